//! How the percentile game is asked for.

use super::form::{Form, Modifier, Place, Shape, Versus, with, word};
use super::keyword::keywords;
use super::{Argument, Error, Expected, Keyword, Phrase};
use crate::rules::d100::{
    Aim, Burst, Check, Class, Damage, Dodge, Extra, Fighter, Focus, Harm, Hold, Melee, Pick,
    Resist, Skill, Split, Stake,
};
use crate::rules::notation::Expression;
use crate::rules::{Game, Play};
use std::rc::Rc;

keywords! {
    D100: ["d100"] / ["d100"], "the percentile game" / "el juego de percentiles";
    PERCENTILE: ["percentile"] / ["percentil"], "the percentile game" / "el juego de percentiles";
    MELEE: ["melee"] / ["cuerpo a cuerpo", "cac"], "close combat, both sides roll" / "combate cuerpo a cuerpo, tiran los dos";
    DODGE: ["dodge"] / ["esquivar"], "dodging an attack" / "esquivar un ataque";
    KNOCKOUT: ["knockout"] / ["noquear"], "knocking somebody out" / "dejar inconsciente";
    GRAPPLE: ["grapple"] / ["presa"], "holding somebody" / "inmovilizar";
    ESCAPE: ["escape"] / ["zafarse"], "getting free of a hold" / "librarse de una presa";
    LUCHA: ["lucha"] / ["lucha"], "the captor's skill" / "la habilidad del captor";
    RESIST: ["resist"] / ["resistir"], "characteristic against characteristic" / "característica contra característica";
    BURST: ["burst"] / ["ráfaga"], "a short burst" / "una ráfaga corta";
    AUTOFIRE: ["autofire"] / ["automático"], "full automatic fire" / "fuego automático";
    BONUS: ["bonus"] / ["bonificación", "bono"], "extra tens dice" / "dados de decenas extra";
    TIERS: ["tiers"] / ["niveles"], "criticals and fumbles of the earlier edition" / "críticos y pifias de la edición anterior";
    CHANGED: ["changed"] / ["cambiada", "cambiado"], "not the declared action: -20" / "no es la acción declarada: -20";
    FOCUS: ["focus"] / ["centrarse", "centrado"], "points of DES waited, +10 for each 5" / "puntos de DES que se esperan, +10 por cada 5";
    MODIFIER: ["mod"] / ["mod"], "a modifier of the skill" / "un modificador de la habilidad";
    UNARMED: ["unarmed"] / ["desarmado", "desarmada"], "bare hands" / "sin armas";
    IMPROVISED: ["improvised"] / ["improvisada"], "an improvised weapon" / "un arma improvisada";
    NATURAL: ["natural"] / ["natural"], "claws or teeth" / "garras o dientes";
    SHORT: ["short"] / ["corta"], "a short weapon" / "un arma corta";
    LONG: ["long"] / ["larga"], "a long weapon" / "un arma larga";
    ATTACKERS: ["attackers"] / ["atacantes"], "how many attack at once, up to 4" / "cuántos atacan a la vez, hasta 4";
    BLOCK: ["block"] / ["bloqueo", "bloquear"], "the weapon can block, with so many PR" / "el arma puede bloquear, con tantos PR";
    COUNTER: ["counter"] / ["contra-golpe", "contragolpe"], "damage the second side does" / "daño que hace el segundo";
    DAMAGE: ["dmg", "damage"] / ["daño"], "damage dice" / "dados de daño";
    DAMAGE_MODIFIER: ["md"] / ["md"], "damage modifier" / "modificador al daño";
    ARMOUR: ["armor", "armour"] / ["armadura"], "points that armour takes" / "puntos que absorbe la armadura";
    DEFENSIVE: ["defensive"] / ["defensivo", "defensiva"], "only defends: +20" / "solo se defiende: +20";
    PRONE: ["prone"] / ["tumbado", "tumbada"], "on the ground: -20 to dodge" / "en el suelo: -20 para esquivar";
    PREVIOUS: ["previous"] / ["previas", "previos"], "dodges already tried this turn, -30 each" / "esquivas ya intentadas este turno, -30 cada una";
    TARGETS: ["targets"] / ["blancos"], "targets the burst is spread over" / "blancos entre los que se reparte";
    SPLIT: ["split"] / ["reparto"], "your own split, such as 6,4,2" / "tu propio reparto, como 6,4,2";
    PICK: ["pick"] / ["elige"], "which reading: high or low" / "qué lectura: alta o baja";
    HIGH: ["high"] / ["alta"], "the highest that succeeds" / "la más alta que acierte";
    LOW: ["low"] / ["baja"], "the lowest" / "la más baja";
    SIMPLE: ["simple"] / ["simple"], "simplified damage, from the units" / "daño simplificado, según las unidades";
}

