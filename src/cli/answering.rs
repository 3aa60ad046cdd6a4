//! One line answered: read, then rolled, replayed or solved, each record handed on as it is made.

use super::{Settings, output, picture};
use crate::ask::{Error, Problem, Request, Span, Sweep};
use crate::dice::{Draw, Roller, Stream};
use crate::report::{self, Answered, Place, Record, Turn};
use crate::rules::Fact;
use anyhow::Result;

/// What a line asks for: one request, or one for each combination of several operands.
pub(super) enum Asked {
    One(Request),
    Several(Sweep),
}

/// How an answered line went.
pub(super) enum Went {
    /// Answered; whether a roll failed.
    Answered { failed: bool },
    /// Nobody reads any more.
    Closed,
    /// Something is wrong with the line.
    Wrong(Error),
}

/// Answers one line: where it stands, and the dice it may use.
pub(super) struct Answering<'a> {
    pub(super) settings: &'a Settings<'a>,
    pub(super) place: Place,
    pub(super) stream: Stream,
}

impl Answering<'_> {
    /// Answers a line; every record is handed on as it is made, until nobody takes them any more.
    pub(super) fn answer(
        &self,
        asked: &Asked,
        roller: &mut Roller<Fact>,
        mut hand_on: impl FnMut(&Record) -> Result<std::result::Result<(), output::Closed>>,
    ) -> Result<Went> {
        let settings = self.settings;
        let went = |handed: std::result::Result<(), output::Closed>, failed| match handed {
            Ok(()) => Went::Answered { failed },
            Err(output::Closed) => Went::Closed,
        };
        let request = match asked {
            Asked::Several(sweep) => {
                let swept = report::sweep(sweep, &self.place, settings.budget, self.stream);
                let record = match swept {
                    Ok(record) => record,
                    Err(error) => return Ok(Went::Wrong(error)),
                };
                let handed = hand_on(&record)?;
                picture::draw(settings, &record)?;
                return Ok(went(handed, false));
            }
            Asked::One(request) => request,
        };
        let times = match self.times(request) {
            Ok(times) => times,
            Err(error) => return Ok(Went::Wrong(error)),
        };
        if settings.odds(request) {
            let solved = report::solve(request, self.place.clone(), settings.budget, self.stream);
            let record = match solved {
                Ok(record) => record,
                Err(error) => return Ok(Went::Wrong(error)),
            };
            let handed = hand_on(&record)?;
            picture::draw(settings, &record)?;
            return Ok(went(handed, false));
        }
        if let Some(faces) = &settings.faces {
            return match self.replay(request, faces) {
                Ok(record) => Ok(went(hand_on(&record)?, record.failed())),
                Err(error) => Ok(Went::Wrong(error)),
            };
        }
        let mut failed = false;
        for number in 1..=times {
            let mut record = match report::roll(request, self.place.clone(), settings.seed, roller)
            {
                Ok(record) => record,
                Err(error) => return Ok(Went::Wrong(error)),
            };
            record.turn = (times > 1).then_some(Turn { number, of: times });
            failed |= record.failed();
            if hand_on(&record)?.is_err() {
                return Ok(Went::Closed);
            }
        }
        Ok(Went::Answered { failed })
    }

    /// How often the line is rolled; what cannot go together is an error.
    fn times(&self, request: &Request) -> std::result::Result<u32, Error> {
        let options = self.settings.options;
        let refuse = |problem| Err(Error::new(Span::point(0), problem));
        let times = options.times.or(request.times);
        if options.times.is_some() && request.times.is_some() {
            return refuse(Problem::TimesTwice);
        }
        match (self.settings.odds(request), &self.settings.faces, times) {
            (true, _, Some(_)) => refuse(Problem::TimesOdds),
            (true, Some(_), _) => refuse(Problem::DiceOdds),
            (false, ..) if options.svg.is_some() => refuse(Problem::RollPicture),
            (false, Some(_), Some(2..)) => refuse(Problem::DiceTimes),
            _ => Ok(times.unwrap_or(1)),
        }
    }

    fn replay(&self, request: &Request, faces: &[Draw]) -> Answered {
        report::replay(request, self.place.clone(), faces)
    }
}

/// Reads a line: as a table of odds where it is one, else as one request.
pub(super) fn read(line: &str, settings: &Settings) -> std::result::Result<Asked, Error> {
    match crate::ask::read_sweep(line, settings.options.odds, &settings.context)? {
        Some(sweep) => Ok(Asked::Several(sweep)),
        None => crate::ask::read(line, &settings.context).map(Asked::One),
    }
}
