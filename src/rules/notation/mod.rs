//! Plain dice: the common notation in full, alone, against a number, or against other dice.

mod draw;
mod expression;
mod law;
mod mishap;
mod node;
mod odds;
mod plain;
mod pool;
mod span;
mod story;
mod throw;
mod word;

pub use expression::{Expression, Summand};
pub use mishap::{Failed, Mishap};
pub use node::{Function, Link, Node, Pick, Sign};
pub use plain::{Goal, Plain, Target};
pub use throw::{Amount, Burst, Compare, Die, Drawn, Mark, Modifier, Test, Throw, Which};
pub use word::Word;
