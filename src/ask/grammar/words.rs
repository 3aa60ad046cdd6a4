//! The order of words in a line of a game: the operand, then words in any order, `vs` dividing the sides.

use super::figure::{added, die, guarded, slashed};
use super::harm::damage_type;
use super::number::{list, metres, percentage, score};
use super::{dice, trimmed, trouble, word_length};
use crate::ask::form::{Place, Shape};
use crate::ask::keyword::is_sign;
use crate::ask::nearest::nearest;
use crate::ask::plain::{LABEL, VS};
use crate::ask::{
    Argument, Context, Die, Error, Expected, Form, Item, Keyword, Names, Phrase, Problem, Span,
    Tongue,
};
use crate::rules::notation::Word;
use crate::rules::{Game, Score};

/// A line of a game under reading.
pub(in crate::ask) struct Reader<'a> {
    pub(super) line: &'a str,
    pub(super) rest: &'a str,
    pub(super) phrase: Phrase,
    /// Where the last `vs` stands.
    pub(super) divided: Option<Span>,
}

/// A line of a game as read, with what is left of it: nothing, or its label.
pub(in crate::ask) type Read<'a> = (Phrase, &'a str);

impl<'a> Reader<'a> {
    /// A reader of what follows the game's and the rule's words.
    pub(in crate::ask) fn new(
        (line, rest): (&'a str, &'a str),
        context: &Context,
        beginning: &'static Keyword,
        form: &'static Form,
        tongue: Tongue,
    ) -> Self {
        let phrase = Phrase {
            form,
            context: context.clone(),
            beginning,
            operands: Vec::new(),
            items: Vec::new(),
            tongue,
            end: Span::point(line.len()),
            beyond: None,
        };
        Self {
            line,
            rest: trimmed(rest),
            phrase,
            divided: None,
        }
    }

