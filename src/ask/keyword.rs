//! One word of the language: its spellings, and what it means in a line.

use crate::rules::d100::Names;

/// A word with all its spellings. The first spelling of a language is the one that is printed.
#[derive(Debug)]
pub struct Keyword {
    /// English spellings, the first one frozen: it is the word in JSON.
    pub english: &'static [&'static str],
    /// Spanish spellings; the English ones where there are none.
    pub spanish: &'static [&'static str],
    /// What it means.
    pub help: Help,
}

/// Declares words of the language: spellings in English, in Spanish, and what each means in both.
macro_rules! keywords {
    ($($name:ident: [$($english:literal),+] / [$($spanish:literal),*], $help:literal / $ayuda:literal;)+) => {
        $(
            #[doc = $help]
            pub static $name: $crate::ask::Keyword = $crate::ask::Keyword {
                english: &[$($english),+],
                spanish: &[$($spanish),*],
                help: $crate::ask::Help { english: $help, spanish: $ayuda },
            };
        )+
    };
}
pub(super) use keywords;

/// A few words of explanation in each language.
#[derive(Clone, Copy, Debug)]
pub struct Help {
    /// In English.
    pub english: &'static str,
    /// In Spanish.
    pub spanish: &'static str,
}

/// The language whose spellings a line uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    /// English words, or none that are not English too.
    #[default]
    English,
    /// At least one word that is only Spanish.
    Spanish,
}

impl Help {
    /// In one of them.
    pub const fn text(&self, tongue: Tongue) -> &'static str {
        match tongue {
            Tongue::English => self.english,
            Tongue::Spanish => self.spanish,
        }
    }
}

impl Tongue {
    /// The name of a weapon in this language.
    pub(super) fn name(self, names: &Names) -> &str {
        match self {
            Self::English => names.english(),
            Self::Spanish => names.spanish(),
        }
    }
}

impl Keyword {
    /// The frozen English word.
    pub const fn key(&self) -> &'static str {
        self.english[0]
    }

    /// The word as printed in a language.
    pub fn spelling(&self, tongue: Tongue) -> &'static str {
        match tongue {
            Tongue::English => self.english[0],
            Tongue::Spanish => self.spanish.first().unwrap_or(&self.english[0]),
        }
    }

    /// The spellings of one language.
    pub const fn spellings_in(&self, tongue: Tongue) -> &'static [&'static str] {
        match tongue {
            Tongue::Spanish if !self.spanish.is_empty() => self.spanish,
            _ => self.english,
        }
    }

    /// Every spelling.
    pub fn spellings(&self) -> impl Iterator<Item = &'static str> {
        self.english.iter().chain(self.spanish).copied()
    }

    /// Every spelling once.
    pub fn every(&self) -> Vec<&'static str> {
        let mut every: Vec<&'static str> = Vec::new();
        for spelling in self.spellings() {
            if !every.contains(&spelling) {
                every.push(spelling);
            }
        }
        every
    }

    /// The longest spelling that `text` begins with, as bytes of the text and the language it belongs to.
    pub(super) fn begins(&self, text: &str) -> Option<(usize, Tongue)> {
        let first = *text.as_bytes().first()?;
        if !may_begin(self.english, first) && !may_begin(self.spanish, first) {
            return None;
        }
        let english = longest(self.english, text).map(|length| (length, Tongue::English));
        let spanish = longest(self.spanish, text).map(|length| (length, Tongue::Spanish));
        match (english, spanish) {
            (Some(english), Some(spanish)) if spanish.0 > english.0 => Some(spanish),
            (Some(english), _) => Some(english),
            (None, spanish) => spanish,
        }
    }

    /// The same, where a sum may stand close behind the word: `unskilled-1`.
    pub(super) fn begins_sum(&self, text: &str) -> Option<(usize, Tongue)> {
        let signs = text.match_indices(is_sign);
        let sums = signs.filter(|(at, sign)| {
            let after = text[at + sign.len()..].trim_start();
            after.starts_with(|digit: char| digit.is_ascii_digit())
        });
        let cut = sums.map(|(at, _)| at).next();
        let alone = cut.and_then(|at| self.begins(&text[..at]));
        self.begins(text).or(alone)
    }

    /// Whether both are the same entry of the table.
    pub fn is(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// Whether a character is a plus, or any of those that are typed for a minus: a hyphen, the sign itself, a dash.
pub(super) const fn is_sign(letter: char) -> bool {
    matches!(letter, '+' | '-' | '−' | '–')
}

/// A text with a hyphen for every minus.
pub(super) fn with_hyphens(text: &str) -> String {
    text.replace(['−', '–'], "-")
}

/// Whether one of the spellings may be what begins with this byte; most cannot.
fn may_begin(spellings: &[&str], first: u8) -> bool {
    for spelling in spellings {
        let wanted = spelling.as_bytes().first().copied().unwrap_or(first);
        if wanted | 0x20 == first | 0x20 || !wanted.is_ascii_alphanumeric() || !first.is_ascii() {
            return true;
        }
    }
    false
}

fn longest(spellings: &[&str], text: &str) -> Option<usize> {
    spellings
        .iter()
        .filter_map(|spelling| prefix(spelling, text))
        .max()
}

/// How many bytes of `text` spell `spelling`, whatever the case and accents; a hyphen may also be blanks. The word must end
/// there; a sign such as `:` ends where it stands.
pub(super) fn prefix(spelling: &str, text: &str) -> Option<usize> {
    // Most words differ in one of their first letters.
    for (wanted, found) in spelling.bytes().zip(text.bytes()) {
        if !wanted.is_ascii_alphanumeric() || !found.is_ascii() {
            break;
        }
        if !wanted.eq_ignore_ascii_case(&found) {
            return None;
        }
    }
    prefix_by_letters(spelling, text)
}

/// The same, letter by letter.
fn prefix_by_letters(spelling: &str, text: &str) -> Option<usize> {
    let mut letters = letters(text).peekable();
    let mut end = 0;
    for wanted in fold(spelling) {
        if matches!(wanted, '-' | ' ') {
            let (at, found) = letters.next()?;
            if found != '-' && !found.is_whitespace() {
                return None;
            }
            end = at + found.len_utf8();
            while let Some(&(at, blank)) = letters.peek()
                && blank.is_whitespace()
            {
                end = at + blank.len_utf8();
                letters.next();
            }
        } else {
            let (at, found) = letters.next()?;
            if found != wanted {
                return None;
            }
            end = at + text[at..].chars().next().map_or(0, char::len_utf8);
        }
    }
    // A combining accent belongs to the letter before it.
    let marks: usize = text[end..]
        .chars()
        .take_while(|&mark| is_mark(mark))
        .map(char::len_utf8)
        .sum();
    let rest = &text[end + marks..];
    let ends_anywhere = !spelling.ends_with(is_word);
    // `vs.` is no beginning of a name.
    if spelling.ends_with('.') && rest.starts_with(char::is_alphabetic) {
        return None;
    }
    let ends_there = !rest.starts_with(is_word) && !goes_on_as_name(rest);
    (ends_anywhere || ends_there).then_some(end + marks)
}

/// Whether what follows a word makes it the first half of a name from the configuration, such as `natural.fuerza`.
fn goes_on_as_name(rest: &str) -> bool {
    rest.strip_prefix('.')
        .is_some_and(|after| after.starts_with(char::is_alphabetic))
}

/// The rest of a spelling of which `written` is the beginning, whatever the case and accents, with hyphens for its blanks.
pub(super) fn extension(spelling: &str, written: &str) -> Option<String> {
    let mut written = letters(written).map(|(_, letter)| letter).peekable();
    let mut rest = spelling.chars();
    while written.peek().is_some() {
        let wanted = plain(rest.next()?);
        let found = written.next()?;
        let gap = |letter: char| letter == '-' || letter.is_whitespace();
        if gap(wanted) && gap(found) {
            while written.next_if(|&letter| letter.is_whitespace()).is_some() {}
        } else if found != wanted {
            return None;
        }
    }
    let with_hyphens = |letter| if letter == ' ' { '-' } else { letter };
    Some(rest.map(with_hyphens).collect())
}

/// Whether a character can stand inside a word of the language.
pub(super) fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'') || is_mark(letter)
}

