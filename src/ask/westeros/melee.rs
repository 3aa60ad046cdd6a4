//! A blow in close combat.

use super::fight::following;
use super::side::{
    self, DEFENDS, DRAWS, EXTRA, FROM, GROUND, HOLD, OPENS, PICK_UP, STUN, TURN, UNARMED, WEARY,
    fighting,
};
use super::words::{
    ADVANTAGE, ARMOUR, CHARGE, DAMAGE, DODGE, FORTITUDE, KEEP, MELEE, OWN_FLANK, PARRY, PREFER,
    REACH, RESISTANCE, SEEN, SHIELD, SIZE, TOURNEY, UNSEEN,
};
use crate::ask::form::{Form, Modifier, Place, Shape, Versus, with, word};
use crate::ask::{Argument, Error, Phrase};
use crate::rules::westeros::{Attack, Bearing, Defence, Guard, Melee, Parry, Stance};
use crate::rules::{Game, Refusal};
use std::rc::Rc;

pub(super) static MELEE_FORM: Form = Form {
    game: Game::Westeros,
    rule: "melee",
    word: Some(&MELEE),
    operand: Shape::Score,
    versus: &[Versus {
        takes: Shape::Nothing,
        required: false,
    }],
    modifiers: fighting![
        with!(KEEP, Shape::Score).first_side(),
        with!(PARRY, Shape::Score).second_side(),
        with!(REACH, Shape::Score).a_side(),
        with!(SHIELD, Shape::Score).second_side(),
        with!(SIZE, Shape::Score).second_side(),
        with!(RESISTANCE, Shape::Score).second_side(),
        with!(DODGE, Shape::Score).second_side(),
        word!(SEEN, UNSEEN).second_side(),
        with!(PREFER, Shape::OneOf(&[&PARRY, &DODGE])).second_side(),
        word!(ADVANTAGE).first_side(),
        FROM,
        word!(OWN_FLANK).first_side(),
        DRAWS,
        with!(DAMAGE, Shape::Dice),
        with!(ARMOUR, Shape::Score),
        with!(FORTITUDE, Shape::Score),
        with!(CHARGE, Shape::Score),
        word!(TOURNEY),
    ],
    example: "westeros melee 6+3 keep 2 vs parry 3+2 shield 2 size 4 res 6 dodge 2+2 dmg 8 armor 3 fort 4",
    build: |phrase| {
        let attack = attack(phrase)?;
        let defender = side::stance(phrase, 1)?;
        let guard = guard(phrase, &defender)?;
        if phrase.has(&PARRY) && phrase.has(&DODGE) && !phrase.has(&PREFER) {
            phrase.mean(&PREFER, Argument::Word(&DODGE));
        }
        let melee = Melee::new(&attack, guard, &defender);
        Ok(Rc::new(melee.harming(
            side::protection(phrase, None)?,
            side::blow(phrase, None)?,
        )))
    },
};

fn attack(phrase: &Phrase) -> Result<Attack, Error> {
    let stance = side::stance(phrase, 0)?;
    let traits = phrase.take(0, Ok)?;
    let mut attack = Attack::new(traits, stance)
        .map_err(|refusal| Error::refused(side::burden_place(phrase, 0), refusal))?;
    if let Some(keeping) = phrase.number(&KEEP, None, |kept| attack.clone().keeping(kept))? {
        attack = keeping;
    }
    if let Some(reaching) =
        phrase.number(&REACH, Some(0), |reach| attack.clone().reaching(reach))?
    {
        attack = reaching;
    }
    Ok(attack
        .from(side::bearing(phrase))
        .drawing(side::drawing(phrase))
        .with_advantage(phrase.has(&ADVANTAGE))
        .over_own_flank(phrase.has(&OWN_FLANK)))
}

fn guard(phrase: &Phrase, stance: &Stance) -> Result<Guard, Error> {
    let bearing = side::bearing(phrase);
    let mut guard = Guard::default();
    if let Some(traits) = following(phrase, &PARRY, None) {
        let small = |points: i64| match points {
            -1_000..=1_000 => Ok(points),
            _ => Err(Refusal::range(&(-1_000..=1_000))),
        };
        let parry = Parry {
            traits,
            reach: phrase.number(&REACH, Some(1), small)?.unwrap_or(0),
            shield: phrase.number(&SHIELD, None, small)?.unwrap_or(0),
        };
        guard = guard
            .parrying(parry, bearing, stance)
            .map_err(|refusal| phrase.refuse(&PARRY, refusal))?;
    }
    if let Some(traits) = following(phrase, &DODGE, None) {
        let sees = match bearing {
            Bearing::Rear => phrase.has(&SEEN),
            Bearing::Front | Bearing::Flank => !phrase.has(&UNSEEN),
        };
        guard = guard
            .dodging(traits, sees, stance)
            .map_err(|refusal| phrase.refuse(&DODGE, refusal))?;
    }
    Ok(
        match phrase.find(&PREFER, None).map(|item| &item.argument) {
            Some(Argument::Word(word)) if word.is(&PARRY) => guard.preferring(Defence::Parry),
            _ => guard,
        },
    )
}
