//! Words with commas between, each perhaps so many times: `high x3, athletics low, rest x 2`.

use super::number::number;
use super::words::Reader;
use super::{trimmed, trouble};
use crate::ask::form::{Modifier, Shape};
use crate::ask::{Argument, Error, Problem, Span, Stretch};

/// The most words in one sequence, and the most times each may come in a row.
const MOST: i64 = 1_000;

impl Reader<'_> {
    /// Every word up to where no comma follows.
    pub(super) fn sequence(
        &mut self,
        groups: &'static [Modifier],
    ) -> Result<(Argument, Span), Error> {
        let start = self.here(0);
        let mut stretches = Vec::new();
        loop {
            stretches.push(self.stretch(groups)?);
            if !self.rest.starts_with(',') {
                return Ok((Argument::Sequence(stretches), start.to(self.here(0))));
            }
            if i64::try_from(stretches.len()) == Ok(MOST) {
                let range = Problem::Range {
                    least: 1,
                    most: MOST,
                };
                return Err(Error::new(start.to(self.here(0)), range));
            }
            self.skip(1);
        }
    }

    /// One word with what it takes, and how often it comes.
    fn stretch(&mut self, groups: &'static [Modifier]) -> Result<Stretch, Error> {
        let words = groups
            .iter()
            .flat_map(|group| group.words.iter().map(move |&word| (group.takes, word)));
        let here = words.filter_map(|(takes, word)| Some((word.begins(self.rest)?, takes, word)));
        let Some(((length, tongue), takes, word)) = here.max_by_key(|((length, _), ..)| *length)
        else {
            return Err(self.wanted(Shape::Sequence(groups).expected()));
        };
        self.note_tongue(tongue);
        let start = self.here(0);
        self.skip(length);
        let (argument, _) = self.argument(takes)?;
        let times = self.times()?;
        let end = start.at + start.to(self.here(0)).of(self.line).trim_end().len();
        Ok(Stretch {
            word,
            argument,
            times,
            span: Span::new(start.at, end),
        })
    }

    /// `x3` or `x 3`; once where nothing is said.
    fn times(&mut self) -> Result<i64, Error> {
        let Some(after) = self.rest.strip_prefix(['x', 'X', '×', '*']) else {
            return Ok(1);
        };
        if !trimmed(after).starts_with(|next: char| next.is_ascii_digit()) {
            return Ok(1);
        }
        let (rest, times) = number(after).map_err(|error| trouble(error).into_error(self.line))?;
        let length = self.rest.len() - rest.len();
        if !(1..=MOST).contains(&times) {
            let range = Problem::Range {
                least: 1,
                most: MOST,
            };
            return Err(Error::new(self.here(length), range));
        }
        self.skip(length);
        Ok(times)
    }
}
