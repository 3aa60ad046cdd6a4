//! An action that takes several successes, one roll a period (H4).

use super::{Condition, Difficulty, Grade, Trio, Word, basis};
use crate::dice::{Dice, Step};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Score, Term, Tone};

/// A number of successes or rolls: 1 to 1,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Needed(u32);

impl Needed {
    /// So many.
    ///
    /// # Errors
    /// Outside 1 to 1,000.
    pub fn new(count: i64) -> Result<Self, Refusal> {
        match u32::try_from(count) {
            Ok(count @ 1..=1_000) => Ok(Self(count)),
            _ => Err(Refusal::range(&(1..=1_000))),
        }
    }

    /// The number itself.
    pub const fn get(self) -> u32 {
        self.0
    }
}

/// Rolls until there are successes enough, or until the limit.
#[derive(Clone, Debug)]
pub struct Extended {
    /// Characteristic and skill.
    pub traits: Score,
    /// The difficulty of each roll.
    pub target: Difficulty,
    /// State of the roller.
    pub condition: Condition,
    /// Successes needed.
    pub successes: Needed,
    /// Rolls allowed, where there is a limit.
    pub within: Option<Needed>,
}

/// How far the action came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Progress {
    successes: u32,
    /// Rolls made; `None` where odds answer for every number of them at once.
    rolls: Option<u32>,
}

/// One roll of an extended action, as the key of its law: what is added, and the difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct OneRoll(i64, i64);

impl Extended {
    /// One roll: whether it succeeds.
    fn roll<D: Dice<Note = Fact>>(&self, dice: &mut D, number: Option<u32>, before: u32) -> bool {
        let bonus = self.traits.total() - self.condition.penalty();
        dice.keyed_part(OneRoll(bonus, self.target.get()), |dice| {
            let trio = Trio::roll(dice);
            let total = trio.centre() + bonus;
            let grade = Grade::of(trio, total, self.target.get());
            dice.note(|| {
                let label = match number {
                    Some(number) => Bit::say_with(Word::NthRoll, [i64::from(number)]),
                    None => Bit::say(Common::Roll),
                };
                Row::new(Common::Dice)
                    .cell([label])
                    .cell([Bit::faces(&trio.faces())])
                    .cell([Bit::Arrow, Bit::Number(total)])
                    .cell([Bit::Judge(grade.word().into(), grade.tone())])
                    .cell([Bit::say_with(
                        Word::SuccessesSoFar,
                        [
                            i64::from(before + u32::from(grade.succeeds())),
                            i64::from(self.successes.get()),
                        ],
                    )])
                    .fact()
            });
            if grade == Grade::Critical {
                dice.note(|| Fact::Because(basis::CRITICAL_IS_ONE_SUCCESS));
            }
            grade.succeeds()
        })
    }

    fn limited<D: Dice<Note = Fact>>(&self, dice: &mut D, within: Needed) -> Progress {
        let step = |dice: &mut D, (rolls, successes): (u32, u32)| {
            let number = dice.aside(|| rolls + 1);
            let successes = successes + u32::from(self.roll(dice, number, successes));
            let rolls = rolls + 1;
            if successes == self.successes.get() || rolls == within.get() {
                Step::End(Progress {
                    successes,
                    rolls: Some(rolls),
                })
            } else {
                Step::On((rolls, successes))
            }
        };
        dice.chain((0, 0), step, |(rolls, successes)| Progress {
            successes,
            rolls: Some(rolls),
        })
        .end
    }

    fn unlimited<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Progress {
        // Only one roll counts how many came before it.
        let step = |dice: &mut D, (successes, before): (u32, Option<u32>)| {
            let number = before.map(|rolls| rolls.saturating_add(1));
            let successes = successes + u32::from(self.roll(dice, number, successes));
            if successes == self.successes.get() {
                Step::End(successes)
            } else {
                Step::On((successes, number))
            }
        };
        let start = (0, dice.aside(|| 0));
        let ended = dice.chain(start, step, |(successes, _)| successes);
        Progress {
            successes: ended.end,
            rolls: ended.rounds,
        }
    }
}

impl Rule for Extended {
    type Outcome = Progress;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Progress {
        let progress = match self.within {
            Some(within) => self.limited(dice, within),
            None => self.unlimited(dice),
        };
        self.condition.tell(dice);
        self.target.tell(dice);
        if let Some(rolls) = progress.rolls {
            dice.note(|| Fact::Verdict(vec![Bit::say_with(Word::OnRoll, [i64::from(rolls)])]));
        }
        progress
    }

    fn answer(&self, progress: &Progress) -> Answer {
        let done = progress.successes == self.successes.get();
        let (word, tone) = if done {
            (Word::Done, Tone::Good)
        } else {
            (Word::Failed, Tone::Bad)
        };
        let mut answer = Answer::of(word, tone);
        if let Some(rolls) = progress.rolls {
            answer = answer.number(Word::Rolls, rolls.into());
        }
        answer = answer.number(Word::Successes, progress.successes.into());
        if self.condition.is_named() {
            answer = answer.given(Word::Penalty, self.condition.penalty());
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::EXTENDED, basis::TEST, basis::CRITICAL]
    }

    fn rounds(&self) -> Option<Term> {
        self.within.is_none().then_some(Term::Hitos(Word::Rolls))
    }
}
