//! What the words of one side come to: its stance, its protection, its damage.

use super::words::{
    ARMOUR, CHARGE, DAMAGE, DEFENSIVE, DISARMED, DRAWING, DRAWING_TWO_HANDED, EXHAUSTED, FLANK,
    FORTITUDE, IMMOBILISED, MODIFIER, OPENING, PICKING_UP, PRONE, REAR, RESISTANCE, SIZE, STANDING,
    STUNNED, TIRED, TOURNEY, TURNING, WINDED,
};
use crate::ask::form::{Modifier, Place, Shape, with, word};
use crate::ask::{Error, Expected, Keyword, Phrase, Span};
use crate::rules::westeros::{
    Bearing, Blow, Burden, Damage, Drawing, Fortitude, Level, Protection, Shield, Stance, Word,
};
use crate::rules::{Refusal, Term};

pub(super) const EXTRA: Modifier = with!(MODIFIER, Shape::Score).a_side();
pub(super) const WEARY: Modifier = word!(WINDED, TIRED, EXHAUSTED).a_side();
pub(super) const STUN: Modifier = word!(STUNNED).a_side();
pub(super) const HOLD: Modifier = word!(IMMOBILISED).a_side();
/// Whoever gets up within the pulse is no longer on the ground.
pub(super) const GROUND: Modifier = word!(PRONE, STANDING).a_side();
pub(super) const UNARMED: Modifier = word!(DISARMED).a_side();
pub(super) const TURN: Modifier = word!(TURNING).a_side();
pub(super) const PICK_UP: Modifier = word!(PICKING_UP).a_side();
pub(super) const DEFENDS: Modifier = word!(DEFENSIVE).a_side();
pub(super) const OPENS: Modifier = word!(OPENING).first_side();
pub(super) const DRAWS: Modifier = word!(DRAWING, DRAWING_TWO_HANDED).first_side();
pub(super) const FROM: Modifier = word!(FLANK, REAR).first_side();

/// The words of a form, then those that say how a side fights in this pulse.
macro_rules! fighting {
    ($($modifier:expr),+ $(,)?) => {
        &[
            $($modifier,)+
            EXTRA, WEARY, STUN, HOLD, GROUND, UNARMED, TURN, PICK_UP, DEFENDS, OPENS,
        ]
    };
}
pub(super) use fighting;

/// Health, fatigue and burdens of a side.
pub(super) fn stance(phrase: &Phrase, part: usize) -> Result<Stance, Error> {
    let opening = part == 0 && phrase.has(&OPENING);
    if opening && !phrase.has_in(&DEFENSIVE, part) {
        let says = Term::Westeros(Word::OpeningForDefensive);
        return Err(phrase.refuse(&OPENING, Refusal::Forbidden(says, Vec::new())));
    }
    let burdens = [
        (&STUNNED, Burden::Stunned),
        (&IMMOBILISED, Burden::Immobilised),
        (&PRONE, Burden::Prone),
        (&DISARMED, Burden::Disarmed),
        (&STANDING, Burden::Standing),
        (&TURNING, Burden::Turning),
        (&PICKING_UP, Burden::PickingUp),
        (&DEFENSIVE, Burden::Defensive { opening }),
    ];
    let mut stance = health(phrase, Some(part))?;
    for (word, burden) in burdens {
        if let Some(item) = phrase.find(word, Some(part)) {
            stance = stance
                .under(burden)
                .map_err(|refusal| Error::refused(item.span, refusal))?;
        }
    }
    Ok(stance)
}

/// Health and fatigue alone; of the whole line where no part is named.
pub(super) fn health(phrase: &Phrase, part: Option<usize>) -> Result<Stance, Error> {
    let has = |word| phrase.find(word, part).is_some();
    let level = match () {
        () if has(&WINDED) => Level::Winded,
        () if has(&TIRED) => Level::Tired,
        () if has(&EXHAUSTED) => Level::Exhausted,
        () => Level::Fresh,
    };
    let calm = |points| Stance::new(points, level);
    match phrase.number(&MODIFIER, part, calm)? {
        Some(stance) => Ok(stance),
        None => calm(0).map_err(|refusal| Error::refused(phrase.end, refusal)),
    }
}

/// Where the words of a side stand that keep it from something; its operand where there are none.
pub(super) fn burden_place(phrase: &Phrase, part: usize) -> Span {
    let words = [
        &STUNNED,
        &IMMOBILISED,
        &PRONE,
        &DISARMED,
        &PICKING_UP,
        &DEFENSIVE,
    ];
    let found = words.iter().find_map(|word| phrase.find(word, Some(part)));
    found.map_or_else(|| phrase.place(part), |item| item.span)
}

/// A refusal of what follows a word, at its number or, without one, at the word.
pub(super) fn at_word(phrase: &Phrase, word: &Keyword, refusal: Refusal) -> Error {
    let place = phrase.find(word, None).map_or(phrase.end, |item| {
        let number = item.argument_span;
        if number.at == number.end {
            item.span
        } else {
            number
        }
    });
    Error::refused(place, refusal)
}

/// From where the attack comes.
pub(super) fn bearing(phrase: &Phrase) -> Bearing {
    match () {
        () if phrase.has(&REAR) => Bearing::Rear,
        () if phrase.has(&FLANK) => Bearing::Flank,
        () => Bearing::Front,
    }
}

/// Whether the attacker draws a weapon.
pub(super) fn drawing(phrase: &Phrase) -> Option<Drawing> {
    match () {
        () if phrase.has(&DRAWING_TWO_HANDED) => Some(Drawing::TwoHands),
        () if phrase.has(&DRAWING) => Some(Drawing::OneHand),
        () => None,
    }
}

/// Shield, armour and Fortaleza, of a side or of the only one that can have them.
pub(super) fn protection(phrase: &Phrase, part: Option<usize>) -> Result<Protection, Error> {
    let resistance = phrase.number(&RESISTANCE, part, |points| {
        Shield::new(0, points).map(|_| points)
    })?;
    let shield = phrase.number(&SIZE, part, |size| {
        Shield::new(size, resistance.unwrap_or(0))
    })?;
    if resistance.is_some() && shield.is_none() {
        return Err(Error::expected(phrase.end, vec![Expected::Word(&SIZE)]));
    }
    let fortitude = phrase.number(&FORTITUDE, part, Fortitude::new)?;
    let worn = |armour| Protection::new(shield, armour, fortitude);
    match phrase.number(&ARMOUR, part, worn)? {
        Some(protection) => Ok(protection),
        None => worn(0).map_err(|refusal| Error::refused(phrase.end, refusal)),
    }
}

/// What a blow does, where the line says.
pub(super) fn blow(phrase: &Phrase, part: Option<usize>) -> Result<Option<Blow>, Error> {
    let Some(damage) = phrase.dice(&DAMAGE, part, Damage::new)? else {
        return Ok(None);
    };
    let tourney = phrase.has(&TOURNEY);
    let blow = |charge| Blow::new(damage.clone(), charge, tourney);
    match phrase.number(&CHARGE, part, blow)? {
        Some(blow) => Ok(Some(blow)),
        None => blow(0)
            .map(Some)
            .map_err(|refusal| Error::refused(phrase.end, refusal)),
    }
}
