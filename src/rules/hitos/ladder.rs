//! Damage types: which dice of a roll are added up, from nothing to all three and more (H13 to H15).

use super::{Trio, Word, basis};
use crate::dice::{Dice, Sides};
use crate::rules::{Bit, Fact, Refusal, Row, Term};
use std::fmt;

/// Which dice of the roll are added up, from least to most. The seed names 0, 1, m, C, M, CM and mCM; mC and mM are placed by
/// their mean (ruling).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rung {
    /// `0`: no damage.
    Nothing,
    /// `1`: one point.
    One,
    /// `m`: the lowest die.
    Low,
    /// `C`: the middle die.
    Centre,
    /// `M`: the highest die.
    High,
    /// `mC`: the lowest and the middle die.
    LowCentre,
    /// `mM`: the lowest and the highest die.
    LowHigh,
    /// `CM`: the middle and the highest die.
    CentreHigh,
    /// `mCM`: all three.
    All,
}

const RUNGS: [(Rung, &str); 9] = [
    (Rung::Nothing, "0"),
    (Rung::One, "1"),
    (Rung::Low, "m"),
    (Rung::Centre, "C"),
    (Rung::High, "M"),
    (Rung::LowCentre, "mC"),
    (Rung::LowHigh, "mM"),
    (Rung::CentreHigh, "CM"),
    (Rung::All, "mCM"),
];
/// The place of mCM on the ladder; every place above it is one more die.
const ALL: i64 = 8;

impl Rung {
    /// The rung of exactly this spelling.
    pub fn spelled(name: &str) -> Option<Self> {
        let known = RUNGS.iter().find(|(_, spelling)| *spelling == name)?;
        Some(known.0)
    }

    fn place(self) -> i64 {
        let place = RUNGS.iter().position(|(rung, _)| *rung == self);
        place
            .and_then(|place| i64::try_from(place).ok())
            .unwrap_or(ALL)
    }

    fn spelling(self) -> &'static str {
        RUNGS
            .iter()
            .find(|(rung, _)| *rung == self)
            .map_or("mCM", |(_, spelling)| spelling)
    }

    /// What these dice of a roll add up to.
    pub const fn read(self, trio: Trio) -> i64 {
        let (low, centre, high) = (trio.low(), trio.centre(), trio.high());
        match self {
            Self::Nothing => 0,
            Self::One => 1,
            Self::Low => low,
            Self::Centre => centre,
            Self::High => high,
            Self::LowCentre => low + centre,
            Self::LowHigh => low + high,
            Self::CentreHigh => centre + high,
            Self::All => low + centre + high,
        }
    }
}

/// A damage type: dice of the roll, dice of its own past all three, and points a weapon adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DamageType {
    rung: Rung,
    extra: u32,
    constant: i64,
}

/// Dice past all three, as the key of their sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct ExtraDice(u32);

impl DamageType {
    /// No damage at all.
    pub const NOTHING: Self = Self::plain(Rung::Nothing);
    /// The most extra dice.
    pub const MOST_EXTRA: i64 = 100;
    /// The most points added or taken away.
    pub const MOST_CONSTANT: i64 = 1_000;

    /// These dice and nothing else.
    pub const fn plain(rung: Rung) -> Self {
        Self {
            rung,
            extra: 0,
            constant: 0,
        }
    }

    /// Dice of the roll, so many ten-sided dice more, and points.
    ///
    /// # Errors
    /// More than [`DamageType::MOST_EXTRA`] dice or [`DamageType::MOST_CONSTANT`] points, or more dice where not all three
    /// count.
    pub fn new(rung: Rung, extra: i64, constant: i64) -> Result<Self, Refusal> {
        if extra != 0 && rung != Rung::All {
            let term = Term::Hitos(Word::ExtraDiceNeedAll);
            return Err(Refusal::Forbidden(term, Vec::new()));
        }
        let dice = 0..=Self::MOST_EXTRA;
        let points = -Self::MOST_CONSTANT..=Self::MOST_CONSTANT;
        let extra = u32::try_from(extra)
            .ok()
            .filter(|extra| dice.contains(&i64::from(*extra)));
        match extra {
            Some(extra) if points.contains(&constant) => Ok(Self {
                rung,
                extra,
                constant,
            }),
            Some(_) => Err(Refusal::range(&points)),
            None => Err(Refusal::range(&dice)),
        }
    }

    /// Points a weapon adds.
    pub const fn constant(self) -> i64 {
        self.constant
    }

    /// Whether nothing can come of it.
    pub fn is_nothing(self) -> bool {
        self == Self::NOTHING
    }

