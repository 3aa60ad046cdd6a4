//! Attacks on an area: a template that is missed deviates (S12).

use super::aim::Band;
use super::check::{joined, margin};
use super::throw::{Grade, Throw};
use super::{Roll, Word, basis};
use crate::dice::{Dice, OverBudget, Sides, Walk};
use crate::rules::{Answer, Apart, Basis, Bit, Common, Fact, Row, Rule, Solution, Tone};

/// How a template gets where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Template {
    /// A round one, by hand.
    Thrown,
    /// A round one, from a weapon.
    Launched,
    /// A cone, which never deviates.
    Cone,
}

/// An attack on an area.
#[derive(Clone, Debug)]
pub struct Area {
    /// The roll to hit.
    pub roll: Roll,
    /// What it must reach.
    pub target: i64,
    /// Whether a beni is spent if it misses.
    pub beni: bool,
    /// What is placed.
    pub template: Template,
    /// How far it goes, in paces, where that is known.
    pub distance: Option<i64>,
    /// The range that is.
    pub band: Band,
}

/// The direction die: hours of a clock, 12 straight on.
const DIRECTION: Sides = Sides::D12;

/// Where an attack on an area came down, as far as it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Landed {
    grade: Grade,
    total: i64,
    paces: i64,
    direction: i64,
    spent: bool,
}

impl Area {
    /// The die of the distance and what it is multiplied by.
    const fn deviation(&self) -> Option<(Sides, i64)> {
        let times = match self.band {
            Band::Short => 1,
            Band::Medium => 2,
            Band::Long => 3,
            Band::Extreme => 4,
        };
        match self.template {
            Template::Thrown => Some((Sides::D6, times)),
            Template::Launched => Some((Sides::D10, times)),
            Template::Cone => None,
        }
    }

    fn run<D: Dice<Note = Fact>>(&self, totals: bool, dice: &mut D) -> Landed {
        let label = Word::AttackRoll.into();
        let (throw, spent) = dice.part(|dice| {
            let (throw, spent) = self
                .roll
                .throw_with_beni(label, self.target, self.beni, dice);
            let total = if totals { throw.total } else { 0 };
            ((throw.grade(self.target), throw.critical, total), spent)
        });
        let (grade, critical, total) = throw;
        let mut landed = Landed {
            grade,
            total,
            paces: 0,
            direction: 0,
            spent,
        };
        if let (Grade::Failure, Some((die, times))) = (grade, self.deviation()) {
            self.deviate(&mut landed, die, times, dice);
        }
        dice.note(|| {
            let throw = Throw { critical, total };
            joined(self.remark(&landed, throw))
        });
        landed
    }

    fn deviate<D: Dice<Note = Fact>>(
        &self,
        landed: &mut Landed,
        die: Sides,
        times: i64,
        dice: &mut D,
    ) {
        let face = i64::from(dice.die(die));
        let direction = i64::from(dice.die(DIRECTION));
        let rolled = face * times;
        let most = self.distance.map_or(i64::MAX, |distance| distance / 2);
        landed.paces = rolled.min(most);
        landed.direction = direction;
        dice.note(|| {
            let mut cell = vec![Bit::Name(format!("d{die}")), Bit::faces(&[face])];
            if times > 1 {
                cell.push(Bit::say_with(Word::TimesFor, [times]));
            }
            let mut row = Row::new(Word::Deviation).cell(cell);
            if rolled > most {
                row = row.cell([Bit::say_with(Word::AtMostHalf, [most])]);
            }
            row.cell([Bit::Name("d12".into()), Bit::faces(&[direction])])
                .fact()
        });
        dice.note(|| Fact::Because(basis::DEVIATION));
    }

    fn remark(&self, landed: &Landed, throw: Throw) -> Vec<Bit> {
        if landed.direction > 0 {
            return vec![
                Bit::say_with(Word::ByPaces, [landed.paces]),
                Bit::say_with(Word::TowardsHour, [landed.direction]),
            ];
        }
        margin(throw, self.target)
    }

    fn verdict(&self, landed: &Landed) -> (Word, Tone) {
        match (landed.grade, self.template) {
            (Grade::Critical, _) => (Word::CriticalFailure, Tone::Bad),
            (Grade::Success | Grade::Raise, _) => (Word::Hit, Tone::Good),
            (Grade::Failure, Template::Cone) => (Word::Miss, Tone::Bad),
            (Grade::Failure, _) => (Word::Deviates, Tone::Even),
        }
    }
}

impl Rule for Area {
    type Outcome = Landed;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Landed {
        self.run(true, dice)
    }

    fn answer(&self, landed: &Landed) -> Answer {
        let (word, tone) = self.verdict(landed);
        let mut answer = Answer::of(word, tone)
            .open(Common::Total, landed.total)
            .number(Word::Paces, landed.paces);
        answer = if landed.direction == 0 && self.deviation().is_none() {
            answer
        } else {
            answer.detail(Word::Direction, landed.direction)
        };
        answer = answer.given(Common::Target, self.target);
        if self.beni {
            answer = answer.flag(Word::Beni, landed.spent);
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::AREA, basis::ACES]
    }

    fn solve(&self, mut walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        let law = walk.law(|dice| self.run(false, dice))?;
        let mut solution = Solution::of(self, &law);
        if walk.merges() {
            let law = walk.law(|dice| {
                let label = Word::AttackRoll.into();
                let (throw, _) = self
                    .roll
                    .throw_with_beni(label, self.target, self.beni, dice);
                throw.total
            })?;
            solution
                .apart
                .push((Common::Total.into(), Apart { law, open: true }));
        }
        Ok(solution)
    }
}
