//! What is wrong with a line, as data: the place, what was expected there, and the nearest word.

use super::{Expansion, Keyword, Span};
use crate::dice::Misfit;
use crate::rules::d100::Family;
use crate::rules::{Refusal, Term};
use std::borrow::Cow;

/// Something wrong with a line.
#[derive(Clone, Debug)]
pub struct Error {
    /// Where.
    pub span: Span,
    /// What.
    pub problem: Problem,
    /// What could stand there instead.
    pub expected: Vec<Expected>,
    /// The nearest spelling of a word that could.
    pub near: Option<Cow<'static, str>>,
    /// The line that macros made of the one written, where the place is in that one.
    pub expansion: Option<Box<Expansion>>,
    /// What to write instead, where the whole of it is known.
    pub offers: Box<[String]>,
}

/// The family of an error, frozen for JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A wrong or missing word.
    Expected,
    /// A number outside what the rule allows.
    Range,
    /// Said twice.
    Repeated,
    /// Two words that cannot both be.
    Contradiction,
    /// The rule does not allow it.
    Forbidden,
    /// Given dice that do not fit.
    Dice,
    /// More than a line may ask for.
    Limit,
    /// Not a text, or too long.
    Input,
    /// A mistake in the configuration.
    Config,
}

/// What went wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// Something else should stand here.
    Unexpected,
    /// The line ends too early.
    Missing,
    /// A number outside this range.
    Range {
        /// The least allowed.
        least: i64,
        /// The most allowed.
        most: i64,
    },
    /// A number outside what the rule allows, as the term says.
    Outside(Term, Vec<i64>),
    /// Said before, there.
    Repeated(Span),
    /// Contradicts what stands there.
    Contradiction(Span),
    /// The rule does not allow it, for the reason the term gives.
    Forbidden(Term, Vec<i64>),
    /// More than a line may ask for; the term says which.
    Limit(Term, Vec<i64>),
    /// No weapon of the list is called so.
    NoWeapon,
    /// A number past 64 bits.
    NumberTooLarge,
    /// A name that the configuration does not have.
    UnknownName,
    /// A macro's parameter that nothing fills, and how the macro is written.
    EmptyParameter(String, String),
    /// No parameter of the macro, which is written so.
    NoParameter(String),
    /// Macros that come back to themselves, in this order.
    EndlessMacro(String),
    /// A double quote that none closes.
    OpenQuote,
    /// `d` after dice keeps or drops nothing yet: which dice to drop must be said.
    DropWhich,
    /// Given dice that do not fit what the line rolls.
    Misfit(Misfit),
    /// Something among given dice that is neither a face nor a card.
    NoFace,
    /// A line longer than this many bytes.
    LineTooLong(usize),
    /// Not UTF-8.
    NotText,
    /// A line of a keyed batch without its tab.
    NoKey,
    /// Rolls of a line that is asked for its odds.
    TimesOdds,
    /// Given dice and odds at once.
    DiceOdds,
    /// Given dice for several rolls.
    DiceTimes,
    /// A picture of one roll, which has no odds to draw.
    RollPicture,
    /// More operands with several values than a table has sides.
    TooManyAxes,
    /// More combinations than this.
    TooManyCells(i64),
    /// A number of rolls both in the line and in the flags.
    TimesTwice,
}

