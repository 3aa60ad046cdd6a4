//! Every game and every rule by name: a line each, whole, so that it can be searched.

use super::Style;
use super::paint::{Paint, paint};
use super::text::width;
use crate::ask::{RULEBOOKS, Rulebook, Tongue};

/// A game or a rule by its names, and what it is.
struct Entry {
    own: String,
    other: String,
    help: &'static str,
    game: bool,
}

/// Every game and every rule: its name in the reader's language, in the other one, and what it is.
pub fn list_text(style: Style) -> String {
    let tongue = style.language.tongue();
    let entries: Vec<Entry> = RULEBOOKS
        .iter()
        .flat_map(|book| entries(book, tongue))
        .collect();
    let widest = |text: fn(&Entry) -> &str| {
        let widths = entries.iter().map(|entry| width(text(entry)));
        widths.max().unwrap_or(0)
    };
    let (first, second) = (widest(|entry| &entry.own), widest(|entry| &entry.other));
    let mut out = String::new();
    for entry in &entries {
        let colour = if entry.game {
            Paint::Heading
        } else {
            Paint::Die
        };
        out.push_str(&paint(&entry.own, colour));
        out.push_str(&" ".repeat(first - width(&entry.own) + 2));
        out.push_str(&paint(&entry.other, Paint::Quiet));
        out.push_str(&" ".repeat(second - width(&entry.other) + 2));
        out.push_str(entry.help);
        out.push('\n');
    }
    out
}

fn entries(book: &'static Rulebook, tongue: Tongue) -> Vec<Entry> {
    let other = match tongue {
        Tongue::English => Tongue::Spanish,
        Tongue::Spanish => Tongue::English,
    };
    let names = |tongue: Tongue| {
        let mut names: Vec<&str> = Vec::new();
        for name in book.names.iter().flat_map(|word| word.spellings_in(tongue)) {
            if !names.contains(name) {
                names.push(name);
            }
        }
        names.join(", ")
    };
    let game = Entry {
        own: names(tongue),
        other: names(other),
        help: book.names.first().map_or("", |word| word.help.text(tongue)),
        game: true,
    };
    let rules = book.forms.iter().filter_map(|form| {
        let word = form.word?;
        Some(Entry {
            own: format!("{} {}", book.name(tongue), word.spelling(tongue)),
            other: word.spelling(other).into(),
            help: word.help.text(tongue),
            game: false,
        })
    });
    [game].into_iter().chain(rules).collect()
}
