//! What is wrong with a configuration file, as data and in both languages.

use super::document::Key;
use crate::ask::{self, Span, TemplateProblem};
use crate::render::{self, Complaint, Language, Spot};
use crate::rules::Refusal;
use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

/// Something wrong with a configuration file.
#[derive(Debug)]
pub(in crate::cli) struct Mistake {
    file: PathBuf,
    spot: Option<Box<Spot>>,
    wrong: Wrong,
    near: Option<Cow<'static, str>>,
}

/// What is wrong.
#[derive(Debug)]
pub(super) enum Wrong {
    /// The file cannot be read.
    Unreadable(io::Error),
    /// The file cannot be written.
    Unwritable(io::Error),
    /// There is a file already where one was to be written.
    Exists,
    /// There is no place for a file to be written.
    NoPlace,
    /// More bytes than a configuration may have.
    TooLarge(usize),
    /// Not UTF-8.
    NotText,
    /// Not TOML.
    Syntax(Syntax),
    /// A key that means nothing here, and those that do.
    UnknownKey { known: Vec<Key> },
    /// A key that must be there.
    MissingKey(Key),
    /// The same key again, in the other language or but for case and accents: this one.
    Again(String),
    /// One of these words belongs here.
    OneOf(Vec<Key>),
    /// What cannot be said together with this key.
    NotBoth(String),
    /// Another kind of value belongs here.
    Wants(Kind),
    /// A number past 64 bits.
    NumberTooLarge,
    /// What the rules will not take.
    Refused(Refusal),
    /// A text in the language that is wrong.
    Line(String, Box<ask::Error>),
    /// A name that is no word.
    NotName,
    /// A macro with the name of a word that lines begin with.
    Hides(String),
    /// The line of a macro is wrong.
    Template(TemplateProblem),
    /// Macros that come back to themselves.
    Endless(Vec<String>),
}

/// A kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Number,
    Text,
    List,
    Flag,
    Formula,
    Points,
    Metres,
    MetresOrMore,
    Pair,
    Table,
    Macro,
}

/// What of TOML is broken, as far as people break it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Syntax {
    /// A key twice.
    TwiceKey,
    /// A text without its quotes.
    NoQuotes,
    /// A key that needs quotes.
    BareKey,
    /// A key without a value.
    NoValue,
    /// Something opened that nothing closes.
    Unclosed,
    /// Anything else.
    Other,
}

impl Syntax {
    /// What the TOML reader says, sorted into what can be said in both languages; `rest` is its line from the place on.
    pub fn of(message: &str, rest: &str) -> Self {
        let says = |parts: &[&str]| parts.iter().any(|part| message.contains(part));
        match () {
            () if says(&["duplicate key", "cannot extend"]) => Self::TwiceKey,
            () if says(&["invalid unquoted key"]) => Self::BareKey,
            // Words before the `=`: a key with blanks.
            () if says(&["missing assignment", "no value"]) && rest.contains('=') => Self::BareKey,
            () if says(&["missing value", "no value", "missing assignment"]) => Self::NoValue,
            () if says(&["must be quoted"]) && rest.trim().is_empty() => Self::NoValue,
            () if says(&["must be quoted"]) => Self::NoQuotes,
            () if says(&["unclosed", "invalid basic string", "invalid literal string"]) => {
                Self::Unclosed
            }
            () => Self::Other,
        }
    }
}

impl Mistake {
    /// Something wrong with a file as a whole.
    pub(super) fn of(file: &Path, wrong: Wrong) -> Self {
        Self {
            file: file.into(),
            spot: None,
            wrong,
            near: None,
        }
    }

    /// Something wrong at a place in a file's text. What goes over several lines is shown to the end of the first.
    pub(super) fn at(file: &Path, text: &str, span: Span, key: &str, wrong: Wrong) -> Self {
        let at = (0..=span.at.min(text.len()))
            .rev()
            .find(|&at| text.is_char_boundary(at))
            .unwrap_or(0);
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let line = text[start..].split('\n').next().unwrap_or("").trim_end();
        // Blanks at the end of a line are not shown.
        let shown = start + line.len();
        let at = at.min(shown);
        let end = span.end.clamp(at, shown);
        Self {
            spot: Some(Box::new(Spot {
                line: text[..start].matches('\n').count() + 1,
                key: key.into(),
                text: line.into(),
                span: Span::new(at - start, end - start),
            })),
            ..Self::of(file, wrong)
        }
    }

