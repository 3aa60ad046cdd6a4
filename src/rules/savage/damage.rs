//! Damage dice (S13), armour (S14), and how many wounds a total makes of whom (S14, S15).

use super::condition::JOKER;
use super::hand::{Cast, out_of_sight};
use super::modifier::Modifiers;
use super::throw::{RAISE, raises};
use super::{Manoeuvre, Word, Wounds, basis};
use crate::dice::{Dice, Law, Sides, Weight, sum_of_aces};
use crate::rules::notation::{Expression, Sign, Summand};
use crate::rules::{Bit, Common, Fact, Refusal, Row, Term};
use std::ops::RangeInclusive;

/// Damage as rolled: dice in the order written, and what is added.
#[derive(Clone, Debug)]
pub struct Damage {
    dice: Vec<Sides>,
    flat: i64,
    /// What the attack adds, with its reasons.
    pub(super) modifiers: Modifiers,
    aces: bool,
}

/// The most damage dice of one attack.
const MOST_DICE: usize = 20;
/// What the numbers of a damage may add up to.
const FLAT: RangeInclusive<i64> = -1_000..=1_000;
/// The die that a raise on the attack adds.
const RAISE_DIE: Sides = Sides::D6;

impl Damage {
    /// Damage of dice from d4 to d12, of d20s, and of numbers.
    ///
    /// # Errors
    /// Another die, dice that are dropped or taken away, too many of them, or a number outside -1,000 to 1,000.
    pub fn new(written: &Expression) -> Result<Self, Refusal> {
        let refuse = |word, numbers| Err(Refusal::Forbidden(Term::Savage(word), numbers));
        let mut damage = Self {
            dice: Vec::new(),
            flat: 0,
            modifiers: Modifiers::none(),
            aces: true,
        };
        let Some(parts) = written.summands() else {
            return refuse(Word::DamageIsASum, Vec::new());
        };
        for (sign, part) in parts {
            match (part, sign) {
                (Summand::Number(number), Sign::Plus) => {
                    damage.flat = damage.flat.saturating_add(number);
                }
                (Summand::Number(number), Sign::Minus) => {
                    damage.flat = damage.flat.saturating_sub(number);
                }
                (Summand::Pool(_), Sign::Minus) => return refuse(Word::DiceTakenAway, Vec::new()),
                (Summand::Pool(pool), Sign::Plus) => {
                    if !pool.keeps_all() {
                        return refuse(Word::DiceDropped, Vec::new());
                    }
                    if !matches!(pool.sides.get(), 4 | 6 | 8 | 10 | 12 | 20) {
                        return refuse(Word::NoDamageDie, vec![pool.sides.get().into()]);
                    }
                    let count = pool.count as usize;
                    if damage.dice.len() + count > MOST_DICE {
                        let most = i64::try_from(MOST_DICE).unwrap_or(i64::MAX);
                        return Err(Refusal::Limit(
                            Term::Savage(Word::TooManyDamageDice),
                            vec![most],
                        ));
                    }
                    damage.dice.extend(vec![pool.sides; count]);
                }
            }
            if !FLAT.contains(&damage.flat) {
                return Err(Refusal::range(&FLAT));
            }
        }
        Ok(damage)
    }

    /// The same, dealt in such ways, by somebody who was dealt a Joker or not.
    pub fn dealt(self, joker: bool, manoeuvres: &[Manoeuvre]) -> Self {
        let joker = if joker { JOKER } else { 0 };
        let mut modifiers = Modifiers::none().with(Word::ForJoker, joker);
        modifiers.append(Modifiers::to_damage(manoeuvres));
        Self { modifiers, ..self }
    }

    /// The same against an object, where no die aces.
    pub fn against_object(self) -> Self {
        Self {
            aces: false,
            ..self
        }
    }

    /// Whether its dice ace.
    pub const fn aces(&self) -> bool {
        self.aces
    }

    /// What is added to its dice.
    pub(super) fn plus(&self) -> i64 {
        self.flat + self.modifiers.total()
    }

    /// Its dice, with the one a raise adds.
    pub(super) fn dice(&self, raise: bool) -> Vec<Sides> {
        let more = raise.then_some(RAISE_DIE);
        self.dice.iter().copied().chain(more).collect()
    }

    /// How far totals are told apart where they have no greatest value.
    pub(super) fn most(&self, raise: bool) -> i64 {
        let dice = self.dice(raise);
        let farthest = dice.iter().copied().map(out_of_sight).max().unwrap_or(0);
        let more: i64 = dice.iter().map(|die| 4 * i64::from(die.get())).sum();
        farthest + more + self.plus() + 1
    }

