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

/// The different parts of a sum in the order written, and how often each comes. What is written alike is alike.
fn alike(parts: &[(Sign, Node)]) -> Vec<(Sign, &Node, u32)> {
    let mut places: BTreeMap<(Sign, String), usize> = BTreeMap::new();
    let mut groups: Vec<(Sign, &Node, u32)> = Vec::new();
    for (sign, part) in parts {
        let place = *places
            .entry((*sign, part.to_string()))
            .or_insert(groups.len());
        match groups.get_mut(place) {
            Some((.., times)) => *times += 1,
            None => groups.push((*sign, part, 1)),
        }
    }
    groups
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

    /// Equal parts are worked out once and added up together: whoever types `1d6+1d6` means 2d6.
    fn sum(&mut self, parts: &[(Sign, Node)]) -> Lawful {
        let mut sum: Option<Curve> = None;
        for (sign, part, times) in alike(parts) {
            let curve = self.node(part)?;
            let curve = match curve.constant() {
                Some(_) => curve.times(times.into()),
                None => within(curve.repeated(times, self.meter))?,
            };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Budget;
    use crate::rules::notation::Expression;

    fn dice(count: u32, sides: Sides) -> Expression {
        Expression::pool(Pool::new(count, sides)).expect("few dice")
    }

    fn law(expression: &Expression) -> Vec<(i64, Weight)> {
        let mut meter = Meter::new(Budget::BOUNDLESS);
        let mut solver = Solver {
            meter: &mut meter,
            reach: 0,
        };
        let Ok(curve) = solver.node(&expression.node) else {
            panic!("{expression} has no law");
        };
        curve.reduced().rows().collect()
    }

    /// The sum of so many equal terms, each with this sign, behind a first one.
    fn chain(first: Expression, sign: Sign, term: &Expression, times: u32) -> Expression {
        (0..times).fold(first, |sum, _| {
            sum.plus(sign, term.clone()).expect("a small sum")
        })
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn equal_terms_are_as_many_dice() {
        let one = dice(1, Sides::D6);
        let long = chain(one.clone(), Sign::Plus, &one, 1_999);
        let Node::Sum(parts) = &long.node else {
            panic!("{long} is no sum");
        };
        assert_eq!(alike(parts).len(), 1);
        assert_eq!(law(&long), law(&dice(2_000, Sides::D6)));
    }

    #[test]
    fn terms_taken_away_are_told_from_those_added() {
        let (one, number) = (dice(1, Sides::D6), Expression::number(3));
        let sum = chain(dice(2, Sides::D6), Sign::Minus, &one, 3);
        let sum = chain(sum, Sign::Plus, &number, 2);
        let sum = chain(sum, Sign::Plus, &one, 2);
        let short = dice(4, Sides::D6).plus(Sign::Minus, dice(3, Sides::D6));
        let short = short.and_then(|dice| dice.plus(Sign::Plus, Expression::number(6)));
        assert_eq!(law(&sum), law(&short.expect("a small sum")));
    }
}
