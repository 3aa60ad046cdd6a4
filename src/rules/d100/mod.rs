//! The percentile game: a tens die and a units die against a skill.

mod armoury;
mod arsenal;
mod basis;
mod check;
mod class;
mod contest;
mod damage;
mod dodge;
mod fighter;
mod fire;
mod hold;
mod initiative;
mod malfunction;
mod melee;
mod percentile;
mod reading;
mod resist;
mod round;
mod shot;
mod sight;
mod simple;
mod skill;
mod spread;
mod stakes;
mod strike;
mod trajectory;
mod turns;
mod upkeep;
mod weapon;
mod word;

pub use armoury::Armoury;
pub use basis::BASES;
pub use check::Check;
pub use class::Class;
pub use damage::Damage;
pub use dodge::Dodge;
pub use fighter::Fighter;
pub use fire::{Burst, Harm};
pub use hold::{Aim, Hold};
pub use initiative::{Combatant, Delay, Initiative, Rank};
pub use malfunction::{Malfunction, Mode};
pub use melee::Melee;
pub use percentile::{Extra, Percentile};
pub use reading::Pick;
pub use resist::{Resist, Stake};
pub use shot::Shot;
pub use simple::{SimpleRow, SimpleTable};
pub use skill::{Focus, Part, Skill};
pub use spread::Split;
pub use strike::Strike;
pub use trajectory::{Band, Sight, Trajectory};
pub use upkeep::{Load, Reload, Silencer, Unjam};
pub use weapon::{Aftermath, Family, Make, Names, Weapon};
pub use word::Word;

/// What a table of players may replace in the percentile game.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// Simplified damage.
    pub simple: SimpleTable,
    /// Weapons by name.
    pub armoury: Armoury,
}
