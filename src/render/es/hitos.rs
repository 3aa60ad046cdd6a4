//! HITOS en español.

use crate::rules::hitos::Word;

#[allow(clippy::too_many_lines, reason = "a table: one line a word")]
pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::Easy => "fácil",
        Word::Medium => "media",
        Word::Hard => "difícil",
        Word::VeryHard => "muy difícil",
        Word::Extreme => "extrema",
        Word::Done => "conseguido",
        Word::Stable => "estable",
        Word::Conscious => "sigue consciente",
        Word::ResistedPoison => "resistido",
        Word::Out => "apagado",
        Word::Reduced => "mengua",
        Word::Recovered => "recuperado",
        Word::Calmed => "calmado",
        Word::Healthy => "sano",
        Word::Sane => "cuerdo",
        Word::Wounded => "herido",
        Word::Altered => "alterado",
        Word::Holding => "aguanta",
        Word::Unchanged => "sin cambios",
        Word::Incapacitated => "incapacitado",
        Word::Deranged => "trastornado",
        Word::Dying => "moribundo",
        Word::Mad => "enloquecido",
        Word::Dead => "muerto",
        Word::LostForGood => "perdido para siempre",
        Word::Poisoned => "envenenado",
        Word::Burning => "sigue ardiendo",
        Word::Spreading => "se extiende",
        Word::Worsened => "empeora",
        Word::Failed => "no lo consigue",
        Word::Low => "m",
        Word::Centre => "C",
        Word::High => "M",
        Word::Triple => "triple",
        Word::Aspect => "aspecto",
        Word::Scene => "escena",
        Word::Session => "sesión",
        Word::Value => "valor",
        Word::Penalty => "penalización",
        Word::OpposingPenalty => "penalización del oponente",
        Word::Boosted => "usa el aspecto",
        Word::Kept => "guardados",
        Word::OpposingBoosted => "el oponente usa el aspecto",
        Word::OpposingKept => "guardados del oponente",
        Word::Rolls => "tiradas",
        Word::Successes => "éxitos",
        Word::Best => "mejor",
        Word::Options => "opciones",
        Word::Keep => "guarda",
        Word::You => "tú",
        Word::Them => "el otro",
        Word::Degeneration => "Degeneración",
        Word::Gained => "Degeneración ganada",
        Word::Endurance => "Aguante",
        Word::Resistance => "Resistencia",
        Word::Composure => "Entereza",
        Word::Stability => "Estabilidad",
        Word::Initiative => "Iniciativa",
        Word::Defence => "Defensa",
        Word::Melee => "bonificación cuerpo a cuerpo",
        Word::Ranged => "bonificación a distancia",
        Word::Order => "orden",
        Word::Totals => "totales",
        Word::Massive => "daño masivo",
        Word::Resisted => "resistido",
        Word::Lost => "perdidos",
        Word::State => "estado",
        Word::Turns => "turnos",
        Word::ByTurn => "por turnos",
        Word::Turn => "turno",
        Word::Consolidated => "consolidado",
        Word::Type => "tipo de daño",
        Word::Level => "exposición",
        Word::Minor => "menor",
        Word::MediumFire => "media",
        Word::Major => "mayor",
        Word::Points => "puntos",
        Word::Imbalance => "desequilibrio",
        Word::Trauma => "trauma",
        Word::Regained => "recuperados",
        Word::Traits => "rasgos",
        Word::ByMargin => "por {}",
        Word::ShortBy => "le faltan {}",
        Word::LeavesScene => "que dura una escena",
        Word::LeavesSession => "que dura una sesión",
        Word::GoodAspect => "deja un aspecto favorable",
        Word::BadAspect => "deja un aspecto adverso",
        Word::LeavesInjury => "deja una secuela",
        Word::UnderCare => "el paciente queda «bajo supervisión médica»",
        Word::DrugsTaken => "drogas",
        Word::UnderDrugs => "dejan el aspecto «bajo el efecto de las drogas»",
        Word::NoPenalty => "sin penalización",
        Word::Exactly => "justo",
        Word::ShortByOne => "le falta 1",
        Word::UsesAspect => "aspecto:",
        Word::AllAgain => "repite los tres",
        Word::NoneAgain => "guarda los tres",
        Word::WithoutARoll => "actúa directamente, sin tirar",
        Word::KeepsAll => "los tres",
        Word::KeepsNone => "ninguno",
        Word::KeepsThese => "guarda",
        Word::DoubledValue => "doble de {}:",
        Word::TripledValue => "triple de {}:",
        Word::NegativeValue => "se repite el {}:",
        Word::HighestValue => "M",
        Word::LowestValue => "m",
        Word::NthRoll => "tirada {}",
        Word::SuccessesSoFar => "{} de {} éxitos",
        Word::OnRoll => "en la tirada {}",
        Word::RolledAgain => "repiten los dos",
        Word::RollAgain => "repiten",
        Word::ExtraDice => "dados extra",
        Word::Weapon => "arma",
        Word::Bonus => "bonificación",
        Word::Times => "× {} por el crítico",
        Word::Rd => "RD",
        Word::IsHelpless => "indefenso",
        Word::IsUnaware => "desprevenido",
        Word::IsInFullDefense => "defensa total",
        Word::MassiveDamage => "daño masivo",
        Word::MassiveImbalance => "demasiado de golpe",
        Word::LostPoints => "perdidos",
        Word::LosesAll => "todos los que quedaban",
        Word::OutOf => "de {}",
        Word::TouchedByTheMythos => "tocado por los Mitos",
        Word::OnTurn => "en el turno {}",
        Word::FreeTurns => "los {} primeros, sin tirar",
        Word::FallsUnconscious => "cae inconsciente y queda trastornado",
        Word::AllResistanceLost => "inconsciente, pierde toda la Resistencia",
        Word::AfterTurns => "tras {} turnos",
        Word::ExposureNow => "queda en exposición",
        Word::AllConsolidated => "todo consolidado",
        Word::OnlyOpen => "solo {} sin consolidar",
        Word::OnReaching => "al llegar a",
        Word::Activates => "activa el aspecto",
        Word::ComesBack => "lo recupera",
        Word::FromTheCanceller => "de quien lo cancela",
        Word::FromTheRefuser => "de quien lo rechaza",
        Word::Forced => "porque lo fuerzan",
        Word::Cancels => "lo cancela",
        Word::Refuses => "lo rechaza",
        Word::GainsThePoint => "gana el punto gastado",
        Word::IsExhausted => "agotado, en vez de gastar un punto",
        Word::InsteadOfPoint => "en vez de gastar un punto",
        Word::Push => "empujón",
        Word::OutOfReach => "ninguno: a cubierto y en la periferia",
        Word::NoFallLeft => "no queda caída",
        Word::HasSeenWorse => "ha visto cosas peores: no tira",
        Word::NowDeranged => "el enloquecido queda trastornado",
        Word::DyingCannotAct => "un personaje moribundo no puede actuar",
        Word::MadCannotAct => "un personaje enloquecido no puede actuar",
        Word::TooManyKept => "se tiran tres dados: se guardan tres como mucho",
        Word::KeptNotRolled => "solo se guarda lo que ha salido: {}, {}, {}",
        Word::ThreeFaces => "aquí van tres caras, como 1,5,9",
        Word::NoPointToActivate => {
            "activar un aspecto cuesta un punto dramático: sin puntos hay que agotarlo"
        }
        Word::NoPointToCancel => "cancelar cuesta un punto dramático, y no queda ninguno",
        Word::NobodyToCancel => {
            "solo se cancela lo que va contra alguien («contra» o «narrativo», con «otro»)"
        }
        Word::ForcedIsForArcane => "solo se fuerza lo «arcano»",
        Word::TooManyCombatants => "no pueden participar más de {}",
        Word::ExtraDiceNeedAll => "los dados extra van solo con mCM, como mCM+2d10",
        Word::HeightsMustGrow => "las alturas de las caídas deben crecer de fila en fila",
        Word::DyingDoesNotHeal => {
            "todos los puntos están perdidos: un moribundo no se cura, aguanta («moribundo»)"
        }
        Word::PointsSayHealthy => "con {} puntos perdidos y Aguante {} el estado es sano",
        Word::PointsSayWounded => "con {} puntos perdidos y Aguante {} el estado es herido",
        Word::PointsSayIncapacitated => {
            "con {} puntos perdidos y Aguante {} el estado es incapacitado"
        }
        Word::OutsideDifficulties => "los números de las dificultades con nombre distintas de 15",
        Word::RulingLikeAgainstLike => {
            "crítico contra crítico, o pifia contra pifia, compara totales"
        }
        Word::RulingTripleTimesThree => "tres dados iguales cuentan tres veces",
        Word::RulingHinderedFumble => {
            "dos o tres unos siguen siendo pifia con un aspecto en contra"
        }
        Word::RulingOpposedAspect => {
            "en una tirada enfrentada puede usar su aspecto quien no gana, primero el primero"
        }
        Word::RulingCriticalIsOneSuccess => "un crítico es un éxito",
        Word::RulingAspectEachTurn => {
            "«aspecto» repite dados, como en toda tirada: se activa de nuevo, y se paga, cada turno en que no hay éxito"
        }
        Word::OutsideVictimGains => {
            "la víctima de un aspecto en contra que no lo cancela gana el punto"
        }
        Word::RulingRefusedStaysSpent => {
            "quien activa un elemento rechazado cobra un punto, y el suyo queda gastado"
        }
        Word::OutsidePenaltiesAdd => "las penalizaciones físicas y mentales se suman",
        Word::RulingNoPenaltyToMettle => {
            "los estados no restan a las tiradas de Aguante y Entereza"
        }
        Word::OutsideSheetSkills => {
            "la Defensa usa la mejor de Combate y Forma física, las bonificaciones al daño usan Combate"
        }
        Word::RulingRoundedDown => "las mitades y los cuartos se redondean hacia abajo",
        Word::OutsidePointsAreMultiplied => {
            "un crítico multiplica también los puntos del arma y la bonificación"
        }
        Word::RulingArmourAfterCritical => "la RD se resta después de multiplicar por el crítico",
        Word::RulingPlacedByMean => "mC y mM están entre M y CM, según su media",
        Word::RulingDirectAspect => {
            "«aspecto directo» es el aspecto adecuado que estabiliza, calma o apaga: sin tirar, sin que pase el turno y sin daño"
        }
        Word::RulingLargerHalfGoes => "de un número impar de puntos se recupera la mitad mayor",
        Word::HouseFalls => "daño de una caída según la altura",
        Word::RulingPushIsNotMultiplied => "un crítico no multiplica el daño de la caída",
        Word::RulingPoisonSameRoll => "el daño se lee de la propia tirada contra el veneno",
        Word::HouseFire => "daño del fuego según la exposición",
        Word::RulingExplosionRolled => "el daño se lee de tres dados tirados para ello",
        Word::RulingCriticalAndAdverseCancel => "un crítico y un aspecto adverso se anulan",
        Word::RulingAlteredAtEntereza => {
            "con tantos puntos perdidos como la Entereza justa la mente está alterada"
        }
        Word::RulingCloseSkill => "alguien cercano tira Voluntad e Interacción",
        Word::RulingTherapyDifficulty => "la terapia se tira contra 15",
        Word::OutsideDamageFromNewTrio => "el daño se lee de los dados nuevos",
    }
}
