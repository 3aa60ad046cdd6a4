//! Time in turns: a turn is 12 seconds, five a minute (seed, first section).

use super::Word;
use crate::rules::{Answer, Bit};

/// Seconds of a turn.
const SECONDS: i64 = 12;
/// Turns of a minute.
pub(super) const A_MINUTE: i64 = 5;

/// A number of turns that depends on the dice, and the same in seconds.
pub(super) fn rolled(answer: Answer, turns: i64) -> Answer {
    answer
        .number(Word::Turns, turns)
        .detail(Word::Seconds, turns * SECONDS)
}

/// A number of turns that the line fixes, and the same in seconds.
pub(super) fn fixed(answer: Answer, turns: i64) -> Answer {
    answer
        .given(Word::Turns, turns)
        .given(Word::Seconds, turns * SECONDS)
}

/// So many turns, and how long that is.
pub(super) fn bit(turns: i64) -> Bit {
    if turns == 1 {
        Bit::say_with(Word::OneTurn, [SECONDS])
    } else {
        Bit::say_with(Word::SoManyTurns, [turns, turns * SECONDS])
    }
}
