//! What can stand at the cursor: flags, their values, or words of the language.

use crate::ask::{self, Candidate, Context, Expected, RULEBOOKS, Rulebook, Tongue};
use crate::cli::args::Options;
use crate::cli::sorting::{Sorted, named};
use crate::cli::{config, flags, locale};
use crate::render::Language;
use clap::{Arg, Command, CommandFactory, FromArgMatches, ValueHint};
use std::ffi::OsString;

/// What can stand at the cursor.
#[derive(Debug)]
pub(super) struct Offer {
    /// The word under way, as far as it is written, without quotes.
    pub current: String,
    /// How much of its end the candidates repeat, in bytes.
    pub repeated: usize,
    /// What it can become.
    pub candidates: Vec<Candidate>,
    /// What else can stand there, where no list could hold it.
    pub kinds: Vec<Expected>,
    /// Whether the name of a file stands there.
    pub file: bool,
    /// The language in use.
    pub language: Language,
}

impl Offer {
    /// What can stand after these arguments in the place of a word under way.
    pub(super) fn new(before: &[String], current: &str) -> Self {
        let arguments: Vec<OsString> = [OsString::from("tirada")]
            .into_iter()
            .chain(before.iter().map(OsString::from))
            .collect();
        let command = Options::command();
        let sorted = Sorted::new(&arguments, &command);
        let options = asked(&sorted, &command);
        let language = locale::language(options.lang);
        let command = flags::described(command, language);
        let mut offer = Self {
            current: current.into(),
            repeated: current.len(),
            candidates: Vec::new(),
            kinds: Vec::new(),
            file: false,
            language,
        };
        if let Some(flag) = &sorted.waiting {
            let flag = flag.to_string_lossy();
            if let Some(arg) = named(&flag, &command).last() {
                offer.value(arg, current);
            }
        } else if !sorted.only_words && is_flag(current) {
            match current.split_once('=') {
                Some((flag, value)) => {
                    if let Some(arg) = named(flag, &command).last() {
                        offer.value(arg, value);
                    }
                }
                None => offer.flag(&sorted, &command),
            }
        } else if let Some(book) = options.rules.as_deref().and_then(Rulebook::named) {
            if sorted.words.is_empty() {
                offer.candidates = rules(book, current, language);
            }
        } else {
            let context = config::read(&options).unwrap_or_default();
            offer.word(&sorted.words, &context);
        }
        offer
    }

    /// Each candidate as the whole word under way, quotes apart.
    pub(super) fn words(&self) -> impl Iterator<Item = (String, &Candidate)> {
        self.candidates.iter().map(|candidate| {
            (
                format!("{}{}", self.current, self.rest(candidate)),
                candidate,
            )
        })
    }

    /// What a candidate adds to what is written.
    pub(super) fn rest<'a>(&self, candidate: &'a Candidate) -> &'a str {
        candidate.word.get(self.repeated..).unwrap_or("")
    }

    /// The words of the language that can stand here.
    fn word(&mut self, words: &[OsString], context: &Context) {
        let mut line = String::new();
        for word in words {
            line.push_str(&word.to_string_lossy());
            line.push(' ');
        }
        line.push_str(&self.current);
        let tongue = match self.language {
            Language::Spanish => Tongue::Spanish,
            Language::English => Tongue::English,
        };
        let completion = ask::complete(&line, context, tongue);
        self.repeated = line.len() - completion.at;
        self.candidates = completion.candidates;
        self.kinds = completion.kinds;
    }

    /// The flags that the word can become and that do not stand before it.
    fn flag(&mut self, sorted: &Sorted, command: &Command) {
        let said: Vec<&Arg> = sorted
            .flags
            .iter()
            .skip(1)
            .filter_map(|flag| flag.to_str())
            .filter(|flag| is_flag(flag))
            .flat_map(|flag| named(flag, command))
            .collect();
        let free = command
            .get_arguments()
            .filter(|arg| !said.iter().any(|other| other.get_id() == arg.get_id()));
        let free: Vec<&Arg> = free.collect();
        let own = |arg: &Arg| arg.get_long().map(ToString::to_string);
        self.candidates = spelled(&free, &self.current, |arg| own(arg).into_iter().collect());
        if self.candidates.is_empty() {
            self.candidates = spelled(&free, &self.current, |arg| {
                let aliases = arg.get_all_aliases().unwrap_or_default();
                aliases.into_iter().map(ToString::to_string).collect()
            });
        }
        // Letters are whole as they stand.
        if self.candidates.is_empty()
            && let Some(arg) = named(&self.current, command).last()
        {
            self.candidates = vec![Candidate {
                word: self.current.clone(),
                help: help(arg),
            }];
        }
    }

    /// The values that a flag takes.
    fn value(&mut self, arg: &Arg, written: &str) {
        self.repeated = written.len();
        self.file = arg.get_value_hint() == ValueHint::FilePath;
        if arg.get_id() == "rules" {
            self.candidates = games(written, self.language);
            return;
        }
        let values = arg.get_possible_values();
        let values = values.iter().filter(|value| !value.is_hide_set());
        self.candidates = values
            .filter(|value| value.get_name().starts_with(written))
            .map(|value| Candidate {
                word: value.get_name().into(),
                help: flags::value_text(value.get_name(), self.language).into(),
            })
            .collect();
    }
}

