//! One side of close combat, with what protects it.

use super::contest::Side;
use super::{Class, Extra, Skill, Word, damage};
use crate::rules::{Refusal, Term};

/// One side of a fight.
#[derive(Clone, Debug)]
pub struct Fighter {
    pub(super) skill: Skill,
    pub(super) weapon: Class,
    bonus: Extra,
    pub(super) block: Option<i64>,
    pub(super) armour: i64,
    pub(super) defensive: bool,
    /// Whether it had declared something else, and turned from it to nothing but defence.
    pub(super) turned: bool,
}

impl Fighter {
    /// A fighter with a skill, a weapon and the extra tens dice the game master grants.
    pub const fn new(skill: Skill, weapon: Class, bonus: Extra) -> Self {
        Self {
            skill,
            weapon,
            bonus,
            block: None,
            armour: 0,
            defensive: false,
            turned: false,
        }
    }

    /// The fighter's weapon can block, and has so many points of resistance.
    ///
    /// # Errors
    /// Nothing in hand, or points outside 0 to 1,000,000.
    pub fn blocking(mut self, points: i64) -> Result<Self, Refusal> {
        if self.weapon.is_unarmed() {
            return Err(Refusal::Forbidden(
                Term::D100(Word::UnarmedBlock),
                Vec::new(),
            ));
        }
        self.block = Some(damage::protection(points)?);
        Ok(self)
    }

    /// The fighter wears armour that takes so many points.
    ///
    /// # Errors
    /// Points outside 0 to 1,000,000.
    pub fn armoured(mut self, points: i64) -> Result<Self, Refusal> {
        self.armour = damage::protection(points)?;
        Ok(self)
    }

    /// The fighter only defends: better at it, and doing no damage (D15). Said before [`Fighter::changing`].
    pub const fn defensive(mut self) -> Self {
        self.skill = self.skill.defensive();
        self.defensive = true;
        self
    }

    /// The fighter had declared something else (D6). Whoever turns to nothing but defence only blocks, which costs nothing
    /// (ruling).
    pub const fn changing(mut self) -> Self {
        if self.defensive {
            self.turned = true;
        } else {
            self.skill = self.skill.changed();
        }
        self
    }

    /// What it brings to a contest.
    pub(super) fn side(&self, company: u32) -> Side {
        Side {
            skill: self.skill,
            weapon: self.weapon,
            bonus: self.bonus,
            company,
        }
    }
}
