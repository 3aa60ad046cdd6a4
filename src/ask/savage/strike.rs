//! Attacks: in close combat, from afar, damage alone, disarming, free attacks, and which way is best.

use super::attack::{Manner, attack, of_damage, parry};
use super::contest::shield;
use super::side::{
    BENNY, BUSY, EXTRA_POINTS, LUCKY, RUNNING, Side, TRAIT, claim, once_a_side, states,
};
use super::words::{
    ADVISE, AIM, AP, ARMOUR, AT, BURST, CALLED, CAP, CHARGE, COVER, DAMAGE, DARK, DEFEND, DIM,
    DISARM, DMG, DROP, FIGHT, FLAT, FOES, GANG, HAND, HARDY, HEAD, HEAVY, IN_MELEE, LIGHT, LIMB,
    MEDIUM, MOUNTED, NEAR_TOTAL, NONLETHAL, OBJECT, OFF_HAND, PARRY, PITCH, RAISE, RANGE, ROF,
    SHIELD, SHOOT, SIZE, SOAK, SPEED, THROWN, TOUCH, UNARMED_FOE, UNSTABLE, VITALS, VULNERABLE,
    WEAPON, WILD, WITHDRAW,
};
use crate::ask::form::{Form, Modifier, Place, Shape, Versus, with, word};
use crate::ask::{Argument, Error, Expected, Keyword, Phrase, Problem};
use crate::rules::savage::{
    Advise, Attack, Blow, Check, Damage, Parry, Stake, TARGET, Withdraw, target,
};
use crate::rules::{Game, Play, Score};
use std::rc::Rc;

/// A Parada as a number or from a Pelear die.
const PARADA: Versus = Versus {
    takes: Shape::ScoreOrDie(&PARRY),
    required: true,
};
/// A target number that is 4 unless said; where damage comes before it, it is the Dureza.
const SHOT_TARGET: Versus = Versus {
    takes: Shape::Guarded,
    required: false,
};
/// A Dureza, where there is damage.
const DUREZA: Versus = Versus {
    takes: Shape::Guarded,
    required: false,
};

const COVERS: &[&Keyword] = &[&LIGHT, &MEDIUM, &HEAVY, &NEAR_TOTAL];
const SPOTS: &[&Keyword] = &[&HEAD, &LIMB, &HAND, &VITALS];

pub(super) const COVERED: Modifier = with!(COVER, Shape::OneOf(COVERS)).first_side();
pub(super) const LIGHTING: Modifier = word!(DIM, DARK, PITCH).first_side();
pub(super) const CALLS: Modifier = with!(CALLED, Shape::OneOf(SPOTS)).first_side();
pub(super) const FAST: Modifier = with!(SPEED, Shape::Score).first_side();
pub(super) const DISTANCE: Modifier = with!(AT, Shape::Score).first_side();
pub(super) const RANGES: Modifier = with!(RANGE, Shape::Slashed).first_side();
pub(super) const AIMED: Modifier = word!(AIM).first_side();
pub(super) const POINTS: Modifier = EXTRA_POINTS.first_side();
pub(super) const ACTING: Modifier = BUSY.first_side();
pub(super) const RAN_BEFORE: Modifier = RUNNING.first_side();
pub(super) const JOKER_DEALT: Modifier = LUCKY.first_side();
pub(super) const SPENT: Modifier = BENNY.first_side();
const ATTACKERS: Modifier = with!(GANG, Shape::Score).first_side();
const RIDING: Modifier = with!(MOUNTED, Shape::Die(None)).first_side();
const SIZED: Modifier = with!(SIZE, Shape::Score).a_side();
const SHIELDED: Modifier = with!(SHIELD, Shape::Maybe).a_side();
const DEALS: Modifier = with!(DMG, Shape::Dice).second_side();
const PIERCES: Modifier = with!(AP, Shape::Score).second_side();
const WEARS: Modifier = with!(ARMOUR, Shape::Score).third_side();
const SOAKS: Modifier = with!(SOAK, TRAIT).third_side();

/// The state of both sides, then the words of a form; behind the semicolon what follows the damage and the armour.
macro_rules! attacking {
    ($($more:expr),+ $(; $($after:expr),+)? $(,)?) => {
        states![a_side, shaken;
            word!(VULNERABLE).a_side(),
            SIZED,
            SHIELDED,
            $($more,)+
            $(
                DEALS,
                PIERCES,
                WEARS,
                word!(CAP).third_side(),
                word!(HARDY).third_side(),
                $($after,)+
            )?
        ]
    };
}

