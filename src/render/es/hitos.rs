//! HITOS en español.

use crate::rules::hitos::Word;

pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::Easy => "fácil",
        Word::Medium => "media",
        Word::Hard => "difícil",
        Word::VeryHard => "muy difícil",
        Word::Extreme => "extrema",
        Word::Done => "conseguido",
        Word::Failed => "no conseguido",
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
        Word::Traits => "rasgos",
        Word::ByMargin => "por {}",
        Word::ShortBy => "por {} de menos",
        Word::LeavesScene => "que dura una escena",
        Word::LeavesSession => "que dura una sesión",
        Word::GoodAspect => "deja un aspecto favorable",
        Word::BadAspect => "deja un aspecto adverso",
        Word::KeepsAll => "los tres",
        Word::KeepsNone => "ninguno",
        Word::KeepsThese => "guarda",
        Word::DoubledValue => "el doble",
        Word::TripledValue => "el triple",
        Word::NegativeValue => "el dado repetido resta",
        Word::HighestValue => "M",
        Word::LowestValue => "m",
        Word::NthRoll => "tirada {}",
        Word::SuccessesSoFar => "{} de {} éxitos",
        Word::InRolls => "en {} tiradas",
        Word::RolledAgain => "repiten los dos",
        Word::Wounded => "herido",
        Word::Incapacitated => "incapacitado",
        Word::Altered => "alterado",
        Word::Deranged => "trastornado",
        Word::DyingCannotAct => "un personaje moribundo no puede actuar",
        Word::MadCannotAct => "un personaje enloquecido no puede actuar",
        Word::TooManyKept => "se tiran tres dados: se guardan tres como mucho",
        Word::ThreeFaces => "aquí van tres caras, como 1,5,9",
        Word::OutsideDifficulties => "dificultades con nombre distintas de 15",
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
        Word::OutsidePenaltiesAdd => "las penalizaciones físicas y mentales se suman",
        Word::OutsideDamageFromNewTrio => "el daño se lee de los dados nuevos",
    }
}
