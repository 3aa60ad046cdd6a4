//! What is at stake in the reading of a burst: damage where it is read from the units, and the weapon where it may fail.

use super::Word;
use super::fire::{Burst, Fired, Harm};
use super::reading::{Pick, Reading};
use crate::dice::{Budget, Dice, Fraction, Law, Walk, Weight};
use crate::rules::{Bit, Common, Fact, Row, Rule, Term, Tone, Value};
use std::time::Duration;

/// What the law of one way of picking may cost: a table more is not worth as much as the answer.
const PATIENCE: Budget = Budget {
    time: Duration::from_millis(200),
    states: 1_000_000,
};

impl Burst {
    /// Whether the readings of some dice can differ in more than success: in simplified damage, or in failing.
    const fn has_a_stake(&self) -> bool {
        let simple = matches!(&self.harm, Harm::Weapon(damage) if damage.is_simple());
        simple || self.malfunction.is_some()
    }

    /// Tells what every reading would do, where they differ in more than success.
    pub(super) fn tell_stakes<D: Dice<Note = Fact>>(&self, readings: &[Reading], dice: &mut D) {
        if !dice.listens() || !self.has_a_stake() {
            return;
        }
        let hits: Vec<Reading> = readings
            .iter()
            .copied()
            .filter(|&reading| self.succeeds(reading))
            .collect();
        let differ =
            |of: &dyn Fn(Reading) -> i64| hits.iter().any(|&reading| of(reading) != of(hits[0]));
        let jams_differ = differ(&|reading| self.fails(reading).into());
        if jams_differ || differ(&|reading| self.reads(reading).unwrap_or(0)) {
            for &reading in &hits {
                dice.note(|| self.stake_row(reading, jams_differ));
            }
        }
        dice.note(|| {
            let records = readings.iter().map(|&reading| self.stake_record(reading));
            Fact::Value(Word::Readings.into(), Value::Series(records.collect()))
        });
    }

    /// What a reading does where no dice are needed to say it.
    fn reads(&self, reading: Reading) -> Option<i64> {
        match &self.harm {
            Harm::Weapon(damage) if self.succeeds(reading) => damage
                .read(self.is_special(reading), reading.units)
                .map(|dealt| (dealt - self.armour).max(0)),
            _ => None,
        }
    }

    fn stake_row(&self, reading: Reading, with_jam: bool) -> Fact {
        let mut row = Row::new(Word::Readings)
            .apart()
            .cell([Bit::Number(reading.total())])
            .cell([Bit::say(self.word(reading))]);
        if let Some(points) = self.reads(reading) {
            row = row.cell([Bit::say_with(Word::DamageIs, [points])]);
        }
        if with_jam {
            let (word, tone) = if self.fails(reading) {
                (Word::Jams, Tone::Bad)
            } else {
                (Word::DoesNotJam, Tone::Good)
            };
            row = row.cell([Bit::Judge(word.into(), tone)]);
        }
        row.fact()
    }

    fn stake_record(&self, reading: Reading) -> Value {
        Value::Record(vec![
            (Common::Roll.into(), Value::Given(reading.total())),
            (
                Term::D100(Word::Reads),
                Value::Word(self.word(reading).into()),
            ),
            (
                Common::Damage.into(),
                self.reads(reading).map_or(Value::Nothing, Value::Given),
            ),
            (Word::Jam.into(), Value::Flag(self.fails(reading))),
        ])
    }

    /// What always picking in one way comes to, from its whole law.
    fn policy(&self, pick: Pick) -> Option<Value> {
        let word = match pick {
            Pick::Best => Word::PickBest,
            Pick::Safe => Word::PickSafe,
            Pick::High => Word::PickHigh,
            Pick::Low => Word::PickLow,
        };
        let mut policy = self.clone();
        policy.pick = pick;
        let law = Walk::new(PATIENCE)
            .law(|dice: &mut Walk<Fact>| policy.resolve(dice))
            .ok()?;
        let hits = law.chance(|fired| policy.skill.succeeds(fired.roll.into()));
        let mut record = vec![
            (Word::Picks.into(), Value::Word(word.into())),
            (Common::Hit.into(), Value::Chance(hits)),
        ];
        if !matches!(self.harm, Harm::None) {
            record.push((Common::Damage.into(), Value::Mean(mean_damage(&law))));
        }
        record.push((
            Word::Jam.into(),
            Value::Chance(law.chance(|fired| fired.jam)),
        ));
        Some(Value::Record(record))
    }

    /// What each way of picking comes to, where more than success is at stake.
    pub(super) fn policies(&self) -> Vec<(Term, Value)> {
        if !self.has_a_stake() {
            return Vec::new();
        }
        let policies = Pick::ALL.iter().filter_map(|&pick| self.policy(pick));
        vec![(Word::Picks.into(), Value::Series(policies.collect()))]
    }
}

fn mean_damage(law: &Law<Fired>) -> Fraction {
    let sum = law
        .rows()
        .iter()
        .fold(Weight::ZERO, |sum, (fired, weight)| {
            sum.plus(&weight.times(&Weight::from(fired.damage.unsigned_abs())))
        });
    Fraction::new(&sum, law.total())
}
