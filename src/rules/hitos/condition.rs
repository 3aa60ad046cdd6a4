//! States of body and mind and the drugs against them, as what they take from an action (H10).

use super::{Word, basis};
use crate::dice::Dice;
use crate::rules::{Bit, Fact, Refusal, Row, Term};

/// How badly a body is hurt, as far as actions care (seed, "Salud").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BodyState {
    /// No penalty.
    Healthy,
    /// -2.
    Wounded,
    /// -5.
    Incapacitated,
}

/// How badly a mind is shaken, as far as actions care (seed, "Estados mentales").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MindState {
    /// No penalty.
    Sane,
    /// -2.
    Altered,
    /// -5.
    Deranged,
}

/// What is taken against pain and fear (seed, "Drogas contra el dolor").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Drugs {
    /// Cancels 2 points of the penalty.
    Mild,
    /// Cancels 5 points of the penalty.
    Strong,
}

/// Body, mind and drugs together, each as far as it was named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Condition {
    /// The body's state.
    pub body: Option<BodyState>,
    /// The mind's state.
    pub mind: Option<MindState>,
    /// What was taken.
    pub drugs: Option<Drugs>,
}

/// What states take from a roll, and how much of that drugs cancel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Penalty {
    taken: i64,
    cancelled: i64,
}

impl Penalty {
    /// Nothing taken.
    pub const NONE: Self = Self {
        taken: 0,
        cancelled: 0,
    };

    /// Points taken in the end.
    pub const fn points(self) -> i64 {
        self.taken - self.cancelled
    }

    /// It as a cell of a breakdown.
    pub fn cell(self) -> Vec<Bit> {
        if self.taken == 0 {
            return vec![Bit::say(Word::NoPenalty)];
        }
        let mut bits = vec![Bit::Signed(-self.taken), Bit::say(Word::Penalty)];
        if self.cancelled > 0 {
            bits.extend([Bit::Signed(self.cancelled), Bit::say(Word::DrugsTaken)]);
        }
        bits
    }
}

impl Condition {
    /// Points taken from actions and Defensa: 0 to 10. Both penalties add (outside); drugs never give points.
    pub const fn penalty(self) -> i64 {
        self.burden().points()
    }

    /// What the states take and what the drugs cancel of it.
    const fn burden(self) -> Penalty {
        let body = match self.body {
            None | Some(BodyState::Healthy) => 0,
            Some(BodyState::Wounded) => 2,
            Some(BodyState::Incapacitated) => 5,
        };
        let mind = match self.mind {
            None | Some(MindState::Sane) => 0,
            Some(MindState::Altered) => 2,
            Some(MindState::Deranged) => 5,
        };
        let cancelled = match self.drugs {
            None => 0,
            Some(Drugs::Mild) => 2,
            Some(Drugs::Strong) => 5,
        };
        let taken = body + mind;
        Penalty {
            taken,
            cancelled: if cancelled < taken { cancelled } else { taken },
        }
    }

    /// Whether anything was said of body, mind or drugs.
    pub fn is_named(self) -> bool {
        self != Self::default()
    }

    /// The penalty where anything was said of body, mind or drugs.
    pub(super) fn named_penalty(self) -> Option<Penalty> {
        self.is_named().then(|| self.burden())
    }

    /// Tells what the penalty rests on.
    pub(super) fn tell_basis<D: Dice<Note = Fact>>(self, dice: &mut D) {
        let named = [
            (self.body.is_some(), basis::BODY_STATES),
            (self.mind.is_some(), basis::MIND_STATES),
            (self.drugs.is_some(), basis::DRUGS),
            (self.adds_up(), basis::PENALTIES_ADD),
        ];
        for (_, why) in named.into_iter().filter(|(holds, _)| *holds) {
            dice.note(|| Fact::Because(why));
        }
    }

    /// Tells what the penalty rests on and what drugs leave.
    pub(super) fn tell<D: Dice<Note = Fact>>(self, dice: &mut D) {
        self.tell_basis(dice);
        if self.drugs == Some(Drugs::Strong) {
            dice.note(|| {
                Row::new(Word::DrugsTaken)
                    .cell([Bit::say(Word::UnderDrugs)])
                    .fact()
            });
        }
    }

    /// Whether two penalties were added up.
    const fn adds_up(self) -> bool {
        let body = matches!(
            self.body,
            Some(BodyState::Wounded | BodyState::Incapacitated)
        );
        body && matches!(self.mind, Some(MindState::Altered | MindState::Deranged))
    }

    /// What a dying character says when asked to act.
    pub const fn dying() -> Refusal {
        Refusal::Forbidden(Term::Hitos(Word::DyingCannotAct), Vec::new())
    }

    /// What a character out of its mind says when asked to act.
    pub const fn mad() -> Refusal {
        Refusal::Forbidden(Term::Hitos(Word::MadCannotAct), Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn penalties_add_and_drugs_never_help_past_nothing() {
        let both = Condition {
            body: Some(BodyState::Wounded),
            mind: Some(MindState::Deranged),
            drugs: None,
        };
        assert_eq!(both.penalty(), 7);
        let drugged = Condition {
            drugs: Some(Drugs::Strong),
            ..both
        };
        assert_eq!(drugged.penalty(), 2);
        let body_alone = Condition {
            mind: None,
            ..drugged
        };
        assert_eq!(body_alone.penalty(), 0);
        let cancelled = Penalty {
            taken: 2,
            cancelled: 2,
        };
        assert_eq!(body_alone.named_penalty(), Some(cancelled));
    }

    #[test]
    fn a_state_without_penalty_is_named_all_the_same() {
        let sane = Condition {
            mind: Some(MindState::Sane),
            ..Condition::default()
        };
        assert_eq!(sane.named_penalty(), Some(Penalty::NONE));
        assert_eq!(Condition::default().named_penalty(), None);
    }
}
