//! Sums of the kept part of equal dice, without listing rolls.
//!
//! Dice 0, 1, 2 and on, sorted: some of the lowest and some of the highest are dropped. What matters is the face where the
//! kept part begins and the one where it ends; dice strictly between them fall freely, and a polynomial in their generating
//! function, worked out from the inside (Horner), weighs every number of them at once. Multiplying by that function, whose
//! weights are all one, is a sum over a window: nothing but additions.

use super::count::Count;
use crate::dice::meter::Meter;

/// Dice of which the `low` lowest and the `high` highest are dropped.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    pub n: usize,
    pub sides: usize,
    pub low: usize,
    pub high: usize,
}

impl Cut {
    const fn kept(self) -> usize {
        self.n - self.low - self.high
    }

    /// Additions and products that the work takes, roughly.
    pub(super) const fn cost(self) -> u64 {
        let (kept, sides) = (self.kept() as u64, self.sides as u64);
        if kept == 1 {
            return sides * self.n as u64;
        }
        let area = kept
            .saturating_mul(kept)
            .saturating_mul(sides)
            .saturating_mul(sides);
        if self.low > 0 && self.high > 0 {
            area.saturating_mul(4)
        } else {
            area / 2
        }
    }
}

/// Ways to reach each sum of the kept dice, from 0 up.
pub(super) fn ways<C: Count>(cut: Cut, meter: &mut Meter) -> Vec<C> {
    if cut.low > 0 && cut.high > 0 {
        return middle(cut, meter);
    }
    if cut.high == 0 {
        return highest(cut, meter);
    }
    // The lowest mirror the highest.
    let mut ways = highest(
        Cut {
            low: cut.high,
            high: 0,
            ..cut
        },
        meter,
    );
    ways.reverse();
    ways
}

/// The lowest dropped. `face` is that of the lowest kept die: `kept - more` dice of those kept show it, `more` show higher.
fn highest<C: Count>(cut: Cut, meter: &mut Meter) -> Vec<C> {
    let (n, kept, top) = (cut.n, cut.kept(), cut.sides - 1);
    let mut sums = vec![C::zero(); kept * top + 1];
    let choose = row(n, kept);
    let below = Below::new(cut.low, kept);
    for face in 0..=top {
        if meter.is_over() {
            return Vec::new();
        }
        let above = top - face;
        let most_more = if above == 0 { 0 } else { kept - 1 };
        let mut at_or_below: Vec<C> = below.up_to(face);
        let terms = (0..=most_more).map(|more| {
            // `n - more` dice at or below the face.
            let mut weight = std::mem::replace(&mut at_or_below[kept - 1 - more], C::zero());
            weight = weight.product(&choose[more]);
            weight
        });
        let terms: Vec<C> = terms.collect();
        let inner = nested(&terms, above, |_, _| {});
        add_at(&mut sums, kept * face, &inner);
    }
    sums
}

/// Both ends dropped.
fn middle<C: Count>(cut: Cut, meter: &mut Meter) -> Vec<C> {
    let (kept, top) = (cut.kept(), cut.sides - 1);
    let mut sums = vec![C::zero(); kept * top + 1];
    for face in 0..=top {
        let ways = all_at(cut, face);
        sums[kept * face].add(&ways);
    }
    if kept == 1 {
        return sums;
    }
    let ends = Ends::new(cut);
    for between in 0..top {
        if meter.is_over() {
            return Vec::new();
        }
        // `more` dice strictly between the ends, the rest of the kept at either end.
        let most_more = if between == 0 { 0 } else { kept - 2 };
        let terms: Vec<C> = vec![C::zero(); most_more + 1];
        let inner = nested(&terms, between, |more, sums: &mut Vec<C>| {
            ends.add(cut, between, more, sums);
        });
        add_at(&mut sums, 0, &inner);
    }
    sums
}

/// terms\[0\] + U·(terms\[1\] + U·(terms\[2\] + …)) with U = x + x² + … + x^width; `add` puts more into each bracket.
fn nested<C: Count>(terms: &[C], width: usize, add: impl Fn(usize, &mut Vec<C>)) -> Vec<C> {
    let mut sums: Vec<C> = Vec::new();
    for (more, term) in terms.iter().enumerate().rev() {
        sums = if sums.is_empty() {
            vec![C::zero()]
        } else {
            shifted_window(&sums, width)
        };
        sums[0].add(term);
        add(more, &mut sums);
    }
    sums
}

/// The product with x + x² + … + x^width.
fn shifted_window<C: Count>(ways: &[C], width: usize) -> Vec<C> {
    let mut sum = C::zero();
    let mut sums = Vec::with_capacity(ways.len() + width);
    sums.push(C::zero());
    let rising = width.min(ways.len());
    for enters in &ways[..rising] {
        sum.add(enters);
        sums.push(sum.clone());
    }
    for (enters, leaves) in ways[rising..].iter().zip(ways) {
        sum.add(enters);
        sum.sub(leaves);
        sums.push(sum.clone());
    }
    // Past the last that enters, the window stands still if it is wider than the ways, then empties.
    for _ in ways.len()..width {
        sums.push(sum.clone());
    }
    for leaves in &ways[ways.len() - rising..ways.len() - 1] {
        sum.sub(leaves);
        sums.push(sum.clone());
    }
    sums
}

