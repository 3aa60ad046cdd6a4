//! Several trait dice that share one wild die, each judged by itself (S11): how many hit, and how many of those with a raise.

use super::check::margin;
use super::harm::View;
use super::throw::{Grade, RAISE, Throw};
use super::{Roll, Word, basis};
use crate::dice::{Budget, Dice, Law, Sides, Walk, Weight, ace};
use crate::rules::{Fact, Term, Value};

/// What an attack roll came to: for each die that hits, in the order of the dice, whether with a raise.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Aimed {
    /// Whether it is a critical failure: then nothing hits.
    pub critical: bool,
    /// The best die with all modifiers, where it is looked at.
    pub total: i64,
    /// The hits.
    pub hits: Vec<bool>,
}

/// One die of a volley, as far as hits care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    Miss,
    Hit,
    Raise,
}

impl Class {
    const fn of(total: i64, target: i64) -> Self {
        if total < target {
            Self::Miss
        } else if total < target + RAISE {
            Self::Hit
        } else {
            Self::Raise
        }
    }
}

/// Trait dice counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Count {
    ones: u32,
    hits: usize,
    raises: usize,
}

impl Aimed {
    /// The word for its best die.
    pub fn grade(&self) -> Grade {
        match () {
            () if self.critical => Grade::Critical,
            () if self.hits.contains(&true) => Grade::Raise,
            () if self.hits.is_empty() => Grade::Failure,
            () => Grade::Success,
        }
    }

    /// How many of its hits have no raise, and how many have one.
    pub fn counts(&self) -> (usize, usize) {
        let raises = self.hits.iter().filter(|raise| **raise).count();
        (self.hits.len() - raises, raises)
    }

    /// One of its hits, the next in order; in exact odds any, as likely as there are such. Returns what is left too.
    pub fn next<D: Dice>(hits: &[bool], dice: &mut D) -> (bool, Vec<bool>) {
        let without = |raise: bool| {
            let mut left = hits.to_vec();
            if let Some(place) = left.iter().position(|hit| *hit == raise) {
                left.remove(place);
            }
            (raise, left)
        };
        let law = || {
            let raises = hits.iter().filter(|raise| **raise).count();
            let ways = |count: usize| Weight::from(count as u128);
            Law::from_ways([
                (without(true), ways(raises)),
                (without(false), ways(hits.len() - raises)),
            ])
        };
        dice.known(law, |_| {
            (
                hits.first().copied().unwrap_or(false),
                hits.get(1..).unwrap_or(&[]).to_vec(),
            )
        })
    }
}

impl Roll {
    /// Rolls a volley against a target and tells it.
    fn aim_once<D: Dice<Note = Fact>>(
        &self,
        label: Term,
        target: i64,
        view: View,
        dice: &mut D,
    ) -> Aimed {
        let counted = || {
            let counted = Walk::<Fact>::new(Budget::BOUNDLESS).law(|walk| self.count(target, walk));
            counted.unwrap_or_else(|_| unreachable!("a few classes of a few dice, and no clock"))
        };
        dice.known(counted, |dice| {
            let most = if view == View::All {
                self.most(target)
            } else {
                target + RAISE
            };
            let hand = self.draw(most, dice);
            dice.note(|| self.row(label, &hand, Some(target)).fact());
            self.tell(&hand, dice);
            if self.dice > 1 {
                dice.note(|| Fact::Because(basis::RATE_OF_FIRE));
            }
            let throws = || {
                hand.values().into_iter().map(|die| Throw {
                    critical: hand.critical,
                    total: die + self.plus(),
                })
            };
            if self.dice > 1 {
                let raises = throws().map(|throw| throw.raises(target));
                dice.note(|| Fact::Value(Word::Raises.into(), Value::List(raises.collect())));
            }
            let hits = throws().map(|throw| throw.grade(target));
            Aimed {
                critical: hand.critical,
                total: if view == View::All {
                    hand.best() + self.plus()
                } else {
                    0
                },
                hits: hits
                    .filter(|grade| grade.succeeds())
                    .map(|grade| grade == Grade::Raise)
                    .collect(),
            }
        })
    }

    /// The same with nothing but counts, for exact odds: raises stand first.
    fn count<D: Dice<Note = Fact>>(&self, target: i64, dice: &mut D) -> Aimed {
        // One more than the least die of a raise, so that a 1 is always told from the rest.
        let most = (target + RAISE - self.plus()).max(2);
        let class = |die: i64| Class::of(die + self.plus(), target);
        let add = |count: Count, die: i64| Count {
            ones: count.ones + u32::from(die == 1),
            hits: count.hits + usize::from(class(die) == Class::Hit),
            raises: count.raises + usize::from(class(die) == Class::Raise),
        };
        let sides = self.skill.sides();
        let mut count = dice.tally(
            self.dice,
            Count::default(),
            |dice| ace(dice, sides, most),
            add,
        );
        let enough = count.ones >= self.ones_needed();
        let critical = if self.wild {
            let wild = ace(dice, Sides::D6, most);
            count.replace_lowest(class(wild), self.dice as usize);
            enough && wild == 1
        } else {
            enough && (!self.confirms || dice.die(Sides::D6) == 1)
        };
        let mut hits = vec![true; count.raises];
        hits.extend(vec![false; count.hits]);
        Aimed {
            critical,
            total: 0,
            hits: if critical { Vec::new() } else { hits },
        }
    }

    /// Rolls a volley; with a beni, one that misses is rolled again. Also whether the beni was spent.
    pub(super) fn aim<D: Dice<Note = Fact>>(
        &self,
        target: i64,
        beni: bool,
        view: View,
        dice: &mut D,
    ) -> (Aimed, bool) {
        let first = self.aim_once(Word::AttackRoll.into(), target, view, dice);
        if !beni || first.grade() != Grade::Failure {
            return (first, false);
        }
        dice.note(|| Fact::Because(basis::BENI));
        let second = self.aim_once(Word::Again.into(), target, view, dice);
        let better = second.critical || !second.hits.is_empty() || second.total > first.total;
        (if better { second } else { first }, true)
    }

    /// The best total of a volley alone, for its exact law.
    pub(super) fn best_of<D: Dice<Note = Fact>>(
        &self,
        target: i64,
        beni: bool,
        dice: &mut D,
    ) -> i64 {
        let (throw, _) = self.throw_with_beni(Word::AttackRoll.into(), target, beni, dice);
        throw.total
    }
}

impl Count {
    /// The wild die stands in for the lowest of so many trait dice, if it is better.
    fn replace_lowest(&mut self, wild: Class, dice: usize) {
        let lowest = if self.hits + self.raises < dice {
            Class::Miss
        } else if self.hits > 0 {
            Class::Hit
        } else {
            Class::Raise
        };
        if wild <= lowest {
            return;
        }
        if lowest == Class::Hit {
            self.hits -= 1;
        }
        match wild {
            Class::Miss => {}
            Class::Hit => self.hits += 1,
            Class::Raise => self.raises += 1,
        }
    }
}

/// What is said beside the result of an attack roll alone.
pub(super) fn told(aimed: &Aimed, target: i64, several: bool) -> Vec<crate::rules::Bit> {
    use crate::rules::Bit;
    let throw = Throw {
        critical: aimed.critical,
        total: aimed.total,
    };
    let mut bits = margin(throw, target);
    if several && !aimed.hits.is_empty() {
        let hits = i64::try_from(aimed.hits.len()).unwrap_or(i64::MAX);
        bits.push(Bit::say_with(Word::HitCount, [hits]));
    }
    bits
}
