//! Simplified damage: no damage dice, the units of the attack read in the row of the weapon's most damage (D36).

/// Rows by the most damage, each with how the units digit u (0 as 10) reads there. The seed names the rule, not the table:
/// row 4 is from outside, the others are house figures.
const ROWS: [(i64, Reading); 7] = [
    (3, |u| up(u, 3)),
    (4, |u| up(u, 2)),
    (6, |u| up(u, 2) + 1),
    (8, |u| up(4 * u, 5)),
    (10, |u| u),
    (12, |u| u + 2),
    (16, |u| u + 5),
];

/// From this most damage on, the most times u, a tenth of it.
const LAST_ROW: i64 = 20;

type Reading = fn(i64) -> i64;

/// A quotient of non-negative numbers, rounded up.
const fn up(a: i64, b: i64) -> i64 {
    (a + b - 1) / b
}

/// The damage of a weapon that does at most `most` (already doubled by a special), read from the units points 1 to 10.
pub(super) fn damage(most: i64, units: i64) -> i64 {
    let most = most.max(0);
    let last: (i64, Option<Reading>) = (LAST_ROW, None);
    let rows = ROWS.iter().map(|&(row, reading)| (row, Some(reading))).chain([last]);
    // The nearest row; of two as near, the higher.
    let nearest = rows.min_by_key(|&(row, _)| ((row - most).abs(), -row));
    match nearest {
        Some((_, Some(reading))) => reading(units),
        _ => up(most * units, 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_row_and_the_higher_of_two() {
        assert_eq!(damage(16, 9), 14);
        assert_eq!(damage(12, 10), 12);
        assert_eq!(damage(4, 7), 4);
        assert_eq!(damage(5, 7), 5, "5 lies between 4 and 6: row 6 reads 7/2 up, and one");
        assert_eq!(damage(18, 10), 18, "18 lies between 16 and 20: the last row");
        assert_eq!(damage(24, 5), 12);
        assert_eq!(damage(7, 5), 4, "7 lies between 6 and 8: 4 × 5 / 5");
    }
}
