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
        let length = line[at..].bytes().take_while(u8::is_ascii_digit).count();
        if stands_alone
            && !after_list_word(&line[..at])
            && let Some((span, values)) = axis(line, at)?
        {
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

fn after_list_word(before: &str) -> bool {
    let word = before
        .trim_end()
        .rsplit(char::is_whitespace)
        .next()
        .unwrap_or("");
    let word: String = fold(word).collect();
    LIST_WORDS.contains(&word.as_str())
}

/// A range or a list that begins here.
fn axis(line: &str, at: usize) -> Result<Option<(Span, Vec<i64>)>, Error> {
    let text = &line[at..];
    let place = |rest: &str| Span::new(at, line.len() - rest.len());
    let Ok((rest, first)) = number(text) else {
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
    while let Ok((next, value)) = after(rest, ",") {
        values.push(value);
        rest = next;
    }
    Ok((values.len() > 1).then(|| (place(rest), values)))
}

/// A number right after a sign, without blanks.
fn after<'a>(text: &'a str, sign: &str) -> IResult<&'a str, i64, Trouble> {
    let (rest, _) = tag(sign).parse(text)?;
    if rest.starts_with(|next: char| next.is_ascii_digit()) {
        number(rest)
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
        assert_eq!(
            found("sw shoot d8 at 30 range 12/24/48"),
            Vec::<Vec<i64>>::new()
        );
        assert!(axes("hitos 6..4").is_err());
        assert!(axes("d100 1..1000000").is_err());
        assert!(axes("hitos 1..2 vs 3..4 mod 5..6").is_err());
    }
}
