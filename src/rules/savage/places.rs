//! The exact chance of each place in the order of acting, without dealing 54 cards in every way.
//!
//! Two things make this short. Which cards are high or low decides whether Quick deals again, and the chance of a series of
//! highs and lows depends only on how many of each there are: so it does not matter who is dealt to first, and those with the
//! same edges have the same chances. And once it is known how many high cards everybody holds, every order of those cards is as
//! likely as any other: the best of them belongs to each with a chance in the ratio of the cards held, then the next best, and
//! so on.

use super::initiative::is_low;
use crate::dice::{Card, Fraction, OverBudget, Ratio, Weight};
use std::collections::BTreeMap;

/// What edges one has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    pub quick: bool,
    /// 1 to 3.
    pub cards: u32,
}

/// The chances of everybody's places.
pub(super) struct Places {
    /// For each who takes part, the chance of each place from the first on.
    pub chances: Vec<Vec<Fraction>>,
}

/// What somebody is left holding: so many cards of the same height, of which the best counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Holding {
    high: bool,
    cards: u32,
}

/// How many of a kind hold what.
type Pattern = BTreeMap<(Kind, Holding), u32>;
/// How many hold what, whatever their kind.
type Table = BTreeMap<Holding, u32>;
/// Ways of dealing hold so much at most before the answer is given up.
const MOST_PATTERNS: usize = 200_000;

impl Places {
    /// With the deck of 54.
    pub fn of(kinds: &[Kind]) -> Result<Self, OverBudget> {
        let low = Card::deck()
            .into_iter()
            .filter(|card| is_low(*card))
            .count();
        let low = u32::try_from(low).unwrap_or(0);
        Self::of_deck(kinds, Card::COUNT - low, low)
    }

    /// With a deck of so many high and so many low cards.
    fn of_deck(kinds: &[Kind], high: u32, low: u32) -> Result<Self, OverBudget> {
        let mut counts: BTreeMap<Kind, u32> = BTreeMap::new();
        for kind in kinds {
            *counts.entry(*kind).or_default() += 1;
        }
        let mut sums: BTreeMap<Kind, Vec<Ratio>> = BTreeMap::new();
        let mut known: BTreeMap<Table, BTreeMap<Holding, Vec<Ratio>>> = BTreeMap::new();
        for (pattern, chance) in patterns(kinds, high, low)? {
            let mut table = Table::new();
            for ((_, holding), count) in &pattern {
                *table.entry(*holding).or_default() += count;
            }
            let places = known
                .entry(table.clone())
                .or_insert_with(|| places_at(&table));
            for ((kind, holding), count) in &pattern {
                let share = Ratio::of(&(*count).into(), &counts[kind].into());
                let weight = &chance * &share;
                let sums = sums
                    .entry(*kind)
                    .or_insert_with(|| vec![Ratio::zero(); kinds.len()]);
                for (sum, place) in sums.iter_mut().zip(&places[holding]) {
                    *sum = &*sum + &(&weight * place);
                }
            }
        }
        let fractions = |kind: &Kind| sums[kind].iter().map(Ratio::to_fraction).collect();
        Ok(Self {
            chances: kinds.iter().map(fractions).collect(),
        })
    }
}

/// A deal under way: high and low cards left, and who holds what so far.
type Deal = (u32, u32, Pattern);

/// Every pattern with its chance. Without Quick, high and low need not be told apart.
fn patterns(kinds: &[Kind], high: u32, low: u32) -> Result<Vec<(Pattern, Ratio)>, OverBudget> {
    if kinds.iter().all(|kind| !kind.quick) {
        let mut pattern = Pattern::new();
        for kind in kinds {
            let holding = Holding {
                high: true,
                cards: kind.cards,
            };
            *pattern.entry((*kind, holding)).or_default() += 1;
        }
        return Ok(vec![(pattern, Ratio::one())]);
    }
    let mut sorted = kinds.to_vec();
    sorted.sort_unstable();
    let start: Deal = (high, low, Pattern::new());
    let mut deals = vec![(start, Ratio::one())];
    for kind in sorted {
        let mut next: BTreeMap<Deal, Ratio> = BTreeMap::new();
        for ((high, low, pattern), chance) in &deals {
            for ((high, low), holding, share) in hands(kind, *high, *low) {
                let mut pattern = pattern.clone();
                *pattern.entry((kind, holding)).or_default() += 1;
                let more = chance * &share;
                let sum = next.entry((high, low, pattern)).or_insert_with(Ratio::zero);
                *sum = &*sum + &more;
            }
        }
        if next.len() > MOST_PATTERNS {
            return Err(OverBudget);
        }
        deals = next.into_iter().collect();
    }
    let mut merged: BTreeMap<Pattern, Ratio> = BTreeMap::new();
    for ((_, _, pattern), chance) in deals {
        let sum = merged.entry(pattern).or_insert_with(Ratio::zero);
        *sum = &*sum + &chance;
    }
    Ok(merged.into_iter().collect())
}

