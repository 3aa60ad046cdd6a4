//! Dice that ace: the highest face is rolled again and added, without limit. How they are drawn, and what their exact laws
//! are without trying faces.
//!
//! An acing die of `s` sides reaches `n = q·s + r` with chance `s^-q` when `r` is 0, else `s^-q · (s - r + 1) / s`.

use super::{CHAIN_LIMIT, Dice, Law, Sides, Step, Weight};

/// One acing die, up to `most` where nobody tells greater values apart.
pub fn ace<D: Dice>(dice: &mut D, sides: Sides, most: i64) -> i64 {
    let most = dice.bound(most);
    let highest = i64::from(sides.get());
    let step = |dice: &mut D, sum: i64| {
        let face = i64::from(dice.die(sides));
        if face == highest && sum + face < most {
            Step::On(sum + face)
        } else {
            Step::End((sum + face).min(most))
        }
    };
    dice.chain(0, step, |sum| sum).end
}

/// The faces of one acing die, for a source to which somebody listens.
pub fn faces_of_ace<D: Dice>(dice: &mut D, sides: Sides) -> Vec<i64> {
    let mut faces = Vec::new();
    for _ in 0..CHAIN_LIMIT {
        let face = dice.die(sides);
        faces.push(i64::from(face));
        if face < sides.get() {
            break;
        }
    }
    faces
}

/// How often a die of these sides must ace, and once more, to reach `most`.
fn levels(sides: Sides, most: i64) -> u32 {
    let levels = most.max(0) / i64::from(sides.get()) + 2;
    u32::try_from(levels).unwrap_or(u32::MAX)
}

/// The ways of an acing die to stay below each number from 1 to `most`, out of the total that comes with them.
#[derive(Debug)]
pub struct Below {
    ways: Vec<Weight>,
    total: Weight,
}

impl Below {
    /// For a die of these sides.
    pub fn of(sides: Sides, most: i64) -> Self {
        let (s, levels) = (sides.get(), levels(sides, most));
        let total = Weight::from(s).power(levels);
        let unit = Weight::from(s);
        // Ways of an ace that has come round so often, and of one face of the die rolled then.
        let mut round = total.clone();
        let mut face = round.over(&unit);
        let mut reaches = Vec::new();
        for n in 1..=most {
            let place = u32::try_from(n % i64::from(s)).unwrap_or(0);
            if place == 0 {
                round = face.clone();
                face = round.over(&unit);
                reaches.push(round.clone());
            } else {
                reaches.push(face.times(&Weight::from(s - place + 1)));
            }
        }
        Self {
            ways: reaches.iter().map(|ways| total.minus(ways)).collect(),
            total,
        }
    }

    /// The ways to stay below a number from 1 to the greatest asked for.
    pub fn ways(&self, number: i64) -> Weight {
        usize::try_from(number - 1)
            .ok()
            .and_then(|place| self.ways.get(place))
            .cloned()
            .unwrap_or(Weight::ZERO)
    }

    /// All ways.
    pub const fn total(&self) -> &Weight {
        &self.total
    }
}

/// The law of acing dice added up, and of a number with them; all that reaches `most` counts as `most`.
pub fn sum_of_aces(dice: &[Sides], plus: i64, most: i64) -> Law<i64> {
    let least = dice.iter().fold(plus, |sum, _| sum + 1);
    if dice.is_empty() || least >= most {
        return Law::certain(least.min(most));
    }
    // Ways of each sum from `plus` on; those past the end are what is left of the total.
    let length = usize::try_from(most - plus).unwrap_or(0);
    let mut ways = vec![Weight::ZERO; length];
    ways[0] = Weight::ONE;
    let mut total = Weight::ONE;
    for &sides in dice {
        let levels = levels(sides, most - plus);
        let (highest, unit) = (sides.get() as usize, Weight::from(sides.get()));
        let scale = unit.power(levels - 1);
        let mut next: Vec<Weight> = Vec::with_capacity(length);
        // The sums one face below the highest away, as a window that moves.
        let mut window = Weight::ZERO;
        for place in 0..length {
            if place >= 1 {
                window = window.plus(&ways[place - 1]);
            }
            if place >= highest {
                window = window.minus(&ways[place - highest]);
            }
            let fresh = window.times(&scale);
            let again = match place.checked_sub(highest) {
                Some(before) => next[before].over(&unit),
                None => Weight::ZERO,
            };
            next.push(fresh.plus(&again));
        }
        total = total.times(&scale).times(&unit);
        ways = next;
    }
    let below = ways.iter().fold(Weight::ZERO, |sum, ways| sum.plus(ways));
    let rows = (plus..).zip(ways);
    Law::from_ways(rows.chain([(most, total.minus(&below))])).reduced()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Budget, Fraction, Walk};

    /// Chance to reach `n` from the closed form.
    fn reaches(s: u64, n: u64) -> Fraction {
        let (q, r) = (n / s, n % s);
        let below = Weight::from(u128::from(s).pow(u32::try_from(q).expect("small") + 1));
        let above = if r == 0 { s } else { s - r + 1 };
        Fraction::new(&Weight::from(above), &below)
    }

    #[test]
    fn the_chance_to_reach_a_number_is_the_closed_form() {
        for sides in [4, 6, 8, 10, 12, 20] {
            let die = Sides::new(sides).expect("a die");
            let below = Below::of(die, 45);
            let law = sum_of_aces(&[die], 0, 46);
            for n in 1..=45 {
                let expected = reaches(u64::from(sides), u64::try_from(n).expect("small"));
                let ways = below.total().minus(&below.ways(n));
                assert_eq!(
                    Fraction::new(&ways, below.total()),
                    expected,
                    "d{sides} {n}"
                );
                assert_eq!(law.chance(|sum| *sum >= n), expected, "d{sides} {n}");
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn sums_are_those_of_the_walk() {
        let dice: Vec<Sides> = [4, 6, 4].into_iter().filter_map(Sides::new).collect();
        for most in [1, 3, 4, 5, 13, 20] {
            let mut walk = Walk::<()>::new(Budget::default());
            let walked = walk.law(|source| {
                let sum = dice
                    .iter()
                    .fold(2, |sum, sides| sum + ace(source, *sides, most));
                sum.min(most)
            });
            assert_eq!(
                walked.expect("cheap"),
                sum_of_aces(&dice, 2, most),
                "{most}"
            );
        }
        assert_eq!(sum_of_aces(&[], -3, 9), Law::certain(-3));
        assert_eq!(sum_of_aces(&[], 12, 9), Law::certain(9));
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn means_are_the_closed_form() {
        // s(s+1) / 2(s-1), to the last digit that a floating number has.
        let dice: Vec<Sides> = [8, 6].into_iter().filter_map(Sides::new).collect();
        let law = sum_of_aces(&dice, 0, 250);
        assert!((law.mean() - (36.0 / 7.0 + 4.2)).abs() < 1e-13);
    }
}
