//! Who rolls, and in what state: the words that every roll of Savage Worlds understands.

use super::words::{
    ACTIONS, BENI, DISTRACTED, EXTRA, FATIGUE, JOKER, MODIFIER, RAN, SHAKEN, UNSKILLED, WILD_CARD,
    WOUNDS,
};
use crate::ask::form::{Modifier, Place, Shape, Versus, with, word};
use crate::ask::{Argument, Error, Expected, Keyword, Phrase, Span};
use crate::rules::savage::{
    Condition, Modifiers, Roll, TARGET, Trait, Word, Wounds, actions, fatigue, modifier, target,
};
use crate::rules::{Refusal, Score};

/// A trait, or no skill at all.
pub(super) const TRAIT: Shape = Shape::Die(Some(&UNSKILLED));
/// A target number that is 4 unless said.
pub(super) const USUAL_TARGET: Versus = Versus {
    takes: Shape::Score,
    required: false,
};

pub(super) const KIND: Modifier = word!(EXTRA, WILD_CARD);
pub(super) const HURT: Modifier = with!(WOUNDS, Shape::Score);
pub(super) const STUNNED: Modifier = word!(SHAKEN);
pub(super) const TIRED: Modifier = with!(FATIGUE, Shape::Score);
pub(super) const PUT_OFF: Modifier = word!(DISTRACTED);
pub(super) const EXTRA_POINTS: Modifier = with!(MODIFIER, Shape::Score);
pub(super) const BUSY: Modifier = with!(ACTIONS, Shape::Score);
pub(super) const RUNNING: Modifier = word!(RAN);
pub(super) const LUCKY: Modifier = word!(JOKER);
pub(super) const BENNY: Modifier = word!(BENI);

/// The words of a form with those for the state of somebody among them, at their place; with `shaken` also the one that only
/// who attacks or is struck has a use for.
macro_rules! states {
    ($place:ident; $($after:expr),* $(,)?) => {
        &[
            $crate::ask::savage::side::KIND.$place(),
            $crate::ask::savage::side::HURT.$place(),
            $crate::ask::savage::side::TIRED.$place(),
            $crate::ask::savage::side::PUT_OFF.$place(),
            $($after,)*
        ]
    };
    ($place:ident, shaken; $($after:expr),* $(,)?) => {
        states![[]; $place, shaken; $($after),*]
    };
    ([$($before:expr),* $(,)?]; $place:ident, shaken; $($after:expr),* $(,)?) => {
        &[
            $($before,)*
            $crate::ask::savage::side::KIND.$place(),
            $crate::ask::savage::side::HURT.$place(),
            $crate::ask::savage::side::STUNNED.$place(),
            $crate::ask::savage::side::TIRED.$place(),
            $crate::ask::savage::side::PUT_OFF.$place(),
            $($after,)*
        ]
    };
}
pub(super) use states;

/// Whose words are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// Only one side rolls: the words are its own wherever they stand.
    Only,
    /// Before the first `vs`.
    First,
    /// After it.
    Second,
}

