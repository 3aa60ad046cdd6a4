//! Two percentile rolls against each other: extra tens dice for the better placed side, the lowest success wins (D7 to D10).

use super::{Class, Extra, Percentile, Skill, Word, basis, check};
use crate::dice::{Dice, OverBudget, State, Walk};
use crate::rules::{Answer, Apart, Bit, Common, Fact, Row, Rule, Solution, Term, Tone};
use std::cmp::Ordering;

/// What a side brings to a contest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub skill: Skill,
    pub weapon: Class,
    /// Extra tens dice the game master grants.
    pub bonus: Extra,
    /// Extra tens dice for not attacking alone.
    pub company: u32,
}

/// Who wins a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Winner {
    First,
    Second,
    /// Both succeed with the same total and the same skill.
    Clash,
    Nobody,
}

/// Both totals and what they come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rolls<J> {
    /// The totals, as long as somebody asks about them together.
    pub totals: Option<(u32, u32)>,
    pub judged: J,
}

/// A contest: both sides roll, the two totals are judged, and what follows depends on that judgement alone.
pub(super) trait Contest: Rule {
    /// What two totals come to.
    type Judged: State;

    /// The first side's roll against the second.
    fn first<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32;

    /// The second side's roll against the first.
    fn second<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32;

    /// Judges two totals.
    fn judge(&self, first: u32, second: u32) -> Self::Judged;

    /// Draws the dice of what follows, and tells it.
    fn conclude<D: Dice<Note = Fact>>(
        &self,
        rolls: Rolls<Self::Judged>,
        dice: &mut D,
    ) -> Self::Outcome;

    /// The whole contest, both totals kept for the answer.
    fn fight<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Self::Outcome {
        let (first, second) = (self.first(dice), self.second(dice));
        let rolls = Rolls {
            totals: Some((first, second)),
            judged: self.judge(first, second),
        };
        self.conclude(rolls, dice)
    }

    /// The odds. A contest that keeps both totals has as many outcomes as there are pairs of them. Here they are forgotten as
    /// soon as they are judged, which leaves a handful, and the law of each total is worked out apart.
    fn solve_apart(&self, mut walk: Walk<Fact>) -> Result<Solution, OverBudget>
    where
        Self: Sized,
    {
        let law = walk.law(|dice| {
            let judged = dice.part(|dice| {
                let first = self.first(dice);
                self.judge(first, self.second(dice))
            });
            let rolls = Rolls {
                totals: None,
                judged,
            };
            self.conclude(rolls, dice)
        })?;
        let first = walk.law(|dice| i64::from(self.first(dice)))?;
        let second = walk.law(|dice| i64::from(self.second(dice)))?;
        let apart = |law| Apart { law, open: false };
        Ok(Solution {
            apart: vec![
                (Common::Roll.into(), apart(first)),
                (Common::Opposing.into(), apart(second)),
            ],
            ..Solution::of(self, &law)
        })
    }
}

impl<J> Rolls<J> {
    /// The answer with both totals; where they are worked out apart, their places are kept.
    pub(super) fn with_totals(&self, answer: Answer, one: Skill, other: Skill) -> Answer {
        let (roll, opposing) = self.totals.unwrap_or_default();
        answer
            .number(Common::Roll, roll.into())
            .number(Common::Opposing, opposing.into())
            .given(Common::Skill, one.effective())
            .given(Word::OpposingSkill, other.effective())
    }
}

/// A side of a contest, as it is told.
#[derive(Clone, Copy)]
pub(super) struct Told {
    pub label: Term,
    /// Name of the value that lists this side's tens dice.
    pub tens: Word,
}

pub(super) const ATTACKER: Told = Told {
    label: Term::Common(Common::Attacker),
    tens: Word::Tens,
};
pub(super) const DEFENDER: Told = Told {
    label: Term::Common(Common::Defender),
    tens: Word::OpposingTens,
};

/// Where a side's extra tens dice come from.
struct Extras {
    skill: u32,
    weapon: u32,
    bonus: u32,
    company: u32,
}

impl Side {
    /// One die per full ten points of written skill ahead, the weapon's dice, and those granted.
    fn extras(&self, other: &Self) -> Extras {
        let ahead = (self.skill.written() - other.skill.written()).max(0) / 10;
        Extras {
            skill: u32::try_from(ahead).unwrap_or(0),
            weapon: self.weapon.against(other.weapon),
            bonus: self.bonus.get(),
            company: self.company,
        }
    }

