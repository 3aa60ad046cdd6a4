//! Help and complaints about flags, in both languages: clap knows one, so both are put together from its own tables.

use super::args::wrong;
use super::output;
use crate::render::Language;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use std::process::ExitCode;

/// What a flag does, in Spanish and in English, by the flag's name.
const FLAGS: &[(&str, &str, &str)] = &[
    (
        "odds",
        "resuelve en vez de tirar: probabilidades exactas",
        "solve instead of rolling: exact odds",
    ),
    ("times", "tira N veces", "roll N times"),
    (
        "dice",
        "usa estas caras, en el orden en que se tiran: 1,5,9",
        "use these faces, in the order they are drawn: 1,5,9",
    ),
    (
        "seed",
        "tirada reproducible: semilla y número de línea dan los mismos dados",
        "reproducible: seed and line number give the same dice",
    ),
    (
        "format",
        "formato de salida: text, json, csv o markdown",
        "output format: text, json, csv or markdown",
    ),
    (
        "chart",
        "probabilidades como histograma, al menos y como mucho",
        "odds as a histogram, at least and at most",
    ),
    (
        "svg",
        "escribe las probabilidades como imagen en ese archivo",
        "write the odds as a picture to that file",
    ),
    (
        "json",
        "lo mismo que --format json: un objeto por línea",
        "the same as --format json: one object a line",
    ),
    ("quiet", "solo la respuesta", "only the answer"),
    (
        "explain",
        "también los criterios y tablas que decidieron un número",
        "also the rulings and tables that decided a number",
    ),
    ("lang", "idioma: es o en", "language: es or en"),
    (
        "color",
        "color: auto, always o never",
        "colour: auto, always or never",
    ),
    (
        "exit_status",
        "termina con 1 si la tirada falla",
        "exit 1 when the roll failed",
    ),
    (
        "first",
        "número de la primera línea de la entrada",
        "number of the first line of the input",
    ),
    (
        "keyed",
        "cada línea es «clave TAB expresión»; la clave decide los dados",
        "each line is “id TAB expression”; the id seeds it",
    ),
    (
        "errors",
        "las líneas malas: report (por la salida de errores) o data (como respuestas)",
        "wrong lines: report (on standard error) or data (as records)",
    ),
    (
        "null",
        "las líneas acaban en NUL, al entrar y al salir",
        "lines end in NUL, in and out",
    ),
    (
        "budget",
        "milisegundos para unas probabilidades exactas antes de pasar a una muestra",
        "milliseconds for exact odds before they turn into a sample",
    ),
    (
        "config",
        "lee la configuración de este archivo",
        "read the configuration from this file",
    ),
    (
        "init_config",
        "escribe una configuración de ejemplo y di dónde",
        "write an example configuration and tell where",
    ),
    (
        "no_config",
        "no leas ningún archivo de configuración",
        "read no configuration file",
    ),
    ("help", "esta ayuda", "this help"),
    ("version", "la versión", "the version"),
];

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
    let spanish = language == Language::Spanish;
    let mut command = command;
    for (id, es, en) in FLAGS {
        let text = if spanish { *es } else { *en };
        if matches!(*id, "help" | "version") {
            continue;
        }
        command = command.mut_arg(id, |arg| {
            let hides = arg.get_action().takes_values();
            let arg = arg.help(text);
            if hides {
                arg.hide_possible_values(true)
            } else {
                arg
            }
        });
    }
    let of = |wanted: &str| {
        FLAGS
            .iter()
            .find(|(id, ..)| *id == wanted)
            .map_or("", |(_, es, en)| if spanish { es } else { en })
    };
    let command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(
            clap::Arg::new("help")
                .short('h')
                .long("help")
                .action(clap::ArgAction::Help)
                .help(of("help")),
        )
        .arg(
            clap::Arg::new("version")
                .short('V')
                .long("version")
                .action(clap::ArgAction::Version)
                .help(of("version")),
        );
    let (head, tail) = if spanish {
        (SPANISH_HEAD, SPANISH_TAIL)
    } else {
        (ENGLISH_HEAD, ENGLISH_TAIL)
    };
    let mut command = command.help_template("{options}");
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::Options;
    use clap::CommandFactory;

    #[test]
    fn every_flag_has_a_help_text_in_both_languages() {
        let command = Options::command();
        for arg in command
            .get_arguments()
            .filter(|arg| arg.get_id() != "words")
        {
            assert!(
                FLAGS.iter().any(|(id, ..)| arg.get_id() == *id),
                "{}",
                arg.get_id()
            );
        }
    }
}
