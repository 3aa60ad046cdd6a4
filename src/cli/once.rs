//! One line from the command's own words.

use super::answering::{self, Answering, Asked, Went};
use super::output::{self, Output};
use super::progress::{Progress, Work};
use super::{ANSWERED, FAILED, Settings, WRONG, help};
use crate::ask::{self, Error, GameWord, Problem, Span};
use crate::dice::{Roller, Stream};
use crate::render::{self, Language};
use crate::report::{Outcome, Place};
use anyhow::Result;
use std::ffi::OsString;
use std::path::Path;

/// The line number of a command that is no batch.
const ONLY_LINE: u64 = 1;

pub(super) fn run(settings: &Settings, words: &[OsString]) -> Result<u8> {
    let line = words
        .iter()
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ");
    if words.iter().any(|word| word.to_str().is_none()) {
        let error = Error::new(Span::point(0), Problem::NotText);
        return Ok(tell(settings, &error, &line, words));
    }
    let number = settings.options.first.unwrap_or(ONLY_LINE);
    answer(settings, &line, words, number)
}

/// Answers one line; `words` are what a shell made of it, where one did. The code says how it went.
pub(super) fn answer(
    settings: &Settings,
    line: &str,
    words: &[OsString],
    number: u64,
) -> Result<u8> {
    let asked = match answering::read(line, settings) {
        Ok(asked) => asked,
        Err(_) if asks_for_help(words) => {
            output::print(&help::brief(settings.style.language))?;
            return Ok(ANSWERED);
        }
        Err(error) => return Ok(tell(settings, &error, line, words)),
    };
    let stream = Stream {
        seed: settings.seed,
        line: number,
    };
    let mut output = Output::new();
    let answering = Answering {
        settings,
        place: Place::Alone,
        stream,
    };
    let mut roller = Roller::new(stream, true);
    let (mut text, mut columns) = (String::new(), Vec::new());
    let mut progress = watched(settings, &asked);
    let went = answering.answer(&asked, &mut roller, |record| {
        if matches!(record.outcome, Outcome::Rolled(_)) {
            progress.step();
        } else {
            // The answer may go where the line of the progress is.
            progress = Progress::default();
        }
        if let Some(warning) = settings.warning(record) {
            output::complain(&warning);
        }
        text.clear();
        settings.write(record, &mut columns, &mut text);
        output.write(&text)
    })?;
    drop(progress);
    match went {
        Went::Wrong(error) => Ok(tell(settings, &error, line, words)),
        Went::Closed => Ok(ANSWERED),
        Went::Answered { failed } => {
            let _closed = output.flush()?;
            Ok(if failed && settings.options.exit_status {
                FAILED
            } else {
                ANSWERED
            })
        }
    }
}

/// The progress of a line that may take long: odds, or many rolls.
fn watched(settings: &Settings, asked: &Asked) -> Progress {
    let language = settings.style.language;
    match asked {
        Asked::One(request) if !settings.odds(request) => {
            match settings.options.times.or(request.times) {
                Some(times @ 2..) => Progress::of(Work::Answers(Some(times.into())), language),
                _ => Progress::default(),
            }
        }
        _ => Progress::of(Work::Odds, language),
    }
}

/// Whether the only word of a command is one that asks for help, as it does in many other commands. It is no word of the
/// language, and a macro of that name comes first.
fn asks_for_help(words: &[OsString]) -> bool {
    matches!(words, [only] if only.to_str().is_some_and(|word| {
        ["help", "ayuda"].iter().any(|help| ask::same_word(help, word))
    }))
}

/// Tells what is wrong with the line.
fn tell(settings: &Settings, error: &Error, line: &str, words: &[OsString]) -> u8 {
    let line = if line.len() > ask::LINE_LIMIT {
        ""
    } else {
        line
    };
    if settings.json() {
        output::complain(&format!(
            "{}\n",
            render::error_json(error, line, &Place::Alone, settings.style)
        ));
        return WRONG;
    }
    let text = || render::error_text(error, line, &Place::Alone, settings.style);
    output::complain(&settings.colours.for_errors(text));
    let only_word = line.trim();
    let is_game = |word: &GameWord| {
        word.word
            .spellings()
            .any(|game| ask::same_word(game, only_word))
    };
    if ask::GAMES.iter().any(is_game) {
        output::complain(&render::rules_hint(only_word, settings.style.language));
    }
    if looks_cut(error, line, words) {
        output::complain(&hint(settings.style.language));
    }
    WRONG
}

fn hint(language: Language) -> String {
    render::quotes_hint(language)
}

/// Whether a shell may have changed the line: the wrong word is a file here, or several words end too early.
fn looks_cut(error: &Error, line: &str, words: &[OsString]) -> bool {
    // What a macro made of the line, no shell has seen.
    if error.expansion.is_some() {
        return false;
    }
    let ends_early = error.problem == Problem::Missing
        && error.span.at >= line.trim_end().len()
        && words.len() > 1
        && ask::wants_more(line);
    let at_fault = words.iter().filter(|word| {
        word.to_str()
            .is_some_and(|word| error.span.of(line).starts_with(word))
    });
    let is_file = at_fault
        .map(Path::new)
        .any(|path| path.as_os_str().len() > 1 && path.exists());
    ends_early || (error.problem == Problem::Unexpected && error.near.is_none() && is_file)
}
