//! How much skill to keep for the parry: every split with the exact odds of both attacks (W23).

use super::attack::{Attack, Blow};
use super::guard::{Ending, Guard, Parry};
use super::melee::Melee;
use super::{Bearing, Protection, Stance, Word, basis, bonus};
use crate::dice::{Budget, Dice, Fraction, Law, State, Walk, Weight};
use crate::rules::{Answer, Basis, Common, Fact, Refusal, Rule, Score, Value};
use std::time::Duration;

/// One of two who fight.
#[derive(Clone, Debug)]
pub struct Fencer {
    /// Skill with the weapon and Destreza, skill first: what is attacked with.
    pub attack: Score,
    /// Reach of the weapon.
    pub reach: i64,
    /// What the shield adds to a parry.
    pub shield: i64,
    /// Esquiva and Destreza, where the fencer dodges.
    pub dodge: Option<Score>,
    /// Whether the fencer has tactical advantage.
    pub advantage: bool,
    /// Health, fatigue and burdens.
    pub stance: Stance,
    /// What stands between a blow and the fencer.
    pub protection: Protection,
    /// What the fencer's blow does.
    pub blow: Option<Blow>,
}

impl Fencer {
    fn attack(&self, kept: i64) -> Result<Attack, Refusal> {
        Ok(Attack::new(self.attack, self.stance.clone())?
            .keeping(kept)?
            .reaching(self.reach)?
            .with_advantage(self.advantage))
    }

    /// The guard with this parry, skill kept for it and Destreza.
    fn guard(&self, parry: Option<Score>) -> Result<Guard, Refusal> {
        let mut guard = Guard::default();
        if let Some(traits) = parry {
            let parry = Parry {
                traits,
                reach: self.reach,
                shield: self.shield,
            };
            guard = guard.parrying(parry, Bearing::Front, &self.stance)?;
        }
        match self.dodge {
            Some(traits) => guard.dodging(traits, true, &self.stance),
            None => Ok(guard),
        }
    }
}

/// Every part of the skill that may be kept, against one enemy.
#[derive(Clone, Debug)]
pub struct Split {
    /// For each part kept, from none to all: one's own attack, if any skill is left for it, and the enemy's.
    exchanges: Vec<(Option<Melee>, Melee)>,
}

impl Split {
    /// The most skill that can be split.
    const MOST: i64 = 100;

    /// One's own ways to split against an enemy who attacks, and parries with what it has kept for that.
    ///
    /// # Errors
    /// A skill outside 0 to 100; whatever an attack, a parry or a dodge refuses of either side.
    pub fn new(own: &Fencer, enemy: &Fencer, enemy_parry: Option<Score>) -> Result<Self, Refusal> {
        let skill = bonus::within(own.attack.written(), &(0..=Self::MOST))?;
        let enemy_attack = enemy.attack(0)?;
        let enemy_guard = enemy.guard(enemy_parry)?;
        let exchange = |kept| {
            let attack = if kept < skill {
                let attack = Melee::new(&own.attack(kept)?, enemy_guard.clone(), &enemy.stance);
                Some(attack.harming(enemy.protection, own.blow.clone()))
            } else {
                None
            };
            let parry = Score::new(kept, own.attack.modifier())?;
            let guard = own.guard(Some(parry))?;
            let answer = Melee::new(&enemy_attack, guard, &own.stance);
            Ok((attack, answer.harming(own.protection, enemy.blow.clone())))
        };
        Ok(Self {
            exchanges: (0..=skill).map(exchange).collect::<Result<_, _>>()?,
        })
    }

    /// Every part kept with what it leads to, best first: by the chance to hit in earnest less the chance to be hit so; of
    /// parts as good the smallest.
    fn ranked(&self) -> Vec<Exchange> {
        let first = |one: fn(&(Option<Melee>, Melee)) -> Option<&Melee>| {
            let levels = self.exchanges.first().and_then(one).map(Levels::of);
            levels.unwrap_or_default()
        };
        // What an ending costs does not depend on the part kept.
        let own = first(|(attack, _)| attack.as_ref());
        let enemy = first(|(_, answer)| Some(answer));
        let exchange = |(kept, (attack, answer)): (i64, &(Option<Melee>, Melee))| Exchange {
            kept,
            own: match attack {
                Some(attack) => Chances::of(attack, &own),
                None => Chances::none(&own),
            },
            enemy: Chances::of(answer, &enemy),
        };
        let mut exchanges: Vec<_> = (0..).zip(&self.exchanges).map(exchange).collect();
        exchanges.sort_by(|one, other| {
            let gain = |this: &Exchange, that: &Exchange| this.own.hit.plus(&that.enemy.hit);
            gain(other, one).cmp(&gain(one, other))
        });
        exchanges
    }
}

