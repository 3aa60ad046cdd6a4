//! The trait roll: trait dice and a wild die that ace, modifiers once at the end, critical failures (S1, S2), for one die or
//! for several that share one wild die (S11).

use super::modifier::Modifiers;
use super::{TargetBasis, Trait, Word, basis};
use crate::dice::{Below, Dice, Law, Ratio, Sides, Wave, Weight, ace, faces_of_ace};
use crate::rules::{Bit, Cast as Fallen, Common, Fact, Fate, Row, Term};

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

/// What a trait roll came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Throw {
    /// Whether it is a critical failure, whatever the total.
    pub critical: bool,
    /// The best die with all modifiers.
    pub total: i64,
}

/// A total against what it must reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Critical failure.
    Critical,
    /// Short of it.
    Failure,
    /// That or up to 3 more.
    Success,
    /// 4 more at least.
    Raise,
}

/// Points above the target for each raise.
pub(super) const RAISE: i64 = 4;
/// What a roll must reach unless something else is said.
pub const TARGET: i64 = 4;
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

/// How many raises a margin makes: one for each full 4, none below zero.
pub(super) const fn raises(margin: i64) -> i64 {
    if margin > 0 { margin / RAISE } else { 0 }
}

impl Throw {
    /// How it stands against a target.
    pub const fn grade(self, target: i64) -> Grade {
        if self.critical {
            Grade::Critical
        } else if self.total < target {
            Grade::Failure
        } else if self.total < target + RAISE {
            Grade::Success
        } else {
            Grade::Raise
        }
    }

    /// How many raises it has against a target.
    pub const fn raises(self, target: i64) -> i64 {
        if self.critical {
            0
        } else {
            raises(self.total - target)
        }
    }

    /// Successes and raises together, as rolls that count them do.
    pub const fn successes(self, target: i64) -> i64 {
        match self.grade(target) {
            Grade::Critical | Grade::Failure => 0,
            Grade::Success | Grade::Raise => 1 + self.raises(target),
        }
    }
}

impl Grade {
    /// Whether it succeeds.
    pub const fn succeeds(self) -> bool {
        matches!(self, Self::Success | Self::Raise)
    }
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
    fn most_die(&self, most: i64) -> i64 {
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

    /// The exact law of the roll, greater totals than `most` counted as that.
    pub(super) fn law(&self, most: i64) -> Law<Throw> {
        let most = self.most_die(most);
        let trait_die = Below::of(self.skill.sides(), most);
        let second = self.second_die(most);
        let one = trait_die.ways(2);
        // Ways that no die reaches a number, and those of them that are critical failures.
        let below =
            |number: i64| power(&trait_die.ways(number), self.dice).times(&(second.below)(number));
        let all = power(trait_die.total(), self.dice).times(&second.total);
        let critical = |others: &Weight| {
            let exactly = |ones: u32| {
                power(&one, ones)
                    .times(&power(others, self.dice - ones))
                    .times(&choose(self.dice, ones))
            };
            (self.ones_needed()..=self.dice)
                .fold(Weight::ZERO, |sum, ones| sum.plus(&exactly(ones)))
                .times(&second.confirms)
        };
        let critical_below = |number: i64| critical(&trait_die.ways(number).minus(&one));
        let mut rows = Vec::new();
        let mut before = (Weight::ZERO, Weight::ZERO);
        for number in 1..=most {
            let up_to = if number == most {
                (all.clone(), critical(&trait_die.total().minus(&one)))
            } else {
                (below(number + 1), critical_below(number + 1))
            };
            let here = (up_to.0.minus(&before.0), up_to.1.minus(&before.1));
            let total = number + self.plus();
            let throw = |critical| Throw { critical, total };
            rows.push((throw(false), here.0.minus(&here.1)));
            rows.push((throw(true), here.1));
            before = up_to;
        }
        Law::from_ways(rows).reduced()
    }

    /// What the die beside the trait dice has to do with the law: the wild die, or the one that confirms.
    fn second_die(&self, most: i64) -> SecondDie {
        if self.wild {
            let wild = Below::of(Sides::D6, most);
            SecondDie {
                total: wild.total().clone(),
                confirms: wild.ways(2),
                below: Box::new(move |number| wild.ways(number)),
            }
        } else {
            let six = Weight::from(6_u32);
            let confirms = if self.confirms {
                Weight::ONE
            } else {
                six.clone()
            };
            SecondDie {
                total: six.clone(),
                confirms,
                below: Box::new(move |_| six.clone()),
            }
        }
    }

    /// The chances of this roll, of one trait die, to reach totals without end.
    pub(super) fn reach(&self) -> Reach {
        let die = Wave::of_ace(self.skill.sides());
        let sides = i64::from(self.skill.sides().get());
        let waves = if self.wild {
            let wild = Wave::of_ace(Sides::D6);
            let both = die.times(&wild, 0).negated();
            vec![die, wild, both]
        } else {
            vec![die]
        };
        let of_a_one = if self.wild || self.confirms { 6 } else { 1 };
        Reach {
            waves,
            plus: self.plus(),
            critical: Ratio::new(1.into(), (sides * of_a_one).into()),
        }
    }
}

/// The die beside the trait dice, as far as laws care.
struct SecondDie {
    total: Weight,
    /// Ways in which it makes a critical failure of ones enough.
    confirms: Weight,
    /// Ways in which it stays below a number, where it counts at all.
    below: Box<dyn Fn(i64) -> Weight>,
}

/// The chances of a roll to reach totals without end, critical failures left out.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// What adds up to the chance that the best die reaches a number, right from 1 on.
    pub waves: Vec<Wave>,
    /// What is added to the best die.
    pub plus: i64,
    /// The chance of a critical failure.
    pub critical: Ratio,
}

