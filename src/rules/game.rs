//! The games by their frozen names.

use super::{Basis, d100, hitos, savage, westeros};

/// Which game a rule belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Plain dice.
    Dice,
    /// HITOS.
    Hitos,
    /// The percentile game.
    D100,
    /// Savage Worlds.
    Savage,
    /// Westeros NURPG.
    Westeros,
}

impl Game {
    /// The frozen name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dice => "dice",
            Self::Hitos => "hitos",
            Self::D100 => "d100",
            Self::Savage => "savage",
            Self::Westeros => "westeros",
        }
    }

    /// Everything its rules rest on: their places in the seed, and what does not stand there. Plain dice are notation, which
    /// rests on nothing.
    pub const fn bases(self) -> &'static [Basis] {
        match self {
            Self::Dice => &[],
            Self::Hitos => hitos::BASES,
            Self::D100 => d100::BASES,
            Self::Savage => savage::BASES,
            Self::Westeros => westeros::BASES,
        }
    }
}
