//! The games: every rule as a struct of parameters that draws from a source of dice and answers.
//!
//! A rule that exists is valid: its constructor has refused nonsense. It knows dice and its own figures, nothing of how it
//! was asked for, in which language, or how the answer is shown.

pub mod d100;
pub mod hitos;
pub mod notation;
pub mod savage;
pub mod westeros;

mod answer;
mod basis;
mod fact;
mod game;
mod number;
mod play;
mod tables;
mod term;

pub use answer::{Answer, Tone, Value, Verdict};
pub use basis::{Basis, Says, Source};
pub use fact::{Bit, Cast, Face, Fact, Fate, Row};
pub use game::Game;
pub use number::{Fault, Refusal, Score};
pub use play::{Apart, Curved, Play, Rule, Solution, Unsolved};
pub use tables::Tables;
pub use term::{Common, Term};
