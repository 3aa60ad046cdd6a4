//! The words of attacks, put together into a roll to hit and what it does.

use super::contest::shield;
use super::side::{Side, trait_after, trait_at};
use super::words::{
    ACTIONS, AIM, AP, ARMOUR, AT, BENI, BURST, CALLED, CAP, CHARGE, COVER, DARK, DEFEND, DIM,
    DISTRACTED, DMG, DROP, EXTRA, FATIGUE, FLAT, GANG, HAND, HARDY, HEAD, HEAVY, IN_MELEE, JOKER,
    LIGHT, LIMB, MEDIUM, MOUNTED, NEAR_TOTAL, NONLETHAL, OBJECT, OFF_HAND, PITCH, RAN, RANGE, ROF,
    SHAKEN, SIZE, SOAK, SPEED, TOUCH, UNARMED_FOE, UNSTABLE, VITALS, VULNERABLE, WEAPON, WILD,
    WOUNDS,
};
use crate::ask::plain::VS;
use crate::ask::{Argument, Error, Expected, Keyword, Phrase, Problem};
use crate::rules::savage::{
    Attack, Band, Condition, Cover, Damage, Darkness, Gang, Harm, Manoeuvre, Modifiers, Parry,
    Ranges, Roll, Sight, Size, Soak, Spot, TargetBasis, Toughness, Victim, Word, Wounds, actions,
    fatigue, rate_of_fire, speed, target,
};
use crate::rules::{Refusal, Term};

/// How somebody is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// Pelear.
    Melee,
    /// Disparar, or Atletismo for what is thrown.
    Ranged,
}

/// Words that only close combat knows.
const CLOSE_COMBAT: [&Keyword; 3] = [&TOUCH, &WILD, &CHARGE];

/// The whole attack of a line, against a target number.
pub(super) fn attack(phrase: &Phrase, manner: Manner, number: i64) -> Result<Attack, Error> {
    if manner == Manner::Ranged
        && let Some(word) = CLOSE_COMBAT.into_iter().find(|word| phrase.has(word))
    {
        let refusal = Refusal::Forbidden(Term::Savage(Word::CloseCombatOnly), Vec::new());
        return Err(phrase.refuse(word, refusal));
    }
    if let Some(item) = Side::First.find(phrase, &SHAKEN) {
        let refusal = Refusal::Forbidden(Term::Savage(Word::ShakenCannotAct), Vec::new());
        return Err(Error::refused(item.span, refusal));
    }
    let sight = sight(phrase)?;
    let roll = roll(phrase, &sight)?;
    let harm = harm(phrase, &sight)?;
    Ok(Attack {
        roll,
        target: number,
        beni: phrase.has(&BENI),
        nonlethal: phrase.has(&NONLETHAL) || phrase.has(&FLAT),
        ranged: manner == Manner::Ranged,
        harm,
    })
}

/// The state of who attacks. What only an attacker can have stands anywhere.
fn condition(phrase: &Phrase) -> Result<Condition, Error> {
    let own = Side::First;
    Ok(Condition {
        wounds: own
            .number(phrase, &WOUNDS, Wounds::new)?
            .unwrap_or_default(),
        fatigue: own.number(phrase, &FATIGUE, fatigue)?.unwrap_or(0),
        distracted: own.has(phrase, &DISTRACTED),
        actions: Side::Only.number(phrase, &ACTIONS, actions)?.unwrap_or(1),
        ran: phrase.has(&RAN),
        joker: phrase.has(&JOKER),
    })
}

/// The roll to hit with everything that is added to it.
fn roll(phrase: &Phrase, sight: &Sight) -> Result<Roll, Error> {
    let skill = trait_at(phrase, 0)?;
    let skill = trait_after(phrase, &MOUNTED)?.map_or(skill, |riding| skill.lower(riding));
    let rate = Side::Only.number(phrase, &ROF, rate_of_fire)?.unwrap_or(1);
    // What is aimed at counts with the sight, since aiming takes it away.
    let manoeuvres = manoeuvres(phrase, rate, None)?;
    let mut modifiers = condition(phrase)?.modifiers();
    modifiers.append(Side::Only.extra_points(phrase)?);
    modifiers.append(sight.modifiers());
    modifiers.append(Modifiers::to_roll(&manoeuvres));
    let mut roll = Roll::new(skill, Side::First.has(phrase, &EXTRA), modifiers);
    roll.dice = rate;
    if let Some((Argument::WordDie(_, die), _)) = phrase.operands.get(1)
        && die.plus != 0
    {
        roll.target_basis.push(TargetBasis::ParryBonus);
    }
    if phrase.has(&IN_MELEE) {
        roll.target_basis.push(TargetBasis::InMelee);
    }
    Ok(roll)
}