pub(super) const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// The letters of a text in lower case and without accents, each with the byte it stands at.
pub(super) fn letters(text: &str) -> impl Iterator<Item = (usize, char)> {
    text.char_indices()
        .filter(|&(_, letter)| !is_mark(letter))
        .map(|(at, letter)| (at, plain(letter)))
}

/// A text in lower case and without accents.
pub(super) fn fold(text: &str) -> impl Iterator<Item = char> {
    letters(text).map(|(_, letter)| letter)
}

/// Whether two words are the same but for case and accents.
pub fn same_word(one: &str, other: &str) -> bool {
    fold(one).eq(fold(other))
}

/// A letter in lower case and without its accent.
fn plain(letter: char) -> char {
    if letter.is_ascii() {
        return letter.to_ascii_lowercase();
    }
    match letter {
        'á' | 'à' | 'ä' | 'â' | 'Á' | 'À' | 'Ä' | 'Â' => 'a',
        'é' | 'è' | 'ë' | 'ê' | 'É' | 'È' | 'Ë' | 'Ê' => 'e',
        'í' | 'ì' | 'ï' | 'î' | 'Í' | 'Ì' | 'Ï' | 'Î' => 'i',
        'ó' | 'ò' | 'ö' | 'ô' | 'Ó' | 'Ò' | 'Ö' | 'Ô' => 'o',
        'ú' | 'ù' | 'ü' | 'û' | 'Ú' | 'Ù' | 'Ü' | 'Û' => 'u',
        'ñ' | 'Ñ' => 'n',
        'ç' | 'Ç' => 'c',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spelled_whatever_the_case_accents_and_hyphens() {
        assert_eq!(prefix("difícil", "DIFICIL x"), Some(7));
        assert_eq!(prefix("dificil", "difícil"), Some(8));
        assert_eq!(prefix("dificil", "difi\u{301}cil"), Some(9));
        assert_eq!(prefix("full-defense", "Full  Defense"), Some(13));
        assert_eq!(prefix("vs", "vs15"), None);
        assert_eq!(prefix("long", "longer"), None);
        assert_eq!(prefix("daño", "dano"), Some(4));
        assert_eq!(prefix("natural", "natural.fuerza"), None);
        assert_eq!(prefix("natural", "natural. Y"), Some(7));
        assert_eq!(prefix(":", ":high"), Some(1));
    }
}
