//! A line of a game as read: operands, words and where each stands; and the same line written out in full.

use super::form::{Place, Shape};
use super::keyword::is_word;
use super::{Context, Error, Form, Keyword, Span, Tongue};
use crate::dice::Sides;
use crate::rules::d100::Weapon;
use crate::rules::hitos::DamageType;
use crate::rules::notation::Expression;
use crate::rules::{Refusal, Score, Tables};
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
    /// Its words, with what follows them.
    pub words: Vec<(&'static Keyword, Argument, Span)>,
    /// Where it stands.
    pub span: Span,
}

impl Entrant {
    /// What follows a word, if the word is there.
    pub fn find(&self, word: &Keyword) -> Option<(&Argument, Span)> {
        self.words
            .iter()
            .find(|(known, ..)| known.is(word))
            .map(|(_, argument, span)| (argument, *span))
    }
}

/// A word of the line with what follows it.
#[derive(Clone, Debug)]
pub struct Item {
    /// Which modifier of the form it is.
    pub modifier: usize,
    /// The word itself.
    pub word: &'static Keyword,
    /// What follows.
    pub argument: Argument,
    /// How many `vs` stand before it.
    pub part: usize,
    /// Where the word stands.
    pub span: Span,
    /// Where what follows it stands.
    pub argument_span: Span,
}

impl Item {
    /// What is wrong where this word and another stand in one line that takes one of them, once.
    pub(super) fn clash(&self, other: &Self) -> Error {
        Error::clash((self.word, self.span), (other.word, other.span))
    }
}

/// A line of a game as read.
#[derive(Clone, Debug)]
pub struct Phrase {
    /// Its form.
    pub form: &'static Form,
    /// What the configuration brings.
    pub context: Context,
    /// The word the line begins with: the game's, or that of a rule which needs no game.
    pub beginning: &'static Keyword,
    /// The operand, then what follows each `vs`.
    pub operands: Vec<(Argument, Span)>,
    /// The words, in the order written.
    pub items: Vec<Item>,
    /// The language of its words.
    pub tongue: Tongue,
    /// The end of the line, where something may be missing.
    pub end: Span,
}

impl Phrase {
    /// Replaceable figures of the games.
    pub fn tables(&self) -> &Tables {
        self.context.tables()
    }

    /// The word in a part of the line, or anywhere for a word that is not bound to a side.
    pub fn find(&self, word: &Keyword, part: Option<usize>) -> Option<&Item> {
        self.items
            .iter()
            .find(|item| item.word.is(word) && part.is_none_or(|part| item.part == part))
    }

    /// Whether a word stands anywhere.
    pub fn has(&self, word: &Keyword) -> bool {
        self.find(word, None).is_some()
    }

    /// Whether a word stands in a part.
    pub fn has_in(&self, word: &Keyword, part: usize) -> bool {
        self.find(word, Some(part)).is_some()
    }

    /// The operand (0) or what follows a `vs` (1 and on), as a score.
    pub fn score(&self, operand: usize) -> Option<Score> {
        self.operands.get(operand)?.0.score()
    }

