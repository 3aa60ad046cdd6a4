//! Playing cards: the 54 of a deck with two Jokers, and what one draw from any source shows.

use std::fmt;

/// A card of the deck. Cards stand in order: by rank from the 2 to the ace, within a rank clubs, diamonds, hearts, spades, and
/// the two Jokers above all, the red one last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// Ranks from the lowest up, as they are written.
const RANKS: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
];
/// Suits from the lowest up, as they are written and as they are drawn.
const SUITS: [(char, char); 4] = [('C', '♣'), ('D', '♦'), ('H', '♥'), ('S', '♠')];
const SUITED: u8 = 52;

impl Card {
    /// How many cards a deck has.
    pub const COUNT: u32 = 54;
    /// A Joker that was not said to be red or black. Only a given card; no deck holds it.
    pub const JOKER: Self = Self(54);
    const BLACK: Self = Self(SUITED);
    const RED: Self = Self(SUITED + 1);

    /// Every card of the deck, from the lowest up.
    pub fn deck() -> Vec<Self> {
        (0..=Self::RED.0).map(Self).collect()
    }

    /// Whether it is one of the Jokers.
    pub const fn is_joker(self) -> bool {
        self.0 >= SUITED
    }

    /// The figure on it: 2 to 10, then 11 to 14 for jack, queen, king and ace. A Joker has none.
    pub fn rank(self) -> Option<u32> {
        (!self.is_joker()).then(|| u32::from(self.0 / 4) + 2)
    }

    /// The card that a text such as `AS`, `10H`, `tc`, `Q♦` or `JK` spells, with what follows it. `JR` and `JB` are the red and
    /// the black Joker, `JK` is either.
    pub fn begins(text: &str) -> Option<(Self, &str)> {
        let upper: String = text
            .chars()
            .take(3)
            .map(|letter| letter.to_ascii_uppercase())
            .collect();
        let ends = |length: usize| text.get(length..);
        for (joker, spelled) in [(Self::JOKER, "JK"), (Self::RED, "JR"), (Self::BLACK, "JB")] {
            if upper.starts_with(spelled) {
                return Some((joker, ends(2)?));
            }
        }
        let spelled = RANKS.iter().enumerate().rev();
        let (rank, after) = spelled
            .filter(|(_, rank)| upper.starts_with(**rank))
            .map(|(place, rank)| (place, rank.len()))
            .next()
            .or_else(|| upper.starts_with('T').then_some((8, 1)))?;
        let drawn = ends(after)?.chars().next()?;
        let suit = SUITS
            .iter()
            .position(|(letter, sign)| drawn.eq_ignore_ascii_case(letter) || drawn == *sign)?;
        let card = u8::try_from(rank * 4 + suit).ok()?;
        Some((Self(card), ends(after + drawn.len_utf8())?))
    }

    /// The card as people see it, such as `10♥`.
    pub fn face(self) -> String {
        match self.suited() {
            Some((rank, (_, sign))) => format!("{rank}{sign}"),
            None => "★".into(),
        }
    }

    fn suited(self) -> Option<(&'static str, (char, char))> {
        (!self.is_joker()).then(|| {
            (
                RANKS[usize::from(self.0 / 4)],
                SUITS[usize::from(self.0 % 4)],
            )
        })
    }
}

impl fmt::Display for Card {
    /// The text that reads back as the card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suited(), *self) {
            (Some((rank, (letter, _))), _) => write!(f, "{rank}{letter}"),
            (None, Self::RED) => f.write_str("JR"),
            (None, Self::BLACK) => f.write_str("JB"),
            (None, _) => f.write_str("JK"),
        }
    }
}

/// What one draw shows: a die's face or a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Draw {
    /// A face of a die.
    Face(i64),
    /// A card of a deck.
    Card(Card),
}

impl From<i64> for Draw {
    fn from(face: i64) -> Self {
        Self::Face(face)
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Face(face) => face.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_as_itself_and_stands_in_order() {
        let deck = Card::deck();
        assert_eq!(deck.len(), Card::COUNT as usize);
        for card in &deck {
            assert_eq!(Card::begins(&card.to_string()), Some((*card, "")));
        }
        let named = |text: &str| Card::begins(text).expect("a card").0;
        assert!(named("AS") > named("AH") && named("AC") > named("KS"));
        assert!(named("JB") > named("AS") && named("JR") > named("JB"));
        assert_eq!(named("10h").rank(), Some(10));
        assert_eq!(named("th"), named("10♥"));
        assert_eq!(named("jd").rank(), Some(11));
        assert_eq!(named("2c"), deck[0]);
        assert_eq!(Card::begins("JK,AS"), Some((Card::JOKER, ",AS")));
        for wrong in ["1S", "11H", "A", "AX", "S", "", "0H"] {
            assert_eq!(Card::begins(wrong), None, "{wrong}");
        }
    }
}
