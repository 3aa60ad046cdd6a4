//! How HITOS is asked for.

use super::form::{Form, Modifier, Place, Shape, Versus, with, word};
use super::keyword::keywords;
use super::{Argument, Error, Keyword, Phrase};
use crate::rules::hitos::{
    Advise, BodyState, Condition, DEFAULT_DIFFICULTY, Drugs, Extended, Kept, MindState, Needed,
    Opposed, Reading, Side, Test, Trio,
};
use crate::rules::{Game, Play, Refusal, Score};
use std::rc::Rc;

keywords! {
    HITOS: ["hitos"] / ["hitos"], "HITOS: three ten-sided dice, the middle one counts" / "HITOS: tres dados de diez, cuenta el central";
    OPPOSED: ["opposed"] / ["enfrentada", "enfrentado"], "two sides roll, the higher total wins" / "tiran los dos, gana el total más alto";
    EXTENDED: ["extended"] / ["prolongada", "prolongado"], "several successes, one roll a period" / "varios éxitos, una tirada por periodo";
    BOOST: ["boost"] / ["favor"], "a favourable aspect: the dice not kept are rolled again" / "un aspecto a favor: se repiten los dados que no se guardan";
    HINDER: ["hinder"] / ["contra", "en contra"], "an adverse aspect: the dice not kept are rolled again" / "un aspecto en contra: se repiten los dados que no se guardan";
    ADVISE: ["advise"] / ["consejo"], "which dice to roll again, with exact odds" / "qué dados repetir, con sus probabilidades exactas";
    ASPECT: ["aspect"] / ["aspecto"], "an aspect is activated if the roll is no success" / "se activa un aspecto si la tirada no es un éxito";
    KEEP: ["keep"] / ["guarda"], "dice kept, such as 9 or 9,5" / "dados que se guardan, como 9 o 9,5";
    ROLLED: ["rolled"] / ["salió"], "the three dice as they fell, such as 1,5,9" / "los tres dados que han salido, como 1,5,9";
    NO_TIE: ["no-tie"] / ["sin-empate"], "a tie is rolled again" / "el empate se repite";
    SUCCESSES: ["successes"] / ["éxitos"], "successes needed" / "éxitos que hacen falta";
    WITHIN: ["within"] / ["en"], "rolls allowed" / "tiradas permitidas";
    DRUGS: ["drugs"] / ["drogas"], "against pain and fear: mild or strong" / "contra el dolor y el miedo: suaves o fuertes";
    MILD: ["mild"] / ["suaves"], "cancels 2 points of penalty" / "anulan 2 puntos de penalización";
    STRONG: ["strong"] / ["fuertes"], "cancels 5 points of penalty" / "anulan 5 puntos de penalización";
    HEALTHY: ["healthy"] / ["sano", "sana"], "no penalty" / "sin penalización";
    WOUNDED: ["wounded"] / ["herido", "herida"], "-2 to actions" / "-2 a las acciones";
    INCAPACITATED: ["incapacitated"] / ["incapacitado", "incapacitada"], "-5 to actions" / "-5 a las acciones";
    DYING: ["dying"] / ["moribundo", "moribunda"], "cannot act" / "no puede actuar";
    SANE: ["sane"] / ["cuerdo", "cuerda"], "no penalty" / "sin penalización";
    ALTERED: ["altered"] / ["alterado", "alterada"], "-2 to actions" / "-2 a las acciones";
    DERANGED: ["deranged"] / ["trastornado", "trastornada"], "-5 to actions" / "-5 a las acciones";
    MAD: ["mad"] / ["enloquecido", "enloquecida"], "cannot act" / "no puede actuar";
    MODIFIER: ["mod"] / ["mod"], "a modifier of the roll" / "un modificador de la tirada";
    EASY: ["easy"] / ["fácil"], "difficulty 10" / "dificultad 10";
    MEDIUM: ["medium"] / ["media"], "difficulty 15" / "dificultad 15";
    HARD: ["hard"] / ["difícil"], "difficulty 20" / "dificultad 20";
    VERY_HARD: ["very-hard"] / ["muy-difícil"], "difficulty 25" / "dificultad 25";
    EXTREME: ["extreme"] / ["extrema"], "difficulty 30" / "dificultad 30";
}

