//! The words that can stand at the end of a line.
//!
//! The reader of lines answers this too, so that completions and errors cannot disagree: a letter that begins no word is put
//! where the cursor stands, and the reader says where it stopped and what it wanted there.

use super::grammar::CURSOR;
use super::keyword::{extension, is_word};
use super::plain::LABEL;
use super::{Context, Expected, Keyword, Macros, Names, Problem, Tongue, read, read_sweep};
use crate::rules::d100::Family;

/// What can stand at the end of a line.
#[derive(Clone, Debug)]
pub struct Completion {
    /// Where the word under way begins, in bytes from the start of the line.
    pub at: usize,
    /// The words that it can become.
    pub candidates: Vec<Candidate>,
    /// What else can stand there: numbers, dice, and such.
    pub kinds: Vec<Expected>,
}

/// A word that can stand at the end of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The word: what is written of it already, letter for letter, then the rest.
    pub word: String,
    /// What it means.
    pub help: String,
}

/// The words that can stand at the end of a line, or that its last word can become, with what they mean. Words of the
/// language asked for come first; only where it has none that fits, the other one's.
///
/// ```
/// use tirada::ask::{Context, Tongue, complete};
///
/// let completion = complete("d100 melee 65 vs 40 lo", &Context::default(), Tongue::English);
/// assert_eq!(completion.at, 20);
/// assert_eq!(completion.candidates[0].word, "long");
/// assert_eq!(completion.candidates[0].help, "a long weapon");
/// ```
pub fn complete(line: &str, context: &Context, tongue: Tongue) -> Completion {
    let (written, expected) = stop(line, context).unwrap_or_default();
    let at = line.len() - written.len();
    let words: Vec<&Keyword> = expected.iter().filter_map(keyword).collect();
    let other = match tongue {
        Tongue::English => Tongue::Spanish,
        Tongue::Spanish => Tongue::English,
    };
    let mut candidates = spelled(&words, &written, tongue, tongue);
    if candidates.is_empty() {
        candidates = spelled(&words, &written, other, tongue);
    }
    for kind in &expected {
        match kind {
            Expected::Score => candidates.extend(named(&context.names, &written)),
            Expected::Weapon(families) => {
                candidates.extend(armed(context, families, &written, tongue));
            }
            Expected::Macro => candidates.extend(called(&context.macros, &written)),
            _ => {}
        }
    }
    candidates.extend(parameters(&context.macros, line, &written));
    let kinds = if written.is_empty() {
        expected.into_iter().filter(is_kind).collect()
    } else {
        Vec::new()
    };
    Completion {
        at,
        candidates,
        kinds,
    }
}

/// Where the reader stops at the cursor: what is written of the word there, and what could stand in its place. `None` where
/// it stops before, or does not stop at all.
fn stop(line: &str, context: &Context) -> Option<(String, Vec<Expected>)> {
    let marked = format!("{line}{CURSOR}");
    let error = match read_sweep(&marked, true, context) {
        Ok(None) => read(&marked, context).err(),
        sweep => sweep.err(),
    }?;
    // A macro may have put the cursor anywhere.
    let made = error.line(&marked);
    let cursor = made.rfind(CURSOR)?;
    let written = made.get(error.span.at..cursor)?;
    if sticks(&made[..error.span.at]) || !line.ends_with(written) {
        return None;
    }
    let written = written.to_string();
    Some(match error.problem {
        // It may yet become a name that there is.
        Problem::UnknownName => (written, vec![Expected::Score]),
        _ => (written, error.expected),
    })
}

/// Whether a word here would stick to what is before it.
fn sticks(before: &str) -> bool {
    before.ends_with(|last: char| (is_word(last) && last != '-') || matches!(last, ')' | '%' | '!'))
}

/// The word of the language that an expectation names.
const fn keyword(expected: &Expected) -> Option<&'static Keyword> {
    match expected {
        Expected::Word(word) => Some(word),
        Expected::Label => Some(&LABEL),
        _ => None,
    }
}

/// Whether an expectation is something to be written that no list could hold.
const fn is_kind(expected: &Expected) -> bool {
    matches!(
        expected,
        Expected::Number
            | Expected::Score
            | Expected::Dice
            | Expected::Sides
            | Expected::Faces
            | Expected::Parts
            | Expected::Name
    )
}

/// The words that what is written can become in one language, each once, by its first spelling that fits.
fn spelled(words: &[&Keyword], written: &str, spelled: Tongue, told: Tongue) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    for word in words {
        let spellings = word.spellings_in(spelled);
        let Some(rest) = spellings.iter().find_map(|spelling| {
            let speakable = spelling.starts_with(is_word);
            extension(spelling, written).filter(|_| speakable)
        }) else {
            continue;
        };
        let word_now = format!("{written}{rest}");
        if !candidates.iter().any(|known| known.word == word_now) {
            candidates.push(Candidate {
                word: word_now,
                help: word.help.text(told).into(),
            });
        }
    }
    candidates
}

