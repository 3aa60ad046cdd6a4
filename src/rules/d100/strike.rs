//! Damaging an object: no roll to hit it, and at 0 points of resistance it breaks (D35).

use super::{Damage, Word, basis, damage, melee};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Rule, Tone};

/// A blow at an object.
#[derive(Clone, Debug)]
pub struct Strike {
    damage: Damage,
    points: i64,
    armour: i64,
}

impl Strike {
    /// A blow of so much at an object with so many points of resistance (seed, "Objetos inanimados").
    ///
    /// # Errors
    /// Points outside 1 to 1,000,000.
    pub fn new(damage: Damage, points: i64) -> Result<Self, Refusal> {
        Ok(Self {
            damage,
            points: Refusal::within(points, 1..=damage::MOST_POINTS)?,
            armour: 0,
        })
    }

    /// Something on it takes so many points first.
    ///
    /// # Errors
    /// Points outside 0 to 1,000,000.
    pub fn armoured(mut self, points: i64) -> Result<Self, Refusal> {
        self.armour = damage::protection(points)?;
        Ok(self)
    }

    fn left(&self, damage: i64) -> i64 {
        (self.points - damage).max(0)
    }
}

impl Rule for Strike {
    /// The damage.
    type Outcome = i64;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> i64 {
        let dealt = self.damage.draw(false, 0, dice);
        if self.armour > 0 {
            dice.note(|| melee::armour_row(self.armour));
        }
        let damage = (dealt - self.armour).max(0);
        dice.note(|| {
            Fact::Verdict(vec![Bit::say_with(
                Word::LeavesPoints,
                [damage, self.left(damage), self.points],
            )])
        });
        damage
    }

    fn answer(&self, damage: &i64) -> Answer {
        let left = self.left(*damage);
        let answer = if left == 0 {
            Answer::of(Word::Broken, Tone::Good)
        } else {
            Answer::of(Word::Intact, Tone::Even)
        };
        answer
            .number(Common::Damage, *damage)
            .number(Word::Left, left)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::OBJECTS, basis::PROTECTION]
    }
}
