//! Lines of plain dice: an expression and what it is compared with.

use super::grammar::dice::expression;
use super::grammar::{trimmed, trouble, word_length};
use super::keyword::{Help, Keyword, keywords};
use super::nearest::nearest;
use super::paraphrase::notation;
use super::{Error, Expected, Names, Span};
use crate::rules::notation::{Expression, Goal, Plain, Target};
use std::borrow::Cow;

/// What divides two sides.
pub static VS: Keyword = Keyword {
    english: &["vs", "vs.", "versus", "against"],
    spanish: &["vs", "contra", "frente-a"],
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

keywords! {
    DC: ["dc", "ac", "difficulty"] / ["cd", "ca", "dificultad"], "success at this number or more" / "éxito con este número o más";
    TIMES: ["times"] / ["por"], "multiplied by" / "multiplicado por";
    DIV: ["div"] / ["entre"], "divided by, rounded down" / "dividido entre, redondeando hacia abajo";
    MIN: ["min"] / ["mín"], "the least of several values" / "el menor de varios valores";
    MAX: ["max"] / ["máx"], "the greatest of several values" / "el mayor de varios valores";
    ABS: ["abs"] / [], "a value without its sign" / "un valor sin su signo";
    BEST: ["best"] / ["mejores", "mejor"], "the highest so many of several values, added up" / "los más altos de varios valores, sumados";
    WORST: ["worst"] / ["peores", "peor"], "the lowest so many of several values, added up" / "los más bajos de varios valores, sumados";
    OF: ["of"] / ["de"], "before the values to choose from" / "delante de los valores entre los que se elige";
    ADV: ["adv", "advantage", "with-advantage"] / ["ventaja", "con-ventaja"], "two dice, the higher counts" / "dos dados, cuenta el más alto";
    DIS: ["dis", "disadvantage", "with-disadvantage"] / ["desventaja", "desv", "con-desventaja"], "two dice, the lower counts" / "dos dados, cuenta el más bajo";
}

/// Reads an expression and its goal; returns what is left: nothing, or the label.
pub(super) fn read<'a>(
    line: &'a str,
    rest: &'a str,
    names: &Names,
) -> Result<(Plain, &'a str), Error> {
    let (rest, first) = operand(line, rest, names)?;
    let mut plain = Plain {
        expression: first,
        goal: Goal::None,
        length: line.len(),
    };
    if rest.is_empty() {
        return Ok((plain, rest));
    }
    let mut rest = rest;
    if let Some((length, _)) = VS.begins(rest) {
        let (after, other) = operand(line, after_difficulty(&rest[length..]), names)?;
        plain.goal = match Target::of(other) {
            Ok(target) => Goal::AtLeast(target),
            Err(dice) => Goal::Opposed(dice),
        };
        rest = after;
    } else if let Some((length, _)) = DC.begins(rest) {
        let (after, target) = target(line, &rest[length..], names)?;
        plain.goal = Goal::AtLeast(target);
        rest = after;
    } else if let Some((length, _)) = UNDER.begins(rest) {
        let (after, target) = target(line, &rest[length..], names)?;
        plain.goal = Goal::AtMost(target);
        rest = after;
    }
    if rest.is_empty() || rest.starts_with('#') || LABEL.begins(rest).is_some() {
        Ok((plain, rest))
    } else {
        Err(unexpected(line, rest, &plain))
    }
}

/// An expression, and what is left after the blanks behind it.
fn operand<'a>(line: &str, rest: &'a str, names: &Names) -> Result<(&'a str, Expression), Error> {
    match expression(rest, names) {
        Ok((rest, expression)) => Ok((trimmed(rest), expression)),
        Err(error) => Err(trouble(error).into_error(line)),
    }
}

/// What follows the word that plain dice are compared with something by.
pub(super) fn after_goal(text: &str) -> Option<&str> {
    let blanks = text.match_indices(char::is_whitespace);
    let mut rests = blanks.map(|(at, _)| trimmed(&text[at..]));
    rests.find_map(|rest| {
        let (length, _) = [&VS, &DC, &UNDER]
            .iter()
            .find_map(|word| word.begins(rest))?;
        Some(after_difficulty(&rest[length..]))
    })
}

