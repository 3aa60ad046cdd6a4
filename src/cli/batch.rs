//! Many lines from standard input: each answered by itself, a wrong one told under its own number.

use super::answering::{self, Answering, Asked, Went};
use super::args::{Errors, Format};
use super::input::{self, Taken};
use super::known::Known;
use super::output::{self, Output};
use super::progress::{Progress, Work};
use super::{ANSWERED, FAILED, Settings, WRONG};
use crate::ask::{self, Error, Problem, Request, Span};
use crate::dice::{Roller, Stream, Table};
use crate::render;
use crate::report::{self, Place};
use crate::rules::Fact;
use anyhow::{Context, Result};
use std::io::{BufReader, Read};

/// Bytes taken in at once.
const BLOCK: usize = 64 * 1024;

/// What some editors begin a file in UTF-8 with.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// A batch under way.
struct Batch<'a> {
    settings: &'a Settings<'a>,
    output: Output,
    progress: Progress,
    roller: Roller<Fact>,
    known: Known,
    text: String,
    /// Columns of the table that is open, where answers are tables.
    columns: Vec<String>,
    /// Whether answers are only words and numbers of single rolls, which need no record.
    bare: bool,
    failed: bool,
    wrong: bool,
    closed: bool,
}

pub(super) fn run(settings: &Settings, input: impl Read) -> Result<u8> {
    let mut input = BufReader::with_capacity(BLOCK, input);
    let options = settings.options;
    let bare = options.quiet
        && options.format.is_none()
        && !options.json
        && options.svg.is_none()
        && settings.faces.is_none()
        && options.times.is_none();
    let stream = Stream {
        seed: settings.seed,
        line: 0,
    };
    let mut batch = Batch {
        settings,
        output: Output::new(),
        progress: Progress::of(Work::Answers(None), settings.style.language),
        roller: Roller::new(stream, !bare),
        known: Known::new(),
        text: String::new(),
        columns: Vec::new(),
        bare,
        failed: false,
        wrong: false,
        closed: false,
    };
    let mut line = Vec::new();
    let mut number = settings.options.first.unwrap_or(1);
    let mut is_first = true;
    loop {
        let waits = input.buffer().is_empty();
        if waits {
            batch.closed |= batch.output.flush()?.is_err();
            batch.progress.waits(true);
        }
        if batch.closed {
            break;
        }
        let taken = input::take(&mut input, settings.line_end(), &mut line).context("stdin")?;
        if waits {
            batch.progress.waits(false);
        }
        match taken {
            Taken::End => break,
            taken => {
                // Some editors begin a file with a mark that is no part of its text.
                let text = match line.strip_prefix(BYTE_ORDER_MARK) {
                    Some(text) if is_first => text,
                    _ => &line,
                };
                batch.line(text, taken, number)?;
            }
        }
        is_first = false;
        number = number.wrapping_add(1);
    }
    let _closed = batch.output.flush()?;
    Ok(
        match (batch.wrong, batch.failed && settings.options.exit_status) {
            (true, _) => WRONG,
            (false, true) => FAILED,
            (false, false) => ANSWERED,
        },
    )
}

/// Whether a line is no more than a comment.
fn is_comment(line: &[u8]) -> bool {
    line.trim_ascii_start().starts_with(b"#")
}

/// The key before the first tab, and the expression after it.
fn split_key(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let tab = bytes.iter().position(|&byte| byte == b'\t')?;
    Some((std::str::from_utf8(&bytes[..tab]).ok()?, &bytes[tab + 1..]))
}

