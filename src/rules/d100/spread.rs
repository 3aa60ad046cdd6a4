//! Spreading a burst over several targets: at most half for one, nobody more than the one before, all of it spent (D32).

use super::{Skill, Word, basis};
use crate::dice::{Dice, Weight};
use crate::rules::{Answer, Bit, Fact, Refusal, Row, Term, Tone, Value};
use std::cell::OnceCell;

/// The targets of a burst, and perhaps the player's own split over them.
#[derive(Clone, Debug)]
pub(super) struct Spread {
    targets: Targets,
    most: i64,
    split: Option<Split>,
    /// The most damage that may have to be split.
    most_damage: i64,
    /// How many legal splits there are of each damage up to that, once somebody asks; nothing where that is past 63 bits.
    counts: OnceCell<Option<Vec<i64>>>,
}

/// How many targets a burst may be spread over: 1 up to the tens value of the skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Targets(u32);

/// A player's own split of the damage: points for each target, none more than the one before.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Split(Vec<i64>);

/// What a split breaks, where it breaks anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The parts do not add up to the damage: what they add up to.
    Sum(i64),
    /// The first part is more than one target may take: that most.
    Share(i64),
}

impl Spread {
    /// So many targets; without a number as many as the split names, else one.
    pub(super) fn new(
        skill: Skill,
        most_damage: i64,
        targets: Option<i64>,
        split: Option<Split>,
    ) -> Result<Self, Refusal> {
        let named = split
            .as_ref()
            .map_or(1, |split| i64::try_from(split.0.len()).unwrap_or(i64::MAX));
        let targets = Targets::new(targets.unwrap_or(named), skill)?;
        if split.is_some() && named > i64::from(targets.0) {
            let numbers = vec![named, targets.0.into()];
            return Err(Refusal::Forbidden(Word::TooManyParts.into(), numbers));
        }
        Ok(Self {
            targets,
            most: Targets::most(skill),
            split,
            most_damage,
            counts: OnceCell::new(),
        })
    }

    /// Whether there is more than one target.
    pub(super) const fn is_wide(&self) -> bool {
        self.targets.0 > 1
    }

    /// What so much damage can be split into.
    pub(super) fn answer(&self, answer: Answer, damage: i64) -> Answer {
        let targets = self.targets;
        let answer = answer
            .with(Word::Even, Value::Places(targets.even(damage)))
            .with(Word::Focused, Value::Places(targets.focused(damage)));
        let answer = match self.count(damage) {
            Some(splits) => answer.detail(Word::Splits, splits),
            None => answer,
        };
        match &self.split {
            Some(split) => answer.flag(Word::Legal, split.fault(damage, targets).is_none()),
            None => answer,
        }
    }

    /// How many legal splits there are, where their numbers stay within 63 bits whatever the dice: a number in odds for all of
    /// them or for none.
    fn count(&self, damage: i64) -> Option<i64> {
        let count = || self.targets.counts(self.most_damage);
        let counts = self.counts.get_or_init(count).as_ref()?;
        counts.get(usize::try_from(damage).ok()?).copied()
    }

    /// Tells how the damage may be split, for a listener.
    pub(super) fn tell<D: Dice<Note = Fact>>(
        &self,
        skill: Skill,
        damage: i64,
        hits: bool,
        dice: &mut D,
    ) {
        if !dice.listens() {
            return;
        }
        let splits = match self.count(damage) {
            Some(count) => Weight::from(count.unsigned_abs()),
            None => self.targets.splits(damage),
        };
        if skill.tens_value() < 1 {
            dice.note(|| Fact::Because(basis::ONE_TARGET_AT_LEAST));
        }
        if damage > 0 && self.is_wide() {
            dice.note(|| Fact::Because(basis::ALL_IS_SPENT));
            dice.note(|| self.limits_row(damage));
            dice.note(|| self.splits_row(damage, splits.clone()));
        } else if damage > 0 {
            dice.note(|| {
                Row::new(Word::Spread)
                    .apart()
                    .cell([Bit::say(Word::OneTarget)])
                    .fact()
            });
        }
        if let Some(split) = &self.split {
            let fault = split.fault(damage, self.targets);
            dice.note(|| split.row(fault, damage, hits));
            dice.note(|| Fact::Value(Word::Limit.into(), limit(fault)));
        }
        if self.count(damage).is_none() {
            dice.note(|| Fact::Value(Word::Splits.into(), Value::Count(splits)));
        }
    }

