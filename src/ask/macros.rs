//! Macros of the user's configuration: a first word that stands for a whole line with places to fill.
//!
//! `ataque 65 40 arma=larga` fills the places of `d100 melee {habilidad} vs {contra} {arma=corta}` before anything is read.
//! Words without a name fill the places in order, a `name=word` its own; a sum may have blanks, a text in double quotes too;
//! what is left over goes on after the line.

use super::keyword::{fold, is_sign};
use super::names::{dotted, is_name, word};
use super::nearest::nearest;
use super::template::{Parameter, Template, TemplateTrouble, label_at};
use super::{Error, LINE_LIMIT, Problem, Span, request};
use crate::ask::grammar::trimmed;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Every macro of the configuration.
#[derive(Clone, Debug, Default)]
pub struct Macros {
    /// By the name without case and accents.
    macros: BTreeMap<String, Macro>,
}

/// A word that stands for a line.
#[derive(Clone, Debug)]
pub struct Macro {
    /// The word as the configuration spells it.
    pub name: String,
    /// What it is for, in the user's own words.
    pub help: Option<String>,
    template: Template,
}

/// Why a macro cannot be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MacroTrouble {
    /// Its name is not a word that begins with a letter and goes on with letters, digits, `_`, `'` or `-`.
    NotWord,
    /// But for case and accents it is this one, which is there already.
    Taken(String),
    /// Lines that begin with this word of the language would change their meaning.
    Hides(String),
    /// Its line or its list of parameters is wrong at a place.
    Template(TemplateTrouble),
}

/// A line as macros made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// The line that is read.
    pub line: String,
    /// The macros it came from, the one written first.
    pub macros: Vec<String>,
}

impl Macro {
    /// Its parameters in the order in which words without a name fill them.
    pub fn parameters(&self) -> &[Parameter] {
        &self.template.parameters
    }

    /// How it is written: `ataque habilidad contra [arma=corta]`.
    pub fn usage(&self) -> String {
        let mut usage = self.name.clone();
        for Parameter { name, default } in self.parameters() {
            let _ = match default {
                Some(default) => write!(usage, " [{name}={default}]"),
                None => write!(usage, " {name}"),
            };
        }
        usage
    }
}

impl Macros {
    /// Takes in a macro: its name, its line, the order of its parameters where that is not the line's, and what it is for.
    ///
    /// # Errors
    /// Its name is no word, is there already or hides a word of the language, or its line or its list of parameters is
    /// wrong.
    pub fn insert(
        &mut self,
        name: &str,
        line: &str,
        parameters: &[&str],
        help: Option<String>,
    ) -> Result<(), MacroTrouble> {
        if !is_name(name) {
            return Err(MacroTrouble::NotWord);
        }
        if let Some(word) = request::beginning_named(name) {
            return Err(MacroTrouble::Hides(word));
        }
        let folded: String = fold(name).collect();
        if let Some(before) = self.macros.get(&folded) {
            return Err(MacroTrouble::Taken(before.name.clone()));
        }
        let template = Template::read(line, parameters).map_err(MacroTrouble::Template)?;
        let name = name.into();
        self.macros.insert(
            folded,
            Macro {
                name,
                help,
                template,
            },
        );
        Ok(())
    }