/// An attack in close combat.
pub(super) static FIGHT_FORM: Form = Form {
    game: Game::Savage,
    rule: "fight",
    word: Some(&FIGHT),
    operand: TRAIT,
    versus: &[PARADA, DUREZA],
    modifiers: attacking![
        POINTS,
        ACTING,
        RAN_BEFORE,
        JOKER_DEALT,
        word!(TOUCH).first_side(),
        word!(WILD).first_side(),
        CALLS,
        word!(DROP).first_side(),
        ATTACKERS,
        word!(UNARMED_FOE).first_side(),
        word!(OFF_HAND).first_side(),
        word!(UNSTABLE).first_side(),
        COVERED,
        LIGHTING,
        RIDING,
        word!(CHARGE).first_side(),
        SPENT,
        word!(DEFEND).second_side();
        word!(OBJECT).third_side(),
        SOAKS,
        word!(NONLETHAL, FLAT).third_side()
    ],
    example: "sw fight d8 vs 6 dmg d8+d6 vs 7 soak d8",
    build: |phrase| Ok(alone(melee(phrase)?, Stake::Melee)),
};

/// An attack from afar.
pub(super) static SHOOT_FORM: Form = Form {
    game: Game::Savage,
    rule: "shoot",
    word: Some(&SHOOT),
    operand: TRAIT,
    versus: &[SHOT_TARGET, DUREZA],
    modifiers: attacking![
        word!(THROWN).first_side(),
        DISTANCE,
        RANGES,
        COVERED,
        LIGHTING,
        CALLS,
        FAST,
        AIMED,
        POINTS,
        ACTING,
        RAN_BEFORE,
        JOKER_DEALT,
        word!(TOUCH).first_side(),
        word!(WILD).first_side(),
        word!(CHARGE).first_side(),
        word!(DROP).first_side(),
        word!(OFF_HAND).first_side(),
        word!(UNSTABLE).first_side(),
        with!(IN_MELEE, Shape::Score).first_side(),
        with!(ROF, Shape::Score).first_side(),
        word!(BURST).first_side(),
        SPENT;
        word!(OBJECT).third_side(),
        SOAKS,
        word!(NONLETHAL, FLAT).third_side()
    ],
    example: "sw shoot d8 at 30 range 12/24/48",
    build: |phrase| {
        let number = shot_target(phrase)?;
        claim(phrase);
        once_a_side(phrase)?;
        Ok(alone(
            attack(phrase, Manner::Ranged, number)?,
            Stake::Ranged,
        ))
    },
};

/// An attack on a hand or a weapon.
pub(super) static DISARM_FORM: Form = Form {
    game: Game::Savage,
    rule: "disarm",
    word: Some(&DISARM),
    operand: TRAIT,
    versus: &[PARADA],
    modifiers: attacking![
        word!(HAND, WEAPON).first_side(),
        POINTS,
        ACTING,
        RAN_BEFORE,
        JOKER_DEALT,
        word!(WILD).first_side(),
        word!(DROP).first_side(),
        ATTACKERS,
        word!(OFF_HAND).first_side(),
        word!(UNSTABLE).first_side(),
        LIGHTING,
        SPENT,
        word!(DEFEND).second_side(),
    ],
    example: "sw disarm d8 vs 6 hand",
    build: |phrase| {
        if !phrase.has(&HAND) && !phrase.has(&WEAPON) {
            phrase.mean(&HAND, Argument::Nothing);
        }
        Ok(alone(melee(phrase)?, Stake::Disarm))
    },
};

/// Free attacks on who leaves close combat.
pub(super) static WITHDRAW_FORM: Form = Form {
    game: Game::Savage,
    rule: "withdraw",
    word: Some(&WITHDRAW),
    operand: TRAIT,
    versus: &[PARADA, DUREZA],
    modifiers: attacking![
        POINTS,
        JOKER_DEALT,
        word!(WILD).first_side(),
        CALLS,
        ATTACKERS,
        word!(UNARMED_FOE).first_side(),
        LIGHTING,
        word!(DEFEND).second_side(),
        with!(FOES, Shape::Score).second_side();
        SOAKS
    ],
    example: "sw withdraw d8 vs 6 foes 2 dmg d8+d6 vs 7",
    build: |phrase| {
        if !phrase.has(&FOES) {
            let one = Score::new(1, 0).map_err(|refusal| Error::refused(phrase.end, refusal))?;
            phrase.mean(&FOES, Argument::meant(one));
        }
        let attack = melee(phrase)?;
        let made = Side::Only.number(phrase, &FOES, |foes| Withdraw::new(attack, foes))?;
        match made {
            Some(made) => Ok(Rc::new(made)),
            None => Err(Error::expected(phrase.end, vec![Expected::Word(&FOES)])),
        }
    },
};

