//! The games by name, and the forms of their rules.

use super::grammar::words::Reader;
use super::grammar::{trimmed, word_length};
use super::names::dotted;
use super::nearest::nearest;
use super::phrase::Phrase;
use super::{Context, Error, Expected, Form, Keyword, Span, Tongue, d100, hitos, savage, westeros};

/// A game's name and the forms of its rules.
#[derive(Debug)]
pub struct GameWord {
    /// Its name.
    pub word: &'static Keyword,
    /// Its rules; the bare one, which no word asks for, first.
    pub forms: &'static [&'static Form],
    /// Whether the name may also be a plain die, such as `d100`.
    pub is_die: bool,
}

/// Every game.
pub static GAMES: &[GameWord] = &[
    GameWord {
        word: &hitos::HITOS,
        forms: hitos::FORMS,
        is_die: false,
    },
    GameWord {
        word: &d100::D100,
        forms: d100::FORMS,
        is_die: true,
    },
    GameWord {
        word: &d100::PERCENTILE,
        forms: d100::FORMS,
        is_die: false,
    },
    GameWord {
        word: &savage::SW,
        forms: savage::FORMS,
        is_die: false,
    },
    GameWord {
        word: &westeros::WESTEROS,
        forms: westeros::FORMS,
        is_die: false,
    },
];

/// Forms that are read without their game's name too.
pub static FORMS: &[(&Keyword, &Form)] = &[
    (&d100::AUTOFIRE, &d100::AUTOFIRE_FORM),
    (&d100::BURST, &d100::BURST_FORM),
];

/// Reads a line that begins with a game or with a form that needs none. `None` when it begins with neither.
pub(super) fn read<'a>(
    line: &'a str,
    rest: &'a str,
    context: &Context,
) -> Option<Result<(Phrase, &'a str), Error>> {
    for (word, form) in FORMS {
        if let Some((length, tongue)) = word.begins(rest) {
            return Some(Reader::new((line, &rest[length..]), context, word, form, tongue).read());
        }
    }
    for game in GAMES {
        let Some((length, tongue)) = game.word.begins(rest) else {
            continue;
        };
        let after = trimmed(&rest[length..]);
        if game.is_die && dotted(after).is_none() && stays_die(rest, after, context) {
            continue;
        }
        return Some(read_form((line, after), context, game, tongue));
    }
    None
}

/// Whether what follows `d100` leaves it a plain die: nothing, a goal, a label, or anything that dice go on with.
fn stays_die(rest: &str, after: &str, context: &Context) -> bool {
    let goes_on = match super::grammar::dice::expression(rest, &context.names) {
        Ok((left, _)) => trimmed(left).len() < after.len(),
        Err(_) => true,
    };
    after.is_empty()
        || goes_on
        || after.starts_with('#')
        || [
            &super::plain::VS,
            &super::plain::UNDER,
            &super::plain::LABEL,
        ]
        .iter()
        .any(|word| word.begins(after).is_some())
}

fn read_form<'a>(
    (line, after): (&'a str, &'a str),
    context: &Context,
    game: &'static GameWord,
    tongue: Tongue,
) -> Result<(Phrase, &'a str), Error> {
    let named = game.forms.iter().filter_map(|form| {
        let (length, tongue) = form.word?.begins(after)?;
        Some((length, tongue, *form))
    });
    if let Some((length, spoken, form)) = named.max_by_key(|(length, ..)| *length) {
        let tongue = if spoken == Tongue::Spanish {
            spoken
        } else {
            tongue
        };
        return Reader::new((line, &after[length..]), context, game.word, form, tongue).read();
    }
    let bare = game.forms.iter().find(|form| form.word.is_none());
    match bare {
        Some(form) if form.operand.opens(after) => {
            Reader::new((line, after), context, game.word, form, tongue).read()
        }
        _ => Err(no_rule(line, after, game)),
    }
}

/// What follows a game's name is none of its rules.
fn no_rule(line: &str, after: &str, game: &GameWord) -> Error {
    let at = line.len() - after.len();
    let length = word_length(after);
    let words = game.forms.iter().filter_map(|form| form.word);
    let bare = game.forms.iter().find(|form| form.word.is_none());
    let operand = bare.map_or(Vec::new(), |form| form.operand.expected());
    let expected: Vec<Expected> = operand
        .into_iter()
        .chain(words.map(Expected::Word))
        .collect();
    let near = nearest(
        after.get(..length).unwrap_or(""),
        super::grammar::words::words_of(&expected),
    );
    Error {
        near,
        ..Error::expected(Span::new(at, at + length), expected)
    }
}

/// Every word a line may begin with.
pub(super) fn beginnings() -> impl Iterator<Item = &'static Keyword> {
    GAMES
        .iter()
        .map(|game| game.word)
        .chain(FORMS.iter().map(|(word, _)| *word))
}