    /// Reads operand, words and every `vs` up to the label or the end of the line.
    pub(in crate::ask) fn read(mut self) -> Result<Read<'a>, Error> {
        let form = self.phrase.form;
        let operand = self.argument(form.operand)?;
        self.phrase.operands.push(operand);
        while !self.at_end() {
            if !self.versus()? && !self.modifier()? && !self.bare_versus()? {
                return Err(self.unexpected());
            }
        }
        let given = self.phrase.operands.len() - 1;
        if form.versus.iter().skip(given).any(|versus| versus.required) {
            return Err(Error::expected(self.here(0), vec![Expected::Word(&VS)]));
        }
        self.phrase.end = self.here(0);
        Ok((self.phrase, self.rest))
    }

    pub(super) fn at_end(&self) -> bool {
        self.rest.is_empty() || self.rest.starts_with('#') || LABEL.begins(self.rest).is_some()
    }

    /// The place of the next so many bytes.
    pub(super) fn here(&self, length: usize) -> Span {
        let at = self.line.len() - self.rest.len();
        Span::new(at, at + length)
    }

    pub(super) fn skip(&mut self, length: usize) {
        self.rest = trimmed(&self.rest[length..]);
    }

    pub(super) fn context(&self) -> &Context {
        &self.phrase.context
    }

    /// Which side the words here belong to.
    pub(super) fn part(&self) -> usize {
        self.phrase.operands.len() - 1
    }

    /// One of the form's words with what follows it, if there is one here.
    fn modifier(&mut self) -> Result<bool, Error> {
        let form = self.phrase.form;
        let words = form
            .modifiers
            .iter()
            .enumerate()
            .flat_map(|(place, modifier)| modifier.words.iter().map(move |&word| (place, word)));
        let here = words
            .filter_map(|(place, word)| word.begins(self.rest).map(|begins| (begins, place, word)));
        let Some(((length, tongue), place, word)) = here.max_by_key(|((length, _), ..)| *length)
        else {
            return Ok(false);
        };
        let modifier = &form.modifiers[place];
        if self.is_filler(modifier, &self.rest[length..]) {
            self.note_tongue(tongue);
            self.skip(length);
            return self.modifier();
        }
        let span = self.here(length);
        let part = self.part();
        if let Some(before) = self.said(place) {
            return Err(Error::clash((before.word, before.span), (word, span)));
        }
        self.note_tongue(tongue);
        self.skip(length);
        let (argument, argument_span) = self.argument(modifier.takes)?;
        self.phrase.items.push(Item {
            modifier: place,
            word,
            argument,
            part,
            span,
            argument_span,
        });
        Ok(true)
    }

    /// The word of a modifier that was said before, where it may be said once.
    pub(super) fn said(&self, place: usize) -> Option<&Item> {
        let part = self.part();
        let here = |item: &&Item| match self.phrase.form.modifiers[place].place {
            Place::Anywhere | Place::Of(_) => true,
            Place::Side => item.part == part,
            Place::Often => false,
        };
        let mut items = self.phrase.items.iter().filter(here);
        items.find(|item| item.modifier == place)
    }

    pub(super) fn note_tongue(&mut self, tongue: Tongue) {
        if tongue == Tongue::Spanish {
            self.phrase.tongue = Tongue::Spanish;
        }
    }

    /// What a word or a `vs` takes.
    pub(super) fn argument(&mut self, shape: Shape) -> Result<(Argument, Span), Error> {
        match shape {
            Shape::Nothing => Ok((Argument::Nothing, self.here(0))),
            Shape::Score => {
                let number = match self.phrase.form.game {
                    Game::D100 => percentage,
                    _ => score,
                };
                self.parsed(shape, number, |(score, text)| Argument::Score(score, text))
            }
            Shape::Metres => {
                self.parsed(shape, metres, |(score, text)| Argument::Score(score, text))
            }
            Shape::List(_) => self.parsed(shape, |text, _| list(text), Argument::List),
            Shape::Roster(roster) => self.roster(roster),
            Shape::Sequence(words) => self.sequence(words),
            Shape::Amount(words) => self.amount(words),
            Shape::Weapon(families) => self.weapon(families),
            Shape::Dice => {
                let (argument, span) = self.parsed(shape, dice::expression, Argument::Dice)?;
                match &argument {
                    Argument::Dice(dice) if dice.may_fail() => {
                        let problem = Problem::Forbidden(Word::MayFail.into(), Vec::new());
                        Err(Error::new(span, problem))
                    }
                    _ => Ok((argument, span)),
                }
            }
            Shape::Die(word) => self.die(shape, word),
            Shape::ScoreOrDie(word) => match word.begins(self.rest) {
                Some((length, tongue)) => {
                    self.note_tongue(tongue);
                    let start = self.here(length);
                    self.skip(length);
                    let (die, span) = self.die(Shape::Die(None), None)?;
                    Ok(match die {
                        Argument::Die(die) => (Argument::WordDie(word, die), start.to(span)),
                        other => (other, span),
                    })
                }
                None => self.parsed(shape, score, |(score, text)| Argument::Score(score, text)),
            },
            Shape::Guarded => self.parsed(shape, guarded, |(score, text, inside)| {
                Argument::Guarded(score, text, inside)
            }),
            Shape::Slashed => self.parsed(shape, slashed, Argument::Slashed),
            Shape::Maybe => {
                if Shape::Score.opens(self.rest) {
                    self.argument(Shape::Score)
                } else {
                    self.argument(Shape::Nothing)
                }
            }
            Shape::Named(names) => {
                let here = names.iter().filter_map(|(word, value)| {
                    let (length, tongue) = word.begins_sum(self.rest)?;
                    Some((length, tongue, *word, *value))
                });
                match here.max_by_key(|(length, ..)| *length) {
                    Some((length, tongue, word, value)) => {
                        self.note_tongue(tongue);
                        self.named(length, word, value)
                    }
                    None => self.parsed(shape, score, |(score, text)| Argument::Score(score, text)),
                }
            }
            Shape::DamageType => {
                self.parsed(shape, |text, _| damage_type(text), Argument::DamageType)
            }
            Shape::Worded(words) => {
                let (word, start) = self.argument(Shape::OneOf(words))?;
                let (number, end) = self.argument(Shape::Score)?;
                match (word, number) {
                    (Argument::Word(word), Argument::Score(score, text)) => {
                        Ok((Argument::Worded(word, score, text), start.to(end)))
                    }
                    _ => Err(self.wanted(shape.expected())),
                }
            }
            Shape::OneOf(words) => {
                let here = words
                    .iter()
                    .filter_map(|&word| word.begins(self.rest).map(|begins| (begins, word)));
                match here.max_by_key(|((length, _), _)| *length) {
                    Some(((length, tongue), word)) => {
                        self.note_tongue(tongue);
                        Ok(self.took(length, Argument::Word(word)))
                    }
                    None => Err(self.wanted(shape.expected())),
                }
            }
        }
    }

    /// A die with what is added to it, or the word that stands for one.
    fn die(
        &mut self,
        shape: Shape,
        word: Option<&'static Keyword>,
    ) -> Result<(Argument, Span), Error> {
        let stands = word.and_then(|word| Some((word, word.begins_sum(self.rest)?)));
        let Some((word, (length, tongue))) = stands else {
            return self.parsed(shape, die, Argument::Die);
        };
        self.note_tongue(tongue);
        let start = self.here(length);
        self.skip(length);
        let meant = |(plus, written)| {
            Argument::Die(Die {
                word: Some(word),
                sides: None,
                plus,
                written,
            })
        };
        if !self.rest.starts_with(is_sign) {
            return Ok((meant((0, String::new())), start));
        }
        let (argument, span) = self.parsed(shape, added, meant)?;
        Ok((argument, start.to(span)))
    }

    /// A number by its name, of so many bytes, with what is added to it.
    fn named(
        &mut self,
        length: usize,
        word: &'static Keyword,
        value: i64,
    ) -> Result<(Argument, Span), Error> {
        let start = self.here(length);
        self.skip(length);
        let mut span = start;
        let mut more = 0;
        if self.rest.starts_with(['+', '-', '−']) {
            let (sum, end) = self.argument(Shape::Score)?;
            more = sum.score().map_or(0, Score::total);
            span = start.to(end);
        }
        let score = Score::new(value, more).map_err(|refusal| Error::refused(span, refusal))?;
        Ok((Argument::Named(word, score), span))
    }

    pub(super) fn took(&mut self, length: usize, argument: Argument) -> (Argument, Span) {
        let span = self.here(length);
        self.skip(length);
        (argument, span)
    }

    /// Runs a parser here; where nothing of the kind begins, says what the shape wanted.
    pub(super) fn parsed<T>(
        &mut self,
        shape: Shape,
        parser: impl Fn(&'a str, &Names) -> super::Parsed<'a, T>,
        make: impl Fn(T) -> Argument,
    ) -> Result<(Argument, Span), Error> {
        match parser(self.rest, &self.phrase.context.names) {
            Ok((rest, value)) => {
                let length = self.rest.len() - rest.len();
                let next_sticks = rest
                    .chars()
                    .next()
                    .is_some_and(|next| !next.is_whitespace() && next != '#');
                if next_sticks && super::super::keyword::is_word(rest.chars().next().unwrap_or(' '))
                {
                    let at = self.here(length).end;
                    let span = Span::new(at, at + word_length(rest));
                    return Err(Error::expected(span, vec![Expected::End]));
                }
                let taken = self.took(length, make(value));
                self.note_beyond(&taken);
                Ok(taken)
            }
            Err(nom::Err::Error(_)) => Err(self.wanted(shape.expected())),
            Err(error) => Err(trouble(error).into_error(self.line)),
        }
    }

    /// Remembers the first number past what any number may be: the rule may have a bound of its own to tell.
    fn note_beyond(&mut self, (argument, span): &(Argument, Span)) {
        let score = match argument {
            Argument::Score(score, _) | Argument::Guarded(score, ..) => *score,
            _ => return,
        };
        if !score.is_sound() {
            self.phrase.beyond.get_or_insert(*span);
        }
    }

    /// The word here is none of these.
    pub(super) fn wanted(&self, expected: Vec<Expected>) -> Error {
        let length = word_length(self.rest);
        let written = self.rest.get(..length).unwrap_or("");
        let near = nearest(written, words_of(&expected));
        Error {
            near,
            ..Error::expected(self.here(length), expected)
        }
    }

    /// The word here is none that may follow.
    pub(super) fn unexpected(&self) -> Error {
        let form = self.phrase.form;
        let mut expected: Vec<Expected> = Vec::new();
        if form.versus.len() > self.part() {
            expected.push(Expected::Word(&VS));
        }
        // Those of the side that is read come first.
        let part = self.part();
        let (own, others): (Vec<_>, Vec<_>) = form
            .modifiers
            .iter()
            .enumerate()
            .partition(|(_, modifier)| modifier.place == Place::Of(part));
        for (place, modifier) in own.into_iter().chain(others) {
            if self.said(place).is_none() {
                expected.extend(modifier.words.iter().map(|&word| Expected::Word(word)));
            }
        }
        expected.extend([Expected::Label, Expected::End]);
        let error = self.wanted(expected);
        if let Some(meant) = self.meant() {
            return Error {
                near: None,
                offers: Box::new([meant]),
                ..error
            };
        }
        if error.near.is_some() {
            return error;
        }
        // A word that stands for what a `vs` takes may stand without it.
        match form.versus.get(part).map(|versus| versus.takes) {
            Some(Shape::Named(names)) => {
                let spellings = names.iter().flat_map(|(word, _)| word.spellings());
                let near = nearest(error.span.of(self.line), spellings);
                Error { near, ..error }
            }
            _ => error,
        }
    }
}

/// Every spelling of the words among what was expected.
pub(in crate::ask) fn words_of(expected: &[Expected]) -> impl Iterator<Item = &'static str> {
    expected
        .iter()
        .filter_map(|expected| match expected {
            Expected::Word(word) => Some(*word),
            _ => None,
        })
        .flat_map(Keyword::spellings)
}
