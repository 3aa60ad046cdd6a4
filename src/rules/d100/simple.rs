//! Simplified damage: no damage dice, the units of the attack read in the row of the weapon's most damage (D36).

use super::{Word, round::up};
use crate::rules::{Refusal, Term};
use std::fmt;

/// One row of the table: a weapon that does at most `most` reads the units digit u (0 as 10) as `times` × u / `over`, rounded
/// up, and `plus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimpleRow {
    most: i64,
    times: i64,
    over: i64,
    plus: i64,
}

/// The built-in rows. The seed names the rule, not the table: row 4 is from outside, the others are house figures.
const ROWS: [SimpleRow; 7] = [
    SimpleRow {
        most: 3,
        times: 1,
        over: 3,
        plus: 0,
    },
    SimpleRow {
        most: 4,
        times: 1,
        over: 2,
        plus: 0,
    },
    SimpleRow {
        most: 6,
        times: 1,
        over: 2,
        plus: 1,
    },
    SimpleRow {
        most: 8,
        times: 4,
        over: 5,
        plus: 0,
    },
    SimpleRow {
        most: 10,
        times: 1,
        over: 1,
        plus: 0,
    },
    SimpleRow {
        most: 12,
        times: 1,
        over: 1,
        plus: 2,
    },
    SimpleRow {
        most: 16,
        times: 1,
        over: 1,
        plus: 5,
    },
];

/// From this most damage on, the most times u, a tenth of it: the row that no table replaces.
const LAST_ROW: i64 = 20;

/// The table of simplified damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimpleTable(Vec<SimpleRow>);

impl Default for SimpleTable {
    fn default() -> Self {
        Self(ROWS.to_vec())
    }
}

impl SimpleRow {
    /// A row of the table.
    ///
    /// # Errors
    /// A figure outside 0 to 1,000 (`over`: from 1).
    pub fn new(most: i64, times: i64, over: i64, plus: i64) -> Result<Self, Refusal> {
        for figure in [most, times, plus] {
            Refusal::within(figure, 0..=1_000)?;
        }
        Refusal::within(over, 1..=1_000)?;
        Ok(Self {
            most,
            times,
            over,
            plus,
        })
    }

    /// The most damage of the weapons it is for.
    pub const fn most(self) -> i64 {
        self.most
    }

    const fn read(self, units: i64) -> i64 {
        up(self.times * units, self.over) + self.plus
    }
}

impl fmt::Display for SimpleRow {
    /// The formula over the units digit u, such as `4u/5+1`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.times != 1 {
            write!(out, "{}", self.times)?;
        }
        out.write_str("u")?;
        if self.over != 1 {
            write!(out, "/{}", self.over)?;
        }
        if self.plus != 0 {
            write!(out, "+{}", self.plus)?;
        }
        Ok(())
    }
}

impl SimpleTable {
    /// Its rows, from the least damage up.
    pub fn rows(&self) -> Vec<SimpleRow> {
        let mut rows = self.0.clone();
        rows.sort_by_key(|row| row.most);
        rows
    }

    /// A table of these rows, in any order; from 20 on the most a weapon does times u, a tenth of it, whatever they say.
    ///
    /// # Errors
    /// No rows, two rows for the same most damage, or a row from 20 on.
    pub fn new(rows: Vec<SimpleRow>) -> Result<Self, Refusal> {
        let forbidden = |word: Word, most| Err(Refusal::Forbidden(Term::D100(word), vec![most]));
        if rows.is_empty() {
            return forbidden(Word::SimpleNoRows, 0);
        }
        if let Some(row) = rows.iter().find(|row| row.most >= LAST_ROW) {
            return forbidden(Word::SimplePastLast, row.most);
        }
        for (place, row) in rows.iter().enumerate() {
            if rows[..place].iter().any(|before| before.most == row.most) {
                return forbidden(Word::SimpleTwice, row.most);
            }
        }
        Ok(Self(rows))
    }

    /// The damage of a weapon that does at most `most` (already doubled by a special), read from the units points 1 to 10.
    pub(super) fn damage(&self, most: i64, units: i64) -> i64 {
        self.row(most)
            .map_or_else(|| up(most.max(0) * units, 10), |row| row.read(units))
    }

    /// The most that such a weapon does, whatever the units.
    pub(super) fn most(&self, most: i64) -> i64 {
        // No row reads less from more units.
        self.damage(most, 10)
    }

    /// The same as a formula over the units digit u.
    pub(super) fn formula(&self, most: i64) -> String {
        self.row(most)
            .map_or_else(|| format!("{}u/10", most.max(0)), SimpleRow::to_string)
    }

    /// The nearest row; of two as near, the higher. None where that is the last row, which no table replaces.
    fn row(&self, most: i64) -> Option<&SimpleRow> {
        let most = most.max(0);
        let distance = |row: i64| ((row - most).abs(), -row);
        let nearest = self.0.iter().min_by_key(|row| distance(row.most));
        nearest.filter(|row| distance(row.most) < distance(LAST_ROW))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_row_and_the_higher_of_two() {
        let damage = |most, units| SimpleTable::default().damage(most, units);
        assert_eq!(damage(16, 9), 14);
        assert_eq!(damage(12, 10), 12);
        assert_eq!(damage(4, 7), 4);
        assert_eq!(
            damage(5, 7),
            5,
            "5 lies between 4 and 6: row 6 reads 7/2 up, and one"
        );
        assert_eq!(
            damage(18, 10),
            18,
            "18 lies between 16 and 20: the last row"
        );
        assert_eq!(damage(24, 5), 12);
        assert_eq!(damage(7, 5), 4, "7 lies between 6 and 8: 4 × 5 / 5");
    }
}
