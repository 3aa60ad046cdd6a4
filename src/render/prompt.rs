//! What the prompt says of itself, and how it marks what is wrong in a line.

use super::Language;
use super::paint::{Paint, paint};
use crate::ask::Span;

/// The first line of a prompt.
pub const fn welcome(language: Language) -> &'static str {
    match language {
        Language::Spanish => {
            "tirada: escribe una línea, «ayuda» o Ctrl-D para salir. El tabulador completa.\n"
        }
        Language::English => "tirada: type a line, “help”, or Ctrl-D to leave. Tab completes.\n",
    }
}

/// What a prompt answers when it is asked for help.
pub const fn prompt_help(language: Language) -> &'static str {
    match language {
        Language::Spanish => SPANISH,
        Language::English => ENGLISH,
    }
}

const SPANISH: &str = "  4d6kh3                      dados
  d20+5 vs 15                 contra una dificultad
  hitos 6+4 vs 15             un juego; el tabulador dice qué puede seguir
  d100 cac 65 vs 40 larga
  prob 4d6kh3                 las probabilidades exactas
  prob hitos 6+2..6 vs 10,15  una tabla de ellas
  salir, o Ctrl-D             termina
";

const ENGLISH: &str = "  4d6kh3                      dice
  d20+5 vs 15                 against a difficulty
  hitos 6+4 vs 15             a game; Tab says what may follow
  d100 melee 65 vs 40 long
  odds 4d6kh3                 the exact odds
  odds hitos 6+2..6 vs 10,15  a table of them
  quit, or Ctrl-D             leaves
";

/// A line with one part of it marked as wrong.
pub fn marked(line: &str, wrong: Span) -> String {
    match (
        line.get(..wrong.at),
        line.get(wrong.at..wrong.end),
        line.get(wrong.end..),
    ) {
        (Some(before), Some(part), Some(after)) => {
            format!("{before}{}{after}", paint(part, Paint::Bad))
        }
        _ => line.to_string(),
    }
}
