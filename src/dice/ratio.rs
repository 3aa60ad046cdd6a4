//! Exact rational numbers with a sign, for sums that take as well as give.

use super::{Fraction, Law, Weight};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};
use std::ops::{Add, Mul, Sub};

/// A rational number in lowest terms; the denominator is above zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratio {
    above: BigInt,
    below: BigInt,
}

impl Ratio {
    /// `above / below`, reduced. A denominator of zero reads as one: no caller divides by what can be nothing.
    pub fn new(above: BigInt, below: BigInt) -> Self {
        if below.is_zero() {
            return Self {
                above,
                below: BigInt::one(),
            };
        }
        let divisor = above.gcd(&below);
        let divisor = if below.is_negative() {
            -divisor
        } else {
            divisor
        };
        Self {
            above: above / &divisor,
            below: below / divisor,
        }
    }

    /// A whole number.
    pub fn whole(number: impl Into<BigInt>) -> Self {
        Self {
            above: number.into(),
            below: BigInt::one(),
        }
    }

    /// Nothing.
    pub fn zero() -> Self {
        Self::whole(0)
    }

    /// One.
    pub fn one() -> Self {
        Self::whole(1)
    }

    /// A weight out of a total.
    pub fn of(weight: &Weight, total: &Weight) -> Self {
        Self::new(weight.to_big().into(), total.to_big().into())
    }

    /// Whether it is nothing.
    pub fn is_zero(&self) -> bool {
        self.above.is_zero()
    }

    /// The same as a chance; nothing for what is below zero.
    pub fn to_fraction(&self) -> Fraction {
        let weight = |number: &BigInt| Weight::from(number.magnitude().clone());
        if self.above.is_negative() {
            return Fraction::zero();
        }
        Fraction::new(&weight(&self.above), &weight(&self.below))
    }

    /// The nearest floating number to one that is not negative; zero for one that is.
    pub fn to_f64(&self) -> f64 {
        let weight = |number: &BigInt| Weight::from(number.magnitude().clone());
        if self.above.is_negative() {
            return 0.0;
        }
        weight(&self.above).ratio(&weight(&self.below))
    }
}

impl Add for &Ratio {
    type Output = Ratio;

    fn add(self, other: &Ratio) -> Ratio {
        if self.below == other.below {
            return Ratio::new(&self.above + &other.above, self.below.clone());
        }
        Ratio::new(
            &self.above * &other.below + &other.above * &self.below,
            &self.below * &other.below,
        )
    }
}

impl Sub for &Ratio {
    type Output = Ratio;

    fn sub(self, other: &Ratio) -> Ratio {
        if self.below == other.below {
            return Ratio::new(&self.above - &other.above, self.below.clone());
        }
        Ratio::new(
            &self.above * &other.below - &other.above * &self.below,
            &self.below * &other.below,
        )
    }
}

impl Mul for &Ratio {
    type Output = Ratio;

    fn mul(self, other: &Ratio) -> Ratio {
        Ratio::new(&self.above * &other.above, &self.below * &other.below)
    }
}

/// The law of values with these chances, which add up to one; equal values are added up, those without a chance left out.
pub fn law_of<T: Ord>(chances: impl IntoIterator<Item = (T, Ratio)>) -> Law<T> {
    let chances: Vec<(T, Ratio)> = chances
        .into_iter()
        .filter(|(_, chance)| !chance.is_zero())
        .collect();
    let common = chances.iter().fold(BigInt::one(), |common, (_, chance)| {
        common.lcm(&chance.below)
    });
    let ways = chances.into_iter().map(|(value, chance)| {
        let ways = chance.above * (&common / chance.below);
        (value, Weight::from(ways.magnitude().clone()))
    });
    Law::from_ways(ways).reduced()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(above: i64, below: i64) -> Ratio {
        Ratio::new(above.into(), below.into())
    }

    #[test]
    fn sums_are_in_lowest_terms_with_the_sign_above() {
        assert_eq!(&ratio(1, 6) + &ratio(1, 3), ratio(1, 2));
        assert_eq!(&ratio(1, 6) - &ratio(1, 2), ratio(-1, 3));
        assert_eq!(&ratio(-2, 3) * &ratio(3, -4), ratio(1, 2));
        assert!((ratio(1, 8).to_f64() - 0.125).abs() < 1e-15);
    }

    #[test]
    fn a_law_of_chances_has_one_denominator() {
        let law = law_of([
            (2, ratio(1, 3)),
            (1, ratio(1, 2)),
            (2, ratio(1, 6)),
            (3, ratio(0, 1)),
        ]);
        assert_eq!(law.rows().len(), 2);
        assert_eq!(law.chance(|value| *value == 2).to_string(), "1/2");
        assert_eq!(law.total().to_string(), "2");
    }
}
