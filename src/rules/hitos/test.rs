//! The test: middle die and traits against a difficulty, with criticals and fumbles (H1, H2), with an aspect activated for or
//! against it (H5, H6, H8), with states and drugs (H10), and the doctor's roll (H25).

use super::attempt::{Attempt, Attempted, Reading};
use super::{Condition, Difficulty, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Fact, Rule, Score};

/// A roll against a difficulty.
#[derive(Clone, Debug)]
pub struct Test {
    /// Characteristic and skill.
    pub traits: Score,
    /// The difficulty.
    pub target: Difficulty,
    /// State of the roller.
    pub condition: Condition,
    /// How the dice are read.
    pub reading: Reading,
    /// What it is for.
    pub purpose: Purpose,
}

/// What a test is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// Whatever the player says.
    #[default]
    Any,
    /// Looking after a patient: success leaves the aspect of being under care (H25).
    Care,
}

impl Test {
    fn attempt(&self) -> Attempt {
        Attempt {
            score: self.traits.total(),
            named: Word::Traits,
            penalty: self.condition.named_penalty(),
            target: self.target.get(),
            reading: self.reading,
            turn: None,
        }
    }
}

impl Rule for Test {
    type Outcome = Attempted;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Attempted {
        let attempt = self.attempt();
        let attempted = attempt.roll(dice);
        self.condition.tell(dice);
        self.target.tell(dice);
        dice.note(|| {
            let mut bits = attempt.verdict(&attempted);
            if self.purpose == Purpose::Care && attempt.grade(&attempted).succeeds() {
                bits.extend([Bit::Arrow, Bit::say(Word::UnderCare)]);
            }
            Fact::Verdict(bits)
        });
        attempted
    }

    fn answer(&self, attempted: &Attempted) -> Answer {
        let attempt = self.attempt();
        let grade = attempt.grade(attempted);
        attempt.fill(Answer::of(grade.word(), grade.tone()), attempted)
    }

    fn basis(&self) -> &'static [Basis] {
        match (self.purpose, self.reading) {
            (Purpose::Care, _) => &[basis::CARE],
            (_, Reading::Centre) => &[basis::TEST, basis::CRITICAL],
            (_, Reading::CentreThenAspect) => &[basis::TEST, basis::CRITICAL, basis::ASPECT],
            (_, Reading::Boost(_)) => &[basis::BOOST, basis::CRITICAL],
            (_, Reading::Hinder(_)) => &[basis::HINDER, basis::CRITICAL],
        }
    }
}
