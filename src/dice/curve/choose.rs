//! Laws of functions of numbers: pair by pair, the greater and the lesser of two, one of several by chance.

use super::count::{Count, for_width, width_for};
use super::{Curve, Cut, Moments, Spots};
use crate::dice::Weight;
use crate::dice::meter::Meter;

impl Curve {
    /// The law of a function of two numbers, pair by pair. `None` past the budget.
    pub fn pairs(
        &self,
        other: &Self,
        meter: &mut Meter,
        read: impl Fn(i64, i64) -> i64,
    ) -> Option<Self> {
        let pairs = self.len() as u64 * other.len() as u64;
        let total = self.total.times(&other.total);
        let width = width_for(total.bits());
        // Each row holds a value too, and sorting them moves them about.
        if !meter.holds(pairs.saturating_mul(4), width)
            || !meter.affords(pairs.saturating_mul(40 + (width * width) as u64))
        {
            return None;
        }
        let curve = for_width!(width, C => {
            let (mine, theirs) = (self.counts::<C>(), other.counts::<C>());
            let mut rows: Vec<(i64, C)> = Vec::with_capacity(mine.len() * theirs.len());
            for (row, weight) in mine.iter().enumerate().filter(|(_, weight)| !weight.is_zero()) {
                for (column, other_weight) in theirs.iter().enumerate().filter(|(_, weight)| !weight.is_zero()) {
                    let value = read(self.value(row), other.value(column));
                    rows.push((value, weight.product(other_weight)));
                }
            }
            Self::merged(rows, width, total)
        });
        if meter.is_over() {
            return None;
        }
        let cut = self.cut_with(other, || curve.moments());
        Some(Self { cut, ..curve })
    }

    /// The law of a function of the number.
    pub fn map(&self, read: impl Fn(i64) -> i64) -> Self {
        let curve = for_width!(self.width, C => {
            let counts = self.counts::<C>();
            let rows = counts.into_iter().enumerate().filter(|(_, weight)| !weight.is_zero());
            let rows = rows.map(|(row, weight)| (read(self.value(row)), weight)).collect();
            Self::merged(rows, self.width, self.total.clone())
        });
        let cut = self.cut.map(|cut| Cut {
            moments: curve.moments(),
            ..cut
        });
        Self { cut, ..curve }
    }

    /// Rows in any order put in order, equal values added up.
    fn merged<C: Count>(mut rows: Vec<(i64, C)>, width: usize, total: Weight) -> Self {
        rows.sort_by_key(|(value, _)| *value);
        rows.dedup_by(|(value, weight), (before, sum)| {
            let same = value == before;
            if same {
                sum.add(weight);
            }
            same
        });
        let values = rows.iter().map(|(value, _)| *value).collect();
        let weights = rows.into_iter().map(|(_, weight)| weight).collect();
        Self {
            spots: Spots::Listed(values),
            width,
            limbs: C::flatten(weights, width),
            total,
            cut: None,
        }
        .spread_out()
    }

    /// The law of the greater of two numbers. `None` past the budget.
    pub fn greater(&self, other: &Self, meter: &mut Meter) -> Option<Self> {
        let total = self.total.times(&other.total);
        let width = width_for(total.bits());
        let mut values: Vec<i64> = [self, other]
            .into_iter()
            .flat_map(|curve| (0..curve.len()).map(|row| curve.value(row)))
            .collect();
        values.sort_unstable();
        values.dedup();
        if !meter.holds(values.len() as u64, width)
            || !meter.affords(values.len() as u64 * (width * width) as u64)
        {
            return None;
        }
        // Past the end of what is listed of either, a value has more ways than are told, if ever so few.
        let cut = || [self, other].into_iter().filter(|curve| curve.is_cut());
        let within_cut = |value: i64| {
            cut().all(|curve| {
                let (below, above) = curve.open_ends();
                let (first, last) = (curve.value(0), curve.value(curve.len() - 1));
                !(below && value < first || above && value > last)
            })
        };
        let loses_much = [self, other]
            .iter()
            .any(|curve| curve.loses_much(&curve.weight_of(within_cut)));
        for curve in cut().filter(|_| !loses_much) {
            let (below, above) = curve.open_ends();
            let (first, last) = (curve.value(0), curve.value(curve.len() - 1));
            values.retain(|value| !(below && *value < first || above && *value > last));
        }
        let curve = for_width!(width, C => {
            Self::merged(self.greater_rows::<C>(other, &values), width, total)
        });
        let cut = self.cut_with(other, || curve.moments());
        Some(Self { cut, ..curve })
    }

