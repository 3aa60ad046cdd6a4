//! Shooting and throwing.

use super::words::{
    ARMOUR, AT, AUTO, CONTACT, COVER, DAMAGE, DAMAGE_MODIFIER, DEXTERITY, FIREARM, FOCUS, LARGE,
    LOCATION, MALFUNCTION, PRONE, RANGE, RIFLE_SCOPE, SCOPE, SEMI, SHOOT, SILENCER, SMALL, THROW,
    WITH,
};
use super::{
    Argument, Damage, EXTRA_TENS, Error, Expected, Expression, Form, Keyword, Make, Modifier,
    Phrase, Place, Rc, Refusal, Shape, Skill, Weapon, bonus, damage, focus, needs_damage,
    refused_number, skill, weapon, with, word,
};
use crate::rules::d100::{Family, Malfunction, Mode, Part, Shot, Sight, Trajectory, Word};
use crate::rules::{Game, Play, Term};

pub(super) const DISTANCE: Modifier = with!(AT, Shape::Metres);
pub(super) const TOUCHES: Modifier = word!(CONTACT);
pub(super) const REACHES: Modifier = with!(RANGE, Shape::Metres);
pub(super) const AGILITY: Modifier = with!(DEXTERITY, Shape::Score);
pub(super) const SIGHTED: Modifier = word!(SCOPE, RIFLE_SCOPE);
pub(super) const PART: Modifier = with!(LOCATION, Shape::OneOf(&[&LARGE, &SMALL]));
pub(super) const COVERED: Modifier = word!(COVER);
/// In cover on the ground or lying there: the same modifier, and once if the line says both.
pub(super) const LYING: Modifier = word!(PRONE);
pub(super) const FAILS: Modifier = with!(MALFUNCTION, Shape::Score);
const RANGED: Modifier = with!(WITH, Shape::Weapon(&[Family::Missile, Family::Firearm]));

/// The words of what flies: where from and to, the weapon, what it is aimed with and at, extra tens dice, how it fires, and what
/// it does.
macro_rules! flying {
    (
        $weapon:expr,
        aims: [$($aims:expr),*],
        tens: [$($tens:expr)?],
        fires: [$($fires:expr)?],
        then: [$($then:expr),* $(,)?] $(,)?
    ) => {
        &[
            $crate::ask::d100::shot::DISTANCE,
            $crate::ask::d100::shot::TOUCHES,
            $weapon,
            $crate::ask::d100::shot::REACHES,
            $crate::ask::d100::shot::AGILITY,
            $($aims,)*
            $crate::ask::d100::shot::PART,
            $crate::ask::d100::shot::COVERED,
            $crate::ask::d100::shot::LYING,
            $crate::ask::d100::EXTRA,
            $($tens,)?
            $crate::ask::d100::CHANGE,
            $crate::ask::d100::WAITED,
            $crate::ask::d100::shot::FAILS,
            $($fires,)?
            $crate::ask::d100::HARM,
            $crate::ask::d100::HARM_MODIFIER,
            $crate::ask::d100::WEARS,
            $crate::ask::d100::SIMPLIFIED,
            $($then,)*
        ]
    };
}
pub(super) use flying;

/// One shot.
pub(super) static SHOOT_FORM: Form = Form {
    game: Game::D100,
    rule: "shoot",
    word: Some(&SHOOT),
    operand: Shape::Score,
    versus: &[],
    modifiers: flying![
        RANGED,
        aims: [word!(FIREARM), SIGHTED, word!(SILENCER)],
        tens: [EXTRA_TENS],
        fires: [word!(AUTO, SEMI)],
        then: [],
    ],
    example: "d100 shoot 60 at 70m range 30 des 14 firearm",
    build: |phrase| {
        name_firearm(phrase);
        let weapon = weapon(phrase, None);
        fires_or_flies(phrase, weapon.as_ref())?;
        let firearm =
            phrase.has(&FIREARM) || weapon.as_ref().is_some_and(|weapon| is_firearm(weapon));
        let damage = shot_damage(phrase, weapon.as_ref(), Flight::Shot { firearm })?;
        shoot(phrase, weapon.as_ref(), firearm, damage)
    },
};

