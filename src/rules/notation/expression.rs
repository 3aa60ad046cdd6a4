//! An expression of dice and numbers, and how it is drawn from a source.

use super::Word;
use crate::dice::{Dice, Pool, PoolFaces};
use crate::rules::{Bit, Common, Fact, Refusal, Row, Term};
use std::fmt::{self, Write};

/// Whether a part of a sum is added or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// Added.
    Plus,
    /// Taken away.
    Minus,
}

/// Dice and numbers added up. Every value it can take fits 64 bits, and it rolls at most [`Pool::MOST`] dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expression {
    parts: Vec<(Sign, Part)>,
    /// The least and the greatest value it can take.
    span: (i64, i64),
}

/// One part of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A number.
    Number(i64),
    /// Equal dice, some of them kept.
    Pool(Pool),
}

impl Part {
    fn span(self) -> Option<(i64, i64)> {
        match self {
            Self::Number(number) => Some((number, number)),
            Self::Pool(pool) => {
                let kept = i64::from(pool.kept());
                Some((kept, kept.checked_mul(i64::from(pool.sides.get()))?))
            }
        }
    }

    const fn dice(self) -> u32 {
        match self {
            Self::Number(_) => 0,
            Self::Pool(pool) => pool.count,
        }
    }
}

impl Expression {
    /// The sum of these parts.
    ///
    /// # Errors
    /// More dice than a line may roll, or a value that could pass 64 bits.
    pub fn sum(parts: Vec<(Sign, Part)>) -> Result<Self, Refusal> {
        let dice: u64 = parts.iter().map(|(_, part)| u64::from(part.dice())).sum();
        if dice > u64::from(Pool::MOST) {
            return Err(Refusal::Limit(
                Word::TooManyDice.into(),
                vec![i64::from(Pool::MOST)],
            ));
        }
        let span = Self::span_of(&parts)
            .ok_or_else(|| Refusal::Limit(Word::NumberTooLarge.into(), Vec::new()))?;
        Ok(Self { parts, span })
    }

    /// One number.
    pub fn number(number: i64) -> Self {
        Self {
            parts: vec![(Sign::Plus, Part::Number(number))],
            span: (number, number),
        }
    }

    fn span_of(parts: &[(Sign, Part)]) -> Option<(i64, i64)> {
        parts
            .iter()
            .try_fold((0_i64, 0_i64), |(least, most), (sign, part)| {
                let (low, high) = part.span()?;
                match sign {
                    Sign::Plus => Some((least.checked_add(low)?, most.checked_add(high)?)),
                    Sign::Minus => Some((least.checked_sub(high)?, most.checked_sub(low)?)),
                }
            })
    }

    /// The least value.
    pub const fn least(&self) -> i64 {
        self.span.0
    }

    /// The greatest value.
    pub const fn most(&self) -> i64 {
        self.span.1
    }

    /// Whether it has any dice.
    pub fn has_dice(&self) -> bool {
        self.parts
            .iter()
            .any(|(_, part)| matches!(part, Part::Pool(_)))
    }

    /// The number it is, where it has no dice.
    pub fn constant(&self) -> Option<i64> {
        (!self.has_dice()).then_some(self.span.0)
    }

    /// Draws its dice in the order written and adds up. Told under `label`, if there is anything to tell.
    pub fn draw<D: Dice<Note = Fact>>(&self, dice: &mut D, label: Term) -> i64 {
        if dice.listens() && self.has_dice() {
            return self.draw_and_tell(dice, label);
        }
        draw_parts(&self.parts, dice)
    }

    fn draw_and_tell<D: Dice<Note = Fact>>(&self, dice: &mut D, label: Term) -> i64 {
        let mut row = Row::new(label);
        let mut total = 0;
        for (place, (sign, part)) in self.parts.iter().enumerate() {
            let (value, mut bits) = match part {
                Part::Number(number) => (*number, Vec::new()),
                Part::Pool(pool) => {
                    let mut faces = PoolFaces::new(pool);
                    for _ in 0..pool.count {
                        faces.push(dice.die(pool.sides));
                    }
                    let bits = vec![Bit::Pool(*pool), Bit::marked(&faces.marked())];
                    (faces.total(), bits)
                }
            };
            let signed = signed(*sign, value);
            total += signed;
            match (bits.is_empty(), place) {
                (true, 0) => bits.push(Bit::Number(signed)),
                (true, _) => bits.push(Bit::Signed(signed)),
                (false, _) if *sign == Sign::Minus => bits.insert(0, Bit::Minus),
                (false, 0) => {}
                (false, _) => bits.insert(0, Bit::Plus),
            }
            row = row.cell(bits);
        }
        dice.note(|| row.cell([Bit::Equals, Bit::Number(total)]).fact());
        total
    }
}

/// The sum of these parts. Halves are parts of their own, so that exact odds merge equal sums as they go.
fn draw_parts<D: Dice>(parts: &[(Sign, Part)], dice: &mut D) -> i64 {
    match parts {
        [] => 0,
        [(sign, Part::Number(number))] => signed(*sign, *number),
        [(sign, Part::Pool(pool))] => signed(*sign, dice.pool(pool)),
        _ => {
            let (left, right) = parts.split_at(parts.len() / 2);
            let merge = |half: &[(Sign, Part)], dice: &mut D| {
                if half.len() > 1 {
                    dice.part(|dice| draw_parts(half, dice))
                } else {
                    draw_parts(half, dice)
                }
            };
            merge(left, dice) + merge(right, dice)
        }
    }
}

const fn signed(sign: Sign, value: i64) -> i64 {
    match sign {
        Sign::Plus => value,
        Sign::Minus => -value,
    }
}

/// The row label of plain dice.
pub(super) const LABEL: Term = Term::Common(Common::Dice);

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (sign, part)) in self.parts.iter().enumerate() {
            match (sign, place) {
                (Sign::Minus, _) => f.write_char('-')?,
                (Sign::Plus, 0) => {}
                (Sign::Plus, _) => f.write_char('+')?,
            }
            match part {
                Part::Number(number) => write!(f, "{number}")?,
                Part::Pool(pool) => write!(f, "{pool}")?,
            }
        }
        Ok(())
    }
}
