//! A place in a text, and the small steps that move it. Dice terms are read byte by byte, since most lines are nothing else.

use crate::ask::grammar::Trouble;
use crate::ask::{Names, Problem};
use crate::rules::notation::{Mark, Word};

/// A text of dice under reading.
pub(super) struct Cursor<'a> {
    pub(super) text: &'a str,
    /// Numbers with a name.
    pub(super) names: &'a Names,
    pub(super) at: usize,
    /// How many parentheses, calls and signs are open here.
    depth: i64,
    /// Whether a comma here ends an argument.
    pub(super) in_call: bool,
}

/// The deepest that an expression may be nested.
const DEEPEST: i64 = 64;

impl<'a> Cursor<'a> {
    pub(super) const fn new(text: &'a str, names: &'a Names) -> Self {
        Self {
            text,
            names,
            at: 0,
            depth: 0,
            in_call: false,
        }
    }

    /// What is left.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next byte in lower case; 0 at the end.
    pub(super) fn byte(&self) -> u8 {
        self.byte_at(self.at)
    }

    pub(super) fn byte_at(&self, at: usize) -> u8 {
        self.text
            .as_bytes()
            .get(at)
            .map_or(0, u8::to_ascii_lowercase)
    }

    /// Passes over blanks; whether there were any.
    pub(super) fn skip_blanks(&mut self) -> bool {
        let from = self.at;
        self.at = self.after_blanks(self.at);
        self.at > from
    }

    #[inline]
    pub(super) fn after_blanks(&self, at: usize) -> usize {
        match self.text.as_bytes().get(at) {
            None | Some(b'!'..=b'~') => at,
            Some(_) => self.after_blanks_here(at),
        }
    }

    fn after_blanks_here(&self, mut at: usize) -> usize {
        let bytes = self.text.as_bytes();
        while let Some(byte) = bytes.get(at) {
            match byte {
                b' ' | b'\t' => at += 1,
                0x80.. | 0x0a..=0x0d => {
                    let rest = &self.text[at..];
                    let trimmed = rest.trim_start();
                    if trimmed.len() == rest.len() {
                        return at;
                    }
                    at += rest.len() - trimmed.len();
                }
                _ => return at,
            }
        }
        at
    }

    /// Passes over this sign, if it is next.
    pub(super) fn eat(&mut self, sign: u8) -> bool {
        if self.byte() != sign {
            return false;
        }
        self.at += 1;
        true
    }

    /// Passes over this sign past ASCII, if it is next.
    pub(super) fn eat_sign(&mut self, sign: char) -> bool {
        if self.byte() < 0x80 || !self.rest().starts_with(sign) {
            return false;
        }
        self.at += sign.len_utf8();
        true
    }

    /// Passes over a plus or minus; whether it was a minus.
    pub(super) fn eat_plus_or_minus(&mut self) -> Option<bool> {
        match self.byte() {
            b'+' => {
                self.at += 1;
                Some(false)
            }
            b'-' => {
                self.at += 1;
                Some(true)
            }
            0x80.. if self.eat_sign('−') || self.eat_sign('–') => Some(true),
            _ => None,
        }
    }

    /// Passes over these two letters, if they are next.
    pub(super) fn eat_pair(&mut self, pair: [u8; 2]) -> bool {
        if [self.byte(), self.byte_at(self.at + 1)] != pair {
            return false;
        }
        self.at += 2;
        true
    }

    /// A whole number without sign, if one is next.
    pub(super) fn number(&mut self) -> Result<Option<i64>, Trouble> {
        let from = self.at;
        let bytes = self.text.as_bytes();
        let mut value: i64 = 0;
        let mut fits = true;
        while let Some(digit) = bytes.get(self.at).map(|byte| byte.wrapping_sub(b'0'))
            && digit < 10
        {
            let next = value
                .checked_mul(10)
                .and_then(|value| value.checked_add(digit.into()));
            fits &= next.is_some();
            value = next.unwrap_or(value);
            self.at += 1;
        }
        if !fits {
            return Err(self.wrong(from, Problem::NumberTooLarge));
        }
        Ok((self.at > from).then_some(value))
    }

    /// A whole number, perhaps with a sign attached, if one is next.
    pub(super) fn signed(&mut self) -> Result<Option<i64>, Trouble> {
        let from = self.at;
        let negative = self.eat_plus_or_minus();
        let number = self.number()?;
        if number.is_none() {
            self.at = from;
        }
        Ok(number.map(|number| {
            if negative == Some(true) {
                -number
            } else {
                number
            }
        }))
    }

    /// What stands from a place up to here, as rules keep places: counted from the end of the text.
    pub(super) const fn mark(&self, from: usize) -> Mark {
        Mark {
            at: self.text.len() - from,
            end: self.text.len() - self.at,
        }
    }

    /// What stands from a place up to here is wrong.
    pub(super) fn wrong(&self, from: usize, problem: Problem) -> Trouble {
        Trouble::wrong(&self.text[from..], self.rest(), problem)
    }

    /// One level deeper, for as long as `inner` takes.
    pub(super) fn deeper<T>(
        &mut self,
        inner: impl FnOnce(&mut Self) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        if self.depth == DEEPEST {
            let problem = Problem::Limit(Word::TooDeep.into(), vec![DEEPEST]);
            let from = self.at;
            self.at += self.rest().chars().next().map_or(0, char::len_utf8);
            return Err(self.wrong(from, problem));
        }
        self.depth += 1;
        let read = inner(self);
        self.depth -= 1;
        read
    }
}
