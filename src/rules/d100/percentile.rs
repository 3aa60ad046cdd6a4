//! A percentile roll: tens, extra tens, units, and how they are read.

use super::Word;
use crate::dice::{Dice, digit};
use crate::rules::{Bit, Refusal};

/// More tens dice than this are not all told, only so many of the first: nobody reads a thousand.
const MOST_SHOWN: usize = 20;
const FIRST_SHOWN: usize = 12;

/// How many extra tens dice a side rolls: 0 to 1,000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Extra(u32);

impl Extra {
    /// So many.
    ///
    /// # Errors
    /// Outside 0 to 1,000.
    pub fn new(count: i64) -> Result<Self, Refusal> {
        let allowed = 0..=1_000;
        let count = Refusal::within(count, allowed.clone())?;
        u32::try_from(count)
            .map(Self)
            .map_err(|_| Refusal::range(&allowed))
    }

    /// The number itself.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// Both together; what passes the bound of one is still a number of dice.
    pub(super) const fn and(self, more: u32) -> Self {
        Self(self.0 + more)
    }
}

/// What tens dice allow: whether one shows 0, and the lowest that does not.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Tens {
    zero: bool,
    least: u32,
    /// Every die as it fell, for a listener; nothing when odds are worked out.
    shown: Vec<u8>,
}

/// What the law of a roll depends on: a side that rolls against each total of the other has the same law every time.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct RollWith(Extra);

/// A percentile roll as read: 1 to 100, with the digits it is read from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Percentile {
    /// The total, 1 to 100.
    pub roll: u32,
    /// The tens digit that was chosen, 0 to 9.
    pub tens: u32,
    /// The units digit, 0 to 9.
    pub units: u32,
    /// Every tens die as it fell, where somebody listens.
    pub shown: Vec<u8>,
}

/// Reads a tens digit and a units digit: 0 and 0 is 100.
pub(super) const fn read(tens: u32, units: u32) -> u32 {
    if tens == 0 && units == 0 {
        100
    } else {
        tens * 10 + units
    }
}

/// A digit that counts as points or minutes: 0 is 10 (ruling).
pub(super) const fn points(digit: u32) -> u32 {
    if digit == 0 { 10 } else { digit }
}

impl Percentile {
    /// Rolls one tens die, the extra ones, then the units; the best total is kept (seed, "Ataques cuerpo a cuerpo").
    pub fn roll(extra: Extra, dice: &mut impl Dice) -> Self {
        dice.keyed_part(RollWith(extra), |dice| Self::draw(extra, dice))
    }

    fn draw(extra: Extra, dice: &mut impl Dice) -> Self {
        let listens = dice.listens();
        let none = Tens {
            zero: false,
            least: 10,
            shown: Vec::new(),
        };
        let tens = dice.tally(1 + extra.get(), none, digit, |mut tens, die| {
            if die == 0 {
                tens.zero = true;
            } else {
                tens.least = tens.least.min(die);
            }
            if listens {
                tens.shown.push(u8::try_from(die).unwrap_or(0));
            }
            tens
        });
        let units = digit(dice);
        // With units 0 a tens die of 0 reads 100, the worst.
        let chosen = if tens.zero && (units != 0 || tens.least == 10) {
            0
        } else {
            tens.least
        };
        Self {
            roll: read(chosen, units),
            tens: chosen,
            units,
            shown: tens.shown,
        }
    }

    /// The total as a number.
    pub(super) fn total(&self) -> i64 {
        self.roll.into()
    }

    /// Every tens die as numbers.
    pub(super) fn tens_list(&self) -> Vec<i64> {
        self.shown.iter().map(|&die| i64::from(die)).collect()
    }

    /// The tens dice, the chosen one marked. Of very many the first, the chosen one, and how many there are.
    pub(super) fn tens_bits(&self) -> Vec<Bit> {
        let chosen = self
            .shown
            .iter()
            .position(|&die| u32::from(die) == self.tens);
        let faces: Vec<(u32, bool)> = (0..)
            .zip(&self.shown)
            .map(|(place, &die)| (u32::from(die), Some(place) == chosen))
            .collect();
        let mut bits = vec![Bit::say(Word::Tens)];
        if faces.len() <= MOST_SHOWN {
            bits.push(Bit::marked(&faces));
            return bits;
        }
        bits.push(Bit::marked(&faces[..FIRST_SHOWN]));
        if let Some(later) = chosen.filter(|&place| place >= FIRST_SHOWN) {
            bits.extend([Bit::say(Word::AndSoOn), Bit::marked(&faces[later..=later])]);
        }
        let count = i64::try_from(faces.len()).unwrap_or(i64::MAX);
        bits.extend([
            Bit::say(Word::AndSoOn),
            Bit::say_with(Word::SoManyDice, [count]),
        ]);
        bits
    }

    /// The units die.
    pub(super) fn units_bits(&self) -> Vec<Bit> {
        vec![Bit::say(Word::Units), Bit::faces(&[self.units])]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Budget, Script, Walk};

    fn given(faces: &[i64], extra: i64) -> u32 {
        let mut script = Script::<()>::new(faces.to_vec());
        let roll = Percentile::roll(Extra::new(extra).expect("a count"), &mut script).roll;
        script.finish().expect("the faces fit");
        roll
    }

    #[test]
    fn reads_digits_and_picks_the_best_total() {
        assert_eq!(given(&[0, 0], 0), 100);
        assert_eq!(given(&[0, 7], 0), 7);
        assert_eq!(given(&[0, 4, 0], 1), 40);
        assert_eq!(given(&[0, 4, 3], 1), 3);
        assert_eq!(given(&[0, 0, 0], 1), 100);
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn extra_tens_by_states_equal_extra_tens_by_paths() {
        for extra in 0..=3 {
            let extra = Extra::new(extra).expect("a count");
            let rule = |walk: &mut Walk<()>| Percentile::roll(extra, walk).roll;
            let merged = Walk::new(Budget::default()).law(rule).expect("cheap");
            assert_eq!(
                merged,
                Walk::unmerged(Budget::default()).law(rule).expect("cheap")
            );
        }
    }
}
