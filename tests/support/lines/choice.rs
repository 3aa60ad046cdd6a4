//! Choices read from a string of bytes, one after the other; when there are no more, the first of everything is chosen.

use arbitrary::Unstructured;

/// Where choices come from.
#[derive(Debug)]
pub struct Choice<'a>(Unstructured<'a>);

impl<'a> Choice<'a> {
    /// The choices that these bytes are.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(Unstructured::new(bytes))
    }

    /// A number from `least` to `most`.
    pub fn number(&mut self, least: i64, most: i64) -> i64 {
        self.0.int_in_range(least..=most).unwrap_or(least)
    }

    /// A number below `count`, which is not 0.
    pub fn below(&mut self, count: usize) -> usize {
        self.0.choose_index(count).unwrap_or(0)
    }

    /// Yes once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }

    /// One of these.
    pub fn of<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// How many more there are: 0 as often as 1 or more, and no more than `most`.
    pub fn few(&mut self, most: usize) -> usize {
        let mut count = 0;
        while count < most && self.once_in(2) {
            count += 1;
        }
        count
    }

    /// Whether there is nothing left to choose by.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
