//! An exact probability, brought to lowest terms where it is printed.

use super::Weight;
use std::cmp::Ordering;
use std::fmt;

/// A non-negative fraction. Prints in lowest terms, `7/250`; a whole number keeps its denominator: `1/1`, `0/1`.
///
/// A law has thousands of them and few are printed, so it is reduced only then.
#[derive(Clone, Debug)]
pub struct Fraction {
    ways: Weight,
    out_of: Weight,
}

impl Fraction {
    /// `ways / out_of`. Out of nothing reads as zero out of one: the law of nothing.
    pub fn new(ways: &Weight, out_of: &Weight) -> Self {
        if out_of.is_zero() {
            return Self {
                ways: Weight::ZERO,
                out_of: Weight::ONE,
            };
        }
        Self {
            ways: ways.clone(),
            out_of: out_of.clone(),
        }
    }

    /// The part above the line, in whatever terms it was given.
    pub const fn ways(&self) -> &Weight {
        &self.ways
    }

    /// The part below the line, in whatever terms it was given.
    pub const fn out_of(&self) -> &Weight {
        &self.out_of
    }

    /// Nothing at all.
    pub const fn zero() -> Self {
        Self {
            ways: Weight::ZERO,
            out_of: Weight::ONE,
        }
    }

    /// Whether it is nothing at all.
    pub fn is_zero(&self) -> bool {
        self.ways.is_zero()
    }

    /// Numerator and denominator in lowest terms.
    pub fn lowest(&self) -> (Weight, Weight) {
        let divisor = self.ways.common_divisor(&self.out_of);
        (self.ways.over(&divisor), self.out_of.over(&divisor))
    }

    /// The sum of two fractions.
    pub fn plus(&self, other: &Self) -> Self {
        if self.out_of == other.out_of {
            return Self {
                ways: self.ways.plus(&other.ways),
                out_of: self.out_of.clone(),
            };
        }
        let ways = self
            .ways
            .times(&other.out_of)
            .plus(&other.ways.times(&self.out_of));
        Self {
            ways,
            out_of: self.out_of.times(&other.out_of),
        }
    }

    /// The product of two fractions.
    pub fn times(&self, other: &Self) -> Self {
        Self {
            ways: self.ways.times(&other.ways),
            out_of: self.out_of.times(&other.out_of),
        }
    }

    /// What is missing to one; nothing where it is more than one.
    pub fn complement(&self) -> Self {
        Self {
            ways: self.out_of.minus(&self.ways),
            out_of: self.out_of.clone(),
        }
    }

    /// The nearest floating number.
    pub fn to_f64(&self) -> f64 {
        self.ways.ratio(&self.out_of)
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        let one = self.ways.times(&other.out_of);
        one.cmp(&other.ways.times(&self.out_of))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (numerator, denominator) = self.lowest();
        write!(f, "{numerator}/{denominator}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_in_lowest_terms_and_equal_whatever_the_terms() {
        let fraction = |ways: u32, out_of: u32| Fraction::new(&ways.into(), &out_of.into());
        assert_eq!(fraction(28, 1_000).to_string(), "7/250");
        assert_eq!(fraction(28, 1_000), fraction(7, 250));
        assert_eq!(fraction(1, 2).plus(&fraction(1, 3)).to_string(), "5/6");
        assert_eq!(fraction(2, 3).times(&fraction(3, 4)).to_string(), "1/2");
        assert!(fraction(1, 3) < fraction(34, 100));
        assert_eq!(fraction(1, 4).complement().to_string(), "3/4");
        assert_eq!(fraction(5, 5).to_string(), "1/1");
        assert_eq!(fraction(0, 9).to_string(), "0/1");
    }
}
