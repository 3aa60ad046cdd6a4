//! Where the rules of HITOS stand, and what they rest on outside their seed.

use super::Word;
use crate::rules::{Basis, Term};

pub(super) const TEST: Basis = Basis::seed("H1", "Mecánica básica");
pub(super) const CRITICAL: Basis = Basis::seed("H2", "Crítico y pifia");
pub(super) const OPPOSED: Basis = Basis::seed("H3", "Tiradas enfrentadas");
pub(super) const EXTENDED: Basis = Basis::seed("H4", "Tiradas de acción prolongada");
pub(super) const BOOST: Basis = Basis::seed("H5", "Activar aspectos");
pub(super) const HINDER: Basis = Basis::seed("H6", "Activar aspectos");
pub(super) const ADVISE: Basis = Basis::seed("H7", "Activar aspectos");

const fn says(word: Word) -> Term {
    Term::Hitos(word)
}

pub(super) const LIKE_AGAINST_LIKE: Basis = Basis::ruling("H3", says(Word::RulingLikeAgainstLike));
pub(super) const TRIPLE_TIMES_THREE: Basis =
    Basis::ruling("H5", says(Word::RulingTripleTimesThree));
pub(super) const HINDERED_FUMBLE: Basis = Basis::ruling("H6", says(Word::RulingHinderedFumble));
pub(super) const OPPOSED_ASPECT: Basis = Basis::ruling("H8", says(Word::RulingOpposedAspect));
pub(super) const CRITICAL_IS_ONE_SUCCESS: Basis =
    Basis::ruling("H4", says(Word::RulingCriticalIsOneSuccess));
pub(super) const PENALTIES_ADD: Basis = Basis::outside("H10", says(Word::OutsidePenaltiesAdd));
