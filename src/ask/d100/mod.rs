//! How the percentile game is asked for: its words, its forms, and what several forms read alike.

mod check;
mod close;
mod fire;
mod hold;
mod order;
mod shot;
mod upkeep;
mod words;

pub(super) use fire::{AUTOFIRE_FORM, BURST_FORM};
pub use words::{AUTOFIRE, BURST, D100, PERCENTILE};

use super::form::{Form, Modifier, Place, Shape, Versus, with, word};
use super::{Argument, Error, Expected, Item, Keyword, Phrase};
use crate::rules::Refusal;
use crate::rules::d100::{Class, Damage, Extra, Focus, Make, Skill, Weapon};
use crate::rules::notation::Expression;
use std::rc::Rc;
use words::{
    ARMOUR, ATTACKERS, BLOCK, BONUS, CHANGED, COUNTER, DAMAGE, DAMAGE_MODIFIER, DEFENSIVE, FOCUS,
    IMPROVISED, LONG, MODIFIER, NATURAL, SHORT, SIMPLE, UNARMED, WITH,
};

/// The rules of the percentile game; the bare check first.
pub(super) static FORMS: &[&Form] = &[
    &check::CHECK_FORM,
    &check::RESIST_FORM,
    &close::MELEE_FORM,
    &close::DODGE_FORM,
    &hold::KNOCKOUT_FORM,
    &hold::GRAPPLE_FORM,
    &hold::ESCAPE_FORM,
    &shot::SHOOT_FORM,
    &shot::THROW_FORM,
    &fire::BURST_FORM,
    &fire::AUTOFIRE_FORM,
    &upkeep::UNJAM_FORM,
    &upkeep::RELOAD_FORM,
    &upkeep::SILENCER_FORM,
    &order::INIT_FORM,
    &upkeep::STRIKE_FORM,
];

const EXTRA_TENS: Modifier = with!(BONUS, Shape::Score);
const CHANGE: Modifier = word!(CHANGED);
const WAITED: Modifier = with!(FOCUS, Shape::Score);
const EXTRA: Modifier = with!(MODIFIER, Shape::Score);
const COMPANY: Modifier = with!(ATTACKERS, Shape::Score);
const HARM: Modifier = with!(DAMAGE, Shape::Dice);
const HARM_MODIFIER: Modifier = with!(DAMAGE_MODIFIER, Shape::Dice);
const WEARS: Modifier = with!(ARMOUR, Shape::Score);
const BLOCKS: Modifier = with!(BLOCK, Shape::Score);
const ANSWERS: Modifier = with!(COUNTER, Shape::Dice);
const DEFENDS: Modifier = word!(DEFENSIVE);
const SIMPLIFIED: Modifier = word!(SIMPLE);
const CLASS: Modifier = word!(UNARMED, IMPROVISED, NATURAL, SHORT, LONG);
/// A side that must be there.
const SIDE: Versus = Versus {
    takes: Shape::Score,
    required: true,
};

/// What was waited for; it is the attacker's, wherever the word stands.
fn focus(phrase: &Phrase) -> Result<Focus, Error> {
    let focus = phrase.number(&FOCUS, None, Focus::new)?;
    Ok(focus.unwrap_or_default())
}

/// The skill of an operand with what a part of the line says of it.
fn skill(phrase: &Phrase, operand: usize, part: Option<usize>) -> Result<Skill, Error> {
    let skill = declared(phrase, operand, part)?;
    Ok(match phrase.find(&CHANGED, part) {
        Some(_) => skill.changed(),
        None => skill,
    })
}

/// The same, whatever was declared before.
fn declared(phrase: &Phrase, operand: usize, part: Option<usize>) -> Result<Skill, Error> {
    let skill = phrase.take(operand, Skill::new)?;
    let modified = phrase.number(&MODIFIER, part, |points| skill.modified(points))?;
    Ok(modified.unwrap_or(skill))
}

fn bonus(phrase: &Phrase, part: Option<usize>) -> Result<Extra, Error> {
    Ok(phrase.number(&BONUS, part, Extra::new)?.unwrap_or_default())
}

/// A refusal of the number after a word.
fn refused_number(phrase: &Phrase, word: &Keyword, part: Option<usize>, refusal: Refusal) -> Error {
    let item = phrase.find(word, part);
    Error::refused(item.map_or(phrase.end, |item| item.argument_span), refusal)
}

