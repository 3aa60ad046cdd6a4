//! The rules of a game as a page to read: each by its number with lines that use it, what they rest on, the tables that a
//! configuration may replace, and the words in both languages.

mod usage;

use super::error::near_text;
use super::layout::{Cell, Columns, broken};
use super::paint::{Paint, paint};
use super::text::{INDENT, width};
use super::{Language, Style};
use crate::ask::{Article, Example, Form, Keyword, RULEBOOKS, Rulebook, Tongue};
use crate::rules::{Says, Source};
use usage::usage;

/// A table that a configuration may replace, as it stands.
#[derive(Clone, Debug)]
pub struct HouseTable {
    /// Its key in a configuration file, such as `[hitos.fall]`.
    pub key: String,
    /// The heads of its columns, where it has several.
    pub heads: Vec<String>,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
}

impl HouseTable {
    /// A table of lines as a configuration file holds them.
    pub fn lines(key: String, lines: impl Iterator<Item = String>) -> Self {
        Self {
            key,
            heads: Vec::new(),
            rows: lines.map(|line| vec![line]).collect(),
        }
    }
}

/// What a page says besides the rules themselves.
struct Wording {
    rules: &'static str,
    section: &'static str,
    rulings: &'static str,
    outside: &'static str,
    house: &'static str,
    tables: &'static str,
    words: &'static str,
    more: &'static str,
    no_game: &'static str,
    no_rule: &'static str,
}

const SPANISH: Wording = Wording {
    rules: "Reglas",
    section: "sección",
    rulings: "Criterios propios, donde el texto no dice nada",
    outside: "Cifras de fuera del texto",
    house: "Tablas propias, en lugar de las que no se encontraron",
    tables: "Tablas, que la configuración puede cambiar con estas mismas claves",
    words: "Palabras: en español, en inglés, y qué significan",
    more: "tirada --rules JUEGO da las reglas de uno; tirada --rules JUEGO REGLA, las de una de ellas; tirada --list, todas por su nombre.",
    no_game: "no hay un juego «{}»; los que hay son",
    no_rule: "no hay una regla «{}»",
};

const ENGLISH: Wording = Wording {
    rules: "Rules",
    section: "section",
    rulings: "Rulings of ours, where the text says nothing",
    outside: "Figures from outside the text",
    house: "Tables of ours, in place of those that were not found",
    tables: "Tables, which the configuration replaces under these very keys",
    words: "Words: in English, in Spanish, and what they mean",
    more: "tirada --rules GAME gives the rules of one; tirada --rules GAME RULE those of one rule; tirada --list all of them by name.",
    no_game: "there is no game “{}”; there are",
    no_rule: "there is no rule “{}”",
};

const fn says(language: Language) -> &'static Wording {
    match language {
        Language::Spanish => &SPANISH,
        Language::English => &ENGLISH,
    }
}

/// The widest page: longer lines are hard to read on any screen.
const WIDEST: usize = 100;

fn page_width(style: Style) -> usize {
    style.width.min(WIDEST)
}

/// Every game in a few lines.
pub fn overview_text(style: Style) -> String {
    let tongue = style.language.tongue();
    let names = RULEBOOKS.iter().map(|book| book.name(tongue));
    let widest = names.map(width).max().unwrap_or(0);
    let columns = Columns::hanging(0, widest, page_width(style));
    let mut out = String::new();
    for book in RULEBOOKS {
        let help = book.names.first().map_or("", |word| word.help.text(tongue));
        columns.write(
            &mut out,
            &[
                Cell::painted(book.name(tongue), Paint::Heading),
                Cell::plain(help),
            ],
        );
        if let Some(article) = book.articles.first() {
            let first = article.examples.get(..1).unwrap_or_default();
            write_examples(&mut out, first, widest + 2, tongue);
        }
    }
    out.push('\n');
    for line in broken(says(style.language).more, page_width(style)) {
        out.push_str(&line);
        out.push('\n');
    }
    out
}

/// Every rule of a game.
pub fn rulebook_text(book: &Rulebook, tables: &[HouseTable], style: Style) -> String {
    let said = says(style.language);
    let mut out = title(book, style);
    heading(&mut out, said.rules);
    write_articles(&mut out, book, book.articles.iter(), style);
    for (source, head) in [
        (Source::Ruling, said.rulings),
        (Source::Outside, said.outside),
        (Source::House, said.house),
    ] {
        write_bases(&mut out, book, |_| true, (source, head), style);
    }
    if !tables.is_empty() {
        heading(&mut out, said.tables);
        write_tables(&mut out, tables);
    }
    heading(&mut out, said.words);
    write_words(&mut out, &book.vocabulary(), style);
    out
}

