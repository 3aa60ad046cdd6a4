//! An expression of dice and numbers: a tree that can be drawn, with what is known of it before anything is rolled.

use super::node::{Function, Link, Node, Pick, Sign};
use super::span::{corners, floor, reach, span_of, span_of_pick};
use super::throw::{Amount, Die, Drawn, Mark, Modifier, Throw, never_stops};
use super::{Mishap, Word};
use crate::dice::{Pool, Sides};
use crate::rules::Refusal;
use std::fmt;

/// Dice and numbers put together. Every value it can take fits 64 bits, and the dice it is sure to roll are at most
/// [`Pool::MOST`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expression {
    pub(super) node: Node,
    /// The least and the greatest value it can take.
    span: (i64, i64),
    /// How many dice it rolls at least.
    dice: u32,
    /// Whether it rolls without a bound.
    endless: bool,
    /// Whether some roll of it may come to no value.
    may_fail: bool,
}

/// A part of a plain sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Summand {
    /// A number, named or not.
    Number(i64),
    /// Numbered dice, some of them kept.
    Pool(Pool),
}

impl Summand {
    const fn of(node: &Node) -> Option<Self> {
        match node {
            Node::Number(number) | Node::Named(_, number) => Some(Self::Number(*number)),
            Node::Pool(pool) => Some(Self::Pool(*pool)),
            _ => None,
        }
    }
}

impl Expression {
    /// One number.
    pub const fn number(number: i64) -> Self {
        Self {
            node: Node::Number(number),
            span: (number, number),
            dice: 0,
            endless: false,
            may_fail: false,
        }
    }

    /// One number that is written by its name.
    pub fn named(name: &str, number: i64) -> Self {
        Self {
            node: Node::Named(name.into(), number),
            ..Self::number(number)
        }
    }

    /// Dice of one kind.
    ///
    /// # Errors
    /// More dice than a line may roll, a die that can never stop, or a value that could pass 64 bits.
    pub fn throw(throw: Throw) -> Result<Self, Refusal> {
        let (least, most) = match &throw.count {
            Amount::Fixed(count) => (*count, *count),
            Amount::Drawn(drawn) => drawn
                .counts()
                .ok_or_else(|| Refusal::range(&(0..=i64::from(Pool::MOST))))?,
        };
        if least > Pool::MOST {
            return Err(too_many());
        }
        let sure = match &throw.die {
            Die::Sides(sides) => never_stops(&throw.modifiers, Some(*sides), &[]),
            Die::Drawn(_) => false,
            Die::Fudge | Die::Faces(_) => never_stops(
                &throw.modifiers,
                None,
                throw.die.listed().unwrap_or_default(),
            ),
        };
        if sure {
            return Err(Refusal::Forbidden(Word::NeverStops.into(), Vec::new()));
        }
        let endless = throw.modifiers.iter().any(Modifier::is_endless);
        let may_fail =
            throw.may_fail(most) || u64::from(most) * reach(&throw) > u64::from(Pool::MOST);
        let span = span_of(&throw, least, most).ok_or_else(too_large)?;
        let node = match throw.as_pool() {
            Some(pool) => Node::Pool(pool),
            None => Node::Throw(Box::new(throw)),
        };
        Ok(Self {
            node,
            span,
            dice: least,
            endless,
            may_fail,
        })
    }

    /// Numbered dice, some of them kept.
    ///
    /// # Errors
    /// More dice than a line may roll, or a value that could pass 64 bits.
    pub fn pool(pool: Pool) -> Result<Self, Refusal> {
        if pool.count > Pool::MOST {
            return Err(too_many());
        }
        let kept = i64::from(pool.kept());
        Ok(Self {
            node: Node::Pool(pool),
            span: (
                kept,
                kept.checked_mul(pool.sides.get().into())
                    .ok_or_else(too_large)?,
            ),
            dice: pool.count,
            endless: false,
            may_fail: false,
        })
    }

