//! Whole numbers for counting ways, as wide as a law needs and no wider: 64 bits, 128, a fixed number of limbs, or any size.
//!
//! Whoever uses them has worked out beforehand how many bits the largest number can have ([`width_for`]); then nothing here
//! can overflow, and the narrow ones are as fast as the machine's own.

use crate::dice::weight::big_of_limbs;
use num_bigint::BigUint;
use num_traits::Zero;

/// A whole number that is never negative and never past the width it was chosen for.
pub(super) trait Count: Clone + PartialEq {
    /// No way at all.
    fn zero() -> Self;
    /// So many ways.
    fn small(number: u64) -> Self;
    /// Adds.
    fn add(&mut self, other: &Self);
    /// Takes away what is not more.
    fn sub(&mut self, other: &Self);
    /// Multiplies by a small number.
    fn scale(&mut self, by: u64);
    /// Multiplies.
    fn product(&self, other: &Self) -> Self;
    /// Divides by a small number that leaves no rest.
    fn part(&mut self, by: u64);
    /// Whether it is no way at all.
    fn is_zero(&self) -> bool;
    /// From limbs, the lowest first; more limbs than fit must be zero.
    fn read(limbs: &[u64]) -> Self;
    /// All of them as limbs, so many each.
    fn flatten(counts: Vec<Self>, width: usize) -> Vec<u64>;

    /// Adds a product.
    fn add_product(&mut self, a: &Self, b: &Self) {
        self.add(&a.product(b));
    }

    /// One way.
    fn one() -> Self {
        Self::small(1)
    }

    /// A number multiplied by itself so often.
    fn power(&self, times: u32) -> Self {
        let (mut power, mut square, mut left) = (Self::one(), self.clone(), times);
        while left > 0 {
            if left & 1 == 1 {
                power = power.product(&square);
            }
            left >>= 1;
            if left > 0 {
                square = square.product(&square);
            }
        }
        power
    }
}

impl Count for u64 {
    fn zero() -> Self {
        0
    }
    fn small(number: u64) -> Self {
        number
    }
    fn add(&mut self, other: &Self) {
        *self += other;
    }
    fn sub(&mut self, other: &Self) {
        *self -= other;
    }
    fn scale(&mut self, by: u64) {
        *self *= by;
    }
    fn product(&self, other: &Self) -> Self {
        // The last square of a power is not needed and may not fit.
        self.wrapping_mul(*other)
    }
    fn part(&mut self, by: u64) {
        *self /= by;
    }
    fn is_zero(&self) -> bool {
        *self == 0
    }
    fn read(limbs: &[u64]) -> Self {
        limbs.first().copied().unwrap_or(0)
    }
    fn flatten(counts: Vec<Self>, _width: usize) -> Vec<u64> {
        counts
    }
}

impl Count for u128 {
    fn zero() -> Self {
        0
    }
    fn small(number: u64) -> Self {
        number.into()
    }
    fn add(&mut self, other: &Self) {
        *self += other;
    }
    fn sub(&mut self, other: &Self) {
        *self -= other;
    }
    fn scale(&mut self, by: u64) {
        *self *= u128::from(by);
    }
    fn product(&self, other: &Self) -> Self {
        self.wrapping_mul(*other)
    }
    fn part(&mut self, by: u64) {
        if let Ok(low) = u64::try_from(*self) {
            *self = (low / by).into();
            return;
        }
        let twos = by.trailing_zeros();
        let odd = by >> twos;
        // An exact division is a product with the inverse modulo the width.
        let inverse = u128::from(inverse(odd));
        let wide = inverse.wrapping_mul(2_u128.wrapping_sub(inverse.wrapping_mul(odd.into())));
        *self = (*self >> twos).wrapping_mul(wide);
    }
    fn is_zero(&self) -> bool {
        *self == 0
    }
    fn read(limbs: &[u64]) -> Self {
        let limb = |place: usize| limbs.get(place).copied().unwrap_or(0);
        u128::from(limb(0)) | u128::from(limb(1)) << 64
    }
    fn flatten(counts: Vec<Self>, _width: usize) -> Vec<u64> {
        let mut limbs = Vec::with_capacity(counts.len() * 2);
        for count in counts {
            limbs.extend([low(count), high(count)]);
        }
        limbs
    }
}

