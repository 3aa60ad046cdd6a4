//! The exact law of a trait roll, worked out from the chances that acing dice stay below each number.

use super::Roll;
use super::throw::Throw;
use crate::dice::{Below, Law, Ratio, Sides, Wave, Weight};

impl Roll {
    /// The exact law of the roll, greater totals than `most` counted as that.
    pub(super) fn law(&self, most: i64) -> Law<Throw> {
        let most = self.most_die(most);
        let trait_die = Below::of(self.skill.sides(), most);
        let second = self.second_die(most);
        let one = trait_die.ways(2);
        // Ways that no die reaches a number, and those of them that are critical failures.
        let below = |number: i64| {
            trait_die
                .ways(number)
                .power(self.dice)
                .times(&(second.below)(number))
        };
        let all = trait_die.total().power(self.dice).times(&second.total);
        let critical = |others: &Weight| {
            let exactly = |ones: u32| {
                one.power(ones)
                    .times(&others.power(self.dice - ones))
                    .times(&Weight::binomial(self.dice, ones))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Budget, Walk};
    use crate::rules::savage::throw::Grade;
    use crate::rules::savage::{Modifiers, Trait};
    use crate::rules::{Common, Term};

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
}
