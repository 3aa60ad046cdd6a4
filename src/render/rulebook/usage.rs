//! How a form is written, as a pattern: what must stand there, what may, and what excludes what.

use crate::ask::{Form, Keyword, Modifier, Place, Rulebook, Shape, Tongue};

/// The parts of a pattern: a reader may break it between any two.
pub(super) fn usage(book: &Rulebook, form: &Form, tongue: Tongue) -> Vec<String> {
    let mut head = book.name(tongue).to_string();
    if let Some(word) = form.word {
        head = format!("{head} {}", word.spelling(tongue));
    }
    if let Some(operand) = shape(form.operand, tongue) {
        head = format!("{head} {operand}");
    }
    for side in form.versus {
        let said = shape(side.takes, tongue).unwrap_or_default();
        head.push_str(&if side.required {
            format!(" vs {said}")
        } else {
            format!(" [vs {said}]")
        });
    }
    let modifiers = form.modifiers.iter().map(|group| modifier(group, tongue));
    [head].into_iter().chain(modifiers).collect()
}

/// A word and what follows it; which of them must be there, the rule says.
fn modifier(group: &Modifier, tongue: Tongue) -> String {
    let words = alternatives(group.words, tongue);
    let said = match shape(group.takes, tongue) {
        Some(said) => format!("{words} {said}"),
        None => words,
    };
    let often = if group.place == Place::Often {
        "…"
    } else {
        ""
    };
    format!("{said}{often}")
}

fn alternatives(words: &[&Keyword], tongue: Tongue) -> String {
    let words = words.iter().map(|word| word.spelling(tongue));
    words.collect::<Vec<_>>().join("|")
}

/// What follows a word, by an example or a letter.
fn shape(shape: Shape, tongue: Tongue) -> Option<String> {
    let spanish = tongue == Tongue::Spanish;
    let said = |spanish_text: &str, english: &str| {
        if spanish { spanish_text } else { english }.to_string()
    };
    Some(match shape {
        Shape::Nothing => return None,
        Shape::Score => "N".into(),
        Shape::Metres => "Nm".into(),
        Shape::Named(named) => {
            let words: Vec<&Keyword> = named.iter().map(|(word, _)| *word).collect();
            format!("N|{}", alternatives(&words, tongue))
        }
        Shape::List(_) => said("N,N…", "N,N…"),
        Shape::Dice => said("DADOS", "DICE"),
        Shape::Die(None) => "dN".into(),
        Shape::Die(Some(word)) => format!("dN|{}", word.spelling(tongue)),
        Shape::ScoreOrDie(word) => format!("N|{} dN", word.spelling(tongue)),
        Shape::Guarded => "N|N(N)".into(),
        Shape::Slashed => "N/N/N".into(),
        Shape::Maybe => "[N]".into(),
        Shape::OneOf(words) => alternatives(words, tongue),
        Shape::Worded(words) => format!("{} N", alternatives(words, tongue)),
        Shape::DamageType => said("TIPO", "TYPE"),
        Shape::Roster(roster) => {
            let one = format!("{}{}", said("NOMBRE", "NAME"), " N".repeat(roster.scores));
            let words = roster.words.iter().map(|group| modifier(group, tongue));
            let words: Vec<String> = words.collect();
            if words.is_empty() {
                format!("{one}, {one}…")
            } else {
                format!("{one} {}, …", words.join(" "))
            }
        }
        Shape::Sequence(groups) => {
            let words = groups.iter().map(|group| {
                let words = alternatives(group.words, tongue);
                match self::shape(group.takes, tongue) {
                    Some(said) => format!("{words} {said}"),
                    None => words,
                }
            });
            let words: Vec<String> = words.collect();
            format!("{} [xN], …", words.join("|"))
        }
        Shape::Amount(words) => format!("[N] {}", alternatives(words, tongue)),
        Shape::Weapon(_) => said("ARMA", "WEAPON"),
    })
}
