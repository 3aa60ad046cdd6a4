//! What a rule answers: a word for what happened and the numbers that go with it.

use super::{Common, Term};
use crate::dice::{Fraction, Weight};

/// The answer of one roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The result, where the rule decides one; a rule that only computes has none.
    pub verdict: Option<Verdict>,
    /// Named values, in the order in which they are printed.
    pub values: Vec<(Term, Value)>,
}

/// A result word and how it is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Verdict {
    /// The word, from the rule's closed set.
    pub word: Term,
    /// For whom it speaks.
    pub tone: Tone,
}

/// Whether a result is what the roller wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    /// The roller's way.
    Good,
    /// Neither way.
    Even,
    /// Against the roller.
    Bad,
}

/// A named value of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number that depends on the dice; odds give its law.
    Number(i64),
    /// The same, of a number without a greatest value: odds list its law as far as there is anything to see, and say what is
    /// left beyond. In exact odds the greatest value stands for all from it on.
    Open(i64),
    /// The same, of less interest: odds give its law in JSON, and text passes it over.
    Detail(i64),
    /// A yes or no that depends on the dice; odds give its law over 0 and 1.
    Flag(bool),
    /// A number that the line itself fixed.
    Given(i64),
    /// A count of any size, told of a roll only.
    Count(Weight),
    /// A word, told of a roll only.
    Word(Term),
    /// Numbers in order, told of a roll only.
    List(Vec<i64>),
    /// Numbers in order, each of which depends on the dice; odds give the law of each place.
    Places(Vec<i64>),
    /// A text of the user's own, such as a name.
    Name(String),
    /// An exact chance.
    Chance(Fraction),
    /// An exact mean of a number that is never below zero.
    Mean(Fraction),
    /// Several values in order.
    Series(Vec<Value>),
    /// Named values that belong together.
    Record(Vec<(Term, Value)>),
    /// Values under names of the user's own.
    Named(Vec<(String, Value)>),
    /// Nothing of the kind in this roll.
    Nothing,
}

impl Answer {
    /// An answer with a result.
    pub fn of(word: impl Into<Term>, tone: Tone) -> Self {
        Self {
            verdict: Some(Verdict {
                word: word.into(),
                tone,
            }),
            values: Vec::new(),
        }
    }

    /// An answer of a rule that only computes.
    pub const fn computed() -> Self {
        Self {
            verdict: None,
            values: Vec::new(),
        }
    }

    /// With room for so many values, of which there are none yet.
    pub(super) fn room_for(self, values: usize) -> Self {
        Self {
            values: Vec::with_capacity(values),
            ..self
        }
    }

    /// Adds a value.
    pub fn with(mut self, name: impl Into<Term>, value: Value) -> Self {
        self.values.push((name.into(), value));
        self
    }

    /// Adds a number that depends on the dice.
    pub fn number(self, name: impl Into<Term>, value: i64) -> Self {
        self.with(name, Value::Number(value))
    }

    /// Adds a number that depends on the dice and has no greatest value.
    pub fn open(self, name: impl Into<Term>, value: i64) -> Self {
        self.with(name, Value::Open(value))
    }

    /// Adds a number that depends on the dice and is of less interest.
    pub fn detail(self, name: impl Into<Term>, value: i64) -> Self {
        self.with(name, Value::Detail(value))
    }

    /// Adds a yes or no that depends on the dice.
    pub fn flag(self, name: impl Into<Term>, value: bool) -> Self {
        self.with(name, Value::Flag(value))
    }

    /// Adds a number that the line fixed.
    pub fn given(self, name: impl Into<Term>, value: i64) -> Self {
        self.with(name, Value::Given(value))
    }

    /// A value by its name.
    pub fn value(&self, name: impl Into<Term>) -> Option<&Value> {
        let name = name.into();
        self.values
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value)
    }

    /// The total, for rules that are asked for one number: `total`, else the first number there is.
    pub fn figure(&self) -> Option<i64> {
        let number = |value: &Value| match value {
            Value::Number(number) | Value::Open(number) | Value::Given(number) => Some(*number),
            _ => None,
        };
        self.value(Common::Total)
            .and_then(number)
            .or_else(|| self.values.iter().find_map(|(_, value)| number(value)))
    }
}
