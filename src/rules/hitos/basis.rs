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
pub(super) const ASPECT: Basis = Basis::seed("H8", "Activar aspectos");
pub(super) const DRAMA: Basis = Basis::seed("H9", "Activar aspectos");
pub(super) const SHEET: Basis = Basis::seed("H11", "Puntuaciones de combate");
pub(super) const SHEET_MIND: Basis = Basis::seed("H11", "Cordura");
pub(super) const INITIATIVE: Basis = Basis::seed("H12", "Secuencia de combate");
pub(super) const ATTACK: Basis = Basis::seed("H13", "Ataque");
pub(super) const DAMAGE_DEALT: Basis = Basis::seed("H14", "Daño");
pub(super) const DAMAGE: Basis = Basis::seed("H16", "Salud");
pub(super) const DYING: Basis = Basis::seed("H17", "Salud");
pub(super) const REST: Basis = Basis::seed("H18", "Shock y daño consolidado");
pub(super) const FALL: Basis = Basis::seed("H19", "Caídas");
pub(super) const POISON: Basis = Basis::seed("H20", "Venenos");
pub(super) const SUFFOCATION: Basis = Basis::seed("H21", "Asfixia");
pub(super) const FIRE: Basis = Basis::seed("H22", "Fuego y explosiones");
pub(super) const EXPLOSION: Basis = Basis::seed("H23", "Fuego y explosiones");
pub(super) const HEALING: Basis = Basis::seed("H24", "Curación");
pub(super) const CARE: Basis = Basis::seed("H25", "Curación");
pub(super) const TERROR: Basis = Basis::seed("H26", "Exposición al Terror");
pub(super) const TRAUMA: Basis = Basis::seed("H27", "Cordura");
pub(super) const DEGENERATION: Basis = Basis::seed("H28", "Degeneración");
pub(super) const MADNESS: Basis = Basis::seed("H29", "Estados mentales");
pub(super) const CALM: Basis = Basis::seed("H29", "Estados mentales");
pub(super) const KNOWLEDGE: Basis = Basis::seed("H30", "Degeneración");

/// Names what does not stand in the seed.
macro_rules! others {
    ($($name:ident = $source:ident($rule:literal, $says:ident);)+) => {
        $(pub(super) const $name: Basis = Basis::$source($rule, Term::Hitos(Word::$says));)+

        /// Every ruling, house table and figure from outside, in the order of the rules.
        pub const BESIDE_THE_SEED: &[Basis] = &[$($name),+];
    };
}

others! {
    DIFFICULTIES = outside("H1", OutsideDifficulties);
    LIKE_AGAINST_LIKE = ruling("H3", RulingLikeAgainstLike);
    CRITICAL_IS_ONE_SUCCESS = ruling("H4", RulingCriticalIsOneSuccess);
    TRIPLE_TIMES_THREE = ruling("H5", RulingTripleTimesThree);
    HINDERED_FUMBLE = ruling("H6", RulingHinderedFumble);
    OPPOSED_ASPECT = ruling("H8", RulingOpposedAspect);
    ASPECT_EACH_TURN = ruling("H8", RulingAspectEachTurn);
    DAMAGE_FROM_NEW_TRIO = outside("H8", OutsideDamageFromNewTrio);
    VICTIM_GAINS = outside("H9", OutsideVictimGains);
    REFUSED_STAYS_SPENT = ruling("H9", RulingRefusedStaysSpent);
    PENALTIES_ADD = outside("H10", OutsidePenaltiesAdd);
    NO_PENALTY_TO_METTLE = ruling("H10", RulingNoPenaltyToMettle);
    SHEET_SKILLS = outside("H11", OutsideSheetSkills);
    ROUNDED_DOWN = ruling("H11", RulingRoundedDown);
    POINTS_ARE_MULTIPLIED = outside("H14", OutsidePointsAreMultiplied);
    ARMOUR_AFTER_CRITICAL = ruling("H14", RulingArmourAfterCritical);
    PLACED_BY_MEAN = ruling("H15", RulingPlacedByMean);
    LARGER_HALF_GOES = ruling("H18", RulingLargerHalfGoes);
    FALL_TABLE = house("H19", HouseFalls);
    PUSH_IS_NOT_MULTIPLIED = ruling("H19", RulingPushIsNotMultiplied);
    POISON_SAME_ROLL = ruling("H20", RulingPoisonSameRoll);
    FIRE_TABLE = house("H22", HouseFire);
    EXPLOSION_ROLLED = ruling("H23", RulingExplosionRolled);
    CRITICAL_AND_ADVERSE_CANCEL = ruling("H24", RulingCriticalAndAdverseCancel);
    ALTERED_AT_ENTEREZA = ruling("H26", RulingAlteredAtEntereza);
    CLOSE_SKILL = ruling("H29", RulingCloseSkill);
    THERAPY_DIFFICULTY = ruling("H29", RulingTherapyDifficulty);
}
