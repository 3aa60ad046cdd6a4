//! A whole attack: the roll to hit, damage with the die of a raise, wounds, and the soak roll against them (S11, S16, S33).

use super::check::joined;
use super::damage::Effect;
use super::harm::{Body, Harm, Memo, View};
use super::throw::Grade;
use super::volley::{Aimed, told};
use super::{Roll, Word, basis};
use crate::dice::{Dice, OverBudget, Sides, Step, Walk};
use crate::rules::{Answer, Apart, Basis, Bit, Common, Fact, Row, Rule, Solution, Term, Tone};

/// An attack on somebody, of one trait die or of several that share one wild die.
#[derive(Clone, Debug)]
pub struct Attack {
    /// The roll to hit.
    pub roll: Roll,
    /// What it must reach.
    pub target: i64,
    /// Whether a beni is spent if nothing hits.
    pub beni: bool,
    /// What each hit does, where it is asked for.
    pub harm: Option<Harm>,
    /// Whether an incapacitated victim is only knocked out.
    pub nonlethal: bool,
    /// Whether it is fired or thrown.
    pub ranged: bool,
}

/// What an attack came to, as far as it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fought {
    pub(super) grade: Grade,
    pub(super) total: i64,
    pub(super) hits: i64,
    pub(super) effect: Effect,
    damage: i64,
    pub(super) wounds: i64,
    soaked: i64,
    hours: i64,
    spent: bool,
    pub(super) body: Body,
}

/// Hits still to come, and what those before came to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Under {
    hits: Vec<bool>,
    fought: Fought,
}

/// How long a nonlethal blow puts somebody out: 1d6 hours.
const HOURS: Sides = Sides::D6;

impl Fought {
    /// Wounds soaked.
    pub(super) const fn soaked(&self) -> i64 {
        self.soaked
    }
}

impl Attack {
    /// The attack against a body, with only what is looked at.
    pub(super) fn run<D: Dice<Note = Fact>>(
        &self,
        body: Body,
        view: View,
        memo: &Memo,
        dice: &mut D,
    ) -> Fought {
        let mut fought = Fought {
            grade: Grade::Failure,
            total: 0,
            hits: 0,
            effect: Effect::Nothing,
            damage: 0,
            wounds: 0,
            soaked: 0,
            hours: 0,
            spent: false,
            body,
        };
        if view == View::Attack {
            fought.total = self.roll.best_of(self.target, self.beni, dice);
            return fought;
        }
        let (aimed, spent) = self.roll.aim(self.target, self.beni, view, dice);
        fought.grade = aimed.grade();
        fought.total = aimed.total;
        fought.spent = spent && matches!(view, View::All | View::Words);
        if matches!(view, View::All | View::Words) {
            fought.hits = i64::try_from(aimed.hits.len()).unwrap_or(i64::MAX);
        }
        let Some(harm) = &self.harm else {
            dice.note(|| joined(told(&aimed, self.target, self.roll.dice > 1)));
            return fought;
        };
        if view == View::Damage {
            let (plain, raises) = aimed.counts();
            fought.damage = Self::damage(harm, raises, plain, dice);
            fought.grade = Grade::Failure;
            return fought;
        }
        let mut fought = Self::strikes(harm, aimed.hits, fought, view, memo, dice);
        if matches!(view, View::Wounds | View::Soaked) {
            fought.grade = Grade::Failure;
        }
        fought
    }

    /// All damage of so many hits, for its own law.
    fn damage<D: Dice<Note = Fact>>(harm: &Harm, raises: usize, plain: usize, dice: &mut D) -> i64 {
        let hits = i64::try_from(raises + plain).unwrap_or(i64::MAX);
        if hits == 0 {
            return 0;
        }
        let most = harm.damage.most(raises > 0) * hits;
        dice.known(
            || harm.damage.law_of_blows(raises, plain, most),
            |dice| {
                let blows = (0..raises).map(|_| true).chain((0..plain).map(|_| false));
                let draw = |raise| {
                    let told = |_| Bit::say(Word::Nothing);
                    harm.damage.draw(raise, most, harm.toughness, told, dice)
                };
                blows.map(draw).sum::<i64>().min(most)
            },
        )
    }

    /// One hit after the other, on a body that remembers.
    fn strikes<D: Dice<Note = Fact>>(
        harm: &Harm,
        hits: Vec<bool>,
        fought: Fought,
        view: View,
        memo: &Memo,
        dice: &mut D,
    ) -> Fought {
        if hits.is_empty() {
            return fought;
        }
        let step = |dice: &mut D, under: Under| {
            let (raise, hits) = Aimed::next(&under.hits, dice);
            let mut fought = under.fought;
            let struck = harm.strike(fought.body, raise, view, memo, dice);
            fought.effect = fought.effect.max(struck.effect);
            fought.damage += struck.damage;
            if view != View::Words {
                fought.wounds += struck.wounds;
            }
            fought.soaked += struck.soaked;
            fought.body = struck.body;
            if hits.is_empty() {
                Step::End(fought)
            } else {
                Step::On(Under { hits, fought })
            }
        };
        let start = Under { hits, fought };
        dice.chain(start, step, |under| under.fought).end
    }

    /// How long an incapacitated victim of a nonlethal attack is out.
    fn knock_out<D: Dice<Note = Fact>>(&self, mut fought: Fought, dice: &mut D) -> Fought {
        if self.nonlethal && fought.effect == Effect::Incapacitated {
            fought.hours = i64::from(dice.die(HOURS));
            dice.note(|| {
                Row::new(Word::Hours)
                    .cell([Bit::faces(&[fought.hours])])
                    .fact()
            });
        }
        fought
    }