impl Side {
    /// The word where it is this side's.
    pub(super) fn find<'a>(
        self,
        phrase: &'a Phrase,
        word: &Keyword,
    ) -> Option<&'a crate::ask::Item> {
        let mine = |part: usize| match self {
            Self::Only => true,
            Self::First => part == 0,
            Self::Second => part > 0,
        };
        phrase
            .items
            .iter()
            .find(|item| item.word.is(word) && mine(item.part))
    }

    pub(super) fn has(self, phrase: &Phrase, word: &Keyword) -> bool {
        self.find(phrase, word).is_some()
    }

    /// The number after a word, made into what the rule takes.
    pub(super) fn number<T>(
        self,
        phrase: &Phrase,
        word: &Keyword,
        make: impl FnOnce(i64) -> Result<T, Refusal>,
    ) -> Result<Option<T>, Error> {
        let Some(item) = self.find(phrase, word) else {
            return Ok(None);
        };
        match &item.argument {
            Argument::Score(score, _) => make(score.total())
                .map(Some)
                .map_err(|refusal| Error::refused(item.argument_span, refusal)),
            _ => Ok(None),
        }
    }

    /// The state of who rolls.
    pub(super) fn condition(self, phrase: &Phrase) -> Result<Condition, Error> {
        Ok(Condition {
            wounds: self
                .number(phrase, &WOUNDS, Wounds::new)?
                .unwrap_or_default(),
            fatigue: self.number(phrase, &FATIGUE, fatigue)?.unwrap_or(0),
            distracted: self.has(phrase, &DISTRACTED),
            actions: self.number(phrase, &ACTIONS, actions)?.unwrap_or(1),
            ran: self.has(phrase, &RAN),
            joker: self.has(phrase, &JOKER),
        })
    }

    /// What `mod` adds.
    pub(super) fn extra_points(self, phrase: &Phrase) -> Result<Modifiers, Error> {
        let points = self.number(phrase, &MODIFIER, modifier)?.unwrap_or(0);
        Ok(Modifiers::none().with(Word::ForModifier, points))
    }

    /// A roll of this side's with its state.
    pub(super) fn roll(self, phrase: &Phrase, skill: Trait) -> Result<Roll, Error> {
        let mut modifiers = self.condition(phrase)?.modifiers();
        modifiers.append(self.extra_points(phrase)?);
        Ok(Roll::new(skill, self.has(phrase, &EXTRA), modifiers))
    }
}

/// The die of an argument as a trait.
fn as_trait(argument: &Argument, span: Span) -> Result<Option<Trait>, Error> {
    let (Argument::Die(die) | Argument::WordDie(_, die)) = argument else {
        return Ok(None);
    };
    let made = match die.sides {
        Some(sides) => Trait::new(sides, die.plus),
        None => Trait::unskilled(die.plus),
    };
    made.map(Some)
        .map_err(|refusal| Error::refused(span, refusal))
}

/// An operand that must be a trait.
pub(super) fn trait_at(phrase: &Phrase, operand: usize) -> Result<Trait, Error> {
    let span = phrase.place(operand);
    let argument = phrase.operands.get(operand).map(|(argument, _)| argument);
    let made = argument.map_or(Ok(None), |argument| as_trait(argument, span))?;
    made.ok_or_else(|| Error::expected(span, vec![Expected::Die]))
}

/// The trait after a word.
pub(super) fn trait_after(phrase: &Phrase, word: &Keyword) -> Result<Option<Trait>, Error> {
    match phrase.find(word, None) {
        Some(item) => as_trait(&item.argument, item.argument_span),
        None => Ok(None),
    }
}

/// The target number after the first `vs`, or 4, which is then part of the phrase.
pub(super) fn usual_target(phrase: &mut Phrase) -> Result<i64, Error> {
    if phrase.operands.len() < 2 {
        let usual = Score::new(TARGET, 0).map_err(|refusal| Error::refused(phrase.end, refusal))?;
        phrase.operands.push((Argument::meant(usual), phrase.end));
    }
    phrase.take(1, |score| target(score.total()))
}

/// Where nothing is done to the target, only the attacker has a use for these words: they are its own wherever they stand.
pub(super) fn claim(phrase: &mut Phrase) {
    const OF_BODIES: [&Keyword; 5] = [&EXTRA, &WILD_CARD, &WOUNDS, &FATIGUE, &DISTRACTED];
    let hurts = phrase.operands.len() > 2;
    if hurts {
        return;
    }
    for item in &mut phrase.items {
        if OF_BODIES.into_iter().any(|word| word.is(item.word)) {
            item.part = 0;
        }
    }
}

/// A side's words may stand behind either `vs`, but each once.
pub(super) fn once_a_side(phrase: &Phrase) -> Result<(), Error> {
    let sided = || {
        let items = phrase.items.iter();
        items.filter(|item| phrase.form.modifiers[item.modifier].place == Place::Side)
    };
    for (place, item) in sided().enumerate() {
        let before = sided().take(place).find(|before| {
            before.modifier == item.modifier && (before.part > 0) == (item.part > 0)
        });
        if let Some(before) = before {
            return Err(before.clash(item));
        }
    }
    Ok(())
}