const WEAPON: Modifier = word!(UNARMED, IMPROVISED, NATURAL, SHORT, LONG);
const EXTRA_TENS: Modifier = with!(BONUS, Shape::Score);
const CHANGE: Modifier = word!(CHANGED);
const WAITED: Modifier = with!(FOCUS, Shape::Score);
const EXTRA: Modifier = with!(MODIFIER, Shape::Score);
const COMPANY: Modifier = with!(ATTACKERS, Shape::Score);
const HARM: Modifier = with!(DAMAGE, Shape::Dice);
const HARM_MODIFIER: Modifier = with!(DAMAGE_MODIFIER, Shape::Dice);
const WEARS: Modifier = with!(ARMOUR, Shape::Score);
const BLOCKS: Modifier = with!(BLOCK, Shape::Score);
const DEFENDS: Modifier = word!(DEFENSIVE);
const READING: Modifier = with!(PICK, Shape::OneOf(&[&HIGH, &LOW]));
const SIMPLIFIED: Modifier = word!(SIMPLE);
const SKILL: Versus = Versus {
    takes: Shape::Score,
    required: true,
};

/// The rules of the percentile game; the bare check first.
pub(super) static FORMS: &[&Form] = &[
    &CHECK_FORM,
    &RESIST_FORM,
    &MELEE_FORM,
    &DODGE_FORM,
    &KNOCKOUT_FORM,
    &GRAPPLE_FORM,
    &ESCAPE_FORM,
    &BURST_FORM,
    &AUTOFIRE_FORM,
];

static CHECK_FORM: Form = Form {
    game: Game::D100,
    rule: "check",
    word: None,
    operand: Shape::Score,
    versus: &[],
    modifiers: &[EXTRA, EXTRA_TENS, CHANGE, WAITED, word!(TIERS)],
    example: "d100 65 bonus 2",
    build: |phrase| {
        Ok(Rc::new(Check {
            skill: skill(phrase, 0, None)?,
            extra: bonus(phrase, None)?,
            tiers: phrase.has(&TIERS),
        }))
    },
};

static RESIST_FORM: Form = Form {
    game: Game::D100,
    rule: "resist",
    word: Some(&RESIST),
    operand: Shape::Score,
    versus: &[SKILL],
    modifiers: &[],
    example: "d100 resist 14 vs 12",
    build: |phrase| resist(phrase, Stake::Overcome),
};

static ESCAPE_FORM: Form = Form {
    game: Game::D100,
    rule: "escape",
    word: Some(&ESCAPE),
    operand: Shape::Score,
    versus: &[SKILL],
    modifiers: &[with!(LUCHA, Shape::Score)],
    example: "d100 escape 12 vs 14 lucha 65",
    build: |phrase| {
        let lucha = phrase.number(&LUCHA, None, |written| {
            crate::rules::Score::new(written, 0)
                .and_then(Skill::new)
                .map(Skill::tens_value)
        })?;
        let technique =
            lucha.ok_or_else(|| Error::expected(phrase.end, vec![Expected::Word(&LUCHA)]))?;
        resist(phrase, Stake::Escape { technique })
    },
};

static MELEE_FORM: Form = Form {
    game: Game::D100,
    rule: "melee",
    word: Some(&MELEE),
    operand: Shape::Score,
    versus: &[
        SKILL,
        Versus {
            takes: Shape::OneOf(&[&UNARMED, &IMPROVISED, &NATURAL, &SHORT, &LONG]),
            required: false,
        },
    ],
    modifiers: &[
        WEAPON.a_side(),
        EXTRA.a_side(),
        EXTRA_TENS.a_side(),
        CHANGE.a_side(),
        DEFENDS.a_side(),
        BLOCKS.a_side(),
        WEARS.a_side(),
        COMPANY,
        WAITED,
        HARM,
        HARM_MODIFIER,
        with!(COUNTER, Shape::Dice),
    ],
    example: "d100 melee 65 long vs 40 short block 8 dmg 1d8",
    build: |phrase| {
        name_both_weapons(phrase);
        let first = fighter(phrase, 0)?;
        let second = fighter(phrase, 1)?;
        let attackers = phrase.number(&ATTACKERS, None, Ok)?.unwrap_or(1);
        let counter = phrase.dice(&COUNTER, None, |dice| Damage::new(dice, None))?;
        let melee = Melee::new(first, second, attackers, damage(phrase)?, counter);
        Ok(Rc::new(melee.map_err(|refusal| {
            refused_number(phrase, &ATTACKERS, refusal)
        })?))
    },
};

