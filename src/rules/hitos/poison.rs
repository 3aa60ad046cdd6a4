//! Poison (H20): Aguante against its difficulty, the lesser or the greater damage read from that roll.

use super::attempt::{Attempt, Attempted, Reading};
use super::harm::Harm;
use super::reserve::{Mettle, Nature};
use super::{DamageType, Difficulty, Protection, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Common, Fact, Rule};

/// A poison taken.
#[derive(Clone, Debug)]
pub struct Poison {
    /// Its difficulty.
    pub target: Difficulty,
    /// Damage where it is resisted.
    pub lesser: DamageType,
    /// Damage where it is not.
    pub greater: DamageType,
    /// Aguante of who takes it.
    pub mettle: Mettle,
    /// Whether an aspect helps if the roll fails.
    pub aspect: bool,
    /// What takes from its damage.
    pub protection: Protection,
}

impl Poison {
    fn attempt(&self) -> Attempt {
        let score = Nature::Body.score();
        let reading = Reading::plain(self.aspect);
        Attempt::of_mettle(self.mettle.get(), score, self.target.get(), reading)
    }
}

impl Rule for Poison {
    type Outcome = (Attempted, i64);

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> (Attempted, i64) {
        let attempt = self.attempt();
        let attempted = attempt.roll(dice);
        self.target.tell(dice);
        let resisted = attempt.grade(&attempted).succeeds();
        let kind = if resisted { self.lesser } else { self.greater };
        let damage = Harm {
            kind,
            protection: self.protection,
        }
        .draw(attempted.trio, dice);
        (attempted, damage)
    }

    fn answer(&self, (attempted, damage): &(Attempted, i64)) -> Answer {
        let attempt = self.attempt();
        let grade = attempt.grade(attempted);
        let word = if grade.succeeds() {
            Word::ResistedPoison
        } else {
            Word::Poisoned
        };
        let answer = Answer::of(word, grade.tone()).number(Common::Damage, *damage);
        attempt.fill(answer, attempted)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::POISON, basis::POISON_SAME_ROLL]
    }
}
