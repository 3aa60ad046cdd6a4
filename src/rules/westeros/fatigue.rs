//! Tactical fatigue, pulse by pulse (W17 to W19).

use super::intensity::overflow;
use super::level::Reserve;
use super::{Action, Fortitude, Intensity, Level, Load, Word, basis, bonus};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Fact, Refusal, Rule, Term, Value};
use std::collections::BTreeSet;

/// A list of actions, one a pulse, and what they do to somebody.
#[derive(Clone, Debug)]
pub struct Fatigue {
    reserve: Reserve,
    load: Load,
    /// What is done in each pulse; never empty.
    actions: Vec<Action>,
    /// Points at the beginning.
    start: i64,
    until: Option<Level>,
}

/// One pulse.
#[derive(Clone, Copy, Debug)]
struct Pulse {
    number: i64,
    action: Action,
    intensity: Intensity,
    overflow: i64,
    points: i64,
}

/// A list of actions gone through.
#[derive(Debug)]
struct Course {
    pulses: Vec<Pulse>,
    points: i64,
    overflow: i64,
    /// The pulse at which each level past fresh was reached first.
    reached: [Option<i64>; 3],
}

impl Fatigue {
    /// The most pulses a list may have, and the most that are listed.
    pub const MOST: usize = 1_000;

    /// Somebody with this Fortaleza and load who does each of these in a row so many times.
    ///
    /// # Errors
    /// More than 1,000 pulses, or none.
    pub fn new(
        fortitude: Fortitude,
        load: Load,
        stretches: impl IntoIterator<Item = (Action, i64)>,
    ) -> Result<Self, Refusal> {
        let reserve = Reserve::of(fortitude);
        let mut actions = Vec::new();
        for (action, times) in stretches {
            let times = usize::try_from(times).unwrap_or(0);
            if actions.len() + times > Self::MOST {
                let says = Term::Westeros(Word::TooManyPulses);
                let most = i64::try_from(Self::MOST).unwrap_or(i64::MAX);
                return Err(Refusal::Limit(says, vec![most]));
            }
            actions.extend(std::iter::repeat_n(action, times));
        }
        if actions.is_empty() {
            return Err(Refusal::range(&(1..=1_000)));
        }
        Ok(Self {
            reserve,
            load,
            actions,
            start: reserve.total,
            until: None,
        })
    }

    /// The same with so many points left at the beginning.
    ///
    /// # Errors
    /// Fewer than none, or more than there are when fresh.
    pub fn starting_with(mut self, points: i64) -> Result<Self, Refusal> {
        self.start = bonus::within(points, &(0..=self.reserve.total))?;
        Ok(self)
    }

    /// The list again and again, until this level is reached.
    pub const fn until(mut self, level: Level) -> Self {
        self.until = Some(level);
        self
    }

    fn course(&self) -> Course {
        let mut course = Course {
            pulses: Vec::new(),
            points: self.start,
            overflow: 0,
            reached: [None; 3],
        };
        course.mark(self.reserve.level(self.start), 0);
        // A list that begins anew with as many points as before goes on like that for ever.
        let mut begun_with = BTreeSet::new();
        let mut number = 0;
        while !self.is_over(&course) && begun_with.insert(course.points) {
            for action in &self.actions {
                number += 1;
                course.go(self, *action, number);
                if self.until.is_some() && self.is_over(&course) {
                    break;
                }
            }
            if self.until.is_none() {
                break;
            }
        }
        course
    }

    /// Whether the level that ends it is reached.
    fn is_over(&self, course: &Course) -> bool {
        self.until.is_some_and(|level| course.at(level).is_some())
    }
}

impl Course {
    fn go(&mut self, fatigue: &Fatigue, action: Action, number: i64) {
        let (intensity, past) = action.intensity().under(fatigue.load);
        self.points = intensity.spend(self.points, fatigue.reserve.total);
        self.overflow = overflow(past);
        self.mark(fatigue.reserve.level(self.points), number);
        if self.pulses.len() < Fatigue::MOST {
            self.pulses.push(Pulse {
                number,
                action,
                intensity,
                overflow: self.overflow,
                points: self.points,
            });
        }
    }

    /// Keeps when a level, and every one before it, is reached first.
    fn mark(&mut self, now: Level, number: i64) {
        for (place, level) in Level::LOST.iter().enumerate() {
            if *level <= now {
                self.reached[place].get_or_insert(number);
            }
        }
    }

