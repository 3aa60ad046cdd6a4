//! Odds as a histogram: a bar a value, with the chance of at least and at most that much, fitted to the screen.

use super::language::Phrase;
use super::number::{percent, whole};
use super::odds::bar_text;
use super::paint::{Paint, paint};
use super::text::{GAP, INDENT, width};
use super::{Language, Style};
use crate::dice::Fraction;
use crate::report::Figures;

/// More rows than this do not fit a screen: neighbours share one.
const MOST_ROWS: usize = 40;

/// One row: from a least to a greatest value, and its chances.
struct Bin {
    least: i64,
    most: i64,
    chance: f64,
    at_least: f64,
    at_most: f64,
}

/// Writes the law of a number as a histogram.
pub(super) fn write_chart(text: &mut String, figures: &Figures, style: Style) {
    let language = style.language;
    let bins = bins(figures);
    let name = |bin: &Bin| {
        if bin.least == bin.most {
            whole(bin.least)
        } else {
            format!("{}–{}", whole(bin.least), whole(bin.most))
        }
    };
    let columns =
        |bin: &Bin| [bin.chance, bin.at_least, bin.at_most].map(|chance| percent(chance, language));
    let heads =
        [Phrase::Chance, Phrase::AtLeast, Phrase::AtMost].map(|phrase| language.phrase(phrase));
    let name_width = bins.iter().map(|bin| width(&name(bin))).max().unwrap_or(0);
    let column_width = |column: usize| {
        let widest = bins
            .iter()
            .map(|bin| width(&columns(bin)[column]))
            .max()
            .unwrap_or(0);
        widest.max(width(heads[column]))
    };
    let widths = [0, 1, 2].map(column_width);
    let taken = INDENT.len() + name_width + widths.iter().sum::<usize>() + 4 * GAP;
    // On a narrow screen the bar matters more than its figures.
    let (shown, bar) = match style.width.checked_sub(taken) {
        Some(bar) if bar >= 8 => (3, bar),
        _ => (
            1,
            style
                .width
                .saturating_sub(INDENT.len() + name_width + widths[0] + 2 * GAP),
        ),
    };
    let gap = " ".repeat(GAP);
    let mut head = format!("{INDENT}{}", " ".repeat(name_width));
    for column in 0..shown {
        head.push_str(&format!(
            "{gap}{}{}",
            " ".repeat(widths[column] - width(heads[column])),
            heads[column]
        ));
    }
    text.push_str(&paint(&head, Paint::Quiet));
    text.push('\n');
    let tallest = bins.iter().map(|bin| bin.chance).fold(0.0, f64::max);
    for bin in &bins {
        let label = name(bin);
        let mut row = format!("{INDENT}{}{label}", " ".repeat(name_width - width(&label)));
        for (column, cell) in columns(bin).iter().enumerate().take(shown) {
            row.push_str(&format!(
                "{gap}{}{cell}",
                " ".repeat(widths[column] - width(cell))
            ));
        }
        row.push_str(&gap);
        row.push_str(&paint(&bar_text(bin.chance / tallest, bar), Paint::Bar));
        text.push_str(row.trim_end());
        text.push('\n');
    }
    write_beyond(text, figures, language);
}

fn write_beyond(text: &mut String, figures: &Figures, language: Language) {
    if let Some(beyond) = &figures.beyond {
        let said = format!(
            "{INDENT}{} {}\n",
            language.phrase(Phrase::Beyond),
            percent(beyond.to_f64(), language)
        );
        text.push_str(&said);
    }
}

/// The law in so few rows that they fit, every value from the least to the greatest included.
fn bins(figures: &Figures) -> Vec<Bin> {
    let (least, most) = figures.span;
    let values =
        usize::try_from(most.saturating_sub(least).saturating_add(1)).unwrap_or(usize::MAX);
    let size = i64::try_from(values.div_ceil(MOST_ROWS))
        .unwrap_or(i64::MAX)
        .max(1);
    let mut bins: Vec<Bin> = Vec::new();
    let mut law = figures.law.iter().peekable();
    let (mut below, mut from) = (Fraction::zero(), least);
    while from <= most && bins.len() < MOST_ROWS {
        let to = from.saturating_add(size - 1).min(most);
        let mut here = Fraction::zero();
        while let Some((_, chance)) = law.next_if(|(value, _)| *value <= to) {
            here = here.plus(chance);
        }
        let up_to = below.plus(&here);
        bins.push(Bin {
            least: from,
            most: to,
            chance: here.to_f64(),
            at_least: below.complement().to_f64(),
            at_most: up_to.to_f64(),
        });
        below = up_to;
        from = to.saturating_add(1);
    }
    bins
}
