//! What exact odds may cost, and the meter that stops them when they would cost more.
//!
//! A walk knows what part of its tree lies behind it, so a cost far past the budget is seen early, long before the budget
//! is gone.

use std::time::{Duration, Instant};

/// What one exact answer may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Time on the clock.
    pub time: Duration,
    /// States held at once, a bound on memory.
    pub states: usize,
}

impl Default for Budget {
    /// Two seconds and four million states: what a person waits for, on a machine that does other things too.
    fn default() -> Self {
        Self {
            time: Duration::from_secs(2),
            states: 4_000_000,
        }
    }
}

impl Budget {
    /// No limit at all, for what is known to be small: no clock can stop it, not even one that ran while the process slept.
    pub const BOUNDLESS: Self = Self {
        time: Duration::MAX,
        states: usize::MAX,
    };

    /// The memory of the default grows with the time, up to so many times.
    const MOST_TIMES: u128 = 16;

    /// So much time, and memory as its part of the default asks for, no less than that.
    pub fn within(time: Duration) -> Self {
        let usual = Self::default();
        let times = (time.as_nanos() / usual.time.as_nanos()).clamp(1, Self::MOST_TIMES);
        Self {
            time,
            states: usual.states * usize::try_from(times).unwrap_or(1),
        }
    }
}

/// Exact odds would have taken more than their [`Budget`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverBudget;

/// Counts work against a budget; looks at the clock only now and then.
#[derive(Debug)]
pub struct Meter {
    budget: Budget,
    started: Instant,
    until_look: u32,
    spent: bool,
}

/// Units of work between two looks at the clock; a unit takes some tens of nanoseconds.
const LOOK_EVERY: u32 = 2_048;
/// A state takes as much memory as so many limbs, at the least.
const LIMBS_A_STATE: u64 = 8;
/// A forecast counts once this part of the budget is gone.
const FORECAST_FROM: u32 = 16;

impl Meter {
    /// A meter that starts now.
    pub fn new(budget: Budget) -> Self {
        Self {
            budget,
            started: Instant::now(),
            until_look: LOOK_EVERY,
            spent: false,
        }
    }

    /// One unit of work. `done` is the part of the whole that is finished, 0 to 1, asked only when the clock is looked at.
    pub(super) fn tick(&mut self, done: impl FnOnce() -> Option<f64>) {
        self.until_look = self.until_look.saturating_sub(1);
        if self.until_look == 0 {
            self.until_look = LOOK_EVERY;
            self.look(done());
        }
    }

    /// A block of work of so many units, before it is done; what is left of the budget shows afterwards.
    pub(super) fn charge(&mut self, units: usize) {
        if units as u64 >= u64::from(LOOK_EVERY) {
            self.look(None);
        } else {
            for _ in 0..units {
                self.tick(|| None);
            }
        }
    }

    /// Whether so many numbers of so many limbs can be held at once; if not, the budget is spent.
    pub fn holds(&mut self, numbers: u64, limbs: usize) -> bool {
        self.spent |= !self.would_hold(numbers, limbs);
        !self.spent
    }

    /// The same, without spending anything.
    pub(super) fn would_hold(&self, numbers: u64, limbs: usize) -> bool {
        numbers.saturating_mul(limbs as u64) / LIMBS_A_STATE <= self.budget.states as u64
    }

    /// Whether so many states with so many outcomes each can be gone through; if not, the budget is spent.
    pub fn affords_pairs(&mut self, states: usize, outcomes: usize) -> bool {
        let pairs = (states as u64).saturating_mul(outcomes as u64);
        self.holds(pairs, 1) && self.affords(pairs.saturating_mul(200))
    }

    /// Whether there is time for so many small steps, each of about a nanosecond; if not, the budget is spent.
    pub fn affords(&mut self, steps: u64) -> bool {
        self.spent |= !self.would_afford(steps);
        !self.spent
    }

    /// The same, without spending anything.
    pub(super) fn would_afford(&self, steps: u64) -> bool {
        let left = self.budget.time.saturating_sub(self.started.elapsed());
        u128::from(steps) <= left.as_nanos()
    }

    /// Whether the budget is spent now, by a look at the clock.
    pub(super) fn is_over(&mut self) -> bool {
        self.until_look = self.until_look.saturating_sub(LOOK_EVERY / 32);
        if self.until_look == 0 {
            self.until_look = LOOK_EVERY;
            self.look(None);
        }
        self.spent
    }

    /// So many states are held at once.
    pub(super) fn hold(&mut self, states: usize) {
        self.spent |= states > self.budget.states;
    }

    /// Nobody knows how to go on: as good as spent.
    pub(super) const fn give_up(&mut self) {
        self.spent = true;
    }

    /// Whether the budget is spent.
    pub const fn spent(&self) -> bool {
        self.spent
    }

    fn look(&mut self, done: Option<f64>) {
        let elapsed = self.started.elapsed();
        self.spent |= elapsed > self.budget.time;
        if let Some(done) = done
            && elapsed > self.budget.time / FORECAST_FROM
        {
            self.spent |= elapsed.as_secs_f64() > done * self.budget.time.as_secs_f64();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A meter that started so many seconds ago, of a budget of ten.
    fn running_for(seconds: u64) -> Meter {
        let mut meter = Meter::new(Budget::within(Duration::from_secs(10)));
        let ago = Duration::from_secs(seconds);
        meter.started = meter
            .started
            .checked_sub(ago)
            .expect("a clock that ran before");
        meter
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn a_step_is_held_against_the_time_that_is_left() {
        let eight = 8_000_000_000;
        assert!(running_for(0).affords(eight));
        assert!(!running_for(5).would_afford(eight));
        assert!(running_for(5).affords(eight / 2));
        assert!(!running_for(11).would_afford(1));
        assert!(Meter::new(Budget::BOUNDLESS).affords(u64::MAX));
    }
}
