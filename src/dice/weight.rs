//! Exact counts of equally likely ways: 128 bits while they last, big integers after that, never a wrapped number.

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{ToPrimitive, Zero};
use std::cmp::Ordering;
use std::fmt;

/// A count of ways, or a denominator: a whole number of any size, zero included.
#[derive(Clone, Debug)]
pub struct Weight(Size);

#[derive(Clone, Debug)]
enum Size {
    Small(u128),
    /// Never used for a value that fits 128 bits.
    Big(BigUint),
}

use Size::{Big, Small};

impl Weight {
    /// No way at all.
    pub const ZERO: Self = Self(Small(0));
    /// One way.
    pub const ONE: Self = Self(Small(1));

    /// The weight as a big integer.
    pub fn to_big(&self) -> BigUint {
        match &self.0 {
            Small(n) => BigUint::from(*n),
            Big(n) => n.clone(),
        }
    }

    /// From limbs of 64 bits, the lowest first.
    pub(super) fn of_limbs(limbs: &[u64]) -> Self {
        let limb = |place: usize| limbs.get(place).copied().unwrap_or(0);
        if limbs.iter().skip(2).all(|limb| *limb == 0) {
            return Self(Small(u128::from(limb(0)) | u128::from(limb(1)) << 64));
        }
        let halves = limbs.iter().flat_map(|limb| [*limb, limb >> 32]);
        let digits = halves.map(|half| u32::try_from(half & 0xffff_ffff).unwrap_or(0));
        Self(Big(BigUint::new(digits.collect())))
    }

    /// Adds so many limbs of 64 bits to a list, the lowest first; the number must fit.
    pub(super) fn put_limbs(&self, width: usize, limbs: &mut Vec<u64>) {
        let end = limbs.len() + width;
        match &self.0 {
            Small(n) => {
                let low = u64::try_from(n & u128::from(u64::MAX)).unwrap_or(0);
                let high = u64::try_from(n >> 64).unwrap_or(0);
                limbs.extend([low, high].into_iter().take(width));
            }
            Big(n) => limbs.extend(n.iter_u64_digits().take(width)),
        }
        limbs.resize(end, 0);
    }

    /// The number, where it fits 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        match &self.0 {
            Small(n) => u64::try_from(*n).ok(),
            Big(_) => None,
        }
    }

    /// How many bits it takes.
    pub(super) fn bits(&self) -> u64 {
        match &self.0 {
            Small(n) => u64::from(u128::BITS - n.leading_zeros()),
            Big(n) => n.bits(),
        }
    }

    /// Multiplied by itself so often.
    pub fn power(&self, times: u32) -> Self {
        match &self.0 {
            Small(n) => match n.checked_pow(times) {
                Some(power) => Self(Small(power)),
                None => Self::from_big(BigUint::from(*n).pow(times)),
            },
            Big(n) => Self::from_big(n.pow(times)),
        }
    }

    /// Whether there is no way at all.
    pub fn is_zero(&self) -> bool {
        matches!(self.0, Small(0))
    }

    fn from_big(n: BigUint) -> Self {
        n.to_u128().map_or(Self(Big(n)), |n| Self(Small(n)))
    }

    /// Sum of two weights.
    pub fn plus(&self, other: &Self) -> Self {
        if let (Small(a), Small(b)) = (&self.0, &other.0)
            && let Some(sum) = a.checked_add(*b)
        {
            return Self(Small(sum));
        }
        self.in_big(other, |a, b| a + b)
    }

    /// Product of two weights.
    pub fn times(&self, other: &Self) -> Self {
        if let (Small(a), Small(b)) = (&self.0, &other.0)
            && let Some(product) = a.checked_mul(*b)
        {
            return Self(Small(product));
        }
        self.in_big(other, |a, b| a * b)
    }

    /// Difference of two weights; zero when `other` is the larger.
    pub fn minus(&self, other: &Self) -> Self {
        match (&self.0, &other.0) {
            (Small(a), Small(b)) => Self(Small(a.saturating_sub(*b))),
            _ if self <= other => Self::ZERO,
            _ => self.in_big(other, |a, b| a - b),
        }
    }

    /// Quotient, rounded down. `other` must not be zero; every caller divides by a divisor it has just found.
    pub fn over(&self, other: &Self) -> Self {
        match (&self.0, &other.0) {
            (Small(a), Small(b)) => Self(Small(a / b)),
            _ => self.in_big(other, |a, b| a / b),
        }
    }

    /// Greatest common divisor; that of zero and n is n.
    pub fn common_divisor(&self, other: &Self) -> Self {
        match (&self.0, &other.0) {
            (Small(a), Small(b)) => Self(Small(a.gcd(b))),
            _ => self.in_big(other, BigUint::gcd),
        }
    }

    /// The way past 128 bits, kept out of line: it is rare, and every merge in the program would carry it along.
    #[cold]
    #[inline(never)]
    fn in_big(&self, other: &Self, of: fn(&BigUint, &BigUint) -> BigUint) -> Self {
        match (&self.0, &other.0) {
            (Big(a), Big(b)) => Self::from_big(of(a, b)),
            (Big(a), Small(b)) => Self::from_big(of(a, &BigUint::from(*b))),
            (Small(a), Big(b)) => Self::from_big(of(&BigUint::from(*a), b)),
            (Small(a), Small(b)) => Self::from_big(of(&BigUint::from(*a), &BigUint::from(*b))),
        }
    }

    /// Least common multiple of two weights that are not zero.
    pub fn common_multiple(&self, other: &Self) -> Self {
        self.over(&self.common_divisor(other)).times(other)
    }

    /// `self / other` as the nearest floating number, right even where both are far past its range.
    pub fn ratio(&self, other: &Self) -> f64 {
        if let (Small(a), Small(b)) = (&self.0, &other.0) {
            return small_ratio(*a, *b);
        }
        let (a, b) = (self.to_big(), other.to_big());
        if a.is_zero() {
            return 0.0;
        }
        // Scale so that the quotient has 64 to 65 significant bits, then put the scale back.
        let shift = 64 + i64::try_from(b.bits()).unwrap_or(i64::MAX)
            - i64::try_from(a.bits()).unwrap_or(i64::MAX);
        let quotient = if shift >= 0 {
            (a << shift.unsigned_abs()) / b
        } else {
            a / (b << shift.unsigned_abs())
        };
        let power = i32::try_from(-shift).unwrap_or(i32::MIN / 2);
        scale(quotient.to_f64().unwrap_or(f64::INFINITY), power)
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a figure for people; the exact one is the fraction"
)]
fn small_ratio(a: u128, b: u128) -> f64 {
    a as f64 / b as f64
}

