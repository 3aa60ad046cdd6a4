//! HITOS in English.

use crate::rules::hitos::Word;

#[allow(clippy::too_many_lines, reason = "a table: one line a word")]
pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::Easy => "easy",
        Word::Medium => "medium",
        Word::Hard => "hard",
        Word::VeryHard => "very hard",
        Word::Extreme => "extreme",
        Word::Done => "done",
        Word::Stable => "stable",
        Word::Conscious => "still conscious",
        Word::ResistedPoison => "resisted",
        Word::Out => "out",
        Word::Reduced => "reduced",
        Word::Recovered => "recovered",
        Word::Calmed => "calmed",
        Word::Healthy => "healthy",
        Word::Sane => "sane",
        Word::Wounded => "wounded",
        Word::Altered => "altered",
        Word::Holding => "holding on",
        Word::Unchanged => "unchanged",
        Word::Incapacitated => "incapacitated",
        Word::Deranged => "deranged",
        Word::Dying => "dying",
        Word::Mad => "mad",
        Word::Dead => "dead",
        Word::LostForGood => "lost for good",
        Word::Poisoned => "poisoned",
        Word::Burning => "still burning",
        Word::Spreading => "spreading",
        Word::Worsened => "worse",
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
        Word::You => "you",
        Word::Them => "them",
        Word::Degeneration => "Degeneración",
        Word::Gained => "Degeneración gained",
        Word::Endurance => "Aguante",
        Word::Resistance => "Resistencia",
        Word::Composure => "Entereza",
        Word::Stability => "Estabilidad",
        Word::Initiative => "Iniciativa",
        Word::Defence => "Defensa",
        Word::Melee => "melee bonus",
        Word::Ranged => "ranged bonus",
        Word::Order => "order",
        Word::Totals => "totals",
        Word::Massive => "massive damage",
        Word::Resisted => "resisted",
        Word::Lost => "lost",
        Word::State => "state",
        Word::Turns => "turns",
        Word::ByTurn => "by turn",
        Word::Turn => "turn",
        Word::Consolidated => "consolidated",
        Word::Type => "damage type",
        Word::Level => "exposure",
        Word::Minor => "minor",
        Word::MediumFire => "medium",
        Word::Major => "major",
        Word::Points => "points",
        Word::Imbalance => "imbalance",
        Word::Trauma => "trauma",
        Word::Regained => "regained",
        Word::Traits => "traits",
        Word::ByMargin => "by {}",
        Word::ShortBy => "short by {}",
        Word::LeavesScene => "lasts a scene",
        Word::LeavesSession => "lasts a session",
        Word::GoodAspect => "leaves a favourable aspect that",
        Word::BadAspect => "leaves an adverse aspect that",
        Word::LeavesInjury => "leaves an injury that",
        Word::UnderCare => "the patient is “under medical care”",
        Word::DrugsTaken => "drugs",
        Word::UnderDrugs => "leave the aspect “under the effect of drugs”",
        Word::NoPenalty => "no penalty",
        Word::Exactly => "exactly",
        Word::ShortByOne => "short by 1",
        Word::UsesAspect => "aspect:",
        Word::AllAgain => "rolls all three again",
        Word::NoneAgain => "keeps all three",
        Word::WithoutARoll => "acts directly, without a roll",
        Word::KeepsAll => "all three",
        Word::KeepsNone => "none",
        Word::KeepsThese => "keeps",
        Word::DoubledValue => "double {}:",
        Word::TripledValue => "triple {}:",
        Word::NegativeValue => "the {} repeats:",
        Word::HighestValue => "M",
        Word::LowestValue => "m",
        Word::NthRoll => "roll {}",
        Word::SuccessesSoFar => "{} of {} successes",
        Word::OnRoll => "on roll {}",
        Word::RolledAgain => "both roll again",
        Word::RollAgain => "roll again",
        Word::ExtraDice => "extra dice",
        Word::Weapon => "weapon",
        Word::Bonus => "bonus",
        Word::Times => "× {} for the critical",
        Word::Rd => "RD",
        Word::IsHelpless => "helpless",
        Word::IsUnaware => "unaware",
        Word::IsInFullDefense => "full defence",
        Word::MassiveDamage => "massive damage",
        Word::MassiveImbalance => "too much at once",
        Word::LostPoints => "lost",
        Word::LosesAll => "all that was left",
        Word::OutOf => "of {}",
        Word::TouchedByTheMythos => "touched by the Mythos",
        Word::OnTurn => "on turn {}",
        Word::FreeTurns => "the first {} without a roll",
        Word::FallsUnconscious => "falls unconscious and is deranged",
        Word::AllResistanceLost => "unconscious, all Resistencia lost",
        Word::AfterTurns => "after {} turns",
        Word::ExposureNow => "exposure now",
        Word::AllConsolidated => "all consolidated",
        Word::OnlyOpen => "only {} not consolidated",
        Word::OnReaching => "on reaching",
        Word::Activates => "activates the aspect",
        Word::ComesBack => "comes back",
        Word::FromTheCanceller => "from who cancels it",
        Word::FromTheRefuser => "from who refuses it",
        Word::Forced => "for being forced",
        Word::Cancels => "cancels it",
        Word::Refuses => "refuses it",
        Word::GainsThePoint => "gains the point spent",
        Word::IsExhausted => "exhausted, instead of a point",
        Word::InsteadOfPoint => "instead of a point",
        Word::Push => "push",
        Word::OutOfReach => "none: in cover on the outer edge",
        Word::NoFallLeft => "nothing is left of the fall",
        Word::HasSeenWorse => "has seen worse: no roll",
        Word::NowDeranged => "the mad one is deranged now",
        Word::DyingCannotAct => "a dying character cannot act",
        Word::MadCannotAct => "a character out of its mind cannot act",
        Word::TooManyKept => "three dice are rolled: three can be kept at most",
        Word::KeptNotRolled => "only what was rolled can be kept: {}, {}, {}",
        Word::ThreeFaces => "three faces belong here, such as 1,5,9",
        Word::NoPointToActivate => {
            "activating an aspect costs a drama point: with none left it has to be exhausted"
        }
        Word::NoPointToCancel => "cancelling costs a drama point, and there is none",
        Word::NobodyToCancel => {
            "only what is turned against somebody (“hinder” or “narrative”, with “them”) can be cancelled"
        }
        Word::ForcedIsForArcane => "only “arcane” can be forced",
        Word::TooManyCombatants => "no more than {} can take part",
        Word::ExtraDiceNeedAll => "extra dice go with mCM alone, such as mCM+2d10",
        Word::HeightsMustGrow => "heights of falls must grow from row to row",
        Word::DyingDoesNotHeal => {
            "all points are lost: who is dying does not heal but holds on (“dying”)"
        }
        Word::PointsSayHealthy => "with {} points lost and Aguante {} the state is healthy",
        Word::PointsSayWounded => "with {} points lost and Aguante {} the state is wounded",
        Word::PointsSayIncapacitated => {
            "with {} points lost and Aguante {} the state is incapacitated"
        }
        Word::OutsideDifficulties => "the numbers of named difficulties other than 15",
        Word::RulingLikeAgainstLike => {
            "a critical against a critical, or a fumble against a fumble, compares totals"
        }
        Word::RulingTripleTimesThree => "three equal dice count three times",
        Word::RulingHinderedFumble => "two or three 1s stay a fumble under an adverse aspect",
        Word::RulingOpposedAspect => {
            "in an opposed roll the side that does not win may use its aspect, the first side first"
        }
        Word::RulingCriticalIsOneSuccess => "a critical is one success",
        Word::RulingAspectEachTurn => {
            "“aspect” rolls dice again, as in any roll: it is activated anew, and paid for, each turn without a success"
        }
        Word::OutsideVictimGains => {
            "the victim of an adverse aspect that is not cancelled gains the point"
        }
        Word::RulingRefusedStaysSpent => {
            "the activator of a refused element is paid a point, the own one stays spent"
        }
        Word::OutsidePenaltiesAdd => "penalties of body and mind add up",
        Word::RulingNoPenaltyToMettle => "states take nothing from rolls of Aguante and Entereza",
        Word::OutsideSheetSkills => {
            "Defensa takes the better of Combate and Forma física, damage bonuses take Combate"
        }
        Word::RulingRoundedDown => "halves and quarters round down",
        Word::OutsidePointsAreMultiplied => {
            "a critical multiplies the points of weapon and bonus too"
        }
        Word::RulingArmourAfterCritical => {
            "armour takes from damage after the critical has multiplied it"
        }
        Word::RulingPlacedByMean => "mC and mM stand between M and CM, by their mean",
        Word::RulingDirectAspect => {
            "a “direct aspect” is the fitting aspect that stabilises, calms or puts out: no roll, no turn and no damage"
        }
        Word::RulingLargerHalfGoes => "of an odd number of points the larger half comes back",
        Word::HouseFalls => "damage of a fall by height",
        Word::RulingPushIsNotMultiplied => "a critical does not multiply the damage of a fall",
        Word::RulingPoisonSameRoll => "damage is read from the roll against the poison",
        Word::HouseFire => "damage of fire by exposure",
        Word::RulingExplosionRolled => "damage is read from three dice rolled for it",
        Word::RulingCriticalAndAdverseCancel => {
            "a critical and an adverse aspect cancel each other"
        }
        Word::RulingAlteredAtEntereza => {
            "with exactly as many points lost as Entereza the mind is altered"
        }
        Word::RulingCloseSkill => "somebody close rolls Voluntad and Interacción",
        Word::RulingTherapyDifficulty => "therapy is rolled against 15",
        Word::OutsideDamageFromNewTrio => "damage is read from the new trio",
    }
}
