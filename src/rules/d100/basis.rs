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

pub(super) const RANGE: Basis = Basis::seed("D20", "Alcance");
pub(super) const SILENCERS: Basis = Basis::seed("D22", "Silenciadores");
pub(super) const SHOT_DAMAGE: Basis = Basis::seed("D25", "Daño");
pub(super) const MALFUNCTION: Basis = Basis::seed("D26", "Encasquillado y disfunciones");
pub(super) const JAMS: Basis = Basis::seed("D27", "Encasquillado y disfunciones");
pub(super) const RELOADING: Basis = Basis::seed("D33", "Recargar");
pub(super) const INITIATIVE: Basis = Basis::seed("D34", "Declaración de acciones");
pub(super) const PROTECTION: Basis = Basis::seed("D35", "Blindaje y protecciones");
pub(super) const OBJECTS: Basis = Basis::seed("D35", "Objetos inanimados");

const fn says(word: Word) -> Term {
    Term::D100(word)
}

pub(super) const HUNDRED: Basis = Basis::ruling("D1", says(Word::RulingHundred));
pub(super) const TIERS: Basis = Basis::outside("D4", says(Word::OutsideTiers));
pub(super) const RESISTANCE: Basis = Basis::outside("D5", says(Word::OutsideResistance));
pub(super) const CLASH: Basis = Basis::ruling("D10", says(Word::RulingClash));
pub(super) const BLOCK_WORD: Basis = Basis::ruling("D11", says(Word::RulingBlockWord));
pub(super) const IMPROVISED_NO_BLADE: Basis =
    Basis::ruling("D12", says(Word::RulingImprovisedNoBlade));
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
pub(super) const ROUND_UP: Basis = Basis::ruling("d100", says(Word::RulingRoundUp));
pub(super) const SIMPLE_DOUBLES: Basis = Basis::ruling("D36", says(Word::RulingSimpleDoubles));
pub(super) const CONTACT: Basis = Basis::ruling("D20", says(Word::RulingContact));
pub(super) const FAR_BANDS: Basis = Basis::outside("D20", says(Word::OutsideFarBands));
pub(super) const HALF_MODIFIER: Basis = Basis::ruling("D25", says(Word::RulingHalfModifier));
pub(super) const MISSILE_MODIFIER: Basis = Basis::ruling("D25", says(Word::RulingMissileModifier));
pub(super) const JAM_STILL_SHOOTS: Basis = Basis::ruling("D26", says(Word::RulingJamStillShoots));
pub(super) const PICK_SAFE: Basis = Basis::ruling("D31", says(Word::RulingPickSafe));
pub(super) const DELAYS_ADD: Basis = Basis::ruling("D34", says(Word::RulingDelaysAdd));
pub(super) const ARSENAL: Basis = Basis::outside("D37", says(Word::OutsideArsenal));
