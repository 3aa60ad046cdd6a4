//! The joust on horseback, pass by pass until a rider falls (W20).

use super::bonus::{self, Bonus};
use super::{Stance, Word, basis};
use crate::dice::{Dice, Law, Sides, Step};
use crate::rules::{
    Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Score, Term, Tone, Value,
};

/// One of the two riders.
#[derive(Clone, Debug)]
pub struct Rider {
    lance: Bonus,
    seat: Bonus,
}

impl Rider {
    /// So much, and the lance hits.
    const HITS: i64 = 20;
    /// So much, and the rider stays on.
    const STAYS: i64 = 15;
    /// What being hit in the pass before costs.
    const SHAKEN: i64 = -1;

    /// A rider with Justa, Destreza and whatever the situation adds, and with Equitación and Fortaleza.
    pub fn new(lance: Score, seat: Score, stance: &Stance) -> Self {
        let lance = Bonus::of(lance, Word::FromJoust, Word::FromDexterity);
        let seat = Bonus::of(seat, Word::FromRide, Word::FromFortitude);
        Self {
            lance: stance.weigh(lance),
            seat: stance.weigh(seat),
        }
    }

    /// Whether the lance hits.
    fn strikes<D: Dice<Note = Fact>>(&self, label: Term, shaken: bool, dice: &mut D) -> bool {
        let shaken = if shaken { Self::SHAKEN } else { 0 };
        let face = i64::from(dice.die(Sides::D10));
        let hits = face + self.lance.total() + shaken >= Self::HITS;
        dice.note(|| {
            let lance = self.lance.clone().and(Word::FromShaken, shaken);
            let says = if hits { Word::Hits } else { Word::Misses };
            row(label, Word::Lance, &lance, face, Self::HITS, says)
        });
        hits
    }

    /// Whether the rider, hit, falls.
    fn falls<D: Dice<Note = Fact>>(&self, label: Term, dice: &mut D) -> bool {
        let face = i64::from(dice.die(Sides::D10));
        let falls = face + self.seat.total() < Self::STAYS;
        dice.note(|| {
            let says = if falls { Word::Falls } else { Word::StaysOn };
            row(label, Word::Seat, &self.seat, face, Self::STAYS, says)
        });
        falls
    }
}

/// One roll of a rider, told.
fn row(label: Term, what: Word, bonus: &Bonus, face: i64, wanted: i64, says: Word) -> Fact {
    let mut cells = bonus.row(label, face).cells;
    cells.insert(0, vec![Bit::say(what)]);
    cells.push(vec![Bit::say_with(Word::Needs, [wanted])]);
    cells.push(vec![Bit::say(says)]);
    Fact::Row(Row {
        cells,
        ..Row::new(label)
    })
}

/// A joust of two riders.
#[derive(Clone, Debug)]
pub struct Joust {
    first: Rider,
    second: Rider,
    passes: Option<u32>,
}

/// How a joust ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fallen {
    /// The second rider only.
    Second,
    /// The first rider only.
    First,
    /// Both in the same pass.
    Both,
    /// Nobody yet.
    Nobody,
}

/// What a joust came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Jousted {
    fallen: Fallen,
    /// Passes ridden; `None` where odds answer for every number of them at once.
    passes: Option<u32>,
}

/// What the next pass has to know: who was hit in the one before, and how many there were where that counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Ridden {
    first_hit: bool,
    second_hit: bool,
    passes: u32,
}

impl Joust {
    /// A joust to the end, or of so many passes at most: 1 to 1,000.
    ///
    /// # Errors
    /// A number of passes outside that.
    pub fn new(first: Rider, second: Rider, passes: Option<i64>) -> Result<Self, Refusal> {
        let limit = |passes| bonus::within(passes, &(1..=1_000));
        let passes = passes.map(limit).transpose()?;
        Ok(Self {
            first,
            second,
            passes: passes.map(|passes| u32::try_from(passes).unwrap_or(u32::MAX)),
        })
    }

    /// One pass: both attacks, then the seat of whoever is hit, the second rider's first.
    fn pass<D: Dice<Note = Fact>>(&self, dice: &mut D, before: Ridden) -> Step<Ridden, Fallen> {
        const FIRST: Term = Term::Common(Common::First);
        const SECOND: Term = Term::Common(Common::Second);
        let number = i64::from(before.passes) + 1;
        dice.note(|| {
            let row = Row::new(Word::Pass).cell([Bit::Number(number)]);
            row.fact()
        });
        let second_hit = dice.part(|dice| self.first.strikes(FIRST, before.first_hit, dice));
        let first_hit = dice.part(|dice| self.second.strikes(SECOND, before.second_hit, dice));
        let second_falls = second_hit && dice.part(|dice| self.second.falls(SECOND, dice));
        let first_falls = first_hit && dice.part(|dice| self.first.falls(FIRST, dice));
        match (first_falls, second_falls) {
            (false, true) => Step::End(Fallen::Second),
            (true, false) => Step::End(Fallen::First),
            (true, true) => Step::End(Fallen::Both),
            (false, false) => Step::On(Ridden {
                first_hit,
                second_hit,
                passes: before.passes,
            }),
        }
    }

