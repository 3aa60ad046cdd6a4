//! Where the rules of Savage Worlds stand, and what they rest on outside their seed, which is a summary.

use super::Word;
use crate::rules::basis::{Basis, bases};

bases! { Savage;
    INITIATIVE = seed("S4", "Iniciativa (Cartas de Acción)");
    MOVE = seed("S5", "Acciones y Movimiento");
    MELEE = seed("S6", "Ataques");
    RANGED = seed("S7", "Ataques");
    SPECIAL = seed("S10", "Reglas Especiales de Combate");
    AREA = seed("S12", "Ataques");
    DAMAGE = seed("S13", "Daño y Heridas");
    APPLY = seed("S14", "Daño y Heridas");
    SOAK = seed("S17", "Efectos del Daño");
    UNSHAKE = seed("S18", "Efectos del Daño");
    INCAPACITATED = seed("S19", "Efectos del Daño");
    BLEEDING = seed("S21", "Efectos del Daño");
    HEAL = seed("S22", "Curación");
    NATURAL = seed("S22", "Curación");
    SUPPORT = seed("S23", "Reglas Especiales de Combate");
    TEST = seed("S24", "Reglas Especiales de Combate");
    PUSH = seed("S25", "Reglas Especiales de Combate");
    GRAPPLE = seed("S26", "Reglas Especiales de Combate");
    INTERRUPT = seed("S27", "Reglas Especiales de Combate");
    EVADE = seed("S29", "Reglas Especiales de Combate");
    DISARM = seed("S30", "Reglas Especiales de Combate");
    WITHDRAW = seed("S31", "Reglas Especiales de Combate");
    MEASURES = seed("S35", "Conceptos Básicos de Combate");

    ACES = outside("S1", OutsideAces);
    UNSKILLED = outside("S1", OutsideUnskilled);
    FATIGUE = outside("S1", OutsideFatigue);
    CRITICAL = outside("S2", OutsideCritical);
    OPPOSED_CRITICAL = ruling("S3", RulingOpposedCritical);
    INITIATIVE_EDGES = outside("S4", OutsideInitiativeEdges);
    TWO_JOKERS = ruling("S4", RulingTwoJokers);
    PACE_AT_LEAST = ruling("S5", RulingPaceAtLeast);
    HALF_THE_PACES = ruling("S5", RulingHalfThePaces);
    PARRY_BONUS = outside("S6", OutsideParryBonus);
    RANGES = outside("S7", OutsideRanges);
    NEAR_TOTAL = outside("S8", OutsideNearTotal);
    DARKNESS = outside("S8", OutsideDarkness);
    AIM = outside("S8", OutsideAim);
    IN_MELEE = outside("S8", OutsideInMelee);
    CALLED = outside("S9", OutsideCalled);
    GANG = outside("S10", OutsideGang);
    UNARMED_FOE = outside("S10", OutsideUnarmedFoe);
    OFF_HAND = outside("S10", OutsideOffHand);
    UNSTABLE = outside("S10", OutsideUnstable);
    SCALE = outside("S10", OutsideScale);
    VULNERABLE = outside("S10", OutsideVulnerable);
    RATE_OF_FIRE = outside("S11", OutsideRateOfFire);
    RECOIL = outside("S11", OutsideRecoil);
    BURST = outside("S11", OutsideBurst);
    DEVIATION = outside("S12", OutsideDeviation);
    ONE_RAISE_DIE = outside("S13", OutsideOneRaiseDie);
    CAP = outside("S15", OutsideCap);
    HARDY = outside("S15", OutsideHardy);
    INJURIES = outside("S20", OutsideInjuries);
    SUPPORT_CRITICAL = outside("S23", OutsideSupportCritical);
    SHIELD = outside("S25", OutsideShield);
    GRAPPLE_TRAIT = outside("S26", OutsideGrappleTrait);
    FOES_ADD_UP = ruling("S31", RulingFoesAddUp);
    FLAT = outside("S33", OutsideFlat);
    BENI = outside("S34", OutsideBeni);
}

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
