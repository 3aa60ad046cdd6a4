//! Lines of the games, made from their forms: the operand, words with what they take, and what follows each `vs`.
//!
//! A first draft takes anything of the right shape; what the reader says is wrong with it is then mended as the reader says: a
//! number moves into the range, a missing word is put in, one that contradicts another goes.

use super::{Choice, Made, notation};
use std::ops::Range;
use tirada::ask::{
    self, Context, Error, Expected, FORMS, Form, GAMES, Keyword, Modifier, Problem, Roster, Shape,
    Tongue,
};
use tirada::rules::Game;

/// A form with the word that a line of it begins with.
pub type Asked = (&'static Keyword, &'static Form);

/// Every form with each word that can begin its lines.
pub fn forms() -> Vec<Asked> {
    let named = |game: &'static ask::GameWord| game.forms.iter().map(|form| (game.word, *form));
    let games = GAMES.iter().flat_map(named);
    games.chain(FORMS.iter().copied()).collect()
}

/// How often a draft is mended before it is given up.
const PATIENCE: usize = 12;

/// A line of a form that is read without a mistake.
pub(super) fn line(choice: &mut Choice, asked: Asked, context: &Context) -> Option<Made> {
    let mut draft = Draft::new(choice, asked, context);
    for _ in 0..PATIENCE {
        let (text, places) = draft.text();
        match ask::read(&text, context) {
            Ok(request) => return Some(Made { text, request }),
            Err(error) => draft.mend(choice, &error, &places)?,
        }
    }
    None
}

/// A line under way.
struct Draft<'a> {
    form: &'static Form,
    context: &'a Context,
    tongue: Option<Tongue>,
    head: String,
    /// Operands and words in the order written.
    parts: Vec<Part>,
}

struct Part {
    what: What,
    text: String,
}

#[derive(Clone, Copy)]
enum What {
    /// The operand, or what follows the `vs` of this number, from 1.
    Operand(usize),
    /// A word of this group, with what it takes.
    Word(usize, &'static Keyword),
}

impl<'a> Draft<'a> {
    fn new(choice: &mut Choice, (beginning, form): Asked, context: &'a Context) -> Self {
        let tongue = match choice.below(8) {
            0..=3 => Some(Tongue::English),
            4..=6 => Some(Tongue::Spanish),
            _ => None,
        };
        let mut draft = Self {
            form,
            context,
            tongue,
            head: String::new(),
            parts: Vec::new(),
        };
        draft.head = draft.spelled(choice, beginning);
        if let Some(word) = form.word.filter(|word| !word.is(beginning)) {
            draft.head = format!("{} {}", draft.head, draft.spelled(choice, word));
        }
        let sides = form.versus.iter();
        let sides = sides
            .take_while(|versus| versus.required || choice.once_in(2))
            .count();
        for side in 0..=sides {
            draft.add(choice, What::Operand(side));
            for _ in 0..choice.few(4) {
                if !form.modifiers.is_empty() {
                    let group = choice.below(form.modifiers.len());
                    let word = choice.of(form.modifiers[group].words);
                    draft.add(choice, What::Word(group, word));
                }
            }
        }
        draft
    }

    /// The line, and where each part of it stands.
    fn text(&self) -> (String, Vec<Range<usize>>) {
        let mut text = self.head.clone();
        let places = self.parts.iter().map(|part| {
            if !part.text.is_empty() {
                text.push(' ');
            }
            let from = text.len();
            text.push_str(&part.text);
            from..text.len()
        });
        let places = places.collect();
        (text, places)
    }

    fn add(&mut self, choice: &mut Choice, what: What) {
        let text = self.written(choice, what);
        let side_after = |part: &Part| matches!(part.what, What::Operand(side) if matches!(what, What::Operand(new) if side > new));
        let at = self.parts.iter().position(side_after);
        let at = at.unwrap_or(self.parts.len());
        self.parts.insert(at, Part { what, text });
    }

    fn written(&self, choice: &mut Choice, what: What) -> String {
        match what {
            What::Operand(0) => self.shape(choice, self.form.operand),
            What::Operand(side) => {
                let vs = choice.of(&["vs", "contra", "against"]);
                let takes = self.form.versus[side - 1].takes;
                format!("{vs} {}", self.shape(choice, takes))
            }
            What::Word(group, word) => {
                let takes = self.form.modifiers[group].takes;
                let (word, argument) = (self.spelled(choice, word), self.shape(choice, takes));
                joined(&word, &argument)
            }
        }
    }

