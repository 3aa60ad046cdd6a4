//! Checks and resistance rolls.

use super::words::{RESIST, TIERS};
use super::{
    CHANGE, EXTRA, EXTRA_TENS, Error, Form, Modifier, Phrase, Place, Rc, SIDE, Shape, WAITED,
    bonus, focus, skill, word,
};
use crate::rules::d100::{Check, Resist, Stake};
use crate::rules::{Game, Play, Score};

/// A check.
pub(super) static CHECK_FORM: Form = Form {
    game: Game::D100,
    rule: "check",
    word: None,
    operand: Shape::Score,
    versus: &[],
    modifiers: &[EXTRA, EXTRA_TENS, CHANGE, WAITED, word!(TIERS)],
    example: "d100 65 bonus 2",
    build: |phrase| {
        Ok(Rc::new(Check {
            skill: skill(phrase, 0, None)?.focused(focus(phrase)?),
            extra: bonus(phrase, None)?,
            tiers: phrase.has(&TIERS),
        }))
    },
};

/// Characteristic against characteristic.
pub(super) static RESIST_FORM: Form = Form {
    game: Game::D100,
    rule: "resist",
    word: Some(&RESIST),
    operand: Shape::Score,
    versus: &[SIDE],
    modifiers: &[],
    example: "d100 resist 14 vs 12",
    build: |phrase| resist(phrase, Stake::Overcome),
};

/// A resistance roll between the line's two operands.
pub(super) fn resist(phrase: &Phrase, stake: Stake) -> Result<Rc<dyn Play>, Error> {
    let active = phrase.take(0, |score| Ok(score.total()))?;
    let make = |score: Score| Resist::new(active, score.total(), stake);
    // Both are held to the same range; the one that is out of it is shown.
    let resist = phrase
        .take(0, |score| Resist::new(score.total(), 0, stake))
        .and_then(|_| phrase.take(1, make))?;
    Ok(Rc::new(resist))
}