/// Difficulties by name.
const DIFFICULTIES: &[(&Keyword, i64)] = &[
    (&EASY, 10),
    (&MEDIUM, DEFAULT_DIFFICULTY),
    (&HARD, 20),
    (&VERY_HARD, 25),
    (&EXTREME, 30),
];

const DIFFICULTY: Versus = Versus {
    takes: Shape::Named(DIFFICULTIES),
    required: false,
};
const BODY: Modifier = word!(WOUNDED, INCAPACITATED, DYING, HEALTHY);
const MIND: Modifier = word!(ALTERED, DERANGED, MAD, SANE);
const DRUGGED: Modifier = with!(DRUGS, Shape::OneOf(&[&MILD, &STRONG]));
const EXTRA: Modifier = with!(MODIFIER, Shape::Score);

/// The rules of HITOS; the bare test first.
pub(super) static FORMS: &[&Form] = &[
    &TEST_FORM,
    &OPPOSED_FORM,
    &EXTENDED_FORM,
    &BOOST_FORM,
    &HINDER_FORM,
    &ADVISE_FORM,
];

static TEST_FORM: Form = Form {
    game: Game::Hitos,
    rule: "test",
    word: None,
    operand: Shape::Score,
    versus: &[DIFFICULTY],
    modifiers: &[EXTRA, BODY, MIND, DRUGGED, word!(ASPECT)],
    example: "hitos 6+4 vs 15",
    build: |phrase| {
        let reading = if phrase.has(&ASPECT) {
            Reading::CentreThenAspect
        } else {
            Reading::Centre
        };
        test(phrase, reading)
    },
};

static BOOST_FORM: Form = Form {
    game: Game::Hitos,
    rule: "boost",
    word: Some(&BOOST),
    operand: Shape::Score,
    versus: &[DIFFICULTY],
    modifiers: &[with!(KEEP, Shape::List), EXTRA, BODY, MIND, DRUGGED],
    example: "hitos boost 6+4 vs 15 keep 9",
    build: |phrase| {
        let kept = phrase.list(&KEEP, Kept::new)?.unwrap_or_default();
        test(phrase, Reading::Boost(kept))
    },
};

static HINDER_FORM: Form = Form {
    game: Game::Hitos,
    rule: "hinder",
    word: Some(&HINDER),
    operand: Shape::Score,
    versus: &[DIFFICULTY],
    modifiers: &[with!(KEEP, Shape::List), EXTRA, BODY, MIND, DRUGGED],
    example: "hitos hinder 6+4 vs 15 keep 9,5",
    build: |phrase| {
        let kept = phrase.list(&KEEP, Kept::new)?.unwrap_or_default();
        test(phrase, Reading::Hinder(kept))
    },
};

static ADVISE_FORM: Form = Form {
    game: Game::Hitos,
    rule: "advise",
    word: Some(&ADVISE),
    operand: Shape::Score,
    versus: &[DIFFICULTY],
    modifiers: &[with!(ROLLED, Shape::List), EXTRA, BODY, MIND, DRUGGED],
    example: "hitos advise 6+4 vs 15 rolled 1,5,9",
    build: |phrase| {
        let traits = traits(phrase, 0, None)?;
        let target = difficulty(phrase)?;
        let penalty = condition(phrase, None)?.penalty();
        let rolled = phrase.list(&ROLLED, trio)?;
        let rolled = rolled
            .ok_or_else(|| Error::expected(phrase.end, vec![super::Expected::Word(&ROLLED)]))?;
        Ok(Rc::new(Advise {
            traits,
            penalty,
            target,
            rolled,
        }))
    },
};

static OPPOSED_FORM: Form = Form {
    game: Game::Hitos,
    rule: "opposed",
    word: Some(&OPPOSED),
    operand: Shape::Score,
    versus: &[Versus {
        takes: Shape::Score,
        required: true,
    }],
    modifiers: &[
        EXTRA.a_side(),
        BODY.a_side(),
        MIND.a_side(),
        DRUGGED.a_side(),
        word!(ASPECT).a_side(),
        word!(NO_TIE),
    ],
    example: "hitos opposed 2+4 vs 4+7",
    build: |phrase| {
        let side = |part| -> Result<Side, Error> {
            Ok(Side {
                traits: traits(phrase, part, Some(part))?,
                condition: condition(phrase, Some(part))?,
                aspect: phrase.has_in(&ASPECT, part),
            })
        };
        Ok(Rc::new(Opposed {
            first: side(0)?,
            second: side(1)?,
            no_tie: phrase.has(&NO_TIE),
        }))
    },
};

