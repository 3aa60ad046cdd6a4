//! How much skill to keep for the parry.

use super::fight::following;
use super::side::{
    self, DEFENDS, EXTRA, GROUND, HOLD, OPENS, PICK_UP, STUN, TURN, UNARMED, WEARY, fighting,
};
use super::words::{
    ADVANTAGE, ARMOUR, ATTACK, CHARGE, DAMAGE, DODGE, FORTITUDE, PARRY, REACH, RESISTANCE, SHIELD,
    SIZE, SPLIT, TOURNEY,
};
use crate::ask::form::{Form, Modifier, Place, Shape, Versus, with, word};
use crate::ask::{Error, Expected, Phrase};
use crate::rules::westeros::{Fencer, Split};
use crate::rules::{Game, Score};
use std::rc::Rc;

pub(super) static SPLIT_FORM: Form = Form {
    game: Game::Westeros,
    rule: "split",
    word: Some(&SPLIT),
    operand: Shape::Score,
    versus: &[Versus {
        takes: Shape::Nothing,
        required: true,
    }],
    modifiers: fighting![
        with!(PARRY, Shape::Score).second_side(),
        with!(REACH, Shape::Score).a_side(),
        with!(SHIELD, Shape::Score).a_side(),
        with!(SIZE, Shape::Score).a_side(),
        with!(RESISTANCE, Shape::Score).a_side(),
        with!(DODGE, Shape::Score).a_side(),
        with!(ATTACK, Shape::Score).second_side(),
        word!(ADVANTAGE).a_side(),
        with!(DAMAGE, Shape::Dice).a_side(),
        with!(CHARGE, Shape::Score).a_side(),
        with!(ARMOUR, Shape::Score).a_side(),
        with!(FORTITUDE, Shape::Score).a_side(),
        word!(TOURNEY),
    ],
    example: "westeros split 6+3 reach 1 vs parry 3+2 dodge 2+2 attack 5+3",
    build: |phrase| {
        let own = fencer(phrase, 0, phrase.take(0, Ok)?)?;
        let attack = following(phrase, &ATTACK, None)
            .ok_or_else(|| Error::expected(phrase.end, vec![Expected::Word(&ATTACK)]))?;
        let enemy = fencer(phrase, 1, attack)?;
        let parry = following(phrase, &PARRY, None);
        let split = Split::new(&own, &enemy, parry);
        Ok(Rc::new(split.map_err(|refusal| {
            Error::refused(phrase.place(0), refusal)
        })?))
    },
};

fn fencer(phrase: &Phrase, part: usize, attack: Score) -> Result<Fencer, Error> {
    let side = Some(part);
    Ok(Fencer {
        attack,
        reach: phrase.number(&REACH, side, Ok)?.unwrap_or(0),
        shield: phrase.number(&SHIELD, side, Ok)?.unwrap_or(0),
        dodge: following(phrase, &DODGE, side),
        advantage: phrase.has_in(&ADVANTAGE, part),
        stance: side::stance(phrase, part)?,
        protection: side::protection(phrase, side)?,
        blow: side::blow(phrase, side)?,
    })
}
