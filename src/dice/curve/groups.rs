//! Sums of the kept part of a pool whose dice are of several kinds: each kind with its own weights for the same faces.

use super::count::{Count, for_width, width_for};
use super::{Curve, Spots, Ways};
use crate::dice::Weight;
use crate::dice::meter::Meter;

/// Dice of several kinds.
#[derive(Clone, Debug)]
pub struct Groups {
    /// What a kept die with each face gives, from the highest face to the lowest.
    pub gives: Vec<i64>,
    /// Of each kind: how many dice, and the ways of each face.
    pub kinds: Vec<(u32, Vec<u64>)>,
}

impl Groups {
    /// The law of what the kept dice give: the `dropped` highest are passed over, then `kept` count. The total is the product
    /// of the ways of all dice. `None` past the budget.
    pub fn curve(&self, dropped: u32, kept: u32, meter: &mut Meter) -> Option<Curve> {
        if kept == 0 {
            return Some(Curve::certain(0));
        }
        let (least, most) = (*self.gives.iter().min()?, *self.gives.iter().max()?);
        let len = most
            .abs_diff(least)
            .checked_mul(kept.into())?
            .checked_add(1)?;
        let total = self.kinds.iter().fold(Weight::ONE, |total, (n, ways)| {
            total.times(&Weight::from(ways.iter().sum::<u64>()).power(*n))
        });
        let dice: u64 = self.kinds.iter().map(|(n, _)| u64::from(*n)).sum();
        let states = self.kinds.iter().fold(1_u64, |states, (n, _)| {
            states.saturating_mul(u64::from(*n) + 1)
        });
        // While some dice are not placed yet there may be more ways than in the end: each may also be left out.
        let most_ways = self.kinds.iter().fold(Weight::ONE, |most, (n, ways)| {
            let ways = Weight::from(ways.iter().sum::<u64>());
            most.times(&ways.plus(&Weight::ONE).power(*n))
        });
        let width = width_for(most_ways.bits() + u64::from(dice.max(1).ilog2()) + 2);
        let work = states
            .saturating_mul(len)
            .saturating_mul(dice)
            .saturating_mul(self.gives.len() as u64)
            .saturating_mul((width * width) as u64)
            / 2;
        if !meter.holds(states.saturating_mul(len), width) || !meter.affords(work) {
            return None;
        }
        let window = (dropped as usize, (dropped + kept) as usize);
        let ways = for_width!(width, C => {
            Ways::of(self.ways::<C>(least, window, usize::try_from(len).ok()?, meter), width)
        });
        if meter.spent() {
            return None;
        }
        Some(Curve {
            spots: Spots::Even {
                first: least * i64::from(kept),
                step: 1,
            },
            width: ways.width,
            limbs: ways.limbs,
            total,
            cut: None,
        })
    }

    fn ways<C: Count>(
        &self,
        least: i64,
        window: (usize, usize),
        len: usize,
        meter: &mut Meter,
    ) -> Vec<C> {
        let strides: Vec<usize> = self
            .kinds
            .iter()
            .scan(1, |stride, (n, _)| {
                let mine = *stride;
                *stride *= *n as usize + 1;
                Some(mine)
            })
            .collect();
        let states = self.kinds.iter().map(|(n, _)| *n as usize + 1).product();
        // By how many dice of each kind are placed: ways of what the kept ones among them give.
        let mut placed: Vec<Vec<C>> = vec![Vec::new(); states];
        placed[0] = vec![C::one()];
        for (face, gives) in self.gives.iter().enumerate() {
            let gives = usize::try_from(gives - least).unwrap_or(0);
            for ((n, ways), stride) in self.kinds.iter().zip(&strides) {
                if ways[face] > 0 {
                    self.place(
                        &mut placed,
                        (*n as usize, *stride),
                        (ways[face], gives),
                        window,
                    );
                }
                if meter.is_over() {
                    return Vec::new();
                }
            }
        }
        let mut sums = placed.pop().unwrap_or_default();
        sums.resize(len, C::zero());
        sums
    }

    /// Lets any number of the dice of one kind that are left take a face.
    fn place<C: Count>(
        &self,
        placed: &mut [Vec<C>],
        (n, stride): (usize, usize),
        (ways, gives): (u64, usize),
        window: (usize, usize),
    ) {
        let ways = C::small(ways);
        // From the fullest state down, so that no die is placed twice.
        for state in (0..placed.len()).rev() {
            let mine = state / stride % (n + 1);
            if placed[state].is_empty() || mine == n {
                continue;
            }
            let before = self.count(state);
            let mut factor = C::one();
            let mut from = placed[state].clone();
            for more in 1..=n - mine {
                factor.scale((n - mine - more + 1) as u64);
                factor.part(more as u64);
                let counted = (window.0..window.1).contains(&(before + more - 1));
                from = shifted(from, if counted { gives } else { 0 }, &ways);
                let into = &mut placed[state + more * stride];
                if into.len() < from.len() {
                    into.resize(from.len(), C::zero());
                }
                for (into, ways) in into.iter_mut().zip(&from) {
                    into.add_product(ways, &factor);
                }
            }
        }
    }

    /// How many dice are placed in a state.
    fn count(&self, state: usize) -> usize {
        let mut state = state;
        let mut count = 0;
        for (n, _) in &self.kinds {
            count += state % (*n as usize + 1);
            state /= *n as usize + 1;
        }
        count
    }
}

fn shifted<C: Count>(ways: Vec<C>, by: usize, scale: &C) -> Vec<C> {
    let mut moved = vec![C::zero(); by];
    moved.extend(ways.into_iter().map(|ways| ways.product(scale)));
    moved
}