    /// Every macro, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = &Macro> {
        self.macros.values()
    }

    /// The parameters that the words of a call leave to fill; `None` where a line calls no macro.
    pub(super) fn unfilled(&self, line: &str) -> Option<Vec<&Parameter>> {
        let rest = request::after_prefix(line);
        let (called, length) = self.beginning(rest)?;
        let call = Call::read(line, called, line.len() - rest.len() + length).ok()?;
        let filled = call.values.iter().zip(called.parameters());
        let unfilled = filled.filter(|(value, _)| value.is_none());
        Some(unfilled.map(|(_, parameter)| parameter).collect())
    }

    /// The names of macros that come back to themselves, whatever fills them.
    pub fn endless(&self) -> Option<Vec<String>> {
        self.iter().find_map(|start| {
            let mut chain = vec![start.name.clone()];
            let mut next = self.next(start);
            while let Some(found) = next {
                let seen = chain.contains(&found.name);
                chain.push(found.name.clone());
                if seen {
                    // Only the one that is in the circle tells of it.
                    return (found.name == start.name).then_some(chain);
                }
                next = self.next(found);
            }
            None
        })
    }

    /// The macro that the line of another begins with.
    fn next(&self, from: &Macro) -> Option<&Macro> {
        self.beginning(request::after_prefix(from.template.first_words()))
            .map(|(found, _)| found)
    }

    /// The macro that a text begins with, and its bytes there.
    fn beginning(&self, text: &str) -> Option<(&Macro, usize)> {
        let length = word(text);
        let ends = text[length..].chars().next();
        if dotted(text).is_some() || ends.is_some_and(|next| next != '#' && !next.is_whitespace()) {
            return None;
        }
        let folded: String = fold(&text[..length]).collect();
        self.macros.get(&folded).map(|found| (found, length))
    }
}

/// The line that a line with a macro stands for; `None` where it has none.
pub(super) fn expand(line: &str, macros: &Macros) -> Result<Option<Expansion>, Error> {
    let mut expansion: Option<Expansion> = None;
    if macros.macros.is_empty() {
        return Ok(None);
    }
    loop {
        let text = expansion.as_ref().map_or(line, |made| &made.line);
        let rest = request::after_prefix(text);
        let Some((found, length)) = macros.beginning(rest) else {
            return Ok(expansion);
        };
        let before = expansion.as_ref().map_or(&[][..], |made| &made.macros);
        let chain: Vec<String> = before.iter().chain([&found.name]).cloned().collect();
        let made = if before.contains(&found.name) {
            let at = text.len() - rest.len();
            let span = Span::new(at, at + length);
            Err(Error::new(span, Problem::EndlessMacro(chain.join(" → "))))
        } else {
            Call::read(text, found, text.len() - rest.len() + length).and_then(|call| call.fill())
        };
        match made {
            Ok(line) => {
                expansion = Some(Expansion {
                    line,
                    macros: chain,
                });
            }
            Err(error) => return Err(error.within(expansion)),
        }
    }
}

/// A macro in a line with what fills it.
struct Call<'a> {
    line: &'a str,
    called: &'a Macro,
    /// What fills each parameter.
    values: Vec<Option<(&'a str, Span)>>,
    /// Words that fill none.
    more: Vec<&'a str>,
    /// Where the words end: at the label, or with the line.
    end: usize,
}

/// A word of a call: what it fills, if it says so, where its value stands, and whether that is quoted.
struct Word {
    name: Option<Span>,
    value: Span,
    quoted: bool,
}

impl<'a> Call<'a> {
    /// Reads what follows a macro's name, from a place in the line on.
    fn read(line: &'a str, called: &'a Macro, from: usize) -> Result<Self, Error> {
        let end = label_at(&line[from..]).map_or(line.len(), |at| from + at);
        let mut call = Self {
            line,
            called,
            values: vec![None; called.parameters().len()],
            more: Vec::new(),
            end,
        };
        let words = call.words(from)?;
        for word in &words {
            if let Some(name) = word.name {
                call.named(name, word.value)?;
            }
        }
        for word in words.iter().filter(|word| word.name.is_none()) {
            let value = word.value.of(line);
            match call.values.iter_mut().find(|value| value.is_none()) {
                Some(free) => *free = Some((value, word.value)),
                None => call.more.push(value),
            }
        }
        Ok(call)
    }

