//! A pool of equal dice of which the sorted middle part is kept: what it adds up to on the table, and its exact law.
//!
//! The law never lists rolls. A plain sum follows a recurrence whose cost does not depend on the sides; a kept part is a
//! walk over faces with (dice placed, sum) as state.

use super::meter::Meter;
use super::{Law, Sides, Weight};
use std::fmt;

/// Which dice of a pool count, as a rule of the common notation. Applied one after the other, each to what the last left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Keep {
    /// The highest so many.
    Highest(u32),
    /// The lowest so many.
    Lowest(u32),
    /// All but the highest so many.
    DropHighest(u32),
    /// All but the lowest so many.
    DropLowest(u32),
    /// The middle so many; of an odd number of dice to drop, the extra one goes from the top.
    Middle(u32),
}

impl Keep {
    /// The sorted places it keeps of so many dice, lowest first: from the first to before the second.
    pub fn places(self, have: u32) -> (u32, u32) {
        match self {
            Self::Highest(n) => (have.saturating_sub(n), have),
            Self::Lowest(n) => (0, n.min(have)),
            Self::DropHighest(n) => (0, have.saturating_sub(n)),
            Self::DropLowest(n) => (n.min(have), have),
            Self::Middle(n) => {
                let go = have.saturating_sub(n);
                (go / 2, have - (go - go / 2))
            }
        }
    }
}

/// `count` dice of `sides` sides, of which those at sorted places `from..to` (lowest first, from 0) are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pool {
    /// How many dice are rolled.
    pub count: u32,
    /// Their sides.
    pub sides: Sides,
    from: u32,
    to: u32,
}

impl Pool {
    /// The most dice one line may roll.
    pub const MOST: u32 = 1_000_000;

    /// A pool of which every die counts.
    pub const fn new(count: u32, sides: Sides) -> Self {
        Self {
            count,
            sides,
            from: 0,
            to: count,
        }
    }

    /// The same pool with fewer dice kept. Keeping more than there are keeps all.
    pub fn keep(mut self, keep: Keep) -> Self {
        let (from, to) = keep.places(self.kept());
        self.to = self.from + to;
        self.from += from;
        self
    }

    /// How many dice are kept.
    pub const fn kept(&self) -> u32 {
        self.to - self.from
    }

    /// How many of the lowest and of the highest dice are dropped.
    pub const fn dropped(&self) -> (u32, u32) {
        (self.from, self.count - self.to)
    }

    /// Whether every die counts.
    pub const fn keeps_all(&self) -> bool {
        self.from == 0 && self.to == self.count
    }

    /// The exact law of the sum of the kept dice. Work is charged to the meter; a law cut short by it is empty.
    pub(super) fn law(&self, meter: &mut Meter) -> Law<i64> {
        if self.kept() == 0 {
            return Law::certain(0);
        }
        let ways = if self.keeps_all() {
            sum_ways(self.count, self.sides, meter)
        } else {
            kept_ways(self, meter)
        };
        let least = i64::from(self.kept());
        Law::from_merged((least..).zip(ways))
    }
}

impl fmt::Display for Pool {
    /// The pool in the common notation: `3d6`, `4d6kh3`, `2d20kl1`, `5d6dl1dh2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.sides)?;
        let (low, high) = (self.from, self.count - self.to);
        match (low, high) {
            (0, 0) => Ok(()),
            (_, 0) if self.kept() > 0 => write!(f, "kh{}", self.kept()),
            (0, _) if self.kept() > 0 => write!(f, "kl{}", self.kept()),
            (0, _) => write!(f, "dh{high}"),
            (_, 0) => write!(f, "dl{low}"),
            _ => write!(f, "dl{low}dh{high}"),
        }
    }
}

/// The faces of a pool as they fall, and which of them are kept.
#[derive(Debug)]
pub struct PoolFaces {
    pool: Pool,
    faces: Vec<u32>,
}

impl PoolFaces {
    /// Room for the faces of this pool.
    pub fn new(pool: &Pool) -> Self {
        Self {
            pool: *pool,
            faces: Vec::with_capacity(pool.count as usize),
        }
    }

    /// One more face.
    pub fn push(&mut self, face: u32) {
        self.faces.push(face);
    }

    /// The faces in the order they fell, each with whether it is kept; of equal faces the earlier one is the lower.
    pub fn marked(&self) -> Vec<(u32, bool)> {
        let mut order: Vec<usize> = (0..self.faces.len()).collect();
        order.sort_by_key(|&place| self.faces[place]);
        let mut marked: Vec<_> = self.faces.iter().map(|&face| (face, false)).collect();
        for &place in &order[self.pool.from as usize..self.pool.to as usize] {
            marked[place].1 = true;
        }
        marked
    }

    /// The sum of the kept faces.
    pub fn total(&self) -> i64 {
        if self.pool.keeps_all() {
            return self.faces.iter().map(|&face| i64::from(face)).sum();
        }
        let mut sorted = self.faces.clone();
        sorted.sort_unstable();
        sorted[self.pool.from as usize..self.pool.to as usize]
            .iter()
            .map(|&face| i64::from(face))
            .sum()
    }
}

