//! The exact law of a whole number, kept flat: values in even steps where they can be, and their weights side by side, as wide
//! as the total needs.
//!
//! Numbers that come from dice of their own are put together here without trying a single roll: sums by convolution or
//! recurrence, kept dice by order statistics, chains of exploding dice by linear recurrence. What a chain without end leaves
//! out past a cut is kept as the difference between the total and the weights listed.

mod chain;
mod choose;
mod combine;
mod count;
mod groups;
mod kept;
mod moments;
mod ranked;
mod sum;

pub use chain::Family;
pub use groups::Groups;
pub use moments::Moments;
pub use ranked::Ranked;

use super::meter::Meter;
use super::{Fraction, Law, Sides, Weight};
use count::{Count, for_width, width_for};

/// The exact law of a whole number. Weights are above or equal to zero; with what lies past a cut they add up to the total.
#[derive(Clone, Debug)]
pub struct Curve {
    spots: Spots,
    /// Limbs a weight.
    width: usize,
    limbs: Vec<u64>,
    total: Weight,
    /// What is known of the whole, where something was cut off.
    cut: Option<Cut>,
}

/// What was cut off a law without end.
#[derive(Clone, Copy, Debug)]
struct Cut {
    /// Mean and variance of the whole.
    moments: Moments,
    /// Values above those listed were cut off.
    above: bool,
    /// Values below those listed were cut off.
    below: bool,
}

/// Which values the weights belong to.
#[derive(Clone, Debug)]
enum Spots {
    /// The first, and how far each is from the one before.
    Even { first: i64, step: u64 },
    /// Each, in order.
    Listed(Vec<i64>),
}

/// Weights under way, of the kind that their width asks for.
struct Ways {
    width: usize,
    limbs: Vec<u64>,
}

impl Ways {
    fn of<C: Count>(counts: Vec<C>, width: usize) -> Self {
        Self {
            width,
            limbs: C::flatten(counts, width),
        }
    }

    /// So many of which the first half is known and the other mirrors it; none where work on them was broken off.
    fn mirrored<C: Count>(half: Vec<C>, len: usize, width: usize) -> Self {
        let mut limbs = C::flatten(half, width);
        if !limbs.is_empty() {
            limbs.reserve_exact(len * width - limbs.len());
            for place in limbs.len() / width..len {
                let from = (len - 1 - place) * width;
                limbs.extend_from_within(from..from + width);
            }
        }
        Self { width, limbs }
    }
}

impl Curve {
    /// The law of what is certain.
    pub fn certain(value: i64) -> Self {
        Self {
            spots: Spots::Even {
                first: value,
                step: 1,
            },
            width: 1,
            limbs: vec![1],
            total: Weight::ONE,
            cut: None,
        }
    }

    /// The law of equally likely faces, in any order, some perhaps several times.
    pub fn of_faces(faces: &[i64]) -> Self {
        let mut faces = faces.to_vec();
        faces.sort_unstable();
        let mut rows: Vec<(i64, u64)> = Vec::new();
        for face in faces {
            match rows.last_mut() {
                Some((last, times)) if *last == face => *times += 1,
                _ => rows.push((face, 1)),
            }
        }
        Self::of_small(&rows)
    }

    /// The law with these small weights; values in order and distinct.
    pub fn of_small(rows: &[(i64, u64)]) -> Self {
        let total: u64 = rows.iter().map(|(_, weight)| weight).sum();
        let weights = rows.iter().map(|(_, weight)| *weight).collect();
        Self {
            spots: Spots::of(rows.iter().map(|(value, _)| *value)),
            width: 1,
            limbs: weights,
            total: total.into(),
            cut: None,
        }
        .spread_out()
    }

    /// The law with these weights, in any order, some values perhaps several times.
    pub fn of_rows(mut rows: Vec<(i64, Weight)>, total: Weight) -> Self {
        rows.sort_by_key(|(value, _)| *value);
        rows.dedup_by(|(value, weight), (before, sum)| {
            let same = value == before;
            if same {
                *sum = sum.plus(weight);
            }
            same
        });
        rows.retain(|(_, weight)| !weight.is_zero());
        let width = width_for(total.bits());
        let mut limbs = Vec::with_capacity(rows.len() * width);
        for (_, weight) in &rows {
            weight.put_limbs(width, &mut limbs);
        }
        Self {
            spots: Spots::of(rows.iter().map(|(value, _)| *value)),
            width,
            limbs,
            total,
            cut: None,
        }
        .spread_out()
    }

