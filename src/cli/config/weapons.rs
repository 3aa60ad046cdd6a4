//! Weapons of one's own: added to the built-in lists, or in place of a listed one of the same name.

use super::document::{Entry, Fields, Key};
use super::mistake::{Kind, Mistake, Wrong};
use crate::ask;
use crate::rules::Refusal;
use crate::rules::d100::{Aftermath, Armoury, Class, Mode, Names, Weapon};
use crate::rules::notation::Expression;

pub(super) const MELEE: Key = ("melee", "cac");
pub(super) const MISSILES: Key = ("missiles", "proyectiles");
pub(super) const FIREARMS: Key = ("firearms", "fuego");

const ALSO: Key = ("also", "tambien");
pub(super) const CLASS: Key = ("class", "clase");
pub(super) const DAMAGE: Key = ("damage", "dano");
pub(super) const BLOCKS: Key = ("blocks", "bloquea");
pub(super) const POINTS: Key = ("pr", "pr");
pub(super) const RANGE: Key = ("range", "alcance");
pub(super) const ROUNDS: Key = ("rounds", "balas");
pub(super) const MALFUNCTION: Key = ("malf", "fallo");
pub(super) const MODE: Key = ("mode", "modo");
pub(super) const BLAST: Key = ("blast", "explosion");
pub(super) const FIRE: Key = ("fire", "incendia");

const OF_MELEE: &[Key] = &[CLASS, DAMAGE, BLOCKS, POINTS, ALSO];
const OF_MISSILE: &[Key] = &[RANGE, DAMAGE, POINTS, ALSO];
const OF_FIREARM: &[Key] = &[
    DAMAGE,
    RANGE,
    ROUNDS,
    POINTS,
    MALFUNCTION,
    MODE,
    BLAST,
    FIRE,
    ALSO,
];

pub(super) const CLASSES: &[(Key, Class)] = &[
    (("long", "larga"), Class::Long),
    (("short", "corta"), Class::Short),
    (("natural", "natural"), Class::Natural),
    (("improvised", "improvisada"), Class::Improvised),
];
pub(super) const MODES: &[(Key, Mode)] = &[
    (("single", "tiro"), Mode::Single),
    (("semi", "semi"), Mode::Semi),
    (("auto", "auto"), Mode::Auto),
];

/// The roll from which a firearm fails, where nothing is said: 00.
const SELDOM: i64 = 100;

/// A figure that every weapon may have, in place of one that is being checked.
const FINE: i64 = 1;

/// Puts weapons for close combat into the list.
pub(super) fn read_melee(section: &Entry, armoury: &mut Armoury) -> Result<(), Mistake> {
    for entry in section.table()? {
        let said = entry.fields(OF_MELEE)?;
        let names = names(&entry, &said)?;
        let fine = || Expression::number(FINE);
        let make = |class, damage, blocks, points| {
            Weapon::melee(names.clone(), class, damage, blocks, points)
        };
        let class = one_of(said.needed(CLASS)?, CLASSES)?;
        let damage = dice(said.needed(DAMAGE)?, |dice| make(class, dice, false, FINE))?;
        let points = number(said.needed(POINTS)?, |points| {
            make(class, fine(), false, points)
        })?;
        let blocks = flag(&said, BLOCKS)?;
        put(armoury, &entry, make(class, damage, blocks, points))?;
    }
    Ok(())
}

/// Puts weapons that are shot or thrown into the list.
pub(super) fn read_missiles(section: &Entry, armoury: &mut Armoury) -> Result<(), Mistake> {
    for entry in section.table()? {
        let said = entry.fields(OF_MISSILE)?;
        let names = names(&entry, &said)?;
        let fine = || Expression::number(FINE);
        let make = |range, damage, points| Weapon::missile(names.clone(), range, damage, points);
        let range = number(said.needed(RANGE)?, |range| make(range, fine(), None))?;
        let damage = dice(said.needed(DAMAGE)?, |dice| make(FINE, dice, None))?;
        let points = optional(&said, POINTS, |points| make(FINE, fine(), Some(points)))?;
        put(armoury, &entry, make(range, damage, points))?;
    }
    Ok(())
}

/// Puts firearms into the list.
pub(super) fn read_firearms(section: &Entry, armoury: &mut Armoury) -> Result<(), Mistake> {
    for entry in section.table()? {
        let said = entry.fields(OF_FIREARM)?;
        let weapon = firearm(&entry, &said)?;
        let weapon = match (said.get(BLAST), flag(&said, FIRE)?) {
            (Some(second), true) => {
                let first = said.get(FIRE).map_or(FIRE.0, |entry| entry.key);
                return Err(second.wrong_key(Wrong::NotBoth(first.into())));
            }
            (Some(blast), false) => {
                let metres = number(blast, |metres| match metres {
                    1..=1_000 => Ok(()),
                    _ => Err(Refusal::range(&(1..=1_000))),
                })?;
                weapon.leaving(Aftermath::Blast(metres))
            }
            (None, true) => weapon.leaving(Aftermath::Fire),
            (None, false) => weapon,
        };
        armoury.put(weapon);
    }
    Ok(())
}