    /// Rolls this side against the other, and tells it.
    pub(super) fn roll<D: Dice<Note = Fact>>(
        &self,
        other: &Self,
        told: Told,
        dice: &mut D,
    ) -> Percentile {
        let extras = self.extras(other);
        let count = self
            .bonus
            .and(extras.skill + extras.weapon + extras.company);
        let rolled = Percentile::roll(count, dice);
        dice.note(|| self.row(told.label, &extras, &rolled));
        dice.note(|| {
            Fact::Value(
                told.tens.into(),
                crate::rules::Value::List(rolled.tens_list()),
            )
        });
        self.skill.tell(dice);
        if self.company > 0 {
            dice.note(|| Fact::Because(basis::COMPANY));
        }
        let ahead = self.skill.effective() - other.skill.effective();
        if i64::from(extras.skill) != ahead.max(0) / 10 {
            dice.note(|| Fact::Because(basis::WRITTEN_SKILL));
        }
        rolled
    }

    fn row(&self, label: Term, extras: &Extras, rolled: &Percentile) -> Fact {
        let mut tens = rolled.tens_bits();
        let plain = tens.len();
        let sources = [
            (extras.skill, Word::FromSkill),
            (extras.weapon, Word::FromWeapon),
            (extras.company, Word::FromAttackers),
            (extras.bonus, Word::FromBonus),
        ];
        for (count, from) in sources.into_iter().filter(|(count, _)| *count > 0) {
            tens.push(Bit::say_with(from, [i64::from(count)]));
        }
        if tens.len() > plain {
            tens.insert(plain, Bit::Open);
            tens.push(Bit::Close);
        }
        let total = rolled.total();
        let (word, tone): (Term, Tone) = if !self.skill.succeeds(total) {
            (Common::Failure.into(), Tone::Bad)
        } else if self.skill.is_special(total) {
            (Common::Special.into(), Tone::Good)
        } else {
            (Common::Success.into(), Tone::Good)
        };
        Row::new(label)
            .cell(tens)
            .cell(rolled.units_bits())
            .cell(check::out_of_sum(total, self.skill))
            .cell([Bit::Judge(word, tone)])
            .fact()
    }
}

/// Who wins: the lower total of two successes, the only success, or nobody; of equal totals the higher written skill.
pub(super) fn winner(first: (&Side, i64), second: (&Side, i64)) -> Winner {
    let ((one, roll), (other, opposing)) = (first, second);
    match (one.skill.succeeds(roll), other.skill.succeeds(opposing)) {
        (true, false) => Winner::First,
        (false, true) => Winner::Second,
        (false, false) => Winner::Nobody,
        (true, true) => match roll
            .cmp(&opposing)
            .then(other.skill.written().cmp(&one.skill.written()))
        {
            Ordering::Less => Winner::First,
            Ordering::Greater => Winner::Second,
            Ordering::Equal => Winner::Clash,
        },
    }
}

/// Tells what decides where both succeed with the same total.
pub(super) fn tell_tie<D: Dice<Note = Fact>>(
    (one, roll): (&Side, u32),
    (other, opposing): (&Side, u32),
    dice: &mut D,
) {
    let (mine, theirs) = (one.skill.written(), other.skill.written());
    if roll != opposing || !one.skill.succeeds(roll.into()) || !other.skill.succeeds(roll.into()) {
        return;
    }
    if mine != theirs {
        dice.note(|| {
            Row::new(Common::Tie)
                .apart()
                .cell([Bit::say_with(
                    Word::WrittenDecides,
                    [mine.max(theirs), mine.min(theirs)],
                )])
                .fact()
        });
    }
    let effective = one.skill.effective().cmp(&other.skill.effective());
    if mine.cmp(&theirs) != effective {
        dice.note(|| Fact::Because(basis::WRITTEN_SKILL));
    }
}

/// Two successes this close, and the loser blocks.
const BLOCK_WITHIN: i64 = 10;

/// Whether the loser's weapon came in between: both succeeded, and by about as much (D11).
pub(super) fn is_close(first: (&Side, i64), second: (&Side, i64)) -> bool {
    first.0.skill.succeeds(first.1)
        && second.0.skill.succeeds(second.1)
        && (first.1 - second.1).abs() <= BLOCK_WITHIN
}