    /// The word of an operand that begins with one or is one.
    pub fn leading(&self, operand: usize) -> Option<&'static Keyword> {
        match self.operands.get(operand)?.0 {
            Argument::Word(word) | Argument::Named(word, _) | Argument::Worded(word, ..) => {
                Some(word)
            }
            _ => None,
        }
    }

    /// Where an operand stands; the end of the line for one that is not there.
    pub fn place(&self, operand: usize) -> Span {
        self.operands
            .get(operand)
            .map_or(self.end, |(_, span)| *span)
    }

    /// An operand that must be there, made into what the rule takes.
    ///
    /// # Errors
    /// What the rule said, at the operand's place.
    pub fn take<T>(
        &self,
        operand: usize,
        make: impl FnOnce(Score) -> Result<T, Refusal>,
    ) -> Result<T, Error> {
        let span = self.place(operand);
        let score = self
            .score(operand)
            .ok_or_else(|| Error::expected(span, vec![super::Expected::Score]))?;
        make(score).map_err(|refusal| Error::refused(span, refusal))
    }

    /// The number after a word, made into what the rule takes.
    ///
    /// # Errors
    /// What the rule said, at the number's place.
    pub fn number<T>(
        &self,
        word: &Keyword,
        part: Option<usize>,
        make: impl FnOnce(i64) -> Result<T, Refusal>,
    ) -> Result<Option<T>, Error> {
        self.argument(word, part, |argument| match argument.score() {
            Some(score) => make(score.total()).map(Some),
            None => Ok(None),
        })
    }

    /// Every number after a word that may be said more than once.
    ///
    /// # Errors
    /// What the rule said, at the number's place.
    pub fn numbers<T>(
        &self,
        word: &Keyword,
        make: impl Fn(i64) -> Result<T, Refusal>,
    ) -> Result<Vec<T>, Error> {
        let items = self.items.iter().filter(|item| item.word.is(word));
        items
            .filter_map(|item| Some((item, item.argument.score()?)))
            .map(|(item, score)| {
                make(score.total()).map_err(|refusal| Error::refused(item.argument_span, refusal))
            })
            .collect()
    }

    /// The damage type after a word.
    pub fn damage_type(&self, word: &Keyword) -> Option<DamageType> {
        match self.find(word, None)?.argument {
            Argument::DamageType(kind) => Some(kind),
            _ => None,
        }
    }

    /// The number after a word with its figure as written kept apart, made into what the rule takes.
    ///
    /// # Errors
    /// What the rule said, at the number's place.
    pub fn written<T>(
        &self,
        word: &Keyword,
        make: impl FnOnce(Score) -> Result<T, Refusal>,
    ) -> Result<Option<T>, Error> {
        self.argument(word, None, |argument| match argument {
            Argument::Score(score, _) => make(*score).map(Some),
            _ => Ok(None),
        })
    }

    /// An operand that says how many of what, made into what the rule takes.
    ///
    /// # Errors
    /// What the rule said, at the operand's place.
    pub fn amount<T>(
        &self,
        operand: usize,
        make: impl FnOnce(i64, &'static Keyword) -> Result<T, Refusal>,
    ) -> Result<T, Error> {
        match self.operands.get(operand) {
            Some((Argument::Amount(count, word), span)) => {
                make(*count, word).map_err(|refusal| Error::refused(*span, refusal))
            }
            _ => Err(Error::expected(self.place(operand), Vec::new())),
        }
    }

    /// The dice after a word, made into what the rule takes.
    ///
    /// # Errors
    /// What the rule said, at the place of the dice.
    pub fn dice<T>(
        &self,
        word: &Keyword,
        part: Option<usize>,
        make: impl FnOnce(Expression) -> Result<T, Refusal>,
    ) -> Result<Option<T>, Error> {
        self.argument(word, part, |argument| match argument {
            Argument::Dice(dice) => make(dice.clone()).map(Some),
            _ => Ok(None),
        })
    }

    /// The list after a word, made into what the rule takes.
    ///
    /// # Errors
    /// What the rule said, at the list's place.
    pub fn list<T>(
        &self,
        word: &Keyword,
        make: impl FnOnce(&[i64]) -> Result<T, Refusal>,
    ) -> Result<Option<T>, Error> {
        self.argument(word, None, |argument| match argument {
            Argument::List(list) => make(list).map(Some),
            _ => Ok(None),
        })
    }

    fn argument<T>(
        &self,
        word: &Keyword,
        part: Option<usize>,
        make: impl FnOnce(&Argument) -> Result<Option<T>, Refusal>,
    ) -> Result<Option<T>, Error> {
        let Some(item) = self.find(word, part) else {
            return Ok(None);
        };
        make(&item.argument).map_err(|refusal| Error::refused(item.argument_span, refusal))
    }

    /// Puts in a word that was not written but is meant, with what follows it, in the last part of the line.
    pub(super) fn mean(&mut self, word: &'static Keyword, argument: Argument) {
        self.put(word, argument, self.operands.len() - 1, self.end);
    }

    /// Puts a word of the form in a part of the line, as if it stood at a place.
    pub(super) fn put(
        &mut self,
        word: &'static Keyword,
        argument: Argument,
        part: usize,
        span: Span,
    ) {
        let groups = self.form.modifiers.iter();
        let modifier = groups
            .map(|group| group.words)
            .position(|words| words.iter().any(|known| known.is(word)));
        debug_assert!(modifier.is_some(), "no word of {}", self.form.rule);
        if let Some(modifier) = modifier {
            self.items.push(Item {
                modifier,
                word,
                argument,
                part,
                span,
                argument_span: span,
            });
        }
    }

    /// What a word that stands here is refused for.
    pub fn refuse(&self, word: &Keyword, refusal: Refusal) -> Error {
        Error::refused(
            self.find(word, None).map_or(self.end, |item| item.span),
            refusal,
        )
    }

    /// The line in full, in the words of one language. It reads back as itself.
    pub fn text(&self, tongue: Tongue) -> String {
        let mut text = self.beginning.spelling(tongue).to_string();
        if let Some(word) = self.form.word.filter(|word| !word.is(self.beginning)) {
            let _ = write!(text, " {}", word.spelling(tongue));
        }
        for (part, (argument, _)) in self.operands.iter().enumerate() {
            if part > 0 {
                text.push_str(" vs");
            }
            argument.write(&mut text, tongue);
            let last = self.operands.len() - 1;
            self.write_items(&mut text, tongue, |item, place| match place {
                Place::Side => item.part == part,
                Place::Of(side) => side.min(last) == part,
                Place::Anywhere | Place::Often => false,
            });
        }
        self.write_items(&mut text, tongue, |_, place| {
            matches!(place, Place::Anywhere | Place::Often)
        });
        text
    }

    /// Writes some of the words in the order of the form.
    fn write_items(&self, text: &mut String, tongue: Tongue, which: impl Fn(&Item, Place) -> bool) {
        for (place, modifier) in self.form.modifiers.iter().enumerate() {
            let items = self
                .items
                .iter()
                .filter(|item| item.modifier == place && which(item, modifier.place));
            for item in items {
                let word = item.word.spelling(tongue);
                // A sign stands close to what comes before it.
                let gap = if word.starts_with(is_word) { " " } else { "" };
                let _ = write!(text, "{gap}{word}");
                item.argument.write(text, tongue);
            }
        }
    }
}

impl Argument {
    fn write(&self, text: &mut String, tongue: Tongue) {
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
            Self::Amount(count, word) => write!(text, " {count} {}", word.spelling(tongue)),
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
                    for (word, argument, _) in &entrant.words {
                        let _ = write!(text, " {}", word.spelling(tongue));
                        argument.write(text, tongue);
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

impl Die {
    fn write(&self, text: &mut String, tongue: Tongue) -> std::fmt::Result {
        let word = self.word.map_or("", |word| word.spelling(tongue));
        write!(text, " {word}{}", self.written)
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
    pub(super) fn expected(self) -> Vec<super::Expected> {
        use super::Expected;
        match self {
            Self::Nothing => Vec::new(),
            Self::Score | Self::Metres => vec![Expected::Score],
            Self::Named(names) => {
                let words = names.iter().map(|(word, _)| Expected::Word(word));
                [Expected::Score].into_iter().chain(words).collect()
            }
            Self::List => vec![Expected::Faces],
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
