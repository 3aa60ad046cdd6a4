//! Ranges and lists in the operands of a game, under odds: `hitos 6+2..6 vs 10,15,20`.

use super::Trouble;
use super::number::number;
use crate::ask::keyword::fold;
use crate::ask::{Error, Problem, Span};
use nom::bytes::complete::tag;
use nom::{IResult, Parser};

/// One operand that takes several values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// Where it stands in the line.
    pub span: Span,
    /// Its values, in the order written.
    pub values: Vec<i64>,
}

/// After these words a list is one value.
const LIST_WORDS: [&str; 6] = ["keep", "guarda", "rolled", "salio", "split", "reparto"];
/// The most values of one axis, and the most of all together.
const MOST_VALUES: i64 = 1_000;
const MOST_CELLS: usize = 2_500;
/// A table has rows and columns.
const MOST_AXES: usize = 2;

/// The ranges and lists of a line, in order; none for most lines.
///
/// # Errors
/// A range that runs backwards, too many values, or more of them than a table has sides.
pub(in crate::ask) fn axes(line: &str) -> Result<Vec<Axis>, Error> {
    let mut axes: Vec<Axis> = Vec::new();
    let mut at = 0;
    while let Some(step) = line[at..].find(|letter: char| letter.is_ascii_digit()) {
        at += step;
        let stands_alone = !line[..at].ends_with(|before: char| {
            before.is_alphanumeric() || matches!(before, '.' | ',' | '/' | ':')
        });
        if after_word(&line[..at], &LIST_WORDS) {
            at = end_of_list(line, at);
            continue;
        }
        let length = line[at..].bytes().take_while(u8::is_ascii_digit).count();
        if stands_alone && let Some((span, values)) = axis(line, at)? {
            at = span.end;
            axes.push(Axis { span, values });
            continue;
        }
        at += length;
        // The rest of a list that is one value.
        at += line[at..]
            .bytes()
            .take_while(|byte| byte.is_ascii_digit() || *byte == b',')
            .count();
    }
    if let Some(third) = axes.get(MOST_AXES) {
        return Err(Error::new(third.span, Problem::TooManyAxes));
    }
    let cells: usize = axes.iter().map(|axis| axis.values.len()).product();
    match axes.last() {
        Some(last) if cells > MOST_CELLS => {
            let most = i64::try_from(MOST_CELLS).unwrap_or(i64::MAX);
            Err(Error::new(last.span, Problem::TooManyCells(most)))
        }
        _ => Ok(axes),
    }
}

/// Whether one of these words stands right before.
fn after_word(before: &str, words: &[&str]) -> bool {
    let word = before
        .trim_end()
        .rsplit(char::is_whitespace)
        .next()
        .unwrap_or("");
    let word: String = fold(word).collect();
    words.contains(&word.as_str())
}

/// A range or a list that begins here.
fn axis(line: &str, at: usize) -> Result<Option<(Span, Vec<i64>)>, Error> {
    let text = &line[at..];
    let place = |rest: &str| Span::new(at, line.len() - rest.len());
    let Ok((rest, first)) = value(text) else {
        return Ok(None);
    };
    if let Ok((rest, last)) = after(rest, "..") {
        let count = last
            .checked_sub(first)
            .and_then(|steps| steps.checked_add(1));
        return match count {
            Some(1..=MOST_VALUES) => Ok(Some((place(rest), (first..=last).collect()))),
            Some(..=0) => {
                let most = first.saturating_add(MOST_VALUES - 1);
                Err(Error::new(
                    place(rest),
                    Problem::Range { least: first, most },
                ))
            }
            _ => Err(Error::new(place(rest), Problem::TooManyCells(MOST_VALUES))),
        };
    }
    let mut values = vec![first];
    let mut rest = rest;
    while let Some((next, value)) = after_comma(line, at, rest) {
        values.push(value);
        rest = next;
    }
    Ok((values.len() > 1).then(|| (place(rest), values)))
}

/// Before these words' values commas divide the values of a function of dice.
const FUNCTION_WORDS: [&str; 2] = ["of", "de"];

/// The next number of a list that begins at a place. Blanks may stand around the comma, where it can only divide numbers: not
/// among the values of a function of dice.
fn after_comma<'a>(line: &str, at: usize, rest: &'a str) -> Option<(&'a str, i64)> {
    if let Ok(next) = after(rest, ",") {
        return Some(next);
    }
    let open = line[..at].matches('(').count() > line[..at].matches(')').count();
    if open || after_word(&line[..at], &FUNCTION_WORDS) {
        return None;
    }
    let after = rest.trim_start().strip_prefix(',')?;
    let (next, value) = value(after.trim_start()).ok()?;
    // A die, a name or a sum is no number of a list.
    let alone =
        next.is_empty() || next.starts_with(|next: char| next == ',' || next.is_whitespace());
    alone.then_some((next, value))
}

/// A number, which may be written as a percentage.
fn value(text: &str) -> IResult<&str, i64, Trouble> {
    let (rest, value) = number(text)?;
    Ok((rest.strip_prefix('%').unwrap_or(rest), value))
}

/// Where a list of numbers that begins at a place ends.
fn end_of_list(line: &str, at: usize) -> usize {
    let digits = |text: &str| {
        text.len()
            - text
                .trim_start_matches(|digit: char| digit.is_ascii_digit())
                .len()
    };
    let mut end = at + digits(&line[at..]);
    while let Some(more) = line[end..].trim_start().strip_prefix(',') {
        let more = more.trim_start();
        if digits(more) == 0 {
            break;
        }
        end = line.len() - more.len() + digits(more);
    }
    end
}

/// A number right after a sign, without blanks.
fn after<'a>(text: &'a str, sign: &str) -> IResult<&'a str, i64, Trouble> {
    let (rest, _) = tag(sign).parse(text)?;
    if rest.starts_with(|next: char| next.is_ascii_digit()) {
        value(rest)
    } else {
        Err(nom::Err::Error(Trouble::expected(rest, &[])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Vec<Vec<i64>> {
        axes(line)
            .expect("a table")
            .into_iter()
            .map(|axis| axis.values)
            .collect()
    }

    #[test]
    fn ranges_and_lists_in_operands_only() {
        assert_eq!(
            found("hitos 6+2..4 vs 10,15,20"),
            [vec![2, 3, 4], vec![10, 15, 20]]
        );
        assert_eq!(found("hitos boost 6 keep 9,5"), Vec::<Vec<i64>>::new());
        assert_eq!(found("hitos favor 6 guarda 9,5 vs 10,20"), [vec![10, 20]]);
        assert_eq!(found("hitos 6+4 vs 10, 15 , 20 mod 1"), [vec![10, 15, 20]]);
        assert_eq!(found("d100 melee 60%,65% vs 40"), [vec![60, 65]]);
        for one_value in [
            "hitos favor 6 salió 1, 5, 9 guarda 9",
            "hitos init Paul 7, Librero 5",
            "d100 melee 65 dmg max(3, 4)",
            "d100 melee 65 dmg best 2 of 3, 4, d6",
            "d100 burst 45 dmg 2, 3d6",
        ] {
            assert_eq!(found(one_value), Vec::<Vec<i64>>::new(), "{one_value}");
        }
        assert_eq!(
            found("sw shoot d8 at 30 range 12/24/48"),
            Vec::<Vec<i64>>::new()
        );
        assert!(axes("hitos 6..4").is_err());
        assert!(axes("d100 1..1000000").is_err());
        assert!(axes("hitos 1..2 vs 3..4 mod 5..6").is_err());
    }
}
