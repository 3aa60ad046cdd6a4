//! How well a roll went (H1, H2).

use super::Trio;
use crate::rules::{Common, Tone};

/// How well a roll went, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Two or three 10s: succeeds whatever the difficulty.
    Critical,
    /// The difficulty is reached.
    Success,
    /// It is not.
    Failure,
    /// Two or three 1s: fails whatever the total.
    Fumble,
}

impl Grade {
    /// The grade of a trio whose total is compared with a target.
    pub const fn of(trio: Trio, total: i64, target: i64) -> Self {
        if trio.doubles(10) {
            Self::Critical
        } else if trio.doubles(1) {
            Self::Fumble
        } else if total >= target {
            Self::Success
        } else {
            Self::Failure
        }
    }

    /// Whether it succeeds.
    pub const fn succeeds(self) -> bool {
        matches!(self, Self::Critical | Self::Success)
    }

    pub(super) const fn word(self) -> Common {
        match self {
            Self::Critical => Common::Critical,
            Self::Success => Common::Success,
            Self::Failure => Common::Failure,
            Self::Fumble => Common::Fumble,
        }
    }

    pub(super) const fn tone(self) -> Tone {
        if self.succeeds() {
            Tone::Good
        } else {
            Tone::Bad
        }
    }

    /// Whether it leaves an aspect behind.
    pub(super) const fn is_extreme(self) -> bool {
        matches!(self, Self::Critical | Self::Fumble)
    }
}
