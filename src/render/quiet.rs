//! Only the answer: the result word or the number.

use super::Style;
use super::number::bare;
use super::text::value_text;
use crate::report::{Outcome, Record, Rolled};
use crate::rules::{Answer, Term, Value};
use std::fmt::Write;

/// Only the answer of a record, without the end of the line: the result word, else the total, else the first value; of odds
/// the chance that it goes well, else the mean, else what a rule without dice answers.
pub fn quiet_text(record: &Record, style: Style, out: &mut String) {
    match &record.outcome {
        Outcome::Rolled(Rolled { answer, .. }) => quiet_answer(answer, style, out),
        Outcome::Solved(odds) => {
            let mean = || odds.values.first().map(|(_, figures)| figures.mean);
            if let Some(figure) = odds.good().map(|good| good.to_f64()).or_else(mean) {
                out.push_str(&bare(figure, 9));
            } else if let Some(value) = without_dice(&odds.fixed) {
                out.push_str(&value_text(value, style.language));
            }
        }
        Outcome::Swept(swept) => {
            for (place, cell) in swept.cells.iter().enumerate() {
                let at: Vec<String> = cell.at.iter().map(ToString::to_string).collect();
                let figure = bare(cell.figure(), 9);
                let _ = write!(
                    out,
                    "{}{} {figure}",
                    if place > 0 { "\n" } else { "" },
                    at.join(" ")
                );
            }
        }
        Outcome::Sampled(sample) => {
            let mean = || sample.values.first().map(|(.., spread)| spread.mean);
            let figure = sample.good().or_else(mean);
            out.push_str(&figure.map_or_else(String::new, |figure| bare(figure, 4)));
        }
    }
}

/// What a rule without dice answers: its first number, else its first value.
fn without_dice(values: &[(Term, Value)]) -> Option<&Value> {
    let number = values
        .iter()
        .find(|(_, value)| matches!(value, Value::Given(_)));
    number.or(values.first()).map(|(_, value)| value)
}

/// Only the answer of a roll.
pub fn quiet_answer(answer: &Answer, style: Style, out: &mut String) {
    if let Some(verdict) = answer.verdict {
        out.push_str(style.language.term(verdict.word));
    } else if let Some(figure) = answer.figure() {
        out.push_str(itoa::Buffer::new().format(figure));
    } else if let Some((_, value)) = answer.values.first() {
        out.push_str(&value_text(value, style.language));
    }
}
