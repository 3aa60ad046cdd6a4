//! Who acts when: a card for each Wild Card and each group of Extras (S4).

use super::places::{Kind, Places};
use super::{Word, basis};
use crate::dice::{Card, Dice, Fraction, OverBudget, Walk};
use crate::rules::{Answer, Basis, Bit, Fact, Refusal, Row, Rule, Solution, Term, Value};

/// One who takes part: a Wild Card, or a group of Extras.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The name as written.
    pub name: String,
    /// How many cards are dealt, of which the best counts: 1, 2 or 3.
    pub cards: u32,
    /// Whether cards of 5 and less are dealt again.
    pub quick: bool,
}

/// Who acts when, in one round.
#[derive(Clone, Debug)]
pub struct Initiative {
    participants: Vec<Participant>,
}

/// The highest card that Quick deals again (outside).
pub(super) const LOW: u32 = 5;

/// Whether Quick deals a card again.
pub(super) fn is_low(card: Card) -> bool {
    card.rank().is_some_and(|rank| rank <= LOW)
}

impl Initiative {
    /// A round of these.
    ///
    /// # Errors
    /// Nobody, or so many cards that the deck could run out: Quick may turn away every low card there is.
    pub fn new(participants: Vec<Participant>) -> Result<Self, Refusal> {
        let dealt: u32 = participants.iter().map(|one| one.cards).sum();
        let low = Card::deck()
            .into_iter()
            .filter(|card| is_low(*card))
            .count();
        let turned_away = if participants.iter().any(|one| one.quick) {
            u32::try_from(low).unwrap_or(u32::MAX)
        } else {
            0
        };
        if participants.is_empty() || dealt + turned_away > Card::COUNT {
            return Err(Refusal::Limit(
                Term::Savage(Word::TooManyCards),
                vec![dealt.into(), turned_away.into(), Card::COUNT.into()],
            ));
        }
        Ok(Self { participants })
    }

    /// Deals to one; tells nothing. The card that counts comes first.
    fn deal<D: Dice>(one: &Participant, left: &mut Vec<Card>, dice: &mut D) -> Vec<Card> {
        let mut draw = || {
            let card = dice.card(left);
            left.retain(|held| *held != card);
            card
        };
        let mut dealt: Vec<Card> = (0..one.cards).map(|_| draw()).collect();
        dealt.sort_unstable_by(|a, b| b.cmp(a));
        while one.quick && dealt.first().copied().is_some_and(is_low) {
            dealt.insert(0, draw());
        }
        dealt
    }

    /// Everybody's place in the line, in the order of acting.
    fn order(cards: &[Card]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..cards.len()).collect();
        order.sort_by(|a, b| cards[*b].cmp(&cards[*a]));
        order
    }

    fn tell<D: Dice<Note = Fact>>(&self, dealt: &[Vec<Card>], order: &[usize], dice: &mut D) {
        for (place, who) in order.iter().enumerate() {
            let (one, cards) = (&self.participants[*who], &dealt[*who]);
            dice.note(|| {
                let mut bits: Vec<Bit> = Vec::new();
                for (number, card) in cards.iter().enumerate() {
                    bits.push(Bit::Name(if number == 0 {
                        card.face()
                    } else {
                        format!("({})", card.face())
                    }));
                }
                let mut row = Row::new(Word::Order)
                    .cell([Bit::Number(i64::try_from(place + 1).unwrap_or(i64::MAX))])
                    .cell([Bit::Name(one.name.clone())])
                    .cell(bits);
                if cards[0].is_joker() {
                    row = row.cell([Bit::say(Word::JokerMeans)]);
                }
                row.fact()
            });
        }
        if dealt.iter().filter(|cards| cards[0].is_joker()).count() > 1 {
            dice.note(|| Fact::Because(basis::TWO_JOKERS));
        }
    }

    /// Where each stands in the order, exactly.
    fn tables(&self, chances: &[Vec<Fraction>]) -> Vec<(Term, Value)> {
        let named = |value: &dyn Fn(&[Fraction]) -> Value| {
            let each = self.participants.iter().zip(chances);
            Value::Named(
                each.map(|(one, chances)| (one.name.clone(), value(chances)))
                    .collect(),
            )
        };
        let first = |chances: &[Fraction]| {
            chances
                .first()
                .map_or(Value::Nothing, |chance| Value::Chance(chance.clone()))
        };
        let all = |chances: &[Fraction]| {
            Value::Series(chances.iter().cloned().map(Value::Chance).collect())
        };
        vec![
            (Word::ActsFirst.into(), named(&first)),
            (Word::Places.into(), named(&all)),
        ]
    }

    fn kinds(&self) -> Vec<Kind> {
        self.participants
            .iter()
            .map(|one| Kind {
                quick: one.quick,
                cards: one.cards,
            })
            .collect()
    }
}

impl Rule for Initiative {
    /// The card of each, in the order of the line.
    type Outcome = Vec<Card>;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Vec<Card> {
        let mut left = Card::deck();
        let dealt: Vec<Vec<Card>> = self
            .participants
            .iter()
            .map(|one| Self::deal(one, &mut left, dice))
            .collect();
        let cards: Vec<Card> = dealt.iter().map(|cards| cards[0]).collect();
        if dice.listens() {
            self.tell(&dealt, &Self::order(&cards), dice);
        }
        cards
    }

    fn answer(&self, cards: &Vec<Card>) -> Answer {
        let order = Self::order(cards);
        let name = |who: &usize| self.participants[*who].name.clone();
        let names = order.iter().map(|who| Value::Name(name(who)));
        let held = order
            .iter()
            .map(|who| (name(who), Value::Name(cards[*who].to_string())));
        let jokers = order.iter().filter(|who| cards[**who].is_joker());
        Answer::computed()
            .with(Word::Order, Value::Series(names.collect()))
            .with(Word::Cards, Value::Named(held.collect()))
            .with(
                Word::Jokers,
                Value::Series(jokers.map(|who| Value::Name(name(who))).collect()),
            )
    }

    fn basis(&self) -> &'static [Basis] {
        if self
            .participants
            .iter()
            .any(|one| one.quick || one.cards > 1)
        {
            &[basis::INITIATIVE, basis::INITIATIVE_EDGES]
        } else {
            &[basis::INITIATIVE]
        }
    }

    fn solve(&self, mut walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        let count = self.participants.len();
        let chances = if walk.merges() {
            Places::of(&self.kinds())?.chances
        } else {
            let law = walk.law(|dice| Self::order(&self.resolve(dice)))?;
            let at = |who: usize, place: usize| law.chance(|order| order[place] == who);
            (0..count)
                .map(|who| (0..count).map(|place| at(who, place)).collect())
                .collect()
        };
        Ok(Solution {
            tables: self.tables(&chances),
            ..Solution::default()
        })
    }
}
