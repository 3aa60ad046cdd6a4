//! Whether text is coloured, decided once: the flag, `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `TERM`, then the terminal.

use super::args::When;

/// Whether text that goes to a stream is coloured; `terminal` says whether the stream is one.
pub(super) fn wanted(when: When, terminal: bool) -> bool {
    match when {
        When::Always => true,
        When::Never => false,
        When::Auto => from_environment(|name| std::env::var(name).ok(), terminal),
    }
}

fn from_environment(variable: impl Fn(&str) -> Option<String>, terminal: bool) -> bool {
    let said = |name: &str| variable(name).filter(|value| !value.is_empty());
    if said("NO_COLOR").is_some() {
        return false;
    }
    if said("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
        return true;
    }
    let refused = said("CLICOLOR").is_some_and(|value| value == "0")
        || said("TERM").is_some_and(|term| term == "dumb");
    terminal && !refused
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(variables: &[(&str, &str)], terminal: bool) -> bool {
        let find = |name: &str| {
            variables
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| (*value).into())
        };
        from_environment(find, terminal)
    }

    #[test]
    fn each_variable_in_its_order() {
        assert!(with(&[], true));
        assert!(!with(&[], false));
        assert!(!with(&[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")], true));
        assert!(with(&[("NO_COLOR", "")], true));
        assert!(with(&[("CLICOLOR_FORCE", "1"), ("TERM", "dumb")], false));
        assert!(!with(&[("CLICOLOR", "0")], true));
        assert!(!with(&[("TERM", "dumb")], true));
    }
}
