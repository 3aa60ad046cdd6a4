//! What is added to a ten-sided die, figure by figure with its name, and the roll of both.

use super::Word;
use crate::dice::{Dice, Sides};
use crate::rules::{Basis, Bit, Fact, Refusal, Row, Score, Term};
use std::ops::RangeInclusive;

/// A sum of named figures. Every figure is bounded by its maker, so that no sum of a few dozen passes 64 bits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Bonus {
    parts: Vec<(Word, i64)>,
    total: i64,
    /// Rulings that decided a figure.
    because: Vec<Basis>,
}

impl Bonus {
    /// The first figure of a score under one name and the rest under another.
    pub(super) fn of(score: Score, first: Word, rest: Word) -> Self {
        Self::default()
            .and(first, score.written())
            .and(rest, score.modifier())
    }

    /// More points, from there.
    pub(super) fn and(mut self, from: Word, points: i64) -> Self {
        if points != 0 {
            self.parts.push((from, points));
            self.total += points;
        }
        self
    }

    /// A ruling decided a figure.
    pub(super) fn because(mut self, basis: Basis) -> Self {
        self.because.push(basis);
        self
    }

    /// All figures together.
    pub(super) const fn total(&self) -> i64 {
        self.total
    }

    /// Rolls a die and adds it up, told under a label.
    pub(super) fn roll<D: Dice<Note = Fact>>(&self, label: impl Into<Term>, dice: &mut D) -> i64 {
        let face = i64::from(dice.die(Sides::D10));
        dice.note(|| self.row(label, face).fact());
        self.explain(dice);
        face + self.total
    }

    /// Names the rulings behind it.
    pub(super) fn explain<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        for basis in &self.because {
            dice.note(|| Fact::Because(*basis));
        }
    }

    /// The line that tells such a roll.
    pub(super) fn row(&self, label: impl Into<Term>, face: i64) -> Row {
        Row::new(label)
            .cell([Bit::faces(&[face])])
            .cell(self.bits())
            .cell([Bit::Arrow, Bit::Number(face + self.total)])
    }

    /// The figures with their names.
    pub(super) fn bits(&self) -> Vec<Bit> {
        let said = |&(from, points): &(Word, i64)| Bit::say_with(from, [points]);
        self.parts.iter().map(said).collect()
    }
}

/// A number within a range.
pub(super) fn within(number: i64, allowed: &RangeInclusive<i64>) -> Result<i64, Refusal> {
    if allowed.contains(&number) {
        Ok(number)
    } else {
        Err(Refusal::range(allowed))
    }
}

/// A modifier: -1,000 to 1,000.
pub(super) fn modifier(points: i64) -> Result<i64, Refusal> {
    within(points, &(-1_000..=1_000))
}

/// Points of protection or of damage: 0 to 1,000,000.
pub(super) fn points(points: i64) -> Result<i64, Refusal> {
    within(points, &(0..=1_000_000))
}
