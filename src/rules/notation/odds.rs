//! The exact odds of a line of plain dice, from the laws of its expressions.

use super::law::{Lawless, Solver, within};
use super::{Expression, Goal, Plain, Word};
use crate::dice::{Curve, Fraction, Meter, Weight};
use crate::rules::{Common, Curved, Solution, Tone, Unsolved, Verdict};

impl Expression {
    /// The exact law of its value. `None` past the budget, or where some roll comes to no value.
    pub fn law(&self, meter: &mut Meter) -> Option<Curve> {
        let mut solver = Solver { meter, reach: 0 };
        solver.node(&self.node).ok()
    }
}

impl Plain {
    /// The exact law of its total.
    ///
    /// # Errors
    /// It would take more than the budget, or some roll comes to no value.
    pub fn law(&self, meter: &mut Meter) -> Result<Curve, Unsolved> {
        let target = match &self.goal {
            Goal::AtLeast(target) | Goal::AtMost(target) => target.number,
            Goal::None | Goal::Opposed(_) => self.expression.least(),
        };
        let reach = target.saturating_sub(self.expression.least()).max(0);
        self.lawful(&self.expression, reach, meter)
    }

    fn lawful(
        &self,
        expression: &Expression,
        reach: i64,
        meter: &mut Meter,
    ) -> Result<Curve, Unsolved> {
        let mut solver = Solver { meter, reach };
        solver.node(&expression.node).map_err(|why| match why {
            Lawless::OverBudget => Unsolved::OverBudget,
            Lawless::Failed(failed) => Unsolved::Fault(failed.fault(self.length)),
        })
    }

    /// The odds of everything that the line answers.
    pub(super) fn odds(&self, meter: &mut Meter) -> Result<Solution, Unsolved> {
        let total = self.law(meter)?;
        let mut odds = Solution::default();
        let mut margin = None;
        match &self.goal {
            Goal::None => {}
            Goal::AtLeast(target) => {
                odds.chances = success(at_least(&total, target.number));
                margin = target
                    .number
                    .checked_neg()
                    .map(|by| total.clone().shifted(by));
            }
            Goal::AtMost(target) => {
                let negated = total.clone().negated();
                odds.chances = success(at_least(&negated, target.number.saturating_neg()));
                margin = Some(negated.shifted(target.number));
            }
            Goal::Opposed(other) => {
                let opposing = self.lawful(other, 0, meter)?;
                let difference = within(total.clone().plus(&opposing.clone().negated(), meter));
                let difference = difference.map_err(|_| Unsolved::OverBudget)?;
                odds.chances = contest(&difference);
                odds.curves
                    .push((Common::Opposing.into(), Curved::number(opposing)));
                margin = Some(difference);
            }
        }
        if self.expression.counts() {
            odds.curves
                .insert(0, (Word::Successes.into(), Curved::number(total.clone())));
            odds.curves
                .insert(1, (Common::Total.into(), Curved::detail(total)));
        } else {
            odds.curves
                .insert(0, (Common::Total.into(), Curved::number(total)));
        }
        if let Some(margin) = margin {
            odds.curves
                .push((Common::Margin.into(), Curved::detail(margin)));
        }
        Ok(odds)
    }
}

/// The chance of a value at least so large, and of a lesser one. What was cut off above is more than anything listed.
fn at_least(law: &Curve, target: i64) -> (Fraction, Fraction) {
    let less = law.weight_of(|value| value < target);
    let (below, above) = law.open_ends();
    let (good, bad) = if below && !above {
        let good = law.weight_of(|value| value >= target);
        let bad = law.total().minus(&good);
        (good, bad)
    } else {
        (law.total().minus(&less), less)
    };
    (
        Fraction::new(&good, law.total()),
        Fraction::new(&bad, law.total()),
    )
}

fn success((good, bad): (Fraction, Fraction)) -> Vec<(Verdict, Fraction)> {
    named([
        (Common::Success, Tone::Good, good),
        (Common::Failure, Tone::Bad, bad),
    ])
}

/// The chances of more, of the same and of less than nothing. Where both sides are cut off, what is left out goes to neither.
fn contest(difference: &Curve) -> Vec<(Verdict, Fraction)> {
    let [mut win, tie, mut lose] =
        [1, 0, -1].map(|sign| difference.weight_of(|value| value.signum() == sign));
    let listed = win.plus(&tie).plus(&lose);
    let missing = difference.total().minus(&listed);
    let (least, most) = difference.span();
    match difference.open_ends() {
        (false, true) if most >= 0 => win = win.plus(&missing),
        (true, false) if least <= 0 => lose = lose.plus(&missing),
        _ => {}
    }
    let chance = |ways: &Weight| Fraction::new(ways, difference.total());
    named([
        (Common::Win, Tone::Good, chance(&win)),
        (Common::Tie, Tone::Even, chance(&tie)),
        (Common::Lose, Tone::Bad, chance(&lose)),
    ])
}

/// Those results that can come.
fn named<const N: usize>(results: [(Common, Tone, Fraction); N]) -> Vec<(Verdict, Fraction)> {
    let possible = results.into_iter().filter(|(.., chance)| !chance.is_zero());
    possible
        .map(|(word, tone, chance)| {
            let word = word.into();
            (Verdict { word, tone }, chance)
        })
        .collect()
}
