//! The soak roll inside an attack, and the exact chances of how many wounds stick (S16, S17).
//!
//! Damage has no end, so wounds have none, and neither have the successes of a Vigor roll: the odds of one against the other
//! are an infinite sum, which is added up in closed form.

use super::damage::{CAP, Damage, Victim};
use super::harm::Hurt;
use super::reach::Reach;
use super::throw::{RAISE, TARGET};
use super::{Roll, Word, Wounds};
use crate::dice::{Dice, Law, Ratio, Wave, Weight};
use crate::rules::Fact;

/// A Vigor roll against fresh wounds.
#[derive(Clone, Debug)]
pub struct Soak {
    /// The roll, wounds had left out.
    pub vigor: Roll,
}

impl Soak {
    /// The roll of a victim with so many wounds before this hit.
    pub(super) fn roll(&self, had: i64) -> Roll {
        let penalty = Wounds::new(had).unwrap_or_default().penalty();
        let mut roll = self.vigor.clone();
        roll.modifiers.add(Word::ForWounds, -penalty);
        roll
    }

    /// Rolls it; says how many of the wounds are soaked.
    pub(super) fn draw<D: Dice<Note = Fact>>(
        &self,
        had: i64,
        wounds: i64,
        most: Option<i64>,
        dice: &mut D,
    ) -> i64 {
        let roll = self.roll(had);
        let most = most.unwrap_or_else(|| roll.most(TARGET));
        let throw = roll.throw(Word::SoakRoll.into(), Some(TARGET), most, dice);
        throw.successes(TARGET).min(wounds)
    }
}

/// One hit and the soak roll against it.
pub(super) struct Soaking<'a> {
    damage: &'a Damage,
    raise: bool,
    toughness: i64,
    victim: Victim,
    /// What the Vigor roll reaches.
    reach: Reach,
    /// What the damage reaches.
    spread: Spread,
}

/// What a hit does, and how many of its wounds are soaked; either may stand for others that nobody tells apart.
type Outcome = (Hurt, i64);

/// A chance below this is listed with the next one: no mean that is printed changes by it.
const LISTED: f64 = 1e-13;

impl<'a> Soaking<'a> {
    /// A hit on a victim with a Dureza, soaked by a roll that reaches so far.
    pub fn new(
        damage: &'a Damage,
        raise: bool,
        toughness: i64,
        victim: Victim,
        reach: Reach,
    ) -> Self {
        // Past the sums that are out of sight, room for what a Vigor roll adds and for the wounds of any hit.
        let room = RAISE * (CAP + 2) + reach.plus.max(0);
        let most = damage.most(raise).max(toughness) + room;
        let spread = Spread::new(damage.law(raise, most));
        Self {
            damage,
            raise,
            toughness,
            victim,
            reach,
            spread,
        }
    }

    /// From which number of wounds on there is nothing to see; `least` at least.
    pub fn wounds_listed(&self, least: i64) -> i64 {
        if self.victim.cap {
            return CAP;
        }
        let mut count = least;
        while self.wounds_at_least(count).to_f64() > LISTED {
            count += 1;
        }
        count
    }

    /// From which number of wounds soaked on there is nothing to see.
    pub fn soaked_listed(&self) -> i64 {
        let mut count = 1;
        let seen = |count| {
            let chance = &self.wounds_at_least(count) * &self.successes(count);
            chance.to_f64() > LISTED
        };
        while seen(count) {
            count += 1;
        }
        count
    }

    /// The chances of each number of wounds that stick up to `listed`, which stands for more too.
    pub fn sticking(&self, listed: i64) -> Vec<(Outcome, Ratio)> {
        let infinite = (!self.victim.cap).then(|| self.waves());
        let sticks: Vec<Ratio> = (1..=listed)
            .map(|count| match &infinite {
                Some(waves) => self.stick_at_least(count, waves),
                None => self.stick_capped(count),
            })
            .collect();
        let mut rows = self.without_wounds();
        rows.push(((Hurt::Wounds(1), 1), &self.wounds_at_least(1) - &sticks[0]));
        for (count, sticks_so_many) in (1..).zip(&sticks) {
            let more = usize::try_from(count)
                .ok()
                .and_then(|next| sticks.get(next));
            let chance = more.map_or(sticks_so_many.clone(), |more| sticks_so_many - more);
            rows.push(((Hurt::Wounds(count), 0), chance));
        }
        rows
    }

