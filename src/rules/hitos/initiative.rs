//! Who acts first (H12): middle die and Iniciativa, the higher score on a tie, and those still tied roll again.

use super::{Trio, Word, basis};
use crate::dice::{Dice, Law, Step};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Term, Value};
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// Somebody who takes part in a fight.
#[derive(Clone, Debug)]
pub struct Combatant {
    name: String,
    score: i64,
}

impl Combatant {
    /// What an Iniciativa may be.
    pub const SCORES: RangeInclusive<i64> = -1_000..=1_000;

    /// Somebody with this Iniciativa.
    ///
    /// # Errors
    /// An Iniciativa past 1,000 either way.
    pub fn new(name: String, score: i64) -> Result<Self, Refusal> {
        if Self::SCORES.contains(&score) {
            Ok(Self { name, score })
        } else {
            Err(Refusal::range(&Self::SCORES))
        }
    }
}

/// The order of a fight.
#[derive(Clone, Debug)]
pub struct Initiative {
    combatants: Vec<Combatant>,
}

/// Who acts first, by place in the line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Order {
    first: usize,
    /// Everybody in order, and the totals by place in the line: where it is one roll.
    all: Option<(Vec<usize>, Vec<i64>)>,
}

/// How it stands while some are tied.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    /// Nobody has rolled yet.
    fresh: bool,
    /// Those in front.
    lead: Vec<usize>,
    /// Everybody, those who are tied together, and the totals of the first roll: where it is one roll.
    all: Option<(Vec<Vec<usize>>, Vec<i64>)>,
}

/// Those in front of a group while its dice fall one after the other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Race {
    rolled: usize,
    /// The best total with its score.
    best: (i64, i64),
    tied: Vec<usize>,
    /// Every roll, where it is one roll.
    rolls: Option<Vec<Trio>>,
}

/// The middle die alone, as the key of its law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct CentreDie;

impl Initiative {
    /// The most who may take part.
    pub const MOST: usize = 100;

    /// A fight of these combatants.
    ///
    /// # Errors
    /// Nobody, or more than a hundred.
    pub fn new(combatants: Vec<Combatant>) -> Result<Self, Refusal> {
        let most = i64::try_from(Self::MOST).unwrap_or(i64::MAX);
        match combatants.len() {
            0 => Err(Refusal::range(&(1..=most))),
            1..=Self::MOST => Ok(Self { combatants }),
            _ => Err(Refusal::Limit(
                Term::Hitos(Word::TooManyCombatants),
                vec![most],
            )),
        }
    }

    /// A group rolls, in the order named: who is in front of it, and every roll.
    fn race<D: Dice<Note = Fact>>(&self, group: &[usize], dice: &mut D) -> Race {
        let start = Race {
            rolled: 0,
            best: (i64::MIN, i64::MIN),
            tied: Vec::new(),
            rolls: dice.aside(Vec::new),
        };
        let times = u32::try_from(group.len()).unwrap_or(u32::MAX);
        let one = |dice: &mut D| {
            dice.keyed_part(CentreDie, |dice| {
                let trio = Trio::roll(dice);
                (trio.centre(), dice.aside(|| trio))
            })
        };
        dice.tally(times, start, one, |race, roll| {
            self.fallen(race, group, roll)
        })
    }

    /// One more of the group has rolled.
    fn fallen(&self, mut race: Race, group: &[usize], roll: (i64, Option<Trio>)) -> Race {
        let (centre, trio) = roll;
        let place = group[race.rolled];
        let score = self.combatants[place].score;
        let total = (centre + score, score);
        if total > race.best {
            race.best = total;
            race.tied.clear();
        }
        if total == race.best {
            race.tied.push(place);
        }
        if let (Some(rolls), Some(trio)) = (&mut race.rolls, trio) {
            rolls.push(trio);
        }
        race.rolled += 1;
        race
    }

