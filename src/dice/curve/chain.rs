//! Sums of dice that bring other dice, which may bring others again without end.
//!
//! A die ends, or goes on to another one; what each adds is a polynomial with a small weight a face. With A, B for the first
//! die (ending, going on) and N, M for every later one, the generating function of one family is F = A + B·N / (1 - M). The
//! ways of a sum then follow a linear recurrence, exact as far as anybody wants to list them: a chain that only adds never
//! comes back to a sum it has passed.

use super::count::{Count, for_width, width_for};
use super::{Curve, Cut, Moments, Spots, Ways, float};
use crate::dice::Weight;
use crate::dice::meter::Meter;

/// What a die adds, with its ways.
pub type Gives = Vec<(i64, u64)>;

/// A die and those that it brings.
#[derive(Clone, Debug)]
pub struct Family {
    /// The first die, where it brings no other.
    pub ends: Gives,
    /// The first die, where it does.
    pub goes_on: Gives,
    /// A later die, where it brings no other.
    pub then_ends: Gives,
    /// A later die, where it does.
    pub then_goes_on: Gives,
    /// The ways of one die.
    pub out_of: u64,
}

/// What may be left out of a law, the first of these that the budget allows.
const LEFT_OUT: [f64; 4] = [1e-12, 1e-9, 1e-6, 1e-4];
/// A chain is followed no further than this many dice.
const LONGEST: u32 = 100_000;

/// A family whose later dice always add something, and the work of listing the sums of several.
struct Work<'a> {
    family: &'a Family,
    /// Families.
    n: usize,
    /// The ways of a later die, those that add nothing and go on left out.
    then_out_of: u64,
    /// The least that one family comes to, and the least of a later die that ends.
    least: i64,
    least_end: i64,
    /// Sums are listed up to so much past the least.
    last: usize,
}

impl Family {
    /// The law of the sum of so many families, listed at least up to `reach` past the least sum. `None` past the budget, or
    /// where later dice take away as well as add.
    pub fn sum_of(&self, n: u32, reach: i64, meter: &mut Meter) -> Option<Curve> {
        if n == 0 {
            return Some(Curve::certain(0));
        }
        if self.then_goes_on.iter().all(|(gives, _)| *gives <= 0)
            && self.then_goes_on.iter().any(|(gives, _)| *gives < 0)
        {
            return Some(self.mirrored().sum_of(n, reach, meter)?.negated());
        }
        if self.then_goes_on.iter().any(|(gives, _)| *gives < 0) {
            return None;
        }
        let idle = weight(self.then_goes_on.iter().filter(|(gives, _)| *gives == 0));
        let then_out_of = self.out_of.checked_sub(idle).filter(|ways| *ways > 0)?;
        let least_end = least(&self.then_ends)?;
        let ends = [
            least(&self.ends),
            least(&self.goes_on).map(|gives| gives + least_end),
        ];
        let least = ends.into_iter().flatten().min()?;
        for left_out in LEFT_OUT {
            let mut work = Work {
                family: self,
                n: n as usize,
                then_out_of,
                least,
                least_end,
                last: 0,
            };
            work.last = work.place_of_cut(left_out, then_out_of, reach)?;
            if let Some(ways) = work.run(meter) {
                return work.curve(ways, meter);
            }
            if meter.spent() {
                return None;
            }
        }
        None
    }

    /// The same where the ways of later dice are out of another number than those of the first. `None` past 64 bits.
    pub fn over_common(mut self, then_out_of: u64) -> Option<Self> {
        if then_out_of == self.out_of {
            return Some(self);
        }
        let common = num_integer::lcm(u128::from(self.out_of), then_out_of.into());
        let common = u64::try_from(common).ok()?;
        let scale = |gives: &mut Gives, by: u64| {
            for (_, ways) in gives {
                *ways *= by;
            }
        };
        let (first, then) = (common / self.out_of, common / then_out_of);
        scale(&mut self.ends, first);
        scale(&mut self.goes_on, first);
        scale(&mut self.then_ends, then);
        scale(&mut self.then_goes_on, then);
        self.out_of = common;
        Some(self)
    }

