//! Records and errors as text and as JSON, in Spanish and in English.
//!
//! Terms become words in `en` and `es`, where a term without one does not compile; colours are put on in `paint` alone.

mod chart;
mod complaint;
mod csv;
mod en;
mod error;
mod es;
mod fold;
mod json;
mod language;
mod layout;
mod list;
mod markdown;
mod number;
mod odds;
mod paint;
mod progress;
mod prompt;
mod quiet;
mod records;
mod rows;
mod rulebook;
mod svg;
mod sweep;
mod table;
mod text;

pub use self::csv::{error_csv, record_csv};
pub use complaint::{Complaint, Spot, complaint_text};
pub use error::{error_text, expected_word, message, quotes_hint, refusal_text, rules_hint};
pub use json::{complaint_json, error_json, list_json, record_json};
pub use language::Language;
pub use list::list_text;
pub use markdown::{error_markdown, record_markdown};
pub use odds::sample_warning;
pub use paint::use_colour;
pub use progress::{answers_so_far, odds_so_far};
pub use prompt::{marked, prompt_help, welcome};
pub use quiet::{quiet_answer, quiet_text};
pub use rulebook::{
    HouseTable, article_text, no_game_text, no_rule_text, overview_text, rulebook_text,
};
pub use svg::{nothing_to_draw, record_svg};
pub use text::record_text;

/// How text is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The language of everything but the line as understood.
    pub language: Language,
    /// Whether the rulings and figures that decided a number are named.
    pub explain: bool,
    /// Whether the law of a number is drawn as a histogram.
    pub chart: bool,
    /// The width of the screen in columns.
    pub width: usize,
    /// Whether there is a screen, so that lines which do not fit are broken.
    pub wraps: bool,
}
