//! The attack (H13 to H15): against Defensa, its damage read from its own dice, and what the target loses.

use super::attempt::{self, Attempt, Attempted, Reading};
use super::reserve::{Reserve, Suffered};
use super::{Blow, Condition, Grade, Word, basis};
use crate::dice::{Dice, Law};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Row, Rule, Score, Term, Value};

/// An attack on somebody.
#[derive(Clone, Debug)]
pub struct Attack {
    /// Reflejos and Combate.
    pub traits: Score,
    /// State of the attacker.
    pub condition: Condition,
    /// How hard the target is to hit.
    pub defence: Defence,
    /// Whether an aspect helps if the attack misses.
    pub aspect: bool,
    /// What a hit does, where that was said.
    pub blow: Option<Blow>,
    /// Whom it hits, where that was said.
    pub victim: Option<Reserve>,
}

/// How hard a target is to hit.
#[derive(Clone, Copy, Debug)]
pub struct Defence {
    /// Defensa; a helpless target may have none.
    pub score: Option<Score>,
    /// Does not see it coming, but can try to defend: -2.
    pub unaware: bool,
    /// Does nothing else this round: +4.
    pub full: bool,
    /// Cannot defend: the difficulty is 5, whatever else.
    pub helpless: bool,
    /// State of the target.
    pub condition: Condition,
}

/// What an attack came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Struck {
    grade: Grade,
    triple: bool,
    /// What stands for the middle die.
    value: i64,
    boosted: bool,
    damage: i64,
    suffered: Option<Suffered>,
}

/// The attack before its damage is known: as much of the dice as still matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Aimed {
    grade: Grade,
    triple: bool,
    value: i64,
    boosted: bool,
    /// The sum of the dice of the damage type, where it hits.
    dice: i64,
}

/// Figures of the seed, "Secuencia de combate" and "Ataque".
const UNAWARE: i64 = -2;
const FULL_DEFENSE: i64 = 4;
const HELPLESS: i64 = 5;

impl Defence {
    /// The difficulty of hitting.
    pub fn target(&self) -> i64 {
        let score = self.score.filter(|_| !self.helpless);
        let Some(score) = score else {
            return HELPLESS;
        };
        let mut target = score.total() - self.condition.penalty();
        if self.unaware {
            target += UNAWARE;
        }
        if self.full {
            target += FULL_DEFENSE;
        }
        target
    }

    /// Tells what the difficulty rests on; a helpless target has nothing but the seed's figure.
    fn tell_basis<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        if self.helpless {
            return;
        }
        if self.unaware {
            dice.note(|| Fact::Because(basis::UNAWARE));
        }
        self.condition.tell_basis(dice);
    }

    /// The line that says how Defensa becomes the difficulty, where anything changes it.
    fn row(&self) -> Option<Fact> {
        let start = self.score.map(Score::total);
        let mut row = Row::new(Word::Defence);
        if self.helpless {
            row = row.cell([Bit::Number(HELPLESS), Bit::say(Word::IsHelpless)]);
            return Some(row.fact());
        }
        let changes = [
            (self.unaware, UNAWARE, Word::IsUnaware),
            (self.full, FULL_DEFENSE, Word::IsInFullDefense),
        ];
        let penalty = self.condition.named_penalty();
        if penalty.is_none() && !changes.iter().any(|(holds, ..)| *holds) {
            return None;
        }
        row = row.cell([Bit::Number(start?)]);
        for (_, change, why) in changes.iter().filter(|(holds, ..)| *holds) {
            row = row.cell([Bit::Signed(*change), Bit::say(*why)]);
        }
        if let Some(penalty) = penalty {
            row = row.cell(penalty.cell());
        }
        Some(row.cell([Bit::Equals, Bit::Number(self.target())]).fact())
    }
}

impl Attack {
    fn attempt(&self) -> Attempt {
        Attempt {
            score: self.traits.total(),
            named: Word::Traits,
            penalty: self.condition.named_penalty(),
            target: self.defence.target(),
            reading: Reading::plain(self.aspect),
            turn: None,
        }
    }

    /// Rolls the attack, and the damage dice of a hit.
    fn aim<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Aimed {
        let attempt = self.attempt();
        let hit: Attempted = attempt.roll(dice);
        let grade = attempt.grade(&hit);
        let blow = self.blow.filter(|_| grade.succeeds());
        if hit.boosted && blow.is_some() {
            dice.note(|| Fact::Because(basis::DAMAGE_FROM_NEW_TRIO));
        }
        Aimed {
            grade,
            triple: grade.is_extreme() && hit.trio.is_triple(),
            value: hit.value,
            boosted: hit.boosted,
            dice: blow.map_or(0, |blow| blow.read(hit.trio, dice)),
        }
    }