/// A weapon thrown: half the damage modifier counts.
pub(super) static THROW_FORM: Form = Form {
    game: Game::D100,
    rule: "throw",
    word: Some(&THROW),
    operand: Shape::Score,
    versus: &[],
    modifiers: flying![
        RANGED,
        aims: [],
        tens: [EXTRA_TENS],
        fires: [],
        then: [],
    ],
    example: "d100 throw 40 at 10m range 20 dmg 1d6 md 1d4",
    build: |phrase| {
        let weapon = weapon(phrase, None);
        if let (Some(Make::Firearm { range: Some(_), .. }), Some(item)) = (
            weapon.as_ref().map(|weapon| weapon.make()),
            phrase.find(&WITH, None),
        ) {
            let refusal = Refusal::Forbidden(Term::D100(Word::CannotThrow), Vec::new());
            return Err(Error::refused(item.argument_span, refusal));
        }
        let explodes = weapon.as_ref().is_some_and(|weapon| is_firearm(weapon));
        let flight = if explodes {
            Flight::Shot { firearm: true }
        } else {
            Flight::Thrown
        };
        let damage = shot_damage(phrase, weapon.as_ref(), flight)?;
        shoot(phrase, weapon.as_ref(), false, damage)
    },
};

fn shoot(
    phrase: &Phrase,
    weapon: Option<&Rc<Weapon>>,
    firearm: bool,
    damage: Option<Damage>,
) -> Result<Rc<dyn Play>, Error> {
    let trajectory = trajectory(phrase, weapon, firearm)?;
    let shot = Shot::new(aimed(phrase)?, trajectory, bonus(phrase, None)?)
        .map_err(|refusal| out_of_range(phrase, refusal))?;
    let armour = phrase.number(&ARMOUR, None, Ok)?.unwrap_or(0);
    let shot = shot
        .at_armour(armour)
        .map_err(|refusal| refused_number(phrase, &ARMOUR, None, refusal))?;
    let shot = shot.dealing(damage).failing(malfunction(phrase, weapon)?);
    Ok(Rc::new(shot.with(weapon.cloned())))
}

pub(super) const fn is_firearm(weapon: &Weapon) -> bool {
    matches!(weapon.make(), Make::Firearm { .. })
}

/// A weapon of the list that is no firearm, with a word that only a firearm takes: both are named.
fn fires_or_flies(phrase: &Phrase, weapon: Option<&Rc<Weapon>>) -> Result<(), Error> {
    let of_firearms = [&FIREARM, &SILENCER, &AUTO, &SEMI];
    let said = of_firearms
        .into_iter()
        .find_map(|word| phrase.find(word, None));
    match (weapon, said, phrase.find(&WITH, None)) {
        (Some(weapon), Some(said), Some(with)) if !is_firearm(weapon) => Err(said.clash(with)),
        _ => Ok(()),
    }
}

/// A silencer and a mode are a firearm's: the line then says so.
fn name_firearm(phrase: &mut Phrase) {
    let implied = [&SILENCER, &AUTO, &SEMI];
    if !phrase.has(&FIREARM)
        && weapon(phrase, None).is_none()
        && implied.iter().any(|word| phrase.has(word))
    {
        phrase.mean(&FIREARM, Argument::Nothing);
    }
}

/// The skill with everything that counts after the distance.
pub(super) fn aimed(phrase: &Phrase) -> Result<Skill, Error> {
    let mut skill = skill(phrase, 0, None)?.focused(focus(phrase)?);
    if let (Some(sight), Some(focus)) = (phrase.find(&SCOPE, None), phrase.find(&FOCUS, None)) {
        return Err(sight.clash(focus));
    }
    let part = match phrase.find(&LOCATION, None).map(|item| &item.argument) {
        Some(Argument::Word(size)) if size.is(&SMALL) => Some(Part::Small),
        Some(_) => Some(Part::Large),
        None => None,
    };
    if let Some(part) = part {
        skill = skill.at_part(part);
    }
    if phrase.has(&COVER) || phrase.has(&PRONE) {
        skill = skill.at_cover();
    }
    Ok(skill)
}

