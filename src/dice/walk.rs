//! Exact odds: the same rule, tried with every face.
//!
//! A walk runs the rule again and again, each time along another path of faces, and adds up the weight of every answer.
//! Where a rule says that dice matter only through a state ([`Dice::tally`], [`Dice::chain`], [`Dice::pool`]), the walk
//! works that part out apart, merges equal states, and goes on as if the part were one many-sided die; cost follows states,
//! not paths. With merging off it tries every path of single dice: the slow twin that the fast one is checked against.

mod absorbing;
mod chain;
mod sums;

use super::loop_chain;
use super::merge::Merged;
use super::meter::Meter;
use super::script::Coast;
use super::{
    Budget, Card, Dice, Ended, Law, OverBudget, Pool, PoolFaces, Sides, State, Step, Weight,
};
pub use absorbing::Rounds;
use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::rc::Rc;
use sums::Sums;

/// A source that stands for every possible roll at once.
pub struct Walk<N> {
    path: Vec<Branch>,
    /// How many branches of the path the run under way has passed.
    passed: usize,
    /// How many enumerations lie around the one under way.
    depth: u32,
    merges: bool,
    meter: Meter,
    coast: Coast,
    rounds: Option<Rounds>,
    /// Laws of parts worked out before, by the types of key and outcome: a `BTreeMap<K, Rc<Law<T>>>` each.
    known: BTreeMap<TypeId, Box<dyn Any>>,
    told: PhantomData<fn() -> N>,
}

/// One place where the run may go several ways, and the way it goes now.
struct Branch {
    ways: Ways,
    taken: usize,
    /// Weight of the whole path up to and with this branch, as ways out of a number of ways.
    weight: Weight,
    out_of: Weight,
}

enum Ways {
    /// So many equally likely faces.
    Even(usize),
    /// The outcomes of a part that was worked out apart.
    Law(Rc<dyn PartLaw>),
}

/// A law of any state type, so that one path can hold several.
trait PartLaw {
    fn weight(&self, row: usize) -> &Weight;
    fn total(&self) -> &Weight;
    fn len(&self) -> usize;
    fn as_any(&self) -> &dyn Any;
}

