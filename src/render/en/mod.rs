//! The English text.

mod d100;
mod hitos;
mod notation;
mod savage;
mod westeros;

use super::language::Phrase;
use crate::rules::{Common, Term};

pub(super) const fn term(term: Term) -> &'static str {
    match term {
        Term::Common(word) => common(word),
        Term::Notation(word) => notation::word(word),
        Term::Hitos(word) => hitos::word(word),
        Term::D100(word) => d100::word(word),
        Term::Savage(word) => savage::word(word),
        Term::Westeros(word) => westeros::word(word),
    }
}

const fn common(word: Common) -> &'static str {
    match word {
        Common::Critical => "critical",
        Common::Special => "special",
        Common::Success => "success",
        Common::Hit => "hit",
        Common::Win => "win",
        Common::Tie => "tie",
        Common::Failure => "failure",
        Common::Miss => "miss",
        Common::Lose => "lose",
        Common::Fumble => "fumble",
        Common::Total => "total",
        Common::Target => "target",
        Common::Margin => "margin",
        Common::Opposing => "opposing",
        Common::Roll => "roll",
        Common::Skill => "skill",
        Common::Damage => "damage",
        Common::Dice => "dice",
        Common::First => "first",
        Common::Second => "second",
        Common::Attacker => "attacker",
        Common::Defender => "defender",
        Common::Versus => "vs",
    }
}

pub(super) const fn phrase(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Exact => "exact",
        Phrase::Sampled => "sample of {} rolls,",
        Phrase::SampleError => "±",
        Phrase::Warning => "warning",
        Phrase::Mean => "mean",
        Phrase::Median => "median",
        Phrase::Mode => "mode",
        Phrase::FromTo => "from {} to {}",
        Phrase::Good => "succeeds",
        Phrase::Beyond => "beyond",
        Phrase::Known => "known in",
        Phrase::Yes => "yes",
        Phrase::No => "no",
        Phrase::Error => "error",
        Phrase::Line => "line",
        Phrase::Expected => "expected",
        Phrase::Or => "or",
        Phrase::Near => "did you mean “{}”?",
        Phrase::SaidBefore => "“{}” was said already",
        Phrase::Contradicts => "“{}” contradicts “{}”",
        Phrase::Unexpected => "“{}” does not belong here",
        Phrase::Missing => "something is missing here",
        Phrase::Range => "a number from {} to {} belongs here",
        Phrase::NoWeapon => "there is no weapon “{}” here",
        Phrase::NumberTooLarge => "a number past 64 bits",
        Phrase::UnknownName => "“{}” is not in the configuration",
        Phrase::EmptyParameter => "the macro lacks “{}”; it is written so: {}",
        Phrase::NoParameter => "the macro has no “{}”; it is written so: {}",
        Phrase::EndlessMacro => "a macro cannot end in itself: {}",
        Phrase::OpenQuote => "the closing quote is missing",
        Phrase::FromMacro => "this line comes from the macro “{}”",
        Phrase::DropWhich => "dice of dice: say dl to drop the lowest, dh to drop the highest",
        Phrase::TooFewDice => {
            "too few dice: {} given, and the roll wants die {}, with a face from {} to {}"
        }
        Phrase::TooFewCards => "too few dice: {} given, and draw {} is a card",
        Phrase::CardForDie => "draw {} is a die with faces from {} to {}, not the card ",
        Phrase::DieForCard => "draw {} is a card such as AS or 10H, not the number {}",
        Phrase::CardGone => " is no longer in the deck at draw {}",
        Phrase::NoFace => "“{}” is no face: dice are given as 1,5,9 (and cards as AS,10H,JK)",
        Phrase::TooManyDice => "too many dice: {} given, and the roll takes {}",
        Phrase::ImpossibleFace => "die {} cannot show {}: its faces go from {} to {}",
        Phrase::LineTooLong => "the line is too long: {} bytes at most",
        Phrase::NotText => "the line is no text in UTF-8",
        Phrase::NoKey => "a keyed line is an id, a tab and an expression",
        Phrase::TimesOdds => "odds are worked out once: take out the number of rolls",
        Phrase::DiceOdds => "odds take no given dice",
        Phrase::RollPicture => "--svg draws odds, not a roll: put “odds” in front",
        Phrase::DiceTimes => "given dice are for one roll",
        Phrase::TooManyAxes => "two operands with several values make a table; three are too many",
        Phrase::TooManyCells => "too many combinations: {} at most",
        Phrase::AtLeast => "at least",
        Phrase::AtMost => "at most",
        Phrase::Chance => "chance",
        Phrase::Fraction => "exactly",
        Phrase::Answer => "answer",
        Phrase::Values => "values",
        Phrase::Result => "result",
        Phrase::Expression => "expression",
        Phrase::Label => "label",
        Phrase::Value => "value",
        Phrase::Seed => "seed",
        Phrase::TimesTwice => "both the line and the flags say how often",
        Phrase::KindNumber => "a number",
        Phrase::KindScore => "a number",
        Phrase::KindDice => "dice",
        Phrase::KindDie => "a die such as d8",
        Phrase::KindSlashed => "numbers such as 12/24/48",
        Phrase::KindSides => "a number of sides",
        Phrase::KindFaces => "faces such as 1,5,9",
        Phrase::KindParts => "a split such as 6,4,2",
        Phrase::KindSign => "+ - * /",
        Phrase::KindTest => "a comparison such as ge7",
        Phrase::KindClose => ")",
        Phrase::KindSemicolon => ";",
        Phrase::KindComma => ",",
        Phrase::KindKeep => "kh, kl, dh, dl or km",
        Phrase::KindLabel => "# and a label",
        Phrase::KindName => "a name",
        Phrase::KindMacro => "a macro",
        Phrase::KindWeapon => "a weapon of the list",
        Phrase::KindBeginning => "a game or dice",
        Phrase::KindEnd => "the end of the line",
        Phrase::Quotes => "Did the shell take part of the line? Put it in quotes.",
        Phrase::Rules => "tirada --rules {} tells its rules and words",
        Phrase::Section => "section",
        Phrase::SourceSeed => "rule text",
        Phrase::SourceOutside => "from outside",
        Phrase::SourceRuling => "ruling",
        Phrase::SourceHouse => "house table",
    }
}
