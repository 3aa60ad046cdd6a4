//! Completion of a command line, as the scripts of the shells ask for it.
//!
//! A script runs the command with `TIRADA_COMPLETE` set to its shell's name, and hands over the line up to the cursor; what can
//! stand there comes back as lines of text. Flags are offered only for a word that begins with a hyphen; every other word
//! belongs to the language, and the reader of lines says what it could be.

mod offer;
mod quoting;
mod reply;

use super::args::Shell;
use super::output;
use offer::Offer;
use quoting::Quoting;
use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

/// The variable that makes a run of the command a question for completions.
pub const ASKED: &str = "TIRADA_COMPLETE";

/// The variable that holds the line where a shell cannot hand it over as an argument.
const LINE: &str = "TIRADA_LINE";

/// The script that a shell reads once to complete the command.
pub(super) const fn script(shell: Shell) -> &'static str {
    match shell {
        Shell::Bash => include_str!("../../../completions/tirada.bash"),
        Shell::Zsh => include_str!("../../../completions/_tirada"),
        Shell::Fish => include_str!("../../../completions/tirada.fish"),
        Shell::Powershell => include_str!("../../../completions/tirada.ps1"),
        Shell::Elvish => include_str!("../../../completions/tirada.elv"),
        Shell::Nushell => include_str!("../../../completions/tirada.nu"),
    }
}

/// Answers a shell. Whatever is wrong, the person at the prompt sees no more than a missing completion.
pub fn complete(shell: &OsStr, arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<String> = arguments
        .skip(1)
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let answer = match shell.to_str() {
        Some("bash") => bash(&arguments),
        Some("powershell") => powershell(),
        Some("zsh") => reply::zsh(&offered(&arguments)),
        Some(_) => reply::table(&offered(&arguments)),
        None => return ExitCode::FAILURE,
    };
    match output::print(&answer) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// What can stand at the end of words without quotes, the last one under way.
fn offered(words: &[String]) -> Offer {
    match words.split_last() {
        Some((current, before)) => Offer::new(before, current),
        None => Offer::new(&[], ""),
    }
}

/// What bash asks: the kind of its question, the screen's width, the command's name as typed, the text to be replaced, and the
/// line up to the cursor. It breaks words at signs such as `:` and `=`, so that only the line says what the words are.
fn bash(arguments: &[String]) -> String {
    let [kind, width, name, text, line] = arguments else {
        return String::new();
    };
    let line = quoting::split(line, Quoting::Bash);
    let own_name = line.words.iter().position(|word| word == name);
    let before = line.words.get(own_name.unwrap_or(0) + 1..).unwrap_or(&[]);
    let offer = Offer::new(before, &line.current);
    let screen = reply::Screen {
        lists: matches!(kind.as_str(), "63" | "33" | "64"),
        width: width.parse().unwrap_or(80),
    };
    reply::bash(&offer, text, line.quote, screen)
}

/// What PowerShell asks: the line up to the cursor stands in a variable, for its quotes are lost in arguments.
fn powershell() -> String {
    let line = std::env::var(LINE).unwrap_or_default();
    let line = quoting::split(&line, Quoting::PowerShell);
    let offer = Offer::new(line.words.get(1..).unwrap_or(&[]), &line.current);
    reply::powershell(&offer, line.quote)
}
