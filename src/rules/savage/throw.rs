//! What a trait roll comes to against the number it must reach: failure, success, raises, critical failure (S1, S2).

use crate::rules::Refusal;
use std::ops::RangeInclusive;

/// What a trait roll came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Throw {
    /// Whether it is a critical failure, whatever the total.
    pub critical: bool,
    /// The best die with all modifiers.
    pub total: i64,
}

/// A total against what it must reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Critical failure.
    Critical,
    /// Short of it.
    Failure,
    /// That or up to 3 more.
    Success,
    /// 4 more at least.
    Raise,
}

/// Points above the target for each raise.
pub(super) const RAISE: i64 = 4;
/// What a roll must reach unless something else is said.
pub const TARGET: i64 = 4;
/// What else may be said.
const TARGETS: RangeInclusive<i64> = -100..=1_000;

/// A number that a roll must reach.
///
/// # Errors
/// Outside -100 to 1,000.
pub fn target(number: i64) -> Result<i64, Refusal> {
    if TARGETS.contains(&number) {
        Ok(number)
    } else {
        Err(Refusal::range(&TARGETS))
    }
}

/// How many raises a margin makes: one for each full 4, none below zero.
pub(super) const fn raises(margin: i64) -> i64 {
    if margin > 0 { margin / RAISE } else { 0 }
}

impl Throw {
    /// How it stands against a target.
    pub const fn grade(self, target: i64) -> Grade {
        if self.critical {
            Grade::Critical
        } else if self.total < target {
            Grade::Failure
        } else if self.total < target + RAISE {
            Grade::Success
        } else {
            Grade::Raise
        }
    }

    /// How many raises it has against a target.
    pub const fn raises(self, target: i64) -> i64 {
        if self.critical {
            0
        } else {
            raises(self.total - target)
        }
    }

    /// Successes and raises together, as rolls that count them do.
    pub const fn successes(self, target: i64) -> i64 {
        match self.grade(target) {
            Grade::Critical | Grade::Failure => 0,
            Grade::Success | Grade::Raise => 1 + self.raises(target),
        }
    }
}

impl Grade {
    /// Whether it succeeds.
    pub const fn succeeds(self) -> bool {
        matches!(self, Self::Success | Self::Raise)
    }
}
