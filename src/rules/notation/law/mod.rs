//! The exact law of an expression. Its dice are independent of each other, so the law of each part is worked out by itself
//! and put together with the others; no roll is ever tried.

mod chains;
mod die;
mod pool;

use super::node::{Function, Link, Node, Pick, Sign};
use super::throw::{Amount, Die, Drawn, Modifier, Throw, never_stops};
use super::{Failed, Mishap};
use crate::dice::{Curve, Meter, Pool, Sides, Weight};
use std::collections::BTreeMap;

/// Why there is no law.
pub(super) enum Lawless {
    /// It would take more than the budget, or nobody knows how.
    OverBudget,
    /// Some roll comes to no value.
    Failed(Failed),
}

impl From<Failed> for Lawless {
    fn from(failed: Failed) -> Self {
        Self::Failed(failed)
    }
}

/// Whoever works out laws: against a budget, and as far as somebody asks about.
pub(super) struct Solver<'m> {
    pub(super) meter: &'m mut Meter,
    /// Laws without end are listed at least so far past their least value.
    pub(super) reach: i64,
}

type Lawful = Result<Curve, Lawless>;

/// What was worked out, if the budget allowed it.
pub(super) fn within(curve: Option<Curve>) -> Lawful {
    curve.ok_or(Lawless::OverBudget)
}

