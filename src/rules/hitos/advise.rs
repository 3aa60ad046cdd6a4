//! Which dice to roll again when a favourable aspect is activated: every choice with its exact chances (H7).

use super::{Condition, Difficulty, Grade, Trio, Word, aspect, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Row, Rule, Score, Value};

/// A roll on the table, before anything is rolled again.
#[derive(Clone, Debug)]
pub struct Advise {
    /// Characteristic and skill.
    pub traits: Score,
    /// The difficulty.
    pub target: Difficulty,
    /// State of the roller.
    pub condition: Condition,
    /// What was rolled.
    pub rolled: Trio,
}

impl Advise {
    fn choices(&self) -> Vec<aspect::Choice> {
        aspect::choices(self.rolled, |value, trio| {
            Grade::of(
                trio,
                value + self.traits.total() - self.condition.penalty(),
                self.target.get(),
            )
        })
    }
}

impl Rule for Advise {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        if !dice.listens() {
            return;
        }
        self.condition.tell(dice);
        self.target.tell(dice);
        for choice in self.choices() {
            let percent = |count: u64| Bit::Chance(choice.chance(count));
            let keep = match choice.kept.faces() {
                [] => vec![Bit::say(Word::KeepsNone)],
                [_, _, _] => vec![Bit::say(Word::KeepsAll)],
                faces => vec![Bit::faces(faces)],
            };
            dice.note(|| {
                Row::new(Word::Keep)
                    .cell(keep)
                    .cell([Bit::say(Common::Success), percent(choice.success)])
                    .cell([Bit::say(Common::Critical), percent(choice.critical)])
                    .cell([Bit::say(Common::Fumble), percent(choice.fumble)])
                    .fact()
            });
        }
    }

    fn answer(&self, (): &()) -> Answer {
        let choices = self.choices();
        let best = choices
            .first()
            .map_or_else(Vec::new, |choice| choice.kept.list());
        let options = choices.iter().map(|choice| {
            Value::Record(vec![
                (Word::Keep.into(), Value::List(choice.kept.list())),
                (
                    Common::Success.into(),
                    Value::Chance(choice.chance(choice.success)),
                ),
                (
                    Common::Critical.into(),
                    Value::Chance(choice.chance(choice.critical)),
                ),
                (
                    Common::Fumble.into(),
                    Value::Chance(choice.chance(choice.fumble)),
                ),
            ])
        });
        Answer::computed()
            .with(Word::Best, Value::List(best))
            .with(Word::Options, Value::Series(options.collect()))
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::ADVISE]
    }
}
