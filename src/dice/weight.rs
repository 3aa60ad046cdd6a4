//! Exact counts of equally likely ways: 128 bits while they last, big integers after that, never a wrapped number.

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::ToPrimitive;
use std::borrow::Cow;
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
        Self(Big(big_of_limbs(limbs)))
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
    pub fn bits(&self) -> u64 {
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

    /// In how many ways `k` of `n` can be picked, their order being nothing.
    pub fn binomial(n: u32, k: u32) -> Self {
        if k > n {
            return Self::ZERO;
        }
        (0..k.min(n - k)).fold(Self::ONE, |ways, picked| {
            ways.times(&(n - picked).into()).over(&(picked + 1).into())
        })
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

    /// Divided by a number greater than one as often as it leaves no rest, but no more than so often; and how often that was.
    /// The number must not be zero.
    pub(super) fn without(&self, divisor: u64, most: u32) -> (Self, u32) {
        match &self.0 {
            Small(n) => {
                let (mut left, mut times) = (*n, 0);
                while times < most && left.is_multiple_of(divisor.into()) {
                    left /= u128::from(divisor);
                    times += 1;
                }
                (Self(Small(left)), times)
            }
            Big(n) if divisor == 2 => {
                let zeros = u32::try_from(n.trailing_zeros().unwrap_or(0)).unwrap_or(u32::MAX);
                let times = zeros.min(most);
                if times == 0 {
                    return (self.clone(), 0);
                }
                (Self::from_big(n >> times), times)
            }
            Big(n) => big_without(n, divisor, most),
        }
    }

    /// `self / other` as the nearest floating number, right even where both are far past its range.
    pub fn ratio(&self, other: &Self) -> f64 {
        match (&self.0, &other.0) {
            (Small(a), Small(b)) => small_ratio(*a, *b),
            (Small(0), _) => 0.0,
            _ => self
                .leading_ratio(other)
                .unwrap_or_else(|| big_ratio(self.to_big(), other.to_big())),
        }
    }

    /// The same from the leading bits of both, where those decide it.
    fn leading_ratio(&self, other: &Self) -> Option<f64> {
        let (above, below) = (self.leading(), other.leading());
        let divisor = below.0 >> 64;
        let quotient = above.0.checked_div(divisor)?;
        // The bits left out move the quotient down by no more than four and up by no more than one.
        let (least, most) = (nearest(quotient - 5), nearest(quotient + 2));
        let power = above.1 - below.1 - 64;
        (least.to_bits() == most.to_bits())
            .then(|| scale(least, i32::try_from(power).unwrap_or(i32::MIN / 2)))
    }

    /// Its highest 128 bits, the first of them set, and how many bits are below them; fewer than none where it is smaller.
    fn leading(&self) -> (u128, i64) {
        match &self.0 {
            Small(n) => (
                n << n.leading_zeros().min(127),
                -i64::from(n.leading_zeros()),
            ),
            Big(n) => {
                let mut limbs = n.iter_u64_digits();
                let below = i64::try_from(n.bits()).unwrap_or(i64::MAX) - 128;
                let [first, second, third] = [(); 3].map(|()| limbs.next_back().unwrap_or(0));
                let high = u128::from(first) << 64 | u128::from(second);
                let shift = high.leading_zeros();
                // Past 64 bits at most: the highest limb is not zero.
                let low = u128::from(third) << shift >> 64;
                (high << shift | low, below)
            }
        }
    }
}

/// A big integer from limbs of 64 bits, the lowest first.
pub(super) fn big_of_limbs(limbs: &[u64]) -> BigUint {
    let mut halves = Vec::with_capacity(limbs.len() * 2);
    for limb in limbs {
        halves.extend([low_half(*limb), low_half(limb >> 32)]);
    }
    BigUint::new(halves)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the lower half is what is meant"
)]
const fn low_half(limb: u64) -> u32 {
    limb as u32
}