fn add_at<C: Count>(sums: &mut Vec<C>, at: usize, more: &[C]) {
    if sums.len() < at + more.len() {
        sums.resize(at + more.len(), C::zero());
    }
    for (sum, more) in sums[at..].iter_mut().zip(more) {
        sum.add(more);
    }
}

/// The binomials of `n` over 0 to `last`.
fn row<C: Count>(n: usize, last: usize) -> Vec<C> {
    let mut row = Vec::with_capacity(last + 1);
    let mut binomial = C::one();
    for k in 0..=last.min(n) {
        row.push(binomial.clone());
        binomial.scale((n - k) as u64);
        binomial.part(k as u64 + 1);
    }
    row
}

/// Ways of dice that are all at or below a face, at most so many of them below it.
struct Below<C> {
    /// The most below.
    low: usize,
    /// The binomials of `low`, `low + 1` and on over `low`.
    choose: Vec<C>,
}

impl<C: Count> Below<C> {
    /// For `low + 1` to `low + steps` dice.
    fn new(low: usize, steps: usize) -> Self {
        let mut choose = Vec::with_capacity(steps);
        let mut binomial = C::one();
        for step in 0..steps {
            choose.push(binomial.clone());
            binomial.scale((low + step + 1) as u64);
            binomial.part(step as u64 + 1);
        }
        Self { low, choose }
    }

    /// The ways for each number of dice, the face having `below` faces below it.
    ///
    /// One die more is below or at the face; too many below are those where exactly `low` were below and it is too:
    /// W(b+1) = (below + 1)·W(b) - C(b, low)·below^(low+1).
    fn up_to(&self, below: usize) -> Vec<C> {
        let low = u32::try_from(self.low).unwrap_or(u32::MAX);
        let faces = below as u64;
        let mut ways = C::small(faces + 1).power(low);
        let too_many = C::small(faces).power(low + 1);
        let mut all = Vec::with_capacity(self.choose.len());
        for choose in &self.choose {
            ways.scale(faces + 1);
            ways.sub(&choose.product(&too_many));
            all.push(ways.clone());
        }
        all
    }
}

/// Ways in which every kept die shows the same face.
fn all_at<C: Count>(cut: Cut, face: usize) -> C {
    let below = face as u64;
    let kept = cut.kept();
    // Of the dice not below, at most `high` are above: for `n - low` to `n` of them.
    let not_below: Vec<C> = Below::new(cut.high, kept + cut.low).up_to(cut.sides - 1 - face);
    let mut sum = C::zero();
    let mut choose = C::one();
    let mut power = C::one();
    for under in 0..=cut.low {
        let rest = &not_below[cut.n - under - cut.high - 1];
        sum.add_product(&choose.product(&power), rest);
        choose.scale((cut.n - under) as u64);
        choose.part(under as u64 + 1);
        power.scale(below);
    }
    sum
}

/// Ways of the dice at or past either end of the kept part.
struct Ends<C> {
    /// By face of the lower end, then by kept dice there less one: ways of the dice at or below, with the choice of which.
    lower: Vec<Vec<C>>,
    /// By faces above the upper end, then by kept dice there less one.
    upper: Vec<Vec<C>>,
    /// By kept dice at the lower end less one, then at the upper one: the choice of which are at or above it.
    choose: Vec<Vec<C>>,
}

impl<C: Count> Ends<C> {
    fn new(cut: Cut) -> Self {
        let kept = cut.kept();
        let binomials = row::<C>(cut.n, cut.low + kept);
        let at_or_below = Below::<C>::new(cut.low, kept - 1);
        let at_or_above = Below::<C>::new(cut.high, kept - 1);
        let lower = (0..cut.sides - 1).map(|face| {
            let ways = at_or_below.up_to(face);
            let of_which = ways.iter().zip(&binomials[cut.low + 1..]);
            of_which
                .map(|(ways, choose)| ways.product(choose))
                .collect()
        });
        let choose = (1..kept).map(|at_lower| {
            let row = row::<C>(cut.n - cut.low - at_lower, cut.high + kept - at_lower);
            row[cut.high + 1..].to_vec()
        });
        Self {
            lower: lower.collect(),
            upper: (0..cut.sides - 1)
                .map(|above| at_or_above.up_to(above))
                .collect(),
            choose: choose.collect(),
        }
    }

    /// Adds what comes of `more` dice strictly between the ends, which are `between + 1` faces apart.
    fn add(&self, cut: Cut, between: usize, more: usize, sums: &mut Vec<C>) {
        let (kept, top) = (cut.kept(), cut.sides - 1);
        let at_ends = kept - more;
        let len = kept * (top - 1 - between) + (at_ends - 1) * (between + 1) + 1;
        if sums.len() < len {
            sums.resize(len, C::zero());
        }
        for face in 0..top - between {
            let above = top - 1 - between - face;
            for at_upper in 1..at_ends {
                let at_lower = at_ends - at_upper;
                let lower = self.lower[face][at_lower - 1]
                    .product(&self.choose[at_lower - 1][at_upper - 1]);
                sums[kept * face + at_upper * (between + 1)]
                    .add_product(&lower, &self.upper[above][at_upper - 1]);
            }
        }
    }
}
