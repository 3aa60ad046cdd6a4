//! Close combat and dodging it.

use super::words::{
    ARMOUR, ATTACKERS, BLOCK, CHANGED, COUNTER, COVER, DAMAGE, DAMAGE_MODIFIER, DEFENSIVE, DODGE,
    IMPROVISED, LONG, MELEE, NATURAL, PREVIOUS, PRONE, SHORT, UNARMED, WITH,
};
use super::{
    ANSWERS, Argument, BLOCKS, CHANGE, CLASS, COMPANY, DEFENDS, Damage, EXTRA, EXTRA_TENS, Error,
    Expression, Form, HARM, HARM_MODIFIER, Modifier, Phrase, Place, Rc, SIDE, SIMPLIFIED, Shape,
    Versus, WAITED, WEARS, blocks, blow, bonus, class, damage, declared, focus, is_arm,
    needs_damage, refused_number, said_once, skill, weapon, with, word,
};
use crate::rules::Game;
use crate::rules::d100::{Dodge, Family, Fighter, Focus, Melee};

const ARM: Modifier = with!(WITH, Shape::Weapon(&[Family::Melee]));

/// Both roll.
pub(super) static MELEE_FORM: Form = Form {
    game: Game::D100,
    rule: "melee",
    word: Some(&MELEE),
    operand: Shape::Score,
    versus: &[
        SIDE,
        Versus {
            takes: Shape::OneOf(&[&UNARMED, &IMPROVISED, &NATURAL, &SHORT, &LONG]),
            required: false,
        },
    ],
    modifiers: &[
        CLASS.a_side(),
        ARM.a_side(),
        EXTRA.a_side(),
        EXTRA_TENS.a_side(),
        CHANGE.a_side(),
        DEFENDS.a_side(),
        BLOCKS.a_side(),
        WEARS.a_side(),
        COMPANY.first_side(),
        WAITED.first_side(),
        HARM.first_side(),
        HARM_MODIFIER.first_side(),
        ANSWERS.second_side(),
        SIMPLIFIED,
    ],
    example: "d100 melee 65 long vs 40 short block 8 dmg 1d8",
    build: |phrase| {
        name_both_weapons(phrase)?;
        let first = fighter(phrase, 0, focus(phrase)?)?;
        let second = fighter(phrase, 1, Focus::default())?;
        let attackers = phrase.number(&ATTACKERS, None, Ok)?.unwrap_or(1);
        let arms = [weapon(phrase, Some(0)), weapon(phrase, Some(1))];
        let own = blow(arms[0].as_ref());
        let own = damage(phrase, &DAMAGE, own, Some(&DAMAGE_MODIFIER))?;
        let counter = damage(phrase, &COUNTER, blow(arms[1].as_ref()), None)?;
        let any = own.as_ref().or(counter.as_ref());
        needs_damage(phrase, any, &[&DAMAGE, &COUNTER, &WITH])?;
        let melee = Melee::new(first, second, attackers, own, counter);
        Ok(Rc::new(melee.map_err(|refusal| {
            refused_number(phrase, &ATTACKERS, None, refusal)
        })?))
    },
};

/// Dodging instead of fighting. The dodger counts as unarmed; a weapon and what attacks are the second side's.
pub(super) static DODGE_FORM: Form = Form {
    game: Game::D100,
    rule: "dodge",
    word: Some(&DODGE),
    operand: Shape::Score,
    versus: &[SIDE],
    modifiers: &[
        EXTRA.a_side(),
        EXTRA_TENS.a_side(),
        CHANGE.a_side(),
        DEFENDS.first_side(),
        word!(PRONE).first_side(),
        word!(COVER).first_side(),
        with!(PREVIOUS, Shape::Score).first_side(),
        CLASS.second_side(),
        ARM.second_side(),
        COMPANY.second_side(),
        WAITED.second_side(),
        HARM.second_side(),
        HARM_MODIFIER.second_side(),
        WEARS.first_side(),
        SIMPLIFIED,
    ],
    example: "d100 dodge 50 vs 65 long previous 1",
    build: |phrase| {
        said_once(phrase)?;
        let attack = skill(phrase, 1, Some(1))?.focused(focus(phrase)?);
        let dodge = Dodge::new(
            declared(phrase, 0, Some(0))?,
            bonus(phrase, Some(0))?,
            attack,
            class(phrase, None),
            bonus(phrase, Some(1))?,
        );
        let dodge = dodging(phrase, dodge)?;
        let attackers = phrase.number(&ATTACKERS, None, Ok)?.unwrap_or(1);
        let dodge = dodge
            .attackers(attackers)
            .map_err(|refusal| refused_number(phrase, &ATTACKERS, None, refusal))?;
        let armour = phrase.number(&ARMOUR, None, Ok)?.unwrap_or(0);
        let dodge = dodge
            .armoured(armour)
            .map_err(|refusal| refused_number(phrase, &ARMOUR, None, refusal))?;
        let listed = weapon(phrase, None);
        let damage = blow(listed.as_ref());
        let damage = damage_of_attack(phrase, damage)?;
        Ok(Rc::new(dodge.dealing(damage)))
    },
};

