//! Whose turn it is, how far one moves in it, and how long and far that is outside the table.

use super::side::{HURT, Side};
use super::words::{
    CLIMBING, CRAWLING, DIFFICULT, IMPROVED_LEVEL_HEADED, INIT, LEVEL_HEADED, MOVE, PACE, PACES,
    QUICK, ROUNDS, RUN, SWIMMING, WOUNDS,
};
use crate::ask::form::{Form, Modifier, Place, Roster, Shape, with, word};
use crate::ask::{Argument, Entrant, Error, Phrase};
use crate::rules::savage::{Initiative, Measure, Move, Participant, Reckoned, USUAL_PACE, Wounds};
use crate::rules::{Game, Play, Score};
use std::rc::Rc;

static FIGHTERS: Roster = Roster {
    scores: 0,
    words: &[word!(QUICK), word!(LEVEL_HEADED, IMPROVED_LEVEL_HEADED)],
};

/// The order of acting.
pub(super) static INIT_FORM: Form = Form {
    game: Game::Savage,
    rule: "init",
    word: Some(&INIT),
    operand: Shape::Roster(&FIGHTERS),
    versus: &[],
    modifiers: &[],
    example: "sw init Ana quick, Luis, zombies",
    build: |phrase| {
        let entrants = match phrase.operands.first() {
            Some((Argument::Roster(entrants), _)) => entrants.iter().map(participant).collect(),
            _ => Vec::new(),
        };
        let order = Initiative::new(entrants);
        Ok(Rc::new(order.map_err(|refusal| {
            Error::refused(phrase.place(0), refusal)
        })?))
    },
};

fn participant(entrant: &Entrant) -> Participant {
    let has = |word| entrant.find(word).is_some();
    Participant {
        name: entrant.name.clone(),
        quick: has(&QUICK),
        cards: match () {
            () if has(&IMPROVED_LEVEL_HEADED) => 3,
            () if has(&LEVEL_HEADED) => 2,
            () => 1,
        },
    }
}

/// The words of a move.
const MOVE_WORDS: &[Modifier] = &[
    with!(PACE, Shape::Score),
    HURT,
    word!(DIFFICULT),
    word!(CRAWLING, CLIMBING, SWIMMING),
];

/// Running.
pub(super) static RUN_FORM: Form = Form {
    game: Game::Savage,
    rule: "run",
    word: Some(&RUN),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: MOVE_WORDS,
    example: "sw run pace 6 wounds 2",
    build: |phrase| moves(phrase, true),
};

/// Walking.
pub(super) static MOVE_FORM: Form = Form {
    game: Game::Savage,
    rule: "move",
    word: Some(&MOVE),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: MOVE_WORDS,
    example: "sw move pace 6 difficult",
    build: |phrase| moves(phrase, false),
};

/// Paces in metres.
pub(super) static PACES_FORM: Form = Form {
    game: Game::Savage,
    rule: "paces",
    word: Some(&PACES),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[],
    example: "sw paces 12",
    build: |phrase| reckoned(phrase, Measure::Paces),
};

/// Rounds in seconds.
pub(super) static ROUNDS_FORM: Form = Form {
    game: Game::Savage,
    rule: "rounds",
    word: Some(&ROUNDS),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[],
    example: "sw rounds 10",
    build: |phrase| reckoned(phrase, Measure::Rounds),
};

fn moves(phrase: &mut Phrase, runs: bool) -> Result<Rc<dyn Play>, Error> {
    if !phrase.has(&PACE) {
        let usual =
            Score::new(USUAL_PACE, 0).map_err(|refusal| Error::refused(phrase.end, refusal))?;
        phrase.mean(&PACE, Argument::meant(usual));
    }
    let wounds = Side::Only.number(phrase, &WOUNDS, Wounds::new)?;
    let slow = [&DIFFICULT, &CRAWLING, &CLIMBING, &SWIMMING]
        .iter()
        .any(|word| phrase.has(word));
    let made = Side::Only.number(phrase, &PACE, |pace| {
        Move::new(pace, wounds.unwrap_or_default(), slow, runs)
    })?;
    match made {
        Some(made) => Ok(Rc::new(made)),
        None => Err(Error::expected(phrase.end, Shape::Score.expected())),
    }
}

fn reckoned(phrase: &mut Phrase, measure: Measure) -> Result<Rc<dyn Play>, Error> {
    let made = phrase.take(0, |count| Reckoned::new(count.total(), measure))?;
    Ok(Rc::new(made))
}
