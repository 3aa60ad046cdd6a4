//! The joust, and where an angle lies.

use super::fight::{REQUIRED, following};
use super::side::{self, EXTRA, WEARY};
use super::words::{FACING, JOUST, PASSES, RIDE};
use crate::ask::form::{Form, Modifier, Place, Shape, with};
use crate::ask::{Error, Expected, Phrase, Span};
use crate::rules::Game;
use crate::rules::westeros::{Facing, Joust, Rider};
use std::rc::Rc;

pub(super) static JOUST_FORM: Form = Form {
    game: Game::Westeros,
    rule: "joust",
    word: Some(&JOUST),
    operand: Shape::Score,
    versus: &[REQUIRED],
    modifiers: &[
        with!(RIDE, Shape::Score).a_side(),
        EXTRA,
        WEARY,
        with!(PASSES, Shape::Score),
    ],
    example: "westeros joust 8+5 ride 4+4 vs 7+6 ride 5+4",
    build: |phrase| {
        let (first, second) = (rider(phrase, 0)?, rider(phrase, 1)?);
        let joust = |passes| Joust::new(first.clone(), second.clone(), passes);
        let limited = phrase.number(&PASSES, None, |passes| joust(Some(passes)))?;
        Ok(Rc::new(match limited {
            Some(joust) => joust,
            None => joust(None).map_err(|refusal| Error::refused(phrase.end, refusal))?,
        }))
    },
};

pub(super) static FACING_FORM: Form = Form {
    game: Game::Westeros,
    rule: "facing",
    word: Some(&FACING),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[],
    example: "westeros facing 200",
    build: |phrase| {
        let facing = phrase.take(0, |degrees| Facing::new(degrees.total()))?;
        Ok(Rc::new(facing))
    },
};

fn rider(phrase: &Phrase, part: usize) -> Result<Rider, Error> {
    let Some(seat) = following(phrase, &RIDE, Some(part)) else {
        let place = Span::point(phrase.place(part).end);
        return Err(Error::expected(place, vec![Expected::Word(&RIDE)]));
    };
    let stance = side::health(phrase, Some(part))?;
    phrase.take(part, |lance| Ok(Rider::new(lance, seat, &stance)))
}
