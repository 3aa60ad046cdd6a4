//! Functions on the whole numbers that repeat themselves with a fixed period, each time divided by the same number: what the
//! chances of acing dice look like from some point on. Their sums to infinity are exact.

use super::{Ratio, Sides, Weight};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

/// A function `f` with `f(n + period) = f(n) / decay`.
#[derive(Clone, Debug)]
pub struct Wave {
    /// Its values from 0 to the period, times `below`.
    above: Vec<BigInt>,
    below: BigInt,
    /// At least 1.
    decay: BigInt,
}

impl Wave {
    /// The same value everywhere.
    pub fn flat(value: i64) -> Self {
        Self {
            above: vec![value.into()],
            below: BigInt::one(),
            decay: BigInt::one(),
        }
    }

    /// The chance that an acing die reaches a number, right from 1 on.
    pub fn of_ace(sides: Sides) -> Self {
        let s = i64::from(sides.get());
        let above = (0..s).map(|r| BigInt::from(if r == 0 { s } else { s - r + 1 }));
        Self {
            above: above.collect(),
            below: s.into(),
            decay: s.into(),
        }
    }

    fn period(&self) -> i64 {
        i64::try_from(self.above.len()).unwrap_or(i64::MAX)
    }

    /// Which value of the first period stands for a number, and how many periods lie between.
    fn place(&self, number: i64) -> (&BigInt, i64) {
        let (periods, place) = number.div_mod_floor(&self.period());
        (&self.above[usize::try_from(place).unwrap_or(0)], periods)
    }

    /// The value at a number.
    pub fn at(&self, number: i64) -> Ratio {
        let (above, periods) = self.place(number);
        if periods >= 0 {
            Ratio::new(above.clone(), &self.below * power(&self.decay, periods))
        } else {
            Ratio::new(above * power(&self.decay, -periods), self.below.clone())
        }
    }

    /// The function with these values in the first period (from 0 on), as the values of this one at other places.
    fn resampled(&self, period: i64, decay: BigInt, place: impl Fn(i64) -> i64) -> Self {
        let places: Vec<_> = (0..period)
            .map(|number| self.place(place(number)))
            .collect();
        let last = places
            .iter()
            .map(|(_, periods)| *periods)
            .max()
            .unwrap_or(0);
        let scaled = |(above, periods): (&BigInt, i64)| above * power(&self.decay, last - periods);
        let mut above: Vec<BigInt> = places.into_iter().map(scaled).collect();
        let mut below = self.below.clone();
        if last >= 0 {
            below *= power(&self.decay, last);
        } else {
            let factor = power(&self.decay, -last);
            for above in &mut above {
                *above *= &factor;
            }
        }
        Self {
            above,
            below,
            decay,
        }
    }

    /// The product of this function at `n` with another at `n + shift`.
    pub fn times(&self, other: &Self, shift: i64) -> Self {
        let period = self.period().lcm(&other.period());
        let widened = |wave: &Self, shift: i64| {
            let decay = power(&wave.decay, period / wave.period());
            wave.resampled(period, decay, |number| number + shift)
        };
        let (one, other) = (widened(self, 0), widened(other, shift));
        let above = one.above.iter().zip(&other.above);
        Self {
            above: above.map(|(a, b)| a * b).collect(),
            below: one.below * other.below,
            decay: one.decay * other.decay,
        }
    }

    /// The function of `n` that is this one at `step · ⌊n / step⌋ + shift`.
    pub fn in_steps(&self, step: i64, shift: i64) -> Self {
        let period = self.period().lcm(&step);
        let decay = power(&self.decay, period / self.period());
        self.resampled(period, decay, |number| {
            number - number.mod_floor(&step) + shift
        })
    }

    /// What this function falls by to the next number.
    pub fn fall(&self) -> Self {
        let next = self.resampled(self.period(), self.decay.clone(), |number| number + 1);
        let scale = &next.below / next.below.gcd(&self.below);
        let scale_next = &scale * &self.below / &next.below;
        let above = self.above.iter().zip(&next.above);
        Self {
            above: above.map(|(a, b)| a * &scale - b * &scale_next).collect(),
            below: &self.below * &scale,
            decay: self.decay.clone(),
        }
    }

    /// The same with its sign turned.
    pub fn negated(mut self) -> Self {
        for above in &mut self.above {
            *above = -&*above;
        }
        self
    }

    /// The mean of this function over `n` and an acing die added to it.
    pub fn over_ace(&self, sides: Sides) -> Self {
        let (s, period) = (i64::from(sides.get()), self.period());
        let rounds = period / period.gcd(&s);
        let periods = rounds * s / period;
        // Values ahead of the first period, all times below · decay^periods; sums of so many of them.
        let reach = period * (periods + 1);
        let mut sums = Vec::with_capacity(usize::try_from(reach).unwrap_or(0) + 1);
        let mut sum = BigInt::zero();
        sums.push(sum.clone());
        for number in 0..reach {
            let (above, passed) = self.place(number);
            sum += above * power(&self.decay, periods - passed);
            sums.push(sum.clone());
        }
        let up_to = |number: i64| &sums[usize::try_from(number).unwrap_or(0)];
        let value = |number: i64| {
            (0..rounds).fold(BigInt::zero(), |total, round| {
                // The faces 1 to s - 1 after so many aces.
                let from = number + round * s + 1;
                total * s + (up_to(from + s - 1) - up_to(from))
            })
        };
        Self {
            above: (0..period).map(value).collect(),
            below: &self.below * (power(&s.into(), rounds) * power(&self.decay, periods) - 1),
            decay: self.decay.clone(),
        }
    }

