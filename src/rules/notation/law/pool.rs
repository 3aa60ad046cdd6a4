//! The law of a whole throw: what its dice give together, all of them or those kept.

use super::super::throw::{Amount, Burst, Modifier, Test, Throw, Which};
use super::chains::{Chains, Kinds};
use super::die::{Faces, Lying, burst_test, highest_number, law_of};
use super::{Lawful, Lawless, Solver, within};
use crate::dice::{Curve, Family, Ranked, Weight};

/// What is done to the dice of a throw, taken apart.
pub(super) struct Plan<'t> {
    /// To each die before any is dropped.
    single: &'t [Modifier],
    /// Which are kept.
    keeps: Vec<(Which, u32)>,
    /// To each die that is left.
    after: Vec<Modifier>,
}

impl<'t> Plan<'t> {
    /// `None` where dice are dropped that a modifier after a keep has changed in a way that depends on chance.
    fn of(throw: &'t Throw) -> Option<Self> {
        let first_of_all = throw
            .modifiers
            .iter()
            .position(|modifier| !modifier.is_single());
        let (single, of_all) = throw
            .modifiers
            .split_at(first_of_all.unwrap_or(throw.modifiers.len()));
        let mut plan = Self {
            single,
            keeps: Vec::new(),
            after: Vec::new(),
        };
        let mut changed = false;
        for modifier in of_all {
            match modifier {
                Modifier::Keep(..) if changed => return None,
                Modifier::Keep(which, Amount::Fixed(count)) => plan.keeps.push((*which, *count)),
                Modifier::Keep(_, Amount::Drawn(_)) => return None,
                // A clamp keeps the order of the dice, so what is kept does not depend on it.
                Modifier::Least(_) | Modifier::Most(_) => plan.after.push(modifier.clone()),
                other => {
                    changed = true;
                    plan.after.push(other.clone());
                }
            }
        }
        Some(plan)
    }

    /// The sorted places that are kept of so many dice.
    pub(super) fn places(&self, count: u32) -> (u32, u32) {
        self.keeps
            .iter()
            .fold((0, count), |(from, to), (which, number)| {
                let (low, high) = which.with(*number).places(to - from);
                (from + low, from + high)
            })
    }
}

/// Whether a modifier adds dice to the pool.
const fn adds(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Explode { how, .. } if !matches!(how, Burst::Compound))
}

