//! Standing up (W14).

use super::{Load, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Fact, Rule};

/// Getting up from the ground under a load.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    /// What is carried.
    pub load: Load,
}

impl Stand {
    /// What every roll of the pulses on the ground and of the pulse of getting up loses.
    const MODIFIER: i64 = -2;
}

impl Rule for Stand {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, _dice: &mut D) {}

    fn answer(&self, (): &()) -> Answer {
        Answer::computed()
            .given(Word::Pulses, self.load.get())
            .given(Word::Modifier, Self::MODIFIER)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::STANDING]
    }
}
