//! Where the rules of Savage Worlds stand, and what they rest on outside their seed, which is a summary.

use super::Word;
use crate::rules::{Basis, Term};

const fn outside(rule: &'static str, word: Word) -> Basis {
    Basis::outside(rule, Term::Savage(word))
}

const fn ruling(rule: &'static str, word: Word) -> Basis {
    Basis::ruling(rule, Term::Savage(word))
}

pub(super) const INITIATIVE: Basis = Basis::seed("S4", "Iniciativa (Cartas de Acción)");
pub(super) const MOVE: Basis = Basis::seed("S5", "Acciones y Movimiento");
pub(super) const MELEE: Basis = Basis::seed("S6", "Ataques");
pub(super) const RANGED: Basis = Basis::seed("S7", "Ataques");
pub(super) const SPECIAL: Basis = Basis::seed("S10", "Reglas Especiales de Combate");
pub(super) const AREA: Basis = Basis::seed("S12", "Ataques");
pub(super) const DAMAGE: Basis = Basis::seed("S13", "Daño y Heridas");
pub(super) const APPLY: Basis = Basis::seed("S14", "Daño y Heridas");
pub(super) const SOAK: Basis = Basis::seed("S17", "Efectos del Daño");
pub(super) const UNSHAKE: Basis = Basis::seed("S18", "Efectos del Daño");
pub(super) const INCAPACITATED: Basis = Basis::seed("S19", "Efectos del Daño");
pub(super) const BLEEDING: Basis = Basis::seed("S21", "Efectos del Daño");
pub(super) const HEAL: Basis = Basis::seed("S22", "Curación");
pub(super) const NATURAL: Basis = Basis::seed("S22", "Curación");
pub(super) const SUPPORT: Basis = Basis::seed("S23", "Reglas Especiales de Combate");
pub(super) const TEST: Basis = Basis::seed("S24", "Reglas Especiales de Combate");
pub(super) const PUSH: Basis = Basis::seed("S25", "Reglas Especiales de Combate");
pub(super) const GRAPPLE: Basis = Basis::seed("S26", "Reglas Especiales de Combate");
pub(super) const INTERRUPT: Basis = Basis::seed("S27", "Reglas Especiales de Combate");
pub(super) const EVADE: Basis = Basis::seed("S29", "Reglas Especiales de Combate");
pub(super) const DISARM: Basis = Basis::seed("S30", "Reglas Especiales de Combate");
pub(super) const WITHDRAW: Basis = Basis::seed("S31", "Reglas Especiales de Combate");
pub(super) const MEASURES: Basis = Basis::seed("S35", "Conceptos Básicos de Combate");

pub(super) const ACES: Basis = outside("S1", Word::OutsideAces);
pub(super) const UNSKILLED: Basis = outside("S1", Word::OutsideUnskilled);
pub(super) const CRITICAL: Basis = outside("S2", Word::OutsideCritical);
pub(super) const OPPOSED_CRITICAL: Basis = ruling("S3", Word::RulingOpposedCritical);
pub(super) const INITIATIVE_EDGES: Basis = outside("S4", Word::OutsideInitiativeEdges);
pub(super) const TWO_JOKERS: Basis = ruling("S4", Word::RulingTwoJokers);
pub(super) const PACE_AT_LEAST: Basis = ruling("S5", Word::RulingPaceAtLeast);
pub(super) const HALF_THE_PACES: Basis = ruling("S5", Word::RulingHalfThePaces);
const PARRY_BONUS: Basis = outside("S6", Word::OutsideParryBonus);
const RANGES: Basis = outside("S7", Word::OutsideRanges);
const NEAR_TOTAL: Basis = outside("S8", Word::OutsideNearTotal);
const DARKNESS: Basis = outside("S8", Word::OutsideDarkness);
const AIM: Basis = outside("S8", Word::OutsideAim);
const IN_MELEE: Basis = outside("S8", Word::OutsideInMelee);
const CALLED: Basis = outside("S9", Word::OutsideCalled);
const GANG: Basis = outside("S10", Word::OutsideGang);
const UNARMED_FOE: Basis = outside("S10", Word::OutsideUnarmedFoe);
const OFF_HAND: Basis = outside("S10", Word::OutsideOffHand);
const UNSTABLE: Basis = outside("S10", Word::OutsideUnstable);
const SCALE: Basis = outside("S10", Word::OutsideScale);
const VULNERABLE: Basis = outside("S10", Word::OutsideVulnerable);
const FATIGUE: Basis = outside("S1", Word::OutsideFatigue);
const SHIELD: Basis = outside("S25", Word::OutsideShield);
pub(super) const RATE_OF_FIRE: Basis = outside("S11", Word::OutsideRateOfFire);
const RECOIL: Basis = outside("S11", Word::OutsideRecoil);
const BURST: Basis = outside("S11", Word::OutsideBurst);
pub(super) const DEVIATION: Basis = outside("S12", Word::OutsideDeviation);
pub(super) const ONE_RAISE_DIE: Basis = outside("S13", Word::OutsideOneRaiseDie);
pub(super) const CAP: Basis = outside("S15", Word::OutsideCap);
pub(super) const HARDY: Basis = outside("S15", Word::OutsideHardy);
pub(super) const INJURIES: Basis = outside("S20", Word::OutsideInjuries);
pub(super) const SUPPORT_CRITICAL: Basis = outside("S23", Word::OutsideSupportCritical);
pub(super) const GRAPPLE_TRAIT: Basis = outside("S26", Word::OutsideGrappleTrait);
pub(super) const FOES_ADD_UP: Basis = ruling("S31", Word::RulingFoesAddUp);
const FLAT: Basis = outside("S33", Word::OutsideFlat);
pub(super) const BENI: Basis = outside("S34", Word::OutsideBeni);

/// Where a modifier stands, if not in the seed.
pub(super) const fn of_modifier(reason: Word) -> Option<Basis> {
    Some(match reason {
        Word::ForRange => RANGES,
        Word::ForNearTotal => NEAR_TOTAL,
        Word::ForDarkness => DARKNESS,
        Word::ForAim => AIM,
        Word::ForLimb | Word::ForVitals | Word::ForWeapon => CALLED,
        Word::ForGang => GANG,
        Word::ForUnarmedFoe => UNARMED_FOE,
        Word::ForOffHand => OFF_HAND,
        Word::ForUnstable => UNSTABLE,
        Word::ForSize => SCALE,
        Word::ForVulnerable => VULNERABLE,
        Word::ForFatigue => FATIGUE,
        Word::ForShield => SHIELD,
        Word::ForRecoil => RECOIL,
        Word::ForBurst => BURST,
        Word::ForFlat => FLAT,
        _ => return None,
    })
}

/// What a target number rests on besides the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetBasis {
    /// Half the bonus of a d12+N in a Parada.
    ParryBonus,
    /// A shot at somebody in close combat.
    InMelee,
}

impl TargetBasis {
    /// It as a basis.
    pub(super) const fn basis(self) -> Basis {
        match self {
            Self::ParryBonus => PARRY_BONUS,
            Self::InMelee => IN_MELEE,
        }
    }
}
