//! Westeros en español.

use crate::rules::westeros::Word;

#[allow(clippy::too_many_lines, reason = "a table: one line a word")]
pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::Down => "derribado",
        Word::Graze => "de refilón",
        Word::Advantage => "ventaja táctica",
        Word::Stands => "sigue en pie",
        Word::Parried => "parado",
        Word::Dodged => "esquivado",
        Word::BothFall => "caen ambos",
        Word::Undecided => "sin decidir",
        Word::Front => "frontal",
        Word::Flank => "flanco",
        Word::Rear => "retaguardia",
        Word::Attack => "ataque",
        Word::Defence => "defensa",
        Word::Parry => "parada",
        Word::Dodge => "esquiva",
        Word::Shielded => "en el escudo",
        Word::Through => "pasa",
        Word::Levels => "niveles perdidos",
        Word::Pulses => "impulsos",
        Word::Modifier => "modificador",
        Word::Points => "puntos",
        Word::Level => "nivel",
        Word::Overflow => "exceso",
        Word::Timeline => "impulso a impulso",
        Word::Pulse => "impulso",
        Word::Action => "acción",
        Word::Intensity => "intensidad",
        Word::Reached => "alcanzado en el impulso",
        Word::Sustainable => "se puede mantener siempre",
        Word::Passes => "pasadas",
        Word::Pass => "pasada",
        Word::ByPass => "pasada a pasada",
        Word::Best => "mejor reserva",
        Word::Options => "opciones",
        Word::Keep => "reserva",
        Word::HitBy => "recibe",
        Word::GrazedBy => "recibe de refilón",
        Word::LevelsSuffered => "niveles sufridos",
        Word::Fresh => "fresco",
        Word::Winded => "sofocado",
        Word::Tired => "cansado",
        Word::Exhausted => "fatigado",
        Word::Rest => "descanso",
        Word::Low => "baja",
        Word::Medium => "media",
        Word::High => "alta",
        Word::VeryHigh => "muy alta",
        Word::CounterAttack => "contraataque",
        Word::KnockDown => "derribo",
        Word::Charge => "carga",
        Word::Loading => "recargar",
        Word::Defensive => "defensivo",
        Word::Athletics => "atletismo",
        Word::Walking => "caminar",
        Word::Manual => "habilidad manual",
        Word::Other => "otra",
        Word::FromSkill => "{+} habilidad",
        Word::FromAttribute => "{+} atributo",
        Word::FromDexterity => "{+} Destreza",
        Word::FromDodge => "{+} Esquiva",
        Word::FromBody => "{+} cuerpo y armadura",
        Word::FromJoust => "{+} Justa",
        Word::FromRide => "{+} Equitación",
        Word::FromFortitude => "{+} Fortaleza",
        Word::FromBase => "{+} base",
        Word::FromKept => "{+} reserva",
        Word::FromReach => "{+} alcance",
        Word::FromShield => "{+} escudo",
        Word::FromLongRange => "{+} largo alcance",
        Word::FromAim => "{+} apuntado",
        Word::FromAdvantage => "{+} ventaja",
        Word::FromFlank => "{+} flanco",
        Word::FromRear => "{+} retaguardia",
        Word::FromOwnFlank => "{+} flanco propio",
        Word::FromDrawing => "{+} desenvainar",
        Word::FromCharge => "{+} carga",
        Word::FromShaken => "{+} impactado antes",
        Word::FromHealth => "{+} mod",
        Word::FromWinded => "{+} sofocado",
        Word::FromTired => "{+} cansado",
        Word::FromExhausted => "{+} fatigado",
        Word::FromStunned => "{+} aturdido",
        Word::FromImmobilised => "{+} inmovilizado",
        Word::FromProne => "{+} postrado",
        Word::FromTurning => "{+} girarse",
        Word::FromStanding => "{+} levantarse",
        Word::FromPickingUp => "{+} recoger",
        Word::Shield => "escudo",
        Word::OverBy => "por {}",
        Word::NotOver => "igualar no es superar",
        Word::Under => "le faltan {}",
        Word::Above => "por {}",
        Word::CriticalOver => "(crítico por encima de {})",
        Word::AtMost => "¿{} o menos?",
        Word::LessThan => "¿menos de {}?",
        Word::DodgesIt => "esquiva",
        Word::DoesNotDodge => "no esquiva",
        Word::OnTheShield => "en el escudo",
        Word::PastTheShield => "no en el escudo",
        Word::AndOnTheShield => "en el escudo",
        Word::WithTheShield => "con el escudo",
        Word::ShieldLooksAway => "no está encarado al disparo",
        Word::NothingInTheWay => "sin defensa",
        Word::DamageIs => "· daño {}",
        Word::HalvedByGraze => "· la mitad de daño",
        Word::HalvedInTourney => "· torneo: la mitad de daño",
        Word::WithCharge => "· carga {+}",
        Word::ShieldTakes => "· el escudo absorbe {}",
        Word::ArmourTakes => "· la armadura absorbe {}",
        Word::GoesThrough => "· pasan {}",
        Word::NoHealthLost => "· sin pérdida de salud",
        Word::OneLevelLost => "· pierde 1 nivel de salud",
        Word::LevelsLost => "· pierde {} niveles de salud",
        Word::WinsAdvantage => "· ventaja táctica: +1 al siguiente ataque",
        Word::NextAttack => "· +1 al siguiente ataque",
        Word::OpensItself => "· un 1 natural: el defensor puede atacar",
        Word::Angle => "ángulo",
        Word::OffAhead => "{}° respecto al frente",
        Word::OnAttack => "atacar desde ahí {+}",
        Word::OnParry => "parar lo que viene de ahí {+}",
        Word::Lance => "lanza",
        Word::Seat => "¿se sostiene?",
        Word::Needs => "necesita {}",
        Word::Hits => "impacta",
        Word::Misses => "falla",
        Word::Falls => "cae",
        Word::StaysOn => "se sostiene",
        Word::InOnePass => "en 1 pasada",
        Word::InPasses => "en {} pasadas",
        Word::GoesOnOnFoot => "· siguen a pie",
        Word::StunnedMayOnlyTurnAndDodge => "un personaje aturdido solo puede girarse y esquivar",
        Word::ImmobilisedMayOnlyDodgeAndParry => {
            "un personaje inmovilizado solo puede esquivar y parar"
        }
        Word::ProneMayOnlyParry => "un personaje postrado solo puede parar",
        Word::DisarmedHasNoWeapon => "un personaje desarmado no tiene con qué parar ni disparar",
        Word::PickedUpOnlyDefends => "un arma recogida en este impulso solo sirve para defenderse",
        Word::DefensiveDoesNotAttack => {
            "en combate defensivo no se ataca, salvo que el enemigo cometa un fallo crítico: ocasión"
        }
        Word::OpeningForDefensive => {
            "la ocasión es de quien combate a la defensiva: defensivo ocasión"
        }
        Word::KeepsMoreThanThereIs => {
            "una reserva de {} para la parada, y la habilidad es solo de {}"
        }
        Word::KeepsAll => {
            "una reserva de {} para la parada de una habilidad de {}: no queda con qué atacar"
        }
        Word::PastTheRange => "el objetivo está a {} m, y el arma alcanza {}",
        Word::LiesAlready => "a un personaje postrado no se le puede derribar otra vez",
        Word::TooManyPulses => "{} impulsos como mucho",
        Word::RulingStrictlyOver => {
            "una tirada simple ha de superar la dificultad, como un disparo"
        }
        Word::RulingCriticalIsTotal => {
            "es el total lo que ha de superar el valor del crítico del arma"
        }
        Word::RulingStatesAdd => "los penalizadores de varios estados y acciones se suman",
        Word::RulingUnseen => {
            "la Esquiva cuenta solo contra un ataque que se ve; por la retaguardia no se ve, salvo que la línea lo diga"
        }
        Word::RulingNoDefence => "un ataque sin defensa nombrada impacta",
        Word::RulingGrazeHalf => {
            "de refilón se hace la mitad de daño, hacia abajo, antes de escudo y armadura"
        }
        Word::RulingChargeIntensity => {
            "una carga es de muy alta intensidad, aunque la lista la llame alta"
        }
        Word::RulingFumble => {
            "un 1 natural en el ataque es el fallo crítico que espera quien combate a la defensiva"
        }
        Word::RulingQuarterExactly => "se pierde un nivel al gastar exactamente un cuarto",
        Word::RulingCappedQuarter => "con más de 5 de Fortaleza hay 100 puntos, y un cuarto son 25",
        Word::RulingLowRate => "la intensidad baja devuelve 1 punto por impulso, como la media",
        Word::RulingLoadedRest => "la carga aumenta también el descanso",
        Word::RulingOverflow => "más de dos intensidades después del máximo también cuestan 5",
        Word::RulingTourneyHalf => {
            "la mitad del torneo es hacia abajo, antes de escudo y armadura, y una sola vez"
        }
        Word::RulingAngles => {
            "45° a cada lado son el frente, 60° más el flanco, el resto la retaguardia"
        }
        Word::RulingSplitOrder => {
            "lo mejor es la probabilidad de impactar menos la de recibir, sin contar refilones"
        }
        Word::RulingNothingKept => "sin reserva se para con habilidad 0",
    }
}
