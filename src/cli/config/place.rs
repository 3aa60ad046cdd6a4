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
        None => from_environment(|name| std::env::var_os(name), cfg!(windows)),
    }
}

/// The same on every Unix, macOS too: who keeps settings under version control has them in one place.
fn from_environment(variable: impl Fn(&str) -> Option<OsString>, windows: bool) -> Option<Place> {
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
            .or_else(|| said("HOME").map(|home| home.join(".config")))
    };
    folder.map(|folder| Place {
        path: folder.join(FOLDER).join(FILE),
        named: false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(variables: &[(&str, &str)], windows: bool) -> Option<(String, bool)> {
        let find = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).into())
        };
        let place = from_environment(find, windows)?;
        Some((place.path.to_string_lossy().replace('\\', "/"), place.named))
    }

    #[test]
    fn the_first_that_says_something_decides() {
        let usual = |path: &str| Some((path.to_string(), false));
        let named = |path: &str| Some((path.to_string(), true));
        let home = ("HOME", "/home/ana");
        let own = ("TIRADA_CONFIG", "mine.toml");
        let xdg = ("XDG_CONFIG_HOME", "/xdg");
        let at_home = usual("/home/ana/.config/tirada/config.toml");
        assert_eq!(with(&[home, own, xdg], false), named("mine.toml"));
        assert_eq!(with(&[home, xdg], false), usual("/xdg/tirada/config.toml"));
        assert_eq!(with(&[home], false), at_home);
        assert_eq!(with(&[], false), None);
        assert_eq!(with(&[("HOME", "")], false), None);
        let empty = [("TIRADA_CONFIG", ""), ("XDG_CONFIG_HOME", ""), home];
        assert_eq!(with(&empty, false), at_home);
        assert_eq!(with(&[("XDG_CONFIG_HOME", "xdg"), home], false), at_home);
    }

    #[test]
    fn windows_has_its_own_place() {
        let variables = [("APPDATA", "C:/Ana/Roaming"), ("XDG_CONFIG_HOME", "/xdg")];
        assert_eq!(
            with(&variables, true),
            Some(("C:/Ana/Roaming/tirada/config.toml".into(), false))
        );
        assert_eq!(with(&[("HOME", "C:/Ana")], true), None);
    }
}
