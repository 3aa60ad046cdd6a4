//! What an activated aspect does to a roll: which dice are kept, what the new trio is worth (H5, H6), and which choice is
//! best (H7).

use super::{Grade, Trio, Word};
use crate::dice::{Dice, Fraction, Weight};
use crate::rules::{Bit, Common, Fact, Refusal, Row, Term};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The faces kept when an aspect lets a roll be repeated: none to three, 1 to 10 each, sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kept {
    faces: [u8; 3],
    held: usize,
}

impl Kept {
    /// These faces kept.
    ///
    /// # Errors
    /// More than three faces, or one outside 1 to 10.
    pub fn new(faces: &[i64]) -> Result<Self, Refusal> {
        if faces.len() > 3 {
            return Err(Refusal::Forbidden(
                Term::Hitos(Word::TooManyKept),
                Vec::new(),
            ));
        }
        let mut kept = Self::default();
        for &face in faces {
            match u8::try_from(face) {
                Ok(face @ 1..=10) => kept.push(face),
                _ => return Err(Refusal::range(&(1..=10))),
            }
        }
        kept.faces[..kept.held].sort_unstable();
        Ok(kept)
    }

    /// The faces, sorted.
    pub fn faces(&self) -> &[u8] {
        &self.faces[..self.held]
    }

    fn push(&mut self, face: u8) {
        self.faces[self.held] = face;
        self.held += 1;
    }

    /// Whether the roll shows all of these faces.
    fn is_part_of(&self, trio: Trio) -> bool {
        // Both are sorted.
        let mut shown = trio.faces().into_iter();
        self.faces()
            .iter()
            .all(|face| shown.any(|other| other == *face))
    }

    /// The faces as numbers, as an answer holds them.
    pub(super) fn list(&self) -> Vec<i64> {
        self.faces().iter().map(|&face| i64::from(face)).collect()
    }

    /// The line of a breakdown that says which faces were kept.
    pub(super) fn told(&self) -> Fact {
        Row::new(Word::Aspect).cell(self.bits()).fact()
    }

    /// The same of one of two sides.
    pub(super) fn told_of(&self, who: Common) -> Fact {
        let mut bits = vec![Bit::say(Word::UsesAspect)];
        bits.extend(self.bits());
        Row::new(who).cell(bits).fact()
    }

    fn bits(&self) -> Vec<Bit> {
        match self.held {
            0 => vec![Bit::say(Word::AllAgain)],
            3 => vec![Bit::say(Word::NoneAgain)],
            _ => vec![Bit::say(Word::KeepsThese), Bit::faces(self.faces())],
        }
    }
}

/// A roll repeated in part: which faces stay, and the roll they are from, where it was said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Again {
    kept: Kept,
    from: Option<Trio>,
}

impl Again {
    /// These faces kept of this roll.
    ///
    /// # Errors
    /// A face that the roll does not show.
    pub fn new(kept: Kept, from: Option<Trio>) -> Result<Self, Refusal> {
        match from {
            Some(trio) if !kept.is_part_of(trio) => {
                let rolled = trio.faces().map(i64::from).to_vec();
                Err(Refusal::Forbidden(Term::Hitos(Word::KeptNotRolled), rolled))
            }
            _ => Ok(Self { kept, from }),
        }
    }

    /// Tells what stays and rolls the other dice.
    pub(super) fn roll<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Trio {
        if let Some(trio) = self.from {
            dice.note(|| super::attempt::dice_row(trio));
        }
        dice.note(|| self.kept.told());
        Trio::complete(self.kept.faces(), dice)
    }
}

/// What a trio is worth with a favourable aspect: the highest die, or the sum of those that show the same if that is more.
pub(super) fn boosted(trio: Trio) -> i64 {
    let sum = trio
        .repeated()
        .map_or(0, |(face, times)| i64::from(face) * i64::from(times));
    trio.high().max(sum)
}

/// What a trio is worth with an adverse aspect: the lowest die, or less nothing the face shown twice or thrice.
pub(super) fn hindered(trio: Trio) -> i64 {
    trio.repeated()
        .map_or(trio.low(), |(face, _)| -i64::from(face))
}

/// One way to use a favourable aspect on a roll, with its exact chances out of `out_of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub kept: Kept,
    /// Success or critical.
    pub success: u64,
    pub critical: u64,
    pub fumble: u64,
    pub out_of: u64,
}

/// How good a choice is; the greater the better. Chances are in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    success: u64,
    critical: u64,
    fumble: Reverse<u64>,
    held: usize,
    /// The kept dice from the highest down.
    high: [u8; 3],
}

impl Choice {
    fn rank(&self) -> Rank {
        let thousandths = |count: u64| count * (1_000 / self.out_of);
        let mut high = [0; 3];
        for (place, face) in high.iter_mut().zip(self.kept.faces().iter().rev()) {
            *place = *face;
        }
        Rank {
            success: thousandths(self.success),
            critical: thousandths(self.critical),
            fumble: Reverse(thousandths(self.fumble)),
            held: self.kept.held,
            high,
        }
    }

    /// So many of its ways, as a chance.
    pub fn chance(&self, ways: u64) -> Fraction {
        Fraction::new(&Weight::from(ways), &Weight::from(self.out_of))
    }
}

