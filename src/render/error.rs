//! Errors as text: the line, a caret under the place, what was expected there, and the nearest word.

use super::fold::folded;
use super::language::Phrase;
use super::paint::{Paint, paint};
use super::text::{visible, visible_letter};
use super::{Language, Style};
use crate::ask::{Error, Expected, Keyword, Problem, RULEBOOKS, Rulebook, Span};
use crate::dice::Misfit;
use crate::report::Place;
use crate::rules::Refusal;

/// An error as text, each line with its end.
pub fn error_text(error: &Error, line: &str, place: &Place, style: Style) -> String {
    let language = style.language;
    let line = error.line(line);
    let mut text = String::new();
    text.push_str(&paint(&head(Phrase::Error, place, language), Paint::Bad));
    text.push(' ');
    text.push_str(&message(error, line, language));
    text.push('\n');
    if points_into(error) {
        let first = error.first_place();
        text.push_str(&pointed(line, error.span, first, style.width));
    }
    if let Some(expansion) = &error.expansion {
        let from = language.phrase(Phrase::FromMacro);
        let from = from.replace("{}", &expansion.macros.join(" → "));
        text.push_str(&format!("  {from}\n"));
    }
    let near = error
        .near
        .as_deref()
        .map(|near| in_language(near, &error.expected, language));
    let offers = error.offers.iter().map(String::as_str);
    let meant: Vec<&str> = near.into_iter().chain(offers).collect();
    text.push_str(&near_text(&meant, language));
    folded(text, style)
}

/// What a message begins with: what it is, and the place in a batch that it is about.
pub(super) fn head(what: Phrase, place: &Place, language: Language) -> String {
    let what = language.phrase(what);
    match place {
        Place::Alone => format!("{what}:"),
        Place::Line(number) => format!("{what} ({} {number}):", language.phrase(Phrase::Line)),
        Place::Key(key) => format!("{what} ({key}):"),
    }
}

/// A spelling of a word that was expected, in the language in which the others are told.
fn in_language<'a>(near: &'a str, expected: &[Expected], language: Language) -> &'a str {
    let tongue = language.tongue();
    let is_near = |word: &&'static Keyword| word.spellings().any(|known| known == near);
    let expected = expected.iter();
    let may_end = expected
        .clone()
        .any(|expected| matches!(expected, Expected::End));
    let expected = expected.filter_map(|expected| match expected {
        Expected::Word(word) => Some(*word),
        _ => None,
    });
    let mut words: Vec<&Keyword> = expected.filter(is_near).collect();
    // Where a line could have ended, it is a word of the language and no name of the user's own.
    if words.is_empty() && may_end {
        let all = RULEBOOKS.iter().flat_map(Rulebook::vocabulary);
        words = all.filter(is_near).collect();
    }
    let is_told = |word: &&Keyword| word.spellings_in(tongue).contains(&near);
    match words.first() {
        Some(word) if !words.iter().any(is_told) => word.spelling(tongue),
        _ => near,
    }
}

/// The question whether something else was meant, on a line of its own; nothing where nothing is near.
pub(super) fn near_text(meant: &[&str], language: Language) -> String {
    let Some((last, others)) = meant.split_last() else {
        return String::new();
    };
    let question = language.phrase(Phrase::Near);
    let (before, after) = question.split_once("{}").unwrap_or((question, ""));
    let open = before.chars().next_back().unwrap_or(' ');
    let close = after.chars().next().unwrap_or(' ');
    let mut list = others.join(&format!("{close}, {open}"));
    if !list.is_empty() {
        list.push_str(&format!("{close} {} {open}", language.phrase(Phrase::Or)));
    }
    list.push_str(last);
    format!("  {before}{list}{after}\n")
}

/// Whether the error has a place in the line that can be shown.
const fn points_into(error: &Error) -> bool {
    !matches!(
        error.problem,
        Problem::LineTooLong(_)
            | Problem::NotText
            | Problem::Misfit(_)
            | Problem::TimesTwice
            | Problem::DiceOdds
            | Problem::DiceTimes
            | Problem::RollPicture
    )
}

