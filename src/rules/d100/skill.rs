//! A skill as written and as it counts: the written one decides differences, ties, tens values and jams; the effective one,
//! after range and modifiers, decides success.

use super::{Band, Word};
use crate::rules::{Refusal, Score, Term};

/// A skill with its modifiers, in per cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Skill {
    written: i64,
    band: Band,
    modifier: i64,
}

/// Dexterity waited for a better aim: a multiple of five (D19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Focus(i64);

impl Skill {
    /// No skill is written higher than this.
    pub const MOST: i64 = 1_000;
    /// Doing something other than declared (seed, "Declaración de acciones").
    pub const CHANGED: i64 = -20;
    /// Only defending (seed, "Defenderse").
    pub const DEFENSIVE: i64 = 20;
    /// Dodging on the ground (seed, "Cubierto o tumbado, luchando").
    pub const PRONE: i64 = -20;
    /// Shooting at somebody on the ground or in cover there (seed, "Cubierto o tumbado, luchando").
    pub const COVER: i64 = -20;
    /// Aiming at something the size of a head or larger (seed, "Disparos a localizaciones").
    pub const LARGE: i64 = -10;
    /// Aiming at something smaller.
    pub const SMALL: i64 = -20;
    /// Each dodge already tried this turn (seed, "Esquivar").
    pub const PREVIOUS_DODGE: i64 = -30;

    /// A skill from what was written.
    ///
    /// # Errors
    /// The figure with its modifiers is past [`Skill::MOST`], or either is that far below 0.
    pub fn new(score: Score) -> Result<Self, Refusal> {
        let allowed = -Self::MOST..=Self::MOST;
        if score.written() > Self::MOST || score.total() > Self::MOST {
            Err(Refusal::Limit(
                Term::D100(Word::SkillPastThousand),
                vec![Self::MOST],
            ))
        } else if allowed.contains(&score.written()) && allowed.contains(&score.modifier()) {
            Ok(Self {
                written: score.written(),
                band: Band::Within,
                modifier: score.modifier(),
            })
        } else {
            Err(Refusal::range(&allowed))
        }
    }

    /// The same skill at a distance, which counts before every modifier (D20).
    pub const fn at(self, band: Band) -> Self {
        Self { band, ..self }
    }

    /// What the distance makes of the figure as written.
    pub(super) const fn ranged(self) -> i64 {
        self.band.of(self.written)
    }

    /// What the distance was.
    pub(super) const fn band(self) -> Band {
        self.band
    }

    /// What is added to it for this roll.
    pub(super) const fn modifier(self) -> i64 {
        self.modifier
    }

    /// The same skill with more added to it for this roll.
    pub const fn plus(self, modifier: i64) -> Self {
        Self {
            modifier: self.modifier + modifier,
            ..self
        }
    }

    /// The figure as written.
    pub const fn written(self) -> i64 {
        self.written
    }

    /// What success is compared with: the figure as written, at its distance, with its modifiers.
    pub const fn effective(self) -> i64 {
        self.ranged() + self.modifier
    }

    /// The tens value of the written figure: 45 is 4, 100 is 10; nothing below 0 (D18).
    pub const fn tens_value(self) -> i64 {
        if self.written > 0 {
            self.written / 10
        } else {
            0
        }
    }

    /// Whether a total succeeds (D1).
    pub const fn succeeds(self, roll: i64) -> bool {
        roll <= self.effective()
    }

    /// Whether a total is special: a fifth or less, exactly (D2).
    pub const fn is_special(self, roll: i64) -> bool {
        5 * roll <= self.effective()
    }
}

impl Focus {
    /// So many points of dexterity waited.
    ///
    /// # Errors
    /// Not a multiple of five, or outside 0 to 100.
    pub fn new(points: i64) -> Result<Self, Refusal> {
        if !(0..=100).contains(&points) {
            Err(Refusal::range(&(0..=100)))
        } else if points % 5 != 0 {
            Err(Refusal::Forbidden(
                Term::D100(Word::FocusByFives),
                vec![points],
            ))
        } else {
            Ok(Self(points))
        }
    }

    /// What it adds to the skill: 10 for each 5 points.
    pub const fn bonus(self) -> i64 {
        self.0 * 2
    }
}
