//! Clearing a jam, loading, silencers, and objects.

use super::words::{
    ARMOUR, BELT, DAMAGE_MODIFIER, DEXTERITY, MAGAZINE, POINTS, RELOAD, ROUNDS, SHOT, SILENCER,
    STRIKE, UNJAM,
};
use super::{
    Argument, CHANGE, Damage, EXTRA, EXTRA_TENS, Error, Expected, Form, HARM_MODIFIER, Modifier,
    Place, Rc, Shape, WEARS, bonus, refused_number, skill, with, word,
};
use crate::rules::Game;
use crate::rules::d100::{Load, Reload, Silencer, Strike, Unjam};

/// Clearing a jam.
pub(super) static UNJAM_FORM: Form = Form {
    game: Game::D100,
    rule: "unjam",
    word: Some(&UNJAM),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[EXTRA, EXTRA_TENS, CHANGE],
    example: "d100 unjam 55",
    build: |phrase| {
        Ok(Rc::new(Unjam {
            skill: skill(phrase, 0, None)?,
            extra: bonus(phrase, None)?,
        }))
    },
};

/// Loading a weapon.
pub(super) static RELOAD_FORM: Form = Form {
    game: Game::D100,
    rule: "reload",
    word: Some(&RELOAD),
    operand: Shape::Amount(&[&ROUNDS, &MAGAZINE, &BELT]),
    versus: &[],
    modifiers: &[word!(SHOT), with!(DEXTERITY, Shape::Score)],
    example: "d100 reload 5 rounds",
    build: |phrase| {
        let reload = phrase.amount(0, |count, word| {
            let load = match () {
                () if word.is(&ROUNDS) => Load::Rounds,
                () if word.is(&MAGAZINE) => Load::Magazines,
                () => Load::Belts,
            };
            Reload::new(load, count)
        })?;
        let reload = if phrase.has(&SHOT) {
            reload.and_shoot()
        } else {
            reload
        };
        let dexterity = phrase.number(&DEXTERITY, None, |points| reload.dexterity(points))?;
        if dexterity.is_some() && !phrase.has(&SHOT) {
            // It is the shot that dexterity is for.
            return Err(Error::expected(phrase.end, vec![Expected::Word(&SHOT)]));
        }
        Ok(Rc::new(dexterity.unwrap_or(reload)))
    },
};

/// How long a silencer lasts.
pub(super) static SILENCER_FORM: Form = Form {
    game: Game::D100,
    rule: "silencer",
    word: Some(&SILENCER),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[],
    example: "d100 silencer",
    build: |_| Ok(Rc::new(Silencer)),
};

/// Damaging an object.
pub(super) static STRIKE_FORM: Form = Form {
    game: Game::D100,
    rule: "strike",
    word: Some(&STRIKE),
    operand: Shape::Dice,
    versus: &[],
    modifiers: &[with!(POINTS, Shape::Score), HARM_MODIFIER, WEARS],
    example: "d100 strike 2d6 pr 12",
    build: |phrase| {
        let more = phrase.dice(&DAMAGE_MODIFIER, None, Ok)?;
        let damage = match phrase.operands.first() {
            Some((Argument::Dice(dice), span)) => {
                Damage::new(dice.clone(), more).map_err(|refusal| Error::refused(*span, refusal))?
            }
            _ => return Err(Error::expected(phrase.place(0), Shape::Dice.expected())),
        };
        let strike = phrase.number(&POINTS, None, |points| Strike::new(damage, points))?;
        let strike =
            strike.ok_or_else(|| Error::expected(phrase.end, vec![Expected::Word(&POINTS)]))?;
        let armour = phrase.number(&ARMOUR, None, Ok)?.unwrap_or(0);
        let strike = strike
            .armoured(armour)
            .map_err(|refusal| refused_number(phrase, &ARMOUR, None, refusal))?;
        Ok(Rc::new(strike))
    },
};
