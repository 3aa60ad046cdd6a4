//! A command line up to the cursor, taken apart as its shell would.

use std::iter::Peekable;
use std::str::Chars;

/// Whose quotes and escapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quoting {
    Bash,
    PowerShell,
}

/// A line up to the cursor.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Split {
    /// Its whole words without quotes.
    pub words: Vec<String>,
    /// The word that the cursor stands in, up to there; empty after a blank.
    pub current: String,
    /// The quote that is open at the cursor.
    pub quote: Option<char>,
}

/// Takes a line apart.
pub(super) fn split(line: &str, quoting: Quoting) -> Split {
    let mut split = Split::default();
    let mut letters = line.chars().peekable();
    // An empty word in quotes is a word.
    let mut begun = false;
    while let Some(letter) = letters.next() {
        match (split.quote, letter) {
            (None, blank) if blank.is_whitespace() => {
                if std::mem::take(&mut begun) {
                    split.words.push(std::mem::take(&mut split.current));
                }
                continue;
            }
            (None, '\'' | '"') => split.quote = Some(letter),
            (Some(quote), letter) if quote == letter => {
                close(&mut split, letter, &mut letters, quoting);
            }
            (quote, letter) if quoting.escapes(quote, letter) => {
                escaped(&mut split, letter, &mut letters, quoting);
            }
            _ => split.current.push(letter),
        }
        begun = true;
    }
    split
}

/// A quote ends; in PowerShell two of them are one that does not.
fn close(split: &mut Split, quote: char, letters: &mut Peekable<Chars>, quoting: Quoting) {
    if quoting == Quoting::PowerShell && letters.next_if_eq(&quote).is_some() {
        split.current.push(quote);
    } else {
        split.quote = None;
    }
}

/// The letter after an escape.
fn escaped(split: &mut Split, escape: char, letters: &mut Peekable<Chars>, quoting: Quoting) {
    let Some(letter) = letters.next() else {
        return;
    };
    let stays = quoting == Quoting::Bash
        && split.quote == Some('"')
        && !matches!(letter, '$' | '`' | '"' | '\\' | '\n');
    if stays {
        split.current.push(escape);
    }
    if letter != '\n' {
        split.current.push(letter);
    }
}

impl Quoting {
    /// Whether a letter takes the meaning from the next one.
    const fn escapes(self, quote: Option<char>, letter: char) -> bool {
        let sign = match self {
            Self::Bash => '\\',
            Self::PowerShell => '`',
        };
        letter == sign && !matches!(quote, Some('\''))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bash(line: &str) -> (Vec<String>, String, Option<char>) {
        let split = split(line, Quoting::Bash);
        (split.words, split.current, split.quote)
    }

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn words_and_the_one_under_way() {
        assert_eq!(
            bash("tirada hitos 6+4 v"),
            (words(&["tirada", "hitos", "6+4"]), "v".into(), None)
        );
        assert_eq!(
            bash("tirada  hitos "),
            (words(&["tirada", "hitos"]), String::new(), None)
        );
        assert_eq!(bash(""), (Vec::new(), String::new(), None));
    }

    #[test]
    fn quotes_and_escapes() {
        assert_eq!(
            bash("tirada 'hitos 6+4 v"),
            (words(&["tirada"]), "hitos 6+4 v".into(), Some('\''))
        );
        assert_eq!(
            bash(r#"tirada "hitos 6+4" v"#),
            (words(&["tirada", "hitos 6+4"]), "v".into(), None)
        );
        assert_eq!(
            bash(r"tirada hitos\ 6+4\ v"),
            (words(&["tirada"]), "hitos 6+4 v".into(), None)
        );
        assert_eq!(
            bash(r#"tirada "a\"b\c" '' x"#),
            (words(&["tirada", "a\"b\\c", ""]), "x".into(), None)
        );
        assert_eq!(bash("tirada hi\\"), (words(&["tirada"]), "hi".into(), None));
    }

    #[test]
    fn those_of_powershell() {
        let split = split("tirada 'it''s' \"a`\"b\" `'x", Quoting::PowerShell);
        assert_eq!(split.words, ["tirada", "it's", "a\"b"]);
        assert_eq!(split.current, "'x");
        assert_eq!(split.quote, None);
    }
}