    /// Its exact law, totals past `most` counted as that.
    pub(super) fn law(&self, raise: bool, most: i64) -> Law<i64> {
        self.law_of(&self.dice(raise), self.plus(), most)
    }

    /// The exact law of several blows together, so many of them with a raise.
    pub(super) fn law_of_blows(&self, raises: usize, plain: usize, most: i64) -> Law<i64> {
        let with = |raise, count| vec![self.dice(raise); count].concat();
        let dice = [with(true, raises), with(false, plain)].concat();
        let blows = i64::try_from(raises + plain).unwrap_or(i64::MAX);
        self.law_of(&dice, blows * self.plus(), most)
    }

    fn law_of(&self, dice: &[Sides], plus: i64, most: i64) -> Law<i64> {
        if self.aces {
            return sum_of_aces(dice, plus, most);
        }
        let start = vec![(plus, Weight::ONE)];
        let ways = dice.iter().fold(start, |sums, die| {
            let next = sums.iter().flat_map(|(sum, ways)| {
                (1..=i64::from(die.get())).map(move |face| (sum + face, ways.clone()))
            });
            Law::from_ways(next).rows().to_vec()
        });
        Law::from_ways(ways).map(|sum| (*sum).min(most))
    }

    /// Draws it in the order written, the die of a raise last, and tells it against a Dureza with what follows.
    pub(super) fn draw<D: Dice<Note = Fact>>(
        &self,
        raise: bool,
        most: i64,
        toughness: i64,
        follows: impl Fn(i64) -> Bit,
        dice: &mut D,
    ) -> i64 {
        let each = (most - self.plus()).max(1);
        let cast: Vec<(Sides, Cast)> = self
            .dice(raise)
            .into_iter()
            .map(|sides| {
                let cast = if self.aces {
                    Cast::ace(dice, sides, each)
                } else {
                    Cast::plain(dice, sides)
                };
                (sides, cast)
            })
            .collect();
        let rolled: i64 = cast.iter().map(|(_, cast)| cast.value).sum();
        let total = rolled + self.plus();
        dice.note(|| {
            let row = self.row(&cast, raise, total, toughness);
            row.cell([Bit::Arrow, follows(total)]).fact()
        });
        if raise {
            dice.note(|| Fact::Because(basis::ONE_RAISE_DIE));
        }
        self.modifiers.tell(dice);
        total.min(dice.bound(most))
    }

    fn row(&self, cast: &[(Sides, Cast)], raise: bool, total: i64, toughness: i64) -> Row {
        let mut row = Row::new(Common::Damage);
        for (place, (sides, cast)) in cast.iter().enumerate() {
            let mut cell = vec![Bit::Name(format!("d{sides}")), cast.bit(true)];
            if raise && place + 1 == self.dice.len() + 1 {
                cell.push(Bit::say(Word::OfRaise));
            }
            row = row.cell(cell);
        }
        if self.flat != 0 || cast.is_empty() {
            row = row.cell([if cast.is_empty() {
                Bit::Number(self.flat)
            } else {
                Bit::Signed(self.flat)
            }]);
        }
        for cell in self.modifiers.cells() {
            row = row.cell(cell);
        }
        row.cell([Bit::Equals, Bit::Number(total)]).cell([
            Bit::say(Common::Versus),
            Bit::Number(toughness),
            Bit::say(Word::Toughness),
        ])
    }
}

/// A Dureza with the armour inside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toughness {
    total: i64,
    armour: Option<i64>,
}

const TOUGHNESS: RangeInclusive<i64> = 0..=1_000;

impl Toughness {
    /// A Dureza of 0 to 1,000, armour included.
    ///
    /// # Errors
    /// A Dureza out of range, or armour that is more than it, or less than nothing.
    pub fn new(total: i64, armour: Option<i64>) -> Result<Self, Refusal> {
        if !TOUGHNESS.contains(&total) {
            return Err(Refusal::range(&TOUGHNESS));
        }
        match armour {
            Some(armour) if !(0..=total).contains(&armour) => Err(Refusal::range(&(0..=total))),
            _ => Ok(Self { total, armour }),
        }
    }

    /// What is left of it against a weapon that pierces so much armour; never more than the armour is taken.
    ///
    /// # Errors
    /// No armour was named, or a number outside 0 to 1,000.
    pub fn pierced(self, by: i64) -> Result<i64, Refusal> {
        match self.armour {
            _ if !TOUGHNESS.contains(&by) => Err(Refusal::range(&TOUGHNESS)),
            Some(armour) => Ok(self.total - by.min(armour)),
            None => Err(Refusal::Forbidden(
                Term::Savage(Word::PierceWithoutArmour),
                Vec::new(),
            )),
        }
    }

