//! Bringing somebody back from madness (H29).

use super::attempt::{Attempt, Attempted, Reading};
use super::condition::Penalty;
use super::{Condition, Loss, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Fact, Row, Rule, Score, Term, Tone, Value};

/// Somebody who talks to the mad.
#[derive(Clone, Debug)]
pub struct Calm {
    /// Who it is.
    pub helper: Helper,
    /// What is rolled: Entereza, Voluntad and Interacción, or a therapist's skill.
    pub traits: Score,
    /// State of the helper.
    pub condition: Condition,
    /// Whether an aspect helps if the roll fails.
    pub aspect: bool,
    /// What the mad one has lost, where that was said.
    pub loss: Option<Loss>,
}

/// Who talks to the mad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Helper {
    /// Anybody, with Entereza.
    #[default]
    Anybody,
    /// Somebody dear, with Voluntad and Interacción.
    Close,
    /// A therapist.
    Therapist,
}

impl Calm {
    fn attempt(&self) -> Attempt {
        let (target, named) = match self.helper {
            Helper::Anybody => (15, Word::Composure),
            Helper::Close => (12, Word::Traits),
            Helper::Therapist => (15, Word::Traits),
        };
        Attempt {
            score: self.traits.total(),
            named,
            penalty: self.penalty(),
            target,
            reading: Reading::plain(self.aspect),
            turn: None,
        }
    }

    /// A roll of Entereza is no action and takes no penalty (ruling).
    fn penalty(&self) -> Option<Penalty> {
        let named = self.condition.named_penalty();
        match self.helper {
            Helper::Anybody => named.map(|_| Penalty::NONE),
            _ => named,
        }
    }

    /// Points that come back: the lowest die, as far as there is anything not consolidated, or else one point.
    fn regained(&self, attempted: &Attempted) -> i64 {
        if !self.attempt().grade(attempted).succeeds() {
            return 0;
        }
        let low = attempted.trio.low();
        match self.loss.map(Loss::open) {
            None => low,
            Some(0) => 1,
            Some(open) => low.min(open),
        }
    }
}

impl Calm {
    /// What holds back points that the lowest die would give.
    fn limit(&self, attempted: &Attempted) -> Option<Bit> {
        match self.loss.map(Loss::open)? {
            0 => Some(Bit::say(Word::AllConsolidated)),
            open if open < attempted.trio.low() => Some(Bit::say_with(Word::OnlyOpen, [open])),
            _ => None,
        }
    }
}

impl Rule for Calm {
    type Outcome = Attempted;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Attempted {
        let attempt = self.attempt();
        let attempted = attempt.roll(dice);
        let regained = self.regained(&attempted);
        if regained > 0 {
            dice.note(|| {
                let low = [Bit::say(Word::Low), Bit::Number(attempted.trio.low())];
                let mut row = Row::new(Word::Regained).cell(low);
                if let Some(limit) = self.limit(&attempted) {
                    row = row.cell([limit]);
                }
                row.cell([Bit::Equals, Bit::Number(regained)]).fact()
            });
        }
        if let Some(loss) = self.loss.filter(|_| regained > 0) {
            dice.note(|| {
                Row::new(Word::Stability)
                    .cell([
                        Bit::say(Word::LostPoints),
                        Bit::Number(loss.lost()),
                        Bit::Signed(-regained),
                        Bit::Equals,
                        Bit::Number(loss.lost() - regained),
                    ])
                    .fact()
            });
        }
        if self.helper == Helper::Anybody && self.condition.penalty() > 0 {
            dice.note(|| Fact::Because(basis::NO_PENALTY_TO_METTLE));
        }
        self.condition.tell(dice);
        dice.note(|| {
            let mut bits = attempt.verdict(&attempted);
            if regained > 0 {
                bits.extend([Bit::Arrow, Bit::say(Word::NowDeranged)]);
            }
            Fact::Verdict(bits)
        });
        attempted
    }

    fn answer(&self, attempted: &Attempted) -> Answer {
        let attempt = self.attempt();
        let answer = if attempt.grade(attempted).succeeds() {
            Answer::of(Word::Calmed, Tone::Good)
        } else {
            Answer::of(Word::Failed, Tone::Bad)
        };
        let regained = self.regained(attempted);
        let mut answer = answer.number(Word::Regained, regained);
        if let Some(loss) = self.loss {
            answer = answer.number(Word::Lost, loss.lost() - regained);
        }
        let state = if regained > 0 {
            Word::Deranged
        } else {
            Word::Mad
        };
        let answer = answer.with(Word::State, Value::Word(Term::Hitos(state)));
        attempt.fill(answer, attempted)
    }

    fn basis(&self) -> &'static [Basis] {
        match self.helper {
            Helper::Anybody => &[basis::CALM],
            Helper::Close => &[basis::CALM, basis::CLOSE_SKILL],
            Helper::Therapist => &[basis::CALM, basis::THERAPY_DIFFICULTY],
        }
    }
}