impl Reach {
    /// The chance of a best die of a number at least, and no critical failure.
    pub fn die_at_least(&self, number: i64) -> Ratio {
        if number < 2 {
            return &Ratio::one() - &self.critical;
        }
        self.waves
            .iter()
            .fold(Ratio::zero(), |sum, wave| &sum + &wave.at(number))
    }

    /// The chance of a total at least, and no critical failure.
    pub fn at_least(&self, total: i64) -> Ratio {
        self.die_at_least(total - self.plus)
    }
}

/// A weight to a small power.
fn power(base: &Weight, exponent: u32) -> Weight {
    (0..exponent).fold(Weight::ONE, |power, _| power.times(base))
}

/// In how many ways so many of so many dice can be picked.
fn choose(of: u32, picked: u32) -> Weight {
    (0..picked).fold(Weight::ONE, |ways, done| {
        ways.times(&Weight::from(of - done))
            .over(&Weight::from(done + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Budget, Walk};

    fn roll(sides: u32, extra: bool, dice: u32) -> Roll {
        let skill = Trait::new(Sides::new(sides).expect("a die"), 0).expect("a trait");
        Roll {
            dice,
            ..Roll::new(skill, extra, Modifiers::none())
        }
    }

    #[test]
    fn the_closed_law_is_that_of_every_face() {
        for extra in [false, true] {
            for dice in 1..=3 {
                for confirms in [false, true] {
                    let roll = Roll {
                        confirms,
                        ..roll(4, extra, dice)
                    };
                    for most in [2, 3, 5, 9] {
                        let mut walk = Walk::unmerged(Budget::default());
                        let walked = walk.law(|source| {
                            roll.throw(Term::Common(Common::Dice), None, most, source)
                        });
                        assert_eq!(walked.expect("cheap"), roll.law(most), "{roll:?} {most}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_wild_card_against_four() {
        let law = roll(8, false, 1).law(40);
        let chance = |grade| {
            law.chance(|throw: &Throw| throw.grade(4) == grade)
                .to_string()
        };
        assert_eq!(chance(Grade::Critical), "1/48");
        assert_eq!(chance(Grade::Failure), "1/6");
        assert_eq!(chance(Grade::Success), "163/288");
        assert_eq!(chance(Grade::Raise), "71/288");
    }

    #[test]
    fn reaches_are_those_of_the_law() {
        for extra in [false, true] {
            for confirms in [false, true] {
                let roll = Roll {
                    confirms,
                    ..roll(8, extra, 1)
                };
                let (law, reach) = (roll.law(60), roll.reach());
                for total in -1..=60 {
                    let known = law.chance(|throw| !throw.critical && throw.total >= total);
                    let reached = reach.at_least(total).to_fraction();
                    assert_eq!(reached, known, "{extra} {confirms} {total}");
                }
            }
        }
    }

    #[test]
    fn negligible_is_out_of_sight() {
        assert_eq!(out_of_sight(Sides::D12), 180);
        assert_eq!(out_of_sight(Sides::D4), 108);
    }
}
