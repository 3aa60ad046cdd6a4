//! What can go wrong with a roll that could be read: a number that dice decide and that will not do.

use super::Word;
use super::throw::Mark;
use crate::dice::{Pool, Sides};
use crate::rules::{Fault, Refusal};

/// Why a roll came to no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mishap {
    /// A number of dice below 0.
    NegativeCount,
    /// A die without sides, or with more than a die may have.
    NoSides,
    /// A keep of less than one die.
    KeepsNone,
    /// A division by 0.
    ZeroDivision,
    /// A die that explodes or is rolled again on every face.
    NeverStops,
    /// More dice than one line may roll.
    TooManyDice,
}

/// A mishap and the place in the line that brought it about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Failed {
    /// What happened.
    pub mishap: Mishap,
    /// Where.
    pub mark: Mark,
}

impl Mishap {
    /// The same as a refusal of the line.
    pub fn refusal(self) -> Refusal {
        match self {
            Self::NegativeCount => Refusal::range(&(0..=i64::from(Pool::MOST))),
            Self::NoSides => Refusal::range(&(1..=i64::from(Sides::MOST))),
            Self::KeepsNone => Refusal::range(&(1..=i64::from(Pool::MOST))),
            Self::ZeroDivision => Refusal::Forbidden(Word::ZeroDivision.into(), Vec::new()),
            Self::NeverStops => Refusal::Forbidden(Word::NeverStops.into(), Vec::new()),
            Self::TooManyDice => {
                Refusal::Limit(Word::TooManyDice.into(), vec![i64::from(Pool::MOST)])
            }
        }
    }

    /// At its place.
    pub(super) const fn at(self, mark: Mark) -> Failed {
        Failed { mishap: self, mark }
    }
}

impl Failed {
    /// What whoever asked for the roll is told; `length` is that of the line, as its reader counts places from its end.
    pub(super) fn fault(self, length: usize) -> Fault {
        let from_start = |left: usize| length.saturating_sub(left);
        Fault {
            refusal: self.mishap.refusal(),
            at: from_start(self.mark.at),
            end: from_start(self.mark.end),
        }
    }
}
