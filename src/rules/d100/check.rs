//! A check: roll at most the skill, specially well at a fifth of it (D1 to D4, D6).

use super::{Extra, Percentile, Skill, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Row, Rule, Tone, Value};

/// A roll against a skill.
#[derive(Clone, Debug)]
pub struct Check {
    /// The skill, modifiers included.
    pub skill: Skill,
    /// Extra tens dice.
    pub extra: Extra,
    /// Whether criticals and fumbles of the earlier edition count (D4).
    pub tiers: bool,
}

/// How a check went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Grade {
    Critical,
    Special,
    Success,
    Failure,
    Fumble,
}

impl Check {
    fn grade(&self, roll: i64) -> Grade {
        let skill = self.skill;
        if self.tiers && roll >= 96 {
            // Whatever the skill, even one of which this would be a twentieth.
            Grade::Fumble
        } else if self.tiers && (roll == 1 || 20 * roll <= skill.effective()) {
            Grade::Critical
        } else if !skill.succeeds(roll) {
            Grade::Failure
        } else if skill.is_special(roll) {
            Grade::Special
        } else {
            Grade::Success
        }
    }
}

impl Rule for Check {
    type Outcome = u32;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        let percentile = Percentile::roll(self.extra, dice);
        dice.note(|| dice_row(&percentile, out_of_sum(percentile.total(), self.skill)));
        dice.note(|| Fact::Value(Word::Tens.into(), Value::List(percentile.tens_list())));
        self.skill.tell(dice);
        if self.tiers {
            dice.note(|| Fact::Because(basis::TIERS));
        }
        if percentile.roll == 100 {
            dice.note(|| Fact::Because(basis::HUNDRED));
        }
        percentile.roll
    }

    fn answer(&self, roll: &u32) -> Answer {
        let roll = i64::from(*roll);
        match self.grade(roll) {
            Grade::Critical => Answer::of(Common::Critical, Tone::Good),
            Grade::Special => Answer::of(Common::Special, Tone::Good),
            Grade::Success => Answer::of(Common::Success, Tone::Good),
            Grade::Failure => Answer::of(Common::Failure, Tone::Bad),
            Grade::Fumble => Answer::of(Common::Fumble, Tone::Bad),
        }
        .number(Common::Roll, roll)
        .given(Common::Skill, self.skill.effective())
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::CHECK]
    }
}

/// The dice of a roll and what they are held against.
pub(super) fn dice_row(rolled: &Percentile, against: Vec<Bit>) -> Fact {
    Row::new(Common::Dice)
        .cell(rolled.tens_bits())
        .cell(rolled.units_bits())
        .cell(against)
        .fact()
}

/// A total and the skill it is held against, with what makes it up where something was added.
pub(super) fn out_of_sum(total: i64, skill: Skill) -> Vec<Bit> {
    let mut bits = out_of(total, skill);
    if !skill.modifier_bits().is_empty() {
        bits.extend([Bit::Open, Bit::Number(skill.ranged())]);
        bits.extend(skill.modifier_bits());
        bits.push(Bit::Close);
    }
    bits
}

/// A total and the skill it is held against.
pub(super) fn out_of(total: i64, skill: Skill) -> Vec<Bit> {
    vec![
        Bit::Arrow,
        Bit::say_with(Word::OutOf, [total, skill.effective()]),
    ]
}
