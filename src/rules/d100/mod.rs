//! The percentile game: a tens die and a units die against a skill.

mod basis;
mod check;
mod contest;
mod damage;
mod dodge;
mod fire;
mod hold;
mod melee;
mod percentile;
mod resist;
mod simple;
mod skill;
mod spread;
mod weapon;
mod word;

pub use check::Check;
pub use damage::Damage;
pub use dodge::Dodge;
pub use fire::{Burst, Harm, Pick};
pub use hold::{Aim, Hold};
pub use melee::{Fighter, Melee};
pub use percentile::{Extra, Percentile};
pub use resist::{Resist, Stake};
pub use simple::{SimpleRow, SimpleTable};
pub use skill::{Focus, Skill};
pub use spread::Split;
pub use weapon::Class;
pub use word::Word;

/// What a table of players may replace in the percentile game.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// Simplified damage.
    pub simple: SimpleTable,
}
