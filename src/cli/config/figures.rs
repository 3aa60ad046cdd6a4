//! House tables: figures that a table of players puts in place of the built-in ones.

use super::document::{Entry, Key};
use super::mistake::{Kind, Mistake, Wrong};
use super::weapons::{self, FIREARMS, MELEE, MISSILES};
use crate::ask;
use crate::rules::d100::{self, SimpleRow, SimpleTable};
use crate::rules::hitos::{self, DamageType, Exposure, FallTable, FireTable};

pub(super) const FALL: Key = ("fall", "caida");
pub(super) const FIRE: Key = ("fire", "fuego");
/// The tables of HITOS.
const OF_HITOS: &[Key] = &[FALL, FIRE];

/// A fall from higher than every row.
pub(super) const MORE: Key = ("more", "mas");

const MINOR: Key = ("minor", "menor");
const MEDIUM: Key = ("medium", "media");
const MAJOR: Key = ("major", "mayor");
/// The exposures to fire.
pub(super) const OF_FIRE: &[Key] = &[MINOR, MEDIUM, MAJOR];

pub(super) const SIMPLE: Key = ("simple", "simple");
/// The tables and lists of the percentile game.
const OF_D100: &[Key] = &[MELEE, MISSILES, FIREARMS, SIMPLE];

/// The tables and lists of the percentile game.
pub(super) fn read_d100(section: &Entry, tables: &mut d100::Tables) -> Result<(), Mistake> {
    for entry in section.table()? {
        let armoury = &mut tables.armoury;
        match () {
            () if entry.is(MELEE) => weapons::read_melee(&entry, armoury)?,
            () if entry.is(MISSILES) => weapons::read_missiles(&entry, armoury)?,
            () if entry.is(FIREARMS) => weapons::read_firearms(&entry, armoury)?,
            () if entry.is(SIMPLE) => tables.simple = simple(&entry)?,
            () => return Err(entry.unknown(OF_D100)),
        }
    }
    Ok(())
}

/// Simplified damage: by the most damage of a weapon, a formula over the units digit u.
fn simple(table: &Entry) -> Result<SimpleTable, Mistake> {
    let mut rows = Vec::new();
    for entry in table.table()? {
        let Ok(most) = entry.key.parse() else {
            return Err(entry.wrong_key(Wrong::Wants(Kind::Points)));
        };
        // What is wrong with a row alone is told there.
        let alone = |row| SimpleTable::new(vec![row]);
        SimpleRow::new(most, 1, 1, 0)
            .and_then(alone)
            .map_err(|refusal| entry.wrong_key(Wrong::Refused(refusal)))?;
        let formula = entry.text()?;
        let Some((times, over, plus)) = units_formula(formula) else {
            return Err(entry.wrong(Wrong::Wants(Kind::Formula)));
        };
        let row = SimpleRow::new(most, times, over, plus)
            .map_err(|refusal| entry.wrong(Wrong::Refused(refusal)))?;
        rows.push(row);
    }
    SimpleTable::new(rows).map_err(|refusal| table.wrong_key(Wrong::Refused(refusal)))
}

/// `4u/5+1`: how often u, over what, and what is added.
fn units_formula(text: &str) -> Option<(i64, i64, i64)> {
    let text: String = text.split_whitespace().collect();
    let (head, plus) = text.split_once('+').unwrap_or((&text, "0"));
    let (head, over) = head.split_once('/').unwrap_or((head, "1"));
    let times = match head.strip_suffix(['u', 'U'])? {
        "" => "1",
        times => times,
    };
    let number = |text: &str| text.parse().ok();
    Some((number(times)?, number(over)?, number(plus)?))
}

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
            return Err(entry.wrong_key(Wrong::Wants(Kind::MetresOrMore)));
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

#[cfg(test)]
mod tests {
    use super::units_formula;

    #[test]
    fn formulas_over_the_units_digit() {
        assert_eq!(units_formula("u"), Some((1, 1, 0)));
        assert_eq!(units_formula("4u / 5"), Some((4, 5, 0)));
        assert_eq!(units_formula("u/2+1"), Some((1, 2, 1)));
        assert_eq!(units_formula("2U + 3"), Some((2, 1, 3)));
        for bad in ["", "3", "u/", "u+", "u*2", "u/2/2", "u+x"] {
            assert_eq!(units_formula(bad), None, "{bad}");
        }
    }
}