impl<const N: usize> Count for [u64; N] {
    fn zero() -> Self {
        [0; N]
    }
    fn small(number: u64) -> Self {
        let mut limbs = [0; N];
        limbs[0] = number;
        limbs
    }
    #[inline]
    fn add(&mut self, other: &Self) {
        let mut carry = false;
        for (mine, theirs) in self.iter_mut().zip(other) {
            let (sum, over) = mine.overflowing_add(*theirs);
            let (sum, again) = sum.overflowing_add(carry.into());
            *mine = sum;
            carry = over | again;
        }
    }
    #[inline]
    fn sub(&mut self, other: &Self) {
        let mut borrow = false;
        for (mine, theirs) in self.iter_mut().zip(other) {
            let (rest, under) = mine.overflowing_sub(*theirs);
            let (rest, again) = rest.overflowing_sub(borrow.into());
            *mine = rest;
            borrow = under | again;
        }
    }
    #[inline]
    fn scale(&mut self, by: u64) {
        let mut carry = 0;
        for limb in self.iter_mut() {
            let product = u128::from(*limb) * u128::from(by) + u128::from(carry);
            *limb = low(product);
            carry = high(product);
        }
    }
    #[inline]
    fn product(&self, other: &Self) -> Self {
        let mut product = [0; N];
        product.add_product(self, other);
        product
    }
    #[inline]
    fn add_product(&mut self, a: &Self, b: &Self) {
        for (place, &limb) in a.iter().enumerate() {
            if limb == 0 {
                continue;
            }
            let mut carry = 0;
            for (mine, &theirs) in self[place..].iter_mut().zip(b) {
                let product =
                    u128::from(limb) * u128::from(theirs) + u128::from(*mine) + u128::from(carry);
                *mine = low(product);
                carry = high(product);
            }
        }
    }
    #[inline]
    fn part(&mut self, by: u64) {
        let twos = by.trailing_zeros();
        if twos > 0 {
            for place in 0..N {
                let above = if place + 1 < N { self[place + 1] } else { 0 };
                self[place] = self[place] >> twos | above << (64 - twos);
            }
        }
        let odd = by >> twos;
        let inverse = inverse(odd);
        // From the lowest limb up: each quotient limb is what makes the rest below it vanish.
        let mut carry = 0_u64;
        for limb in self.iter_mut() {
            let (rest, under) = limb.overflowing_sub(carry);
            let quotient = rest.wrapping_mul(inverse);
            *limb = quotient;
            carry = high(u128::from(quotient) * u128::from(odd)) + u64::from(under);
        }
    }
    fn is_zero(&self) -> bool {
        self.iter().all(|limb| *limb == 0)
    }
    fn read(limbs: &[u64]) -> Self {
        let mut read = [0; N];
        for (mine, theirs) in read.iter_mut().zip(limbs) {
            *mine = *theirs;
        }
        read
    }
    fn flatten(counts: Vec<Self>, _width: usize) -> Vec<u64> {
        counts.into_flattened()
    }
}

