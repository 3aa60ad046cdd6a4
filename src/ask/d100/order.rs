//! Initiative.

use super::words::{
    FIREARM, FOCUS, IMPROVISED, INIT, LONG, MELEE, NATURAL, READY, RELOAD, SCOPE, SHORT, SURPRISED,
    UNARMED, WAIT, WITH,
};
use super::{Argument, Error, Focus, Form, Keyword, Make, Modifier, Place, Rc, Shape, with, word};
use crate::ask::{Entrant, Roster, Said, Span};
use crate::rules::Game;
use crate::rules::d100::{Combatant, Delay, Family, Initiative, Rank};

/// Who acts first.
pub(super) static INIT_FORM: Form = Form {
    game: Game::D100,
    rule: "init",
    word: Some(&INIT),
    operand: Shape::Roster(&ROSTER),
    versus: &[],
    modifiers: &[],
    example: "d100 init Ana firearm 14 60, Luis melee 12 50 surprised, Eva unarmed 15 40 ready",
    build: |phrase| {
        let Some((Argument::Roster(entrants), _)) = phrase.operands.first_mut() else {
            return Err(Error::expected(
                phrase.end,
                Shape::Roster(&ROSTER).expected(),
            ));
        };
        entrants.iter_mut().for_each(name_weapon);
        let combatants: Result<Vec<Combatant>, Error> = entrants.iter().map(combatant).collect();
        Ok(Rc::new(Initiative::new(combatants?)))
    },
};

/// A name, DES and skill, what is in the hand, and what delays.
static ROSTER: Roster = Roster {
    scores: 2,
    words: &[
        word!(FIREARM, MELEE, UNARMED, IMPROVISED, NATURAL, SHORT, LONG),
        with!(
            WITH,
            Shape::Weapon(&[Family::Melee, Family::Missile, Family::Firearm])
        ),
        word!(SURPRISED),
        word!(READY),
        word!(SCOPE),
        word!(RELOAD),
        with!(FOCUS, Shape::Score),
        with!(WAIT, Shape::Score),
    ],
};

/// Who names nothing in the hand has nothing in it.
fn name_weapon(entrant: &mut Entrant) {
    if held(entrant).is_none() {
        entrant.words.push(Said {
            word: &UNARMED,
            span: entrant.span,
            argument: Argument::Nothing,
            argument_span: entrant.span,
        });
    }
}

/// What the list says of the weapon that somebody names.
fn weapon(entrant: &Entrant) -> Option<Make> {
    match &entrant.find(&WITH)?.argument {
        Argument::Weapon(weapon) => Some(weapon.make()),
        _ => None,
    }
}

/// What somebody has in the hand.
fn held(entrant: &Entrant) -> Option<Rank> {
    let has = |word| entrant.find(word).is_some();
    if let Some(make) = weapon(entrant) {
        return Some(Rank::with(make));
    }
    if has(&FIREARM) {
        Some(Rank::Firearm)
    } else if [&MELEE, &NATURAL, &SHORT, &LONG]
        .iter()
        .any(|word| has(word))
    {
        Some(Rank::Armed)
    } else if has(&UNARMED) || has(&IMPROVISED) {
        Some(Rank::Bare)
    } else {
        None
    }
}

fn combatant(entrant: &Entrant) -> Result<Combatant, Error> {
    contradictions(entrant)?;
    let focus = entrant.number(&FOCUS);
    if let Some((points, span)) = focus {
        Focus::new(points).map_err(|refusal| Error::refused(span, refusal))?;
    }
    let waits = entrant.number(&WAIT);
    let delay = Delay {
        surprised: entrant.find(&SURPRISED).is_some(),
        scope: entrant.find(&SCOPE).is_some(),
        reloads: entrant.find(&RELOAD).is_some(),
        readies: entrant.find(&READY).is_some(),
        focus: focus.map_or(0, |(points, _)| points),
        waits: None,
    };
    let score = |place: usize| {
        entrant
            .scores
            .get(place)
            .map_or((0, entrant.span), |(score, span)| (score.total(), *span))
    };
    let ((dexterity, first), (skill, second)) = (score(0), score(1));
    let rank = held(entrant).unwrap_or_default();
    let make = |dexterity, skill, delay, span: Span| {
        Combatant::new(entrant.name.clone(), rank, dexterity, skill, delay)
            .map(|combatant| match weapon(entrant) {
                Some(make) => combatant.holding(make),
                None => combatant,
            })
            .map_err(|refusal| Error::refused(span, refusal))
    };
    // Each number is tried alone, so that the one that is refused is shown.
    make(dexterity, 0, delay, first)?;
    let combatant = make(dexterity, skill, delay, second)?;
    match waits {
        None => Ok(combatant),
        Some((at, span)) => {
            let delay = Delay {
                waits: Some(at),
                ..delay
            };
            make(dexterity, skill, delay, span)
        }
    }
}

/// A weapon and a class together, or a sight and focusing.
fn contradictions(entrant: &Entrant) -> Result<(), Error> {
    let classes: &[&Keyword] = &[
        &FIREARM,
        &MELEE,
        &UNARMED,
        &IMPROVISED,
        &NATURAL,
        &SHORT,
        &LONG,
    ];
    let pairs: [(&[&Keyword], &Keyword); 2] = [(classes, &WITH), (&[&SCOPE], &FOCUS)];
    for (words, other) in pairs {
        let one = words.iter().find_map(|word| entrant.find(word));
        if let (Some(one), Some(two)) = (one, entrant.find(other)) {
            return Err(one.clash(two));
        }
    }
    Ok(())
}
