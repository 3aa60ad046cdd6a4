//! Los dados sueltos en español.

use crate::rules::notation::Word;

pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::ByMargin => "por {}",
        Word::ShortBy => "por {} de menos",
        Word::OverBy => "por {} de más",
        Word::Pool => "dados",
        Word::TooManyDice => "demasiados dados: una línea tira {} como mucho",
        Word::NumberTooLarge => "el resultado podría pasar de 64 bits",
    }
}
