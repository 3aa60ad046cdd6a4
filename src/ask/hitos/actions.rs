//! Tests, opposed and extended rolls, and aspects used on a roll.

use super::super::form::{Form, Modifier, Place, Shape, Versus, with, word};
use super::words::{
    ADVISE, ASPECT, BOOST, EXTENDED, HINDER, KEEP, NO_TIE, OPPOSED, ROLLED, SUCCESSES, WITHIN,
};
use super::{
    BODY, DIFFICULTY, DRUGGED, EXTRA, MIND, condition, difficulty, needed, rolled, traits,
};
use crate::ask::{Error, Expected, Phrase};
use crate::rules::hitos::{
    Advise, Again, Extended, Kept, Needed, Opposed, Purpose, Reading, Side, Test,
};
use crate::rules::{Game, Play};
use std::rc::Rc;

pub(super) static TEST_FORM: Form = Form {
    game: Game::Hitos,
    rule: "test",
    word: None,
    operand: Shape::Score,
    versus: &[DIFFICULTY],
    modifiers: &[EXTRA, BODY, MIND, DRUGGED, word!(ASPECT)],
    example: "hitos 6+4 vs 15",
    build: |phrase| {
        let reading = Reading::plain(phrase.has(&ASPECT));
        test(phrase, reading)
    },
};

const AGAIN: &[Modifier] = &[
    with!(KEEP, Shape::List(Expected::Faces)),
    with!(ROLLED, Shape::List(Expected::Faces)),
    EXTRA,
    BODY,
    MIND,
    DRUGGED,
];

pub(super) static BOOST_FORM: Form = Form {
    game: Game::Hitos,
    rule: "boost",
    word: Some(&BOOST),
    operand: Shape::Score,
    versus: &[DIFFICULTY],
    modifiers: AGAIN,
    example: "hitos boost 6+4 vs 15 keep 9",
    build: |phrase| {
        let again = again(phrase)?;
        test(phrase, Reading::Boost(again))
    },
};

pub(super) static HINDER_FORM: Form = Form {
    game: Game::Hitos,
    rule: "hinder",
    word: Some(&HINDER),
    operand: Shape::Score,
    versus: &[DIFFICULTY],
    modifiers: AGAIN,
    example: "hitos hinder 6+4 vs 15 keep 9,5",
    build: |phrase| {
        let again = again(phrase)?;
        test(phrase, Reading::Hinder(again))
    },
};

pub(super) static ADVISE_FORM: Form = Form {
    game: Game::Hitos,
    rule: "advise",
    word: Some(&ADVISE),
    operand: Shape::Score,
    versus: &[DIFFICULTY],
    modifiers: &[
        with!(ROLLED, Shape::List(Expected::Faces)),
        EXTRA,
        BODY,
        MIND,
        DRUGGED,
    ],
    example: "hitos advise 6+4 vs 15 rolled 1,5,9",
    build: |phrase| {
        let advise = Advise {
            traits: traits(phrase, 0, None)?,
            target: difficulty(phrase)?,
            condition: condition(phrase, None)?,
            rolled: needed(phrase, &ROLLED, rolled(phrase)?)?,
        };
        Ok(Rc::new(advise))
    },
};

pub(super) static OPPOSED_FORM: Form = Form {
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

pub(super) static EXTENDED_FORM: Form = Form {
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
        let successes = phrase.number(&SUCCESSES, None, Needed::new)?;
        let extended = Extended {
            traits: traits(phrase, 0, None)?,
            target: difficulty(phrase)?,
            condition: condition(phrase, None)?,
            successes: needed(phrase, &SUCCESSES, successes)?,
            within: phrase.number(&WITHIN, None, Needed::new)?,
        };
        Ok(Rc::new(extended))
    },
};

fn test(phrase: &mut Phrase, reading: Reading) -> Result<Rc<dyn Play>, Error> {
    Ok(Rc::new(Test {
        traits: traits(phrase, 0, None)?,
        target: difficulty(phrase)?,
        condition: condition(phrase, None)?,
        reading,
        purpose: Purpose::Any,
    }))
}

/// The dice kept, of those on the table where they are named.
fn again(phrase: &Phrase) -> Result<Again, Error> {
    let from = rolled(phrase)?;
    let again = phrase.list(&KEEP, |faces| Again::new(Kept::new(faces)?, from))?;
    match again {
        Some(again) => Ok(again),
        None => {
            Again::new(Kept::default(), from).map_err(|refusal| Error::refused(phrase.end, refusal))
        }
    }
}
