//! El juego de percentiles en español.

use crate::rules::d100::Word;

#[expect(clippy::too_many_lines, reason = "a dictionary has a line a word")]
pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::HitBy => "recibe el atacante",
        Word::Blocked => "el defensor bloquea",
        Word::BlockedBy => "el atacante bloquea",
        Word::Clash => "choque",
        Word::Defended => "defendido",
        Word::Dodged => "esquivado",
        Word::KnockedOut => "inconsciente",
        Word::Held => "inmovilizado",
        Word::Free => "libre",
        Word::Lost => "gana el defensor",
        Word::Tens => "decenas",
        Word::OpposingTens => "decenas del oponente",
        Word::OpposingSkill => "habilidad del oponente",
        Word::Absorbed => "absorbido",
        Word::Through => "pasa",
        Word::Counter => "contragolpe",
        Word::Minutes => "minutos",
        Word::Jam => "se encasquilla",
        Word::Even => "igualado",
        Word::Focused => "concentrado",
        Word::Splits => "repartos",
        Word::Legal => "legal",
        Word::Units => "unidades",
        Word::OutOf => "{} de {}",
        Word::FromSkill => "{+} habilidad",
        Word::FromWeapon => "{+} arma",
        Word::FromBonus => "{+} bonificación",
        Word::FromChanged => "{+} cambiada",
        Word::FromFocus => "{+} centrarse",
        Word::FromDefence => "{+} defensivo",
        Word::FromGround => "{+} en el suelo",
        Word::FromPrevious => "{+} previas",
        Word::FromPart => "{+} localización",
        Word::FromAttackers => "{+} atacantes",
        Word::ReadAs => "se lee {}",
        Word::AlsoReads => "también",
        Word::Doubles => "empala: se dobla a {}",
        Word::DoublesCounter => "empala: el daño se dobla",
        Word::Less => "la armadura absorbe hasta {}",
        Word::DamageIs => "daño {}",
        Word::ForMinutes => "durante {} minutos ({} turnos)",
        Word::UnitsTooHigh => "pero nada más: unidades {} por encima del valor de decenas {}",
        Word::NeedsNoDice => "no hace falta tirar",
        Word::Chance => "porcentaje",
        Word::SpreadLimits => "como mucho {} por blanco, hasta {} blancos (de {} posibles)",
        Word::OneTarget => "todo a un blanco",
        Word::Spread => "reparto",
        Word::EvenSplit => "igualado",
        Word::FocusedSplit => "concentrado",
        Word::LegalSplits => "{reparto legal|repartos legales}",
        Word::OwnSplit => "tu reparto",
        Word::SplitIsLegal => "legal",
        Word::SplitSum => "no es legal: suma {}, y hay que gastar {}",
        Word::SplitShare => "no es legal: ningún blanco recibe más de {} de {}",
        Word::Jams => "se encasquilla",
        Word::DoesNotJam => "no se encasquilla",
        Word::WinnerOnlyDefends => "quien gana solo se defiende: no hay daño",
        Word::BothMiss => "no acierta nadie",
        Word::SameTotals => "mismo total y misma habilidad escrita: no acierta nadie",
        Word::WrittenDecides => "mismo total: gana la habilidad escrita mayor, {} contra {}",
        Word::UnarmedBlock => "con las manos desnudas no se bloquea: nombra un arma en este lado",
        Word::FocusByFives => "centrarse va de 5 en 5 puntos de DES: {} no es múltiplo de 5",
        Word::TooManyTargets => "{} {blanco|blancos} como mucho: el valor de decenas de {}",
        Word::TooManyParts => "{} partes para {} {blanco|blancos}",
        Word::SplitRises => "ningún blanco recibe más que el anterior: {} y luego {}",
        Word::SkillPastThousand => "una habilidad llega a {} como mucho",
        Word::RulingRoundUp => "lo que el texto no dice se redondea hacia arriba",
        Word::RulingHundred => "100 solo es éxito con una habilidad de 100 o más",
        Word::RulingZeroIsTen => "un 0 que se suma cuenta como 10",
        Word::RulingClash => "mismo total y misma habilidad: no acierta nadie",
        Word::RulingBlockWord => "un arma puede bloquear si lo dice la línea o la lista de armas",
        Word::RulingDefended => "quien solo se defiende y gana no hace daño",
        Word::RulingKnockoutBlocked => "un intento de noquear o de presa se puede bloquear",
        Word::RulingWrittenSkill => {
            "la habilidad escrita, sin modificadores, decide la diferencia y el empate"
        }
        Word::RulingPick => "de las lecturas, la que más daño hace, y luego la más baja",
        Word::RulingJamStillFires => "una ráfaga que encasquilla el arma se resuelve igualmente",
        Word::RulingOneTargetAtLeast => "al menos un blanco, aun con un valor de decenas de 0",
        Word::RulingAllIsSpent => "hay que repartir todo el daño",
        Word::Misfire => "no dispara",
        Word::Cleared => "desencasquillada",
        Word::Jammed => "sigue encasquillada",
        Word::Intact => "resiste",
        Word::Broken => "roto",
        Word::Turns => "turnos",
        Word::Seconds => "segundos",
        Word::Shots => "disparos",
        Word::Left => "quedan",
        Word::Limit => "límite",
        Word::LimitSum => "la suma",
        Word::LimitShare => "la parte de uno",
        Word::Readings => "lecturas",
        Word::Reads => "resultado",
        Word::Picks => "si se elige",
        Word::PickBest => "más daño",
        Word::PickSafe => "sin encasquillar",
        Word::PickHigh => "alta",
        Word::PickLow => "baja",
        Word::Order => "orden",
        Word::Declare => "declaran",
        Word::Acts => "actúan",
        Word::Name => "nombre",
        Word::Place => "puesto",
        Word::Rank => "con",
        Word::RankFirearm => "arma de fuego",
        Word::RankArmed => "arma en mano",
        Word::RankBare => "desarmado o improvisada",
        Word::Dexterity => "DES",
        Word::HalfOf => "la mitad de {} es {}",
        Word::SumOfDice => "suma de los tres dados",
        Word::BareHandsBlocked => "manos desnudas contra el arma que bloquea",
        Word::BlockedDamage => "daño {}: el arma absorbe {}, pasan {}",
        Word::Backlash => "las manos desnudas sufren {}",
        Word::AttackerSuffers => "el atacante sufre {}",
        Word::Distance => "distancia",
        Word::Contact => "contacto",
        Word::Metres => "{} m",
        Word::OfRange => "(alcance {} m)",
        Word::OfRangeAndHalf => "(alcance {},5 m)",
        Word::BandClose => "cerca: {} se dobla a {}",
        Word::BandWithin => "dentro del alcance: {}",
        Word::BandFar => "más allá del alcance: la mitad de {} es {}",
        Word::BandRemote => "más allá del doble: un cuarto de {} es {}",
        Word::BandExtreme => "más allá del triple: un octavo de {} es {}",
        Word::Sight => "mira",
        Word::InitiativeAt => "actúa con DES {}",
        Word::JamsFrom => "se encasquilla desde {}; el disparo cuenta",
        Word::FailsFrom => "falla desde {}",
        Word::HoldsBelow => "ninguna por debajo de {}",
        Word::DoesNotFire => "en este turno",
        Word::JamsOnDoubles => "se encasquilla: dobles por encima de la habilidad escrita, {}",
        Word::In => "en",
        Word::OneTurn => "1 turno ({} s)",
        Word::SoManyTurns => "{} turnos ({} s)",
        Word::Reloading => "carga",
        Word::TheShot => "disparo",
        Word::ShotWithLastRound => "en el turno de la última bala",
        Word::ShotNextTurn => "en el turno siguiente",
        Word::AtDexterity => "DES {}",
        Word::InsteadOf => "en vez de {}",
        Word::WithSkill => "habilidad {}",
        Word::Together => "los del mismo número actúan a la vez",
        Word::LeavesPoints => "daño {}: PR restantes {} de {}",
        Word::Listed => "arma",
        Word::Then => "·",
        Word::UpTo => "hasta {} m",
        Word::RangeIs => "alcance {} m",
        Word::HoldsRounds => "{} {bala|balas}",
        Word::PointsOfResistance => "PR {}",
        Word::BlastWithin => "a todos a {} m o menos",
        Word::SetsFire => "y prende fuego",
        Word::ModifierNotUsed => "el MD no cuenta",
        Word::NoMissileAtContact => "a distancia de contacto solo se dispara con armas de fuego",
        Word::OutOfRange => "fuera de alcance: {} m, y el arma llega a {} m",
        Word::ArmourOfSeveral => {
            "con varios blancos la armadura depende del reparto: réstala de la parte de cada uno"
        }
        Word::NotAutomatic => "esta arma no dispara a ráfagas",
        Word::CannotThrow => "esta arma se dispara, no se lanza",
        Word::MeleeWeaponNeeded => "esta arma no es de cuerpo a cuerpo",
        Word::RangedWeaponNeeded => "esta arma ni se dispara ni se lanza",
        Word::WeaponName => "un arma necesita un nombre de hasta 60 letras, sin comas ni #",
        Word::WeaponUnarmed => "las manos desnudas no son un arma de la lista",
        Word::WeaponBands => "el daño por distancia necesita distancias crecientes",
        Word::SimpleNeedsMost => {
            "el daño simplificado se lee según el máximo del arma, y unos dados que explotan no lo tienen"
        }
        Word::SimpleNoRows => "el daño simplificado necesita al menos una fila",
        Word::SimpleTwice => "dos filas de daño simplificado para {}",
        Word::SimplePastLast => {
            "desde 20 el daño simplificado tiene su propia fila: {} es demasiado"
        }
        Word::RulingJamStillShoots => "un disparo que encasquilla el arma se resuelve igualmente",
        Word::RulingPickSafe => {
            "de las lecturas que no encasquillan, la que más daño hace, y luego la más baja"
        }
        Word::RulingSimpleDoubles => {
            "en el daño simplificado un éxito especial dobla el máximo antes de la tabla, y nada después"
        }
        Word::RulingContact => {
            "a distancia de contacto son 0 metros, menos de un tercio de cualquier DES"
        }
        Word::RulingHalfModifier => {
            "la mitad del MD: se tira entero, se divide y se redondea hacia arriba"
        }
        Word::RulingMissileModifier => "un proyectil que no se arroja no suma el MD",
        Word::RulingImprovisedNoBlade => {
            "un arma improvisada que bloquea unas manos desnudas no las hiere"
        }
        Word::RulingDelaysAdd => {
            "lo que retrasa se acumula: primero las mitades, hacia arriba, y luego los puntos"
        }
        Word::OutsideFarBands => {
            "armas de fuego: un cuarto hasta el triple del alcance, un octavo hasta el cuádruple"
        }
        Word::OutsideArsenal => "la lista de armas es la de la edición anterior",
        Word::HouseSimpleDamage => {
            "daño simplificado según el máximo del arma y las unidades del ataque"
        }
        Word::OutsideTiers => "crítico con un veinteavo y con 01, pifia desde 96",
        Word::OutsideResistance => {
            "50 + 5 por cada punto de ventaja; diez puntos deciden sin dados"
        }
        Word::Failing => "disfunción",
        Word::AndSoOn => "…",
        Word::SoManyDice => "({} dados)",
        Word::SimpleMost => "máximo {}",
        Word::SimpleUnits => "con unidades {}",
        Word::RoundedUp => "(hacia arriba)",
        Word::NothingToSplit => "nada que repartir",
        Word::AttackersAtOnce => "contra uno atacan a la vez de {} a {}",
        Word::DamageBound => "el daño de un golpe no pasa de {} puntos",
        Word::WaitsForPast => "actúa con DES {}: no puede esperar a una mayor",
        Word::RulingExactRange => {
            "las distancias se comparan sin redondear: la mitad de un alcance impar conserva su medio metro"
        }
        Word::RulingPlainDefence => {
            "pasar a solo defenderse no penaliza, como pasar a esquivar o bloquear"
        }
        Word::RulingBowsInHand => "los arcos y las armas arrojadizas actúan con las armas en mano",
        Word::RulingMissileContact => {
            "a distancia de contacto solo disparan las armas de fuego; el texto dice que muchas otras no pueden"
        }
    }
}
