//! Degeneración: what the Mythos leave behind for good (H16, H28), and what knowledge of them costs (H30).

use super::{Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Fact, Refusal, Row, Rule};

/// A score of Degeneración, and whether the harm at hand is the Mythos'.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Degeneration {
    score: i64,
    mythos: bool,
}

impl Degeneration {
    /// The score before, and whether the harm is the Mythos'.
    ///
    /// # Errors
    /// A score outside 0 to 1,000.
    pub fn new(score: i64, mythos: bool) -> Result<Self, Refusal> {
        match score {
            0..=1_000 => Ok(Self { score, mythos }),
            _ => Err(Refusal::range(&(0..=1_000))),
        }
    }

    /// The score before.
    pub const fn score(self) -> i64 {
        self.score
    }

    /// The score after everything was lost, or was not.
    pub(super) fn after(self, all_lost: bool) -> i64 {
        self.score + i64::from(self.mythos && all_lost)
    }

    /// Tells of the point gained.
    pub(super) fn tell<D: Dice<Note = Fact>>(self, all_lost: bool, dice: &mut D) {
        if self.mythos && all_lost {
            dice.note(|| {
                Row::new(Word::Degeneration)
                    .cell([
                        Bit::Number(self.score),
                        Bit::Signed(1),
                        Bit::Equals,
                        Bit::Number(self.after(all_lost)),
                    ])
                    .cell([Bit::say(Word::TouchedByTheMythos)])
                    .fact()
            });
            dice.note(|| Fact::Because(basis::DEGENERATION));
        }
    }
}

/// Arcane skills and occultism grow: a point each time their sum reaches a multiple of five.
#[derive(Clone, Debug)]
pub struct Knowledge {
    from: i64,
    to: i64,
}

impl Knowledge {
    /// How often a point is gained.
    const EVERY: i64 = 5;
    /// How many multiples a breakdown lists.
    const LISTED: i64 = 10;
    /// The most a sum of skills may be.
    const MOST: i64 = 1_000;

    /// The sum of the skills before and after.
    ///
    /// # Errors
    /// A sum outside 0 to 1,000, or one that shrinks.
    pub fn new(from: i64, to: i64) -> Result<Self, Refusal> {
        if !(0..=Self::MOST).contains(&from) {
            return Err(Refusal::range(&(0..=Self::MOST)));
        }
        let allowed = from..=Self::MOST;
        if !allowed.contains(&to) {
            return Err(Refusal::range(&allowed));
        }
        Ok(Self { from, to })
    }

    const fn gained(&self) -> i64 {
        self.to / Self::EVERY - self.from / Self::EVERY
    }
}

impl Rule for Knowledge {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        dice.note(|| {
            let mut row = Row::new(Word::Gained).cell([Bit::Number(self.gained())]);
            if (1..=Self::LISTED).contains(&self.gained()) {
                let first = self.from / Self::EVERY + 1;
                let last = self.to / Self::EVERY;
                let reached = (first..=last).map(|times| times * Self::EVERY).collect();
                row = row.cell([Bit::say(Word::OnReaching), Bit::List(reached)]);
            }
            row.fact()
        });
    }

    fn answer(&self, (): &()) -> Answer {
        Answer::computed().number(Word::Gained, self.gained())
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::KNOWLEDGE]
    }
}
