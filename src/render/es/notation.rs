//! Los dados sueltos en español.

use crate::rules::notation::Word;

pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::ByMargin => "por {}",
        Word::ShortBy => "por {} de menos",
        Word::OverBy => "por {} de más",
        Word::Successes => "éxitos",
        Word::DiceAlone => "(cuenta cada dado por sí solo; para el total, vs {})",
        Word::OneSuccess => "éxito",
        Word::RoundedDown => "(redondeado hacia abajo)",
        Word::ChainStopped => "(una cadena se detuvo tras 1000 dados)",
        Word::MoreDice => "… y {} más",
        Word::ZeroDivision => "una división entre 0",
        Word::NeverStops => "ese dado no acaba nunca: se repetiría con todas sus caras",
        Word::TooDeep => "demasiados niveles: {} como mucho",
        Word::OnlyArithmetic => "tras contar éxitos solo puede seguir aritmética",
        Word::CountFirst => "f resta de una cuenta: di antes qué se cuenta, como ge7",
        Word::OneDie => "adv y dis van con un solo dado",
        Word::MayFail => "aquí los dados deben dar un valor, salga lo que salga",
        Word::FacesInCall => "aquí una coma separaría los valores: pon las caras entre paréntesis",
        Word::Pool => "dados",
        Word::TooManyDice => "demasiados dados: una línea tira {} como mucho",
        Word::NumberTooLarge => "el resultado podría pasar de 64 bits",
    }
}
