//! What is done to dice: keeps, rerolls, explosions, clamps, counts, in the order written.

use super::cursor::Cursor;
use super::term::Term;
use crate::ask::grammar::Trouble;
use crate::ask::plain::{ADV, DIS};
use crate::ask::{Expected, Problem};
use crate::rules::notation::{Amount, Burst, Compare, Modifier, Test, Which, Word};

const KEEPS: [([u8; 2], Which); 5] = [
    (*b"kh", Which::Highest),
    (*b"kl", Which::Lowest),
    (*b"km", Which::Middle),
    (*b"dh", Which::DropHighest),
    (*b"dl", Which::DropLowest),
];

const TESTS: [([u8; 2], Compare); 6] = [
    (*b"ge", Compare::Ge),
    (*b"gt", Compare::Gt),
    (*b"le", Compare::Le),
    (*b"lt", Compare::Lt),
    (*b"eq", Compare::Eq),
    (*b"ne", Compare::Ne),
];

impl Cursor<'_> {
    /// Whether the letters at a place may begin a modifier.
    pub(super) fn begins_modifier(&self, at: usize) -> bool {
        let pair = [self.byte_at(at), self.byte_at(at + 1)];
        match pair[0] {
            b'x' => {
                let past = at + 1 + usize::from(matches!(pair[1], b'x' | b'o' | b'p'));
                let next = self.byte_at(past);
                !next.is_ascii_alphabetic() || self.begins_modifier(past)
            }
            b'k' if !pair[1].is_ascii_alphabetic() => true,
            b'r' => {
                let past = at + 1 + usize::from(pair[1] == b'o');
                !self.byte_at(past).is_ascii_alphabetic() || self.begins_test(past)
            }
            b'f' => !pair[1].is_ascii_alphabetic() || self.begins_test(at + 1),
            b'm' => matches!(pair[1], b'i' | b'a'),
            b'a' | b'v' => ADV.begins(&self.text[at..]).is_some(),
            b'd' if matches!(pair[1], b'i' | b'e') => DIS.begins(&self.text[at..]).is_some(),
            b'c' | b'w' => [&ADV, &DIS]
                .iter()
                .any(|word| word.begins(&self.text[at..]).is_some()),
            _ => KEEPS.iter().any(|(word, _)| *word == pair) || self.begins_test(at),
        }
    }

    fn begins_test(&self, at: usize) -> bool {
        let pair = [self.byte_at(at), self.byte_at(at + 1)];
        TESTS.iter().any(|(word, _)| *word == pair)
    }

    /// One modifier, if one is next; whether there was one.
    pub(super) fn modifier(&mut self, term: &mut Term) -> Result<bool, Trouble> {
        let before = self.at;
        let blank = self.skip_blanks();
        let from = self.at;
        let modifier = match self.byte() {
            b'k' | b'd' | b'a' | b'v' | b'c' | b'w' => self.keep(term)?,
            b'x' | b'!' => self.explosion(blank)?,
            b'r' => self.reroll()?,
            b'm' => self.clamp()?,
            b'f' => return self.miss(term, before),
            b'g' | b'l' | b'e' | b'n' | b'>' | b'<' | b'=' | 0x80.. => {
                self.test()?.map(|hit| Modifier::Count { hit, miss: None })
            }
            _ => None,
        };
        let Some(modifier) = modifier else {
            self.at = before;
            return Ok(false);
        };
        if term.counted {
            let problem = Problem::Forbidden(Word::OnlyArithmetic.into(), Vec::new());
            return Err(self.wrong(from, problem));
        }
        term.counted = matches!(modifier, Modifier::Count { .. });
        term.bare_burst = matches!(modifier, Modifier::Explode { when: None, .. });
        term.push(modifier);
        Ok(true)
    }

    /// A keep or drop, bare for one die; `adv` and `dis` after a single die.
    fn keep(&mut self, term: &mut Term) -> Result<Option<Modifier>, Trouble> {
        let from = self.at;
        let keeps = KEEPS.iter().find(|(word, _)| self.eat_pair(*word));
        let which = match keeps {
            Some((_, which)) => *which,
            None => {
                if let Some(which) = self.advantage() {
                    if !term.is_single_die() {
                        let problem = Problem::Forbidden(Word::OneDie.into(), Vec::new());
                        return Err(self.wrong(from, problem));
                    }
                    term.count = Amount::Fixed(2);
                    return Ok(Some(Modifier::Keep(which, Amount::Fixed(1))));
                }
                if !self.eat(b'k') {
                    return Ok(None);
                }
                Which::Highest
            }
        };
        if let Some(amount) = self.amount()? {
            return Ok(Some(Modifier::Keep(which, amount)));
        }
        let next = self.byte();
        if (next.is_ascii_alphabetic() || next >= 0x80) && !self.begins_modifier(self.at) {
            return Ok(None);
        }
        Ok(Some(Modifier::Keep(which, Amount::Fixed(1))))
    }

    fn advantage(&mut self) -> Option<Which> {
        let rest = self.rest();
        let (length, which) = match ADV.begins(rest) {
            Some((length, _)) => (length, Which::Highest),
            None => (DIS.begins(rest)?.0, Which::Lowest),
        };
        self.at += length;
        Some(which)
    }

    /// `x`, `xo`, `xx`, `xp` with a comparison that sticks to it, or `!` likewise. An `x` between blanks with an operand after
    /// it is a product and none of these.
    fn explosion(&mut self, blank: bool) -> Result<Option<Modifier>, Trouble> {
        let from = self.at;
        let sign = self.byte();
        self.at += 1;
        let how = match self.byte() {
            b'o' => Burst::Once,
            b'p' => Burst::Penetrate,
            again if again == sign => Burst::Compound,
            _ => Burst::Add,
        };
        if how != Burst::Add {
            self.at += 1;
        }
        if let Some(when) = self.test()? {
            let when = Some(when);
            return Ok(Some(Modifier::Explode { how, when }));
        }
        let next = self.byte();
        if matches!(next, b'0'..=b'9' | b'(') || self.is_die(self.at) {
            let word = match how {
                Burst::Add => "x",
                Burst::Once => "xo",
                Burst::Compound => "xx",
                Burst::Penetrate => "xp",
            };
            return Err(self.no_argument(from, word));
        }
        let letter = next.is_ascii_alphabetic() || next >= 0x80;
        let product = how == Burst::Add && sign == b'x' && blank && {
            let after = self.after_blanks(self.at);
            after > self.at && self.begins_operand(after)
        };
        if product || (letter && !self.begins_modifier(self.at)) {
            return Ok(None);
        }
        Ok(Some(Modifier::Explode { how, when: None }))
    }

    /// `2d6x3`: whether it explodes on 3 or is a product is not said. What is wrong begins at a place.
    pub(super) fn no_argument(&mut self, from: usize, word: &str) -> Trouble {
        let rest = self.rest();
        let operand = &rest[..rest.find(char::is_whitespace).unwrap_or(rest.len())];
        self.at += operand.len();
        let product = format!("*{operand}");
        let explodes = operand
            .bytes()
            .all(|byte| byte.is_ascii_digit())
            .then(|| format!("{word}eq{operand}"));
        self.wrong(from, Problem::Unexpected)
            .offering(explodes.into_iter().chain([product]))
    }

    /// `r` or `ro` with what is rolled again.
    fn reroll(&mut self) -> Result<Option<Modifier>, Trouble> {
        self.at += 1;
        let once = self.eat(b'o');
        let when = self.argument()?;
        Ok(when.map(|when| Modifier::Reroll { once, when }))
    }

    /// The comparison or bare number that `r`, `ro` and `f` take. `None` where letters follow that are neither.
    fn argument(&mut self) -> Result<Option<Test>, Trouble> {
        self.skip_blanks();
        if let Some(test) = self.test()? {
            return Ok(Some(test));
        }
        if let Some(than) = self.signed()? {
            let how = Compare::Eq;
            return Ok(Some(Test { how, than }));
        }
        let next = self.byte();
        if next.is_ascii_alphabetic() || next >= 0x80 {
            return Ok(None);
        }
        let expected = &[Expected::Number, Expected::Test];
        Err(Trouble::expected(self.rest(), expected))
    }

    /// `mi` or `ma` with its number. `min` and `max` are functions, not these.
    fn clamp(&mut self) -> Result<Option<Modifier>, Trouble> {
        let from = self.at;
        let least = self.eat_pair(*b"mi");
        if !least && !self.eat_pair(*b"ma") {
            return Ok(None);
        }
        let function = self.byte() == if least { b'n' } else { b'x' };
        if function {
            self.at += 1;
        }
        self.skip_blanks();
        let number = self.signed()?;
        match (number, function) {
            (Some(number), false) if least => Ok(Some(Modifier::Least(number))),
            (Some(number), false) => Ok(Some(Modifier::Most(number))),
            (Some(number), true) => {
                let word = if least { "mi" } else { "ma" };
                Err(self
                    .wrong(from, Problem::Unexpected)
                    .offering([format!("{word}{number}")]))
            }
            (None, false) if !self.byte().is_ascii_alphabetic() && self.byte() < 0x80 => {
                Err(Trouble::expected(self.rest(), &[Expected::Number]))
            }
            (None, _) => Ok(None),
        }
    }

    /// `f` after a count: which dice take a success away.
    fn miss(&mut self, term: &mut Term, before: usize) -> Result<bool, Trouble> {
        let from = self.at;
        self.at += 1;
        let next = self.byte();
        if next.is_ascii_alphabetic() && !self.begins_test(self.at) {
            self.at = before;
            return Ok(false);
        }
        let Some(miss) = self.argument()? else {
            self.at = before;
            return Ok(false);
        };
        match term.modifiers.last_mut() {
            Some(Modifier::Count { miss: said, .. }) if said.is_none() => {
                *said = Some(miss);
                Ok(true)
            }
            Some(Modifier::Count { .. }) => {
                let problem = Problem::Forbidden(Word::OnlyArithmetic.into(), Vec::new());
                Err(self.wrong(from, problem))
            }
            _ => {
                let problem = Problem::Forbidden(Word::CountFirst.into(), Vec::new());
                Err(self.wrong(from, problem))
            }
        }
    }

    /// A comparison with its number, if one is next.
    fn test(&mut self) -> Result<Option<Test>, Trouble> {
        let from = self.at;
        let Some((how, letters)) = self.compare() else {
            return Ok(None);
        };
        self.skip_blanks();
        if let Some(than) = self.signed()? {
            return Ok(Some(Test { how, than }));
        }
        let next = self.byte();
        if letters && (next.is_ascii_alphabetic() || next >= 0x80) {
            self.at = from;
            return Ok(None);
        }
        Err(Trouble::expected(self.rest(), &[Expected::Number]))
    }

    /// How something is compared, and whether letters say so.
    fn compare(&mut self) -> Option<(Compare, bool)> {
        let how = match self.byte() {
            b'>' => {
                self.at += 1;
                if self.eat(b'=') {
                    Compare::Ge
                } else {
                    Compare::Gt
                }
            }
            b'<' => {
                self.at += 1;
                if self.eat(b'=') {
                    Compare::Le
                } else {
                    Compare::Lt
                }
            }
            b'=' => {
                self.at += 1;
                Compare::Eq
            }
            0x80.. if self.eat_sign('≥') => Compare::Ge,
            0x80.. if self.eat_sign('≤') => Compare::Le,
            0x80.. if self.eat_sign('≠') => Compare::Ne,
            _ => {
                let (_, how) = TESTS.iter().find(|(word, _)| self.eat_pair(*word))?;
                return Some((*how, true));
            }
        };
        Some((how, false))
    }
}
