//! Bleeding out: a Vigor roll at the start of each turn, until it ends one way or the other (S21).

use super::throw::{Grade, TARGET};
use super::{Roll, Word, basis};
use crate::dice::{Dice, Step};
use crate::rules::{Answer, Basis, Bit, Fact, Refusal, Rule, Term, Tone};

/// A number of turns: 1 to 1,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turns(u32);

impl Turns {
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
}

/// Somebody who bleeds out.
#[derive(Clone, Debug)]
pub struct Bleeding {
    /// The Vigor roll.
    pub vigor: Roll,
    /// How many turns are looked at; without a limit, until it ends.
    pub turns: Option<Turns>,
}

/// How far it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bled {
    end: End,
    /// Turns rolled for; `None` where odds answer for every number of them at once.
    turns: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Stable,
    Holding,
    Dead,
}

impl Bleeding {
    /// One turn: whether it ends, and how.
    fn turn<D: Dice<Note = Fact>>(&self, dice: &mut D) -> End {
        dice.part(|dice| {
            let most = self.vigor.most(TARGET);
            let throw = self
                .vigor
                .throw(Word::Turn.into(), Some(TARGET), most, dice);
            match throw.grade(TARGET) {
                Grade::Critical | Grade::Failure => End::Dead,
                Grade::Success => End::Holding,
                Grade::Raise => End::Stable,
            }
        })
    }

    fn limited<D: Dice<Note = Fact>>(&self, dice: &mut D, turns: Turns) -> Bled {
        let step = |dice: &mut D, turn: u32| {
            let bled = |end| Bled {
                end,
                turns: Some(turn),
            };
            match self.turn(dice) {
                End::Holding if turn < turns.0 => Step::On(turn + 1),
                end => Step::End(bled(end)),
            }
        };
        let never = |turn| Bled {
            end: End::Holding,
            turns: Some(turn),
        };
        dice.chain(1, step, never).end
    }

    fn unlimited<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Bled {
        let step = |dice: &mut D, ()| match self.turn(dice) {
            End::Holding => Step::On(()),
            end => Step::End(end),
        };
        let ended = dice.chain((), step, |()| End::Holding);
        Bled {
            end: ended.end,
            turns: ended.rounds,
        }
    }
}

impl Rule for Bleeding {
    type Outcome = Bled;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Bled {
        let bled = match self.turns {
            Some(turns) => self.limited(dice, turns),
            None => self.unlimited(dice),
        };
        if let Some(turns) = bled.turns {
            dice.note(|| {
                let said = if turns == 1 {
                    Bit::say(Word::InOneTurn)
                } else {
                    Bit::say_with(Word::InTurns, [i64::from(turns)])
                };
                Fact::Verdict(vec![said])
            });
        }
        bled
    }

    fn answer(&self, bled: &Bled) -> Answer {
        let (word, tone) = match bled.end {
            End::Stable => (Word::Stable, Tone::Good),
            End::Holding => (Word::Holding, Tone::Even),
            End::Dead => (Word::Dead, Tone::Bad),
        };
        let answer = Answer::of(word, tone);
        match bled.turns {
            Some(turns) => answer.number(Word::Turns, turns.into()),
            None => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::BLEEDING, basis::ACES]
    }

    fn rounds(&self) -> Option<Term> {
        self.turns.is_none().then_some(Term::Savage(Word::Turns))
    }
}
