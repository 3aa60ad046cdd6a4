//! What a blow or a shot does: damage, through the shield, through the armour, and the levels of health it takes
//! (W4, W5, W10, W11).

use super::{Word, bonus};
use crate::dice::{Dice, Sides};
use crate::rules::notation::Expression;
use crate::rules::{Answer, Bit, Common, Fact, Refusal, Row};

/// Fortaleza, against which damage is counted into levels: 1 to 1,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fortitude(i64);

impl Fortitude {
    /// So much.
    ///
    /// # Errors
    /// Outside 1 to 1,000.
    pub fn new(fortitude: i64) -> Result<Self, Refusal> {
        bonus::within(fortitude, &(1..=1_000)).map(Self)
    }

    /// The number itself.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// Levels lost to a missile: one each time the damage is more than a multiple of Fortaleza (seed, "Daño").
    pub const fn exceeded(self, damage: i64) -> i64 {
        if damage > 0 { (damage - 1) / self.0 } else { 0 }
    }

    /// Levels lost to a blow: one for each full amount equal to Fortaleza (seed, "Cuerpo a Cuerpo").
    pub const fn filled(self, damage: i64) -> i64 {
        if damage > 0 { damage / self.0 } else { 0 }
    }
}

/// A shield: its size, under which a die must fall, and its resistance. Both 0 to 1,000,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shield {
    size: i64,
    resistance: i64,
}

impl Shield {
    /// A shield of this size that takes so much damage.
    ///
    /// # Errors
    /// Points outside 0 to 1,000,000.
    pub fn new(size: i64, resistance: i64) -> Result<Self, Refusal> {
        Ok(Self {
            size: bonus::points(size)?,
            resistance: bonus::points(resistance)?,
        })
    }

    /// Rolls whether a missile meets the shield: at most its size.
    pub(super) fn stops_missile<D: Dice<Note = Fact>>(self, dice: &mut D) -> bool {
        self.roll(dice, Word::AtMost, |face, size| face <= size)
    }

    /// Rolls whether a parry was made with the shield: less than its size.
    pub(super) fn takes_blow<D: Dice<Note = Fact>>(self, dice: &mut D) -> bool {
        self.roll(dice, Word::LessThan, |face, size| face < size)
    }

    fn roll<D: Dice<Note = Fact>>(
        self,
        dice: &mut D,
        says: Word,
        meets: impl Fn(i64, i64) -> bool,
    ) -> bool {
        let face = i64::from(dice.die(Sides::D10));
        let met = meets(face, self.size);
        dice.note(|| {
            let word = if met {
                Word::OnTheShield
            } else {
                Word::PastTheShield
            };
            Row::new(Word::Shield)
                .cell([Bit::faces(&[face])])
                .cell([Bit::say_with(says, [self.size])])
                .cell([Bit::Arrow, Bit::say(word)])
                .fact()
        });
        met
    }
}

/// What stands between an attack and a body, and how much the body takes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Protection {
    shield: Option<Shield>,
    armour: i64,
    fortitude: Option<Fortitude>,
}

impl Protection {
    /// A shield, points of armour from 0 to 1,000,000, and Fortaleza; each where there is one.
    ///
    /// # Errors
    /// Armour outside its range.
    pub fn new(
        shield: Option<Shield>,
        armour: i64,
        fortitude: Option<Fortitude>,
    ) -> Result<Self, Refusal> {
        Ok(Self {
            shield,
            armour: bonus::points(armour)?,
            fortitude,
        })
    }

    /// The shield, where there is one.
    pub(super) const fn shield(&self) -> Option<Shield> {
        self.shield
    }

    /// What of the damage reaches the body.
    pub(super) fn through(&self, damage: i64, shielded: bool) -> i64 {
        (damage - self.taken_by_shield(shielded) - self.armour).max(0)
    }