static EXTENDED_FORM: Form = Form {
    game: Game::Hitos,
    rule: "extended",
    word: Some(&EXTENDED),
    operand: Shape::Score,
    versus: &[DIFFICULTY],
    modifiers: &[
        with!(SUCCESSES, Shape::Score),
        with!(WITHIN, Shape::Score),
        EXTRA,
        BODY,
        MIND,
        DRUGGED,
    ],
    example: "hitos extended 6+5 vs 15 successes 3 within 10",
    build: |phrase| {
        let traits = traits(phrase, 0, None)?;
        let target = difficulty(phrase)?;
        let condition = condition(phrase, None)?;
        let successes = phrase.number(&SUCCESSES, None, Needed::new)?;
        let successes = successes
            .ok_or_else(|| Error::expected(phrase.end, vec![super::Expected::Word(&SUCCESSES)]))?;
        let within = phrase.number(&WITHIN, None, Needed::new)?;
        Ok(Rc::new(Extended {
            traits,
            target,
            condition,
            successes,
            within,
        }))
    },
};

fn test(phrase: &mut Phrase, reading: Reading) -> Result<Rc<dyn Play>, Error> {
    let traits = traits(phrase, 0, None)?;
    let target = difficulty(phrase)?;
    let condition = condition(phrase, None)?;
    Ok(Rc::new(Test {
        traits,
        target,
        condition,
        reading,
    }))
}

/// An operand with what `mod` adds to it.
fn traits(phrase: &Phrase, operand: usize, part: Option<usize>) -> Result<Score, Error> {
    let extra = phrase.number(&MODIFIER, part, Ok)?.unwrap_or(0);
    phrase.take(operand, |score| {
        Score::new(score.written(), score.modifier() + extra)
    })
}

/// The difficulty named, or the usual one, which is then part of the phrase.
fn difficulty(phrase: &mut Phrase) -> Result<Score, Error> {
    if phrase.score(1).is_none() {
        let usual = Score::new(DEFAULT_DIFFICULTY, 0)
            .map_err(|refusal| Error::refused(phrase.end, refusal))?;
        phrase.operands.push((Argument::meant(usual), phrase.end));
    }
    phrase.take(1, Ok)
}

/// State and drugs of a side.
fn condition(phrase: &Phrase, part: Option<usize>) -> Result<Condition, Error> {
    let has = |word| phrase.find(word, part).is_some();
    if has(&DYING) {
        return Err(phrase.refuse(&DYING, Condition::dying()));
    }
    if has(&MAD) {
        return Err(phrase.refuse(&MAD, Condition::mad()));
    }
    let body = match (has(&WOUNDED), has(&INCAPACITATED)) {
        (true, _) => BodyState::Wounded,
        (_, true) => BodyState::Incapacitated,
        _ => BodyState::Healthy,
    };
    let mind = match (has(&ALTERED), has(&DERANGED)) {
        (true, _) => MindState::Altered,
        (_, true) => MindState::Deranged,
        _ => MindState::Sane,
    };
    let drugs = match phrase.find(&DRUGS, part).map(|item| &item.argument) {
        Some(Argument::Word(word)) if word.is(&STRONG) => Drugs::Strong,
        Some(_) => Drugs::Mild,
        None => Drugs::None,
    };
    Ok(Condition { body, mind, drugs })
}

/// Three faces.
fn trio(faces: &[i64]) -> Result<Trio, Refusal> {
    let mut small = [0; 3];
    if faces.len() != 3 {
        return Err(Refusal::Forbidden(
            crate::rules::hitos::Word::ThreeFaces.into(),
            Vec::new(),
        ));
    }
    for (place, face) in small.iter_mut().zip(faces) {
        *place = match u8::try_from(*face) {
            Ok(face @ 1..=10) => face,
            _ => return Err(Refusal::range(&(1..=10))),
        };
    }
    Ok(Trio::of(small))
}
