//! The percentile game in English.

use crate::rules::d100::Word;

#[expect(clippy::too_many_lines, reason = "a dictionary has a line a word")]
pub(super) const fn word(word: Word) -> &'static str {
    match word {
        Word::HitBy => "attacker is hit",
        Word::Blocked => "defender blocks",
        Word::BlockedBy => "attacker blocks",
        Word::Clash => "clash",
        Word::Defended => "defended",
        Word::Dodged => "dodged",
        Word::KnockedOut => "knocked out",
        Word::Held => "held",
        Word::Free => "free",
        Word::Lost => "defender wins",
        Word::Tens => "tens",
        Word::OpposingTens => "opposing tens",
        Word::OpposingSkill => "opposing skill",
        Word::Absorbed => "absorbed",
        Word::Through => "through",
        Word::Counter => "counter",
        Word::Minutes => "minutes",
        Word::Jam => "jams",
        Word::Even => "even",
        Word::Focused => "focused",
        Word::Splits => "splits",
        Word::Legal => "legal",
        Word::Units => "units",
        Word::OutOf => "{} of {}",
        Word::FromSkill => "{+} skill",
        Word::FromWeapon => "{+} weapon",
        Word::FromBonus => "{+} bonus",
        Word::FromChanged => "{+} changed",
        Word::FromFocus => "{+} focus",
        Word::FromDefence => "{+} defensive",
        Word::FromGround => "{+} on the ground",
        Word::FromPrevious => "{+} previous",
        Word::FromPart => "{+} location",
        Word::FromAttackers => "{+} attackers",
        Word::ReadAs => "read as {}",
        Word::AlsoReads => "also",
        Word::Doubles => "special: doubled to {}",
        Word::DoublesCounter => "special: the damage doubles",
        Word::Less => "armour takes up to {}",
        Word::DamageIs => "damage {}",
        Word::ForMinutes => "for {} minutes ({} turns)",
        Word::UnitsTooHigh => "but no more: units {} above the tens value {}",
        Word::NeedsNoDice => "no dice needed",
        Word::Chance => "chance",
        Word::SpreadLimits => "at most {} a target, up to {} targets (of {} possible)",
        Word::OneTarget => "all on one target",
        Word::Spread => "spread",
        Word::EvenSplit => "even",
        Word::FocusedSplit => "focused",
        Word::LegalSplits => "{legal split|legal splits}",
        Word::OwnSplit => "your split",
        Word::SplitIsLegal => "legal",
        Word::SplitSum => "not legal: it adds up to {}, and {} must be spent",
        Word::SplitShare => "not legal: no target takes more than {} of {}",
        Word::Jams => "jams",
        Word::DoesNotJam => "does not jam",
        Word::WinnerOnlyDefends => "the winner only defends: no damage",
        Word::BothMiss => "neither succeeds",
        Word::SameTotals => "same totals, same written skill: nobody hits",
        Word::WrittenDecides => "same totals: the higher written skill wins, {} against {}",
        Word::UnarmedBlock => "bare hands cannot block: name a weapon on this side",
        Word::FocusByFives => "focusing goes by fives of DES: {} is no multiple of 5",
        Word::TooManyTargets => "{} {target|targets} at most: the tens value of {}",
        Word::TooManyParts => "{} parts, and only {} {target|targets}",
        Word::SplitRises => "no target may take more than the one before it: {} and then {}",
        Word::SkillPastThousand => "a skill is {} at most",
        Word::RulingRoundUp => "what the text does not say is rounded up",
        Word::RulingHundred => "100 succeeds only with a skill of 100 or more",
        Word::RulingZeroIsTen => "a 0 that is added up counts as 10",
        Word::RulingClash => "same total and same skill: nobody hits",
        Word::RulingBlockWord => "a weapon can block when the line or the weapon list says so",
        Word::RulingDefended => "who only defends and wins does no damage",
        Word::RulingKnockoutBlocked => "an attempt to knock out or hold can be blocked",
        Word::RulingWrittenSkill => {
            "the written skill, without modifiers, decides the difference and the tie"
        }
        Word::RulingPick => "of the readings the one that does most damage, then the lowest",
        Word::RulingJamStillFires => "a burst that jams is still resolved",
        Word::RulingOneTargetAtLeast => "one target at least, even with a tens value of 0",
        Word::RulingAllIsSpent => "all of the damage must be spent",
        Word::Misfire => "misfire",
        Word::Cleared => "cleared",
        Word::Jammed => "still jammed",
        Word::Intact => "intact",
        Word::Broken => "broken",
        Word::Turns => "turns",
        Word::Seconds => "seconds",
        Word::Shots => "shots",
        Word::Left => "left",
        Word::Limit => "limit",
        Word::LimitSum => "the sum",
        Word::LimitShare => "the share of one",
        Word::Readings => "readings",
        Word::Reads => "result",
        Word::Picks => "picking",
        Word::PickBest => "most damage",
        Word::PickSafe => "no jam",
        Word::PickHigh => "high",
        Word::PickLow => "low",
        Word::Order => "order",
        Word::Declare => "declare",
        Word::Acts => "act",
        Word::Name => "name",
        Word::Place => "place",
        Word::Rank => "with",
        Word::RankFirearm => "firearm",
        Word::RankArmed => "weapon in hand",
        Word::RankBare => "unarmed or improvised",
        Word::Dexterity => "DES",
        Word::HalfOf => "half of {} is {}",
        Word::SumOfDice => "sum of the three dice",
        Word::BareHandsBlocked => "bare hands against the weapon that blocks",
        Word::BlockedDamage => "damage {}: the weapon takes {}, {} goes through",
        Word::Backlash => "the bare hands suffer {}",
        Word::AttackerSuffers => "the attacker suffers {}",
        Word::Distance => "distance",
        Word::Contact => "contact",
        Word::Metres => "{} m",
        Word::OfRange => "(range {} m)",
        Word::OfRangeAndHalf => "(range {}.5 m)",
        Word::BandClose => "close: {} doubles to {}",
        Word::BandWithin => "within range: {}",
        Word::BandFar => "beyond the range: half of {} is {}",
        Word::BandRemote => "beyond twice the range: a quarter of {} is {}",
        Word::BandExtreme => "beyond three times the range: an eighth of {} is {}",
        Word::Sight => "sight",
        Word::InitiativeAt => "acts at DES {}",
        Word::JamsFrom => "jams from {} on; the shot counts",
        Word::FailsFrom => "fails from {} on",
        Word::HoldsBelow => "none below {}",
        Word::DoesNotFire => "the weapon does not fire this turn",
        Word::JamsOnDoubles => "jams: doubles above the written skill, {}",
        Word::In => "in",
        Word::OneTurn => "1 turn ({} s)",
        Word::SoManyTurns => "{} turns ({} s)",
        Word::Reloading => "loading",
        Word::TheShot => "shot",
        Word::ShotWithLastRound => "in the turn of the last round",
        Word::ShotNextTurn => "in the turn after",
        Word::AtDexterity => "DES {}",
        Word::InsteadOf => "instead of {}",
        Word::WithSkill => "skill {}",
        Word::Together => "those with the same number act together",
        Word::LeavesPoints => "damage {}: {} PR left of {}",
        Word::Listed => "weapon",
        Word::Then => "·",
        Word::UpTo => "up to {} m",
        Word::RangeIs => "range {} m",
        Word::HoldsRounds => "{} {round|rounds}",
        Word::PointsOfResistance => "PR {}",
        Word::BlastWithin => "everybody within {} m",
        Word::SetsFire => "and it burns",
        Word::ModifierNotUsed => "the damage modifier does not count",
        Word::NoMissileAtContact => "at contact only firearms can shoot",
        Word::OutOfRange => "out of range: {} m, and the weapon reaches {} m",
        Word::ArmourOfSeveral => {
            "with several targets armour depends on the split: take it off each one's part"
        }
        Word::NotAutomatic => "this weapon fires no bursts",
        Word::CannotThrow => "this weapon is shot, not thrown",
        Word::MeleeWeaponNeeded => "this weapon is not for close combat",
        Word::RangedWeaponNeeded => "this weapon neither shoots nor is thrown",
        Word::WeaponName => "a weapon needs a name of up to 60 letters, without commas or #",
        Word::WeaponUnarmed => "bare hands are no weapon of the list",
        Word::WeaponBands => "damage by distance needs distances that grow",
        Word::SimpleNeedsMost => {
            "simplified damage is read from the most a weapon does, and dice that explode have none"
        }
        Word::SimpleNoRows => "simplified damage needs at least one row",
        Word::SimpleTwice => "two rows of simplified damage for {}",
        Word::SimplePastLast => "from 20 on simplified damage has its own row: {} is too high",
        Word::RulingJamStillShoots => "a shot that jams the weapon is still resolved",
        Word::RulingPickSafe => {
            "of the readings that do not jam the one that does most damage, then the lowest"
        }
        Word::RulingSimpleDoubles => {
            "in simplified damage a special doubles the maximum before the table, and nothing after it"
        }
        Word::RulingContact => "contact is 0 metres, closer than a third of any DES",
        Word::RulingHalfModifier => {
            "half the damage modifier: rolled as it is, then halved, rounded up"
        }
        Word::RulingMissileModifier => "a missile that is not thrown adds no damage modifier",
        Word::RulingImprovisedNoBlade => {
            "an improvised weapon that blocks bare hands does not wound them"
        }
        Word::RulingDelaysAdd => "what slows adds up: halves first, each rounded up, then points",
        Word::OutsideFarBands => {
            "firearms: a quarter up to three times the range, an eighth up to four"
        }
        Word::OutsideArsenal => "the weapon list is the earlier edition's",
        Word::HouseSimpleDamage => {
            "simplified damage by the most a weapon does and the units of the attack"
        }
        Word::OutsideTiers => "critical at a twentieth and on 01, fumble from 96",
        Word::OutsideResistance => "50 + 5 for each point ahead; ten points decide without dice",
        Word::Failing => "malfunction",
        Word::AndSoOn => "…",
        Word::SoManyDice => "({} dice)",
        Word::SimpleMost => "maximum {}",
        Word::SimpleUnits => "with units {}",
        Word::RoundedUp => "(rounded up)",
        Word::NothingToSplit => "nothing to split",
        Word::AttackersAtOnce => "from {} to {} can attack one at once",
        Word::DamageBound => "the damage of one blow stays within {} points",
        Word::WaitsForPast => "acts at DES {}, and can wait for no higher one",
        Word::RulingExactRange => {
            "distances are compared exactly: half of an odd range keeps its half metre"
        }
        Word::RulingPlainDefence => {
            "turning to nothing but defence costs nothing, like turning to a plain dodge or block"
        }
        Word::RulingBowsInHand => "bows and thrown weapons act with weapons in hand",
        Word::RulingMissileContact => {
            "at contact only firearms shoot; of many others the text says that they cannot"
        }
    }
}