    /// The same with the word that was most likely meant.
    pub(super) fn near(self, near: Option<Cow<'static, str>>) -> Self {
        Self { near, ..self }
    }

    /// The mistake in the words of a language.
    pub fn complaint(self, language: Language) -> Complaint {
        let spanish = language == Language::Spanish;
        Complaint {
            kind: ask::Kind::Config,
            file: self.file.display().to_string(),
            message: if spanish {
                in_spanish(self.wrong)
            } else {
                in_english(self.wrong)
            },
            spot: self.spot.map(|spot| *spot),
            near: self.near.map(Cow::into_owned),
        }
    }
}

fn in_spanish(wrong: Wrong) -> String {
    let say = |text: &str| text.to_string();
    match wrong {
        Wrong::Unreadable(error) => format!("no se puede leer: {}", reason(&error, true)),
        Wrong::Unwritable(error) => format!("no se puede escribir: {}", reason(&error, true)),
        Wrong::Exists => say("ya hay una configuración ahí, y se queda como está"),
        Wrong::NoPlace => say("no hay dónde escribirla: di --config ARCHIVO"),
        Wrong::TooLarge(most) => {
            format!("la configuración es demasiado larga: {most} bytes como mucho")
        }
        Wrong::NotText => say("no es texto en UTF-8"),
        Wrong::Syntax(syntax) => say(match syntax {
            Syntax::TwiceKey => "esta clave ya está dicha",
            Syntax::NoQuotes => "un texto va entre comillas",
            Syntax::BareKey => {
                "una clave que no sea solo letras sin acento, cifras, guiones y «_» va entre comillas"
            }
            Syntax::NoValue => "tras una clave van un = y un valor",
            Syntax::Unclosed => "falta lo que cierra: unas comillas, un corchete o una llave",
            Syntax::Other => "esto no es TOML",
        }),
        Wrong::UnknownKey { known } => {
            format!(
                "esta clave no existe; aquí van {}",
                list(known.iter().map(|key| key.1), "o")
            )
        }
        Wrong::OneOf(known) => format!("aquí va {}", list(known.iter().map(|key| key.1), "o")),
        Wrong::NotBoth(other) => format!("no va junto con «{other}»"),
        Wrong::MissingKey((_, key)) => format!("falta «{key}»"),
        Wrong::Again(first) => format!("ya está dicho como «{first}»"),
        Wrong::Wants(kind) => say(match kind {
            Kind::Number => "aquí va un número entero",
            Kind::Text => "aquí va un texto entre comillas",
            Kind::Table => "aquí van claves con sus valores",
            Kind::Flag => "aquí va true o false",
            Kind::Formula => "aquí va una cuenta como u/2+1 o 4u/5",
            Kind::Points => "aquí va el daño máximo de un arma, un número",
            Kind::Metres => "aquí van metros",
            Kind::MetresOrMore => "aquí van metros, o «mas»",
            Kind::Pair => "aquí van dos textos entre corchetes: el menor y el mayor",
            Kind::List => "aquí va una lista entre corchetes",
            Kind::Macro => "aquí va una línea entre comillas, o «linea», «params» y «ayuda»",
        }),
        Wrong::NumberTooLarge => say("un número de más de 64 bits"),
        Wrong::Refused(refusal) => render::refusal_text(refusal, Language::Spanish),
        Wrong::Line(text, error) => render::message(&error, &text, Language::Spanish),
        Wrong::NotName => {
            say("un nombre es una palabra: letras, cifras, guiones y «_», primero una letra")
        }
        Wrong::Hides(word) => {
            format!("una macro no puede llamarse como «{word}», con lo que ya empiezan líneas")
        }
        Wrong::Template(problem) => say(match problem {
            TemplateProblem::Empty => "la macro está vacía",
            TemplateProblem::Brace => "una llave sin su pareja",
            TemplateProblem::NotWord => {
                "entre llaves va un nombre, o un nombre, = y lo que vale si no se dice"
            }
            TemplateProblem::TwoDefaults => "este nombre ya tiene otro valor si no se dice",
            TemplateProblem::LineBreak => "una macro es una sola línea",
            TemplateProblem::NotListed => "este nombre no está en «params»",
            TemplateProblem::ListedTwice => "este nombre ya está en «params»",
            TemplateProblem::Unused => "este nombre no está en la línea",
        }),
        Wrong::Endless(chain) => format!(
            "una macro no puede acabar en sí misma: {}",
            chain.join(" → ")
        ),
    }
}

