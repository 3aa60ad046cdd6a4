//! The law of one die with what is done to it: rolled again, clamped, exploded, counted.

use super::super::throw::{Amount, Burst, Compare, Die, Modifier, Test, Throw};
use super::{Lawful, Lawless, Solver, within};
use crate::dice::{Curve, Family, Weight};
use std::collections::BTreeMap;

/// The faces of a die, each with how many sides show it, from the lowest to the highest.
pub(super) struct Faces {
    pub rows: Vec<(i64, u64)>,
    pub highest: i64,
}

impl Faces {
    /// `None` for a die with more faces than anybody wants listed.
    pub(super) fn of(die: &Die) -> Option<Self> {
        const MOST: i64 = 1 << 20;
        let rows: Vec<(i64, u64)> = match die {
            Die::Sides(sides) if i64::from(sides.get()) <= MOST => {
                (1..=i64::from(sides.get())).map(|face| (face, 1)).collect()
            }
            Die::Sides(_) | Die::Drawn(_) => return None,
            Die::Fudge | Die::Faces(_) => {
                let mut faces = die.listed().unwrap_or_default().to_vec();
                faces.sort_unstable();
                let mut rows: Vec<(i64, u64)> = Vec::new();
                for face in faces {
                    match rows.last_mut() {
                        Some((last, times)) if *last == face => *times += 1,
                        _ => rows.push((face, 1)),
                    }
                }
                rows
            }
        };
        Some(Self {
            highest: rows.last().map_or(0, |(face, _)| *face),
            rows,
        })
    }
}

/// A die as it lies: the face it shows, what it counts as, and its ways.
#[derive(Clone)]
pub(super) struct Lying {
    pub raw: i64,
    pub value: i64,
    pub ways: Weight,
}

/// What dice give that end a chain, what those give that go on, and out of how many ways.
type Given = (Vec<(i64, u64)>, Vec<(i64, u64)>, u64);

/// Which dice explode.
pub(super) fn burst_test(when: Option<Test>, faces: &Faces) -> Test {
    when.unwrap_or(Test {
        how: Compare::Eq,
        than: faces.highest,
    })
}

