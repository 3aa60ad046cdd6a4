//! Knocking out, holding, and getting free.

use super::check::resist;
use super::words::{
    ARMOUR, ATTACKERS, BLOCK, CHANGED, COUNTER, DEFENSIVE, ESCAPE, GRAPPLE, KNOCKOUT, LUCHA, WITH,
};
use super::{
    ANSWERS, BLOCKS, CHANGE, CLASS, COMPANY, DEFENDS, EXTRA, EXTRA_TENS, Error, Expected, Form,
    Modifier, Phrase, Place, Rc, SIDE, SIMPLIFIED, Shape, WAITED, WEARS, blocks, blow, bonus,
    class, damage, declared, focus, needs_damage, refused_number, said_once, skill, weapon, with,
};
use crate::rules::d100::{Aim, Family, Hold, Stake};
use crate::rules::{Game, Play};

/// Knocking somebody out.
pub(super) static KNOCKOUT_FORM: Form = Form {
    game: Game::D100,
    rule: "knockout",
    word: Some(&KNOCKOUT),
    operand: Shape::Score,
    versus: &[SIDE],
    modifiers: HOLD_WORDS,
    example: "d100 knockout 65 vs 40",
    build: |phrase| hold(phrase, Aim::KnockOut),
};

/// Holding somebody.
pub(super) static GRAPPLE_FORM: Form = Form {
    game: Game::D100,
    rule: "grapple",
    word: Some(&GRAPPLE),
    operand: Shape::Score,
    versus: &[SIDE],
    modifiers: HOLD_WORDS,
    example: "d100 grapple 65 vs 40",
    build: |phrase| hold(phrase, Aim::Hold),
};

/// The attacker fights unarmed, so a weapon is the opponent's; so is what blocks and what answers. Armour is of use to the
/// attacker alone.
const HOLD_WORDS: &[Modifier] = &[
    EXTRA.a_side(),
    EXTRA_TENS.a_side(),
    CHANGE.a_side(),
    CLASS.second_side(),
    with!(WITH, Shape::Weapon(&[Family::Melee])).second_side(),
    BLOCKS.second_side(),
    DEFENDS.second_side(),
    COMPANY.first_side(),
    WAITED.first_side(),
    ANSWERS.second_side(),
    WEARS.first_side(),
    SIMPLIFIED,
];

/// Getting free of a hold.
pub(super) static ESCAPE_FORM: Form = Form {
    game: Game::D100,
    rule: "escape",
    word: Some(&ESCAPE),
    operand: Shape::Score,
    versus: &[SIDE],
    modifiers: &[with!(LUCHA, Shape::Score).second_side()],
    example: "d100 escape 12 vs 14 lucha 65",
    build: |phrase| {
        let stake = phrase
            .written(&LUCHA, Stake::escape)?
            .ok_or_else(|| Error::expected(phrase.end, vec![Expected::Word(&LUCHA)]))?;
        resist(phrase, stake)
    },
};

fn hold(phrase: &Phrase, aim: Aim) -> Result<Rc<dyn Play>, Error> {
    said_once(phrase)?;
    let lucha = skill(phrase, 0, Some(0))?.focused(focus(phrase)?);
    let lucha = (lucha, bonus(phrase, Some(0))?);
    // Whoever only defends may turn to that from anything else.
    let turned = phrase.has(&DEFENSIVE) && phrase.has_in(&CHANGED, 1);
    let defence = if turned {
        declared(phrase, 1, Some(1))?
    } else {
        skill(phrase, 1, Some(1))?
    };
    let defence = (defence, bonus(phrase, Some(1))?);
    let mut hold = Hold::new(aim, lucha, defence, class(phrase, None));
    if turned {
        hold = hold.turning();
    }
    let attackers = phrase.number(&ATTACKERS, None, Ok)?.unwrap_or(1);
    hold = hold
        .attackers(attackers)
        .map_err(|refusal| refused_number(phrase, &ATTACKERS, None, refusal))?;
    if blocks(phrase, None)?.is_some() {
        hold = hold
            .blocking()
            .map_err(|refusal| phrase.refuse(&BLOCK, refusal))?;
    }
    if phrase.has(&DEFENSIVE) {
        hold = hold.defensive();
    }
    let armour = phrase.number(&ARMOUR, None, Ok)?.unwrap_or(0);
    hold = hold
        .armoured(armour)
        .map_err(|refusal| refused_number(phrase, &ARMOUR, None, refusal))?;
    let listed = weapon(phrase, None);
    let counter = damage(phrase, &COUNTER, blow(listed.as_ref()), None)?;
    needs_damage(phrase, counter.as_ref(), &[&COUNTER, &WITH])?;
    Ok(Rc::new(hold.answered(counter)))
}
