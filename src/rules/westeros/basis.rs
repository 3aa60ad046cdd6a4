//! Where the rules of Westeros stand, and what they rest on outside their seed.

use super::Word;
use crate::rules::{Basis, Term};

pub(super) const TEST: Basis = Basis::seed("W1", "Impacto");
pub(super) const MISSILE: Basis = Basis::seed("W2", "Impacto");
pub(super) const MISSILE_DODGE: Basis = Basis::seed("W3", "Esquiva");
pub(super) const MISSILE_SHIELD: Basis = Basis::seed("W4", "Escudo");
pub(super) const MISSILE_DAMAGE: Basis = Basis::seed("W5", "Daño");
pub(super) const MELEE: Basis = Basis::seed("W6", "Cuerpo a Cuerpo");
pub(super) const GRAZE: Basis = Basis::seed("W9", "Cuerpo a Cuerpo");
pub(super) const KNOCKDOWN: Basis = Basis::seed("W13", "Derribar");
pub(super) const STANDING: Basis = Basis::seed("W14", "Levantarse");
pub(super) const FATIGUE: Basis = Basis::seed("W18", "Fatiga Táctica");
pub(super) const POINTS: Basis = Basis::seed("W17", "Pérdida de Niveles de Fatiga");
pub(super) const LOAD: Basis = Basis::seed("W19", "Modificador de Carga");
pub(super) const JOUST: Basis = Basis::seed("W20", "Justa a Caballo");
pub(super) const FACING: Basis = Basis::seed("W22", "Colocación Durante el Combate");
pub(super) const SPLIT: Basis = Basis::seed("W23", "Cuerpo a Cuerpo");

const fn ruling(rule: &'static str, says: Word) -> Basis {
    Basis::ruling(rule, Term::Westeros(says))
}

pub(super) const STRICTLY_OVER: Basis = ruling("W1", Word::RulingStrictlyOver);
pub(super) const CRITICAL_IS_TOTAL: Basis = ruling("W2", Word::RulingCriticalIsTotal);
pub(super) const STATES_ADD: Basis = ruling("W15", Word::RulingStatesAdd);
pub(super) const UNSEEN: Basis = ruling("W8", Word::RulingUnseen);
pub(super) const NO_DEFENCE: Basis = ruling("W9", Word::RulingNoDefence);
pub(super) const GRAZE_HALF: Basis = ruling("W9", Word::RulingGrazeHalf);
pub(super) const CHARGE_INTENSITY: Basis = ruling("W12", Word::RulingChargeIntensity);
pub(super) const FUMBLE: Basis = ruling("W16", Word::RulingFumble);
pub(super) const QUARTER_EXACTLY: Basis = ruling("W17", Word::RulingQuarterExactly);
pub(super) const CAPPED_QUARTER: Basis = ruling("W17", Word::RulingCappedQuarter);
pub(super) const LOW_RATE: Basis = ruling("W18", Word::RulingLowRate);
pub(super) const LOADED_REST: Basis = ruling("W19", Word::RulingLoadedRest);
pub(super) const OVERFLOW: Basis = ruling("W19", Word::RulingOverflow);
pub(super) const TOURNEY_HALF: Basis = ruling("W21", Word::RulingTourneyHalf);
pub(super) const ANGLES: Basis = ruling("W22", Word::RulingAngles);
pub(super) const SPLIT_ORDER: Basis = ruling("W23", Word::RulingSplitOrder);
pub(super) const NOTHING_KEPT: Basis = ruling("W23", Word::RulingNothingKept);
