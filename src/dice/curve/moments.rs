//! Mean and variance of a law.

use super::count::{Count, for_width, width_for};
use super::{Curve, Spots, float};
use crate::dice::Weight;

/// Mean and variance of a number.
#[derive(Clone, Copy, Debug)]
pub struct Moments {
    /// The mean.
    pub mean: f64,
    /// The variance.
    pub variance: f64,
}

impl Curve {
    /// Mean and variance: exact sums as the nearest floating numbers, those of a chain without end from its closed form.
    pub fn moments(&self) -> Moments {
        if let Some(cut) = self.cut {
            return cut.moments;
        }
        let (origin, step, first, second) = match self.spots {
            Spots::Even { first, step } => {
                let (once, twice) = self.place_sums();
                (first, float(step.cast_signed()), once, twice)
            }
            Spots::Listed(_) => {
                let (once, twice) = self.distance_sums();
                (self.value(0), 1.0, once, twice)
            }
        };
        let square = second.times(&self.total).minus(&first.times(&first));
        Moments {
            mean: float(origin) + step * first.ratio(&self.total),
            variance: step * step * square.ratio(&self.total.times(&self.total)),
        }
    }

    /// The sums of the weights times their places, and times the squares of those. From the last place down, a sum of sums
    /// weighs each place by its number: additions are all it takes.
    fn place_sums(&self) -> (Weight, Weight) {
        let len = self.len() as u64;
        let width = width_for(self.total.bits() + 2 * u64::from(len.ilog2()) + 4);
        for_width!(width, C => {
            let (mut tail, mut once, mut stairs) = (C::zero(), C::zero(), C::zero());
            for row in (1..self.len()).rev() {
                tail.add(&C::read(self.row(row)));
                once.add(&tail);
                stairs.add(&once);
            }
            let read = |sum| Weight::of_limbs(&C::flatten(vec![sum], width));
            let (once, stairs) = (read(once), read(stairs));
            let twice = stairs.plus(&stairs).minus(&once);
            (once, twice)
        })
    }

    /// The sums of the weights times the distances of their values from the first, and times the squares of those.
    fn distance_sums(&self) -> (Weight, Weight) {
        let (mut once, mut twice) = (Weight::ZERO, Weight::ZERO);
        for (value, weight) in self.rows() {
            let distance = Weight::from(value.abs_diff(self.value(0)));
            let weighted = weight.times(&distance);
            twice = twice.plus(&weighted.times(&distance));
            once = once.plus(&weighted);
        }
        (once, twice)
    }
}
