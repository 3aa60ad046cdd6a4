//! A term of dice: how many, of which kind, then what is done to them.

use super::cursor::Cursor;
use crate::ask::grammar::{Trouble, word_length};
use crate::ask::{Expected, Problem};
use crate::dice::{Pool, Sides};
use crate::rules::Refusal;
use crate::rules::notation::{Amount, Die, Expression, Mishap, Modifier, Throw, Which, Word};

/// How many digits fit 32 bits whatever they are.
const MANY_DIGITS: usize = 9;

/// Dice under reading.
pub(super) struct Term {
    /// Where it begins.
    pub(super) from: usize,
    pub(super) count: Amount,
    die: Die,
    /// A keep that is the first modifier stays out of the list while it is the only one.
    kept: Option<(Which, u32)>,
    pub(super) modifiers: Vec<Modifier>,
    /// Whether something was counted: then nothing but arithmetic follows.
    pub(super) counted: bool,
    /// Whether the last thing read is an explosion that says nothing of when.
    pub(super) bare_burst: bool,
}

impl Term {
    pub(super) fn is_single_die(&self) -> bool {
        self.count == Amount::Fixed(1) && self.kept.is_none() && self.modifiers.is_empty()
    }

    pub(super) fn push(&mut self, modifier: Modifier) {
        match modifier {
            Modifier::Keep(which, Amount::Fixed(count))
                if self.kept.is_none() && self.modifiers.is_empty() =>
            {
                self.kept = Some((which, count));
            }
            modifier => {
                if let Some((which, count)) = self.kept.take() {
                    self.modifiers
                        .push(Modifier::Keep(which, Amount::Fixed(count)));
                }
                self.modifiers.push(modifier);
            }
        }
    }

    /// The expression it makes.
    fn expression(mut self) -> Result<Expression, Refusal> {
        if let (Amount::Fixed(count), Die::Sides(sides), true) =
            (&self.count, &self.die, self.modifiers.is_empty())
        {
            let pool = Pool::new(*count, *sides);
            return Expression::pool(match self.kept {
                Some((which, kept)) => pool.keep(which.with(kept)),
                None => pool,
            });
        }
        if let Some((which, count)) = self.kept.take() {
            self.push(Modifier::Keep(which, Amount::Fixed(count)));
            let kept = self.kept.take();
            self.modifiers
                .extend(kept.map(|(which, count)| Modifier::Keep(which, Amount::Fixed(count))));
        }
        Expression::throw(Throw {
            count: self.count,
            die: self.die,
            modifiers: self.modifiers,
        })
    }
}

