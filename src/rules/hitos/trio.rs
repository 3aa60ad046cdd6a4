//! The three dice, sorted: m the lowest, C the middle one, M the highest.

use crate::dice::{Dice, Sides};

/// A sorted roll of three ten-sided dice. Ties share a value (seed, "Mecánica básica").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Trio([u8; 3]);

/// Some of the three dice, sorted, while the others are still to fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Hand {
    faces: [u8; 3],
    held: usize,
}

impl Trio {
    /// Three faces in any order.
    pub const fn of(faces: [u8; 3]) -> Self {
        Self(sorted(faces))
    }

    /// Rolls three dice.
    pub fn roll(dice: &mut impl Dice) -> Self {
        Self::complete(&[], dice)
    }

    /// Keeps some faces and rolls the other dice. Of more than three faces the rest is left out.
    pub fn complete(kept: &[u8], dice: &mut impl Dice) -> Self {
        let hand = kept.iter().take(3).fold(
            Hand {
                faces: [0; 3],
                held: 0,
            },
            |hand, &face| hand.with(face),
        );
        let missing = u32::try_from(3 - hand.held).unwrap_or(0);
        let hand = dice.keyed_part(hand, |dice| {
            dice.tally(
                missing,
                hand,
                |dice| dice.die(Sides::D10),
                |hand, face| hand.with(small(face)),
            )
        });
        Self(hand.faces)
    }

    /// The lowest die.
    pub const fn low(self) -> i64 {
        self.0[0] as i64
    }

    /// The middle die.
    pub const fn centre(self) -> i64 {
        self.0[1] as i64
    }

    /// The highest die.
    pub const fn high(self) -> i64 {
        self.0[2] as i64
    }

    /// The three faces, sorted.
    pub const fn faces(self) -> [u8; 3] {
        self.0
    }

    /// Whether two or three dice show this face.
    pub const fn doubles(self, face: u8) -> bool {
        self.0[1] == face && (self.0[0] == face || self.0[2] == face)
    }

    /// A face shown twice or thrice, and how often. Of three dice only one face can be.
    pub fn repeated(self) -> Option<(u8, u8)> {
        let [low, centre, high] = self.0;
        match (low == centre, centre == high) {
            (true, true) => Some((centre, 3)),
            (true, false) | (false, true) => Some((centre, 2)),
            (false, false) => None,
        }
    }

    /// Whether all three dice show the same.
    pub const fn is_triple(self) -> bool {
        self.0[0] == self.0[2]
    }
}

impl Hand {
    fn with(mut self, face: u8) -> Self {
        let place = self.faces[..self.held].partition_point(|&held| held <= face);
        self.faces.copy_within(place..2, place + 1);
        self.faces[place] = face;
        self.held += 1;
        self
    }
}

const fn sorted([a, b, c]: [u8; 3]) -> [u8; 3] {
    let (a, b) = if a <= b { (a, b) } else { (b, a) };
    let (b, c) = if b <= c { (b, c) } else { (c, b) };
    let (a, b) = if a <= b { (a, b) } else { (b, a) };
    [a, b, c]
}

fn small(face: u32) -> u8 {
    u8::try_from(face).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_and_finds_what_repeats() {
        assert_eq!(Trio::of([9, 1, 5]).faces(), [1, 5, 9]);
        assert_eq!(Trio::of([6, 3, 6]).repeated(), Some((6, 2)));
        assert_eq!(Trio::of([4, 4, 4]).repeated(), Some((4, 3)));
        assert_eq!(Trio::of([1, 2, 3]).repeated(), None);
        assert!(Trio::of([10, 2, 10]).doubles(10));
        assert!(!Trio::of([10, 2, 9]).doubles(10));
    }
}
