//! An exact probability, brought to lowest terms where it is printed.

use super::{Denominator, Weight};
use std::cmp::Ordering;
use std::fmt;
use std::rc::Rc;

/// A non-negative fraction. Prints in lowest terms, `7/250`; a whole number keeps its denominator: `1/1`, `0/1`.
///
/// A law has thousands of them and few are printed, so it is reduced only then.
#[derive(Clone, Debug)]
pub struct Fraction {
    ways: Weight,
    out_of: Below,
}

/// What stands below the line: a number of the fraction's own, or that of a whole law.
#[derive(Clone, Debug)]
enum Below {
    Own(Weight),
    Shared(Rc<Denominator>),
}

impl Fraction {
    /// `ways / out_of`. Out of nothing reads as zero out of one: the law of nothing.
    pub fn new(ways: &Weight, out_of: &Weight) -> Self {
        if out_of.is_zero() {
            return Self::zero();
        }
        Self {
            ways: ways.clone(),
            out_of: Below::Own(out_of.clone()),
        }
    }

    /// `ways` over what all of a law share.
    pub const fn of(ways: Weight, out_of: Rc<Denominator>) -> Self {
        Self {
            ways,
            out_of: Below::Shared(out_of),
        }
    }

    /// The part above the line, in whatever terms it was given.
    pub const fn ways(&self) -> &Weight {
        &self.ways
    }

    /// The part below the line, in whatever terms it was given.
    pub fn out_of(&self) -> &Weight {
        match &self.out_of {
            Below::Own(out_of) => out_of,
            Below::Shared(out_of) => out_of.whole(),
        }
    }

    /// Nothing at all.
    pub const fn zero() -> Self {
        Self {
            ways: Weight::ZERO,
            out_of: Below::Own(Weight::ONE),
        }
    }

    /// Whether it is nothing at all.
    pub fn is_zero(&self) -> bool {
        self.ways.is_zero()
    }

    /// Numerator and denominator in lowest terms.
    pub fn lowest(&self) -> (Weight, Weight) {
        let (ways, out_of) = (&self.ways, self.out_of());
        if let Below::Shared(shared) = &self.out_of
            && let Some((ways, spared)) = shared.lowest(ways)
        {
            return (ways, shared.without(&spared));
        }
        let divisor = ways.common_divisor(out_of);
        (ways.over(&divisor), out_of.over(&divisor))
    }

    /// Whether both stand over one and the same number, of which there is no need to look at the digits.
    pub fn shares_with(&self, other: &Self) -> bool {
        match (&self.out_of, &other.out_of) {
            (Below::Shared(one), Below::Shared(other)) => Rc::ptr_eq(one, other),
            _ => false,
        }
    }

    /// The sum of two fractions.
    pub fn plus(&self, other: &Self) -> Self {
        if self.is_zero() {
            return other.clone();
        }
        let (out_of, other_out_of) = (self.out_of(), other.out_of());
        if self.shares_with(other) || out_of == other_out_of {
            return Self {
                ways: self.ways.plus(&other.ways),
                out_of: self.out_of.clone(),
            };
        }
        let ways = self.ways.times(other_out_of);
        Self {
            ways: ways.plus(&other.ways.times(out_of)),
            out_of: Below::Own(out_of.times(other_out_of)),
        }
    }

    /// The product of two fractions.
    pub fn times(&self, other: &Self) -> Self {
        Self {
            ways: self.ways.times(&other.ways),
            out_of: Below::Own(self.out_of().times(other.out_of())),
        }
    }

    /// What is missing to one; nothing where it is more than one.
    pub fn complement(&self) -> Self {
        Self {
            ways: self.out_of().minus(&self.ways),
            out_of: self.out_of.clone(),
        }
    }

    /// The nearest floating number.
    pub fn to_f64(&self) -> f64 {
        self.ways.ratio(self.out_of())
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.shares_with(other) {
            return self.ways.cmp(&other.ways);
        }
        let one = self.ways.times(other.out_of());
        one.cmp(&other.ways.times(self.out_of()))
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
        if let Below::Shared(shared) = &self.out_of
            && let Some((numerator, spared)) = shared.lowest(&self.ways)
        {
            return write!(f, "{numerator}/{}", shared.written_without(spared));
        }
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

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn a_shared_denominator_changes_nothing() {
        for out_of in [
            Weight::from(6_u32).power(60),
            Weight::from(20_u32).power(50),
            Weight::from(10_007_u32).power(20),
            Weight::from(7_u32),
        ] {
            let shared = Rc::new(Denominator::new(out_of.clone()));
            for ways in [
                Weight::ZERO,
                Weight::ONE,
                Weight::from(720_u32),
                Weight::from(6_u32).power(59).times(&5_u32.into()),
                Weight::from(10_u32).power(40),
                out_of.minus(&Weight::ONE),
                out_of.clone(),
            ] {
                let (one, other) = (
                    Fraction::new(&ways, &out_of),
                    Fraction::of(ways.clone(), Rc::clone(&shared)),
                );
                assert_eq!(one.to_string(), other.to_string());
                assert_eq!(one.lowest(), other.lowest());
                assert_eq!(one, other);
            }
        }
    }
}
