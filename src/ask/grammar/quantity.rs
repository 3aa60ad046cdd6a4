//! Numbers with what they count: `5 rounds`, `magazine`.

use super::words::Reader;
use crate::ask::form::Shape;
use crate::ask::{Argument, Error, Expected, Keyword, Problem, Span};
use crate::rules::Score;

impl Reader<'_> {
    /// Perhaps a number, then what it counts.
    pub(super) fn amount(
        &mut self,
        words: &'static [&'static Keyword],
    ) -> Result<(Argument, Span), Error> {
        let start = self.here(0);
        let word_here = |reader: &Self| {
            words
                .iter()
                .find_map(|&word| word.begins(reader.rest).map(|begins| (begins, word)))
        };
        let mut count = None;
        let mut here = word_here(self);
        if here.is_none() {
            count = match self.argument(Shape::Score) {
                Ok((Argument::Score(score, _), _)) => Some(score),
                Ok(_) => None,
                Err(error) if matches!(error.problem, Problem::Unexpected | Problem::Missing) => {
                    return Err(self.wanted(Shape::Amount(words).expected()));
                }
                Err(error) => return Err(error),
            };
            here = word_here(self);
        }
        let Some(((length, tongue), word)) = here else {
            return Err(self.wanted(words.iter().map(|word| Expected::Word(word)).collect()));
        };
        self.note_tongue(tongue);
        let end = self.here(length);
        self.skip(length);
        let count = count.map_or(1, Score::total);
        Ok((Argument::Amount(count, word), start.to(end)))
    }
}
