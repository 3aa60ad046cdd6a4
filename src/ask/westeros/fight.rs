//! The plain roll, the shot and the attempt to knock somebody down.

use super::side::{
    self, DEFENDS, DRAWS, EXTRA, FROM, GROUND, HOLD, OPENS, PICK_UP, STUN, TURN, UNARMED, WEARY,
    fighting,
};
use super::words::{
    AIM, ARMOUR, AT, CHARGE, CRITICAL, CRITICAL_DAMAGE, DAMAGE, DODGE, EXHAUSTED, FORTITUDE,
    KNOCKDOWN, MODIFIER, RANGE, RESISTANCE, SHOOT, SIZE, TIRED, WINDED,
};
use crate::ask::form::{Form, Modifier, Place, Shape, Versus, with, word};
use crate::ask::{Argument, Error, Expected, Phrase};
use crate::rules::westeros::{
    Bearing, Damage, Distance, Footing, Harm, KnockDown, Missile, Push, Shot, Test,
};
use crate::rules::{Game, Score};
use std::rc::Rc;

pub(super) const REQUIRED: Versus = Versus {
    takes: Shape::Score,
    required: true,
};

pub(super) static TEST_FORM: Form = Form {
    game: Game::Westeros,
    rule: "test",
    word: None,
    operand: Shape::Score,
    versus: &[REQUIRED],
    modifiers: &[
        with!(MODIFIER, Shape::Score),
        word!(WINDED, TIRED, EXHAUSTED),
    ],
    example: "westeros 4+3 vs 9",
    build: |phrase| {
        let stance = side::health(phrase, None)?;
        let difficulty = phrase.take(1, Ok)?;
        let test = phrase.take(0, |traits| Ok(Test::new(traits, &stance, difficulty)))?;
        Ok(Rc::new(test))
    },
};

pub(super) static SHOOT_FORM: Form = Form {
    game: Game::Westeros,
    rule: "shoot",
    word: Some(&SHOOT),
    operand: Shape::Score,
    versus: &[REQUIRED],
    modifiers: fighting![
        with!(AT, Shape::Metres),
        with!(RANGE, Shape::Score),
        word!(AIM),
        FROM,
        DRAWS,
        with!(CRITICAL, Shape::Score),
        with!(DODGE, Shape::Score).second_side(),
        with!(SIZE, Shape::Score),
        with!(RESISTANCE, Shape::Score),
        with!(DAMAGE, Shape::Dice),
        with!(CRITICAL_DAMAGE, Shape::Dice),
        with!(ARMOUR, Shape::Score),
        with!(FORTITUDE, Shape::Score),
    ],
    example: "westeros shoot 4+3 vs 12 at 60m range 100 aim crit 15 dodge 3+2 dmg 9 fort 3",
    build: |phrase| {
        give_the_shooter_its_modifiers(phrase);
        let stance = side::stance(phrase, 0)?;
        let shot = Shot {
            traits: phrase.take(0, Ok)?,
            stance,
            distance: distance(phrase)?,
            aimed: phrase.has(&AIM),
            bearing: side::bearing(phrase),
            drawing: side::drawing(phrase),
        };
        let difficulty = phrase.take(1, Ok)?;
        let critical = phrase.number(&CRITICAL, None, |number| Score::new(number, 0))?;
        let mut missile = Missile::new(&shot, difficulty, critical)
            .map_err(|refusal| Error::refused(side::burden_place(phrase, 0), refusal))?;
        let target = side::stance(phrase, 1)?;
        if let Some(traits) = following(phrase, &DODGE, None) {
            missile = missile
                .dodged_with(traits, &target)
                .map_err(|refusal| phrase.refuse(&DODGE, refusal))?;
        }
        let harm = harm(phrase)?;
        Ok(Rc::new(
            missile.harming(side::protection(phrase, None)?, harm),
        ))
    },
};

pub(super) static KNOCKDOWN_FORM: Form = Form {
    game: Game::Westeros,
    rule: "knockdown",
    word: Some(&KNOCKDOWN),
    operand: Shape::Score,
    versus: &[REQUIRED],
    modifiers: fighting![
        word!(CHARGE).first_side(),
        FROM,
        with!(DODGE, Shape::Score).second_side(),
    ],
    example: "westeros knockdown 4+3+2 charge vs 3+3+1 dodge 2",
    build: |phrase| {
        let push = Push {
            body: phrase.take(0, Ok)?,
            charge: phrase.has(&CHARGE),
            stance: side::stance(phrase, 0)?,
        };
        let footing = |dodge| -> Result<Footing, Error> {
            Ok(Footing {
                body: phrase.take(1, Ok)?,
                dodge,
                faced: side::bearing(phrase) == Bearing::Front,
                stance: side::stance(phrase, 1)?,
            })
        };
        // Each refusal is told at its own place: who may not push, who lies already, then Esquiva.
        let calm = Footing {
            stance: side::health(phrase, Some(1))?,
            ..footing(0)?
        };
        KnockDown::new(&push, &calm)
            .map_err(|refusal| Error::refused(side::burden_place(phrase, 0), refusal))?;
        KnockDown::new(&push, &footing(0)?)
            .map_err(|refusal| Error::refused(side::burden_place(phrase, 1), refusal))?;
        let dodge = phrase.number(&DODGE, None, Ok)?.unwrap_or(0);
        let knockdown = KnockDown::new(&push, &footing(dodge)?);
        Ok(Rc::new(knockdown.map_err(|refusal| {
            side::at_word(phrase, &DODGE, refusal)
        })?))
    },
};

/// The score after a word.
pub(super) fn following(
    phrase: &Phrase,
    word: &crate::ask::Keyword,
    part: Option<usize>,
) -> Option<Score> {
    match phrase.find(word, part).map(|item| &item.argument) {
        Some(Argument::Score(score, _)) => Some(*score),
        _ => None,
    }
}

/// A difficulty is nobody: where the target does not dodge, what follows it is the shooter's.
fn give_the_shooter_its_modifiers(phrase: &mut Phrase) {
    if phrase.has(&DODGE) {
        return;
    }
    for words in [&[&MODIFIER][..], &[&WINDED, &TIRED, &EXHAUSTED]] {
        let of = |part| {
            phrase
                .items
                .iter()
                .position(|item| item.part == part && words.iter().any(|word| item.word.is(word)))
        };
        if let (None, Some(item)) = (of(0), of(1)) {
            phrase.items[item].part = 0;
        }
    }
}

/// How far the target is; at close range where the line does not say.
fn distance(phrase: &Phrase) -> Result<Distance, Error> {
    let range = phrase.number(&RANGE, None, |range| Distance::new(0, range).map(|_| range))?;
    match range {
        Some(range) => Ok(phrase
            .number(&AT, None, |metres| Distance::new(metres, range))?
            .unwrap_or_default()),
        None if phrase.has(&AT) => Err(Error::expected(phrase.end, vec![Expected::Word(&RANGE)])),
        None => Ok(Distance::default()),
    }
}

/// What the shot does, where the line says.
fn harm(phrase: &Phrase) -> Result<Option<Harm>, Error> {
    let damage = phrase.dice(&DAMAGE, None, Damage::new)?;
    let critical = phrase.dice(&CRITICAL_DAMAGE, None, Damage::new)?;
    match damage {
        Some(damage) => Ok(Some(Harm { damage, critical })),
        None if critical.is_some() => {
            Err(Error::expected(phrase.end, vec![Expected::Word(&DAMAGE)]))
        }
        None => Ok(None),
    }
}
