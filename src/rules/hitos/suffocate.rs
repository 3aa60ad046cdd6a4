//! Suffocation (H21): turns that can be held, then a roll of Aguante each turn, harder every time.

use super::attempt::{Attempt, Reading};
use super::reserve::{Mettle, Nature};
use super::{Needed, Word, basis};
use crate::dice::{Dice, OverBudget, Step, Walk};
use crate::rules::{Answer, Basis, Bit, Fact, Row, Rule, Solution, Term, Tone};

/// Somebody without air.
#[derive(Clone, Debug)]
pub struct Suffocation {
    /// Aguante.
    pub mettle: Mettle,
    /// Whether there was time for a deep breath.
    pub breath: bool,
    /// Turns that are watched, the free ones counted; until it ends where none are named.
    pub turns: Option<Needed>,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Breathless {
    conscious: bool,
    /// Turns that passed; `None` where odds answer for every number of them at once.
    turns: Option<u32>,
}

/// A turn's roll, as the key of its law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Gasp(Attempt);

/// The difficulty of the first roll; each later one is 1 more (seed, "Asfixia").
const FIRST_DIFFICULTY: i64 = 10;

impl Suffocation {
    /// Turns that pass without a roll.
    fn free(&self) -> u32 {
        let times = if self.breath { 4 } else { 2 };
        u32::try_from(times * self.mettle.get()).unwrap_or(u32::MAX)
    }

    /// After this many rolls only a critical succeeds, and each roll is like the last.
    fn hopeless(&self) -> u32 {
        u32::try_from(self.mettle.get()).unwrap_or(u32::MAX)
    }

    /// Whether the roll after so many succeeds.
    fn holds<D: Dice<Note = Fact>>(&self, rolls: u32, dice: &mut D) -> bool {
        let target = FIRST_DIFFICULTY + i64::from(rolls);
        let score = Nature::Body.score();
        let number = dice.aside(|| self.free().saturating_add(rolls + 1));
        let attempt =
            Attempt::of_mettle(self.mettle.get(), score, target, Reading::Centre).in_turn(number);
        dice.keyed_part(Gasp(attempt), |dice| {
            let attempted = attempt.roll(dice);
            attempt.grade(&attempted).succeeds()
        })
    }

    fn limited<D: Dice<Note = Fact>>(&self, dice: &mut D, limit: u32) -> Breathless {
        let free = self.free();
        if limit <= free {
            return Breathless {
                conscious: true,
                turns: Some(limit),
            };
        }
        let step = |dice: &mut D, rolls: u32| {
            let holds = self.holds(rolls, dice);
            let turns = free + rolls + 1;
            if holds && turns < limit {
                Step::On(rolls + 1)
            } else {
                Step::End(Breathless {
                    conscious: holds,
                    turns: Some(turns),
                })
            }
        };
        let cut = |rolls| Breathless {
            conscious: true,
            turns: Some(free + rolls),
        };
        dice.chain(0, step, cut).end
    }

    fn unlimited<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Breathless {
        let step = |dice: &mut D, rolls: u32| {
            if !self.holds(rolls, dice) {
                return Step::End(());
            }
            // One roll counts on; for all rolls at once a hopeless one is like any later one.
            let counted = dice.aside(|| rolls + 1);
            Step::On(counted.unwrap_or_else(|| (rolls + 1).min(self.hopeless())))
        };
        let ended = dice.chain(0, step, |_| ());
        Breathless {
            conscious: false,
            turns: ended.rounds.map(|rolls| self.free() + rolls),
        }
    }
}

impl Rule for Suffocation {
    type Outcome = Breathless;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Breathless {
        dice.note(|| {
            Row::new(Word::Turns)
                .cell([Bit::say_with(Word::FreeTurns, [i64::from(self.free())])])
                .fact()
        });
        let end = match self.turns {
            Some(limit) => self.limited(dice, limit.get()),
            None => self.unlimited(dice),
        };
        if let Some(turns) = end.turns {
            dice.note(|| {
                let turns = [i64::from(turns)];
                Fact::Verdict(if end.conscious {
                    vec![Bit::say_with(Word::AfterTurns, turns)]
                } else {
                    vec![
                        Bit::say_with(Word::OnTurn, turns),
                        Bit::Arrow,
                        Bit::say(Word::AllResistanceLost),
                    ]
                })
            });
        }
        end
    }

    fn answer(&self, end: &Breathless) -> Answer {
        let answer = if end.conscious {
            Answer::of(Word::Conscious, Tone::Good)
        } else {
            Answer::of(Word::Dying, Tone::Bad)
        };
        match end.turns {
            Some(turns) => answer.number(Word::Turns, turns.into()),
            None => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::SUFFOCATION]
    }

    fn rounds(&self) -> Option<Term> {
        self.turns.is_none().then_some(Term::Hitos(Word::Turns))
    }

    fn solve(&self, mut walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        let law = walk.law(|dice| self.resolve(dice))?;
        // The chain counts rolls; turns without one pass before it.
        let turns = walk.rounds().map(|rolls| rolls.after(self.free()));
        Ok(Solution {
            rounds: self.rounds().zip(turns),
            ..Solution::of(self, &law)
        })
    }
}
