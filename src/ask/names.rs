//! Numbers with a name, from the user's configuration: `paul.reflejos` stands for a number wherever one does.
//!
//! A name is two words with a dot between, so that it is never a word of the language. Case and accents do not matter, as
//! in keywords; a hyphen inside a word (`paul.forma-fisica`) is told from a minus sign by the longest name there is.

use super::keyword::{fold, is_mark, letters};
use super::nearest::nearest;
use crate::rules::{Refusal, Score};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Every named number of the configuration.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// By the name without case and accents.
    numbers: BTreeMap<String, Named>,
    /// The bytes of the longest of those.
    longest: usize,
}

/// A number with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The name as the configuration spells it, such as `paul.reflejos`.
    pub spelling: String,
    /// The number it stands for.
    pub value: i64,
}

/// Why a name cannot be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameTrouble {
    /// Not a word that begins with a letter and goes on with letters, digits, `_`, `'` or `-`.
    NotWord,
    /// But for case and accents it is this name, which is there already.
    Taken(String),
    /// The number is out of range.
    Value(Refusal),
}

impl Names {
    /// Takes in a character's number.
    ///
    /// # Errors
    /// Either name is no word, both together are there already, or the number is outside [`Score::RANGE`].
    pub fn insert(&mut self, character: &str, name: &str, value: i64) -> Result<(), NameTrouble> {
        if !is_name(character) || !is_name(name) {
            return Err(NameTrouble::NotWord);
        }
        Score::new(value, 0).map_err(NameTrouble::Value)?;
        let spelling = format!("{character}.{name}");
        let folded = folded(&spelling);
        if let Some(before) = self.numbers.get(&folded) {
            return Err(NameTrouble::Taken(before.spelling.clone()));
        }
        self.longest = self.longest.max(folded.len());
        self.numbers.insert(folded, Named { spelling, value });
        Ok(())
    }

    /// Every named number, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = &Named> {
        self.numbers.values()
    }

    /// The longest name that a text begins with: its bytes and its number.
    pub(super) fn begins(&self, text: &str) -> Option<(usize, i64)> {
        if self.numbers.is_empty() {
            return None;
        }
        let length = dotted(text)?;
        // What comes after a hyphen may be no part of the name but taken away from it: so a name may end at each of them, and
        // where the word ends. Places in the text, and in the same without case and accents.
        let mut folded = String::with_capacity(self.longest);
        let mut ends: Vec<(usize, usize)> = Vec::new();
        for (at, letter) in letters(&text[..length]) {
            if folded.len() > self.longest {
                break;
            }
            if letter == '-' {
                ends.push((at, folded.len()));
            }
            folded.push(letter);
        }
        if folded.len() <= self.longest {
            ends.push((length, folded.len()));
        }
        ends.into_iter().rev().find_map(|(end, cut)| {
            let named = self.numbers.get(&folded[..cut])?;
            Some((end, named.value))
        })
    }

    /// The name that somebody who wrote this one most likely meant.
    pub(super) fn nearest(&self, written: &str) -> Option<Cow<'static, str>> {
        nearest(written, self.iter().map(|named| named.spelling.clone()))
    }

    /// Whether a character of this name has numbers.
    pub(super) fn has_character(&self, name: &str) -> bool {
        let start = folded(name) + ".";
        let mut from = self.numbers.range(start.clone()..);
        from.next()
            .is_some_and(|(name, _)| name.starts_with(&start))
    }
}

/// How many bytes of a text look like a name of the configuration: two words with a dot between.
pub(super) fn dotted(text: &str) -> Option<usize> {
    let first = word(text);
    let rest = text.get(first..)?.strip_prefix('.')?;
    let second = word(rest);
    (first > 0 && second > 0).then_some(first + 1 + second)
}

/// Whether a text is one word of a name.
pub fn is_name(text: &str) -> bool {
    !text.is_empty() && word(text) == text.len()
}

/// How many bytes of a text are one word of a name. A hyphen at its end is a minus sign.
pub(super) fn word(text: &str) -> usize {
    if !text.starts_with(char::is_alphabetic) {
        return 0;
    }
    let part = |letter: char| {
        letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'') || is_mark(letter)
    };
    let end = text.find(|letter| !part(letter)).unwrap_or(text.len());
    text[..end].trim_end_matches('-').len()
}

fn folded(text: &str) -> String {
    fold(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let mut names = Names::default();
        for (name, value) in [("reflejos", 2), ("Forma-física", 4), ("forma", 9)] {
            names.insert("paul", name, value).expect("a good name");
        }
        names
    }

    #[test]
    fn the_longest_name_counts_whatever_its_case_and_accents() {
        let names = names();
        assert_eq!(names.begins("paul.reflejos+1"), Some((13, 2)));
        assert_eq!(names.begins("PAUL.Réflejos"), Some((14, 2)));
        assert_eq!(names.begins("paul.forma-fisica"), Some((17, 4)));
        assert_eq!(names.begins("paul.forma-2"), Some((10, 9)));
        assert_eq!(names.begins("paul.forma-paul.reflejos"), Some((10, 9)));
        assert_eq!(names.begins("paul.forma-"), Some((10, 9)));
        assert_eq!(names.begins("paul.forma-fi\u{301}sica"), Some((19, 4)));
        let long = format!("paul.forma{}", "-forma".repeat(10_000));
        assert_eq!(names.begins(&long), Some((10, 9)));
        assert_eq!(
            names.begins(&format!("paul.x{}", "-x".repeat(10_000))),
            None
        );
        assert_eq!(names.begins("paul.reflejos2"), None);
        assert_eq!(names.begins("paul"), None);
        assert_eq!(names.begins("paul."), None);
        assert_eq!(names.begins("7.reflejos"), None);
    }

    #[test]
    fn a_name_is_taken_in_once() {
        let mut names = names();
        assert_eq!(
            names.insert("Paul", "FORMA", 1),
            Err(NameTrouble::Taken("paul.forma".into()))
        );
        for bad in ["", "2x", "a b", "a.b", "-a", "a-"] {
            assert_eq!(
                names.insert("paul", bad, 1),
                Err(NameTrouble::NotWord),
                "{bad}"
            );
        }
        assert!(matches!(
            names.insert("paul", "suerte", 1_000_001),
            Err(NameTrouble::Value(Refusal::Range { .. }))
        ));
        assert!(names.has_character("PAUL"));
        assert!(!names.has_character("pa"));
    }
}
