//! Where an opponent stands: in front, at a flank, at the rear (W22), and what that is worth.

use super::{Word, basis, bonus};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Fact, Refusal, Row, Rule, Tone};

/// Where somebody stands, seen from the one who is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bearing {
    /// In the 90 degrees around the line of its torso.
    #[default]
    Front,
    /// In the 60 degrees beside the front, on either side.
    Flank,
    /// Anywhere else.
    Rear,
}

impl Bearing {
    /// Half the front: 90 degrees in all.
    const FRONT: i64 = 45;
    /// A flank takes 60 degrees more.
    const FLANK: i64 = Self::FRONT + 60;

    /// What an attack from there adds to its roll.
    pub(super) const fn on_attack(self) -> i64 {
        match self {
            Self::Front => 0,
            Self::Flank => 1,
            Self::Rear => 2,
        }
    }

    /// What a parry of an attack from there loses.
    pub(super) const fn on_parry(self) -> i64 {
        match self {
            Self::Front => 0,
            Self::Flank => -1,
            Self::Rear => -3,
        }
    }

    /// The name of what it adds.
    pub(super) const fn from(self) -> Word {
        match self {
            Self::Front | Self::Flank => Word::FromFlank,
            Self::Rear => Word::FromRear,
        }
    }
}

/// Where an angle lies.
#[derive(Clone, Copy, Debug)]
pub struct Facing {
    degrees: i64,
}

impl Facing {
    /// An angle in degrees from straight ahead, to either side.
    ///
    /// # Errors
    /// More than a full turn either way.
    pub fn new(degrees: i64) -> Result<Self, Refusal> {
        bonus::within(degrees, &(-360..=360)).map(|degrees| Self { degrees })
    }

    /// The same angle as what is between it and straight ahead: 0 to 180.
    fn off(self) -> i64 {
        let turned = self.degrees.rem_euclid(360);
        turned.min(360 - turned)
    }

    /// Where it lies.
    pub fn bearing(self) -> Bearing {
        let off = self.off();
        if off <= Bearing::FRONT {
            Bearing::Front
        } else if off <= Bearing::FLANK {
            Bearing::Flank
        } else {
            Bearing::Rear
        }
    }
}

impl Rule for Facing {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        let bearing = self.bearing();
        dice.note(|| {
            let row = Row::new(Word::Angle).cell([Bit::say_with(Word::OffAhead, [self.off()])]);
            match bearing {
                Bearing::Front => row,
                _ => row
                    .cell([Bit::say_with(Word::OnAttack, [bearing.on_attack()])])
                    .cell([Bit::say_with(Word::OnParry, [bearing.on_parry()])]),
            }
            .fact()
        });
        dice.note(|| Fact::Because(basis::ANGLES));
    }

    fn answer(&self, (): &()) -> Answer {
        let word = match self.bearing() {
            Bearing::Front => Word::Front,
            Bearing::Flank => Word::Flank,
            Bearing::Rear => Word::Rear,
        };
        Answer::of(word, Tone::Even)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::FACING]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_borders_belong_to_the_better_side() {
        let of = |degrees| Facing::new(degrees).expect("within a turn").bearing();
        assert_eq!([0, 45, -45, 315, 360].map(of), [Bearing::Front; 5]);
        assert_eq!([46, 105, -105, 255, 314].map(of), [Bearing::Flank; 5]);
        assert_eq!([106, 180, 200, -180, 254].map(of), [Bearing::Rear; 5]);
        assert!(Facing::new(361).is_err());
    }
}
