//! Odds of a line for every combination of the values of one or two operands.

use super::odds::Kind;
use super::{Answered, Heading, Outcome, Place, Record, Sample, solve_or_sample};
use crate::ask::{AxisName, Sweep};
use crate::dice::{Budget, Stream};
use crate::rules::{Term, Verdict};
use std::time::Instant;

/// A table of odds.
#[derive(Debug)]
pub struct Swept {
    /// The values of each operand that has several.
    pub axes: Vec<Vec<i64>>,
    /// What each of them is.
    pub names: Vec<AxisName>,
    /// Each combination, the last operand changing fastest.
    pub cells: Vec<Cell>,
}

/// One combination and its odds.
#[derive(Debug)]
pub struct Cell {
    /// The operands' values.
    pub at: Vec<i64>,
    /// What they come to.
    pub record: Record,
}

impl Cell {
    /// The chance of a result; 0 where it cannot come.
    pub fn chance(&self, of: &Verdict) -> f64 {
        match &self.record.outcome {
            Outcome::Solved(odds) => {
                let found = odds
                    .results
                    .iter()
                    .find(|chance| chance.verdict.word == of.word);
                found.map_or(0.0, |chance| chance.fraction.to_f64())
            }
            Outcome::Sampled(sample) => {
                let found = sample
                    .results
                    .iter()
                    .find(|(verdict, _)| verdict.word == of.word);
                found.map_or(0.0, |(_, times)| sample.chance(*times))
            }
            Outcome::Rolled(_) | Outcome::Swept(_) => 0.0,
        }
    }

    /// Its results, good ones first.
    pub fn verdicts(&self) -> Vec<Verdict> {
        match &self.record.outcome {
            Outcome::Solved(odds) => odds.results.iter().map(|chance| chance.verdict).collect(),
            Outcome::Sampled(sample) => {
                sample.results.iter().map(|(verdict, _)| *verdict).collect()
            }
            Outcome::Rolled(_) | Outcome::Swept(_) => Vec::new(),
        }
    }

    /// The mean of the number people ask about most, where there is one.
    pub fn mean(&self) -> Option<f64> {
        match &self.record.outcome {
            Outcome::Solved(odds) => odds.values.first().map(|(_, figures)| figures.mean),
            Outcome::Sampled(sample) => sample.values.first().map(|(.., spread)| spread.mean),
            Outcome::Rolled(_) | Outcome::Swept(_) => None,
        }
    }

    /// The mean of the number of this name, where there is one.
    pub fn mean_of(&self, name: Term) -> Option<f64> {
        let means = self.means();
        let found = means.iter().find(|(known, _)| *known == name);
        found.map(|(_, mean)| *mean)
    }

    /// The mean of each number people ask about.
    fn means(&self) -> Vec<(Term, f64)> {
        let asked = |kind: Kind| matches!(kind, Kind::Number | Kind::Open);
        match &self.record.outcome {
            Outcome::Solved(odds) => {
                let values = odds.values.iter();
                let asked = values.filter(|(_, figures)| asked(figures.kind));
                asked.map(|(name, figures)| (*name, figures.mean)).collect()
            }
            Outcome::Sampled(sample) => {
                let values = sample.values.iter();
                let asked = values.filter(|(_, kind, _)| asked(*kind));
                asked
                    .map(|(name, _, spread)| (*name, spread.mean))
                    .collect()
            }
            Outcome::Rolled(_) | Outcome::Swept(_) => Vec::new(),
        }
    }

    /// What one figure says of it: the chance that it goes well, or the mean of a rule that decides nothing.
    pub fn figure(&self) -> f64 {
        let good = match &self.record.outcome {
            Outcome::Solved(odds) => odds.good().map(|good| good.to_f64()),
            Outcome::Sampled(sample) => sample.good(),
            Outcome::Rolled(_) | Outcome::Swept(_) => None,
        };
        good.or_else(|| self.mean()).unwrap_or(0.0)
    }

    /// The sample that it is, where it is no exact answer.
    pub const fn sample(&self) -> Option<&Sample> {
        match &self.record.outcome {
            Outcome::Sampled(sample) => Some(sample),
            _ => None,
        }
    }

    /// Whether it has a number of this name.
    pub fn has(&self, name: Term) -> bool {
        match &self.record.outcome {
            Outcome::Solved(odds) => {
                odds.values.iter().any(|(known, _)| *known == name)
                    || odds.fixed.iter().any(|(known, _)| *known == name)
            }
            Outcome::Sampled(sample) => sample.values.iter().any(|(known, ..)| *known == name),
            Outcome::Rolled(_) | Outcome::Swept(_) => false,
        }
    }
}

impl Swept {
    /// The number whose means tell the cells apart, where those of the first number do not.
    pub fn telling(&self) -> Option<Term> {
        let differ = |mean: &dyn Fn(&Cell) -> Option<f64>| {
            let mut means = self.cells.iter().map(mean);
            means
                .next()
                .is_some_and(|first| means.any(|mean| mean != first))
        };
        if differ(&Cell::mean) {
            return None;
        }
        let first = self.cells.first()?;
        let mut names = first.means().into_iter().map(|(name, _)| name);
        names.find(|name| differ(&|cell: &Cell| cell.mean_of(*name)))
    }

    /// The least sample among its cells, where not all of them are exact.
    pub fn sample(&self) -> Option<&Sample> {
        let samples = self.cells.iter().filter_map(Cell::sample);
        samples.min_by_key(|sample| sample.samples)
    }

    /// Every result that comes in any cell, good ones first.
    pub fn verdicts(&self) -> Vec<Verdict> {
        let mut verdicts: Vec<Verdict> = self.cells.iter().flat_map(Cell::verdicts).collect();
        verdicts.sort_by_key(|verdict| (verdict.tone, verdict.word));
        verdicts.dedup();
        verdicts
    }
}

/// Solves every combination, all of them together within the budget: one that would take more than half of what is left of it is
/// sampled. Samples take no more time together than the budget once again.
///
/// # Errors
/// Some roll comes to no answer.
pub fn sweep(sweep: &Sweep, place: &Place, budget: Budget, stream: Stream) -> Answered {
    let count = u32::try_from(sweep.cells.len()).unwrap_or(u32::MAX);
    let sampling = budget.time / count.max(1);
    let mut left = budget.time;
    let mut cells: Vec<Cell> = Vec::with_capacity(sweep.cells.len());
    for (at, request) in &sweep.cells {
        let is_last = cells.len() + 1 == sweep.cells.len();
        let budget = Budget {
            time: if is_last { left } else { left / 2 },
            ..budget
        };
        let started = Instant::now();
        let record = solve_or_sample(request, Place::Alone, (budget, sampling), stream)?;
        left = left.saturating_sub(started.elapsed());
        cells.push(Cell {
            at: at.clone(),
            record,
        });
    }
    let (game, rule, label) = match cells.first() {
        Some(first) => (
            first.record.game,
            first.record.rule,
            first.record.label.clone(),
        ),
        None => (crate::rules::Game::Dice, "roll", None),
    };
    Ok(Record {
        heading: Heading::Several(sweep.line.clone()),
        game,
        rule,
        label,
        place: place.clone(),
        turn: None,
        outcome: Outcome::Swept(Swept {
            axes: sweep.axes.clone(),
            names: sweep.names.clone(),
            cells,
        }),
    })
}
