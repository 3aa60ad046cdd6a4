//! Sums of the kept part of dice that are not all alike: any faces with any weights, and anything that a kept die gives.
//!
//! Faces from high to low, each taken by some of the dice not yet placed; as soon as the kept places are full, all dice left
//! are weighed at once.

use super::count::{Count, for_width, width_for};
use super::{Curve, Spots, Ways};
use crate::dice::Weight;
use crate::dice::meter::Meter;

/// Equal dice whose sorted places from the top on are partly kept.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// How many dice.
    pub n: u32,
    /// How many of the highest are dropped, and how many after them are kept.
    pub dropped: u32,
    /// How many are kept.
    pub kept: u32,
    /// The faces from high to low: weight, and what a kept die with it gives, with ways that add up to `gives_out_of` or less.
    pub faces: Vec<(Weight, Vec<(i64, Weight)>)>,
    /// The weight of what is above all faces and below them; where it is kept, it is left out.
    pub past: (Weight, Weight),
    /// The ways of what one kept die gives.
    pub gives_out_of: Weight,
}

struct Face<C> {
    weight: C,
    gives: Vec<(usize, C)>,
    /// The weight of all lower faces.
    lower: C,
}

impl Ranked {
    /// The law of what the kept dice give. `None` past the budget. What is left out is left out of the weights only.
    pub fn curve(&self, meter: &mut Meter) -> Option<Curve> {
        if self.kept == 0 {
            return Some(Curve::certain(0));
        }
        let all = || {
            self.faces
                .iter()
                .flat_map(|(_, gives)| gives.iter().map(|(gives, _)| *gives))
        };
        let (least, most) = (all().min()?, all().max()?);
        let step = all().fold(0, |step, gives| {
            num_integer::gcd(step, gives.abs_diff(least))
        });
        let step = step.max(1);
        let len = (most.abs_diff(least) / step)
            .checked_mul(self.kept.into())?
            .checked_add(1)?;
        let one = self
            .faces
            .iter()
            .fold(self.past.0.plus(&self.past.1), |sum, (weight, _)| {
                sum.plus(weight)
            });
        let total = one.power(self.n).times(&self.gives_out_of.power(self.kept));
        // Choices among the dice count too, where each has only one way.
        let bits = total.bits().max(u64::from(self.n));
        let width = width_for(bits + u64::from(self.n.max(1).ilog2()) + 2);
        let tracked = u64::from(self.dropped + self.kept);
        let given = self
            .faces
            .iter()
            .map(|(_, gives)| gives.len() as u64)
            .sum::<u64>();
        let work = tracked
            .saturating_mul(tracked + 1)
            .saturating_mul(len)
            .saturating_mul(given)
            .saturating_add(given * tracked * u64::from(self.n))
            .saturating_mul((width * width) as u64)
            / 2;
        if !meter.holds(len.saturating_mul(tracked + 1), width) || !meter.affords(work) {
            return None;
        }
        let ways = for_width!(width, C => {
            Ways::of(self.ways::<C>((least, step), usize::try_from(len).ok()?, meter), width)
        });
        if meter.spent() {
            return None;
        }
        Some(Curve {
            spots: Spots::Even {
                first: least * i64::from(self.kept),
                step,
            },
            width: ways.width,
            limbs: ways.limbs,
            total,
            cut: None,
        })
    }

    fn read<C: Count>(weight: &Weight) -> C {
        let mut limbs = Vec::new();
        weight.put_limbs(width_for(weight.bits()), &mut limbs);
        C::read(&limbs)
    }

    fn faces<C: Count>(&self, (least, step): (i64, u64)) -> Vec<Face<C>> {
        let mut lower = Self::read::<C>(&self.past.1);
        let mut faces: Vec<Face<C>> = Vec::with_capacity(self.faces.len());
        for (weight, gives) in self.faces.iter().rev() {
            let weight = Self::read::<C>(weight);
            let place = |gives: i64| usize::try_from(gives.abs_diff(least) / step).unwrap_or(0);
            let mut with_this = lower.clone();
            with_this.add(&weight);
            faces.push(Face {
                weight,
                gives: gives
                    .iter()
                    .map(|(gives, ways)| (place(*gives), Self::read(ways)))
                    .collect(),
                lower: std::mem::replace(&mut lower, with_this),
            });
        }
        faces.reverse();
        faces
    }