fn firearm(entry: &Entry, said: &Fields) -> Result<Weapon, Mistake> {
    let names = names(entry, said)?;
    let fine = || Expression::number(FINE);
    let make = |damage, range, rounds, fails, points| {
        Weapon::firearm(names.clone(), damage, range, rounds, fails, points)
    };
    let never = (SELDOM, Mode::Single);
    let rounds = optional(said, ROUNDS, |rounds| {
        make(fine(), None, Some(rounds), never, None)
    })?;
    let points = optional(said, POINTS, |points| {
        make(fine(), None, None, never, Some(points))
    })?;
    let fails = optional(said, MALFUNCTION, |from| {
        make(fine(), None, None, (from, Mode::Single), None)
    })?;
    let mode = said.get(MODE).map(|mode| one_of(mode, MODES)).transpose()?;
    let fails = (fails.unwrap_or(SELDOM), mode.unwrap_or(Mode::Single));
    let damage = said.needed(DAMAGE)?;
    if damage.is_table() {
        if let Some(range) = said.get(RANGE) {
            return Err(range.wrong_key(Wrong::NotBoth(damage.key.into())));
        }
        let bands = bands(damage, |dice| make(dice, None, None, never, None))?;
        return Weapon::shotgun(names.clone(), bands, rounds, fails, points)
            .map_err(|refusal| damage.wrong_key(Wrong::Refused(refusal)));
    }
    let range = optional(said, RANGE, |range| {
        make(fine(), Some(range), None, never, None)
    })?;
    let damage = dice(damage, |dice| make(dice, None, None, never, None))?;
    make(damage, range, rounds, fails, points)
        .map_err(|refusal| entry.wrong_key(Wrong::Refused(refusal)))
}

/// Damage that grows less with the distance: up to so many metres each.
fn bands<T>(
    table: &Entry,
    check: impl Fn(Expression) -> Result<T, Refusal>,
) -> Result<Vec<(i64, Expression)>, Mistake> {
    let mut bands = Vec::new();
    for entry in table.table()? {
        let Ok(metres) = entry.key.parse() else {
            return Err(entry.wrong_key(Wrong::Wants(Kind::Metres)));
        };
        bands.push((metres, dice(&entry, &check)?));
    }
    bands.sort_by_key(|(metres, _)| *metres);
    Ok(bands)
}

/// A weapon's name, which is its key, and other spellings.
fn names(entry: &Entry, said: &Fields) -> Result<Names, Mistake> {
    let mut spellings = vec![entry.key.to_string()];
    let named = |names: Vec<String>| Names::new(names, Vec::new());
    named(spellings.clone()).map_err(|refusal| entry.wrong_key(Wrong::Refused(refusal)))?;
    let others = said.get(ALSO).map_or(Ok(Vec::new()), Entry::list)?;
    for other in others {
        let text = other.text()?;
        named(vec![text.into()]).map_err(|refusal| other.wrong(Wrong::Refused(refusal)))?;
        spellings.push(text.into());
    }
    named(spellings).map_err(|refusal| entry.wrong_key(Wrong::Refused(refusal)))
}

fn put(
    armoury: &mut Armoury,
    entry: &Entry,
    weapon: Result<Weapon, Refusal>,
) -> Result<(), Mistake> {
    armoury.put(weapon.map_err(|refusal| entry.wrong_key(Wrong::Refused(refusal)))?);
    Ok(())
}

/// Dice that a weapon can have.
fn dice<T>(
    entry: &Entry,
    check: impl FnOnce(Expression) -> Result<T, Refusal>,
) -> Result<Expression, Mistake> {
    let text = entry.text()?;
    let dice = ask::read_dice(text).map_err(|error| entry.wrong_line(text, error))?;
    check(dice.clone()).map_err(|refusal| entry.wrong(Wrong::Refused(refusal)))?;
    Ok(dice)
}

/// A number that a weapon can have.
fn number<T>(entry: &Entry, check: impl FnOnce(i64) -> Result<T, Refusal>) -> Result<i64, Mistake> {
    let number = entry.number()?;
    check(number).map_err(|refusal| entry.wrong(Wrong::Refused(refusal)))?;
    Ok(number)
}

fn optional<T>(
    said: &Fields,
    key: Key,
    check: impl FnOnce(i64) -> Result<T, Refusal>,
) -> Result<Option<i64>, Mistake> {
    said.get(key).map(|entry| number(entry, check)).transpose()
}

fn flag(said: &Fields, key: Key) -> Result<bool, Mistake> {
    said.get(key).map_or(Ok(false), Entry::flag)
}

/// What one of several words stands for.
fn one_of<T: Copy>(entry: &Entry, words: &'static [(Key, T)]) -> Result<T, Mistake> {
    let text = entry.text()?;
    let same =
        |(english, spanish): Key| ask::same_word(text, english) || ask::same_word(text, spanish);
    let found = words.iter().find(|(key, _)| same(*key));
    found.map(|(_, value)| *value).ok_or_else(|| {
        let known: Vec<Key> = words.iter().map(|(key, _)| *key).collect();
        let spellings = known
            .iter()
            .flat_map(|&(english, spanish)| [english, spanish]);
        let near = ask::nearest(text, spellings);
        entry.wrong(Wrong::OneOf(known)).near(near)
    })
}
