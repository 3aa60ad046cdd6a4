//! The words of HITOS answers.

use crate::rules::term::terms;

terms! {
    /// Words of HITOS: states, values and what a breakdown says.
    Word {
        // Difficulties.
        Easy = "easy",
        Medium = "medium",
        Hard = "hard",
        VeryHard = "very-hard",
        Extreme = "extreme",
        // Results.
        Done = "done",
        Failed = "failed",
        // Values.
        Low = "m",
        Centre = "C",
        High = "M",
        Triple = "triple",
        Aspect = "aspect",
        Scene = "scene",
        Session = "session",
        Value = "value",
        Penalty = "penalty",
        OpposingPenalty = "opposing-penalty",
        Boosted = "boosted",
        Kept = "kept",
        OpposingBoosted = "opposing-boosted",
        OpposingKept = "opposing-kept",
        Rolls = "rolls",
        Successes = "successes",
        Best = "best",
        Options = "options",
        Keep = "keep",
        // The breakdown.
        Traits = "traits",
        ByMargin = "by-margin",
        ShortBy = "short-by",
        LeavesScene = "leaves-scene",
        LeavesSession = "leaves-session",
        GoodAspect = "good-aspect",
        BadAspect = "bad-aspect",
        KeepsAll = "keeps-all",
        KeepsNone = "keeps-none",
        KeepsThese = "keeps-these",
        DoubledValue = "doubled-value",
        TripledValue = "tripled-value",
        NegativeValue = "negative-value",
        HighestValue = "highest-value",
        LowestValue = "lowest-value",
        NthRoll = "nth-roll",
        SuccessesSoFar = "successes-so-far",
        InRolls = "in-rolls",
        RolledAgain = "rolled-again",
        Wounded = "wounded",
        Incapacitated = "incapacitated",
        Altered = "altered",
        Deranged = "deranged",
        // What a rule refuses.
        DyingCannotAct = "dying-cannot-act",
        MadCannotAct = "mad-cannot-act",
        TooManyKept = "too-many-kept",
        ThreeFaces = "three-faces",
        // Rulings and figures from outside.
        OutsideDifficulties = "outside-difficulties",
        RulingLikeAgainstLike = "ruling-like-against-like",
        RulingTripleTimesThree = "ruling-triple-times-three",
        RulingHinderedFumble = "ruling-hindered-fumble",
        RulingOpposedAspect = "ruling-opposed-aspect",
        RulingCriticalIsOneSuccess = "ruling-critical-is-one-success",
        OutsidePenaltiesAdd = "outside-penalties-add",
        OutsideDamageFromNewTrio = "outside-damage-from-new-trio",
    }
}
