//! Attacks on an area.

use super::attack::sight;
use super::side::{Side, TRAIT, USUAL_TARGET, states, trait_at, usual_target};
use super::strike::{
    ACTING, AIMED, COVERED, DISTANCE, JOKER_DEALT, LIGHTING, POINTS, RAN_BEFORE, RANGES, SPENT,
};
use super::words::{AREA, AT, BENI, CONE, LAUNCHED, THROWN, UNSTABLE};
use crate::ask::Argument;
use crate::ask::form::{Form, Modifier, Place, Shape, word};
use crate::rules::Game;
use crate::rules::savage::{Area, Band, Manoeuvre, Modifiers, Template};
use std::rc::Rc;

/// An attack on an area.
pub(super) static AREA_FORM: Form = Form {
    game: Game::Savage,
    rule: "area",
    word: Some(&AREA),
    operand: TRAIT,
    versus: &[USUAL_TARGET],
    modifiers: states![first_side;
        word!(THROWN, LAUNCHED, CONE).first_side(),
        DISTANCE,
        RANGES,
        COVERED,
        LIGHTING,
        AIMED,
        POINTS,
        ACTING,
        RAN_BEFORE,
        JOKER_DEALT,
        word!(UNSTABLE).first_side(),
        SPENT,
    ],
    example: "sw area d8 thrown at 10 range 5/10/20",
    build: |phrase| {
        let template = match () {
            () if phrase.has(&THROWN) => Template::Thrown,
            () if phrase.has(&CONE) => Template::Cone,
            () => Template::Launched,
        };
        if template == Template::Launched && !phrase.has(&LAUNCHED) {
            phrase.mean(&LAUNCHED, Argument::Nothing);
        }
        let target = usual_target(phrase)?;
        let sight = sight(phrase)?;
        let mut roll = Side::Only.roll(phrase, trait_at(phrase, 0)?)?;
        roll.modifiers.append(sight.modifiers());
        if phrase.has(&UNSTABLE) {
            let unstable = Modifiers::to_roll(&[Manoeuvre::Unstable]);
            roll.modifiers.append(unstable);
        }
        Ok(Rc::new(Area {
            roll,
            target,
            beni: phrase.has(&BENI),
            template,
            distance: Side::Only.number(phrase, &AT, Ok)?,
            band: sight.band.unwrap_or(Band::Short),
        }))
    },
};
