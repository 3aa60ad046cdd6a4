//! Characteristic against characteristic (D5), and getting out of a hold with it (D17).

use super::{Extra, Percentile, Skill, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Score, Tone, Value};
use std::ops::RangeInclusive;

/// What a resistance roll decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// One characteristic overcoming another.
    Overcome,
    /// Getting free of a captor, whose skill adds its tens value to its strength.
    Escape {
        /// The tens value of the captor's Lucha.
        technique: i64,
    },
}

/// A roll of an active characteristic against a passive one.
#[derive(Clone, Debug)]
pub struct Resist {
    active: i64,
    passive: i64,
    stake: Stake,
}

impl Stake {
    /// Getting free of a captor with this Lucha, whose tens value counts as written (D18).
    ///
    /// # Errors
    /// No skill, or one below 0.
    pub fn escape(lucha: Score) -> Result<Self, Refusal> {
        let skill = Skill::new(lucha)?;
        Refusal::within(skill.written(), 0..=Skill::MOST)?;
        Ok(Self::Escape {
            technique: skill.tens_value(),
        })
    }
}

/// What a characteristic may be.
const CHARACTERISTICS: RangeInclusive<i64> = 0..=1_000;
/// Every point of difference is worth this much.
const PER_POINT: i64 = 5;
/// Equal characteristics leave this chance.
const EQUAL: i64 = 50;

impl Resist {
    /// Characteristics from 0 to 1,000 each.
    ///
    /// # Errors
    /// Outside that range.
    pub fn new(active: i64, passive: i64, stake: Stake) -> Result<Self, Refusal> {
        Ok(Self {
            active: Refusal::within(active, CHARACTERISTICS)?,
            passive: Refusal::within(passive, CHARACTERISTICS)?,
            stake,
        })
    }

    /// The chance in per cent; at 0 or less and at 100 or more nothing is rolled.
    fn chance(&self) -> i64 {
        let passive = match self.stake {
            Stake::Overcome => self.passive,
            Stake::Escape { technique } => self.passive + technique,
        };
        EQUAL + PER_POINT * (self.active - passive)
    }

    fn needs_dice(&self) -> bool {
        (1..100).contains(&self.chance())
    }
}

impl Rule for Resist {
    /// The roll, where one was needed.
    type Outcome = Option<u32>;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Option<u32> {
        dice.note(|| Fact::Because(basis::RESISTANCE));
        if !self.needs_dice() {
            dice.note(|| {
                Row::new(Word::Chance)
                    .cell([Bit::Number(self.chance())])
                    .cell([Bit::say(Word::NeedsNoDice)])
                    .fact()
            });
            return None;
        }
        let rolled = Percentile::roll(Extra::default(), dice);
        dice.note(|| {
            Row::new(Common::Dice)
                .cell(rolled.tens_bits())
                .cell(rolled.units_bits())
                .cell([
                    Bit::Arrow,
                    Bit::say_with(Word::OutOf, [rolled.total(), self.chance()]),
                ])
                .fact()
        });
        Some(rolled.roll)
    }

    fn answer(&self, roll: &Option<u32>) -> Answer {
        let chance = self.chance();
        let done = roll.map_or(chance > 0, |roll| i64::from(roll) <= chance);
        let word = match (self.stake, done) {
            (Stake::Overcome, true) => Common::Success.into(),
            (Stake::Overcome, false) => Common::Failure.into(),
            (Stake::Escape { .. }, true) => crate::rules::Term::D100(Word::Free),
            (Stake::Escape { .. }, false) => Word::Held.into(),
        };
        let answer = Answer::of(word, if done { Tone::Good } else { Tone::Bad });
        match roll {
            Some(roll) => answer.number(Common::Roll, i64::from(*roll)),
            None => answer.with(Common::Roll, Value::Nothing),
        }
        .given(Common::Skill, chance)
    }

    fn basis(&self) -> &'static [Basis] {
        match self.stake {
            Stake::Overcome => &[],
            Stake::Escape { .. } => &[basis::GRAPPLE],
        }
    }
}
