//! Tables as CSV: English keys, plain numbers, quotes where a cell needs them.

use super::table::{Table, Wording, error_table, table};
use crate::ask::Error;
use crate::report::{Place, Record};

/// A record as CSV lines. `before` are the columns of the record before it, whose names need not be told again; the columns
/// of this one are returned.
pub fn record_csv(record: &Record, before: &[String], out: &mut String) -> Vec<String> {
    write(table(record, Wording::Keys), before, out)
}

/// What is wrong with a line as a CSV line among those of rolls.
pub fn error_csv(
    error: &Error,
    line: &str,
    place: &Place,
    before: &[String],
    out: &mut String,
) -> Vec<String> {
    write(error_table(error, line, place, Wording::Keys), before, out)
}

fn write(table: Table, before: &[String], out: &mut String) -> Vec<String> {
    let Table { columns, rows } = table;
    let mut writer = csv::Writer::from_writer(Vec::new());
    let names = (columns != before).then_some(&columns);
    for row in names.into_iter().chain(&rows) {
        if writer.write_record(row).is_err() {
            break;
        }
    }
    out.push_str(
        &writer
            .into_inner()
            .ok()
            .and_then(|bytes| String::from_utf8(bytes).ok())
            .unwrap_or_default(),
    );
    columns
}
