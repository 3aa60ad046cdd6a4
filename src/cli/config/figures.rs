//! House tables: figures that a table of players puts in place of the built-in ones.

use super::document::{Entry, Key};
use super::mistake::{Kind, Mistake, Wrong};
use crate::ask;
use crate::rules::hitos::{self, DamageType, Exposure, FallTable, FireTable};

const FALL: Key = ("fall", "caida");
const FIRE: Key = ("fire", "fuego");
/// The tables of HITOS.
const OF_HITOS: &[Key] = &[FALL, FIRE];

/// A fall from higher than every row.
const MORE: Key = ("more", "mas");

const MINOR: Key = ("minor", "menor");
const MEDIUM: Key = ("medium", "media");
const MAJOR: Key = ("major", "mayor");
/// The exposures to fire.
const OF_FIRE: &[Key] = &[MINOR, MEDIUM, MAJOR];

/// The tables of HITOS.
pub(super) fn read_hitos(section: &Entry, tables: &mut hitos::Tables) -> Result<(), Mistake> {
    for entry in section.table()? {
        if entry.is(FALL) {
            tables.falls = falls(&entry)?;
        } else if entry.is(FIRE) {
            tables.fire = fire(&entry, &tables.fire)?;
        } else {
            return Err(entry.unknown(OF_HITOS));
        }
    }
    Ok(())
}

/// The damage of falls: up to so many metres, and of what is higher.
fn falls(table: &Entry) -> Result<FallTable, Mistake> {
    let (mut rows, mut more) = (Vec::new(), None);
    for entry in table.table()? {
        if entry.is(MORE) {
            more = Some(damage_type(&entry)?);
            continue;
        }
        let Ok(metres) = entry.key.parse() else {
            return Err(entry.wrong_key(Wrong::Wants(Kind::Metres)));
        };
        rows.push((metres, damage_type(&entry)?));
    }
    rows.sort_by_key(|(metres, _)| *metres);
    let more = more.ok_or_else(|| table.wrong_key(Wrong::MissingKey(MORE)))?;
    FallTable::new(rows, more).map_err(|refusal| table.wrong_key(Wrong::Refused(refusal)))
}

/// The damage of fire by exposure; what is not said stays as it was.
fn fire(table: &Entry, known: &FireTable) -> Result<FireTable, Mistake> {
    let exposures = [Exposure::Minor, Exposure::Medium, Exposure::Major];
    let mut rows = exposures.map(|exposure| known.damage(exposure));
    for entry in table.table()? {
        let place = OF_FIRE.iter().position(|&key| entry.is(key));
        let Some(place) = place else {
            return Err(entry.unknown(OF_FIRE));
        };
        let pair = entry.list()?;
        let [lesser, greater] = pair.as_slice() else {
            return Err(entry.wrong(Wrong::Wants(Kind::Pair)));
        };
        rows[place] = (damage_type(lesser)?, damage_type(greater)?);
    }
    let [minor, medium, major] = rows;
    Ok(FireTable::new(minor, medium, major))
}

fn damage_type(entry: &Entry) -> Result<DamageType, Mistake> {
    let text = entry.text()?;
    ask::read_damage_type(text).map_err(|error| entry.wrong_line(text, error))
}
