//! Absorbing chains on numbered states: where each state leads, solved exactly for the ends.
//!
//! Where no state comes back but to itself, weight flows once from the first state to the last. Where states come round
//! again, they are taken out one after the other, each replaced by where it leads: Gaussian elimination on whole numbers.

use crate::dice::meter::Meter;
use crate::dice::{Fraction, Step, Weight};
use std::collections::BTreeMap;

/// How many steps a chain takes, without a limit.
#[derive(Clone, Debug, PartialEq)]
pub struct Rounds {
    /// The chance of ending at exactly this step, from the first on.
    pub law: Vec<(u32, Fraction)>,
    /// The chance of ending later than the last step listed, or never.
    pub beyond: Fraction,
    /// Mean number of steps; infinite when the chain may never end.
    pub mean: f64,
    /// Standard deviation of the number of steps.
    pub deviation: f64,
}

impl Rounds {
    /// The same chain after so many steps that are sure.
    pub fn after(mut self, steps: u32) -> Self {
        for (step, _) in &mut self.law {
            *step = step.saturating_add(steps);
        }
        self.mean += f64::from(steps);
        self
    }
}

/// Steps are listed until less than this is left, or [`MOST_LISTED`] are.
const LEFT_OUT: f64 = 1e-9;
const MOST_LISTED: u32 = 1_000;
/// Where the floating pass for mean and deviation stops: what is left then changes no printed digit.
const NEGLIGIBLE: f64 = 1e-18;
const MOST_PASSES: u32 = 2_000_000;

/// Weights by number: of states, or of ends.
type Weights = BTreeMap<usize, Weight>;

/// Where one state leads: to other states and to ends, out of a total.
#[derive(Clone)]
pub(super) struct Node {
    on: Weights,
    ends: Weights,
    total: Weight,
}

/// A chain whose states and ends have numbers; it begins at state 0.
pub(super) struct Absorbing<'a> {
    nodes: Vec<Node>,
    meter: &'a mut Meter,
}

impl<'a> Absorbing<'a> {
    pub(super) const fn new(nodes: Vec<Node>, meter: &'a mut Meter) -> Self {
        Self { nodes, meter }
    }

    /// The weight of each end. `endless` gives the number of the end that stands for never leaving a state.
    pub(super) fn ends(mut self, mut endless: impl FnMut(usize) -> usize) -> Weights {
        match self.flow() {
            Some(ends) => ends,
            None => self.eliminate(&mut endless),
        }
    }

    /// The weights of the ends where no state but itself comes back; `None` where one does, or never ends.
    fn flow(&mut self) -> Option<Weights> {
        let mut nodes = self.nodes.clone();
        for (place, node) in nodes.iter_mut().enumerate() {
            if !node.drop_loop(place) {
                return None;
            }
        }
        let order = in_order(&nodes)?;
        let common = nodes.iter().fold(Weight::ONE, |common, node| {
            common.common_multiple(&node.total)
        });
        let mut powers = Powers::of(common.clone());
        let mut shares: Vec<Option<Share>> = vec![None; nodes.len()];
        shares[0] = Some((Weight::ONE, 0));
        let mut ends: BTreeMap<usize, Weights> = BTreeMap::new();
        for place in order {
            let node = &nodes[place];
            self.meter.charge(1 + node.ends.len() + node.on.len());
            if self.meter.spent() {
                return Some(Weights::new());
            }
            let Some((weight, power)) = shares[place].take() else {
                continue;
            };
            let weight = weight.times(&common.over(&node.total));
            let here = ends.entry(power + 1).or_default();
            for (end, ways) in &node.ends {
                add(here, *end, &weight.times(ways));
            }
            for (next, ways) in &node.on {
                let more = (weight.times(ways), power + 1);
                shares[*next] = Some(match shares[*next].take() {
                    None => more,
                    Some(share) => powers.plus(share, more),
                });
            }
        }
        let last = ends.keys().next_back().copied().unwrap_or(0);
        let mut merged = Weights::new();
        for (power, ends) in ends {
            let scale = powers.get(last - power);
            for (end, weight) in ends {
                add(&mut merged, end, &weight.times(scale));
            }
        }
        Some(merged)
    }

    /// Takes the states out one after the other, from the last found; what is left of the first one is the answer.
    fn eliminate(mut self, endless: &mut dyn FnMut(usize) -> usize) -> Weights {
        while let Some(mut last) = self.nodes.pop() {
            let place = self.nodes.len();
            if !last.drop_loop(place) {
                last.ends = BTreeMap::from([(endless(place), Weight::ONE)]);
                last.total = Weight::ONE;
            }
            if self.nodes.is_empty() {
                return last.ends;
            }
            for node in &mut self.nodes {
                self.meter.charge(1 + node.ends.len());
                if self.meter.spent() {
                    return Weights::new();
                }
                if let Some(weight) = node.on.remove(&place) {
                    node.replace(&weight, &last);
                }
            }
        }
        Weights::new()
    }

    /// The law of the number of steps, as far as it is listed.
    pub(super) fn lengths(&mut self) -> Rounds {
        let nodes = &self.nodes;
        let common = nodes.iter().fold(Weight::ONE, |common, node| {
            common.common_multiple(&node.total)
        });
        let mut here = Weights::from([(0, Weight::ONE)]);
        let mut out_of = Weight::ONE;
        let mut law = Vec::new();
        for round in 1..=MOST_LISTED {
            let mut next = BTreeMap::new();
            let mut ended = Weight::ZERO;
            for (place, weight) in &here {
                let node = &nodes[*place];
                let weight = weight.times(&common.over(&node.total));
                ended = node
                    .ends
                    .values()
                    .fold(ended, |sum, ways| sum.plus(&weight.times(ways)));
                for (on, ways) in &node.on {
                    add(&mut next, *on, &weight.times(ways));
                }
            }
            out_of = out_of.times(&common);
            if !ended.is_zero() {
                law.push((round, Fraction::new(&ended, &out_of)));
            }
            here = next;
            self.meter.charge(1 + here.len());
            if self.meter.spent() || left(&here).ratio(&out_of) < LEFT_OUT {
                break;
            }
        }
        let (mean, deviation) = moments(nodes);
        Rounds {
            law,
            beyond: Fraction::new(&left(&here), &out_of),
            mean,
            deviation,
        }
    }
}

