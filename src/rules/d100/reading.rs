//! The three dice of a burst: every way to read them, and which one is taken (D28, D31).

use super::percentile;

/// Which of the readings that the three dice allow is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pick {
    /// The one that does most damage, then the lowest (ruling).
    #[default]
    Best,
    /// The same among those on which the weapon does not fail, where there are any.
    Safe,
    /// The highest that succeeds.
    High,
    /// The lowest.
    Low,
}

impl Pick {
    /// Every one of them.
    pub const ALL: [Self; 4] = [Self::Best, Self::Safe, Self::High, Self::Low];
}

/// One way to read three digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Reading {
    pub roll: u32,
    pub units: u32,
}

impl Reading {
    pub(super) fn total(self) -> i64 {
        self.roll.into()
    }

    /// Every different way to read three digits, lowest first.
    pub(super) fn all(digits: [u32; 3]) -> Vec<Self> {
        let mut readings = Vec::with_capacity(6);
        for tens in 0..3 {
            for units in (0..3).filter(|&units| units != tens) {
                readings.push(Self {
                    roll: percentile::read(digits[tens], digits[units]),
                    units: digits[units],
                });
            }
        }
        readings.sort_unstable();
        readings.dedup();
        readings
    }
}

/// The total of a digit shown twice or thrice, read as tens and units; the digits are in order.
pub(super) fn doubles(digits: [u32; 3]) -> Option<u32> {
    let [low, middle, high] = digits;
    (low == middle || middle == high).then(|| percentile::read(middle, middle))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(digits: [u32; 3]) -> Vec<u32> {
        let readings = Reading::all(digits);
        readings.iter().map(|reading| reading.roll).collect()
    }

    #[test]
    fn every_different_reading_once() {
        assert_eq!(rolls([2, 4, 7]), [24, 27, 42, 47, 72, 74]);
        assert_eq!(rolls([2, 7, 7]), [27, 72, 77]);
        assert_eq!(rolls([0, 0, 5]), [5, 50, 100]);
        assert_eq!(rolls([0, 0, 0]), [100]);
    }

    #[test]
    fn a_digit_shown_twice_reads_as_a_total() {
        assert_eq!(doubles([2, 4, 7]), None);
        assert_eq!(doubles([2, 7, 7]), Some(77));
        assert_eq!(doubles([0, 0, 7]), Some(100));
        assert_eq!(doubles([3, 3, 3]), Some(33));
    }
}
