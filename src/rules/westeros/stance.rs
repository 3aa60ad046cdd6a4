//! What one side carries into every roll of a pulse: health, fatigue, states, and what else it does at the same time
//! (W14 to W16).

use super::bonus::{self, Bonus};
use super::{Level, Word, basis};
use crate::rules::{Refusal, Term};

/// Something that weighs on a side in this pulse, beside health and fatigue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Burden {
    /// May only turn and dodge, at -2.
    Stunned,
    /// May only dodge and parry, at -2.
    Immobilised,
    /// Knocked down and not up again: may only parry, at -2.
    Prone,
    /// Without a weapon: cannot parry.
    Disarmed,
    /// Changes its facing: -1.
    Turning,
    /// Gets up within the pulse: -2.
    Standing,
    /// Picks a weapon up: may only defend with it, at -1.
    PickingUp,
    /// Fights defensively: does not attack unless the enemy has fumbled.
    Defensive {
        /// Whether the enemy has.
        opening: bool,
    },
}

/// Something a side wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A blow with a weapon or with the hands.
    Strike,
    /// A shot or a throw.
    Shoot,
    /// Knocking somebody down.
    KnockDown,
    /// Stopping a blow.
    Parry,
    /// Getting out of the way.
    Dodge,
    /// Changing the facing.
    Turn,
    /// Anything else that takes free hands and legs.
    Other,
}

impl Act {
    const fn is_attack(self) -> bool {
        matches!(self, Self::Strike | Self::Shoot | Self::KnockDown)
    }
}

impl Burden {
    /// What to tell somebody whom this burden keeps from an act; `None` where it does not.
    const fn forbids(self, act: Act) -> Option<Word> {
        let (may, says) = match self {
            Self::Stunned => (
                matches!(act, Act::Turn | Act::Dodge),
                Word::StunnedMayOnlyTurnAndDodge,
            ),
            Self::Immobilised => (
                matches!(act, Act::Dodge | Act::Parry),
                Word::ImmobilisedMayOnlyDodgeAndParry,
            ),
            Self::Prone => (matches!(act, Act::Parry), Word::ProneMayOnlyParry),
            Self::Disarmed => (
                !matches!(act, Act::Parry | Act::Shoot),
                Word::DisarmedHasNoWeapon,
            ),
            Self::PickingUp => (!act.is_attack(), Word::PickedUpOnlyDefends),
            Self::Defensive { opening } => {
                (opening || !act.is_attack(), Word::DefensiveDoesNotAttack)
            }
            Self::Turning | Self::Standing => return None,
        };
        if may { None } else { Some(says) }
    }

    /// What it does to the rolls of the side, and under which name.
    const fn points(self) -> Option<(Word, i64)> {
        match self {
            Self::Stunned => Some((Word::FromStunned, -2)),
            Self::Immobilised => Some((Word::FromImmobilised, -2)),
            Self::Prone => Some((Word::FromProne, -2)),
            Self::Turning => Some((Word::FromTurning, -1)),
            Self::Standing => Some((Word::FromStanding, -2)),
            Self::PickingUp => Some((Word::FromPickingUp, -1)),
            Self::Disarmed | Self::Defensive { .. } => None,
        }
    }

    /// The act that the burden itself is.
    const fn act(self) -> Option<Act> {
        match self {
            Self::Turning => Some(Act::Turn),
            Self::Standing | Self::PickingUp => Some(Act::Other),
            _ => None,
        }
    }
}

/// Health, fatigue and burdens of one side.
#[derive(Clone, Debug, Default)]
pub struct Stance {
    health: i64,
    level: Level,
    burdens: Vec<Burden>,
}

impl Stance {
    /// A side with this modifier for health and whatever else, and this level of fatigue.
    ///
    /// # Errors
    /// A modifier outside -1,000 to 1,000.
    pub fn new(health: i64, level: Level) -> Result<Self, Refusal> {
        Ok(Self {
            health: bonus::modifier(health)?,
            level,
            burdens: Vec::new(),
        })
    }