    /// How often the damage of a hit counts (seed, "Críticos y pifias en combate").
    const fn times(aimed: &Aimed) -> i64 {
        match (aimed.grade, aimed.triple) {
            (Grade::Critical, true) => 3,
            (Grade::Critical, false) => 2,
            _ => 1,
        }
    }
}

impl Rule for Attack {
    type Outcome = Struck;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Struck {
        if let Some(row) = dice.listens().then(|| self.defence.row()).flatten() {
            dice.note(|| row);
        }
        // What of the dice matters no more is forgotten step by step.
        let (aimed, damage) = dice.part(|dice| {
            let aimed = dice.part(|dice| self.aim(dice));
            let damage = match self.blow.filter(|_| aimed.grade.succeeds()) {
                Some(blow) => blow.land(aimed.dice, Self::times(&aimed), dice),
                None => 0,
            };
            (Aimed { dice: 0, ..aimed }, damage)
        });
        let suffered = self.victim.map(|victim| {
            if aimed.grade.succeeds() {
                victim.suffer(damage, Reading::Centre, dice)
            } else {
                victim.unharmed()
            }
        });
        self.condition.tell(dice);
        self.tell_basis(&aimed, dice);
        let total = aimed.value + self.attempt().score - self.condition.penalty();
        dice.note(|| Self::verdict(&aimed, total - self.defence.target()));
        Struck {
            grade: aimed.grade,
            triple: aimed.triple,
            value: aimed.value,
            boosted: aimed.boosted,
            damage,
            suffered,
        }
    }

    fn answer(&self, struck: &Struck) -> Answer {
        let attempt = self.attempt();
        let total = struck.value + attempt.score - self.condition.penalty();
        let (word, tone) = match struck.grade {
            Grade::Critical => (Common::Critical, struck.grade.tone()),
            Grade::Success => (Common::Hit, struck.grade.tone()),
            Grade::Failure => (Common::Miss, struck.grade.tone()),
            Grade::Fumble => (Common::Fumble, struck.grade.tone()),
        };
        let mut answer = Answer::of(word, tone)
            .number(Common::Total, total)
            .given(Common::Target, attempt.target)
            .detail(Common::Margin, total - attempt.target);
        if self.blow.is_some() {
            answer = answer.number(Common::Damage, struck.damage);
        }
        if let (Some(victim), Some(suffered)) = (&self.victim, &struck.suffered) {
            answer = answer
                .flag(Word::Massive, suffered.massive)
                .flag(Word::Resisted, suffered.resisted)
                .number(Word::Lost, suffered.lost)
                .with(Word::State, victim.state_after(suffered));
        }
        answer = answer.flag(Word::Triple, struck.triple).with(
            Word::Aspect,
            attempt::aspect_left(struck.grade, struck.triple),
        );
        attempt.fill_aspect(answer, struck.value, struck.boosted)
    }

    fn basis(&self) -> &'static [Basis] {
        match self.blow {
            Some(_) => &[basis::ATTACK, basis::DAMAGE_DEALT],
            None => &[basis::ATTACK],
        }
    }

    fn tabulate(&self, law: &Law<Struck>) -> Vec<(Term, Value)> {
        let states = self.victim.map(|victim| {
            let lost = |struck: &Struck| struck.suffered.map_or(victim.lost(), |after| after.lost);
            (Word::State.into(), victim.states(law, lost))
        });
        states.into_iter().collect()
    }
}

impl Attack {
    /// Tells what else decided a number.
    fn tell_basis<D: Dice<Note = Fact>>(&self, aimed: &Aimed, dice: &mut D) {
        self.defence.tell_basis(dice);
        if aimed.grade == Grade::Critical {
            dice.note(|| Fact::Because(basis::CRITICAL_HIT));
        }
        if self.victim.is_some() {
            dice.note(|| Fact::Because(basis::DAMAGE));
        }
    }

    fn verdict(aimed: &Aimed, margin: i64) -> Fact {
        let lasts = if aimed.triple {
            Word::LeavesSession
        } else {
            Word::LeavesScene
        };
        Fact::Verdict(match aimed.grade {
            Grade::Success | Grade::Failure => vec![attempt::by(margin)],
            Grade::Critical => vec![Bit::say(Word::LeavesInjury), Bit::say(lasts)],
            Grade::Fumble => vec![Bit::say(Word::BadAspect), Bit::say(lasts)],
        })
    }
}