/// The stream of a line with a key: its hash (FNV-1a, 64 bits, then a finalizer), the same everywhere and for ever.
fn key_stream(key: &str) -> u64 {
    let hash = key.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let hash = (hash ^ (hash >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    hash ^ (hash >> 32)
}

impl Batch<'_> {
    /// Answers one line of the input. Of a keyed one the key is known even where the rest is wrong.
    fn line(&mut self, bytes: &[u8], taken: Taken, number: u64) -> Result<()> {
        let bytes = match bytes.strip_suffix(b"\r") {
            Some(bytes) if !self.settings.options.null => bytes,
            _ => bytes,
        };
        let keyed = self.settings.options.keyed && bytes.contains(&b'\t');
        if bytes.trim_ascii().is_empty() || is_comment(bytes) && !keyed {
            return Ok(());
        }
        let (key, text) = match (self.settings.options.keyed, split_key(bytes)) {
            (false, _) => (None, bytes),
            (true, Some((key, text))) => (Some(key), text),
            (true, None) => {
                let line = String::from_utf8_lossy(bytes);
                let error = Error::new(Span::new(0, line.len()), Problem::NoKey);
                return self.wrong_line(&error, &line, &Place::Line(number));
            }
        };
        if is_comment(text) {
            return Ok(());
        }
        let place = key.map_or(Place::Line(number), |key| Place::Key(key.to_string()));
        let stream = key.map_or(number, key_stream);
        if taken == Taken::TooLong {
            let error = Error::new(Span::point(0), Problem::LineTooLong(ask::LINE_LIMIT));
            return self.wrong_line(&error, "", &place);
        }
        let Ok(text) = std::str::from_utf8(text) else {
            let error = Error::new(Span::point(0), Problem::NotText);
            return self.wrong_line(&error, "", &place);
        };
        let settings = self.settings;
        match self
            .known
            .asked(text, |line| answering::read(line, settings))
        {
            Ok(asked) => {
                self.request(&asked, text, &place, stream)?;
                let long = match &*asked {
                    Asked::One(request) => self.settings.odds(request),
                    Asked::Several(_) => true,
                };
                self.closed |= self.output.age(long)?.is_err();
                Ok(())
            }
            Err(error) => self.wrong_line(&error, text, &place),
        }
    }

    fn request(&mut self, asked: &Asked, line: &str, place: &Place, stream: u64) -> Result<()> {
        self.roller.turn_to(stream);
        if let Asked::One(request) = asked
            && self.bare
            && request.times.is_none()
            && !self.settings.odds(request)
        {
            return self.bare_roll(request, line, place);
        }
        let stream = Stream {
            seed: self.settings.seed,
            line: stream,
        };
        let answering = Answering {
            settings: self.settings,
            place: place.clone(),
            stream,
        };
        let (settings, output, progress) = (self.settings, &mut self.output, &self.progress);
        let (text, columns) = (&mut self.text, &mut self.columns);
        let went = answering.answer(asked, &mut self.roller, |record| {
            progress.step();
            if let Some(warning) = settings.warning(record) {
                progress.hide();
                output::complain(&warning);
            }
            text.clear();
            write_key(text, &record.place, settings);
            settings.write(record, columns, text);
            output.write(text)
        })?;
        match went {
            Went::Answered { failed } => self.failed |= failed,
            Went::Closed => self.closed = true,
            Went::Wrong(error) => self.wrong_line(&error, line, place)?,
        }
        Ok(())
    }

    /// One roll of which only the answer is told.
    fn bare_roll(&mut self, request: &Request, line: &str, place: &Place) -> Result<()> {
        let answer = match request.play.roll(&mut Table::Rolled(&mut self.roller)) {
            Ok(answer) => answer,
            Err(fault) => return self.wrong_line(&report::fault(fault), line, place),
        };
        self.failed |= answer
            .verdict
            .is_some_and(|verdict| verdict.tone == crate::rules::Tone::Bad);
        self.progress.step();
        self.text.clear();
        write_key(&mut self.text, place, self.settings);
        render::quiet_answer(&answer, self.settings.style, &mut self.text);
        self.text.push(self.settings.line_end().into());
        self.closed |= self.output.write(&self.text)?.is_err();
        Ok(())
    }

    /// Tells what is wrong with a line, beside the answers or among them.
    fn wrong_line(&mut self, error: &Error, line: &str, place: &Place) -> Result<()> {
        let (style, as_data) = (
            self.settings.style,
            self.settings.options.errors == Errors::Data,
        );
        let json = self.settings.json();
        self.text.clear();
        if json {
            self.text
                .push_str(&render::error_json(error, line, place, style));
            self.text.push('\n');
        } else if as_data && self.settings.options.format == Some(Format::Csv) {
            self.columns = render::error_csv(error, line, place, &self.columns, &mut self.text);
            self.settings.end_rows(&mut self.text);
        } else if as_data && self.settings.options.format == Some(Format::Markdown) {
            let (columns, text) = (&self.columns, &mut self.text);
            self.columns = render::error_markdown(error, line, place, columns, style, text);
            self.settings.end_rows(&mut self.text);
        } else if as_data {
            write_key(&mut self.text, place, self.settings);
            let told = render::error_text(error, line, place, style);
            self.text.push_str(told.lines().next().unwrap_or(""));
            self.text.push('\n');
        } else {
            let told = || render::error_text(error, line, place, style);
            self.text.push_str(&self.settings.colours.for_errors(told));
        }
        if as_data {
            self.settings.end_line(&mut self.text);
            self.closed |= self.output.write(&self.text)?.is_err();
        } else {
            // Answers before it come out before it.
            self.closed |= self.output.flush()?.is_err();
            self.progress.hide();
            output::complain(&self.text);
            self.wrong = true;
        }
        Ok(())
    }
}

/// In text, the key of a line stands before its answer.
fn write_key(text: &mut String, place: &Place, settings: &Settings) {
    let is_text = !settings.json()
        && !matches!(
            settings.options.format,
            Some(Format::Csv | Format::Markdown)
        );
    if let (Place::Key(key), true) = (place, is_text) {
        text.push_str(key);
        text.push('\t');
    }
}

#[cfg(test)]
mod tests {
    use super::key_stream;

    #[test]
    fn a_key_means_the_same_stream_for_ever() {
        assert_eq!(key_stream(""), 18_284_041_282_127_212_159);
        assert_eq!(key_stream("a"), 3_384_403_655_233_400_689);
    }
}
