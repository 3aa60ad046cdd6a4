//! A number that all chances of a law stand over. Its prime factors, found once, bring each chance to lowest terms without a
//! greatest common divisor: dice have few sides, so a power of those is all there is to take out.

use super::Weight;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What the chances of a law stand over.
#[derive(Debug)]
pub struct Denominator {
    whole: Weight,
    /// Its prime factors with how often each is in it; `None` where they are not known.
    primes: OnceCell<Option<Vec<(u64, u32)>>>,
    /// Its digits, less what was taken out.
    written: RefCell<BTreeMap<Spared, Rc<str>>>,
}

/// How often each prime factor was taken out.
type Spared = Vec<u32>;

/// Prime factors are looked for up to here.
const MOST_PRIME: u64 = 4_096;

impl Denominator {
    /// A number that is not zero.
    pub const fn new(whole: Weight) -> Self {
        Self {
            whole,
            primes: OnceCell::new(),
            written: RefCell::new(BTreeMap::new()),
        }
    }

    /// The number.
    pub const fn whole(&self) -> &Weight {
        &self.whole
    }

    /// What is left of a number above the line in lowest terms, and what was taken out of both. `None` where a greatest common
    /// divisor is as quick, or all that helps.
    pub(super) fn lowest(&self, ways: &Weight) -> Option<(Weight, Spared)> {
        if ways.is_zero() {
            return None;
        }
        let primes = self.primes.get_or_init(|| factors(&self.whole)).as_ref()?;
        let mut left = ways.clone();
        let mut spared = Vec::with_capacity(primes.len());
        for (prime, most) in primes {
            let times;
            (left, times) = left.without(*prime, *most);
            spared.push(times);
        }
        Some((left, spared))
    }

    /// The number without what was taken out of it.
    pub(super) fn without(&self, spared: &Spared) -> Weight {
        let primes = self.primes.get().into_iter().flatten().flatten();
        let left = primes
            .zip(spared)
            .map(|((prime, most), times)| Weight::from(*prime).power(most - times));
        left.fold(Weight::ONE, |product, power| product.times(&power))
    }

    /// The same as it is written. Few numbers come often.
    pub(super) fn written_without(&self, spared: Spared) -> Rc<str> {
        let mut written = self.written.borrow_mut();
        if let Some(known) = written.get(&spared) {
            return Rc::clone(known);
        }
        let digits: Rc<str> = self.without(&spared).to_string().into();
        written.insert(spared, Rc::clone(&digits));
        digits
    }
}

/// The prime factors of a number past 128 bits, where all of them are small.
fn factors(whole: &Weight) -> Option<Vec<(u64, u32)>> {
    if whole.bits() <= 128 {
        return None;
    }
    let mut left = whole.clone();
    let mut primes = Vec::new();
    let mut factor = 2;
    while left != Weight::ONE && factor < MOST_PRIME {
        let times;
        (left, times) = left.without(factor, u32::MAX);
        if times > 0 {
            primes.push((factor, times));
        }
        factor += if factor == 2 { 1 } else { 2 };
    }
    (left == Weight::ONE).then_some(primes)
}
