//! Which way to attack: plainly, wildly, at the head, or twice in one turn, by the exact chance of at least one wound.

use super::damage::Effect;
use super::harm::{Memo, View};
use super::{Attack, Condition, Manoeuvre, Modifiers, Spot, Word, basis};
use crate::dice::{Budget, Dice, Fraction, Step, Walk};
use crate::rules::{Answer, Basis, Bit, Fact, Row, Rule, Value};
use std::time::Duration;

/// Ways to attack, to be compared.
#[derive(Clone, Debug)]
pub struct Advise {
    /// Each way by its name, and how many such attacks one turn has.
    ways: Vec<(Word, Attack, u32)>,
}

impl Advise {
    /// The ways in which an attack as said can be made: as it is, wildly, at the head, or twice in one turn.
    pub fn of(plain: &Attack) -> Self {
        let by = |manoeuvre| {
            let mut attack = plain.clone();
            let ways = [manoeuvre];
            attack.roll.modifiers.append(Modifiers::to_roll(&ways));
            if let Some(harm) = &mut attack.harm {
                harm.damage.modifiers.append(Modifiers::to_damage(&ways));
            }
            attack
        };
        let two_actions = Condition {
            actions: 2,
            ..Condition::default()
        };
        let mut twice = plain.clone();
        twice.roll.modifiers.append(two_actions.modifiers());
        Self {
            ways: vec![
                (Word::Plain, plain.clone(), 1),
                (Word::WildAttack, by(Manoeuvre::Wild), 1),
                (Word::CalledHead, by(Manoeuvre::Called(Spot::Head)), 1),
                (Word::TwoActions, twice, 2),
            ],
        }
    }

    /// Each way with its chance of a wound, as far as it is known: the best first, and of equals the first named.
    fn options(&self) -> Vec<(Word, Option<Fraction>)> {
        let mut options: Vec<(Word, Option<Fraction>)> = self
            .ways
            .iter()
            .map(|(name, attack, times)| (*name, chance_of_wound(attack, *times)))
            .collect();
        let figure = |chance: &Option<Fraction>| chance.as_ref().map_or(-1.0, Fraction::to_f64);
        options.sort_by(|(_, one), (_, other)| figure(other).total_cmp(&figure(one)));
        options
    }
}

/// The exact chance that so many such attacks, one after the other, make at least one wound that sticks. What it may take
/// does not depend on a clock, so that the same line has the same advice on every machine.
fn chance_of_wound(attack: &Attack, times: u32) -> Option<Fraction> {
    let budget = Budget {
        time: Duration::MAX,
        ..Budget::default()
    };
    let memo = Memo::default();
    let beginning = attack.harm.as_ref().map(super::harm::Harm::body);
    let law = Walk::<Fact>::new(budget).law(|walk| {
        let Some(body) = beginning else {
            return false;
        };
        let step = |walk: &mut Walk<Fact>, (left, body)| {
            let fought = attack.run(body, View::Words, &memo, walk);
            if fought.effect >= Effect::Wounded {
                Step::End(true)
            } else if left == 1 {
                Step::End(false)
            } else {
                Step::On((left - 1, fought.body))
            }
        };
        walk.chain((times, body), step, |_| false).end
    });
    law.ok().map(|law| law.chance(|wounded| *wounded))
}

impl Rule for Advise {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        if !dice.listens() {
            return;
        }
        for (place, (name, chance)) in self.options().into_iter().enumerate() {
            let place = i64::try_from(place + 1).unwrap_or(i64::MAX);
            dice.note(|| {
                Row::new(Word::Advice)
                    .cell([Bit::Number(place)])
                    .cell([Bit::say(name)])
                    .cell(chance.map(Bit::Chance).into_iter().collect::<Vec<_>>())
                    .fact()
            });
        }
    }

    fn answer(&self, (): &()) -> Answer {
        let options = self.options();
        let best = options
            .first()
            .map_or(Value::Nothing, |(name, _)| Value::Word((*name).into()));
        let records = options.into_iter().map(|(name, chance)| {
            Value::Record(vec![
                (Word::Way.into(), Value::Word(name.into())),
                (
                    Word::Wounded.into(),
                    chance.map_or(Value::Nothing, Value::Chance),
                ),
            ])
        });
        Answer::computed()
            .with(Word::Best, best)
            .with(Word::Options, Value::Series(records.collect()))
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::MELEE, basis::DAMAGE, basis::APPLY, basis::SPECIAL]
    }
}
