//! Pools to which exploding dice add others: how many dice of each kind there may be, and from which number on more of them
//! change nothing.

use super::super::throw::{Burst, Test};
use super::die::Lying;
use super::pool::Plan;
use crate::dice::{Groups, Meter, Weight};
use std::collections::BTreeMap;

/// The kinds of dice in a pool with chains.
pub(super) struct Kinds {
    pub(super) first: Vec<Lying>,
    pub(super) later: Vec<Lying>,
    pub(super) when: Test,
    pub(super) how: Burst,
}

/// How many dice of each kind there are (first ones that end, first ones that go on, later ones that end, later ones that go
/// on), by how many were added; with the chance of each.
pub(super) struct Chains {
    pub(super) rows: Vec<(Vec<u32>, Weight)>,
    pub(super) out_of: Weight,
}

/// Less than this is left out of a pool with chains.
const LEFT_OUT: f64 = 1e-13;
/// Chains are followed no further than this many dice.
const LONGEST: u32 = 200;

impl Kinds {
    fn ways(dice: &[Lying], is: impl Fn(&Lying) -> bool) -> Weight {
        let picked = dice.iter().filter(|die| is(die));
        picked.fold(Weight::ZERO, |sum, die| sum.plus(&die.ways))
    }

    /// Every composition of the pool that can come, those with fewer dice first. `None` past the budget.
    pub(super) fn compositions(&self, count: u32, meter: &mut Meter) -> Option<Chains> {
        let goes_on = |die: &Lying| self.when.passes(die.raw);
        let [first_on, first_ends] =
            [true, false].map(|on| Self::ways(&self.first, |die| goes_on(die) == on));
        let [later_on, later_ends] =
            [true, false].map(|on| Self::ways(&self.later, |die| goes_on(die) == on));
        let (first, later) = (first_on.plus(&first_ends), later_on.plus(&later_ends));
        let once = self.how == Burst::Once;
        // Longest first found in floating numbers, then exactly.
        let chance = (later_on.ratio(&later)).max(first_on.ratio(&first));
        let longest = match (1..=LONGEST).find(|dice| tail(count, *dice, chance) < LEFT_OUT) {
            _ if once => 0,
            longest => longest.unwrap_or(LONGEST),
        };
        let (families, dice) = (u64::from(count), u64::from(count) + u64::from(longest));
        let limbs = (first.bits() * families + later.bits() * dice) / 64 + 1;
        let rows = (families + 1).saturating_mul(u64::from(longest) + 1);
        let held = usize::try_from(limbs).unwrap_or(usize::MAX);
        let work = limbs.saturating_mul(limbs).saturating_add(100);
        if !meter.holds(rows, held) || !meter.affords(rows.saturating_mul(work)) {
            return None;
        }
        if once {
            let out_of = first.power(count);
            let rows = (0..=count).map(|exploded| {
                let weight = Weight::binomial(count, exploded)
                    .times(&first_on.power(exploded))
                    .times(&first_ends.power(count - exploded));
                (vec![count - exploded, exploded, exploded, 0], weight)
            });
            return Some(Chains {
                rows: rows.filter(|(_, weight)| !weight.is_zero()).collect(),
                out_of,
            });
        }
        let out_of = first.power(count).times(&later.power(count + longest));
        let mut rows = Vec::new();
        for added in 0..=count + longest {
            // `exploded` families went on, each with one later die that ends, and `more` later ones that go on.
            for exploded in (0..=count.min(added)).filter(|exploded| *exploded > 0 || added == 0) {
                let more = added - exploded;
                if more > longest {
                    continue;
                }
                let weight = Weight::binomial(count, exploded)
                    .times(&first_on.power(exploded))
                    .times(&first_ends.power(count - exploded))
                    .times(&Weight::binomial((exploded + more).saturating_sub(1), more))
                    .times(&later_on.power(more))
                    .times(&later_ends.power(exploded))
                    .times(&later.power(count + longest - exploded - more));
                if !weight.is_zero() {
                    rows.push((vec![count - exploded, exploded, exploded, more], weight));
                }
            }
        }
        Some(Chains { rows, out_of })
    }

