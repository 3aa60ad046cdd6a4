//! Tables as Markdown, for people.

use super::Style;
use super::table::{Table, Wording, error_table, table};
use crate::ask::Error;
use crate::report::{Place, Record};

/// A record as a Markdown table. Rows with the same columns as `before` go on in the table before; the columns of this one
/// are returned.
pub fn record_markdown(
    record: &Record,
    before: &[String],
    style: Style,
    out: &mut String,
) -> Vec<String> {
    write(table(record, Wording::Words(style.language)), before, out)
}

/// What is wrong with a line as a row of the table of rolls.
pub fn error_markdown(
    error: &Error,
    line: &str,
    place: &Place,
    before: &[String],
    style: Style,
    out: &mut String,
) -> Vec<String> {
    let wording = Wording::Words(style.language);
    write(error_table(error, line, place, wording), before, out)
}

fn write(table: Table, before: &[String], out: &mut String) -> Vec<String> {
    let Table { columns, rows } = table;
    if columns != before {
        if !before.is_empty() {
            out.push('\n');
        }
        write_row(&columns, out);
        write_row(&vec!["---".to_string(); columns.len()], out);
    }
    for row in &rows {
        write_row(row, out);
    }
    columns
}

fn write_row(cells: &[String], out: &mut String) {
    out.push('|');
    for cell in cells {
        out.push(' ');
        out.push_str(&cell.replace('|', "\\|"));
        out.push_str(" |");
    }
    out.push('\n');
}
