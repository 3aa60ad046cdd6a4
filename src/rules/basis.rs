//! Where a rule or a figure comes from, so that a table can check it or disagree with it knowingly.

use super::Term;

/// Declares what the rules of a game rest on, and the list of it all: where each rule stands in the seed, then what does not
/// stand there, in the order of the rules.
macro_rules! bases {
    ($game:ident; $($name:ident = $source:ident($rule:literal, $says:tt);)+) => {
        $(pub(super) const $name: Basis = bases!(@ $game $source $rule $says);)+

        /// Everything the rules of the game rest on.
        pub const BASES: &[Basis] = &[$($name),+];
    };
    (@ $game:ident seed $rule:literal $section:literal) => {
        Basis::seed($rule, $section)
    };
    (@ $game:ident $source:ident $rule:literal $says:ident) => {
        Basis::$source($rule, $crate::rules::Term::$game(Word::$says))
    };
}
pub(in crate::rules) use bases;

/// How firm a figure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// The seed text says it.
    Seed,
    /// The seed points to something it does not contain; the figure is from public material.
    Outside,
    /// Nobody says; a decision made here.
    Ruling,
    /// A printed table that was not found; built-in figures that the configuration file replaces.
    House,
}

/// One rule, ruling or table and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Basis {
    /// The rule's name on its page, such as `H5`.
    pub rule: &'static str,
    /// How firm it stands.
    pub source: Source,
    /// What it says.
    pub says: Says,
}

/// What a basis says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// A section of the seed, by its own title.
    Section(&'static str),
    /// A sentence, in the reader's language.
    Term(Term),
}

impl Basis {
    /// A section of the seed.
    pub const fn seed(rule: &'static str, section: &'static str) -> Self {
        Self {
            rule,
            source: Source::Seed,
            says: Says::Section(section),
        }
    }

    /// A figure from outside the seed.
    pub const fn outside(rule: &'static str, says: Term) -> Self {
        Self {
            rule,
            source: Source::Outside,
            says: Says::Term(says),
        }
    }

    /// A decision made here.
    pub const fn ruling(rule: &'static str, says: Term) -> Self {
        Self {
            rule,
            source: Source::Ruling,
            says: Says::Term(says),
        }
    }

    /// Figures of a house table.
    pub const fn house(rule: &'static str, says: Term) -> Self {
        Self {
            rule,
            source: Source::House,
            says: Says::Term(says),
        }
    }
}