/// The rules of one number or name alone.
pub fn article_text(book: &Rulebook, rule: &str, style: Style) -> String {
    let said = says(style.language);
    let articles: Vec<&Article> = book.articles_of(rule).collect();
    let mut out = title(book, style);
    heading(&mut out, said.rules);
    write_articles(&mut out, book, articles.iter().copied(), style);
    for (source, head) in [
        (Source::Ruling, said.rulings),
        (Source::Outside, said.outside),
        (Source::House, said.house),
    ] {
        let of_these = |number: &str| articles.iter().any(|article| article.number == number);
        write_bases(&mut out, book, of_these, (source, head), style);
    }
    let words = book.words_of(&articles);
    if !words.is_empty() {
        heading(&mut out, said.words);
        write_words(&mut out, &words, style);
    }
    out
}

/// That there is no such game, and which there are, those most like it first.
pub fn no_game_text(written: &str, style: Style) -> String {
    let names = Rulebook::names_near(written, style.language.tongue());
    let said = says(style.language).no_game.replace("{}", written);
    format!("tirada: {said}: {}\n", names.join(", "))
}

/// That a game has no such rule, and which was perhaps meant.
pub fn no_rule_text(book: &Rulebook, written: &str, style: Style) -> String {
    let said = says(style.language).no_rule.replace("{}", written);
    let near = book.nearest_rule(written);
    let meant: Vec<&str> = near.as_deref().into_iter().collect();
    format!("tirada: {said}\n{}", near_text(&meant, style.language))
}

fn title(book: &Rulebook, style: Style) -> String {
    let tongue = style.language.tongue();
    let help = book.names.first().map_or("", |word| word.help.text(tongue));
    let names: Vec<&str> = book.names.iter().flat_map(|word| word.every()).collect();
    let mut out = format!("{}\n", paint(help, Paint::Heading));
    out.push_str(&format!("{INDENT}{}\n", names.join(", ")));
    out
}

fn heading(out: &mut String, text: &str) {
    out.push_str(&format!("\n{}\n", paint(text, Paint::Heading)));
}

/// Rules by number; how a form is written stands with the first rule that uses it.
fn write_articles<'a>(
    out: &mut String,
    book: &Rulebook,
    articles: impl Iterator<Item = &'a Article> + Clone,
    style: Style,
) {
    let tongue = style.language.tongue();
    let numbers = articles.clone().map(|article| width(article.number));
    let number = numbers.max().unwrap_or(0);
    let columns = Columns::hanging(INDENT.len(), number, page_width(style));
    let hang = INDENT.len() + number + 2;
    let mut shown: Vec<&Form> = Vec::new();
    for article in articles {
        let sections = book
            .game
            .bases()
            .iter()
            .filter(|basis| basis.rule == article.number);
        let sections = sections.filter_map(|basis| match basis.says {
            Says::Section(title) => Some(title),
            Says::Term(_) => None,
        });
        let mut sections: Vec<&str> = sections.collect();
        sections.dedup();
        let mut text = article.says.text(tongue).to_string();
        if !sections.is_empty() {
            let sections = sections.join("», «");
            text.push_str(&format!(" ({} «{sections}»)", says(style.language).section));
        }
        columns.write(
            out,
            &[
                Cell::painted(article.number, Paint::Strong),
                Cell::plain(text),
            ],
        );
        write_examples(out, article.examples, hang, tongue);
        for example in article.examples {
            let form = Example::new(example, tongue).form;
            let Some(form) = form.filter(|form| !shown.iter().any(|known| known.rule == form.rule))
            else {
                continue;
            };
            shown.push(form);
            let parts = usage(book, form, tongue);
            write_parts(out, &parts, hang, page_width(style));
        }
    }
}

