//! What an activated aspect does to a roll: which dice are kept, what the new trio is worth (H5, H6), and which choice is
//! best (H7).

use super::{Grade, Trio, Word};
use crate::dice::{Dice, Fraction, Weight};
use crate::rules::{Bit, Fact, Refusal, Row, Term};

/// The faces kept when an aspect lets a roll be repeated: none to three, 1 to 10 each, sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kept {
    faces: [u8; 3],
    held: usize,
}

impl Kept {
    /// These faces kept.
    ///
    /// # Errors
    /// More than three faces, or one outside 1 to 10.
    pub fn new(faces: &[i64]) -> Result<Self, Refusal> {
        if faces.len() > 3 {
            return Err(Refusal::Forbidden(
                Term::Hitos(Word::TooManyKept),
                Vec::new(),
            ));
        }
        let mut kept = Self::default();
        for &face in faces {
            match u8::try_from(face) {
                Ok(face @ 1..=10) => kept.push(face),
                _ => return Err(Refusal::range(&(1..=10))),
            }
        }
        kept.faces[..kept.held].sort_unstable();
        Ok(kept)
    }

    /// The faces, sorted.
    pub fn faces(&self) -> &[u8] {
        &self.faces[..self.held]
    }

    fn push(&mut self, face: u8) {
        self.faces[self.held] = face;
        self.held += 1;
    }

    /// The faces as numbers, as an answer holds them.
    pub(super) fn list(&self) -> Vec<i64> {
        self.faces().iter().map(|&face| i64::from(face)).collect()
    }

    /// The line of a breakdown that says which faces were kept.
    pub(super) fn told(&self) -> Fact {
        let bits = match self.held {
            0 => vec![Bit::say(Word::KeepsNone)],
            3 => vec![Bit::say(Word::KeepsAll)],
            _ => vec![Bit::say(Word::KeepsThese), Bit::faces(self.faces())],
        };
        Row::new(Word::Aspect).cell(bits).fact()
    }
}

/// What a trio is worth with a favourable aspect: the highest die, or the sum of those that show the same if that is more.
pub(super) fn boosted(trio: Trio) -> i64 {
    let sum = trio
        .repeated()
        .map_or(0, |(face, times)| i64::from(face) * i64::from(times));
    trio.high().max(sum)
}

/// What a trio is worth with an adverse aspect: the lowest die, or less nothing the face shown twice or thrice.
pub(super) fn hindered(trio: Trio) -> i64 {
    trio.repeated()
        .map_or(trio.low(), |(face, _)| -i64::from(face))
}

/// One way to use a favourable aspect on a roll, with its exact chances out of `out_of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub kept: Kept,
    /// Success or critical.
    pub success: u64,
    pub critical: u64,
    pub fumble: u64,
    pub out_of: u64,
}

impl Choice {
    /// So many of its ways, as a chance.
    pub fn chance(&self, ways: u64) -> Fraction {
        Fraction::new(&Weight::from(ways), &Weight::from(self.out_of))
    }
}

/// Every different choice of dice to keep, the best first: most success, then most critical, then least fumble, then most
/// dice kept, then the higher kept dice. `judge` grades a value with the trio it was read from.
pub(super) fn choices(trio: Trio, judge: impl Fn(i64, Trio) -> Grade) -> Vec<Choice> {
    let mut subsets: Vec<Kept> = (0..8_u8).map(|mask| subset(trio, mask)).collect();
    subsets.sort_unstable();
    subsets.dedup();
    let mut choices: Vec<Choice> = subsets
        .into_iter()
        .map(|kept| weigh(kept, &judge))
        .collect();
    choices.sort_by(|a, b| {
        let chance = |count: u64, out_of: u64| count * (1_000 / out_of);
        let rank = |choice: &Choice| {
            let of = |count| chance(count, choice.out_of);
            let high: Vec<u8> = choice.kept.faces().iter().rev().copied().collect();
            (
                of(choice.success),
                of(choice.critical),
                1_000 - of(choice.fumble),
                choice.kept.held,
                high,
            )
        };
        rank(b).cmp(&rank(a))
    });
    choices
}

/// The choice that [`choices`] puts first.
pub(super) fn best(trio: Trio, judge: impl Fn(i64, Trio) -> Grade) -> Kept {
    choices(trio, judge)
        .first()
        .map_or_else(Kept::default, |choice| choice.kept)
}

fn subset(trio: Trio, mask: u8) -> Kept {
    let mut kept = Kept::default();
    for (place, &face) in trio.faces().iter().enumerate() {
        if mask & (1 << place) != 0 {
            kept.push(face);
        }
    }
    kept
}

/// The exact chances of one choice, over every face of the dice rolled again.
fn weigh(kept: Kept, judge: &impl Fn(i64, Trio) -> Grade) -> Choice {
    let again = 3 - kept.held;
    let out_of = 10_u64.pow(u32::try_from(again).unwrap_or(0));
    let mut choice = Choice {
        kept,
        success: 0,
        critical: 0,
        fumble: 0,
        out_of,
    };
    for number in 0..out_of {
        let mut faces = kept.faces;
        let mut rest = number;
        for face in &mut faces[kept.held..] {
            *face = u8::try_from(rest % 10).unwrap_or(0) + 1;
            rest /= 10;
        }
        let trio = Trio::of(faces);
        match judge(boosted(trio), trio) {
            Grade::Critical => {
                choice.critical += 1;
                choice.success += 1;
            }
            Grade::Success => choice.success += 1,
            Grade::Failure => {}
            Grade::Fumble => choice.fumble += 1,
        }
    }
    choice
}

/// Uses a favourable aspect on a roll in the best way: tells which dice stay, rolls the others, and returns the new trio.
pub(super) fn use_best<D: Dice<Note = Fact>>(
    trio: Trio,
    dice: &mut D,
    judge: impl Fn(i64, Trio) -> Grade,
) -> (Kept, Trio) {
    let kept = best(trio, judge);
    dice.note(|| kept.told());
    (kept, Trio::complete(kept.faces(), dice))
}
