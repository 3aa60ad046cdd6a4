//! Dice expressions: sums and products of dice, numbers, parentheses and functions.

mod cursor;
mod modifier;
mod term;

use super::{Parsed, Trouble, word_length};
use crate::ask::names::dotted;
use crate::ask::plain::{ABS, BEST, DIV, MAX, MIN, OF, TIMES, WORST};
use crate::ask::{Expected, Keyword, Names, Problem};
use crate::rules::Refusal;
use crate::rules::notation::{Expression, Function, Mishap, Sign, Summand};
use cursor::Cursor;

/// An expression of dice and numbers.
pub(in crate::ask) fn expression<'a>(text: &'a str, names: &Names) -> Parsed<'a, Expression> {
    let text = super::trimmed(text);
    let mut cursor = Cursor::new(text, names);
    match cursor.sum() {
        Ok(expression) => Ok((&text[cursor.at..], expression)),
        Err(trouble) if cursor.at == 0 => Err(nom::Err::Error(trouble)),
        Err(trouble) => Err(nom::Err::Failure(trouble)),
    }
}

/// Whether a text begins with something that can be an operand: a number, a die, a parenthesis, a function or a name.
pub(in crate::ask) fn begins(text: &str, names: &Names) -> bool {
    Cursor::new(text, names).begins_operand(0)
}

/// What can stand between two operands of a product.
enum Times {
    Times,
    Over,
}

/// What stands between the number of the best and what they are chosen from.
static LIST: &[Expected] = &[Expected::Word(&OF)];

/// What an operand can be.
const OPERAND: &[Expected] = &[Expected::Dice, Expected::Number];

