//! One roll, whoever answers: random dice, or those on the table.
//!
//! What a rule does in one roll does not depend on where its faces come from, so rules are compiled once for both.

use super::{Card, Dice, Pool, Roller, Script, Sides};

/// The source of one roll.
#[derive(Debug)]
pub enum Table<'a, N> {
    /// Random dice.
    Rolled(&'a mut Roller<N>),
    /// The faces and cards that somebody gave.
    Given(&'a mut Script<N>),
}

impl<N> Dice for Table<'_, N> {
    type Note = N;

    fn die(&mut self, sides: Sides) -> u32 {
        match self {
            Self::Rolled(roller) => roller.die(sides),
            Self::Given(script) => script.die(sides),
        }
    }

    fn face(&mut self, faces: &[i64]) -> i64 {
        match self {
            Self::Rolled(roller) => roller.face(faces),
            Self::Given(script) => script.face(faces),
        }
    }

    fn card(&mut self, left: &[Card]) -> Card {
        match self {
            Self::Rolled(roller) => roller.card(left),
            Self::Given(script) => script.card(left),
        }
    }

    fn pool(&mut self, pool: &Pool) -> i64 {
        match self {
            Self::Rolled(roller) => roller.pool(pool),
            Self::Given(script) => script.pool(pool),
        }
    }

    fn note(&mut self, fact: impl FnOnce() -> N) {
        match self {
            Self::Rolled(roller) => roller.note(fact),
            Self::Given(script) => script.note(fact),
        }
    }

    fn listens(&self) -> bool {
        match self {
            Self::Rolled(roller) => roller.listens(),
            Self::Given(script) => script.listens(),
        }
    }
}
