//! The name of a weapon of the list.

use super::trimmed;
use super::words::Reader;
use crate::ask::form::{Modifier, Shape};
use crate::ask::keyword::{is_word, prefix};
use crate::ask::nearest::nearest_things;
use crate::ask::plain::{LABEL, VS};
use crate::ask::{Argument, Error, Problem, Span};
use crate::rules::Term;
use crate::rules::d100::{Family, Weapon, Word};
use std::rc::Rc;

/// How many names are offered instead of one that does not exist.
const MOST_OFFERED: usize = 3;

impl Reader<'_> {
    /// The longest name of a weapon of these families that begins here.
    pub(super) fn weapon(
        &mut self,
        families: &'static [Family],
    ) -> Result<(Argument, Span), Error> {
        let context = self.phrase.context.clone();
        let weapons = context.tables().d100.armoury.weapons();
        let named = weapons.filter_map(|weapon| {
            let length = name_length(weapon, self.rest)?;
            Some((length, families.contains(&weapon.family()), weapon))
        });
        let found = named.max_by_key(|(length, fits, _)| (*length, *fits));
        match found {
            Some((length, true, weapon)) => Ok(self.took(length, Argument::Weapon(weapon.clone()))),
            Some((length, false, _)) => {
                let word = if families.contains(&Family::Melee) {
                    Word::MeleeWeaponNeeded
                } else {
                    Word::RangedWeaponNeeded
                };
                let problem = Problem::Forbidden(Term::D100(word), Vec::new());
                Err(Error::new(self.here(length), problem))
            }
            None => Err(self.no_weapon(families, context.tables().d100.armoury.weapons())),
        }
    }

    /// The longest name of a weapon that a text begins with, of the families that the form takes.
    pub(super) fn weapon_here(&self, text: &str) -> Option<(usize, &Rc<Weapon>)> {
        let modifiers = self.phrase.form.modifiers.iter();
        let families = modifiers.filter_map(|modifier| match modifier.takes {
            Shape::Weapon(families) => Some(families),
            _ => None,
        });
        let families: Vec<&Family> = families.flatten().collect();
        if families.is_empty() {
            return None;
        }
        let weapons = self.context().tables().d100.armoury.weapons();
        let fitting = weapons.filter(|weapon| families.contains(&&weapon.family()));
        let named = fitting.filter_map(|weapon| Some((name_length(weapon, text)?, weapon)));
        named.max_by_key(|(length, _)| *length)
    }

    fn no_weapon<'a>(
        &self,
        families: &'static [Family],
        weapons: impl Iterator<Item = &'a Rc<Weapon>>,
    ) -> Error {
        let expected = Shape::Weapon(families).expected();
        let length = self.weapon_length();
        if length == 0 {
            return self.wanted(expected);
        }
        let tongue = self.phrase.tongue;
        let names = weapons
            .filter(|weapon| families.contains(&weapon.family()))
            .map(|weapon| (tongue.name(weapon.names()), weapon.names().all()));
        let written = self.rest.get(..length).unwrap_or("");
        let near = nearest_things(written, names, MOST_OFFERED);
        Error {
            expected,
            offers: near.into_iter().map(str::to_string).collect(),
            ..Error::new(self.here(length), Problem::NoWeapon)
        }
    }

    /// How many bytes look like a name here: up to a word of the line, a comma, a label or the end.
    fn weapon_length(&self) -> usize {
        let modifiers = self.phrase.form.modifiers;
        let mut end = 0;
        let mut at = 0;
        while at < self.rest.len() {
            let rest = &self.rest[at..];
            if rest.starts_with([',', '#']) || ends_name(rest, modifiers) {
                break;
            }
            let word = rest
                .find(|letter: char| letter.is_whitespace() || matches!(letter, ',' | '#'))
                .unwrap_or(rest.len());
            end = at + word;
            at = end + rest[word..].len() - trimmed(&rest[word..]).len();
        }
        end
    }
}

/// How long the longest name of a weapon is that a text begins with.
fn name_length(weapon: &Weapon, text: &str) -> Option<usize> {
    let lengths = weapon.names().all().filter_map(|name| prefix(name, text));
    lengths.max()
}

fn ends_name(rest: &str, modifiers: &[Modifier]) -> bool {
    let words = modifiers.iter().flat_map(|modifier| modifier.words);
    rest.starts_with(is_word)
        && words
            .copied()
            .chain([&VS, &LABEL])
            .any(|word| word.begins(rest).is_some())
}