/// What one of a kind may be left holding, from so many high and low cards: the cards left then, and the chance.
fn hands(kind: Kind, high: u32, low: u32) -> Vec<((u32, u32), Holding, Ratio)> {
    let all = Weight::binomial(high + low, kind.cards);
    let mut hands = Vec::new();
    for highs in 0..=kind.cards {
        let lows = kind.cards - highs;
        if highs > high || lows > low {
            continue;
        }
        let ways = Weight::binomial(high, highs).times(&Weight::binomial(low, lows));
        let share = Ratio::of(&ways, &all);
        let left = (high - highs, low - lows);
        let holding = Holding {
            high: highs > 0,
            cards: if highs > 0 { highs } else { lows },
        };
        if highs > 0 || !kind.quick {
            hands.push((left, holding, share));
            continue;
        }
        // All low: dealt again, one by one, until a high one comes.
        let (high, mut low) = left;
        let mut so_far = share;
        loop {
            let cards = Weight::from(high + low);
            let one = Holding {
                high: true,
                cards: 1,
            };
            let comes = &so_far * &Ratio::of(&high.into(), &cards);
            if high > 0 {
                hands.push(((high - 1, low), one, comes));
            }
            if low == 0 {
                break;
            }
            so_far = &so_far * &Ratio::of(&low.into(), &cards);
            low -= 1;
        }
    }
    hands
}

