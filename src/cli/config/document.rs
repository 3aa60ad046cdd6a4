//! A configuration file as a tree of keys and values, each of which knows its place, so that a mistake can be shown.

use super::mistake::{Kind, Mistake, Syntax, Wrong};
use crate::ask::{self, Span};
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A file with its text.
#[derive(Debug)]
pub(super) struct File<'a> {
    pub path: &'a Path,
    pub text: &'a str,
}

/// A key of the configuration in both languages.
pub(super) type Key = (&'static str, &'static str);

/// A key with its value.
#[derive(Clone, Debug)]
pub(super) struct Entry<'a> {
    file: &'a File<'a>,
    /// The keys that lead here, with dots between.
    path: String,
    /// The last of them.
    pub key: &'a str,
    key_span: Span,
    value: &'a DeValue<'a>,
    span: Span,
}

/// A table whose keys are known.
#[derive(Debug)]
pub(super) struct Fields<'a> {
    table: Entry<'a>,
    said: Vec<(Key, Entry<'a>)>,
}

impl<'a> Fields<'a> {
    /// What is said of a key.
    pub fn get(&self, wanted: Key) -> Option<&Entry<'a>> {
        let mut said = self.said.iter();
        said.find(|(key, _)| *key == wanted).map(|(_, entry)| entry)
    }

    /// What is said of a key that must be there.
    pub fn needed(&self, wanted: Key) -> Result<&Entry<'a>, Mistake> {
        self.get(wanted)
            .ok_or_else(|| self.table.wrong_key(Wrong::MissingKey(wanted)))
    }
}

impl<'a> File<'a> {
    /// The mistake of something at a place in the text.
    pub fn wrong(&self, span: Span, key: &str, wrong: Wrong) -> Mistake {
        Mistake::at(self.path, self.text, span, key, wrong)
    }

    /// The text as a tree.
    pub fn parse(&self) -> Result<Spanned<DeTable<'a>>, Mistake> {
        DeTable::parse(self.text).map_err(|error| {
            let end = self.text.len();
            let span = error
                .span()
                .map_or(Span::point(end), |span| Span::new(span.start, span.end));
            let rest = self.text.get(span.at..).unwrap_or("");
            let syntax = Syntax::of(error.message(), rest.lines().next().unwrap_or(""));
            let key = match syntax {
                Syntax::TwiceKey => span.of(self.text),
                _ => "",
            };
            self.wrong(span, key, Wrong::Syntax(syntax))
        })
    }

    /// The keys of the whole file, in the order written.
    pub fn entries(&'a self, table: &'a DeTable<'a>) -> Vec<Entry<'a>> {
        entries(self, "", table)
    }
}

fn entries<'a>(file: &'a File<'a>, above: &str, table: &'a DeTable<'a>) -> Vec<Entry<'a>> {
    let span = |span: std::ops::Range<usize>| Span::new(span.start, span.end);
    let mut entries: Vec<Entry> = table
        .iter()
        .map(|(key, value)| Entry {
            file,
            path: joined(above, key.get_ref()),
            key: key.get_ref(),
            key_span: span(key.span()),
            value: value.get_ref(),
            span: span(value.span()),
        })
        .collect();
    entries.sort_by_key(|entry| entry.key_span.at);
    entries
}

/// A key below others, in quotes where it needs them.
fn joined(above: &str, key: &str) -> String {
    let bare = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let key = if !key.is_empty() && key.chars().all(bare) {
        key.to_string()
    } else {
        format!("{key:?}")
    };
    if above.is_empty() {
        key
    } else {
        format!("{above}.{key}")
    }
}

impl<'a> Entry<'a> {
    /// Whether the key is this one in either language, whatever its case and accents.
    pub fn is(&self, (english, spanish): Key) -> bool {
        ask::same_word(self.key, english) || ask::same_word(self.key, spanish)
    }

    /// Something wrong with the value.
    pub fn wrong(&self, wrong: Wrong) -> Mistake {
        self.file.wrong(self.span, &self.path, wrong)
    }

