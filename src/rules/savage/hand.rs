//! The dice of a trait roll as they fell: aces added up, the wild die in the place of the lowest trait die (S1, S11).

use crate::dice::{Dice, Sides, ace, faces_of_ace};
use crate::rules::{Bit, Cast as Fallen, Fate};

/// A chance below this changes no digit that is printed.
const NEGLIGIBLE: f64 = 1e-16;

/// The value that an acing die passes with less than [`NEGLIGIBLE`] chance; a multiple of its sides.
pub(super) fn out_of_sight(sides: Sides) -> i64 {
    let (mut aces, mut chance) = (0, 1.0);
    while chance >= NEGLIGIBLE && sides.get() > 1 {
        aces += 1;
        chance /= f64::from(sides.get());
    }
    i64::from(sides.get()) * aces
}

/// One die as it fell, aces added.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cast {
    pub value: i64,
    /// Every face, where somebody listens.
    pub faces: Vec<i64>,
}

impl Cast {
    /// One acing die; greater values than `most` are told apart by nobody.
    pub fn ace<D: Dice>(dice: &mut D, sides: Sides, most: i64) -> Self {
        if dice.listens() {
            let faces = faces_of_ace(dice, sides);
            Self {
                value: faces.iter().sum(),
                faces,
            }
        } else {
            Self {
                value: ace(dice, sides, most),
                faces: Vec::new(),
            }
        }
    }

    /// One die that does not ace.
    pub fn plain<D: Dice>(dice: &mut D, sides: Sides) -> Self {
        let face = i64::from(dice.die(sides));
        Self {
            value: face,
            faces: vec![face],
        }
    }

    /// The die in a breakdown.
    pub fn bit(&self, kept: bool) -> Bit {
        Bit::Casts(vec![Fallen {
            faces: self.faces.clone(),
            counts: None,
            fate: if kept { Fate::Kept } else { Fate::Dropped },
            exploded: false,
        }])
    }
}

/// Every die of a roll as it fell.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Hand {
    pub dice: Vec<Cast>,
    pub wild: Option<Cast>,
    /// What the die showed that confirms an Extra's critical failure, where it was rolled.
    pub confirming: Option<u32>,
    pub critical: bool,
}

impl Hand {
    /// The trait die that the wild die stands in for: the first of the lowest, if the wild die is higher.
    pub fn replaced(&self) -> Option<usize> {
        let wild = self.wild.as_ref()?.value;
        let lowest = self.dice.iter().map(|cast| cast.value).min()?;
        (wild > lowest)
            .then(|| self.dice.iter().position(|cast| cast.value == lowest))
            .flatten()
    }

    /// The values that count, one for each trait die.
    pub fn values(&self) -> Vec<i64> {
        let replaced = self.replaced();
        let dice = self.dice.iter().enumerate();
        dice.map(|(place, cast)| match &self.wild {
            Some(wild) if replaced == Some(place) => wild.value,
            _ => cast.value,
        })
        .collect()
    }

    /// The best of them.
    pub fn best(&self) -> i64 {
        self.values().into_iter().max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negligible_is_out_of_sight() {
        assert_eq!(out_of_sight(Sides::D12), 180);
        assert_eq!(out_of_sight(Sides::D4), 108);
    }
}