    /// Does what the reader says; `None` where nothing can be done.
    fn mend(&mut self, choice: &mut Choice, error: &Error, places: &[Range<usize>]) -> Option<()> {
        let at = error.span.at;
        let here = places
            .iter()
            .position(|place| place.start <= at && at < place.end);
        let wanted = error.expected.iter().find_map(|expected| match expected {
            Expected::Word(word) => Some(*word),
            _ => None,
        });
        match (&error.problem, here, wanted) {
            (Problem::Range { least, most }, Some(here), _) => {
                let number = within(choice, *least, *most);
                let from = at - places[here].start;
                let to = (error.span.end - places[here].start).min(self.parts[here].text.len());
                let number = number.to_string();
                self.parts[here].text.replace_range(from..to, &number);
            }
            (Problem::Repeated(_) | Problem::Contradiction(_), Some(here), _) => {
                self.drop_or_change(choice, here);
            }
            (Problem::Missing | Problem::Unexpected, None, Some(word)) => {
                self.put_in(choice, word)?;
            }
            (_, Some(here), _) if choice.once_in(2) => self.drop_or_change(choice, here),
            (_, Some(here), _) => self.change(choice, here),
            (_, None, _) if self.parts.is_empty() => return None,
            (_, None, _) => {
                let any = choice.below(self.parts.len());
                self.drop_or_change(choice, any);
            }
        }
        Some(())
    }

    /// Puts in a word that is missing.
    fn put_in(&mut self, choice: &mut Choice, word: &'static Keyword) -> Option<()> {
        let mut groups = self.form.modifiers.iter();
        if let Some(group) = groups.position(|group| group.words.iter().any(|own| own.is(word))) {
            let what = What::Word(group, word);
            let part = Part {
                what,
                text: self.written(choice, what),
            };
            self.parts.insert(self.side_without(group), part);
            return Some(());
        }
        let operands = self.parts.iter();
        let operands = operands.filter(|part| matches!(part.what, What::Operand(_)));
        let side = operands.count();
        (side <= self.form.versus.len()).then(|| self.add(choice, What::Operand(side)))
    }

    /// The place behind the first operand after which no word of a group stands, or else the end.
    fn side_without(&self, group: usize) -> usize {
        let mut end = self.parts.len();
        let mut said = false;
        for (place, part) in self.parts.iter().enumerate().rev() {
            match part.what {
                What::Word(own, _) => said |= own == group,
                What::Operand(_) => {
                    if !said {
                        end = place + 1;
                    }
                    said = false;
                }
            }
        }
        end
    }

    fn change(&mut self, choice: &mut Choice, place: usize) {
        self.parts[place].text = self.written(choice, self.parts[place].what);
    }

    fn drop_or_change(&mut self, choice: &mut Choice, place: usize) {
        match self.parts[place].what {
            What::Word(..) => {
                self.parts.remove(place);
            }
            What::Operand(_) => self.change(choice, place),
        }
    }

    fn spelled(&self, choice: &mut Choice, word: &Keyword) -> String {
        let tongue = self.tongue.unwrap_or(if choice.once_in(2) {
            Tongue::Spanish
        } else {
            Tongue::English
        });
        let spelling = choice.of(word.spellings_in(tongue));
        match choice.below(16) {
            14 => spelling.to_uppercase(),
            15 => spelling.replace('-', " "),
            _ => spelling.into(),
        }
    }

