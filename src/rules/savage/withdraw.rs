//! Leaving close combat: every adjacent foe has one free attack, one after the other on a body that remembers (S31).

use super::check::joined;
use super::damage::Effect;
use super::harm::{Body, Harm, Memo, View};
use super::throw::Grade;
use super::{Attack, Word, basis};
use crate::dice::{Dice, OverBudget, Step, Walk};
use crate::rules::{Answer, Apart, Basis, Bit, Common, Fact, Refusal, Rule, Solution, Term, Tone};

/// A retreat under so many free attacks.
#[derive(Clone, Debug)]
pub struct Withdraw {
    attack: Attack,
    foes: u32,
}

/// What a retreat came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Retreat {
    /// The worst that one foe did.
    worst: Worst,
    hits: i64,
    wounds: i64,
    soaked: i64,
    body: Body,
}

/// What one foe did, from the best for who leaves to the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Worst {
    CriticalFailure,
    Miss,
    Hit,
    Raise,
    Effect(Effect),
}

/// The most who can be adjacent to one.
const FOES: i64 = 20;

impl Withdraw {
    /// A retreat under the free attacks of so many foes.
    ///
    /// # Errors
    /// Fewer than one foe, or more than 20.
    pub fn new(attack: Attack, foes: i64) -> Result<Self, Refusal> {
        match u32::try_from(foes) {
            Ok(count @ 1..) if foes <= FOES => Ok(Self {
                attack,
                foes: count,
            }),
            _ => Err(Refusal::range(&(1..=FOES))),
        }
    }

    fn run<D: Dice<Note = Fact>>(&self, view: View, memo: &Memo, dice: &mut D) -> Retreat {
        let has_harm = self.attack.harm.is_some();
        let body = self.attack.harm.as_ref().map_or(
            Body {
                shaken: false,
                wounds: 0,
            },
            Harm::body,
        );
        let start = Retreat {
            worst: Worst::CriticalFailure,
            hits: 0,
            wounds: 0,
            soaked: 0,
            body,
        };
        let words = matches!(view, View::All | View::Words);
        let step = |dice: &mut D, (left, mut retreat): (u32, Retreat)| {
            let fought = self.attack.run(retreat.body, view, memo, dice);
            let worst = match fought.grade {
                Grade::Critical => Worst::CriticalFailure,
                Grade::Failure => Worst::Miss,
                Grade::Success | Grade::Raise if has_harm => Worst::Effect(fought.effect),
                Grade::Success => Worst::Hit,
                Grade::Raise => Worst::Raise,
            };
            if words {
                retreat.worst = retreat.worst.max(worst);
                retreat.hits += fought.hits;
            }
            retreat.wounds += fought.wounds;
            retreat.soaked += fought.soaked();
            retreat.body = fought.body;
            if left == 1 {
                Step::End(retreat)
            } else {
                Step::On((left - 1, retreat))
            }
        };
        let ended = dice.chain((self.foes, start), step, |(_, retreat)| retreat);
        Retreat { body, ..ended.end }
    }

    fn verdict(worst: Worst) -> (Word, Tone) {
        match worst {
            Worst::CriticalFailure => (Word::CriticalFailure, Tone::Good),
            Worst::Miss => (Word::Miss, Tone::Good),
            Worst::Hit => (Word::Hit, Tone::Bad),
            Worst::Raise => (Word::Raise, Tone::Bad),
            Worst::Effect(Effect::Nothing) => (Word::Nothing, Tone::Good),
            Worst::Effect(Effect::Shaken) => (Word::Shaken, Tone::Even),
            Worst::Effect(effect) => (effect.word(), Tone::Bad),
        }
    }

    fn remark(retreat: &Retreat) -> Vec<Bit> {
        let mut bits = vec![Bit::say_with(Word::HitCount, [retreat.hits])];
        match retreat.wounds {
            0 => {}
            1 => bits.push(Bit::say(Word::OneWound)),
            wounds => bits.push(Bit::say_with(Word::ManyWounds, [wounds])),
        }
        bits
    }

    fn numbers(&self) -> Vec<(Term, View)> {
        match &self.attack.harm {
            None => Vec::new(),
            Some(harm) if harm.soak.is_some() => vec![
                (Word::Wounds.into(), View::Wounds),
                (Word::Soaked.into(), View::Soaked),
            ],
            Some(_) => vec![(Word::Wounds.into(), View::Wounds)],
        }
    }
}

impl Rule for Withdraw {
    type Outcome = Retreat;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Retreat {
        let retreat = self.run(View::All, &Memo::default(), dice);
        if self.foes > 1 && self.attack.harm.is_some() {
            dice.note(|| Fact::Because(basis::FOES_ADD_UP));
        }
        dice.note(|| joined(Self::remark(&retreat)));
        retreat
    }

    fn answer(&self, retreat: &Retreat) -> Answer {
        let (word, tone) = Self::verdict(retreat.worst);
        let mut answer = Answer::of(word, tone).number(Word::Hits, retreat.hits);
        if let Some(harm) = &self.attack.harm {
            answer = answer.open(Word::Wounds, retreat.wounds);
            if harm.soak.is_some() {
                answer = answer.open(Word::Soaked, retreat.soaked);
            }
            answer = answer.given(Word::Toughness, harm.toughness);
        }
        answer.given(Common::Target, self.attack.target)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::WITHDRAW, basis::DAMAGE, basis::APPLY, basis::ACES]
    }

    fn solve(&self, mut walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        let memo = Memo::default();
        let law = walk.law(|dice| self.run(View::Words, &memo, dice))?;
        let mut solution = Solution::of(self, &law);
        if !walk.merges() {
            return Ok(solution);
        }
        for (name, view) in self.numbers() {
            let memo = Memo::default();
            let law = walk.law(|dice| self.run(view, &memo, dice))?;
            let law = law.map(|retreat| match view {
                View::Soaked => retreat.soaked,
                _ => retreat.wounds,
            });
            solution.apart.push((name, Apart { law, open: true }));
        }
        Ok(solution)
    }
}
