//! The languages of the text.

use super::{en, es};
use crate::ask::Tongue;
use crate::rules::{Source, Term};

/// A language of the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// Spanish.
    #[default]
    Spanish,
    /// English.
    English,
}

/// Phrases of the renderer itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phrase {
    Exact,
    Sampled,
    SampleError,
    Warning,
    Mean,
    Median,
    Mode,
    FromTo,
    Good,
    Beyond,
    Known,
    Yes,
    No,
    Error,
    Line,
    Expected,
    Or,
    Near,
    SaidBefore,
    Contradicts,
    Unexpected,
    Missing,
    Range,
    NoWeapon,
    NumberTooLarge,
    UnknownName,
    EmptyParameter,
    NoParameter,
    EndlessMacro,
    OpenQuote,
    FromMacro,
    DropWhich,
    TooFewDice,
    TooFewCards,
    CardForDie,
    DieForCard,
    CardGone,
    NoFace,
    TooManyDice,
    ImpossibleFace,
    LineTooLong,
    NotText,
    NoKey,
    TimesOdds,
    DiceOdds,
    DiceTimes,
    RollPicture,
    TimesTwice,
    TooManyAxes,
    TooManyCells,
    AtLeast,
    AtMost,
    Chance,
    Fraction,
    Answer,
    Values,
    Result,
    Expression,
    Label,
    Value,
    Seed,
    KindNumber,
    KindScore,
    KindDice,
    KindDie,
    KindSlashed,
    KindSides,
    KindFaces,
    KindParts,
    KindSign,
    KindTest,
    KindClose,
    KindSemicolon,
    KindComma,
    KindKeep,
    KindLabel,
    KindName,
    KindMacro,
    KindWeapon,
    KindBeginning,
    KindEnd,
    Quotes,
    Rules,
    Section,
    SourceSeed,
    SourceOutside,
    SourceRuling,
    SourceHouse,
}

impl Language {
    /// The language of lines that goes with it.
    pub const fn tongue(self) -> Tongue {
        match self {
            Self::Spanish => Tongue::Spanish,
            Self::English => Tongue::English,
        }
    }

    /// The text of a term, with `{}` for each number it takes.
    pub fn term(self, term: Term) -> &'static str {
        match self {
            Self::Spanish => es::term(term),
            Self::English => en::term(term),
        }
    }

    pub(super) fn phrase(self, phrase: Phrase) -> &'static str {
        match self {
            Self::Spanish => es::phrase(phrase),
            Self::English => en::phrase(phrase),
        }
    }

    pub(super) fn source(self, source: Source) -> &'static str {
        self.phrase(match source {
            Source::Seed => Phrase::SourceSeed,
            Source::Outside => Phrase::SourceOutside,
            Source::Ruling => Phrase::SourceRuling,
            Source::House => Phrase::SourceHouse,
        })
    }

    /// A text with its open places filled in order: `{}` shows a number, `{+}` one with its sign, and `{round|rounds}` the word
    /// that goes with the number before it, or with the first where none stands before.
    pub(super) fn fill(text: &str, numbers: &[i64]) -> String {
        let mut last = numbers.first().copied().unwrap_or(0);
        let mut numbers = numbers.iter();
        let mut filled = String::with_capacity(text.len() + 8);
        let mut rest = text;
        while let Some(at) = rest.find('{') {
            filled.push_str(&rest[..at]);
            let end = rest[at..]
                .find('}')
                .map_or(rest.len(), |length| at + length + 1);
            let place = rest[at..end].trim_matches(['{', '}']);
            if let Some((one, more)) = place.split_once('|') {
                filled.push_str(if last == 1 { one } else { more });
            } else {
                last = numbers.next().copied().unwrap_or(0);
                filled.push_str(&match place {
                    "+" => super::number::signed(last),
                    _ => super::number::whole(last),
                });
            }
            rest = &rest[end..];
        }
        filled.push_str(rest);
        filled
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn open_places_are_filled_in_order() {
        let fill = Language::fill;
        assert_eq!(fill("{} of {}", &[3, 65]), "3 of 65");
        assert_eq!(fill("{+} skill", &[2]), "+2 skill");
        assert_eq!(
            fill("{} {target|targets} of {}", &[1, 45]),
            "1 target of 45"
        );
        assert_eq!(
            fill("{} {target|targets} of {}", &[4, 45]),
            "4 targets of 45"
        );
        assert_eq!(fill("{split|splits}", &[1]), "split");
        assert_eq!(fill("{split|splits}", &[2]), "splits");
    }
}
