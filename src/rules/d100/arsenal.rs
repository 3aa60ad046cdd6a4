//! The built-in list of weapons (outside: the earlier edition's). A configuration file adds to it and replaces its entries.

use super::{Aftermath, Class, Mode, Names, Weapon};
use crate::dice::{Pool, Sides};
use crate::rules::Refusal;
use crate::rules::notation::{Expression, Sign};

/// So many dice of so many sides and so many points; no dice at all for a fixed number.
#[derive(Clone, Copy)]
struct Hurt(u32, u32, i64);

/// Names, first English, then Spanish, each with other spellings after a `|`.
type Called = (&'static str, &'static str);

/// No points of resistance, no range, no rounds.
const NONE: i64 = -1;

use Class::{Long, Short};
use Mode::{Auto, Semi, Single};

/// Names, class, damage, whether it can block, PR.
#[rustfmt::skip]
const MELEE: &[(Called, Class, Hurt, bool, i64)] = &[
    (("penknife|knife",  "navaja|cuchillo"),                Short, Hurt(1, 4, 0), false,  6),
    (("dagger",          "daga|puñal"),                     Short, Hurt(1, 4, 2), false,  8),
    (("hatchet",         "hacha pequeña|hacha de mano"),    Short, Hurt(1, 6, 0), false,  6),
    (("club|truncheon",  "porra"),                          Short, Hurt(1, 8, 0), false, 10),
    (("sword|long sword|longsword", "espada|espada larga"),                         Long,  Hurt(2, 8, 0), true,  18),
    (("scimitar",        "cimitarra"),                      Long,  Hurt(1, 8, 2), true,  19),
    (("short spear",     "lanza corta"),                    Long,  Hurt(1, 8, 0), true,   7),
    (("metal rod",       "vara de metal"),                  Long,  Hurt(1, 8, 0), true,  20),
    (("fire axe",        "hacha de bombero"),               Long,  Hurt(2, 6, 2), true,  10),
    (("chainsaw",        "motosierra"),                     Long,  Hurt(2, 8, 0), true,  20),
];

/// Names, metres, damage, PR.
#[rustfmt::skip]
const MISSILE: &[(Called, i64, Hurt, i64)] = &[
    (("blowgun",     "cerbatana"),      15, Hurt(1, 2, 0), 6),
    (("dagger",      "daga|puñal"),      5, Hurt(1, 6, 0), 8),
    (("dart",        "dardo"),          20, Hurt(1, 4, 0), NONE),
    (("javelin",     "jabalina"),       40, Hurt(1, 6, 0), 8),
    (("longbow|bow", "arco largo|arco"), 175, Hurt(2, 8, 0), 7),
    (("stone|rock",  "piedra"),         10, Hurt(1, 4, 0), NONE),
];

use Aftermath::{Blast, Fire};

/// Names, damage, metres, rounds, PR, malfunction (100 for 00), mode.
#[rustfmt::skip]
const FIREARMS: &[(Called, Hurt, i64, i64, i64, i64, Mode)] = &[
    ((".22 auto|.22 pistol", ".22 automática|pistola del .22"), Hurt(1,  6, 0),  10,   6,  6, 100, Semi),
    ((".32 auto|.32 pistol", ".32 automática|pistola del .32"), Hurt(1,  8, 0),  15,   8,  8,  99, Semi),
    ((".32 revolver", ".32 revólver|revólver del .32"), Hurt(1, 8, 0),  15,   6, 10, 100, Single),
    ((".357 revolver", ".357 revólver|revólver del .357"), Hurt(2, 6, 0), 18, 6, 11, 100, Single),
    ((".38 auto|.38 pistol", ".38 automática|pistola del .38"), Hurt(1, 10, 0),  15,   6,  8,  99, Semi),
    ((".38 revolver", ".38 revólver|revólver del .38"), Hurt(1, 10, 0), 15,   6, 10, 100, Single),
    (("9mm auto|9mm|9mm pistol", "9mm automática|pistola 9mm"), Hurt(1, 10, 0),  18,  17,  8,  98, Semi),
    ((".44 revolver", ".44 revólver|revólver del .44"), Hurt(2, 6, 2),  28,   6, 12, 100, Single),
    ((".45 auto|.45 pistol", ".45 automática|pistola del .45"), Hurt(1, 10, 2),  15,   7,  8, 100, Semi),
    ((".45 revolver", ".45 revólver|revólver del .45"), Hurt(1, 10, 2), 15,   6, 10, 100, Single),
    ((".22 bolt",     ".22 cerrojo|rifle del .22"),    Hurt(1,  6, 2),  28,   6,  9,  99, Single),
    ((".30-06 bolt",  ".30-06 cerrojo|rifle del .30-06"), Hurt(2, 6, 4), 100, 5, 12, 100, Single),
    ((".30-06 semi",  ".30-06 semiautomático"),        Hurt(2,  6, 4), 115,   5, 12,  95, Semi),
    (("AK-47|AK47",   "AK-47"),                        Hurt(2,  6, 1),  80,  30, 12,  97, Auto),
    (("Uzi",          "Uzi"),                          Hurt(1, 10, 0),  35,  32,  8,  98, Auto),
    (("Skorpion",     "Skorpion"),                     Hurt(1,  8, 0),  18,  20,  6,  96, Auto),
    (("Thompson|Tommy gun", "Thompson"),               Hurt(1, 10, 2),  18,  30,  8,  96, Auto),
    (("M249",         "M249"),                         Hurt(2,  8, 0), 100, 100, 11,  96, Auto),
    (("Bren",         "Bren"),                         Hurt(2,  6, 4), 100,  30, 11, 100, Auto),
];

