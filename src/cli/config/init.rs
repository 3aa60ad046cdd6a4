//! A first configuration: an example with every part explained, nothing of it in force.

use super::super::args::Options;
use super::mistake::{Mistake, Wrong};
use super::place;
use crate::render::Language;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

const IN_SPANISH: &str = include_str!("example.es.toml");
const IN_ENGLISH: &str = include_str!("example.en.toml");

/// Writes the example where the configuration would be, and says where that is; a file that is there stays as it is.
///
/// # Errors
/// What keeps it from being written.
pub(in crate::cli) fn init(options: &Options, language: Language) -> Result<PathBuf, Mistake> {
    match place::place(options) {
        Some(place) => write(&place.path, example(language)).map(|()| place.path),
        None => Err(Mistake::of(Path::new("config.toml"), Wrong::NoPlace)),
    }
}

const fn example(language: Language) -> &'static str {
    match language {
        Language::Spanish => IN_SPANISH,
        Language::English => IN_ENGLISH,
    }
}

fn write(path: &Path, text: &str) -> Result<(), Mistake> {
    let unwritable = |error| Mistake::of(path, Wrong::Unwritable(error));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(unwritable)?;
    }
    let made = fs::File::options().write(true).create_new(true).open(path);
    match made {
        Ok(mut file) => file.write_all(text.as_bytes()).map_err(unwritable),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            Err(Mistake::of(path, Wrong::Exists))
        }
        Err(error) => Err(unwritable(error)),
    }
}
