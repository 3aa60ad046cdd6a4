//! How far somebody moves in a round (S5), and what paces and rounds are outside the table (S35).

use super::{Word, Wounds, basis};
use crate::dice::{Dice, Sides};
use crate::rules::{Answer, Basis, Bit, Fact, Refusal, Row, Rule};
use std::ops::RangeInclusive;

/// The Pace of most humans (seed, "Acciones y Movimiento").
pub const USUAL_PACE: i64 = 6;
/// The running die, which does not ace.
const RUNNING: Sides = Sides::D6;
const PACES: RangeInclusive<i64> = 1..=100;
/// How many paces or rounds are reckoned.
const COUNT: RangeInclusive<i64> = 0..=1_000_000;
/// Metres of a pace, and seconds of a round (seed, "Conceptos Básicos de Combate").
const METRES: i64 = 2;
const SECONDS: i64 = 6;

/// A move of one round.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    pace: i64,
    wounds: Wounds,
    /// Whether each pace costs two.
    slow: bool,
    runs: bool,
}

impl Move {
    /// A move of somebody with a Pace of 1 to 100.
    ///
    /// # Errors
    /// A Pace out of range.
    pub fn new(pace: i64, wounds: Wounds, slow: bool, runs: bool) -> Result<Self, Refusal> {
        if PACES.contains(&pace) {
            Ok(Self {
                pace,
                wounds,
                slow,
                runs,
            })
        } else {
            Err(Refusal::range(&PACES))
        }
    }

    /// Pace less wounds, at least 1.
    fn walk(&self) -> i64 {
        (self.pace - self.wounds.penalty()).max(1)
    }

    fn paces(&self, run: i64) -> i64 {
        let all = self.walk() + run;
        if self.slow { all / 2 } else { all }
    }

    fn tell<D: Dice<Note = Fact>>(&self, run: i64, dice: &mut D) {
        dice.note(|| {
            let mut row = Row::new(Word::Pace).cell([Bit::Number(self.pace)]);
            if self.wounds.penalty() > 0 {
                row = row.cell([Bit::say_with(Word::ForWounds, [-self.wounds.penalty()])]);
            }
            if self.runs {
                let runs = [Bit::Plus, Bit::Name("d6".into()), Bit::faces(&[run])];
                row = row.cell(runs);
            }
            if self.slow {
                row = row.cell([Bit::say(Word::Halved)]);
            }
            let paces = self.paces(run);
            row.cell([Bit::Equals, Bit::Number(paces), Bit::say(Word::Paces)])
                .cell([Bit::say_with(Word::Metres2, [METRES * paces])])
                .fact()
        });
        if self.pace - self.wounds.penalty() < 1 {
            dice.note(|| Fact::Because(basis::PACE_AT_LEAST));
        }
        if self.slow {
            dice.note(|| Fact::Because(basis::HALF_THE_PACES));
        }
    }
}

impl Rule for Move {
    type Outcome = i64;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> i64 {
        let run = if self.runs {
            i64::from(dice.die(RUNNING))
        } else {
            0
        };
        self.tell(run, dice);
        self.paces(run)
    }

    fn answer(&self, paces: &i64) -> Answer {
        if self.runs {
            Answer::computed().number(Word::Paces, *paces)
        } else {
            Answer::computed().given(Word::Paces, *paces)
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::MOVE]
    }
}

/// What is reckoned into metres or seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Paces, or inches on the table.
    Paces,
    /// Rounds of a fight.
    Rounds,
}

/// A number of paces or rounds, as metres or seconds.
#[derive(Clone, Copy, Debug)]
pub struct Reckoned {
    count: i64,
    measure: Measure,
}

impl Reckoned {
    /// So many paces or rounds.
    ///
    /// # Errors
    /// Outside 0 to 1,000,000.
    pub fn new(count: i64, measure: Measure) -> Result<Self, Refusal> {
        if COUNT.contains(&count) {
            Ok(Self { count, measure })
        } else {
            Err(Refusal::range(&COUNT))
        }
    }
}

impl Rule for Reckoned {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, _dice: &mut D) {}

    fn answer(&self, (): &()) -> Answer {
        match self.measure {
            Measure::Paces => Answer::computed().given(Word::Metres, METRES * self.count),
            Measure::Rounds => Answer::computed().given(Word::Seconds, SECONDS * self.count),
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::MEASURES]
    }
}
