//! Plain dice: pools, numbers and sums of them, alone, against a number, or against other dice.

mod expression;
mod plain;
mod word;

pub use expression::{Expression, Part, Sign};
pub use plain::{Goal, Plain};
pub use word::Word;