/// The ways in which somebody attacks, in the order in which they are told.
fn manoeuvres(phrase: &Phrase, rate: u32, spot: Option<Spot>) -> Result<Vec<Manoeuvre>, Error> {
    let when = |word, manoeuvre| phrase.has(word).then_some(manoeuvre);
    let vulnerable = Side::Second.has(phrase, &VULNERABLE);
    let gang = Side::Only.number(phrase, &GANG, Gang::new)?;
    let all = [
        vulnerable.then_some(Manoeuvre::VulnerableFoe),
        when(&TOUCH, Manoeuvre::Touch),
        when(&WILD, Manoeuvre::Wild),
        when(&DROP, Manoeuvre::Drop),
        spot.map(Manoeuvre::Called),
        gang.map(Manoeuvre::Gang),
        when(&UNARMED_FOE, Manoeuvre::UnarmedFoe),
        when(&OFF_HAND, Manoeuvre::OffHand),
        when(&UNSTABLE, Manoeuvre::Unstable),
        when(&CHARGE, Manoeuvre::Charge),
        Manoeuvre::recoil(rate, phrase.has(&BURST)),
        when(&BURST, Manoeuvre::Burst),
        when(&FLAT, Manoeuvre::Flat),
    ];
    Ok(all.into_iter().flatten().collect())
}

/// The Parada or the number that a blow must reach, after the first `vs`.
pub(super) fn parry(phrase: &Phrase) -> Result<i64, Error> {
    let span = phrase.place(1);
    let base = match phrase.operands.get(1) {
        Some((Argument::WordDie(..), _)) => {
            let refused = |refusal| Error::refused(span, refusal);
            trait_at(phrase, 1)?.parry().map_err(refused)?
        }
        _ => phrase.take(1, |score| target(score.total()))?,
    };
    let parry = Parry {
        base,
        defends: phrase.has(&DEFEND),
        shield: shield(phrase, Side::Second)?,
    };
    Ok(parry.total())
}

/// What makes the target hard to hit.
pub(super) fn sight(phrase: &Phrase) -> Result<Sight, Error> {
    let size = |side: Side| -> Result<Size, Error> {
        Ok(side.number(phrase, &SIZE, Size::new)?.unwrap_or_default())
    };
    Ok(Sight {
        band: band(phrase)?,
        cover: cover(phrase),
        darkness: darkness(phrase),
        spot: spot(phrase),
        sizes: (size(Side::First)?, size(Side::Second)?),
        speed: Side::Only.number(phrase, &SPEED, speed)?.unwrap_or(0),
        aims: phrase.has(&AIM),
    })
}

/// The range, where distance and ranges are named; one without the other is an error.
fn band(phrase: &Phrase) -> Result<Option<Band>, Error> {
    let ranges = match phrase.find(&RANGE, None) {
        None => None,
        Some(item) => match &item.argument {
            Argument::Slashed(ends) => Some(
                Ranges::new(ends).map_err(|refusal| Error::refused(item.argument_span, refusal))?,
            ),
            _ => None,
        },
    };
    let aims = phrase.has(&AIM);
    match (ranges, phrase.has(&AT)) {
        (None, false) => Ok(None),
        (None, true) => Err(Error::expected(phrase.end, vec![Expected::Word(&RANGE)])),
        (Some(_), false) => Err(Error::expected(phrase.end, vec![Expected::Word(&AT)])),
        (Some(ranges), true) => {
            Side::Only.number(phrase, &AT, |distance| ranges.band(distance, aims))
        }
    }
}

fn cover(phrase: &Phrase) -> Option<Cover> {
    let Some(Argument::Word(word)) = phrase.find(&COVER, None).map(|item| &item.argument) else {
        return None;
    };
    let covers = [
        (&LIGHT, Cover::Light),
        (&MEDIUM, Cover::Medium),
        (&HEAVY, Cover::Heavy),
        (&NEAR_TOTAL, Cover::NearTotal),
    ];
    named(word, &covers)
}

fn darkness(phrase: &Phrase) -> Option<Darkness> {
    let lights = [
        (&DIM, Darkness::Dim),
        (&DARK, Darkness::Dark),
        (&PITCH, Darkness::Pitch),
    ];
    lights
        .into_iter()
        .find(|(word, _)| phrase.has(word))
        .map(|(_, darkness)| darkness)
}

