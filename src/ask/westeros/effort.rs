//! Fatigue, and getting up under a load.

use super::words::{
    ATHLETICS, ATTACK, CHARGE, COUNTER_ATTACK, DEFENSIVE, DOING, EXHAUSTED, FATIGUE, FORTITUDE,
    HEAVY, HIGH, KNOCKDOWN, LOAD, LOADING, LOW, MANUAL, MEDIUM, OTHER, POINTS, REST, STAND, TIRED,
    UNTIL, VERY_HEAVY, VERY_HIGH, WALKING, WINDED,
};
use crate::ask::form::{Form, Modifier, Place, Shape, with, word};
use crate::ask::{Argument, Error, Expected, Keyword, Phrase, Stretch};
use crate::rules::westeros::{Action, Fatigue, Fortitude, Intensity, Level, Load, Stand};
use crate::rules::{Game, Score};
use std::rc::Rc;

/// Loads by name (seed, "Intensidad Muy Alta" and "Modificador de Carga").
const LOADS: &[(&Keyword, i64)] = &[(&MEDIUM, 1), (&HEAVY, 2), (&VERY_HEAVY, 2)];

const CARRIES: Modifier = with!(LOAD, Shape::Named(LOADS));

/// What can be done in a pulse.
const ACTIONS: &[Modifier] = &[
    word!(REST),
    word!(LOW),
    word!(MEDIUM),
    word!(HIGH),
    word!(VERY_HIGH),
    word!(ATTACK),
    word!(COUNTER_ATTACK),
    word!(KNOCKDOWN),
    word!(CHARGE),
    word!(LOADING),
    word!(DEFENSIVE),
    with!(ATHLETICS, Shape::OneOf(&[&HIGH, &MEDIUM, &LOW])),
    word!(WALKING),
    word!(MANUAL),
    word!(OTHER),
];

pub(super) static STAND_FORM: Form = Form {
    game: Game::Westeros,
    rule: "stand",
    word: Some(&STAND),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[CARRIES],
    example: "westeros stand load 2",
    build: |phrase| {
        Ok(Rc::new(Stand {
            load: load(phrase)?,
        }))
    },
};

pub(super) static FATIGUE_FORM: Form = Form {
    game: Game::Westeros,
    rule: "fatigue",
    word: Some(&FATIGUE),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[
        with!(FORTITUDE, Shape::Score),
        CARRIES,
        with!(POINTS, Shape::Score),
        with!(DOING, Shape::Sequence(ACTIONS)),
        with!(UNTIL, Shape::OneOf(&[&WINDED, &TIRED, &EXHAUSTED])),
    ],
    example: "westeros fatigue fort 4 load 1: high x3, rest, medium x2",
    build: |phrase| {
        let missing = |word| Error::expected(phrase.end, vec![Expected::Word(word)]);
        let fortitude = phrase.number(&FORTITUDE, None, Fortitude::new)?;
        let fortitude = fortitude.ok_or_else(|| missing(&FORTITUDE))?;
        let list = phrase.find(&DOING, None).ok_or_else(|| missing(&DOING))?;
        let (stretches, place) = match &list.argument {
            Argument::Sequence(stretches) => (stretches.clone(), list.argument_span),
            _ => return Err(missing(&DOING)),
        };
        let load = load(phrase)?;
        let actions = stretches
            .iter()
            .map(|stretch| (action(stretch), stretch.times));
        let mut fatigue = Fatigue::new(fortitude, load, actions)
            .map_err(|refusal| Error::refused(place, refusal))?;
        let start = |points| fatigue.clone().starting_with(points);
        if let Some(started) = phrase.number(&POINTS, None, start)? {
            fatigue = started;
        }
        Ok(Rc::new(match until(phrase) {
            Some(level) => fatigue.until(level),
            None => fatigue,
        }))
    },
};

/// The load named, or none, which is then part of the phrase.
fn load(phrase: &mut Phrase) -> Result<Load, Error> {
    if !phrase.has(&LOAD) {
        let none = Score::new(0, 0).map_err(|refusal| Error::refused(phrase.end, refusal))?;
        phrase.mean(&LOAD, Argument::meant(none));
    }
    let load = phrase.number(&LOAD, None, Load::new)?;
    Ok(load.unwrap_or_default())
}

/// The level that ends it.
fn until(phrase: &Phrase) -> Option<Level> {
    match phrase.find(&UNTIL, None).map(|item| &item.argument) {
        Some(Argument::Word(word)) if word.is(&WINDED) => Some(Level::Winded),
        Some(Argument::Word(word)) if word.is(&TIRED) => Some(Level::Tired),
        Some(_) => Some(Level::Exhausted),
        None => None,
    }
}

fn action(stretch: &Stretch) -> Action {
    let is = |word| stretch.word.is(word);
    match () {
        () if is(&ATTACK) => Action::Attack,
        () if is(&COUNTER_ATTACK) => Action::CounterAttack,
        () if is(&KNOCKDOWN) => Action::KnockDown,
        () if is(&CHARGE) => Action::Charge,
        () if is(&LOADING) => Action::Loading,
        () if is(&DEFENSIVE) => Action::Defensive,
        () if is(&WALKING) => Action::Walking,
        () if is(&MANUAL) => Action::Manual,
        () if is(&OTHER) => Action::Other,
        () => match &stretch.argument {
            Argument::Word(word) => Action::Athletics(intensity(word)),
            _ => Action::Of(intensity(stretch.word)),
        },
    }
}

fn intensity(word: &Keyword) -> Intensity {
    match () {
        () if word.is(&VERY_HIGH) => Intensity::VeryHigh,
        () if word.is(&HIGH) => Intensity::High,
        () if word.is(&MEDIUM) => Intensity::Medium,
        () if word.is(&LOW) => Intensity::Low,
        () => Intensity::Rest,
    }
}
