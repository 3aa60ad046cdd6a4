//! The form of a rule: which operands it takes and which words may follow, as data.

use super::{Error, Expected, Keyword, Phrase};
use crate::rules::d100::Family;
use crate::rules::{Game, Play};
use std::rc::Rc;

/// How a rule is asked for.
#[derive(Debug)]
pub struct Form {
    /// The game it belongs to.
    pub game: Game,
    /// Its frozen name in JSON.
    pub rule: &'static str,
    /// The word that asks for it; the game's bare rule has none.
    pub word: Option<&'static Keyword>,
    /// What follows it.
    pub operand: Shape,
    /// What follows each `vs`, in order.
    pub versus: &'static [Versus],
    /// The words that may follow in any order.
    pub modifiers: &'static [Modifier],
    /// A line that asks for it.
    pub example: &'static str,
    /// Rewrites the phrase with its defaults in, so that it says in full what is rolled, and makes the rule of it; or says what
    /// of the phrase it will not take.
    pub build: fn(&mut Phrase) -> Result<Rc<dyn Play>, Error>,
}

/// What follows a `vs`.
#[derive(Debug)]
pub struct Versus {
    /// What follows it.
    pub takes: Shape,
    /// Whether a line without it is wrong.
    pub required: bool,
}

/// Words of which one may follow, with what it takes.
#[derive(Debug)]
pub struct Modifier {
    /// The words that exclude each other.
    pub words: &'static [&'static Keyword],
    /// What follows the word.
    pub takes: Shape,
    /// Whose it is.
    pub place: Place,
}

/// Whose a modifier is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The whole line's, or only one side can have it: it stands anywhere, once.
    Anywhere,
    /// The side's it stands in, once a side.
    Side,
    /// Only this side can have it, counted from 0: it stands anywhere, once, and is written with that side.
    Of(usize),
    /// The whole line's, and it may be said more than once.
    Often,
}

/// What follows a word.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// Nothing.
    Nothing,
    /// A number or a sum of numbers.
    Score,
    /// A number of metres, with or without its `m`.
    Metres,
    /// A sum of numbers, or a word that stands for one.
    Named(&'static [(&'static Keyword, i64)]),
    /// Numbers with commas between, of this kind.
    List(Expected),
    /// Plain dice.
    Dice,
    /// One die with what is added to it, or a word that stands for one.
    Die(Option<&'static Keyword>),
    /// A sum of numbers, or this word with a die behind it.
    ScoreOrDie(&'static Keyword),
    /// A number, perhaps with another inside it in parentheses.
    Guarded,
    /// Numbers with strokes between.
    Slashed,
    /// A sum of numbers, or nothing.
    Maybe,
    /// One of these words.
    OneOf(&'static [&'static Keyword]),
    /// One of these words, then a number or a sum of numbers.
    Worded(&'static [&'static Keyword]),
    /// A damage type of HITOS, such as `C+1` or `mCM+2d10`.
    DamageType,
    /// Several who take part, with commas between.
    Roster(&'static Roster),
    /// Words with commas between, each perhaps so many times: `high x3, rest`.
    Sequence(&'static [Modifier]),
    /// A number of things, one when it is left out: `5 rounds`, `magazine`.
    Amount(&'static [&'static Keyword]),
    /// The name of a weapon of these families.
    Weapon(&'static [Family]),
}

/// How each of several who take part is written: a name, so many numbers, and words of its own in any order.
#[derive(Debug)]
pub struct Roster {
    /// Numbers after the name.
    pub scores: usize,
    /// Words that may stand after the name, before or after the numbers.
    pub words: &'static [Modifier],
}

/// Words alone, one of which stands anywhere.
macro_rules! word {
    ($($word:ident),+) => {{
        const WORDS: &[&$crate::ask::Keyword] = &[$(&$word),+];
        Modifier { words: WORDS, takes: Shape::Nothing, place: Place::Anywhere }
    }};
}
pub(super) use word;

/// A word with something after it that stands anywhere.
macro_rules! with {
    ($word:ident, $takes:expr) => {{
        const WORDS: &[&$crate::ask::Keyword] = &[&$word];
        Modifier {
            words: WORDS,
            takes: $takes,
            place: Place::Anywhere,
        }
    }};
}
pub(super) use with;

impl Modifier {
    /// The same, anywhere.
    pub const fn anywhere(self) -> Self {
        Self {
            place: Place::Anywhere,
            ..self
        }
    }

    /// The same, once a side.
    pub const fn a_side(self) -> Self {
        Self {
            place: Place::Side,
            ..self
        }
    }

    /// The same, the first side's wherever it stands.
    pub const fn first_side(self) -> Self {
        Self {
            place: Place::Of(0),
            ..self
        }
    }

    /// The same, the side's that comes with the third operand, wherever it stands.
    pub const fn third_side(self) -> Self {
        Self {
            place: Place::Of(2),
            ..self
        }
    }

    /// The same, the second side's wherever it stands.
    pub const fn second_side(self) -> Self {
        Self {
            place: Place::Of(1),
            ..self
        }
    }

    /// The same, as often as somebody likes.
    pub const fn often(self) -> Self {
        Self {
            place: Place::Often,
            ..self
        }
    }
}

impl Shape {
    /// Whether what a text begins with can be of this shape, as far as a rule without a word of its own needs to know.
    pub(super) fn opens(self, text: &str) -> bool {
        let figure = |next: char| next.is_ascii_digit() || super::keyword::is_sign(next);
        match self {
            Self::Die(word) => {
                let digits = text.trim_start_matches(|digit: char| digit.is_ascii_digit());
                let die = digits.trim_start().strip_prefix(['d', 'D']);
                die.is_some_and(|sides| {
                    sides
                        .trim_start()
                        .starts_with(|digit: char| digit.is_ascii_digit())
                }) || text.starts_with(figure)
                    || word.is_some_and(|word| word.begins_sum(text).is_some())
            }
            _ => text.starts_with(figure) || super::names::dotted(text).is_some(),
        }
    }

    /// What the reader of an error is told could stand here.
    pub(super) fn expected(self) -> Vec<Expected> {
        match self {
            Self::Nothing => Vec::new(),
            Self::Score | Self::Metres => vec![Expected::Score],
            Self::Named(names) => {
                let words = names.iter().map(|(word, _)| Expected::Word(word));
                [Expected::Score].into_iter().chain(words).collect()
            }
            Self::List(kind) => vec![kind],
            Self::Dice => vec![Expected::Dice, Expected::Number],
            Self::OneOf(words) | Self::Worded(words) => {
                words.iter().map(|word| Expected::Word(word)).collect()
            }
            Self::DamageType => super::grammar::harm::NAMES
                .iter()
                .map(|word| Expected::Word(word))
                .collect(),
            Self::Die(None) => vec![Expected::Die],
            Self::Die(Some(word)) => vec![Expected::Die, Expected::Word(word)],
            Self::ScoreOrDie(word) => vec![Expected::Score, Expected::Word(word)],
            Self::Guarded | Self::Maybe => vec![Expected::Score],
            Self::Slashed => vec![Expected::Slashed],
            Self::Roster(_) => vec![Expected::Name],
            Self::Sequence(groups) => {
                let words = groups.iter().flat_map(|group| group.words);
                words.map(|word| Expected::Word(word)).collect()
            }
            Self::Amount(words) => {
                let words = words.iter().map(|word| Expected::Word(word));
                [Expected::Number].into_iter().chain(words).collect()
            }
            Self::Weapon(families) => vec![Expected::Weapon(families)],
        }
    }
}
