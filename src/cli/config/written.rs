//! House tables as a configuration file would hold them: what `--rules` prints can be put into one, and changed there.

use super::content::{D100, HITOS};
use super::document::Key;
use super::figures::{FALL, FIRE, MORE, OF_FIRE, SIMPLE};
use super::weapons::{
    self, BLAST, BLOCKS, CLASS, CLASSES, DAMAGE, FIREARMS, MALFUNCTION, MELEE, MISSILES, MODE,
    MODES, POINTS, RANGE, ROUNDS,
};
use crate::render::{HouseTable, Language};
use crate::rules::d100::{Aftermath, Family, Make, Weapon};
use crate::rules::hitos::Exposure;
use crate::rules::{Game, Tables, d100, hitos};

/// The replaceable tables of a game as they stand, under their keys in a language.
pub(in crate::cli) fn written(tables: &Tables, game: Game, language: Language) -> Vec<HouseTable> {
    let tongue = Tongue(language);
    match game {
        Game::Hitos => vec![falls(&tables.hitos, tongue), fire(&tables.hitos, tongue)],
        Game::D100 => vec![
            simple(&tables.d100, tongue),
            arms(&tables.d100, Family::Melee, tongue),
            arms(&tables.d100, Family::Missile, tongue),
            arms(&tables.d100, Family::Firearm, tongue),
        ],
        Game::Dice | Game::Savage | Game::Westeros => Vec::new(),
    }
}

/// Which of the two keys is written.
#[derive(Clone, Copy)]
struct Tongue(Language);

impl Tongue {
    const fn key(self, (english, spanish): Key) -> &'static str {
        match self.0 {
            Language::English => english,
            Language::Spanish => spanish,
        }
    }

    fn section(self, game: Key, table: Key) -> String {
        format!("[{}.{}]", self.key(game), self.key(table))
    }

    fn name(self, weapon: &Weapon) -> &str {
        match self.0 {
            Language::English => weapon.names().english(),
            Language::Spanish => weapon.names().spanish(),
        }
    }
}

fn falls(tables: &hitos::Tables, tongue: Tongue) -> HouseTable {
    let rows = tables.falls.rows().iter();
    let rows = rows.map(|(metres, kind)| format!("{metres} = \"{kind}\""));
    let more = format!("{} = \"{}\"", tongue.key(MORE), tables.falls.beyond());
    HouseTable::lines(tongue.section(HITOS, FALL), rows.chain([more]))
}

fn fire(tables: &hitos::Tables, tongue: Tongue) -> HouseTable {
    let exposures = [Exposure::Minor, Exposure::Medium, Exposure::Major];
    let rows = OF_FIRE.iter().zip(exposures).map(|(&key, exposure)| {
        let (lesser, greater) = tables.fire.damage(exposure);
        format!("{} = [\"{lesser}\", \"{greater}\"]", tongue.key(key))
    });
    HouseTable::lines(tongue.section(HITOS, FIRE), rows)
}

fn simple(tables: &d100::Tables, tongue: Tongue) -> HouseTable {
    let rows = tables.simple.rows().into_iter();
    let rows = rows.map(|row| format!("{} = \"{row}\"", row.most()));
    HouseTable::lines(tongue.section(D100, SIMPLE), rows)
}

/// Weapons of a family: a column for each key that is said of any of them.
fn arms(tables: &d100::Tables, family: Family, tongue: Tongue) -> HouseTable {
    let (list, keys): (Key, &[Key]) = match family {
        Family::Melee => (MELEE, &[CLASS, DAMAGE, POINTS, BLOCKS]),
        Family::Missile => (MISSILES, &[DAMAGE, RANGE, POINTS]),
        Family::Firearm => (
            FIREARMS,
            &[
                DAMAGE,
                RANGE,
                ROUNDS,
                POINTS,
                MALFUNCTION,
                MODE,
                BLAST,
                weapons::FIRE,
            ],
        ),
    };
    let weapons = tables.armoury.weapons();
    let weapons = weapons.filter(|weapon| weapon.family() == family);
    let rows = weapons.map(|weapon| {
        let figures = keys.iter().map(|&key| figure(weapon, key, tongue));
        [tongue.name(weapon).to_string()]
            .into_iter()
            .chain(figures)
            .collect()
    });
    let heads = keys.iter().map(|&key| tongue.key(key).to_string());
    HouseTable {
        key: tongue.section(D100, list),
        heads: [String::new()].into_iter().chain(heads).collect(),
        rows: rows.collect(),
    }
}

/// What the list says of a weapon under a key; nothing where it says nothing.
fn figure(weapon: &Weapon, key: Key, tongue: Tongue) -> String {
    let number = |number: Option<i64>| number.map_or_else(String::new, |number| number.to_string());
    let yes = |said: bool| if said { "✔".into() } else { String::new() };
    match (key, weapon.make()) {
        (DAMAGE, _) => damage(weapon),
        (POINTS, _) => number(weapon.points()),
        (CLASS, Make::Melee { class, .. }) => {
            let known = CLASSES.iter().find(|(_, known)| *known == class);
            known.map_or_else(String::new, |(key, _)| tongue.key(*key).into())
        }
        (BLOCKS, Make::Melee { blocks, .. }) => yes(blocks),
        (RANGE, Make::Missile { range }) => range.to_string(),
        (RANGE, Make::Firearm { range, .. }) if !weapon.needs_distance() => number(range),
        (ROUNDS, Make::Firearm { rounds, .. }) => number(rounds),
        (MALFUNCTION, Make::Firearm { malfunction, .. }) => malfunction.to_string(),
        (MODE, Make::Firearm { mode, .. }) => {
            let known = MODES.iter().find(|(_, known)| *known == mode);
            known.map_or_else(String::new, |(key, _)| tongue.key(*key).into())
        }
        (BLAST, _) => match weapon.aftermath() {
            Aftermath::Blast(metres) => metres.to_string(),
            _ => String::new(),
        },
        (weapons::FIRE, _) => yes(matches!(weapon.aftermath(), Aftermath::Fire)),
        _ => String::new(),
    }
}

/// What it does, at each distance where that matters: `10: 4d6, 20: 2d6`.
fn damage(weapon: &Weapon) -> String {
    if !weapon.needs_distance() {
        return weapon.damage(0).to_string();
    }
    let bands = weapon.bands().iter();
    let bands = bands.map(|(metres, dice)| format!("{metres}: {dice}"));
    bands.collect::<Vec<_>>().join(", ")
}
