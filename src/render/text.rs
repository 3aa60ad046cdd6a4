//! A record as text: the line as understood, each side's dice and where its number comes from, the verdict, what follows.

use super::fold::folded;
use super::language::Phrase;
use super::number::{decimal, percent, signed, whole};
use super::paint::{Paint, paint};
use super::rows::Rows;
use super::{Language, Style, odds, records, sweep};
use crate::report::{Outcome, Record, Rolled, Turn};
use crate::rules::{Basis, Bit, Cast, Face, Fact, Fate, Says, Term, Tone, Value};

/// A record as text, each line with its end.
pub fn record_text(record: &Record, style: Style) -> String {
    let mut text = paint(&record.spoken(), Paint::Heading);
    if let Some(label) = &record.label {
        text.push_str(&paint(&format!("  # {}", visible(label)), Paint::Quiet));
    }
    if let Some(Turn { number, of }) = record.turn {
        text.push_str(&paint(
            &format!("{}{number}/{of}", " ".repeat(GAP)),
            Paint::Quiet,
        ));
    }
    match &record.outcome {
        Outcome::Rolled(rolled) => {
            text.push('\n');
            write_roll(&mut text, rolled, style);
        }
        Outcome::Solved(solved) => odds::write_exact(&mut text, solved, style),
        Outcome::Sampled(sample) => odds::write_sample(&mut text, sample, style),
        Outcome::Swept(swept) => sweep::write_sweep(&mut text, swept, style),
    }
    // The line as understood is left to the terminal, whose breaks are not copied with it.
    let body = text.split_off(text.find('\n').map_or(text.len(), |end| end + 1));
    text + &folded(body, style)
}

/// Two blanks before every line under the heading.
pub(super) const INDENT: &str = "  ";
/// Blanks between columns.
pub(super) const GAP: usize = 3;

fn write_roll(text: &mut String, rolled: &Rolled, style: Style) {
    let told = rolled.story.iter().filter_map(|fact| match fact {
        Fact::Row(row) => Some(row),
        _ => None,
    });
    let mut rows = Rows::new(told, style.language);
    let mut told_verdict = false;
    let mut before = None;
    for fact in &rolled.story {
        let mut label = None;
        match fact {
            Fact::Row(row) => {
                label = Some(row.label);
                rows.write_next(text, before == label);
            }
            Fact::Verdict(bits) => {
                told_verdict = true;
                write_verdict(text, rolled, bits, style.language);
            }
            Fact::Value(..) | Fact::Because(_) => {}
        }
        before = label;
    }
    if !told_verdict {
        write_verdict(text, rolled, &[], style.language);
    }
    if rows.is_empty() && rolled.answer.verdict.is_none() {
        write_values(text, &rolled.answer.values, style);
    }
    if style.explain {
        write_basis(text, &rolled.basis, style.language);
    }
}

/// The verdict with its sign, and what stands beside it.
fn write_verdict(text: &mut String, rolled: &Rolled, bits: &[Bit], language: Language) {
    let Some(verdict) = rolled.answer.verdict else {
        return;
    };
    let (sign, colour) = sign(verdict.tone);
    text.push_str(INDENT);
    text.push_str(&paint(
        &format!("{sign} {}", language.term(verdict.word)),
        colour,
    ));
    if !bits.is_empty() {
        text.push_str(&" ".repeat(GAP));
        text.push_str(&cell_text(bits, language).painted);
    }
    text.push('\n');
}

/// The sign and the colour of a tone.
pub(super) const fn sign(tone: Tone) -> (&'static str, Paint) {
    match tone {
        Tone::Good => ("✔", Paint::Good),
        Tone::Even => ("=", Paint::Even),
        Tone::Bad => ("✘", Paint::Bad),
    }
}