    /// So many steps up or down the ladder (an aspect used on damage); never below no damage.
    pub fn shifted(self, steps: i64) -> Self {
        let place = (self.place() + steps).max(0);
        let known = usize::try_from(place)
            .ok()
            .and_then(|place| RUNGS.get(place));
        Self {
            rung: known.map_or(Rung::All, |(rung, _)| *rung),
            extra: u32::try_from(place - ALL).unwrap_or(0),
            constant: self.constant,
        }
    }

    /// Whether a step from here to there passes mC or mM, which the seed does not place.
    pub fn passes_placed(self, other: Self) -> bool {
        let (from, to) = (self.place(), other.place());
        let mut placed = [Rung::LowCentre, Rung::LowHigh]
            .iter()
            .map(|rung| rung.place());
        from != to && placed.any(|place| (from.min(to)..=from.max(to)).contains(&place))
    }

    fn place(self) -> i64 {
        self.rung.place() + i64::from(self.extra)
    }

    /// The dice of the type alone, without its points.
    pub fn name_of_dice(self) -> String {
        Self {
            constant: 0,
            ..self
        }
        .to_string()
    }

    /// What the dice come to: those of the roll, and its own, which are rolled now.
    pub(super) fn draw<D: Dice<Note = Fact>>(self, trio: Trio, dice: &mut D) -> i64 {
        self.rung.read(trio) + self.draw_extra(dice)
    }

    fn draw_extra<D: Dice<Note = Fact>>(self, dice: &mut D) -> i64 {
        if self.extra == 0 {
            return 0;
        }
        let listens = dice.listens();
        let (sum, shown) = dice.keyed_part(ExtraDice(self.extra), |dice| {
            let one = |dice: &mut D| i64::from(dice.die(Sides::D10));
            dice.tally(
                self.extra,
                (0, Vec::new()),
                one,
                |(sum, mut shown), face| {
                    if listens {
                        shown.push(face);
                    }
                    (sum + face, shown)
                },
            )
        });
        dice.note(|| {
            Row::new(Word::ExtraDice)
                .cell([Bit::faces(&shown)])
                .cell([Bit::Equals, Bit::Number(sum)])
                .fact()
        });
        sum
    }

    /// Tells that mC and mM are placed by a ruling, where a step passed them.
    pub(super) fn tell_placed<D: Dice<Note = Fact>>(self, shifted: Self, dice: &mut D) {
        if self.passes_placed(shifted) {
            dice.note(|| Fact::Because(basis::PLACED_BY_MEAN));
        }
    }
}

impl fmt::Display for DamageType {
    /// The type as it is spelled: `C`, `C+1`, `mCM+2d10`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rung.spelling())?;
        if self.extra > 0 {
            write!(f, "+{}d10", self.extra)?;
        }
        if self.constant != 0 {
            write!(f, "{:+}", self.constant)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(rung: Rung) -> f64 {
        let mut sum = 0_i32;
        for number in 0..1_000_u32 {
            let face = |digit: u32| u8::try_from(digit % 10).unwrap_or(0) + 1;
            let trio = Trio::of([face(number), face(number / 10), face(number / 100)]);
            sum += i32::try_from(rung.read(trio)).unwrap_or(0);
        }
        f64::from(sum) / 1_000.0
    }

    #[test]
    fn the_ladder_goes_up_by_mean() {
        let means = RUNGS.map(|(rung, _)| mean(rung));
        assert!(means.windows(2).all(|pair| pair[0] < pair[1]), "{means:?}");
        assert!((mean(Rung::LowCentre) - 8.525).abs() < 1e-9);
        assert!((mean(Rung::CentreHigh) - 13.475).abs() < 1e-9);
    }

    #[test]
    fn steps_stop_at_nothing_and_go_on_past_all_three() {
        let kind = |rung| DamageType::plain(rung);
        assert_eq!(kind(Rung::Low).shifted(-5), DamageType::NOTHING);
        assert_eq!(kind(Rung::High).shifted(1), kind(Rung::LowCentre));
        assert_eq!(kind(Rung::CentreHigh).shifted(3).to_string(), "mCM+2d10");
        let armed = DamageType::new(Rung::All, 2, 1).expect("a type");
        assert_eq!(armed.to_string(), "mCM+2d10+1");
        assert_eq!(armed.shifted(-3).to_string(), "CM+1");
        assert!(kind(Rung::High).passes_placed(kind(Rung::LowCentre)));
        assert!(!kind(Rung::Low).passes_placed(kind(Rung::High)));
    }

    #[test]
    fn extra_dice_only_past_all_three() {
        assert!(DamageType::new(Rung::Centre, 1, 0).is_err());
        assert!(DamageType::new(Rung::All, 101, 0).is_err());
        assert!(DamageType::new(Rung::Low, 0, 1_001).is_err());
    }
}