    fn ways<C: Count>(&self, scale: (i64, u64), len: usize, meter: &mut Meter) -> Vec<C> {
        let (n, dropped, kept) = (self.n as usize, self.dropped as usize, self.kept as usize);
        let tracked = dropped + kept;
        let choose: Vec<Vec<C>> = (0..=tracked)
            .map(|placed| binomials(n - placed.min(n)))
            .collect();
        let mut sums = vec![C::zero(); len];
        // By dice placed so far: ways of what the kept ones among them give.
        let mut placed: Vec<Vec<C>> = vec![Vec::new(); tracked];
        for above in 0..=dropped.min(tracked - 1) {
            let weight = Self::read::<C>(&self.past.0).power(u32::try_from(above).unwrap_or(0));
            if !weight.is_zero() {
                placed[above] = vec![weight.product(&choose[0][above])];
            }
        }
        for face in self.faces::<C>(scale) {
            if meter.is_over() {
                return Vec::new();
            }
            let powers = powers(&face.weight, n);
            let mut next = placed.clone();
            for before in (0..tracked).filter(|before| !placed[*before].is_empty()) {
                // What the kept among the dice placed here give, one after the other.
                let mut given = placed[before].clone();
                for more in 1..tracked - before {
                    if before + more > dropped {
                        given = times(&given, &face.gives);
                    }
                    let ways = choose[before][more].product(&powers[more]);
                    add_scaled(&mut next[before + more], &given, &ways);
                }
                let last = times(&given, &face.gives);
                let ways = self.closing(before, &face, &choose[before], &powers);
                add_scaled(&mut sums, &last, &ways);
            }
            placed = next;
        }
        sums
    }

    /// Ways of the dice left once `before` are placed and this face fills all kept places, with which of them do.
    fn closing<C: Count>(&self, before: usize, face: &Face<C>, choose: &[C], powers: &[C]) -> C {
        let left = self.n as usize - before;
        let fill = (self.dropped + self.kept) as usize - before;
        let mut sum = C::zero();
        let mut lower = C::one();
        for here in (fill..=left).rev() {
            sum.add_product(&choose[here].product(&powers[here]), &lower);
            lower = lower.product(&face.lower);
        }
        sum
    }
}

/// The product of ways by place and what a die gives.
fn times<C: Count>(ways: &[C], gives: &[(usize, C)]) -> Vec<C> {
    let last = gives.iter().map(|(place, _)| *place).max().unwrap_or(0);
    let mut product = vec![C::zero(); ways.len() + last];
    let one = C::one();
    for (place, by) in gives {
        for (into, ways) in product[*place..].iter_mut().zip(ways) {
            if *by == one {
                into.add(ways);
            } else {
                into.add_product(ways, by);
            }
        }
    }
    product
}

fn add_scaled<C: Count>(into: &mut Vec<C>, ways: &[C], by: &C) {
    if into.len() < ways.len() {
        into.resize(ways.len(), C::zero());
    }
    for (into, ways) in into
        .iter_mut()
        .zip(ways)
        .filter(|(_, ways)| !ways.is_zero())
    {
        into.add_product(ways, by);
    }
}

fn binomials<C: Count>(n: usize) -> Vec<C> {
    let mut row = Vec::with_capacity(n + 1);
    let mut binomial = C::one();
    for k in 0..=n {
        row.push(binomial.clone());
        binomial.scale((n - k) as u64);
        binomial.part(k as u64 + 1);
    }
    row
}

fn powers<C: Count>(of: &C, most: usize) -> Vec<C> {
    let mut powers = Vec::with_capacity(most + 1);
    let mut power = C::one();
    for _ in 0..=most {
        powers.push(power.clone());
        power = power.product(of);
    }
    powers
}
