//! Rounding: up, as the seed does wherever it says.

/// A quotient rounded up; the divisor is above 0.
pub(super) const fn up(a: i64, b: i64) -> i64 {
    a.div_euclid(b) + (a.rem_euclid(b) != 0) as i64
}

#[cfg(test)]
mod tests {
    use super::up;

    #[test]
    fn towards_more() {
        assert_eq!(
            [up(7, 2), up(8, 2), up(0, 2), up(-7, 2), up(-8, 2)],
            [4, 4, 0, -3, -4]
        );
    }
}
