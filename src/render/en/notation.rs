//! Plain dice in English.

use crate::rules::notation::Word;

pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::ByMargin => "by {}",
        Word::ShortBy => "short by {}",
        Word::OverBy => "over by {}",
        Word::Pool => "pool",
        Word::TooManyDice => "too many dice: a line rolls {} at most",
        Word::NumberTooLarge => "the result could pass 64 bits",
    }
}