/// For each holding of a table, the chance that a given one who holds it has each place.
fn places_at(table: &Table) -> BTreeMap<Holding, Vec<Ratio>> {
    let everybody: u32 = table.values().sum();
    let mut places: BTreeMap<Holding, Vec<Ratio>> = table
        .keys()
        .map(|holding| (*holding, vec![Ratio::zero(); everybody as usize]))
        .collect();
    let mut from = 0;
    for high in [true, false] {
        let group: Table = table
            .iter()
            .filter(|(holding, _)| holding.high == high)
            .map(|(holding, count)| (*holding, *count))
            .collect();
        let count: u32 = group.values().sum();
        let mut states: BTreeMap<Table, Ratio> = BTreeMap::from([(group, Ratio::one())]);
        for place in from..from + count as usize {
            let mut next: BTreeMap<Table, Ratio> = BTreeMap::new();
            for (state, chance) in &states {
                let cards: u32 = state
                    .iter()
                    .map(|(holding, count)| holding.cards * count)
                    .sum();
                for (holding, count) in state.iter().filter(|(_, count)| **count > 0) {
                    let one = Ratio::of(&holding.cards.into(), &cards.into());
                    let hers = chance * &one;
                    let mut left = state.clone();
                    left.insert(*holding, count - 1);
                    let all = &hers * &Ratio::whole(*count);
                    let sum = next.entry(left).or_insert_with(Ratio::zero);
                    *sum = &*sum + &all;
                    // Any of those who are left and hold it is as likely the given one.
                    let given = Ratio::of(&Weight::ONE, &table[holding].into());
                    if let Some(places) = places.get_mut(holding) {
                        places[place] = &places[place] + &(&all * &given);
                    }
                }
            }
            states = next;
        }
        from += count as usize;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Kind = Kind {
        quick: false,
        cards: 1,
    };
    const QUICK: Kind = Kind {
        quick: true,
        cards: 1,
    };
    const LEVEL: Kind = Kind {
        quick: false,
        cards: 2,
    };

    fn first(kinds: &[Kind]) -> Vec<String> {
        let places = Places::of(kinds).expect("few");
        places
            .chances
            .iter()
            .map(|places| places[0].to_string())
            .collect()
    }

    #[test]
    fn equals_share_the_places() {
        let places = Places::of(&[PLAIN; 8]).expect("few");
        assert!(
            places
                .chances
                .iter()
                .flatten()
                .all(|chance| chance.to_string() == "1/8")
        );
        assert_eq!(first(&[QUICK, QUICK, QUICK]), ["1/3", "1/3", "1/3"]);
    }

    #[test]
    fn two_cards_are_twice_as_good() {
        assert_eq!(first(&[LEVEL, PLAIN]), ["2/3", "1/3"]);
        assert_eq!(first(&[LEVEL, PLAIN, PLAIN]), ["1/2", "1/4", "1/4"]);
    }

    #[test]
    fn quick_is_ahead_of_every_low_card() {
        // Against one plain card: it is low with 16/54, and then behind; else even.
        assert_eq!(first(&[QUICK, PLAIN]), ["35/54", "19/54"]);
        assert_eq!(first(&[PLAIN, QUICK]), ["19/54", "35/54"]);
    }

    /// The chance of each order of acting, by dealing a small deck in every way; cards are numbers, the first `low` are low.
    fn every_deal(
        kinds: &[Kind],
        low: u32,
        left: &[u32],
        cards: &mut Vec<u32>,
        sums: &mut [Vec<Fraction>],
        out_of: u32,
    ) {
        let Some(kind) = kinds.get(cards.len()) else {
            for (who, card) in cards.iter().enumerate() {
                let place = cards.iter().filter(|other| *other > card).count();
                let one = Fraction::new(&Weight::ONE, &out_of.into());
                sums[who][place] = sums[who][place].plus(&one);
            }
            return;
        };
        // Every hand of so many cards in the order dealt, then whatever Quick deals again.
        let mut hands: Vec<(u32, Vec<u32>, u32)> = vec![(0, left.to_vec(), out_of)];
        let mut dealt = 0;
        let mut done = Vec::new();
        while !hands.is_empty() {
            let mut next = Vec::new();
            for (best, left, out_of) in hands {
                let again = dealt >= kind.cards && kind.quick && best < low;
                if dealt >= kind.cards && !again {
                    done.push((best, left, out_of));
                    continue;
                }
                let count = u32::try_from(left.len()).expect("few");
                for card in &left {
                    let rest = left.iter().copied().filter(|other| other != card).collect();
                    let kept = if again { *card } else { best.max(*card) };
                    next.push((kept, rest, out_of * count));
                }
            }
            hands = next;
            dealt += 1;
        }
        for (best, left, out_of) in done {
            cards.push(best);
            every_deal(kinds, low, &left, cards, sums, out_of);
            cards.pop();
        }
    }

    #[test]
    fn a_small_deck_dealt_in_every_way_says_the_same() {
        let lineups: [&[Kind]; 5] = [
            &[QUICK, PLAIN],
            &[PLAIN, LEVEL, QUICK],
            &[QUICK, LEVEL, QUICK],
            &[
                Kind {
                    quick: true,
                    cards: 2,
                },
                PLAIN,
            ],
            &[
                Kind {
                    quick: true,
                    cards: 3,
                },
                LEVEL,
            ],
        ];
        for kinds in lineups {
            let (high, low) = (5, 2);
            let deck: Vec<u32> = (0..high + low).collect();
            let mut sums = vec![vec![Fraction::zero(); kinds.len()]; kinds.len()];
            every_deal(kinds, low, &deck, &mut Vec::new(), &mut sums, 1);
            let places = Places::of_deck(kinds, high, low).expect("few");
            let told = |chances: &[Vec<Fraction>]| -> Vec<String> {
                chances.iter().flatten().map(ToString::to_string).collect()
            };
            assert_eq!(told(&places.chances), told(&sums), "{kinds:?}");
        }
    }

    #[test]
    fn each_place_and_each_name_adds_up_to_one() {
        let improved = Kind {
            quick: true,
            cards: 3,
        };
        let kinds = [QUICK, PLAIN, LEVEL, improved, PLAIN, LEVEL, QUICK, PLAIN];
        let places = Places::of(&kinds).expect("few");
        let sum = |chances: Vec<&Fraction>| {
            let one = chances
                .into_iter()
                .fold(Fraction::zero(), |sum, chance| sum.plus(chance));
            one.to_string()
        };
        for who in 0..kinds.len() {
            assert_eq!(sum(places.chances[who].iter().collect()), "1/1");
            assert_eq!(
                sum(places.chances.iter().map(|chances| &chances[who]).collect()),
                "1/1"
            );
        }
        // The same edges have the same chances, wherever they stand in the line.
        assert_eq!(places.chances[1], places.chances[7]);
    }
}
