//! How HITOS is asked for: the forms of its rules by theme, and what they share.

mod actions;
mod character;
mod combat;
mod hazards;
mod health;
mod mind;
mod words;

use super::form::{Modifier, Place, Shape, Versus, with, word};
use super::{Argument, Error, Expected, Form, Keyword, Phrase};
use crate::rules::hitos::{
    BodyState, Condition, Difficulty, Drugs, Mettle, MindState, Nature, Needed, Protection,
    Reserve, Trio, Word,
};
use crate::rules::{Refusal, Score};
pub(super) use words::HITOS;
use words::{
    ALTERED, DERANGED, DRUGS, DYING, EASY, ENDURANCE, EXTREME, HARD, HEALTHY, INCAPACITATED, LOST,
    MAD, MEDIUM, MILD, MODIFIER, RD, ROLLED, SANE, STRONG, TURNS, VERY_HARD, WOUNDED,
};

/// The rules of HITOS; the bare test first.
pub(super) static FORMS: &[&Form] = &[
    &actions::TEST_FORM,
    &actions::OPPOSED_FORM,
    &actions::EXTENDED_FORM,
    &actions::BOOST_FORM,
    &actions::HINDER_FORM,
    &actions::ADVISE_FORM,
    &character::DRAMA_FORM,
    &character::SHEET_FORM,
    &combat::INIT_FORM,
    &combat::ATTACK_FORM,
    &health::DAMAGE_FORM,
    &health::DYING_FORM,
    &health::REST_FORM,
    &hazards::FALL_FORM,
    &hazards::POISON_FORM,
    &hazards::SUFFOCATE_FORM,
    &hazards::FIRE_FORM,
    &hazards::EXPLOSION_FORM,
    &health::HEAL_FORM,
    &health::CARE_FORM,
    &mind::TERROR_FORM,
    &mind::MADNESS_FORM,
    &mind::CALM_FORM,
    &character::DEGENERATION_FORM,
];

/// Difficulties by name.
const DIFFICULTIES: &[(&Keyword, i64)] = &[
    (&EASY, Difficulty::EASY.get()),
    (&MEDIUM, Difficulty::MEDIUM.get()),
    (&HARD, Difficulty::HARD.get()),
    (&VERY_HARD, Difficulty::VERY_HARD.get()),
    (&EXTREME, Difficulty::EXTREME.get()),
];

const DIFFICULTY: Versus = Versus {
    takes: Shape::Named(DIFFICULTIES),
    required: false,
};
const BODY: Modifier = word!(WOUNDED, INCAPACITATED, DYING, HEALTHY);
const MIND: Modifier = word!(ALTERED, DERANGED, MAD, SANE);
const DRUGGED: Modifier = with!(DRUGS, Shape::OneOf(&[&MILD, &STRONG]));
const EXTRA: Modifier = with!(MODIFIER, Shape::Score);
const ARMOUR: Modifier = with!(RD, Shape::Score);
const WEARS: Modifier = ARMOUR.often();
const AGUANTE: Modifier = with!(ENDURANCE, Shape::Score);
const LOST_SO_FAR: Modifier = with!(LOST, Shape::Score);
const WATCHED: Modifier = with!(TURNS, Shape::Score);

/// An operand with what `mod` adds to it.
fn traits(phrase: &Phrase, operand: usize, part: Option<usize>) -> Result<Score, Error> {
    let extra = phrase.number(&MODIFIER, part, Ok)?.unwrap_or(0);
    phrase.take(operand, |score| {
        Score::new(score.written(), score.modifier() + extra)
    })
}

/// The difficulty after `vs`, or the usual one, which is then part of the phrase.
fn difficulty(phrase: &mut Phrase) -> Result<Difficulty, Error> {
    if phrase.score(1).is_none() {
        let usual = Score::new(Difficulty::MEDIUM.get(), 0)
            .map_err(|refusal| Error::refused(phrase.end, refusal))?;
        phrase.operands.push((Argument::meant(usual), phrase.end));
    }
    difficulty_at(phrase, 1)
}

