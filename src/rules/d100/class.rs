//! Weapon classes and the extra tens dice they give (D8).

/// What somebody fights with, as far as reach goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Bare hands.
    #[default]
    Unarmed,
    /// Whatever is at hand, however long.
    Improvised,
    /// Claws and teeth; they count as short.
    Natural,
    /// A short weapon.
    Short,
    /// A long weapon.
    Long,
}

impl Class {
    /// Extra tens dice against another class (seed, "Ataques cuerpo a cuerpo" and "Armas naturales").
    pub const fn against(self, other: Self) -> u32 {
        match (self, other) {
            (Self::Long, Self::Unarmed) => 2,
            (Self::Long, Self::Improvised | Self::Natural | Self::Short)
            | (Self::Improvised | Self::Natural | Self::Short, Self::Unarmed) => 1,
            _ => 0,
        }
    }

    /// Whether bare hands that it blocks are wounded: a melee weapon or claws, not just anything at hand (seed, "Combate
    /// desarmado").
    pub const fn wounds_bare_hands(self) -> bool {
        matches!(self, Self::Natural | Self::Short | Self::Long)
    }

    /// Whether there is nothing in hand.
    pub const fn is_unarmed(self) -> bool {
        matches!(self, Self::Unarmed)
    }
}
