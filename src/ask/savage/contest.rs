//! Rolls of two sides.

use super::side::{
    BUSY, EXTRA_POINTS, HURT, KIND, LUCKY, PUT_OFF, RUNNING, Side, TIRED, TRAIT, trait_at,
};
use super::words::{GRAPPLE, INTERRUPT, OPPOSED, PUSH, SHIELD, TEST, VULNERABLE};
use crate::ask::form::{Form, Modifier, Place, Shape, Versus, with, word};
use crate::ask::{Argument, Error, Phrase};
use crate::rules::savage::{Contest, Opposed, Roll, Word};
use crate::rules::{Game, Play, Refusal};
use std::rc::Rc;

/// What is added against who is vulnerable.
pub(super) const AGAINST_VULNERABLE: i64 = 2;

const OPPONENT: Versus = Versus {
    takes: TRAIT,
    required: true,
};

/// The words of each side.
const SIDE_WORDS: &[Modifier] = &[
    KIND.a_side(),
    HURT.a_side(),
    TIRED.a_side(),
    PUT_OFF.a_side(),
    word!(VULNERABLE).a_side(),
    EXTRA_POINTS.a_side(),
    BUSY.a_side(),
    RUNNING.a_side(),
    LUCKY.a_side(),
];

/// The same, with shields.
const SHIELDED_WORDS: &[Modifier] = &[
    KIND.a_side(),
    HURT.a_side(),
    TIRED.a_side(),
    PUT_OFF.a_side(),
    word!(VULNERABLE).a_side(),
    EXTRA_POINTS.a_side(),
    with!(SHIELD, Shape::Maybe).a_side(),
    BUSY.a_side(),
    RUNNING.a_side(),
    LUCKY.a_side(),
];

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

/// What a shield adds: 1 to 3, and 1 unless said.
pub(super) fn shield(phrase: &Phrase, side: Side) -> Result<i64, Error> {
    const ALLOWED: std::ops::RangeInclusive<i64> = 1..=3;
    let allowed = |points| {
        if ALLOWED.contains(&points) {
            Ok(points)
        } else {
            Err(Refusal::range(&ALLOWED))
        }
    };
    match side.find(phrase, &SHIELD).map(|item| &item.argument) {
        None => Ok(0),
        Some(Argument::Nothing) => Ok(1),
        Some(_) => Ok(side.number(phrase, &SHIELD, allowed)?.unwrap_or(0)),
    }
}

fn contest(phrase: &mut Phrase, contest: Contest) -> Result<Rc<dyn Play>, Error> {
    let roll = |side: Side, other: Side, operand| -> Result<Roll, Error> {
        let mut roll = side.roll(phrase, trait_at(phrase, operand)?)?;
        if other.has(phrase, &VULNERABLE) {
            roll.modifiers.add(Word::ForVulnerable, AGAINST_VULNERABLE);
        }
        roll.modifiers.add(Word::ForShield, shield(phrase, side)?);
        Ok(roll)
    };
    let first = roll(Side::First, Side::Second, 0)?;
    let second = roll(Side::Second, Side::First, 1)?;
    Ok(Rc::new(Opposed::new(first, second, contest)))
}
