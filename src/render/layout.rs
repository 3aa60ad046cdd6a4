//! Texts in columns, broken at blanks where they would leave the screen.

use super::paint::{Paint, paint};
use super::text::width;

/// Blanks between columns.
const GAP: usize = 2;
/// A column is never narrower than this, however narrow the screen.
const LEAST: usize = 12;

/// One cell of a line of columns.
pub(super) struct Cell {
    /// Its text, without colours.
    pub text: String,
    /// The colour of all of it.
    pub colour: Option<Paint>,
}

impl Cell {
    pub fn plain(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            colour: None,
        }
    }

    pub fn painted(text: impl Into<String>, colour: Paint) -> Self {
        Self {
            text: text.into(),
            colour: Some(colour),
        }
    }
}

/// How far a block of columns is set in, and how wide each but the last may be; the last takes what the screen leaves.
pub(super) struct Columns {
    indent: usize,
    widths: Vec<usize>,
}

impl Columns {
    /// Columns as wide as the widest of their texts, `most` at most each; of the last column only the rest of the screen counts.
    pub fn fitting<'a>(
        indent: usize,
        rows: impl Iterator<Item = Vec<&'a str>>,
        most: usize,
        screen: usize,
    ) -> Self {
        let mut widths: Vec<usize> = Vec::new();
        for row in rows {
            widths.resize(widths.len().max(row.len()), 0);
            for (column, text) in row.iter().enumerate() {
                widths[column] = widths[column].max(width(text).min(most));
            }
        }
        if let Some((last, before)) = widths.split_last_mut() {
            let taken: usize = before.iter().map(|width| width + GAP).sum();
            *last = screen.saturating_sub(indent + taken).max(LEAST);
        }
        Self { indent, widths }
    }

    /// Two columns: the first of this width, and the rest of the screen.
    pub fn hanging(indent: usize, first: usize, screen: usize) -> Self {
        let rest = screen.saturating_sub(indent + first + GAP).max(LEAST);
        Self {
            indent,
            widths: vec![first, rest],
        }
    }

    /// Writes a row, as many lines as its longest cell needs.
    pub fn write(&self, out: &mut String, cells: &[Cell]) {
        let broken: Vec<Vec<String>> = cells
            .iter()
            .zip(&self.widths)
            .map(|(cell, width)| broken(&cell.text, *width))
            .collect();
        let lines = broken.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..lines {
            let from = out.len();
            let mut missing = self.indent;
            for ((cell, pieces), column) in cells.iter().zip(&broken).zip(&self.widths) {
                let piece = pieces.get(line).map_or("", String::as_str);
                if !piece.is_empty() {
                    out.push_str(&" ".repeat(missing));
                    missing = 0;
                    out.push_str(
                        &cell
                            .colour
                            .map_or(piece.into(), |colour| paint(piece, colour)),
                    );
                }
                missing += column.saturating_sub(width(piece)) + GAP;
            }
            debug_assert!(out.len() >= from, "a line only grows");
            out.push('\n');
        }
    }
}

/// A text in lines of so many columns, broken at blanks; a word that is wider stands alone.
pub(super) fn broken(text: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines
            .last_mut()
            .filter(|line| line.is_empty() || width(line) + 1 + width(word) <= most);
        match line {
            Some(line) => {
                if !line.is_empty() {
                    line.push(' ');
                }
                line.push_str(word);
            }
            None => lines.push(word.into()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breaks_at_blanks_and_leaves_long_words_whole() {
        assert_eq!(broken("uno dos tres", 7), ["uno dos", "tres"]);
        assert_eq!(broken("incapacitado o no", 5), ["incapacitado", "o no"]);
        assert_eq!(broken("", 5), [""]);
    }

    #[test]
    fn columns_hang_under_themselves() {
        let columns = Columns::hanging(2, 3, 21);
        let mut out = String::new();
        let cells = [
            Cell::plain("H1"),
            Cell::plain("total is C and what is added"),
        ];
        columns.write(&mut out, &cells);
        assert_eq!(out, "  H1   total is C and\n       what is added\n");
    }
}