/// What could stand at a place.
#[derive(Clone, Copy, Debug)]
pub enum Expected {
    /// A word of the language.
    Word(&'static Keyword),
    /// A whole number.
    Number,
    /// A number or a sum of numbers.
    Score,
    /// Dice, such as `2d6`.
    Dice,
    /// A number of sides.
    Sides,
    /// Faces with commas between.
    Faces,
    /// Points for each target with commas between.
    Parts,
    /// A sign between two numbers.
    Sign,
    /// A comparison, such as `ge7`.
    Test,
    /// A closing parenthesis.
    Close,
    /// A semicolon.
    Semicolon,
    /// A comma.
    Comma,
    /// A keep or drop, such as `kh3`.
    Keep,
    /// A label after `#`.
    Label,
    /// One die with what is added to it, such as `d8+1`.
    Die,
    /// Numbers with strokes between, such as `12/24/48`.
    Slashed,
    /// A name.
    Name,
    /// A macro of the configuration.
    Macro,
    /// A weapon of the list, of one of these families.
    Weapon(&'static [Family]),
    /// A game or dice: the beginning of a line.
    Beginning,
    /// The end of the line.
    End,
}

impl Error {
    /// An error at a place.
    pub fn new(span: Span, problem: Problem) -> Self {
        Self {
            span,
            problem,
            expected: Vec::new(),
            near: None,
            expansion: None,
            offers: Box::default(),
        }
    }

    /// Something else was expected here.
    pub fn expected(span: Span, expected: Vec<Expected>) -> Self {
        let problem = if span.at == span.end {
            Problem::Missing
        } else {
            Problem::Unexpected
        };
        Self {
            span,
            problem,
            expected,
            near: None,
            expansion: None,
            offers: Box::default(),
        }
    }

    /// What the writer most likely meant, the likeliest first.
    pub fn meant(&self) -> impl Iterator<Item = &str> {
        self.near
            .as_deref()
            .into_iter()
            .chain(self.offers.iter().map(String::as_str))
    }

    /// A rule refused what stands at this place.
    pub fn refused(span: Span, refusal: Refusal) -> Self {
        Self::new(span, refusal.into())
    }

    /// Two words that cannot both be said, or the same one twice: at the later, which tells of the earlier.
    pub(super) fn clash(one: (&Keyword, Span), other: (&Keyword, Span)) -> Self {
        let (first, second) = if one.1.at <= other.1.at {
            (one, other)
        } else {
            (other, one)
        };
        let problem = if first.0.is(second.0) {
            Problem::Repeated(first.1)
        } else {
            Problem::Contradiction(first.1)
        };
        Self::new(second.1, problem)
    }

    /// Whether its message tells of such a number.
    pub(super) fn quotes(&self, such: impl Fn(i64) -> bool) -> bool {
        match &self.problem {
            Problem::Outside(_, numbers)
            | Problem::Forbidden(_, numbers)
            | Problem::Limit(_, numbers) => numbers.iter().any(|&number| such(number)),
            _ => false,
        }
    }

    /// The same, found in what macros made of the line.
    pub(super) fn within(self, expansion: Option<Expansion>) -> Self {
        Self {
            expansion: expansion.map(Box::new),
            ..self
        }
    }

    /// The line that its places are in: the one written, or what macros made of it.
    pub fn line<'a>(&'a self, written: &'a str) -> &'a str {
        self.expansion
            .as_ref()
            .map_or(written, |expansion| &expansion.line)
    }

    /// The other place that matters: where something was said first.
    pub const fn first_place(&self) -> Option<Span> {
        match self.problem {
            Problem::Repeated(first) | Problem::Contradiction(first) => Some(first),
            _ => None,
        }
    }

    /// The family it belongs to.
    pub const fn kind(&self) -> Kind {
        match self.problem {
            Problem::Unexpected
            | Problem::Missing
            | Problem::NoWeapon
            | Problem::UnknownName
            | Problem::EmptyParameter(..)
            | Problem::NoParameter(_)
            | Problem::OpenQuote
            | Problem::DropWhich
            | Problem::NoKey => Kind::Expected,
            Problem::Range { .. } | Problem::Outside(..) => Kind::Range,
            Problem::Repeated(_) => Kind::Repeated,
            Problem::Contradiction(_)
            | Problem::TimesOdds
            | Problem::DiceOdds
            | Problem::DiceTimes
            | Problem::RollPicture
            | Problem::TimesTwice => Kind::Contradiction,
            Problem::Forbidden(..) => Kind::Forbidden,
            Problem::Limit(..)
            | Problem::NumberTooLarge
            | Problem::TooManyAxes
            | Problem::TooManyCells(_) => Kind::Limit,
            Problem::Misfit(_) | Problem::NoFace => Kind::Dice,
            Problem::LineTooLong(_) | Problem::NotText => Kind::Input,
            Problem::EndlessMacro(_) => Kind::Config,
        }
    }
}

impl Kind {
    /// The frozen key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Expected => "expected",
            Self::Range => "range",
            Self::Repeated => "repeated",
            Self::Contradiction => "contradiction",
            Self::Forbidden => "forbidden",
            Self::Dice => "dice",
            Self::Limit => "limit",
            Self::Input => "input",
            Self::Config => "config",
        }
    }
}

impl Expected {
    /// The frozen key: an English word of the language, or what kind of thing.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Word(keyword) => keyword.key(),
            Self::Number | Self::Score => "number",
            Self::Dice => "dice",
            Self::Sides => "sides",
            Self::Faces => "faces",
            Self::Parts => "parts",
            Self::Sign => "+ - * /",
            Self::Test => "comparison",
            Self::Close => ")",
            Self::Semicolon => ";",
            Self::Comma => ",",
            Self::Keep => "kh, kl, dh, dl or km",
            Self::Label => "#",
            Self::Die => "die",
            Self::Slashed => "ranges",
            Self::Name => "name",
            Self::Macro => "macro",
            Self::Weapon(_) => "weapon",
            Self::Beginning => "game or dice",
            Self::End => "end",
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Range { least, most } => Self::Range { least, most },
            Refusal::Outside(term, numbers) => Self::Outside(term, numbers),
            Refusal::Forbidden(term, numbers) => Self::Forbidden(term, numbers),
            Refusal::Limit(term, numbers) => Self::Limit(term, numbers),
        }
    }
}

impl From<Misfit> for Error {
    fn from(misfit: Misfit) -> Self {
        let offers = match misfit {
            // Both digits of a percentile roll given as one number; 100 is two noughts.
            Misfit::Impossible {
                face: face @ 10..=100,
                least: 0,
                most: 9,
                ..
            } => Box::new([format!("{},{}", face / 10 % 10, face % 10)]),
            _ => Box::<[String]>::default(),
        };
        Self {
            offers,
            ..Self::new(Span::point(0), Problem::Misfit(misfit))
        }
    }
}
