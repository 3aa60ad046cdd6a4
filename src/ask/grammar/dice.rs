//! Plain dice: pools with what is kept of them, numbers, and sums of both.

use super::number::{number, sign};
use super::{Parsed, Trouble, trimmed};
use crate::ask::{Expected, Problem};
use crate::dice::{Keep, Pool, Sides};
use crate::rules::Refusal;
use crate::rules::notation::{Expression, Part, Sign, Word};
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag_no_case;
use nom::character::complete::char;
use nom::combinator::{map, opt, value};

/// A sum of dice and numbers, the first perhaps with a sign.
pub(in crate::ask) fn expression(text: &str) -> Parsed<'_, Expression> {
    let text = trimmed(text);
    let (mut rest, mut negative) = map(opt(sign), Option::unwrap_or_default).parse(text)?;
    let mut parts = Vec::with_capacity(2);
    loop {
        let (next, part) = part(rest)?;
        parts.push((if negative { Sign::Minus } else { Sign::Plus }, part));
        rest = next;
        match sign(rest) {
            Ok((next, minus)) => (rest, negative) = (next, minus),
            Err(_) => break,
        }
    }
    match Expression::sum(parts) {
        Ok(expression) => Ok((rest, expression)),
        Err(refusal) => Err(nom::Err::Failure(refused(text, rest, refusal))),
    }
}

/// A pool of dice, or a number.
fn part(text: &str) -> Parsed<'_, Part> {
    let text = trimmed(text);
    let (rest, count) = match number(text) {
        Ok((rest, count)) => (rest, Some(count)),
        Err(nom::Err::Failure(trouble)) => return Err(nom::Err::Failure(trouble)),
        Err(_) => (text, None),
    };
    match die(rest) {
        Ok((rest, ())) => pool(text, rest, count),
        Err(_) => match count {
            Some(number) => Ok((rest, Part::Number(number))),
            None => Err(nom::Err::Error(Trouble::expected(
                text,
                &[Expected::Dice, Expected::Number],
            ))),
        },
    }
}

/// The `d` between a count and a number of sides.
fn die(text: &str) -> Parsed<'_, ()> {
    value((), alt((char('d'), char('D')))).parse(trimmed(text))
}

/// What follows the `d`: the sides, then keeps and drops from left to right.
fn pool<'a>(start: &'a str, after_d: &'a str, count: Option<i64>) -> Parsed<'a, Part> {
    let (rest, sides) = sides(after_d)?;
    let wrong = |problem| nom::Err::Failure(Trouble::wrong(start, rest, problem));
    let most = i64::from(Pool::MOST);
    let count = match count.unwrap_or(1) {
        count if count > most => {
            return Err(wrong(Problem::Limit(Word::TooManyDice.into(), vec![most])));
        }
        count => u32::try_from(count).unwrap_or(0),
    };
    let mut pool = Pool::new(count, sides);
    let mut rest = rest;
    while let Ok((next, keep)) = keep(rest) {
        pool = pool.keep(keep);
        rest = next;
    }
    // `4d6d1` could drop the highest or the lowest; `6d6d6` is no dice at all. A word such as `dodge` is neither.
    if let Ok((after, ())) = die(rest)
        && !after.starts_with(char::is_alphabetic)
    {
        let end = number(after).map_or(after, |(end, _)| end);
        return Err(nom::Err::Failure(Trouble::wrong(
            rest,
            end,
            Problem::DropWhich,
        )));
    }
    if let Err(nom::Err::Failure(trouble)) = keep(rest) {
        return Err(nom::Err::Failure(trouble));
    }
    Ok((rest, Part::Pool(pool)))
}

/// The sides of a die: a number, or `%` or `pct` for a hundred.
fn sides(text: &str) -> Parsed<'_, Sides> {
    let text = trimmed(text);
    let percent: Parsed<'_, ()> =
        value((), alt((tag_no_case("%"), tag_no_case("pct")))).parse(text);
    let (rest, sides) = match percent {
        Ok((rest, ())) => (rest, 100),
        Err(_) => match number(text) {
            Ok(read) => read,
            Err(nom::Err::Failure(trouble)) => return Err(nom::Err::Failure(trouble)),
            Err(_) => {
                return Err(nom::Err::Failure(Trouble::expected(
                    text,
                    &[Expected::Sides],
                )));
            }
        },
    };
    let allowed = u32::try_from(sides).ok().and_then(Sides::new);
    match allowed {
        Some(sides) => Ok((rest, sides)),
        None => {
            let range = Problem::Range {
                least: 1,
                most: i64::from(Sides::MOST),
            };
            Err(nom::Err::Failure(Trouble::wrong(text, rest, range)))
        }
    }
}

/// One keep or drop; bare is one, and the count is at least one.
fn keep(text: &str) -> Parsed<'_, Keep> {
    let text = trimmed(text);
    let (rest, make): (_, fn(u32) -> Keep) = alt((
        value(Keep::Highest as fn(u32) -> Keep, tag_no_case("kh")),
        value(Keep::Lowest as fn(u32) -> Keep, tag_no_case("kl")),
        value(Keep::Middle as fn(u32) -> Keep, tag_no_case("km")),
        value(Keep::DropHighest as fn(u32) -> Keep, tag_no_case("dh")),
        value(Keep::DropLowest as fn(u32) -> Keep, tag_no_case("dl")),
        value(Keep::Highest as fn(u32) -> Keep, tag_no_case("k")),
    ))
    .parse(text)?;
    match number(rest) {
        Ok((next, count)) => match u32::try_from(count) {
            Ok(count @ 1..) => Ok((next, make(count))),
            _ => {
                let range = Problem::Range {
                    least: 1,
                    most: i64::from(u32::MAX),
                };
                Err(nom::Err::Failure(Trouble::wrong(
                    trimmed(rest),
                    next,
                    range,
                )))
            }
        },
        Err(nom::Err::Failure(trouble)) => Err(nom::Err::Failure(trouble)),
        Err(_) if rest.chars().next().is_some_and(char::is_alphabetic) => {
            Err(nom::Err::Error(Trouble::expected(text, &[Expected::Keep])))
        }
        Err(_) => Ok((rest, make(1))),
    }
}

fn refused(from: &str, rest: &str, refusal: Refusal) -> Trouble {
    let problem = match refusal {
        Refusal::Range { least, most } => Problem::Range { least, most },
        Refusal::Forbidden(term, numbers) => Problem::Forbidden(term, numbers),
        Refusal::Limit(term, numbers) => Problem::Limit(term, numbers),
    };
    Trouble::wrong(from, rest, problem)
}
