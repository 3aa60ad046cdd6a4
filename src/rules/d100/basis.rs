//! Where the rules of the percentile game stand, and what they rest on outside their seed.

use super::Word;
use crate::rules::{Basis, Term};

pub(super) const CHECK: Basis = Basis::seed("D1", "Empalar");
pub(super) const MELEE: Basis = Basis::seed("D7", "Ataques cuerpo a cuerpo");
pub(super) const BLOCK: Basis = Basis::seed("D11", "Bloquear");
pub(super) const UNARMED: Basis = Basis::seed("D12", "Combate desarmado");
pub(super) const DODGE: Basis = Basis::seed("D14", "Esquivar");
pub(super) const KNOCKOUT: Basis = Basis::seed("D16", "Noquear");
pub(super) const GRAPPLE: Basis = Basis::seed("D17", "Presa");
pub(super) const BURST: Basis = Basis::seed("D28", "Armas automáticas y ráfagas");
pub(super) const TARGETS: Basis = Basis::seed("D32", "Objetivos múltiples");

const fn says(word: Word) -> Term {
    Term::D100(word)
}

pub(super) const HUNDRED: Basis = Basis::ruling("D1", says(Word::RulingHundred));
pub(super) const TIERS: Basis = Basis::outside("D4", says(Word::OutsideTiers));
pub(super) const RESISTANCE: Basis = Basis::outside("D5", says(Word::OutsideResistance));
pub(super) const CLASH: Basis = Basis::ruling("D10", says(Word::RulingClash));
pub(super) const BLOCK_WORD: Basis = Basis::ruling("D11", says(Word::RulingBlockWord));
pub(super) const COUNTER_SYMMETRIC: Basis =
    Basis::ruling("D12", says(Word::RulingCounterSymmetric));
pub(super) const DEFENDED: Basis = Basis::ruling("D15", says(Word::RulingDefended));
pub(super) const KNOCKOUT_BLOCKED: Basis = Basis::ruling("D16", says(Word::RulingKnockoutBlocked));
pub(super) const ZERO_IS_TEN: Basis = Basis::ruling("D16", says(Word::RulingZeroIsTen));
pub(super) const WRITTEN_SKILL: Basis = Basis::ruling("D7", says(Word::RulingWrittenSkill));
pub(super) const PICK: Basis = Basis::ruling("D31", says(Word::RulingPick));
pub(super) const JAM_STILL_FIRES: Basis = Basis::ruling("D30", says(Word::RulingJamStillFires));
pub(super) const ONE_TARGET_AT_LEAST: Basis =
    Basis::ruling("D32", says(Word::RulingOneTargetAtLeast));
pub(super) const SIMPLE_TABLE: Basis = Basis::house("D36", says(Word::HouseSimpleDamage));
pub(super) const ALL_IS_SPENT: Basis = Basis::ruling("D32", says(Word::RulingAllIsSpent));