    /// At most so many passes; every number of them is an outcome of its own.
    fn limited<D: Dice<Note = Fact>>(&self, dice: &mut D, limit: u32) -> Jousted {
        let jousted = |fallen, passes| Jousted {
            fallen,
            passes: Some(passes),
        };
        let step = |dice: &mut D, before: Ridden| {
            let passes = before.passes + 1;
            match self.pass(dice, before) {
                Step::End(fallen) => Step::End(jousted(fallen, passes)),
                Step::On(_) if passes == limit => Step::End(jousted(Fallen::Nobody, passes)),
                Step::On(ridden) => Step::On(Ridden { passes, ..ridden }),
            }
        };
        let endless = |ridden: Ridden| jousted(Fallen::Nobody, ridden.passes);
        dice.chain(Ridden::default(), step, endless).end
    }

    /// Until somebody falls. Passes are counted only for a story, so that exact odds need no more than who was hit.
    fn unlimited<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Jousted {
        let counts = u32::from(dice.listens());
        let step = |dice: &mut D, before: Ridden| match self.pass(dice, before) {
            Step::On(ridden) => Step::On(Ridden {
                passes: before.passes + counts,
                ..ridden
            }),
            end @ Step::End(_) => end,
        };
        let ended = dice.chain(Ridden::default(), step, |_| Fallen::Nobody);
        Jousted {
            fallen: ended.end,
            passes: ended.rounds,
        }
    }
}

impl Rule for Joust {
    type Outcome = Jousted;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Jousted {
        let jousted = match self.passes {
            Some(limit) => self.limited(dice, limit),
            None => self.unlimited(dice),
        };
        if let Some(passes) = jousted.passes {
            dice.note(|| {
                let mut bits = match passes {
                    1 => vec![Bit::say(Word::InOnePass)],
                    passes => vec![Bit::say_with(Word::InPasses, [i64::from(passes)])],
                };
                if jousted.fallen == Fallen::Both {
                    bits.push(Bit::say(Word::GoesOnOnFoot));
                }
                Fact::Verdict(bits)
            });
        }
        jousted
    }

    fn answer(&self, jousted: &Jousted) -> Answer {
        let answer = match jousted.fallen {
            Fallen::Second => Answer::of(Common::Win, Tone::Good),
            Fallen::First => Answer::of(Common::Lose, Tone::Bad),
            Fallen::Both => Answer::of(Word::BothFall, Tone::Even),
            Fallen::Nobody => Answer::of(Word::Undecided, Tone::Even),
        };
        match jousted.passes {
            Some(passes) => answer.number(Word::Passes, passes.into()),
            None => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::JOUST]
    }

    /// Of a joust with a limit: how each pass may end it, and the chance that it goes on after it; as far as that chance is
    /// worth a line.
    fn tabulate(&self, law: &Law<Jousted>) -> Vec<(Term, Value)> {
        const NEGLIGIBLE: f64 = 1e-9;
        let Some(limit) = self.passes.filter(|limit| *limit > 1) else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        for pass in 1..=limit {
            let ends = |fallen| {
                let jousted = Jousted {
                    fallen,
                    passes: Some(pass),
                };
                Value::Chance(law.chance(|outcome| *outcome == jousted))
            };
            let later = law
                .chance(|outcome| outcome.passes > Some(pass) || outcome.fallen == Fallen::Nobody);
            let dwindles = later.to_f64() < NEGLIGIBLE;
            lines.push(Value::Record(vec![
                (Word::Pass.into(), Value::Given(pass.into())),
                (Common::Win.into(), ends(Fallen::Second)),
                (Common::Lose.into(), ends(Fallen::First)),
                (Word::BothFall.into(), ends(Fallen::Both)),
                (Word::Undecided.into(), Value::Chance(later)),
            ]));
            if dwindles {
                break;
            }
        }
        vec![(Word::ByPass.into(), Value::Series(lines))]
    }

    fn rounds(&self) -> Option<Term> {
        self.passes
            .is_none()
            .then_some(Term::Westeros(Word::Passes))
    }
}
