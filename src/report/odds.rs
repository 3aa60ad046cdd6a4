//! Odds: the chance of each result and the law of each number, exact or sampled.

use crate::dice::{Denominator, Fraction, Law, Roller, Rounds, Stream, Table, Weight};
use crate::rules::{Answer, Basis, Curved, Fault, Play, Solution, Term, Tone, Value, Verdict};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Exact odds.
#[derive(Debug)]
pub struct Odds {
    /// Each result with its chance, good ones first.
    pub results: Vec<Chance>,
    /// Each number that depends on the dice, with its law.
    pub values: Vec<(Term, Figures)>,
    /// The law of each place of a list that depends on the dice, in order.
    pub places: Vec<(Term, Vec<Figures>)>,
    /// Values of a rule without dice, and tables over the whole law.
    pub fixed: Vec<(Term, Value)>,
    /// Where the rule stands.
    pub basis: Vec<Basis>,
}

/// A result and its exact chance.
#[derive(Debug)]
pub struct Chance {
    /// The result.
    pub verdict: Verdict,
    /// Its chance.
    pub fraction: Fraction,
}

/// The law of a number, with what people ask of it.
#[derive(Debug)]
pub struct Figures {
    /// What kind of number it is.
    pub kind: Kind,
    /// Mean.
    pub mean: f64,
    /// Standard deviation.
    pub deviation: f64,
    /// Least and greatest value listed.
    pub span: (i64, i64),
    /// Each value with its chance.
    pub law: Vec<(i64, Fraction)>,
    /// The chance of a value past those listed, where there is one.
    pub beyond: Option<Fraction>,
    /// How likely there is such a number at all, where some results have none: the rest is the law of those that have.
    pub known: Option<Fraction>,
}

impl Odds {
    pub(super) fn new(solution: Solution, basis: &[Basis]) -> Self {
        let Solution {
            rows,
            total,
            tables,
            rounds,
            apart,
            chances,
            curves,
        } = solution;
        let mut results: BTreeMap<(Tone, Term), (Verdict, Weight)> = BTreeMap::new();
        let mut laws: Vec<(Term, Kind, BTreeMap<i64, Weight>)> = Vec::new();
        for (answer, weight) in &rows {
            if let Some(verdict) = answer.verdict {
                let known = results
                    .entry((verdict.tone, verdict.word))
                    .or_insert((verdict, Weight::ZERO));
                known.1 = known.1.plus(weight);
            }
            for (name, number, kind) in numbers(answer) {
                let place = laws
                    .iter()
                    .position(|(known, ..)| *known == name)
                    .unwrap_or_else(|| {
                        laws.push((name, kind, BTreeMap::new()));
                        laws.len() - 1
                    });
                let ways = laws[place].2.entry(number).or_insert(Weight::ZERO);
                *ways = ways.plus(weight);
            }
        }
        let results = results.into_values().map(|(verdict, ways)| Chance {
            verdict,
            fraction: Fraction::new(&ways, &total),
        });
        let chances = chances
            .into_iter()
            .map(|(verdict, fraction)| Chance { verdict, fraction });
        let results: Vec<Chance> = chances.chain(results).collect();
        let mut values: Vec<(Term, Figures)> = laws
            .into_iter()
            .map(|(name, kind, ways)| {
                let law = Law::from_ways(ways);
                let known = Fraction::new(law.total(), &total);
                let known = Some(known).filter(|_| is_left_open(&rows, name));
                let figures = Figures::of(&law, kind);
                (name, Figures { known, ..figures })
            })
            .collect();
        for (name, apart) in apart {
            let kind = if apart.open { Kind::Open } else { Kind::Number };
            let figures = Figures::of(&apart.law, kind);
            match values.iter_mut().find(|(known, _)| *known == name) {
                Some((_, known)) => *known = figures,
                None => values.push((name, figures)),
            }
        }
        let curved = |(name, curved): (Term, Curved)| (name, Figures::of_curve(&curved));
        values.extend(curves.into_iter().map(curved));
        if let Some((name, rounds)) = rounds {
            values.insert(0, (name, Figures::of_rounds(rounds)));
        }
        let fixed: Vec<_> = match rows.as_slice() {
            [(answer, _)] => answer
                .values
                .iter()
                .filter(|(_, value)| !varies(value))
                .cloned()
                .collect(),
            _ => Vec::new(),
        };
        let fixed = fixed.into_iter().chain(tables).collect();
        Self {
            results,
            values,
            places: places(&rows),
            fixed,
            basis: basis.to_vec(),
        }
    }

