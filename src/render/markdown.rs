//! Tables as Markdown, for people.

use super::Style;
use super::table::{Table, Wording, table};
use crate::report::Record;

/// A record as a Markdown table. Rows with the same columns as `before` go on in the table before; the columns of this one
/// are returned.
pub fn record_markdown(
    record: &Record,
    before: &[String],
    style: Style,
    out: &mut String,
) -> Vec<String> {
    let Table { columns, rows } = table(record, Wording::Words(style.language));
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
