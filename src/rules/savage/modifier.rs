//! What is added to a roll and why, so that a breakdown can name each amount.

use super::{Word, basis};
use crate::dice::Dice;
use crate::rules::{Bit, Fact, Refusal};
use std::ops::RangeInclusive;

/// What a single modifier may be.
pub const MODIFIER: RangeInclusive<i64> = -100..=100;

/// A modifier as a player writes it.
///
/// # Errors
/// Outside -100 to 100.
pub fn modifier(amount: i64) -> Result<i64, Refusal> {
    if MODIFIER.contains(&amount) {
        Ok(amount)
    } else {
        Err(Refusal::range(&MODIFIER))
    }
}

/// Amounts with their reasons, in the order in which they are told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Modifiers(Vec<(Word, i64)>);

impl Modifiers {
    /// None.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// The same with another amount; nothing is not told.
    pub fn with(mut self, reason: Word, amount: i64) -> Self {
        self.add(reason, amount);
        self
    }

    /// Adds an amount; nothing is not told.
    pub fn add(&mut self, reason: Word, amount: i64) {
        if amount != 0 {
            self.0.push((reason, amount));
        }
    }

    /// Adds all of another list.
    pub fn append(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    /// All together.
    pub fn total(&self) -> i64 {
        self.0.iter().map(|(_, amount)| amount).sum()
    }

    /// Each as a cell of a breakdown.
    pub(super) fn cells(&self) -> impl Iterator<Item = Vec<Bit>> {
        self.0
            .iter()
            .map(|(reason, amount)| vec![Bit::say_with(*reason, [*amount])])
    }

    /// Names the figures from outside the seed among them.
    pub(super) fn tell<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        for (reason, _) in &self.0 {
            if let Some(basis) = basis::of_modifier(*reason) {
                dice.note(|| Fact::Because(basis));
            }
        }
    }
}
