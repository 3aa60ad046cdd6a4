//! Lines of plain dice: an expression and what it is compared with.

use super::grammar::dice::expression;
use super::grammar::{trimmed, trouble, word_length};
use super::keyword::{Help, Keyword};
use super::nearest::nearest;
use super::{Error, Expected, Span};
use crate::rules::notation::{Goal, Plain};

/// What divides two sides.
pub static VS: Keyword = Keyword {
    english: &["vs", "against"],
    spanish: &["vs", "contra"],
    help: Help {
        english: "against a difficulty, a score or other dice",
        spanish: "contra una dificultad, una puntuación u otros dados",
    },
};

/// Success at a number or less.
pub static UNDER: Keyword = Keyword {
    english: &["under"],
    spanish: &["bajo"],
    help: Help {
        english: "success at this number or less",
        spanish: "éxito con este número o menos",
    },
};

/// What the answer is called.
pub static LABEL: Keyword = Keyword {
    english: &["label"],
    spanish: &["etiqueta"],
    help: Help {
        english: "a label for the answer",
        spanish: "una etiqueta para la respuesta",
    },
};

/// Reads an expression and its goal; returns what is left: nothing, or the label.
pub(super) fn read<'a>(line: &'a str, rest: &'a str) -> Result<(Plain, &'a str), Error> {
    let (rest, first) = expression(rest).map_err(|error| trouble(error).into_error(line.len()))?;
    let mut rest = trimmed(rest);
    let mut plain = Plain {
        expression: first,
        goal: Goal::None,
    };
    if let Some((length, _)) = VS.begins(rest) {
        let (after, other) =
            expression(&rest[length..]).map_err(|error| trouble(error).into_error(line.len()))?;
        plain.goal = match other.constant() {
            Some(target) => Goal::AtLeast(target),
            None => Goal::Opposed(other),
        };
        rest = trimmed(after);
    } else if let Some((length, _)) = UNDER.begins(rest) {
        let from = trimmed(&rest[length..]);
        let (after, other) =
            expression(from).map_err(|error| trouble(error).into_error(line.len()))?;
        let Some(target) = other.constant() else {
            let span = Span::new(line.len() - from.len(), line.len() - after.len());
            return Err(Error::expected(span, vec![Expected::Number]));
        };
        plain.goal = Goal::AtMost(target);
        rest = trimmed(after);
    }
    if rest.is_empty() || rest.starts_with('#') || LABEL.begins(rest).is_some() {
        Ok((plain, rest))
    } else {
        Err(unexpected(line, rest, &plain))
    }
}

/// Something after dice that is neither a sign, a goal nor a label.
fn unexpected(line: &str, rest: &str, plain: &Plain) -> Error {
    let at = line.len() - rest.len();
    let length = word_length(rest);
    let mut expected = vec![Expected::Sign];
    if matches!(plain.goal, Goal::None) {
        expected.extend([Expected::Word(&VS), Expected::Word(&UNDER)]);
    }
    expected.extend([Expected::Label, Expected::End]);
    let near = nearest(
        rest.get(..length).unwrap_or(""),
        super::grammar::words::words_of(&expected),
    );
    Error {
        near,
        ..Error::expected(Span::new(at, at + length), expected)
    }
}
