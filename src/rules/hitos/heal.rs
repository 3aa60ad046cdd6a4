//! Healing week by week (H24): by state, by rest, and by what an aspect makes of it.

use super::attempt::{Attempt, Attempted, Reading};
use super::reserve::{Decline, Nature, Reserve};
use super::{Grade, Trio, Word, basis};
use crate::dice::{Dice, Law};
use crate::rules::{Answer, Basis, Bit, Fact, Refusal, Rule, Term, Tone, Value};

/// An aspect that bears on healing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Circumstance {
    /// None.
    #[default]
    Plain,
    /// A favourable one, such as medical care.
    Favourable,
    /// An adverse one, such as no medicine at hand.
    Adverse,
}

/// Somebody who heals.
#[derive(Clone, Debug)]
pub struct Healing {
    patient: Reserve,
    /// The aspect activated.
    circumstance: Circumstance,
    /// Whether the patient goes on with daily life instead of resting.
    active: bool,
}

/// How somebody heals: the state, or one state worse without rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// A night's sleep.
    Overnight,
    /// Weekly, as wounded.
    Wounded,
    /// Weekly, as incapacitated.
    Incapacitated,
    /// Weekly, incapacitated and without rest.
    Failing,
}

/// What a week, or a night, came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Healed {
    /// The roll, where there was one.
    attempted: Option<Attempted>,
    /// Points regained; below zero they are lost.
    points: i64,
}

/// Which die a grade and a circumstance make of the usual one: one better, or one worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Luck {
    Better,
    Usual,
    Worse,
}

impl Healing {
    /// A patient in a state who heals under a circumstance, resting or not.
    ///
    /// # Errors
    /// A state that is not the one of the points lost, or one that does not heal: dying.
    pub fn new(
        state: Decline,
        patient: Reserve,
        circumstance: Circumstance,
        active: bool,
    ) -> Result<Self, Refusal> {
        let actual = patient.decline();
        if actual == Decline::Total {
            let term = Term::Hitos(Word::DyingDoesNotHeal);
            return Err(Refusal::Forbidden(term, Vec::new()));
        }
        if state != actual {
            let term = match actual {
                Decline::None => Word::PointsSayHealthy,
                Decline::Slight => Word::PointsSayWounded,
                _ => Word::PointsSayIncapacitated,
            };
            let numbers = vec![patient.lost(), patient.mettle().get()];
            return Err(Refusal::Forbidden(Term::Hitos(term), numbers));
        }
        Ok(Self {
            patient,
            circumstance,
            active,
        })
    }

    fn pace(&self) -> Pace {
        match (self.patient.decline(), self.active) {
            (Decline::None, false) => Pace::Overnight,
            (Decline::None, true) | (Decline::Slight, false) => Pace::Wounded,
            (Decline::Slight, true) | (Decline::Grave | Decline::Total, false) => {
                Pace::Incapacitated
            }
            (Decline::Grave | Decline::Total, true) => Pace::Failing,
        }
    }

    fn attempt(&self) -> Option<Attempt> {
        // Seed, "Curación".
        let target = match self.pace() {
            Pace::Overnight => return None,
            Pace::Wounded => 10,
            Pace::Incapacitated | Pace::Failing => 15,
        };
        let score = self.patient.mettle().get();
        let named = Nature::Body.score();
        Some(Attempt::of_mettle(score, named, target, Reading::Centre))
    }

    /// What the dice give back; below zero it is what they take.
    fn points(&self, grade: Grade, trio: Trio) -> i64 {
        let (low, centre, high) = (trio.low(), trio.centre(), trio.high());
        let luck = match (self.circumstance, grade) {
            // A critical and an adverse aspect cancel (ruling).
            (Circumstance::Adverse, Grade::Critical) => Luck::Usual,
            (Circumstance::Favourable, _) | (_, Grade::Critical) => Luck::Better,
            (Circumstance::Adverse, _) => Luck::Worse,
            (Circumstance::Plain, _) => Luck::Usual,
        };
        match (self.pace(), grade, luck) {
            (Pace::Overnight, ..) => self.patient.lost(),
            (_, Grade::Fumble, _) => -high,
            (Pace::Failing, Grade::Failure, Luck::Better) => -low,
            (Pace::Failing, Grade::Failure, Luck::Usual) => -centre,
            (Pace::Failing, Grade::Failure, Luck::Worse) => -high,
            (Pace::Failing, ..) | (_, Grade::Failure, _) => 0,
            (Pace::Wounded, _, Luck::Better) => high,
            (Pace::Wounded, _, Luck::Usual) | (Pace::Incapacitated, _, Luck::Better) => centre,
            (Pace::Wounded, _, Luck::Worse) | (Pace::Incapacitated, _, Luck::Usual) => low,
            (Pace::Incapacitated, _, Luck::Worse) => 0,
        }
    }

