//! Numbers and sums of numbers.

use super::{Parsed, Trouble, trimmed};
use crate::ask::keyword::{prefix, with_hyphens};
use crate::ask::names::dotted;
use crate::ask::{Expected, Names, Problem};
use crate::rules::Score;
use nom::Parser;
use nom::character::complete::{char, digit1};

/// A whole number without sign.
pub(in crate::ask) fn number(text: &str) -> Parsed<'_, i64> {
    let text = trimmed(text);
    let Ok((rest, digits)) = digit1::<&str, Trouble>(text) else {
        return Err(nom::Err::Error(Trouble::expected(
            text,
            &[Expected::Number],
        )));
    };
    match digits.parse() {
        Ok(number) => Ok((rest, number)),
        Err(_) => Err(nom::Err::Failure(Trouble::wrong(
            text,
            rest,
            Problem::NumberTooLarge,
        ))),
    }
}

/// A whole number without sign, or a name that stands for a number.
pub(in crate::ask) fn figure<'a>(text: &'a str, names: &Names) -> Parsed<'a, i64> {
    let text = trimmed(text);
    if let Some((length, value)) = names.begins(text) {
        return Ok((&text[length..], value));
    }
    match dotted(text) {
        Some(length) => Err(nom::Err::Failure(Trouble::unknown_name(
            text,
            length,
            names.nearest(&text[..length]),
        ))),
        None => number(text),
    }
}

/// What follows a sign, and whether it takes away.
pub(super) fn sign(text: &str) -> Option<(&str, bool)> {
    let mut letters = trimmed(text).chars();
    let takes_away = match letters.next()? {
        '+' => false,
        '-' | '−' | '–' => true,
        _ => return None,
    };
    Some((letters.as_str(), takes_away))
}

/// A sum of numbers and names: the first figure, what the rest adds to it, and the text without blanks. Figures past what a
/// score may hold are held as such.
pub(in crate::ask) fn score<'a>(text: &'a str, names: &Names) -> Parsed<'a, (Score, String)> {
    sum(text, names, false)
}

/// The same, each figure perhaps with the sign of a percentage behind it, which says nothing more: `65% -20`.
pub(in crate::ask) fn percentage<'a>(text: &'a str, names: &Names) -> Parsed<'a, (Score, String)> {
    sum(text, names, true)
}

fn sum<'a>(text: &'a str, names: &Names, percent: bool) -> Parsed<'a, (Score, String)> {
    let without_percent = |rest: &'a str| match trimmed(rest).strip_prefix('%') {
        Some(after) if percent => after,
        _ => rest,
    };
    let text = trimmed(text);
    let (mut rest, negative) = sign(text).unwrap_or((text, false));
    let first;
    (rest, first) = figure(rest, names).map_err(|error| operand_error(error, text, rest))?;
    rest = without_percent(rest);
    let written = if negative { -first } else { first };
    let mut modifier: i64 = 0;
    while let Some((after, negative)) = sign(rest) {
        let (next, more) = figure(after, names).map_err(|error| match error {
            nom::Err::Failure(trouble) => nom::Err::Failure(trouble),
            _ => nom::Err::Failure(Trouble::expected(trimmed(after), &[Expected::Score])),
        })?;
        let sum = if negative {
            modifier.checked_sub(more)
        } else {
            modifier.checked_add(more)
        };
        modifier = sum.ok_or_else(|| {
            nom::Err::Failure(Trouble::wrong(text, next, Problem::NumberTooLarge))
        })?;
        rest = without_percent(next);
    }
    let written_text: String = text[..text.len() - rest.len()]
        .chars()
        .filter(|letter| !letter.is_whitespace() && *letter != '%')
        .collect();
    let score = Score::held(written, modifier);
    Ok((rest, (score, with_hyphens(&written_text))))
}

/// How metres may be written after a number.
pub(super) const METRES: &[&str] = &["m", "metros", "metro", "metres", "meters"];

/// A number of metres: a sum with or without its `m`, and its text with it.
pub(in crate::ask) fn metres<'a>(text: &'a str, names: &Names) -> Parsed<'a, (Score, String)> {
    let (rest, (score, written)) = score(text, names)?;
    let unit = trimmed(rest);
    let ends = METRES.iter().find_map(|metres| prefix(metres, unit));
    let rest = ends.map_or(rest, |length| &unit[length..]);
    // A name would go on with the letter.
    let gap = if written.contains('.') { " " } else { "" };
    Ok((rest, (score, format!("{written}{gap}m"))))
}

/// What a sum that does not begin with a number is told; a number too large and an unknown name say so themselves.
fn operand_error(error: nom::Err<Trouble>, text: &str, after_sign: &str) -> nom::Err<Trouble> {
    match error {
        nom::Err::Failure(trouble) => nom::Err::Failure(trouble),
        _ if after_sign.len() < text.len() => {
            nom::Err::Failure(Trouble::expected(trimmed(after_sign), &[Expected::Score]))
        }
        _ => nom::Err::Error(Trouble::expected(text, &[Expected::Score])),
    }
}

/// Numbers with commas between, each perhaps with a sign.
pub(in crate::ask) fn list(text: &str) -> Parsed<'_, Vec<i64>> {
    let text = trimmed(text);
    let (mut rest, first) = signed(text)?;
    let mut numbers = vec![first];
    while let Ok((after, _)) = char::<&str, Trouble>(',').parse(trimmed(rest)) {
        let (next, number) = signed(after).map_err(|error| match error {
            nom::Err::Failure(trouble) => nom::Err::Failure(trouble),
            _ => nom::Err::Failure(Trouble::expected(trimmed(after), &[Expected::Number])),
        })?;
        numbers.push(number);
        rest = next;
    }
    Ok((rest, numbers))
}

fn signed(text: &str) -> Parsed<'_, i64> {
    let (rest, negative) = sign(text).unwrap_or((text, false));
    let (rest, number) = number(rest)?;
    Ok((rest, if negative { -number } else { number }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_where_numbers_do() {
        let mut names = Names::default();
        for (name, value) in [("pelea", 65), ("pena", -20)] {
            names.insert("ana", name, value).expect("a good name");
        }
        let read = |text| {
            let (rest, (score, written)) = score(text, &names).ok()?;
            Some((score.written(), score.modifier(), written, rest))
        };
        let sum = |first, more, text: &str, rest| Some((first, more, text.to_string(), rest));
        assert_eq!(
            read("ana.pelea + Ana.Pena vs 3"),
            sum(65, -20, "ana.pelea+Ana.Pena", " vs 3")
        );
        assert_eq!(read("-ana.pena-5"), sum(20, -5, "-ana.pena-5", ""));
        assert_eq!(read("10-ana.pena"), sum(10, 20, "10-ana.pena", ""));
        let metres = |text| Some(metres(text, &names).ok()?.1.1);
        assert_eq!(metres("70 metros").as_deref(), Some("70m"));
        assert_eq!(metres("ana.pelea").as_deref(), Some("ana.pelea m"));
        assert_eq!(metres("ana.pelea m").as_deref(), Some("ana.pelea m"));
        assert_eq!(read("ana.pelea2"), None);
        assert_eq!(read("ana"), None);
    }
}