    /// The highest group that is tied rolls; over when there is none.
    fn step<D: Dice<Note = Fact>>(
        &self,
        standing: Standing,
        dice: &mut D,
    ) -> Step<Standing, Order> {
        let tied = |group: &&Vec<usize>| group.len() > 1 || standing.fresh;
        let group = match &standing.all {
            Some((groups, _)) => groups.iter().find(tied),
            None => Some(&standing.lead).filter(tied),
        };
        let Some(group) = group.cloned() else {
            return Step::End(Order::of(standing));
        };
        if !standing.fresh {
            dice.note(|| self.tie_row(&group));
        }
        let race = self.race(&group, dice);
        let in_front = group.contains(&standing.lead[0]);
        let all = standing
            .all
            .zip(race.rolls)
            .map(|((groups, mut totals), rolls)| {
                let mut ranked: Vec<(usize, Trio)> = group.iter().copied().zip(rolls).collect();
                for (place, trio) in &ranked {
                    dice.note(|| self.roll_row(*place, *trio));
                }
                if standing.fresh {
                    totals = ranked
                        .iter()
                        .map(|(place, trio)| self.total(*place, *trio))
                        .collect();
                }
                ranked.sort_by_key(|(place, trio)| Reverse(self.rank(*place, *trio)));
                let finer = ranked
                    .chunk_by(|a, b| self.rank(a.0, a.1) == self.rank(b.0, b.1))
                    .map(|tied| tied.iter().map(|(place, _)| *place).collect());
                let finer: Vec<Vec<usize>> = finer.collect();
                let groups = groups.into_iter().flat_map(|known| {
                    if known == group {
                        finer.clone()
                    } else {
                        vec![known]
                    }
                });
                (groups.collect(), totals)
            });
        Step::On(Standing {
            fresh: false,
            lead: if in_front { race.tied } else { standing.lead },
            all,
        })
    }

    fn total(&self, place: usize, trio: Trio) -> i64 {
        trio.centre() + self.combatants[place].score
    }

    /// What a roll is compared by: the total, then the score.
    fn rank(&self, place: usize, trio: Trio) -> (i64, i64) {
        (self.total(place, trio), self.combatants[place].score)
    }

    fn name(&self, place: usize) -> Bit {
        Bit::Name(self.combatants[place].name.clone())
    }

    fn roll_row(&self, place: usize, trio: Trio) -> Fact {
        let score = self.combatants[place].score;
        Row::new(Word::Initiative)
            .cell([self.name(place)])
            .cell([Bit::faces(&trio.faces())])
            .cell([Bit::say(Word::Centre), Bit::Number(trio.centre())])
            .cell([Bit::Signed(score)])
            .cell([Bit::Equals, Bit::Number(self.total(place, trio))])
            .fact()
    }

    fn tie_row(&self, group: &[usize]) -> Fact {
        let names: Vec<&str> = group
            .iter()
            .map(|&place| self.combatants[place].name.as_str())
            .collect();
        Row::new(Common::Tie)
            .cell([Bit::Name(names.join(", "))])
            .cell([Bit::say(Word::RollAgain)])
            .fact()
    }
}

impl Order {
    fn of(standing: Standing) -> Self {
        Self {
            first: standing.lead[0],
            all: standing
                .all
                .map(|(groups, totals)| (groups.concat(), totals)),
        }
    }
}

impl Rule for Initiative {
    type Outcome = Order;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Order {
        let everybody: Vec<usize> = (0..self.combatants.len()).collect();
        let start = Standing {
            fresh: true,
            lead: everybody.clone(),
            all: dice.aside(|| (vec![everybody.clone()], Vec::new())),
        };
        let step = |dice: &mut D, standing| self.step(standing, dice);
        let order = dice.chain(start, step, Order::of).end;
        if let Some((all, _)) = &order.all {
            dice.note(|| {
                let places = (1..).zip(all);
                let row = Row::new(Word::Order);
                places
                    .fold(row, |row, (number, &place)| {
                        row.cell([Bit::Number(number), self.name(place)])
                    })
                    .fact()
            });
        }
        order
    }

    fn answer(&self, order: &Order) -> Answer {
        let name = |place: usize| self.combatants[place].name.clone();
        let answer = Answer::computed();
        let Some((all, totals)) = &order.all else {
            return answer;
        };
        let order_of_names = all.iter().map(|&place| Value::Name(name(place)));
        let totals = all
            .iter()
            .map(|&place| (name(place), Value::Given(totals[place])));
        answer
            .with(Word::Order, Value::Series(order_of_names.collect()))
            .with(Word::Totals, Value::Named(totals.collect()))
            .with(Common::First, Value::Name(name(order.first)))
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::INITIATIVE]
    }

    fn tabulate(&self, law: &Law<Order>) -> Vec<(Term, Value)> {
        let chances = self.combatants.iter().enumerate().map(|(place, one)| {
            let chance = law.chance(|order| order.first == place);
            (one.name.clone(), Value::Chance(chance))
        });
        vec![(Common::First.into(), Value::Named(chances.collect()))]
    }
}