    /// The sum of all values from a number on. The function must fall: its decay is above 1.
    pub fn sum_from(&self, number: i64) -> Ratio {
        let once = self.sum_of((number..number + self.period()).map(|at| (at, Weight::ONE)));
        &once * &Ratio::new(self.decay.clone(), &self.decay - 1)
    }

    /// The sum of values at numbers, each so many times.
    pub fn sum_of(&self, weighted: impl IntoIterator<Item = (i64, Weight)>) -> Ratio {
        let terms: Vec<_> = weighted
            .into_iter()
            .map(|(number, times)| {
                let (above, periods) = self.place(number);
                (above * BigInt::from(times.to_big()), periods)
            })
            .collect();
        let last = terms.iter().map(|(_, periods)| *periods).max().unwrap_or(0);
        let mut powers = vec![BigInt::one()];
        let mut sum = BigInt::zero();
        for (above, periods) in terms {
            let back = usize::try_from(last - periods).unwrap_or(0);
            while powers.len() <= back {
                let next = &powers[powers.len() - 1] * &self.decay;
                powers.push(next);
            }
            sum += above * &powers[back];
        }
        if last >= 0 {
            Ratio::new(sum, &self.below * power(&self.decay, last))
        } else {
            Ratio::new(sum * power(&self.decay, -last), self.below.clone())
        }
    }
}

/// `base` to a power that is not negative.
fn power(base: &BigInt, exponent: i64) -> BigInt {
    if base.is_one() {
        return BigInt::one();
    }
    base.pow(u32::try_from(exponent).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(sides: u32) -> Sides {
        Sides::new(sides).expect("a die")
    }

    fn ratio(above: i64, below: i64) -> Ratio {
        Ratio::new(above.into(), below.into())
    }

    #[test]
    fn an_acing_die_reaches_numbers_with_falling_chances() {
        let wave = Wave::of_ace(die(6));
        assert_eq!(wave.at(1), ratio(1, 1));
        assert_eq!(wave.at(4), ratio(1, 2));
        assert_eq!(wave.at(6), ratio(1, 6));
        assert_eq!(wave.at(7), ratio(1, 6));
        assert_eq!(wave.at(8), ratio(5, 36));
        assert_eq!(wave.fall().at(8), ratio(1, 36));
        // What it shows on the average is the sum of the chances to reach each number.
        assert_eq!(wave.sum_from(1), ratio(42, 10));
    }

    #[test]
    fn products_and_steps_are_those_of_the_values() {
        let (six, eight) = (Wave::of_ace(die(6)), Wave::of_ace(die(8)));
        for shift in [-9, 0, 5] {
            let product = six.times(&eight, shift);
            for number in -20..40 {
                assert_eq!(
                    product.at(number),
                    &six.at(number) * &eight.at(number + shift)
                );
            }
        }
        let steps = six.in_steps(4, -3);
        for number in -9..30_i64 {
            assert_eq!(
                steps.at(number),
                six.at(4 * number.div_euclid(4) - 3),
                "{number}"
            );
        }
    }

    #[test]
    fn the_mean_over_an_acing_die_fits_its_own_faces() {
        // E f(n + X) = (f(n+1) + … + f(n+s-1) + E f(n + s + X)) / s, whatever the period.
        for (period, sides) in [(6, 8), (8, 6), (4, 4), (10, 12)] {
            let wave = Wave::of_ace(die(period)).in_steps(4, 1);
            let mean = wave.over_ace(die(sides));
            let s = i64::from(sides);
            for number in [-7, 0, 3, 11, 40] {
                let faces = (1..s).fold(Ratio::zero(), |sum, face| &sum + &wave.at(number + face));
                let all = &faces + &mean.at(number + s);
                assert_eq!(
                    mean.at(number),
                    &all * &ratio(1, s),
                    "{period} {sides} {number}"
                );
            }
        }
        assert_eq!(Wave::flat(1).over_ace(die(6)).at(3), Ratio::one());
    }

    #[test]
    fn weighted_sums() {
        let wave = Wave::of_ace(die(4));
        let sum = wave.sum_of([(1, 2_u32.into()), (8, 3_u32.into()), (-3, 1_u32.into())]);
        let expected =
            &(&(&wave.at(1) * &ratio(2, 1)) + &(&wave.at(8) * &ratio(3, 1))) + &wave.at(-3);
        assert_eq!(sum, expected);
    }
}
