//! Given dice: faces and cards with commas or blanks between.

use super::number::{number, sign};
use super::{trimmed, trouble};
use crate::ask::{Error, Expected, Problem, Span};
use crate::dice::{Card, Draw};

/// The faces and cards given to a roll, such as `1,5,9` or `AS,10H,JK`. Blanks do as well as commas; a text without any is no
/// dice at all.
///
/// # Errors
/// Something that is neither face nor card, at its place in the text given.
pub fn read_faces(text: &str) -> Result<Vec<Draw>, Error> {
    let mut draws = Vec::new();
    let mut rest = trimmed(text);
    while !rest.is_empty() {
        let (after, draw) = draw(text, rest)?;
        draws.push(draw);
        rest = trimmed(after);
        let comma = rest.starts_with(',');
        if comma {
            rest = trimmed(&rest[1..]);
        }
        let stops = comma && rest.is_empty();
        if stops || !comma && !rest.is_empty() && after.len() == rest.len() {
            return Err(no_face(text, rest));
        }
    }
    Ok(draws)
}

/// One face or card at the start of what is left of a text.
fn draw<'a>(text: &str, rest: &'a str) -> Result<(&'a str, Draw), Error> {
    if let Some((card, after)) = Card::begins(rest)
        && !after.starts_with(char::is_alphanumeric)
    {
        return Ok((after, Draw::Card(card)));
    }
    let (from, negative) = sign(rest).unwrap_or((rest, false));
    match number(from) {
        Ok((after, _)) if after.starts_with(char::is_alphabetic) => Err(no_face(text, rest)),
        Ok((after, face)) => Ok((after, Draw::Face(if negative { -face } else { face }))),
        Err(nom::Err::Failure(error)) => Err(trouble(nom::Err::Failure(error)).into_error(text)),
        Err(_) if rest.starts_with(char::is_alphabetic) => Err(no_face(text, rest)),
        Err(_) => Err(no_face(text, from)),
    }
}

/// Something that is neither a face nor a card; nothing at all where the text ends too early.
fn no_face(text: &str, rest: &str) -> Error {
    let at = text.len() - rest.len();
    let letters = rest
        .find(|letter: char| !letter.is_alphanumeric())
        .unwrap_or(rest.len());
    let first = rest.chars().next().map_or(0, char::len_utf8);
    let span = Span::new(at, at + letters.max(first));
    Error {
        expected: vec![Expected::Faces],
        ..Error::new(span, Problem::NoFace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<String> {
        let draws = read_faces(text).expect("faces");
        draws.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn faces_and_cards_with_commas_or_blanks() {
        assert_eq!(read("1,5, 9"), ["1", "5", "9"]);
        assert_eq!(read(" -1 0 1 "), ["-1", "0", "1"]);
        assert_eq!(read("AS,10h jk , 2♣,4"), ["AS", "10H", "JK", "2C", "4"]);
        assert!(read("").is_empty());
    }

    #[test]
    fn what_is_neither_is_shown() {
        let wrong = |text: &str| {
            let error = read_faces(text).expect_err("no face");
            (error.kind().key(), error.span.of(text).to_string())
        };
        assert_eq!(wrong("AS,1Z"), ("dice", "1Z".into()));
        assert_eq!(wrong("AS,ZS,3"), ("dice", "ZS".into()));
        assert_eq!(wrong("AS10H"), ("dice", "AS10H".into()));
        assert_eq!(wrong("1,,2"), ("dice", ",".into()));
        assert_eq!(wrong("1,"), ("dice", String::new()));
        assert_eq!(wrong("1;2"), ("dice", ";".into()));
        assert_eq!(wrong("1,x"), ("dice", "x".into()));
        assert_eq!(wrong("1,99999999999999999999").0, "limit");
    }
}
