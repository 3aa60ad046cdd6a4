//! A whole line: how often, rolled or solved, which rule, and its label.

use super::grammar::{trimmed, word_length};
use super::keyword::{Help, Keyword, keywords};
use super::names::dotted;
use super::nearest::nearest;
use super::plain::{ABS, BEST, LABEL, MAX, MIN, WORST};
use super::{Context, Error, Expected, Names, Phrase, Problem, Span, Tongue, game, macros, plain};
use crate::rules::notation::Plain;
use crate::rules::{Game, Play};
use std::borrow::Cow;
use std::rc::Rc;

/// The longest line that is read, in bytes.
pub const LINE_LIMIT: usize = 64 * 1024;

/// The most rolls one line may ask for.
const MOST_TIMES: i64 = 1_000_000_000;

/// Solve instead of rolling.
pub static ODDS: Keyword = Keyword {
    english: &["odds", "prob"],
    spanish: &["prob", "probabilidad", "probabilidades"],
    help: Help {
        english: "the exact odds instead of a roll",
        spanish: "las probabilidades exactas en vez de una tirada",
    },
};

keywords! {
    VERB: ["roll", "throw", "dice"] / ["tira", "tirar", "tirada", "lanza", "lanzar", "dados"], "says no more than the line does" / "no dice más que la línea";
}

/// What a line asks for.
#[derive(Debug)]
pub struct Request {
    /// How many rolls; one when the line does not say.
    pub times: Option<u32>,
    /// Whether it is solved rather than rolled.
    pub odds: bool,
    /// What the answer is called.
    pub label: Option<String>,
    /// The rule.
    pub play: Rc<dyn Play>,
    /// The line as understood.
    pub line: Line,
}

/// A line as understood, which can be written out in full; cheap to clone, since few lines are ever written.
#[derive(Clone, Debug)]
pub enum Line {
    /// Plain dice.
    Plain(Rc<Plain>),
    /// A rule of a game.
    Game(Rc<Phrase>),
}

impl Line {
    /// The line in full, in the language of its own words.
    pub fn as_spoken(&self) -> String {
        match self {
            Self::Plain(plain) => plain.to_string(),
            Self::Game(phrase) => phrase.text(phrase.tongue),
        }
    }

    /// The line in full in English, as records keep it.
    pub fn in_english(&self) -> String {
        self.in_tongue(Tongue::English)
    }

    /// The line in full in the words of one language.
    pub fn in_tongue(&self, tongue: Tongue) -> String {
        match self {
            Self::Plain(plain) => plain.to_string(),
            Self::Game(phrase) => phrase.text(tongue),
        }
    }

    /// The game.
    pub fn game(&self) -> Game {
        match self {
            Self::Plain(_) => Game::Dice,
            Self::Game(phrase) => phrase.form.game,
        }
    }

    /// The rule's frozen name.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Plain(_) => "roll",
            Self::Game(phrase) => phrase.form.rule,
        }
    }
}

/// Reads one line.
///
/// # Errors
/// The first thing that is wrong with it, at its place.
pub fn read(line: &str, context: &Context) -> Result<Request, Error> {
    if line.len() > LINE_LIMIT {
        return Err(Error::new(
            Span::new(LINE_LIMIT, LINE_LIMIT),
            Problem::LineTooLong(LINE_LIMIT),
        ));
    }
    match macros::expand(line, &context.macros)? {
        None => read_line(line, context),
        Some(expansion) => {
            read_line(&expansion.line, context).map_err(|error| error.within(Some(expansion)))
        }
    }
}

/// Reads a line without macros.
fn read_line(line: &str, context: &Context) -> Result<Request, Error> {
    let (rest, times) = times(line, trimmed(line))?;
    let (rest, odds) = match word_here(&ODDS, rest) {
        Some(length) => (after_verb(trimmed(&rest[length..])), true),
        None => (rest, false),
    };
    if odds && times.is_some() {
        let at = line.len() - rest.len();
        return Err(Error::new(Span::new(0, at), Problem::TimesOdds));
    }
    let (play, understood, rest): (Rc<dyn Play>, Line, &str) = if begins_with_letter(rest) {
        let game = may_be_word(rest).then(|| game::read(line, rest, context));
        match game.flatten() {
            Some(phrase) => {
                let (mut phrase, rest) = phrase?;
                let play = phrase.build()?;
                (play, Line::Game(Rc::new(phrase)), rest)
            }
            None if begins_dice(rest, &context.names) => read_plain(line, rest, context)?,
            None => return Err(no_beginning(line, rest, times.is_none() && !odds, context)),
        }
    } else if rest.is_empty() {
        return Err(no_beginning(line, rest, times.is_none() && !odds, context));
    } else {
        read_plain(line, rest, context)?
    };
    Ok(Request {
        times,
        odds,
        label: label(rest),
        play,
        line: understood,
    })
}

fn read_plain<'a>(
    line: &'a str,
    rest: &'a str,
    context: &Context,
) -> Result<(Rc<dyn Play>, Line, &'a str), Error> {
    let (plain, rest) = plain::read(line, rest, &context.names)?;
    let plain = Rc::new(plain);
    Ok((plain.clone(), Line::Plain(plain), rest))
}

/// What follows how often a line is rolled and whether it is solved.
pub(super) fn after_prefix(line: &str) -> &str {
    let text = trimmed(line);
    let rest = times(line, text).map_or(text, |(rest, _)| rest);
    ODDS.begins(rest)
        .map_or(rest, |(length, _)| after_verb(trimmed(&rest[length..])))
}

