//! What may follow a word or stand as an operand, as it was read, and how it is written back.

use super::{Keyword, Span, Tongue};
use crate::dice::Sides;
use crate::rules::Score;
use crate::rules::d100::Weapon;
use crate::rules::hitos::DamageType;
use crate::rules::notation::Expression;
use std::fmt::Write;
use std::rc::Rc;

/// What follows a word.
#[derive(Clone, Debug)]
pub enum Argument {
    /// Nothing.
    Nothing,
    /// A number or a sum, with its text without blanks.
    Score(Score, String),
    /// A number by its name.
    Named(&'static Keyword, Score),
    /// A word, then a number or a sum with its text.
    Worded(&'static Keyword, Score, String),
    /// A damage type of HITOS.
    DamageType(DamageType),
    /// Faces or points.
    List(Vec<i64>),
    /// Plain dice.
    Dice(Expression),
    /// One die with what is added to it.
    Die(Die),
    /// A word with a die behind it.
    WordDie(&'static Keyword, Die),
    /// A number with its text, and another inside it.
    Guarded(Score, String, Option<i64>),
    /// Numbers with strokes between.
    Slashed(Vec<i64>),
    /// One of several words.
    Word(&'static Keyword),
    /// Several who take part.
    Roster(Vec<Entrant>),
    /// Words, each so many times.
    Sequence(Vec<Stretch>),
    /// A number of things.
    Amount(i64, &'static Keyword),
    /// A weapon of the list.
    Weapon(Rc<Weapon>),
}

/// One die and what is added to it.
#[derive(Clone, Debug)]
pub struct Die {
    /// The word that stands for it, where one does.
    pub word: Option<&'static Keyword>,
    /// Its sides, unless a word stands for it.
    pub sides: Option<Sides>,
    /// The sum of what is added.
    pub plus: i64,
    /// How it is written, without blanks; behind a word only what is added.
    pub written: String,
}

/// A word of a sequence, and how often it comes in a row.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// The word.
    pub word: &'static Keyword,
    /// What follows the word.
    pub argument: Argument,
    /// How often.
    pub times: i64,
    /// Where it stands.
    pub span: Span,
}

/// One of several who take part: a name, numbers, and words of its own.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// The name as written.
    pub name: String,
    /// Its numbers, with their places.
    pub scores: Vec<(Score, Span)>,
    /// The same as written, without blanks.
    pub written: Vec<String>,
    /// Its words.
    pub words: Vec<Said>,
    /// Where it stands.
    pub span: Span,
}

/// A word of somebody who takes part, with what follows it.
#[derive(Clone, Debug)]
pub struct Said {
    /// The word.
    pub word: &'static Keyword,
    /// Where it stands.
    pub span: Span,
    /// What follows it.
    pub argument: Argument,
    /// Where that stands.
    pub argument_span: Span,
}

impl Entrant {
    /// A word of theirs, if it is there.
    pub fn find(&self, word: &Keyword) -> Option<&Said> {
        self.words.iter().find(|said| said.word.is(word))
    }

    /// The number after a word, and where it stands.
    pub(super) fn number(&self, word: &Keyword) -> Option<(i64, Span)> {
        let said = self.find(word)?;
        Some((said.argument.score()?.total(), said.argument_span))
    }
}

impl Said {
    /// What is wrong where this word and another stand together.
    pub(super) fn clash(&self, other: &Self) -> super::Error {
        super::Error::clash((self.word, self.span), (other.word, other.span))
    }
}

impl Argument {
    pub(super) fn write(&self, text: &mut String, tongue: Tongue) {
        let _ = match self {
            Self::Nothing => Ok(()),
            Self::Score(_, written) => write!(text, " {written}"),
            Self::Named(_, score) => write!(text, " {}", score.total()),
            Self::Worded(word, _, written) => {
                write!(text, " {} {written}", word.spelling(tongue))
            }
            Self::DamageType(kind) => write!(text, " {kind}"),
            Self::List(list) => {
                let list: Vec<String> = list.iter().map(ToString::to_string).collect();
                write!(text, " {}", list.join(","))
            }
            Self::Dice(dice) => write!(text, " {dice}"),
            Self::Die(die) => die.write(text, tongue),
            Self::WordDie(word, die) => {
                let _ = write!(text, " {}", word.spelling(tongue));
                die.write(text, tongue)
            }
            Self::Guarded(_, written, None) => write!(text, " {written}"),
            Self::Guarded(_, written, Some(inside)) => write!(text, " {written}({inside})"),
            Self::Slashed(list) => {
                let list: Vec<String> = list.iter().map(ToString::to_string).collect();
                write!(text, " {}", list.join("/"))
            }
            Self::Word(word) => write!(text, " {}", word.spelling(tongue)),
            Self::Amount(count, word) => write!(text, " {count} {}", counted(word, *count, tongue)),
            Self::Weapon(weapon) => write!(text, " {}", tongue.name(weapon.names())),
            Self::Roster(entrants) => {
                for (place, entrant) in entrants.iter().enumerate() {
                    let _ = write!(
                        text,
                        "{} {}",
                        if place > 0 { "," } else { "" },
                        entrant.name
                    );
                    for score in &entrant.written {
                        let _ = write!(text, " {score}");
                    }
                    for said in &entrant.words {
                        let _ = write!(text, " {}", said.word.spelling(tongue));
                        said.argument.write(text, tongue);
                    }
                }
                Ok(())
            }
            Self::Sequence(stretches) => {
                for (place, stretch) in stretches.iter().enumerate() {
                    let gap = if place > 0 { ", " } else { " " };
                    let _ = write!(text, "{gap}{}", stretch.word.spelling(tongue));
                    stretch.argument.write(text, tongue);
                    if stretch.times != 1 {
                        let _ = write!(text, " x{}", stretch.times);
                    }
                }
                Ok(())
            }
        };
    }

    /// The number it is, if it is one.
    pub const fn score(&self) -> Option<Score> {
        match self {
            Self::Score(score, _) | Self::Named(_, score) | Self::Worded(_, score, _) => {
                Some(*score)
            }
            _ => None,
        }
    }

    /// A score that was not written but is meant.
    pub(super) fn meant(score: Score) -> Self {
        Self::Score(score, score.total().to_string())
    }
}

/// A word for things in the number that goes with a count. It is spelled first in both, and more of a thing is the longer one.
fn counted(word: &Keyword, count: i64, tongue: Tongue) -> &'static str {
    let spellings = word.spellings_in(tongue).iter().take(2).copied();
    let fitting = if count == 1 {
        spellings.min_by_key(|spelling| spelling.len())
    } else {
        spellings.max_by_key(|spelling| spelling.len())
    };
    fitting.unwrap_or_else(|| word.spelling(tongue))
}

impl Die {
    fn write(&self, text: &mut String, tongue: Tongue) -> std::fmt::Result {
        let word = self.word.map_or("", |word| word.spelling(tongue));
        write!(text, " {word}{}", self.written)
    }
}