/// What is wrong, in one sentence.
pub fn message(error: &Error, line: &str, language: Language) -> String {
    let say = |phrase| language.phrase(phrase).to_string();
    let fill = |phrase, numbers: &[i64]| Language::fill(language.phrase(phrase), numbers);
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let written = |span: Span| visible(span.of(line));
    match &error.problem {
        Problem::Unexpected => {
            let found = say(Phrase::Unexpected).replace("{}", &shortened(&written(error.span)));
            format!("{found}{}", expected_text(error, language))
        }
        Problem::Missing => format!("{}{}", say(Phrase::Missing), expected_text(error, language)),
        Problem::Range { least, most } => fill(Phrase::Range, &[*least, *most]),
        Problem::Repeated(first) => say(Phrase::SaidBefore).replace("{}", &written(*first)),
        Problem::Contradiction(first) => {
            let now = say(Phrase::Contradicts).replacen("{}", &written(error.span), 1);
            now.replacen("{}", &written(*first), 1)
        }
        Problem::Outside(term, numbers)
        | Problem::Forbidden(term, numbers)
        | Problem::Limit(term, numbers) => Language::fill(language.term(*term), numbers),
        Problem::NoWeapon => say(Phrase::NoWeapon).replace("{}", &shortened(&written(error.span))),
        Problem::NumberTooLarge => say(Phrase::NumberTooLarge),
        Problem::UnknownName => {
            say(Phrase::UnknownName).replace("{}", &shortened(&written(error.span)))
        }
        Problem::EmptyParameter(parameter, usage) => say(Phrase::EmptyParameter)
            .replacen("{}", parameter, 1)
            .replacen("{}", usage, 1),
        Problem::NoParameter(usage) => say(Phrase::NoParameter)
            .replacen("{}", &written(error.span), 1)
            .replacen("{}", usage, 1),
        Problem::EndlessMacro(chain) => say(Phrase::EndlessMacro).replace("{}", chain),
        Problem::OpenQuote => say(Phrase::OpenQuote),
        Problem::DropWhich => say(Phrase::DropWhich),
        Problem::Misfit(misfit) => misfit_text(misfit, language),
        Problem::NoFace => say(Phrase::NoFace).replace("{}", &shortened(&written(error.span))),
        Problem::LineTooLong(most) => fill(Phrase::LineTooLong, &[count(*most)]),
        Problem::NotText => say(Phrase::NotText),
        Problem::NoKey => say(Phrase::NoKey),
        Problem::TimesOdds => say(Phrase::TimesOdds),
        Problem::DiceOdds => say(Phrase::DiceOdds),
        Problem::DiceTimes => say(Phrase::DiceTimes),
        Problem::RollPicture => say(Phrase::RollPicture),
        Problem::TimesTwice => say(Phrase::TimesTwice),
        Problem::TooManyAxes => say(Phrase::TooManyAxes),
        Problem::TooManyCells(most) => fill(Phrase::TooManyCells, &[*most]),
    }
}

fn misfit_text(misfit: &Misfit, language: Language) -> String {
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let fill = |phrase, numbers: &[i64]| Language::fill(language.phrase(phrase), numbers);
    match misfit {
        Misfit::TooFew { given, least, most } => fill(
            Phrase::TooFewDice,
            &[count(*given), count(given + 1), *least, *most],
        ),
        Misfit::TooFewCards { given } => {
            fill(Phrase::TooFewCards, &[count(*given), count(given + 1)])
        }
        Misfit::CardForDie {
            place,
            card,
            least,
            most,
        } => format!(
            "{}{card}",
            fill(Phrase::CardForDie, &[count(*place), *least, *most])
        ),
        Misfit::DieForCard { place, face } => fill(Phrase::DieForCard, &[count(*place), *face]),
        Misfit::CardGone { place, card } => {
            format!("{card}{}", fill(Phrase::CardGone, &[count(*place)]))
        }
        Misfit::TooMany { given, used } => {
            fill(Phrase::TooManyDice, &[count(*given), count(*used)])
        }
        Misfit::Impossible {
            place,
            face,
            least,
            most,
        } => fill(
            Phrase::ImpossibleFace,
            &[count(*place), *face, *least, *most],
        ),
    }
}

/// What a rule says that it will not take, in one sentence.
pub fn refusal_text(refusal: Refusal, language: Language) -> String {
    message(&Error::refused(Span::default(), refusal), "", language)
}

