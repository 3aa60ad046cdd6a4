//! What a hit does (H14, H15): dice of the attack, points of weapon and arm, the critical's multiplier, armour.

use super::{Damage, DamageType, Protection, Trio, Word, basis};
use crate::dice::Dice;
use crate::rules::{Bit, Common, Fact, Refusal, Row};

/// What a hit does.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    /// The damage type as named.
    kind: DamageType,
    /// Steps up or down the ladder.
    shift: i64,
    /// Points of the attacker's arm.
    bonus: i64,
    /// The target's armour.
    protection: Protection,
}

impl Blow {
    /// The most steps a damage type may be moved.
    pub const MOST_STEPS: i64 = 100;

    /// A damage type without anything added.
    pub fn new(kind: DamageType) -> Self {
        Self {
            kind,
            shift: 0,
            bonus: 0,
            protection: Protection::default(),
        }
    }

    /// The damage type moved by so many steps (an aspect used on damage).
    ///
    /// # Errors
    /// More than 100 steps up or down.
    pub fn shifted(self, shift: i64) -> Result<Self, Refusal> {
        let allowed = -Self::MOST_STEPS..=Self::MOST_STEPS;
        if allowed.contains(&shift) {
            Ok(Self { shift, ..self })
        } else {
            Err(Refusal::range(&allowed))
        }
    }

    /// The attacker's damage bonus.
    ///
    /// # Errors
    /// Past 1,000,000 either way.
    pub fn with_bonus(self, bonus: i64) -> Result<Self, Refusal> {
        let allowed = -Damage::MOST..=Damage::MOST;
        if allowed.contains(&bonus) {
            Ok(Self { bonus, ..self })
        } else {
            Err(Refusal::range(&allowed))
        }
    }

    /// The target's armour.
    pub const fn against(self, protection: Protection) -> Self {
        Self { protection, ..self }
    }

    fn kind(&self) -> DamageType {
        self.kind.shifted(self.shift)
    }

    /// The sum of the dice of the type; dice of its own are rolled now.
    pub(super) fn read<D: Dice<Note = Fact>>(&self, trio: Trio, dice: &mut D) -> i64 {
        if self.shift != 0 {
            dice.note(|| Fact::Because(basis::SHIFTED));
        }
        self.kind.tell_placed(self.kind(), dice);
        self.kind().draw(trio, dice)
    }

    /// The damage of these dice, counted so many times.
    pub(super) fn land<D: Dice<Note = Fact>>(&self, sum: i64, times: i64, dice: &mut D) -> i64 {
        let (constant, armour) = (self.kind.constant(), self.protection.points());
        let damage = self
            .protection
            .reduce((sum + constant + self.bonus) * times);
        dice.note(|| self.row(sum, times, damage));
        if self.bonus != 0 {
            dice.note(|| Fact::Because(basis::DAMAGE_BONUS));
        }
        if armour > 0 {
            dice.note(|| Fact::Because(basis::ARMOUR));
        }
        if times > 1 && constant + self.bonus != 0 {
            dice.note(|| Fact::Because(basis::POINTS_ARE_MULTIPLIED));
        }
        if times > 1 && armour > 0 {
            dice.note(|| Fact::Because(basis::ARMOUR_AFTER_CRITICAL));
        }
        damage
    }

    fn row(&self, sum: i64, times: i64, damage: i64) -> Fact {
        let kind = self.kind();
        let mut row =
            Row::new(Common::Damage).cell([Bit::Name(kind.name_of_dice()), Bit::Number(sum)]);
        if kind.constant() != 0 {
            row = row.cell([Bit::Signed(kind.constant()), Bit::say(Word::Weapon)]);
        }
        if self.bonus != 0 {
            row = row.cell([Bit::Signed(self.bonus), Bit::say(Word::Bonus)]);
        }
        if times > 1 {
            row = row.cell([Bit::say_with(Word::Times, [times])]);
        }
        if self.protection.points() > 0 {
            row = row.cell([Bit::Signed(-self.protection.points()), Bit::say(Word::Rd)]);
        }
        row.cell([Bit::Equals, Bit::Number(damage)]).fact()
    }
}
