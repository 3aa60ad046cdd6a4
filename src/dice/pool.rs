//! A pool of equal dice of which the sorted middle part is kept: what it adds up to on the table, and its exact law.
//!
//! The law never lists rolls. A plain sum follows a recurrence whose cost does not depend on the sides; a kept part is a
//! walk over faces with (dice placed, sum) as state.

use super::meter::Meter;
use super::{Curve, Law, Sides};
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

    /// The sum of the kept ones of these faces, one of each die. They may come out in another order.
    pub(super) fn kept_of(&self, faces: &mut [u32]) -> i64 {
        let (from, to) = (self.from as usize, self.to as usize);
        if from == to {
            return 0;
        }
        let sum = |faces: &[u32]| faces.iter().map(|&face| i64::from(face)).sum::<i64>();
        // Most keeps drop one die.
        let dropped = match (from, faces.len() - to) {
            (0, 0) => Some(0),
            (1, 0) => faces.iter().min().copied(),
            (0, 1) => faces.iter().max().copied(),
            _ => None,
        };
        if let Some(dropped) = dropped {
            return sum(faces) - i64::from(dropped);
        }
        // What matters is which dice are kept, not how they lie among each other.
        if from > 0 {
            faces.select_nth_unstable(from);
        }
        let rest = &mut faces[from..];
        if to - from < rest.len() {
            rest.select_nth_unstable(to - from);
        }
        sum(&rest[..to - from])
    }

    /// The exact law of the sum of the kept dice. Work is charged to the meter; a law cut short by it is empty.
    pub(super) fn law(&self, meter: &mut Meter) -> Law<i64> {
        match Curve::of_kept(self.count, self.sides, self.dropped(), meter) {
            Some(curve) => curve.to_law(),
            None => {
                meter.give_up();
                Law::from_rows(Vec::new())
            }
        }
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
        self.pool.kept_of(&mut self.faces.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Budget, Weight};
    use super::*;

    fn d(count: u32, sides: u32) -> Pool {
        Pool::new(count, Sides::new(sides).expect("a die"))
    }

    fn law(pool: Pool) -> Law<i64> {
        pool.law(&mut Meter::new(Budget::default()))
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
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
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn sums_past_128_bits_stay_exact() {
        let sum = law(d(60, 20));
        assert_eq!(
            sum.total(),
            &Weight::from(num_bigint::BigUint::from(20_u32).pow(60))
        );
        assert!((sum.mean() - 630.0).abs() < 1e-9);
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn four_dice_keep_three() {
        let best = law(d(4, 6).keep(Keep::Highest(3)));
        assert_eq!(best.chance(|sum| *sum == 18).to_string(), "7/432");
        assert!((best.mean() - 15_869.0 / 1_296.0).abs() < 1e-12);
    }
}