    fn limits_row(&self, damage: i64) -> Fact {
        let limits = [self.targets.share(damage), self.targets.0.into(), self.most];
        Row::new(Word::Spread)
            .apart()
            .cell([Bit::say_with(Word::SpreadLimits, limits)])
            .fact()
    }

    fn splits_row(&self, damage: i64, splits: Weight) -> Fact {
        let one = splits == Weight::ONE;
        Row::new(Word::Spread)
            .apart()
            .cell([
                Bit::say(Word::EvenSplit),
                Bit::List(self.targets.even(damage)),
            ])
            .cell([
                Bit::say(Word::FocusedSplit),
                Bit::List(self.targets.focused(damage)),
            ])
            .cell([
                Bit::Count(splits),
                Bit::say_with(Word::LegalSplits, [i64::from(one) + 2 * i64::from(!one)]),
            ])
            .fact()
    }
}

/// Which limit a split breaks, as a value.
const fn limit(fault: Option<Fault>) -> Value {
    match fault {
        None => Value::Nothing,
        Some(Fault::Sum(_)) => Value::Word(Term::D100(Word::LimitSum)),
        Some(Fault::Share(_)) => Value::Word(Term::D100(Word::LimitShare)),
    }
}

impl Split {
    /// Points for each target, the first first.
    ///
    /// # Errors
    /// A part outside 0 to 1,000,000, or more than the one before.
    pub fn new(parts: Vec<i64>) -> Result<Self, Refusal> {
        for part in &parts {
            Refusal::within(*part, 0..=1_000_000)?;
        }
        match parts.windows(2).find(|pair| pair[1] > pair[0]) {
            Some(pair) => Err(Refusal::Forbidden(
                Term::D100(Word::SplitRises),
                pair.to_vec(),
            )),
            None => Ok(Self(parts)),
        }
    }

    /// The split and whether it is legal, as a line of the breakdown.
    fn row(&self, fault: Option<Fault>, damage: i64, hits: bool) -> Fact {
        let judgement = match fault {
            _ if !hits => Bit::say(Word::NothingToSplit),
            None => Bit::Judge(Word::SplitIsLegal.into(), Tone::Good),
            Some(Fault::Sum(sum)) => Bit::say_with(Word::SplitSum, [sum, damage]),
            Some(Fault::Share(share)) => Bit::say_with(Word::SplitShare, [share, damage]),
        };
        Row::new(Word::OwnSplit)
            .cell([Bit::List(self.0.clone())])
            .cell([judgement])
            .fact()
    }

    /// What it breaks of the limits on so much damage over so many targets.
    pub(super) fn fault(&self, damage: i64, targets: Targets) -> Option<Fault> {
        let sum = self.0.iter().sum();
        let share = targets.share(damage);
        if sum != damage {
            Some(Fault::Sum(sum))
        } else if self.0.first().is_some_and(|&first| first > share) {
            Some(Fault::Share(share))
        } else {
            None
        }
    }
}

impl Targets {
    /// The most targets a skill allows: its tens value, at least one (ruling).
    pub(super) fn most(skill: Skill) -> i64 {
        skill.tens_value().max(1)
    }

    /// So many targets.
    pub(super) fn new(count: i64, skill: Skill) -> Result<Self, Refusal> {
        let most = Self::most(skill);
        match u32::try_from(count) {
            Ok(wanted @ 1..) if count <= most => Ok(Self(wanted)),
            Ok(1..) => Err(Refusal::Outside(
                Term::D100(Word::TooManyTargets),
                vec![most, skill.written()],
            )),
            _ => Err(Refusal::range(&(1..=most))),
        }
    }

    /// The most one target may take: everything if it is the only one, else half, rounded up.
    pub(super) const fn share(self, damage: i64) -> i64 {
        if self.0 == 1 {
            damage
        } else {
            (damage + 1) / 2
        }
    }

    /// As even as it gets, the first ones taking what is over.
    pub(super) fn even(self, damage: i64) -> Vec<i64> {
        let targets = i64::from(self.0);
        (0..targets)
            .map(|place| damage / targets + i64::from(place < damage % targets))
            .collect()
    }

    /// As much as may be on the first ones.
    pub(super) fn focused(self, damage: i64) -> Vec<i64> {
        let share = self.share(damage);
        let mut left = damage;
        (0..self.0)
            .map(|_| {
                let part = left.min(share);
                left -= part;
                part
            })
            .collect()
    }