    /// The sum of this and another expression, or their difference.
    ///
    /// # Errors
    /// More dice than a line may roll, or a value that could pass 64 bits.
    pub fn plus(mut self, sign: Sign, other: Self) -> Result<Self, Refusal> {
        let (low, high) = match sign {
            Sign::Plus => (
                self.span.0.checked_add(other.span.0),
                self.span.1.checked_add(other.span.1),
            ),
            Sign::Minus => (
                self.span.0.checked_sub(other.span.1),
                self.span.1.checked_sub(other.span.0),
            ),
        };
        let span = low.zip(high).ok_or_else(too_large)?;
        self.join(span, &other)?;
        self.node = match (self.node, other.node) {
            (Node::Sum(mut parts), right) => {
                parts.push((sign, right));
                Node::Sum(parts)
            }
            (left, right) => Node::Sum(vec![(Sign::Plus, left), (sign, right)]),
        };
        Ok(self)
    }

    /// The same with the other sign.
    ///
    /// # Errors
    /// A value that could pass 64 bits.
    pub fn negated(mut self) -> Result<Self, Refusal> {
        let span = self.span.1.checked_neg().zip(self.span.0.checked_neg());
        self.span = span.ok_or_else(too_large)?;
        self.node = match self.node {
            Node::Number(_) => Node::Number(self.span.0),
            node => Node::Sum(vec![(Sign::Minus, node)]),
        };
        Ok(self)
    }

    /// The product of both.
    ///
    /// # Errors
    /// More dice than a line may roll, or a value that could pass 64 bits.
    pub fn times(mut self, other: Self) -> Result<Self, Refusal> {
        let span = corners(self.span, other.span, i64::checked_mul).ok_or_else(too_large)?;
        self.join(span, &other)?;
        self.node = product(self.node, Link::Times, other.node);
        Ok(self)
    }

    /// The quotient of both, rounded down; `mark` is where the divisor stands.
    ///
    /// # Errors
    /// A divisor that is always 0, more dice than a line may roll, or a value that could pass 64 bits.
    pub fn over(mut self, other: Self, mark: Mark) -> Result<Self, Refusal> {
        let (low, high) = other.span;
        if (low, high) == (0, 0) {
            return Err(Mishap::ZeroDivision.refusal());
        }
        let divisors = [(low, high.min(-1)), (low.max(1), high)];
        let spans = divisors
            .into_iter()
            .filter(|(low, high)| low <= high)
            .map(|divisor| corners(self.span, divisor, |a, b| (b != 0).then(|| floor(a, b))?));
        let span = spans
            .reduce(|a, b| Some((a?.0.min(b?.0), a?.1.max(b?.1))))
            .flatten()
            .ok_or_else(too_large)?;
        self.join(span, &other)?;
        self.may_fail |= low <= 0 && high >= 0;
        self.node = product(self.node, Link::Over(mark), other.node);
        Ok(self)
    }

    /// A function over expressions, of which there is at least one.
    ///
    /// # Errors
    /// More dice than a line may roll, or a value that could pass 64 bits.
    pub fn pick(function: Function, from: Vec<Self>) -> Result<Self, Refusal> {
        let spans: Vec<(i64, i64)> = from.iter().map(|one| one.span).collect();
        let span = span_of_pick(function, &spans).ok_or_else(too_large)?;
        let mut all = Self::number(0);
        let mut nodes = Vec::with_capacity(from.len());
        for one in from {
            all.join(span, &one)?;
            nodes.push(one.node);
        }
        all.node = Node::Pick(Box::new(Pick {
            function,
            from: nodes,
        }));
        Ok(all)
    }

    /// Takes on what the other adds to what is known; `span` is that of both together.
    fn join(&mut self, span: (i64, i64), other: &Self) -> Result<(), Refusal> {
        self.dice = self.dice.saturating_add(other.dice);
        self.endless |= other.endless;
        self.may_fail |= other.may_fail;
        self.span = span;
        if self.dice > Pool::MOST {
            return Err(too_many());
        }
        Ok(())
    }

