//! Weights of answers under way, before they are one law.

use crate::dice::merge::Merged;
use crate::dice::{Law, State, Weight};

/// Weights of answers, kept apart by the number of ways they are out of, so that paths with different dice mix exactly.
pub(super) struct Sums<T> {
    /// Each number of ways.
    out_of: Vec<Weight>,
    /// The answers out of each.
    answers: Vec<Merged<T>>,
}

impl<T> Default for Sums<T> {
    fn default() -> Self {
        Self {
            out_of: Vec::new(),
            answers: Vec::new(),
        }
    }
}

impl<T: State> Sums<T> {
    pub(super) fn add(&mut self, answer: T, weight: &Weight, out_of: &Weight) {
        let group = place_of(out_of, &mut self.out_of);
        if group == self.answers.len() {
            self.answers.push(Merged::new());
        }
        self.answers[group].add(answer, weight);
    }

    pub(super) fn len(&self) -> usize {
        self.answers.iter().map(Merged::len).sum()
    }

    pub(super) fn into_law(mut self) -> Law<T> {
        if self.answers.len() == 1
            && let Some(answers) = self.answers.pop()
        {
            return Law::from_rows(answers.into_rows());
        }
        let common = common_multiple(&self.out_of);
        let groups = self.out_of.into_iter().zip(self.answers);
        Law::from_ways(groups.flat_map(|(out_of, answers)| {
            let scale = common.over(&out_of);
            answers
                .into_rows()
                .into_iter()
                .map(move |(answer, weight)| (answer, weight.times(&scale)))
        }))
    }
}

/// Where a number of ways stands among those known; it is added where it is new.
fn place_of(out_of: &Weight, known: &mut Vec<Weight>) -> usize {
    known
        .iter()
        .position(|one| one == out_of)
        .unwrap_or_else(|| {
            known.push(out_of.clone());
            known.len() - 1
        })
}

fn common_multiple(weights: &[Weight]) -> Weight {
    weights
        .iter()
        .fold(Weight::ONE, |common, one| common.common_multiple(one))
}
