//! The flags, as clap reads them once the words of the language are sorted out.

use super::{WRONG, help, locale, sorting};
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, ValueEnum, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// The command's flags. Their help texts are in `flags`, in both languages.
#[derive(Debug, Default, Parser)]
#[command(
    name = "tirada",
    version,
    disable_help_subcommand = true,
    disable_help_flag = true,
    disable_version_flag = true,
    args_override_self = true
)]
pub(super) struct Options {
    #[arg(short, long, visible_alias = "prob", alias = "probabilidades")]
    pub odds: bool,
    #[arg(short = 'n', long, value_name = "N", alias = "veces", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    pub times: Option<u32>,
    #[arg(
        long,
        value_name = "FACES",
        alias = "dados",
        allow_hyphen_values = true
    )]
    pub dice: Option<String>,
    #[arg(
        short,
        long,
        value_name = "N",
        alias = "semilla",
        allow_negative_numbers = true
    )]
    pub seed: Option<u64>,
    #[arg(short, long, value_name = "FORMAT", alias = "formato")]
    pub format: Option<Format>,
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
    #[arg(short, long, alias = "grafico")]
    pub chart: bool,
    #[arg(long, value_name = "FILE", alias = "imagen", value_hint = ValueHint::FilePath)]
    pub svg: Option<PathBuf>,
    #[arg(short, long, alias = "callado")]
    pub quiet: bool,
    #[arg(long, alias = "explica")]
    pub explain: bool,
    #[arg(short, long, value_name = "LANG", alias = "idioma")]
    pub lang: Option<Lang>,
    #[arg(
        long,
        value_name = "WHEN",
        alias = "colour",
        default_value = "auto",
        hide_default_value = true
    )]
    pub color: When,
    #[arg(short, long, alias = "estado")]
    pub exit_status: bool,
    #[arg(
        long,
        value_name = "N",
        alias = "primera",
        allow_negative_numbers = true
    )]
    pub first: Option<u64>,
    #[arg(long, alias = "con-clave")]
    pub keyed: bool,
    #[arg(
        long,
        value_name = "WHERE",
        alias = "errores",
        default_value = "report",
        hide_default_value = true
    )]
    pub errors: Errors,
    #[arg(short = '0', long, alias = "nulo")]
    pub null: bool,
    #[arg(
        long,
        value_name = "MS",
        alias = "presupuesto",
        allow_negative_numbers = true
    )]
    pub budget: Option<u64>,
    #[arg(
        long,
        value_name = "FILE",
        alias = "configuracion",
        value_hint = ValueHint::FilePath,
        overrides_with = "no_config"
    )]
    pub config: Option<OsString>,
    #[arg(long, alias = "sin-configuracion", overrides_with = "config")]
    pub no_config: bool,
    #[arg(long, alias = "crear-configuracion", conflicts_with = "words")]
    pub init_config: bool,
    #[arg(
        long,
        value_name = "GAME",
        alias = "reglas",
        num_args = 0..=1,
        default_missing_value = "",
        conflicts_with_all = ["json", "format", "list"]
    )]
    pub rules: Option<String>,
    #[arg(long, alias = "lista", conflicts_with = "words")]
    pub list: bool,
    #[arg(long, value_name = "SHELL", alias = "completar")]
    pub completions: Option<Shell>,
    #[arg(long, alias = "manual", conflicts_with = "words")]
    pub man: bool,
    #[arg(short, long, alias = "ayuda", action = ArgAction::Help)]
    pub help: Option<bool>,
    #[arg(short = 'V', long, alias = "versión", action = ArgAction::Version)]
    pub version: Option<bool>,
    #[arg(value_name = "WORDS", last = true)]
    pub words: Vec<OsString>,
}

impl Options {
    /// Whether answers and errors are JSON.
    pub const fn wants_json(&self) -> bool {
        self.json || matches!(self.format, Some(Format::Json))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Text,
    Json,
    Csv,
    Markdown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Lang {
    Es,
    En,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum When {
    #[default]
    Auto,
    Always,
    Never,
}

/// A shell whose lines can be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Shell {
    Bash,
    Zsh,
    Fish,
    Powershell,
    Elvish,
    Nushell,
}

/// What becomes of a wrong line in a batch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Errors {
    /// It is told on the standard error stream, and the exit code says so.
    #[default]
    Report,
    /// It is a record among the others.
    Data,
}

/// The options that the arguments ask for; or, where they ask for help or are wrong, the code to end with once that is
/// told.
pub(super) fn read(arguments: &[OsString]) -> Result<Options, ExitCode> {
    // Most lines have no flag at all; they need not wait for the table of flags to be put together.
    if !arguments
        .iter()
        .any(|argument| argument.as_encoded_bytes().starts_with(b"-"))
    {
        let words = arguments.iter().skip(1).cloned().collect();
        return Ok(Options {
            words,
            ..Options::default()
        });
    }
    let command = Options::command();
    let sorted = sorting::sort(arguments, &command);
    let asked = help::Asked {
        language: locale::language(locale::asked(&sorted)),
        whole: sorted
            .iter()
            .take_while(|flag| *flag != "--")
            .any(|flag| flag == "--help" || flag == "--ayuda"),
    };
    let read = command
        .try_get_matches_from(&sorted)
        .and_then(|matches| Options::from_arg_matches(&matches));
    read.map_err(|error| help::tell(&error, asked, &Options::command()))
}

/// The code of a wrong command line.
pub(super) fn wrong() -> ExitCode {
    ExitCode::from(WRONG)
}
