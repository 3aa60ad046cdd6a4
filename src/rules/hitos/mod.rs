//! HITOS: three ten-sided dice, sorted, of which the middle one counts.

mod advise;
mod aspect;
mod basis;
mod condition;
mod extended;
mod opposed;
mod test;
mod trio;
mod word;

pub use advise::Advise;
pub use aspect::Kept;
pub use condition::{BodyState, Condition, Drugs, MindState};
pub use extended::{Extended, Needed};
pub use opposed::{Opposed, Side};
pub use test::{Grade, Reading, Test};
pub use trio::Trio;
pub use word::Word;

/// The difficulty of a roll that names none: Media (seed, "Las tiradas en la partida").
pub const DEFAULT_DIFFICULTY: i64 = 15;

/// Named difficulties, from easy to extreme. Seed for Media, the others from outside.
pub const DIFFICULTIES: [(Word, i64); 5] = [
    (Word::Easy, 10),
    (Word::Medium, DEFAULT_DIFFICULTY),
    (Word::Hard, 20),
    (Word::VeryHard, 25),
    (Word::Extreme, 30),
];
