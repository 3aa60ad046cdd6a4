//! Laws of independent numbers put together.

use super::count::{for_width, width_for};
use super::{Curve, Cut, Moments, Spots, Ways, float, power_bits, sum};
use crate::dice::Weight;
use crate::dice::meter::Meter;

/// A law whose values stand in even steps is no longer kept so where it would have so many times more places than values.
const SPARSE: u64 = 8;
/// Values whose ways are not all told are passed over as long as they have no more of the whole than this.
const LOOSE: f64 = 1e-6;

impl Curve {
    /// The law of the number with the other sign.
    pub fn negated(self) -> Self {
        let Self {
            spots,
            width,
            mut limbs,
            total,
            cut,
        } = self;
        let len = limbs.len() / width;
        for row in 0..len / 2 {
            let (front, back) = limbs.split_at_mut((len - 1 - row) * width);
            front[row * width..(row + 1) * width].swap_with_slice(&mut back[..width]);
        }
        let spots = match spots {
            Spots::Even { first, step } => Spots::Even {
                first: first
                    .wrapping_add_unsigned(step * (len as u64 - 1))
                    .wrapping_neg(),
                step,
            },
            Spots::Listed(values) => Spots::Listed(
                values
                    .iter()
                    .rev()
                    .map(|value| value.wrapping_neg())
                    .collect(),
            ),
        };
        let cut = cut.map(|cut| Cut {
            moments: Moments {
                mean: -cut.moments.mean,
                ..cut.moments
            },
            above: cut.below,
            below: cut.above,
        });
        Self {
            spots,
            width,
            limbs,
            total,
            cut,
        }
    }

    /// The law of the number and another that is certain.
    pub fn shifted(mut self, by: i64) -> Self {
        match &mut self.spots {
            Spots::Even { first, .. } => *first = first.wrapping_add(by),
            Spots::Listed(values) => {
                for value in values {
                    *value = value.wrapping_add(by);
                }
            }
        }
        if let Some(cut) = &mut self.cut {
            cut.moments.mean += float(by);
        }
        self
    }

    /// The law of a multiple of the number.
    pub fn times(self, by: i64) -> Self {
        if by == 0 {
            return Self::certain(0);
        }
        let mut curve = if by < 0 { self.negated() } else { self };
        let by = by.unsigned_abs();
        match &mut curve.spots {
            Spots::Even { first, step } => {
                *first = first.wrapping_mul(by.cast_signed());
                *step *= by;
            }
            Spots::Listed(values) => {
                for value in values {
                    *value = value.wrapping_mul(by.cast_signed());
                }
            }
        }
        if let Some(cut) = &mut curve.cut {
            let by = float(by.cast_signed());
            cut.moments.mean *= by;
            cut.moments.variance *= by * by;
        }
        curve
    }

    /// The law of the sum of two numbers. `None` past the budget.
    pub fn plus(self, other: &Self, meter: &mut Meter) -> Option<Self> {
        if other.len() == 1 && !other.is_cut() {
            return Some(self.shifted(other.value(0)));
        }
        if self.len() == 1 && !self.is_cut() {
            return Some(other.clone().shifted(self.value(0)));
        }
        let cut = self.cut_with(other, || {
            let (mine, theirs) = (self.moments(), other.moments());
            Moments {
                mean: mine.mean + theirs.mean,
                variance: mine.variance + theirs.variance,
            }
        });
        let sum = match (&self.spots, &other.spots) {
            (
                Spots::Even { first, step },
                Spots::Even {
                    first: second,
                    step: other_step,
                },
            ) => {
                let common = num_integer::gcd(*step, *other_step);
                let len = (*step / common) * (self.len() as u64 - 1)
                    + (*other_step / common) * (other.len() as u64 - 1)
                    + 1;
                let pairs = self.len() as u64 * other.len() as u64;
                if len > SPARSE * pairs {
                    self.pairs(other, meter, i64::wrapping_add)?
                } else {
                    let ways =
                        self.convolved(other, (step / common, other_step / common), len, meter)?;
                    let total = self.total.times(&other.total);
                    Self::even(first.wrapping_add(*second), common, ways, total, meter)?
                }
            }
            _ => self.pairs(other, meter, i64::wrapping_add)?,
        };
        Some(Self { cut, ..sum }.without_loose_ends(&self, other))
    }

