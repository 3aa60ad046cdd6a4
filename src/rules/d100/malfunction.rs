//! Weapons that fail: from which roll, and what happens then (D26).

use super::{Word, basis};
use crate::dice::Dice;
use crate::rules::{Bit, Fact, Refusal, Row};

/// How a firearm fires.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// Shot by shot.
    #[default]
    Single,
    /// Loads itself, and fires shot by shot.
    Semi,
    /// Loads itself, and fires bursts.
    Auto,
}

/// The roll from which a weapon fails, and what then happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Malfunction {
    from: i64,
    mode: Mode,
}

impl Mode {
    /// Whether a failure is a jam, which has to be cleared.
    pub const fn jams(self) -> bool {
        matches!(self, Self::Semi | Self::Auto)
    }
}

impl Malfunction {
    /// Fails on a roll of `from` or more; 0 stands for 00, which is 100.
    ///
    /// # Errors
    /// Outside 0 to 100.
    pub fn new(from: i64, mode: Mode) -> Result<Self, Refusal> {
        let from = match Refusal::within(from, 0..=100)? {
            0 => 100,
            from => from,
        };
        Ok(Self { from, mode })
    }

    /// Whether a roll makes the weapon fail.
    pub(super) const fn strikes(self, roll: i64) -> bool {
        roll >= self.from
    }

    /// Whether a roll jams it: the shot is still resolved.
    pub(super) const fn jams(self, roll: i64) -> bool {
        self.mode.jams() && self.strikes(roll)
    }

    /// Whether it does not fire at all on a roll.
    pub(super) const fn misfires(self, roll: i64) -> bool {
        !self.mode.jams() && self.strikes(roll)
    }

    /// Tells what a roll did to the weapon.
    pub(super) fn tell<D: Dice<Note = Fact>>(self, roll: i64, dice: &mut D) {
        dice.note(|| {
            let word = if self.jams(roll) {
                Word::JamsFrom
            } else if self.misfires(roll) {
                Word::FailsFrom
            } else {
                Word::HoldsBelow
            };
            Row::new(Word::Failing)
                .cell([Bit::say_with(word, [self.from])])
                .fact()
        });
        if self.strikes(roll) {
            dice.note(|| Fact::Because(basis::MALFUNCTION));
        }
        if self.jams(roll) {
            dice.note(|| Fact::Because(basis::JAM_STILL_SHOOTS));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn double_zero_is_a_hundred() {
        let never = Malfunction::new(0, Mode::Single).expect("a number");
        assert!(!never.strikes(99));
        assert!(never.misfires(100));
        assert!(!never.jams(100));
        let semi = Malfunction::new(98, Mode::Semi).expect("a number");
        assert!(semi.jams(98) && !semi.jams(97) && !semi.misfires(98));
        assert!(Malfunction::new(101, Mode::Auto).is_err());
        assert!(Malfunction::new(-1, Mode::Auto).is_err());
    }
}
