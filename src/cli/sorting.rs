//! Sorts the words of the language from the flags, before clap sees them.
//!
//! Options may stand anywhere, and words such as `-2`, `-1d4`, `-d6`, `-max(d4,d6)` or `-ana.pena` are no options: no short flag is
//! a `d`, takes a text with a dot or a parenthesis, or is a digit, but for `-0`, which would add nothing to anything.

use clap::{Arg, Command};
use std::ffi::{OsStr, OsString};

/// Arguments with flags and words apart.
#[derive(Debug, Default)]
pub(super) struct Sorted {
    /// The program's name, then the flags with their values.
    pub flags: Vec<OsString>,
    /// The words of the language.
    pub words: Vec<OsString>,
    /// The last flag, where the arguments end before its value.
    pub waiting: Option<OsString>,
    /// Whether a `--` has said that only words follow.
    pub only_words: bool,
}

impl Sorted {
    /// Takes the arguments apart; the program's own name is the first.
    pub(super) fn new(arguments: &[OsString], command: &Command) -> Self {
        let mut arguments = arguments.iter().peekable();
        let mut sorted = Self {
            flags: arguments.next().into_iter().cloned().collect(),
            ..Self::default()
        };
        while let Some(argument) = arguments.next() {
            match kind(argument, command) {
                Kind::Rest => {
                    sorted.only_words = true;
                    sorted.words.extend(arguments.by_ref().cloned());
                }
                Kind::Word => sorted.words.push(argument.clone()),
                Kind::Flag => sorted.flags.push(argument.clone()),
                Kind::FlagWithMaybe => {
                    sorted.flags.push(argument.clone());
                    match arguments.peek() {
                        Some(next) if matches!(kind(next, command), Kind::Word) => {
                            sorted.flags.extend(arguments.next().cloned());
                        }
                        Some(_) => {}
                        None => sorted.waiting = Some(argument.clone()),
                    }
                }
                Kind::FlagWithValue => {
                    sorted.flags.push(argument.clone());
                    match arguments.next() {
                        Some(value) => sorted.flags.push(value.clone()),
                        None => sorted.waiting = Some(argument.clone()),
                    }
                }
            }
        }
        sorted
    }
}

/// The arguments with all flags first, then `--`, then the words.
pub(super) fn sort(arguments: &[OsString], command: &Command) -> Vec<OsString> {
    let Sorted {
        mut flags, words, ..
    } = Sorted::new(arguments, command);
    // `-` alone is standard input, which is read anyway when there are no words; among words it is a minus sign.
    if words.iter().any(|word| word != "-") {
        flags.push("--".into());
        flags.extend(words);
    }
    flags
}

/// The flags that an argument names, as clap knows them: one by its long name, or several by their letters.
pub(super) fn named<'a>(argument: &str, command: &'a Command) -> Vec<&'a Arg> {
    match argument.strip_prefix("--") {
        Some(name) => {
            let name = name.split('=').next().unwrap_or(name);
            long(name, command).into_iter().collect()
        }
        None => argument
            .chars()
            .skip(1)
            .filter_map(|letter| short(letter, command))
            .collect(),
    }
}

fn short(letter: char, command: &Command) -> Option<&Arg> {
    let mut arguments = command.get_arguments();
    arguments.find(|arg| arg.get_short() == Some(letter))
}

enum Kind {
    /// A word of the language.
    Word,
    /// A flag that is complete in itself.
    Flag,
    /// A flag whose value is the next argument.
    FlagWithValue,
    /// A flag whose value is the next argument, if that is a word.
    FlagWithMaybe,
    /// `--`: only words from here on.
    Rest,
}

fn kind(argument: &OsStr, command: &Command) -> Kind {
    let Some(text) = argument.to_str() else {
        return Kind::Word;
    };
    if text == "--" {
        return Kind::Rest;
    }
    if let Some(name) = text.strip_prefix("--") {
        // Two minus signs before a number or a die.
        let operand = name.trim_start_matches(['d', 'D']);
        if operand.starts_with(|first: char| first.is_ascii_digit() || first == '(') {
            return Kind::Word;
        }
        let arg = long(name, command).filter(|arg| takes_value(arg) && !name.contains('='));
        return match arg {
            Some(arg) if may_stand_alone(arg) => Kind::FlagWithMaybe,
            Some(_) => Kind::FlagWithValue,
            None => Kind::Flag,
        };
    }
    match text.strip_prefix('-') {
        Some(letters)
            if letters
                .strip_prefix('0')
                .is_some_and(|more| all_flags(more, command)) =>
        {
            cluster(letters, command)
        }
        Some(letters)
            if letters.starts_with(is_flag_letter)
                && !is_name(letters)
                && !letters.contains('(') =>
        {
            cluster(letters, command)
        }
        _ => Kind::Word,
    }
}

