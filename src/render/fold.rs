//! Lines that are wider than the screen, broken so that they stay readable.
//!
//! What comes after the break stands under the cells of its line, not under its label; a break falls between two cells where
//! it can, else between two words. Colours take no room.

use super::Style;
use super::text::{GAP, INDENT};
use std::iter::Peekable;
use std::ops::Range;
use std::str::Chars;

/// How much further in a line goes on that has no label.
const HANG: usize = 2;

/// A text with its lines broken at the width of the screen, where there is one.
pub(super) fn folded(text: String, style: Style) -> String {
    let fits = |line: &str| shown_width(line) <= style.width;
    if !style.wraps || text.lines().all(fits) {
        return text;
    }
    let mut folded = String::with_capacity(text.len() + 64);
    for line in text.lines() {
        if fits(line) {
            folded.push_str(line);
        } else {
            fold_line(&mut folded, line, style.width);
        }
        folded.push('\n');
    }
    folded
}

/// The columns of a table that stand beside each other on the screen: all, or as many at a time as fit behind the first.
pub(super) fn blocks(widths: &[usize], style: Style) -> Vec<Range<usize>> {
    let mut blocks = Vec::new();
    let mut from = 1;
    loop {
        let fits = |to: &usize| block_width(widths, &(from..*to)) <= style.width;
        let widest = (from + 1..=widths.len()).rev().find(fits);
        let to = if style.wraps {
            widest.unwrap_or(from + 1).min(widths.len())
        } else {
            widths.len()
        };
        blocks.push(from..to.max(from));
        from = to;
        if from >= widths.len() {
            return blocks;
        }
    }
}

/// How wide a line of these columns is, the first column before them.
pub(super) fn block_width(widths: &[usize], block: &Range<usize>) -> usize {
    let columns: usize = widths[block.clone()].iter().map(|width| GAP + width).sum();
    let first = widths.first().copied().unwrap_or(0);
    INDENT.len() + first + columns
}

/// A word with the blanks before it.
struct Word<'a> {
    gap: usize,
    text: &'a str,
    width: usize,
}

fn fold_line(out: &mut String, line: &str, width: usize) {
    let words = words(line);
    let hang = hang(&words, width);
    let mut column = 0;
    for (place, word) in words.iter().enumerate() {
        let begins_cell = word.gap > 1;
        let needed = if begins_cell {
            cell_width(&words[place..])
        } else {
            word.width
        };
        // A cell too wide for any line is broken between its words.
        let needed = if hang + needed > width {
            word.width
        } else {
            needed
        };
        if column > hang && column + word.gap + needed > width {
            out.push('\n');
            out.push_str(&" ".repeat(hang));
            column = hang;
        } else {
            out.push_str(&" ".repeat(word.gap));
            column += word.gap;
        }
        out.push_str(word.text);
        column += word.width;
    }
}

/// The column in which a line goes on: that of its second cell, unless that is far to the right.
fn hang(words: &[Word], width: usize) -> usize {
    let indent = words.first().map_or(0, |word| word.gap);
    let mut column = 0;
    for (place, word) in words.iter().enumerate() {
        if place > 0 && word.gap > 1 {
            let second = column + word.gap;
            return if second <= width / 2 {
                second
            } else {
                indent + HANG
            };
        }
        column += word.gap + word.width;
    }
    indent + HANG
}

/// How wide the cell is that these words begin.
fn cell_width(words: &[Word]) -> usize {
    let first = words.first().map_or(0, |word| word.width);
    let others = words.iter().skip(1).take_while(|word| word.gap <= 1);
    first + others.map(|word| word.gap + word.width).sum::<usize>()
}

fn words(line: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut rest = line;
    while !rest.trim_start_matches(' ').is_empty() {
        let text = rest.trim_start_matches(' ');
        let gap = rest.len() - text.len();
        let end = text.find(' ').unwrap_or(text.len());
        words.push(Word {
            gap,
            text: &text[..end],
            width: shown_width(&text[..end]),
        });
        rest = &text[end..];
    }
    words
}

/// The columns that a text takes on a screen.
fn shown_width(text: &str) -> usize {
    let mut letters = text.chars().peekable();
    let mut width = 0;
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            skip_colour(&mut letters);
        } else {
            width += 1;
        }
    }
    width
}

/// Passes over what is left of a sequence that sets a colour.
fn skip_colour(letters: &mut Peekable<Chars>) {
    if letters.next_if_eq(&'[').is_some() {
        for letter in letters.by_ref() {
            if letter.is_ascii_alphabetic() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(width: usize, text: &str) -> String {
        let style = Style {
            language: super::super::Language::Spanish,
            explain: false,
            chart: false,
            width,
            wraps: true,
        };
        folded(text.into(), style)
    }

    #[test]
    fn a_row_goes_on_under_its_cells() {
        assert_eq!(
            at(
                40,
                "  total   C 5   +10 rasgos   = 15   contra 15 más\n  corta\n"
            ),
            "  total   C 5   +10 rasgos   = 15\n          contra 15 más\n  corta\n"
        );
        assert_eq!(
            at(20, "  dados   1 2 3 4 5 6 7 8 9\n"),
            "  dados   1 2 3 4 5\n          6 7 8 9\n"
        );
        assert_eq!(
            at(20, "una línea sin celdas que no cabe\n"),
            "una línea sin celdas\n  que no cabe\n"
        );
    }

    #[test]
    fn colours_take_no_room() {
        let line = "  \u{1b}[2mdados\u{1b}[0m   \u{1b}[36m1\u{1b}[0m 2 3\n";
        assert_eq!(at(15, line), line);
        assert_eq!(
            at(14, line),
            "  \u{1b}[2mdados\u{1b}[0m\n    \u{1b}[36m1\u{1b}[0m 2 3\n"
        );
    }

    #[test]
    fn what_no_line_holds_stays_whole() {
        assert_eq!(
            at(10, "  xxxxxxxxxxxxxxx yyy\n"),
            "  xxxxxxxxxxxxxxx\n    yyy\n"
        );
    }
}