    /// The result word.
    fn verdict(&self, fought: &Fought) -> (Word, Tone) {
        match (fought.grade, &self.harm) {
            (Grade::Critical, _) => (Word::CriticalFailure, Tone::Bad),
            (Grade::Failure, _) => (Word::Miss, Tone::Bad),
            (Grade::Success, None) => (Word::Hit, Tone::Good),
            (Grade::Raise, None) => (Word::Raise, Tone::Good),
            (_, Some(_)) => (fought.effect.word(), tone_of(fought.effect)),
        }
    }

    /// What stands beside the result.
    fn remark(fought: &Fought) -> Vec<Bit> {
        let mut bits = Vec::new();
        match (fought.wounds, fought.effect) {
            (0, _) => {}
            (1, _) => bits.push(Bit::say(Word::OneWound)),
            (wounds, _) => bits.push(Bit::say_with(Word::ManyWounds, [wounds])),
        }
        if fought.soaked > 0 {
            bits.push(Bit::say_with(Word::Soaks, [fought.soaked]));
        }
        if fought.hours > 0 {
            bits.push(Bit::say_with(Word::OutForHours, [fought.hours]));
        }
        bits
    }

    fn beginning(&self) -> Body {
        self.harm.as_ref().map_or(
            Body {
                shaken: false,
                wounds: 0,
            },
            Harm::body,
        )
    }

    /// The whole attack in one view.
    pub(super) fn whole<D: Dice<Note = Fact>>(
        &self,
        view: View,
        memo: &Memo,
        dice: &mut D,
    ) -> Fought {
        let fought = self.run(self.beginning(), view, memo, dice);
        let fought = if matches!(view, View::All | View::Words) {
            self.knock_out(fought, dice)
        } else {
            fought
        };
        Fought {
            body: self.beginning(),
            effect: if matches!(view, View::All | View::Words) {
                fought.effect
            } else {
                Effect::Nothing
            },
            ..fought
        }
    }

    /// The numbers that are looked at one after the other, each with its view.
    fn numbers(&self) -> Vec<(Term, View)> {
        let Some(harm) = &self.harm else {
            return vec![(Common::Total.into(), View::Attack)];
        };
        let mut numbers = vec![
            (Word::Attack.into(), View::Attack),
            (Common::Damage.into(), View::Damage),
            (Word::Wounds.into(), View::Wounds),
        ];
        if harm.soak.is_some() {
            numbers.push((Word::Soaked.into(), View::Soaked));
        }
        numbers
    }
}

/// How an effect is meant by the one who strikes.
pub(super) const fn tone_of(effect: Effect) -> Tone {
    match effect {
        Effect::Nothing => Tone::Bad,
        Effect::Shaken => Tone::Even,
        Effect::Wounded | Effect::Incapacitated => Tone::Good,
    }
}

impl Rule for Attack {
    type Outcome = Fought;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Fought {
        let fought = self.whole(View::All, &Memo::default(), dice);
        if self.harm.is_some() {
            dice.note(|| joined(Self::remark(&fought)));
        }
        fought
    }

    fn answer(&self, fought: &Fought) -> Answer {
        let (word, tone) = self.verdict(fought);
        let mut answer = Answer::of(word, tone);
        if let Some(harm) = &self.harm {
            answer = answer
                .open(Word::Attack, fought.total)
                .open(Common::Damage, fought.damage)
                .open(Word::Wounds, fought.wounds);
            answer = if harm.soak.is_some() {
                answer.open(Word::Soaked, fought.soaked)
            } else {
                answer.given(Word::Soaked, 0)
            };
        } else {
            answer = answer.open(Common::Total, fought.total);
        }
        if self.roll.dice > 1 || self.harm.is_none() {
            answer = answer.number(Word::Hits, fought.hits);
        }
        answer = answer.given(Common::Target, self.target);
        if let Some(harm) = &self.harm {
            answer = answer.given(Word::Toughness, harm.toughness);
        }
        if self.nonlethal && self.harm.is_some() {
            answer = answer.number(Word::Hours, fought.hours);
        }
        if self.beni {
            answer = answer.flag(Word::Beni, fought.spent);
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        match (self.ranged, &self.harm) {
            (true, None) => &[basis::RANGED, basis::ACES],
            (true, Some(_)) => &[basis::RANGED, basis::DAMAGE, basis::APPLY, basis::ACES],
            (false, None) => &[basis::MELEE, basis::ACES],
            (false, Some(_)) => &[basis::MELEE, basis::DAMAGE, basis::APPLY, basis::ACES],
        }
    }

    fn solve(&self, mut walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        let memo = Memo::default();
        let law = walk.law(|dice| self.whole(View::Words, &memo, dice))?;
        let mut solution = Solution::of(self, &law);
        if !walk.merges() {
            return Ok(solution);
        }
        for (name, view) in self.numbers() {
            let memo = Memo::default();
            let law = walk.law(|dice| self.whole(view, &memo, dice))?;
            let law = law.map(|fought| match view {
                View::Attack => fought.total,
                View::Damage => fought.damage,
                View::Wounds => fought.wounds,
                View::Soaked => fought.soaked,
                View::All | View::Words => 0,
            });
            solution.apart.push((name, Apart { law, open: true }));
        }
        Ok(solution)
    }
}