/// Ways to reach each sum of `n` dice of `sides` sides, from the least sum up.
///
/// With the least sum counted as 0, the generating function (1 - x^S)^n / (1 - x)^n gives
/// k·c\[k\] = (k-1+n)·c\[k-1\] - (nS+S-k)·c\[k-S\] + (n(S-1)-(k-S-1))·c\[k-S-1\]; half of the table, the rest by symmetry.
fn sum_ways(n: u32, sides: Sides, meter: &mut Meter) -> Vec<Weight> {
    let (n, s) = (n as usize, sides.get() as usize);
    let Some(last) = n.checked_mul(s - 1) else {
        meter.hold(usize::MAX);
        return Vec::new();
    };
    meter.hold(last);
    let mut ways: Vec<Weight> = Vec::with_capacity(if meter.spent() { 0 } else { last + 1 });
    ways.push(Weight::ONE);
    for k in 1..=last / 2 {
        meter.charge(1 + n / 64);
        if meter.spent() {
            return Vec::new();
        }
        let mut sum = ways[k - 1].times(&weight(k - 1 + n));
        if k > s {
            sum = sum.plus(&ways[k - s - 1].times(&weight(n * (s - 1) + s + 1 - k)));
        }
        if k >= s {
            sum = sum.minus(&ways[k - s].times(&weight(n * s + s - k)));
        }
        ways.push(sum.over(&weight(k)));
    }
    for k in last / 2 + 1..=last {
        ways.push(ways[last - k].clone());
    }
    ways
}

/// Ways to reach each sum of the kept dice, from the least sum up: faces from high to low, each taken by some of the dice
/// not yet placed. Dice placed so far hold the top sorted places.
fn kept_ways(pool: &Pool, meter: &mut Meter) -> Vec<Weight> {
    let (n, kept) = (pool.count as usize, pool.kept() as usize);
    let top = (pool.sides.get() - 1) as usize;
    let (from, to) = (n - pool.to as usize, n - pool.from as usize);
    let Some(last) = kept.checked_mul(top) else {
        meter.hold(usize::MAX);
        return Vec::new();
    };
    meter.hold(last.saturating_mul(n + 1));
    if meter.spent() {
        return Vec::new();
    }
    let choose = binomials(n);
    let mut placed: Vec<Vec<Weight>> = vec![Vec::new(); n + 1];
    placed[0] = vec![Weight::ONE];
    for face in (0..=top).rev() {
        let mut next: Vec<Vec<Weight>> = vec![Vec::new(); n + 1];
        for (before, sums) in placed
            .iter()
            .enumerate()
            .filter(|(_, sums)| !sums.is_empty())
        {
            for more in 0..=n - before {
                if face == 0 && before + more < n {
                    continue;
                }
                let counted = (before + more).min(to).saturating_sub(before.max(from));
                meter.charge(sums.len());
                if meter.spent() {
                    return Vec::new();
                }
                let row = &mut next[before + more];
                row.resize(row.len().max(sums.len() + counted * face), Weight::ZERO);
                for (sum, ways) in sums.iter().enumerate().filter(|(_, ways)| !ways.is_zero()) {
                    let place = &mut row[sum + counted * face];
                    *place = place.plus(&ways.times(&choose[n - before][more]));
                }
            }
        }
        placed = next;
    }
    placed.swap_remove(n)
}

/// Pascal's triangle up to row `n`.
fn binomials(n: usize) -> Vec<Vec<Weight>> {
    let mut rows: Vec<Vec<Weight>> = vec![vec![Weight::ONE]];
    for row in 1..=n {
        let above = &rows[row - 1];
        let mut line = vec![Weight::ONE];
        line.extend(above.windows(2).map(|pair| pair[0].plus(&pair[1])));
        line.push(Weight::ONE);
        rows.push(line);
    }
    rows
}

fn weight(n: usize) -> Weight {
    Weight::from(n as u128)
}

#[cfg(test)]
mod tests {
    use super::super::Budget;
    use super::*;

    fn d(count: u32, sides: u32) -> Pool {
        Pool::new(count, Sides::new(sides).expect("a die"))
    }

    fn law(pool: Pool) -> Law<i64> {
        pool.law(&mut Meter::new(Budget::default()))
    }

    #[test]
    fn keeps_compose_from_left_to_right() {
        assert_eq!(
            d(4, 6).keep(Keep::Highest(3)).keep(Keep::DropLowest(1)),
            d(4, 6).keep(Keep::Highest(2))
        );
        assert_eq!(d(4, 6).keep(Keep::Middle(1)).kept(), 1);
        assert_eq!(d(4, 6).keep(Keep::Highest(9)), d(4, 6));
    }

    #[test]
    fn the_middle_die_loses_the_extra_one_from_the_top() {
        let mut faces = PoolFaces::new(&d(4, 6).keep(Keep::Middle(1)));
        for face in [1, 2, 3, 4] {
            faces.push(face);
        }
        assert_eq!(faces.total(), 2);
        assert_eq!(
            faces.marked(),
            [(1, false), (2, true), (3, false), (4, false)]
        );
    }

    #[test]
    fn sums_past_128_bits_stay_exact() {
        let sum = law(d(60, 20));
        assert_eq!(
            sum.total(),
            &Weight::from(num_bigint::BigUint::from(20_u32).pow(60))
        );
        assert!((sum.mean() - 630.0).abs() < 1e-9);
    }

    #[test]
    fn four_dice_keep_three() {
        let best = law(d(4, 6).keep(Keep::Highest(3)));
        assert_eq!(best.chance(|sum| *sum == 18).to_string(), "7/432");
        assert!((best.mean() - 15_869.0 / 1_296.0).abs() < 1e-12);
    }
}
