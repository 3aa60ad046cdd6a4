//! Damage of no attacker: read from the dice of a roll, nothing added but what its type adds, armour taken off.

use super::{DamageType, Protection, Trio};
use crate::dice::Dice;
use crate::rules::{Bit, Common, Fact, Row};

/// A damage type and what takes from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Harm {
    pub kind: DamageType,
    pub protection: Protection,
}

impl Harm {
    /// The damage read from these dice; dice of its own are rolled now.
    pub fn draw<D: Dice<Note = Fact>>(self, trio: Trio, dice: &mut D) -> i64 {
        let sum = self.kind.draw(trio, dice);
        let damage = (sum + self.kind.constant()).max(0);
        dice.note(|| {
            let mut bits = vec![Bit::Name(self.kind.to_string())];
            if !self.kind.is_nothing() {
                bits.extend([Bit::Equals, Bit::Number(damage)]);
            }
            Row::new(Common::Damage).cell(bits).fact()
        });
        self.protection.against(damage, dice)
    }
}