/// Which way to attack.
pub(super) static ADVISE_FORM: Form = Form {
    game: Game::Savage,
    rule: "advise",
    word: Some(&ADVISE),
    operand: TRAIT,
    versus: &[PARADA, DUREZA],
    modifiers: attacking![
        POINTS,
        RAN_BEFORE,
        JOKER_DEALT,
        word!(DROP).first_side(),
        ATTACKERS,
        word!(UNARMED_FOE).first_side(),
        word!(OFF_HAND).first_side(),
        word!(UNSTABLE).first_side(),
        LIGHTING,
        RIDING,
        word!(CHARGE).first_side(),
        word!(DEFEND).second_side();
        SOAKS
    ],
    example: "sw advise d8 vs 6 dmg d8+d6 vs 7",
    build: |phrase| {
        let plain = melee(phrase)?;
        if plain.harm.is_none() {
            return Err(Error::expected(phrase.end, vec![Expected::Word(&DMG)]));
        }
        Ok(Rc::new(Advise::of(&plain)))
    },
};

/// Damage alone.
pub(super) static DAMAGE_FORM: Form = Form {
    game: Game::Savage,
    rule: "damage",
    word: Some(&DAMAGE),
    operand: Shape::Dice,
    versus: &[Versus {
        takes: Shape::Guarded,
        required: true,
    }],
    modifiers: states![[
        word!(RAISE).first_side(),
        JOKER_DEALT,
        word!(WILD).first_side(),
        CALLS,
        word!(DROP).first_side(),
        word!(CHARGE).first_side(),
        word!(BURST).first_side(),
        with!(AP, Shape::Score).first_side(),
        with!(ARMOUR, Shape::Score).second_side(),
    ]; second_side, shaken;
        word!(CAP).second_side(),
        word!(HARDY).second_side(),
        word!(OBJECT).second_side(),
        with!(SOAK, TRAIT).second_side(),
        word!(NONLETHAL).second_side(),
    ],
    example: "sw damage d8+d6 raise vs 7",
    build: |phrase| {
        let span = phrase.place(0);
        let damage = match phrase.operands.first() {
            Some((Argument::Dice(dice), _)) => Damage::new(dice),
            _ => return Err(Error::expected(span, Shape::Dice.expected())),
        };
        let damage = damage.map_err(|refusal| Error::refused(span, refusal))?;
        let spot = super::attack::sight(phrase)?.spot;
        Ok(Rc::new(Blow {
            harm: of_damage(phrase, damage, spot, Side::Only, 1)?,
            raise: phrase.has(&RAISE),
            nonlethal: phrase.has(&NONLETHAL),
        }))
    },
};

/// An attack in close combat against the Parada of the line.
fn melee(phrase: &mut Phrase) -> Result<Attack, Error> {
    claim(phrase);
    once_a_side(phrase)?;
    attack(phrase, Manner::Melee, parry(phrase)?)
}

/// The number a shot must reach: after the first `vs`, or the Parada of who fights hand to hand, or 4; put into the phrase. A
/// single `vs` behind the damage is the Dureza.
fn shot_target(phrase: &mut Phrase) -> Result<i64, Error> {
    let of_toughness =
        phrase.operands.len() == 2 && phrase.find(&DMG, None).is_some_and(|item| item.part == 0);
    let in_melee = Side::Only.number(phrase, &IN_MELEE, target)?;
    if phrase.operands.len() < 2 || of_toughness {
        let usual = Score::new(in_melee.unwrap_or(TARGET), 0)
            .map_err(|refusal| Error::refused(phrase.end, refusal))?;
        let meant = Argument::Guarded(usual, usual.total().to_string(), None);
        phrase.operands.insert(1, (meant, phrase.end));
        for item in phrase.items.iter_mut().filter(|item| item.part > 0) {
            item.part += 1;
        }
    }
    let span = phrase.place(1);
    let Some((Argument::Guarded(number, _, None), _)) = phrase.operands.get(1) else {
        return Err(Error::expected(span, vec![Expected::End]));
    };
    let number = target(number.total()).map_err(|refusal| Error::refused(span, refusal))?;
    match (in_melee, phrase.find(&IN_MELEE, None)) {
        (Some(parry), Some(item)) if parry != number => {
            Err(Error::new(span, Problem::Contradiction(item.span)))
        }
        _ => {
            // Only who fights hand to hand has a Parada for a shield to add to.
            let parry = Parry {
                base: number,
                defends: false,
                shield: shield(phrase, Side::Second)?,
            };
            Ok(in_melee.map_or(number, |_| parry.total()))
        }
    }
}

/// An attack of one die without damage is only a roll.
fn alone(attack: Attack, stake: Stake) -> Rc<dyn Play> {
    if attack.harm.is_none() && attack.roll.dice == 1 {
        return Rc::new(Check::new(attack.roll, attack.target, attack.beni, stake));
    }
    Rc::new(attack)
}