/// One part kept, with what it leads to.
#[derive(Clone, Debug)]
struct Exchange {
    kept: i64,
    own: Chances,
    enemy: Chances,
}

impl Exchange {
    fn record(&self) -> Value {
        let chance = |chance: &Fraction| Value::Chance(chance.clone());
        let mut fields = vec![
            (Word::Keep.into(), Value::Given(self.kept)),
            (Common::Hit.into(), chance(&self.own.hit)),
            (Word::Graze.into(), chance(&self.own.graze)),
            (Word::HitBy.into(), chance(&self.enemy.hit)),
            (Word::GrazedBy.into(), chance(&self.enemy.graze)),
        ];
        let means = [
            (Word::Levels, &self.own.levels),
            (Word::LevelsSuffered, &self.enemy.levels),
        ];
        for (name, mean) in means {
            if let Some(mean) = mean {
                fields.push((name.into(), Value::Mean(mean.clone())));
            }
        }
        Value::Record(fields)
    }
}

/// The odds of one attack, and the levels of health it takes on average where they are known.
#[derive(Clone, Debug)]
struct Chances {
    hit: Fraction,
    graze: Fraction,
    levels: Option<Fraction>,
}

impl Chances {
    fn of(melee: &Melee, levels: &Levels) -> Self {
        let law = law(|dice| melee.outcome(dice)).unwrap_or_else(|| Law::certain(Ending::Hit));
        let chance = |ending| law.chance(|ended| *ended == ending);
        let mean = |levels: &Option<Fraction>, chance: &Fraction| {
            levels.as_ref().map(|levels| levels.times(chance))
        };
        let (hit, graze) = (chance(Ending::Hit), chance(Ending::Graze));
        let sum = |one: Option<Fraction>, more: Option<Fraction>| Some(one?.plus(&more?));
        let struck = sum(mean(&levels.hit, &hit), mean(&levels.graze, &graze));
        let parried = mean(&levels.parried, &chance(Ending::Parried));
        Self {
            levels: sum(struck, parried),
            hit,
            graze,
        }
    }

    /// Those of no attack at all.
    fn none(levels: &Levels) -> Self {
        Self {
            hit: Fraction::zero(),
            graze: Fraction::zero(),
            levels: levels.hit.as_ref().map(|_| Fraction::zero()),
        }
    }
}

/// Levels of health that each ending costs on average; nothing where Fortaleza or damage is not known, or where the damage
/// dice are past any budget.
#[derive(Clone, Debug, Default)]
struct Levels {
    hit: Option<Fraction>,
    graze: Option<Fraction>,
    parried: Option<Fraction>,
}

impl Levels {
    fn of(melee: &Melee) -> Self {
        let mean = |ending| {
            let law = law(|dice| melee.levels(melee.harm(ending, dice)))?;
            let weigh = |sum: Weight, (levels, weight): &(Option<i64>, Weight)| {
                let levels = u64::try_from((*levels)?).unwrap_or(0);
                Some(sum.plus(&weight.times(&Weight::from(levels))))
            };
            let sum = law.rows().iter().try_fold(Weight::ZERO, weigh)?;
            Some(Fraction::new(&sum, law.total()))
        };
        Self {
            hit: mean(Ending::Hit),
            graze: mean(Ending::Graze),
            parried: mean(Ending::Parried),
        }
    }
}

/// The law of a part of an exchange; nothing where it would take too long.
fn law<T: State>(part: impl Fn(&mut Walk<Fact>) -> T) -> Option<Law<T>> {
    let budget = Budget {
        time: Duration::from_millis(300),
        ..Budget::default()
    };
    Walk::new(budget).law(part).ok()
}

impl Rule for Split {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        dice.note(|| Fact::Because(basis::SPLIT_ORDER));
        dice.note(|| Fact::Because(basis::NOTHING_KEPT));
    }

    fn answer(&self, (): &()) -> Answer {
        let ranked = self.ranked();
        let best = ranked.first().map_or(0, |exchange| exchange.kept);
        let options = ranked.iter().map(Exchange::record).collect();
        Answer::computed()
            .given(Word::Best, best)
            .with(Word::Options, Value::Series(options))
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::MELEE, basis::SPLIT]
    }
}
