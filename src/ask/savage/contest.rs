//! Rolls of two sides.

use super::side::{BUSY, EXTRA_POINTS, LUCKY, RUNNING, Side, TRAIT, states, trait_at};
use super::words::{GRAPPLE, INTERRUPT, OPPOSED, PUSH, SHIELD, TEST, VULNERABLE};
use crate::ask::form::{Form, Modifier, Place, Shape, Versus, with, word};
use crate::ask::{Argument, Error, Phrase};
use crate::rules::savage::{Contest, Manoeuvre, Modifiers, Opposed, Roll, Shield};
use crate::rules::{Game, Play};
use std::rc::Rc;

const OPPONENT: Versus = Versus {
    takes: TRAIT,
    required: true,
};

/// The words of each side, with more of its own before what it does in the turn.
macro_rules! opposing {
    ($($more:expr)?) => {
        states![a_side;
            word!(VULNERABLE).a_side(),
            EXTRA_POINTS.a_side(),
            $($more,)?
            BUSY.a_side(),
            RUNNING.a_side(),
            LUCKY.a_side(),
        ]
    };
}

const SIDE_WORDS: &[Modifier] = opposing![];
const SHIELDED_WORDS: &[Modifier] = opposing![with!(SHIELD, Shape::Maybe).a_side()];

/// A roll against a roll.
pub(super) static OPPOSED_FORM: Form = Form {
    game: Game::Savage,
    rule: "opposed",
    word: Some(&OPPOSED),
    operand: TRAIT,
    versus: &[OPPONENT],
    modifiers: SIDE_WORDS,
    example: "sw opposed d8 vs d6",
    build: |phrase| contest(phrase, Contest::Opposed),
};

/// Putting a foe off.
pub(super) static TEST_FORM: Form = Form {
    game: Game::Savage,
    rule: "test",
    word: Some(&TEST),
    operand: TRAIT,
    versus: &[OPPONENT],
    modifiers: SIDE_WORDS,
    example: "sw test d8 vs d6",
    build: |phrase| contest(phrase, Contest::Test),
};

/// Pushing a foe.
pub(super) static PUSH_FORM: Form = Form {
    game: Game::Savage,
    rule: "push",
    word: Some(&PUSH),
    operand: TRAIT,
    versus: &[OPPONENT],
    modifiers: SHIELDED_WORDS,
    example: "sw push d8 vs d6",
    build: |phrase| contest(phrase, Contest::Push),
};

/// Holding a foe.
pub(super) static GRAPPLE_FORM: Form = Form {
    game: Game::Savage,
    rule: "grapple",
    word: Some(&GRAPPLE),
    operand: TRAIT,
    versus: &[OPPONENT],
    modifiers: SIDE_WORDS,
    example: "sw grapple d8 vs d6",
    build: |phrase| contest(phrase, Contest::Grapple),
};

/// Acting before a foe.
pub(super) static INTERRUPT_FORM: Form = Form {
    game: Game::Savage,
    rule: "interrupt",
    word: Some(&INTERRUPT),
    operand: TRAIT,
    versus: &[OPPONENT],
    modifiers: SIDE_WORDS,
    example: "sw interrupt d8 vs d6",
    build: |phrase| contest(phrase, Contest::Interrupt),
};

/// The shield of a side: the smallest unless said.
pub(super) fn shield(phrase: &Phrase, side: Side) -> Result<Option<Shield>, Error> {
    match side.find(phrase, &SHIELD).map(|item| &item.argument) {
        None => Ok(None),
        Some(Argument::Nothing) => Ok(Some(Shield::default())),
        Some(_) => side.number(phrase, &SHIELD, Shield::new),
    }
}

fn contest(phrase: &mut Phrase, contest: Contest) -> Result<Rc<dyn Play>, Error> {
    let roll = |side: Side, other: Side, operand| -> Result<Roll, Error> {
        let mut roll = side.roll(phrase, trait_at(phrase, operand)?)?;
        if other.has(phrase, &VULNERABLE) {
            let vulnerable = Modifiers::to_roll(&[Manoeuvre::VulnerableFoe]);
            roll.modifiers.append(vulnerable);
        }
        if let Some(shield) = shield(phrase, side)? {
            roll.modifiers.append(shield.to_roll());
        }
        Ok(roll)
    };
    let first = roll(Side::First, Side::Second, 0)?;
    let second = roll(Side::Second, Side::First, 1)?;
    Ok(Rc::new(Opposed::new(first, second, contest)))
}
