//! Several records of the same fields as a table: a head line, then a line a record.

use super::fold::blocks;
use super::paint::{Paint, paint};
use super::text::{GAP, INDENT, value_text, width};
use super::{Language, Style};
use crate::rules::{Term, Value};

/// The fields of one record.
pub(super) type Fields<'a> = &'a [(Term, Value)];

/// The records of a value that is a table: one or more of them, all with the same fields.
pub(super) fn rows(value: &Value) -> Option<Vec<Fields<'_>>> {
    let Value::Series(values) = value else {
        return None;
    };
    let rows: Vec<Fields> = values
        .iter()
        .map_while(|value| match value {
            Value::Record(fields) => Some(fields.as_slice()),
            _ => None,
        })
        .collect();
    let names = |row: Fields| row.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    let first = names(rows.first()?);
    let alike = rows.len() == values.len() && rows.iter().all(|row| names(row) == first);
    alike.then_some(rows)
}

/// Whether a value is no more than a nought in its place.
const fn is_idle(value: &Value) -> bool {
    matches!(
        value,
        Value::Nothing | Value::Number(0) | Value::Given(0) | Value::Detail(0) | Value::Flag(false)
    )
}

/// Words stand to the left, figures to the right.
const fn is_text(value: &Value) -> bool {
    matches!(
        value,
        Value::Word(_) | Value::Name(_) | Value::List(_) | Value::Flag(_)
    )
}

/// Writes the table; a column in which every line is a nought is left out.
pub(super) fn write(text: &mut String, rows: &[Fields], style: Style) {
    let language = style.language;
    let fields = rows.first().map_or(0, |row| row.len());
    let columns: Vec<Column> = (0..fields)
        .filter(|&field| rows.len() == 1 || rows.iter().any(|row| !is_idle(&row[field].1)))
        .map(|field| Column::of(rows, field, language))
        .collect();
    write_columns(text, &columns, style);
}

fn write_columns(text: &mut String, columns: &[Column], style: Style) {
    let widths: Vec<usize> = columns.iter().map(|column| column.width).collect();
    if columns.is_empty() {
        return;
    }
    let lines = columns.first().map_or(0, |column| column.cells.len());
    for block in blocks(&widths, style) {
        for line in 0..lines {
            let shown = columns.iter().take(1).chain(&columns[block.clone()]);
            let cells: Vec<String> = shown.map(|column| column.cell(line)).collect();
            let row = format!("{INDENT}{}", cells.join(&" ".repeat(GAP)));
            text.push_str(row.trim_end());
            text.push('\n');
        }
    }
}

/// A series under each of several names.
pub(super) type Named<'a> = Vec<(&'a str, &'a [Value])>;

/// The series of a value that is a table of them: one under each name, all of one length.
pub(super) fn series(value: &Value) -> Option<Named<'_>> {
    let Value::Named(fields) = value else {
        return None;
    };
    let rows: Option<Named> = fields
        .iter()
        .map(|(name, value)| match value {
            Value::Series(values) => Some((name.as_str(), values.as_slice())),
            _ => None,
        })
        .collect();
    let rows = rows?;
    let length = rows.first()?.1.len();
    rows.iter()
        .all(|(_, values)| values.len() == length)
        .then_some(rows)
}

/// Writes such a table: under the label the names, and beside each its series in columns that are counted.
pub(super) fn write_series(text: &mut String, label: &str, rows: &Named, style: Style) {
    let language = style.language;
    let length = rows.first().map_or(0, |(_, values)| values.len());
    let names = Column {
        width: rows
            .iter()
            .map(|(name, _)| width(name))
            .fold(width(label), usize::max),
        cells: [label]
            .into_iter()
            .chain(rows.iter().map(|(name, _)| *name))
            .map(String::from)
            .collect(),
        to_the_left: true,
    };
    let counted = (0..length).map(|place| {
        let values = rows
            .iter()
            .map(|(_, values)| value_text(&values[place], language));
        let cells: Vec<String> = [(place + 1).to_string()]
            .into_iter()
            .chain(values)
            .collect();
        Column {
            width: cells.iter().map(|cell| width(cell)).max().unwrap_or(0),
            cells,
            to_the_left: false,
        }
    });
    write_columns(
        text,
        &[names].into_iter().chain(counted).collect::<Vec<_>>(),
        style,
    );
}

/// One column, its head first.
struct Column {
    cells: Vec<String>,
    width: usize,
    to_the_left: bool,
}

impl Column {
    fn of(rows: &[Fields], field: usize, language: Language) -> Self {
        let head = rows
            .first()
            .map_or("", |row| language.term(row[field].0))
            .to_string();
        let values = rows.iter().map(|row| value_text(&row[field].1, language));
        let cells: Vec<String> = [head].into_iter().chain(values).collect();
        Self {
            width: cells.iter().map(|cell| width(cell)).max().unwrap_or(0),
            cells,
            to_the_left: rows.iter().any(|row| is_text(&row[field].1)),
        }
    }

    fn cell(&self, line: usize) -> String {
        let cell = &self.cells[line];
        let pad = " ".repeat(self.width - width(cell));
        let shown = if line == 0 {
            paint(cell, Paint::Quiet)
        } else {
            cell.clone()
        };
        if self.to_the_left {
            shown + &pad
        } else {
            pad + &shown
        }
    }
}
