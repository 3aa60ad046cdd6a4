//! A line of plain dice: an expression, and what it is compared with.

use super::expression::LABEL;
use super::{Expression, Word};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Rule, Tone};
use std::cmp::Ordering;
use std::fmt;

/// An expression with its goal.
#[derive(Clone, Debug)]
pub struct Plain {
    /// What is rolled.
    pub expression: Expression,
    /// What it is compared with.
    pub goal: Goal,
}

/// What a total is compared with.
#[derive(Clone, Debug)]
pub enum Goal {
    /// Nothing: the total is the answer.
    None,
    /// Success at this number or more.
    AtLeast(i64),
    /// Success at this number or less.
    AtMost(i64),
    /// The higher total wins.
    Opposed(Expression),
}

/// The totals of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Totals {
    total: i64,
    opposing: Option<i64>,
}

impl Plain {
    /// How far on the good side a total is.
    fn margin(&self, totals: &Totals) -> Option<i64> {
        match (&self.goal, totals.opposing) {
            (Goal::AtLeast(target), _) => Some(totals.total.saturating_sub(*target)),
            (Goal::AtMost(target), _) => Some(target.saturating_sub(totals.total)),
            (Goal::Opposed(_), Some(opposing)) => Some(totals.total.saturating_sub(opposing)),
            _ => None,
        }
    }
}

impl Rule for Plain {
    type Outcome = Totals;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Totals {
        let total = self.expression.draw(dice, LABEL);
        let opposing = match &self.goal {
            Goal::Opposed(other) => Some(other.draw(dice, Common::Versus.into())),
            _ => None,
        };
        let totals = Totals { total, opposing };
        match (&self.goal, self.margin(&totals)) {
            (Goal::Opposed(_), _) | (_, None) => {}
            (Goal::AtMost(_), Some(margin)) if margin < 0 => {
                dice.note(|| Fact::Verdict(vec![Bit::say_with(Word::OverBy, [-margin])]));
            }
            (_, Some(margin)) if margin < 0 => {
                dice.note(|| Fact::Verdict(vec![Bit::say_with(Word::ShortBy, [-margin])]));
            }
            (_, Some(margin)) => {
                dice.note(|| Fact::Verdict(vec![Bit::say_with(Word::ByMargin, [margin])]));
            }
        }
        totals
    }

    fn answer(&self, totals: &Totals) -> Answer {
        let margin = self.margin(totals);
        let mut answer = match (&self.goal, margin) {
            (Goal::None, _) | (_, None) => Answer::computed(),
            (Goal::AtLeast(_) | Goal::AtMost(_), Some(margin)) if margin >= 0 => {
                Answer::of(Common::Success, Tone::Good)
            }
            (Goal::AtLeast(_) | Goal::AtMost(_), Some(_)) => Answer::of(Common::Failure, Tone::Bad),
            (Goal::Opposed(_), Some(margin)) => match margin.cmp(&0) {
                Ordering::Greater => Answer::of(Common::Win, Tone::Good),
                Ordering::Equal => Answer::of(Common::Tie, Tone::Even),
                Ordering::Less => Answer::of(Common::Lose, Tone::Bad),
            },
        }
        .number(Common::Total, totals.total);
        if let Some(opposing) = totals.opposing {
            answer = answer.number(Common::Opposing, opposing);
        }
        if let Goal::AtLeast(target) | Goal::AtMost(target) = self.goal {
            answer = answer.given(Common::Target, target);
        }
        if let Some(margin) = margin {
            answer = answer.detail(Common::Margin, margin);
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        &[]
    }
}

impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.expression)?;
        match &self.goal {
            Goal::None => Ok(()),
            Goal::AtLeast(target) => write!(f, " vs {target}"),
            Goal::AtMost(target) => write!(f, " under {target}"),
            Goal::Opposed(other) => write!(f, " vs {other}"),
        }
    }
}