/// `x` times two to the `power`, in two steps so that the smallest numbers keep their bits.
fn scale(x: f64, power: i32) -> f64 {
    let half = power / 2;
    x * 2f64.powi(half) * 2f64.powi(power - half)
}

impl From<u128> for Weight {
    fn from(n: u128) -> Self {
        Self(Small(n))
    }
}

impl From<u64> for Weight {
    fn from(n: u64) -> Self {
        Self(Small(n.into()))
    }
}

impl From<u32> for Weight {
    fn from(n: u32) -> Self {
        Self(Small(n.into()))
    }
}

impl From<BigUint> for Weight {
    fn from(n: BigUint) -> Self {
        Self::from_big(n)
    }
}

impl PartialEq for Weight {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Weight {}

impl PartialOrd for Weight {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Weight {
    fn cmp(&self, other: &Self) -> Ordering {
        match (&self.0, &other.0) {
            (Small(a), Small(b)) => a.cmp(b),
            (Small(_), Big(_)) => Ordering::Less,
            (Big(_), Small(_)) => Ordering::Greater,
            (Big(a), Big(b)) => a.cmp(b),
        }
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Small(n) => n.fmt(f),
            Big(n) => n.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promotes_where_128_bits_end() {
        let most = Weight::from(u128::MAX);
        let past = most.plus(&Weight::ONE);
        assert_eq!(past.to_string(), "340282366920938463463374607431768211456");
        assert_eq!(past.minus(&Weight::ONE), most);
        assert_eq!(most.times(&most).over(&most), most);
        assert!(past > most);
        assert_eq!(
            past.over(&Weight::from(2_u32)).to_string(),
            "170141183460469231731687303715884105728"
        );
    }

    #[test]
    fn ratio_of_numbers_past_any_float() {
        let mut ten = Weight::ONE;
        for _ in 0..400 {
            ten = ten.times(&Weight::from(10_u32));
        }
        let third = ten.over(&Weight::from(3_u32));
        assert!((third.ratio(&ten) - 1.0 / 3.0).abs() < 1e-15);
        assert!((ten.ratio(&third) - 3.0).abs() < 1e-15);
        assert!(Weight::ONE.ratio(&ten).abs() < f64::MIN_POSITIVE);
        assert!(Weight::ZERO.ratio(&ten).abs() < f64::MIN_POSITIVE);
    }
}
