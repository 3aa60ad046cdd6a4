//! The prompt: with no words on a terminal, a line editor with history, completion and errors shown as they are typed.

use super::{ANSWERED, Settings, once, output, whole};
use crate::ask::{Context, Tongue, complete, read};
use crate::render;
use anyhow::Result;
use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::{FileHistory, History};
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Editor, Helper};
use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

const PROMPT: &str = "» ";
/// Lines of history that are kept.
const HISTORY: usize = 1_000;

/// What the editor asks about the line under way.
struct Words {
    context: Context,
    tongue: Tongue,
}

/// Words that the prompt itself understands, in both languages.
enum Own {
    Help,
    Leave,
}

fn own(line: &str) -> Option<Own> {
    match line.to_lowercase().as_str() {
        "help" | "ayuda" | "?" => Some(Own::Help),
        "exit" | "quit" | "salir" => Some(Own::Leave),
        _ => None,
    }
}

/// Answers lines until the user leaves; a wrong line is told and forgotten.
pub(super) fn run(settings: &Settings) -> Result<u8> {
    let config = Config::builder()
        .max_history_size(HISTORY)?
        .history_ignore_dups(true)?
        .completion_type(CompletionType::List)
        .auto_add_history(true)
        .build();
    let mut editor: Editor<Words, FileHistory> = Editor::with_config(config.clone())?;
    let tongue = settings.style.language.tongue();
    editor.set_helper(Some(Words {
        context: settings.context.clone(),
        tongue,
    }));
    let history = history_file();
    if let Some(path) = &history {
        // None yet is as good as an empty one.
        let _none_yet = editor.load_history(path);
    }
    output::print(render::welcome(settings.style.language))?;
    let mut number = settings.options.first.unwrap_or(1);
    loop {
        match editor.readline(PROMPT) {
            Ok(line) => {
                if let Some(path) = &history {
                    // A history that cannot be kept is no reason to end badly.
                    let _kept = keep(&line, path, &config);
                }
                match own(line.trim()) {
                    Some(Own::Leave) => break,
                    Some(Own::Help) => output::print(render::prompt_help(settings.style.language))?,
                    None if line.trim().is_empty() || line.trim_start().starts_with('#') => {}
                    None => {
                        once::answer(settings, &line, &[], number)?;
                        number = number.wrapping_add(1);
                    }
                }
            }
            Err(ReadlineError::Interrupted) => {}
            Err(ReadlineError::Eof) => break,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(ANSWERED)
}

/// Keeps a line at once: a terminal may be closed at any time, and other prompts keep their lines in the same file.
fn keep(line: &str, path: &Path, config: &Config) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut lines = FileHistory::with_config(config);
    // None yet is as good as an empty one.
    let _none_yet = lines.load(path);
    if lines.add(line).map_err(io::Error::other)? {
        whole::replace(path, |place| lines.save(place).map_err(io::Error::other))?;
    }
    Ok(())
}

/// Where the history is kept between prompts: the state folder of the XDG convention.
fn history_file() -> Option<PathBuf> {
    let folder = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let state = folder("XDG_STATE_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/state")))?;
    Some(state.join("tirada/history"))
}

impl Helper for Words {}
impl Validator for Words {}

impl Hinter for Words {
    type Hint = String;
}

impl Completer for Words {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let completion = complete(line.get(..at).unwrap_or(line), &self.context, self.tongue);
        let pair = |candidate: crate::ask::Candidate| Pair {
            display: if candidate.help.is_empty() {
                candidate.word.clone()
            } else {
                format!("{}  ({})", candidate.word, candidate.help)
            },
            replacement: format!("{} ", candidate.word),
        };
        Ok((
            completion.at,
            completion.candidates.into_iter().map(pair).collect(),
        ))
    }
}

impl Highlighter for Words {
    /// The wrong part of the line in the colour of bad news; what is only unfinished is left alone.
    fn highlight<'l>(&self, line: &'l str, _at: usize) -> Cow<'l, str> {
        match read(line, &self.context) {
            Err(error) if error.span.at < error.span.end && own(line.trim()).is_none() => {
                Cow::Owned(render::marked(line, error.span))
            }
            _ => Cow::Borrowed(line),
        }
    }

    fn highlight_char(&self, _line: &str, _at: usize, _kind: CmdKind) -> bool {
        true
    }
}