impl Solver<'_> {
    /// The law of a throw all of whose numbers are fixed.
    pub(super) fn fixed(&mut self, throw: &Throw) -> Lawful {
        let over = Lawless::OverBudget;
        let count = throw.fixed_count().ok_or(Lawless::OverBudget)?;
        let faces = Faces::of(&throw.die).ok_or(Lawless::OverBudget)?;
        if !self.meter.affords_pairs(faces.rows.len(), 1) {
            return Err(Lawless::OverBudget);
        }
        let plan = Plan::of(throw).ok_or(over)?;
        if plan.keeps.is_empty() {
            let modifiers: Vec<Modifier> = plan.single.iter().chain(&plan.after).cloned().collect();
            return self.all_of(count, &modifiers, &faces);
        }
        match plan.single.iter().position(adds) {
            Some(burst) => self.kept_of_chains(count, &plan, burst, &faces),
            None => self.kept(count, &plan, &faces),
        }
    }

    /// What all dice give together.
    fn all_of(&mut self, count: u32, modifiers: &[Modifier], faces: &Faces) -> Lawful {
        let chain = modifiers
            .iter()
            .position(|modifier| matches!(modifier, Modifier::Explode { .. }));
        if let Some(place) = chain
            && let Modifier::Explode { how, when } = &modifiers[place]
        {
            let rest = &modifiers[place + 1..];
            let grows = *how == Burst::Compound && !rest.is_empty();
            if *how != Burst::Once && !grows {
                let first = Self::settled(Self::rolled(faces), &modifiers[..place], faces);
                let family = self.family(first, (*how, burst_test(*when, faces)), rest, faces)?;
                return within(family.sum_of(count, self.reach, self.meter));
            }
        }
        let (one, _) = self.worth_or_count(modifiers, faces)?;
        within(one.repeated(count, self.meter))
    }

    fn worth_or_count(
        &mut self,
        modifiers: &[Modifier],
        faces: &Faces,
    ) -> Result<(Curve, Option<Vec<Lying>>), Lawless> {
        let Some((Modifier::Count { .. }, before)) = modifiers.split_last() else {
            return self.worth(modifiers, faces);
        };
        if before
            .iter()
            .any(|modifier| matches!(modifier, Modifier::Explode { .. }))
        {
            return self.worth(modifiers, faces);
        }
        let mut lying = Self::settled(Self::rolled(faces), before, faces);
        for die in &mut lying {
            if let Some(Modifier::Count { hit, miss }) = modifiers.last() {
                let misses = miss.is_some_and(|miss| miss.passes(die.value));
                die.value = i64::from(hit.passes(die.value)) - i64::from(misses);
            }
        }
        Ok((law_of(&lying).reduced(), None))
    }

    /// A die and those it brings.
    fn family(
        &mut self,
        first: Vec<Lying>,
        (how, when): (Burst, Test),
        rest: &[Modifier],
        faces: &Faces,
    ) -> Result<Family, Lawless> {
        let less = i64::from(how == Burst::Penetrate);
        let later = faces.rows.iter().map(|(face, ways)| Lying {
            raw: *face,
            value: face - less,
            ways: (*ways).into(),
        });
        let (then_ends, then_goes_on, then_out_of) = self.gives(later, when, rest, faces)?;
        let (ends, goes_on, out_of) = self.gives(first.into_iter(), when, rest, faces)?;
        let family = Family {
            ends,
            goes_on,
            then_ends,
            then_goes_on,
            out_of,
        };
        family.over_common(then_out_of).ok_or(Lawless::OverBudget)
    }

    /// What the kept dice of a pool give to which none was added.
    fn kept(&mut self, count: u32, plan: &Plan, faces: &Faces) -> Lawful {
        let (from, to) = plan.places(count);
        if from == to {
            return Ok(Curve::certain(0));
        }
        let (worth, lying) = self.worth(plan.single, faces)?;
        let explodes_after = plan
            .after
            .iter()
            .any(|modifier| matches!(modifier, Modifier::Explode { .. }));
        // Where a die counts as something else than it shows, what it shows decides whether it explodes.
        let raw_is_value = lying
            .as_ref()
            .is_some_and(|lying| lying.iter().all(|die| die.raw == die.value));
        if explodes_after && !raw_is_value {
            return Err(Lawless::OverBudget);
        }
        let mut given = Vec::new();
        for (value, weight) in worth.rows() {
            given.push((weight, self.finish((value, value), &plan.after, faces)?));
        }
        let beyond = worth.beyond();
        let past = beyond.map_or(Weight::ZERO, |beyond| {
            worth.total().times(beyond.ways()).over(beyond.out_of())
        });
        let bounded = plan
            .after
            .iter()
            .any(|modifier| matches!(modifier, Modifier::Most(_) | Modifier::Count { .. }));
        let mut above = past.clone();
        if bounded && !past.is_zero() {
            let large = worth
                .span()
                .1
                .max(highest_number(&plan.after))
                .saturating_add(1);
            given.push((past, self.finish((large, large), &plan.after, faces)?));
            above = Weight::ZERO;
        }
        self.ranked(count, (from, to), given, above)
    }

    /// What dice at these sorted places give, `given` being the values from low to high and `above` what lies above all.
    fn ranked(
        &mut self,
        count: u32,
        (from, to): (u32, u32),
        given: Vec<(Weight, Curve)>,
        above: Weight,
    ) -> Lawful {
        let common = given.iter().fold(Weight::ONE, |common, (_, curve)| {
            common.common_multiple(curve.total())
        });
        let is_cut = !above.is_zero() || given.iter().any(|(_, curve)| curve.is_cut());
        let face = |(weight, curve): (Weight, Curve)| {
            let scale = common.over(curve.total());
            let gives = curve
                .rows()
                .map(|(value, ways)| (value, ways.times(&scale)))
                .collect();
            (weight, gives)
        };
        let mut faces: Vec<(Weight, Vec<(i64, Weight)>)> = given.into_iter().map(face).collect();
        // From the end where fewer dice are dropped.
        let (low, high) = (from, count - to);
        let from_below = low < high;
        if !from_below {
            faces.reverse();
        }
        let ranked = Ranked {
            n: count,
            dropped: low.min(high),
            kept: to - from,
            faces,
            past: if from_below {
                (Weight::ZERO, above)
            } else {
                (above, Weight::ZERO)
            },
            gives_out_of: common,
        };
        let curve = within(ranked.curve(self.meter))?;
        Ok(if is_cut { curve.cut_above() } else { curve })
    }

    /// What the kept dice of a pool give to which exploding dice have added others.
    fn kept_of_chains(&mut self, count: u32, plan: &Plan, burst: usize, faces: &Faces) -> Lawful {
        let Modifier::Explode { how, when } = &plan.single[burst] else {
            return Err(Lawless::OverBudget);
        };
        let (how, when) = (*how, burst_test(*when, faces));
        let clamps_only = plan.single[burst + 1..]
            .iter()
            .all(|modifier| matches!(modifier, Modifier::Least(_) | Modifier::Most(_)));
        let chained = plan.single[..burst]
            .iter()
            .any(|modifier| matches!(modifier, Modifier::Explode { .. }));
        if !clamps_only || chained {
            return Err(Lawless::OverBudget);
        }
        let first = Self::settled(Self::rolled(faces), &plan.single[..burst], faces);
        let less = i64::from(how == Burst::Penetrate);
        let later = Self::rolled(faces).into_iter().map(|die| Lying {
            value: die.value - less,
            ..die
        });
        let clamp = |die: Lying| {
            let settled = Self::settled(vec![die], &plan.single[burst + 1..], faces);
            settled.into_iter().next()
        };
        let kinds = Kinds {
            first: first.into_iter().filter_map(clamp).collect(),
            later: later.filter_map(clamp).collect(),
            when,
            how,
        };
        let chains = kinds.compositions(count, self.meter);
        let chains = chains.ok_or(Lawless::OverBudget)?;
        self.mix_of_chains(count, plan, &kinds, &chains, faces)
    }

    /// The pool of each composition weighed, up to the one from which on nothing changes any more.
    fn mix_of_chains(
        &mut self,
        count: u32,
        plan: &Plan,
        kinds: &Kinds,
        chains: &Chains,
        faces: &Faces,
    ) -> Lawful {
        let values = kinds.values();
        let ways = kinds.ways_of(&values).ok_or(Lawless::OverBudget)?;
        let mut gives = Vec::with_capacity(values.len());
        for value in &values {
            let law = self.finish((*value, *value), &plan.after, faces)?;
            gives.push(law.constant().ok_or(Lawless::OverBudget)?);
        }
        let mut parts: Vec<(Weight, Curve)> = Vec::new();
        let mut weighed = Weight::ZERO;
        for (dice, weight) in &chains.rows {
            let size = dice.iter().sum::<u32>();
            let (from, to) = plan.places(size);
            let groups = Kinds::groups(dice, &ways, &gives);
            let curve = within(groups.curve(size - to, to - from, self.meter))?;
            let added = size - count;
            // Beyond here more dice change nothing: all that is left has this law.
            if kinds.saturates(plan, count, added) {
                let rest = chains.out_of.minus(&weighed);
                parts.push((rest, curve));
                return within(Curve::mixed(&parts, &chains.out_of, self.meter));
            }
            weighed = weighed.plus(weight);
            parts.push((weight.clone(), curve));
        }
        within(Curve::mixed(&parts, &chains.out_of, self.meter))
    }
}
