//! Bursts and full automatic fire.

use super::shot::{
    SIGHTED, aimed, flying, listed_damage, out_of_range, trajectory, without_modifier,
};
use super::words::{
    ARMOUR, AUTOFIRE, BURST, DAMAGE, HIGH, LOW, MALFUNCTION, PICK, SAFE, SILENCER, SIMPLE, SPLIT,
    TARGETS, WITH,
};
use super::{
    Argument, Error, Expected, Expression, Form, Make, Modifier, Phrase, Place, Rc, Refusal, Shape,
    Weapon, damage, needs_damage, refused_number, weapon, with, word,
};
use crate::rules::d100::{Burst, Family, Harm, Mode, Pick, Split, Word};
use crate::rules::{Game, Term};

const READING: Modifier = with!(PICK, Shape::OneOf(&[&HIGH, &LOW, &SAFE]));
const FIREARM_NAMED: Modifier = with!(WITH, Shape::Weapon(&[Family::Firearm]));

/// The words of a burst, which has no extra tens dice, and more.
macro_rules! bursting {
    ($($more:expr),*) => {
        flying![
            FIREARM_NAMED,
            aims: [SIGHTED, word!(SILENCER)],
            tens: [],
            fires: [],
            then: [READING, $($more),*],
        ]
    };
}

/// A short burst: damage as the weapon's.
pub(in crate::ask) static BURST_FORM: Form = Form {
    game: Game::D100,
    rule: "burst",
    word: Some(&BURST),
    operand: Shape::Score,
    versus: &[],
    modifiers: bursting![],
    example: "d100 burst 45 dmg 1d10",
    build: |phrase| {
        let weapon = automatic(phrase)?;
        let listed = listed_damage(phrase, weapon.as_ref())?;
        let harm = harm(phrase, listed)?.unwrap_or(Harm::None);
        Ok(Rc::new(armoured(phrase, burst(phrase, weapon, harm)?)?))
    },
};

/// Full automatic fire: damage is the sum of the dice, unless the line names it.
pub(in crate::ask) static AUTOFIRE_FORM: Form = Form {
    game: Game::D100,
    rule: "autofire",
    word: Some(&AUTOFIRE),
    operand: Shape::Score,
    versus: &[],
    modifiers: bursting![
        with!(TARGETS, Shape::Score),
        with!(SPLIT, Shape::List(Expected::Parts))
    ],
    example: "autofire 45 dmg 12 targets 3",
    build: |phrase| {
        let weapon = automatic(phrase)?;
        // What the weapon does counts only where simplified damage is read from it.
        let listed = if phrase.has(&SIMPLE) {
            listed_damage(phrase, weapon.as_ref())?
        } else {
            None
        };
        let harm = harm(phrase, listed)?.unwrap_or(Harm::Sum);
        let split = phrase.list(&SPLIT, |parts| Split::new(parts.to_vec()))?;
        let targets = phrase.number(&TARGETS, None, Ok)?;
        let burst = burst(phrase, weapon, harm)?
            .over(targets, split)
            .map_err(|refusal| {
                let word = if phrase.has(&TARGETS) {
                    &TARGETS
                } else {
                    &SPLIT
                };
                refused_number(phrase, word, None, refusal)
            })?;
        Ok(Rc::new(armoured(phrase, burst)?))
    },
};

/// The weapon named, which must fire bursts.
fn automatic(phrase: &Phrase) -> Result<Option<Rc<Weapon>>, Error> {
    let weapon = weapon(phrase, None);
    match weapon.as_ref().map(|weapon| weapon.make()) {
        Some(Make::Firearm { mode, .. }) if mode != Mode::Auto => {
            let refusal = Refusal::Forbidden(Term::D100(Word::NotAutomatic), Vec::new());
            Err(refused_number(phrase, &WITH, None, refusal))
        }
        _ => Ok(weapon),
    }
}

fn burst(phrase: &Phrase, weapon: Option<Rc<Weapon>>, harm: Harm) -> Result<Burst, Error> {
    let trajectory = trajectory(phrase, weapon.as_ref(), true)?;
    let burst = Burst::new(aimed(phrase)?, trajectory, harm, pick(phrase))
        .map_err(|refusal| out_of_range(phrase, refusal))?;
    let listed = weapon.as_ref().and_then(|weapon| match weapon.make() {
        Make::Firearm { malfunction, .. } => Some(malfunction),
        _ => None,
    });
    let burst = burst.with(weapon);
    match phrase.number(&MALFUNCTION, None, Ok)?.or(listed) {
        Some(from) => burst
            .failing(from)
            .map_err(|refusal| refused_number(phrase, &MALFUNCTION, None, refusal)),
        None => Ok(burst),
    }
}

fn armoured(phrase: &Phrase, burst: Burst) -> Result<Burst, Error> {
    match phrase.number(&ARMOUR, None, Ok)? {
        Some(points) => burst
            .at_armour(points)
            .map_err(|refusal| refused_number(phrase, &ARMOUR, None, refusal)),
        None => Ok(burst),
    }
}

/// Named damage or the weapon's; firearms use no damage modifier.
fn harm(phrase: &Phrase, listed: Option<&Expression>) -> Result<Option<Harm>, Error> {
    let damage = damage(phrase, &DAMAGE, listed, None)?;
    needs_damage(phrase, damage.as_ref(), &[&DAMAGE, &WITH])?;
    damage
        .map(|damage| Harm::weapon(without_modifier(phrase, damage, true)))
        .transpose()
        .map_err(|refusal| refused_number(phrase, &DAMAGE, None, refusal))
}

fn pick(phrase: &Phrase) -> Pick {
    match phrase.find(&PICK, None).map(|item| &item.argument) {
        Some(Argument::Word(word)) if word.is(&HIGH) => Pick::High,
        Some(Argument::Word(word)) if word.is(&SAFE) => Pick::Safe,
        Some(_) => Pick::Low,
        None => Pick::Best,
    }
}
