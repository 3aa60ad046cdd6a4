//! Equal values brought together: each kept once, found again, and handed out in order.
//!
//! Only looking at two values depends on what they are. The order itself is kept over their numbers, so that it is compiled
//! once for all the states and outcomes of all rules, of which there are very many.

use super::Weight;
use std::cmp::Ordering;

/// Values in the order in which they came, each once.
pub(super) struct Distinct<T> {
    values: Vec<T>,
    order: Order,
}

/// Distinct values, each with the sum of the weights it came with.
pub(super) struct Merged<T> {
    rows: Vec<(T, Weight)>,
    order: Order,
}

/// The numbers of values in the order of what they stand for, in runs short enough to move apart for one more.
#[derive(Default)]
struct Order {
    runs: Vec<Vec<usize>>,
}

/// Where a number would stand: a run, and a place in it.
#[derive(Clone, Copy)]
struct Gap {
    run: usize,
    place: usize,
}

/// Numbers in one run before it is parted in two.
const RUN: usize = 256;

impl<T: Ord> Distinct<T> {
    pub(super) fn new() -> Self {
        Self {
            values: Vec::new(),
            order: Order::default(),
        }
    }

    /// The number of a value, from 0 in the order of coming.
    pub(super) fn number(&mut self, value: T) -> usize {
        let values = &self.values;
        let found = self.order.find(&mut |number| values[number].cmp(&value));
        match found {
            Ok(number) => number,
            Err(gap) => {
                let number = self.values.len();
                self.order.put(gap, number);
                self.values.push(value);
                number
            }
        }
    }

    /// Every value, at its number.
    pub(super) fn values(&self) -> &[T] {
        &self.values
    }
}

impl<T: Ord> Merged<T> {
    pub(super) fn new() -> Self {
        Self {
            rows: Vec::new(),
            order: Order::default(),
        }
    }

    /// Adds a weight to what this value already has. A value without weight leaves no row.
    pub(super) fn add(&mut self, value: T, weight: &Weight) {
        if weight.is_zero() {
            return;
        }
        let rows = &self.rows;
        let found = self.order.find(&mut |number| rows[number].0.cmp(&value));
        match found {
            Ok(number) => {
                let sum = &mut self.rows[number].1;
                *sum = sum.plus(weight);
            }
            Err(gap) => {
                self.order.put(gap, self.rows.len());
                self.rows.push((value, weight.clone()));
            }
        }
    }

    /// How many values there are.
    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    /// Each value with its weight, as they came.
    pub(super) fn rows(&self) -> &[(T, Weight)] {
        &self.rows
    }

    /// Each value with its weight, in order.
    pub(super) fn into_rows(mut self) -> Vec<(T, Weight)> {
        for (here, there) in self.order.into_swaps() {
            self.rows.swap(here, there);
        }
        self.rows
    }
}

impl Order {
    /// The number that compares as equal, or the gap where it would stand.
    fn find(&self, compare: &mut dyn FnMut(usize) -> Ordering) -> Result<usize, Gap> {
        let before = |run: &Vec<usize>| {
            run.last()
                .is_some_and(|&last| compare(last) == Ordering::Less)
        };
        let run = self.runs.partition_point(before);
        let Some(numbers) = self.runs.get(run) else {
            // After all of them: at the end of the last run, if there is one.
            let run = run.saturating_sub(1);
            let place = self.runs.get(run).map_or(0, Vec::len);
            return Err(Gap { run, place });
        };
        numbers
            .binary_search_by(|&number| compare(number))
            .map(|place| numbers[place])
            .map_err(|place| Gap { run, place })
    }

    /// Exchanges that bring what the numbers stand for into this order, one after the other.
    fn into_swaps(self) -> Vec<(usize, usize)> {
        let mut wanted: Vec<usize> = self.runs.into_iter().flatten().collect();
        let mut swaps = Vec::new();
        for here in 0..wanted.len() {
            // Follow where the wanted one went when its place was taken.
            let mut there = wanted[here];
            while there < here {
                there = wanted[there];
            }
            wanted[here] = there;
            if there != here {
                swaps.push((here, there));
            }
        }
        swaps
    }

    fn put(&mut self, gap: Gap, number: usize) {
        let Some(run) = self.runs.get_mut(gap.run) else {
            self.runs.push(vec![number]);
            return;
        };
        run.insert(gap.place, number);
        if run.len() > RUN {
            let upper = run.split_off(RUN / 2);
            self.runs.insert(gap.run + 1, upper);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn equal_values_add_up_and_come_out_in_order() {
        // 7,919 is prime to 5,000, so every value comes twice and out of order; many runs are parted on the way.
        let mut merged = Merged::new();
        for step in 0..10_000_u64 {
            merged.add(step * 7_919 % 5_000, &Weight::from(step % 2 + 1));
        }
        assert_eq!(merged.len(), 5_000);
        let rows = merged.into_rows();
        assert!(rows.iter().map(|(value, _)| *value).eq(0..5_000));
        let total = rows
            .iter()
            .fold(Weight::ZERO, |sum, (_, weight)| sum.plus(weight));
        assert_eq!(total, Weight::from(15_000_u64));
    }

    #[test]
    fn a_value_keeps_the_number_it_came_with() {
        let mut seen = Distinct::new();
        let numbers: Vec<usize> = [5, 3, 9, 3, 5, 1].map(|value| seen.number(value)).into();
        assert_eq!(numbers, [0, 1, 2, 1, 0, 3]);
        assert_eq!(seen.values(), [5, 3, 9, 1]);
    }
}
