//! The words of plain dice answers.

use crate::rules::term::terms;

terms! {
    /// Words of plain dice.
    Word {
        ByMargin = "by-margin",
        ShortBy = "short-by",
        OverBy = "over-by",
        Pool = "pool",
        TooManyDice = "too-many-dice",
        NumberTooLarge = "number-too-large",
    }
}
