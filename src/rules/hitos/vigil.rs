//! Dying and madness: a roll each turn until it is over, one way or the other (H17, H29).

use super::attempt::{Attempt, Reading, nothing_kept};
use super::reserve::{Mettle, Nature};
use super::{Grade, Needed, Word, basis};
use crate::dice::{Budget, Dice, Fraction, Law, Step, Walk, Weight};
use crate::rules::{Answer, Basis, Bit, Fact, Rule, Term, Tone, Value};

/// Turns between life and death, or between madness and the end.
#[derive(Clone, Debug)]
pub struct Vigil {
    /// A dying body or a mad mind.
    pub nature: Nature,
    /// Its Aguante or Entereza.
    pub mettle: Mettle,
    /// Turns that are watched; until it ends where none are named.
    pub turns: Option<Needed>,
    /// Whether an aspect helps each roll that is no success.
    pub aspect: bool,
}

/// How it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Stable,
    Holding,
    Over,
}

/// How it stands in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Watched {
    fate: Fate,
    boosted: bool,
    /// Turns taken; `None` where odds answer for every number of them at once.
    turns: Option<u32>,
}

/// One turn's roll, as the key of its law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Turn(Attempt);

/// The difficulty of holding on (seed, "Salud" and "Estados mentales").
const HOLD_ON: i64 = 15;
/// How many turns odds list one by one.
const LISTED: u32 = 10;

impl Vigil {
    fn attempt(&self) -> Attempt {
        let reading = Reading::plain(self.aspect);
        Attempt::of_mettle(self.mettle.get(), self.nature.score(), HOLD_ON, reading)
            .in_one_line(Word::Turn)
    }

    /// One turn: how it stands then, and whether an aspect had to help.
    fn turn<D: Dice<Note = Fact>>(&self, dice: &mut D) -> (Fate, bool) {
        let attempt = self.attempt();
        dice.keyed_part(Turn(attempt), |dice| {
            let attempted = attempt.roll(dice);
            let fate = match attempt.grade(&attempted) {
                Grade::Critical => Fate::Stable,
                Grade::Success => Fate::Holding,
                Grade::Failure | Grade::Fumble => Fate::Over,
            };
            (fate, attempted.boosted)
        })
    }

    fn limited<D: Dice<Note = Fact>>(&self, dice: &mut D, limit: Needed) -> Watched {
        let step = |dice: &mut D, (turns, helped): (u32, bool)| {
            let (fate, boosted) = self.turn(dice);
            let (turns, boosted) = (turns + 1, boosted || helped);
            if fate == Fate::Holding && turns < limit.get() {
                Step::On((turns, boosted))
            } else {
                Step::End(Watched {
                    fate,
                    boosted,
                    turns: Some(turns),
                })
            }
        };
        let cut = |(turns, boosted)| Watched {
            fate: Fate::Holding,
            boosted,
            turns: Some(turns),
        };
        dice.chain((0, false), step, cut).end
    }

    fn unlimited<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Watched {
        let step = |dice: &mut D, helped: bool| {
            let (fate, boosted) = self.turn(dice);
            match fate {
                Fate::Holding => Step::On(helped || boosted),
                _ => Step::End((fate, helped || boosted)),
            }
        };
        let ended = dice.chain(false, step, |helped| (Fate::Holding, helped));
        Watched {
            fate: ended.end.0,
            boosted: ended.end.1,
            turns: ended.rounds,
        }
    }

    const fn word(&self, fate: Fate) -> Word {
        match (fate, self.nature) {
            (Fate::Stable, _) => Word::Stable,
            (Fate::Holding, _) => Word::Holding,
            (Fate::Over, Nature::Body) => Word::Dead,
            (Fate::Over, Nature::Mind) => Word::LostForGood,
        }
    }

    /// How it stands after each of the first turns.
    fn by_turn(&self) -> Option<Value> {
        let one = Walk::new(Budget::default())
            .law(|dice| self.turn(dice).0)
            .ok()?;
        let ways = |fate| {
            let row = one.rows().iter().find(|(known, _)| *known == fate);
            row.map_or(Weight::ZERO, |(_, ways)| ways.clone())
        };
        let (mut out_of, mut holding) = (Weight::ONE, Weight::ONE);
        let (mut stable, mut over) = (Weight::ZERO, Weight::ZERO);
        let turns = self.turns.map_or(LISTED, |turns| turns.get().min(LISTED));
        let rows = (1..=turns).map(|turn| {
            stable = stable
                .times(one.total())
                .plus(&holding.times(&ways(Fate::Stable)));
            over = over
                .times(one.total())
                .plus(&holding.times(&ways(Fate::Over)));
            holding = holding.times(&ways(Fate::Holding));
            out_of = out_of.times(one.total());
            let chance = |ways| Value::Chance(Fraction::new(ways, &out_of));
            Value::Record(vec![
                (Word::Turn.into(), Value::Given(turn.into())),
                (self.word(Fate::Stable).into(), chance(&stable)),
                (self.word(Fate::Holding).into(), chance(&holding)),
                (self.word(Fate::Over).into(), chance(&over)),
            ])
        });
        Some(Value::Series(rows.collect()))
    }
}

impl Rule for Vigil {
    type Outcome = Watched;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Watched {
        if self.aspect {
            dice.note(|| nothing_kept(Word::Kept));
        }
        let watched = match self.turns {
            Some(limit) => self.limited(dice, limit),
            None => self.unlimited(dice),
        };
        if self.aspect {
            dice.note(|| Fact::Because(basis::ASPECT_EACH_TURN));
        }
        if let Some(turns) = watched.turns {
            dice.note(|| {
                let mut bits = vec![Bit::say_with(Word::OnTurn, [i64::from(turns)])];
                if self.nature == Nature::Mind && watched.fate == Fate::Stable {
                    bits.extend([Bit::Arrow, Bit::say(Word::FallsUnconscious)]);
                }
                Fact::Verdict(bits)
            });
        }
        watched
    }

    fn answer(&self, watched: &Watched) -> Answer {
        let tone = match watched.fate {
            Fate::Stable => Tone::Good,
            Fate::Holding => Tone::Even,
            Fate::Over => Tone::Bad,
        };
        let mut answer = Answer::of(self.word(watched.fate), tone);
        if let Some(turns) = watched.turns {
            answer = answer.number(Word::Turns, turns.into());
        }
        if self.aspect {
            answer = answer.flag(Word::Boosted, watched.boosted);
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        match self.nature {
            Nature::Body => &[basis::DYING],
            Nature::Mind => &[basis::MADNESS],
        }
    }

    fn tabulate(&self, _law: &Law<Watched>) -> Vec<(Term, Value)> {
        let by_turn = self.by_turn();
        by_turn
            .map(|rows| (Word::ByTurn.into(), rows))
            .into_iter()
            .collect()
    }

    fn rounds(&self) -> Option<Term> {
        self.turns.is_none().then_some(Term::Hitos(Word::Turns))
    }
}
