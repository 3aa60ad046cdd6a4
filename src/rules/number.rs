//! Numbers a user gives, and what a rule says when it will not take them.

use super::Term;
use std::ops::RangeInclusive;

/// Why a rule does not exist with these parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A number outside what the rule allows.
    Range {
        /// The least allowed.
        least: i64,
        /// The most allowed.
        most: i64,
    },
    /// A number outside what the rule allows, with a reason that says more than the bounds do.
    Outside(Term, Vec<i64>),
    /// The rule does not allow this, for the reason the term gives (with numbers for its open places).
    Forbidden(Term, Vec<i64>),
    /// More work or a larger number than any line may ask for; the term says which.
    Limit(Term, Vec<i64>),
}

/// Why one roll of a rule comes to no answer, and where in its line that stands, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Why.
    pub refusal: Refusal,
    /// Where it begins.
    pub at: usize,
    /// Where it ends.
    pub end: usize,
}

impl Refusal {
    /// A number outside this range.
    pub const fn range(allowed: &RangeInclusive<i64>) -> Self {
        Self::Range {
            least: *allowed.start(),
            most: *allowed.end(),
        }
    }

    /// The number, where it is within what a rule allows.
    ///
    /// # Errors
    /// It is not.
    pub fn within(number: i64, allowed: RangeInclusive<i64>) -> Result<i64, Self> {
        if allowed.contains(&number) {
            Ok(number)
        } else {
            Err(Self::range(&allowed))
        }
    }
}

/// A score as a player writes it: a first figure and what is added to it afterwards (`65-20`), both within a million, so that
/// no sum of a few of them can pass 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score {
    written: i64,
    modifier: i64,
}

impl Score {
    /// What one figure may be.
    pub const RANGE: RangeInclusive<i64> = -1_000_000..=1_000_000;

    /// A score from its first figure and the rest.
    ///
    /// # Errors
    /// Either is outside [`Score::RANGE`].
    pub fn new(written: i64, modifier: i64) -> Result<Self, Refusal> {
        if Self::RANGE.contains(&written) && Self::RANGE.contains(&modifier) {
            Ok(Self { written, modifier })
        } else {
            Err(Refusal::range(&Self::RANGE))
        }
    }

    /// A score of any figures: one past either end of [`Score::RANGE`] is held as the number just past that end. A rule with a
    /// bound of its own refuses it with that bound, and no sum grows out of hand before somebody asks [`Score::is_sound`].
    pub fn held(written: i64, modifier: i64) -> Self {
        let (least, most) = (Self::RANGE.start() - 1, Self::RANGE.end() + 1);
        Self {
            written: written.clamp(least, most),
            modifier: modifier.clamp(least, most),
        }
    }

    /// Whether both figures are what a figure may be.
    pub fn is_sound(self) -> bool {
        Self::RANGE.contains(&self.written) && Self::RANGE.contains(&self.modifier)
    }

    /// The first figure.
    pub const fn written(self) -> i64 {
        self.written
    }

    /// What is added to the first figure.
    pub const fn modifier(self) -> i64 {
        self.modifier
    }

    /// Both together.
    pub const fn total(self) -> i64 {
        self.written + self.modifier
    }
}