    /// Every value a die may have, from the highest.
    pub(super) fn values(&self) -> Vec<i64> {
        let mut values: Vec<i64> = self
            .first
            .iter()
            .chain(&self.later)
            .map(|die| die.value)
            .collect();
        values.sort_unstable();
        values.dedup();
        values.reverse();
        values
    }

    /// The ways of each value for each kind of die; `None` where they are past 64 bits.
    pub(super) fn ways_of(&self, values: &[i64]) -> Option<[Vec<u64>; 4]> {
        let row = |dice: &[Lying], is: &dyn Fn(bool) -> bool| {
            let mut ways: BTreeMap<i64, Weight> = BTreeMap::new();
            for die in dice.iter().filter(|die| is(self.when.passes(die.raw))) {
                let sum = ways.entry(die.value).or_insert(Weight::ZERO);
                *sum = sum.plus(&die.ways);
            }
            let of = |value| ways.get(value).map_or(Some(0), Weight::to_u64);
            values.iter().map(of).collect::<Option<Vec<u64>>>()
        };
        let (ends, goes_on) = (|on: bool| !on, |on: bool| on);
        let any = |_: bool| true;
        let later_ends: &dyn Fn(bool) -> bool = if self.how == Burst::Once { &any } else { &ends };
        Some([
            row(&self.first, &ends)?,
            row(&self.first, &goes_on)?,
            row(&self.later, later_ends)?,
            row(&self.later, &goes_on)?,
        ])
    }

    /// The pool of one composition; `ways` are those of each kind, `gives` what each value counts when it is kept.
    pub(super) fn groups(dice: &[u32], ways: &[Vec<u64>; 4], gives: &[i64]) -> Groups {
        let mut merged: Vec<(u32, Vec<u64>)> = Vec::new();
        for (count, ways) in dice.iter().zip(ways).filter(|(count, _)| **count > 0) {
            match merged.iter_mut().find(|(_, known)| known == ways) {
                Some((known, _)) => *known += count,
                None => merged.push((*count, ways.clone())),
            }
        }
        Groups {
            gives: gives.to_vec(),
            kinds: merged,
        }
    }

    /// Whether more dice that go on change nothing once so many were added: those kept are all of the one highest value, or all
    /// of them lie below.
    pub(super) fn saturates(&self, plan: &Plan, count: u32, added: u32) -> bool {
        let values = |on: bool| {
            let of = move |die: &&Lying| self.when.passes(die.raw) == on;
            let all = self.first.iter().chain(&self.later);
            all.filter(of).map(|die| die.value)
        };
        let (Some(lowest_on), Some(highest_on)) = (values(true).min(), values(true).max()) else {
            return true;
        };
        let highest_end = values(false).max().unwrap_or(i64::MIN);
        if self.how == Burst::Once || lowest_on < highest_end {
            return false;
        }
        // Of the dice added at least those that went on lie on top: as many as were added.
        let sizes = [count + added, count + added + 1, count + added + 1_000];
        let places = sizes.map(|size| plan.places(size));
        let on_top = places
            .iter()
            .zip(sizes)
            .all(|((from, to), size)| *to == size && to - from <= added);
        let at_bottom = places
            .iter()
            .all(|(from, to)| (*from, *to) == places[0] && *to <= count);
        (on_top && lowest_on == highest_on) || at_bottom
    }
}

/// A bound of the chance that so many families bring more than so many dice, each going on with at most this chance.
fn tail(count: u32, dice: u32, chance: f64) -> f64 {
    let (families, dice) = (f64::from(count), f64::from(dice));
    let next = chance * (families + dice) / (dice + 1.0);
    if next >= 1.0 {
        return 1.0;
    }
    let mut log = families * libm::log(1.0 - chance);
    let mut step = 0.0;
    while step < dice {
        log += libm::log(chance * (families + step) / (step + 1.0));
        step += 1.0;
    }
    libm::exp(log) / (1.0 - next)
}
