//! A roll of one side against a number, and everything that is decided by one: traits (S1), attacks that only hit or miss (S6,
//! S7, S30), soaking (S17), recovering (S18), healing (S22), support (S23), evasion (S29), and benies spent on them (S34).

use super::throw::{Grade, Throw};
use super::{Roll, Word, Wounds, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Rule, Term, Tone};

/// What is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// Nothing but the roll itself.
    Trait,
    /// Whether a blow in close combat hits.
    Melee,
    /// Whether a shot or a throw hits.
    Ranged,
    /// Whether a weapon is struck from a hand.
    Disarm,
    /// Whether a Shaken character acts normally again.
    Unshake,
    /// How many of these wounds are soaked.
    Soak(Wounds),
    /// How many of these wounds are healed by somebody else.
    Heal(Wounds),
    /// How many of these wounds heal by themselves.
    Natural(Wounds),
    /// How much an ally is helped.
    Support,
    /// Whether an attack that can be evaded is.
    Evade,
}

/// A roll against a number.
#[derive(Clone, Debug)]
pub struct Check {
    roll: Roll,
    target: i64,
    /// Whether a beni is spent if it fails.
    beni: bool,
    stake: Stake,
}

/// What an ally gets from support: failure, success, raise, critical failure (the last unconfirmed).
const SUPPORT: (i64, i64, i64, i64) = (0, 1, 2, -2);

/// What a check came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Checked {
    throw: Throw,
    /// Whether a beni was spent.
    spent: bool,
}

impl Roll {
    /// Rolls against a target; with a beni, a failure that is not critical is rolled again, and the higher total kept. A
    /// critical failure of the second roll stands. Also whether the beni was spent.
    pub(super) fn throw_with_beni<D: Dice<Note = Fact>>(
        &self,
        label: Term,
        target: i64,
        beni: bool,
        dice: &mut D,
    ) -> (Throw, bool) {
        let most = self.most(target);
        let first = self.throw(label, Some(target), most, dice);
        if !beni || first.grade(target) != Grade::Failure {
            return (first, false);
        }
        dice.note(|| Fact::Because(basis::BENI));
        let second = self.throw(Word::Again.into(), Some(target), most, dice);
        let kept = if second.critical || second.total > first.total {
            second
        } else {
            first
        };
        (kept, true)
    }
}

/// What evading takes from Agilidad (seed, "Evasión").
const EVASION: i64 = -2;

impl Check {
    /// A roll against a number, with what the stake itself takes from it.
    pub fn new(mut roll: Roll, target: i64, beni: bool, stake: Stake) -> Self {
        if stake == Stake::Evade {
            roll.modifiers.add(Word::ForEvasion, EVASION);
        }
        Self {
            roll,
            target,
            beni,
            stake,
        }
    }

    /// The name of its line in a breakdown.
    const fn label(&self) -> Term {
        match self.stake {
            Stake::Trait | Stake::Support | Stake::Evade | Stake::Unshake => {
                Term::Common(Common::Dice)
            }
            Stake::Melee | Stake::Ranged | Stake::Disarm => Term::Savage(Word::AttackRoll),
            Stake::Soak(_) => Term::Savage(Word::SoakRoll),
            Stake::Heal(_) | Stake::Natural(_) => Term::Savage(Word::HealRoll),
        }
    }

    /// A beni removes Shaken by itself; nothing is rolled again.
    const fn spends_without_roll(&self) -> bool {
        matches!(self.stake, Stake::Unshake)
    }

    fn soaked(&self, throw: Throw, wounds: Wounds) -> i64 {
        throw.successes(self.target).min(wounds.get())
    }

    fn healed(&self, throw: Throw, wounds: Wounds) -> i64 {
        throw.successes(self.target).min(2).min(wounds.get())
    }

    fn support(&self, throw: Throw) -> i64 {
        let (failure, success, raise, critical) = SUPPORT;
        match throw.grade(self.target) {
            Grade::Failure => failure,
            Grade::Success => success,
            Grade::Raise => raise,
            Grade::Critical => critical,
        }
    }

    fn verdict(&self, checked: Checked) -> (Word, Tone) {
        let Checked { throw, spent } = checked;
        let grade = throw.grade(self.target);
        let good = grade.succeeds();
        let either = |yes, no| {
            if good {
                (yes, Tone::Good)
            } else {
                (no, Tone::Bad)
            }
        };
        match self.stake {
            Stake::Trait | Stake::Support | Stake::Heal(_) | Stake::Natural(_) => match grade {
                Grade::Raise => (Word::Raise, Tone::Good),
                Grade::Success => (Word::Success, Tone::Good),
                Grade::Failure => (Word::Failure, Tone::Bad),
                Grade::Critical => (Word::CriticalFailure, Tone::Bad),
            },
            Stake::Melee | Stake::Ranged | Stake::Disarm => match grade {
                Grade::Raise => (Word::Raise, Tone::Good),
                Grade::Success => (Word::Hit, Tone::Good),
                Grade::Failure => (Word::Miss, Tone::Bad),
                Grade::Critical => (Word::CriticalFailure, Tone::Bad),
            },
            Stake::Unshake if spent => (Word::Recovered, Tone::Good),
            Stake::Unshake => either(Word::Recovered, Word::Shaken),
            Stake::Evade => either(Word::Avoided, Word::StillHit),
            Stake::Soak(wounds) => match self.soaked(throw, wounds) {
                0 => (Word::SoakFailed, Tone::Bad),
                soaked if soaked == wounds.get() => (Word::SoakedAll, Tone::Good),
                _ => (Word::Soaked, Tone::Even),
            },
        }
    }