    /// One numbered die.
    pub fn of_die(sides: Sides, meter: &mut Meter) -> Option<Self> {
        Self::of_dice(1, sides, meter)
    }

    /// The sum of so many numbered dice. `None` past the budget.
    pub fn of_dice(n: u32, sides: Sides, meter: &mut Meter) -> Option<Self> {
        let s = u64::from(sides.get());
        let (count, faces) = (u64::from(n), usize::try_from(s).ok()?);
        let len = count.checked_mul(s - 1)?.checked_add(1)?;
        let bits = power_bits(s, count);
        let width = width_for(bits + sum::headroom(count, s));
        if !meter.holds(len, width) || !meter.affords(len.saturating_mul(4 * width as u64)) {
            return None;
        }
        let ways = for_width!(width, C => {
            let half = sum::of_dice::<C>(n as usize, faces, meter);
            Ways::mirrored(half, usize::try_from(len).ok()?, width)
        });
        Self::even(n.into(), 1, ways, Weight::from(s).power(n), meter)
    }

    /// The sum of those of so many numbered dice that are left when the lowest and highest so many are dropped.
    pub fn of_kept(
        n: u32,
        sides: Sides,
        (low, high): (u32, u32),
        meter: &mut Meter,
    ) -> Option<Self> {
        let kept = n.saturating_sub(low).saturating_sub(high);
        if kept == 0 {
            return Some(Self::certain(0));
        }
        if (low, high) == (0, 0) {
            return Self::of_dice(n, sides, meter);
        }
        let s = u64::from(sides.get());
        let cut = kept::Cut {
            n: n as usize,
            sides: usize::try_from(s).ok()?,
            low: low as usize,
            high: high as usize,
        };
        let len = u64::from(kept).checked_mul(s - 1)?.checked_add(1)?;
        // Choices among the dice count too, where each has only one face.
        let bits = power_bits(s, n.into()).max(n.into());
        let width = width_for(bits + 2 + u64::from((u64::from(n) + s).ilog2()));
        if !meter.holds(len, width) || !meter.affords(cut.cost().saturating_mul(width as u64)) {
            return None;
        }
        let ways = for_width!(width, C => Ways::of::<C>(kept::ways(cut, meter), width));
        Self::even(kept.into(), 1, ways, Weight::from(s).power(n), meter)
    }

    /// A curve of weights in even steps; `None` where the work was broken off.
    fn even(first: i64, step: u64, ways: Ways, total: Weight, meter: &Meter) -> Option<Self> {
        (!meter.spent()).then_some(Self {
            spots: Spots::Even { first, step },
            width: ways.width,
            limbs: ways.limbs,
            total,
            cut: None,
        })
    }

    /// Listed values that fill even steps well enough are kept so.
    fn spread_out(self) -> Self {
        let Spots::Listed(values) = &self.spots else {
            return self;
        };
        let (Some(&first), Some(&last)) = (values.first(), values.last()) else {
            return self;
        };
        let step = values
            .iter()
            .fold(0, |step, value| {
                num_integer::gcd(step, value.abs_diff(first))
            })
            .max(1);
        let len = last.abs_diff(first) / step + 1;
        if len > 2 * values.len() as u64 + 16 {
            return self;
        }
        let mut limbs = vec![0; usize::try_from(len).unwrap_or(0) * self.width];
        for (row, value) in values.iter().enumerate() {
            let at = usize::try_from(value.abs_diff(first) / step).unwrap_or(0) * self.width;
            limbs[at..at + self.width].copy_from_slice(self.row(row));
        }
        Self {
            spots: Spots::Even { first, step },
            limbs,
            ..self
        }
    }

    /// How many values are kept, those without weight among them.
    fn len(&self) -> usize {
        self.limbs.len() / self.width
    }

    fn row(&self, row: usize) -> &[u64] {
        &self.limbs[row * self.width..(row + 1) * self.width]
    }

    fn value(&self, row: usize) -> i64 {
        match &self.spots {
            Spots::Even { first, step } => first.wrapping_add_unsigned(*step * row as u64),
            Spots::Listed(values) => values[row],
        }
    }

