//! A chain of steps solved to its end: its states are found one by one, then every way out is weighed exactly.
//!
//! States and ends are known by their numbers once they are found, so that the solving itself ([`Absorbing`]) is written,
//! and compiled, once for all rules.

use super::Walk;
use super::absorbing::{Absorbing, Node};
use crate::dice::merge::Distinct;
use crate::dice::{Law, State, Step};

impl<N> Walk<N> {
    /// The law of how the chain ends.
    pub(super) fn absorb<S: State, T: State>(
        &mut self,
        from: &S,
        step: &impl Fn(&mut Self, S) -> Step<S, T>,
        endless: &impl Fn(S) -> T,
    ) -> Law<T> {
        let whole_rule = self.depth == 1 && self.path.is_empty();
        let (mut states, mut ends) = (Distinct::new(), Distinct::new());
        states.number(from.clone());
        let mut nodes = Vec::new();
        while nodes.len() < states.values().len() && !self.meter.spent() {
            let state = states.values()[nodes.len()].clone();
            let law = self
                .enumerate(&|walk: &mut Self| step(walk, state.clone()))
                .reduced();
            nodes.push(Node::new(
                law.total().clone(),
                law.rows().iter().map(|(step, weight)| {
                    let step = match step {
                        Step::End(end) => Step::End(ends.number(end.clone())),
                        Step::On(next) => Step::On(states.number(next.clone())),
                    };
                    (step, weight)
                }),
            ));
            self.meter.hold(states.values().len());
        }
        if self.meter.spent() {
            return Law::from_rows(Vec::new());
        }
        let mut chain = Absorbing::new(nodes, &mut self.meter);
        if whole_rule {
            self.rounds = Some(chain.lengths());
        }
        let weights = chain.ends(|state| ends.number(endless(states.values()[state].clone())));
        Law::from_ways(
            weights
                .into_iter()
                .map(|(end, weight)| (ends.values()[end].clone(), weight)),
        )
    }
}

#[cfg(test)]
mod tests {
    use crate::dice::{Budget, Dice, Sides, Step, Walk};

    #[test]
    fn a_tie_rolled_again_is_left_out_of_the_law() {
        let mut walk = Walk::<()>::new(Budget::default());
        let law = walk
            .law(|dice| {
                let until = |dice: &mut Walk<()>, ()| match dice.die(Sides::D6) {
                    1 => Step::End(true),
                    2 | 3 => Step::End(false),
                    _ => Step::On(()),
                };
                dice.chain((), until, |()| false).end
            })
            .expect("cheap");
        assert_eq!(law.chance(|end| *end).to_string(), "1/3");
        let rounds = walk.rounds().expect("the rule is one chain");
        assert_eq!(rounds.law[1].1.to_string(), "1/4");
        assert!((rounds.mean - 2.0).abs() < 1e-12);
    }

    #[test]
    fn states_that_go_round_are_solved() {
        // A walk on 0..=3 with a fair coin, from 1: the chance to reach 3 before 0 is 1/3.
        let mut walk = Walk::<()>::new(Budget::default());
        let law = walk
            .law(|dice| {
                let step = |dice: &mut Walk<()>, at: i32| {
                    let next = if dice.die(Sides::D4) <= 2 {
                        at + 1
                    } else {
                        at - 1
                    };
                    if next == 0 || next == 3 {
                        Step::End(next)
                    } else {
                        Step::On(next)
                    }
                };
                dice.chain(1, step, |_| -1).end
            })
            .expect("cheap");
        assert_eq!(law.chance(|end| *end == 3).to_string(), "1/3");
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn what_never_ends_is_counted() {
        let mut walk = Walk::<()>::new(Budget::default());
        let law = walk
            .law(|dice| {
                let step = |dice: &mut Walk<()>, stuck: bool| {
                    if stuck {
                        return Step::On(true);
                    }
                    if dice.die(Sides::D4) == 1 {
                        Step::End(1)
                    } else {
                        Step::On(true)
                    }
                };
                dice.chain(false, step, |_| 0).end
            })
            .expect("cheap");
        assert_eq!(law.chance(|end| *end == 0).to_string(), "3/4");
    }

    #[test]
    fn aces_flow_once_through_their_states() {
        // Sum of an acing d6, saturated at 40.
        let mut walk = Walk::<()>::new(Budget::default());
        let law = walk
            .law(|dice| {
                let step = |dice: &mut Walk<()>, sum: u32| match dice.die(Sides::D6) {
                    6 if sum + 6 < 40 => Step::On(sum + 6),
                    face => Step::End((sum + face).min(40)),
                };
                dice.chain(0, step, |sum| sum).end
            })
            .expect("cheap");
        assert_eq!(law.chance(|sum| *sum >= 12).to_string(), "1/36");
        assert_eq!(law.chance(|sum| *sum == 13).to_string(), "1/216");
    }
}