static DODGE_FORM: Form = Form {
    game: Game::D100,
    rule: "dodge",
    word: Some(&DODGE),
    operand: Shape::Score,
    versus: &[SKILL],
    modifiers: &[
        EXTRA.a_side(),
        EXTRA_TENS.a_side(),
        WEAPON,
        CHANGE,
        DEFENDS,
        word!(PRONE),
        with!(PREVIOUS, Shape::Score),
        COMPANY,
        WAITED,
        HARM,
        HARM_MODIFIER,
        WEARS,
    ],
    example: "d100 dodge 50 vs 65 long previous 1",
    build: |phrase| {
        let previous = phrase.number(&PREVIOUS, None, |count| match count {
            0..=100 => Ok(count),
            _ => Err(crate::rules::Refusal::range(&(0..=100))),
        })?;
        let mut own = phrase.take(0, Skill::new)?.plus(extra(phrase, Some(0))?);
        own = own.plus(Skill::PREVIOUS_DODGE * previous.unwrap_or(0));
        if phrase.has(&PRONE) {
            own = own.plus(Skill::PRONE);
        }
        if phrase.has(&DEFENSIVE) {
            own = own.plus(Skill::DEFENSIVE);
        }
        let attack = phrase
            .take(1, Skill::new)?
            .plus(extra(phrase, Some(1))?)
            .plus(attack_modifier(phrase)?);
        let dodge = Dodge::new(
            own,
            bonus(phrase, Some(0))?,
            attack,
            class(phrase, None),
            bonus(phrase, Some(1))?,
        );
        let attackers = phrase.number(&ATTACKERS, None, Ok)?.unwrap_or(1);
        let dodge = dodge
            .attackers(attackers)
            .map_err(|refusal| refused_number(phrase, &ATTACKERS, refusal))?;
        let armour = phrase.number(&ARMOUR, None, Ok)?.unwrap_or(0);
        let dodge = dodge
            .armoured(armour)
            .map_err(|refusal| refused_number(phrase, &ARMOUR, refusal))?;
        Ok(Rc::new(dodge.dealing(damage(phrase)?)))
    },
};

static KNOCKOUT_FORM: Form = Form {
    game: Game::D100,
    rule: "knockout",
    word: Some(&KNOCKOUT),
    operand: Shape::Score,
    versus: &[SKILL],
    modifiers: HOLD_WORDS,
    example: "d100 knockout 65 vs 40",
    build: |phrase| hold(phrase, Aim::KnockOut),
};

static GRAPPLE_FORM: Form = Form {
    game: Game::D100,
    rule: "grapple",
    word: Some(&GRAPPLE),
    operand: Shape::Score,
    versus: &[SKILL],
    modifiers: HOLD_WORDS,
    example: "d100 grapple 65 vs 40",
    build: |phrase| hold(phrase, Aim::Hold),
};

const HOLD_WORDS: &[Modifier] = &[
    EXTRA.a_side(),
    EXTRA_TENS.a_side(),
    CHANGE.a_side(),
    WEAPON,
    BLOCKS,
    COMPANY,
    WAITED,
];

/// A short burst.
pub(super) static BURST_FORM: Form = Form {
    game: Game::D100,
    rule: "burst",
    word: Some(&BURST),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[
        EXTRA,
        CHANGE,
        WAITED,
        HARM,
        HARM_MODIFIER,
        SIMPLIFIED,
        READING,
    ],
    example: "d100 burst 45 dmg 1d10",
    build: |phrase| {
        let harm = harm(phrase, Harm::None)?;
        Ok(Rc::new(Burst::short(
            skill(phrase, 0, None)?,
            harm,
            pick(phrase),
        )))
    },
};

