//! How far a shot goes: what the distance makes of the skill, with sights and silencers (D20 to D22).

use super::{Word, round};
use crate::rules::{Refusal, Term};

/// What the distance makes of a written skill, before every other modifier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Band {
    /// So near that it doubles.
    Close,
    /// Within the range: as it is.
    #[default]
    Within,
    /// Up to twice the range: half.
    Far,
    /// Up to three times, firearms only: a quarter.
    Remote,
    /// Up to four times, firearms only: an eighth.
    Extreme,
}

/// What helps to aim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sight {
    /// Nothing but the eye.
    #[default]
    None,
    /// A telescopic or laser sight, used at the price of half the dexterity for initiative.
    Scope,
    /// A telescopic sight on a rifle, which costs no initiative.
    RifleScope,
}

/// Where a shot goes from and to, in metres.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trajectory {
    distance: Option<i64>,
    range: Option<i64>,
    dexterity: Option<i64>,
    sight: Sight,
    silenced: bool,
    firearm: bool,
}

impl Band {
    /// The written skill at this distance, rounded up.
    pub const fn of(self, written: i64) -> i64 {
        match self {
            Self::Close => written * 2,
            Self::Within => written,
            Self::Far => round::up(written, 2),
            Self::Remote => round::up(written, 4),
            Self::Extreme => round::up(written, 8),
        }
    }

    pub(super) const fn word(self) -> Word {
        match self {
            Self::Close => Word::BandClose,
            Self::Within => Word::BandWithin,
            Self::Far => Word::BandFar,
            Self::Remote => Word::BandRemote,
            Self::Extreme => Word::BandExtreme,
        }
    }
}

impl Trajectory {
    /// The farthest that a target may be, in metres.
    pub const MOST_DISTANCE: i64 = 1_000_000;
    /// The longest range a weapon may have, in metres.
    pub const MOST_RANGE: i64 = 100_000;
    /// The highest dexterity.
    pub const MOST_DEXTERITY: i64 = 1_000;

    /// A shot within range, with a firearm or with something else.
    pub fn new(firearm: bool) -> Self {
        Self {
            firearm,
            ..Self::default()
        }
    }

    /// The target is so many metres away; 0 is contact.
    ///
    /// # Errors
    /// Outside 0 to 1,000,000.
    pub fn at(mut self, metres: i64) -> Result<Self, Refusal> {
        self.distance = Some(Refusal::within(metres, 0..=Self::MOST_DISTANCE)?);
        Ok(self)
    }

    /// The weapon's base range is so many metres.
    ///
    /// # Errors
    /// Outside 1 to 100,000.
    pub fn range(mut self, metres: i64) -> Result<Self, Refusal> {
        self.range = Some(Refusal::within(metres, 1..=Self::MOST_RANGE)?);
        Ok(self)
    }

    /// The shooter's dexterity, by which a target counts as close.
    ///
    /// # Errors
    /// Outside 1 to 1,000.
    pub fn dexterity(mut self, points: i64) -> Result<Self, Refusal> {
        self.dexterity = Some(Refusal::within(points, 1..=Self::MOST_DEXTERITY)?);
        Ok(self)
    }

    /// With this sight (seed, "Miras telescópicas o láser").
    pub const fn sighted(mut self, sight: Sight) -> Self {
        self.sight = sight;
        self
    }

    /// With a silencer, which halves the range (seed, "Silenciadores").
    pub const fn silenced(mut self) -> Self {
        self.silenced = true;
        self
    }

    /// Whether something helps to aim.
    pub(super) const fn is_sighted(&self) -> bool {
        !matches!(self.sight, Sight::None)
    }

    /// Whether there is a silencer.
    pub(super) const fn is_silenced(&self) -> bool {
        self.silenced
    }

    /// The distance, where it is known.
    pub const fn distance(&self) -> Option<i64> {
        self.distance
    }

    /// Whether the distance can be judged only by a range that is not known.
    pub fn lacks_range(&self) -> bool {
        self.range.is_none()
            && self
                .distance
                .is_some_and(|distance| !self.is_close(distance))
    }

    /// The effective range in half metres, so that half an odd range stays exact.
    pub(super) fn half_metres(&self) -> Option<i64> {
        let times = match self.sight {
            Sight::None => 1,
            Sight::Scope => 2,
            Sight::RifleScope => 4,
        };
        self.range
            .map(|range| range * times * if self.silenced { 1 } else { 2 })
    }