    fn mirrored(&self) -> Self {
        let mirror = |gives: &Gives| gives.iter().map(|(gives, ways)| (-gives, *ways)).collect();
        Self {
            ends: mirror(&self.ends),
            goes_on: mirror(&self.goes_on),
            then_ends: mirror(&self.then_ends),
            then_goes_on: mirror(&self.then_goes_on),
            out_of: self.out_of,
        }
    }

    /// Mean and variance of one family, in closed form.
    pub fn moments(&self) -> Moments {
        let out_of = large(self.out_of);
        let sum = |gives: &Gives, power: usize| {
            let terms = gives.iter().map(|(gives, ways)| {
                // Multiplied out: a power by the standard library may be off, by another bit on another machine.
                let factors = std::iter::repeat_n(float(*gives), power);
                factors.product::<f64>() * large(*ways)
            });
            terms.sum::<f64>() / out_of
        };
        let [n1, n2] = [1, 2].map(|power| sum(&self.then_ends, power));
        let [m0, m1, m2] = [0, 1, 2].map(|power| sum(&self.then_goes_on, power));
        let rest = (n1 + m1) / (1.0 - m0);
        let rest_square = (n2 + m2 + 2.0 * m1 * rest) / (1.0 - m0);
        let [a1, a2] = [1, 2].map(|power| sum(&self.ends, power));
        let [b0, b1, b2] = [0, 1, 2].map(|power| sum(&self.goes_on, power));
        let mean = a1 + b1 + b0 * rest;
        let square = a2 + b2 + 2.0 * b1 * rest + b0 * rest_square;
        Moments {
            mean,
            variance: (square - mean * mean).max(0.0),
        }
    }
}

impl Work<'_> {
    /// How far sums are listed: as far as `reach`, and until no more than this is left out.
    fn place_of_cut(&self, left_out: f64, then_out_of: u64, reach: i64) -> Option<usize> {
        let family = self.family;
        let steps = || family.then_goes_on.iter().filter(|(gives, _)| *gives > 0);
        let goes_on = (large(weight(steps())) / large(then_out_of))
            .max(large(weight(family.goes_on.iter())) / large(family.out_of));
        let longest = steps().map(|(gives, _)| *gives).max().unwrap_or(0);
        let dice = i64::from(extra_dice(self.n, goes_on, left_out));
        let spread = |gives: &Gives, least: i64| {
            gives
                .iter()
                .map(|(gives, _)| gives - least)
                .max()
                .unwrap_or(0)
        };
        let first = spread(&family.ends, self.least).max(
            spread(&family.goes_on, self.least - self.least_end)
                .checked_add(spread(&family.then_ends, self.least_end))?,
        );
        let families = i64::try_from(self.n).ok()?;
        let last = families
            .checked_mul(first)?
            .checked_add(dice.checked_mul(longest)?)?;
        usize::try_from(last.max(reach)).ok()
    }

    /// The ways of each sum from the least on; `None` where that would take more than the budget.
    fn run(&self, meter: &mut Meter) -> Option<Ways> {
        let shortest = self.family.then_goes_on.iter().map(|(gives, _)| *gives);
        let shortest = shortest
            .filter(|gives| *gives > 0)
            .min()
            .unwrap_or(i64::MAX);
        let steps = self.n as u64 + self.last as u64 / shortest.unsigned_abs();
        let bits = super::power_bits(self.family.out_of, self.n as u64)
            + super::power_bits(self.then_out_of, steps)
            + u64::from(self.family.out_of.ilog2())
            + 2;
        let width = width_for(bits);
        let faces = self.family.ends.len()
            + self.family.goes_on.len()
            + self.family.then_ends.len()
            + self.family.then_goes_on.len();
        let cost = (self.n as u64)
            .saturating_mul(self.last as u64 + 1)
            .saturating_mul(faces as u64)
            .saturating_mul(2 * width as u64);
        if !meter.would_hold(self.last as u64, width) || !meter.would_afford(cost) {
            return None;
        }
        let steps = u32::try_from(steps).ok()?;
        Some(for_width!(width, C => Ways::of(self.sums::<C>(steps, meter), width)))
    }

    fn sums<C: Count>(&self, steps: u32, meter: &mut Meter) -> Vec<C> {
        let (family, len) = (self.family, self.last + 1);
        let mut sums = vec![C::zero(); len];
        let mut whole = C::small(family.out_of).power(u32::try_from(self.n).unwrap_or(u32::MAX));
        whole = whole.product(&C::small(self.then_out_of).power(steps));
        sums[0] = whole;
        for _ in 0..self.n {
            if meter.is_over() {
                return Vec::new();
            }
            let mut rest = vec![C::zero(); len];
            add_times(&mut rest, &sums, &family.then_ends, self.least_end);
            for place in 0..len {
                let (before, here) = rest.split_at_mut(place);
                let here = &mut here[0];
                for (gives, ways) in family.then_goes_on.iter().filter(|(gives, _)| *gives > 0) {
                    let step = usize::try_from(*gives).unwrap_or(usize::MAX);
                    if step <= place {
                        let mut more = before[place - step].clone();
                        more.scale(*ways);
                        here.add(&more);
                    }
                }
                here.part(self.then_out_of);
            }
            let mut next = vec![C::zero(); len];
            add_times(&mut next, &sums, &family.ends, self.least);
            add_times(
                &mut next,
                &rest,
                &family.goes_on,
                self.least - self.least_end,
            );
            for sum in &mut next {
                sum.part(family.out_of);
            }
            sums = next;
        }
        sums
    }

    fn curve(&self, ways: Ways, meter: &Meter) -> Option<Curve> {
        if meter.spent() {
            return None;
        }
        let shortest = self.family.then_goes_on.iter().map(|(gives, _)| *gives);
        let shortest = shortest
            .filter(|gives| *gives > 0)
            .min()
            .unwrap_or(i64::MAX);
        let n = u32::try_from(self.n).ok()?;
        let steps = self.n as u64 + self.last as u64 / shortest.unsigned_abs();
        let total = Weight::from(self.family.out_of)
            .power(n)
            .times(&Weight::from(self.then_out_of).power(u32::try_from(steps).ok()?));
        let endless = shortest < i64::MAX;
        let one = self.family.moments();
        let families = f64::from(n);
        let moments = Moments {
            mean: one.mean * families,
            variance: one.variance * families,
        };
        Some(Curve {
            spots: Spots::Even {
                first: self.least * i64::from(n),
                step: 1,
            },
            width: ways.width,
            limbs: ways.limbs,
            total,
            cut: endless.then_some(Cut {
                moments,
                above: true,
                below: false,
            }),
        })
    }
}

