//! An exact probability in lowest terms, as it is printed.

use super::Weight;
use std::fmt;

/// A non-negative fraction in lowest terms. Prints as `7/250`; a whole number keeps its denominator: `1/1`, `0/1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fraction {
    numerator: Weight,
    denominator: Weight,
}

impl Fraction {
    /// `numerator / denominator`, reduced. A denominator of zero reads as zero out of one: the law of nothing.
    pub fn new(numerator: &Weight, denominator: &Weight) -> Self {
        if denominator.is_zero() {
            return Self {
                numerator: Weight::ZERO,
                denominator: Weight::ONE,
            };
        }
        let divisor = numerator.common_divisor(denominator);
        Self {
            numerator: numerator.over(&divisor),
            denominator: denominator.over(&divisor),
        }
    }

    /// The part above the line.
    pub fn numerator(&self) -> &Weight {
        &self.numerator
    }

    /// The part below the line.
    pub fn denominator(&self) -> &Weight {
        &self.denominator
    }

    /// The nearest floating number.
    pub fn to_f64(&self) -> f64 {
        self.numerator.ratio(&self.denominator)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}
