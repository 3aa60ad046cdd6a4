//! Fire (H22): a roll to put it out each turn, damage by exposure either way.

use super::attempt::{self, Attempt, Attempted, Reading};
use super::harm::Harm;
use super::{Condition, Difficulty, Exposure, FireTable, Grade, Protection, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Rule, Score, Term, Tone, Value};

/// A turn in the fire.
#[derive(Clone, Debug)]
pub struct Fire {
    /// How much burns.
    pub exposure: Exposure,
    /// Characteristic and skill of who puts it out.
    pub traits: Score,
    /// The difficulty.
    pub target: Difficulty,
    /// State of the roller.
    pub condition: Condition,
    /// What takes from its damage.
    pub protection: Protection,
    /// Damage by exposure.
    pub table: FireTable,
    /// Whether an aspect puts it out at once, without a roll.
    pub directly: bool,
}

/// What a turn in the fire came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Burned {
    /// The roll; none where an aspect puts the fire out.
    attempted: Option<Attempted>,
    damage: i64,
}

impl Fire {
    fn attempt(&self) -> Attempt {
        Attempt {
            score: self.traits.total(),
            named: Word::Traits,
            penalty: self.condition.named_penalty(),
            target: self.target.get(),
            reading: Reading::Centre,
            turn: None,
        }
    }

    /// The result word and the exposure after a roll.
    const fn after(&self, grade: Grade) -> (Word, Option<Exposure>) {
        match (grade, self.exposure.down()) {
            (Grade::Critical, _) | (Grade::Success, None) => (Word::Out, None),
            (Grade::Success, lower) => (Word::Reduced, lower),
            (Grade::Failure, _) => (Word::Burning, Some(self.exposure)),
            (Grade::Fumble, _) => (Word::Spreading, Some(self.exposure.up())),
        }
    }
}

impl Rule for Fire {
    type Outcome = Burned;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Burned {
        if self.directly {
            attempt::tell_directly(dice);
            return Burned {
                attempted: None,
                damage: 0,
            };
        }
        let attempt = self.attempt();
        let attempted = attempt.roll(dice);
        let grade = attempt.grade(&attempted);
        let (lesser, greater) = self.table.damage(self.exposure);
        let kind = if grade.succeeds() { lesser } else { greater };
        let harm = Harm {
            kind,
            protection: self.protection,
        };
        let damage = harm.draw(attempted.trio, dice);
        self.condition.tell(dice);
        self.target.tell(dice);
        dice.note(|| {
            let level = self.after(grade).1.map(Exposure::word);
            let level = level.map(|word| [Bit::say(Word::ExposureNow), Bit::say(word)]);
            Fact::Verdict(level.into_iter().flatten().collect())
        });
        Burned {
            attempted: Some(attempted),
            damage,
        }
    }

    fn answer(&self, burned: &Burned) -> Answer {
        let attempt = self.attempt();
        let grade = burned.attempted.map(|attempted| attempt.grade(&attempted));
        let (word, exposure) = grade.map_or((Word::Out, None), |grade| self.after(grade));
        let tone = match word {
            Word::Out | Word::Reduced => Tone::Good,
            _ => Tone::Bad,
        };
        let level = exposure.map_or(Value::Nothing, |exposure| {
            Value::Word(Term::Hitos(exposure.word()))
        });
        let answer = Answer::of(word, tone)
            .with(Word::Level, level)
            .number(Common::Damage, burned.damage);
        match &burned.attempted {
            Some(attempted) => attempt.fill(answer, attempted),
            None => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::FIRE, basis::FIRE_TABLE]
    }
}
