//! Savage Worlds en español.

use crate::rules::savage::Word;

#[allow(clippy::too_many_lines, reason = "a table: one line a word")]
pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::Raise => "aumento",
        Word::Success => "éxito",
        Word::Hit => "impacta",
        Word::Win => "gana",
        Word::Incapacitated => "incapacitado",
        Word::Wounded => "herido",
        Word::Shaken => "aturdido",
        Word::Distracted => "distraído",
        Word::Bound => "inmovilizado",
        Word::Entangled => "aferrado",
        Word::Pushed => "empujado",
        Word::First => "actúa antes quien espera",
        Word::SoakedAll => "absorbe todo",
        Word::Soaked => "absorbidas",
        Word::Recovered => "recuperado",
        Word::Avoided => "evitado",
        Word::Stable => "estable",
        Word::InjuredForADay => "lesionado 24 horas",
        Word::Deviates => "se desvía",
        Word::Tie => "empate",
        Word::Holding => "aguanta",
        Word::Injured => "lesionado",
        Word::Unmentionables => "partes nobles",
        Word::Arm => "brazo",
        Word::GutsAgility => "tripas: Agilidad un dado menos",
        Word::GutsVigor => "tripas: Vigor un dado menos",
        Word::GutsStrength => "tripas: Fuerza un dado menos",
        Word::Leg => "pierna",
        Word::HeadScar => "cabeza: cicatriz",
        Word::HeadBlinded => "cabeza: tuerto",
        Word::HeadSmarts => "cabeza: Astucia un dado menos",
        Word::Nothing => "sin efecto",
        Word::Lose => "pierde",
        Word::LoseRaise => "pierde por un aumento",
        Word::PushedBack => "es empujado",
        Word::Second => "actúa antes el otro",
        Word::SoakFailed => "no absorbe nada",
        Word::StillHit => "le alcanza",
        Word::Failure => "fallo",
        Word::Miss => "falla",
        Word::CriticalFailure => "pifia",
        Word::Bleeding => "se desangra",
        Word::Dead => "muere",
        Word::Raises => "aumentos",
        Word::Hits => "impactos",
        Word::Attack => "ataque",
        Word::Wounds => "heridas",
        Word::Toughness => "Dureza",
        Word::Left => "quedan",
        Word::Healed => "curadas",
        Word::Bonus => "bonificación",
        Word::Beni => "beni gastado",
        Word::Paces => "pasos",
        Word::Metres => "metros",
        Word::Seconds => "segundos",
        Word::Direction => "dirección",
        Word::Turns => "turnos",
        Word::Injury => "lesión",
        Word::Injuries => "lesiones",
        Word::Hours => "horas",
        Word::Order => "orden",
        Word::Cards => "cartas",
        Word::Jokers => "Jokers",
        Word::ActsFirst => "actúa primero",
        Word::Places => "puestos",
        Word::Best => "mejor",
        Word::Options => "opciones",
        Word::Way => "forma",
        Word::Plain => "ataque normal",
        Word::WildAttack => "ataque salvaje",
        Word::CalledHead => "apuntado a la cabeza",
        Word::TwoActions => "dos acciones",
        Word::AttackRoll => "ataque",
        Word::SoakRoll => "absorber",
        Word::HealRoll => "curación",
        Word::Again => "otra vez (beni)",
        Word::Wild => "comodín",
        Word::Confirming => "confirma",
        Word::OfRaise => "(aumento)",
        Word::OneRaise => "1 aumento",
        Word::ManyRaises => "{} aumentos",
        Word::ShortBy => "por {}",
        Word::HitCount => "impactos: {}",
        Word::OneWound => "1 herida",
        Word::ManyWounds => "{} heridas",
        Word::Soaks => "absorbe {}",
        Word::SoaksOf => "absorbe {} de {}",
        Word::NotShaken => "tampoco queda aturdido",
        Word::WoundsLeft => "heridas que quedan: {}",
        Word::BeniSpent => "con un beni",
        Word::HealsOf => "cura {} de {} heridas",
        Word::SupportGives => "{+} a la tirada del aliado",
        Word::DistractedToo => "y distraído o vulnerable",
        Word::OrVulnerable => "o vulnerable",
        Word::EntangledMeans => "no puede moverse, distraído",
        Word::BoundMeans => "además vulnerable, solo puede intentar liberarse",
        Word::ByPaces => "pasos: {}",
        Word::TowardsHour => "hacia las {} del reloj",
        Word::Deviation => "desvío",
        Word::TimesFor => "×{} por la distancia",
        Word::AtMostHalf => "como mucho medio camino: {}",
        Word::OutForHours => "horas sin sentido: {}",
        Word::Turn => "turno",
        Word::InOneTurn => "en 1 turno",
        Word::InTurns => "en {} turnos",
        Word::LastsForEver => "lesión permanente",
        Word::LastsUntilHealed => "hasta curar todas las heridas",
        Word::LastsADay => "24 horas o hasta sanar",
        Word::Pace => "Paso",
        Word::Halved => "la mitad: cada uno cuesta dos",
        Word::Metres2 => "({} m)",
        Word::JokerMeans => "actúa cuando quiera, +2",
        Word::Advice => "al menos una herida",
        Word::ForWounds => "{+} heridas",
        Word::ForFatigue => "{+} fatiga",
        Word::ForDistracted => "{+} distraído",
        Word::ForActions => "{+} varias acciones",
        Word::ForRunning => "{+} corriendo",
        Word::ForJoker => "{+} Joker",
        Word::ForSkill => "{+} sin habilidad",
        Word::ForModifier => "{+} modificador",
        Word::ForEvasion => "{+} evasión",
        Word::ForVulnerable => "{+} vulnerable",
        Word::ForShield => "{+} escudo",
        Word::ForRange => "{+} distancia",
        Word::ForCover => "{+} cobertura",
        Word::ForNearTotal => "{+} cobertura casi total",
        Word::ForDarkness => "{+} oscuridad",
        Word::ForAim => "{+} apuntar",
        Word::ForHead => "{+} cabeza",
        Word::ForLimb => "{+} extremidad",
        Word::ForHand => "{+} mano",
        Word::ForVitals => "{+} vitales",
        Word::ForWeapon => "{+} arma",
        Word::ForSize => "{+} tamaño",
        Word::ForSpeed => "{+} velocidad",
        Word::ForTouch => "{+} toque",
        Word::ForWildAttack => "{+} ataque salvaje",
        Word::ForDrop => "{+} superioridad",
        Word::ForGang => "{+} varios atacantes",
        Word::ForUnarmedFoe => "{+} enemigo desarmado",
        Word::ForOffHand => "{+} mano torpe",
        Word::ForUnstable => "{+} plataforma inestable",
        Word::ForRecoil => "{+} retroceso",
        Word::ForBurst => "{+} ráfaga",
        Word::ForFlat => "{+} de plano",
        Word::ForCharge => "{+} carga",
        Word::NoTraitDie => "un d{} no es un rasgo: lo son d4, d6, d8, d10 y d12",
        Word::ParryOfTrait => "en la Parada solo un d12 puede llevar bonificación",
        Word::NoDamageDie => "un d{} no es un dado de daño: lo son d4, d6, d8, d10, d12 y d20",
        Word::DamageIsASum => "el daño es una suma de dados y números",
        Word::DiceTakenAway => "los dados de daño, que explotan, no se pueden restar",
        Word::DiceDropped => "todos los dados de daño cuentan: no se quita ninguno",
        Word::TooManyDamageDice => "{} dados de daño como mucho",
        Word::PierceWithoutArmour => "ap sin armadura: dila, como en 9(4) o 9 armadura 4",
        Word::ThreeRanges => "aquí van tres distancias, como 12/24/48",
        Word::RangesRise => "las distancias suben: corta, media, larga",
        Word::OutOfRange => "fuera de alcance: la distancia extrema acaba en {}",
        Word::ExtremeNeedsAim => "la distancia extrema, más allá de {}, exige apuntar",
        Word::CloseCombatOnly => "solo cuerpo a cuerpo",
        Word::ShakenCannotAct => "quien está aturdido no puede atacar",
        Word::SoakOfObject => "un objeto no absorbe heridas",
        Word::TooManyCards => {
            "se reparten {} cartas y otras {} pueden repetirse: la baraja tiene {}"
        }
        Word::OutsideAces => {
            "los dados de rasgo y de daño explotan; un comodín tira además un d6 y se queda con el mayor"
        }
        Word::OutsideUnskilled => "sin la habilidad, un d4 con -2, también para el dado comodín",
        Word::OutsideCritical => {
            "pifia: 1 en rasgo y comodín (de varios dados, el comodín y más de la mitad); el 1 de un extra se confirma con un 1 en un d6"
        }
        Word::OutsideFatigue => "cada nivel de fatiga resta 1",
        Word::OutsideVulnerable => "+2 contra quien está vulnerable",
        Word::RulingOpposedCritical => {
            "si tiran los dos, una pifia pierde contra todo lo demás, dos empatan, y los extras no confirman"
        }
        Word::OutsideInitiativeEdges => {
            "primero la mejor de dos o tres cartas, después Rápido repite las de 5 o menos"
        }
        Word::RulingTwoJokers => {
            "de dos Jokers se nombra antes el rojo; los dos actúan cuando quieran"
        }
        Word::RulingPaceAtLeast => "las heridas dejan al menos un Paso de 1",
        Word::RulingHalfThePaces => {
            "el coste doble deja la mitad de los pasos, hacia abajo, una sola vez"
        }
        Word::OutsideParryBonus => "la mitad de la bonificación de un d12 cuenta en la Parada",
        Word::OutsideRanges => {
            "distancia media -2, larga -4, extrema hasta cuatro veces la larga -8"
        }
        Word::OutsideNearTotal => "cobertura casi total -8",
        Word::OutsideDarkness => "penumbra -2, oscuridad -4, oscuridad total -6",
        Word::OutsideAim => {
            "apuntar quita 4 puntos de distancia, cobertura, ataque apuntado, tamaño y velocidad, o da +2"
        }
        Word::OutsideInMelee => "un disparo a quien está cuerpo a cuerpo debe alcanzar su Parada",
        Word::OutsideCalled => {
            "ataques apuntados: extremidad -2, mano -4, vitales -4 y 4 más de daño, arma -2"
        }
        Word::OutsideGang => "+1 por cada atacante después del primero, hasta +4",
        Word::OutsideUnarmedFoe => "+2 contra un enemigo desarmado",
        Word::OutsideOffHand => "-2 con la mano torpe (sin confirmar)",
        Word::OutsideUnstable => "-2 desde una plataforma inestable",
        Word::OutsideScale => "se comparan las escalas de los dos Tamaños",
        Word::OutsideShield => "un escudo suma a la Parada y al empujón",
        Word::OutsideRateOfFire => {
            "varios dados de rasgo comparten un comodín, que sustituye al más bajo"
        }
        Word::OutsideRecoil => "retroceso -2",
        Word::OutsideBurst => "una ráfaga: +1 al impactar y al daño (sin confirmar)",
        Word::OutsideDeviation => {
            "una plantilla fallada se desvía 1d6 pasos si es arrojada, 1d10 si es lanzada, por 1 a 4 según la distancia, como mucho medio camino (sin confirmar)"
        }
        Word::OutsideOneRaiseDie => "un d6 más sea cual sea el número de aumentos",
        Word::OutsideCap => "un golpe hace cuatro heridas como mucho",
        Word::OutsideHardy => "recio: un segundo aturdimiento no es una herida",
        Word::OutsideInjuries => "la tabla de lesiones",
        Word::OutsideSupportCritical => "la pifia de un apoyo resta 2 (sin confirmar)",
        Word::OutsideGrappleTrait => "la presa es una tirada opuesta de Atletismo (sin confirmar)",
        Word::RulingFoesAddUp => {
            "los ataques gratuitos van uno tras otro: aturdimiento y heridas se quedan"
        }
        Word::OutsideFlat => "-1 de plano",
        Word::OutsideBeni => {
            "un beni repite un fallo y se queda con lo mejor; una pifia no se repite"
        }
    }
}