impl Count for BigUint {
    fn zero() -> Self {
        Self::ZERO
    }
    fn small(number: u64) -> Self {
        number.into()
    }
    fn add(&mut self, other: &Self) {
        *self += other;
    }
    fn sub(&mut self, other: &Self) {
        *self -= other;
    }
    fn scale(&mut self, by: u64) {
        *self *= by;
    }
    fn product(&self, other: &Self) -> Self {
        self * other
    }
    fn part(&mut self, by: u64) {
        *self /= by;
    }
    fn is_zero(&self) -> bool {
        Zero::is_zero(self)
    }
    fn read(limbs: &[u64]) -> Self {
        big_of_limbs(limbs)
    }
    fn flatten(counts: Vec<Self>, width: usize) -> Vec<u64> {
        let mut limbs = Vec::with_capacity(counts.len() * width);
        for count in counts {
            let end = limbs.len() + width;
            limbs.extend(count.iter_u64_digits().take(width));
            limbs.resize(end, 0);
        }
        limbs
    }
}

/// The inverse of an odd number modulo 2 to the 64th, by Newton's iteration from five right bits.
const fn inverse(odd: u64) -> u64 {
    let mut inverse = odd.wrapping_mul(3) ^ 2;
    let mut round = 0;
    while round < 4 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(inverse)));
        round += 1;
    }
    inverse
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the lower half is what is meant"
)]
const fn low(wide: u128) -> u64 {
    wide as u64
}

const fn high(wide: u128) -> u64 {
    (wide >> 64) as u64
}

/// The limbs of numbers of so many bits.
pub(super) fn width_for(bits: u64) -> usize {
    match bits {
        0..=64 => 1,
        65..=128 => 2,
        129..=192 => 3,
        193..=384 => 6,
        385..=576 => 9,
        577..=1024 => 16,
        _ => match usize::try_from(bits.div_ceil(64)) {
            Ok(width) => width,
            Err(_) => usize::MAX,
        },
    }
}

/// Runs a function for the kind of number that so many limbs ask for. Every kind is all of it compiled again, so there are
/// only as many as laws that people ask for gain from.
macro_rules! for_width {
    ($width:expr, $count:ident => $run:expr) => {
        match $width {
            1 => for_width!(u64, $count, $run),
            2 => for_width!(u128, $count, $run),
            3 => for_width!([u64; 3], $count, $run),
            6 => for_width!([u64; 6], $count, $run),
            9 => for_width!([u64; 9], $count, $run),
            16 => for_width!([u64; 16], $count, $run),
            _ => for_width!(num_bigint::BigUint, $count, $run),
        }
    };
    ($kind:ty, $count:ident, $run:expr) => {{
        type $count = $kind;
        $run
    }};
}
pub(super) use for_width;

#[cfg(test)]
mod tests {
    use super::*;

    /// Powers of 6 times small numbers, which divide again without rest.
    fn agrees<C: Count + std::fmt::Debug>(width: usize, powers: u32) {
        let mut count = C::small(5);
        let mut big = BigUint::from(5_u32);
        for step in 1..=powers {
            count.scale(6);
            big *= 6_u32;
            let mut sum = count.clone();
            sum.add(&C::small(u64::from(step)));
            sum.sub(&C::small(u64::from(step)));
            assert_eq!(sum, count);
        }
        let limbs = C::flatten(vec![count.clone()], width);
        assert_eq!(BigUint::read(&limbs), big);
        assert_eq!(C::read(&limbs), count);
        for divisor in [2, 3, 12, 9, 36] {
            let mut part = count.clone();
            part.part(divisor);
            let mut back = part.clone();
            back.scale(divisor);
            assert_eq!(back, count, "{divisor}");
        }
        let half = C::small(6).power(powers / 2);
        let mut square = half.product(&half);
        square.scale(5);
        assert_eq!(
            BigUint::read(&C::flatten(vec![square], width)),
            BigUint::from(6_u32).pow(powers / 2 * 2) * 5_u32
        );
    }

    #[test]
    fn every_width_counts_alike() {
        agrees::<u64>(1, 20);
        agrees::<u128>(2, 44);
        agrees::<[u64; 3]>(3, 68);
        agrees::<[u64; 6]>(6, 120);
        agrees::<[u64; 9]>(9, 220);
        agrees::<[u64; 16]>(16, 390);
        agrees::<BigUint>(40, 900);
    }
}