    /// The chances of each number of wounds soaked up to `listed`, which stands for more too, with those that stick up to `fall`,
    /// which stands for more too.
    pub fn soaked(&self, listed: i64, fall: i64) -> Vec<(Outcome, Ratio)> {
        let at_least = |count| self.wounds_at_least(count);
        let exactly = |count| &at_least(count) - &at_least(count + 1);
        let mut rows = self.without_wounds();
        for soaked in 0..=listed {
            let reached = self.successes(soaked);
            let just = if soaked == listed {
                reached.clone()
            } else {
                &reached - &self.successes(soaked + 1)
            };
            if soaked > 0 {
                rows.push(((Hurt::Wounds(soaked), soaked), &exactly(soaked) * &reached));
            }
            for stick in 1..=fall {
                let wounds = if stick == fall {
                    at_least(soaked + stick)
                } else {
                    exactly(soaked + stick)
                };
                rows.push(((Hurt::Wounds(soaked + stick), soaked), &wounds * &just));
            }
        }
        rows
    }

    /// The chances of a hit that makes no wound.
    fn without_wounds(&self) -> Vec<(Outcome, Ratio)> {
        let reached = self.spread.at_least(self.toughness);
        vec![
            ((Hurt::Nothing, 0), &Ratio::one() - &reached),
            ((Hurt::Wounds(0), 0), &reached - &self.wounds_at_least(1)),
        ]
    }

    /// The chance of so many successes at least.
    fn successes(&self, count: i64) -> Ratio {
        if count <= 0 {
            return Ratio::one();
        }
        self.reach.at_least(TARGET + RAISE * (count - 1))
    }

    /// The chance of so many wounds at least, 1 or more, before any are soaked.
    fn wounds_at_least(&self, count: i64) -> Ratio {
        if self.victim.cap && count > CAP {
            return Ratio::zero();
        }
        if count == 1 && self.victim.is_wounded_by_shaking() {
            return self.spread.at_least(self.toughness);
        }
        self.spread.at_least(self.toughness + RAISE * count)
    }

    /// The chance that so many wounds stick at least, where one hit makes four at most.
    fn stick_capped(&self, count: i64) -> Ratio {
        (count..=CAP).fold(Ratio::zero(), |sum, wounds| {
            let exactly = &self.wounds_at_least(wounds) - &self.wounds_at_least(wounds + 1);
            let short = &Ratio::one() - &self.successes(wounds - count + 1);
            &sum + &(&exactly * &short)
        })
    }

    /// From how far above the Dureza the chance to soak all wounds is a sum of waves of the damage: a multiple of 4.
    fn first_wave(&self) -> i64 {
        let mut first = RAISE;
        while first - self.reach.plus < 2 {
            first += RAISE;
        }
        first
    }

    /// The chance of as many successes as there are full fours in a number, as waves of that number; and the same after the
    /// damage dice are added to it.
    fn waves(&self) -> Vec<(Wave, Wave)> {
        let dice = self.damage.dice(self.raise);
        let after = |wave: &Wave| {
            dice.iter()
                .fold(wave.clone(), |wave, die| wave.over_ace(*die))
        };
        let steps = self.reach.waves.iter();
        steps
            .map(|wave| wave.in_steps(RAISE, -self.reach.plus))
            .map(|wave| (wave.clone(), after(&wave)))
            .collect()
    }

    /// The chance that so many wounds stick at least: that there are so many, without the successes that would leave fewer.
    fn stick_at_least(&self, count: i64, waves: &[(Wave, Wave)]) -> Ratio {
        let (spread, base) = (&self.spread, self.toughness + RAISE * (count - 1));
        let first = self.first_wave();
        // Where any roll that is no critical failure soaks enough.
        let surely = &spread.at_least(base + RAISE) - &spread.at_least(base + first);
        let mut soaked = &surely * &self.reach.die_at_least(1);
        if count == 1 && self.victim.is_wounded_by_shaking() {
            let beyond = spread.at_least(self.toughness + RAISE);
            let only_shaken = &spread.at_least(self.toughness) - &beyond;
            soaked = &soaked + &(&only_shaken * &self.successes(1));
        }
        let total = Ratio::of(&Weight::ONE, spread.law.total());
        for (wave, after) in waves {
            let below = spread.law.rows().iter();
            let below = below.take_while(|(sum, _)| *sum < base + first);
            let below = wave.sum_of(below.map(|(sum, ways)| (sum - base, ways.clone())));
            let all = after.at(self.damage.plus() - base);
            soaked = &soaked + &(&all - &(&below * &total));
        }
        &self.wounds_at_least(count) - &soaked
    }
}