/// The games whose names begin with what is written: by their name in the reader's language, else by any.
fn games(written: &str, language: Language) -> Vec<Candidate> {
    let tongue = language.tongue();
    let candidate = |book: &Rulebook, name: &str| {
        let help = book.names.first().map_or("", |word| word.help.text(tongue));
        name.starts_with(written).then(|| Candidate {
            word: name.into(),
            help: help.into(),
        })
    };
    let usual = RULEBOOKS.iter();
    let usual = usual.filter_map(|book| candidate(book, book.name(tongue)));
    let usual: Vec<Candidate> = usual.collect();
    if !usual.is_empty() {
        return usual;
    }
    let named = |book: &'static Rulebook| {
        let mut names = book.names.iter().flat_map(|word| word.every());
        names.find_map(|name| candidate(book, name))
    };
    RULEBOOKS.iter().filter_map(named).collect()
}

/// The rules of a game whose names begin with what is written, as one word each.
fn rules(book: &Rulebook, written: &str, language: Language) -> Vec<Candidate> {
    let tongue = language.tongue();
    let words = book.forms.iter().filter_map(|form| form.word);
    let candidates = words.map(|word| Candidate {
        word: word.spelling(tongue).replace(' ', "-"),
        help: word.help.text(tongue).into(),
    });
    let begins = |candidate: &Candidate| candidate.word.starts_with(written);
    candidates.filter(begins).collect()
}

/// What the flags before the cursor ask for, as far as they make sense.
fn asked(sorted: &Sorted, command: &Command) -> Options {
    let matches = command
        .clone()
        .ignore_errors(true)
        .try_get_matches_from(&sorted.flags);
    matches
        .and_then(|matches| Options::from_arg_matches(&matches))
        .unwrap_or_default()
}

/// Whether a word is a flag rather than a word of the language.
fn is_flag(word: &str) -> bool {
    word.strip_prefix('-').is_some_and(|rest| {
        rest.is_empty()
            || rest.starts_with('-')
            || rest.starts_with(|first: char| {
                first.is_ascii_alphabetic() && !matches!(first, 'd' | 'D')
            })
    })
}

/// The flags whose names begin with what is written.
fn spelled(args: &[&Arg], written: &str, names: impl Fn(&Arg) -> Vec<String>) -> Vec<Candidate> {
    args.iter()
        .flat_map(|arg| {
            names(arg)
                .into_iter()
                .map(move |name| (format!("--{name}"), arg))
        })
        .filter(|(name, _)| name.starts_with(written))
        .map(|(word, arg)| Candidate {
            word,
            help: help(arg),
        })
        .collect()
}

fn help(arg: &Arg) -> String {
    arg.get_help().map(ToString::to_string).unwrap_or_default()
}