/// Where a called shot goes, or a blow that disarms.
fn spot(phrase: &Phrase) -> Option<Spot> {
    if let Some(Argument::Word(word)) = phrase.find(&CALLED, None).map(|item| &item.argument) {
        let spots = [
            (&HEAD, Spot::Head),
            (&LIMB, Spot::Limb),
            (&HAND, Spot::Hand),
            (&VITALS, Spot::Vitals),
        ];
        return named(word, &spots);
    }
    match () {
        () if phrase.has(&HAND) => Some(Spot::Hand),
        () if phrase.has(&WEAPON) => Some(Spot::Weapon),
        () => None,
    }
}

fn named<T: Copy>(word: &Keyword, names: &[(&'static Keyword, T)]) -> Option<T> {
    names
        .iter()
        .find(|(known, _)| known.is(word))
        .map(|(_, meant)| *meant)
}

/// What each hit does, where damage and a Dureza are named; one without the other is an error.
fn harm(phrase: &Phrase, sight: &Sight) -> Result<Option<Harm>, Error> {
    let damage = phrase.dice(&DMG, None, |dice| Damage::new(&dice))?;
    let toughness = phrase.operands.get(2).is_some();
    match (damage, toughness) {
        (None, false) => {
            let asks = [&SOAK, &AP, &CAP, &HARDY, &ARMOUR, &OBJECT];
            if asks.into_iter().any(|word| phrase.has(word)) {
                return Err(Error::expected(phrase.end, vec![Expected::Word(&DMG)]));
            }
            Ok(None)
        }
        (None, true) => Err(Error::expected(phrase.end, vec![Expected::Word(&DMG)])),
        (Some(_), false) => Err(Error::expected(phrase.end, vec![Expected::Word(&VS)])),
        (Some(damage), true) => of_damage(phrase, damage, sight.spot, Side::Second, 2).map(Some),
    }
}

/// Damage with what the attack adds, against the Dureza at an operand and the words of its side.
pub(super) fn of_damage(
    phrase: &Phrase,
    mut damage: Damage,
    spot: Option<Spot>,
    side: Side,
    operand: usize,
) -> Result<Harm, Error> {
    // How many shots are fired at once does nothing to what each does.
    damage = damage.dealt(phrase.has(&JOKER), &manoeuvres(phrase, 1, spot)?);
    if phrase.has(&OBJECT) {
        if phrase.has(&SOAK) {
            let refusal = Refusal::Forbidden(Term::Savage(Word::SoakOfObject), Vec::new());
            return Err(phrase.refuse(&SOAK, refusal));
        }
        damage = damage.against_object();
    }
    Ok(Harm {
        damage,
        toughness: toughness(phrase, operand)?,
        victim: Victim {
            extra: side.has(phrase, &EXTRA),
            shaken: side.has(phrase, &SHAKEN),
            wounds: side
                .number(phrase, &WOUNDS, Wounds::new)?
                .unwrap_or_default(),
            cap: phrase.has(&CAP),
            hardy: phrase.has(&HARDY),
        },
        soak: soak(phrase, side)?,
    })
}

/// The Dureza of an operand, less what is pierced.
fn toughness(phrase: &Phrase, operand: usize) -> Result<i64, Error> {
    let span = phrase.place(operand);
    let Some((Argument::Guarded(total, _, inside), _)) = phrase.operands.get(operand) else {
        return Err(Error::expected(span, vec![Expected::Score]));
    };
    let armour = Side::Only.number(phrase, &ARMOUR, Ok)?;
    if let (Some(_), Some(item)) = (inside, phrase.find(&ARMOUR, None)) {
        return Err(Error::new(item.span, Problem::Repeated(span)));
    }
    let armour_span = phrase
        .find(&ARMOUR, None)
        .map_or(span, |item| item.argument_span);
    let made = Toughness::new(total.total(), None)
        .map_err(|refusal| Error::refused(span, refusal))
        .and_then(|_| {
            Toughness::new(total.total(), armour.or(*inside))
                .map_err(|refusal| Error::refused(armour_span, refusal))
        })?;
    let pierced = Side::Only.number(phrase, &AP, |by| made.pierced(by))?;
    Ok(pierced.unwrap_or_else(|| made.whole()))
}

/// The Vigor roll of who is struck. Its wounds come in hit by hit.
fn soak(phrase: &Phrase, side: Side) -> Result<Option<Soak>, Error> {
    let Some(vigor) = trait_after(phrase, &SOAK)? else {
        return Ok(None);
    };
    let condition = Condition {
        fatigue: side.number(phrase, &FATIGUE, fatigue)?.unwrap_or(0),
        distracted: side.has(phrase, &DISTRACTED),
        ..Condition::default()
    };
    let roll = Roll::new(vigor, side.has(phrase, &EXTRA), condition.modifiers());
    Ok(Some(Soak { vigor: roll }))
}
