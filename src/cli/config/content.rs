//! What a configuration holds: characters with their numbers, macros, and the house tables of the games.

use super::document::{Entry, File, Key};
use super::figures::read_hitos;
use super::mistake::{Kind, Mistake, Wrong};
use crate::ask::{Context, MacroTrouble, Macros, NameTrouble, Names, TemplatePlace};
use crate::rules::Tables;

const CHARACTERS: Key = ("characters", "personajes");
const MACROS: Key = ("macros", "macros");
const HITOS: Key = ("hitos", "hitos");
/// The sections of a file.
const SECTIONS: &[Key] = &[CHARACTERS, MACROS, HITOS];

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

/// A macro: its line alone, or with what it is for.
fn read_macro(entry: &Entry, macros: &mut Macros) -> Result<(), Mistake> {
    let (mut line, mut parameters, mut help) = (None, None, None);
    if entry.is_text() {
        line = Some(entry.clone());
    } else {
        let said = entry
            .table()
            .map_err(|_| entry.wrong(Wrong::Wants(Kind::Macro)))?;
        for entry in said {
            let place = match () {
                () if entry.is(LINE) => &mut line,
                () if entry.is(PARAMETERS) => &mut parameters,
                () if entry.is(HELP) => &mut help,
                () => return Err(entry.unknown(OF_MACRO)),
            };
            if let Some(first) = place {
                return Err(entry.wrong_key(Wrong::Again(first.key.into())));
            }
            *place = Some(entry);
        }
    }
    let line = line.ok_or_else(|| entry.wrong_key(Wrong::MissingKey(LINE)))?;
    let help = help
        .map(|help| help.text().map(str::to_string))
        .transpose()?;
    let parameters = parameters.map_or(Ok(Vec::new()), |entry| entry.list())?;
    let listed: Result<Vec<&str>, Mistake> = parameters.iter().map(Entry::text).collect();
    let inserted = macros.insert(entry.key, line.text()?, &listed?, help);
    inserted.map_err(|trouble| match trouble {
        MacroTrouble::NotWord => entry.wrong_key(Wrong::NotName),
        MacroTrouble::Taken(first) => entry.wrong_key(Wrong::Again(first)),
        MacroTrouble::Hides(word) => entry.wrong_key(Wrong::Hides(word)),
        MacroTrouble::Template(trouble) => {
            let wrong = Wrong::Template(trouble.problem);
            match trouble.place {
                TemplatePlace::Text(span) => line.wrong_in_text(span, wrong),
                TemplatePlace::Listed(place) => parameters.get(place).unwrap_or(&line).wrong(wrong),
            }
        }
    })
}
