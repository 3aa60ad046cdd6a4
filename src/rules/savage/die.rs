//! Traits: a die from d4 to d12, perhaps with a bonus, or no skill at all (S1).

use super::{Word, modifier};
use crate::dice::Sides;
use crate::rules::{Refusal, Term};

/// A trait as a player writes it: its die, and what is added at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trait {
    sides: Sides,
    plus: i64,
    unskilled: bool,
}

/// What is taken from a roll without the skill (outside).
const UNSKILLED: i64 = -2;
/// What a Parada is above half the die (seed, "Ataques").
const PARRY_BASE: i64 = 2;

impl Trait {
    /// A trait of a d4, d6, d8, d10 or d12, with what is written behind it.
    ///
    /// # Errors
    /// Another die, or a number outside -100 to 100.
    pub fn new(sides: Sides, plus: i64) -> Result<Self, Refusal> {
        match sides.get() {
            4 | 6 | 8 | 10 | 12 => Ok(Self {
                sides,
                plus: modifier::modifier(plus)?,
                unskilled: false,
            }),
            other => Err(Refusal::Forbidden(
                Term::Savage(Word::NoTraitDie),
                vec![other.into()],
            )),
        }
    }

    /// No skill: a d4 with -2.
    ///
    /// # Errors
    /// A number outside -100 to 100.
    pub fn unskilled(plus: i64) -> Result<Self, Refusal> {
        Ok(Self {
            sides: Sides::D4,
            plus: modifier::modifier(plus)?,
            unskilled: true,
        })
    }

    /// The die.
    pub const fn sides(self) -> Sides {
        self.sides
    }

    /// What is written behind the die.
    pub const fn plus(self) -> i64 {
        self.plus
    }

    /// What is missing for want of the skill.
    pub const fn for_skill(self) -> i64 {
        if self.unskilled { UNSKILLED } else { 0 }
    }

    /// The Parada that a Pelear of this die gives: 2 and half the die, and half the bonus of a d12+N (S6).
    ///
    /// # Errors
    /// A bonus on a smaller die, or one below zero.
    pub fn parry(self) -> Result<i64, Refusal> {
        if self.plus != 0 && (self.sides != Sides::D12 || self.plus < 0) {
            return Err(Refusal::Forbidden(
                Term::Savage(Word::ParryOfTrait),
                Vec::new(),
            ));
        }
        let half = i64::from(self.sides.get()) / 2;
        Ok(PARRY_BASE + half + self.plus / 2)
    }

    /// The lower of two traits, by die and then by what is written behind it (S32).
    pub fn lower(self, other: Self) -> Self {
        let rank = |one: Self| (one.sides, one.plus + one.for_skill());
        if rank(other) < rank(self) {
            other
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(sides: u32, plus: i64) -> Trait {
        Trait::new(Sides::new(sides).expect("a die"), plus).expect("a trait")
    }

    #[test]
    fn parry_is_two_and_half_the_die() {
        assert_eq!(die(4, 0).parry(), Ok(4));
        assert_eq!(die(8, 0).parry(), Ok(6));
        assert_eq!(die(12, 0).parry(), Ok(8));
        assert_eq!(die(12, 1).parry(), Ok(8));
        assert_eq!(die(12, 2).parry(), Ok(9));
        assert!(die(8, 2).parry().is_err());
        assert!(die(12, -1).parry().is_err());
    }

    #[test]
    fn only_five_dice_are_traits() {
        for sides in [1, 2, 3, 5, 7, 20, 100] {
            assert!(Trait::new(Sides::new(sides).expect("a die"), 0).is_err());
        }
        assert!(Trait::new(Sides::D8, 101).is_err());
    }

    #[test]
    fn the_lower_of_fighting_and_riding() {
        assert_eq!(die(8, 0).lower(die(6, 0)), die(6, 0));
        assert_eq!(die(12, 2).lower(die(12, 0)), die(12, 0));
        assert_eq!(
            die(4, 0)
                .lower(Trait::unskilled(0).expect("fine"))
                .for_skill(),
            -2
        );
    }
}
