//! The command: flags, one line or many, where answers go and which code the process ends with.

mod args;
mod batch;
mod colour;
mod help;
mod input;
mod locale;
mod once;
mod output;
mod sorting;

use crate::ask::{Context, Request, read_faces};
use crate::dice::{Budget, Roller, Stream};
use crate::render::{self, Style};
use crate::report::{self, Answered, Place, Record};
use crate::rules::Fact;
use anyhow::Result;
use args::{Format, Options};
use std::ffi::OsString;
use std::io::{IsTerminal, stdin};
use std::process::ExitCode;
use std::time::Duration;

/// Answered.
const ANSWERED: u8 = 0;
/// Answered, and under `--exit-status` the roll failed.
const FAILED: u8 = 1;
/// The line, the flags, a limit or the output went wrong.
const WRONG: u8 = 2;

/// Runs the command with its arguments, the program's own name first.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.collect();
    let options = match args::read(&arguments) {
        Ok(options) => options,
        Err(told) => return told,
    };
    let code = answer(&options).unwrap_or_else(|error| {
        eprintln!("tirada: {error:#}");
        WRONG
    });
    ExitCode::from(code)
}

fn answer(options: &Options) -> Result<u8> {
    let settings = match Settings::new(options)? {
        Ok(settings) => settings,
        Err(wrong) => return Ok(wrong),
    };
    if options.words.is_empty() {
        batch::run(&settings, stdin().lock())
    } else {
        once::run(&settings, &options.words)
    }
}

/// Everything the flags and the environment decide, decided once.
#[derive(Debug)]
struct Settings<'a> {
    options: &'a Options,
    style: Style,
    budget: Budget,
    /// The faces on the table.
    faces: Option<Vec<i64>>,
    seed: u64,
    /// What the configuration brings.
    context: Context,
}

impl<'a> Settings<'a> {
    /// The settings; or, where a flag's own text is wrong, the code to end with once that is told.
    fn new(options: &'a Options) -> Result<std::result::Result<Self, u8>> {
        let language = locale::language(options.lang);
        render::use_colour(colour::wanted(options.color));
        let style = Style {
            language,
            explain: options.explain,
            width: screen_width(),
        };
        let budget = options
            .budget
            .map_or_else(Budget::default, |milliseconds| Budget {
                time: Duration::from_millis(milliseconds),
                ..Budget::default()
            });
        let seed = match options.seed {
            Some(seed) => seed,
            None => crate::dice::fresh_seed()?,
        };
        let faces = match options.dice.as_deref().map(|text| (text, read_faces(text))) {
            Some((text, Err(error))) => {
                eprint!("{}", render::error_text(&error, text, &Place::Alone, style));
                return Ok(Err(WRONG));
            }
            Some((_, Ok(faces))) => Some(faces),
            None => None,
        };
        let context = Context::default();
        Ok(Ok(Self {
            options,
            style,
            budget,
            faces,
            seed,
            context,
        }))
    }

    const fn json(&self) -> bool {
        self.options.json || matches!(self.options.format, Some(Format::Json))
    }

    /// Whether a line is solved instead of rolled.
    const fn odds(&self, request: &Request) -> bool {
        self.options.odds || request.odds
    }

    /// A record as the flags want it, with its end.
    fn write(&self, record: &Record, out: &mut String) {
        if self.json() {
            out.push_str(&render::record_json(record));
        } else if self.options.quiet {
            render::quiet_text(record, self.style, out);
        } else {
            out.push_str(&render::record_text(record, self.style));
            return;
        }
        out.push('\n');
    }
}

/// The screen's width, where there is a screen; else what most have.
fn screen_width() -> usize {
    const USUAL: usize = 80;
    if !std::io::stdout().is_terminal() {
        return USUAL;
    }
    terminal_size::terminal_size().map_or(USUAL, |(width, _)| width.0.into())
}

/// What a line that could be read comes to: one record, or one for each of its rolls.
struct Answering<'a> {
    settings: &'a Settings<'a>,
    place: Place,
    stream: Stream,
}

impl Answering<'_> {
    /// Answers a request; every record is handed on as it is made. What is wrong with the line is the answer too.
    fn answer(
        &self,
        request: &Request,
        roller: &mut Roller<Fact>,
        mut hand_on: impl FnMut(&Record) -> Result<()>,
    ) -> Result<std::result::Result<bool, crate::ask::Error>> {
        let settings = self.settings;
        let times = match self.times(request) {
            Ok(times) => times,
            Err(error) => return Ok(Err(error)),
        };
        if settings.odds(request) {
            let record = report::solve(request, self.place.clone(), settings.budget, self.stream);
            hand_on(&record)?;
            return Ok(Ok(false));
        }
        if let Some(faces) = &settings.faces {
            return match self.replay(request, faces) {
                Ok(record) => hand_on(&record).map(|()| Ok(record.failed())),
                Err(error) => Ok(Err(error)),
            };
        }
        let mut failed = false;
        for _ in 0..times {
            let record = report::roll(request, self.place.clone(), settings.seed, roller);
            failed |= record.failed();
            hand_on(&record)?;
        }
        Ok(Ok(failed))
    }

    /// How often the line is rolled; what cannot go together is an error.
    fn times(&self, request: &Request) -> std::result::Result<u32, crate::ask::Error> {
        use crate::ask::{Error, Problem, Span};
        let options = self.settings.options;
        let refuse = |problem| Err(Error::new(Span::point(0), problem));
        let times = options.times.or(request.times);
        if options.times.is_some() && request.times.is_some() {
            return refuse(Problem::TimesTwice);
        }
        match (self.settings.odds(request), &self.settings.faces, times) {
            (true, _, Some(_)) => refuse(Problem::TimesOdds),
            (true, Some(_), _) => refuse(Problem::DiceOdds),
            (false, Some(_), Some(2..)) => refuse(Problem::DiceTimes),
            _ => Ok(times.unwrap_or(1)),
        }
    }

    fn replay(&self, request: &Request, faces: &[i64]) -> Answered {
        Ok(report::replay(request, self.place.clone(), faces)?)
    }
}
