//! What can stand at the cursor, written as each shell's script reads it.
//!
//! The first line says what the rest is: `files`, where the shell completes the name of a file itself; `open`, where more may
//! be written right after the word; else `words`.

use super::offer::Offer;
use crate::ask::Candidate;
use crate::render;

/// How bash shows candidates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Screen {
    /// Whether it lists them rather than puts one in.
    pub lists: bool,
    /// The columns there are.
    pub width: usize,
}

/// For bash: each line replaces the text that it asked about, or is shown in a list.
pub(super) fn bash(offer: &Offer, text: &str, quote: Option<char>, screen: Screen) -> String {
    let mut reply = head(offer);
    if screen.lists && offer.candidates.len() > 1 {
        let shown = offer.candidates.iter().map(|candidate| &candidate.word);
        let widest = shown.map(|word| width(word)).max().unwrap_or(0);
        for candidate in &offer.candidates {
            let gap = " ".repeat(widest - width(&candidate.word));
            let line = format!("{}{gap}  ({})", candidate.word, one_line(&candidate.help));
            reply.push_str(&cut(&line, screen.width.saturating_sub(1)));
            reply.push('\n');
        }
        return reply;
    }
    // Bash closes the quote behind the only candidate, though the line goes on: of two it takes what they share.
    if let (Some(_), [only], false) = (quote, &offer.candidates[..], screen.lists) {
        let rest = offer.rest(only);
        let blank = if is_open(only) { "" } else { " " };
        return reply + &format!("{text}{rest}{blank}\n{text}{rest}{blank} \n");
    }
    for candidate in &offer.candidates {
        let rest = offer.rest(candidate);
        let rest = match quote {
            Some(_) => rest.to_string(),
            None => rest.replace('\'', "\\'"),
        };
        reply.push_str(&format!("{text}{rest}\n"));
    }
    reply
}

/// For zsh: what comes after what is written, and the help, a tab between; then what no list holds, after two tabs.
pub(super) fn zsh(offer: &Offer) -> String {
    let mut reply = head(offer);
    for candidate in &offer.candidates {
        let rest = offer.rest(candidate);
        reply.push_str(&format!("{rest}\t{}\n", one_line(&candidate.help)));
    }
    for kind in &offer.kinds {
        let kind = render::expected_word(*kind, offer.language);
        reply.push_str(&format!("\t\t{kind}\n"));
    }
    reply
}

/// For shells that quote by themselves: whole words with their help, a tab between.
pub(super) fn table(offer: &Offer) -> String {
    let mut reply = head(offer);
    for (word, candidate) in offer.words() {
        reply.push_str(&format!("{word}\t{}\n", one_line(&candidate.help)));
    }
    reply
}

/// For PowerShell: the text to put in, the word to show, and its help, with tabs between.
pub(super) fn powershell(offer: &Offer, quote: Option<char>) -> String {
    let mut reply = head(offer);
    for (word, candidate) in offer.words() {
        let special = word.contains(|letter: char| letter.is_whitespace() || letter == '\'');
        let word = match quote {
            Some('"') => format!("\"{word}"),
            None if !special => word,
            _ => format!("'{}", word.replace('\'', "''")),
        };
        let shown = &candidate.word;
        reply.push_str(&format!("{word}\t{shown}\t{}\n", one_line(&candidate.help)));
    }
    reply
}

fn head(offer: &Offer) -> String {
    let head = match &offer.candidates[..] {
        _ if offer.file => "files",
        [first, ..] if is_open(first) => "open",
        _ => "words",
    };
    format!("{head}\n")
}

/// Whether more is written right after a word.
fn is_open(candidate: &Candidate) -> bool {
    candidate.word.ends_with('=')
}

/// A text of the user's own without line ends and tabs.
fn one_line(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// A line that fits the screen.
fn cut(line: &str, room: usize) -> String {
    if width(line) <= room {
        return line.into();
    }
    let kept = line.chars().take(room.saturating_sub(1));
    kept.chain(['…']).collect()
}
