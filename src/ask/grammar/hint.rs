//! Lines written as people say them: what is read although it says more than it must, and what is offered instead of words in
//! an order that is not read: `2 attackers`, `70m`, `sword`, `head`.

use super::number::METRES;
use super::trimmed;
use super::words::Reader;
use crate::ask::Keyword;
use crate::ask::form::{Modifier, Shape};
use crate::ask::keyword::prefix;

impl Reader<'_> {
    /// Whether the word for a weapon says nothing here, since another word of the form follows it: `with scope`.
    pub(super) fn is_filler(&self, modifier: &Modifier, after: &str) -> bool {
        let Shape::Weapon(_) = modifier.takes else {
            return false;
        };
        let after = trimmed(after);
        let mut others = self.phrase.form.modifiers.iter().filter(|other| {
            let takes_weapon = matches!(other.takes, Shape::Weapon(_));
            !takes_weapon && word_of(other, after).is_some()
        });
        others.next().is_some() && self.weapon_here(after).is_none()
    }

    /// What the writer of a word that is not read here most likely meant.
    pub(super) fn meant(&self) -> Option<String> {
        self.with_its_word().or_else(|| self.turned_around())
    }

    /// The word here with the one that belongs before it, where it is what some word takes: `location head`.
    fn with_its_word(&self) -> Option<String> {
        let form = self.phrase.form;
        let before_value = |place: usize| {
            let modifier = &form.modifiers[place];
            let mut values = values_of(modifier.takes).into_iter();
            let (length, tongue) = values.find_map(|value| value.begins(self.rest))?;
            let word = modifier.words.first()?.spelling(tongue);
            Some(format!("{word} {}", &self.rest[..length]))
        };
        let places = 0..form.modifiers.len();
        places
            .filter(|&place| self.said(place).is_none())
            .find_map(before_value)
    }

    /// A number before the word that takes it, a distance without its word, a weapon without the word before it.
    fn turned_around(&self) -> Option<String> {
        let mut free = self.free();
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            let (length, _) = self.weapon_here(self.rest)?;
            let arm = free.find(|modifier| matches!(modifier.takes, Shape::Weapon(_)))?;
            return Some(format!("{} {}", self.spell(arm), &self.rest[..length]));
        }
        let (number, after) = self.rest.split_at(digits);
        let after = trimmed(after);
        let counts = |modifier: &&Modifier| matches!(modifier.takes, Shape::Score);
        if let Some(word) = self
            .free()
            .filter(counts)
            .find_map(|modifier| word_of(modifier, after))
        {
            return Some(format!("{} {number}", &after[..word]));
        }
        METRES.iter().find(|unit| prefix(unit, after).is_some())?;
        let far = free.find(|modifier| matches!(modifier.takes, Shape::Metres))?;
        Some(format!("{} {number}m", self.spell(far)))
    }

    /// The form's words that may still be said here.
    fn free(&self) -> impl Iterator<Item = &'static Modifier> {
        let modifiers = self.phrase.form.modifiers.iter().enumerate();
        modifiers
            .filter(|(place, _)| self.said(*place).is_none())
            .map(|(_, modifier)| modifier)
    }

    /// A modifier's first word in the language of the line.
    fn spell(&self, modifier: &Modifier) -> &'static str {
        let first = modifier.words.first();
        first.map_or("", |word| word.spelling(self.phrase.tongue))
    }
}

/// How long the word of a modifier is that a text begins with.
fn word_of(modifier: &Modifier, text: &str) -> Option<usize> {
    let begins = |word: &&Keyword| word.begins(text).map(|(length, _)| length);
    modifier.words.iter().filter_map(begins).max()
}

/// The words that stand for a value of this shape.
fn values_of(shape: Shape) -> Vec<&'static Keyword> {
    match shape {
        Shape::OneOf(words) | Shape::Worded(words) => words.to_vec(),
        Shape::Named(names) => names.iter().map(|(word, _)| *word).collect(),
        _ => Vec::new(),
    }
}
