//! The body: damage, dying, rest, healing.

use super::super::form::{Form, Modifier, Place, Shape, with, word};
use super::words::{
    ACTIVE, ADVERSE, ASPECT, CARE, CONSOLIDATED, DAMAGE, DEGENERATION, DIRECT_ASPECT, DYING,
    ENDURANCE, FAVOURABLE, HEAL, HEALTHY, INCAPACITATED, LOST, MYTHOS, REST, WOUNDED,
};
use super::{
    AGUANTE, BODY, DRUGGED, EXTRA, LOST_SO_FAR, MIND, WATCHED, WEARS, condition, needed, one_of,
    protection, reserve, traits, turns,
};
use crate::ask::{Error, Keyword, Phrase};
use crate::rules::Game;
use crate::rules::hitos::{
    Circumstance, Damage, Decline, Degeneration, Difficulty, Healing, Loss, Mettle, Nature,
    Purpose, Reading, Rest, Test, Vigil,
};
use std::rc::Rc;

/// States that heal.
const STATES: &[&Keyword] = &[&HEALTHY, &WOUNDED, &INCAPACITATED];

pub(super) static DAMAGE_FORM: Form = Form {
    game: Game::Hitos,
    rule: "damage",
    word: Some(&DAMAGE),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[
        AGUANTE,
        LOST_SO_FAR,
        WEARS,
        with!(DEGENERATION, Shape::Score),
        word!(MYTHOS),
        word!(ASPECT),
    ],
    example: "hitos damage 9 aguante 8 lost 5",
    build: |phrase| {
        let victim = reserve(phrase, Nature::Body, &ENDURANCE)?;
        let mut damage = phrase.take(0, |score| Damage::new(score.total(), victim))?;
        damage.protection = protection(phrase)?;
        damage.degeneration = degeneration(phrase)?;
        damage.aspect = phrase.has(&ASPECT);
        Ok(Rc::new(damage))
    },
};

/// Degeneración before, and whether the harm is the Mythos'.
pub(super) fn degeneration(phrase: &Phrase) -> Result<Degeneration, Error> {
    let mythos = phrase.has(&MYTHOS);
    let scored = phrase.number(&DEGENERATION, None, |score| {
        Degeneration::new(score, mythos)
    })?;
    match scored {
        Some(degeneration) => Ok(degeneration),
        None => Degeneration::new(0, mythos).map_err(|refusal| Error::refused(phrase.end, refusal)),
    }
}

pub(super) static DYING_FORM: Form = Form {
    game: Game::Hitos,
    rule: "dying",
    word: Some(&DYING),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[WATCHED, word!(ASPECT, DIRECT_ASPECT)],
    example: "hitos dying 8 turns 10",
    build: |phrase| {
        Ok(Rc::new(Vigil {
            nature: Nature::Body,
            mettle: phrase.take(0, |score| Mettle::new(score.total()))?,
            turns: turns(phrase)?,
            aspect: phrase.has(&ASPECT),
            directly: phrase.has(&DIRECT_ASPECT),
        }))
    },
};

pub(super) static REST_FORM: Form = Form {
    game: Game::Hitos,
    rule: "rest",
    word: Some(&REST),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[LOST_SO_FAR, with!(CONSOLIDATED, Shape::Score)],
    example: "hitos rest lost 9 consolidated 4",
    build: |phrase| {
        let whole = phrase.number(&LOST, None, |lost| Loss::new(lost, 0))?;
        let whole = needed(phrase, &LOST, whole)?;
        let part = phrase.number(&CONSOLIDATED, None, |part| Loss::new(whole.lost(), part))?;
        Ok(Rc::new(Rest {
            loss: part.unwrap_or(whole),
        }))
    },
};

pub(super) static HEAL_FORM: Form = Form {
    game: Game::Hitos,
    rule: "heal",
    word: Some(&HEAL),
    operand: Shape::OneOf(STATES),
    versus: &[],
    modifiers: &[
        AGUANTE,
        LOST_SO_FAR,
        word!(FAVOURABLE, ADVERSE),
        word!(ACTIVE),
    ],
    example: "hitos heal wounded aguante 8 lost 10 favourable",
    build: |phrase| {
        let patient = reserve(phrase, Nature::Body, &ENDURANCE)?;
        if !phrase.has(&LOST) {
            needed(phrase, &LOST, None::<()>)?;
        }
        let circumstances = [
            (&FAVOURABLE, Circumstance::Favourable),
            (&ADVERSE, Circumstance::Adverse),
        ];
        let circumstance = one_of(phrase, None, circumstances).unwrap_or_default();
        let healing = Healing::new(state(phrase), patient, circumstance, phrase.has(&ACTIVE));
        Ok(Rc::new(
            healing.map_err(|refusal| phrase.refuse(&LOST, refusal))?,
        ))
    },
};

/// The state that the line names.
fn state(phrase: &Phrase) -> Decline {
    match phrase.leading(0) {
        Some(word) if word.is(&WOUNDED) => Decline::Slight,
        Some(word) if word.is(&INCAPACITATED) => Decline::Grave,
        _ => Decline::None,
    }
}

pub(super) static CARE_FORM: Form = Form {
    game: Game::Hitos,
    rule: "care",
    word: Some(&CARE),
    operand: Shape::Worded(STATES),
    versus: &[],
    modifiers: &[EXTRA, BODY, MIND, DRUGGED, word!(ASPECT)],
    example: "hitos care wounded 5+4",
    build: |phrase| {
        let target = match state(phrase) {
            Decline::None => Difficulty::EASY,
            _ => Difficulty::MEDIUM,
        };
        Ok(Rc::new(Test {
            traits: traits(phrase, 0, None)?,
            target,
            condition: condition(phrase, None)?,
            reading: Reading::plain(phrase.has(&ASPECT)),
            purpose: Purpose::Care,
        }))
    },
};