/// Full automatic fire.
pub(super) static AUTOFIRE_FORM: Form = Form {
    game: Game::D100,
    rule: "autofire",
    word: Some(&AUTOFIRE),
    operand: Shape::Score,
    versus: &[],
    modifiers: &[
        EXTRA,
        CHANGE,
        WAITED,
        HARM,
        HARM_MODIFIER,
        SIMPLIFIED,
        READING,
        with!(TARGETS, Shape::Score),
        with!(SPLIT, Shape::List),
    ],
    example: "autofire 45 dmg 12 targets 3",
    build: |phrase| {
        let harm = harm(phrase, Harm::Sum)?;
        let split = phrase.list(&SPLIT, |parts| Split::new(parts.to_vec()))?;
        let targets = phrase.number(&TARGETS, None, Ok)?;
        let burst = Burst::full(skill(phrase, 0, None)?, harm, pick(phrase), targets, split);
        let word = if phrase.has(&TARGETS) {
            &TARGETS
        } else {
            &SPLIT
        };
        Ok(Rc::new(burst.map_err(|refusal| {
            refused_number(phrase, word, refusal)
        })?))
    },
};

/// The skill of an operand with `mod`, `changed` and `focus`.
fn skill(phrase: &Phrase, operand: usize, part: Option<usize>) -> Result<Skill, Error> {
    let mut skill = phrase.take(operand, Skill::new)?.plus(extra(phrase, part)?);
    if phrase.find(&CHANGED, part).is_some() {
        skill = skill.plus(Skill::CHANGED);
    }
    // Who attacks is the first side, wherever the word stands.
    if operand == 0 {
        skill = skill.plus(
            phrase
                .number(&FOCUS, None, Focus::new)?
                .unwrap_or_default()
                .bonus(),
        );
    }
    Ok(skill)
}

/// What `changed` and `focus` do to an attack that is the second side's.
fn attack_modifier(phrase: &Phrase) -> Result<i64, Error> {
    let changed = if phrase.has(&CHANGED) {
        Skill::CHANGED
    } else {
        0
    };
    Ok(changed
        + phrase
            .number(&FOCUS, None, Focus::new)?
            .unwrap_or_default()
            .bonus())
}

fn extra(phrase: &Phrase, part: Option<usize>) -> Result<i64, Error> {
    let bounded = |number: i64| match number {
        -1_000..=1_000 => Ok(number),
        _ => Err(crate::rules::Refusal::range(&(-1_000..=1_000))),
    };
    Ok(phrase.number(&MODIFIER, part, bounded)?.unwrap_or(0))
}

fn bonus(phrase: &Phrase, part: Option<usize>) -> Result<Extra, Error> {
    Ok(phrase.number(&BONUS, part, Extra::new)?.unwrap_or_default())
}

/// A refusal of the number after a word, or of the word.
fn refused_number(phrase: &Phrase, word: &Keyword, refusal: crate::rules::Refusal) -> Error {
    Error::refused(
        phrase
            .find(word, None)
            .map_or(phrase.end, |item| item.argument_span),
        refusal,
    )
}

/// `dmg` and `md` together; `md` alone is damage too.
fn damage(phrase: &Phrase) -> Result<Option<Damage>, Error> {
    let modifier = phrase.dice(&DAMAGE_MODIFIER, None, Ok)?;
    match phrase.dice(&DAMAGE, None, |weapon| {
        Damage::new(weapon, modifier.clone())
    })? {
        Some(damage) => Ok(Some(damage)),
        None => phrase.dice(&DAMAGE_MODIFIER, None, |modifier| {
            Damage::new(Expression::number(0), Some(modifier))
        }),
    }
}

/// What a burst does: named damage, simplified damage, or what its kind does without a word.
fn harm(phrase: &Phrase, unnamed: Harm) -> Result<Harm, Error> {
    let modifier = phrase.dice(&DAMAGE_MODIFIER, None, Ok)?;
    let simple = phrase.has(&SIMPLE);
    let named = phrase.dice(&DAMAGE, None, |weapon| {
        if simple {
            Harm::simple(
                &weapon,
                modifier.as_ref(),
                phrase.tables().d100.simple.clone(),
            )
        } else {
            Harm::rolled(weapon)
        }
    })?;
    match named {
        Some(harm) => Ok(harm),
        None if simple => Err(Error::expected(phrase.end, vec![Expected::Word(&DAMAGE)])),
        None => Ok(unnamed),
    }
}