/// What follows the word for a difficulty, where one stands behind `vs`: `vs DC 15`.
pub(super) fn after_difficulty(rest: &str) -> &str {
    let rest = trimmed(rest);
    DC.begins(rest)
        .map_or(rest, |(length, _)| trimmed(&rest[length..]))
}

/// Whether a line ends with a sign or a word that nobody would end it with.
pub fn wants_more(line: &str) -> bool {
    let line = line.trim_end();
    let last = line.rsplit(char::is_whitespace).next().unwrap_or("");
    line.ends_with(['+', '-', '−', '*', '/', ',', '=', '(', ':'])
        || [&VS, &DC, &UNDER, &TIMES, &DIV, &OF].iter().any(|word| {
            word.begins(last)
                .is_some_and(|(length, _)| length == last.len())
        })
}

/// A number without dice, and what is left.
fn target<'a>(line: &str, rest: &'a str, names: &Names) -> Result<(&'a str, Target), Error> {
    let from = trimmed(rest);
    let (after, other) = operand(line, from, names)?;
    match Target::of(other) {
        Ok(target) => Ok((after, target)),
        Err(_) => {
            let span = Span::new(line.len() - from.len(), line.len() - after.len());
            Err(Error::expected(span, vec![Expected::Number]))
        }
    }
}

/// An expression with a word that belongs to its only die put there: `1d20 adv +5`.
fn beside_its_die(plain: &Plain, word: &str) -> Option<String> {
    let written = plain.expression.to_string();
    let (before, after) = written.split_once('d')?;
    let sides = after.find(|next: char| !next.is_ascii_digit())?;
    let is_single = before == "1" && !after.contains('d');
    is_single.then(|| format!("d{} {word} {}", &after[..sides], &after[sides..]))
}

/// Something after dice that is neither a sign, a goal nor a label. A word that is like no other may be meant as a label.
fn unexpected(line: &str, rest: &str, plain: &Plain) -> Error {
    let at = line.len() - rest.len();
    let length = word_length(rest);
    let mut expected = vec![Expected::Sign];
    if plain.expression.has_dice() && !plain.expression.counts() {
        expected.push(Expected::Keep);
    }
    if matches!(plain.goal, Goal::None) {
        expected.extend([Expected::Word(&VS), Expected::Word(&UNDER)]);
    }
    expected.extend([Expected::Label, Expected::End]);
    let word = rest.get(..length).unwrap_or("");
    let apart = line[..at].ends_with(char::is_whitespace);
    let (near, offer) = meant(rest, word, apart, plain, &expected);
    Error {
        near,
        offers: offer.into_iter().collect(),
        ..Error::expected(Span::new(at, at + length), expected)
    }
}

/// What was meant by something after dice: a word spelled otherwise, or else what to write instead.
fn meant(
    rest: &str,
    word: &str,
    apart: bool,
    plain: &Plain,
    expected: &[Expected],
) -> (Option<Cow<'static, str>>, Option<String>) {
    if let Some((length, _)) = [&ADV, &DIS].iter().find_map(|word| word.begins(rest)) {
        return (None, beside_its_die(plain, &rest[..length]));
    }
    let known = [&TIMES, &DIV, &ADV, &DIS, &DC, &LABEL];
    let known = known.into_iter().flat_map(Keyword::spellings);
    let near = nearest(word, super::grammar::words::words_of(expected).chain(known));
    if near.is_some() {
        return (near, None);
    }
    // Words with a number among them are rather a goal or a modifier that is said otherwise.
    let is_label = apart
        && rest.starts_with(char::is_alphabetic)
        && !rest.contains(|letter: char| letter.is_ascii_digit());
    let label = || is_label.then(|| format!("# {}", rest.trim_end()));
    (None, notation(rest).or_else(label))
}
