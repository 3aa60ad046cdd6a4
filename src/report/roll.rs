//! One roll, as a record keeps it.

use crate::dice::Draw;
use crate::rules::{Answer, Basis, Fact, Source, Term, Tone, Value};

/// One roll: its answer, its dice, and its story.
#[derive(Debug)]
pub struct Rolled {
    /// The answer, values told on the way included.
    pub answer: Answer,
    /// Every face and card, in drawing order; given back they reproduce the answer.
    pub dice: Vec<Draw>,
    /// Where the faces came from.
    pub throw: Throw,
    /// The lines of the breakdown, and the verdict with what stands beside it: facts of no other kind.
    pub story: Vec<Fact>,
    /// Where the rule stands, then what else decided a number, each once.
    pub basis: Vec<Basis>,
}

/// Where faces came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throw {
    /// The generator, from this seed.
    Seeded(u64),
    /// The table.
    Given,
}

impl Rolled {
    pub(super) fn new(
        mut answer: Answer,
        facts: Vec<Fact>,
        rule: &[Basis],
        dice: Vec<Draw>,
        throw: Throw,
    ) -> Self {
        let mut basis = rule.to_vec();
        let mut story = Vec::new();
        for fact in facts {
            match fact {
                Fact::Value(name, value) => put(&mut answer, name, value),
                Fact::Because(more) if basis.contains(&more) => {}
                Fact::Because(more) => basis.push(more),
                Fact::Row(_) | Fact::Verdict(_) => story.push(fact),
            }
        }
        // What the text says comes first, whatever was told when.
        basis.sort_by_key(|basis| basis.source != Source::Seed);
        Self {
            answer,
            dice,
            throw,
            story,
            basis,
        }
    }

    /// Whether the roll went against the roller.
    pub fn failed(&self) -> bool {
        self.answer
            .verdict
            .is_some_and(|verdict| verdict.tone == Tone::Bad)
    }
}

/// A value told twice counts as told last.
fn put(answer: &mut Answer, name: Term, value: Value) {
    match answer.values.iter_mut().find(|(known, _)| *known == name) {
        Some((_, known)) => *known = value,
        None => answer.values.push((name, value)),
    }
}
