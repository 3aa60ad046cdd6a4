//! Lines that the rules take, made from a string of bytes, for the fuzzer and for the tests of properties.
//!
//! Lines of the games are made from the tables that the reader itself goes by, so no form and no word is left out.
#![allow(dead_code, reason = "the fuzzer and the tests take what they need")]

mod choice;
mod game;
pub mod holds;
mod notation;

pub use choice::Choice;
pub use game::{Asked, forms};
pub use notation::{dice, plain};

use tirada::ask::{self, Context, Macros, Names, Request};
use tirada::rules::Tables;

/// A line with what it asks for.
#[derive(Debug)]
pub struct Made {
    /// The line.
    pub text: String,
    /// What it asks for.
    pub request: Request,
}

/// Makes lines.
#[derive(Debug)]
pub struct Maker {
    /// What lines are read against: the built-in tables, some names and some macros.
    pub context: Context,
    asked: Vec<Asked>,
}

impl Default for Maker {
    fn default() -> Self {
        Self {
            context: context(),
            asked: forms(),
        }
    }
}

impl Maker {
    /// A line that is read without a mistake, of plain dice or of a game; `None` where these bytes make none.
    pub fn line(&self, bytes: &[u8]) -> Option<Made> {
        self.chosen(&mut Choice::new(bytes))
    }

    /// The same, from choices under way.
    pub fn chosen(&self, choice: &mut Choice) -> Option<Made> {
        let made = if choice.once_in(4) {
            self.plain(choice)
        } else {
            let asked = choice.below(self.asked.len());
            self.game(choice, self.asked[asked])
        }?;
        if choice.once_in(16) {
            let dressed = dressed(choice, &made.text);
            let request = ask::read(&dressed, &self.context).ok()?;
            return Some(Made {
                text: dressed,
                request,
            });
        }
        Some(made)
    }

    /// A line of plain dice.
    pub fn plain(&self, choice: &mut Choice) -> Option<Made> {
        let text = plain(choice);
        let request = ask::read(&text, &self.context).ok()?;
        Some(Made { text, request })
    }

    /// A line of this form.
    pub fn game(&self, choice: &mut Choice, asked: Asked) -> Option<Made> {
        game::line(choice, asked, &self.context)
    }
}

/// The line rolled several times or solved, and with a label.
fn dressed(choice: &mut Choice, line: &str) -> String {
    let before = choice.of(&["", "6x ", "odds ", "prob ", "roll ", "2x tira "]);
    let behind = choice.of(&["", " # una etiqueta", " label fire, again", " etiqueta ñ"]);
    format!("{before}{line}{behind}")
}

/// What a configuration might bring.
pub fn context() -> Context {
    let (mut names, mut macros) = (Names::default(), Macros::default());
    for (character, name, value) in [
        ("paul", "reflejos", 6),
        ("paul", "sigilo", 4),
        ("ana", "pelea", 65),
        ("ana", "pena", -20),
        ("Ana", "forma-física", 8),
    ] {
        let taken = names.insert(character, name, value);
        taken.expect("a good name");
    }
    for (name, line, listed) in [
        (
            "ataque",
            "d100 melee {skill} vs {other} {weapon=short}",
            &[][..],
        ),
        ("golpe", "ataque {a} 40 larga", &["a=65"]),
        (
            "dos",
            "2d{lados=6}+{más=0} # {tema}",
            &["lados", "más", "tema"],
        ),
    ] {
        let taken = macros.insert(name, line, listed, None);
        taken.expect("a good macro");
    }
    Context::new(Tables::default(), names, macros)
}