    fn after(&self, points: i64) -> Reserve {
        self.patient.with_lost(self.patient.lost() - points)
    }

    fn tell<D: Dice<Note = Fact>>(&self, healed: &Healed, grade: Option<Grade>, dice: &mut D) {
        if grade == Some(Grade::Critical) && self.circumstance == Circumstance::Adverse {
            dice.note(|| Fact::Because(basis::CRITICAL_AND_ADVERSE_CANCEL));
        }
        let after = self.after(healed.points);
        dice.note(|| {
            after.row(vec![
                Bit::Number(self.patient.lost()),
                Bit::Signed(-healed.points),
            ])
        });
    }
}

impl Rule for Healing {
    type Outcome = Healed;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Healed {
        let attempt = self.attempt();
        let attempted = attempt.map(|attempt| attempt.roll(dice));
        let grade = attempt
            .zip(attempted)
            .map(|(attempt, attempted)| attempt.grade(&attempted));
        let points = match (grade, attempted) {
            (Some(grade), Some(attempted)) => self.points(grade, attempted.trio),
            _ => self.patient.lost(),
        };
        // No more comes back than was lost, and no more is lost than there is.
        let healed = Healed {
            attempted,
            points: self.patient.lost() - self.after(points).lost(),
        };
        self.tell(&healed, grade, dice);
        healed
    }

    fn answer(&self, healed: &Healed) -> Answer {
        let (word, tone) = match healed.points {
            1.. => (Word::Recovered, Tone::Good),
            0 => (Word::Unchanged, Tone::Even),
            _ => (Word::Worsened, Tone::Bad),
        };
        let after = self.after(healed.points);
        let answer = Answer::of(word, tone)
            .number(Word::Points, healed.points)
            .number(Word::Lost, after.lost())
            .with(Word::State, Value::Word(Term::Hitos(after.state())));
        match (self.attempt(), &healed.attempted) {
            (Some(attempt), Some(attempted)) => attempt.fill(answer, attempted),
            _ => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::HEALING]
    }

    fn tabulate(&self, law: &Law<Healed>) -> Vec<(Term, Value)> {
        let lost = |healed: &Healed| self.after(healed.points).lost();
        vec![(Word::State.into(), self.patient.states(law, lost))]
    }
}

#[cfg(test)]
mod tests {
    use super::super::reserve::Mettle;
    use super::*;

    fn points(state: Decline, lost: i64, how: Circumstance, active: bool, grade: Grade) -> i64 {
        let mettle = Mettle::new(8).expect("a score");
        let patient = Reserve::new(Nature::Body, mettle, lost).expect("points");
        let healing = Healing::new(state, patient, how, active).expect("a patient");
        healing.points(grade, Trio::of([2, 5, 9]))
    }

    #[test]
    fn every_row_of_the_rule() {
        use Circumstance::{Adverse, Favourable, Plain};
        use Grade::{Critical, Failure, Fumble, Success};
        let table = [
            // Wounded and resting: C, M, m.
            (Decline::Slight, 10, Plain, false, Success, 5),
            (Decline::Slight, 10, Favourable, false, Success, 9),
            (Decline::Slight, 10, Adverse, false, Success, 2),
            (Decline::Slight, 10, Plain, false, Critical, 9),
            (Decline::Slight, 10, Favourable, false, Critical, 9),
            (Decline::Slight, 10, Adverse, false, Critical, 5),
            (Decline::Slight, 10, Favourable, false, Failure, 0),
            (Decline::Slight, 10, Favourable, false, Fumble, -9),
            // Incapacitated and resting: m, C, nothing.
            (Decline::Grave, 18, Plain, false, Success, 2),
            (Decline::Grave, 18, Favourable, false, Success, 5),
            (Decline::Grave, 18, Adverse, false, Success, 0),
            (Decline::Grave, 18, Plain, false, Critical, 5),
            (Decline::Grave, 18, Adverse, false, Critical, 2),
            (Decline::Grave, 18, Plain, false, Fumble, -9),
            // Wounded without rest: as incapacitated.
            (Decline::Slight, 10, Plain, true, Success, 2),
            // Incapacitated without rest: nothing, or a loss.
            (Decline::Grave, 18, Plain, true, Success, 0),
            (Decline::Grave, 18, Favourable, true, Critical, 0),
            (Decline::Grave, 18, Plain, true, Failure, -5),
            (Decline::Grave, 18, Favourable, true, Failure, -2),
            (Decline::Grave, 18, Adverse, true, Failure, -9),
            (Decline::Grave, 18, Favourable, true, Fumble, -9),
            // Healthy without rest: as wounded.
            (Decline::None, 5, Plain, true, Success, 5),
        ];
        for (state, lost, how, active, grade, expected) in table {
            let have = points(state, lost, how, active, grade);
            assert_eq!(have, expected, "{state:?} {how:?} {active} {grade:?}");
        }
    }
}
