//! Rolls of one side against a number.

use super::side::{
    BENNY, BUSY, EXTRA_POINTS, HURT, KIND, LUCKY, PUT_OFF, RUNNING, Side, TIRED, TRAIT,
    USUAL_TARGET, states, trait_at, usual_target,
};
use super::words::{BENI, EVADE, HAD, HEAL, NATURAL, SOAK, SUPPORT, UNSHAKE, WOUNDS};
use crate::ask::form::{Form, Modifier, Place, Shape, with};
use crate::ask::{Argument, Error, Phrase};
use crate::rules::savage::{Check, Condition, Roll, Stake, TARGET, Wounds};
use crate::rules::{Game, Play, Score};
use std::rc::Rc;

/// The words of every roll that one side makes.
pub(super) const OWN_WORDS: &[Modifier] =
    states![anywhere; EXTRA_POINTS, BUSY, RUNNING, LUCKY, BENNY];

/// A bare trait roll.
pub(super) static TRAIT_FORM: Form = Form {
    game: Game::Savage,
    rule: "trait",
    word: None,
    operand: TRAIT,
    versus: &[USUAL_TARGET],
    modifiers: OWN_WORDS,
    example: "sw d8 vs 4",
    build: |phrase| against_target(phrase, Stake::Trait),
};

/// Recovering from Shaken.
pub(super) static UNSHAKE_FORM: Form = Form {
    game: Game::Savage,
    rule: "unshake",
    word: Some(&UNSHAKE),
    operand: TRAIT,
    versus: &[],
    modifiers: OWN_WORDS,
    example: "sw unshake d6",
    build: |phrase| against_four(phrase, Stake::Unshake),
};

/// Help for an ally.
pub(super) static SUPPORT_FORM: Form = Form {
    game: Game::Savage,
    rule: "support",
    word: Some(&SUPPORT),
    operand: TRAIT,
    versus: &[USUAL_TARGET],
    modifiers: OWN_WORDS,
    example: "sw support d8",
    build: |phrase| against_target(phrase, Stake::Support),
};

/// Evading a dragon's breath and the like.
pub(super) static EVADE_FORM: Form = Form {
    game: Game::Savage,
    rule: "evade",
    word: Some(&EVADE),
    operand: TRAIT,
    versus: &[USUAL_TARGET],
    modifiers: OWN_WORDS,
    example: "sw evade d8",
    build: |phrase| against_target(phrase, Stake::Evade),
};

/// Soaking wounds.
pub(super) static SOAK_FORM: Form = Form {
    game: Game::Savage,
    rule: "soak",
    word: Some(&SOAK),
    operand: TRAIT,
    versus: &[],
    modifiers: &[
        HURT,
        with!(HAD, Shape::Score),
        KIND,
        TIRED,
        PUT_OFF,
        EXTRA_POINTS,
        LUCKY,
    ],
    example: "sw soak d8 wounds 2 had 1",
    build: |phrase| {
        let fresh = some_wounds(phrase)?;
        let had = Side::Only.number(phrase, &HAD, Wounds::new)?;
        let roll = without_wounds(phrase, had.unwrap_or_default())?;
        Ok(check(roll, TARGET, false, Stake::Soak(fresh)))
    },
};

/// Treating wounds within the hour.
pub(super) static HEAL_FORM: Form = Form {
    game: Game::Savage,
    rule: "heal",
    word: Some(&HEAL),
    operand: TRAIT,
    versus: &[],
    modifiers: OWN_WORDS,
    example: "sw heal d8 wounds 2",
    build: |phrase| {
        // The wounds are the patient's.
        let wounds = some_wounds(phrase)?;
        let roll = without_wounds(phrase, Wounds::default())?;
        Ok(check(roll, TARGET, phrase.has(&BENI), Stake::Heal(wounds)))
    },
};

/// Wounds that heal by themselves.
pub(super) static NATURAL_FORM: Form = Form {
    game: Game::Savage,
    rule: "natural",
    word: Some(&NATURAL),
    operand: TRAIT,
    versus: &[],
    modifiers: OWN_WORDS,
    example: "sw natural d8 wounds 2",
    build: |phrase| {
        let wounds = some_wounds(phrase)?;
        let roll = without_wounds(phrase, wounds)?;
        Ok(check(
            roll,
            TARGET,
            phrase.has(&BENI),
            Stake::Natural(wounds),
        ))
    },
};

fn check(roll: Roll, target: i64, beni: bool, stake: Stake) -> Rc<dyn Play> {
    Rc::new(Check::new(roll, target, beni, stake))
}

/// A roll against what `vs` says, or 4.
fn against_target(phrase: &mut Phrase, stake: Stake) -> Result<Rc<dyn Play>, Error> {
    let target = usual_target(phrase)?;
    let roll = Side::Only.roll(phrase, trait_at(phrase, 0)?)?;
    Ok(check(roll, target, phrase.has(&BENI), stake))
}

/// A roll that always goes against 4.
fn against_four(phrase: &mut Phrase, stake: Stake) -> Result<Rc<dyn Play>, Error> {
    let roll = Side::Only.roll(phrase, trait_at(phrase, 0)?)?;
    Ok(check(roll, TARGET, phrase.has(&BENI), stake))
}

/// A roll whose `wounds` are not what penalises it, but these.
fn without_wounds(phrase: &Phrase, wounds: Wounds) -> Result<Roll, Error> {
    let condition = Condition {
        wounds,
        ..Side::Only.condition(phrase)?
    };
    let mut roll = Side::Only.roll(phrase, trait_at(phrase, 0)?)?;
    roll.modifiers = condition.modifiers();
    roll.modifiers.append(Side::Only.extra_points(phrase)?);
    Ok(roll)
}

/// The wounds that a roll is about: one unless said, which is then part of the phrase.
fn some_wounds(phrase: &mut Phrase) -> Result<Wounds, Error> {
    if !phrase.has(&WOUNDS) {
        let one = Score::new(1, 0).map_err(|refusal| Error::refused(phrase.end, refusal))?;
        phrase.mean(&WOUNDS, Argument::meant(one));
    }
    Ok(Side::Only
        .number(phrase, &WOUNDS, Wounds::some)?
        .unwrap_or_default())
}
