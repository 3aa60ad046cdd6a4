//! The grammar: numbers, sums, lists, dice, and the order of words in a line.

pub(super) mod dice;
pub(super) mod faces;
pub(super) mod figure;
pub(super) mod harm;
mod hint;
pub(super) mod number;
pub(super) mod pieces;
mod quantity;
mod roster;
mod sequence;
pub(super) mod sweep;
mod versus;
mod weapon;
pub(super) mod words;

use super::{Error, Expected, Problem, Span};
use std::borrow::Cow;

/// A letter that begins no word and no number: it stands for the cursor where a line is asked for its completions.
pub(super) const CURSOR: char = 'ꙮ';

/// What a parser of this folder returns. Places in a [`Trouble`] count from the end, which is the same for every rest.
pub(super) type Parsed<'a, T> = nom::IResult<&'a str, T, Trouble>;

/// Where and why a parser stopped. Behind a pointer, so that what is read well is no larger for it.
#[derive(Clone, Debug)]
pub(super) struct Trouble(Box<Stop>);

#[derive(Clone, Debug)]
struct Stop {
    /// How many bytes were left where it stopped.
    left: usize,
    /// How many of them are wrong, and why; `None` where something else was expected: the word there is measured only when
    /// somebody is told of it, since most parsers that stop are followed by one that does not.
    wrong: Option<(usize, Problem)>,
    expected: &'static [Expected],
    near: Option<Cow<'static, str>>,
    /// What to write instead, where it is known.
    offers: Box<[String]>,
}

impl Trouble {
    /// Something else was expected at the start of this rest.
    pub(super) fn expected(rest: &str, expected: &'static [Expected]) -> Self {
        Self(Box::new(Stop {
            left: rest.len(),
            wrong: None,
            expected,
            near: None,
            offers: Box::default(),
        }))
    }

    /// The text from the start of `from` to the start of `rest` is wrong.
    pub(super) fn wrong(from: &str, rest: &str, problem: Problem) -> Self {
        Self(Box::new(Stop {
            left: from.len(),
            wrong: Some((from.len() - rest.len(), problem)),
            expected: &[],
            near: None,
            offers: Box::default(),
        }))
    }

    /// The name at the start of this rest is none of the configuration's.
    pub(super) fn unknown_name(rest: &str, length: usize, near: Option<Cow<'static, str>>) -> Self {
        let mut trouble = Self::wrong(rest, &rest[length..], Problem::UnknownName);
        trouble.0.near = near;
        trouble
    }

    /// The same, with what was expected there.
    pub(super) fn expecting(mut self, expected: &'static [Expected]) -> Self {
        self.0.expected = expected;
        self
    }

    /// The same, with what to write instead.
    pub(super) fn offering(mut self, offers: impl IntoIterator<Item = String>) -> Self {
        self.0.offers = offers.into_iter().collect();
        self
    }

    /// The error, in a line that ends where the parser's text ended.
    pub(super) fn into_error(self, line: &str) -> Error {
        let stop = *self.0;
        let at = line.len().saturating_sub(stop.left);
        let (length, problem) =
            stop.wrong
                .unwrap_or_else(|| match word_length(line.get(at..).unwrap_or_default()) {
                    0 => (0, Problem::Missing),
                    length => (length, Problem::Unexpected),
                });
        Error {
            span: Span::new(at, at + length),
            problem,
            expected: stop.expected.to_vec(),
            near: stop.near,
            expansion: None,
            offers: stop.offers,
        }
    }
}

impl nom::error::ParseError<&str> for Trouble {
    fn from_error_kind(input: &str, _kind: nom::error::ErrorKind) -> Self {
        Self::expected(input, &[])
    }

    fn append(_input: &str, _kind: nom::error::ErrorKind, other: Self) -> Self {
        other
    }

    fn or(self, other: Self) -> Self {
        // The one that came further knows better.
        if other.0.left < self.0.left {
            other
        } else {
            self
        }
    }
}

/// How much of a text is one word, or one sign.
pub(super) fn word_length(rest: &str) -> usize {
    let letters = rest
        .find(|letter| !super::keyword::is_word(letter))
        .unwrap_or(rest.len());
    if letters > 0 {
        return letters;
    }
    let sign = rest.chars().next();
    sign.filter(|sign| !sign.is_whitespace())
        .map_or(0, char::len_utf8)
}

/// The text without the blanks it begins with.
pub(super) fn trimmed(text: &str) -> &str {
    if text.as_bytes().first().is_some_and(u8::is_ascii_graphic) {
        return text;
    }
    text.trim_start()
}

/// The parser's error, whether it could have been something else or not.
pub(super) fn trouble(error: nom::Err<Trouble>) -> Trouble {
    match error {
        nom::Err::Error(trouble) | nom::Err::Failure(trouble) => trouble,
        nom::Err::Incomplete(_) => Trouble::expected("", &[]),
    }
}
