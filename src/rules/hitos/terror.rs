//! Terror (H26 to H28): Entereza against what is seen, the imbalance it leaves, trauma, and what the Mythos take.

use super::attempt::{Attempt, Attempted, Reading, nothing_kept};
use super::reserve::{Nature, Reserve, Suffered};
use super::{DamageType, Degeneration, Difficulty, Rung, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Fact, Row, Rule};

/// How terrible it is (seed, "Exposición al Terror").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dread {
    /// Desasosiego.
    Unease,
    /// Estupor.
    Stupor,
    /// Miedo.
    Fear,
    /// Pánico.
    Panic,
    /// Horror.
    Horror,
}

impl Dread {
    /// The difficulty, and the imbalance of who bears it and of who does not.
    const fn figures(self) -> (Difficulty, Rung, Rung) {
        match self {
            Self::Unease => (Difficulty::EASY, Rung::Nothing, Rung::One),
            Self::Stupor => (Difficulty::MEDIUM, Rung::One, Rung::Low),
            Self::Fear => (Difficulty::MEDIUM, Rung::Low, Rung::High),
            Self::Panic => (Difficulty::HARD, Rung::Centre, Rung::CentreHigh),
            Self::Horror => (Difficulty::VERY_HARD, Rung::High, Rung::All),
        }
    }
}

/// Somebody who sees it.
#[derive(Clone, Debug)]
pub struct Terror {
    /// How terrible it is.
    pub dread: Dread,
    /// Entereza and what is lost already.
    pub mind: Reserve,
    /// Degeneración, and whether it is the Mythos that is seen.
    pub degeneration: Degeneration,
    /// Whether an aspect helps if the roll fails.
    pub aspect: bool,
}

/// What it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shaken {
    /// The roll; none where such a sight is nothing new.
    attempted: Option<Attempted>,
    imbalance: i64,
    suffered: Suffered,
}

impl Terror {
    fn attempt(&self) -> Attempt {
        let (target, ..) = self.dread.figures();
        let reading = Reading::plain(self.aspect);
        let score = self.mind.mettle().get();
        Attempt::of_mettle(score, Nature::Mind.score(), target.get(), reading)
    }

    /// Who has seen worse does not roll for unease.
    fn is_hardened(&self) -> bool {
        self.dread == Dread::Unease && self.degeneration.score() >= 1
    }

    /// The imbalance that a roll leads to.
    fn imbalance<D: Dice<Note = Fact>>(&self, attempted: &Attempted, dice: &mut D) -> i64 {
        let (_, borne, not_borne) = self.dread.figures();
        let bears = self.attempt().grade(attempted).succeeds();
        let rung = if bears { borne } else { not_borne };
        let imbalance = rung.read(attempted.trio);
        dice.note(|| {
            Row::new(Word::Imbalance)
                .cell([
                    Bit::Name(DamageType::plain(rung).to_string()),
                    Bit::Equals,
                    Bit::Number(imbalance),
                ])
                .fact()
        });
        imbalance
    }
}

impl Rule for Terror {
    type Outcome = Shaken;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Shaken {
        if self.is_hardened() {
            if self.aspect {
                dice.note(|| nothing_kept(Word::Kept));
            }
            dice.note(|| {
                Row::new(Word::Imbalance)
                    .cell([Bit::Number(0)])
                    .cell([Bit::say(Word::HasSeenWorse)])
                    .fact()
            });
            return Shaken {
                attempted: None,
                imbalance: 0,
                suffered: self.mind.unharmed(),
            };
        }
        let attempted = self.attempt().roll(dice);
        self.dread.figures().0.tell(dice);
        let imbalance = self.imbalance(&attempted, dice);
        let suffered = self.mind.suffer(imbalance, Reading::Centre, dice);
        self.degeneration.tell(self.mind.breaks(&suffered), dice);
        Shaken {
            attempted: Some(attempted),
            imbalance,
            suffered,
        }
    }

    fn answer(&self, shaken: &Shaken) -> Answer {
        let suffered = &shaken.suffered;
        let all_lost = self.mind.breaks(suffered);
        let answer = self
            .mind
            .answer(suffered)
            .number(Word::Imbalance, shaken.imbalance)
            .number(Word::Lost, suffered.lost)
            .flag(Word::Trauma, suffered.massive && !suffered.resisted)
            .number(Word::Degeneration, self.degeneration.after(all_lost));
        match &shaken.attempted {
            Some(attempted) => self.attempt().fill(answer, attempted),
            None if self.aspect => answer.flag(Word::Boosted, false),
            None => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::TERROR, basis::MIND_LADDER]
    }
}