    /// The exact chance of any result that is the roller's way; `None` where the rule decides nothing.
    pub fn good(&self) -> Option<Fraction> {
        if self.results.is_empty() {
            return None;
        }
        let good = self
            .results
            .iter()
            .filter(|chance| chance.verdict.tone == Tone::Good);
        Some(good.fold(Fraction::zero(), |sum, chance| sum.plus(&chance.fraction)))
    }
}

/// The law of each place of each list of the answers.
fn places(rows: &[(Answer, Weight)]) -> Vec<(Term, Vec<Figures>)> {
    let mut laws: Vec<(Term, Vec<BTreeMap<i64, Weight>>)> = Vec::new();
    for (answer, weight) in rows {
        for (name, value) in &answer.values {
            let Value::Places(list) = value else {
                continue;
            };
            let place = laws
                .iter()
                .position(|(known, _)| known == name)
                .unwrap_or_else(|| {
                    laws.push((*name, vec![BTreeMap::new(); list.len()]));
                    laws.len() - 1
                });
            for (law, number) in laws[place].1.iter_mut().zip(list) {
                let ways = law.entry(*number).or_insert(Weight::ZERO);
                *ways = ways.plus(weight);
            }
        }
    }
    let figures = |ways| Figures::of(&Law::from_ways(ways), Kind::Number);
    laws.into_iter()
        .map(|(name, laws)| (name, laws.into_iter().map(figures).collect()))
        .collect()
}

/// What kind of number varies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number people ask about.
    Number,
    /// The same, without a greatest value.
    Open,
    /// A number of less interest.
    Detail,
    /// A yes or no, as 1 or 0.
    Flag,
}

/// The numbers of an answer that depend on the dice.
fn numbers(answer: &Answer) -> impl Iterator<Item = (Term, i64, Kind)> {
    answer
        .values
        .iter()
        .filter_map(|(name, value)| match value {
            Value::Number(number) => Some((*name, *number, Kind::Number)),
            Value::Open(number) => Some((*name, *number, Kind::Open)),
            Value::Detail(number) => Some((*name, *number, Kind::Detail)),
            Value::Flag(flag) => Some((*name, i64::from(*flag), Kind::Flag)),
            _ => None,
        })
}

/// Whether some answer has nothing where others have this number.
fn is_left_open(rows: &[(Answer, Weight)], name: Term) -> bool {
    rows.iter()
        .any(|(answer, _)| answer.value(name) == Some(&Value::Nothing))
}

const fn varies(value: &Value) -> bool {
    matches!(
        value,
        Value::Number(_) | Value::Open(_) | Value::Detail(_) | Value::Flag(_)
    )
}

/// An open law is listed until less than this is left.
const LEFT_OUT: f64 = 1e-9;

impl Figures {
    fn of(law: &Law<i64>, kind: Kind) -> Self {
        let (rows, beyond) = match kind {
            Kind::Open => listed(law),
            Kind::Number | Kind::Detail | Kind::Flag => (law.rows(), None),
        };
        let ends = rows
            .first()
            .zip(rows.last())
            .map_or((0, 0), |(first, last)| (first.0, last.0));
        let out_of = Rc::new(Denominator::new(law.total().clone()));
        let chance = |ways: &Weight| Fraction::of(ways.clone(), Rc::clone(&out_of));
        Self {
            kind,
            mean: law.mean(),
            deviation: law.deviation(),
            span: ends,
            law: rows
                .iter()
                .map(|(value, ways)| (*value, chance(ways)))
                .collect(),
            beyond,
            known: None,
        }
    }

