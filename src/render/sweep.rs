//! A table of odds as text.

use super::Style;
use super::fold::{block_width, blocks};
use super::language::Phrase;
use super::odds::{bar_text, size_text};
use super::paint::{Paint, paint};
use super::table::{Table, Wording, axis_names, swept_table};
use super::text::{GAP, INDENT, width};
use crate::report::Swept;
use std::ops::Range;

/// The longest bar beside a row, in columns.
const LONGEST_BAR: usize = 24;

/// Writes the table under its heading, figures under each other.
pub(super) fn write_sweep(text: &mut String, swept: &Swept, style: Style) {
    let language = style.language;
    let how = match swept.sample() {
        Some(sample) => size_text(sample, language),
        None => language.phrase(Phrase::Exact).into(),
    };
    text.push_str(&" ".repeat(GAP));
    text.push_str(&paint(&how, Paint::Quiet));
    text.push('\n');
    let wording = Wording::Words(language);
    let Table { mut columns, rows } = swept_table(swept, wording);
    // A grid has the name of its columns on a line of its own.
    let over = match &axis_names(swept, wording)[..] {
        [of_rows, of_columns] => {
            columns[0].clone_from(of_rows);
            Some(of_columns.clone())
        }
        _ => None,
    };
    let cell_width = |column: usize| {
        let cells = rows.iter().map(|row| width(&row[column]));
        cells.chain([width(&columns[column])]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns.len()).map(cell_width).collect();
    let blocks = blocks(&widths, style);
    for block in &blocks {
        let shown = |cells: &[String]| shown(cells, &widths, block);
        if let Some(over) = &over {
            let left = " ".repeat(INDENT.len() + widths[0] + GAP);
            text.push_str(&paint(&format!("{left}{over}"), Paint::Quiet));
            text.push('\n');
        }
        text.push_str(&paint(&shown(&columns), Paint::Quiet));
        text.push('\n');
        let is_last = block.end == columns.len();
        let room = style
            .width
            .saturating_sub(block_width(&widths, block) + GAP);
        for (place, row) in rows.iter().enumerate() {
            text.push_str(&shown(row));
            if style.chart && is_last && swept.axes.len() == 1 {
                let part = swept.cells[place].figure() / tallest(swept);
                let bar = bar_text(part, room.min(LONGEST_BAR));
                if !bar.is_empty() {
                    text.push_str(&format!("{}{}", " ".repeat(GAP), paint(&bar, Paint::Bar)));
                }
            }
            text.push('\n');
        }
    }
}

fn tallest(swept: &Swept) -> f64 {
    let figures = swept.cells.iter().map(crate::report::Cell::figure);
    figures.fold(0.0, f64::max)
}

/// The first cell and those of a block.
fn shown(cells: &[String], widths: &[usize], block: &Range<usize>) -> String {
    let cell = |column: usize| {
        let pad = " ".repeat(widths[column] - width(&cells[column]));
        format!("{pad}{}", cells[column])
    };
    let cells: Vec<String> = [0].into_iter().chain(block.clone()).map(cell).collect();
    format!("{INDENT}{}", cells.join(&" ".repeat(GAP)))
}