impl Solver<'_> {
    /// A die just rolled.
    pub(super) fn rolled(faces: &Faces) -> Vec<Lying> {
        let lying = |(face, ways): &(i64, u64)| Lying {
            raw: *face,
            value: *face,
            ways: (*ways).into(),
        };
        faces.rows.iter().map(lying).collect()
    }

    /// What modifiers that bring no dice to the pool make of a die: each way it may lie.
    pub(super) fn settled(
        mut dice: Vec<Lying>,
        modifiers: &[Modifier],
        faces: &Faces,
    ) -> Vec<Lying> {
        for modifier in modifiers {
            match modifier {
                Modifier::Least(least) => {
                    for die in &mut dice {
                        die.value = die.value.max(*least);
                    }
                }
                Modifier::Most(most) => {
                    for die in &mut dice {
                        die.value = die.value.min(*most);
                    }
                }
                Modifier::Reroll { once, when } => dice = rerolled(dice, *once, *when, faces),
                _ => {}
            }
        }
        dice
    }

    /// The law of what a lying die comes to: the sum of its values, or its successes, once the modifiers are through with it
    /// and with all dice it brings.
    pub(super) fn finish(
        &mut self,
        (raw, value): (i64, i64),
        modifiers: &[Modifier],
        faces: &Faces,
    ) -> Lawful {
        let Some((modifier, rest)) = modifiers.split_first() else {
            return Ok(Curve::certain(value));
        };
        match modifier {
            Modifier::Least(least) => self.finish((raw, value.max(*least)), rest, faces),
            Modifier::Most(most) => self.finish((raw, value.min(*most)), rest, faces),
            Modifier::Reroll { when, .. } if !when.passes(value) => {
                self.finish((raw, value), rest, faces)
            }
            Modifier::Reroll { once, when } => {
                self.any_face(rest, faces, |face| *once || !when.passes(face))
            }
            Modifier::Explode { how, when } => {
                let when = burst_test(*when, faces);
                if *how == Burst::Compound && !rest.is_empty() {
                    return self.finish_compound((raw, value), when, rest, faces);
                }
                let this = self.finish((raw, value), rest, faces)?;
                if !when.passes(raw) {
                    return Ok(this);
                }
                let others = match how {
                    Burst::Once => self.any_face(rest, faces, |_| true)?,
                    _ => {
                        let family = self.later(*how, when, rest, faces)?;
                        within(family.sum_of(1, self.reach, self.meter))?
                    }
                };
                within(this.plus(&others, self.meter))
            }
            Modifier::Count { hit, miss } => {
                let misses = miss.is_some_and(|miss| miss.passes(value));
                let count = i64::from(hit.passes(value)) - i64::from(misses);
                Ok(Curve::certain(count))
            }
            Modifier::Keep(..) => Err(Lawless::OverBudget),
        }
    }

    /// What a new die comes to if it shows any of the faces that `is` picks.
    fn any_face(&mut self, rest: &[Modifier], faces: &Faces, is: impl Fn(i64) -> bool) -> Lawful {
        let mut parts = Vec::new();
        let mut out_of = 0;
        for (face, ways) in faces.rows.iter().filter(|(face, _)| is(*face)) {
            out_of += ways;
            parts.push((
                Weight::from(*ways),
                self.finish((*face, *face), rest, faces)?,
            ));
        }
        within(Curve::mixed(&parts, &out_of.into(), self.meter))
    }

    /// The dice that an explosion brings, as a family of which every die is a later one.
    fn later(
        &mut self,
        how: Burst,
        when: Test,
        rest: &[Modifier],
        faces: &Faces,
    ) -> Result<Family, Lawless> {
        let less = i64::from(how == Burst::Penetrate);
        let later = faces.rows.iter().map(|(face, ways)| Lying {
            raw: *face,
            value: face - less,
            ways: (*ways).into(),
        });
        let (ends, goes_on, out_of) = self.gives(later, when, rest, faces)?;
        Ok(Family {
            then_ends: ends.clone(),
            then_goes_on: goes_on.clone(),
            ends,
            goes_on,
            out_of,
        })
    }

    /// What dice give that end a chain and what those give that go on, in ways out of a number of them.
    pub(super) fn gives(
        &mut self,
        dice: impl Iterator<Item = Lying>,
        when: Test,
        rest: &[Modifier],
        faces: &Faces,
    ) -> Result<Given, Lawless> {
        let mut parts: Vec<(bool, Weight, Curve)> = Vec::new();
        for die in dice {
            let curve = self.finish((die.raw, die.value), rest, faces)?;
            if curve.is_cut() {
                return Err(Lawless::OverBudget);
            }
            parts.push((when.passes(die.raw), die.ways, curve));
        }
        let common = parts.iter().fold(Weight::ONE, |common, (.., curve)| {
            common.common_multiple(curve.total())
        });
        let (mut ends, mut goes_on) = (BTreeMap::new(), BTreeMap::new());
        let mut out_of = 0_u64;
        for (explodes, ways, curve) in &parts {
            let scale = ways.times(&common.over(curve.total()));
            for (value, weight) in curve.rows() {
                let ways = weight.times(&scale).to_u64().ok_or(Lawless::OverBudget)?;
                out_of = out_of.checked_add(ways).ok_or(Lawless::OverBudget)?;
                let list = if *explodes { &mut goes_on } else { &mut ends };
                *list.entry(value).or_insert(0) += ways;
            }
        }
        let listed = |ways: BTreeMap<i64, u64>| ways.into_iter().collect();
        Ok((listed(ends), listed(goes_on), out_of))
    }

    /// A die that grows by those it brings, and is only then looked at by what follows.
    fn finish_compound(
        &mut self,
        (raw, value): (i64, i64),
        when: Test,
        rest: &[Modifier],
        faces: &Faces,
    ) -> Lawful {
        if !when.passes(raw) {
            return self.finish((raw, value), rest, faces);
        }
        let family = self.later(Burst::Compound, when, &[], faces)?;
        let reach = highest_number(rest).saturating_sub(value).max(self.reach);
        let grown = within(family.sum_of(1, reach, self.meter))?.shifted(value);
        self.finish_grown(&grown, rest, faces)
    }

    /// What follows on a die that has grown. Past every number that follows names, it makes no difference how large the die is;
    /// then nothing is left out.
    fn finish_grown(&mut self, grown: &Curve, rest: &[Modifier], faces: &Faces) -> Lawful {
        if rest
            .iter()
            .any(|modifier| matches!(modifier, Modifier::Explode { .. }))
        {
            return Err(Lawless::OverBudget);
        }
        let bounded = rest
            .iter()
            .any(|modifier| matches!(modifier, Modifier::Most(_) | Modifier::Count { .. }));
        let mut parts = Vec::new();
        for (value, weight) in grown.rows() {
            parts.push((weight, self.finish((value, value), rest, faces)?));
        }
        if bounded && let Some(beyond) = grown.beyond() {
            let past = grown.span().1.max(highest_number(rest)).saturating_add(1);
            let weight = grown.total().times(beyond.ways()).over(beyond.out_of());
            parts.push((weight, self.finish((past, past), rest, faces)?));
        }
        within(Curve::mixed(&parts, grown.total(), self.meter))
    }

    /// The law of what one die is worth when it has been rolled and these modifiers, none of which adds to the pool, are
    /// through with it; and how it may lie, where no chain has made that unknown.
    pub(super) fn worth(
        &mut self,
        modifiers: &[Modifier],
        faces: &Faces,
    ) -> Result<(Curve, Option<Vec<Lying>>), Lawless> {
        let chain = modifiers
            .iter()
            .position(|modifier| matches!(modifier, Modifier::Explode { .. }));
        let Some(chain) = chain else {
            let lying = Self::settled(Self::rolled(faces), modifiers, faces);
            return Ok((law_of(&lying), Some(lying)));
        };
        let lying = Self::settled(Self::rolled(faces), &modifiers[..chain], faces);
        let out_of = lying
            .iter()
            .fold(Weight::ZERO, |sum, die| sum.plus(&die.ways));
        let mut parts = Vec::new();
        for die in &lying {
            let law = self.finish((die.raw, die.value), &modifiers[chain..], faces)?;
            parts.push((die.ways.clone(), law));
        }
        Ok((within(Curve::mixed(&parts, &out_of, self.meter))?, None))
    }
}