    /// Something wrong with the key.
    pub fn wrong_key(&self, wrong: Wrong) -> Mistake {
        self.file.wrong(self.key_span, &self.path, wrong)
    }

    /// Something wrong at a place in the value, which is a text.
    pub fn wrong_in_text(&self, span: Span, wrong: Wrong) -> Mistake {
        let raw = self.span.of(self.file.text);
        // Where the text is written as it is, its places are the file's; else the whole of it is shown.
        let inside = match self.value {
            DeValue::String(text) if raw.len() == text.len() + 2 => span.shifted(self.span.at + 1),
            _ => self.span,
        };
        self.file.wrong(inside, &self.path, wrong)
    }

    /// Something wrong with the value, which is a text in the language.
    pub fn wrong_line(&self, text: &str, error: ask::Error) -> Mistake {
        let (span, near) = (error.span, error.near.clone());
        let wrong = Wrong::Line(text.into(), Box::new(error));
        self.wrong_in_text(span, wrong).near(near)
    }

    /// A key that is none of those that may stand here.
    pub fn unknown(&self, known: &[Key]) -> Mistake {
        let spellings = known
            .iter()
            .flat_map(|&(english, spanish)| [english, spanish]);
        let near = ask::nearest(self.key, spellings);
        let known = known.to_vec();
        self.wrong_key(Wrong::UnknownKey { known }).near(near)
    }

    /// The keys of a table, in the order written.
    pub fn table(&self) -> Result<Vec<Self>, Mistake> {
        match self.value {
            DeValue::Table(table) => Ok(entries(self.file, &self.path, table)),
            _ => Err(self.wrong(Wrong::Wants(Kind::Table))),
        }
    }

    /// A whole number.
    pub fn number(&self) -> Result<i64, Mistake> {
        let DeValue::Integer(number) = self.value else {
            return Err(self.wrong(Wrong::Wants(Kind::Number)));
        };
        i64::from_str_radix(number.as_str(), number.radix())
            .map_err(|_| self.wrong(Wrong::NumberTooLarge))
    }

    /// A text.
    pub fn text(&self) -> Result<&'a str, Mistake> {
        match self.value {
            DeValue::String(text) => Ok(text),
            _ => Err(self.wrong(Wrong::Wants(Kind::Text))),
        }
    }

    /// The values of a list, each under the list's own key.
    pub fn list(&self) -> Result<Vec<Self>, Mistake> {
        let DeValue::Array(values) = self.value else {
            return Err(self.wrong(Wrong::Wants(Kind::List)));
        };
        let entry = |value: &'a Spanned<DeValue<'a>>| Self {
            value: value.get_ref(),
            span: Span::new(value.span().start, value.span().end),
            ..self.clone()
        };
        Ok(values.iter().map(entry).collect())
    }

    /// A yes or no.
    pub fn flag(&self) -> Result<bool, Mistake> {
        match self.value {
            DeValue::Boolean(flag) => Ok(*flag),
            _ => Err(self.wrong(Wrong::Wants(Kind::Flag))),
        }
    }

    /// What is said of each of the keys that may stand in a table.
    pub fn fields(&self, known: &[Key]) -> Result<Fields<'a>, Mistake> {
        let mut said: Vec<(Key, Self)> = Vec::new();
        for entry in self.table()? {
            let Some(key) = known.iter().copied().find(|&key| entry.is(key)) else {
                return Err(entry.unknown(known));
            };
            if let Some((_, first)) = said.iter().find(|(before, _)| *before == key) {
                return Err(entry.wrong_key(Wrong::Again(first.key.into())));
            }
            said.push((key, entry));
        }
        Ok(Fields {
            table: self.clone(),
            said,
        })
    }

    /// Whether it is a table.
    pub fn is_table(&self) -> bool {
        matches!(self.value, DeValue::Table(_))
    }

    /// Whether it is a text.
    pub fn is_text(&self) -> bool {
        matches!(self.value, DeValue::String(_))
    }
}
