//! The Parada that a blow must reach (S6): what Pelear gives, a shield, and only defending (S28).

use super::{Modifiers, Word};
use crate::rules::Refusal;
use std::ops::RangeInclusive;

/// What a shield may add.
const SHIELDS: RangeInclusive<i64> = 1..=3;
/// What only defending adds (seed, "Defensa").
const DEFENDING: i64 = 4;

/// A shield, which adds 1 to 3 points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shield(i64);

impl Shield {
    /// A shield of so many points.
    ///
    /// # Errors
    /// Outside 1 to 3.
    pub fn new(points: i64) -> Result<Self, Refusal> {
        if SHIELDS.contains(&points) {
            Ok(Self(points))
        } else {
            Err(Refusal::range(&SHIELDS))
        }
    }

    /// What it adds to its bearer's roll when two push each other (S25, outside).
    pub fn to_roll(self) -> Modifiers {
        Modifiers::none().with(Word::ForShield, self.0)
    }
}

impl Default for Shield {
    /// A small one: 1 point.
    fn default() -> Self {
        Self(1)
    }
}

/// How hard somebody is to hit in close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parry {
    /// What Pelear gives.
    pub base: i64,
    /// Whether they do nothing but defend.
    pub defends: bool,
    /// What they carry to be behind.
    pub shield: Option<Shield>,
}

impl Parry {
    /// What a blow must reach.
    pub fn total(self) -> i64 {
        let defending = if self.defends { DEFENDING } else { 0 };
        let shield = self.shield.map_or(0, |shield| shield.0);
        self.base + defending + shield
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shield_and_defending_add_up() {
        let parry = |defends, shield| {
            Parry {
                base: 6,
                defends,
                shield,
            }
            .total()
        };
        assert_eq!(parry(false, None), 6);
        assert_eq!(parry(true, None), 10);
        assert_eq!(parry(true, Some(Shield::default())), 11);
        assert_eq!(parry(false, Shield::new(3).ok()), 9);
        assert!(Shield::new(0).is_err() && Shield::new(4).is_err());
    }
}