/// Adds the product of sums and what a die gives, `least` being where the result begins.
fn add_times<C: Count>(into: &mut [C], sums: &[C], gives: &Gives, least: i64) {
    for (gives, ways) in gives {
        let step = usize::try_from(gives - least).unwrap_or(usize::MAX);
        if step >= into.len() {
            continue;
        }
        for (into, sum) in into[step..].iter_mut().zip(sums) {
            if sum.is_zero() {
                continue;
            }
            if *ways == 1 {
                into.add(sum);
            } else {
                let mut more = sum.clone();
                more.scale(*ways);
                into.add(&more);
            }
        }
    }
}

fn least(gives: &Gives) -> Option<i64> {
    gives.iter().map(|(gives, _)| *gives).min()
}

fn weight<'a>(gives: impl Iterator<Item = &'a (i64, u64)>) -> u64 {
    gives.map(|(_, ways)| *ways).sum()
}

#[expect(clippy::cast_precision_loss, reason = "ways of one die")]
fn large(ways: u64) -> f64 {
    ways as f64
}

/// How many dice so many families bring at most, but for this chance.
fn extra_dice(n: usize, goes_on: f64, left_out: f64) -> u32 {
    if goes_on <= 0.0 {
        return 0;
    }
    // Negative binomial: P(j) = C(n - 1 + j, j)·p^j·(1 - p)^n, as a logarithm, since its beginning may be tiny.
    let families = large(n as u64);
    let mut log = families * libm::log(1.0 - goes_on);
    let mut dice = 0;
    // Past its peak the terms fall by a ratio that only shrinks, which bounds all that is left.
    while dice < LONGEST {
        let ratio = goes_on * (families + f64::from(dice)) / (f64::from(dice) + 1.0);
        log += libm::log(ratio);
        dice += 1;
        let next = goes_on * (families + f64::from(dice)) / (f64::from(dice) + 1.0);
        if next < 1.0 && log - libm::log(1.0 - next) < libm::log(left_out) {
            return dice;
        }
    }
    LONGEST
}
