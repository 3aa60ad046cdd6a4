//! The line that a macro stands for: text with places for parameters, such as `d100 melee {skill} vs {other} {weapon=long}`.

use super::Span;
use super::keyword::{fold, is_word};
use super::names::is_name;
use super::plain::LABEL;

/// A line with places for parameters.
#[derive(Clone, Debug, Default)]
pub(super) struct Template {
    /// What comes before a label.
    body: Vec<Piece>,
    /// The label of its own, with its sign or word.
    label: Vec<Piece>,
    /// Each parameter once, in the order in which they are filled.
    pub(super) parameters: Vec<Parameter>,
}

/// A parameter of a macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name as the configuration spells it.
    pub name: String,
    /// What stands there when a line says nothing; a parameter without it must be filled.
    pub default: Option<String>,
}

#[derive(Clone, Debug)]
enum Piece {
    Text(String),
    Parameter(usize),
}

/// What is wrong with a template, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateTrouble {
    /// Where.
    pub place: TemplatePlace,
    /// What.
    pub problem: TemplateProblem,
}

/// A place in a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplatePlace {
    /// In its text.
    Text(Span),
    /// The entry of its list of parameters, from 0.
    Listed(usize),
}

/// What is wrong with a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateProblem {
    /// Nothing in it.
    Empty,
    /// A `{` that no `}` follows, or a `}` alone.
    Brace,
    /// What stands between braces is no word.
    NotWord,
    /// The parameter has a default already, and another one.
    TwoDefaults,
    /// It has a line break.
    LineBreak,
    /// The parameter is not in the list of parameters, though there is one.
    NotListed,
    /// The parameter is in the list twice.
    ListedTwice,
    /// The parameter is in the list but not in the text.
    Unused,
}

impl Template {
    /// Reads a template. Its parameters are filled in the order of the list, `name` or `name=default` each; without a list,
    /// as they stand in the text.
    pub(super) fn read(text: &str, list: &[&str]) -> Result<Self, TemplateTrouble> {
        let mut template = Self::listing(list)?;
        let mut used = vec![false; list.len()];
        for (place, span) in template.read_text(text)? {
            match used.get_mut(place) {
                Some(used) => *used = true,
                None if list.is_empty() => {}
                None => return Err(in_text(span, TemplateProblem::NotListed)),
            }
        }
        match used.iter().position(|used| !used) {
            Some(place) => Err(TemplateTrouble {
                place: TemplatePlace::Listed(place),
                problem: TemplateProblem::Unused,
            }),
            None => Ok(template),
        }
    }

    /// A template with these parameters and no text.
    fn listing(list: &[&str]) -> Result<Self, TemplateTrouble> {
        let mut template = Self::default();
        for (place, &listed) in list.iter().enumerate() {
            let taken = match template.parameter(listed) {
                Ok(taken) if taken == place => continue,
                Ok(_) => TemplateProblem::ListedTwice,
                Err(problem) => problem,
            };
            return Err(TemplateTrouble {
                place: TemplatePlace::Listed(place),
                problem: taken,
            });
        }
        Ok(template)
    }