/// Lines that use a rule, as they are typed.
fn write_examples(out: &mut String, examples: &[&'static str], hang: usize, tongue: Tongue) {
    for example in examples {
        let line = Example::new(example, tongue).line;
        let line = format!("$ tirada {}", quoted(&line));
        out.push_str(&" ".repeat(hang + 2));
        out.push_str(&paint(&line, Paint::Die));
        out.push('\n');
    }
}

/// A line as a shell takes it: in quotes where it holds a sign that means something there.
fn quoted(line: &str) -> String {
    let safe = |letter: char| letter.is_alphanumeric() || " .,:+-/%".contains(letter);
    if line.chars().all(safe) {
        line.into()
    } else {
        format!("'{line}'")
    }
}

/// How a form is written, each part whole where it fits.
fn write_parts(out: &mut String, parts: &[String], hang: usize, screen: usize) {
    let mut line = String::new();
    let mut write = |line: &str| {
        out.push_str(&" ".repeat(hang + 2));
        out.push_str(&paint(line.trim_end(), Paint::Quiet));
        out.push('\n');
    };
    // Room for the dot after the last part of a line, too.
    let room = screen.saturating_sub(hang + 2 + 2);
    for (place, part) in parts.iter().enumerate() {
        // A long choice may be broken between its words.
        let whole = width(part) + 2 <= room;
        let pieces: Vec<&str> = if whole {
            vec![part]
        } else {
            part.split_inclusive('|').collect()
        };
        for (at, piece) in pieces.into_iter().enumerate() {
            let gap = match (place, at) {
                (0, 0) => "",
                (_, 0) => " · ",
                _ => "",
            };
            if width(&line) + width(gap) + width(piece) > room {
                line.push_str(gap);
                write(&line);
                line = "  ".into();
            } else {
                line.push_str(gap);
            }
            line.push_str(piece);
        }
    }
    write(&line);
}

/// What rules rest on besides their text.
fn write_bases(
    out: &mut String,
    book: &Rulebook,
    wanted: impl Fn(&str) -> bool,
    (source, head): (Source, &str),
    style: Style,
) {
    let bases = book.game.bases().iter();
    let bases: Vec<_> = bases
        .filter(|basis| basis.source == source && wanted(basis.rule))
        .collect();
    if bases.is_empty() {
        return;
    }
    heading(out, head);
    let number = bases
        .iter()
        .map(|basis| width(basis.rule))
        .max()
        .unwrap_or(0);
    let columns = Columns::hanging(INDENT.len(), number, page_width(style));
    for basis in bases {
        if let Says::Term(term) = basis.says {
            let cells = [
                Cell::painted(basis.rule, Paint::Strong),
                Cell::plain(style.language.term(term)),
            ];
            columns.write(out, &cells);
        }
    }
}

fn write_tables(out: &mut String, tables: &[HouseTable]) {
    for (place, table) in tables.iter().enumerate() {
        if place > 0 {
            out.push('\n');
        }
        out.push_str(&format!("{INDENT}{}\n", paint(&table.key, Paint::Strong)));
        let heads = (!table.heads.is_empty()).then_some(&table.heads);
        let rows: Vec<&Vec<String>> = heads.into_iter().chain(&table.rows).collect();
        let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|column| {
                let cells = rows.iter().filter_map(|row| row.get(column));
                cells.map(|cell| width(cell)).max().unwrap_or(0)
            })
            .collect();
        for row in rows {
            let mut line = INDENT.to_string();
            for (cell, widest) in row.iter().zip(&widths) {
                line.push_str(cell);
                line.push_str(&" ".repeat(widest - width(cell) + 2));
            }
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
}

/// Words with their spellings in both languages, the reader's first.
fn write_words(out: &mut String, words: &[&Keyword], style: Style) {
    /// A column of spellings is no wider than this.
    const MOST: usize = 20;
    let tongue = style.language.tongue();
    let other = match tongue {
        Tongue::English => Tongue::Spanish,
        Tongue::Spanish => Tongue::English,
    };
    let spelled = |word: &Keyword, tongue| word.spellings_in(tongue).join(", ");
    let rows: Vec<[String; 3]> = words
        .iter()
        .map(|word| {
            let help = word.help.text(tongue).to_string();
            [spelled(word, tongue), spelled(word, other), help]
        })
        .collect();
    let texts = rows
        .iter()
        .map(|row| row.iter().map(String::as_str).collect());
    let columns = Columns::fitting(INDENT.len(), texts, MOST, page_width(style));
    for [own, others, help] in rows {
        let cells = [
            Cell::painted(own, Paint::Strong),
            Cell::plain(others),
            Cell::plain(help),
        ];
        columns.write(out, &cells);
    }
}