impl<T: State> PartLaw for Law<T> {
    fn weight(&self, row: usize) -> &Weight {
        &self.rows()[row].1
    }
    fn total(&self) -> &Weight {
        Law::total(self)
    }
    fn len(&self) -> usize {
        self.rows().len()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<N> Walk<N> {
    /// A walk that merges equal states.
    pub fn new(budget: Budget) -> Self {
        Self {
            path: Vec::new(),
            passed: 0,
            depth: 0,
            merges: true,
            meter: Meter::new(budget),
            coast: Coast::default(),
            rounds: None,
            known: BTreeMap::new(),
            told: PhantomData,
        }
    }

    /// A walk that tries every path of single dice: the oracle of the merging one.
    pub fn unmerged(budget: Budget) -> Self {
        Self {
            merges: false,
            ..Self::new(budget)
        }
    }

    /// Whether equal states are merged, and known laws taken as they are.
    pub const fn merges(&self) -> bool {
        self.merges
    }

    /// The meter of its budget, for laws that are worked out without trying faces.
    pub const fn meter(&mut self) -> &mut Meter {
        &mut self.meter
    }

    /// The exact law of what `rule` answers.
    ///
    /// # Errors
    /// The walk would take more than its budget.
    pub fn law<T: State>(&mut self, rule: impl Fn(&mut Self) -> T) -> Result<Law<T>, OverBudget> {
        let law = self.enumerate(&rule);
        if self.meter.spent() {
            Err(OverBudget)
        } else {
            Ok(law.reduced())
        }
    }

    /// How long the rule's chain takes, where the whole rule was one chain.
    pub fn rounds(&mut self) -> Option<Rounds> {
        self.rounds.take()
    }

    /// Runs `one` along every path, from here on as if nothing had been drawn before.
    fn enumerate<T: State>(&mut self, one: &impl Fn(&mut Self) -> T) -> Law<T> {
        let outer = self.begin();
        let mut sums = Sums::default();
        loop {
            self.passed = 0;
            let answer = one(self);
            if self.meter.spent() {
                break;
            }
            match self.path.last() {
                Some(branch) => sums.add(answer, &branch.weight, &branch.out_of),
                None => sums.add(answer, &Weight::ONE, &Weight::ONE),
            }
            if !self.next(sums.len()) {
                break;
            }
        }
        self.end(outer);
        sums.into_law()
    }

    /// Leaves the path under way for one that begins here; what was left is given back at its [end](Self::end).
    fn begin(&mut self) -> (Vec<Branch>, usize) {
        self.depth += 1;
        (
            std::mem::take(&mut self.path),
            std::mem::replace(&mut self.passed, 0),
        )
    }

    /// Goes on with the path that was left.
    fn end(&mut self, (path, passed): (Vec<Branch>, usize)) {
        self.depth -= 1;
        self.path = path;
        self.passed = passed;
    }

    /// Charges the path that was run, with so many answers held by now, and turns to the next one; whether there is one.
    fn next(&mut self, held: usize) -> bool {
        let (path, outermost) = (&self.path, self.depth == 1);
        self.meter.tick(|| outermost.then(|| part_done(path)));
        self.meter.hold(held);
        self.advance()
    }

    /// Turns to the next path: the last branch that has another way takes it, those after it are forgotten.
    fn advance(&mut self) -> bool {
        while let Some(mut branch) = self.path.pop() {
            branch.taken += 1;
            if branch.taken < branch.ways.len() {
                self.push(branch.ways, branch.taken);
                return true;
            }
        }
        false
    }

    /// Adds a branch at the end of the path, with the weight of the path it makes.
    fn push(&mut self, ways: Ways, taken: usize) {
        let (before, out_of_before) = self
            .path
            .last()
            .map_or((&Weight::ONE, &Weight::ONE), |last| {
                (&last.weight, &last.out_of)
            });
        let (weight, out_of) = match &ways {
            Ways::Even(count) => (
                before.clone(),
                out_of_before.times(&Weight::from(*count as u128)),
            ),
            Ways::Law(law) => (
                before.times(law.weight(taken)),
                out_of_before.times(law.total()),
            ),
        };
        // A long path of large weights is held before its first end is reached.
        let limbs = out_of.bits() / u64::from(u64::BITS);
        if limbs > 1 {
            let limbs = usize::try_from(limbs).unwrap_or(usize::MAX);
            self.meter.holds(self.path.len() as u64, limbs);
            self.meter.charge(limbs / 32);
        }
        self.path.push(Branch {
            ways,
            taken,
            weight,
            out_of,
        });
    }

    /// Which of `count` equally likely ways this run takes here.
    fn even(&mut self, count: usize) -> usize {
        if self.meter.spent() {
            return usize::try_from(self.coast.next() % count as u64).unwrap_or(0);
        }
        if self.passed == self.path.len() {
            self.push(Ways::Even(count), 0);
        }
        self.passed += 1;
        self.path[self.passed - 1].taken
    }

    /// Which outcome of a part this run takes here; the part's law is worked out when the path first comes by.
    /// `None` once the budget is gone.
    fn outcome<T: State>(&mut self, law: impl FnOnce(&mut Self) -> Rc<Law<T>>) -> Option<T> {
        if self.passed == self.path.len() {
            let law = law(self);
            if self.meter.spent() || law.rows().is_empty() {
                return None;
            }
            self.push(Ways::Law(law), 0);
        }
        self.passed += 1;
        let branch = &self.path[self.passed - 1];
        match &branch.ways {
            Ways::Law(law) => law
                .as_any()
                .downcast_ref::<Law<T>>()
                .map(|law| law.rows()[branch.taken].0.clone()),
            Ways::Even(_) => None,
        }
    }

    /// The law of a part with this key, worked out the first time it is asked for.
    fn recall<K: State, T: State>(&mut self, key: K, part: &impl Fn(&mut Self) -> T) -> Rc<Law<T>> {
        type Laws<K, T> = BTreeMap<K, Rc<Law<T>>>;
        let types = TypeId::of::<(K, T)>();
        let laws = |known: &Self| {
            known
                .known
                .get(&types)?
                .downcast_ref::<Laws<K, T>>()?
                .get(&key)
                .cloned()
        };
        if let Some(law) = laws(self) {
            return law;
        }
        let law = Rc::new(self.enumerate(part).reduced());
        let laws = self
            .known
            .entry(types)
            .or_insert_with(|| Box::new(Laws::<K, T>::new()));
        if let Some(laws) = laws.downcast_mut::<Laws<K, T>>()
            && !self.meter.spent()
        {
            laws.insert(key, Rc::clone(&law));
        }
        law
    }

    /// The law of `times` repeats folded: the states after each repeat, equal ones merged.
    fn fold<S: State, T: State>(
        &mut self,
        times: u32,
        from: S,
        one: &impl Fn(&mut Self) -> T,
        add_one: &impl Fn(S, T) -> S,
    ) -> Law<S> {
        let one = self.enumerate(one);
        let mut states = Merged::new();
        states.add(from, &Weight::ONE);
        for _ in 0..times {
            let mut next = Merged::new();
            for (state, weight) in states.rows() {
                self.meter.charge(one.rows().len());
                self.meter.hold(next.len());
                if self.meter.spent() {
                    return Law::from_rows(Vec::new());
                }
                for (value, ways) in one.rows() {
                    let after = add_one(state.clone(), value.clone());
                    next.add(after, &weight.times(ways));
                }
            }
            states = next;
        }
        Law::from_rows(states.into_rows())
    }
}

impl<N> Dice for Walk<N> {
    type Note = N;

    fn die(&mut self, sides: Sides) -> u32 {
        let way = self.even(sides.get() as usize);
        u32::try_from(way).unwrap_or(0) + 1
    }

    fn face(&mut self, faces: &[i64]) -> i64 {
        faces[self.even(faces.len())]
    }

    fn card(&mut self, left: &[Card]) -> Card {
        left[self.even(left.len())]
    }

    fn known<T: State>(
        &mut self,
        law: impl FnOnce() -> Law<T>,
        part: impl Fn(&mut Self) -> T,
    ) -> T {
        if self.merges
            && !self.meter.spent()
            && let Some(outcome) = self.outcome(|_| Rc::new(law()))
        {
            return outcome;
        }
        part(self)
    }

    fn lawful(
        &mut self,
        law: impl FnOnce(&mut Meter) -> Option<Law<i64>>,
        draw: impl FnOnce(&mut Self) -> i64,
    ) -> i64 {
        if self.merges
            && !self.meter.spent()
            && let Some(number) = self.outcome(|walk| {
                let law = law(&mut walk.meter);
                if law.is_none() {
                    walk.meter.give_up();
                }
                Rc::new(law.unwrap_or_else(|| Law::from_rows(Vec::new())))
            })
        {
            return number;
        }
        draw(self)
    }

    fn bound(&self, most: i64) -> i64 {
        most
    }

    fn tally<S: State, T: State>(
        &mut self,
        times: u32,
        from: S,
        one: impl Fn(&mut Self) -> T,
        add: impl Fn(S, T) -> S,
    ) -> S {
        if self.merges
            && !self.meter.spent()
            && let Some(state) =
                self.outcome(|walk| Rc::new(walk.fold(times, from.clone(), &one, &add)))
        {
            return state;
        }
        (0..times).fold(from, |sum, _| add(sum, one(self)))
    }

    fn chain_within<S: State, T: State>(
        &mut self,
        limit: u32,
        from: S,
        step: impl Fn(&mut Self, S) -> Step<S, T>,
        endless: impl Fn(S) -> T,
    ) -> Ended<T> {
        if self.merges
            && !self.meter.spent()
            && let Some(end) = self.outcome(|walk| Rc::new(walk.absorb(&from, &step, &endless)))
        {
            return Ended { end, rounds: None };
        }
        loop_chain(self, limit, from, step, endless)
    }

    fn pool(&mut self, pool: &Pool) -> i64 {
        if self.merges
            && !self.meter.spent()
            && let Some(total) = self.outcome(|walk| Rc::new(pool.law(&mut walk.meter)))
        {
            return total;
        }
        let mut faces = PoolFaces::new(pool);
        for _ in 0..pool.count {
            faces.push(self.die(pool.sides));
        }
        faces.total()
    }

    fn keyed_part<K: State, T: State>(&mut self, key: K, part: impl Fn(&mut Self) -> T) -> T {
        if self.merges
            && !self.meter.spent()
            && let Some(outcome) = self.outcome(|walk| walk.recall(key, &part))
        {
            return outcome;
        }
        part(self)
    }

    fn aside<T>(&mut self, _value: impl FnOnce() -> T) -> Option<T> {
        None
    }

    fn note(&mut self, _fact: impl FnOnce() -> N) {}
}

impl Ways {
    fn len(&self) -> usize {
        match self {
            Self::Even(count) => *count,
            Self::Law(law) => law.len(),
        }
    }
}

/// What part of all paths lies behind this one, the path itself included, as far as its own branches tell.
#[expect(clippy::cast_precision_loss, reason = "a forecast")]
fn part_done(path: &[Branch]) -> f64 {
    let (mut done, mut share) = (0.0, 1.0);
    for branch in path {
        share /= branch.ways.len() as f64;
        done += share * branch.taken as f64;
    }
    done + share
}

impl<N> fmt::Debug for Walk<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Walk")
            .field("merges", &self.merges)
            .field("depth", &self.depth)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_keyed_part_is_worked_out_once_for_each_key() {
        let runs = Cell::new(0);
        let rule = |dice: &mut Walk<()>| {
            let first = dice.die(Sides::D6);
            let even = first % 2;
            first
                + dice.keyed_part(even, |dice| {
                    runs.set(runs.get() + 1);
                    dice.die(Sides::D4) * (even + 1)
                })
        };
        let law = Walk::new(Budget::default()).law(rule).expect("cheap");
        assert_eq!(runs.get(), 8, "four faces for each of two keys");
        let slow = Walk::unmerged(Budget::default()).law(rule).expect("cheap");
        assert_eq!(law.chance(|sum| *sum == 3), slow.chance(|sum| *sum == 3));
        assert_eq!(law.rows().len(), slow.rows().len());
    }

    #[test]
    fn an_aside_is_for_one_roll() {
        assert_eq!(Walk::<()>::new(Budget::default()).aside(|| 1), None);
        assert_eq!(
            crate::dice::Script::<()>::new(Vec::<i64>::new()).aside(|| 1),
            Some(1)
        );
    }
}