    fn of_curve(curved: &Curved) -> Self {
        let curve = &curved.curve;
        let moments = curve.moments();
        let out_of = Rc::new(Denominator::new(curve.total().clone()));
        let chance = |ways| Fraction::of(ways, Rc::clone(&out_of));
        Self {
            kind: if curved.detail {
                Kind::Detail
            } else {
                Kind::Number
            },
            mean: moments.mean,
            deviation: moments.variance.max(0.0).sqrt(),
            span: curve.span(),
            law: curve
                .rows()
                .map(|(value, ways)| (value, chance(ways)))
                .collect(),
            beyond: curve.beyond(),
            known: None,
        }
    }

    /// The least value that half of all stay at or below; `None` where that is past what is listed.
    pub fn median(&self) -> Option<i64> {
        if !self.is_over_one() {
            let mut sum = 0.0;
            let middle = self.law.iter().find(|(_, chance)| {
                sum += chance.to_f64();
                sum >= 0.5 - f64::EPSILON
            });
            return middle.map(|(value, _)| *value);
        }
        let mut sum = Fraction::zero();
        let middle = self.law.iter().find(|(_, chance)| {
            sum = sum.plus(chance);
            sum.complement() <= sum
        });
        middle.map(|(value, _)| *value)
    }

    /// Of each value listed the chance of at least and of at most that much.
    pub fn tails(&self) -> Vec<(f64, f64)> {
        if !self.is_over_one() {
            let mut sum = 0.0;
            let tails = self.law.iter().map(|(_, chance)| {
                let before = sum;
                sum += chance.to_f64();
                (1.0 - before, sum)
            });
            return tails.collect();
        }
        let mut sum = Fraction::zero();
        let tails = self.law.iter().map(|(_, chance)| {
            let at_least = if sum.is_zero() {
                1.0
            } else {
                sum.complement().to_f64()
            };
            sum = sum.plus(chance);
            (at_least, sum.to_f64())
        });
        tails.collect()
    }

    /// Whether all chances stand over one number. Those of rounds do not, and a sum of them grows past all bounds.
    fn is_over_one(&self) -> bool {
        let ends = self.law.first().zip(self.law.last());
        ends.is_some_and(|(first, last)| first.1.shares_with(&last.1))
    }

    /// The values that are more likely than any other.
    pub fn modes(&self) -> Vec<i64> {
        let Some(most) = self.law.iter().map(|(_, chance)| chance).max() else {
            return Vec::new();
        };
        let likely = self.law.iter().filter(|(_, chance)| chance == most);
        likely.map(|(value, _)| *value).collect()
    }

    fn of_rounds(rounds: Rounds) -> Self {
        let law: Vec<(i64, Fraction)> = rounds
            .law
            .into_iter()
            .map(|(round, fraction)| (i64::from(round), fraction))
            .collect();
        let ends = law
            .first()
            .zip(law.last())
            .map_or((0, 0), |(first, last)| (first.0, last.0));
        Self {
            kind: Kind::Number,
            mean: rounds.mean,
            deviation: rounds.deviation,
            span: ends,
            law,
            beyond: Some(rounds.beyond).filter(|beyond| !beyond.is_zero()),
            known: None,
        }
    }
}

/// The rows of an open law worth listing, and the chance of all that lies beyond them.
fn listed(law: &Law<i64>) -> (&[(i64, Weight)], Option<Fraction>) {
    let mut left = law.total().clone();
    for (place, (_, ways)) in law.rows().iter().enumerate() {
        if left.ratio(law.total()) < LEFT_OUT {
            let beyond = Fraction::new(&left, law.total());
            return (&law.rows()[..place], Some(beyond));
        }
        left = left.minus(ways);
    }
    (law.rows(), None)
}

