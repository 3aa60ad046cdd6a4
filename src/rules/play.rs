//! A rule as the layers above see it: something that can be rolled, replayed or solved.

use super::{Answer, Basis, Fact, Fault, Term, Value, Verdict};
use crate::dice::{Curve, Dice, Fraction, Law, OverBudget, Rounds, State, Table, Walk, Weight};
use std::fmt;

/// A rule with its parameters. Written once; which source answers, it never learns.
pub trait Rule {
    /// What odds are asked about: small and ordered, so that equal outcomes merge.
    type Outcome: State;

    /// Draws the dice it needs, tells what it does with them, and returns the outcome.
    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Self::Outcome;

    /// The outcome as a result word and values.
    fn answer(&self, outcome: &Self::Outcome) -> Answer;

    /// Where the rule stands in its seed, and what else it rests on whatever the dice show.
    fn basis(&self) -> &'static [Basis];

    /// What odds say besides the chance of each result and the law of each number: tables over the whole law.
    fn tabulate(&self, _law: &Law<Self::Outcome>) -> Vec<(Term, Value)> {
        Vec::new()
    }

    /// The value that counts the rounds of a chain without a limit, where the rule is one.
    fn rounds(&self) -> Option<Term> {
        None
    }

    /// Its exact odds. Most rules leave this to the walk; one whose numbers together have too many values for one law looks
    /// at them one after the other, and one whose law is known without a walk says it.
    ///
    /// # Errors
    /// It would take more than the walk's budget.
    fn solve(&self, mut walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        let law = walk.law(|dice| self.resolve(dice))?;
        let rounds = self.rounds().zip(walk.rounds());
        Ok(Solution {
            rounds,
            ..Solution::of(self, &law)
        })
    }
}

/// The exact law of a rule's answers.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Each distinct outcome's answer with its weight.
    pub rows: Vec<(Answer, Weight)>,
    /// What the weights add up to.
    pub total: Weight,
    /// What the rule says of the whole law.
    pub tables: Vec<(Term, Value)>,
    /// The value that counts rounds, and its law, where a chain has no limit.
    pub rounds: Option<(Term, Rounds)>,
    /// Numbers whose laws were worked out apart. They count instead of the same numbers in the rows.
    pub apart: Vec<(Term, Apart)>,
    /// Results whose chances were worked out without rows.
    pub chances: Vec<(Verdict, Fraction)>,
    /// Numbers whose laws were worked out without rows.
    pub curves: Vec<(Term, Curved)>,
}

/// The law of a number, kept flat.
#[derive(Clone, Debug)]
pub struct Curved {
    /// The law.
    pub curve: Curve,
    /// Whether it is of less interest.
    pub detail: bool,
}

impl Curved {
    /// A number people ask about.
    pub const fn number(curve: Curve) -> Self {
        Self {
            curve,
            detail: false,
        }
    }

    /// A number of less interest.
    pub const fn detail(curve: Curve) -> Self {
        Self {
            curve,
            detail: true,
        }
    }
}

impl Default for Solution {
    /// One that says nothing yet.
    fn default() -> Self {
        Self {
            rows: Vec::new(),
            total: Weight::ONE,
            tables: Vec::new(),
            rounds: None,
            apart: Vec::new(),
            chances: Vec::new(),
            curves: Vec::new(),
        }
    }
}

/// The law of a number that was worked out apart from the rest.
#[derive(Clone, Debug)]
pub struct Apart {
    /// Each value with its weight.
    pub law: Law<i64>,
    /// Whether there is no greatest value: the last one listed stands for all from it on.
    pub open: bool,
}

impl Solution {
    /// What a law of outcomes says, each as the rule answers it.
    pub fn of<R: Rule + ?Sized>(rule: &R, law: &Law<R::Outcome>) -> Self {
        let answered = |place: usize| {
            let (outcome, weight) = &law.rows()[place];
            (rule.answer(outcome), weight.clone())
        };
        Self {
            rows: listed(law.rows().len(), &answered),
            total: law.total().clone(),
            tables: rule.tabulate(law),
            ..Self::default()
        }
    }
}

/// So many rows, each as it is told. Compiled once for all rules.
fn listed(rows: usize, row: &dyn Fn(usize) -> (Answer, Weight)) -> Vec<(Answer, Weight)> {
    (0..rows).map(row).collect()
}

/// Why there are no exact odds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// They would take more than the walk's budget.
    OverBudget,
    /// Some roll would come to no answer.
    Fault(Fault),
}

impl From<OverBudget> for Unsolved {
    fn from(_: OverBudget) -> Self {
        Self::OverBudget
    }
}

impl From<Fault> for Unsolved {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// Any rule, its outcome type forgotten.
pub trait Play {
    /// Rolls it, or replays it with given faces; whether those fit, their script knows.
    ///
    /// # Errors
    /// This roll comes to no answer; only plain dice whose numbers other dice decide can.
    fn roll(&self, dice: &mut Table<Fact>) -> Result<Answer, Fault>;

    /// Solves it exactly.
    ///
    /// # Errors
    /// It would take more than the walk's budget, or some roll would come to no answer.
    fn solve(&self, walk: Walk<Fact>) -> Result<Solution, Unsolved>;

    /// Where it stands.
    fn basis(&self) -> &'static [Basis];
}

/// Without its parameters: nobody prints them, and the command would carry the text of every rule.
impl fmt::Debug for dyn Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Play").finish_non_exhaustive()
    }
}

impl<R: Rule> Play for R {
    fn roll(&self, dice: &mut Table<Fact>) -> Result<Answer, Fault> {
        Ok(self.answer(&self.resolve(dice)))
    }

    fn solve(&self, walk: Walk<Fact>) -> Result<Solution, Unsolved> {
        Ok(Rule::solve(self, walk)?)
    }

    fn basis(&self) -> &'static [Basis] {
        Rule::basis(self)
    }
}
