//! What divides the sides of a line: `vs`, the word for a difficulty, or nothing before a difficulty that has a name.

use super::words::Reader;
use crate::ask::form::Shape;
use crate::ask::plain::{DC, VS, after_difficulty};
use crate::ask::{Error, Problem};

impl Reader<'_> {
    /// A `vs` and what follows it, if there is one here.
    pub(super) fn versus(&mut self) -> Result<bool, Error> {
        let form = self.phrase.form;
        let next = form.versus.get(self.part());
        let is_difficulty = next.is_some_and(|next| matches!(next.takes, Shape::Named(_)));
        // Where a difficulty follows, its word says what `vs` does.
        let begins = VS
            .begins(self.rest)
            .or_else(|| is_difficulty.then(|| DC.begins(self.rest))?);
        let Some((length, _)) = begins else {
            return Ok(false);
        };
        if form.versus.is_empty() {
            return Ok(false);
        }
        let Some(versus) = form.versus.get(self.part()) else {
            let span = self.here(length);
            return Err(match self.divided {
                Some(first) => Error::new(span, Problem::Repeated(first)),
                None => self.unexpected(),
            });
        };
        self.divided = Some(self.here(length));
        self.skip(length);
        if is_difficulty {
            self.rest = after_difficulty(self.rest);
        }
        let operand = self.argument(versus.takes)?;
        self.phrase.operands.push(operand);
        Ok(true)
    }

    /// A word that stands for what a `vs` takes, where the `vs` is left out and could stand: `hitos 6+4 hard`.
    pub(super) fn bare_versus(&mut self) -> Result<bool, Error> {
        let next = self.phrase.form.versus.get(self.part());
        let Some(Shape::Named(names)) = next.map(|next| next.takes) else {
            return Ok(false);
        };
        let mut begins = names.iter().filter_map(|(word, _)| word.begins(self.rest));
        let Some((length, _)) = begins.next() else {
            return Ok(false);
        };
        self.divided = Some(self.here(length));
        let operand = self.argument(Shape::Named(names))?;
        self.phrase.operands.push(operand);
        Ok(true)
    }
}
