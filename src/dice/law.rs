//! The exact law of a finite value: each outcome once, in order, with its weight over one total.

use super::merge::Merged;
use super::{Fraction, Weight};

/// A finite probability law. Outcomes are distinct and in order; weights are above zero and add up to the total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law<T> {
    rows: Vec<(T, Weight)>,
    total: Weight,
}

impl<T: Ord> Law<T> {
    /// The law of what is certain.
    pub fn certain(value: T) -> Self {
        Self {
            rows: vec![(value, Weight::ONE)],
            total: Weight::ONE,
        }
    }

    /// A law from ways counted in any order; equal outcomes are added up, those without weight are left out.
    pub fn from_ways(ways: impl IntoIterator<Item = (T, Weight)>) -> Self {
        let mut merged = Merged::new();
        for (value, weight) in ways {
            merged.add(value, &weight);
        }
        Self::from_rows(merged.into_rows())
    }

    /// A law from rows that are already distinct, in order, and not without weight.
    pub(super) fn from_rows(rows: Vec<(T, Weight)>) -> Self {
        let weights = rows.iter().map(|(_, weight)| weight);
        let total = weights.fold(Weight::ZERO, |sum, weight| sum.plus(weight));
        Self { rows, total }
    }

    /// The outcomes with their weights, in order.
    pub fn rows(&self) -> &[(T, Weight)] {
        &self.rows
    }

    /// What the weights add up to.
    pub fn total(&self) -> &Weight {
        &self.total
    }

    /// The law of `read` of the outcome.
    pub fn map<U: Ord>(&self, read: impl Fn(&T) -> U) -> Law<U> {
        Law::from_ways(
            self.rows
                .iter()
                .map(|(value, weight)| (read(value), weight.clone())),
        )
    }

    /// The exact chance of the outcomes that `is` picks.
    pub fn chance(&self, is: impl Fn(&T) -> bool) -> Fraction {
        let ways = self
            .rows
            .iter()
            .filter(|(value, _)| is(value))
            .fold(Weight::ZERO, |sum, (_, w)| sum.plus(w));
        Fraction::new(&ways, &self.total)
    }

    /// The same law with its weights divided by whatever they share.
    pub fn reduced(mut self) -> Self {
        // The smallest weights are the shortest way to a divisor of one, beyond which there is nothing to find.
        let mut divisor = self.total.clone();
        for (_, weight) in &self.rows {
            if divisor == Weight::ONE {
                return self;
            }
            divisor = divisor.common_divisor(weight);
        }
        if divisor > Weight::ONE {
            for (_, weight) in &mut self.rows {
                *weight = weight.over(&divisor);
            }
            self.total = self.total.over(&divisor);
        }
        self
    }
}

impl Law<i64> {
    /// The mean, as the nearest floating number to the exact one.
    pub fn mean(&self) -> f64 {
        // Weighted from the least value up, so that every term is a non-negative whole number.
        let Some((least, _)) = self.rows.first() else {
            return 0.0;
        };
        let above = self.moment(*least, 1);
        to_f64(*least) + above.ratio(&self.total)
    }

    /// The standard deviation, from the exact variance.
    pub fn deviation(&self) -> f64 {
        let Some((least, _)) = self.rows.first() else {
            return 0.0;
        };
        let (first, second) = (self.moment(*least, 1), self.moment(*least, 2));
        // (second × total − first²) / total²
        let spread = second.times(&self.total).minus(&first.times(&first));
        spread.ratio(&self.total.times(&self.total)).sqrt()
    }

    /// Sum of weight × (value − from)^power.
    fn moment(&self, from: i64, power: u32) -> Weight {
        self.rows.iter().fold(Weight::ZERO, |sum, (value, weight)| {
            let distance = Weight::from(value.abs_diff(from));
            (0..power)
                .fold(weight.clone(), |term, _| term.times(&distance))
                .plus(&sum)
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
fn to_f64(n: i64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_of_a_die() {
        let die = Law::from_ways((1..=6).map(|face| (face, Weight::ONE)));
        assert!((die.mean() - 3.5).abs() < 1e-15);
        assert!((die.deviation() - (35.0_f64 / 12.0).sqrt()).abs() < 1e-15);
        assert_eq!(die.chance(|face| *face >= 5).to_string(), "1/3");
    }

    #[test]
    fn negative_values_count_from_the_least() {
        let fudge = Law::from_ways([(1, Weight::ONE), (-1, Weight::ONE), (0, Weight::ONE)]);
        assert!(fudge.mean().abs() < 1e-15);
        assert_eq!(fudge.rows()[0].0, -1);
    }
}
