//! The lines of a breakdown: their cells stand in columns under those of the lines with as many.
//!
//! A line of many rounds has thousands of them, so each cell is laid out once, and columns are measured before any is written.

use super::Language;
use super::paint::{Paint, paint};
use super::text::{GAP, INDENT, Shown, cell_text, width};
use crate::rules::{Row, Term};
use std::collections::BTreeMap;

/// Lines ready to be written, one after the other.
pub(super) struct Rows<'a> {
    language: Language,
    label_width: usize,
    /// Each line with its cells laid out.
    told: Vec<(&'a Row, Vec<Shown>)>,
    widths: Widths,
    /// How many have been written.
    written: usize,
}

/// How wide columns are, by how many of them a line has.
#[derive(Default)]
struct Widths {
    /// Those of the lines with one label.
    by_label: BTreeMap<(usize, Term), Vec<usize>>,
    /// Those of the lines of any label that do not stand apart.
    together: BTreeMap<usize, Vec<usize>>,
}

impl Widths {
    fn take_in(&mut self, row: &Row, cells: &[Shown]) {
        let widen = |columns: &mut Vec<usize>| {
            columns.resize(cells.len(), 0);
            for (column, cell) in columns.iter_mut().zip(cells) {
                *column = (*column).max(cell.width);
            }
        };
        widen(self.by_label.entry((cells.len(), row.label)).or_default());
        if !row.apart {
            widen(self.together.entry(cells.len()).or_default());
        }
    }

    /// How wide a column of a line is. Lines share columns with those of their label; where neither stands apart, with others.
    fn of(&self, row: &Row, column: usize) -> usize {
        let count = row.cells.len();
        let own = self.by_label.get(&(count, row.label));
        let others = self.together.get(&count).filter(|_| !row.apart);
        let width = |columns: &Vec<usize>| columns.get(column).copied();
        own.and_then(width).max(others.and_then(width)).unwrap_or(0)
    }
}

impl<'a> Rows<'a> {
    pub fn new(rows: impl Iterator<Item = &'a Row>, language: Language) -> Self {
        let laid_out = |row: &'a Row| {
            let cells = row.cells.iter().map(|cell| cell_text(cell, language));
            (row, cells.collect::<Vec<_>>())
        };
        let told: Vec<(&Row, Vec<Shown>)> = rows.map(laid_out).collect();
        let mut widths = Widths::default();
        for (row, cells) in &told {
            widths.take_in(row, cells);
        }
        let labels = told.iter().map(|(row, _)| width(language.term(row.label)));
        Self {
            language,
            label_width: labels.max().unwrap_or(0),
            told,
            widths,
            written: 0,
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.told.is_empty()
    }

    /// The next line; one that goes on with the label of the line before it does not say it again.
    pub fn write_next(&mut self, text: &mut String, goes_on: bool) {
        let Some((row, cells)) = self.told.get(self.written) else {
            return;
        };
        self.written += 1;
        let label = if goes_on {
            ""
        } else {
            self.language.term(row.label)
        };
        text.push_str(INDENT);
        text.push_str(&paint(label, Paint::Quiet));
        text.push_str(&" ".repeat(self.label_width - width(label)));
        for (column, shown) in cells.iter().enumerate() {
            text.push_str(&" ".repeat(GAP));
            text.push_str(&shown.painted);
            if column + 1 < cells.len() {
                let widest = self.widths.of(row, column);
                text.push_str(&" ".repeat(widest.saturating_sub(shown.width)));
            }
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bit, Common};

    fn row(label: Common, apart: bool, numbers: &[i64]) -> Row {
        Row {
            label: label.into(),
            cells: numbers
                .iter()
                .map(|number| vec![Bit::Number(*number)])
                .collect(),
            apart,
        }
    }

    /// Where the second cell of each line begins.
    fn second_cells(rows: &[Row]) -> Vec<usize> {
        let mut written = Rows::new(rows.iter(), Language::English);
        let mut text = String::new();
        for _ in rows {
            written.write_next(&mut text, false);
        }
        text.lines()
            .map(|line| line.rfind(' ').map_or(0, |blank| blank + 1))
            .collect()
    }

    #[test]
    fn lines_with_as_many_cells_share_columns() {
        let places = second_cells(&[
            row(Common::Roll, false, &[1, 1]),
            row(Common::Opposing, false, &[100, 1]),
            row(Common::Roll, false, &[1, 100_000, 1]),
        ]);
        assert_eq!(places[0], places[1]);
    }

    #[test]
    fn a_line_apart_shares_columns_with_its_own_label_only() {
        let places = second_cells(&[
            row(Common::Roll, false, &[1, 1]),
            row(Common::Opposing, true, &[100_000, 1]),
            row(Common::Opposing, true, &[1, 1]),
        ]);
        assert!(places[0] < places[1]);
        assert_eq!(places[1], places[2]);
    }

    #[test]
    fn thousands_of_lines_are_measured_once() {
        let rows: Vec<Row> = (0..20_000)
            .map(|number| row(Common::Roll, false, &[number, 1]))
            .collect();
        let places = second_cells(&rows);
        assert!(places.iter().all(|place| *place == places[0]));
    }
}
