//! Where the rules of the percentile game stand, and what they rest on outside their seed.

use super::Word;
use crate::rules::basis::{Basis, bases};

bases! { D100;
    CHECK = seed("D1", "Empalar");
    MELEE = seed("D7", "Ataques cuerpo a cuerpo");
    BLOCK = seed("D11", "Bloquear");
    UNARMED = seed("D12", "Combate desarmado");
    DODGE = seed("D14", "Esquivar");
    KNOCKOUT = seed("D16", "Noquear");
    GRAPPLE = seed("D17", "Presa");
    RANGE = seed("D20", "Alcance");
    SILENCERS = seed("D22", "Silenciadores");
    SHOT_DAMAGE = seed("D25", "Daño");
    MALFUNCTION = seed("D26", "Encasquillado y disfunciones");
    JAMS = seed("D27", "Encasquillado y disfunciones");
    BURST = seed("D28", "Armas automáticas y ráfagas");
    TARGETS = seed("D32", "Objetivos múltiples");
    RELOADING = seed("D33", "Recargar");
    INITIATIVE = seed("D34", "Declaración de acciones");
    PROTECTION = seed("D35", "Blindaje y protecciones");
    OBJECTS = seed("D35", "Objetos inanimados");

    ROUND_UP = ruling("d100", RulingRoundUp);
    HUNDRED = ruling("D1", RulingHundred);
    TIERS = outside("D4", OutsideTiers);
    RESISTANCE = outside("D5", OutsideResistance);
    PLAIN_DEFENCE = ruling("D6", RulingPlainDefence);
    WRITTEN_SKILL = ruling("D7", RulingWrittenSkill);
    CLASH = ruling("D10", RulingClash);
    BLOCK_WORD = ruling("D11", RulingBlockWord);
    IMPROVISED_NO_BLADE = ruling("D12", RulingImprovisedNoBlade);
    DEFENDED = ruling("D15", RulingDefended);
    KNOCKOUT_BLOCKED = ruling("D16", RulingKnockoutBlocked);
    ZERO_IS_TEN = ruling("D16", RulingZeroIsTen);
    CONTACT = ruling("D20", RulingContact);
    EXACT_RANGE = ruling("D22", RulingExactRange);
    FAR_BANDS = outside("D20", OutsideFarBands);
    HALF_MODIFIER = ruling("D25", RulingHalfModifier);
    MISSILE_MODIFIER = ruling("D25", RulingMissileModifier);
    JAM_STILL_SHOOTS = ruling("D26", RulingJamStillShoots);
    JAM_STILL_FIRES = ruling("D30", RulingJamStillFires);
    PICK = ruling("D31", RulingPick);
    PICK_SAFE = ruling("D31", RulingPickSafe);
    ONE_TARGET_AT_LEAST = ruling("D32", RulingOneTargetAtLeast);
    ALL_IS_SPENT = ruling("D32", RulingAllIsSpent);
    DELAYS_ADD = ruling("D34", RulingDelaysAdd);
    SIMPLE_TABLE = house("D36", HouseSimpleDamage);
    SIMPLE_DOUBLES = ruling("D36", RulingSimpleDoubles);
    ARSENAL = outside("D37", OutsideArsenal);
}
