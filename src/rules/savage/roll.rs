//! The trait roll: trait dice and a wild die that ace, modifiers once at the end, critical failures (S1, S2), for one die or
//! for several that share one wild die (S11).

use super::hand::{Cast, Hand, out_of_sight};
use super::modifier::Modifiers;
use super::throw::{RAISE, Throw};
use super::{TargetBasis, Trait, Word, basis};
use crate::dice::{Dice, Sides};
use crate::rules::{Bit, Common, Fact, Refusal, Row, Term};
use std::ops::RangeInclusive;

/// How many trait dice one attack may have.
const RATES: RangeInclusive<i64> = 1..=6;

/// A rate of fire: how many trait dice an attack has (S11).
///
/// # Errors
/// Outside 1 to 6.
pub fn rate_of_fire(dice: i64) -> Result<u32, Refusal> {
    match u32::try_from(dice) {
        Ok(rate) if RATES.contains(&dice) => Ok(rate),
        _ => Err(Refusal::range(&RATES)),
    }
}

/// A roll of a trait.
#[derive(Clone, Debug)]
pub struct Roll {
    /// The trait.
    pub skill: Trait,
    /// Whether a wild die is rolled beside it: for Wild Cards, not for Extras.
    pub wild: bool,
    /// What is added at the end, besides what the trait itself says.
    pub modifiers: Modifiers,
    /// How many trait dice are rolled: 1, or the rate of fire.
    pub dice: u32,
    /// Whether the 1 of an Extra is confirmed by a d6; where both sides roll it is not (ruling).
    pub confirms: bool,
    /// What the number to reach rests on besides the seed.
    pub target_basis: Vec<TargetBasis>,
}

impl Roll {
    /// One trait die, with its wild die, or without it for an Extra.
    pub const fn new(skill: Trait, extra: bool, modifiers: Modifiers) -> Self {
        Self {
            skill,
            wild: !extra,
            modifiers,
            dice: 1,
            confirms: true,
            target_basis: Vec::new(),
        }
    }

    /// Everything that is added to the best die.
    pub fn plus(&self) -> i64 {
        self.skill.plus() + self.skill.for_skill() + self.modifiers.total()
    }

    /// How far totals are told apart where they have no greatest value.
    pub fn most(&self, target: i64) -> i64 {
        let die = out_of_sight(self.skill.sides()).max(if self.wild {
            out_of_sight(Sides::D6)
        } else {
            0
        });
        (die + self.plus()).max(target + 2 * RAISE)
    }

    /// The same bound for a single die, which is never a 1.
    pub(super) fn most_die(&self, most: i64) -> i64 {
        (most - self.plus()).max(2)
    }

    /// How many trait dice must show a 1 for a critical failure: with the wild die's more than half of all dice.
    pub(super) const fn ones_needed(&self) -> u32 {
        if self.wild {
            self.dice.div_ceil(2)
        } else {
            self.dice / 2 + 1
        }
    }

    /// Draws trait dice, then the wild die, or the die that confirms an Extra's critical failure.
    pub(super) fn draw<D: Dice<Note = Fact>>(&self, most: i64, dice: &mut D) -> Hand {
        let most = self.most_die(most);
        let cast: Vec<Cast> = (0..self.dice)
            .map(|_| Cast::ace(dice, self.skill.sides(), most))
            .collect();
        let ones = cast.iter().filter(|cast| cast.value == 1).count();
        let enough = ones >= self.ones_needed() as usize;
        let wild = self.wild.then(|| Cast::ace(dice, Sides::D6, most));
        let asks = !self.wild && enough && self.confirms;
        let confirming = asks.then(|| dice.die(Sides::D6));
        let critical = match (&wild, confirming) {
            (Some(wild), _) => enough && wild.value == 1,
            (None, Some(face)) => face == 1,
            (None, None) => enough,
        };
        Hand {
            dice: cast,
            wild,
            confirming,
            critical,
        }
    }

    /// Rolls and tells it under `label`, against `target` where there is one.
    pub(super) fn throw<D: Dice<Note = Fact>>(
        &self,
        label: Term,
        target: Option<i64>,
        most: i64,
        dice: &mut D,
    ) -> Throw {
        let part = |dice: &mut D| {
            let hand = self.draw(most, dice);
            dice.note(|| self.row(label, &hand, target).fact());
            self.tell(&hand, dice);
            Throw {
                critical: hand.critical,
                total: hand.best() + self.plus(),
            }
        };
        dice.known(|| self.law(most), part)
    }

    /// Names what stands outside the seed in this roll.
    pub(super) fn tell<D: Dice<Note = Fact>>(&self, hand: &Hand, dice: &mut D) {
        if self.skill.for_skill() != 0 {
            dice.note(|| Fact::Because(basis::UNSKILLED));
        }
        if hand.critical {
            dice.note(|| Fact::Because(basis::CRITICAL));
        }
        self.modifiers.tell(dice);
        for target in &self.target_basis {
            dice.note(|| Fact::Because(target.basis()));
        }
    }

    /// The roll as a line of the breakdown.
    pub(super) fn row(&self, label: Term, hand: &Hand, target: Option<i64>) -> Row {
        let replaced = hand.replaced();
        let best = hand.best();
        let single = hand.dice.len() == 1;
        let mut faces = vec![Bit::Name(format!("d{}", self.skill.sides()))];
        faces.extend(hand.dice.iter().enumerate().map(|(place, cast)| {
            let kept = replaced != Some(place) && (!single || cast.value == best);
            cast.bit(kept)
        }));
        let mut row = Row::new(label).cell(faces);
        if let Some(wild) = &hand.wild {
            row = row.cell([Bit::say(Word::Wild), wild.bit(replaced.is_some())]);
        }
        if let Some(face) = hand.confirming {
            row = row.cell([Bit::say(Word::Confirming), Bit::faces(&[face])]);
        }
        if self.skill.plus() != 0 {
            row = row.cell([Bit::Signed(self.skill.plus())]);
        }
        if self.skill.for_skill() != 0 {
            row = row.cell([Bit::say_with(Word::ForSkill, [self.skill.for_skill()])]);
        }
        for cell in self.modifiers.cells() {
            row = row.cell(cell);
        }
        let totals: Vec<i64> = hand
            .values()
            .into_iter()
            .map(|value| value + self.plus())
            .collect();
        row = row.cell([Bit::Equals, Bit::List(totals)]);
        if let Some(target) = target {
            row = row.cell([Bit::say(Common::Versus), Bit::Number(target)]);
        }
        row
    }
}