    fn at(&self, level: Level) -> Option<i64> {
        let place = Level::LOST.iter().position(|known| *known == level);
        place.map_or(Some(0), |place| self.reached[place])
    }
}

impl Rule for Fatigue {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        if !dice.listens() {
            return;
        }
        let course = self.course();
        let quarter_exactly = |pulse: &Pulse| self.reserve.is_border(pulse.points);
        if course.pulses.iter().any(quarter_exactly) {
            dice.note(|| Fact::Because(basis::QUARTER_EXACTLY));
        }
        let rests = self.actions.contains(&Action::Of(Intensity::Rest));
        if rests && self.load.get() > 0 {
            dice.note(|| Fact::Because(basis::LOADED_REST));
        }
        if self.actions.contains(&Action::Charge) {
            dice.note(|| Fact::Because(basis::CHARGE_INTENSITY));
        }
        let eases = |pulse: &Pulse| matches!(pulse.intensity, Intensity::Low);
        if course.pulses.iter().any(eases) {
            dice.note(|| Fact::Because(basis::LOW_RATE));
        }
        let far_past = |action: &Action| action.intensity().under(self.load).1 > 2;
        if self.actions.iter().any(far_past) {
            dice.note(|| Fact::Because(basis::OVERFLOW));
        }
        if self.reserve.is_capped() {
            dice.note(|| Fact::Because(basis::CAPPED_QUARTER));
        }
    }

    fn answer(&self, (): &()) -> Answer {
        let course = self.course();
        let level = self.reserve.level(course.points);
        let pulse = |number: Option<i64>| number.map_or(Value::Nothing, Value::Given);
        let lines = course.pulses.iter().map(|line| {
            let level = self.reserve.level(line.points);
            let fields = [
                (Word::Pulse, Value::Given(line.number)),
                (Word::Action, Value::Word(line.action.word().into())),
                (Word::Intensity, Value::Word(line.intensity.word().into())),
                (Word::Points, Value::Given(line.points)),
                (Word::Level, Value::Word(level.word().into())),
                (Word::Modifier, Value::Given(level.modifier())),
                (Word::Overflow, Value::Given(line.overflow)),
            ];
            Value::Record(fields.map(|(name, value)| (name.into(), value)).into())
        });
        let mut answer = Answer::computed().with(Word::Timeline, Value::Series(lines.collect()));
        if let Some(until) = self.until {
            let reached = course.at(until);
            answer = answer
                .with(Word::Pulses, pulse(reached))
                .flag(Word::Sustainable, reached.is_none());
        }
        answer = answer
            .given(Word::Points, course.points)
            .with(Word::Level, Value::Word(level.word().into()))
            .given(Word::Modifier, level.modifier())
            .given(Word::Overflow, course.overflow);
        let reached = Level::LOST.map(|level| (level.word().into(), pulse(course.at(level))));
        answer.with(Word::Reached, Value::Record(reached.into()))
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::FATIGUE, basis::POINTS, basis::LOAD]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(
        fortitude: i64,
        load: i64,
        actions: &[(Action, i64)],
        until: Option<Level>,
    ) -> Course {
        let fortitude = Fortitude::new(fortitude).expect("from 1 on");
        let load = Load::new(load).expect("a few steps");
        let fatigue = Fatigue::new(fortitude, load, actions.iter().copied()).expect("a few pulses");
        match until {
            Some(level) => fatigue.until(level).course(),
            None => fatigue.course(),
        }
    }

    #[test]
    fn twelve_pulses_of_giving_everything() {
        // Seed: whoever is really tough can give everything for twelve pulses; the thirteenth cannot be paid in full.
        let all = course(5, 0, &[(Action::Charge, 13)], None);
        assert_eq!(all.pulses[11].points, 4);
        assert_eq!(all.pulses[12].points, 0);
    }

    #[test]
    fn a_pace_that_comes_back_to_itself_is_kept_for_ever() {
        let pace = [(Action::Attack, 1), (Action::Of(Intensity::Rest), 1)];
        let easy = course(4, 0, &pace, Some(Level::Winded));
        assert_eq!(easy.at(Level::Winded), None);
        let hard = course(4, 0, &[(Action::Attack, 1)], Some(Level::Tired));
        assert_eq!(hard.at(Level::Tired), Some(10));
        assert_eq!(hard.pulses.len(), 10);
        let medium = course(4, 0, &[(Action::Loading, 1)], Some(Level::Exhausted));
        assert_eq!(medium.at(Level::Exhausted), None);
        assert_eq!(medium.at(Level::Tired), Some(20));
    }
}