    /// The same under one more burden.
    ///
    /// # Errors
    /// The burden is an act that an earlier one forbids.
    pub fn under(mut self, burden: Burden) -> Result<Self, Refusal> {
        if let Some(act) = burden.act() {
            self.allows(act)?;
        }
        self.burdens.push(burden);
        Ok(self)
    }

    /// Whether the side may do this.
    ///
    /// # Errors
    /// It may not, for the reason given.
    pub fn allows(&self, act: Act) -> Result<(), Refusal> {
        // Who picks a weapon up is no longer without one: it may defend with it.
        let armed_again = act == Act::Parry && self.burdens.contains(&Burden::PickingUp);
        let forbids = |burden: &Burden| match burden {
            Burden::Disarmed if armed_again => None,
            burden => burden.forbids(act),
        };
        match self.burdens.iter().find_map(forbids) {
            Some(says) => Err(Refusal::Forbidden(Term::Westeros(says), Vec::new())),
            None => Ok(()),
        }
    }

    /// Whether the side fights defensively.
    pub(super) fn is_defensive(&self) -> bool {
        let defensive = |burden: &Burden| matches!(burden, Burden::Defensive { .. });
        self.burdens.iter().any(defensive)
    }

    /// Whether the side lies on the ground.
    pub(super) fn is_prone(&self) -> bool {
        self.burdens.contains(&Burden::Prone)
    }

    /// A bonus with everything that weighs on the side.
    pub(super) fn weigh(&self, bonus: Bonus) -> Bonus {
        let bonus = bonus
            .and(Word::FromHealth, self.health)
            .and(self.level.from(), self.level.modifier());
        let burdens = || self.burdens.iter().filter_map(|burden| burden.points());
        let weighed = burdens().fold(bonus, |bonus, (from, points)| bonus.and(from, points));
        if burdens().count() > 1 {
            weighed.because(basis::STATES_ADD)
        } else {
            weighed
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn under(burdens: &[Burden]) -> Stance {
        let calm = Stance::new(0, Level::Fresh).expect("no modifier");
        let under = |stance: Stance, burden: &Burden| stance.under(*burden).expect("allowed");
        burdens.iter().fold(calm, under)
    }

    #[test]
    fn each_state_allows_what_the_text_says() {
        let may = |burden, act| under(&[burden]).allows(act).is_ok();
        let acts = [
            Act::Strike,
            Act::Shoot,
            Act::KnockDown,
            Act::Parry,
            Act::Dodge,
            Act::Turn,
        ];
        let allowed = |burden| acts.map(|act| u8::from(may(burden, act)));
        assert_eq!(allowed(Burden::Stunned), [0, 0, 0, 0, 1, 1]);
        assert_eq!(allowed(Burden::Immobilised), [0, 0, 0, 1, 1, 0]);
        assert_eq!(allowed(Burden::Prone), [0, 0, 0, 1, 0, 0]);
        assert_eq!(allowed(Burden::Disarmed), [1, 0, 1, 0, 1, 1]);
        assert_eq!(allowed(Burden::PickingUp), [0, 0, 0, 1, 1, 1]);
        assert_eq!(
            allowed(Burden::Defensive { opening: false }),
            [0, 0, 0, 1, 1, 1]
        );
        assert_eq!(allowed(Burden::Defensive { opening: true }), [1; 6]);
        assert_eq!(allowed(Burden::Standing), [1; 6]);
    }

    #[test]
    fn a_weapon_picked_up_parries() {
        let armed = under(&[Burden::Disarmed, Burden::PickingUp]);
        assert!(armed.allows(Act::Parry).is_ok());
        assert_eq!(armed.weigh(Bonus::default()).total(), -1);
    }

    #[test]
    fn who_cannot_move_cannot_turn() {
        let held = under(&[Burden::Immobilised]);
        assert!(held.under(Burden::Turning).is_err());
        assert!(
            under(&[Burden::Stunned])
                .under(Burden::Turning)
                .is_ok_and(|turning| turning.weigh(Bonus::default()).total() == -3)
        );
    }
}
