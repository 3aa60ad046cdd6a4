//! A skill as written and as it counts: the written one decides differences, ties, tens values and jams; the effective one,
//! after range and modifiers, decides success.

use super::{Band, Word};
use crate::rules::{Refusal, Score, Term};
use std::ops::RangeInclusive;

/// What a line may add to a skill.
const MODIFIERS: RangeInclusive<i64> = -1_000..=1_000;
/// Doing something other than declared (D6; seed, "Declaración de acciones").
const CHANGED: i64 = -20;
/// Only defending (D15; seed, "Defenderse").
const DEFENSIVE: i64 = 20;
/// Dodging on the ground (D14; seed, "Cubierto o tumbado, luchando").
const ON_GROUND: i64 = -20;
/// Shooting at somebody on the ground or in cover there (D24; seed, "Cubierto o tumbado, luchando").
const AT_COVER: i64 = -20;
/// Aiming at something the size of a head or larger (D23; seed, "Disparos a localizaciones").
const AT_LARGE: i64 = -10;
/// Aiming at something smaller.
const AT_SMALL: i64 = -20;
/// Each dodge already tried this turn (D14; seed, "Esquivar").
const PREVIOUS_DODGE: i64 = -30;

/// A skill with its modifiers, in per cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Skill {
    written: i64,
    band: Band,
    modifier: i64,
}

/// A part of the body that is aimed at (D23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The size of a head or larger.
    Large,
    /// Smaller.
    Small,
}

/// Dexterity waited for a better aim: a multiple of five (D19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Focus(i64);

impl Skill {
    /// No skill is written higher than this.
    pub const MOST: i64 = 1_000;

    /// A skill from what was written.
    ///
    /// # Errors
    /// The figure with its modifiers is past [`Skill::MOST`], or either is that far below 0.
    pub fn new(score: Score) -> Result<Self, Refusal> {
        if score.written() > Self::MOST || score.total() > Self::MOST {
            return Err(Refusal::Limit(
                Term::D100(Word::SkillPastThousand),
                vec![Self::MOST],
            ));
        }
        let within = |figure| Refusal::within(figure, -Self::MOST..=Self::MOST);
        Ok(Self {
            written: within(score.written())?,
            band: Band::Within,
            modifier: within(score.modifier())?,
        })
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

    /// The same with what a line adds.
    ///
    /// # Errors
    /// Outside -1,000 to 1,000.
    pub fn modified(self, points: i64) -> Result<Self, Refusal> {
        Ok(self.plus(Refusal::within(points, MODIFIERS)?))
    }

    /// The same, used for something other than declared (D6).
    pub const fn changed(self) -> Self {
        self.plus(CHANGED)
    }

    /// The same after waiting for a better aim (D19).
    pub const fn focused(self, focus: Focus) -> Self {
        self.plus(focus.bonus())
    }

    /// The same for somebody who only defends (D15).
    pub(super) const fn defensive(self) -> Self {
        self.plus(DEFENSIVE)
    }

    /// The same for a dodge on the ground (D14).
    pub(super) const fn on_ground(self) -> Self {
        self.plus(ON_GROUND)
    }

    /// The same for a dodge after so many others this turn (D14).
    pub(super) const fn after_dodges(self, count: i64) -> Self {
        self.plus(PREVIOUS_DODGE * count)
    }

    /// The same, aimed at a part of the body (D23).
    pub const fn at_part(self, part: Part) -> Self {
        self.plus(match part {
            Part::Large => AT_LARGE,
            Part::Small => AT_SMALL,
        })
    }

    /// The same, aimed at somebody on the ground or in cover there (D24).
    pub const fn at_cover(self) -> Self {
        self.plus(AT_COVER)
    }

    /// The same skill with more added to it for this roll.
    pub(super) const fn plus(self, modifier: i64) -> Self {
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
        match Refusal::within(points, 0..=100)? {
            points if points % 5 == 0 => Ok(Self(points)),
            points => Err(Refusal::Forbidden(
                Term::D100(Word::FocusByFives),
                vec![points],
            )),
        }
    }

    /// What it adds to the skill: 10 for each 5 points.
    const fn bonus(self) -> i64 {
        self.0 * 2
    }
}
