//! Armour (H14): of several only the best counts, and it takes from any damage.

use super::{Damage, Word, basis};
use crate::dice::Dice;
use crate::rules::{Bit, Common, Fact, Refusal, Row};

/// Resistencia al Daño of somebody or something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Protection(i64);

impl Protection {
    /// Armour that takes so many points.
    ///
    /// # Errors
    /// Outside 0 to 1,000,000.
    pub fn new(points: i64) -> Result<Self, Refusal> {
        let allowed = 0..=Damage::MOST;
        if allowed.contains(&points) {
            Ok(Self(points))
        } else {
            Err(Refusal::range(&allowed))
        }
    }

    /// The best of several (seed, "Resistencia al Daño").
    pub fn best(several: &[Self]) -> Self {
        several.iter().copied().max().unwrap_or_default()
    }

    /// The points it takes.
    pub const fn points(self) -> i64 {
        self.0
    }

    /// What is left of damage; never less than none.
    pub fn reduce(self, damage: i64) -> i64 {
        (damage - self.0).max(0)
    }

    /// What is left of damage, and a line about it where there is armour.
    pub(super) fn against<D: Dice<Note = Fact>>(self, damage: i64, dice: &mut D) -> i64 {
        let left = self.reduce(damage);
        if self.0 > 0 {
            dice.note(|| Fact::Because(basis::ARMOUR));
            dice.note(|| {
                Row::new(Common::Damage)
                    .cell([
                        Bit::Number(damage),
                        Bit::Signed(-self.0),
                        Bit::say(Word::Rd),
                    ])
                    .cell([Bit::Equals, Bit::Number(left)])
                    .fact()
            });
        }
        left
    }
}
