//! Given dice: faces with commas or blanks between.

use super::{trimmed, trouble};
use crate::ask::{Error, Expected, Problem, Span};

/// The faces given to a roll, such as `1,5,9`. Blanks do as well as commas; a text without faces is no dice at all.
///
/// # Errors
/// Something that is no face, at its place in the text given.
pub fn read_faces(text: &str) -> Result<Vec<i64>, Error> {
    let mut faces = Vec::new();
    let mut rest = trimmed(text);
    while !rest.is_empty() {
        let (after, more) = super::number::list(rest).map_err(|error| {
            let mut error = trouble(error).into_error(text.len());
            if matches!(error.problem, Problem::Unexpected | Problem::Missing) {
                error.expected = vec![Expected::Faces];
            }
            error
        })?;
        faces.extend(more);
        if !after.is_empty() && !after.starts_with(char::is_whitespace) {
            let at = text.len() - after.len();
            let length = super::word_length(after);
            return Err(Error::expected(
                Span::new(at, at + length),
                vec![Expected::Faces],
            ));
        }
        rest = trimmed(after);
    }
    Ok(faces)
}
