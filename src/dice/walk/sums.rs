//! Weights of answers under way, before they are one law.

use crate::dice::law::add;
use crate::dice::{Law, State, Weight};
use std::collections::BTreeMap;

/// Weights of answers, kept apart by the number of ways they are out of, so that paths with different dice mix exactly.
pub(super) struct Sums<T>(Vec<(Weight, BTreeMap<T, Weight>)>);

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
                self.0.push((out_of.clone(), BTreeMap::new()));
                self.0.len() - 1
            }
        };
        add(&mut self.0[group].1, answer, weight);
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|(_, answers)| answers.len()).sum()
    }

    pub(super) fn into_law(mut self) -> Law<T> {
        if self.0.len() == 1
            && let Some((_, answers)) = self.0.pop()
        {
            return Law::from_merged(answers);
        }
        let common = self.0.iter().fold(Weight::ONE, |common, (out_of, _)| {
            common.common_multiple(out_of)
        });
        let mut merged = BTreeMap::new();
        for (out_of, answers) in self.0 {
            let scale = common.over(&out_of);
            for (answer, weight) in answers {
                add(&mut merged, answer, &weight.times(&scale));
            }
        }
        Law::from_merged(merged)
    }
}
