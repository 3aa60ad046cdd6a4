//! Where the rules of Westeros stand, and what they rest on outside their seed.

use super::Word;
use crate::rules::basis::{Basis, bases};

bases! { Westeros;
    TEST = seed("W1", "Impacto");
    MISSILE = seed("W2", "Impacto");
    MISSILE_DODGE = seed("W3", "Esquiva");
    MISSILE_SHIELD = seed("W4", "Escudo");
    MISSILE_DAMAGE = seed("W5", "Daño");
    MELEE = seed("W6", "Cuerpo a Cuerpo");
    GRAZE = seed("W9", "Cuerpo a Cuerpo");
    KNOCKDOWN = seed("W13", "Derribar");
    STANDING = seed("W14", "Levantarse");
    POINTS = seed("W17", "Pérdida de Niveles de Fatiga");
    FATIGUE = seed("W18", "Fatiga Táctica");
    LOAD = seed("W19", "Modificador de Carga");
    JOUST = seed("W20", "Justa a Caballo");
    FACING = seed("W22", "Colocación Durante el Combate");
    SPLIT = seed("W23", "Cuerpo a Cuerpo");

    STRICTLY_OVER = ruling("W1", RulingStrictlyOver);
    CRITICAL_IS_TOTAL = ruling("W2", RulingCriticalIsTotal);
    UNSEEN = ruling("W8", RulingUnseen);
    NO_DEFENCE = ruling("W9", RulingNoDefence);
    GRAZE_HALF = ruling("W9", RulingGrazeHalf);
    CHARGE_INTENSITY = ruling("W12", RulingChargeIntensity);
    STATES_ADD = ruling("W15", RulingStatesAdd);
    FUMBLE = ruling("W16", RulingFumble);
    QUARTER_EXACTLY = ruling("W17", RulingQuarterExactly);
    CAPPED_QUARTER = ruling("W17", RulingCappedQuarter);
    LOW_RATE = ruling("W18", RulingLowRate);
    LOADED_REST = ruling("W19", RulingLoadedRest);
    OVERFLOW = ruling("W19", RulingOverflow);
    TOURNEY_HALF = ruling("W21", RulingTourneyHalf);
    ANGLES = ruling("W22", RulingAngles);
    SPLIT_ORDER = ruling("W23", RulingSplitOrder);
    NOTHING_KEPT = ruling("W23", RulingNothingKept);
}