/// Letters that flags can have; everything else after a `-` belongs to the language.
fn is_flag_letter(letter: char) -> bool {
    letter.is_ascii_alphabetic() && !matches!(letter, 'd' | 'D')
}

/// Whether every letter is a short flag.
fn all_flags(letters: &str, command: &Command) -> bool {
    letters
        .chars()
        .all(|letter| short(letter, command).is_some())
}

/// Whether what follows a `-` is a number of the configuration, such as `ana.pena`: no short flag takes a text with a dot.
fn is_name(letters: &str) -> bool {
    letters
        .split_once('.')
        .is_some_and(|(_, name)| name.starts_with(char::is_alphabetic))
}

/// Short flags written together: the first that takes a value takes the rest, or the next argument.
fn cluster(letters: &str, command: &Command) -> Kind {
    for (at, letter) in letters.char_indices() {
        match short(letter, command) {
            Some(arg) if takes_value(arg) && at + 1 == letters.len() => return Kind::FlagWithValue,
            Some(arg) if takes_value(arg) => return Kind::Flag,
            _ => {}
        }
    }
    Kind::Flag
}

fn long<'a>(name: &str, command: &'a Command) -> Option<&'a Arg> {
    command.get_arguments().find(|arg| {
        arg.get_long() == Some(name)
            || arg
                .get_all_aliases()
                .is_some_and(|aliases| aliases.contains(&name))
    })
}

fn takes_value(arg: &Arg) -> bool {
    arg.get_action().takes_values() && !arg.is_require_equals_set()
}

fn may_stand_alone(arg: &Arg) -> bool {
    let values = arg.get_num_args();
    values.is_some_and(|values| values.min_values() == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::Options;
    use clap::CommandFactory;

    fn sorted(arguments: &[&str]) -> Vec<String> {
        let arguments: Vec<OsString> = ["tirada"]
            .iter()
            .chain(arguments)
            .map(OsString::from)
            .collect();
        sort(&arguments, &Options::command())
            .into_iter()
            .skip(1)
            .filter_map(|arg| arg.into_string().ok())
            .collect()
    }

    #[test]
    fn words_that_look_like_flags_stay_words() {
        assert_eq!(
            sorted(&["d100", "65", "-20", "-q"]),
            ["-q", "--", "d100", "65", "-20"]
        );
        assert_eq!(
            sorted(&["-1d6", "-d6", "-D6"]),
            ["--", "-1d6", "-d6", "-D6"]
        );
    }

    #[test]
    fn a_nought_alone_is_the_flag_for_nul() {
        assert_eq!(sorted(&["-0", "d6"]), ["-0", "--", "d6"]);
        assert_eq!(sorted(&["-q0", "d6"]), ["-q0", "--", "d6"]);
        assert_eq!(sorted(&["-0qs", "7", "d6"]), ["-0qs", "7", "--", "d6"]);
        assert_eq!(sorted(&["-05", "-0d6"]), ["--", "-05", "-0d6"]);
    }

    #[test]
    fn a_name_taken_away_stays_a_word() {
        assert_eq!(
            sorted(&["d100", "65", "-ana.pena", "-q"]),
            ["-q", "--", "d100", "65", "-ana.pena"]
        );
    }

    #[test]
    fn values_go_with_their_flags() {
        assert_eq!(
            sorted(&["3d6", "--dice", "1,2,3", "-qs", "7"]),
            ["--dice", "1,2,3", "-qs", "7", "--", "3d6"]
        );
        assert_eq!(
            sorted(&["-s7", "--dice=-1,0", "4dF"]),
            ["-s7", "--dice=-1,0", "--", "4dF"]
        );
        assert_eq!(
            sorted(&["--semilla", "3", "d6"]),
            ["--semilla", "3", "--", "d6"]
        );
    }

    #[test]
    fn a_hyphen_alone_is_the_input_and_among_words_a_minus() {
        assert_eq!(sorted(&["-q", "-"]), ["-q"]);
        assert_eq!(sorted(&["10", "-", "d6"]), ["--", "10", "-", "d6"]);
    }

    #[test]
    fn after_two_hyphens_all_are_words() {
        assert_eq!(sorted(&["--", "-q", "--json"]), ["--", "-q", "--json"]);
    }
}