    /// All of it.
    pub const fn whole(self) -> i64 {
        self.total
    }
}

/// Who is struck, as far as wounds care.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Victim {
    /// An Extra is out at one wound.
    pub extra: bool,
    /// Whether it is Shaken already.
    pub shaken: bool,
    /// Wounds it has already.
    pub wounds: Wounds,
    /// One hit makes four wounds at most.
    pub cap: bool,
    /// A second Shaken is no wound.
    pub hardy: bool,
}

/// Wounds a Wild Card stands (seed, "Heridas").
pub(super) const STANDS: i64 = 3;
/// The most wounds of one hit under `cap`.
pub(super) const CAP: i64 = 4;

/// What a hit does to its victim, from nothing to the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Nothing, or all of it soaked.
    Nothing,
    /// Shaken.
    Shaken,
    /// Wounds, and Shaken.
    Wounded,
    /// Out of the fight.
    Incapacitated,
}

impl Victim {
    /// Whether a damage from its Dureza to 3 more makes a wound.
    pub(super) const fn is_wounded_by_shaking(&self) -> bool {
        self.shaken && !self.hardy
    }

    /// Wounds that a damage makes, before any are soaked.
    pub(super) fn wounds_of(&self, damage: i64, toughness: i64) -> i64 {
        if damage < toughness {
            return 0;
        }
        let wounds = raises(damage - toughness);
        let wounds = if wounds == 0 && self.is_wounded_by_shaking() {
            1
        } else {
            wounds
        };
        if self.cap { wounds.min(CAP) } else { wounds }
    }

    /// The wounds of one hit that put it out.
    pub(super) fn wounds_to_fall(&self) -> i64 {
        if self.extra {
            1
        } else {
            (STANDS + 1 - self.wounds.get()).max(1)
        }
    }

    /// What so many wounds that stick do to it.
    pub(super) fn effect_of(&self, wounds: i64) -> Effect {
        if wounds >= self.wounds_to_fall() {
            Effect::Incapacitated
        } else {
            Effect::Wounded
        }
    }
}

impl Effect {
    /// The word for it.
    pub(super) const fn word(self) -> Word {
        match self {
            Self::Nothing => Word::Nothing,
            Self::Shaken => Word::Shaken,
            Self::Wounded => Word::Wounded,
            Self::Incapacitated => Word::Incapacitated,
        }
    }
}

/// The damage that puts a victim out, which is as far as its result cares.
pub(super) const fn damage_to_fall(toughness: i64, wounds: i64) -> i64 {
    toughness + RAISE * wounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wounds_come_with_each_full_four() {
        let fresh = Victim::default();
        let wounds = |victim: Victim| -> Vec<i64> {
            [5, 6, 9, 10, 13, 14, 30]
                .iter()
                .map(|damage| victim.wounds_of(*damage, 6))
                .collect()
        };
        assert_eq!(wounds(fresh), [0, 0, 0, 1, 1, 2, 6]);
        let shaken = Victim {
            shaken: true,
            ..fresh
        };
        assert_eq!(wounds(shaken), [0, 1, 1, 1, 1, 2, 6]);
        let hardy = Victim {
            hardy: true,
            ..shaken
        };
        assert_eq!(wounds(hardy), [0, 0, 0, 1, 1, 2, 6]);
        let capped = Victim { cap: true, ..fresh };
        assert_eq!(capped.wounds_of(30, 6), 4);
    }

    #[test]
    fn the_fourth_wound_puts_a_wild_card_out_and_the_first_an_extra() {
        let hurt = |wounds, extra| Victim {
            extra,
            wounds: Wounds::new(wounds).expect("fine"),
            ..Victim::default()
        };
        assert_eq!(hurt(0, false).effect_of(3), Effect::Wounded);
        assert_eq!(hurt(0, false).effect_of(4), Effect::Incapacitated);
        assert_eq!(hurt(3, false).effect_of(1), Effect::Incapacitated);
        assert_eq!(hurt(9, false).effect_of(1), Effect::Incapacitated);
        assert_eq!(hurt(0, true).effect_of(1), Effect::Incapacitated);
    }

    #[test]
    fn armour_is_what_can_be_pierced() {
        let mail = Toughness::new(9, Some(4)).expect("fine");
        assert_eq!(mail.pierced(2), Ok(7));
        assert_eq!(mail.pierced(9), Ok(5));
        assert_eq!(Toughness::new(6, Some(0)).expect("fine").pierced(2), Ok(6));
        assert!(Toughness::new(6, None).expect("fine").pierced(2).is_err());
        assert!(Toughness::new(6, Some(7)).is_err());
        assert!(Toughness::new(-1, None).is_err());
    }
}