    /// Its parts in the order written, where it is nothing but plain dice and numbers added up.
    pub fn summands(&self) -> Option<Vec<(Sign, Summand)>> {
        let parts = match &self.node {
            Node::Sum(parts) => parts.as_slice(),
            node => return Some(vec![(Sign::Plus, Summand::of(node)?)]),
        };
        parts
            .iter()
            .map(|(sign, node)| Some((*sign, Summand::of(node)?)))
            .collect()
    }

    /// The least value.
    pub const fn least(&self) -> i64 {
        self.span.0
    }

    /// The greatest value. A die that explodes without end counts as often as a roll lets it.
    pub const fn most(&self) -> i64 {
        self.span.1
    }

    /// Whether it has any dice.
    pub fn has_dice(&self) -> bool {
        self.node.has_dice()
    }

    /// Whether a number in it is written by its name.
    pub fn has_names(&self) -> bool {
        self.node.has_names()
    }

    /// The number it is, where it has no dice.
    pub fn constant(&self) -> Option<i64> {
        (!self.has_dice()).then_some(self.span.0)
    }

    /// Whether it rolls without a bound: dice that explode.
    pub const fn is_endless(&self) -> bool {
        self.endless
    }

    /// Whether some roll of it may come to no value: a count below 0, a division by 0, too many dice. Only a line that can
    /// say so takes such an expression.
    pub const fn may_fail(&self) -> bool {
        self.may_fail
    }

    /// Whether it says how many dice match rather than what they show.
    pub fn counts(&self) -> bool {
        self.node.counts()
    }

    /// As a number that something else needs; `mark` is where it stands.
    pub fn drawn(self, mark: Mark) -> Drawn {
        Drawn {
            node: self.node,
            span: self.span,
            mark,
        }
    }
}

impl Drawn {
    /// The least and the greatest number of dice it can stand for; `None` where every value is below 0.
    pub(super) fn counts(&self) -> Option<(u32, u32)> {
        let count = |number: i64| u32::try_from(number.max(0)).unwrap_or(u32::MAX);
        (self.span.1 >= 0).then(|| (count(self.span.0), count(self.span.1)))
    }
}

impl Throw {
    /// Whether some roll may come to no value, `most` being the most dice it can ask for.
    fn may_fail(&self, most: u32) -> bool {
        let inner = |drawn: &Drawn, least: i64, most: i64| {
            drawn.span.0 < least || drawn.span.1 > most || drawn.node.may_fail()
        };
        let count = match &self.count {
            Amount::Fixed(_) => false,
            Amount::Drawn(drawn) => inner(drawn, 0, Pool::MOST.into()),
        };
        let die = match &self.die {
            Die::Drawn(drawn) => {
                inner(drawn, 1, Sides::MOST.into())
                    || self.modifiers.iter().any(Modifier::is_endless)
            }
            _ => false,
        };
        let kept = self.modifiers.iter().any(|modifier| match modifier {
            Modifier::Keep(_, Amount::Drawn(drawn)) => inner(drawn, 1, u32::MAX.into()),
            _ => false,
        });
        count || die || kept || most > Pool::MOST
    }
}

impl Node {
    /// Whether some roll may come to no value. Asked only of expressions that stand for a number of dice.
    fn may_fail(&self) -> bool {
        match self {
            Self::Number(_) | Self::Named(..) | Self::Pool(_) => false,
            Self::Throw(_) => true,
            Self::Sum(parts) => parts.iter().any(|(_, part)| part.may_fail()),
            Self::Product(parts) => parts
                .iter()
                .any(|(link, part)| *link != Link::Times || part.may_fail()),
            Self::Pick(pick) => pick.from.iter().any(Self::may_fail),
        }
    }
}

fn product(left: Node, link: Link, right: Node) -> Node {
    let mut parts = match left {
        Node::Product(parts) => parts,
        left => vec![(Link::Times, left)],
    };
    parts.push((link, right));
    Node::Product(parts)
}

fn too_many() -> Refusal {
    Mishap::TooManyDice.refusal()
}

fn too_large() -> Refusal {
    Refusal::Limit(Word::NumberTooLarge.into(), Vec::new())
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.node.fmt(f)
    }
}