/// An operand that is a difficulty, by its number or by its name.
fn difficulty_at(phrase: &Phrase, operand: usize) -> Result<Difficulty, Error> {
    let by_name = phrase.leading(operand).is_some();
    phrase.take(operand, |score| {
        if by_name {
            Difficulty::by_name(score)
        } else {
            Ok(Difficulty::of(score))
        }
    })
}

/// State and drugs of the side that acts.
fn condition(phrase: &Phrase, part: Option<usize>) -> Result<Condition, Error> {
    let has = |word| phrase.find(word, part).is_some();
    if has(&DYING) {
        return Err(phrase.refuse(&DYING, Condition::dying()));
    }
    if has(&MAD) {
        return Err(phrase.refuse(&MAD, Condition::mad()));
    }
    let body = [
        (&HEALTHY, BodyState::Healthy),
        (&WOUNDED, BodyState::Wounded),
        (&INCAPACITATED, BodyState::Incapacitated),
    ];
    let mind = [
        (&SANE, MindState::Sane),
        (&ALTERED, MindState::Altered),
        (&DERANGED, MindState::Deranged),
    ];
    Ok(Condition {
        body: one_of(phrase, part, body),
        mind: one_of(phrase, part, mind),
        drugs: drugs(phrase, &DRUGS, part),
    })
}

/// What the first of these words that stands there means.
fn one_of<T, const N: usize>(
    phrase: &Phrase,
    part: Option<usize>,
    meanings: [(&'static Keyword, T); N],
) -> Option<T> {
    let mut named = meanings
        .into_iter()
        .filter(|(word, _)| phrase.find(word, part).is_some());
    named.next().map(|(_, meaning)| meaning)
}

/// The drugs that a word names.
fn drugs(phrase: &Phrase, word: &Keyword, part: Option<usize>) -> Option<Drugs> {
    match phrase.find(word, part)?.argument {
        Argument::Word(word) if word.is(&STRONG) => Some(Drugs::Strong),
        _ => Some(Drugs::Mild),
    }
}

/// What a word says, or that the word is missing.
fn needed<T>(phrase: &Phrase, word: &'static Keyword, value: Option<T>) -> Result<T, Error> {
    value.ok_or_else(|| Error::expected(phrase.end, vec![Expected::Word(word)]))
}

/// Aguante or Entereza after its word, and the points lost.
fn reserve(phrase: &Phrase, nature: Nature, word: &'static Keyword) -> Result<Reserve, Error> {
    let mettle = phrase.number(word, None, Mettle::new)?;
    let mettle = needed(phrase, word, mettle)?;
    let whole = Reserve::new(nature, mettle, 0);
    let whole = whole.map_err(|refusal| Error::refused(phrase.end, refusal))?;
    let reduced = phrase.number(&LOST, None, |lost| Reserve::new(nature, mettle, lost))?;
    Ok(reduced.unwrap_or(whole))
}

/// The best of the armours named.
fn protection(phrase: &Phrase) -> Result<Protection, Error> {
    Ok(Protection::best(&phrase.numbers(&RD, Protection::new)?))
}

/// How many turns are watched, where that is said.
fn turns(phrase: &Phrase) -> Result<Option<Needed>, Error> {
    phrase.number(&TURNS, None, Needed::new)
}

/// The dice on the table, where they are named.
fn rolled(phrase: &Phrase) -> Result<Option<Trio>, Error> {
    phrase.list(&ROLLED, trio)
}

/// Three faces.
fn trio(faces: &[i64]) -> Result<Trio, Refusal> {
    let mut small = [0; 3];
    if faces.len() != 3 {
        return Err(Refusal::Forbidden(Word::ThreeFaces.into(), Vec::new()));
    }
    for (place, face) in small.iter_mut().zip(faces) {
        *place = match u8::try_from(*face) {
            Ok(face @ 1..=10) => face,
            _ => return Err(Refusal::range(&(1..=10))),
        };
    }
    Ok(Trio::of(small))
}
