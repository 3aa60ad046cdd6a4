//! Rest: what shock took comes back, the rest is consolidated (H18). Body and mind alike.

use super::{Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Fact, Refusal, Rule};

/// Points lost, of which some do not come back with a rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Loss {
    lost: i64,
    consolidated: i64,
}

impl Loss {
    /// The most points a line may name.
    pub const MOST: i64 = 3_000;

    /// So many lost, so many of them consolidated.
    ///
    /// # Errors
    /// More than 3,000 lost, more consolidated than lost, or fewer than none.
    pub fn new(lost: i64, consolidated: i64) -> Result<Self, Refusal> {
        let lost = Self::bounded(lost, Self::MOST)?;
        let consolidated = Self::bounded(consolidated, lost)?;
        Ok(Self { lost, consolidated })
    }

    /// What a mad mind has lost: all of it, which is three points at least.
    ///
    /// # Errors
    /// Fewer than 3 lost, or what [`Loss::new`] refuses.
    pub fn of_the_mad(lost: i64, consolidated: i64) -> Result<Self, Refusal> {
        if lost < 3 {
            return Err(Refusal::range(&(3..=Self::MOST)));
        }
        Self::new(lost, consolidated)
    }

    /// A number of points from none to so many.
    fn bounded(points: i64, most: i64) -> Result<i64, Refusal> {
        if (0..=most).contains(&points) {
            Ok(points)
        } else {
            Err(Refusal::range(&(0..=most)))
        }
    }

    /// Points that a rest or a friend can bring back.
    pub const fn open(self) -> i64 {
        self.lost - self.consolidated
    }

    /// Points lost in all.
    pub const fn lost(self) -> i64 {
        self.lost
    }
}

/// A rest after the danger.
#[derive(Clone, Debug)]
pub struct Rest {
    /// What is lost before it.
    pub loss: Loss,
}

impl Rest {
    /// Half of what is not consolidated; of an odd number the larger half (ruling).
    const fn recovered(&self) -> i64 {
        (self.loss.open() + 1) / 2
    }
}

impl Rule for Rest {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        if self.loss.open() % 2 == 1 {
            dice.note(|| Fact::Because(basis::LARGER_HALF_GOES));
        }
    }

    fn answer(&self, (): &()) -> Answer {
        let recovered = self.recovered();
        Answer::computed()
            .number(Word::Recovered, recovered)
            .number(Word::Consolidated, self.loss.lost() - recovered)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::REST]
    }
}
