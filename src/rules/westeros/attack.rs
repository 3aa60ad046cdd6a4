//! Who attacks in close combat, with what, and what that adds to the die (W6, W12, W14, W21).

use super::bonus::{self, Bonus};
use super::missile::Drawing;
use super::{Act, Bearing, Damage, Stance, Word};
use crate::dice::Dice;
use crate::rules::{Fact, Refusal, Score, Term};

/// An attack in close combat.
#[derive(Clone, Debug)]
pub struct Attack {
    traits: Score,
    kept: i64,
    reach: i64,
    stance: Stance,
    bearing: Bearing,
    drawing: Option<Drawing>,
    advantage: bool,
    own_flank: bool,
}

impl Attack {
    /// An attack of `traits`, skill with the weapon first, by somebody in this stance.
    ///
    /// # Errors
    /// An attacker who may not strike.
    pub fn new(traits: Score, stance: Stance) -> Result<Self, Refusal> {
        stance.allows(Act::Strike)?;
        Ok(Self {
            traits,
            kept: 0,
            reach: 0,
            stance,
            bearing: Bearing::Front,
            drawing: None,
            advantage: false,
            own_flank: false,
        })
    }

    /// Part of the skill is kept for a parry.
    ///
    /// # Errors
    /// A part below 0, more than there is, or all of it, which leaves no attack; an attacker who may not parry.
    pub fn keeping(mut self, kept: i64) -> Result<Self, Refusal> {
        let skill = self.traits.written();
        let refused = |says| Err(Refusal::Forbidden(Term::Westeros(says), vec![kept, skill]));
        match kept {
            ..0 => return Err(Refusal::range(&(0..=skill.saturating_sub(1).max(0)))),
            0 => return Ok(self),
            _ if kept > skill => return refused(Word::KeepsMoreThanThereIs),
            _ if kept == skill => return refused(Word::KeepsAll),
            _ => {}
        }
        self.stance.allows(Act::Parry)?;
        self.kept = kept;
        Ok(self)
    }

    /// The reach of the weapon.
    ///
    /// # Errors
    /// Outside -1,000 to 1,000.
    pub fn reaching(mut self, reach: i64) -> Result<Self, Refusal> {
        self.reach = bonus::modifier(reach)?;
        Ok(self)
    }

    /// The attack comes from there.
    pub const fn from(mut self, bearing: Bearing) -> Self {
        self.bearing = bearing;
        self
    }

    /// The weapon is drawn in the same pulse.
    pub const fn drawing(mut self, drawing: Option<Drawing>) -> Self {
        self.drawing = drawing;
        self
    }

    /// The last attack won tactical advantage.
    pub const fn with_advantage(mut self, advantage: bool) -> Self {
        self.advantage = advantage;
        self
    }

    /// The enemy stands at the attacker's own flank.
    pub const fn over_own_flank(mut self, own_flank: bool) -> Self {
        self.own_flank = own_flank;
        self
    }

    /// What is added to its die.
    pub(super) fn bonus(&self) -> Bonus {
        let bonus = Bonus::of(self.traits, Word::FromSkill, Word::FromDexterity)
            .and(Word::FromKept, -self.kept)
            .and(Word::FromReach, self.reach)
            .and(Word::FromAdvantage, i64::from(self.advantage))
            .and(self.bearing.from(), self.bearing.on_attack())
            .and(Word::FromOwnFlank, -i64::from(self.own_flank))
            .and(Word::FromDrawing, Drawing::points(self.drawing));
        self.stance.weigh(bonus)
    }
}

/// What a blow does where it lands.
#[derive(Clone, Debug)]
pub struct Blow {
    damage: Damage,
    charge: i64,
    tourney: bool,
}

impl Blow {
    /// The weapon's damage; `charge` is the Fuerza of an attacker who charges, 0 to 1,000,000, and in a tournament blows do
    /// half.
    ///
    /// # Errors
    /// Fuerza outside its range.
    pub fn new(damage: Damage, charge: i64, tourney: bool) -> Result<Self, Refusal> {
        Ok(Self {
            damage,
            charge: bonus::points(charge)?,
            tourney,
        })
    }

    /// Draws the damage and halves it where it is to be halved: in a tournament, or by a graze; once.
    pub(super) fn draw<D: Dice<Note = Fact>>(&self, graze: bool, dice: &mut D) -> i64 {
        let full = (self.damage.draw(dice) + self.charge).max(0);
        if graze || self.tourney {
            full / 2
        } else {
            full
        }
    }

    /// What a charge adds.
    pub(super) const fn charge(&self) -> i64 {
        self.charge
    }

    /// Whether it is a tournament's.
    pub(super) const fn is_tourney(&self) -> bool {
        self.tourney
    }
}