    fn taken_by_shield(&self, shielded: bool) -> i64 {
        self.shield
            .filter(|_| shielded)
            .map_or(0, |shield| shield.resistance)
    }

    /// An answer with what the damage does; `levels` counts the levels of health.
    pub(super) fn harm(
        &self,
        answer: Answer,
        damage: i64,
        shielded: bool,
        levels: impl Fn(Fortitude, i64) -> i64,
    ) -> Answer {
        let through = self.through(damage, shielded);
        let answer = answer
            .number(Common::Damage, damage)
            .number(Word::Through, through);
        match self.fortitude {
            Some(fortitude) => answer.number(Word::Levels, levels(fortitude, through)),
            None => answer,
        }
    }

    /// Levels lost to so much damage; nothing where Fortaleza is not known.
    pub(super) fn levels(
        &self,
        damage: i64,
        shielded: bool,
        levels: impl Fn(Fortitude, i64) -> i64,
    ) -> Option<i64> {
        let through = self.through(damage, shielded);
        self.fortitude.map(|fortitude| levels(fortitude, through))
    }

    /// What stands beside the result where damage was done.
    pub(super) fn bits(
        &self,
        damage: i64,
        shielded: bool,
        levels: impl Fn(Fortitude, i64) -> i64,
    ) -> Vec<Bit> {
        let through = self.through(damage, shielded);
        let mut bits = vec![Bit::say_with(Word::DamageIs, [damage])];
        let taken = damage.min(self.taken_by_shield(shielded));
        if taken > 0 {
            bits.push(Bit::say_with(Word::ShieldTakes, [taken]));
        }
        let taken = (damage - taken).min(self.armour);
        if taken > 0 {
            bits.push(Bit::say_with(Word::ArmourTakes, [taken]));
        }
        if through != damage {
            bits.push(Bit::say_with(Word::GoesThrough, [through]));
        }
        match self.fortitude.map(|fortitude| levels(fortitude, through)) {
            Some(0) => bits.push(Bit::say(Word::NoHealthLost)),
            Some(1) => bits.push(Bit::say(Word::OneLevelLost)),
            Some(levels) => bits.push(Bit::say_with(Word::LevelsLost, [levels])),
            None => {}
        }
        bits
    }
}

/// Damage dice, or a number.
#[derive(Clone, Debug)]
pub struct Damage(Expression);

impl Damage {
    /// What a weapon does: every value within a million.
    ///
    /// # Errors
    /// Dice or a number that could pass that.
    pub fn new(dice: Expression) -> Result<Self, Refusal> {
        let allowed = -1_000_000..=1_000_000;
        if allowed.contains(&dice.least()) && allowed.contains(&dice.most()) {
            Ok(Self(dice))
        } else {
            Err(Refusal::range(&allowed))
        }
    }

    /// Draws the dice.
    pub(super) fn draw<D: Dice<Note = Fact>>(&self, dice: &mut D) -> i64 {
        dice.part(|dice| self.0.draw(dice, Common::Damage.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missile_must_exceed_and_a_blow_only_fill() {
        let three = Fortitude::new(3).expect("from 1 on");
        let counted = |count: fn(Fortitude, i64) -> i64| {
            [0, 1, 3, 4, 6, 7, 9].map(|damage| count(three, damage))
        };
        assert_eq!(counted(Fortitude::exceeded), [0, 0, 0, 1, 1, 2, 2]);
        assert_eq!(counted(Fortitude::filled), [0, 0, 1, 1, 2, 2, 3]);
        assert!(Fortitude::new(0).is_err());
    }

    #[test]
    fn a_shield_takes_before_the_armour() {
        let shield = Shield::new(4, 6).expect("within range");
        let worn = Protection::new(Some(shield), 1, None).expect("within range");
        assert_eq!(worn.through(8, true), 1);
        assert_eq!(worn.through(8, false), 7);
        assert_eq!(worn.through(5, true), 0);
    }
}
