//! Help and complaints about flags, in both languages: clap knows one, so both are put together from its own tables.

use super::args::wrong;
use super::{flags, output};
use crate::render::Language;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use std::process::ExitCode;

/// Tells help or what is wrong with the flags; the code to end with.
pub(super) fn tell(error: &Error, language: Language, command: Command) -> ExitCode {
    let asked = match error.kind() {
        ErrorKind::DisplayHelp => help(language, command),
        ErrorKind::DisplayVersion => error.to_string(),
        _ => {
            output::complain(&complaint(error, language));
            return wrong();
        }
    };
    match output::print(&asked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&format!("tirada: {error:#}\n"));
            wrong()
        }
    }
}

/// The help text.
pub(super) fn help(language: Language, command: Command) -> String {
    let (head, tail) = match language {
        Language::Spanish => (SPANISH_HEAD, SPANISH_TAIL),
        Language::English => (ENGLISH_HEAD, ENGLISH_TAIL),
    };
    let mut command = flags::described(command, language).help_template("{options}");
    let options = command.render_help().to_string();
    format!("{head}{}\n{tail}", options.trim_end())
}

const SPANISH_HEAD: &str = "\
tirada: tira, repite o resuelve exactamente una línea de reglas de rol

Uso: tirada [OPCIONES] PALABRAS…
     … | tirada [OPCIONES]          una petición por línea

  tirada 4d6kh3
  tirada hitos 6+4 vs 15
  tirada d100 melee 65 vs 40 long
  tirada odds autofire 45 dmg 12 targets 3

Opciones:
";

const SPANISH_TAIL: &str = "
Códigos de salida: 0 contestado, 1 tirada fallida (solo con -e), 2 algo va mal.
";

const ENGLISH_HEAD: &str = "\
tirada: rolls, replays or exactly solves a line of tabletop rules

Usage: tirada [OPTIONS] WORDS…
       … | tirada [OPTIONS]         one request a line

  tirada 4d6kh3
  tirada hitos 6+4 vs 15
  tirada d100 melee 65 vs 40 long
  tirada odds autofire 45 dmg 12 targets 3

Options:
";

const ENGLISH_TAIL: &str = "
Exit codes: 0 answered, 1 the roll failed (only with -e), 2 something is wrong.
";

/// What is wrong with the flags.
fn complaint(error: &Error, language: Language) -> String {
    let spanish = language == Language::Spanish;
    let said = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        _ => None,
    };
    let flag = said(ContextKind::InvalidArg).unwrap_or_default();
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
    if let Some(valid) = valid {
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
