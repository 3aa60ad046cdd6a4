//! A skill as written and as it counts: the written one decides differences, ties, tens values and jams; the effective one,
//! after range and modifiers, decides success.

use super::{Band, Word, basis};
use crate::dice::Dice;
use crate::rules::{Basis, Bit, Fact, Refusal, Score, Term};
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
    /// What is added to it, by why.
    modifiers: [i64; Why::COUNT],
}

/// Why something is added to a skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// The line says so, in numbers.
    Line,
    Changed,
    Focus,
    Defensive,
    OnGround,
    Previous,
    Part,
    Cover,
}

impl Why {
    const COUNT: usize = 8;

    /// Those that a word of the line stands for: how each is told, and where it stands.
    const NAMED: [(Self, Word, Basis); Self::COUNT - 1] = [
        (Self::Changed, Word::FromChanged, basis::DECLARED),
        (Self::Focus, Word::FromFocus, basis::FOCUSED),
        (Self::Defensive, Word::FromDefence, basis::DEFENDING),
        (Self::OnGround, Word::FromGround, basis::ON_GROUND),
        (Self::Previous, Word::FromPrevious, basis::DODGE),
        (Self::Part, Word::FromPart, basis::PART),
        (Self::Cover, Word::FromGround, basis::ON_GROUND),
    ];
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
        let skill = Self {
            written: within(score.written())?,
            band: Band::Within,
            modifiers: [0; Why::COUNT],
        };
        Ok(skill.plus(Why::Line, within(score.modifier())?))
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
    pub(super) fn modifier(self) -> i64 {
        self.modifiers.iter().sum()
    }

    /// Each modifier, and why it is there.
    pub(super) fn modifier_bits(self) -> Vec<Bit> {
        let points = |why| self.modifiers[why as usize];
        let line = Some(Bit::Signed(points(Why::Line))).filter(|_| points(Why::Line) != 0);
        let named = Why::NAMED.iter().filter(|(why, ..)| points(*why) != 0);
        let named = named.map(|(why, word, _)| Bit::say_with(*word, [points(*why)]));
        line.into_iter().chain(named).collect()
    }

    /// Tells where the modifiers stand that words of the line stand for.
    pub(super) fn tell<D: Dice<Note = Fact>>(self, dice: &mut D) {
        for (why, _, basis) in Why::NAMED {
            if self.modifiers[why as usize] != 0 {
                dice.note(|| Fact::Because(basis));
            }
        }
    }

    /// The same with what a line adds.
    ///
    /// # Errors
    /// Outside -1,000 to 1,000.
    pub fn modified(self, points: i64) -> Result<Self, Refusal> {
        Ok(self.plus(Why::Line, Refusal::within(points, MODIFIERS)?))
    }

    /// The same, used for something other than declared (D6).
    pub const fn changed(self) -> Self {
        self.plus(Why::Changed, CHANGED)
    }

    /// The same after waiting for a better aim (D19).
    pub const fn focused(self, focus: Focus) -> Self {
        self.plus(Why::Focus, focus.bonus())
    }

    /// The same for somebody who only defends (D15).
    pub(super) const fn defensive(self) -> Self {
        self.plus(Why::Defensive, DEFENSIVE)
    }

    /// The same for a dodge on the ground (D14).
    pub(super) const fn on_ground(self) -> Self {
        self.plus(Why::OnGround, ON_GROUND)
    }

    /// The same for a dodge after so many others this turn (D14).
    pub(super) const fn after_dodges(self, count: i64) -> Self {
        self.plus(Why::Previous, PREVIOUS_DODGE * count)
    }

    /// The same, aimed at a part of the body (D23).
    pub const fn at_part(self, part: Part) -> Self {
        let points = match part {
            Part::Large => AT_LARGE,
            Part::Small => AT_SMALL,
        };
        self.plus(Why::Part, points)
    }

    /// The same, aimed at somebody on the ground or in cover there (D24).
    pub const fn at_cover(self) -> Self {
        self.plus(Why::Cover, AT_COVER)
    }

    /// The same skill with more added to it for this roll.
    const fn plus(mut self, why: Why, points: i64) -> Self {
        self.modifiers[why as usize] += points;
        self
    }

    /// The figure as written.
    pub const fn written(self) -> i64 {
        self.written
    }

    /// What success is compared with: the figure as written, at its distance, with its modifiers.
    pub fn effective(self) -> i64 {
        self.ranged() + self.modifier()
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
    pub fn succeeds(self, roll: i64) -> bool {
        roll <= self.effective()
    }

    /// Whether a total is special: a fifth or less, exactly (D2).
    pub fn is_special(self, roll: i64) -> bool {
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