    fn counts<C: Count>(&self) -> Vec<C> {
        (0..self.len()).map(|row| C::read(self.row(row))).collect()
    }

    /// Whether something past a cut is left out.
    pub const fn is_cut(&self) -> bool {
        self.cut.is_some()
    }

    /// The number it always is, where it is.
    pub fn constant(&self) -> Option<i64> {
        let mut rows = (0..self.len()).filter(|row| self.row(*row).iter().any(|limb| *limb > 0));
        let only = rows.next().map(|row| self.value(row));
        only.filter(|_| !self.is_cut() && rows.next().is_none())
    }

    /// Whether a value can come.
    pub fn has(&self, value: i64) -> bool {
        (0..self.len())
            .any(|row| self.value(row) == value && self.row(row).iter().any(|limb| *limb > 0))
    }

    /// The same, with what its weights leave of the total told as cut off above.
    pub fn cut_above(mut self) -> Self {
        if self.missing().is_zero() {
            return self;
        }
        let moments = self.moments();
        self.cut = Some(Cut {
            moments,
            above: true,
            below: false,
        });
        self
    }

    /// The same with its weights divided by whatever they share, where they are small.
    pub fn reduced(mut self) -> Self {
        if self.width > 1 || self.is_cut() {
            return self;
        }
        let Some(total) = self.total.to_u64() else {
            return self;
        };
        let divisor = self
            .limbs
            .iter()
            .fold(total, |divisor, weight| num_integer::gcd(divisor, *weight));
        if divisor > 1 {
            for weight in &mut self.limbs {
                *weight /= divisor;
            }
            self.total = (total / divisor).into();
        }
        self
    }

    /// Whether values below or above those listed are left out.
    pub fn open_ends(&self) -> (bool, bool) {
        self.cut
            .map_or((false, false), |cut| (cut.below, cut.above))
    }

    /// The weight of what was cut off.
    fn missing(&self) -> Weight {
        self.total.minus(&self.weight_of(|_| true))
    }

    /// The values that can come, in order, with their weights.
    pub fn rows(&self) -> impl Iterator<Item = (i64, Weight)> {
        (0..self.len())
            .filter(|row| self.row(*row).iter().any(|limb| *limb > 0))
            .map(|row| (self.value(row), Weight::of_limbs(self.row(row))))
    }

    /// What the weights and what was cut off add up to.
    pub const fn total(&self) -> &Weight {
        &self.total
    }

    /// The weight of the values that `is` picks.
    pub fn weight_of(&self, is: impl Fn(i64) -> bool) -> Weight {
        let picked = (0..self.len()).filter(|row| is(self.value(*row)));
        for_width!(self.width, C => {
            let mut sum = C::zero();
            for row in picked {
                sum.add(&C::read(self.row(row)));
            }
            Weight::of_limbs(&C::flatten(vec![sum], self.width))
        })
    }

    /// The chance of what was cut off.
    pub fn beyond(&self) -> Option<Fraction> {
        self.cut?;
        Some(Fraction::new(&self.missing(), &self.total)).filter(|beyond| !beyond.is_zero())
    }

    /// The least and the greatest value listed.
    pub fn span(&self) -> (i64, i64) {
        let mut values = (0..self.len()).filter(|row| self.row(*row).iter().any(|limb| *limb > 0));
        let first = values.next().map_or(0, |row| self.value(row));
        let last = values.next_back().map_or(first, |row| self.value(row));
        (first, last)
    }

    /// The same with whole weights that only a list can hold. What was cut off is left out.
    pub fn to_law(&self) -> Law<i64> {
        Law::from_rows(self.rows().collect())
    }
}

impl Spots {
    /// Values in order.
    fn of(values: impl Iterator<Item = i64>) -> Self {
        Self::Listed(values.collect())
    }
}

#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
fn float(number: i64) -> f64 {
    number as f64
}

/// Bits of the `n`-th power of a number.
fn power_bits(base: u64, n: u64) -> u64 {
    // The logarithm to a thousandth of a bit, rounded up.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "an upper bound"
    )]
    let thousandths = (libm::log2(base as f64) * 1_000.0).ceil() as u64 + 1;
    n.saturating_mul(thousandths) / 1_000 + 2
}
