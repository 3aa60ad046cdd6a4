//! Help and complaints about flags, in both languages: clap knows one, so both are put together from its own tables.

use super::args::{Options, wrong};
use super::flags::{FLAGS, Flag, GROUPS};
use super::{USUAL_WIDTH, output, screen_width};
use crate::render::Language;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory, Error};
use std::process::ExitCode;

/// What help is to be like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    pub language: Language,
    /// Whether everything is told, rather than what fits one screen.
    pub whole: bool,
}

/// Tells help or what is wrong with the flags; the code to end with.
pub(super) fn tell(error: &Error, asked: Asked, command: &Command) -> ExitCode {
    let told = match error.kind() {
        ErrorKind::DisplayHelp if asked.whole => whole(asked.language, command, screen_width()),
        ErrorKind::DisplayHelp => brief(asked.language),
        ErrorKind::DisplayVersion => error.to_string(),
        _ => {
            output::complain(&complaint(error, asked.language));
            return wrong();
        }
    };
    match output::print(&told) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&format!("tirada: {error:#}\n"));
            wrong()
        }
    }
}

/// A text in each language.
type Both = (&'static str, &'static str);

/// A line of each kind in each language, and what it is.
const EXAMPLES: [(Both, Both); 6] = [
    (("4d6kh3", "4d6kh3"), ("dados", "dice")),
    (("hitos 6+4 vs 15", "hitos 6+4 vs 15"), ("HITOS", "HITOS")),
    (
        ("d100 cac 65 vs 40 larga", "d100 melee 65 vs 40 long"),
        ("el juego de percentiles", "the percentile game"),
    ),
    (
        ("westeros 4+3 vs 9", "westeros 4+3 vs 9"),
        ("Westeros", "Westeros"),
    ),
    (
        ("sw d8 vs 4", "sw d8 vs 4"),
        ("Savage Worlds", "Savage Worlds"),
    ),
    (
        ("prob 2d6 vs 1d12", "odds 2d6 vs 1d12"),
        ("las probabilidades exactas", "the exact odds"),
    ),
];

const fn of(both: Both, language: Language) -> &'static str {
    match language {
        Language::Spanish => both.0,
        Language::English => both.1,
    }
}

/// What help begins with: what the command is, how it is called, and a line of each kind.
fn head(language: Language) -> String {
    let mut text = String::from(of(HEAD, language));
    for (line, what) in EXAMPLES {
        let (line, what) = (of(line, language), of(what, language));
        text.push_str(&format!("  tirada {line:<COLUMN$}{what}\n"));
    }
    text
}

/// Where the texts beside examples begin.
const COLUMN: usize = 34;

const HEAD: Both = (
    "\
tirada: tira, repite o resuelve exactamente una línea de reglas de rol

  tirada [OPCIONES] PALABRAS…              una línea; sin palabras, un diálogo
  … | tirada [OPCIONES]                    una petición por línea
",
    "\
tirada: rolls, replays or exactly solves a line of tabletop rules

  tirada [OPTIONS] WORDS…                  one line; without words, a prompt
  … | tirada [OPTIONS]                     one request a line
",
);

/// The help that fits one screen.
pub(super) fn brief(language: Language) -> String {
    let command = Options::command();
    let mut text = head(language) + "\n";
    let (daily, others): (Vec<_>, Vec<_>) = FLAGS.iter().partition(|flag| flag.daily);
    for flag in daily {
        text.push_str(&format!(
            "  {:<22} {}\n",
            names(flag, &command, language),
            flag.text(language)
        ));
    }
    let others = others.into_iter().map(|flag| short_name(flag, &command));
    let also = format!(
        "{} {}",
        of(ALSO, language),
        others.collect::<Vec<_>>().join(" ")
    );
    for line in wrapped(&also, USUAL_WIDTH - 4) {
        text.push_str(&format!("  {line}\n"));
    }
    text
}

const ALSO: Both = ("Además:", "Also:");

/// The whole help, for a screen of this width.
fn whole(language: Language, command: &Command, width: usize) -> String {
    let width = width.clamp(NARROWEST, WIDEST);
    let mut text = head(language);
    for group in GROUPS {
        text.push_str(&format!("\n{}\n", group.heading(language)));
        for flag in FLAGS.iter().filter(|flag| flag.group == group) {
            write_flag(&mut text, flag, command, language, width);
        }
    }
    for (heading, paragraphs) in TAIL {
        text.push_str(&format!("\n{}\n", of(heading, language)));
        for paragraph in paragraphs {
            for line in wrapped(of(*paragraph, language), width - 2) {
                text.push_str(&format!("  {line}\n"));
            }
        }
    }
    text
}

/// A flag with what it does, on as many lines as that takes.
fn write_flag(text: &mut String, flag: &Flag, command: &Command, language: Language, width: usize) {
    const NAMES: usize = 26;
    let names = names(flag, command, language);
    let mut told = flag.text(language).to_string();
    if let (Language::Spanish, Some(alias)) = (language, alias(flag, command)) {
        told.push_str(&format!(" (--{alias})"));
    }
    let indent = " ".repeat(NAMES + 3);
    let lines = wrapped(&told, width - indent.len());
    for (place, line) in lines.iter().enumerate() {
        let before = match place {
            0 => format!("  {names:<NAMES$} "),
            _ => indent.clone(),
        };
        text.push_str(&format!("{before}{line}\n"));
    }
}