/// Values of a rule that tells no story, one a line; several records of the same fields as a table.
pub(super) fn write_values(text: &mut String, values: &[(Term, Value)], style: Style) {
    let language = style.language;
    let values = || {
        let said = |(_, value): &&(Term, Value)| *value != Value::Nothing;
        values.iter().filter(said)
    };
    let label_width = values()
        .filter(|(_, value)| records::rows(value).is_none() && records::series(value).is_none())
        .map(|(name, _)| width(language.term(*name)))
        .max()
        .unwrap_or(0);
    for (name, value) in values() {
        if let Some(rows) = records::rows(value) {
            records::write(text, &rows, style);
            continue;
        }
        let label = language.term(*name);
        if let Some(rows) = records::series(value) {
            records::write_series(text, label, &rows, style);
            continue;
        }
        let line = format!(
            "{INDENT}{}{}{}\n",
            paint(label, Paint::Quiet),
            " ".repeat(label_width - width(label) + GAP),
            value_text(value, language)
        );
        text.push_str(&line);
    }
}

/// A value as people read it.
pub(super) fn value_text(value: &Value, language: Language) -> String {
    let several = |values: Vec<String>| values.join(" ");
    match value {
        Value::Number(number)
        | Value::Open(number)
        | Value::Detail(number)
        | Value::Given(number) => whole(*number),
        Value::Flag(true) => language.phrase(Phrase::Yes).into(),
        Value::Flag(false) => language.phrase(Phrase::No).into(),
        Value::Count(count) => count.to_string(),
        Value::Word(term) => language.term(*term).into(),
        Value::List(list) | Value::Places(list) if list.is_empty() => "–".into(),
        Value::List(list) | Value::Places(list) => {
            several(list.iter().map(|number| whole(*number)).collect())
        }
        Value::Name(name) => name.clone(),
        Value::Chance(chance) => percent(chance.to_f64(), language),
        Value::Mean(mean) => decimal(mean.to_f64(), 3, language),
        Value::Series(values) => {
            let gap = match values.first() {
                Some(Value::Record(_)) => ", ",
                _ => " ",
            };
            let values = values.iter().map(|value| value_text(value, language));
            values.collect::<Vec<_>>().join(gap)
        }
        Value::Record(fields) => fields
            .iter()
            .map(|(name, value)| {
                format!("{} {}", language.term(*name), value_text(value, language))
            })
            .collect::<Vec<_>>()
            .join(" · "),
        Value::Named(fields) => several(
            fields
                .iter()
                .map(|(name, value)| format!("{name} {}", value_text(value, language)))
                .collect(),
        ),
        Value::Nothing => "–".into(),
    }
}

/// What the answer rests on.
pub(super) fn write_basis(text: &mut String, basis: &[Basis], language: Language) {
    for Basis { rule, source, says } in basis {
        let said = match says {
            Says::Section(title) => format!("{} «{title}»", language.phrase(Phrase::Section)),
            Says::Term(term) => language.term(*term).into(),
        };
        let line = format!(
            "{INDENT}{} {}: {said}\n",
            paint(rule, Paint::Quiet),
            language.source(*source)
        );
        text.push_str(&line);
    }
}

/// A piece of text and how wide it is without its colours.
pub(super) struct Shown {
    pub painted: String,
    pub width: usize,
}

pub(super) fn cell_text(bits: &[Bit], language: Language) -> Shown {
    let mut shown = Shown {
        painted: String::new(),
        width: 0,
    };
    let mut opened = false;
    for bit in bits {
        let (plain, colour) = bit_text(bit, language);
        let sticks = opened || matches!(bit, Bit::Close);
        opened = matches!(bit, Bit::Open);
        if !shown.painted.is_empty() && !sticks {
            shown.painted.push(' ');
            shown.width += 1;
        }
        shown.width += width(&plain);
        match bit {
            Bit::Faces(faces) => shown.painted.push_str(&painted_faces(faces)),
            Bit::Casts(casts) => shown.painted.push_str(&painted_casts(casts)),
            _ => shown
                .painted
                .push_str(&colour.map_or(plain.clone(), |colour| paint(&plain, colour))),
        }
    }
    shown
}

