//! What becomes of those who fall.

use super::side::{EXTRA_POINTS, HURT, KIND, PUT_OFF, Side, TIRED, TRAIT, trait_at};
use super::words::{BLEEDING, INCAPACITATED, INJURY, TURNS, WOUNDS};
use crate::ask::Argument;
use crate::ask::Error;
use crate::ask::form::{Form, Modifier, Place, Shape, with};
use crate::rules::savage::{Bleeding, Incapacitated, Injuries, Turns};
use crate::rules::{Game, Score};
use std::rc::Rc;

/// The Vigor roll of the incapacitated.
pub(super) static INCAPACITATED_FORM: Form = Form {
    game: Game::Savage,
    rule: "incapacitated",
    word: Some(&INCAPACITATED),
    operand: TRAIT,
    versus: &[],
    modifiers: &[HURT, KIND, TIRED, PUT_OFF, EXTRA_POINTS],
    example: "sw incapacitated d6 wounds 3",
    build: |phrase| {
        // Whoever is put out has three wounds at least, and more penalise no further.
        if !phrase.has(&WOUNDS) {
            let three = Score::new(3, 0).map_err(|refusal| Error::refused(phrase.end, refusal))?;
            phrase.mean(&WOUNDS, Argument::meant(three));
        }
        let vigor = Side::Only.roll(phrase, trait_at(phrase, 0)?)?;
        Ok(Rc::new(Incapacitated { vigor }))
    },
};

/// The table of injuries alone.
pub(super) static INJURY_FORM: Form = Form {
    game: Game::Savage,
    rule: "injury",
    word: Some(&INJURY),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[],
    example: "sw injury",
    build: |_| Ok(Rc::new(Injuries)),
};

/// Bleeding out.
pub(super) static BLEEDING_FORM: Form = Form {
    game: Game::Savage,
    rule: "bleeding",
    word: Some(&BLEEDING),
    operand: TRAIT,
    versus: &[],
    modifiers: &[
        HURT,
        KIND,
        TIRED,
        PUT_OFF,
        EXTRA_POINTS,
        with!(TURNS, Shape::Score),
    ],
    example: "sw bleeding d6 wounds 3 turns 10",
    build: |phrase| {
        let vigor = Side::Only.roll(phrase, trait_at(phrase, 0)?)?;
        let turns = Side::Only.number(phrase, &TURNS, Turns::new)?;
        Ok(Rc::new(Bleeding { vigor, turns }))
    },
};