/// What could stand there, as the end of a sentence.
fn expected_text(error: &Error, language: Language) -> String {
    /// More words than this are not a help but a list; the nearest word and the manual say more.
    const MOST: usize = 12;
    if error.expected.is_empty() {
        return String::new();
    }
    let mut words: Vec<String> = error
        .expected
        .iter()
        .map(|expected| expected_word(*expected, language))
        .collect();
    words.dedup();
    let cut = words.len() > MOST;
    words.truncate(MOST);
    let last = if cut {
        "…".to_string()
    } else {
        words.pop().unwrap_or_default()
    };
    let list = if words.is_empty() {
        last
    } else if cut {
        format!("{}, {last}", words.join(", "))
    } else {
        format!(
            "{} {} {last}",
            words.join(", "),
            language.phrase(Phrase::Or)
        )
    };
    format!("; {} {list}", language.phrase(Phrase::Expected))
}

/// What could stand at a place, in words.
pub fn expected_word(expected: Expected, language: Language) -> String {
    let tongue = language.tongue();
    let kind = |phrase| language.phrase(phrase).to_string();
    match expected {
        Expected::Word(word) => word.spelling(tongue).to_string(),
        Expected::Number => kind(Phrase::KindNumber),
        Expected::Score => kind(Phrase::KindScore),
        Expected::Dice => kind(Phrase::KindDice),
        Expected::Sides => kind(Phrase::KindSides),
        Expected::Faces => kind(Phrase::KindFaces),
        Expected::Parts => kind(Phrase::KindParts),
        Expected::Sign => kind(Phrase::KindSign),
        Expected::Test => kind(Phrase::KindTest),
        Expected::Close => kind(Phrase::KindClose),
        Expected::Semicolon => kind(Phrase::KindSemicolon),
        Expected::Comma => kind(Phrase::KindComma),
        Expected::Keep => kind(Phrase::KindKeep),
        Expected::Label => kind(Phrase::KindLabel),
        Expected::Die => kind(Phrase::KindDie),
        Expected::Slashed => kind(Phrase::KindSlashed),
        Expected::Name => kind(Phrase::KindName),
        Expected::Macro => kind(Phrase::KindMacro),
        Expected::Weapon(_) => kind(Phrase::KindWeapon),
        Expected::Beginning => kind(Phrase::KindBeginning),
        Expected::End => kind(Phrase::KindEnd),
    }
}

/// A text that may be very long, short enough to be quoted.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let letters = text.chars().map(visible_letter);
    if text.chars().count() <= MOST {
        letters.collect()
    } else {
        letters.take(MOST - 1).chain(['…']).collect()
    }
}

/// The line around a place, a caret under it, and a mark under an earlier place that matters too.
pub(super) fn pointed(line: &str, span: Span, first: Option<Span>, width: usize) -> String {
    let (at, length) = span.in_characters(line);
    let letters: Vec<char> = line.chars().map(visible_letter).collect();
    let room = width.saturating_sub(4).max(20);
    // A long line is shown from a bit before the place.
    let from = if at + length.min(room / 2) > room {
        at.saturating_sub(room / 2)
    } else {
        0
    };
    let to = letters.len().min(from + room);
    let shown: String = letters[from.min(to)..to].iter().collect();
    let carets = length.clamp(1, (to.max(at + 1)).saturating_sub(at).max(1));
    let first = first
        .map(|span| span.in_characters(line).0)
        .filter(|first| (from..to).contains(first));
    let mut marks = " ".repeat(at - from);
    if let Some(first) = first.filter(|first| first - from < marks.len()) {
        marks.replace_range(first - from..=first - from, "-");
    }
    marks.push_str(&"^".repeat(carets));
    let (before, after) = (
        if from > 0 { "…" } else { " " },
        if to < letters.len() { "…" } else { "" },
    );
    format!(" {before}{shown}{after}\n  {}\n", paint(&marks, Paint::Bad))
}

/// Where the rules of a game are told, after a line that is no more than its name.
pub fn rules_hint(game: &str, language: Language) -> String {
    format!("  {}\n", language.phrase(Phrase::Rules).replace("{}", game))
}

/// A question after an error that a shell may have caused.
pub fn quotes_hint(language: Language) -> String {
    format!("  {}\n", language.phrase(Phrase::Quotes))
}