    /// The cut of what two laws make together.
    pub(super) fn cut_with(&self, other: &Self, moments: impl FnOnce() -> Moments) -> Option<Cut> {
        if !self.is_cut() && !other.is_cut() {
            return None;
        }
        let (mine, theirs) = (self.open_ends(), other.open_ends());
        Some(Cut {
            moments: moments(),
            below: mine.0 || theirs.0,
            above: mine.1 || theirs.1,
        })
    }

    /// Of a sum of which a part was cut off above, only the values that the cut cannot reach are told; unless that would leave
    /// out more than the cut did: then each of the others has a little more ways than are told, together no more than were cut
    /// off.
    fn without_loose_ends(mut self, one: &Self, other: &Self) -> Self {
        if self.open_ends() != (false, true) {
            return self;
        }
        let end = |cut: &Self, other: &Self| {
            cut.is_cut()
                .then(|| cut.value(cut.len() - 1).saturating_add(other.value(0)))
        };
        let ends = [end(one, other), end(other, one)];
        let Some(last) = ends.into_iter().flatten().min() else {
            return self;
        };
        let kept = self.weight_of(|value| value <= last);
        if self.loses_much(&kept) {
            return self;
        }
        while self.len() > 1 && self.value(self.len() - 1) > last {
            self.limbs.truncate(self.limbs.len() - self.width);
            if let Spots::Listed(values) = &mut self.spots {
                values.pop();
            }
        }
        self
    }

    /// Whether so much weight is too little to tell of the whole.
    pub(super) fn loses_much(&self, kept: &Weight) -> bool {
        self.total.minus(kept).ratio(&self.total) > LOOSE
    }

    fn convolved(
        &self,
        other: &Self,
        (step, other_step): (u64, u64),
        len: u64,
        meter: &mut Meter,
    ) -> Option<Ways> {
        let width = width_for(self.total.bits() + other.total.bits());
        let pairs = self.len() as u64 * other.len() as u64;
        if !meter.holds(len, width) || !meter.affords(pairs.saturating_mul((width * width) as u64))
        {
            return None;
        }
        let (step, other_step) = (
            usize::try_from(step).ok()?,
            usize::try_from(other_step).ok()?,
        );
        Some(for_width!(width, C => {
            let (mine, theirs) = (self.counts::<C>(), other.counts::<C>());
            Ways::of(sum::convolve((&mine, step), (&theirs, other_step), meter), width)
        }))
    }

    /// The law of the sum of so many numbers with this law. `None` past the budget.
    pub fn repeated(&self, n: u32, meter: &mut Meter) -> Option<Self> {
        match n {
            0 => return Some(Self::certain(0)),
            1 => return Some(self.clone()),
            _ => {}
        }
        if let Some(power) = self.small_power(n, meter) {
            return Some(power);
        }
        if meter.spent() {
            return None;
        }
        let half = self.repeated(n / 2, meter)?;
        let both = half.clone().plus(&half, meter)?;
        if n % 2 == 1 {
            both.plus(self, meter)
        } else {
            Some(both)
        }
    }

    /// The same by a recurrence, where weights are small and values in even steps.
    fn small_power(&self, n: u32, meter: &mut Meter) -> Option<Self> {
        const SMALL: u64 = 1 << 24;
        let Spots::Even { first, step } = self.spots else {
            return None;
        };
        if self.width > 1 || self.is_cut() || n < 3 {
            return None;
        }
        let (count, len) = (u64::from(n), self.len() as u64);
        let total = *self.limbs.iter().max()?;
        if total > SMALL || len > SMALL || count * len > SMALL * SMALL {
            return None;
        }
        let last = count * (len - 1) + 1;
        let bits = power_bits(self.limbs.iter().sum(), count);
        let total_bits = self.total.bits();
        let all_one = self.limbs.iter().all(|weight| *weight == 1);
        let headroom = if all_one {
            sum::headroom(count, len)
        } else {
            sum::power_headroom(len, count, total_bits)
        };
        let width = width_for(bits + headroom);
        let terms = if all_one {
            4
        } else {
            2 * self.limbs.iter().filter(|weight| **weight > 0).count() as u64
        };
        if !meter.holds(last, width)
            || !meter.affords(last.saturating_mul(terms).saturating_mul(width as u64))
        {
            return None;
        }
        let ways = for_width!(width, C => {
            if all_one {
                let half = sum::of_dice::<C>(n as usize, self.len(), meter);
                Ways::mirrored(half, usize::try_from(last).ok()?, width)
            } else {
                Ways::of(sum::power::<C>(&self.limbs, n as usize, meter), width)
            }
        });
        let first = first.wrapping_mul(n.into());
        Self::even(first, step, ways, self.total.power(n), meter)
    }
}