/// Every different choice of dice to keep, the best first: most success, then most critical, then least fumble, then most
/// dice kept, then the higher kept dice. `judge` grades a value with the trio it was read from.
pub(super) fn choices(trio: Trio, judge: impl Fn(i64, Trio) -> Grade) -> Vec<Choice> {
    let mut choices: Vec<Choice> = subsets(trio)
        .into_iter()
        .map(|kept| weigh(kept, &judge))
        .collect();
    choices.sort_by_key(|choice| Reverse(choice.rank()));
    choices
}

/// The choice that [`choices`] puts first.
pub(super) fn best(trio: Trio, judge: impl Fn(i64, Trio) -> Grade) -> Kept {
    let ranked = subsets(trio)
        .into_iter()
        .map(|kept| (weigh(kept, &judge).rank(), kept));
    ranked.max().map_or_else(Kept::default, |(_, kept)| kept)
}

/// How good every choice is under one judgement, whatever was rolled: for odds, which meet the same choices again and again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Chooser(BTreeMap<Kept, Rank>);

impl Chooser {
    /// Weighs every choice there can be.
    pub fn new(judge: impl Fn(i64, Trio) -> Grade) -> Self {
        let mut ranks = BTreeMap::new();
        for high in 1..=10 {
            for centre in 1..=high {
                for low in 1..=centre {
                    for kept in subsets(Trio::of([low, centre, high])) {
                        ranks
                            .entry(kept)
                            .or_insert_with(|| weigh(kept, &judge).rank());
                    }
                }
            }
        }
        Self(ranks)
    }

    /// What [`best`] says under this judgement.
    pub fn best(&self, trio: Trio) -> Kept {
        let ranked = subsets(trio)
            .into_iter()
            .map(|kept| (self.0.get(&kept), kept));
        ranked.max().map_or_else(Kept::default, |(_, kept)| kept)
    }
}

/// A trio with a lowest die that stands for any other: the lowest of three different dice, or of a die and a higher pair,
/// is never worth more kept than a higher one, nor is it read with an aspect.
pub(super) fn essence(trio: Trio) -> Trio {
    let [low, centre, high] = trio.faces();
    Trio::of([if low < centre { 1 } else { low }, centre, high])
}

/// Every different choice of dice to keep.
fn subsets(trio: Trio) -> Vec<Kept> {
    let mut subsets: Vec<Kept> = (0..8_u8).map(|mask| subset(trio, mask)).collect();
    subsets.sort_unstable();
    subsets.dedup();
    subsets
}

fn subset(trio: Trio, mask: u8) -> Kept {
    let mut kept = Kept::default();
    for (place, &face) in trio.faces().iter().enumerate() {
        if mask & (1 << place) != 0 {
            kept.push(face);
        }
    }
    kept
}

/// The exact chances of one choice, over every face of the dice rolled again.
fn weigh(kept: Kept, judge: &impl Fn(i64, Trio) -> Grade) -> Choice {
    let again = 3 - kept.held;
    let out_of = 10_u64.pow(u32::try_from(again).unwrap_or(0));
    let mut choice = Choice {
        kept,
        success: 0,
        critical: 0,
        fumble: 0,
        out_of,
    };
    for number in 0..out_of {
        let mut faces = kept.faces;
        let mut rest = number;
        for face in &mut faces[kept.held..] {
            *face = u8::try_from(rest % 10).unwrap_or(0) + 1;
            rest /= 10;
        }
        let trio = Trio::of(faces);
        match judge(boosted(trio), trio) {
            Grade::Critical => {
                choice.critical += 1;
                choice.success += 1;
            }
            Grade::Success => choice.success += 1,
            Grade::Failure => {}
            Grade::Fumble => choice.fumble += 1,
        }
    }
    choice
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_trio() -> impl Iterator<Item = Trio> {
        (0..1_000_u32).map(|number| {
            let face = |digit: u32| u8::try_from(digit % 10).unwrap_or(0) + 1;
            Trio::of([face(number), face(number / 10), face(number / 100)])
        })
    }

    /// Against every difficulty that matters: what is chosen is what the chooser says, and a lowest die that the essence
    /// leaves out is kept only where all three are.
    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn the_lowest_of_different_dice_never_decides() {
        for target in 1..=31 {
            let judge = |value, trio| Grade::of(trio, value, target);
            let chooser = Chooser::new(judge);
            for trio in every_trio() {
                let kept = best(trio, judge);
                assert_eq!(chooser.best(trio), kept, "{trio:?} against {target}");
                let essential = chooser.best(essence(trio));
                let same = kept == essential || (kept.held == 3 && essential.held == 3);
                assert!(same, "{trio:?} against {target}: {kept:?}, {essential:?}");
                assert_eq!(boosted(trio), boosted(essence(trio)));
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn the_first_of_all_choices_is_the_best() {
        let judge = |value, trio| Grade::of(trio, value + 4, 15);
        for trio in every_trio() {
            let first = choices(trio, judge).first().map(|choice| choice.kept);
            assert_eq!(first, Some(best(trio, judge)));
        }
    }
}
