//! The tree of an expression, and how it is written out.

use super::Throw;
use super::throw::Mark;
use crate::dice::Pool;
use std::fmt::{self, Write};

/// Whether a part of a sum is added or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// Added.
    Plus,
    /// Taken away.
    Minus,
}

/// One place of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A number.
    Number(i64),
    /// A number that is written by its name.
    Named(Box<str>, i64),
    /// Equal numbered dice, some of them kept.
    Pool(Pool),
    /// Dice of any kind, with anything done to them.
    Throw(Box<Throw>),
    /// Parts added up; a single part that is taken away is a sign.
    Sum(Vec<(Sign, Node)>),
    /// Parts multiplied and divided from left to right, each quotient rounded down; the first is multiplied.
    Product(Vec<(Link, Node)>),
    /// One or several of some expressions.
    Pick(Box<Pick>),
}

/// How a part of a product goes with what stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// Multiplied.
    Times,
    /// Divided by it; it stands there.
    Over(Mark),
}

/// A function over whole expressions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// Which.
    pub function: Function,
    /// What it chooses from, at least one.
    pub from: Vec<Node>,
}

/// What a function does with the values it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// The least.
    Min,
    /// The greatest.
    Max,
    /// The one value without its sign.
    Abs,
    /// The sum of the highest so many.
    Best(u32),
    /// The sum of the lowest so many.
    Worst(u32),
}

/// How tightly the parts of a text hold together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Bond {
    Sum,
    Product,
    Sign,
    Whole,
}

impl Node {
    /// Whether it draws dice.
    pub(super) fn has_dice(&self) -> bool {
        match self {
            Self::Number(_) | Self::Named(..) => false,
            Self::Pool(_) | Self::Throw(_) => true,
            Self::Sum(parts) => parts.iter().any(|(_, part)| part.has_dice()),
            Self::Product(parts) => parts.iter().any(|(_, part)| part.has_dice()),
            Self::Pick(pick) => pick.from.iter().any(Self::has_dice),
        }
    }

    /// Whether it has a number that is written by its name.
    pub(super) fn has_names(&self) -> bool {
        match self {
            Self::Named(..) => true,
            Self::Number(_) | Self::Pool(_) | Self::Throw(_) => false,
            Self::Sum(parts) => parts.iter().any(|(_, part)| part.has_names()),
            Self::Product(parts) => parts.iter().any(|(_, part)| part.has_names()),
            Self::Pick(pick) => pick.from.iter().any(Self::has_names),
        }
    }

    /// Whether it says how many dice match rather than what they show.
    pub(super) fn counts(&self) -> bool {
        match self {
            Self::Number(_) | Self::Named(..) | Self::Pool(_) => false,
            Self::Throw(throw) => throw.counts(),
            Self::Sum(parts) => parts.iter().any(|(_, part)| part.counts()),
            Self::Product(parts) => parts.iter().any(|(_, part)| part.counts()),
            Self::Pick(pick) => pick.from.iter().any(Self::counts),
        }
    }

    /// The number it is.
    pub(super) const fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) | Self::Named(_, number) => Some(*number),
            _ => None,
        }
    }

    const fn bond(&self) -> Bond {
        match self {
            Self::Number(number) if *number < 0 => Bond::Sign,
            Self::Sum(parts) if parts.len() == 1 => Bond::Sign,
            Self::Sum(_) => Bond::Sum,
            Self::Product(_) => Bond::Product,
            _ => Bond::Whole,
        }
    }

    /// Writes it where at least this bond is needed; `in_call` where a comma would end an argument.
    fn write(&self, f: &mut fmt::Formatter<'_>, needed: Bond, in_call: bool) -> fmt::Result {
        if self.bond() < needed {
            f.write_char('(')?;
            self.write(f, Bond::Sum, false)?;
            return f.write_char(')');
        }
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Named(name, _) => f.write_str(name),
            Self::Pool(pool) => write!(f, "{pool}"),
            Self::Throw(throw) => throw.write(f, in_call),
            Self::Sum(parts) => write_sum(f, parts, in_call),
            Self::Product(parts) => write_product(f, parts, in_call),
            Self::Pick(pick) => pick.write(f),
        }
    }
}

fn write_sum(f: &mut fmt::Formatter<'_>, parts: &[(Sign, Node)], in_call: bool) -> fmt::Result {
    for (place, (sign, part)) in parts.iter().enumerate() {
        match (sign, place) {
            (Sign::Minus, _) => f.write_char('-')?,
            (Sign::Plus, 0) => {}
            (Sign::Plus, _) => f.write_char('+')?,
        }
        let needed = if parts.len() == 1 {
            Bond::Sign
        } else {
            Bond::Product
        };
        part.write(f, needed, in_call)?;
    }
    Ok(())
}

fn write_product(f: &mut fmt::Formatter<'_>, parts: &[(Link, Node)], in_call: bool) -> fmt::Result {
    for (place, (link, part)) in parts.iter().enumerate() {
        match (link, place) {
            (_, 0) => {}
            (Link::Times, _) => f.write_char('*')?,
            (Link::Over(_), _) => f.write_char('/')?,
        }
        part.write(f, Bond::Sign, in_call)?;
    }
    Ok(())
}

impl Function {
    /// Its name in the text.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Min => "min",
            Self::Max => "max",
            Self::Abs => "abs",
            Self::Best(_) => "best",
            Self::Worst(_) => "worst",
        }
    }
}

impl Pick {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(", self.function.name())?;
        if let Function::Best(count) | Function::Worst(count) = self.function {
            write!(f, "{count}; ")?;
        }
        for (place, node) in self.from.iter().enumerate() {
            f.write_str(if place > 0 { ", " } else { "" })?;
            node.write(f, Bond::Sum, true)?;
        }
        f.write_char(')')
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Bond::Sum, false)
    }
}