impl Cursor<'_> {
    /// A sum of products.
    fn sum(&mut self) -> Result<Expression, Trouble> {
        let from = self.at;
        let mut sum = self.product()?;
        loop {
            let before = self.at;
            self.skip_blanks();
            let Some(minus) = self.eat_plus_or_minus() else {
                self.at = before;
                return Ok(sum);
            };
            let sign = if minus { Sign::Minus } else { Sign::Plus };
            let part = self.product()?;
            sum = self.known(from, sum.plus(sign, part))?;
        }
    }

    /// A product or quotient of signed operands, from left to right.
    fn product(&mut self) -> Result<Expression, Trouble> {
        self.skip_blanks();
        if let Some(plain) = self.plain_operand() {
            return Ok(plain);
        }
        let from = self.at;
        let mut product = self.signed_operand()?;
        loop {
            let before = self.at;
            let Some(times) = self.times() else {
                self.at = before;
                return Ok(product);
            };
            self.skip_blanks();
            let second = self.at;
            let operand = self.signed_operand()?;
            product = match times {
                Times::Times => self.known(from, product.times(operand))?,
                Times::Over => {
                    let mark = self.mark(second);
                    let quotient = product.over(operand, mark);
                    self.known(second, quotient)?
                }
            };
        }
    }

    /// A sign or a word that multiplies or divides, if one is next.
    fn times(&mut self) -> Option<Times> {
        let blank = self.skip_blanks();
        match self.byte() {
            b'*' => {
                self.at += 1;
                Some(Times::Times)
            }
            b'/' => {
                self.at += 1;
                Some(Times::Over)
            }
            b'x' if blank && self.multiplies() => {
                self.at += 1;
                Some(Times::Times)
            }
            b't' | b'p' | b'd' | b'e' => {
                let word = |word: &Keyword| word.begins(self.rest()).map(|(length, _)| length);
                let (length, times) = word(&TIMES)
                    .map(|length| (length, Times::Times))
                    .or_else(|| word(&DIV).map(|length| (length, Times::Over)))?;
                self.at += length;
                Some(times)
            }
            0x80.. if self.eat_sign('×') => Some(Times::Times),
            0x80.. if self.eat_sign('÷') => Some(Times::Over),
            _ => None,
        }
    }

    /// Whether the `x` here, which has a blank before it, has a blank and an operand after it.
    fn multiplies(&self) -> bool {
        let after = self.after_blanks(self.at + 1);
        after > self.at + 1 && self.begins_operand(after)
    }

    /// Whether an operand begins at a place.
    fn begins_operand(&self, at: usize) -> bool {
        if self.names.begins(&self.text[at..]).is_some() {
            return true;
        }
        match self.byte_at(at) {
            b'0'..=b'9' | b'(' => true,
            b'd' => self.is_die(at),
            b'a'..=b'z' => self.function_at(at).is_some(),
            _ => false,
        }
    }

    /// An operand with any signs before it.
    fn signed_operand(&mut self) -> Result<Expression, Trouble> {
        let from = self.at;
        let Some(minus) = self.eat_plus_or_minus() else {
            return self.operand();
        };
        let operand = self.deeper(|cursor| {
            cursor.skip_blanks();
            cursor.signed_operand()
        })?;
        if minus {
            self.known(from, operand.negated())
        } else {
            Ok(operand)
        }
    }

    /// A number, a name that stands for one, dice, a function, or anything in parentheses.
    fn operand(&mut self) -> Result<Expression, Trouble> {
        if self.byte().is_ascii_digit() {
            return self.number_or_dice();
        }
        if let Some(named) = self.named()? {
            return Ok(named);
        }
        match self.byte() {
            b'd' if self.is_die(self.at) => self.dice_without_count(),
            b'(' => self.in_parentheses(),
            b'a'..=b'z' => match self.function_at(self.at) {
                Some((function, length)) => self.call(function, length),
                None => Err(Trouble::expected(self.rest(), OPERAND)),
            },
            _ => Err(Trouble::expected(self.rest(), OPERAND)),
        }
    }

    /// A number of the configuration, if a name is next.
    fn named(&mut self) -> Result<Option<Expression>, Trouble> {
        let rest = self.rest();
        if !rest.starts_with(char::is_alphabetic) {
            return Ok(None);
        }
        if let Some((length, value)) = self.names.begins(rest) {
            self.at += length;
            return Ok(Some(Expression::named(&rest[..length], value)));
        }
        match dotted(rest) {
            Some(length) => {
                let near = self.names.nearest(&rest[..length]);
                self.at += length;
                Err(Trouble::unknown_name(rest, length, near))
            }
            None => Ok(None),
        }
    }

    /// The closing parenthesis.
    fn close(&mut self) -> Result<(), Trouble> {
        self.skip_blanks();
        if self.eat(b')') {
            Ok(())
        } else {
            let expected = &[Expected::Sign, Expected::Close];
            Err(Trouble::expected(self.rest(), expected))
        }
    }

    /// What stands in parentheses, the opening one being next.
    fn parenthesised(&mut self) -> Result<Expression, Trouble> {
        self.deeper(|cursor| {
            cursor.at += 1;
            let in_call = std::mem::replace(&mut cursor.in_call, false);
            let inner = cursor.sum()?;
            cursor.close()?;
            cursor.in_call = in_call;
            Ok(inner)
        })
    }

    /// The function whose name and parenthesis (or number, for `best 2 of`) stand at a place, and how long its name is.
    fn function_at(&self, at: usize) -> Option<(Function, usize)> {
        let rest = &self.text[at..];
        let functions = [
            (&MIN, Function::Min),
            (&MAX, Function::Max),
            (&ABS, Function::Abs),
            (&BEST, Function::Best(0)),
            (&WORST, Function::Worst(0)),
        ];
        let (function, length) = functions
            .into_iter()
            .find_map(|(word, function)| word.begins(rest).map(|(length, _)| (function, length)))?;
        let next = self.byte_at(self.after_blanks(at + length));
        let numbered = matches!(function, Function::Best(_) | Function::Worst(_));
        (next == b'(' || numbered && next.is_ascii_digit()).then_some((function, length))
    }

    /// A function of the values in parentheses, or of those after `of`.
    fn call(&mut self, function: Function, length: usize) -> Result<Expression, Trouble> {
        let from = self.at;
        self.at += length;
        self.skip_blanks();
        let open = self.byte() == b'(';
        let outer = std::mem::replace(&mut self.in_call, true);
        let (function, values) = self.deeper(|cursor| {
            if open {
                cursor.at += 1;
            }
            let function = cursor.taking(function, open)?;
            cursor.skip_blanks();
            let first = cursor.at;
            let mut values = vec![cursor.sum()?];
            loop {
                let before = cursor.at;
                cursor.skip_blanks();
                if function != Function::Abs && cursor.eat(b',') {
                    values.push(cursor.sum()?);
                } else {
                    cursor.at = before;
                    break;
                }
            }
            let told = if open {
                cursor.end_call(function, values.len())
            } else {
                cursor.end_list(values.len())
            };
            told.map_err(|trouble| match values.as_slice() {
                [only] => trouble.offering(kept(function, only, &cursor.text[first..cursor.at])),
                _ => trouble,
            })?;
            Ok((function, values))
        })?;
        self.in_call = outer;
        let call = Expression::pick(function, values);
        self.known(from, call)
    }

    /// The function with the number it takes.
    fn taking(&mut self, function: Function, open: bool) -> Result<Function, Trouble> {
        if !matches!(function, Function::Best(_) | Function::Worst(_)) {
            return Ok(function);
        }
        self.skip_blanks();
        let from = self.at;
        let Some(take) = self.number()? else {
            return Err(Trouble::expected(self.rest(), &[Expected::Number]));
        };
        if take < 1 {
            return Err(self.refused(from, Mishap::KeepsNone.refusal()));
        }
        let take = u32::try_from(take).unwrap_or(u32::MAX);
        self.skip_blanks();
        if open && !self.eat(b';') {
            return Err(Trouble::expected(self.rest(), &[Expected::Semicolon]));
        }
        if !open {
            match OF.begins(self.rest()) {
                Some((length, _)) => self.at += length,
                None => return Err(Trouble::expected(self.rest(), LIST)),
            }
        }
        Ok(match function {
            Function::Worst(_) => Function::Worst(take),
            _ => Function::Best(take),
        })
    }

    /// The end of the values after `of`, of which there are two at least.
    fn end_list(&self, values: usize) -> Result<(), Trouble> {
        let expected = &[Expected::Sign, Expected::Comma];
        if values < 2 {
            return Err(Trouble::expected(
                &self.text[self.after_blanks(self.at)..],
                expected,
            ));
        }
        Ok(())
    }

    /// The end of the values; all but `abs` take two at least.
    fn end_call(&mut self, function: Function, values: usize) -> Result<(), Trouble> {
        self.skip_blanks();
        let few = values < 2 && function != Function::Abs;
        if !few && self.eat(b')') {
            return Ok(());
        }
        let expected: &[Expected] = match (function, few) {
            (Function::Abs, _) => &[Expected::Sign, Expected::Close],
            (_, true) => &[Expected::Sign, Expected::Comma],
            _ => &[Expected::Sign, Expected::Comma, Expected::Close],
        };
        Err(Trouble::expected(self.rest(), expected))
    }

    /// What the rules say of an expression read from a place up to here.
    fn known<T>(&self, from: usize, made: Result<T, Refusal>) -> Result<T, Trouble> {
        made.map_err(|refusal| self.refused(from, refusal))
    }

    fn refused(&self, from: usize, refusal: Refusal) -> Trouble {
        self.wrong(from, refusal.into())
    }

    /// The word here, which is wrong.
    fn wrong_word(&self, problem: Problem) -> Trouble {
        let end = &self.rest()[word_length(self.rest())..];
        Trouble::wrong(self.rest(), end, problem)
    }
}

/// Dice of which some are kept, where a function is asked for so many of a single pool of them: `best 2 of 3d6`.
fn kept(function: Function, of: &Expression, written: &str) -> Option<String> {
    let is_pool = matches!(
        of.summands().as_deref(),
        Some([(Sign::Plus, Summand::Pool(_))])
    );
    let keep = match function {
        Function::Best(take) => format!("kh{take}"),
        Function::Worst(take) => format!("kl{take}"),
        Function::Max => "kh1".into(),
        Function::Min => "kl1".into(),
        Function::Abs => return None,
    };
    is_pool.then(|| format!("{}{keep}", written.trim()))
}