    /// Takes in the text; returns the parameters in it and where they stand.
    fn read_text(&mut self, text: &str) -> Result<Vec<(usize, Span)>, TemplateTrouble> {
        let trouble = |at, end, problem| in_text(Span::new(at, end), problem);
        let mut used = Vec::new();
        if text.trim().is_empty() {
            return Err(trouble(0, text.len(), TemplateProblem::Empty));
        }
        if let Some(at) = text.find(['\n', '\r']) {
            return Err(trouble(at, at + 1, TemplateProblem::LineBreak));
        }
        let mut in_label = false;
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            let brace = rest.find(['{', '}']).unwrap_or(rest.len());
            let (plain, braced) = rest.split_at(brace);
            self.text(plain, &mut in_label);
            at += brace;
            if braced.is_empty() {
                break;
            }
            let inside = braced
                .strip_prefix('{')
                .and_then(|inside| inside.split_once('}'))
                .filter(|(inside, _)| !inside.contains('{'));
            let Some((inside, _)) = inside else {
                return Err(trouble(at, at + 1, TemplateProblem::Brace));
            };
            let end = at + inside.len() + 2;
            let parameter = self
                .parameter(inside)
                .map_err(|problem| trouble(at, end, problem))?;
            self.pieces(in_label).push(Piece::Parameter(parameter));
            used.push((parameter, Span::new(at, end)));
            at = end;
        }
        Ok(used)
    }

    fn pieces(&mut self, in_label: bool) -> &mut Vec<Piece> {
        if in_label {
            &mut self.label
        } else {
            &mut self.body
        }
    }

    /// Takes in text, which may begin the label.
    fn text(&mut self, text: &str, in_label: &mut bool) {
        let label = if *in_label { None } else { label_at(text) };
        let (before, after) = text.split_at(label.unwrap_or(text.len()));
        if !before.is_empty() {
            self.pieces(*in_label).push(Piece::Text(before.into()));
        }
        if !after.is_empty() {
            *in_label = true;
            self.label.push(Piece::Text(after.into()));
        }
    }

    /// The place of the parameter that stands between braces; it is taken in when it is new.
    fn parameter(&mut self, inside: &str) -> Result<usize, TemplateProblem> {
        let (name, default) = match inside.split_once('=') {
            Some((name, default)) => (name.trim(), Some(default.trim().to_string())),
            None => (inside.trim(), None),
        };
        if !is_name(name) {
            return Err(TemplateProblem::NotWord);
        }
        let Some(place) = self.find(name) else {
            self.parameters.push(Parameter {
                name: name.into(),
                default,
            });
            return Ok(self.parameters.len() - 1);
        };
        let known = &mut self.parameters[place];
        match (&known.default, default) {
            (Some(before), Some(now)) if *before != now => Err(TemplateProblem::TwoDefaults),
            (None, Some(now)) => {
                known.default = Some(now);
                Ok(place)
            }
            _ => Ok(place),
        }
    }

    /// The place of a parameter, whatever the case and accents of its name.
    pub(super) fn find(&self, name: &str) -> Option<usize> {
        self.parameters
            .iter()
            .position(|parameter| fold(&parameter.name).eq(fold(name)))
    }

    /// The line with every parameter filled: what comes before the label, and its own label.
    pub(super) fn fill(&self, values: &[&str]) -> (String, String) {
        let fill = |pieces: &[Piece]| {
            let texts = pieces.iter().map(|piece| match piece {
                Piece::Text(text) => text,
                Piece::Parameter(place) => values.get(*place).copied().unwrap_or_default(),
            });
            texts.collect::<String>()
        };
        (fill(&self.body), fill(&self.label))
    }

    /// How many bytes [`Self::fill`] would make of these values.
    pub(super) fn filled_length(&self, values: &[&str]) -> usize {
        let length = |piece: &Piece| match piece {
            Piece::Text(text) => text.len(),
            Piece::Parameter(place) => values.get(*place).map_or(0, |value| value.len()),
        };
        self.body.iter().chain(&self.label).map(length).sum()
    }

    /// The whole words before the first parameter.
    pub(super) fn first_words(&self) -> &str {
        match self.body.first() {
            Some(Piece::Text(text))
                if self.body.len() < 2 || text.ends_with(char::is_whitespace) =>
            {
                text
            }
            Some(Piece::Text(text)) => text
                .rsplit_once(char::is_whitespace)
                .map_or("", |(words, _)| words),
            _ => "",
        }
    }
}

const fn in_text(span: Span, problem: TemplateProblem) -> TemplateTrouble {
    TemplateTrouble {
        place: TemplatePlace::Text(span),
        problem,
    }
}

/// Where the label of a text begins, with its sign or its word.
pub(super) fn label_at(text: &str) -> Option<usize> {
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        if letter == '#' || (!is_word(before) && LABEL.begins(&text[at..]).is_some()) {
            return Some(at);
        }
        before = letter;
    }
    None
}
