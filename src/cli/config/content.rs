//! What a configuration holds: characters with their numbers, macros, and the house tables of the games.

use super::document::{Entry, File, Key};
use super::figures::{read_d100, read_hitos};
use super::mistake::{Kind, Mistake, Wrong};
use crate::ask::{Context, MacroTrouble, Macros, NameTrouble, Names, TemplatePlace};
use crate::rules::Tables;

const CHARACTERS: Key = ("characters", "personajes");
const MACROS: Key = ("macros", "macros");
pub(super) const HITOS: Key = ("hitos", "hitos");
pub(super) const D100: Key = ("d100", "d100");
/// The sections of a file.
const SECTIONS: &[Key] = &[CHARACTERS, MACROS, HITOS, D100];

const LINE: Key = ("line", "linea");
const PARAMETERS: Key = ("params", "params");
const HELP: Key = ("help", "ayuda");
/// What may be said of a macro.
const OF_MACRO: &[Key] = &[LINE, PARAMETERS, HELP];

/// Everything a file brings.
pub(super) fn read(file: &File) -> Result<Context, Mistake> {
    let table = file.parse()?;
    let (mut names, mut macros) = (Names::default(), Macros::default());
    let mut tables = Tables::default();
    let mut written = Vec::new();
    for section in file.entries(table.get_ref()) {
        if section.is(CHARACTERS) {
            for character in section.table()? {
                read_character(&character, &mut names)?;
            }
        } else if section.is(MACROS) {
            for entry in section.table()? {
                read_macro(&entry, &mut macros)?;
                written.push(entry);
            }
        } else if section.is(HITOS) {
            read_hitos(&section, &mut tables.hitos)?;
        } else if section.is(D100) {
            read_d100(&section, &mut tables.d100)?;
        } else {
            return Err(section.unknown(SECTIONS));
        }
    }
    if let Some(chain) = macros.endless()
        && let Some(entry) = written
            .iter()
            .find(|entry| chain.first().is_some_and(|name| name == entry.key))
    {
        return Err(entry.wrong_key(Wrong::Endless(chain)));
    }
    Ok(Context::new(tables, names, macros))
}

/// The numbers of a character.
fn read_character(character: &Entry, names: &mut Names) -> Result<(), Mistake> {
    let numbers = character.table()?;
    if !crate::ask::is_name(character.key) {
        return Err(character.wrong_key(Wrong::NotName));
    }
    for entry in numbers {
        let value = entry.number()?;
        names
            .insert(character.key, entry.key, value)
            .map_err(|trouble| match trouble {
                NameTrouble::NotWord => entry.wrong_key(Wrong::NotName),
                NameTrouble::Taken(first) => entry.wrong_key(Wrong::Again(first)),
                NameTrouble::Value(refusal) => entry.wrong(Wrong::Refused(refusal)),
            })?;
    }
    Ok(())
}

/// A macro: its line alone, or with the order of its parameters and what it is for.
fn read_macro(entry: &Entry, macros: &mut Macros) -> Result<(), Mistake> {
    if entry.is_text() {
        return insert(entry, entry, &[], None, macros);
    }
    if !entry.is_table() {
        return Err(entry.wrong(Wrong::Wants(Kind::Macro)));
    }
    let said = entry.fields(OF_MACRO)?;
    let parameters = said.get(PARAMETERS).map_or(Ok(Vec::new()), Entry::list)?;
    let help = said.get(HELP).map(Entry::text).transpose()?;
    insert(entry, said.needed(LINE)?, &parameters, help, macros)
}

fn insert(
    entry: &Entry,
    line: &Entry,
    parameters: &[Entry],
    help: Option<&str>,
    macros: &mut Macros,
) -> Result<(), Mistake> {
    let listed: Result<Vec<&str>, Mistake> = parameters.iter().map(Entry::text).collect();
    let help = help.map(str::to_string);
    let inserted = macros.insert(entry.key, line.text()?, &listed?, help);
    inserted.map_err(|trouble| match trouble {
        MacroTrouble::NotWord => entry.wrong_key(Wrong::NotName),
        MacroTrouble::Taken(first) => entry.wrong_key(Wrong::Again(first)),
        MacroTrouble::Hides(word) => entry.wrong_key(Wrong::Hides(word)),
        MacroTrouble::Template(trouble) => {
            let wrong = Wrong::Template(trouble.problem);
            match trouble.place {
                TemplatePlace::Text(span) => line.wrong_in_text(span, wrong),
                TemplatePlace::Listed(place) => parameters.get(place).unwrap_or(line).wrong(wrong),
            }
        }
    })
}
