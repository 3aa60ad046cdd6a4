//! Damage types of HITOS: `0`, `m`, `mCM+1d10`, `C+1`. The one place of the language where case matters.

use super::number::{number, sign};
use super::{Parsed, Trouble, trimmed};
use crate::ask::keyword::keywords;
use crate::ask::{Expected, Keyword, Problem};
use crate::rules::hitos::{DamageType, Rung};

keywords! {
    NOTHING: ["0"] / ["0"], "no damage" / "sin daño";
    ONE: ["1"] / ["1"], "one point" / "un punto";
    LOW: ["m"] / ["m"], "the lowest die" / "el dado menor";
    CENTRE: ["C"] / ["C"], "the middle die" / "el dado central";
    HIGH: ["M"] / ["M"], "the highest die" / "el dado mayor";
    LOW_CENTRE: ["mC"] / ["mC"], "the lowest and the middle die" / "el dado menor y el central";
    LOW_HIGH: ["mM"] / ["mM"], "the lowest and the highest die" / "el dado menor y el mayor";
    CENTRE_HIGH: ["CM"] / ["CM"], "the middle and the highest die" / "el dado central y el mayor";
    ALL: ["mCM"] / ["mCM"], "all three dice" / "los tres dados";
    MORE: ["mCM+1d10"] / ["mCM+1d10"], "all three dice and more" / "los tres dados y más";
}

keywords! {
    MORE_TENS: ["1d10, 2d10…"] / ["1d10, 2d10…"], "so many dice more" / "tantos dados más";
}

/// The damage types by name, from least to most.
pub(in crate::ask) static NAMES: &[&Keyword] = &[
    &NOTHING,
    &ONE,
    &LOW,
    &CENTRE,
    &HIGH,
    &LOW_CENTRE,
    &LOW_HIGH,
    &CENTRE_HIGH,
    &ALL,
    &MORE,
];

/// A damage type, spelled exactly so, with the dice and points added to it.
pub(in crate::ask) fn damage_type(text: &str) -> Parsed<'_, DamageType> {
    let text = trimmed(text);
    let letters = text
        .find(|letter: char| !letter.is_ascii_alphanumeric())
        .unwrap_or(text.len());
    let Some(rung) = Rung::spelled(&text[..letters]) else {
        return Err(nom::Err::Error(Trouble::expected(text, &[])));
    };
    let (mut rest, mut extra, mut constant) = (&text[letters..], 0_i64, 0_i64);
    while let Some((after, negative)) = sign(rest) {
        if let Some(dice) = more_dice(after) {
            let next = trimmed(after);
            let wanted = |what| Err(nom::Err::Failure(Trouble::expected(next, what)));
            if extra > 0 || negative {
                return wanted(&[Expected::Number]);
            }
            if !dice.begins_with_count || !dice.of_ten {
                return wanted(&[MORE_DICE]);
            }
            let (_, count) = number(next)?;
            (rest, extra) = (&next[dice.length..], count);
            continue;
        }
        let (next, count) = number(after).map_err(|error| match error {
            nom::Err::Failure(trouble) => nom::Err::Failure(trouble),
            _ => nom::Err::Failure(Trouble::expected(trimmed(after), &[Expected::Number])),
        })?;
        let more = if negative { -count } else { count };
        constant = constant
            .checked_add(more)
            .ok_or_else(|| failure(text, next, Problem::NumberTooLarge))?;
        rest = next;
    }
    match DamageType::new(rung, extra, constant) {
        Ok(kind) => Ok((rest, kind)),
        Err(refusal) => Err(failure(text, rest, refusal.into())),
    }
}

/// What more dice than those of the roll are told to be.
const MORE_DICE: Expected = Expected::Word(&MORE_TENS);

/// Dice after a sign, however they are spelled.
struct MoreDice {
    /// How much of the text they take.
    length: usize,
    /// Whether a number from 1 on, without noughts before it, says how many.
    begins_with_count: bool,
    /// Whether they have ten sides.
    of_ten: bool,
}

fn more_dice(after: &str) -> Option<MoreDice> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let text = trimmed(after);
    let count = digits(text);
    let sides = text[count..].strip_prefix(['d', 'D'])?;
    let length = digits(sides);
    let dice = &text[count..count + 1 + length];
    Some(MoreDice {
        length: count + dice.len(),
        begins_with_count: count > 0 && !text.starts_with('0'),
        of_ten: dice == "d10",
    })
}

fn failure(from: &str, rest: &str, problem: Problem) -> nom::Err<Trouble> {
    nom::Err::Failure(Trouble::wrong(from, rest, problem))
}
