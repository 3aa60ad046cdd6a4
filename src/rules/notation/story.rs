//! What a breakdown shows of an expression: each term by its notation with its dice, the signs between, the total.

use super::node::{Function, Link, Node, Sign};
use super::throw::{Amount, Die, Modifier, Throw};
use super::{Expression, Word, pool};
use crate::dice::{Pool, PoolFaces};
use crate::rules::{Bit, Cast, Fate, Row, Term};

/// A row in the making.
#[derive(Default)]
pub(super) struct Told {
    cells: Vec<Vec<Bit>>,
    bits: Vec<Bit>,
    /// A division was rounded.
    pub rounded: bool,
    /// A chain was stopped.
    pub stopped: bool,
    /// The whole expression is one throw, whose count is the total.
    pub alone: bool,
    /// The total that a count seems to mean which no single die can reach.
    meant: Option<i64>,
}

/// Dice of one term that are shown; past that many, so many first ones and how many more there are.
const MOST_SHOWN: usize = 40;
const SHOWN_FIRST: usize = 30;

impl Told {
    /// The row, where there is anything in it that the total alone does not say.
    pub(super) fn row(mut self, label: Term, total: i64, of: &Expression) -> Option<Row> {
        if !of.has_dice() && !self.rounded {
            return None;
        }
        let mut end = vec![Bit::Equals, Bit::Number(total)];
        if of.counts() {
            end.push(Bit::say(match total {
                1 => Word::OneSuccess,
                _ => Word::Successes,
            }));
        }
        if let Some(total) = self.meant {
            end.push(Bit::say_with(Word::DiceAlone, [total]));
        }
        if self.rounded {
            end.push(Bit::say(Word::RoundedDown));
        }
        if self.stopped {
            end.push(Bit::say(Word::ChainStopped));
        }
        self.next_cell();
        self.cells.push(end);
        Some(Row {
            cells: self.cells,
            ..Row::new(label)
        })
    }

    fn next_cell(&mut self) {
        if !self.bits.is_empty() {
            self.cells.push(std::mem::take(&mut self.bits));
        }
    }

    /// Begins the cell of a part of a sum.
    pub(super) fn next_part(&mut self, sign: Sign, part: &Node, place: usize) {
        self.next_cell();
        match (part.number(), place) {
            (Some(number), 0) if sign == Sign::Plus => self.bits.push(Bit::Number(number)),
            (Some(number), _) => self.bits.push(Bit::Signed(match sign {
                Sign::Plus => number,
                Sign::Minus => -number,
            })),
            _ => self.sign(sign, place),
        }
    }

    pub(super) fn sign(&mut self, sign: Sign, place: usize) {
        match (sign, place) {
            (Sign::Minus, _) => self.bits.push(Bit::Minus),
            (Sign::Plus, 0) => {}
            (Sign::Plus, _) => self.bits.push(Bit::Plus),
        }
    }

    pub(super) fn open(&mut self, parts: usize) {
        if parts > 1 {
            self.bits.push(Bit::Open);
        }
    }

    pub(super) fn close(&mut self, parts: usize) {
        if parts > 1 {
            self.bits.push(Bit::Close);
        }
    }

    pub(super) fn number(&mut self, number: i64) {
        self.bits.push(Bit::Number(number));
    }

    /// A number that the notation of the dice shows anyway.
    pub(super) fn forget_number(&mut self) {
        if matches!(self.bits.last(), Some(Bit::Number(_))) {
            self.bits.pop();
        }
    }

    pub(super) fn arrow(&mut self) {
        self.bits.push(Bit::Arrow);
    }

    pub(super) fn link(&mut self, link: Link, place: usize) {
        match (link, place) {
            (_, 0) => {}
            (Link::Times, _) => self.bits.push(Bit::Times),
            (Link::Over(_), _) => self.bits.push(Bit::Over),
        }
    }

    pub(super) fn call(&mut self, function: Function) {
        let name = match function {
            Function::Best(count) | Function::Worst(count) => {
                format!("{} {count}", function.name())
            }
            _ => function.name().into(),
        };
        self.bits.push(Bit::Notation(name));
        self.bits.push(Bit::Open);
    }

    pub(super) fn between(&mut self, place: usize) {
        if place > 0 {
            self.bits.push(Bit::Between);
        }
    }

    pub(super) fn end_call(&mut self) {
        self.bits.push(Bit::Close);
    }

    pub(super) fn pool(&mut self, pool: &Pool, faces: &PoolFaces) {
        let casts = |(face, kept): (u32, bool)| Cast {
            faces: vec![face.into()],
            counts: None,
            fate: if kept { Fate::Kept } else { Fate::Dropped },
            exploded: false,
        };
        let many = pool.count as usize;
        let shown = if many > MOST_SHOWN { SHOWN_FIRST } else { many };
        let marked = faces.marked().into_iter().take(shown).map(casts);
        self.bits.push(Bit::Pool(*pool));
        self.bits.push(Bit::Casts(marked.collect()));
        self.more(many - shown);
    }

    pub(super) fn throw(&mut self, throw: &Throw, outcome: &pool::Outcome) {
        let shown = if outcome.dice.len() > MOST_SHOWN {
            SHOWN_FIRST
        } else {
            outcome.dice.len()
        };
        self.bits.push(Bit::Notation(notation(throw, outcome)));
        self.bits.push(Bit::Casts(outcome.casts(shown)));
        self.more(outcome.dice.len() - shown);
        self.meant = self.meant.or_else(|| throw.total_meant());
        if throw.counts() && !self.alone {
            self.bits.push(Bit::Arrow);
            self.bits.push(Bit::Number(outcome.total));
        }
    }

    fn more(&mut self, count: usize) {
        if count > 0 {
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            self.bits.push(Bit::say_with(Word::MoreDice, [count]));
        }
    }
}

/// The notation of a throw, with what dice decided put in.
fn notation(throw: &Throw, outcome: &pool::Outcome) -> String {
    let mut shown = throw.clone();
    shown.count = Amount::Fixed(outcome.count);
    if let (Die::Drawn(_), Some(sides)) = (&throw.die, outcome.sides) {
        shown.die = Die::Sides(sides);
    }
    let mut kept = outcome.kept.iter();
    for modifier in &mut shown.modifiers {
        if let Modifier::Keep(_, amount) = modifier
            && let Some(kept) = kept.next()
        {
            *amount = Amount::Fixed(*kept);
        }
    }
    shown.to_string()
}
