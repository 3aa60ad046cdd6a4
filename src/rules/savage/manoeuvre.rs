//! What a way to attack, or the state of a foe, adds to the roll and to the damage (S10, S11, S32, S33), as one table.

use super::{Modifiers, Spot, Word};
use crate::rules::Refusal;
use std::ops::RangeInclusive;

/// A way to attack, or something about the foe that an attack makes use of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manoeuvre {
    /// Against somebody vulnerable.
    VulnerableFoe,
    /// Only touching the foe.
    Touch,
    /// Attacking wildly.
    Wild,
    /// Having the drop on the foe.
    Drop,
    /// A called shot.
    Called(Spot),
    /// Several on one.
    Gang(Gang),
    /// Against somebody with nothing in hand.
    UnarmedFoe,
    /// With the hand that is not used to it.
    OffHand,
    /// From an unstable platform.
    Unstable,
    /// A charge on horseback.
    Charge,
    /// Firing more than one shot.
    Recoil,
    /// A short burst.
    Burst,
    /// With the flat of the blade.
    Flat,
}

impl Manoeuvre {
    /// Its reason, what it adds to the roll, and what it adds to the damage.
    const fn row(self) -> (Word, i64, i64) {
        match self {
            // Outside, S10.
            Self::VulnerableFoe => (Word::ForVulnerable, 2, 0),
            // Seed, S10.
            Self::Touch => (Word::ForTouch, 2, 0),
            Self::Wild => (Word::ForWildAttack, 2, 2),
            Self::Drop => (Word::ForDrop, 4, 4),
            // S9: the head from the seed, the others outside.
            Self::Called(spot) => (spot.reason(), spot.penalty(), spot.damage()),
            // Outside, S10; the off hand unconfirmed.
            Self::Gang(gang) => (Word::ForGang, gang.points(), 0),
            Self::UnarmedFoe => (Word::ForUnarmedFoe, 2, 0),
            Self::OffHand => (Word::ForOffHand, -2, 0),
            Self::Unstable => (Word::ForUnstable, -2, 0),
            // Seed, S32.
            Self::Charge => (Word::ForCharge, 0, 4),
            // Outside, S11; the burst unconfirmed.
            Self::Recoil => (Word::ForRecoil, -2, 0),
            Self::Burst => (Word::ForBurst, 1, 1),
            // Outside, S33.
            Self::Flat => (Word::ForFlat, -1, 0),
        }
    }

    /// Recoil, where so many shots or a burst are fired at once.
    pub const fn recoil(rate: u32, burst: bool) -> Option<Self> {
        if rate > 1 || burst {
            Some(Self::Recoil)
        } else {
            None
        }
    }
}

impl Modifiers {
    /// What these add to a roll, in their order.
    pub fn to_roll(manoeuvres: &[Manoeuvre]) -> Self {
        let rows = manoeuvres.iter().map(|manoeuvre| manoeuvre.row());
        rows.fold(Self::none(), |sum, (reason, points, _)| {
            sum.with(reason, points)
        })
    }

    /// What these add to damage, in their order.
    pub fn to_damage(manoeuvres: &[Manoeuvre]) -> Self {
        let rows = manoeuvres.iter().map(|manoeuvre| manoeuvre.row());
        rows.fold(Self::none(), |sum, (reason, _, points)| {
            sum.with(reason, points)
        })
    }
}

/// How many may attack one foe at once.
const ATTACKERS: RangeInclusive<i64> = 1..=100;
/// The most that others give to each attacker (outside, S10).
const MOST_FROM_GANG: i64 = 4;

/// So many attackers on one foe, 1 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gang(i64);

impl Gang {
    /// So many.
    ///
    /// # Errors
    /// Outside 1 to 100.
    pub fn new(attackers: i64) -> Result<Self, Refusal> {
        if ATTACKERS.contains(&attackers) {
            Ok(Self(attackers))
        } else {
            Err(Refusal::range(&ATTACKERS))
        }
    }

    /// What each attacker past the first gives to all: 1, up to 4 together.
    const fn points(self) -> i64 {
        let others = self.0 - 1;
        if others < MOST_FROM_GANG {
            others
        } else {
            MOST_FROM_GANG
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_adds_to_the_roll_is_not_all_that_adds_to_damage() {
        let ways = [
            Manoeuvre::Wild,
            Manoeuvre::Called(Spot::Head),
            Manoeuvre::Charge,
        ];
        assert_eq!(Modifiers::to_roll(&ways).total(), 2 - 4);
        assert_eq!(Modifiers::to_damage(&ways).total(), 2 + 4 + 4);
    }

    #[test]
    fn a_gang_gives_four_at_most() {
        let points = |attackers| Gang::new(attackers).map(Gang::points);
        assert_eq!(
            [points(1), points(2), points(5), points(6)],
            [Ok(0), Ok(1), Ok(4), Ok(4)]
        );
        assert!(points(0).is_err() && points(101).is_err());
    }

    #[test]
    fn one_shot_has_no_recoil() {
        assert_eq!(Manoeuvre::recoil(1, false), None);
        assert_eq!(Manoeuvre::recoil(2, false), Some(Manoeuvre::Recoil));
        assert_eq!(Manoeuvre::recoil(1, true), Some(Manoeuvre::Recoil));
    }
}
