//! Hazards: falls, poison, suffocation, fire, explosions.

use super::super::form::{Form, Modifier, Place, Shape, with, word};
use super::words::{
    ASPECT, BREAKS_FALL, BREATH, COVER, DIRECT_ASPECT, ENDURANCE, EXPLOSION, FALL, FIRE, FULL,
    GREATER, LESSER, MAJOR, MEDIUM_FIRE, MINOR, OUTER, PARTIAL, POISON, PUSH, ROLLED, SUFFOCATE,
};
use super::{
    AGUANTE, BODY, DIFFICULTIES, DIFFICULTY, DRUGGED, EXTRA, MIND, WATCHED, WEARS, condition,
    difficulty, difficulty_at, needed, protection, rolled, traits, turns,
};
use crate::ask::{Error, Expected, Keyword, Phrase};
use crate::rules::Game;
use crate::rules::hitos::{
    DamageType, Explosion, Exposure, Fall, Fire, Mettle, Poison, Suffocation,
};
use std::rc::Rc;

pub(super) static FALL_FORM: Form = Form {
    game: Game::Hitos,
    rule: "fall",
    word: Some(&FALL),
    operand: Shape::Metres,
    versus: &[],
    modifiers: &[
        with!(ROLLED, Shape::List(Expected::Faces)),
        with!(PUSH, Shape::Score),
        WEARS,
        word!(BREAKS_FALL),
    ],
    example: "hitos fall 7m rolled 1,5,9 push 2 aspect",
    build: |phrase| {
        let aspect = phrase.has(&BREAKS_FALL);
        let table = &phrase.tables().hitos.falls;
        let mut fall = phrase.take(0, |metres| Fall::new(metres.total(), aspect, table))?;
        fall.rolled = rolled(phrase)?;
        fall.protection = protection(phrase)?;
        let pushed = phrase.number(&PUSH, None, |bonus| fall.clone().pushed(bonus))?;
        Ok(Rc::new(pushed.unwrap_or(fall)))
    },
};

pub(super) static POISON_FORM: Form = Form {
    game: Game::Hitos,
    rule: "poison",
    word: Some(&POISON),
    operand: Shape::Named(DIFFICULTIES),
    versus: &[],
    modifiers: &[
        with!(LESSER, Shape::DamageType),
        with!(GREATER, Shape::DamageType),
        AGUANTE,
        WEARS,
        word!(ASPECT),
    ],
    example: "hitos poison 15 minor m major CM aguante 8",
    build: |phrase| {
        Ok(Rc::new(Poison {
            target: difficulty_at(phrase, 0)?,
            lesser: damage_type(phrase, &LESSER)?,
            greater: damage_type(phrase, &GREATER)?,
            mettle: aguante(phrase)?,
            aspect: phrase.has(&ASPECT),
            protection: protection(phrase)?,
        }))
    },
};

pub(super) static SUFFOCATE_FORM: Form = Form {
    game: Game::Hitos,
    rule: "suffocate",
    word: Some(&SUFFOCATE),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[AGUANTE, word!(BREATH), WATCHED],
    example: "hitos suffocate aguante 8 breath turns 40",
    build: |phrase| {
        Ok(Rc::new(Suffocation {
            mettle: aguante(phrase)?,
            breath: phrase.has(&BREATH),
            turns: turns(phrase)?,
        }))
    },
};

pub(super) static FIRE_FORM: Form = Form {
    game: Game::Hitos,
    rule: "fire",
    word: Some(&FIRE),
    operand: Shape::Worded(&[&MINOR, &MEDIUM_FIRE, &MAJOR]),
    versus: &[DIFFICULTY],
    modifiers: &[EXTRA, BODY, MIND, DRUGGED, WEARS, word!(DIRECT_ASPECT)],
    example: "hitos fire medium 4+3 vs 15",
    build: |phrase| {
        let exposure = match phrase.leading(0) {
            Some(word) if word.is(&MINOR) => Exposure::Minor,
            Some(word) if word.is(&MAJOR) => Exposure::Major,
            _ => Exposure::Medium,
        };
        Ok(Rc::new(Fire {
            exposure,
            traits: traits(phrase, 0, None)?,
            target: difficulty(phrase)?,
            condition: condition(phrase, None)?,
            protection: protection(phrase)?,
            table: phrase.tables().hitos.fire.clone(),
            directly: phrase.has(&DIRECT_ASPECT),
        }))
    },
};

pub(super) static EXPLOSION_FORM: Form = Form {
    game: Game::Hitos,
    rule: "explosion",
    word: Some(&EXPLOSION),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[
        with!(FULL, Shape::DamageType),
        with!(PARTIAL, Shape::DamageType),
        word!(COVER),
        word!(OUTER),
        WEARS,
    ],
    example: "hitos explosion full mCM partial C cover",
    build: |phrase| {
        Ok(Rc::new(Explosion {
            full: damage_type(phrase, &FULL)?,
            partial: damage_type(phrase, &PARTIAL)?,
            cover: phrase.has(&COVER),
            outer: phrase.has(&OUTER),
            protection: protection(phrase)?,
        }))
    },
};

fn damage_type(phrase: &Phrase, word: &'static Keyword) -> Result<DamageType, Error> {
    needed(phrase, word, phrase.damage_type(word))
}

fn aguante(phrase: &Phrase) -> Result<Mettle, Error> {
    let mettle = phrase.number(&ENDURANCE, None, Mettle::new)?;
    needed(phrase, &ENDURANCE, mettle)
}