    fn remark(&self, checked: Checked) -> Vec<Bit> {
        let Checked { throw, spent } = checked;
        let mut bits = margin(throw, self.target);
        match self.stake {
            Stake::Unshake if spent => bits = vec![Bit::say(Word::BeniSpent)],
            Stake::Soak(wounds) => {
                let soaked = self.soaked(throw, wounds);
                bits = vec![Bit::say_with(Word::SoaksOf, [soaked, wounds.get()])];
                let left = wounds.get() - soaked;
                bits.push(if left == 0 {
                    Bit::say(Word::NotShaken)
                } else {
                    Bit::say_with(Word::WoundsLeft, [left])
                });
            }
            Stake::Heal(wounds) | Stake::Natural(wounds) => {
                let healed = self.healed(throw, wounds);
                bits.push(Bit::say_with(Word::HealsOf, [healed, wounds.get()]));
            }
            Stake::Support => {
                bits.push(Bit::say_with(Word::SupportGives, [self.support(throw)]));
            }
            _ => {}
        }
        bits
    }
}

/// How far a throw is from its target, or its raises.
pub(super) fn margin(throw: Throw, target: i64) -> Vec<Bit> {
    match throw.grade(target) {
        Grade::Critical => Vec::new(),
        Grade::Failure => vec![Bit::say_with(Word::ShortBy, [target - throw.total])],
        Grade::Success | Grade::Raise => raises_told(throw.raises(target)),
    }
}

/// Remarks with a mark between each and the next.
pub(super) fn joined(bits: Vec<Bit>) -> Fact {
    let with_marks = bits.into_iter().enumerate().flat_map(|(place, bit)| {
        let mark = (place > 0).then_some(Bit::Between);
        mark.into_iter().chain([bit])
    });
    Fact::Verdict(with_marks.collect())
}

/// So many raises, if any.
pub(super) fn raises_told(count: i64) -> Vec<Bit> {
    match count {
        0 => Vec::new(),
        1 => vec![Bit::say(Word::OneRaise)],
        _ => vec![Bit::say_with(Word::ManyRaises, [count])],
    }
}

impl Rule for Check {
    type Outcome = Checked;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Checked {
        let again = self.beni && !self.spends_without_roll();
        let (throw, spent) = self
            .roll
            .throw_with_beni(self.label(), self.target, again, dice);
        let frees_itself = self.beni && !again && !throw.grade(self.target).succeeds();
        let checked = Checked {
            throw,
            spent: spent || frees_itself,
        };
        if throw.critical && self.stake == Stake::Support {
            dice.note(|| Fact::Because(basis::SUPPORT_CRITICAL));
        }
        dice.note(|| joined(self.remark(checked)));
        checked
    }

    fn answer(&self, checked: &Checked) -> Answer {
        let throw = checked.throw;
        let (word, tone) = self.verdict(*checked);
        let mut answer = Answer::of(word, tone).open(Common::Total, throw.total);
        match self.stake {
            Stake::Soak(wounds) => {
                let soaked = self.soaked(throw, wounds);
                answer = answer
                    .number(Word::Left, wounds.get() - soaked)
                    .number(Word::Soaked, soaked)
                    .flag(Word::Shaken, soaked < wounds.get());
            }
            Stake::Unshake => {}
            _ => answer = answer.open(Word::Raises, throw.raises(self.target)),
        }
        match self.stake {
            Stake::Heal(wounds) | Stake::Natural(wounds) => {
                let healed = self.healed(throw, wounds);
                answer = answer
                    .number(Word::Healed, healed)
                    .number(Word::Left, wounds.get() - healed);
            }
            Stake::Support => answer = answer.number(Word::Bonus, self.support(throw)),
            _ => {}
        }
        if self.beni {
            answer = answer.flag(Word::Beni, checked.spent);
        }
        answer.given(Common::Target, self.target)
    }

    fn basis(&self) -> &'static [Basis] {
        match self.stake {
            Stake::Trait => &[basis::ACES],
            Stake::Melee => &[basis::MELEE, basis::ACES],
            Stake::Ranged => &[basis::RANGED, basis::ACES],
            Stake::Disarm => &[basis::DISARM, basis::ACES],
            Stake::Unshake => &[basis::UNSHAKE, basis::ACES],
            Stake::Soak(_) => &[basis::SOAK, basis::ACES],
            Stake::Heal(_) => &[basis::HEAL, basis::ACES],
            Stake::Natural(_) => &[basis::NATURAL, basis::ACES],
            Stake::Support => &[basis::SUPPORT, basis::ACES],
            Stake::Evade => &[basis::EVADE, basis::ACES],
        }
    }
}