/// The numbers of the configuration that what is written can become.
fn named(names: &Names, written: &str) -> impl Iterator<Item = Candidate> {
    names.iter().filter_map(move |named| {
        let rest = extension(&named.spelling, written)?;
        Some(Candidate {
            word: format!("{written}{rest}"),
            help: named.value.to_string(),
        })
    })
}

/// The weapons of some families that what is written can become, by their names in one language.
fn armed<'a>(
    context: &'a Context,
    families: &'a [Family],
    written: &'a str,
    tongue: Tongue,
) -> impl Iterator<Item = Candidate> + 'a {
    let weapons = context.tables().d100.armoury.weapons();
    weapons
        .filter(|weapon| families.contains(&weapon.family()))
        .filter_map(move |weapon| {
            let rest = extension(tongue.name(weapon.names()), written)?;
            Some(Candidate {
                word: format!("{written}{rest}"),
                help: weapon.damage(0).to_string(),
            })
        })
}

/// The macros that what is written can become.
fn called(macros: &Macros, written: &str) -> impl Iterator<Item = Candidate> {
    macros.iter().filter_map(move |known| {
        let rest = extension(&known.name, written)?;
        Some(Candidate {
            word: format!("{written}{rest}"),
            help: known.help.clone().unwrap_or_else(|| known.usage()),
        })
    })
}