/// The law of the values of lying dice.
pub(super) fn law_of(lying: &[Lying]) -> Curve {
    let total = lying
        .iter()
        .fold(Weight::ZERO, |sum, die| sum.plus(&die.ways));
    let rows = lying.iter().map(|die| (die.value, die.ways.clone()));
    Curve::of_rows(rows.collect(), total)
}

/// Dice of which those that match are rolled again.
fn rerolled(dice: Vec<Lying>, once: bool, when: Test, faces: &Faces) -> Vec<Lying> {
    let new = || {
        faces
            .rows
            .iter()
            .filter(|(face, _)| once || !when.passes(*face))
    };
    let new_ways: u64 = new().map(|(_, ways)| ways).sum();
    let (again, stay): (Vec<Lying>, Vec<Lying>) =
        dice.into_iter().partition(|die| when.passes(die.value));
    let again = again
        .iter()
        .fold(Weight::ZERO, |sum, die| sum.plus(&die.ways));
    let stay = stay.into_iter().map(|die| Lying {
        ways: die.ways.times(&new_ways.into()),
        ..die
    });
    let mut dice: Vec<Lying> = stay.collect();
    // Those that count as what they show, as a new die does.
    let plain: BTreeMap<i64, usize> = dice
        .iter()
        .enumerate()
        .filter(|(_, die)| die.raw == die.value)
        .map(|(place, die)| (die.raw, place))
        .collect();
    for (face, ways) in new().filter(|_| !again.is_zero()) {
        let ways = again.times(&(*ways).into());
        match plain.get(face) {
            Some(&place) => dice[place].ways = dice[place].ways.plus(&ways),
            None => dice.push(Lying {
                raw: *face,
                value: *face,
                ways,
            }),
        }
    }
    dice
}

/// The highest number that any of the modifiers compares with.
pub(super) fn highest_number(modifiers: &[Modifier]) -> i64 {
    let numbers = modifiers.iter().map(|modifier| match modifier {
        Modifier::Least(number) | Modifier::Most(number) => *number,
        Modifier::Reroll { when, .. } => when.than,
        Modifier::Count { hit, miss } => hit.than.max(miss.map_or(hit.than, |miss| miss.than)),
        Modifier::Keep(..) | Modifier::Explode { .. } => i64::MIN,
    });
    numbers.max().unwrap_or(i64::MIN)
}

impl Throw {
    /// How many dice, where no other dice decide it.
    pub(super) fn fixed_count(&self) -> Option<u32> {
        match self.count {
            Amount::Fixed(count) => Some(count),
            Amount::Drawn(_) => None,
        }
    }
}
