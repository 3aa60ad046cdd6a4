//! Pictures of odds: written whole or not at all, one a line.

use super::{Settings, whole};
use crate::render;
use crate::report::{Place, Record};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// Writes the picture of a record where one is wanted and there is something to draw.
pub(super) fn draw(settings: &Settings, record: &Record) -> Result<()> {
    let Some(path) = &settings.options.svg else {
        return Ok(());
    };
    let Some(picture) = render::record_svg(record, settings.style.language) else {
        bail!(
            "--svg: {}",
            render::nothing_to_draw(settings.style.language)
        );
    };
    let picture = picture.map_err(anyhow::Error::msg)?;
    let path = picture_path(path, &record.place);
    let written = whole::replace(&path, |place| std::fs::write(place, &picture));
    written.with_context(|| path.display().to_string())
}

/// Where the picture of a record goes. Those of a batch have the number or the key of their line in their names, or each
/// would take the place of the one before: `law-3.svg`.
fn picture_path(path: &Path, place: &Place) -> PathBuf {
    let line = match place {
        Place::Alone => return path.into(),
        Place::Line(number) => number.to_string(),
        Place::Key(key) => {
            let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_');
            let letters = key.chars();
            letters
                .map(|letter| if plain(letter) { letter } else { '_' })
                .collect()
        }
    };
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = match path.extension() {
        Some(extension) => format!("{stem}-{line}.{}", extension.to_string_lossy()),
        None => format!("{stem}-{line}"),
    };
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_of_a_batch_has_its_own_name() {
        let name = |place| picture_path(Path::new("folder/law.svg"), &place);
        assert_eq!(name(Place::Alone), Path::new("folder/law.svg"));
        assert_eq!(name(Place::Line(3)), Path::new("folder/law-3.svg"));
        let key = Place::Key("../ana 1".into());
        assert_eq!(name(key), Path::new("folder/law-___ana_1.svg"));
        assert_eq!(
            picture_path(Path::new("law"), &Place::Line(1)),
            Path::new("law-1")
        );
    }
}