    /// Closer than a third of the dexterity, or with a sight up to six times it; at contact whatever it is.
    fn is_close(&self, distance: i64) -> bool {
        distance == 0
            || self.dexterity.is_some_and(|dexterity| match self.sight {
                Sight::Scope => distance <= 6 * dexterity,
                Sight::None | Sight::RifleScope => 3 * distance < dexterity,
            })
    }

    /// What the distance makes of the skill: the first band that fits (seed, "Alcance" and "Objetivo cercano"; the table past
    /// twice the range is from outside). Without a distance the target is within range.
    ///
    /// # Errors
    /// At contact with what is no firearm, or past the farthest band.
    pub fn band(&self) -> Result<Band, Refusal> {
        let Some(distance) = self.distance else {
            return Ok(Band::Within);
        };
        if distance == 0 && !self.firearm {
            return Err(Refusal::Forbidden(
                Term::D100(Word::NoMissileAtContact),
                Vec::new(),
            ));
        }
        if self.is_close(distance) {
            return Ok(Band::Close);
        }
        let Some(range) = self.half_metres() else {
            return Ok(Band::Within);
        };
        let bands = [Band::Within, Band::Far, Band::Remote, Band::Extreme];
        let reached = if self.firearm { 4 } else { 2 };
        let fits = (1..)
            .zip(&bands[..reached])
            .find(|(times, _)| 2 * distance <= range * times);
        match fits {
            Some((_, band)) => Ok(*band),
            None => Err(Refusal::Outside(
                Term::D100(Word::OutOfRange),
                vec![distance, range * if self.firearm { 4 } else { 2 } / 2],
            )),
        }
    }

    /// The dexterity that counts for initiative, where a sight halves it.
    pub(super) fn slowed(&self) -> Option<i64> {
        self.dexterity
            .filter(|_| self.sight == Sight::Scope)
            .map(|dexterity| round::up(dexterity, 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(distance: i64, firearm: bool) -> Trajectory {
        let line = Trajectory::new(firearm).at(distance).expect("a distance");
        line.range(30).expect("a range")
    }

    #[test]
    fn firearms_reach_four_times_their_range_and_others_twice() {
        let band = |distance, firearm| line(distance, firearm).band().ok();
        for (distance, wanted) in [
            (1, Band::Within),
            (30, Band::Within),
            (31, Band::Far),
            (60, Band::Far),
            (61, Band::Remote),
            (90, Band::Remote),
            (91, Band::Extreme),
            (120, Band::Extreme),
        ] {
            assert_eq!(band(distance, true), Some(wanted), "{distance} m");
            let other = (distance <= 60).then_some(wanted);
            assert_eq!(band(distance, false), other, "{distance} m, no firearm");
        }
        assert_eq!(band(121, true), None);
    }

    #[test]
    fn close_is_less_than_a_third_and_with_a_sight_up_to_six_times() {
        let near = |distance, sight| {
            let line = line(distance, true).dexterity(14).expect("a dexterity");
            line.sighted(sight).band().expect("in range")
        };
        assert_eq!(near(4, Sight::None), Band::Close);
        assert_eq!(near(5, Sight::None), Band::Within);
        assert_eq!(near(84, Sight::Scope), Band::Close);
        assert_eq!(near(85, Sight::Scope), Band::Far);
        assert_eq!(near(85, Sight::RifleScope), Band::Within);
        let exact = line(5, true).dexterity(15).expect("a dexterity");
        assert_eq!(exact.band(), Ok(Band::Within), "15/3 is not closer than 5");
    }

    #[test]
    fn a_silencer_halves_the_range_exactly() {
        let silenced = |distance, range| {
            let line = Trajectory::new(true).at(distance).expect("a distance");
            let line = line.range(range).expect("a range").silenced();
            line.band().expect("in range")
        };
        assert_eq!(silenced(15, 30), Band::Within);
        assert_eq!(silenced(16, 30), Band::Far);
        assert_eq!(silenced(17, 35), Band::Within);
        assert_eq!(silenced(18, 35), Band::Far, "half of 35 is less than 18");
        assert_eq!(silenced(35, 35), Band::Far);
    }

    #[test]
    fn contact_is_for_firearms() {
        assert_eq!(line(0, true).band(), Ok(Band::Close));
        assert!(line(0, false).band().is_err());
    }

    #[test]
    fn fractions_of_a_skill_are_rounded_up() {
        assert_eq!(Band::Far.of(61), 31);
        assert_eq!(Band::Remote.of(61), 16);
        assert_eq!(Band::Extreme.of(61), 8);
        assert_eq!(Band::Close.of(61), 122);
        assert_eq!(Band::Far.of(-5), -2);
    }
}
