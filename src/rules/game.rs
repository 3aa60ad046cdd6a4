//! The games by their frozen names.

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
}
