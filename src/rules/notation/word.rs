//! The words of plain dice answers.

use crate::rules::term::terms;

terms! {
    /// Words of plain dice.
    Word {
        Successes = "successes",
        OneSuccess = "one-success",
        DiceAlone = "dice-alone",
        ByMargin = "by-margin",
        ShortBy = "short-by",
        OverBy = "over-by",
        Pool = "pool",
        RoundedDown = "rounded-down",
        ChainStopped = "chain-stopped",
        MoreDice = "more-dice",
        TooManyDice = "too-many-dice",
        NumberTooLarge = "number-too-large",
        ZeroDivision = "zero-division",
        NeverStops = "never-stops",
        TooDeep = "too-deep",
        OnlyArithmetic = "only-arithmetic",
        CountFirst = "count-first",
        OneDie = "one-die",
        MayFail = "may-fail",
        FacesInCall = "faces-in-call",
    }
}