/// Where the shot goes from and to.
pub(super) fn trajectory(
    phrase: &Phrase,
    weapon: Option<&Rc<Weapon>>,
    firearm: bool,
) -> Result<Trajectory, Error> {
    let mut trajectory = Trajectory::new(firearm);
    if let (Some(at), Some(contact)) = (phrase.find(&AT, None), phrase.find(&CONTACT, None)) {
        return Err(at.clash(contact));
    }
    let distance = if phrase.has(&CONTACT) {
        Some(0)
    } else {
        phrase.number(&AT, None, Ok)?
    };
    let listed = weapon.and_then(|weapon| match weapon.make() {
        Make::Missile { range } => Some(range),
        Make::Firearm { range, .. } => range,
        Make::Melee { .. } => None,
    });
    let told = |word| move |refusal| refused_number(phrase, word, None, refusal);
    if let Some(metres) = distance {
        trajectory = trajectory.at(metres).map_err(told(&AT))?;
    }
    if let Some(metres) = phrase.number(&RANGE, None, Ok)?.or(listed) {
        trajectory = trajectory.range(metres).map_err(told(&RANGE))?;
    }
    if let Some(points) = phrase.number(&DEXTERITY, None, Ok)? {
        trajectory = trajectory.dexterity(points).map_err(told(&DEXTERITY))?;
    }
    trajectory = match (phrase.has(&RIFLE_SCOPE), phrase.has(&SCOPE)) {
        (true, _) => trajectory.sighted(Sight::RifleScope),
        (_, true) => trajectory.sighted(Sight::Scope),
        _ => trajectory,
    };
    if phrase.has(&SILENCER) {
        trajectory = trajectory.silenced();
    }
    if trajectory.lacks_range() {
        let mut expected = vec![Expected::Word(&RANGE)];
        if weapon.is_none() {
            expected.push(Expected::Word(&WITH));
        }
        return Err(Error::expected(phrase.end, expected));
    }
    Ok(trajectory)
}

/// A target out of range, or at contact: at the place of the distance.
pub(super) fn out_of_range(phrase: &Phrase, refusal: Refusal) -> Error {
    match phrase.find(&CONTACT, None) {
        Some(item) => Error::refused(item.span, refusal),
        None => refused_number(phrase, &AT, None, refusal),
    }
}

/// What a weapon does at the distance of the line; a weapon whose damage depends on it needs one.
pub(super) fn listed_damage<'a>(
    phrase: &Phrase,
    weapon: Option<&'a Rc<Weapon>>,
) -> Result<Option<&'a Expression>, Error> {
    let Some(weapon) = weapon else {
        return Ok(None);
    };
    let distance = if phrase.has(&CONTACT) {
        Some(0)
    } else {
        phrase.number(&AT, None, Ok)?
    };
    match distance {
        None if weapon.needs_distance() && !phrase.has(&DAMAGE) => {
            let expected = vec![Expected::Word(&AT), Expected::Word(&CONTACT)];
            Err(Error::expected(phrase.end, expected))
        }
        _ => Ok(Some(weapon.damage(distance.unwrap_or(0)))),
    }
}

/// What becomes of a damage modifier.
#[derive(Clone, Copy)]
enum Flight {
    Thrown,
    Shot { firearm: bool },
}

/// Damage of a shot: without damage modifier, but for half of it with what is thrown.
fn shot_damage(
    phrase: &Phrase,
    weapon: Option<&Rc<Weapon>>,
    flight: Flight,
) -> Result<Option<Damage>, Error> {
    let modifier: Option<&Keyword> = match flight {
        Flight::Thrown => Some(&DAMAGE_MODIFIER),
        Flight::Shot { .. } => None,
    };
    let listed = listed_damage(phrase, weapon)?;
    let damage = damage(phrase, &DAMAGE, listed, modifier)?;
    needs_damage(phrase, damage.as_ref(), &[&DAMAGE, &WITH])?;
    Ok(damage.map(|damage| match flight {
        Flight::Thrown => damage.thrown(),
        Flight::Shot { firearm } => without_modifier(phrase, damage, firearm),
    }))
}

/// The same damage; a damage modifier on the line is told not to count.
pub(super) fn without_modifier(phrase: &Phrase, damage: Damage, firearm: bool) -> Damage {
    if phrase.has(&DAMAGE_MODIFIER) {
        damage.without_modifier(firearm)
    } else {
        damage
    }
}

/// When the weapon fails: what `malf` says, else the weapon list; how it fires: what the line says, else the list.
fn malfunction(phrase: &Phrase, weapon: Option<&Rc<Weapon>>) -> Result<Option<Malfunction>, Error> {
    let listed = weapon.and_then(|weapon| match weapon.make() {
        Make::Firearm {
            malfunction, mode, ..
        } => Some((malfunction, mode)),
        _ => None,
    });
    let mode = match (phrase.has(&AUTO), phrase.has(&SEMI)) {
        (true, _) => Mode::Auto,
        (_, true) => Mode::Semi,
        _ => listed.map_or(Mode::Single, |(_, mode)| mode),
    };
    let make = |from| Malfunction::new(from, mode);
    if let Some(malfunction) = phrase.number(&MALFUNCTION, None, make)? {
        return Ok(Some(malfunction));
    }
    listed
        .map(|(from, _)| make(from))
        .transpose()
        .map_err(|refusal| Error::refused(phrase.end, refusal))
}
