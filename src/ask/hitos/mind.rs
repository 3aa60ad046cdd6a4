//! The mind: terror, madness, and bringing somebody back from it.

use super::super::form::{Form, Modifier, Place, Shape, with, word};
use super::health::degeneration;
use super::words::{
    ASPECT, CALM, CLOSE, COMPOSURE, CONSOLIDATED, DEGENERATION, DIRECT_ASPECT, FEAR, HORROR, LOST,
    MADNESS, MYTHOS, PANIC, STUPOR, TERROR, THERAPY, UNEASE,
};
use super::{
    BODY, DRUGGED, EXTRA, LOST_SO_FAR, MIND, WATCHED, condition, needed, one_of, reserve, traits,
    turns,
};
use crate::ask::{Error, Phrase};
use crate::rules::Game;
use crate::rules::hitos::{Calm, Dread, Helper, Loss, Mettle, Nature, Terror, Vigil};
use std::rc::Rc;

pub(super) static TERROR_FORM: Form = Form {
    game: Game::Hitos,
    rule: "terror",
    word: Some(&TERROR),
    operand: Shape::OneOf(&[&UNEASE, &STUPOR, &FEAR, &PANIC, &HORROR]),
    versus: &[],
    modifiers: &[
        with!(COMPOSURE, Shape::Score),
        LOST_SO_FAR,
        with!(DEGENERATION, Shape::Score),
        word!(MYTHOS),
        word!(ASPECT),
    ],
    example: "hitos terror panic entereza 7 lost 3 degeneration 1 mythos",
    build: |phrase| {
        let dread = match phrase.leading(0) {
            Some(word) if word.is(&UNEASE) => Dread::Unease,
            Some(word) if word.is(&STUPOR) => Dread::Stupor,
            Some(word) if word.is(&PANIC) => Dread::Panic,
            Some(word) if word.is(&HORROR) => Dread::Horror,
            _ => Dread::Fear,
        };
        Ok(Rc::new(Terror {
            dread,
            mind: reserve(phrase, Nature::Mind, &COMPOSURE)?,
            degeneration: degeneration(phrase)?,
            aspect: phrase.has(&ASPECT),
        }))
    },
};

pub(super) static MADNESS_FORM: Form = Form {
    game: Game::Hitos,
    rule: "madness",
    word: Some(&MADNESS),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[WATCHED, word!(DIRECT_ASPECT)],
    example: "hitos madness 7 turns 5",
    build: |phrase| {
        Ok(Rc::new(Vigil {
            nature: Nature::Mind,
            mettle: phrase.take(0, |score| Mettle::new(score.total()))?,
            turns: turns(phrase)?,
            aspect: false,
            directly: phrase.has(&DIRECT_ASPECT),
        }))
    },
};

pub(super) static CALM_FORM: Form = Form {
    game: Game::Hitos,
    rule: "calm",
    word: Some(&CALM),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[
        word!(CLOSE, THERAPY),
        EXTRA,
        BODY,
        MIND,
        DRUGGED,
        LOST_SO_FAR,
        with!(CONSOLIDATED, Shape::Score),
        word!(ASPECT),
    ],
    example: "hitos calm 5+4 therapy lost 21 consolidated 10",
    build: |phrase| {
        let helpers = [(&CLOSE, Helper::Close), (&THERAPY, Helper::Therapist)];
        let helper = one_of(phrase, None, helpers).unwrap_or_default();
        Ok(Rc::new(Calm {
            helper,
            traits: traits(phrase, 0, None)?,
            condition: condition(phrase, None)?,
            aspect: phrase.has(&ASPECT),
            loss: loss(phrase)?,
        }))
    },
};

/// What the mad one has lost, where that is said.
fn loss(phrase: &Phrase) -> Result<Option<Loss>, Error> {
    let whole = phrase.number(&LOST, None, |lost| Loss::of_the_mad(lost, 0))?;
    if !phrase.has(&CONSOLIDATED) {
        return Ok(whole);
    }
    let whole = needed(phrase, &LOST, whole)?;
    phrase.number(&CONSOLIDATED, None, |part| {
        Loss::of_the_mad(whole.lost(), part)
    })
}