fn damage_of_attack(phrase: &Phrase, weapon: Option<&Expression>) -> Result<Option<Damage>, Error> {
    let damage = damage(phrase, &DAMAGE, weapon, Some(&DAMAGE_MODIFIER))?;
    needs_damage(phrase, damage.as_ref(), &[&DAMAGE, &WITH])?;
    Ok(damage)
}

/// The dodge with what makes it easier or harder.
fn dodging(phrase: &Phrase, dodge: Dodge) -> Result<Dodge, Error> {
    let previous = phrase.number(&PREVIOUS, None, |count| dodge.clone().after(count))?;
    let mut dodge = previous.unwrap_or(dodge);
    if phrase.has_in(&CHANGED, 0) {
        dodge = dodge.turning();
    }
    if phrase.has(&PRONE) || phrase.has(&COVER) {
        dodge = dodge.on_ground();
    }
    if phrase.has(&DEFENSIVE) {
        dodge = dodge.defensive();
    }
    Ok(dodge)
}

fn fighter(phrase: &Phrase, part: usize, focus: Focus) -> Result<Fighter, Error> {
    let side = Some(part);
    let skill = declared(phrase, part, side)?.focused(focus);
    let mut fighter = Fighter::new(skill, class(phrase, side), bonus(phrase, side)?);
    if let Some(points) = blocks(phrase, side)? {
        fighter = fighter.blocking(points).map_err(|refusal| {
            let item = phrase.find(&BLOCK, side);
            Error::refused(item.map_or(phrase.end, |item| item.span), refusal)
        })?;
    }
    if let Some(points) = phrase.number(&ARMOUR, side, Ok)? {
        fighter = fighter
            .armoured(points)
            .map_err(|refusal| refused_number(phrase, &ARMOUR, side, refusal))?;
    }
    if phrase.has_in(&DEFENSIVE, part) {
        fighter = fighter.defensive();
    }
    if phrase.has_in(&CHANGED, part) {
        fighter = fighter.changing();
    }
    Ok(fighter)
}

/// Puts both weapons where they belong: a single one after `vs` is the first side's unless the first side has named its
/// own, `X vs Y` names both, and what is not named is unarmed.
fn name_both_weapons(phrase: &mut Phrase) -> Result<(), Error> {
    let arm_of = |phrase: &Phrase, part| {
        let mut items = phrase.items.iter();
        items.position(|item| is_arm(item) && item.part == part)
    };
    if arm_of(phrase, 0).is_none() {
        for item in phrase
            .items
            .iter_mut()
            .filter(|item| is_arm(item) && item.part == 1)
        {
            item.part = 0;
        }
    }
    if phrase.operands.len() > 2
        && let Some((Argument::Word(word), span)) = phrase.operands.pop()
    {
        phrase.put(word, Argument::Nothing, 1, span);
    }
    for item in &mut phrase.items {
        item.part = item.part.min(1);
    }
    said_once(phrase)?;
    for part in [0, 1] {
        if arm_of(phrase, part).is_none() {
            phrase.put(&UNARMED, Argument::Nothing, part, phrase.end);
        }
    }
    Ok(())
}
