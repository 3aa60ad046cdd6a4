//! The least and the greatest value that expressions can take, so that none ever passes 64 bits.

use super::node::Function;
use super::throw::{Amount, Burst, Modifier, Throw, Which};
use crate::dice::CHAIN_LIMIT;

/// A quotient rounded down; `None` where it passes 64 bits.
pub(super) const fn floor(a: i64, b: i64) -> Option<i64> {
    let Some(quotient) = a.checked_div(b) else {
        return None;
    };
    if a % b != 0 && (a < 0) != (b < 0) {
        quotient.checked_sub(1)
    } else {
        Some(quotient)
    }
}

/// The least and the greatest of an operation that takes its extremes at the ends of its operands.
pub(super) fn corners(
    a: (i64, i64),
    b: (i64, i64),
    operation: impl Fn(i64, i64) -> Option<i64>,
) -> Option<(i64, i64)> {
    let all = [
        operation(a.0, b.0)?,
        operation(a.0, b.1)?,
        operation(a.1, b.0)?,
        operation(a.1, b.1)?,
    ];
    Some((all.into_iter().min()?, all.into_iter().max()?))
}

/// How many dice one die of a throw may come to on one roll.
pub(super) fn reach(throw: &Throw) -> u64 {
    throw.modifiers.iter().fold(1, |reach, modifier| {
        let more = match modifier {
            Modifier::Reroll { once: true, .. } => 2,
            Modifier::Explode {
                how: Burst::Once, ..
            } => 2,
            Modifier::Reroll { .. } | Modifier::Explode { .. } => u64::from(CHAIN_LIMIT) + 1,
            _ => 1,
        };
        reach.saturating_mul(more).min(u64::from(u32::MAX))
    })
}

/// The least and the greatest value of a throw of `least` to `most` dice; `None` past 64 bits.
pub(super) fn span_of(throw: &Throw, least: u32, most: u32) -> Option<(i64, i64)> {
    let raw = throw.die.span();
    let (mut low, mut high) = (i128::from(raw.0), i128::from(raw.1));
    let (mut fewest, mut dice) = (i128::from(least), i128::from(most));
    for modifier in &throw.modifiers {
        match modifier {
            Modifier::Least(number) => {
                (low, high) = (low.max((*number).into()), high.max((*number).into()));
            }
            Modifier::Most(number) => {
                (low, high) = (low.min((*number).into()), high.min((*number).into()));
            }
            Modifier::Reroll { .. } => {
                (low, high) = (low.min(raw.0.into()), high.max(raw.1.into()));
            }
            Modifier::Explode { how, .. } => {
                let (one_less, chain) = match how {
                    Burst::Penetrate => (1, i128::from(CHAIN_LIMIT)),
                    Burst::Once => (0, 1),
                    Burst::Add | Burst::Compound => (0, i128::from(CHAIN_LIMIT)),
                };
                let (least, most) = (i128::from(raw.0) - one_less, i128::from(raw.1) - one_less);
                if *how == Burst::Compound {
                    low = low.checked_add(chain.checked_mul(least)?.min(0))?;
                    high = high.checked_add(chain.checked_mul(most)?.max(0))?;
                } else {
                    (low, high) = (low.min(least), high.max(most));
                    dice = dice
                        .saturating_mul(1 + chain)
                        .min(i128::from(u32::MAX) * 2_000);
                }
            }
            Modifier::Keep(which, Amount::Fixed(count)) => {
                let kept = |have: i128| kept_of(*which, have, (*count).into());
                (fewest, dice) = (kept(fewest).min(kept(dice)), kept(dice).max(kept(fewest)));
            }
            Modifier::Keep(..) => fewest = 0,
            Modifier::Count { miss, .. } => {
                (low, high) = (if miss.is_some() { -1 } else { 0 }, 1);
                fewest = 0;
            }
        }
    }
    let least = fewest.checked_mul(low)?.min(dice.checked_mul(low)?);
    let most = fewest.checked_mul(high)?.max(dice.checked_mul(high)?);
    Some((i64::try_from(least).ok()?, i64::try_from(most).ok()?))
}

fn kept_of(which: Which, have: i128, count: i128) -> i128 {
    match which {
        Which::Highest | Which::Lowest | Which::Middle => count.min(have),
        Which::DropHighest | Which::DropLowest => (have - count).max(0),
    }
}

pub(super) fn span_of_pick(function: Function, spans: &[(i64, i64)]) -> Option<(i64, i64)> {
    let mut lows: Vec<i64> = spans.iter().map(|span| span.0).collect();
    let mut highs: Vec<i64> = spans.iter().map(|span| span.1).collect();
    lows.sort_unstable();
    highs.sort_unstable();
    let sum = |values: &[i64]| {
        values
            .iter()
            .try_fold(0_i64, |sum, value| sum.checked_add(*value))
    };
    let count = spans.len();
    match function {
        Function::Min => Some((*lows.first()?, *highs.first()?)),
        Function::Max => Some((*lows.last()?, *highs.last()?)),
        Function::Abs => {
            let (low, high) = *spans.first()?;
            let most = low.checked_abs()?.max(high.checked_abs()?);
            let least = if low <= 0 && high >= 0 {
                0
            } else {
                low.checked_abs()?.min(high.checked_abs()?)
            };
            Some((least, most))
        }
        Function::Best(take) => {
            let from = count - count.min(take as usize);
            Some((sum(&lows[from..])?, sum(&highs[from..])?))
        }
        Function::Worst(take) => {
            let to = count.min(take as usize);
            Some((sum(&lows[..to])?, sum(&highs[..to])?))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::Die;

    /// So many explosions, one upon the other, of a million dice with a face as great as there is.
    fn of_explosions(times: usize) -> Option<(i64, i64)> {
        let explode = Modifier::Explode {
            how: Burst::Compound,
            when: None,
        };
        let throw = Throw {
            count: Amount::Fixed(1_000_000),
            die: Die::Faces(Box::new([i64::MAX, 1])),
            modifiers: vec![explode; times],
        };
        span_of(&throw, 1_000_000, 1_000_000)
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn a_value_past_any_number_has_no_span() {
        for times in [0, 1, 3, 20_000] {
            assert_eq!(of_explosions(times), None, "{times}");
        }
    }
}
