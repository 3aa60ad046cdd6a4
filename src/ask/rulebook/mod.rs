//! The games as a reader of their rules meets them: every rule by its number, in a sentence, with lines that use it.

mod d100;
mod dice;
mod hitos;
mod savage;
mod westeros;

use super::form::{Roster, Shape};
use super::nearest::by_nearness;
use super::{
    Context, Form, Help, Keyword, Line, Modifier, Tongue, plain, read, request, same_word,
};
use crate::rules::Game;

/// A game as a reader of its rules meets it.
#[derive(Debug)]
pub struct Rulebook {
    /// The game.
    pub game: Game,
    /// The words that stand for it, the usual one first.
    pub names: &'static [&'static Keyword],
    /// Its rules by number, in order.
    pub articles: &'static [Article],
    /// How they are asked for; plain dice have no forms.
    pub forms: &'static [&'static Form],
    /// Words that no form names.
    pub words: &'static [&'static Keyword],
}

/// One rule by its number.
#[derive(Debug)]
pub struct Article {
    /// Its number, such as `H5`; a piece of notation for plain dice.
    pub number: &'static str,
    /// What it says.
    pub says: Help,
    /// Lines that use it.
    pub examples: &'static [&'static str],
}

/// Rules by number: lines that use each, and what it says in both languages.
macro_rules! articles {
    ($($number:literal: [$($example:literal),+], $english:literal / $spanish:literal;)+) => {
        pub(super) static ARTICLES: &[$crate::ask::Article] = &[$(
            $crate::ask::Article {
                number: $number,
                says: $crate::ask::Help { english: $english, spanish: $spanish },
                examples: &[$($example),+],
            },
        )+];
    };
}
use articles;

super::keyword::keywords! {
    DICE: ["dice"] / ["dados"], "plain dice, and a calculator" / "dados sueltos, y una calculadora";
}

/// Every game, plain dice first.
pub static RULEBOOKS: &[Rulebook] = &[
    Rulebook {
        game: Game::Dice,
        names: &[&DICE],
        articles: dice::ARTICLES,
        forms: &[],
        words: &[
            &plain::VS,
            &plain::DC,
            &plain::UNDER,
            &plain::ADV,
            &plain::DIS,
            &plain::BEST,
            &plain::WORST,
            &plain::OF,
            &plain::MIN,
            &plain::MAX,
            &plain::ABS,
            &plain::TIMES,
            &plain::DIV,
            &request::ODDS,
            &plain::LABEL,
        ],
    },
    Rulebook {
        game: Game::Hitos,
        names: &[&super::hitos::HITOS],
        articles: hitos::ARTICLES,
        forms: super::hitos::FORMS,
        words: &[&plain::VS],
    },
    Rulebook {
        game: Game::D100,
        names: &[&super::d100::D100, &super::d100::PERCENTILE],
        articles: d100::ARTICLES,
        forms: super::d100::FORMS,
        words: &[&plain::VS],
    },
    Rulebook {
        game: Game::Savage,
        names: &[&super::savage::SW],
        articles: savage::ARTICLES,
        forms: super::savage::FORMS,
        words: &[&plain::VS],
    },
    Rulebook {
        game: Game::Westeros,
        names: &[&super::westeros::WESTEROS],
        articles: westeros::ARTICLES,
        forms: super::westeros::FORMS,
        words: &[&plain::VS],
    },
];