    fn one_of(&self, choice: &mut Choice, words: &[&'static Keyword]) -> String {
        let word = choice.of(words);
        self.spelled(choice, word)
    }

    /// Something of this shape.
    fn shape(&self, choice: &mut Choice, shape: Shape) -> String {
        match shape {
            Shape::Nothing => String::new(),
            Shape::Score => self.score(choice),
            Shape::Metres => self.score(choice) + choice.of(&["m", "", " metros"]),
            Shape::Named(names) => {
                if choice.once_in(2) {
                    let (word, _) = choice.of(names);
                    let word = self.spelled(choice, word);
                    word + choice.of(&["", "", "+1", "-2"])
                } else {
                    self.score(choice)
                }
            }
            Shape::List(_) => {
                let count = choice.of(&[3, 1, 2, 4, 5]);
                let numbers: Vec<String> = (0..count)
                    .map(|_| choice.number(0, 10).to_string())
                    .collect();
                numbers.join(",")
            }
            Shape::Dice => notation::dice(choice),
            Shape::Die(Some(word)) if choice.once_in(5) => {
                self.spelled(choice, word) + choice.of(&["", "-1", "+2"])
            }
            Shape::Die(_) => die(choice),
            Shape::ScoreOrDie(word) if choice.once_in(2) => {
                joined(&self.spelled(choice, word), &die(choice))
            }
            Shape::ScoreOrDie(_) => self.score(choice),
            Shape::Guarded => {
                let score = self.score(choice);
                if choice.once_in(2) {
                    format!("{score}({})", choice.number(0, 8))
                } else {
                    score
                }
            }
            Shape::Slashed => {
                let short = choice.number(1, 30);
                format!("{short}/{}/{}", short * 2, short * 4)
            }
            Shape::Maybe if choice.once_in(2) => self.score(choice),
            Shape::Maybe => String::new(),
            Shape::OneOf(words) => self.one_of(choice, words),
            Shape::Worded(words) => {
                let word = self.one_of(choice, words);
                joined(&word, &self.score(choice))
            }
            Shape::DamageType => {
                let kind = choice.of(&["C", "m", "M", "mC", "mM", "CM", "mCM", "0", "1"]);
                format!("{kind}{}", choice.of(&["", "", "+1", "+1d10", "+3d10-2"]))
            }
            Shape::Roster(roster) => self.roster(choice, roster),
            Shape::Sequence(words) => self.sequence(choice, words),
            Shape::Amount(words) => {
                let count = choice.of(&["", "1", "2", "5", "30"]);
                joined(count, &self.one_of(choice, words))
            }
            Shape::Weapon(families) => {
                let weapons = self.context.tables().d100.armoury.weapons();
                let fitting = weapons.filter(|weapon| families.contains(&weapon.family()));
                let names: Vec<&str> = fitting.flat_map(|weapon| weapon.names().all()).collect();
                choice.of(&names).into()
            }
        }
    }

    /// A number or a sum of numbers.
    fn score(&self, choice: &mut Choice) -> String {
        let first = number(choice, self.form.game);
        match choice.below(8) {
            0..=4 => first.to_string(),
            5 => format!("{first}+{}", choice.number(0, 9)),
            6 => format!("{first} - {}", choice.number(0, 5)),
            _ => choice
                .of(&["paul.reflejos+4", "ana.pelea", "10-Ana.pena", "+3"])
                .into(),
        }
    }

    /// Some who take part.
    fn roster(&self, choice: &mut Choice, roster: &Roster) -> String {
        let count = 1 + choice.below(4);
        let names = ["Ana", "Luis", "Eva", "La Loba"];
        let entrants = names.iter().take(count).map(|name| {
            let mut text = (*name).to_string();
            for _ in 0..roster.scores {
                text = format!("{text} {}", number(choice, self.form.game));
            }
            for modifier in roster.words {
                if choice.once_in(4) {
                    let word = self.one_of(choice, modifier.words);
                    text = joined(&text, &joined(&word, &self.shape(choice, modifier.takes)));
                }
            }
            text
        });
        entrants.collect::<Vec<_>>().join(", ")
    }

    /// Words with commas between.
    fn sequence(&self, choice: &mut Choice, groups: &[Modifier]) -> String {
        let count = 1 + choice.few(4);
        let stretches = (0..count).map(|_| {
            let group = &groups[choice.below(groups.len())];
            let word = self.one_of(choice, group.words);
            let text = joined(&word, &self.shape(choice, group.takes));
            text + choice.of(&["", "", " x3", " x 2"])
        });
        stretches.collect::<Vec<_>>().join(", ")
    }
}

fn joined(before: &str, after: &str) -> String {
    let gap = if before.is_empty() || after.is_empty() {
        ""
    } else {
        " "
    };
    format!("{before}{gap}{after}")
}

fn die(choice: &mut Choice) -> String {
    let sides = choice.of(&[6, 4, 8, 10, 12, 12]);
    format!("d{sides}{}", choice.of(&["", "", "+1", "+2", "-1", " + 4"]))
}

/// A number that the rules of a game may take, and now and then one that they hardly do.
fn number(choice: &mut Choice, game: Game) -> i64 {
    let usual = match game {
        Game::D100 => 120,
        _ => 16,
    };
    match choice.below(8) {
        0..=3 => choice.number(1, 12),
        4 | 5 => choice.number(0, usual),
        6 => choice.of(&[0, 5, 10, 15, 20, 25, 30, 40, 50, 60]),
        _ => choice.of(&[-5, -1, 99, 100, 101, 150, 200, 999, 10_000, 1_000_000_000]),
    }
}

/// A number from `least` to `most`: an end, or not far from the least.
fn within(choice: &mut Choice, least: i64, most: i64) -> i64 {
    match choice.below(8) {
        0 => least,
        1 => most,
        _ => choice.number(least, most.min(least.saturating_add(20))),
    }
}
