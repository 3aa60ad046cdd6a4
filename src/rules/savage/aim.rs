//! What makes somebody hard to hit: range, cover, light, called shots, size and speed, and aiming against them (S7, S8, S9,
//! S10).

use super::{Modifiers, Word};
use crate::rules::{Refusal, Term};
use std::ops::RangeInclusive;

/// How far a target is, by the bands of a weapon (S7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Band {
    /// No penalty.
    Short,
    /// -2.
    Medium,
    /// -4.
    Long,
    /// Up to four times long: -8, and only for who aims (outside).
    Extreme,
}

/// Extreme range goes to so many times long range.
const EXTREME: i64 = 4;
const DISTANCE: RangeInclusive<i64> = 0..=1_000_000;

/// The ends of short, medium and long range, in paces; each end belongs to its band.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranges([i64; 3]);

impl Ranges {
    /// Ranges such as 12/24/48.
    ///
    /// # Errors
    /// Not three of them, one that is not above the one before it, or one outside 1 to 1,000,000.
    pub fn new(ends: &[i64]) -> Result<Self, Refusal> {
        let &[short, medium, long] = ends else {
            return Err(Refusal::Forbidden(
                Term::Savage(Word::ThreeRanges),
                Vec::new(),
            ));
        };
        if [short, medium, long]
            .iter()
            .any(|end| !DISTANCE.contains(end) || *end < 1)
        {
            return Err(Refusal::range(&(1..=*DISTANCE.end())));
        }
        if short < medium && medium < long {
            Ok(Self([short, medium, long]))
        } else {
            Err(Refusal::Forbidden(
                Term::Savage(Word::RangesRise),
                Vec::new(),
            ))
        }
    }

    /// The band of a distance in paces.
    ///
    /// # Errors
    /// Beyond extreme range, at extreme range without aiming, or a distance outside 0 to 1,000,000.
    pub fn band(self, distance: i64, aims: bool) -> Result<Band, Refusal> {
        let [short, medium, long] = self.0;
        let farthest = EXTREME * long;
        match distance {
            _ if !DISTANCE.contains(&distance) => Err(Refusal::range(&DISTANCE)),
            _ if distance <= short => Ok(Band::Short),
            _ if distance <= medium => Ok(Band::Medium),
            _ if distance <= long => Ok(Band::Long),
            _ if distance > farthest => Err(Refusal::Forbidden(
                Term::Savage(Word::OutOfRange),
                vec![farthest],
            )),
            _ if aims => Ok(Band::Extreme),
            _ => Err(Refusal::Forbidden(
                Term::Savage(Word::ExtremeNeedsAim),
                vec![long],
            )),
        }
    }
}

impl Band {
    const fn penalty(self) -> i64 {
        match self {
            Self::Short => 0,
            Self::Medium => -2,
            Self::Long => -4,
            Self::Extreme => -8,
        }
    }
}

/// What a target hides behind (S8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// -2.
    Light,
    /// -4.
    Medium,
    /// -6.
    Heavy,
    /// -8 (outside).
    NearTotal,
}

impl Cover {
    const fn penalty(self) -> i64 {
        match self {
            Self::Light => -2,
            Self::Medium => -4,
            Self::Heavy => -6,
            Self::NearTotal => -8,
        }
    }
}

/// How little light there is (S8, outside).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Darkness {
    /// -2.
    Dim,
    /// -4.
    Dark,
    /// -6.
    Pitch,
}

impl Darkness {
    const fn penalty(self) -> i64 {
        match self {
            Self::Dim => -2,
            Self::Dark => -4,
            Self::Pitch => -6,
        }
    }
}

/// Where a called shot goes (S9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// -4, and 4 more damage.
    Head,
    /// -2 (outside).
    Limb,
    /// -4 (outside; the seed has it for disarming).
    Hand,
    /// -4, and 4 more damage (outside).
    Vitals,
    /// -2, to disarm (outside).
    Weapon,
}

impl Spot {
    /// What it takes from the attack.
    pub const fn penalty(self) -> i64 {
        match self {
            Self::Head | Self::Hand | Self::Vitals => -4,
            Self::Limb | Self::Weapon => -2,
        }
    }

    /// What it adds to the damage.
    pub const fn damage(self) -> i64 {
        match self {
            Self::Head | Self::Vitals => 4,
            Self::Limb | Self::Hand | Self::Weapon => 0,
        }
    }

    /// Its name.
    pub const fn reason(self) -> Word {
        match self {
            Self::Head => Word::ForHead,
            Self::Limb => Word::ForLimb,
            Self::Hand => Word::ForHand,
            Self::Vitals => Word::ForVitals,
            Self::Weapon => Word::ForWeapon,
        }
    }
}

/// The Sizes there are.
const SIZES: RangeInclusive<i64> = -4..=20;

/// A Size from -4 to 20.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size(i64);

impl Size {
    /// This Size.
    ///
    /// # Errors
    /// Outside -4 to 20.
    pub fn new(size: i64) -> Result<Self, Refusal> {
        if SIZES.contains(&size) {
            Ok(Self(size))
        } else {
            Err(Refusal::range(&SIZES))
        }
    }

