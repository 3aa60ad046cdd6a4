//! The vocabulary of answers: result words, names of values and what a breakdown says, as data.
//!
//! A term has one key, English and frozen, which is what JSON prints; its text in each language lives in the renderer, where
//! a term without one does not compile.

/// Declares an enum of terms, each with its frozen key.
macro_rules! terms {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $key:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $(#[doc = concat!("`", $key, "`")] $variant,)+
        }

        impl $name {
            /// Every one of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The frozen English key.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => $key,)+ }
            }
        }
    };
}
pub(crate) use terms;

use super::{d100, hitos, notation, savage, westeros};

/// Any word an answer can hold: shared ones and each game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    /// Shared by several games.
    Common(Common),
    /// Of plain dice.
    Notation(notation::Word),
    /// Of HITOS.
    Hitos(hitos::Word),
    /// Of the percentile game.
    D100(d100::Word),
    /// Of Savage Worlds.
    Savage(savage::Word),
    /// Of Westeros.
    Westeros(westeros::Word),
}

impl Term {
    /// The frozen English key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Common(word) => word.key(),
            Self::Notation(word) => word.key(),
            Self::Hitos(word) => word.key(),
            Self::D100(word) => word.key(),
            Self::Savage(word) => word.key(),
            Self::Westeros(word) => word.key(),
        }
    }
}

macro_rules! into_term {
    ($($variant:ident from $word:ty,)+) => {
        $(impl From<$word> for Term {
            fn from(word: $word) -> Self {
                Self::$variant(word)
            }
        })+
    };
}

into_term! {
    Common from Common,
    Notation from notation::Word,
    Hitos from hitos::Word,
    D100 from d100::Word,
    Savage from savage::Word,
    Westeros from westeros::Word,
}

terms! {
    /// Words that mean the same in several games.
    Common {
        // Results, best first: the order in which odds list them.
        Critical = "critical",
        Special = "special",
        Success = "success",
        Hit = "hit",
        Win = "win",
        Tie = "tie",
        Failure = "failure",
        Miss = "miss",
        Lose = "lose",
        Fumble = "fumble",
        // Values.
        Total = "total",
        Target = "target",
        Margin = "margin",
        Opposing = "opposing",
        Roll = "roll",
        Skill = "skill",
        Damage = "damage",
        // The breakdown.
        Dice = "dice",
        First = "first",
        Second = "second",
        Attacker = "attacker",
        Defender = "defender",
        Versus = "versus",
    }
}
