//! The command: flags, one line or many, where answers go and which code the process ends with.

mod answering;
mod args;
mod batch;
mod colour;
mod completion;
mod config;
mod flags;
mod help;
mod input;
mod known;
mod locale;
mod manual;
mod once;
mod output;
mod picture;
mod progress;
mod prompt;
mod rules;
mod sorting;
mod whole;

use crate::ask::{Context, Request, read_faces};
use crate::dice::{Budget, Draw};
use crate::render::{self, Style};
use crate::report::{Place, Record};
use anyhow::Result;
use args::{Format, Options};
use std::ffi::OsString;
use std::io::{IsTerminal, stdin};
use std::process::ExitCode;
use std::time::Duration;

pub use completion::{ASKED, complete};
pub use config::read_configuration;

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
        output::complain(&format!("tirada: {error:#}\n"));
        WRONG
    });
    ExitCode::from(code)
}

fn answer(options: &Options) -> Result<u8> {
    if let Some(shell) = options.completions {
        output::print(completion::script(shell))?;
        return Ok(ANSWERED);
    }
    if options.list || options.rules.is_some() {
        return rules::tell(options);
    }
    if options.man {
        output::print(&manual::page(locale::language(options.lang)))?;
        return Ok(ANSWERED);
    }
    let settings = match Settings::new(options)? {
        Ok(settings) => settings,
        Err(wrong) => return Ok(wrong),
    };
    if !options.words.is_empty() {
        once::run(&settings, &options.words)
    } else if stdin().is_terminal() && std::io::stdout().is_terminal() {
        prompt::run(&settings)
    } else {
        batch::run(&settings, stdin().lock())
    }
}

/// Everything the flags and the environment decide, decided once.
#[derive(Debug)]
struct Settings<'a> {
    options: &'a Options,
    style: Style,
    colours: Colours,
    budget: Budget,
    /// The faces on the table.
    faces: Option<Vec<Draw>>,
    seed: u64,
    /// What the configuration brings.
    context: Context,
}

impl<'a> Settings<'a> {
    /// The settings; or, where a flag or the configuration is wrong or was to be written, the code to end with once that is
    /// told.
    fn new(options: &'a Options) -> Result<std::result::Result<Self, u8>> {
        let language = locale::language(options.lang);
        let colours = Colours {
            out: colour::wanted(options.color, std::io::stdout().is_terminal()),
            err: colour::wanted(options.color, std::io::stderr().is_terminal()),
        };
        render::use_colour(colours.out);
        let screen = screen();
        let style = Style {
            language,
            explain: options.explain,
            chart: options.chart,
            width: screen.unwrap_or(USUAL_WIDTH),
            wraps: screen.is_some(),
        };
        let budget = options.budget.map_or_else(Budget::default, |milliseconds| {
            Budget::within(Duration::from_millis(milliseconds))
        });
        let seed = match options.seed {
            Some(seed) => seed,
            None => crate::dice::fresh_seed()?,
        };
        let faces = match options.dice.as_deref().map(|text| (text, read_faces(text))) {
            Some((text, Err(error))) => {
                output::complain(&if options.wants_json() {
                    render::error_json(&error, text, &Place::Alone, style) + "\n"
                } else {
                    colours.for_errors(|| render::error_text(&error, text, &Place::Alone, style))
                });
                return Ok(Err(WRONG));
            }
            Some((_, Ok(faces))) => Some(faces),
            None => None,
        };
        let context = match configuration(options, style, colours)? {
            Ok(context) => context,
            Err(code) => return Ok(Err(code)),
        };
        Ok(Ok(Self {
            options,
            style,
            colours,
            budget,
            faces,
            seed,
            context,
        }))
    }

    const fn json(&self) -> bool {
        self.options.wants_json()
    }

    /// Whether a line is solved instead of rolled.
    const fn odds(&self, request: &Request) -> bool {
        self.options.odds || request.odds
    }

    /// What ends a line, of the input and of the output.
    const fn line_end(&self) -> u8 {
        if self.options.null { 0 } else { b'\n' }
    }

    /// Puts the end that the flags want in the place of a text's own line feed.
    fn end_line(&self, text: &mut String) {
        if self.options.null && text.ends_with('\n') {
            text.pop();
            text.push('\0');
        }
    }

    /// The same for each row of a table; a line feed between quotes is no end.
    fn end_rows(&self, table: &mut String) {
        if self.options.null {
            let mut quoted = false;
            *table = table
                .chars()
                .map(|letter| {
                    quoted ^= letter == '"' && self.options.format == Some(Format::Csv);
                    if letter == '\n' && !quoted {
                        '\0'
                    } else {
                        letter
                    }
                })
                .collect();
        }
    }

    /// A record as the flags want it, with its end. `columns` are those of the table that the record before it left open.
    fn write(&self, record: &Record, columns: &mut Vec<String>, out: &mut String) {
        match self.options.format {
            _ if self.json() => {
                out.push_str(&render::record_json(record));
                out.push('\n');
            }
            Some(Format::Csv) => {
                *columns = render::record_csv(record, columns, out);
                self.end_rows(out);
            }
            Some(Format::Markdown) => {
                *columns = render::record_markdown(record, columns, self.style, out);
                self.end_rows(out);
            }
            _ if self.options.quiet => {
                render::quiet_text(record, self.style, out);
                out.push('\n');
            }
            _ => out.push_str(&render::record_text(record, self.style)),
        }
        self.end_line(out);
    }

    /// What is to be said beside an answer that does not say itself that it is a sample.
    fn warning(&self, record: &Record) -> Option<String> {
        let says_so = match self.options.format {
            _ if self.json() => true,
            Some(Format::Csv | Format::Markdown) => false,
            _ => !self.options.quiet,
        };
        if says_so {
            return None;
        }
        render::sample_warning(record, self.style.language)
    }
}

/// Which streams are coloured.
#[derive(Clone, Copy, Debug)]
struct Colours {
    out: bool,
    err: bool,
}

impl Colours {
    /// Makes a text that goes to the standard error stream, coloured as that stream is.
    fn for_errors(self, text: impl FnOnce() -> String) -> String {
        render::use_colour(self.err);
        let text = text();
        render::use_colour(self.out);
        text
    }
}

/// What the configuration brings; or the code to end with once one is written or a mistake in it is told.
fn configuration(
    options: &Options,
    style: Style,
    colours: Colours,
) -> Result<std::result::Result<Context, u8>> {
    let read = if options.init_config {
        match config::init(options, style.language) {
            Ok(path) => {
                output::print(&format!("{}\n", path.display()))?;
                return Ok(Err(ANSWERED));
            }
            Err(mistake) => Err(mistake),
        }
    } else {
        config::read(options)
    };
    Ok(read.map_err(|mistake| {
        let complaint = mistake.complaint(style.language);
        output::complain(&if options.wants_json() {
            render::complaint_json(&complaint) + "\n"
        } else {
            colours.for_errors(|| render::complaint_text(&complaint, style))
        });
        WRONG
    }))
}

/// The columns that most screens have.
const USUAL_WIDTH: usize = 80;

/// The screen's width, or what most have where there is none.
fn screen_width() -> usize {
    screen().unwrap_or(USUAL_WIDTH)
}

/// The screen's width: what `COLUMNS` says, else its own where there is a screen.
fn screen() -> Option<usize> {
    let said = std::env::var("COLUMNS").ok();
    if let Some(columns @ 1..) = said.and_then(|columns| columns.parse().ok()) {
        return Some(columns);
    }
    if !std::io::stdout().is_terminal() {
        return None;
    }
    terminal_size::terminal_size().map(|(width, _)| width.0.into())
}
