//! The character: derived scores, drama points, Degeneración.

use super::super::form::{Form, Modifier, Place, Shape, with, word};
use super::words::{
    ARCANE, BOOST, CANCELLED, COMBAT, DEGENERATION, DRAMA, EXHAUSTED, FITNESS, FORCED, HINDER,
    INTELLECT, KNOWLEDGE, NARRATIVE, REFLEXES, SHEET, STRENGTH, THEM, TO, WILL, YOU,
};
use super::{needed, one_of};
use crate::ask::{Error, Expected, Keyword, Phrase};
use crate::rules::hitos::{
    Characteristic, Drama, Knowledge, Payment, Points, Sheet, Skill, Use, Word,
};
use crate::rules::{Game, Refusal};
use std::rc::Rc;

pub(super) static SHEET_FORM: Form = Form {
    game: Game::Hitos,
    rule: "sheet",
    word: Some(&SHEET),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[
        with!(STRENGTH, Shape::Score),
        with!(REFLEXES, Shape::Score),
        with!(WILL, Shape::Score),
        with!(INTELLECT, Shape::Score),
        with!(COMBAT, Shape::Score),
        with!(FITNESS, Shape::Score),
    ],
    example: "hitos sheet for 6 ref 5 vol 4 int 7 combat 5 fitness 3",
    build: |phrase| {
        const ALL: [&Keyword; 6] = [&STRENGTH, &REFLEXES, &WILL, &INTELLECT, &COMBAT, &FITNESS];
        let missing = ALL.into_iter().filter(|word| !phrase.has(word));
        let missing: Vec<Expected> = missing.map(Expected::Word).collect();
        if !missing.is_empty() {
            return Err(Error::expected(phrase.end, missing));
        }
        let characteristic = |word| {
            needed(
                phrase,
                word,
                phrase.number(word, None, Characteristic::new)?,
            )
        };
        let skill = |word| needed(phrase, word, phrase.number(word, None, Skill::new)?);
        Ok(Rc::new(Sheet {
            strength: characteristic(&STRENGTH)?,
            reflexes: characteristic(&REFLEXES)?,
            will: characteristic(&WILL)?,
            intellect: characteristic(&INTELLECT)?,
            combat: skill(&COMBAT)?,
            fitness: skill(&FITNESS)?,
        }))
    },
};

pub(super) static DRAMA_FORM: Form = Form {
    game: Game::Hitos,
    rule: "drama",
    word: Some(&DRAMA),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[
        with!(YOU, Shape::Score),
        with!(THEM, Shape::Score),
        word!(BOOST, HINDER, NARRATIVE),
        word!(EXHAUSTED, ARCANE),
        word!(FORCED),
        word!(CANCELLED),
    ],
    example: "hitos drama you 3 them 2 hinder cancelled",
    build: |phrase| {
        let you = needed(phrase, &YOU, phrase.number(&YOU, None, Points::new)?)?;
        let them = phrase.number(&THEM, None, Points::new)?;
        let uses = [(&HINDER, Use::Hinder), (&NARRATIVE, Use::Narrative)];
        let purpose = one_of(phrase, None, uses).unwrap_or_default();
        let payment = payment(phrase)?;
        let drama = Drama::new(you, them, purpose, payment);
        let mut drama = drama.map_err(|refusal| phrase.refuse(&YOU, refusal))?;
        if phrase.has(&CANCELLED) {
            let cancelled = drama.cancelled();
            drama = cancelled.map_err(|refusal| phrase.refuse(&CANCELLED, refusal))?;
        }
        Ok(Rc::new(drama))
    },
};

/// How an aspect is paid for.
fn payment(phrase: &Phrase) -> Result<Payment, Error> {
    match (
        phrase.has(&EXHAUSTED),
        phrase.has(&ARCANE),
        phrase.has(&FORCED),
    ) {
        (_, true, true) => Ok(Payment::ArcaneForced),
        (_, true, false) => Ok(Payment::Arcane),
        (_, false, true) => {
            let only_arcane = Refusal::Forbidden(Word::ForcedIsForArcane.into(), Vec::new());
            Err(phrase.refuse(&FORCED, only_arcane))
        }
        (true, ..) => Ok(Payment::Exhausted),
        (false, ..) => Ok(Payment::Point),
    }
}

pub(super) static DEGENERATION_FORM: Form = Form {
    game: Game::Hitos,
    rule: "degeneration",
    word: Some(&DEGENERATION),
    operand: Shape::Nothing,
    versus: &[],
    modifiers: &[with!(KNOWLEDGE, Shape::Score), with!(TO, Shape::Score)],
    example: "hitos degeneration knowledge 9 to 15",
    build: |phrase| {
        let start = |from| Knowledge::new(from, from).map(|_| from);
        let from = phrase.number(&KNOWLEDGE, None, start)?;
        let from = needed(phrase, &KNOWLEDGE, from)?;
        let knowledge = phrase.number(&TO, None, |to| Knowledge::new(from, to))?;
        Ok(Rc::new(needed(phrase, &TO, knowledge)?))
    },
};