    /// How its Size makes somebody easy or hard to hit (outside).
    const fn scale(self) -> i64 {
        match self.0 {
            ..=-4 => -6,
            -3 => -4,
            -2 => -2,
            -1..=3 => 0,
            4..=7 => 2,
            8..=11 => 4,
            12.. => 6,
        }
    }
}

/// The most that speed takes.
const SPEED: RangeInclusive<i64> = 0..=20;

/// What the speed of a target takes from an attack.
///
/// # Errors
/// Outside 0 to 20.
pub fn speed(points: i64) -> Result<i64, Refusal> {
    if SPEED.contains(&points) {
        Ok(points)
    } else {
        Err(Refusal::range(&SPEED))
    }
}

/// Everything about a target that makes it hard or easy to hit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Range, where distance and ranges are known.
    pub band: Option<Band>,
    /// Cover.
    pub cover: Option<Cover>,
    /// Light.
    pub darkness: Option<Darkness>,
    /// A called shot.
    pub spot: Option<Spot>,
    /// Size of the attacker and of the target.
    pub sizes: (Size, Size),
    /// What speed takes.
    pub speed: i64,
    /// Whether the attacker has aimed.
    pub aims: bool,
}

/// Aiming takes away penalties up to this, or gives [`AIM`] if that is more.
const AIM_TAKES: i64 = 4;
const AIM: i64 = 2;

impl Sight {
    /// All of it as modifiers of the attack.
    pub fn modifiers(&self) -> Modifiers {
        let band = self.band.map_or(0, Band::penalty);
        let cover = self.cover.map_or(0, Cover::penalty);
        let darkness = self.darkness.map_or(0, Darkness::penalty);
        let spot = self.spot.map_or(0, Spot::penalty);
        let scale = self.sizes.1.scale() - self.sizes.0.scale();
        let against = -(band + cover + spot + scale.min(0)) + self.speed;
        let aim = if self.aims {
            against.clamp(AIM, AIM_TAKES)
        } else {
            0
        };
        let for_cover = if self.cover == Some(Cover::NearTotal) {
            Word::ForNearTotal
        } else {
            Word::ForCover
        };
        Modifiers::none()
            .with(Word::ForRange, band)
            .with(for_cover, cover)
            .with(Word::ForDarkness, darkness)
            .with(self.spot.map_or(Word::ForHead, Spot::reason), spot)
            .with(Word::ForSize, scale)
            .with(Word::ForSpeed, -self.speed)
            .with(Word::ForAim, aim)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges() -> Ranges {
        Ranges::new(&[12, 24, 48]).expect("ranges")
    }

    #[test]
    fn the_end_of_a_band_is_inside_it() {
        let band = |distance| ranges().band(distance, true);
        assert_eq!(band(0), Ok(Band::Short));
        assert_eq!(band(12), Ok(Band::Short));
        assert_eq!(band(13), Ok(Band::Medium));
        assert_eq!(band(24), Ok(Band::Medium));
        assert_eq!(band(48), Ok(Band::Long));
        assert_eq!(band(49), Ok(Band::Extreme));
        assert_eq!(band(192), Ok(Band::Extreme));
        assert!(band(193).is_err());
        assert!(ranges().band(49, false).is_err());
        assert!(ranges().band(-1, true).is_err());
    }

    #[test]
    fn ranges_are_three_and_rise() {
        assert!(Ranges::new(&[12, 24]).is_err());
        assert!(Ranges::new(&[12, 12, 24]).is_err());
        assert!(Ranges::new(&[0, 12, 24]).is_err());
    }

    #[test]
    fn aiming_takes_away_four_or_gives_two() {
        let total = |sight: Sight| sight.modifiers().total();
        let aiming = Sight {
            aims: true,
            ..Sight::default()
        };
        assert_eq!(total(aiming), 2);
        let covered = |cover| Sight {
            cover: Some(cover),
            ..aiming
        };
        assert_eq!(total(covered(Cover::Light)), 0);
        assert_eq!(total(covered(Cover::Medium)), 0);
        assert_eq!(total(covered(Cover::Heavy)), -2);
        // Darkness is not among what aiming takes away.
        let dark = Sight {
            darkness: Some(Darkness::Pitch),
            ..aiming
        };
        assert_eq!(total(dark), -4);
        // A large target is no penalty.
        let large = Sight {
            sizes: (Size::default(), Size::new(12).expect("a size")),
            speed: 1,
            ..aiming
        };
        assert_eq!(total(large), 6 - 1 + 2);
    }

    #[test]
    fn scales_are_compared() {
        let scale = |attacker, target| {
            let sizes = (
                Size::new(attacker).expect("a size"),
                Size::new(target).expect("a size"),
            );
            Sight {
                sizes,
                ..Sight::default()
            }
            .modifiers()
            .total()
        };
        assert_eq!(scale(0, 5), 2);
        assert_eq!(scale(5, 0), -2);
        assert_eq!(scale(0, -4), -6);
        assert_eq!(scale(-3, 12), 10);
        assert_eq!(scale(4, 7), 0);
        assert!(Size::new(-5).is_err());
    }
}