/// The names of a flag, and what its value is called.
pub(super) fn names(flag: &Flag, command: &Command, language: Language) -> String {
    let arg = command.get_arguments().find(|arg| arg.get_id() == flag.id);
    let short = arg.and_then(clap::Arg::get_short);
    let long = arg.and_then(clap::Arg::get_long).unwrap_or(flag.id);
    let short = short.map_or("    ".into(), |letter| format!("-{letter}, "));
    let value = flag.value(language);
    let blank = if value.is_empty() { "" } else { " " };
    format!("{short}--{long}{blank}{value}")
}

/// The Spanish name of a flag.
pub(super) fn alias<'a>(flag: &Flag, command: &'a Command) -> Option<&'a str> {
    let arg = command
        .get_arguments()
        .find(|arg| arg.get_id() == flag.id)?;
    arg.get_all_aliases()?.first().copied()
}

/// Texts in columns narrower or wider than this are hard to read.
const NARROWEST: usize = 56;
const WIDEST: usize = 100;

/// The shortest name of a flag.
fn short_name(flag: &Flag, command: &Command) -> String {
    let arg = command.get_arguments().find(|arg| arg.get_id() == flag.id);
    let short = arg.and_then(clap::Arg::get_short);
    let long = arg.and_then(clap::Arg::get_long).unwrap_or(flag.id);
    short.map_or_else(|| format!("--{long}"), |letter| format!("-{letter}"))
}

/// A text in lines of at most so many characters, broken at blanks.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}

/// What the whole help ends with: headings, and paragraphs under them.
const TAIL: [(Both, &[Both]); 2] = [
    (
        ("La línea", "The line"),
        &[
            (
                "[Nx] [prob] DADOS o JUEGO [REGLA] operandos y palabras [# etiqueta]",
                "[Nx] [odds] DICE or GAME [RULE] operands and words [# label]",
            ),
            (
                "Las palabras van en español o en inglés, en cualquier orden tras los operandos; «vs» separa los bandos. \
                 Paréntesis, #, >, * y ! van entre comillas en una consola. El tabulador completa también dentro de la \
                 línea; --man lo cuenta todo.",
                "Words are English or Spanish, in any order after the operands; “vs” divides the sides. Parentheses, #, >, \
                 * and ! go in quotes in a shell. TAB completes inside the line too; --man tells everything.",
            ),
        ],
    ),
    (
        ("Códigos de salida", "Exit codes"),
        &[
            (
                "0: contestado, también si la tirada falla",
                "0: answered, a lost roll too",
            ),
            (
                "1: la tirada falla, solo con -e",
                "1: the roll failed, only with -e",
            ),
            (
                "2: algo va mal: la línea, las opciones, un límite o la salida",
                "2: something is wrong: the line, the flags, a limit or the output",
            ),
        ],
    ),
];

/// What is wrong with the flags.
fn complaint(error: &Error, language: Language) -> String {
    let spanish = language == Language::Spanish;
    let said = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        _ => None,
    };
    let flag = said(ContextKind::InvalidArg).unwrap_or_default();
    // Clap names the flag with what it takes; the name is enough.
    let flag = flag.split(' ').next().unwrap_or_default();
    let value = said(ContextKind::InvalidValue).unwrap_or_default();
    let valid = said(ContextKind::ValidValue);
    let other = said(ContextKind::PriorArg).unwrap_or_default();
    let mut text = match (error.kind(), spanish) {
        (ErrorKind::UnknownArgument, true) => format!("error: no existe la opción «{flag}»\n"),
        (ErrorKind::UnknownArgument, false) => format!("error: there is no option “{flag}”\n"),
        (ErrorKind::ArgumentConflict, true) => {
            format!("error: «{flag}» y «{other}» no van juntas\n")
        }
        (ErrorKind::ArgumentConflict, false) => {
            format!("error: “{flag}” and “{other}” do not go together\n")
        }
        (_, true) if value.is_empty() => format!("error: «{flag}» necesita un valor\n"),
        (_, false) if value.is_empty() => format!("error: “{flag}” wants a value\n"),
        (_, true) => format!("error: «{value}» no vale para «{flag}»\n"),
        (_, false) => format!("error: “{value}” is no value for “{flag}”\n"),
    };
    if let Some(valid) = valid.filter(|valid| !valid.is_empty()) {
        text.push_str(&if spanish {
            format!("  vale: {valid}\n")
        } else {
            format!("  possible: {valid}\n")
        });
    }
    if let Some(near) = said(ContextKind::SuggestedArg) {
        text.push_str(&if spanish {
            format!("  ¿querías decir «{near}»?\n")
        } else {
            format!("  did you mean “{near}”?\n")
        });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{Context, read};

    const BOTH: [Language; 2] = [Language::Spanish, Language::English];

    #[test]
    fn the_short_help_fits_a_screen_with_a_prompt_after_it() {
        for language in BOTH {
            let help = brief(language);
            assert!(help.lines().count() <= 23, "{help}");
            for line in help.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }

    #[test]
    fn the_whole_help_fits_its_width() {
        for language in BOTH {
            for width in [80, 100, 200] {
                let help = whole(language, &Options::command(), width);
                for line in help.lines() {
                    assert!(line.chars().count() <= width.min(WIDEST), "{line}");
                }
            }
        }
    }

    #[test]
    fn every_example_is_a_line() {
        for ((spanish, english), _) in EXAMPLES {
            for line in [spanish, english] {
                assert!(read(line, &Context::default()).is_ok(), "{line}");
            }
        }
    }
}
