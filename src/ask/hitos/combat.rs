//! Fighting: who acts first, and the attack.

use super::super::form::{Form, Modifier, Place, Roster, Shape, Versus, with, word};
use super::words::{
    ASPECT, ATTACK, BONUS, DMG, ENDURANCE, FULL_DEFENSE, HELPLESS, INIT, LOST, MILD, RD, SHIFT,
    STRONG, TARGET_ALTERED, TARGET_DERANGED, TARGET_DRUGS, TARGET_HEALTHY, TARGET_INCAPACITATED,
    TARGET_SANE, TARGET_WOUNDED, UNAWARE,
};
use super::{
    AGUANTE, BODY, DRUGGED, EXTRA, LOST_SO_FAR, MIND, WEARS, condition, drugs, needed, one_of,
    protection, reserve, traits,
};
use crate::ask::plain::VS;
use crate::ask::{Argument, Error, Expected, Phrase};
use crate::rules::Game;
use crate::rules::hitos::{
    Attack, Blow, BodyState, Combatant, Condition, Decline, Defence, Initiative, MindState, Nature,
    Reserve,
};
use std::rc::Rc;

pub(super) static INIT_FORM: Form = Form {
    game: Game::Hitos,
    rule: "init",
    word: Some(&INIT),
    operand: Shape::Roster(&Roster {
        scores: 1,
        words: &[],
    }),
    versus: &[],
    modifiers: &[],
    example: "hitos init Paul 7, Librero 5",
    build: |phrase| {
        let Some((Argument::Roster(entrants), span)) = phrase.operands.first() else {
            return Err(Error::expected(phrase.end, vec![Expected::Name]));
        };
        let mut combatants = Vec::new();
        for entrant in entrants {
            for (score, place) in &entrant.scores {
                let combatant = Combatant::new(entrant.name.clone(), score.total());
                combatants.push(combatant.map_err(|refusal| Error::refused(*place, refusal))?);
            }
        }
        let initiative = Initiative::new(combatants);
        Ok(Rc::new(
            initiative.map_err(|refusal| Error::refused(*span, refusal))?,
        ))
    },
};

pub(super) static ATTACK_FORM: Form = Form {
    game: Game::Hitos,
    rule: "attack",
    word: Some(&ATTACK),
    operand: Shape::Score,
    versus: &[Versus {
        takes: Shape::Score,
        required: false,
    }],
    modifiers: &[
        EXTRA,
        BODY,
        MIND,
        DRUGGED,
        word!(UNAWARE),
        word!(FULL_DEFENSE),
        word!(HELPLESS),
        word!(TARGET_WOUNDED, TARGET_INCAPACITATED, TARGET_HEALTHY),
        word!(TARGET_ALTERED, TARGET_DERANGED, TARGET_SANE),
        with!(TARGET_DRUGS, Shape::OneOf(&[&MILD, &STRONG])),
        with!(DMG, Shape::DamageType),
        with!(SHIFT, Shape::Score),
        with!(BONUS, Shape::Score),
        WEARS,
        AGUANTE,
        LOST_SO_FAR,
        word!(ASPECT),
    ],
    example: "hitos attack 6+5 vs 14 unaware dmg C+1 bonus 3 rd 2 aguante 8 lost 5",
    build: |phrase| {
        let victim = victim(phrase)?;
        same_state(phrase, victim)?;
        let attack = Attack {
            traits: traits(phrase, 0, None)?,
            condition: condition(phrase, None)?,
            defence: defence(phrase)?,
            aspect: phrase.has(&ASPECT),
            blow: blow(phrase)?,
            victim,
        };
        Ok(Rc::new(attack))
    },
};

/// How hard the target is to hit; only a helpless one needs no Defensa.
fn defence(phrase: &Phrase) -> Result<Defence, Error> {
    let helpless = phrase.has(&HELPLESS);
    let score = phrase.score(1);
    if score.is_none() && !helpless {
        return Err(Error::expected(phrase.end, vec![Expected::Word(&VS)]));
    }
    let body = [
        (&TARGET_HEALTHY, BodyState::Healthy),
        (&TARGET_WOUNDED, BodyState::Wounded),
        (&TARGET_INCAPACITATED, BodyState::Incapacitated),
    ];
    let mind = [
        (&TARGET_SANE, MindState::Sane),
        (&TARGET_ALTERED, MindState::Altered),
        (&TARGET_DERANGED, MindState::Deranged),
    ];
    Ok(Defence {
        score,
        unaware: phrase.has(&UNAWARE),
        full: phrase.has(&FULL_DEFENSE),
        helpless,
        condition: Condition {
            body: one_of(phrase, None, body),
            mind: one_of(phrase, None, mind),
            drugs: drugs(phrase, &TARGET_DRUGS, None),
        },
    })
}

/// The target's state, where it is named, is the one that the points lost lead to, where those are named.
fn same_state(phrase: &Phrase, victim: Option<Reserve>) -> Result<(), Error> {
    let (Some(victim), Some(lost)) = (victim, phrase.find(&LOST, None)) else {
        return Ok(());
    };
    let states = [
        (&TARGET_HEALTHY, Decline::None),
        (&TARGET_WOUNDED, Decline::Slight),
        (&TARGET_INCAPACITATED, Decline::Grave),
    ];
    let named = states.iter().find_map(|(word, state)| {
        let item = phrase.find(word, None)?;
        (*state != victim.decline()).then_some(item)
    });
    let Some(named) = named else {
        return Ok(());
    };
    let points = lost.span.to(lost.argument_span);
    Err(Error::clash((named.word, named.span), (lost.word, points)))
}

/// What a hit does; whatever adds to damage or suffers it needs a damage type.
fn blow(phrase: &Phrase) -> Result<Option<Blow>, Error> {
    let Some(kind) = phrase.damage_type(&DMG) else {
        let needs_one = [&SHIFT, &BONUS, &RD, &ENDURANCE, &LOST];
        return if needs_one.into_iter().any(|word| phrase.has(word)) {
            Err(Error::expected(phrase.end, vec![Expected::Word(&DMG)]))
        } else {
            Ok(None)
        };
    };
    let mut blow = Blow::new(kind).against(protection(phrase)?);
    if let Some(shifted) = phrase.number(&SHIFT, None, |steps| blow.shifted(steps))? {
        blow = shifted;
    }
    let stronger = phrase.number(&BONUS, None, |bonus| blow.with_bonus(bonus))?;
    Ok(Some(stronger.unwrap_or(blow)))
}

/// Whom a hit strikes, where Aguante is named.
fn victim(phrase: &Phrase) -> Result<Option<Reserve>, Error> {
    if phrase.has(&ENDURANCE) {
        return reserve(phrase, Nature::Body, &ENDURANCE).map(Some);
    }
    if phrase.has(&LOST) {
        needed(phrase, &ENDURANCE, None::<Reserve>)?;
    }
    Ok(None)
}
