//! Which language to speak: the flag, then `TIRADA_LANG`, then the locale, then Spanish.

use super::args::Lang;
use crate::render::Language;
use std::ffi::OsString;

/// Languages whose speakers read Spanish.
const SPANISH: [&str; 5] = ["es", "ca", "gl", "eu", "ast"];

/// The language of the text.
pub(super) fn language(flag: Option<Lang>) -> Language {
    match flag {
        Some(Lang::Es) => Language::Spanish,
        Some(Lang::En) => Language::English,
        None => from_environment(|name| std::env::var(name).ok()),
    }
}

/// The language that sorted arguments ask for, before they are read: errors in them are told in it.
pub(super) fn asked(sorted: &[OsString]) -> Option<Lang> {
    let mut flags = sorted
        .iter()
        .filter_map(|flag| flag.to_str())
        .take_while(|&flag| flag != "--");
    let mut asked = None;
    while let Some(flag) = flags.next() {
        let value = ["--lang=", "--idioma=", "-l"]
            .iter()
            .find_map(|name| flag.strip_prefix(name));
        asked = match (flag, value) {
            ("--lang" | "--idioma" | "-l", _) => flags.next().and_then(named).or(asked),
            (_, Some(value)) => named(value).or(asked),
            _ => asked,
        };
    }
    asked
}

fn named(value: &str) -> Option<Lang> {
    match value {
        "es" => Some(Lang::Es),
        "en" => Some(Lang::En),
        _ => None,
    }
}

fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let said = ["TIRADA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()));
    let Some(said) = said else {
        return Language::Spanish;
    };
    let code = said
        .split(['_', '.', '@', '-'])
        .next()
        .unwrap_or("")
        .to_ascii_lowercase();
    // C and POSIX name no language.
    if SPANISH.contains(&code.as_str()) || matches!(code.as_str(), "c" | "posix") {
        Language::Spanish
    } else {
        Language::English
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(variables: &[(&str, &str)]) -> Language {
        from_environment(|name| {
            variables
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| (*value).into())
        })
    }

    #[test]
    fn the_first_variable_that_says_something_decides() {
        assert_eq!(with(&[]), Language::Spanish);
        assert_eq!(with(&[("LANG", "en_GB.UTF-8")]), Language::English);
        assert_eq!(
            with(&[("LANG", "en_GB.UTF-8"), ("LC_ALL", "ca_ES.UTF-8")]),
            Language::Spanish
        );
        assert_eq!(
            with(&[("LC_ALL", ""), ("LC_MESSAGES", "fr_FR")]),
            Language::English
        );
        assert_eq!(
            with(&[("TIRADA_LANG", "en"), ("LC_ALL", "es_ES")]),
            Language::English
        );
        assert_eq!(with(&[("LANG", "C.UTF-8")]), Language::Spanish);
    }
}
