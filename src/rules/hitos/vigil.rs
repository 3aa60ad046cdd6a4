//! Dying and madness: a roll each turn until it is over, one way or the other (H17, H29).

use super::attempt::{self, Attempt, Reading, nothing_kept};
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
    /// Whether an aspect ends it at once, without a roll.
    pub directly: bool,
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
    /// Whether an aspect had to help in the last turn.
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

impl Watched {
    /// An aspect has ended it: no turn has passed.
    const AT_ONCE: Self = Self {
        fate: Fate::Stable,
        boosted: false,
        turns: Some(0),
    };
}

impl Vigil {
    /// One turn's roll; the number is for a breakdown alone.
    fn attempt(&self, number: Option<u32>) -> Attempt {
        let reading = Reading::plain(self.aspect);
        Attempt::of_mettle(self.mettle.get(), self.nature.score(), HOLD_ON, reading).in_turn(number)
    }

    /// One turn: how it stands then, and whether an aspect had to help.
    fn turn<D: Dice<Note = Fact>>(&self, number: Option<u32>, dice: &mut D) -> (Fate, bool) {
        let attempt = self.attempt(number);
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
        let watched = |fate, boosted, turns| Watched {
            fate,
            boosted,
            turns: Some(turns),
        };
        let step = |dice: &mut D, before: u32| {
            let turns = before + 1;
            let number = dice.aside(|| turns);
            let (fate, boosted) = self.turn(number, dice);
            if fate == Fate::Holding && turns < limit.get() {
                Step::On(turns)
            } else {
                Step::End(watched(fate, boosted, turns))
            }
        };
        let cut = |turns| watched(Fate::Holding, false, turns);
        dice.chain(0, step, cut).end
    }

    fn unlimited<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Watched {
        let step = |dice: &mut D, before: Option<u32>| {
            let number = before.map(|turns| turns.saturating_add(1));
            match self.turn(number, dice) {
                (Fate::Holding, _) => Step::On(number),
                over => Step::End(over),
            }
        };
        let start = dice.aside(|| 0);
        let ended = dice.chain(start, step, |_| (Fate::Holding, false));
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
        let one = Walk::new(Budget::BOUNDLESS)
            .law(|dice| self.turn(None, dice).0)
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
            _ if self.directly => {
                attempt::tell_directly(dice);
                Watched::AT_ONCE
            }
            Some(limit) => self.limited(dice, limit),
            None => self.unlimited(dice),
        };
        if self.aspect {
            dice.note(|| Fact::Because(basis::ASPECT_EACH_TURN));
        }
        if let Some(turns) = watched.turns {
            dice.note(|| {
                let mut bits = Vec::new();
                if turns > 0 {
                    bits.push(Bit::say_with(Word::OnTurn, [i64::from(turns)]));
                }
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
        let by_turn = (!self.directly).then(|| self.by_turn()).flatten();
        by_turn
            .map(|rows| (Word::ByTurn.into(), rows))
            .into_iter()
            .collect()
    }

    fn rounds(&self) -> Option<Term> {
        let endless = self.turns.is_none() && !self.directly;
        endless.then_some(Term::Hitos(Word::Turns))
    }
}