/// Odds from many rolls.
#[derive(Debug)]
pub struct Sample {
    /// How many rolls.
    pub samples: u64,
    /// Each result with how often it came, good ones first.
    pub results: Vec<(Verdict, u64)>,
    /// Each number that depends on the dice.
    pub values: Vec<(Term, Kind, Spread)>,
    /// The seed of the rolls.
    pub seed: u64,
    /// Where the rule stands.
    pub basis: Vec<Basis>,
}

/// What a sample says of a number.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// Mean.
    pub mean: f64,
    /// Standard deviation.
    pub deviation: f64,
    /// Least and greatest value that came.
    pub span: (i64, i64),
}

/// Rolls between two looks at the clock, and the most rolls of a sample.
const BLOCK: u64 = 256;
const MOST_SAMPLES: u64 = 1_000_000;
/// A chance in a sample is within so many standard errors of the true one in 99 cases of 100.
const ERRORS: f64 = 2.576;

impl Sample {
    pub(super) fn draw(play: &dyn Play, time: Duration, stream: Stream) -> Result<Self, Fault> {
        let started = Instant::now();
        let mut roller = Roller::new(stream, false);
        let mut results: BTreeMap<(Tone, Term), (Verdict, u64)> = BTreeMap::new();
        let mut sums: Vec<(Term, Kind, Running)> = Vec::new();
        let mut samples = 0;
        while samples < MOST_SAMPLES && (samples == 0 || started.elapsed() < time) {
            for _ in 0..BLOCK {
                let answer = play.roll(&mut Table::Rolled(&mut roller))?;
                if let Some(verdict) = answer.verdict {
                    results
                        .entry((verdict.tone, verdict.word))
                        .or_insert((verdict, 0))
                        .1 += 1;
                }
                for (name, number, kind) in numbers(&answer) {
                    match sums.iter_mut().find(|(known, ..)| *known == name) {
                        Some((.., running)) => running.add(number),
                        None => sums.push((name, kind, Running::from(number))),
                    }
                }
                samples += 1;
                if started.elapsed() > time {
                    break;
                }
            }
        }
        Ok(Self {
            samples,
            results: results.into_values().collect(),
            values: sums
                .into_iter()
                .map(|(name, kind, running)| (name, kind, running.spread()))
                .collect(),
            seed: stream.seed,
            basis: play.basis().to_vec(),
        })
    }

    /// The chance of a result that came so often.
    #[expect(clippy::cast_precision_loss, reason = "a sample is no exact figure")]
    pub fn chance(&self, times: u64) -> f64 {
        times as f64 / self.samples as f64
    }

    /// The chance that it goes well; `None` where nothing decides.
    pub fn good(&self) -> Option<f64> {
        let good = self
            .results
            .iter()
            .filter(|(verdict, _)| verdict.tone == Tone::Good);
        let times = good.map(|(_, times)| times).sum();
        (!self.results.is_empty()).then(|| self.chance(times))
    }

    /// How far any chance of this sample may be off, in 99 cases of 100.
    #[expect(clippy::cast_precision_loss, reason = "a sample is no exact figure")]
    pub fn error(&self) -> f64 {
        ERRORS * 0.5 / (self.samples as f64).sqrt()
    }
}

/// Mean and spread as they grow (Welford's recurrence).
struct Running {
    count: f64,
    mean: f64,
    squares: f64,
    span: (i64, i64),
}

impl Running {
    #[expect(clippy::cast_precision_loss, reason = "a sample is no exact figure")]
    const fn from(number: i64) -> Self {
        Self {
            count: 1.0,
            mean: number as f64,
            squares: 0.0,
            span: (number, number),
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "a sample is no exact figure")]
    fn add(&mut self, number: i64) {
        self.count += 1.0;
        let before = number as f64 - self.mean;
        self.mean += before / self.count;
        self.squares += before * (number as f64 - self.mean);
        self.span = (self.span.0.min(number), self.span.1.max(number));
    }

    fn spread(&self) -> Spread {
        Spread {
            mean: self.mean,
            deviation: (self.squares / self.count).sqrt(),
            span: self.span,
        }
    }
}
