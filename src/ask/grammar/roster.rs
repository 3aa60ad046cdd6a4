//! Several who take part, with commas between: `Ana firearm 14 60, Luis melee 12 50 surprised`.

use super::words::Reader;
use super::{CURSOR, trimmed};
use crate::ask::form::{Modifier, Roster, Shape};
use crate::ask::keyword::is_word;
use crate::ask::names::dotted;
use crate::ask::{Argument, Entrant, Error, Expected, Keyword, Problem, Said, Span, Tongue};

/// The most who may take part in one line.
const MOST: usize = 1_000;

impl Reader<'_> {
    /// Everybody up to the label or the end of the line.
    pub(super) fn roster(&mut self, roster: &Roster) -> Result<(Argument, Span), Error> {
        let start = self.here(0);
        let mut entrants: Vec<Entrant> = Vec::new();
        loop {
            let entrant = self.entrant(roster)?;
            if let Some(before) = entrants.iter().find(|before| before.name == entrant.name) {
                return Err(Error::new(entrant.span, Problem::Repeated(before.span)));
            }
            if entrants.len() == MOST {
                let most = i64::try_from(MOST).unwrap_or(i64::MAX);
                return Err(Error::new(entrant.span, Problem::Range { least: 1, most }));
            }
            entrants.push(entrant);
            if !self.rest.starts_with(',') {
                break;
            }
            self.skip(1);
        }
        Ok((Argument::Roster(entrants), start.to(self.here(0))))
    }

    /// One of them: a name, then numbers and words.
    fn entrant(&mut self, roster: &Roster) -> Result<Entrant, Error> {
        let length = self.name_length(roster);
        let span = self.here(length);
        let name = span.of(self.line).trim_end().to_string();
        if name.is_empty() {
            return Err(self.wanted(vec![Expected::Name]));
        }
        if name.ends_with(CURSOR) {
            return Err(Self::under_way(roster, &name, span));
        }
        self.skip(length);
        let mut entrant = Entrant {
            span: Span::new(span.at, span.at + name.len()),
            name,
            scores: Vec::new(),
            written: Vec::new(),
            words: Vec::new(),
        };
        while !self.at_end() && !self.rest.starts_with(',') {
            if let Some((place, word, length, tongue)) = self.own_word(roster) {
                self.own_word_taken(roster, place, &entrant, word, length)?;
                self.note_tongue(tongue);
                let span = self.here(length);
                self.skip(length);
                let (argument, argument_span) = self.argument(roster.words[place].takes)?;
                entrant.words.push(Said {
                    word,
                    span,
                    argument,
                    argument_span,
                });
            } else if entrant.scores.len() < roster.scores {
                match self.argument(Shape::Score) {
                    Ok((Argument::Score(score, text), span)) => {
                        entrant.scores.push((score, span));
                        entrant.written.push(text);
                    }
                    Err(error) if !matches!(error.expected[..], [Expected::Score]) => {
                        return Err(error);
                    }
                    _ => {
                        let words = Self::own_words(roster, &entrant.words);
                        return Err(
                            self.wanted([Expected::Score].into_iter().chain(words).collect())
                        );
                    }
                }
            } else {
                let words = Self::own_words(roster, &entrant.words);
                return Err(self.wanted(words.chain([Expected::End]).collect()));
            }
        }
        if entrant.scores.len() < roster.scores {
            return Err(Error::expected(self.here(0), vec![Expected::Score]));
        }
        Ok(entrant)
    }

    /// A word of the same group before this one is a repetition or a contradiction.
    fn own_word_taken(
        &self,
        roster: &Roster,
        place: usize,
        entrant: &Entrant,
        word: &Keyword,
        length: usize,
    ) -> Result<(), Error> {
        let group = roster.words[place].words;
        let before = entrant
            .words
            .iter()
            .find(|said| group.iter().any(|other| other.is(said.word)));
        match before {
            None => Ok(()),
            Some(said) => Err(Error::clash(
                (said.word, said.span),
                (word, self.here(length)),
            )),
        }
    }

    /// A word that the roster knows, here.
    fn own_word(&self, roster: &Roster) -> Option<(usize, &'static Keyword, usize, Tongue)> {
        word_at(self.rest, roster.words)
    }

    /// The roster's words that nothing said yet excludes.
    fn own_words(roster: &Roster, said: &[Said]) -> impl Iterator<Item = Expected> {
        let free = |modifier: &&Modifier| {
            let mut words = modifier.words.iter();
            !words.any(|word| said.iter().any(|said| said.word.is(word)))
        };
        let free: Vec<&Modifier> = roster.words.iter().filter(free).collect();
        let words = free.into_iter().flat_map(|modifier| modifier.words);
        words.map(|word| Expected::Word(word))
    }

    /// What a name that the cursor stands in can become: a name, and after its first word also what follows one.
    fn under_way(roster: &Roster, name: &str, span: Span) -> Error {
        let at = name.rfind(char::is_whitespace).map_or(0, |blank| {
            blank + name[blank..].chars().next().map_or(1, char::len_utf8)
        });
        let expected = if at == 0 {
            vec![Expected::Name]
        } else {
            let words = Self::own_words(roster, &[]);
            [Expected::Score].into_iter().chain(words).collect()
        };
        Error::expected(Span::new(span.at + at, span.at + name.len()), expected)
    }

    /// Whether a number of the configuration stands here, or what would be one of a character it has.
    fn is_number_name(&self, rest: &str) -> bool {
        let names = &self.context().names;
        let has_character = || {
            let (character, _) = rest.split_once('.').unwrap_or_default();
            names.has_character(character)
        };
        dotted(rest).is_some() && (names.begins(rest).is_some() || has_character())
    }

    /// How many bytes the name here takes: up to a number, a comma, or a word the roster knows.
    fn name_length(&self, roster: &Roster) -> usize {
        let mut at = 0;
        while at < self.rest.len() {
            let rest = &self.rest[at..];
            let stops = rest.starts_with(|next: char| {
                next.is_ascii_digit() || matches!(next, ',' | '#' | '+' | '-')
            });
            if stops
                || word_at(rest, roster.words).is_some()
                || self.is_number_name(rest)
                || crate::ask::plain::LABEL.begins(rest).is_some()
            {
                break;
            }
            let word: usize = rest
                .chars()
                .take_while(|&letter| is_word(letter))
                .map(char::len_utf8)
                .sum();
            let word = word.max(rest.chars().next().map_or(1, char::len_utf8));
            at += word;
            at += self.rest[at..].len() - trimmed(&self.rest[at..]).len();
        }
        at
    }
}

/// The longest of the words that a text begins with.
fn word_at(text: &str, modifiers: &[Modifier]) -> Option<(usize, &'static Keyword, usize, Tongue)> {
    let words = modifiers
        .iter()
        .enumerate()
        .flat_map(|(place, group)| group.words.iter().map(move |&word| (place, word)));
    words
        .filter_map(|(place, word)| {
            word.begins(text)
                .map(|(length, tongue)| (place, word, length, tongue))
        })
        .max_by_key(|(_, _, length, _)| *length)
}
