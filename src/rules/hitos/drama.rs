//! Drama points: what activating an aspect costs, and who gains it (H9).

use super::{Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Fact, Refusal, Row, Rule, Term, Value};

/// Drama points of one side: 0 to 1,000. A character of the game master's pays with the game master's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(i64);

impl Points {
    /// So many.
    ///
    /// # Errors
    /// Outside 0 to 1,000.
    pub fn new(points: i64) -> Result<Self, Refusal> {
        match points {
            0..=1_000 => Ok(Self(points)),
            _ => Err(Refusal::range(&(0..=1_000))),
        }
    }
}

/// What an aspect is activated for (seed, "Activar aspectos").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Use {
    /// For one's own roll.
    #[default]
    Boost,
    /// Against somebody's roll.
    Hinder,
    /// For an element of the story, perhaps against somebody.
    Narrative,
}

/// How it is paid for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Payment {
    /// With a drama point.
    #[default]
    Point,
    /// By exhausting the aspect (seed, "Agotar aspectos").
    Exhausted,
    /// With a point of Degeneración, for an arcane skill (seed, "Degeneración").
    Arcane,
    /// The same, forced by the game master, who gives a drama point for it.
    ArcaneForced,
}

/// An aspect activated.
#[derive(Clone, Debug)]
pub struct Drama {
    you: Points,
    them: Option<Points>,
    purpose: Use,
    payment: Payment,
    cancelled: bool,
}

fn refused(word: Word) -> Refusal {
    Refusal::Forbidden(Term::Hitos(word), Vec::new())
}

impl Drama {
    /// `you` activates an aspect, perhaps against `them`.
    ///
    /// # Errors
    /// A point is to be spent and there is none.
    pub fn new(
        you: Points,
        them: Option<Points>,
        purpose: Use,
        payment: Payment,
    ) -> Result<Self, Refusal> {
        if payment == Payment::Point && you.0 < 1 {
            return Err(refused(Word::NoPointToActivate));
        }
        Ok(Self {
            you,
            them,
            purpose,
            payment,
            cancelled: false,
        })
    }

    /// The other side pays a point against it: cancels an adverse aspect, refuses an element of the story.
    ///
    /// # Errors
    /// It is against nobody, or who it is against has no point.
    pub fn cancelled(self) -> Result<Self, Refusal> {
        match self.them {
            Some(Points(1..)) if self.purpose != Use::Boost => Ok(Self {
                cancelled: true,
                ..self
            }),
            Some(_) if self.purpose != Use::Boost => Err(refused(Word::NoPointToCancel)),
            _ => Err(refused(Word::NobodyToCancel)),
        }
    }

    /// Points the activator spends.
    const fn spent(&self) -> i64 {
        match self.payment {
            Payment::Point => 1,
            _ => 0,
        }
    }

    /// What each side gains in all; less than nothing is paid.
    const fn gains(&self) -> (i64, i64) {
        let spent = self.spent();
        let forced = matches!(self.payment, Payment::ArcaneForced) as i64;
        let (you, them) = match (self.purpose, self.cancelled) {
            (Use::Boost, _) => (-spent, 0),
            // The own point comes back, and the one that cancelled comes too.
            (Use::Hinder, true) => (1, -1),
            (Use::Hinder | Use::Narrative, false) => (-spent, spent),
            // The own point stays spent (ruling).
            (Use::Narrative, true) => (1 - spent, -1),
        };
        (you + forced, them)
    }

    /// What the activator pays and gets, and for what.
    fn your_steps(&self) -> Vec<(i64, Word)> {
        let mut steps = Vec::new();
        if self.spent() > 0 {
            steps.push((-1, Word::Activates));
        }
        match (self.purpose, self.cancelled) {
            (Use::Hinder, true) if self.spent() > 0 => {
                steps.extend([(1, Word::ComesBack), (1, Word::FromTheCanceller)]);
            }
            (Use::Hinder, true) => steps.push((1, Word::FromTheCanceller)),
            (Use::Narrative, true) => steps.push((1, Word::FromTheRefuser)),
            _ => {}
        }
        if self.payment == Payment::ArcaneForced {
            steps.push((1, Word::Forced));
        }
        steps
    }

    /// The same of the other side.
    fn their_steps(&self) -> Vec<(i64, Word)> {
        match (self.purpose, self.cancelled) {
            (Use::Hinder, true) => vec![(-1, Word::Cancels)],
            (Use::Narrative, true) => vec![(-1, Word::Refuses)],
            (Use::Hinder | Use::Narrative, false) if self.spent() > 0 => {
                vec![(1, Word::GainsThePoint)]
            }
            _ => Vec::new(),
        }
    }

    const fn degeneration(&self) -> i64 {
        matches!(self.payment, Payment::Arcane | Payment::ArcaneForced) as i64
    }
}

/// The line of a side: its points before, each step, its points after.
fn steps(side: Word, points: Points, steps: &[(i64, Word)]) -> Fact {
    let before = Row::new(side).cell([Bit::Number(points.0)]);
    let row = steps.iter().fold(before, |row, (change, why)| {
        row.cell([Bit::Signed(*change), Bit::say(*why)])
    });
    if steps.is_empty() {
        return row.fact();
    }
    let after = steps.iter().map(|(change, _)| change).sum::<i64>() + points.0;
    row.cell([Bit::Equals, Bit::Number(after)]).fact()
}

impl Rule for Drama {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        match (self.purpose, self.cancelled) {
            (Use::Hinder, false) if self.spent() > 0 => {
                dice.note(|| Fact::Because(basis::VICTIM_GAINS));
            }
            (Use::Narrative, true) => dice.note(|| Fact::Because(basis::REFUSED_STAYS_SPENT)),
            _ => {}
        }
        match self.payment {
            Payment::Exhausted => dice.note(|| Fact::Because(basis::EXHAUSTING)),
            Payment::Arcane | Payment::ArcaneForced => {
                dice.note(|| Fact::Because(basis::ARCANE));
            }
            Payment::Point => {}
        }
        dice.note(|| steps(Word::You, self.you, &self.your_steps()));
        if let Some(points) = self.them {
            dice.note(|| steps(Word::Them, points, &self.their_steps()));
        }
        if self.payment == Payment::Exhausted {
            dice.note(|| {
                Row::new(Word::Aspect)
                    .cell([Bit::say(Word::IsExhausted)])
                    .fact()
            });
        }
        if self.degeneration() > 0 {
            dice.note(|| {
                Row::new(Word::Degeneration)
                    .cell([
                        Bit::Signed(self.degeneration()),
                        Bit::say(Word::InsteadOfPoint),
                    ])
                    .fact()
            });
        }
    }

    fn answer(&self, (): &()) -> Answer {
        let (you, them) = self.gains();
        let answer = Answer::computed().number(Word::You, self.you.0 + you);
        match self.them {
            Some(points) => answer.number(Word::Them, points.0 + them),
            None => answer.with(Word::Them, Value::Nothing),
        }
        .number(Word::Degeneration, self.degeneration())
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::DRAMA]
    }
}