impl Node {
    /// A state that leads to these states and ends, out of so many ways.
    pub(super) fn new<'w>(
        total: Weight,
        steps: impl Iterator<Item = (Step<usize, usize>, &'w Weight)>,
    ) -> Self {
        let mut node = Self {
            on: Weights::new(),
            ends: Weights::new(),
            total,
        };
        for (step, weight) in steps {
            match step {
                Step::End(end) => add(&mut node.ends, end, weight),
                Step::On(next) => add(&mut node.on, next, weight),
            }
        }
        node
    }

    /// Leaves out coming back to the same state: what matters is where it leads when it leaves. False if it never does.
    fn drop_loop(&mut self, place: usize) -> bool {
        if let Some(back) = self.on.remove(&place) {
            self.total = self.total.minus(&back);
        }
        !self.total.is_zero()
    }

    /// Puts where `other` leads in the place of `other` itself, which had this weight.
    fn replace(&mut self, weight: &Weight, other: &Self) {
        for mine in self
            .on
            .values_mut()
            .chain(self.ends.values_mut())
            .chain([&mut self.total])
        {
            *mine = mine.times(&other.total);
        }
        for (place, ways) in &other.on {
            add(&mut self.on, *place, &ways.times(weight));
        }
        for (end, ways) in &other.ends {
            add(&mut self.ends, *end, &ways.times(weight));
        }
        let weights = || self.on.values().chain(self.ends.values());
        let divisor = weights().fold(self.total.clone(), |divisor, ways| {
            divisor.common_divisor(ways)
        });
        if divisor > Weight::ONE {
            for mine in self
                .on
                .values_mut()
                .chain(self.ends.values_mut())
                .chain([&mut self.total])
            {
                *mine = mine.over(&divisor);
            }
        }
    }
}

/// Adds a weight to what a number already has.
fn add(weights: &mut Weights, number: usize, weight: &Weight) {
    let sum = weights.entry(number).or_insert(Weight::ZERO);
    *sum = sum.plus(weight);
}

/// A weight out of the common number of ways to a power, and that power.
type Share = (Weight, usize);

/// The powers of one number, made as they are asked for.
struct Powers(Vec<Weight>);

impl Powers {
    fn of(base: Weight) -> Self {
        Self(vec![Weight::ONE, base])
    }

    /// The base to this power. Chains grow by a power a step, so none is far from the last one made.
    fn get(&mut self, power: usize) -> &Weight {
        while self.0.len() <= power {
            let next = self.0[self.0.len() - 1].times(&self.0[1]);
            self.0.push(next);
        }
        &self.0[power]
    }

    /// The sum of two shares, out of the higher power.
    fn plus(&mut self, a: Share, b: Share) -> Share {
        let (low, high) = if a.1 <= b.1 { (a, b) } else { (b, a) };
        let raised = low.0.times(self.get(high.1 - low.1));
        (raised.plus(&high.0), high.1)
    }
}

/// The states so that each stands before those it leads to; `None` if they go round.
fn in_order(nodes: &[Node]) -> Option<Vec<usize>> {
    let mut waiting_for = vec![0_usize; nodes.len()];
    for next in nodes.iter().flat_map(|node| node.on.keys()) {
        waiting_for[*next] += 1;
    }
    let mut order: Vec<usize> = (0..nodes.len())
        .filter(|&place| waiting_for[place] == 0)
        .collect();
    let mut seen = 0;
    while seen < order.len() {
        for next in nodes[order[seen]].on.keys() {
            waiting_for[*next] -= 1;
            if waiting_for[*next] == 0 {
                order.push(*next);
            }
        }
        seen += 1;
    }
    (order.len() == nodes.len()).then_some(order)
}

fn left(here: &Weights) -> Weight {
    here.values()
        .fold(Weight::ZERO, |sum, weight| sum.plus(weight))
}

/// Mean and standard deviation of the number of steps, from the chance of being still under way after each.
fn moments(nodes: &[Node]) -> (f64, f64) {
    let lead: Vec<Vec<(usize, f64)>> = nodes
        .iter()
        .map(|node| {
            node.on
                .iter()
                .map(|(on, w)| (*on, w.ratio(&node.total)))
                .collect()
        })
        .collect();
    let mut here = vec![0.0; nodes.len()];
    here[0] = 1.0;
    // E[R] = sum of P(R > r), E[R²] = sum of (2r + 1) P(R > r), over r from 0.
    let (mut first, mut second) = (0.0, 0.0);
    for round in 0..MOST_PASSES {
        let under_way: f64 = here.iter().sum();
        if under_way < NEGLIGIBLE {
            return (first, (second - first * first).max(0.0).sqrt());
        }
        first += under_way;
        second += (2.0 * f64::from(round) + 1.0) * under_way;
        let mut next = vec![0.0; nodes.len()];
        for (place, weight) in here.iter().enumerate() {
            for (on, chance) in &lead[place] {
                next[*on] += weight * chance;
            }
        }
        here = next;
    }
    (f64::INFINITY, f64::INFINITY)
}
