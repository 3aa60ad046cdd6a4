//! Tables as CSV: English keys, plain numbers, quotes where a cell needs them.

use super::table::{Table, Wording, table};
use crate::report::Record;

/// A record as CSV lines. `before` are the columns of the record before it, whose names need not be told again; the columns
/// of this one are returned.
///
/// # Errors
/// None that a caller can cause: memory is written to.
pub fn record_csv(record: &Record, before: &[String], out: &mut String) -> Vec<String> {
    let Table { columns, rows } = table(record, Wording::Keys);
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
