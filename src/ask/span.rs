//! A place in a line.

use std::ops::Range;

/// A place in a line, in bytes from its start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// Where it begins.
    pub at: usize,
    /// Where it ends, just past its last byte.
    pub end: usize,
}

impl Span {
    /// From here to there.
    pub const fn new(at: usize, end: usize) -> Self {
        Self { at, end }
    }

    /// A place without width.
    pub const fn point(at: usize) -> Self {
        Self { at, end: at }
    }

    /// Moved to the right by so many bytes.
    pub const fn shifted(self, by: usize) -> Self {
        Self {
            at: self.at + by,
            end: self.end + by,
        }
    }

    /// From this place's start to the other's end.
    pub const fn to(self, other: Self) -> Self {
        Self {
            at: self.at,
            end: other.end,
        }
    }

    /// The text at this place, if the line has it.
    pub fn of(self, line: &str) -> &str {
        line.get(self.at..self.end).unwrap_or("")
    }

    /// The place in characters: where it begins and how many it takes.
    pub fn in_characters(self, line: &str) -> (usize, usize) {
        let count = |range: Range<usize>| line.get(range).map_or(0, |text| text.chars().count());
        (
            count(0..self.at.min(line.len())),
            count(self.at.min(line.len())..self.end.min(line.len())),
        )
    }
}