/// The parameters of a macro that the last word of its call can become, where that stands for itself.
fn parameters(macros: &Macros, line: &str, written: &str) -> Vec<Candidate> {
    let before = &line[..line.len() - written.len()];
    if !before.ends_with(char::is_whitespace) {
        return Vec::new();
    }
    let unfilled = macros.unfilled(before).unwrap_or_default();
    let candidates = unfilled.into_iter().filter_map(|parameter| {
        let rest = extension(&parameter.name, written)?;
        Some(Candidate {
            word: format!("{written}{rest}="),
            help: parameter.default.clone().unwrap_or_default(),
        })
    });
    candidates.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str, tongue: Tongue) -> Vec<String> {
        let completion = complete(line, &Context::default(), tongue);
        let candidates = completion.candidates.into_iter();
        candidates.map(|candidate| candidate.word).collect()
    }

    fn english(line: &str) -> Vec<String> {
        words(line, Tongue::English)
    }

    fn spanish(line: &str) -> Vec<String> {
        words(line, Tongue::Spanish)
    }

    #[test]
    fn the_two_lines_of_the_manual() {
        assert_eq!(english("hitos 6+4 v"), ["vs"]);
        assert_eq!(english("d100 melee 65 vs 40 lo"), ["long"]);
        assert_eq!(spanish("hitos 6+4 v"), ["vs"]);
        assert_eq!(spanish("d100 melee 65 vs 40 la"), ["larga"]);
    }

    #[test]
    fn beginnings_and_what_stands_before_them() {
        let games = english("");
        assert!(games.iter().any(|word| word == "hitos"), "{games:?}");
        assert!(games.iter().any(|word| word == "odds"), "{games:?}");
        assert_eq!(english("hi"), ["hitos"]);
        assert_eq!(english("od"), ["odds"]);
        assert_eq!(spanish("pro"), ["prob"]);
        assert_eq!(english("odds hi"), ["hitos"]);
        assert_eq!(english("odds od"), [""; 0]);
        assert_eq!(english("6x hi"), ["hitos"]);
        assert_eq!(english("6x od"), [""; 0]);
        assert_eq!(english("auto"), ["autofire"]);
        assert_eq!(english("d"), ["d100"]);
    }

    #[test]
    fn lines_with_several_values() {
        assert_eq!(english("odds hitos 4..10 vs 10,15 w"), ["wounded"]);
        assert_eq!(english("hitos 4..10 vs 10,15 w"), ["wounded"]);
        assert_eq!(english("odds hitos 4..10 v"), ["vs"]);
    }

    #[test]
    fn weapons_by_name() {
        assert_eq!(english("d100 shoot 45 with uz"), ["uzi"]);
        assert_eq!(
            english("d100 melee 45 with s"),
            ["sword", "scimitar", "short-spear"]
        );
        assert_eq!(spanish("d100 cac 45 con es"), ["espada"]);
        assert_eq!(english("d100 shoot 45 with sw"), [""; 0]);
    }

    #[test]
    fn rule_words_and_difficulties() {
        assert_eq!(english("hitos opp"), ["opposed"]);
        assert_eq!(spanish("hitos enf"), ["enfrentada"]);
        assert_eq!(english("hitos 6+4 vs ve"), ["very-hard"]);
        assert_eq!(english("hitos 6+4 drugs "), ["mild", "strong"]);
        assert_eq!(spanish("hitos 6+4 drogas f"), ["fuertes"]);
        assert_eq!(english("d100 burst 45 pick "), ["high", "low", "safe"]);
    }

    #[test]
    fn a_word_once_and_nothing_against_it() {
        let words = english("d100 melee 65 long ");
        assert!(!words.iter().any(|word| word == "short"), "{words:?}");
        let words = english("d100 melee 65 long vs 40 ");
        assert!(words.iter().any(|word| word == "short"), "{words:?}");
        let words = english("d100 melee 65 attackers 2 vs 40 ");
        assert!(!words.iter().any(|word| word == "attackers"), "{words:?}");
    }

    #[test]
    fn the_other_language_where_one_has_no_such_word() {
        assert_eq!(spanish("d100 melee 65 vs 40 lon"), ["long"]);
        assert_eq!(english("d100 melee 65 vs 40 lar"), ["larga"]);
        assert_eq!(spanish("d100 melee 65 vs 40 long defe"), ["defensivo"]);
    }

    #[test]
    fn what_is_written_stays_and_the_rest_follows() {
        assert_eq!(spanish("rá"), ["ráfaga"]);
        assert_eq!(spanish("ra"), ["rafaga"]);
        assert_eq!(spanish("r"), ["ráfaga"]);
        assert_eq!(spanish("hitos 6+4 vs DIF"), ["DIFícil"]);
        assert_eq!(spanish("d100 cuerpo"), ["cuerpo-a-cuerpo"]);
        assert_eq!(spanish("d100 cuerpo a"), ["cuerpo a-cuerpo"]);
        assert_eq!(spanish("d100 cuerpo "), ["cuerpo a-cuerpo"]);
        assert_eq!(english("hitos opposed 1 vs 2 no"), ["no-tie"]);
        assert_eq!(english("hitos opposed 1 vs 2 no t"), ["no tie"]);
    }

    #[test]
    fn after_plain_dice() {
        assert_eq!(english("3d6 "), ["vs", "under", "label"]);
        assert_eq!(english("3d6 un"), ["under"]);
        assert_eq!(english("3d6"), [""; 0]);
        assert_eq!(english("3d6 vs 15 l"), ["label"]);
    }

    #[test]
    fn nothing_in_numbers_labels_and_wrong_lines() {
        for line in [
            "hitos 6",
            "hitos 6+4 vs 15",
            "hitos 6+4 # v",
            "hitos 6+4 label v",
            "hitos 6+4 banana v",
            "d100 melee 65 long long v",
            "\u{1f3b2}",
        ] {
            assert_eq!(english(line), [""; 0], "{line}");
        }
    }

    #[test]
    fn numbers_with_a_name() {
        let mut names = Names::default();
        for (name, value) in [("reflejos", 6), ("Forma-física", 4)] {
            names.insert("paul", name, value).expect("a good name");
        }
        let context = Context::new(crate::rules::Tables::default(), names, Macros::default());
        let told = |line| {
            let candidates = complete(line, &context, Tongue::English).candidates;
            let told = |candidate: Candidate| format!("{}={}", candidate.word, candidate.help);
            candidates.into_iter().map(told).collect::<Vec<_>>()
        };
        let both = ["paul.Forma-física=4", "paul.reflejos=6"];
        for line in ["hitos pa", "hitos opposed 6+", "hitos 6-", "hitos paul."] {
            let ends: Vec<_> = told(line)
                .into_iter()
                .filter(|told| told.contains("paul"))
                .collect();
            assert_eq!(ends, both, "{line}");
        }
        assert_eq!(told("hitos paul.reflejos+PAUL.fo"), ["PAUL.forma-física=4"]);
        assert_eq!(told("hitos ana."), [""; 0]);
        assert_eq!(told("3d6 vs pa"), [""; 0]);
    }

    #[test]
    fn macros_and_their_parameters() {
        let mut macros = Macros::default();
        let line = "d100 melee {skill} vs {other} {weapon=short}";
        let help = Some("my sword".into());
        macros.insert("attack", line, &[], help).expect("a macro");
        let context = Context::new(crate::rules::Tables::default(), Names::default(), macros);
        let told = |line| {
            let candidates = complete(line, &context, Tongue::English).candidates;
            let told = |candidate: Candidate| format!("{} {}", candidate.word, candidate.help);
            candidates.into_iter().map(told).collect::<Vec<_>>()
        };
        assert_eq!(told("att"), ["attack my sword"]);
        assert_eq!(told("odds att"), ["attack my sword"]);
        assert_eq!(told("attack "), ["skill= ", "other= ", "weapon= short"]);
        assert_eq!(told("attack 65 40 we"), ["weapon= short"]);
        assert_eq!(told("attack 65 40 weapon=lo"), ["long a long weapon"]);
        assert_eq!(
            told("attack 65 40 weapon=long d"),
            ["defensive only defends: +20", "dmg damage dice"]
        );
    }

    #[test]
    fn kinds_are_told_where_nothing_is_written_yet() {
        let kinds = |line| complete(line, &Context::default(), Tongue::English).kinds;
        assert!(matches!(kinds("d100 melee ")[..], [Expected::Score]));
        assert!(matches!(kinds("hitos 6+")[..], [Expected::Score]));
        assert!(kinds("d100 melee 6").is_empty());
    }
}
