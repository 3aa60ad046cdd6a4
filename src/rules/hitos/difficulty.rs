//! Difficulties, by number or by name (H1).

use super::{Word, basis};
use crate::dice::Dice;
use crate::rules::{Fact, Refusal, Score};

/// Fácil (outside).
const EASY: i64 = 10;
/// Media, the difficulty of a roll that names none (seed, "Las tiradas en la partida").
const MEDIUM: i64 = 15;
/// Difícil (outside).
const HARD: i64 = 20;
/// Muy difícil (outside).
const VERY_HARD: i64 = 25;
/// Extrema (outside).
const EXTREME: i64 = 30;

/// What a roll has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difficulty {
    value: i64,
    by_name: bool,
}

impl Difficulty {
    /// Fácil: 10.
    pub const EASY: Self = Self::called(EASY);
    /// Media: 15.
    pub const MEDIUM: Self = Self::called(MEDIUM);
    /// Difícil: 20.
    pub const HARD: Self = Self::called(HARD);
    /// Muy difícil: 25.
    pub const VERY_HARD: Self = Self::called(VERY_HARD);
    /// Extrema: 30.
    pub const EXTREME: Self = Self::called(EXTREME);

    /// Every named difficulty, from easy to extreme.
    pub const NAMED: [(Word, Self); 5] = [
        (Word::Easy, Self::EASY),
        (Word::Medium, Self::MEDIUM),
        (Word::Hard, Self::HARD),
        (Word::VeryHard, Self::VERY_HARD),
        (Word::Extreme, Self::EXTREME),
    ];

    const fn called(value: i64) -> Self {
        Self {
            value,
            by_name: true,
        }
    }

    /// A difficulty by its number.
    pub const fn of(score: Score) -> Self {
        Self {
            value: score.total(),
            by_name: false,
        }
    }

    /// A difficulty called by the name that stands for its first figure, with what is added to it.
    ///
    /// # Errors
    /// A figure that no name stands for.
    pub fn by_name(score: Score) -> Result<Self, Refusal> {
        let known = Self::NAMED.map(|(_, known)| known);
        let found = known
            .into_iter()
            .find(|known| known.value == score.written());
        let named = found.ok_or(Refusal::range(&(EASY..=EXTREME)))?;
        Ok(Self {
            value: named.value + score.modifier(),
            by_name: named.by_name && named.value != MEDIUM,
        })
    }

    /// The number itself.
    pub const fn get(self) -> i64 {
        self.value
    }

    /// Tells that the number behind a name is from outside, as all but Media are.
    pub(super) fn tell<D: Dice<Note = Fact>>(self, dice: &mut D) {
        if self.by_name {
            dice.note(|| Fact::Because(basis::DIFFICULTIES));
        }
    }
}
