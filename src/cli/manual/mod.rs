//! The manual page, as roff: what stands between is written in each language, flags and the words of the games come from
//! their own tables.

use super::args::Options;
use super::flags::{FLAGS, Flag, GROUPS};
use super::help::{alias, names};
use crate::ask::{self, Context, Form, GAMES, GameWord, Keyword, Tongue};
use crate::render::Language;
use clap::{Command, CommandFactory};

/// The manual page in a language.
pub(super) fn page(language: Language) -> String {
    let frame = match language {
        Language::Spanish => include_str!("es.roff"),
        Language::English => include_str!("en.roff"),
    };
    frame
        .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
        .replace("@OPTIONS@\n", &options(language))
        .replace("@GAMES@\n", &games(language))
}

/// Every flag under its group.
fn options(language: Language) -> String {
    let command = Options::command();
    let mut text = String::new();
    for group in GROUPS {
        text.push_str(&format!(".SS {}\n", escaped(group.heading(language))));
        for flag in FLAGS.iter().filter(|flag| flag.group == group) {
            write_flag(&mut text, flag, &command, language);
        }
    }
    text
}

fn write_flag(text: &mut String, flag: &Flag, command: &Command, language: Language) {
    let names = names(flag, command, language);
    let value = flag.value(language);
    let names = names.trim().strip_suffix(value).unwrap_or(&names);
    let value = if value.is_empty() {
        String::new()
    } else {
        format!("\\fI{}\\fP", escaped(value))
    };
    text.push_str(&format!(
        ".TP\n\\fB{}\\fP{value}\n",
        escaped(names.trim_start())
    ));
    text.push_str(&format!("{}\n", escaped(flag.text(language))));
    if let (Language::Spanish, Some(alias)) = (language, alias(flag, command)) {
        text.push_str(&format!("(\\fB{}\\fP)\n", escaped(&format!("--{alias}"))));
    }
}

/// Every game with its rules; two names of one game stand together.
fn games(language: Language) -> String {
    let mut text = String::new();
    for game in GAMES {
        let first = GAMES
            .iter()
            .find(|other| std::ptr::eq(other.forms, game.forms));
        if first.is_some_and(|first| std::ptr::eq(first, game)) {
            write_game(&mut text, game, language);
        }
    }
    text
}

fn write_game(text: &mut String, game: &GameWord, language: Language) {
    let tongue = language.tongue();
    let help = game.word.help.text(tongue);
    let mut letters = help.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    let help = first.unwrap_or_default() + letters.as_str();
    text.push_str(&format!(".SS {}\n", escaped(&help)));
    for form in game.forms {
        write_form(text, form, tongue);
    }
    text.push_str(&format!(".P\n{}\n", of_the_words(language)));
    for word in words(game) {
        let spellings: Vec<&str> = word.spellings_in(tongue).to_vec();
        text.push_str(&format!(
            ".TP\n\\fB{}\\fP\n{}\n",
            escaped(&spellings.join(", ")),
            escaped(word.help.text(tongue))
        ));
    }
}

const fn of_the_words(language: Language) -> &'static str {
    match language {
        Language::Spanish => "Las palabras:",
        Language::English => "The words:",
    }
}

/// A rule: a line that asks for it, what it is, and which words it knows.
fn write_form(text: &mut String, form: &Form, tongue: Tongue) {
    let line = ask::read(form.example, &Context::default())
        .map_or(form.example.into(), |request| {
            request.line.in_tongue(tongue)
        });
    text.push_str(&format!(".TP\n\\fB{}\\fP\n", escaped(&line)));
    if let Some(word) = form.word {
        text.push_str(&format!("{}\n", escaped(word.help.text(tongue))));
    }
    let words = form.modifiers.iter().flat_map(|modifier| modifier.words);
    let words: Vec<&str> = words.map(|word| word.spelling(tongue)).collect();
    if !words.is_empty() {
        text.push_str(&format!(".br\n[{}]\n", escaped(&words.join(", "))));
    }
}

/// Every word of a game's rules once, in the order of the rules.
fn words(game: &GameWord) -> Vec<&'static Keyword> {
    let mut words: Vec<&'static Keyword> = Vec::new();
    for modifier in game.forms.iter().flat_map(|form| form.modifiers) {
        for &word in modifier.words {
            if !words.iter().any(|known| known.is(word)) {
                words.push(word);
            }
        }
    }
    words
}

/// A text with what roff would take for its own: backslashes, hyphens that are to stay hyphens, and signs that open a line.
fn escaped(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-");
    if escaped.starts_with(['.', '\'']) {
        format!("\\&{escaped}")
    } else {
        escaped
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Language; 2] = [Language::Spanish, Language::English];

    #[test]
    fn every_flag_and_every_rule_is_on_the_page() {
        for language in BOTH {
            let page = page(language);
            assert!(!page.contains('@'), "a place is left open");
            for flag in FLAGS {
                let name = format!("\\-\\-{}", flag.id.replace('_', "\\-"));
                assert!(page.contains(&name), "{name}");
            }
            for form in GAMES.iter().flat_map(|game| game.forms) {
                if let Some(word) = form.word {
                    let word = escaped(word.spelling(language.tongue()));
                    assert!(page.contains(&word), "{word}");
                }
            }
        }
    }

    #[test]
    fn every_example_of_the_page_is_read() {
        for (language, heading) in [
            (Language::English, "EXAMPLES"),
            (Language::Spanish, "EJEMPLOS"),
        ] {
            let page = page(language);
            let (_, examples) = page.split_once(heading).expect("examples");
            let lines = examples
                .lines()
                .filter_map(|line| line.strip_prefix(".B tirada "));
            let mut count = 0;
            for line in lines {
                let words: Vec<&str> = line.split(' ').collect();
                let flags_end = words.iter().position(|word| !word.starts_with("\\-"));
                let takes = match words[0] {
                    "\\-n" => 2,
                    "\\-\\-svg" => 2,
                    _ => 0,
                };
                let from = flags_end.unwrap_or(0).max(takes);
                let line: Vec<&str> = words[from..]
                    .iter()
                    .copied()
                    .take_while(|word| !word.starts_with("\\-\\-"))
                    .filter(|word| *word != "\\-q")
                    .collect();
                let line = line.join(" ");
                assert!(ask::read(&line, &Context::default()).is_ok(), "{line}");
                count += 1;
            }
            assert!(count > 4, "{count}");
        }
    }
}
