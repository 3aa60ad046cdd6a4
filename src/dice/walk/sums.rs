//! Weights of answers under way, before they are one law.

use crate::dice::merge::Merged;
use crate::dice::{Law, State, Weight};

/// Weights of answers, kept apart by the number of ways they are out of, so that paths with different dice mix exactly.
pub(super) struct Sums<T>(Vec<(Weight, Merged<T>)>);

impl<T> Default for Sums<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: State> Sums<T> {
    pub(super) fn add(&mut self, answer: T, weight: &Weight, out_of: &Weight) {
        let group = match self.0.iter().position(|(known, _)| known == out_of) {
            Some(group) => group,
            None => {
                self.0.push((out_of.clone(), Merged::new()));
                self.0.len() - 1
            }
        };
        self.0[group].1.add(answer, weight);
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|(_, answers)| answers.len()).sum()
    }

    pub(super) fn into_law(mut self) -> Law<T> {
        if self.0.len() == 1
            && let Some((_, answers)) = self.0.pop()
        {
            return Law::from_rows(answers.into_rows());
        }
        let common = self.0.iter().fold(Weight::ONE, |common, (out_of, _)| {
            common.common_multiple(out_of)
        });
        Law::from_ways(self.0.into_iter().flat_map(|(out_of, answers)| {
            let scale = common.over(&out_of);
            answers
                .into_rows()
                .into_iter()
                .map(move |(answer, weight)| (answer, weight.times(&scale)))
        }))
    }
}