/// What a line that begins with this word is without any macro, if it is something.
pub(super) fn beginning_named(name: &str) -> Option<String> {
    let whole = |word: &&Keyword| {
        word.begins(name)
            .is_some_and(|(length, _)| length == name.len())
    };
    game::beginnings()
        .chain([&ODDS, &VERB, &MIN, &MAX, &ABS, &BEST, &WORST])
        .find(whole)
        .map(|word| word.key().to_string())
        .or_else(|| begins_dice(name, &Names::default()).then(|| name.to_string()))
}

/// How long a word is that stands here; most lines of plain dice begin with none.
pub(super) fn word_here(word: &Keyword, rest: &str) -> Option<usize> {
    let begins = || word.begins(rest).map(|(length, _)| length);
    may_be_word(rest).then(begins).flatten()
}

/// Whether a word of the language may stand here. All begin with letters, none with a `d` before a digit but `d100`.
fn may_be_word(rest: &str) -> bool {
    match rest.as_bytes() {
        [b'd' | b'D', digit @ b'0'..=b'9', ..] => *digit == b'1',
        [first, ..] => first.is_ascii_alphabetic() || !first.is_ascii(),
        [] => false,
    }
}

fn begins_with_letter(rest: &str) -> bool {
    rest.starts_with(char::is_alphabetic)
}

/// Whether a line begins with dice such as `d20` or `d%`, with a function of dice, or with a name of the configuration or what
/// looks like one. A `d` that no letter follows is a die that lacks its sides.
fn begins_dice(rest: &str, names: &Names) -> bool {
    super::grammar::dice::begins(rest, names)
        || dotted(rest).is_some()
        || rest
            .strip_prefix(['d', 'D'])
            .is_some_and(|after| !begins_with_letter(trimmed(after)))
}

/// What follows the verb that many a line is begun with, as it would be said: `roll 3d6`.
pub(super) fn after_verb(text: &str) -> &str {
    let is_word = matches!(text.as_bytes(), [first, second, ..] if first.is_ascii_alphabetic() && second.is_ascii_alphabetic());
    if !is_word {
        return text;
    }
    match VERB.begins(text) {
        Some((length, _)) if !text[length..].starts_with(|next: char| !next.is_whitespace()) => {
            trimmed(&text[length..])
        }
        _ => text,
    }
}

/// `6x`, as first word, before a blank.
fn times<'a>(line: &str, text: &'a str) -> Result<(&'a str, Option<u32>), Error> {
    let text = after_verb(text);
    let length = text.bytes().take_while(u8::is_ascii_digit).count();
    if !matches!(text.as_bytes().get(length), Some(b'x' | b'X')) {
        return Ok((text, None));
    }
    let (digits, rest) = (&text[..length], &text[length + 1..]);
    if digits.is_empty() || !(rest.is_empty() || rest.starts_with(char::is_whitespace)) {
        return Ok((text, None));
    }
    let at = line.len() - text.len();
    let range = Problem::Range {
        least: 1,
        most: MOST_TIMES,
    };
    match digits.parse() {
        Ok(times @ 1..) if i64::from(times) <= MOST_TIMES => Ok((trimmed(rest), Some(times))),
        _ => Err(Error::new(Span::new(at, at + digits.len()), range)),
    }
}

/// The label that what is left of a line holds.
fn label(rest: &str) -> Option<String> {
    let text = match rest.strip_prefix('#') {
        Some(text) => text,
        None => LABEL.begins(rest).map_or("", |(length, _)| &rest[length..]),
    };
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_string())
}

/// A line that begins with nothing known; `odds` may be asked for where nothing stands before.
fn no_beginning(line: &str, rest: &str, first: bool, context: &Context) -> Error {
    let at = line.len() - rest.len();
    let length = word_length(rest);
    let known: Vec<&Keyword> = game::beginnings().chain(first.then_some(&ODDS)).collect();
    let spellings = known.iter().copied().flat_map(Keyword::spellings);
    let macros = context.macros.iter();
    let macros = macros.map(|known| Cow::Owned(known.name.clone()));
    let near = nearest(
        rest.get(..length).unwrap_or(""),
        spellings.map(Cow::Borrowed).chain(macros),
    );
    let any_macro = context.macros.iter().next().map(|_| Expected::Macro);
    let expected: Vec<Expected> = [Expected::Dice]
        .into_iter()
        .chain(known.into_iter().map(Expected::Word))
        .chain(any_macro)
        .collect();
    Error {
        near,
        ..Error::expected(Span::new(at, at + length), expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{Kind, read_faces};

    fn wrong(line: &str) -> Error {
        read(line, &Context::default()).map_or_else(|error| error, |_| panic!("it is read"))
    }

    #[test]
    fn numbers_past_any_bound_are_refused() {
        let line = format!(
            "1000000d:9223372036854775807,1x x x{}",
            " xx".repeat(20_000)
        );
        assert!(line.len() < LINE_LIMIT);
        assert_eq!(wrong(&line).kind(), Kind::Limit);
    }

    #[test]
    fn the_longest_lines_are_read_as_short_ones_are() {
        let ones = "+1-1".repeat(15_000);
        assert!(read(&format!("d100 50{ones}"), &Context::default()).is_ok());
        let line = format!("d100 50{ones}-log");
        assert_eq!(wrong(&line).span.of(&line), "log");
        let faces = read_faces(&format!("1{}", ",1".repeat(30_000)));
        assert_eq!(faces.map_or(0, |faces| faces.len()), 30_001);
        let word = "x-".repeat(30_000);
        let error = wrong(&format!("d100 melee 65 {word}"));
        assert_eq!((error.kind(), error.near), (Kind::Expected, None));
    }
}
