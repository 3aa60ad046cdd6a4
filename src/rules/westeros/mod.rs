//! Westeros NURPG: one ten-sided die with skill and attribute, close combat by pulses, fatigue, jousts.

mod attack;
mod basis;
mod bearing;
mod bonus;
mod fatigue;
mod guard;
mod harm;
mod intensity;
mod joust;
mod knockdown;
mod level;
mod melee;
mod missile;
mod split;
mod stance;
mod stand;
mod test;
mod word;

pub use attack::{Attack, Blow};
pub use basis::BASES;
pub use bearing::{Bearing, Facing};
pub use fatigue::Fatigue;
pub use guard::{Defence, Guard, Parry};
pub use harm::{Damage, Fortitude, Protection, Shield};
pub use intensity::{Action, Intensity, Load};
pub use joust::{Joust, Rider};
pub use knockdown::{Footing, KnockDown, Push};
pub use level::Level;
pub use melee::Melee;
pub use missile::{Distance, Drawing, Harm, Missile, Shot};
pub use split::{Fencer, Split};
pub use stance::{Act, Burden, Stance};
pub use stand::Stand;
pub use test::Test;
pub use word::Word;
