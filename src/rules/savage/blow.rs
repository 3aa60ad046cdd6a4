//! Damage on its own: what a hit does to somebody (S13, S14, S15, S33).

use super::attack::tone_of;
use super::check::joined;
use super::damage::Effect;
use super::harm::{Harm, Memo, Struck, View};
use super::{Word, basis};
use crate::dice::{Dice, OverBudget, Sides, Walk};
use crate::rules::{Answer, Apart, Basis, Bit, Common, Fact, Row, Rule, Solution, Term};

/// One hit.
#[derive(Clone, Debug)]
pub struct Blow {
    /// What it does to whom.
    pub harm: Harm,
    /// Whether the attack had a raise.
    pub raise: bool,
    /// Whether an incapacitated victim is only knocked out.
    pub nonlethal: bool,
}

/// What a hit came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dealt {
    struck: Struck,
    hours: i64,
}

impl Blow {
    fn run<D: Dice<Note = Fact>>(&self, view: View, memo: &Memo, dice: &mut D) -> Dealt {
        let body = self.harm.body();
        if view == View::Damage {
            let most = self.harm.damage.most(self.raise);
            let damage = dice.known(
                || self.harm.damage.law(self.raise, most),
                |dice| {
                    let harm = &self.harm;
                    let told = |_| Bit::say(Word::Nothing);
                    harm.damage
                        .draw(self.raise, most, harm.toughness, told, dice)
                },
            );
            let struck = Struck {
                effect: Effect::Nothing,
                damage,
                wounds: 0,
                soaked: 0,
                body,
            };
            return Dealt { struck, hours: 0 };
        }
        let mut struck = self.harm.strike(body, self.raise, view, memo, dice);
        let mut hours = 0;
        if matches!(view, View::All | View::Words) {
            if self.nonlethal && struck.effect == Effect::Incapacitated {
                hours = i64::from(dice.die(Sides::D6));
                dice.note(|| Row::new(Word::Hours).cell([Bit::faces(&[hours])]).fact());
            }
        } else {
            struck.effect = Effect::Nothing;
        }
        struck.body = body;
        Dealt { struck, hours }
    }

    fn remark(dealt: &Dealt) -> Vec<Bit> {
        let mut bits = Vec::new();
        match dealt.struck.wounds {
            0 => {}
            1 => bits.push(Bit::say(Word::OneWound)),
            wounds => bits.push(Bit::say_with(Word::ManyWounds, [wounds])),
        }
        if dealt.struck.soaked > 0 {
            bits.push(Bit::say_with(Word::Soaks, [dealt.struck.soaked]));
        }
        if dealt.hours > 0 {
            bits.push(Bit::say_with(Word::OutForHours, [dealt.hours]));
        }
        bits
    }

    fn numbers(&self) -> Vec<(Term, View)> {
        let mut numbers = vec![
            (Term::from(Common::Damage), View::Damage),
            (Word::Wounds.into(), View::Wounds),
        ];
        if self.harm.soak.is_some() {
            numbers.push((Word::Soaked.into(), View::Soaked));
        }
        numbers
    }
}

impl Rule for Blow {
    type Outcome = Dealt;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Dealt {
        let dealt = self.run(View::All, &Memo::default(), dice);
        dice.note(|| joined(Self::remark(&dealt)));
        dealt
    }

    fn answer(&self, dealt: &Dealt) -> Answer {
        let struck = &dealt.struck;
        let mut answer = Answer::of(struck.effect.word(), tone_of(struck.effect))
            .open(Common::Damage, struck.damage)
            .open(Word::Wounds, struck.wounds);
        if self.harm.soak.is_some() {
            answer = answer.open(Word::Soaked, struck.soaked);
        }
        answer = answer.given(Word::Toughness, self.harm.toughness);
        if self.nonlethal {
            answer = answer.number(Word::Hours, dealt.hours);
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::DAMAGE, basis::APPLY, basis::ACES]
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
            let law = law.map(|dealt| match view {
                View::Damage => dealt.struck.damage,
                View::Soaked => dealt.struck.soaked,
                _ => dealt.struck.wounds,
            });
            solution.apart.push((name, Apart { law, open: true }));
        }
        Ok(solution)
    }
}