    /// Fills the parameter of a name.
    fn named(&mut self, name: Span, value: Span) -> Result<(), Error> {
        let Some(place) = self.called.template.find(name.of(self.line)) else {
            let known = self.called.parameters().iter();
            let near = nearest(name.of(self.line), known.map(|known| known.name.clone()));
            let problem = Problem::NoParameter(self.called.usage());
            return Err(Error {
                near,
                ..Error::new(name, problem)
            });
        };
        if let Some((_, before)) = self.values[place] {
            return Err(Error::new(name, Problem::Repeated(before)));
        }
        self.values[place] = Some((value.of(self.line), name.to(value)));
        Ok(())
    }

    /// The line with everything filled.
    fn fill(&self) -> Result<String, Error> {
        let mut values = Vec::with_capacity(self.values.len());
        for (value, parameter) in self.values.iter().zip(self.called.parameters()) {
            let value = value
                .map(|(value, _)| value)
                .or(parameter.default.as_deref());
            values.push(value.ok_or_else(|| {
                let end = self.line[..self.end].trim_end().len();
                let problem = Problem::EmptyParameter(parameter.name.clone(), self.called.usage());
                Error::new(Span::point(end), problem)
            })?);
        }
        // Places that are filled with one another grow fast.
        if self.line.len() + self.called.template.filled_length(&values) > LINE_LIMIT {
            let too_long = Problem::LineTooLong(LINE_LIMIT);
            return Err(Error::new(Span::point(self.line.len()), too_long));
        }
        let start = self.line.len() - request::after_prefix(self.line).len();
        let (body, own_label) = self.called.template.fill(&values);
        let label = match &self.line[self.end..] {
            "" => own_label.trim(),
            written => written,
        };
        let mut line = format!("{}{}", &self.line[..start], body.trim());
        for word in self
            .more
            .iter()
            .copied()
            .chain([label])
            .filter(|word| !word.is_empty())
        {
            let _ = write!(line, " {word}");
        }
        Ok(line)
    }

    /// The words of a call: what a sign joins is one, and so is what stands between double quotes.
    fn words(&self, from: usize) -> Result<Vec<Word>, Error> {
        let mut words: Vec<Word> = Vec::new();
        let mut at = from;
        loop {
            at += self.rest(at).len() - trimmed(self.rest(at)).len();
            let rest = self.rest(at);
            if rest.is_empty() {
                return Ok(words);
            }
            let name = self.parameter_name(rest);
            let start = at + name.map_or(0, |length| length + 1);
            let (value, quoted) = self.value(start)?;
            at = value.end + usize::from(quoted);
            match words.last_mut() {
                Some(last)
                    if name.is_none()
                        && !(quoted || last.quoted)
                        && (rest.starts_with(is_sign)
                            || last.value.of(self.line).ends_with(is_sign)) =>
                {
                    last.value.end = value.end;
                }
                _ => words.push(Word {
                    name: name.map(|length| Span::new(start - length - 1, start - 1)),
                    value,
                    quoted,
                }),
            }
        }
    }

    /// What is left of the words.
    fn rest(&self, at: usize) -> &'a str {
        &self.line[at..self.end]
    }

    /// How many bytes of a word come before the `=` that makes them a parameter's name. An unknown name with a digit in it
    /// is dice, such as `d6=6`.
    fn parameter_name(&self, rest: &str) -> Option<usize> {
        let length = word(rest);
        let name = &rest[..length];
        let is_name = length > 0
            && (self.called.template.find(name).is_some()
                || !name.contains(|letter: char| letter.is_ascii_digit()));
        (is_name && rest[length..].starts_with('=')).then_some(length)
    }

    /// The word at a place, or the text in quotes there, without them.
    fn value(&self, at: usize) -> Result<(Span, bool), Error> {
        let rest = self.rest(at);
        if let Some(quoted) = rest.strip_prefix('"') {
            return match quoted.find('"') {
                Some(length) => Ok((Span::new(at + 1, at + 1 + length), true)),
                None => Err(Error::new(Span::new(at, at + 1), Problem::OpenQuote)),
            };
        }
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        Ok((Span::new(at, at + length), false))
    }
}