impl Solver<'_> {
    pub(super) fn node(&mut self, node: &Node) -> Lawful {
        match node {
            Node::Number(number) | Node::Named(_, number) => Ok(Curve::certain(*number)),
            Node::Pool(pool) => self.plain_pool(pool),
            Node::Throw(throw) => self.throw(throw),
            Node::Sum(parts) => self.sum(parts),
            Node::Product(parts) => self.product(parts),
            Node::Pick(pick) => self.pick(pick),
        }
    }

    fn plain_pool(&mut self, pool: &Pool) -> Lawful {
        within(Curve::of_kept(
            pool.count,
            pool.sides,
            pool.dropped(),
            self.meter,
        ))
    }

    fn sum(&mut self, parts: &[(Sign, Node)]) -> Lawful {
        let mut sum: Option<Curve> = None;
        for (sign, part) in parts {
            let curve = self.node(part)?;
            let curve = match sign {
                Sign::Plus => curve,
                Sign::Minus => curve.negated(),
            };
            sum = Some(match sum {
                None => curve,
                Some(sum) => within(sum.plus(&curve, self.meter))?,
            });
        }
        Ok(sum.unwrap_or_else(|| Curve::certain(0)))
    }

    fn product(&mut self, parts: &[(Link, Node)]) -> Lawful {
        let mut product = Curve::certain(1);
        for (link, part) in parts {
            let curve = self.node(part)?;
            product = match link {
                Link::Times => match (product.constant(), curve.constant()) {
                    (Some(number), _) => curve.times(number),
                    (_, Some(number)) => product.times(number),
                    _ => within(product.pairs(&curve, self.meter, i64::wrapping_mul))?,
                },
                Link::Over(mark) => {
                    if curve.has(0) {
                        return Err(Mishap::ZeroDivision.at(*mark).into());
                    }
                    let quotient = |a, b| super::span::floor(a, b).unwrap_or(0);
                    match curve.constant() {
                        Some(number) => product.map(|value| quotient(value, number)),
                        None => within(product.pairs(&curve, self.meter, quotient))?,
                    }
                }
            };
        }
        Ok(product)
    }

    fn pick(&mut self, pick: &Pick) -> Lawful {
        let mut curves = Vec::with_capacity(pick.from.len());
        for node in &pick.from {
            curves.push(self.node(node)?);
        }
        let count = u32::try_from(curves.len()).unwrap_or(u32::MAX);
        let mut curves = curves.into_iter();
        let Some(first) = curves.next() else {
            return Ok(Curve::certain(0));
        };
        match pick.function {
            Function::Abs => Ok(first.map(i64::wrapping_abs)),
            Function::Max | Function::Best(1) => curves.try_fold(first, |greatest, curve| {
                within(greatest.greater(&curve, self.meter))
            }),
            Function::Min | Function::Worst(1) => curves.try_fold(first, |least, curve| {
                within(least.lesser(curve, self.meter))
            }),
            Function::Best(take) | Function::Worst(take) if take >= count => {
                curves.try_fold(first, |sum, curve| within(sum.plus(&curve, self.meter)))
            }
            Function::Best(take) => self.best(take, first, curves),
            Function::Worst(take) => {
                let mirrored = curves.map(Curve::negated);
                Ok(self.best(take, first.negated(), mirrored)?.negated())
            }
        }
    }

    /// The sum of the highest so many: value by value, the highest so far are all that matters.
    fn best(&mut self, take: u32, first: Curve, others: impl Iterator<Item = Curve>) -> Lawful {
        let mut states: BTreeMap<Vec<i64>, Weight> = BTreeMap::from([(Vec::new(), Weight::ONE)]);
        let mut total = Weight::ONE;
        for curve in std::iter::once(first).chain(others) {
            if curve.is_cut() {
                return Err(Lawless::OverBudget);
            }
            total = total.times(curve.total());
            let rows: Vec<(i64, Weight)> = curve.rows().collect();
            let mut next: BTreeMap<Vec<i64>, Weight> = BTreeMap::new();
            if !self.meter.affords_pairs(states.len(), rows.len()) {
                return Err(Lawless::OverBudget);
            }
            for (state, weight) in &states {
                for (value, ways) in &rows {
                    let mut state = state.clone();
                    let place = state.partition_point(|other| other >= value);
                    state.insert(place, *value);
                    state.truncate(take as usize);
                    let sum = next.entry(state).or_insert(Weight::ZERO);
                    *sum = sum.plus(&weight.times(ways));
                }
            }
            states = next;
        }
        let rows = states
            .into_iter()
            .map(|(state, weight)| (state.iter().sum(), weight));
        Ok(Curve::of_rows(rows.collect(), total))
    }

    /// A throw whose numbers dice may decide: each of them in turn, weighed.
    fn throw(&mut self, throw: &Throw) -> Lawful {
        if let Amount::Drawn(drawn) = &throw.count {
            return self.over_all(drawn, |solver, value| {
                if value < 0 {
                    return Err(Mishap::NegativeCount.at(drawn.mark).into());
                }
                let count = u32::try_from(value).unwrap_or(u32::MAX);
                if count > Pool::MOST {
                    return Err(Mishap::TooManyDice.at(drawn.mark).into());
                }
                let mut fixed = throw.clone();
                fixed.count = Amount::Fixed(count);
                solver.throw(&fixed)
            });
        }
        if let Die::Drawn(drawn) = &throw.die {
            return self.over_all(drawn, |solver, value| {
                let sides = u32::try_from(value).ok().and_then(Sides::new);
                let sides = sides.ok_or_else(|| Mishap::NoSides.at(drawn.mark))?;
                if never_stops(&throw.modifiers, Some(sides), &[]) {
                    return Err(Mishap::NeverStops.at(drawn.mark).into());
                }
                let mut fixed = throw.clone();
                fixed.die = Die::Sides(sides);
                solver.throw(&fixed)
            });
        }
        let drawn =
            throw
                .modifiers
                .iter()
                .enumerate()
                .find_map(|(place, modifier)| match modifier {
                    Modifier::Keep(which, Amount::Drawn(drawn)) => Some((place, *which, drawn)),
                    _ => None,
                });
        if let Some((place, which, drawn)) = drawn {
            return self.over_all(drawn, |solver, value| {
                if value < 1 {
                    return Err(Mishap::KeepsNone.at(drawn.mark).into());
                }
                let count = u32::try_from(value).unwrap_or(u32::MAX);
                let mut fixed = throw.clone();
                fixed.modifiers[place] = Modifier::Keep(which, Amount::Fixed(count));
                solver.throw(&fixed)
            });
        }
        match throw.as_pool() {
            Some(pool) => self.plain_pool(&pool),
            None => self.fixed(throw),
        }
    }

    /// The law of something that depends on a number which dice decide.
    fn over_all(&mut self, drawn: &Drawn, law: impl Fn(&mut Self, i64) -> Lawful) -> Lawful {
        let number = self.node(&drawn.node)?;
        let mut parts = Vec::new();
        for (value, weight) in number.rows() {
            parts.push((weight, law(self, value)?));
        }
        within(Curve::mixed(&parts, number.total(), self.meter))
    }
}
