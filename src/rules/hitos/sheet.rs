//! Scores derived from characteristics and skills (H11).

use super::{Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Fact, Refusal, Rule};

/// A characteristic, 1 to 100: a person's goes to 10, other beings' further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Characteristic(i64);

/// A skill, 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Skill(i64);

impl Characteristic {
    /// A characteristic of so much.
    ///
    /// # Errors
    /// Outside 1 to 100.
    pub fn new(score: i64) -> Result<Self, Refusal> {
        match score {
            1..=100 => Ok(Self(score)),
            _ => Err(Refusal::range(&(1..=100))),
        }
    }
}

impl Skill {
    /// A skill of so much.
    ///
    /// # Errors
    /// Outside 0 to 100.
    pub fn new(score: i64) -> Result<Self, Refusal> {
        match score {
            0..=100 => Ok(Self(score)),
            _ => Err(Refusal::range(&(0..=100))),
        }
    }
}

/// What derived scores are worked out from (seed, "Puntuaciones de combate" and "Cordura").
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Fortaleza.
    pub strength: Characteristic,
    /// Reflejos.
    pub reflexes: Characteristic,
    /// Voluntad.
    pub will: Characteristic,
    /// Intelecto.
    pub intellect: Characteristic,
    /// Combate.
    pub combat: Skill,
    /// Forma física.
    pub fitness: Skill,
}

impl Sheet {
    const fn endurance(&self) -> i64 {
        self.strength.0 + self.will.0 / 2
    }

    const fn composure(&self) -> i64 {
        self.will.0 + self.intellect.0 / 2
    }

    const fn initiative(&self) -> i64 {
        self.reflexes.0 + self.intellect.0 / 2
    }

    fn defence(&self) -> i64 {
        self.reflexes.0 + self.combat.0.max(self.fitness.0) + 5
    }

    const fn melee(&self) -> i64 {
        (self.strength.0 + self.combat.0) / 4
    }

    const fn ranged(&self) -> i64 {
        self.combat.0 / 4
    }
}

impl Rule for Sheet {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        let halves = [self.will.0, self.intellect.0]
            .iter()
            .any(|score| score % 2 != 0);
        let quarters = [self.strength.0 + self.combat.0, self.combat.0]
            .iter()
            .any(|score| score % 4 != 0);
        if halves || quarters {
            dice.note(|| Fact::Because(basis::ROUNDED_DOWN));
        }
    }

    fn answer(&self, (): &()) -> Answer {
        Answer::computed()
            .number(Word::Endurance, self.endurance())
            .number(Word::Resistance, 3 * self.endurance())
            .number(Word::Composure, self.composure())
            .number(Word::Stability, 3 * self.composure())
            .number(Word::Initiative, self.initiative())
            .number(Word::Defence, self.defence())
            .number(Word::Melee, self.melee())
            .number(Word::Ranged, self.ranged())
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::SHEET, basis::SHEET_MIND, basis::SHEET_SKILLS]
    }
}
