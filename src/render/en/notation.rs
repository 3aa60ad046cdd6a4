//! Plain dice in English.

use crate::rules::notation::Word;

pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::ByMargin => "by {}",
        Word::ShortBy => "short by {}",
        Word::OverBy => "over by {}",
        Word::Successes => "successes",
        Word::DiceAlone => "(counts each die by itself; for the total, vs {})",
        Word::OneSuccess => "success",
        Word::RoundedDown => "(rounded down)",
        Word::ChainStopped => "(a chain was stopped after 1000 dice)",
        Word::MoreDice => "… and {} more",
        Word::ZeroDivision => "a division by 0",
        Word::NeverStops => "such a die never stops: every face would be rolled again",
        Word::TooDeep => "nested too deep: {} levels at most",
        Word::OnlyArithmetic => "nothing but arithmetic follows a count of successes",
        Word::CountFirst => "f takes away from a count: say first what counts, such as ge7",
        Word::OneDie => "adv and dis belong to a single die",
        Word::MayFail => "here dice must come to a value whatever they show",
        Word::FacesInCall => "here a comma would divide the values: put the faces in parentheses",
        Word::Pool => "pool",
        Word::TooManyDice => "too many dice: a line rolls {} at most",
        Word::NumberTooLarge => "the result could pass 64 bits",
    }
}
