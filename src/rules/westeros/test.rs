//! The plain roll: a die with skill and attribute, over the difficulty (W1).

use super::{Stance, Word, basis};
use crate::dice::{Dice, Sides};
use crate::rules::westeros::bonus::Bonus;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Rule, Score, Tone};

/// A roll of skill and attribute against a difficulty.
#[derive(Clone, Debug)]
pub struct Test {
    bonus: Bonus,
    difficulty: i64,
}

impl Test {
    /// A roll of `traits`, skill first, by somebody in this stance.
    pub fn new(traits: Score, stance: &Stance, difficulty: Score) -> Self {
        let bonus = Bonus::of(traits, Word::FromSkill, Word::FromAttribute);
        Self {
            bonus: stance.weigh(bonus),
            difficulty: difficulty.total(),
        }
    }

    fn margin(&self, face: u32) -> i64 {
        i64::from(face) + self.bonus.total() - self.difficulty
    }
}

impl Rule for Test {
    type Outcome = u32;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        let face = dice.die(Sides::D10);
        let row = || self.bonus.row(Common::Roll, face.into());
        dice.note(|| row().cell(against(self.difficulty)).fact());
        let margin = self.margin(face);
        dice.note(|| Fact::Verdict(vec![margin_bit(margin)]));
        if margin == 0 {
            dice.note(|| Fact::Because(basis::STRICTLY_OVER));
        }
        face
    }

    fn answer(&self, face: &u32) -> Answer {
        let margin = self.margin(*face);
        if margin > 0 {
            Answer::of(Common::Success, Tone::Good)
        } else {
            Answer::of(Common::Failure, Tone::Bad)
        }
        .number(Common::Total, margin + self.difficulty)
        .number(Common::Margin, margin)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::TEST]
    }
}

/// What a total is held against.
pub(super) fn against(difficulty: i64) -> [Bit; 2] {
    [Bit::say(Common::Versus), Bit::Number(difficulty)]
}

/// How far over the difficulty a total is, or how much more it takes to be over.
pub(super) fn margin_bit(margin: i64) -> Bit {
    match margin {
        1.. => Bit::say_with(Word::OverBy, [margin]),
        0 => Bit::say(Word::NotOver),
        _ => Bit::say_with(Word::Under, [-margin]),
    }
}
