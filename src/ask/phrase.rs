//! A line of a game as read: operands, words and where each stands; and the same line written out in full.

use super::form::Place;
use super::keyword::is_word;
use super::{Argument, Context, Error, Form, Keyword, Span, Tongue};
use crate::rules::hitos::DamageType;
use crate::rules::notation::Expression;
use crate::rules::{Play, Refusal, Score, Tables};
use std::fmt::Write;
use std::rc::Rc;

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
    /// The first number past what any number may be, where there is one.
    pub beyond: Option<Span>,
}

impl Phrase {
    /// The rule of the line, once the line is written out in full.
    ///
    /// # Errors
    /// What the form will not take of it. Of a number past what any number may be, the bound that the rule has for it; where
    /// it has none, that of all numbers.
    pub(super) fn build(&mut self) -> Result<Rc<dyn Play>, Error> {
        let built = (self.form.build)(self);
        let Some(beyond) = self.beyond else {
            return built;
        };
        match built {
            // The number is not what was written: nobody is told of it.
            Err(error) if !error.quotes(|number| !Score::RANGE.contains(&number)) => Err(error),
            _ => Err(Error::refused(beyond, Refusal::range(&Score::RANGE))),
        }
    }

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
