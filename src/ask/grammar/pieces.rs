//! Pieces of the language that stand alone: what a configuration says of its tables.

use super::harm::{NAMES, damage_type};
use super::{Parsed, dice, trimmed, trouble, word_length};
use crate::ask::{Error, Expected, Names, Span};
use crate::rules::hitos::DamageType;
use crate::rules::notation::Expression;

/// Dice and numbers, such as `2d6+1`.
///
/// # Errors
/// What is wrong with the text, at its place in it.
pub fn read_dice(text: &str) -> Result<Expression, Error> {
    let names = Names::default();
    whole(text, dice::expression(text, &names), || {
        vec![Expected::Dice, Expected::Number]
    })
}

/// A damage type of HITOS, such as `mCM+1d10`.
///
/// # Errors
/// What is wrong with the text, at its place in it.
pub fn read_damage_type(text: &str) -> Result<DamageType, Error> {
    whole(text, damage_type(text), || {
        NAMES.iter().map(|name| Expected::Word(name)).collect()
    })
}

/// What was read, if nothing comes after it.
fn whole<T>(
    text: &str,
    read: Parsed<'_, T>,
    expected: impl FnOnce() -> Vec<Expected>,
) -> Result<T, Error> {
    let here = |rest: &str| {
        let rest = trimmed(rest);
        let at = text.len() - rest.len();
        Span::new(at, at + word_length(rest))
    };
    match read {
        Ok((rest, value)) if trimmed(rest).is_empty() => Ok(value),
        Ok((rest, _)) => Err(Error::expected(here(rest), vec![Expected::End])),
        Err(nom::Err::Error(_)) => Err(Error::expected(here(text), expected())),
        Err(error) => Err(trouble(error).into_error(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_text_is_read() {
        assert_eq!(read_dice(" 2d6 + 1 ").expect("dice").to_string(), "2d6+1");
        assert_eq!(
            read_damage_type("mCM+1d10").expect("a type").to_string(),
            "mCM+1d10"
        );
        let place = |error: Error| (error.span.at, error.span.end);
        assert_eq!(read_dice("2d6 largo").map_err(place).err(), Some((4, 9)));
        assert_eq!(read_dice("espada").map_err(place).err(), Some((0, 6)));
        assert_eq!(read_dice("").map_err(place).err(), Some((0, 0)));
        assert_eq!(read_damage_type("cm").map_err(place).err(), Some((0, 2)));
        assert_eq!(read_damage_type("C+1 x").map_err(place).err(), Some((4, 5)));
    }
}
