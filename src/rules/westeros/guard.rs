//! How somebody defends in close combat: parry, dodge, and which of them counts (W7 to W9).

use super::bonus::{self, Bonus};
use super::{Act, Bearing, Stance, Word, basis};
use crate::dice::Dice;
use crate::rules::{Fact, Refusal, Score};

/// One of the two defences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Defence {
    /// Stopping the blow.
    Parry,
    /// Getting out of its way.
    #[default]
    Dodge,
}

/// How an attack ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ending {
    /// Two or more above every defence, or no defence at all.
    Hit,
    /// As high as the best defence, or one above.
    Graze,
    Parried,
    Dodged,
}

/// A parry: skill kept for it, Destreza, reach and the shield's bonus.
#[derive(Clone, Copy, Debug)]
pub struct Parry {
    /// Skill kept and Destreza, skill first.
    pub traits: Score,
    /// Reach of the weapon, -1,000 to 1,000.
    pub reach: i64,
    /// What the shield adds, -1,000 to 1,000.
    pub shield: i64,
}

/// A defence, ready for its dice.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    parry: Option<Bonus>,
    dodge: Option<Bonus>,
    prefer: Defence,
}

/// The totals of the defences that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Defended {
    pub parry: Option<i64>,
    pub dodge: Option<i64>,
}

impl Guard {
    /// The defender parries an attack from there.
    ///
    /// # Errors
    /// A defender who may not parry; reach or shield outside their range.
    pub fn parrying(
        mut self,
        parry: Parry,
        bearing: Bearing,
        stance: &Stance,
    ) -> Result<Self, Refusal> {
        stance.allows(Act::Parry)?;
        let bonus = Bonus::of(parry.traits, Word::FromSkill, Word::FromDexterity)
            .and(Word::FromReach, bonus::modifier(parry.reach)?)
            .and(Word::FromShield, bonus::modifier(parry.shield)?)
            .and(bearing.from(), bearing.on_parry());
        self.parry = Some(stance.weigh(bonus));
        Ok(self)
    }

    /// The defender dodges an attack from there, with Esquiva and Destreza; Esquiva counts only against an enemy one sees.
    ///
    /// # Errors
    /// A defender who may not dodge.
    pub fn dodging(mut self, traits: Score, sees: bool, stance: &Stance) -> Result<Self, Refusal> {
        stance.allows(Act::Dodge)?;
        let esquiva = if sees { traits.written() } else { 0 };
        let bonus = Bonus::default()
            .and(Word::FromDodge, esquiva)
            .and(Word::FromDexterity, traits.modifier());
        let bonus = if sees {
            bonus
        } else {
            bonus.because(basis::UNSEEN)
        };
        self.dodge = Some(stance.weigh(bonus));
        Ok(self)
    }

    /// Which of the two counts when both would do.
    pub const fn preferring(mut self, defence: Defence) -> Self {
        self.prefer = defence;
        self
    }

    /// Rolls every defence there is, the parry first.
    pub(super) fn roll<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Defended {
        let mut rolled = |bonus: &Option<Bonus>, label| {
            let bonus = bonus.as_ref();
            bonus.map(|bonus| bonus.roll(label, dice))
        };
        Defended {
            parry: rolled(&self.parry, Word::Parry),
            dodge: rolled(&self.dodge, Word::Dodge),
        }
    }

    /// How an attack with this total ends against these defences.
    pub(super) fn read(&self, attack: i64, defended: Defended) -> Ending {
        let stops = |defence: Option<i64>| defence.is_some_and(|total| total > attack);
        match (stops(defended.parry), stops(defended.dodge)) {
            (true, true) => match self.prefer {
                Defence::Parry => Ending::Parried,
                Defence::Dodge => Ending::Dodged,
            },
            (true, false) => Ending::Parried,
            (false, true) => Ending::Dodged,
            (false, false) => match defended.best() {
                Some(best) if attack - best < Defended::SERIOUS => Ending::Graze,
                _ => Ending::Hit,
            },
        }
    }
}

impl Defended {
    /// So far above the best defence an attack hits in earnest.
    const SERIOUS: i64 = 2;

    /// The better of the defences.
    pub(super) fn best(self) -> Option<i64> {
        self.parry.max(self.dodge)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defender_chooses_between_two_that_would_do() {
        let read = |prefer, attack, parry, dodge| {
            let guard = Guard::default().preferring(prefer);
            guard.read(attack, Defended { parry, dodge })
        };
        let both = (Some(11), Some(12));
        assert_eq!(read(Defence::Dodge, 10, both.0, both.1), Ending::Dodged);
        assert_eq!(read(Defence::Parry, 10, both.0, both.1), Ending::Parried);
        assert_eq!(read(Defence::Parry, 11, both.0, both.1), Ending::Dodged);
        assert_eq!(read(Defence::Dodge, 12, both.0, both.1), Ending::Graze);
        assert_eq!(read(Defence::Dodge, 13, both.0, both.1), Ending::Graze);
        assert_eq!(read(Defence::Dodge, 14, both.0, both.1), Ending::Hit);
        assert_eq!(read(Defence::Dodge, -9, None, None), Ending::Hit);
    }
}
