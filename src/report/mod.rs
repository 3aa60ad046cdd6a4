//! What was asked and what came out: one record, whether rolled, replayed, solved or sampled.
//!
//! Text and JSON print the same record, so they cannot disagree. Nothing here knows a language or a format.

mod odds;
mod roll;
mod sweep;

pub use odds::{Chance, Figures, Kind, Odds, Sample, Spread};
pub use roll::{Rolled, Throw};
pub use sweep::{Cell, Swept, sweep};

use crate::ask::{Error, Line, Request, Span};
use crate::dice::{Budget, Draw, Misfit, Roller, Script, Stream, Table, Walk};
use crate::rules::{Fact, Fault, Game, Unsolved};
use std::time::Duration;

/// The name of the generator and of the way its words become faces, as records keep it.
pub const GENERATOR: &str = "chacha8/1";

/// One answer with what it answers.
#[derive(Debug)]
pub struct Record {
    /// What is answered.
    pub heading: Heading,
    /// The game.
    pub game: Game,
    /// The rule's frozen name.
    pub rule: &'static str,
    /// What the user called it.
    pub label: Option<String>,
    /// Where it stands in a batch.
    pub place: Place,
    /// Which of several rolls of its line it is.
    pub turn: Option<Turn>,
    /// What came out.
    pub outcome: Outcome,
}

/// Which of several rolls of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number, from 1.
    pub number: u32,
    /// How many there are.
    pub of: u32,
}

/// What a record answers, written out only where somebody reads it.
#[derive(Debug)]
pub enum Heading {
    /// A line as understood.
    Line(Line),
    /// A line that stands for several.
    Several(String),
}

/// Where a line stands in a batch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// It is no batch.
    #[default]
    Alone,
    /// The line of this number.
    Line(u64),
    /// The line with this key.
    Key(String),
}

/// What came out.
#[derive(Debug)]
pub enum Outcome {
    /// One roll.
    Rolled(Rolled),
    /// Exact odds.
    Solved(Odds),
    /// Odds from many rolls, where exact ones would have cost more than their budget.
    Sampled(Sample),
    /// Odds of every combination of several operands.
    Swept(Swept),
}

impl Record {
    fn new(request: &Request, place: Place, outcome: Outcome) -> Self {
        Self {
            heading: Heading::Line(request.line.clone()),
            game: request.line.game(),
            rule: request.line.rule(),
            label: request.label.clone(),
            place,
            turn: None,
            outcome,
        }
    }

    /// The line as understood, in its own words.
    pub fn spoken(&self) -> String {
        match &self.heading {
            Heading::Line(line) => line.as_spoken(),
            Heading::Several(line) => line.clone(),
        }
    }

    /// The line as understood, in English.
    pub fn expr(&self) -> String {
        match &self.heading {
            Heading::Line(line) => line.in_english(),
            Heading::Several(line) => line.clone(),
        }
    }

    /// Whether it says that a roll failed.
    pub fn failed(&self) -> bool {
        match &self.outcome {
            Outcome::Rolled(rolled) => rolled.failed(),
            Outcome::Solved(_) | Outcome::Sampled(_) | Outcome::Swept(_) => false,
        }
    }
}

/// Rolls once from where the roller stands in its stream; `seed` is what the roller was made from.
///
/// # Errors
/// This roll comes to no answer.
pub fn roll(request: &Request, place: Place, seed: u64, roller: &mut Roller<Fact>) -> Answered {
    roller.clear();
    let answer = request
        .play
        .roll(&mut Table::Rolled(roller))
        .map_err(fault)?;
    let (dice, facts) = roller.take();
    let rolled = Rolled::new(
        answer,
        facts,
        request.play.basis(),
        dice,
        Throw::Seeded(seed),
    );
    Ok(Record::new(request, place, Outcome::Rolled(rolled)))
}

/// A roll that comes to no answer, as something wrong with its line.
pub fn fault(fault: Fault) -> Error {
    Error::refused(Span::new(fault.at, fault.end), fault.refusal)
}

/// Replays with the faces on the table.
///
/// # Errors
/// Faces that do not fit what the line rolls, or that come to no answer.
pub fn replay(request: &Request, place: Place, faces: &[Draw]) -> Answered {
    let mut script = Script::new(faces.to_vec());
    let answer = request.play.roll(&mut Table::Given(&mut script));
    let (dice, facts) = match (script.finish(), &answer) {
        // Where the roll broke off, faces may be left.
        (Ok(told), _) => told,
        (Err(Misfit::TooMany { .. }), Err(broken)) => return Err(fault(broken.clone())),
        (Err(misfit), _) => return Err(misfit.into()),
    };
    let answer = answer.map_err(fault)?;
    let rolled = Rolled::new(answer, facts, request.play.basis(), dice, Throw::Given);
    Ok(Record::new(request, place, Outcome::Rolled(rolled)))
}

/// Solves exactly within the budget, else samples with the dice of the stream.
///
/// # Errors
/// Some roll comes to no answer.
pub fn solve(request: &Request, place: Place, budget: Budget, stream: Stream) -> Answered {
    solve_or_sample(request, place, (budget, budget.time), stream)
}

/// The same, where a sample has a time of its own.
fn solve_or_sample(
    request: &Request,
    place: Place,
    (budget, sampling): (Budget, Duration),
    stream: Stream,
) -> Answered {
    let outcome = match request.play.solve(Walk::new(budget)) {
        Ok(solution) => Outcome::Solved(Odds::new(solution, request.play.basis())),
        Err(Unsolved::Fault(broken)) => return Err(fault(broken)),
        Err(Unsolved::OverBudget) => {
            let sample = Sample::draw(request.play.as_ref(), sampling, stream).map_err(fault)?;
            Outcome::Sampled(sample)
        }
    };
    Ok(Record::new(request, place, outcome))
}

/// The record of a line, or what is wrong with it.
pub type Answered = Result<Record, Error>;
