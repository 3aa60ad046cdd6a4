//! The user's configuration: characters, macros, weapons and house tables, in a TOML file.
//!
//! A line without a configuration pays for one file that is not there. A file that is there is read whole and checked;
//! the first thing wrong with it is told with its line and key, and nothing is answered.

mod content;
mod document;
mod figures;
mod init;
mod mistake;
mod place;
mod weapons;
mod written;

pub(super) use init::init;
pub(super) use mistake::Mistake;
pub(super) use written::written;

use super::args::Options;
use crate::ask::{Context, Span};
use crate::render::{Complaint, Language};
use document::File;
use mistake::Wrong;
use place::Place;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// The longest configuration, in bytes.
const MOST: usize = 1024 * 1024;

/// What the configuration brings.
///
/// # Errors
/// The first thing that is wrong with it.
pub(super) fn read(options: &Options) -> Result<Context, Mistake> {
    if options.no_config {
        return Ok(Context::default());
    }
    let Some(place) = place::place(options) else {
        return Ok(Context::default());
    };
    match bytes(&place)? {
        Some(bytes) => brought(&place.path, bytes),
        None => Ok(Context::default()),
    }
}

/// What a configuration file brings that holds these bytes.
///
/// # Errors
/// The first thing that is wrong with it, in the words of a language.
pub fn read_configuration(
    path: &Path,
    bytes: Vec<u8>,
    language: Language,
) -> Result<Context, Complaint> {
    brought(path, bytes).map_err(|mistake| mistake.complaint(language))
}

fn brought(path: &Path, bytes: Vec<u8>) -> Result<Context, Mistake> {
    let text = text(path, bytes)?;
    content::read(&File { path, text: &text })
}

/// The bytes of the file at a place; none where nobody named one and there is none.
fn bytes(place: &Place) -> Result<Option<Vec<u8>>, Mistake> {
    let unreadable = |error| Mistake::of(&place.path, Wrong::Unreadable(error));
    let file = match fs::File::open(&place.path) {
        Ok(file) => file,
        Err(error) if !place.named && is_absent(&error) => return Ok(None),
        Err(error) => return Err(unreadable(error)),
    };
    let mut bytes = Vec::new();
    let limit = u64::try_from(MOST).unwrap_or(u64::MAX);
    file.take(limit + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    Ok(Some(bytes))
}

fn text(path: &Path, bytes: Vec<u8>) -> Result<String, Mistake> {
    if bytes.len() > MOST {
        return Err(Mistake::of(path, Wrong::TooLarge(MOST)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(error.as_bytes());
        Mistake::at(path, &text, Span::point(good), "", Wrong::NotText)
    })
}

/// Whether a file at its usual place is not there: a service may not even look into the home it was started from.
fn is_absent(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory | io::ErrorKind::PermissionDenied
    )
}