    /// How many legal splits there are: partitions into at most so many parts, none above the share.
    ///
    /// Where a share is half, only one part can be above it, so those partitions are counted by their first part and
    /// taken away.
    pub(super) fn splits(self, damage: i64) -> Weight {
        let (Ok(damage), Ok(share)) =
            (usize::try_from(damage), usize::try_from(self.share(damage)))
        else {
            return Weight::ZERO;
        };
        let table = |parts| {
            let add = |one: &Weight, other: &Weight| Some(one.plus(other));
            partitions(damage, parts, (Weight::ZERO, Weight::ONE), add)
        };
        let (Some(all), Some(rest)) = (table(self.0), table(self.0 - 1)) else {
            return Weight::ZERO;
        };
        if self.0 == 1 {
            return all[damage].clone();
        }
        let too_much =
            (share + 1..=damage).fold(Weight::ZERO, |sum, first| sum.plus(&rest[damage - first]));
        all[damage].minus(&too_much)
    }

    /// The same for each damage up to a most, in numbers of 63 bits; nothing where one of them does not fit.
    fn counts(self, most: i64) -> Option<Vec<i64>> {
        let most = usize::try_from(most).ok()?;
        let table = |parts| {
            partitions(most, parts, (0, 1), |one: &i64, more| {
                one.checked_add(*more)
            })
        };
        let all = table(self.0)?;
        if self.0 == 1 {
            return Some(all);
        }
        // So many partitions of all sums below.
        let mut below = vec![0_i64; most + 2];
        for (sum, ways) in table(self.0 - 1)?.iter().enumerate() {
            below[sum + 1] = below[sum].checked_add(*ways)?;
        }
        let legal = (0_i64..).zip(&all).map(|(damage, ways)| {
            let over = usize::try_from(damage - self.share(damage)).ok()?;
            Some(ways - below[over])
        });
        legal.collect()
    }
}

/// For each sum up to `most`, the number of partitions into at most `parts` parts (as many as into parts of at most that);
/// nothing where numbers of this kind cannot be added up so far.
fn partitions<N: Clone>(
    most: usize,
    parts: u32,
    (none, one): (N, N),
    add: impl Fn(&N, &N) -> Option<N>,
) -> Option<Vec<N>> {
    let mut ways = vec![none; most + 1];
    ways[0] = one;
    for part in 1..=parts as usize {
        for sum in part..=most {
            ways[sum] = add(&ways[sum], &ways[sum - part])?;
        }
    }
    Some(ways)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets(count: u32) -> Targets {
        Targets(count)
    }

    /// Every non-increasing list of so many parts, none above the most, that adds up to the damage.
    fn listed(damage: i64, parts: u32, most: i64) -> u32 {
        if parts == 0 {
            return u32::from(damage == 0);
        }
        (0..=most.min(damage))
            .map(|first| listed(damage - first, parts - 1, first))
            .sum()
    }

    #[test]
    fn counts_what_a_list_of_all_splits_counts() {
        for count in 1..=5 {
            for damage in 0..=24 {
                let share = targets(count).share(damage);
                assert_eq!(
                    targets(count).splits(damage),
                    Weight::from(listed(damage, count, share)),
                    "{damage} over {count}"
                );
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn all_counts_at_once_are_the_counts_one_by_one() {
        for count in 1..=7 {
            let counts = targets(count).counts(60).expect("they are small");
            for (damage, held) in (0..).zip(counts) {
                let alone = targets(count).splits(damage);
                assert_eq!(
                    Weight::from(held.unsigned_abs()),
                    alone,
                    "{damage} over {count}"
                );
            }
        }
        assert_eq!(targets(100).counts(20_000), None, "past 63 bits");
    }

    #[test]
    fn even_and_focused() {
        assert_eq!(targets(3).even(16), [6, 5, 5]);
        assert_eq!(targets(3).focused(16), [8, 8, 0]);
        assert_eq!(targets(3).focused(13), [7, 6, 0]);
        assert_eq!(targets(1).focused(38), [38]);
    }

    #[test]
    fn a_split_says_what_it_breaks() {
        let split = |parts: &[i64]| Split::new(parts.to_vec()).expect("it does not rise");
        assert_eq!(split(&[7, 5]).fault(12, targets(3)), Some(Fault::Share(6)));
        assert_eq!(split(&[6, 5]).fault(12, targets(3)), Some(Fault::Sum(11)));
        assert_eq!(split(&[6, 4, 2]).fault(12, targets(3)), None);
        assert!(Split::new(vec![4, 6]).is_err());
    }
}
