//! What each flag does, in Spanish and in English: help, the manual page and completions read it here.

use crate::render::Language;
use clap::Command;

/// What help says of a flag.
#[derive(Debug)]
pub(super) struct Flag {
    /// The flag's name, as clap knows it.
    pub id: &'static str,
    /// Where help tells it.
    pub group: Group,
    /// Whether the short help tells it too, rather than only name it.
    pub daily: bool,
    /// What its value is called, in Spanish and in English; empty where it takes none.
    value: (&'static str, &'static str),
    es: &'static str,
    en: &'static str,
}

/// What flags are about, in the order of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Asking,
    Showing,
    Batch,
    Files,
    About,
}

/// Every group, in order.
pub(super) const GROUPS: [Group; 5] = [
    Group::Asking,
    Group::Showing,
    Group::Batch,
    Group::Files,
    Group::About,
];

/// Every flag, group by group, in the order of the help.
pub(super) const FLAGS: &[Flag] = &[
    Flag {
        id: "odds",
        group: Group::Asking,
        daily: true,
        value: ("", ""),
        es: "resuelve en vez de tirar: probabilidades exactas",
        en: "solve instead of rolling: exact odds",
    },
    Flag {
        id: "times",
        group: Group::Asking,
        daily: true,
        value: ("N", "N"),
        es: "tira N veces",
        en: "roll N times",
    },
    Flag {
        id: "dice",
        group: Group::Asking,
        daily: true,
        value: ("CARAS", "FACES"),
        es: "usa estas caras, en el orden en que se tiran: 1,5,9",
        en: "use these faces, in the order they are drawn: 1,5,9",
    },
    Flag {
        id: "seed",
        group: Group::Asking,
        daily: true,
        value: ("N", "N"),
        es: "repetible: semilla y número de línea fijan los dados",
        en: "reproducible: seed and line number give the same dice",
    },
    Flag {
        id: "budget",
        group: Group::Asking,
        daily: false,
        value: ("MS", "MS"),
        es: "milisegundos para unas probabilidades exactas antes de pasar a una muestra",
        en: "milliseconds for exact odds before they turn into a sample",
    },
    Flag {
        id: "format",
        group: Group::Showing,
        daily: true,
        value: ("FORMATO", "FORMAT"),
        es: "formato de salida: text, json, csv o markdown",
        en: "output format: text, json, csv or markdown",
    },
    Flag {
        id: "json",
        group: Group::Showing,
        daily: false,
        value: ("", ""),
        es: "lo mismo que --format json: un objeto por línea",
        en: "the same as --format json: one object a line",
    },
    Flag {
        id: "chart",
        group: Group::Showing,
        daily: true,
        value: ("", ""),
        es: "probabilidades como histograma",
        en: "odds as a histogram",
    },
    Flag {
        id: "svg",
        group: Group::Showing,
        daily: false,
        value: ("ARCHIVO", "FILE"),
        es: "escribe las probabilidades como imagen en ese archivo",
        en: "write the odds as a picture to that file",
    },
    Flag {
        id: "quiet",
        group: Group::Showing,
        daily: true,
        value: ("", ""),
        es: "solo la respuesta: el total o el resultado",
        en: "only the answer: the total, or the result",
    },
    Flag {
        id: "explain",
        group: Group::Showing,
        daily: false,
        value: ("", ""),
        es: "también los criterios y tablas que decidieron un número",
        en: "also the rulings and tables that decided a number",
    },
    Flag {
        id: "lang",
        group: Group::Showing,
        daily: true,
        value: ("IDIOMA", "LANG"),
        es: "idioma: es o en",
        en: "language: es or en",
    },
    Flag {
        id: "color",
        group: Group::Showing,
        daily: false,
        value: ("CUÁNDO", "WHEN"),
        es: "color: auto, always o never",
        en: "colour: auto, always or never",
    },
    Flag {
        id: "exit_status",
        group: Group::Batch,
        daily: true,
        value: ("", ""),
        es: "termina con 1 si la tirada falla",
        en: "exit 1 when the roll failed",
    },
    Flag {
        id: "first",
        group: Group::Batch,
        daily: false,
        value: ("N", "N"),
        es: "número de la primera línea de la entrada",
        en: "number of the first line of the input",
    },
    Flag {
        id: "keyed",
        group: Group::Batch,
        daily: false,
        value: ("", ""),
        es: "cada línea es «clave TAB expresión»; la clave decide los dados",
        en: "each line is “id TAB expression”; the id seeds it",
    },
    Flag {
        id: "errors",
        group: Group::Batch,
        daily: false,
        value: ("DÓNDE", "WHERE"),
        es: "las líneas malas: report (por la salida de errores) o data (como respuestas)",
        en: "wrong lines: report (on standard error) or data (as records)",
    },
    Flag {
        id: "null",
        group: Group::Batch,
        daily: false,
        value: ("", ""),
        es: "las líneas acaban en NUL, al entrar y al salir",
        en: "lines end in NUL, in and out",
    },
    Flag {
        id: "config",
        group: Group::Files,
        daily: false,
        value: ("ARCHIVO", "FILE"),
        es: "lee la configuración de este archivo",
        en: "read the configuration from this file",
    },
    Flag {
        id: "no_config",
        group: Group::Files,
        daily: false,
        value: ("", ""),
        es: "no leas ningún archivo de configuración",
        en: "read no configuration file",
    },
    Flag {
        id: "init_config",
        group: Group::Files,
        daily: false,
        value: ("", ""),
        es: "escribe una configuración de ejemplo y di dónde",
        en: "write an example configuration and tell where",
    },
    Flag {
        id: "rules",
        group: Group::About,
        daily: false,
        value: ("[JUEGO]", "[GAME]"),
        es: "las reglas de un juego, sus criterios, tablas y palabras; sin juego, los que hay",
        en: "the rules of a game, its rulings, tables and words; without a game, which there are",
    },
    Flag {
        id: "list",
        group: Group::About,
        daily: false,
        value: ("", ""),
        es: "todos los juegos y reglas por su nombre",
        en: "every game and rule by name",
    },
    Flag {
        id: "completions",
        group: Group::About,
        daily: false,
        value: ("SHELL", "SHELL"),
        es: "el guion para completar con TAB: bash, zsh, fish, powershell, elvish o nushell",
        en: "the script that completes with TAB: bash, zsh, fish, powershell, elvish or nushell",
    },
    Flag {
        id: "man",
        group: Group::About,
        daily: false,
        value: ("", ""),
        es: "la página del manual, para man",
        en: "the manual page, for man",
    },
    Flag {
        id: "help",
        group: Group::About,
        daily: true,
        value: ("", ""),
        es: "-h en una pantalla, --help con todo",
        en: "-h on one screen, --help with everything",
    },
    Flag {
        id: "version",
        group: Group::About,
        daily: false,
        value: ("", ""),
        es: "la versión",
        en: "the version",
    },
];