fn pick(phrase: &Phrase) -> Pick {
    match phrase.find(&PICK, None).map(|item| &item.argument) {
        Some(Argument::Word(word)) if word.is(&HIGH) => Pick::High,
        Some(_) => Pick::Low,
        None => Pick::Best,
    }
}

fn resist(phrase: &Phrase, stake: Stake) -> Result<Rc<dyn Play>, Error> {
    let active = phrase.take(0, |score| Ok(score.total()))?;
    let make = |score: crate::rules::Score| Resist::new(active, score.total(), stake);
    // Both are held to the same range; the one that is out of it is shown.
    let resist = phrase
        .take(0, |score| Resist::new(score.total(), 0, stake))
        .and_then(|_| phrase.take(1, make))?;
    Ok(Rc::new(resist))
}

fn hold(phrase: &Phrase, aim: Aim) -> Result<Rc<dyn Play>, Error> {
    let lucha = (skill(phrase, 0, Some(0))?, bonus(phrase, Some(0))?);
    let defence = (skill(phrase, 1, Some(1))?, bonus(phrase, Some(1))?);
    let mut hold = Hold::new(aim, lucha, defence, class(phrase, None));
    let attackers = phrase.number(&ATTACKERS, None, Ok)?.unwrap_or(1);
    hold = hold
        .attackers(attackers)
        .map_err(|refusal| refused_number(phrase, &ATTACKERS, refusal))?;
    if phrase.has(&BLOCK) {
        hold = hold
            .blocking()
            .map_err(|refusal| phrase.refuse(&BLOCK, refusal))?;
    }
    Ok(Rc::new(hold))
}

fn fighter(phrase: &Phrase, part: usize) -> Result<Fighter, Error> {
    let side = Some(part);
    let mut fighter = Fighter::new(
        skill(phrase, part, side)?,
        class(phrase, side),
        bonus(phrase, side)?,
    );
    if let Some(points) = phrase.number(&BLOCK, side, Ok)? {
        fighter = fighter.blocking(points).map_err(|refusal| {
            Error::refused(
                phrase
                    .find(&BLOCK, side)
                    .map_or(phrase.end, |item| item.span),
                refusal,
            )
        })?;
    }
    if let Some(points) = phrase.number(&ARMOUR, side, Ok)? {
        fighter = fighter.armoured(points).map_err(|refusal| {
            Error::refused(
                phrase
                    .find(&ARMOUR, side)
                    .map_or(phrase.end, |item| item.argument_span),
                refusal,
            )
        })?;
    }
    if phrase.has_in(&DEFENSIVE, part) {
        fighter = fighter.defensive();
    }
    Ok(fighter)
}

/// The weapon class named in a part of the line.
fn class(phrase: &Phrase, part: Option<usize>) -> Class {
    let has = |word| phrase.find(word, part).is_some();
    match () {
        () if has(&LONG) => Class::Long,
        () if has(&SHORT) => Class::Short,
        () if has(&NATURAL) => Class::Natural,
        () if has(&IMPROVISED) => Class::Improvised,
        () => Class::Unarmed,
    }
}

/// Puts both weapons where they belong: a single one after `vs` is the first side's unless the first side has named its
/// own, `X vs Y` names both, and what is not named is unarmed.
fn name_both_weapons(phrase: &mut Phrase) {
    const WEAPON_PLACE: usize = 0;
    let place_of = |phrase: &Phrase, part| {
        phrase
            .items
            .iter()
            .position(|item| item.modifier == WEAPON_PLACE && item.part == part)
    };
    if place_of(phrase, 0).is_none()
        && let Some(item) = place_of(phrase, 1)
    {
        phrase.items[item].part = 0;
    }
    if phrase.operands.len() > 2
        && let Some((Argument::Word(word), span)) = phrase.operands.pop()
    {
        phrase.items.push(super::Item {
            modifier: WEAPON_PLACE,
            word,
            argument: Argument::Nothing,
            part: 1,
            span,
            argument_span: span,
        });
    }
    for item in &mut phrase.items {
        item.part = item.part.min(1);
    }
    for part in [0, 1] {
        if place_of(phrase, part).is_none() {
            phrase.items.push(super::Item {
                modifier: WEAPON_PLACE,
                word: &UNARMED,
                argument: Argument::Nothing,
                part,
                span: phrase.end,
                argument_span: phrase.end,
            });
        }
    }
}
