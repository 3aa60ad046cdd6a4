//! Files that are written whole or not at all: beside their place first, then put there, whatever ends the command meanwhile.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io, process};

/// Puts in a file's place what `write` makes of an empty place beside it. A link stays one and what it points to is replaced;
/// what is no file, such as a pipe, is written as it stands.
///
/// # Errors
/// What keeps the file from being written; it is then as it was before.
pub(super) fn replace(path: &Path, write: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
    let place = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    let there = fs::metadata(&place).ok();
    if there.as_ref().is_some_and(|there| !there.is_file()) {
        return write(&place);
    }
    let beside = beside(&place);
    let written = write(&beside)
        .and_then(|()| match there {
            Some(there) => fs::set_permissions(&beside, there.permissions()),
            None => Ok(()),
        })
        .and_then(|()| fs::rename(&beside, &place));
    if written.is_err() {
        let _gone = fs::remove_file(&beside);
    }
    written
}

/// A place in the same folder that no other process writes to.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.part", process::id()));
    path.with_file_name(name)
}