impl Flag {
    /// What it does.
    pub(super) const fn text(&self, language: Language) -> &'static str {
        match language {
            Language::Spanish => self.es,
            Language::English => self.en,
        }
    }

    /// What its value is called; empty where it takes none.
    pub(super) const fn value(&self, language: Language) -> &'static str {
        match language {
            Language::Spanish => self.value.0,
            Language::English => self.value.1,
        }
    }
}

impl Group {
    /// The heading over its flags.
    pub(super) const fn heading(self, language: Language) -> &'static str {
        let (es, en) = match self {
            Self::Asking => ("Qué se pide", "What is asked"),
            Self::Showing => ("Cómo se contesta", "How it is answered"),
            Self::Batch => ("En guiones y tuberías", "In scripts and pipes"),
            Self::Files => ("Configuración", "Configuration"),
            Self::About => ("Sobre la orden", "About the command"),
        };
        match language {
            Language::Spanish => es,
            Language::English => en,
        }
    }
}

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

/// What is known of a flag.
pub(super) fn flag(id: &str) -> Option<&'static Flag> {
    FLAGS.iter().find(|flag| flag.id == id)
}

/// The command with the text of every flag in a language.
pub(super) fn described(command: Command, language: Language) -> Command {
    command.mut_args(|arg| {
        let takes_value = arg.get_action().takes_values();
        let text = flag(arg.get_id().as_str()).map_or("", |flag| flag.text(language));
        arg.help(text).hide_possible_values(takes_value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::Options;
    use clap::CommandFactory;

    #[test]
    fn every_flag_has_a_help_text_in_both_languages() {
        let command = described(Options::command(), Language::Spanish);
        let flags = || {
            let arguments = command.get_arguments();
            arguments.filter(|arg| arg.get_id() != "words")
        };
        for arg in flags() {
            let told = flag(arg.get_id().as_str());
            assert!(told.is_some(), "{}", arg.get_id());
            let takes_value = arg.get_action().takes_values();
            assert_eq!(
                told.is_some_and(|flag| !flag.value.0.is_empty()),
                takes_value,
                "{}",
                arg.get_id()
            );
        }
        for told in FLAGS {
            assert!(flags().any(|arg| arg.get_id() == told.id), "{}", told.id);
        }
    }

    #[test]
    fn flags_of_a_group_stand_together() {
        let groups = FLAGS.iter().map(|flag| flag.group);
        let mut seen: Vec<Group> = groups.collect();
        seen.dedup();
        assert_eq!(seen, GROUPS);
    }
}
