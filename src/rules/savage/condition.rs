//! What a character's state takes from its rolls: wounds, fatigue, distraction, a second action, running.

use super::{Modifiers, Word};
use crate::rules::Refusal;
use std::ops::RangeInclusive;

/// Wounds already had: each takes 1 from trait rolls and Pace, 3 at most (seed, "Heridas").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wounds(i64);

const WOUNDS: RangeInclusive<i64> = 0..=20;
const MOST_FROM_WOUNDS: i64 = 3;

impl Wounds {
    /// So many.
    ///
    /// # Errors
    /// Outside 0 to 20.
    pub fn new(count: i64) -> Result<Self, Refusal> {
        if WOUNDS.contains(&count) {
            Ok(Self(count))
        } else {
            Err(Refusal::range(&WOUNDS))
        }
    }

    /// Wounds that something is done about: one at least.
    ///
    /// # Errors
    /// Outside 1 to 20.
    pub fn some(count: i64) -> Result<Self, Refusal> {
        match count {
            0 => Err(Refusal::range(&(1..=*WOUNDS.end()))),
            _ => Self::new(count),
        }
    }

    /// The number itself.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// What they take: 0 to 3.
    pub const fn penalty(self) -> i64 {
        if self.0 < MOST_FROM_WOUNDS {
            self.0
        } else {
            MOST_FROM_WOUNDS
        }
    }
}

/// The state of somebody who rolls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// Wounds had.
    pub wounds: Wounds,
    /// Levels of fatigue, 0 to 2, each taking 1.
    pub fatigue: i64,
    /// Distracted: -2.
    pub distracted: bool,
    /// Actions this turn, 1 to 3: each past the first takes 2 from all.
    pub actions: i64,
    /// Whether the character runs this turn: -2.
    pub ran: bool,
    /// Whether a Joker was dealt: +2 to trait and damage rolls.
    pub joker: bool,
}

/// What each action past the first takes (seed, "Acciones y Movimiento").
const PER_ACTION: i64 = -2;
/// What running takes from every other action.
const RUNNING: i64 = -2;
/// What being distracted takes.
const DISTRACTED: i64 = -2;
/// What a Joker gives to trait and damage rolls.
pub(super) const JOKER: i64 = 2;

/// Levels of fatigue.
///
/// # Errors
/// Outside 0 to 2: the third incapacitates.
pub fn fatigue(levels: i64) -> Result<i64, Refusal> {
    match levels {
        0..=2 => Ok(levels),
        _ => Err(Refusal::range(&(0..=2))),
    }
}

/// Actions in one turn.
///
/// # Errors
/// Outside 1 to 3.
pub fn actions(count: i64) -> Result<i64, Refusal> {
    match count {
        1..=3 => Ok(count),
        _ => Err(Refusal::range(&(1..=3))),
    }
}

impl Condition {
    /// What the state does to a trait roll, each with its reason.
    pub fn modifiers(&self) -> Modifiers {
        let when = |is: bool, amount| if is { amount } else { 0 };
        Modifiers::none()
            .with(Word::ForWounds, -self.wounds.penalty())
            .with(Word::ForFatigue, -self.fatigue)
            .with(Word::ForDistracted, when(self.distracted, DISTRACTED))
            .with(Word::ForActions, PER_ACTION * (self.actions - 1).max(0))
            .with(Word::ForRunning, when(self.ran, RUNNING))
            .with(Word::ForJoker, when(self.joker, JOKER))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn penalties_add_up_and_wounds_stop_at_three() {
        let state = Condition {
            wounds: Wounds::new(5).expect("fine"),
            fatigue: 1,
            distracted: true,
            actions: 3,
            ran: true,
            joker: true,
        };
        assert_eq!(state.modifiers().total(), -3 - 1 - 2 - 4 - 2 + 2);
        assert_eq!(Condition::default().modifiers().total(), 0);
        assert!(actions(4).is_err() && actions(0).is_err() && fatigue(3).is_err());
        assert!(Wounds::new(-1).is_err());
    }
}
