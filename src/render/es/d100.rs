//! El juego de percentiles en español.

use crate::rules::d100::Word;

pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::HitBy => "recibe el golpe",
        Word::Blocked => "bloqueado",
        Word::BlockedBy => "bloquea",
        Word::Clash => "choque",
        Word::Defended => "se defiende",
        Word::Dodged => "esquivado",
        Word::KnockedOut => "inconsciente",
        Word::Held => "inmovilizado",
        Word::Free => "libre",
        Word::Lost => "perdido",
        Word::Tens => "decenas",
        Word::OpposingTens => "decenas del oponente",
        Word::OpposingSkill => "habilidad del oponente",
        Word::Absorbed => "absorbido",
        Word::Through => "pasa",
        Word::Counter => "contragolpe",
        Word::Minutes => "minutos",
        Word::Jam => "se encasquilla",
        Word::Weapon => "arma",
        Word::Even => "igualado",
        Word::Focused => "concentrado",
        Word::Splits => "repartos",
        Word::Legal => "legal",
        Word::Unarmed => "desarmado",
        Word::Improvised => "improvisada",
        Word::Natural => "natural",
        Word::Short => "corta",
        Word::Long => "larga",
        Word::Units => "unidades",
        Word::OutOf => "{} de {}",
        Word::Outcome => "resultado",
        Word::ExtraTens => "decenas extra",
        Word::FromSkill => "{+} habilidad",
        Word::FromWeapon => "{+} arma",
        Word::FromBonus => "{+} bonificación",
        Word::FromAttackers => "{+} atacantes",
        Word::ReadAs => "se lee {}",
        Word::AlsoReads => "también",
        Word::Doubles => "empala: se dobla a {}",
        Word::DoublesCounter => "empala: el daño se dobla",
        Word::Less => "la armadura absorbe hasta {}",
        Word::WeaponTakes => "el arma absorbe {}",
        Word::GoesThrough => "pasan {}",
        Word::DamageIs => "daño {}",
        Word::ForMinutes => "durante {} minutos",
        Word::UnitsTooHigh => "pero nada más: unidades {} por encima del valor de decenas {}",
        Word::NeedsNoDice => "no hace falta tirar",
        Word::Chance => "porcentaje",
        Word::SpreadLimits => "como mucho {} por blanco, hasta {} blancos (de {} posibles)",
        Word::OneTarget => "todo a un blanco",
        Word::Spread => "reparto",
        Word::EvenSplit => "igualado",
        Word::FocusedSplit => "concentrado",
        Word::LegalSplits => "repartos legales",
        Word::OwnSplit => "tu reparto",
        Word::SplitIsLegal => "legal",
        Word::SplitSum => "no es legal: suma {}, y hay que gastar {}",
        Word::SplitShare => "no es legal: nadie recibe más de {} de {}",
        Word::Jams => "se encasquilla",
        Word::DoesNotJam => "no se encasquilla",
        Word::WinnerOnlyDefends => "quien gana solo se defiende: no hay daño",
        Word::BothMiss => "no acierta nadie",
        Word::SameTotals => "mismo total y misma habilidad: no acierta nadie",
        Word::UnarmedBlock => "con las manos desnudas no se bloquea: nombra un arma en este lado",
        Word::FocusByFives => "centrarse va de 5 en 5 puntos de DES: {} no es múltiplo de 5",
        Word::TooManyAttackers => "contra uno atacan {} como mucho",
        Word::TooManyTargets => "{} blancos como mucho: el valor de decenas de {}",
        Word::TooManyParts => "{} partes para solo {} blancos",
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
        Word::RulingCounterSymmetric => {
            "un defensor desarmado al que bloquean también sufre el arma"
        }
        Word::HouseSimpleDamage => {
            "daño simplificado según el máximo del arma y las unidades del ataque"
        }
        Word::OutsideTiers => "crítico con un veinteavo y con 01, pifia desde 96",
        Word::OutsideResistance => {
            "50 + 5 por cada punto de ventaja; diez puntos deciden sin dados"
        }
    }
}