impl Rulebook {
    /// The game of this name, whatever its case and accents.
    pub fn named(name: &str) -> Option<&'static Self> {
        RULEBOOKS.iter().find(|book| {
            let mut spellings = book.names.iter().flat_map(|word| word.spellings());
            spellings.any(|spelling| same_word(spelling, name))
        })
    }

    /// The name of every game in a language, those most like `written` first.
    pub fn names_near(written: &str, tongue: Tongue) -> Vec<&'static str> {
        let mut names: Vec<(&str, usize)> = Vec::new();
        for book in RULEBOOKS {
            let spellings = book.names.iter().flat_map(|word| word.spellings());
            let slips = spellings.map(|spelling| by_nearness(written, spelling));
            names.push((book.name(tongue), slips.min().unwrap_or(usize::MAX)));
        }
        names.sort_by_key(|(_, slips)| *slips);
        names.into_iter().map(|(name, _)| name).collect()
    }

    /// Its usual name.
    pub fn name(&self, tongue: Tongue) -> &'static str {
        self.names
            .first()
            .map_or(self.game.key(), |word| word.spelling(tongue))
    }

    /// The rules of a number, or those with a line that a rule's name asks for.
    pub fn articles_of(&self, rule: &str) -> impl Iterator<Item = &'static Article> {
        let form = self.form_named(rule);
        let number = rule.to_string();
        self.articles.iter().filter(move |article| {
            same_word(article.number, &number)
                || form.is_some_and(|form| article.forms().any(|own| std::ptr::eq(own, form)))
        })
    }

    /// Every word that the lines of some of its rules may hold.
    pub fn words_of(&self, articles: &[&Article]) -> Vec<&'static Keyword> {
        let mut forms: Vec<&'static Form> = Vec::new();
        for form in articles.iter().flat_map(|article| article.forms()) {
            if !forms.iter().any(|known| std::ptr::eq(*known, form)) {
                forms.push(form);
            }
        }
        words(&forms)
    }

    /// The form that a word asks for; the bare one by its frozen name.
    pub fn form_named(&self, name: &str) -> Option<&'static Form> {
        let mut forms = self.forms.iter().copied();
        forms.find(|form| match form.word {
            // As in a line, a hyphen may be a blank.
            Some(word) => word
                .begins(name)
                .is_some_and(|(length, _)| length == name.len()),
            None => same_word(form.rule, name),
        })
    }

    /// The number or the name of a rule nearest to what was written.
    pub fn nearest_rule(&self, written: &str) -> Option<std::borrow::Cow<'static, str>> {
        let numbers = self.articles.iter().map(|article| article.number);
        let words = self.forms.iter().filter_map(|form| form.word);
        let words = words.flat_map(Keyword::spellings);
        super::nearest(written, numbers.chain(words))
    }

    /// Every word that its lines may hold, in the order of the forms, each once.
    pub fn vocabulary(&self) -> Vec<&'static Keyword> {
        let mut all: Vec<&'static Keyword> = self.names.to_vec();
        for word in words(self.forms)
            .into_iter()
            .chain(self.words.iter().copied())
        {
            add(&mut all, word);
        }
        all
    }
}

impl Article {
    /// The forms that its lines use.
    pub fn forms(&self) -> impl Iterator<Item = &'static Form> {
        self.examples
            .iter()
            .filter_map(|example| Example::new(example, Tongue::English).form)
    }
}

/// The words of some forms, each once: those that ask for a form, then what they take.
fn words(forms: &[&'static Form]) -> Vec<&'static Keyword> {
    let mut words = Vec::new();
    for form in forms {
        form.word.into_iter().for_each(|word| add(&mut words, word));
    }
    for form in forms {
        collect(form.operand, &mut words);
        form.versus
            .iter()
            .for_each(|side| collect(side.takes, &mut words));
        form.modifiers
            .iter()
            .for_each(|group| collect_group(group, &mut words));
    }
    words
}

fn add(words: &mut Vec<&'static Keyword>, word: &'static Keyword) {
    if !words
        .iter()
        .any(|known| known.is(word) || alike(known, word))
    {
        words.push(word);
    }
}

/// Whether a reader could not tell two words of the table apart.
fn alike(one: &Keyword, other: &Keyword) -> bool {
    one.english == other.english
        && one.spanish == other.spanish
        && one.help.english == other.help.english
}

fn collect_group(group: &'static Modifier, words: &mut Vec<&'static Keyword>) {
    group.words.iter().for_each(|word| add(words, word));
    collect(group.takes, words);
}

/// The words that can follow.
fn collect(shape: Shape, words: &mut Vec<&'static Keyword>) {
    match shape {
        Shape::Named(named) => named.iter().for_each(|(word, _)| add(words, word)),
        Shape::OneOf(choice) | Shape::Worded(choice) | Shape::Amount(choice) => {
            for word in choice {
                add(words, word);
            }
        }
        Shape::Die(Some(word)) | Shape::ScoreOrDie(word) => add(words, word),
        Shape::Sequence(groups) | Shape::Roster(&Roster { words: groups, .. }) => {
            for group in groups {
                collect_group(group, words);
            }
        }
        Shape::DamageType => {
            let types = super::grammar::harm::NAMES.iter();
            types.for_each(|word| add(words, word));
        }
        _ => {}
    }
}

/// A line of the rules as it is written in a language, and the form that reads it, where it is no plain dice.
#[derive(Debug)]
pub struct Example {
    /// The line.
    pub line: String,
    /// Its form.
    pub form: Option<&'static Form>,
}

impl Example {
    /// The line in a language; as it stands, should it not be one.
    pub fn new(line: &'static str, tongue: Tongue) -> Self {
        let Ok(request) = read(line, &Context::default()) else {
            return Self {
                line: line.into(),
                form: None,
            };
        };
        let (said, form) = match &request.line {
            // Plain dice are the same in every language, and best as they were written.
            Line::Plain(_) => {
                return Self {
                    line: line.into(),
                    form: None,
                };
            }
            Line::Game(phrase) => (phrase.text(tongue), Some(phrase.form)),
        };
        let line = if request.odds {
            format!("{} {said}", request::ODDS.spelling(tongue))
        } else {
            said
        };
        Self { line, form }
    }
}