fn bit_text(bit: &Bit, language: Language) -> (String, Option<Paint>) {
    let strong = Some(Paint::Strong);
    match bit {
        Bit::Faces(faces) => (
            faces.iter().map(face_text).collect::<Vec<_>>().join(" "),
            None,
        ),
        Bit::Casts(casts) => (
            casts.iter().map(cast_text).collect::<Vec<_>>().join(" "),
            None,
        ),
        Bit::Number(number) => (whole(*number), strong),
        Bit::Signed(number) => (signed(*number), None),
        Bit::Say(term, numbers) => (Language::fill(language.term(*term), numbers), None),
        Bit::Judge(term, tone) => (language.term(*term).into(), Some(sign(*tone).1)),
        Bit::Chance(chance) => (percent(chance.to_f64(), language), strong),
        Bit::Arrow => ("→".into(), None),
        Bit::Equals => ("=".into(), None),
        Bit::Plus => ("+".into(), None),
        Bit::Minus => ("−".into(), None),
        Bit::Times => ("×".into(), None),
        Bit::Over => ("÷".into(), None),
        Bit::Between => ("·".into(), None),
        Bit::Pool(pool) => (pool.to_string(), Some(Paint::Quiet)),
        Bit::Notation(text) => (text.clone(), Some(Paint::Quiet)),
        Bit::List(list) => (
            list.iter()
                .map(|number| whole(*number))
                .collect::<Vec<_>>()
                .join(" "),
            None,
        ),
        Bit::Count(count) => (count.to_string(), strong),
        Bit::Open => ("(".into(), None),
        Bit::Close => (")".into(), None),
        Bit::Name(name) => (name.clone(), None),
    }
}

/// A die as it fell; one that does not count stands in brackets.
fn face_text(face: &Face) -> String {
    if face.kept {
        whole(face.value)
    } else {
        format!("({})", whole(face.value))
    }
}

fn painted_faces(faces: &[Face]) -> String {
    let painted = |face: &Face| {
        paint(
            &face_text(face),
            if face.kept {
                Paint::Die
            } else {
                Paint::Dropped
            },
        )
    };
    faces.iter().map(painted).collect::<Vec<_>>().join(" ")
}

/// A die as it fell, with what became of it: `5!` brought another, `1→2` counts as 2, `(3)` no longer counts, `(1↻)` was
/// rolled again, `8✔` is a success, `1✘` takes one away.
fn cast_text(cast: &Cast) -> String {
    let faces: Vec<String> = cast.faces.iter().map(|face| whole(*face)).collect();
    let mut text = faces.join("+");
    if cast.exploded && cast.faces.len() == 1 {
        text.push('!');
    }
    if let Some(counts) = cast.counts {
        text.push_str(&format!("→{}", whole(counts)));
    }
    match cast.fate {
        Fate::Kept | Fate::Idle => text,
        Fate::Dropped => format!("({text})"),
        Fate::Rerolled => format!("({text}↻)"),
        Fate::Hit => format!("{text}✔"),
        Fate::Miss => format!("{text}✘"),
    }
}

fn painted_casts(casts: &[Cast]) -> String {
    let painted = |cast: &Cast| {
        let colour = match cast.fate {
            Fate::Kept => Paint::Die,
            Fate::Dropped | Fate::Rerolled | Fate::Idle => Paint::Dropped,
            Fate::Hit => Paint::Good,
            Fate::Miss => Paint::Bad,
        };
        paint(&cast_text(cast), colour)
    };
    casts.iter().map(painted).collect::<Vec<_>>().join(" ")
}

/// A text of the user's own as it can be shown: what would steer a terminal is a sign that stands for it.
pub(super) fn visible(text: &str) -> String {
    text.chars().map(visible_letter).collect()
}

/// A letter as it can be shown.
pub(super) fn visible_letter(letter: char) -> char {
    match letter {
        '\t' | '\n' | '\r' => ' ',
        '\u{0}'..='\u{1f}' => char::from_u32(0x2400 + u32::from(letter)).unwrap_or(' '),
        '\u{7f}' => '␡',
        // The rest of the control characters, and those that turn the direction of a text.
        '\u{80}'..='\u{9f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => '\u{fffd}',
        _ => letter,
    }
}

/// How many columns a text takes: one a character, which is right for every text written here.
pub(super) fn width(text: &str) -> usize {
    text.chars().count()
}
