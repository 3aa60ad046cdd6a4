//! What each flag does, in Spanish and in English: help, the manual page and completions read it here.

use crate::render::Language;
use clap::{Arg, ArgAction, Command};

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
    (
        "rules",
        "las reglas de un juego, sus criterios, tablas y palabras; sin juego, los que hay",
        "the rules of a game, its rulings, tables and words; without a game, which there are",
    ),
    (
        "list",
        "todos los juegos y reglas por su nombre",
        "every game and rule by name",
    ),
    (
        "completions",
        "el guion para completar con TAB: bash, zsh, fish, powershell, elvish o nushell",
        "the script that completes with TAB: bash, zsh, fish, powershell, elvish or nushell",
    ),
    ("help", "esta ayuda", "this help"),
    ("version", "la versión", "the version"),
];

/// What a value of a flag means, where its name does not say it to everybody.
const VALUES: &[(&str, &str, &str)] = &[
    ("es", "español", "Spanish"),
    ("en", "inglés", "English"),
    ("text", "para leerlo", "to be read"),
    ("json", "un objeto por línea", "one object a line"),
    ("csv", "una tabla con comas", "a table with commas"),
    (
        "markdown",
        "una tabla para un documento",
        "a table for a document",
    ),
    (
        "auto",
        "según donde se escriba",
        "where the output can show it",
    ),
    ("always", "siempre", "whatever the output is"),
    ("never", "nunca", "no colours"),
    ("report", "por la salida de errores", "on standard error"),
    ("data", "entre las respuestas", "among the answers"),
];

/// What a value of a flag means.
pub(super) fn value_text(value: &str, language: Language) -> &'static str {
    let found = VALUES.iter().find(|(known, ..)| *known == value);
    found.map_or("", |(_, es, en)| match language {
        Language::Spanish => es,
        Language::English => en,
    })
}

/// The command with the text of every flag in a language, those of help and version too.
pub(super) fn described(command: Command, language: Language) -> Command {
    let text = |wanted: &str| {
        let found = FLAGS.iter().find(|(id, ..)| *id == wanted);
        found.map_or("", |(_, es, en)| match language {
            Language::Spanish => *es,
            Language::English => *en,
        })
    };
    let told = |name: &'static str, short, action| {
        let arg = Arg::new(name).short(short).long(name);
        arg.action(action).help(text(name))
    };
    command
        .mut_args(|arg| {
            let takes_value = arg.get_action().takes_values();
            let help = text(arg.get_id().as_str());
            arg.help(help).hide_possible_values(takes_value)
        })
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(told("help", 'h', ArgAction::Help))
        .arg(told("version", 'V', ArgAction::Version))
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
