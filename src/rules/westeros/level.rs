//! Levels of fatigue, and the points behind them (W17).

use super::{Fortitude, Word};

/// A level of fatigue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Less than a quarter spent.
    #[default]
    Fresh,
    /// A quarter spent: -1.
    Winded,
    /// Half of the points spent: -2.
    Tired,
    /// Three quarters spent: -3.
    Exhausted,
}

impl Level {
    /// Those that cost something, from the first to the last.
    pub(super) const LOST: [Self; 3] = [Self::Winded, Self::Tired, Self::Exhausted];

    /// What it does to every roll.
    pub(super) const fn modifier(self) -> i64 {
        match self {
            Self::Fresh => 0,
            Self::Winded => -1,
            Self::Tired => -2,
            Self::Exhausted => -3,
        }
    }

    /// Its word.
    pub(super) const fn word(self) -> Word {
        match self {
            Self::Fresh => Word::Fresh,
            Self::Winded => Word::Winded,
            Self::Tired => Word::Tired,
            Self::Exhausted => Word::Exhausted,
        }
    }

    /// The name of what it does to a roll.
    pub(super) const fn from(self) -> Word {
        match self {
            Self::Fresh | Self::Winded => Word::FromWinded,
            Self::Tired => Word::FromTired,
            Self::Exhausted => Word::FromExhausted,
        }
    }
}

/// The points of fatigue somebody has when fresh.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reserve {
    /// All of them.
    pub total: i64,
    /// A level is lost for each so many.
    quarter: i64,
    capped: bool,
}

impl Reserve {
    const PER_FORTITUDE: i64 = 20;
    const MOST: i64 = 100;

    pub(super) fn of(fortitude: Fortitude) -> Self {
        let earned = fortitude.get() * Self::PER_FORTITUDE;
        let total = earned.min(Self::MOST);
        Self {
            total,
            quarter: total / 4,
            capped: earned > total,
        }
    }

    /// Whether so many points are the border between two levels.
    pub(super) const fn is_border(&self, points: i64) -> bool {
        points < self.total && points > 0 && points % self.quarter == 0
    }

    /// Whether Fortaleza would give more points than there can be.
    pub(super) const fn is_capped(&self) -> bool {
        self.capped
    }

    /// The level with so many points left.
    pub(super) const fn level(self, points: i64) -> Level {
        match (self.total - points) / self.quarter {
            ..=0 => Level::Fresh,
            1 => Level::Winded,
            2 => Level::Tired,
            _ => Level::Exhausted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_spent_exactly_is_lost() {
        let of = |fortitude| Reserve::of(Fortitude::new(fortitude).expect("from 1 on"));
        let four = of(4);
        assert_eq!(
            [80, 61, 60, 41, 40, 20, 0].map(|points| four.level(points)),
            [
                Level::Fresh,
                Level::Fresh,
                Level::Winded,
                Level::Winded,
                Level::Tired,
                Level::Exhausted,
                Level::Exhausted
            ]
        );
        assert_eq!(
            [1, 2, 3, 4, 5, 6, 9].map(|fortitude| of(fortitude).quarter),
            [5, 10, 15, 20, 25, 25, 25]
        );
        assert_eq!(of(9).total, 100);
    }
}