/// The weapon named in a part of the line.
fn weapon(phrase: &Phrase, part: Option<usize>) -> Option<Rc<Weapon>> {
    match phrase.find(&WITH, part).map(|item| &item.argument) {
        Some(Argument::Weapon(weapon)) => Some(weapon.clone()),
        _ => None,
    }
}

/// The weapon class named in a part of the line, or that of the weapon named there.
fn class(phrase: &Phrase, part: Option<usize>) -> Class {
    let has = |word| phrase.find(word, part).is_some();
    match weapon(phrase, part).map(|weapon| weapon.make()) {
        Some(Make::Melee { class, .. }) => class,
        _ if has(&LONG) => Class::Long,
        _ if has(&SHORT) => Class::Short,
        _ if has(&NATURAL) => Class::Natural,
        _ if has(&IMPROVISED) => Class::Improvised,
        _ => Class::Unarmed,
    }
}

/// The points of resistance of the weapon that can block in a part of the line: what `block` says, else the weapon list.
fn blocks(phrase: &Phrase, part: Option<usize>) -> Result<Option<i64>, Error> {
    if let Some(points) = phrase.number(&BLOCK, part, Ok)? {
        return Ok(Some(points));
    }
    Ok(weapon(phrase, part).and_then(|weapon| match weapon.make() {
        Make::Melee { blocks: true, .. } => weapon.points(),
        _ => None,
    }))
}

/// Damage read from the units where the line says so.
fn simplified(phrase: &Phrase, damage: Damage) -> Result<Damage, Error> {
    if phrase.has(&SIMPLE) {
        damage
            .simplified(phrase.tables().d100.simple.clone())
            .map_err(|refusal| phrase.refuse(&SIMPLE, refusal))
    } else {
        Ok(damage)
    }
}

/// What a word such as `dmg` says, else what the weapon does; `md` on top where it counts. `md` alone is damage too.
fn damage(
    phrase: &Phrase,
    word: &Keyword,
    weapon: Option<&Expression>,
    modifier: Option<&Keyword>,
) -> Result<Option<Damage>, Error> {
    let more = match modifier {
        // Tried alone, so that the dice that are refused are shown.
        Some(modifier) => phrase.dice(modifier, None, |more| {
            Damage::new(Expression::number(0), Some(more.clone())).map(|_| more)
        })?,
        None => None,
    };
    let make = |dice| Damage::new(dice, more.clone());
    let named = match phrase.dice(word, None, make)? {
        Some(damage) => Some(damage),
        None => {
            let refused = |refusal| refused_number(phrase, modifier.unwrap_or(word), None, refusal);
            let dice = weapon
                .cloned()
                .or_else(|| more.as_ref().map(|_| Expression::number(0)));
            dice.map(make).transpose().map_err(refused)?
        }
    };
    named.map(|damage| simplified(phrase, damage)).transpose()
}

/// What the weapon of a part does in close combat.
fn blow(weapon: Option<&Rc<Weapon>>) -> Option<&Expression> {
    weapon.map(|weapon| weapon.damage(0))
}

/// `simple` without any damage that it could be read from.
fn needs_damage(
    phrase: &Phrase,
    damage: Option<&Damage>,
    words: &[&'static Keyword],
) -> Result<(), Error> {
    match phrase.find(&SIMPLE, None) {
        Some(_) if damage.is_none() => {
            let expected = words.iter().map(|word| Expected::Word(word)).collect();
            Err(Error::expected(phrase.end, expected))
        }
        _ => Ok(()),
    }
}

/// Whether a word names what somebody fights with: a class, or a weapon of the list.
fn is_arm(item: &Item) -> bool {
    let arms = [&UNARMED, &IMPROVISED, &NATURAL, &SHORT, &LONG, &WITH];
    arms.iter().any(|word| item.word.is(word))
}

/// A side that names two weapons, or says something both before and after the last `vs`, contradicts or repeats itself.
fn said_once(phrase: &Phrase) -> Result<(), Error> {
    for (place, item) in phrase.items.iter().enumerate() {
        let anywhere = phrase.form.modifiers[item.modifier].place != Place::Side;
        let same = |before: &&Item| {
            (anywhere || before.part == item.part)
                && (before.modifier == item.modifier || (is_arm(before) && is_arm(item)))
        };
        if let Some(before) = phrase.items[..place].iter().find(same) {
            return Err(before.clash(item));
        }
    }
    Ok(())
}
