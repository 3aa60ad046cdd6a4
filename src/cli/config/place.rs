//! Where the configuration is: the flag, `TIRADA_CONFIG`, then the usual place of the platform.

use super::super::args::Options;
use std::ffi::OsString;
use std::path::PathBuf;

/// The name of the file in its usual folder.
const FILE: &str = "config.toml";
/// The name of that folder.
const FOLDER: &str = "tirada";

/// Where the configuration is, or would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The file.
    pub path: PathBuf,
    /// Whether somebody named this file, so that it must be there.
    pub named: bool,
}

/// The place that flags and environment lead to; none where there is no home.
pub(super) fn place(options: &Options) -> Option<Place> {
    match &options.config {
        Some(path) => Some(Place {
            path: path.into(),
            named: true,
        }),
        None => from_environment(
            |name| std::env::var_os(name),
            std::env::home_dir,
            cfg!(windows),
        ),
    }
}

/// The same on every Unix, macOS too: who keeps settings under version control has them in one place.
fn from_environment(
    variable: impl Fn(&str) -> Option<OsString>,
    home: impl FnOnce() -> Option<PathBuf>,
    windows: bool,
) -> Option<Place> {
    let said = |name: &str| {
        variable(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(path) = said("TIRADA_CONFIG") {
        return Some(Place { path, named: true });
    }
    let folder = if windows {
        said("APPDATA")
    } else {
        // The XDG rules: a path that is not absolute does not count.
        said("XDG_CONFIG_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| {
                let home = home().filter(|home| !home.as_os_str().is_empty());
                home.map(|home| home.join(".config"))
            })
    };
    folder.map(|folder| Place {
        path: folder.join(FOLDER).join(FILE),
        named: false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(
        variables: &[(&str, &str)],
        home: Option<&str>,
        windows: bool,
    ) -> Option<(String, bool)> {
        let find = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).into())
        };
        let place = from_environment(find, || home.map(PathBuf::from), windows)?;
        Some((place.path.to_string_lossy().replace('\\', "/"), place.named))
    }

    #[test]
    fn the_first_that_says_something_decides() {
        let usual = |path: &str| Some((path.to_string(), false));
        let named = |path: &str| Some((path.to_string(), true));
        let home = Some("/home/ana");
        let own = ("TIRADA_CONFIG", "mine.toml");
        let xdg = ("XDG_CONFIG_HOME", "/xdg");
        assert_eq!(with(&[own, xdg], home, false), named("mine.toml"));
        assert_eq!(with(&[xdg], home, false), usual("/xdg/tirada/config.toml"));
        assert_eq!(
            with(&[], home, false),
            usual("/home/ana/.config/tirada/config.toml")
        );
        assert_eq!(with(&[], None, false), None);
        assert_eq!(with(&[], Some(""), false), None);
        let empty = [("TIRADA_CONFIG", ""), ("XDG_CONFIG_HOME", "")];
        assert_eq!(
            with(&empty, home, false),
            usual("/home/ana/.config/tirada/config.toml")
        );
        let relative = [("XDG_CONFIG_HOME", "xdg")];
        assert_eq!(
            with(&relative, home, false),
            usual("/home/ana/.config/tirada/config.toml")
        );
    }

    #[test]
    fn windows_has_its_own_place() {
        let variables = [("APPDATA", "C:/Ana/Roaming"), ("XDG_CONFIG_HOME", "/xdg")];
        assert_eq!(
            with(&variables, Some("C:/Ana"), true),
            Some(("C:/Ana/Roaming/tirada/config.toml".into(), false))
        );
        assert_eq!(with(&[], Some("C:/Ana"), true), None);
    }
}