fn in_english(wrong: Wrong) -> String {
    let say = |text: &str| text.to_string();
    match wrong {
        Wrong::Unreadable(error) => format!("cannot be read: {}", reason(&error, false)),
        Wrong::Unwritable(error) => format!("cannot be written: {}", reason(&error, false)),
        Wrong::Exists => say("there is a configuration already, and it stays as it is"),
        Wrong::NoPlace => say("there is no place to write it to: say --config FILE"),
        Wrong::TooLarge(most) => format!("the configuration is too long: {most} bytes at most"),
        Wrong::NotText => say("not text in UTF-8"),
        Wrong::Syntax(syntax) => say(match syntax {
            Syntax::TwiceKey => "this key was said already",
            Syntax::NoQuotes => "a text stands in quotes",
            Syntax::BareKey => {
                "a key of more than letters without accents, digits, hyphens and “_” stands in quotes"
            }
            Syntax::NoValue => "after a key come = and a value",
            Syntax::Unclosed => "what closes it is missing: a quote, a bracket or a brace",
            Syntax::Other => "this is not TOML",
        }),
        Wrong::UnknownKey { known } => {
            format!(
                "there is no such key; expected {}",
                list(known.iter().map(|key| key.0), "or")
            )
        }
        Wrong::OneOf(known) => {
            format!("{} belongs here", list(known.iter().map(|key| key.0), "or"))
        }
        Wrong::NotBoth(other) => format!("does not go together with “{other}”"),
        Wrong::MissingKey((key, _)) => format!("“{key}” is missing"),
        Wrong::Again(first) => format!("was said already as “{first}”"),
        Wrong::Wants(kind) => say(match kind {
            Kind::Number => "a whole number belongs here",
            Kind::Text => "a text in quotes belongs here",
            Kind::Table => "keys with their values belong here",
            Kind::Flag => "true or false belongs here",
            Kind::Formula => "a formula such as u/2+1 or 4u/5 belongs here",
            Kind::Points => "the most damage of a weapon belongs here, a number",
            Kind::Metres => "metres belong here",
            Kind::MetresOrMore => "metres belong here, or “more”",
            Kind::Pair => "two texts in brackets belong here: the lesser and the greater",
            Kind::List => "a list in brackets belongs here",
            Kind::Macro => "a line in quotes belongs here, or “line”, “params” and “help”",
        }),
        Wrong::NumberTooLarge => say("a number past 64 bits"),
        Wrong::Refused(refusal) => render::refusal_text(refusal, Language::English),
        Wrong::Line(text, error) => render::message(&error, &text, Language::English),
        Wrong::NotName => say("a name is a word: letters, digits, hyphens and “_”, first a letter"),
        Wrong::Hides(word) => {
            format!("a macro cannot be called like “{word}”, with which lines begin already")
        }
        Wrong::Template(problem) => say(match problem {
            TemplateProblem::Empty => "the macro is empty",
            TemplateProblem::Brace => "a brace without its other half",
            TemplateProblem::NotWord => {
                "between braces stands a name, or a name, = and what it is when nothing is said"
            }
            TemplateProblem::TwoDefaults => {
                "this name already stands for something else when nothing is said"
            }
            TemplateProblem::LineBreak => "a macro is a single line",
            TemplateProblem::NotListed => "this name is not in “params”",
            TemplateProblem::ListedTwice => "this name is in “params” already",
            TemplateProblem::Unused => "this name is not in the line",
        }),
        Wrong::Endless(chain) => format!("a macro cannot end in itself: {}", chain.join(" → ")),
    }
}

/// Words with commas between, and a word before the last.
fn list(words: impl Iterator<Item = &'static str>, or: &str) -> String {
    let mut words: Vec<&str> = words.collect();
    match words.pop() {
        Some(last) if words.is_empty() => last.into(),
        Some(last) => format!("{} {or} {last}", words.join(", ")),
        None => String::new(),
    }
}

/// Why the system refused.
fn reason(error: &io::Error, spanish: bool) -> String {
    let known = match error.kind() {
        io::ErrorKind::NotFound => Some(("no existe", "there is no such file")),
        io::ErrorKind::PermissionDenied => Some(("no hay permiso", "no permission")),
        io::ErrorKind::IsADirectory => Some(("es una carpeta", "it is a folder")),
        _ => None,
    };
    known.map_or_else(
        || error.to_string(),
        |(es, en)| if spanish { es } else { en }.to_string(),
    )
}
