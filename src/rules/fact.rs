//! What a rule tells about its dice as it goes: the story of one roll, told only where somebody listens.

use super::{Basis, Term, Value};

/// One thing told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A line of the breakdown.
    Row(Row),
    /// What stands beside the result word.
    Verdict(Vec<Bit>),
    /// A value of the answer that only a roll has, such as every die of one kind.
    Value(Term, Value),
    /// A ruling or a figure from outside the seed that decided a number here.
    Because(Basis),
}

/// A line of the breakdown: a label, then cells that stand in columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What or who the line is about.
    pub label: Term,
    /// Its cells, each a few bits with blanks between.
    pub cells: Vec<Vec<Bit>>,
    /// Whether its cells stand in columns with those of its own label only.
    pub apart: bool,
}

/// A small piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bit {
    /// Dice as they fell.
    Faces(Vec<Face>),
    /// A number.
    Number(i64),
    /// A number with its sign, as something added.
    Signed(i64),
    /// A term, with numbers for the places its text leaves open.
    Say(Term, Vec<i64>),
    /// A term that says that something went well or badly.
    Judge(Term, super::Tone),
    /// A chance.
    Chance(crate::dice::Fraction),
    /// What follows from what stands before.
    Arrow,
    /// Is the same as.
    Equals,
    /// Something is added.
    Plus,
    /// Something is taken away.
    Minus,
    /// A pool of dice by its notation.
    Pool(crate::dice::Pool),
    /// Anything else by its notation.
    Notation(String),
    /// Dice as they fell, with what became of each.
    Casts(Vec<Cast>),
    /// Is multiplied.
    Times,
    /// Is divided.
    Over,
    /// Divides one value from the next.
    Between,
    /// Numbers in order.
    List(Vec<i64>),
    /// A count of any size.
    Count(crate::dice::Weight),
    /// Opens a remark.
    Open,
    /// Closes it.
    Close,
    /// A text of the user's own.
    Name(String),
}

/// One die as it fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// What it shows.
    pub value: i64,
    /// Whether it counts.
    pub kept: bool,
}

/// One die as it fell, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    /// What it shows; several faces where they make up one die.
    pub faces: Vec<i64>,
    /// What it counts as, where that is not what it shows.
    pub counts: Option<i64>,
    /// What became of it.
    pub fate: Fate,
    /// Whether it brought another die.
    pub exploded: bool,
}

/// What became of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It counts.
    Kept,
    /// It was dropped.
    Dropped,
    /// It was rolled again.
    Rerolled,
    /// It is a success.
    Hit,
    /// It takes a success away.
    Miss,
    /// It is neither.
    Idle,
}

impl Row {
    /// A line without cells yet.
    pub fn new(label: impl Into<Term>) -> Self {
        Self {
            label: label.into(),
            cells: Vec::new(),
            apart: false,
        }
    }

    /// The same line, its cells in columns with those of its own label only.
    pub const fn apart(mut self) -> Self {
        self.apart = true;
        self
    }

    /// Adds a cell.
    pub fn cell(mut self, bits: impl Into<Vec<Bit>>) -> Self {
        self.cells.push(bits.into());
        self
    }

    /// The line as something told.
    pub const fn fact(self) -> Fact {
        Fact::Row(self)
    }
}

impl Bit {
    /// A term without open places.
    pub fn say(term: impl Into<Term>) -> Self {
        Self::Say(term.into(), Vec::new())
    }

    /// A term with numbers for its open places.
    pub fn say_with(term: impl Into<Term>, numbers: impl Into<Vec<i64>>) -> Self {
        Self::Say(term.into(), numbers.into())
    }

    /// Dice that all count.
    pub fn faces<F: Copy + Into<i64>>(faces: &[F]) -> Self {
        Self::Faces(
            faces
                .iter()
                .map(|&value| Face {
                    value: value.into(),
                    kept: true,
                })
                .collect(),
        )
    }

    /// Dice of which some count.
    pub fn marked(faces: &[(u32, bool)]) -> Self {
        Self::Faces(
            faces
                .iter()
                .map(|&(value, kept)| Face {
                    value: value.into(),
                    kept,
                })
                .collect(),
        )
    }
}