/// A law of damage with the ways to reach each of its sums.
struct Spread {
    law: Law<i64>,
    /// For each row, the ways of it and of all after it.
    reaching: Vec<Weight>,
}

impl Spread {
    fn new(law: Law<i64>) -> Self {
        let mut reaching: Vec<Weight> = Vec::with_capacity(law.rows().len());
        let mut sum = Weight::ZERO;
        for (_, ways) in law.rows().iter().rev() {
            sum = sum.plus(ways);
            reaching.push(sum.clone());
        }
        reaching.reverse();
        Self { law, reaching }
    }

    /// The chance of a damage at least.
    fn at_least(&self, least: i64) -> Ratio {
        let place = self.law.rows().partition_point(|(sum, _)| *sum < least);
        match self.reaching.get(place) {
            Some(ways) => Ratio::of(ways, self.law.total()),
            None => Ratio::zero(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Sides;
    use crate::rules::notation::{Expression, Sign};
    use crate::rules::savage::{Modifiers, Trait};

    fn damage(dice: &[u32], plus: i64) -> Damage {
        let pool = |sides: &u32| {
            let sides = Sides::new(*sides).expect("a die");
            Expression::pool(crate::dice::Pool::new(1, sides)).expect("a die")
        };
        let number = Expression::number(plus);
        let sum = dice
            .iter()
            .map(pool)
            .fold(number, |sum, die| sum.plus(Sign::Plus, die).expect("a sum"));
        Damage::new(&sum).expect("damage")
    }

    fn vigor(sides: u32, extra: bool, plus: i64) -> Roll {
        let skill = Trait::new(Sides::new(sides).expect("a die"), plus).expect("a trait");
        Roll::new(skill, extra, Modifiers::none())
    }

    /// The chance that so many wounds stick at least, from every damage and every Vigor roll up to where nothing is left.
    fn by_pairs(soaking: &Soaking, vigor: &Roll, count: i64) -> f64 {
        let throws = vigor.law(300);
        let throws: Vec<_> = throws
            .rows()
            .iter()
            .map(|(throw, ways)| (throw.successes(TARGET), ways.ratio(throws.total())))
            .collect();
        let damages = soaking.damage.law(soaking.raise, 400);
        let mut sum = 0.0;
        for (damage, ways) in damages.rows() {
            let wounds = soaking.victim.wounds_of(*damage, soaking.toughness);
            let chance = ways.ratio(damages.total());
            for (successes, more) in &throws {
                if wounds - successes.min(&wounds) >= count {
                    sum += chance * more;
                }
            }
        }
        sum
    }

    #[test]
    fn the_infinite_sums_are_those_of_all_pairs() {
        let shaken = Victim {
            shaken: true,
            ..Victim::default()
        };
        let lines = [
            (
                damage(&[8, 6], 0),
                7,
                Victim::default(),
                vigor(8, false, 0),
                true,
            ),
            (damage(&[6, 6], 2), 5, shaken, vigor(6, false, -1), false),
            (damage(&[12], 4), 6, shaken, vigor(10, true, 3), false),
            (
                damage(&[4, 4, 10], 0),
                9,
                Victim::default(),
                vigor(4, true, -2),
                false,
            ),
            (
                damage(&[], 20),
                6,
                Victim::default(),
                vigor(8, false, 5),
                false,
            ),
        ];
        for (damage, toughness, victim, vigor, raise) in lines {
            let soaking = Soaking::new(&damage, raise, toughness, victim, vigor.reach());
            let rows = soaking.sticking(6);
            let whole = rows
                .iter()
                .fold(Ratio::zero(), |sum, (_, chance)| &sum + chance);
            assert_eq!(whole, Ratio::one());
            for count in 1..=6 {
                let sticks = rows.iter().filter(|((hurt, soaked), _)| {
                    matches!(hurt, Hurt::Wounds(wounds) if wounds - soaked >= count)
                });
                let sticks = sticks.fold(Ratio::zero(), |sum, (_, chance)| &sum + chance);
                let expected = by_pairs(&soaking, &vigor, count);
                let difference = (sticks.to_f64() - expected).abs();
                assert!(difference < 1e-11, "{damage:?} {count}: {difference}");
            }
            let soaked = soaking.soaked(9, 4);
            let whole = soaked
                .iter()
                .fold(Ratio::zero(), |sum, (_, chance)| &sum + chance);
            assert_eq!(whole, Ratio::one());
        }
    }
}
