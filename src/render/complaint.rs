//! What is wrong with a file that the command reads: where, its line with a caret, and the nearest word.

use super::Style;
use super::error::{near_text, pointed};
use super::language::Phrase;
use super::paint::{Paint, paint};
use crate::ask::{Kind, Span};

/// Something wrong with a file, in the words of one language.
#[derive(Clone, Debug)]
pub struct Complaint {
    /// The family of the error.
    pub kind: Kind,
    /// The file's path.
    pub file: String,
    /// Where in the file; nowhere when it cannot be read at all.
    pub spot: Option<Spot>,
    /// What is wrong, in one sentence.
    pub message: String,
    /// What was most likely meant.
    pub near: Option<String>,
}

/// A place in a file.
#[derive(Clone, Debug)]
pub struct Spot {
    /// The number of the line, from 1.
    pub line: usize,
    /// The key that the line belongs to; empty where there is none.
    pub key: String,
    /// The line.
    pub text: String,
    /// The place in it.
    pub span: Span,
}

/// A complaint as text, each line with its end.
pub fn complaint_text(complaint: &Complaint, style: Style) -> String {
    let head = format!("{}:", style.language.phrase(Phrase::Error));
    let mut text = format!("{} {}", paint(&head, Paint::Bad), complaint.file);
    if let Some(spot) = &complaint.spot {
        text.push_str(&format!(":{}", spot.line));
        if !spot.key.is_empty() {
            text.push_str(&format!(": {}", spot.key));
        }
    }
    text.push_str(&format!(": {}\n", complaint.message));
    if let Some(spot) = &complaint.spot {
        text.push_str(&pointed(&spot.text, spot.span, None, style.width));
    }
    if let Some(near) = &complaint.near {
        text.push_str(&near_text(&[near], style.language));
    }
    text
}
