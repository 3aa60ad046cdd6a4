//! Shapes of their own: a die with what is added to it, a number with another inside it, numbers with strokes between.

use super::number::{figure, number, score, sign};
use super::{Parsed, Trouble, trimmed};
use crate::ask::keyword::with_hyphens;
use crate::ask::{Die, Expected, Names, Problem};
use crate::dice::Sides;
use crate::rules::Score;
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag_no_case;
use nom::character::complete::char;

/// One die and the numbers added to it, such as `d8`, `d12+2` or `d8 -1`; a count of 1 may stand before it.
pub(in crate::ask) fn die<'a>(text: &'a str, names: &Names) -> Parsed<'a, Die> {
    let text = trimmed(text);
    let no_die = || nom::Err::Error(Trouble::expected(text, &[Expected::Die]));
    let (rest, count) = match number(text) {
        Ok((rest, count)) => (rest, Some(count)),
        Err(nom::Err::Failure(trouble)) => return Err(nom::Err::Failure(trouble)),
        Err(_) => (text, None),
    };
    let (rest, _) = tag_no_case::<_, _, Trouble>("d")
        .parse(trimmed(rest))
        .map_err(|_| no_die())?;
    let (rest, sides) = number(rest).map_err(|error| match error {
        nom::Err::Failure(trouble) => nom::Err::Failure(trouble),
        _ => no_die(),
    })?;
    if count.is_some_and(|count| count != 1) {
        let trouble = Trouble::wrong(text, rest, Problem::Unexpected).expecting(&[Expected::Die]);
        return Err(nom::Err::Failure(trouble));
    }
    let Some(sides) = u32::try_from(sides).ok().and_then(Sides::new) else {
        let range = Problem::Range {
            least: 1,
            most: i64::from(Sides::MOST),
        };
        return Err(nom::Err::Failure(Trouble::wrong(text, rest, range)));
    };
    let (rest, (plus, written)) = added(rest, names)?;
    let written = format!("d{sides}{written}");
    Ok((
        rest,
        Die {
            word: None,
            sides: Some(sides),
            plus,
            written,
        },
    ))
}

/// Numbers added to or taken from what stands before, if any, and their text without blanks.
pub(in crate::ask) fn added<'a>(text: &'a str, names: &Names) -> Parsed<'a, (i64, String)> {
    let (mut rest, mut plus) = (text, 0_i64);
    while let Some((after, negative)) = sign(rest) {
        let (next, more) = figure(after, names).map_err(|error| match error {
            nom::Err::Failure(trouble) => nom::Err::Failure(trouble),
            _ => nom::Err::Failure(Trouble::expected(trimmed(after), &[Expected::Number])),
        })?;
        let sum = if negative {
            plus.checked_sub(more)
        } else {
            plus.checked_add(more)
        };
        let bounded = sum.filter(|sum| Score::RANGE.contains(sum));
        plus = bounded.ok_or_else(|| {
            nom::Err::Failure(Trouble::wrong(text, next, Problem::NumberTooLarge))
        })?;
        rest = next;
    }
    let written: String = text[..text.len() - rest.len()]
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    Ok((rest, (plus, with_hyphens(&written))))
}

/// A number that may have another in parentheses: `9` or `9(4)`.
pub(in crate::ask) fn guarded<'a>(
    text: &'a str,
    names: &Names,
) -> Parsed<'a, (Score, String, Option<i64>)> {
    let (rest, (outer, written)) = score(text, names)?;
    let Ok((inside, _)) = char::<&str, Trouble>('(').parse(trimmed(rest)) else {
        return Ok((rest, (outer, written, None)));
    };
    let wanted =
        |rest: &'a str| nom::Err::Failure(Trouble::expected(trimmed(rest), &[Expected::Number]));
    let (after, inner) = figure(inside, names).map_err(|error| match error {
        nom::Err::Failure(trouble) => nom::Err::Failure(trouble),
        _ => wanted(inside),
    })?;
    let (after, _) = char::<&str, Trouble>(')')
        .parse(trimmed(after))
        .map_err(|_| nom::Err::Failure(Trouble::expected(trimmed(after), &[Expected::Close])))?;
    Ok((after, (outer, written, Some(inner))))
}

/// Numbers with strokes between: `12/24/48`.
pub(in crate::ask) fn slashed<'a>(text: &'a str, names: &Names) -> Parsed<'a, Vec<i64>> {
    let text = trimmed(text);
    let first_wanted = |error| match error {
        nom::Err::Failure(trouble) => nom::Err::Failure(trouble),
        _ => nom::Err::Error(Trouble::expected(text, &[Expected::Slashed])),
    };
    let (mut rest, first) = figure(text, names).map_err(first_wanted)?;
    let mut numbers = vec![first];
    while let Ok((after, _)) =
        alt((char::<&str, Trouble>('/'), char('\u{2044}'))).parse(trimmed(rest))
    {
        let (next, more) = figure(after, names).map_err(|error| match error {
            nom::Err::Failure(trouble) => nom::Err::Failure(trouble),
            _ => nom::Err::Failure(Trouble::expected(trimmed(after), &[Expected::Number])),
        })?;
        numbers.push(more);
        rest = next;
    }
    Ok((rest, numbers))
}