impl Cursor<'_> {
    /// Whether the `d` at a place begins a die.
    pub(super) fn is_die(&self, at: usize) -> bool {
        if self.byte_at(at) != b'd' {
            return false;
        }
        let next = self.after_blanks(at + 1);
        match self.byte_at(next) {
            b'0'..=b'9' | b'%' | b'(' | b':' => true,
            b'f' => next == at + 1 && !self.is_letter(next + 1),
            b'p' => self.byte_at(next + 1) == b'c' && self.byte_at(next + 2) == b't',
            _ => false,
        }
    }

    /// Whether a letter that begins no modifier stands at a place.
    fn is_letter(&self, at: usize) -> bool {
        let next = self.byte_at(at);
        (next.is_ascii_alphabetic() || next >= 0x80) && !self.begins_modifier(at)
    }

    /// A number, or numbered dice of which some may be kept, where a whole product ends with them: what most lines are made
    /// of, read at one go. Anything else, and whatever is wrong, is left to the grammar.
    pub(super) fn plain_operand(&mut self) -> Option<Expression> {
        let (number, at) = match self.byte() {
            b'd' => (1, self.at),
            _ => self.digits_at(self.at)?,
        };
        let (made, at) = if self.byte_at(at) == b'd' {
            let (sides, at) = self.digits_at(at + 1)?;
            let count = (number <= Pool::MOST).then_some(number)?;
            let pool = Pool::new(count, Sides::new(sides)?);
            let (which, letters) = match (self.byte_at(at), self.byte_at(at + 1)) {
                (b'k', b'h') => (Which::Highest, 2),
                (b'k', b'l') => (Which::Lowest, 2),
                (b'k', b'0'..=b'9') => (Which::Highest, 1),
                (b'd', b'h') => (Which::DropHighest, 2),
                (b'd', b'l') => (Which::DropLowest, 2),
                _ => (Which::DropLowest, 0),
            };
            if letters == 0 {
                (Expression::pool(pool).ok()?, at)
            } else {
                let (kept, at) = self.digits_at(at + letters)?;
                let keep = which.with((kept > 0).then_some(kept)?);
                (Expression::pool(pool.keep(keep)).ok()?, at)
            }
        } else {
            (Expression::number(number.into()), at)
        };
        if !matches!(self.byte_at(at), b'+' | b'-') && at < self.text.len() {
            return None;
        }
        self.at = at;
        Some(made)
    }

    /// The number of a few digits at a place, and where it ends.
    fn digits_at(&self, from: usize) -> Option<(u32, usize)> {
        let digits = self.text.as_bytes().get(from..)?;
        let mut value = 0;
        for (length, byte) in digits.iter().enumerate() {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                return (length > 0).then_some((value, from + length));
            }
            if length == MANY_DIGITS {
                return None;
            }
            value = value * 10 + u32::from(digit);
        }
        (!digits.is_empty()).then_some((value, self.text.len()))
    }

    /// A number, or dice of that number.
    pub(super) fn number_or_dice(&mut self) -> Result<Expression, Trouble> {
        let from = self.at;
        let number = self.number()?.unwrap_or_default();
        let after = self.after_blanks(self.at);
        if self.byte_at(after) == b'd' {
            // A `d` that sticks to the number can be nothing else, even with no sides after it.
            let sticks = after == self.at && !self.is_letter(after + 1);
            if sticks || self.is_die(after) || self.ends_with_d(after) {
                let count = self.fixed_count(from, number)?;
                self.at = after;
                return self.dice(from, count);
            }
        }
        if self.byte_at(after) == b'(' && self.faces_in_parentheses(after) {
            let count = self.fixed_count(from, number)?;
            self.at = after;
            return self.dice_in_parentheses(from, count);
        }
        if self.byte() == b'x' && self.begins_operand(self.at + 1) {
            return Err(self.sticky_x(from, number));
        }
        Ok(Expression::number(number))
    }

    /// Whether the text ends with the `d` at a place.
    fn ends_with_d(&self, at: usize) -> bool {
        matches!(
            self.byte_at(self.after_blanks(at + 1)),
            0 | b')' | b',' | b'#'
        )
    }

    /// `6x4d6`: six rolls want a blank, a product another sign.
    fn sticky_x(&mut self, from: usize, number: i64) -> Trouble {
        let end = self
            .rest()
            .find(char::is_whitespace)
            .unwrap_or(self.rest().len());
        let operand = self.rest()[1..end].to_string();
        self.at += end;
        self.wrong(from, Problem::Unexpected).offering([
            format!("{number}x {operand}"),
            format!("{number}*{operand}"),
        ])
    }

    fn fixed_count(&self, from: usize, number: i64) -> Result<Amount, Trouble> {
        match u32::try_from(number) {
            Ok(count) if count <= Pool::MOST => Ok(Amount::Fixed(count)),
            Ok(_) => Err(self.refused(from, Mishap::TooManyDice.refusal())),
            Err(_) if number < 0 => Err(self.refused(from, Mishap::NegativeCount.refusal())),
            Err(_) => Err(self.refused(from, Mishap::TooManyDice.refusal())),
        }
    }

    pub(super) fn dice_without_count(&mut self) -> Result<Expression, Trouble> {
        self.dice(self.at, Amount::Fixed(1))
    }

    /// Parentheses: faces, a count of dice, or an expression.
    pub(super) fn in_parentheses(&mut self) -> Result<Expression, Trouble> {
        let from = self.at;
        if self.faces_in_parentheses(from) {
            return self.dice_in_parentheses(from, Amount::Fixed(1));
        }
        let inner = self.parenthesised()?;
        let after = self.after_blanks(self.at);
        let sticks = self.byte() == b'd' && !self.is_letter(self.at + 1);
        let faces = self.byte_at(after) == b'(' && self.faces_in_parentheses(after);
        if !sticks && !faces && !self.is_die(after) {
            return Ok(inner);
        }
        let count = match inner.constant() {
            Some(number) => self.fixed_count(from, number)?,
            None => Amount::Drawn(Box::new(inner.drawn(self.mark(from)))),
        };
        self.at = after;
        if faces {
            return self.dice_in_parentheses(from, count);
        }
        self.dice(from, count)
    }

    /// Whether the parenthesis at a place holds faces: `(d:0,1)`.
    fn faces_in_parentheses(&self, at: usize) -> bool {
        let die = self.after_blanks(at + 1);
        self.byte_at(die) == b'd' && self.byte_at(self.after_blanks(die + 1)) == b':'
    }

    /// So many dice whose faces stand in parentheses.
    fn dice_in_parentheses(&mut self, from: usize, count: Amount) -> Result<Expression, Trouble> {
        self.at = self.after_blanks(self.at + 1) + 1;
        self.skip_blanks();
        let faces = self.faces()?;
        self.close()?;
        self.term(from, count, faces)
    }

    /// So many dice; the `d` is next.
    fn dice(&mut self, from: usize, count: Amount) -> Result<Expression, Trouble> {
        self.at += 1;
        self.skip_blanks();
        let die = self.die()?;
        self.term(from, count, die)
    }

    /// The kind of die after the `d`.
    fn die(&mut self) -> Result<Die, Trouble> {
        let from = self.at;
        match self.byte() {
            b'%' => {
                self.at += 1;
                self.sides(from, 100)
            }
            b'p' if self.rest().len() >= 3 && self.byte_at(from + 1) == b'c' => {
                self.at += 3;
                self.sides(from, 100)
            }
            b'f' => {
                self.at += 1;
                Ok(Die::Fudge)
            }
            b':' if self.in_call => {
                let problem = Problem::Forbidden(Word::FacesInCall.into(), Vec::new());
                self.at += 1;
                let end = self
                    .rest()
                    .find(|next: char| !next.is_ascii_digit() && !matches!(next, '-' | ','))
                    .unwrap_or(self.rest().len());
                let offer = format!("(d:{})", &self.rest()[..end]);
                Err(self.wrong(from, problem).offering([offer]))
            }
            b':' => self.faces(),
            b'(' => {
                let inner = self.parenthesised()?;
                match inner.constant() {
                    Some(number) => self.sides(from, number),
                    None => Ok(Die::Drawn(Box::new(inner.drawn(self.mark(from))))),
                }
            }
            _ => match self.number()? {
                Some(number) => self.sides(from, number),
                None => Err(Trouble::expected(self.rest(), &[Expected::Sides])),
            },
        }
    }

    fn sides(&self, from: usize, number: i64) -> Result<Die, Trouble> {
        match u32::try_from(number).ok().and_then(Sides::new) {
            Some(sides) => Ok(Die::Sides(sides)),
            None => Err(self.refused(from, Mishap::NoSides.refusal())),
        }
    }

    /// Faces with commas between; the colon is next.
    fn faces(&mut self) -> Result<Die, Trouble> {
        let mut faces = Vec::new();
        self.at += 1;
        loop {
            self.skip_blanks();
            match self.signed()? {
                Some(face) => faces.push(face),
                None => return Err(Trouble::expected(self.rest(), &[Expected::Faces])),
            }
            let before = self.at;
            self.skip_blanks();
            if !self.eat(b',') {
                self.at = before;
                return Ok(Die::Faces(faces.into()));
            }
        }
    }

    /// What is done to the dice, and the whole term.
    fn term(&mut self, from: usize, count: Amount, die: Die) -> Result<Expression, Trouble> {
        let mut term = Term {
            from,
            count,
            die,
            kept: None,
            modifiers: Vec::new(),
            counted: false,
            bare_burst: false,
        };
        while self.modifier(&mut term)? {}
        let after = self.after_blanks(self.at);
        if self.is_die(after) {
            return Err(self.which_dice(after, &term));
        }
        if term.bare_burst && matches!(self.byte_at(after), b'0'..=b'9' | b'(') {
            self.at = after;
            return Err(self.no_argument(after, "x"));
        }
        let made = term.expression();
        self.known(from, made)
    }

    /// `4d6d1` could drop the highest or the lowest; `6d6d6` is no dice at all.
    fn which_dice(&mut self, at: usize, term: &Term) -> Trouble {
        let dice = self.text[term.from..self.at].trim_end().to_string();
        self.at = at;
        let end = word_length(self.rest()).max(1);
        let number = self.rest()[1..end].trim().to_string();
        let digits = !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit());
        let trouble = self.wrong_word(Problem::DropWhich);
        let drops_some = match (&term.count, number.parse::<u32>()) {
            (Amount::Fixed(count), Ok(number)) => number < *count,
            _ => true,
        };
        match (digits, drops_some) {
            (true, true) => trouble.offering([format!("dl{number}")]),
            (true, false) => {
                trouble.offering([format!("dl{number}"), format!("({dice})d{number}")])
            }
            _ => trouble,
        }
    }

    /// The number after a keep: a number, or an expression in parentheses; `None` where there is neither.
    pub(super) fn amount(&mut self) -> Result<Option<Amount>, Trouble> {
        let before = self.at;
        self.skip_blanks();
        let from = self.at;
        let number = if self.byte() == b'(' {
            let inner = self.parenthesised()?;
            match inner.constant() {
                Some(number) => number,
                None => {
                    let drawn = inner.drawn(self.mark(from));
                    return Ok(Some(Amount::Drawn(Box::new(drawn))));
                }
            }
        } else {
            match self.number()? {
                Some(number) => number,
                None => {
                    self.at = before;
                    return Ok(None);
                }
            }
        };
        // More than there are keeps all.
        match number {
            1.. => Ok(Some(Amount::Fixed(
                u32::try_from(number).unwrap_or(u32::MAX),
            ))),
            _ => Err(self.refused(from, Mishap::KeepsNone.refusal())),
        }
    }
}
