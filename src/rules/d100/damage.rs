//! Damage of a blow: weapon dice and damage modifier, doubled by a special, then whatever stands in the way (D13, D35).

use super::Word;
use crate::dice::Dice;
use crate::rules::notation::Expression;
use crate::rules::{Bit, Common, Fact, Refusal, Row};

/// What an attack does when it hits.
#[derive(Clone, Debug)]
pub struct Damage {
    weapon: Expression,
    modifier: Option<Expression>,
}

/// Points of protection or of an object's resistance: 0 to 1,000,000.
pub(super) fn protection(points: i64) -> Result<i64, Refusal> {
    let allowed = 0..=1_000_000;
    if allowed.contains(&points) {
        Ok(points)
    } else {
        Err(Refusal::range(&allowed))
    }
}

impl Damage {
    /// The most points one expression of damage may reach, so that doubling stays small.
    pub const MOST: i64 = 1_000_000;

    /// Weapon dice, and the damage modifier where one counts.
    ///
    /// # Errors
    /// An expression that could pass [`Damage::MOST`].
    pub fn new(weapon: Expression, modifier: Option<Expression>) -> Result<Self, Refusal> {
        let allowed = -Self::MOST..=Self::MOST;
        let fits =
            |part: &Expression| allowed.contains(&part.least()) && allowed.contains(&part.most());
        if fits(&weapon) && modifier.as_ref().is_none_or(fits) {
            Ok(Self { weapon, modifier })
        } else {
            Err(Refusal::range(&allowed))
        }
    }

    /// Draws weapon dice, then those of the modifier; a special doubles the sum. Never below 0.
    pub(super) fn draw<D: Dice<Note = Fact>>(&self, special: bool, dice: &mut D) -> i64 {
        let sum = dice.part(|dice| {
            let weapon = self.weapon.draw(dice, Common::Damage.into());
            weapon
                + self
                    .modifier
                    .as_ref()
                    .map_or(0, |modifier| modifier.draw(dice, Common::Damage.into()))
        });
        if special {
            dice.note(|| {
                Row::new(Common::Damage)
                    .cell([Bit::say_with(Word::Doubles, [sum * 2])])
                    .fact()
            });
        }
        (if special { sum * 2 } else { sum }).max(0)
    }
}
