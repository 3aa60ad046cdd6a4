//! HITOS in English.

use crate::rules::hitos::Word;

pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::Easy => "easy",
        Word::Medium => "medium",
        Word::Hard => "hard",
        Word::VeryHard => "very hard",
        Word::Extreme => "extreme",
        Word::Done => "done",
        Word::Failed => "failed",
        Word::Low => "m",
        Word::Centre => "C",
        Word::High => "M",
        Word::Triple => "triple",
        Word::Aspect => "aspect",
        Word::Scene => "scene",
        Word::Session => "session",
        Word::Value => "value",
        Word::Penalty => "penalty",
        Word::OpposingPenalty => "opposing penalty",
        Word::Boosted => "aspect used",
        Word::Kept => "kept",
        Word::OpposingBoosted => "opposing aspect used",
        Word::OpposingKept => "opposing kept",
        Word::Rolls => "rolls",
        Word::Successes => "successes",
        Word::Best => "best",
        Word::Options => "options",
        Word::Keep => "keep",
        Word::Traits => "traits",
        Word::ByMargin => "by {}",
        Word::ShortBy => "short by {}",
        Word::LeavesScene => "lasts a scene",
        Word::LeavesSession => "lasts a session",
        Word::GoodAspect => "leaves a favourable aspect that",
        Word::BadAspect => "leaves an adverse aspect that",
        Word::KeepsAll => "all three",
        Word::KeepsNone => "none",
        Word::KeepsThese => "keeps",
        Word::DoubledValue => "the double",
        Word::TripledValue => "the triple",
        Word::NegativeValue => "the repeated die counts against",
        Word::HighestValue => "M",
        Word::LowestValue => "m",
        Word::NthRoll => "roll {}",
        Word::SuccessesSoFar => "{} of {} successes",
        Word::InRolls => "in {} rolls",
        Word::RolledAgain => "both roll again",
        Word::Wounded => "wounded",
        Word::Incapacitated => "incapacitated",
        Word::Altered => "altered",
        Word::Deranged => "deranged",
        Word::DyingCannotAct => "a dying character cannot act",
        Word::MadCannotAct => "a character out of its mind cannot act",
        Word::TooManyKept => "three dice are rolled: three can be kept at most",
        Word::ThreeFaces => "three faces belong here, such as 1,5,9",
        Word::OutsideDifficulties => "named difficulties other than 15",
        Word::RulingLikeAgainstLike => {
            "a critical against a critical, or a fumble against a fumble, compares totals"
        }
        Word::RulingTripleTimesThree => "three equal dice count three times",
        Word::RulingHinderedFumble => "two or three 1s stay a fumble under an adverse aspect",
        Word::RulingOpposedAspect => {
            "in an opposed roll the side that does not win may use its aspect, the first side first"
        }
        Word::RulingCriticalIsOneSuccess => "a critical is one success",
        Word::OutsidePenaltiesAdd => "penalties of body and mind add up",
        Word::OutsideDamageFromNewTrio => "damage is read from the new trio",
    }
}