    /// Each of these values with the ways that it is the greater of two numbers.
    fn greater_rows<C: Count>(&self, other: &Self, values: &[i64]) -> Vec<(i64, C)> {
        let (mine, theirs) = (self.counts::<C>(), other.counts::<C>());
        let (mut row, mut column) = (0, 0);
        // Both at most so much; what was cut off below is less than anything listed.
        let (mut left, mut right) = (self.lowest_missing::<C>(), other.lowest_missing::<C>());
        let mut before = left.product(&right);
        let mut rows = Vec::with_capacity(values.len());
        for &value in values {
            while row < mine.len() && self.value(row) <= value {
                left.add(&mine[row]);
                row += 1;
            }
            while column < theirs.len() && other.value(column) <= value {
                right.add(&theirs[column]);
                column += 1;
            }
            let both = left.product(&right);
            let mut weight = both.clone();
            weight.sub(&before);
            before = both;
            if !weight.is_zero() {
                rows.push((value, weight));
            }
        }
        rows
    }

    /// The law of the lesser of two numbers. `None` past the budget.
    pub fn lesser(self, other: Self, meter: &mut Meter) -> Option<Self> {
        let greater = self.negated().greater(&other.negated(), meter)?;
        Some(greater.negated())
    }

    /// What was cut off below.
    fn lowest_missing<C: Count>(&self) -> C {
        if !self.open_ends().0 {
            return C::zero();
        }
        let missing = self.missing();
        let mut limbs = Vec::new();
        missing.put_limbs(width_for(missing.bits()), &mut limbs);
        C::read(&limbs)
    }

    /// The law of a number that has one of several laws, each with its weight; what the weights leave of `out_of` is cut
    /// off. `None` past the budget.
    pub fn mixed(parts: &[(Weight, Self)], out_of: &Weight, meter: &mut Meter) -> Option<Self> {
        if let [(weight, curve)] = parts
            && weight == out_of
        {
            return Some(curve.clone());
        }
        let common = parts.iter().fold(Weight::ONE, |common, (_, curve)| {
            common.common_multiple(&curve.total)
        });
        let total = common.times(out_of);
        let len: u64 = parts.iter().map(|(_, curve)| curve.len() as u64).sum();
        let width = width_for(total.bits());
        if !meter.holds(len, width)
            || !meter.affords(len.saturating_mul(60 + (width * width) as u64))
        {
            return None;
        }
        let ends = parts.iter().map(|(_, curve)| curve.open_ends());
        let (below, above) = ends.fold((false, false), |all, one| (all.0 || one.0, all.1 || one.1));
        let weighed = parts
            .iter()
            .fold(Weight::ZERO, |sum, (weight, _)| sum.plus(weight));
        let is_cut = weighed != *out_of || parts.iter().any(|(_, curve)| curve.is_cut());
        let cut = is_cut.then(|| Cut {
            moments: mixed_moments(parts, out_of),
            below,
            above: above || !below,
        });
        let curve = for_width!(width, C => {
            let mut rows: Vec<(i64, C)> = Vec::with_capacity(usize::try_from(len).ok()?);
            for (weight, curve) in parts {
                let mut limbs = Vec::new();
                weight.times(&common.over(&curve.total)).put_limbs(width, &mut limbs);
                let scale = C::read(&limbs);
                let counts = curve.counts::<C>().into_iter().enumerate();
                for (row, count) in counts.filter(|(_, count)| !count.is_zero()) {
                    rows.push((curve.value(row), count.product(&scale)));
                }
            }
            Self::merged(rows, width, total)
        });
        Some(Self { cut, ..curve })
    }
}

fn mixed_moments(parts: &[(Weight, Curve)], out_of: &Weight) -> Moments {
    let (mut mean, mut square) = (0.0, 0.0);
    for (weight, curve) in parts {
        let (share, moments) = (weight.ratio(out_of), curve.moments());
        mean += share * moments.mean;
        square += share * (moments.variance + moments.mean * moments.mean);
    }
    Moments {
        mean,
        variance: (square - mean * mean).max(0.0),
    }
}