/// See [`Weight::without`]; several divisions at once.
fn big_without(n: &BigUint, divisor: u64, most: u32) -> (Weight, u32) {
    // The highest power of the divisor that is one limb.
    let together = u64::MAX.ilog(divisor).min(most);
    let power = divisor.pow(together);
    let (mut left, mut times) = (Cow::Borrowed(n), 0);
    loop {
        let rest = (left.as_ref() % power).to_u64().unwrap_or(0);
        let more = if rest == 0 {
            together
        } else {
            (0..together)
                .rev()
                .find(|more| rest.is_multiple_of(divisor.pow(*more)))
                .unwrap_or(0)
        };
        let more = more.min(most - times);
        if more > 0 {
            left = Cow::Owned(left.as_ref() / divisor.pow(more));
            times += more;
        }
        if more < together || times == most {
            return (Weight::from_big(left.into_owned()), times);
        }
    }
}

/// The quotient of big numbers as the nearest floating number.
fn big_ratio(a: BigUint, b: BigUint) -> f64 {
    // Scale so that the quotient has 64 to 65 significant bits, then put the scale back.
    let shift = 64 + i64::try_from(b.bits()).unwrap_or(i64::MAX)
        - i64::try_from(a.bits()).unwrap_or(i64::MAX);
    let quotient = if shift >= 0 {
        (a << shift.unsigned_abs()) / b
    } else {
        a / (b << shift.unsigned_abs())
    };
    let power = i32::try_from(-shift).unwrap_or(i32::MIN / 2);
    scale(quotient.to_u128().map_or(f64::INFINITY, nearest), power)
}

#[expect(clippy::cast_precision_loss, reason = "to the nearest")]
const fn nearest(n: u128) -> f64 {
    n as f64
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a figure for people; the exact one is the fraction"
)]
fn small_ratio(a: u128, b: u128) -> f64 {
    a as f64 / b as f64
}

/// `x` times two to the `power`, exactly: a power by the standard library may be off, by another bit on another machine.
fn scale(x: f64, power: i32) -> f64 {
    libm::ldexp(x, power)
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
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn ways_to_pick_some_of_several() {
        let row = |n: u32| (0..=n + 1).map(move |k| Weight::binomial(n, k).to_string());
        assert_eq!(row(0).collect::<Vec<_>>(), ["1", "0"]);
        assert_eq!(
            row(5).collect::<Vec<_>>(),
            ["1", "5", "10", "10", "5", "1", "0"]
        );
        let two = Weight::from(2_u32);
        let all = (0..=300).fold(Weight::ZERO, |sum, k| sum.plus(&Weight::binomial(300, k)));
        assert_eq!(all, two.power(300));
        assert_eq!(Weight::binomial(u32::MAX, u32::MAX - 1), u32::MAX.into());
    }

    #[test]
    fn a_factor_is_taken_out_as_often_as_it_is_in() {
        for (factor, other) in [(2_u64, 3_u64), (3, 2), (7, 10), (101, 6)] {
            let odd = Weight::from(other).power(90);
            for times in [0, 1, 5, 40, 41, 90, 200] {
                let product = odd.times(&Weight::from(factor).power(times));
                assert_eq!(product.without(factor, u32::MAX), (odd.clone(), times));
                let most = times.min(43);
                let (left, taken) = product.without(factor, 43);
                assert_eq!(taken, most);
                assert_eq!(left.times(&Weight::from(factor).power(most)), product);
            }
            assert_eq!(Weight::from(factor).without(factor, 9), (Weight::ONE, 1));
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn leading_bits_give_the_same_ratio_as_all() {
        let mut above = Weight::from(7_u32).power(99);
        let below = Weight::from(6_u32).power(120);
        for step in 1..2_000_u32 {
            above = above.times(&step.into()).over(&(step / 2 + 1).into());
            if above > below {
                above = above.over(&below).plus(&Weight::from(5_u32).power(70));
            }
            let exact = big_ratio(above.to_big(), below.to_big());
            assert!(
                (above.ratio(&below) - exact).abs() < f64::MIN_POSITIVE,
                "{step}"
            );
        }
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
