//! Sums of equal dice: ways to reach each sum, the least sum first.

use super::count::Count;
use crate::dice::meter::Meter;

/// Up to so many dice, adding die after die is quicker than the recurrence.
const FEW: usize = 16;

/// Bits that the work on a sum of dice needs past those of its result.
pub(super) fn headroom(n: u64, sides: u64) -> u64 {
    if n <= FEW as u64 {
        1
    } else {
        2 + u64::from((n * sides + sides).ilog2())
    }
}

/// Ways to reach each sum of `n` dice with `s` faces 0, 1, 2 and on, from 0 up to the middle; the other half mirrors them.
pub(super) fn of_dice<C: Count>(n: usize, s: usize, meter: &mut Meter) -> Vec<C> {
    let last = n * (s - 1);
    let ways: Vec<C> = if n <= FEW {
        die_after_die(n, s, last / 2, meter)
    } else {
        by_recurrence(n, s, last / 2, meter)
    };
    if meter.spent() {
        return Vec::new();
    }
    ways
}

/// Each die adds up a window of the ways before it. Ways past `half` are not needed.
fn die_after_die<C: Count>(n: usize, s: usize, half: usize, meter: &mut Meter) -> Vec<C> {
    if n == 0 {
        return vec![C::one()];
    }
    let mut ways = vec![C::one(); s.min(half + 1)];
    for dice in 2..=n {
        let len = (dice * (s - 1)).min(half) + 1;
        ways = window(&ways, s, len, meter);
    }
    ways
}

/// Sums of the windows of `s` numbers that end at each place, `len` of them; none past the budget.
pub(super) fn window<C: Count>(ways: &[C], s: usize, len: usize, meter: &mut Meter) -> Vec<C> {
    meter.charge(len);
    if meter.spent() {
        return Vec::new();
    }
    let mut sum = C::zero();
    let mut sums = Vec::with_capacity(len);
    for place in 0..len {
        if let Some(enters) = ways.get(place) {
            sum.add(enters);
        }
        if place >= s
            && let Some(leaves) = ways.get(place - s)
        {
            sum.sub(leaves);
        }
        sums.push(sum.clone());
    }
    sums
}

/// The generating function (1 - x^S)^n / (1 - x)^n gives
/// k·c\[k\] = (k-1+n)·c\[k-1\] - (nS+S-k)·c\[k-S\] + (n(S-1)-(k-S-1))·c\[k-S-1\].
fn by_recurrence<C: Count>(n: usize, s: usize, half: usize, meter: &mut Meter) -> Vec<C> {
    let mut ways: Vec<C> = Vec::with_capacity(half + 1);
    ways.push(C::one());
    for k in 1..=half {
        if k % 1_024 == 0 && meter.is_over() {
            return Vec::new();
        }
        let mut sum = ways[k - 1].clone();
        sum.scale((k - 1 + n) as u64);
        if k > s {
            let mut more = ways[k - s - 1].clone();
            more.scale((n * (s - 1) + s + 1 - k) as u64);
            sum.add(&more);
        }
        if k >= s {
            let mut less = ways[k - s].clone();
            less.scale((n * s + s - k) as u64);
            sum.sub(&less);
        }
        sum.part(k as u64);
        ways.push(sum);
    }
    ways
}

/// The `n`-th power of a polynomial with small weights, the first above zero: the recurrence of J. C. P. Miller,
/// k·p\[0\]·c\[k\] = Σ (i(n+1) - k)·p\[i\]·c\[k-i\].
pub(super) fn power<C: Count>(weights: &[u64], n: usize, meter: &mut Meter) -> Vec<C> {
    let last = n * (weights.len() - 1);
    let first = weights[0];
    let others: Vec<(usize, u64)> = weights
        .iter()
        .copied()
        .enumerate()
        .skip(1)
        .filter(|(_, weight)| *weight > 0)
        .collect();
    let mut ways: Vec<C> = Vec::with_capacity(last + 1);
    ways.push(C::small(first).power(u32::try_from(n).unwrap_or(u32::MAX)));
    for k in 1..=last {
        if k % 256 == 0 && meter.is_over() {
            return Vec::new();
        }
        let (mut more, mut less) = (C::zero(), C::zero());
        for &(i, weight) in others.iter().take_while(|(i, _)| *i <= k) {
            let mut term = ways[k - i].clone();
            if term.is_zero() {
                continue;
            }
            let (ahead, behind) = (i * (n + 1), k);
            term.scale(ahead.abs_diff(behind) as u64 * weight);
            if ahead >= behind {
                more.add(&term);
            } else {
                less.add(&term);
            }
        }
        more.sub(&less);
        more.part(k as u64 * first);
        ways.push(more);
    }
    ways
}

/// Bits that the work on such a power needs past those of its result.
pub(super) fn power_headroom(len: u64, n: u64, total_bits: u64) -> u64 {
    total_bits + 2 + u64::from((len * (n + 1)).ilog2())
}

/// The product of two polynomials, their terms so many places apart.
pub(super) fn convolve<C: Count>(
    (a, a_step): (&[C], usize),
    (b, b_step): (&[C], usize),
    meter: &mut Meter,
) -> Vec<C> {
    let len = (a.len() - 1) * a_step + (b.len() - 1) * b_step + 1;
    let one = C::one();
    if b_step == 1 && a_step == 1 && b.len() > 2 && b.iter().all(|weight| *weight == one) {
        return window(a, b.len(), len, meter);
    }
    if b_step == 1 && a_step == 1 && a.len() > 2 && a.iter().all(|weight| *weight == one) {
        return window(b, a.len(), len, meter);
    }
    let mut product = vec![C::zero(); len];
    for (i, left) in a.iter().enumerate().filter(|(_, weight)| !weight.is_zero()) {
        if meter.is_over() {
            return Vec::new();
        }
        for (j, right) in b.iter().enumerate() {
            product[i * a_step + j * b_step].add_product(left, right);
        }
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Budget;

    #[test]
    fn windows_stop_where_the_budget_is_spent() {
        let mut meter = Meter::new(Budget::default());
        let ones = [1_u64; 6];
        let product = convolve((&ones, 1), (&ones, 1), &mut meter);
        assert_eq!(product, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
        assert_eq!(of_dice::<u64>(2, 6, &mut meter), product[..6]);
        meter.give_up();
        assert!(convolve((&ones, 1), (&ones, 1), &mut meter).is_empty());
        assert!(of_dice::<u64>(2, 6, &mut meter).is_empty());
    }
}