/// The same of what leaves more than a hole: everybody within so many metres, or fire.
#[rustfmt::skip]
const DEVICES: &[(Called, Hurt, i64, i64, i64, i64, Aftermath)] = &[
    (("grenade|hand grenade", "granada|granada de mano"), Hurt(4, 6, 0), NONE, NONE, NONE, 99, Blast(4)),
    (("plastic explosive", "explosivo plástico"),      Hurt(6,  6, 0), NONE, NONE, NONE, 99, Blast(6)),
    (("flamethrower", "lanzallamas"),                  Hurt(2,  6, 0),  10,  10,  6,  93, Fire),
];

/// Names, damage up to so many metres, rounds, PR, malfunction, mode.
type Scatter = (Called, [(i64, Hurt); 3], i64, i64, i64, Mode);

#[rustfmt::skip]
const SHOTGUNS: &[Scatter] = &[
    (("10-gauge double|10-gauge shotgun", "escopeta doble del 10|10 doble"),
        [(10, Hurt(4, 6, 2)), (18, Hurt(2, 6, 1)), (45, Hurt(0, 0, 1))], 2, 12, 100, Single),
    (("12-gauge double|12-gauge shotgun|double shotgun", "escopeta doble del 12|escopeta doble|12 doble"),
        [(10, Hurt(4, 6, 0)), (20, Hurt(2, 6, 0)), (45, Hurt(1, 6, 0))], 2, 12, 100, Single),
    (("12-gauge semi|semi-automatic shotgun", "escopeta semiautomática del 12|escopeta semiautomática|12 semi"),
        [(10, Hurt(4, 6, 0)), (20, Hurt(2, 6, 0)), (45, Hurt(1, 6, 0))], 5, 10, 100, Semi),
];

/// Every weapon of the tables above.
pub(super) fn listed() -> Vec<Weapon> {
    let melee = MELEE.iter().map(|&(called, class, hurt, blocks, points)| {
        Weapon::melee(names(called)?, class, dice(hurt)?, blocks, points)
    });
    let missiles = MISSILE.iter().map(|&(called, metres, hurt, points)| {
        Weapon::missile(names(called)?, metres, dice(hurt)?, some(points))
    });
    let firearms = FIREARMS
        .iter()
        .map(|&(called, hurt, metres, rounds, points, fails, mode)| {
            let (range, rounds, points) = (some(metres), some(rounds), some(points));
            Weapon::firearm(
                names(called)?,
                dice(hurt)?,
                range,
                rounds,
                (fails, mode),
                points,
            )
        });
    let devices = DEVICES.iter().map(
        |&(called, hurt, metres, rounds, points, fails, aftermath)| {
            let (range, rounds, points) = (some(metres), some(rounds), some(points));
            let fires = (fails, Single);
            Weapon::firearm(names(called)?, dice(hurt)?, range, rounds, fires, points)
                .map(|weapon| weapon.leaving(aftermath))
        },
    );
    let shotguns = SHOTGUNS
        .iter()
        .map(|&(called, bands, rounds, points, fails, mode)| {
            let bands = bands.map(|(metres, hurt)| dice(hurt).map(|dice| (metres, dice)));
            let bands: Result<Vec<_>, _> = bands.into_iter().collect();
            let (rounds, points) = (some(rounds), some(points));
            Weapon::shotgun(names(called)?, bands?, rounds, (fails, mode), points)
        });
    // None of the entries above is refused: a test counts them.
    melee
        .chain(missiles)
        .chain(firearms)
        .chain(shotguns)
        .chain(devices)
        .filter_map(Result::ok)
        .collect()
}

fn some(figure: i64) -> Option<i64> {
    (figure != NONE).then_some(figure)
}

fn names((english, spanish): Called) -> Result<Names, Refusal> {
    let list = |names: &str| names.split('|').map(str::to_string).collect();
    Names::new(list(english), list(spanish))
}

fn dice(Hurt(count, sides, plus): Hurt) -> Result<Expression, Refusal> {
    let points = Expression::number(plus);
    match Sides::new(sides) {
        None => Ok(points),
        Some(sides) => {
            let rolled = Expression::pool(Pool::new(count, sides))?;
            if plus == 0 {
                Ok(rolled)
            } else {
                rolled.plus(Sign::Plus, points)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_weapon_is_there() {
        let held = MELEE.len() + MISSILE.len();
        let fired = FIREARMS.len() + SHOTGUNS.len() + DEVICES.len();
        assert_eq!(listed().len(), held + fired);
    }

    #[test]
    fn figures_read_as_they_are_written() {
        let text = |hurt| dice(hurt).expect("dice").to_string();
        assert_eq!(text(Hurt(2, 6, 4)), "2d6+4");
        assert_eq!(text(Hurt(1, 10, 0)), "1d10");
        assert_eq!(text(Hurt(0, 0, 1)), "1");
    }

    #[test]
    fn a_shotgun_does_less_the_farther_it_shoots() {
        let weapons = listed();
        let gun = weapons
            .iter()
            .find(|weapon| weapon.names().english() == "10-gauge double")
            .expect("it is listed");
        let at = |metres| gun.damage(metres).to_string();
        assert_eq!(
            [at(0), at(10), at(11), at(18), at(19), at(45), at(90)],
            ["4d6+2", "4d6+2", "2d6+1", "2d6+1", "1", "1", "1"]
        );
    }
}
