//! An expression drawn from a source of dice, in the order written.

use super::expression::Expression;
use super::node::{Function, Link, Node, Pick, Sign};
use super::span::floor;
use super::story::Told;
use super::throw::Mark;
use super::{Failed, Mishap, pool};
use crate::dice::{Dice, Meter, Pool, PoolFaces};
use crate::rules::{Fact, Term};

/// Whoever draws: the source, how many dice the line may still roll, and what is told of them.
pub(super) struct Hand<'h, D> {
    pub(super) dice: &'h mut D,
    left: u32,
    pub(super) told: Option<Told>,
}

impl Expression {
    /// Draws its dice in the order written. Told under `label`, if there is anything to tell. Of an expression that
    /// [may fail](Self::may_fail), 0 where it does.
    pub fn draw<D: Dice<Note = Fact>>(&self, dice: &mut D, label: Term) -> i64 {
        let one = |dice: &mut D| {
            self.try_draw(dice, label, &mut Pool::MOST.clone())
                .unwrap_or(0)
        };
        if !self.has_dice() {
            return one(dice);
        }
        // What a cut left out would be told as nothing.
        let law = |meter: &mut Meter| self.law(meter).filter(|law| !law.is_cut());
        dice.lawful(|meter| law(meter).map(|law| law.to_law()), one)
    }

    /// Draws its dice in the order written; `left` is how many the line may still roll.
    ///
    /// # Errors
    /// What keeps this roll from coming to a value.
    pub(super) fn try_draw<D: Dice<Note = Fact>>(
        &self,
        dice: &mut D,
        label: Term,
        left: &mut u32,
    ) -> Result<i64, Failed> {
        if !dice.listens() {
            let mut hand = Hand {
                dice,
                left: *left,
                told: None,
            };
            let value = hand.node(&self.node);
            *left = hand.left;
            return value;
        }
        let mut hand = Hand {
            dice,
            left: *left,
            told: Some(Told::default()),
        };
        let value = hand.whole(&self.node)?;
        *left = hand.left;
        let told = hand.told.take().unwrap_or_default();
        if let Some(row) = told.row(label, value, self) {
            dice.note(|| row.fact());
        }
        Ok(value)
    }
}

impl<D: Dice<Note = Fact>> Hand<'_, D> {
    /// So many dice more.
    pub(super) fn take(&mut self, count: u32, mark: Mark) -> Result<(), Failed> {
        self.left = self
            .left
            .checked_sub(count)
            .ok_or_else(|| Mishap::TooManyDice.at(mark))?;
        Ok(())
    }

    /// A chain was stopped.
    pub(super) fn chain_stopped(&mut self) {
        if let Some(told) = &mut self.told {
            told.stopped = true;
        }
    }

    fn tell(&mut self, what: impl FnOnce(&mut Told)) {
        if let Some(told) = &mut self.told {
            what(told);
        }
    }

    /// The whole expression: the parts of a sum stand in cells of their own.
    fn whole(&mut self, node: &Node) -> Result<i64, Failed> {
        let Node::Sum(parts) = node else {
            self.tell(|told| told.alone = matches!(node, Node::Throw(_)));
            return self.node(node);
        };
        let mut total = 0;
        for (place, (sign, part)) in parts.iter().enumerate() {
            self.tell(|told| told.next_part(*sign, part, place));
            total += signed(*sign, self.part(part)?);
        }
        Ok(total)
    }

    /// A part of a sum of cells; a number among them was told with its sign.
    fn part(&mut self, part: &Node) -> Result<i64, Failed> {
        match part.number() {
            Some(number) => Ok(number),
            None => self.node(part),
        }
    }

    /// An expression that stands for a number of dice, in parentheses.
    pub(super) fn inner(&mut self, node: &Node) -> Result<i64, Failed> {
        let value = self.node(node)?;
        if node.has_dice() {
            self.tell(Told::arrow);
        } else {
            self.tell(Told::forget_number);
        }
        Ok(value)
    }

    pub(super) fn node(&mut self, node: &Node) -> Result<i64, Failed> {
        match node {
            Node::Number(number) | Node::Named(_, number) => {
                self.tell(|told| told.number(*number));
                Ok(*number)
            }
            Node::Pool(pool) => self.pool(pool),
            Node::Throw(throw) => {
                let outcome = pool::roll(throw, self)?;
                self.tell(|told| told.throw(throw, &outcome));
                Ok(outcome.total)
            }
            Node::Sum(parts) => self.sum(parts),
            Node::Product(parts) => self.product(parts),
            Node::Pick(pick) => self.pick(pick),
        }
    }

    fn pool(&mut self, pool: &Pool) -> Result<i64, Failed> {
        self.take(pool.count, Mark::default())?;
        if self.told.is_none() {
            return Ok(self.dice.pool(pool));
        }
        let mut faces = PoolFaces::new(pool);
        for _ in 0..pool.count {
            faces.push(self.dice.die(pool.sides));
        }
        let total = faces.total();
        self.tell(|told| told.pool(pool, &faces));
        Ok(total)
    }

    fn sum(&mut self, parts: &[(Sign, Node)]) -> Result<i64, Failed> {
        if self.told.is_none() {
            return parts.iter().try_fold(0, |sum, (sign, part)| {
                Ok(sum + signed(*sign, self.node(part)?))
            });
        }
        self.tell(|told| told.open(parts.len()));
        let total = self.bare_sum(parts)?;
        self.tell(|told| told.close(parts.len()));
        Ok(total)
    }

    /// A sum that needs no parentheses to be told.
    fn bare_sum(&mut self, parts: &[(Sign, Node)]) -> Result<i64, Failed> {
        let mut total = 0;
        for (place, (sign, part)) in parts.iter().enumerate() {
            self.tell(|told| told.sign(*sign, place));
            total += signed(*sign, self.node(part)?);
        }
        Ok(total)
    }

    fn product(&mut self, parts: &[(Link, Node)]) -> Result<i64, Failed> {
        let mut value = 1;
        for (place, (link, part)) in parts.iter().enumerate() {
            self.tell(|told| told.link(*link, place));
            let right = self.node(part)?;
            match link {
                Link::Times => value *= right,
                Link::Over(mark) => {
                    let rounded = value.checked_rem(right).is_some_and(|rest| rest != 0);
                    self.tell(|told| told.rounded |= rounded);
                    value = floor(value, right).ok_or_else(|| Mishap::ZeroDivision.at(*mark))?;
                }
            }
        }
        Ok(value)
    }

    fn pick(&mut self, pick: &Pick) -> Result<i64, Failed> {
        self.tell(|told| told.call(pick.function));
        let mut values = Vec::with_capacity(pick.from.len());
        for (place, node) in pick.from.iter().enumerate() {
            self.tell(|told| told.between(place));
            values.push(match node {
                Node::Sum(parts) => self.bare_sum(parts)?,
                _ => self.node(node)?,
            });
        }
        self.tell(Told::end_call);
        let count = values.len();
        let chosen = match pick.function {
            Function::Abs => return Ok(values.first().map_or(0, |value| value.abs())),
            Function::Max => count - 1..count,
            Function::Min => 0..1,
            Function::Best(take) => count - count.min(take as usize)..count,
            Function::Worst(take) => 0..count.min(take as usize),
        };
        values.sort_unstable();
        Ok(values[chosen].iter().sum())
    }
}

const fn signed(sign: Sign, value: i64) -> i64 {
    match sign {
        Sign::Plus => value,
        Sign::Minus => -value,
    }
}
