//! A line of plain dice: an expression, and what it is compared with.

use super::{Expression, Failed, Word};
use crate::dice::{Dice, Pool, Table, Walk};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Fault, Play, Solution, Term, Tone, Unsolved};
use std::cmp::Ordering;
use std::fmt;

/// An expression with its goal.
#[derive(Clone, Debug)]
pub struct Plain {
    /// What is rolled.
    pub expression: Expression,
    /// What it is compared with.
    pub goal: Goal,
    /// The length of the line it was read from, so that a place in it can be told.
    pub length: usize,
}

/// What a total is compared with.
#[derive(Clone, Debug)]
pub enum Goal {
    /// Nothing: the total is the answer.
    None,
    /// Success at this number or more.
    AtLeast(Target),
    /// Success at this number or less.
    AtMost(Target),
    /// The higher total wins.
    Opposed(Expression),
}

/// A number that a total is compared with.
#[derive(Clone, Debug)]
pub struct Target {
    /// The number.
    pub number: i64,
    /// How it is written, where that is by name.
    by_name: Option<Box<Expression>>,
}

impl Target {
    /// The number that an expression is; the expression itself where it has dice.
    ///
    /// # Errors
    /// It has dice.
    pub fn of(expression: Expression) -> Result<Self, Expression> {
        match expression.constant() {
            Some(number) => Ok(Self {
                number,
                by_name: expression.has_names().then(|| Box::new(expression)),
            }),
            None => Err(expression),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.by_name {
            Some(expression) => expression.fmt(f),
            None => self.number.fmt(f),
        }
    }
}

/// The totals of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Totals {
    total: i64,
    opposing: Option<i64>,
}

/// The row label of plain dice.
const LABEL: Term = Term::Common(Common::Dice);

impl Plain {
    /// How far on the good side a total is.
    fn margin(&self, totals: &Totals) -> Option<i64> {
        match (&self.goal, totals.opposing) {
            (Goal::AtLeast(target), _) => Some(totals.total.saturating_sub(target.number)),
            (Goal::AtMost(target), _) => Some(target.number.saturating_sub(totals.total)),
            (Goal::Opposed(_), Some(opposing)) => Some(totals.total.saturating_sub(opposing)),
            _ => None,
        }
    }

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Result<Totals, Failed> {
        let mut left = Pool::MOST;
        let total = self.expression.try_draw(dice, LABEL, &mut left)?;
        let opposing = match &self.goal {
            Goal::Opposed(other) => Some(other.try_draw(dice, Common::Versus.into(), &mut left)?),
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
        Ok(totals)
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
        };
        let counts = self.expression.counts();
        answer = answer.room_for(1 + usize::from(counts) + 2 * usize::from(margin.is_some()));
        answer = if counts {
            answer
                .number(Word::Successes, totals.total)
                .detail(Common::Total, totals.total)
        } else {
            answer.number(Common::Total, totals.total)
        };
        if let Some(opposing) = totals.opposing {
            answer = answer.number(Common::Opposing, opposing);
        }
        if let Goal::AtLeast(target) | Goal::AtMost(target) = &self.goal {
            answer = answer.given(Common::Target, target.number);
        }
        if let Some(margin) = margin {
            answer = answer.detail(Common::Margin, margin);
        }
        answer
    }

    /// Whether it rolls without a bound.
    fn is_endless(&self) -> bool {
        let other = match &self.goal {
            Goal::Opposed(other) => Some(other),
            _ => None,
        };
        self.expression.is_endless() || other.is_some_and(Expression::is_endless)
    }

    fn answered(&self, totals: Result<Totals, Failed>) -> Result<Answer, Fault> {
        match totals {
            Ok(totals) => Ok(self.answer(&totals)),
            Err(failed) => Err(failed.fault(self.length)),
        }
    }
}

impl Play for Plain {
    fn roll(&self, dice: &mut Table<Fact>) -> Result<Answer, Fault> {
        self.answered(self.resolve(dice))
    }

    fn solve(&self, mut walk: Walk<Fact>) -> Result<Solution, Unsolved> {
        if walk.merges() {
            match self.odds(walk.meter()) {
                // What has no short way may still be small enough to be tried out.
                Err(Unsolved::OverBudget) if !self.is_endless() && !walk.meter().spent() => {}
                solved => return solved,
            }
        }
        let law = walk.law(|dice| self.resolve(dice))?;
        let rows = law
            .rows()
            .iter()
            .map(|(outcome, weight)| Ok((self.answered(*outcome)?, weight.clone())))
            .collect::<Result<_, Fault>>()?;
        Ok(Solution {
            rows,
            total: law.total().clone(),
            ..Solution::default()
        })
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
