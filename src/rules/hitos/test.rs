//! The test: middle die and traits against a difficulty, with criticals and fumbles (H1, H2), with an aspect activated for or
//! against it (H5, H6, H8), with states and drugs (H10).

use super::{Condition, Kept, Trio, Word, aspect, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Row, Rule, Score, Tone, Value};

/// How well a roll went, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Two or three 10s: succeeds whatever the difficulty.
    Critical,
    /// The difficulty is reached.
    Success,
    /// It is not.
    Failure,
    /// Two or three 1s: fails whatever the total.
    Fumble,
}

impl Grade {
    /// The grade of a trio whose total is compared with a target.
    pub const fn of(trio: Trio, total: i64, target: i64) -> Self {
        if trio.doubles(10) {
            Self::Critical
        } else if trio.doubles(1) {
            Self::Fumble
        } else if total >= target {
            Self::Success
        } else {
            Self::Failure
        }
    }

    /// Whether it succeeds.
    pub const fn succeeds(self) -> bool {
        matches!(self, Self::Critical | Self::Success)
    }

    pub(super) const fn word(self) -> Common {
        match self {
            Self::Critical => Common::Critical,
            Self::Success => Common::Success,
            Self::Failure => Common::Failure,
            Self::Fumble => Common::Fumble,
        }
    }

    pub(super) const fn tone(self) -> Tone {
        if self.succeeds() {
            Tone::Good
        } else {
            Tone::Bad
        }
    }

    /// Whether it leaves an aspect behind.
    pub(super) const fn is_extreme(self) -> bool {
        matches!(self, Self::Critical | Self::Fumble)
    }
}

/// How the dice of a test are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The middle die.
    Centre,
    /// The middle die; if that is no success, an aspect is activated and the best dice are rolled again (H8).
    CentreThenAspect,
    /// A favourable aspect, these dice kept (H5).
    Boost(Kept),
    /// An adverse aspect, these dice kept (H6).
    Hinder(Kept),
}

/// A roll against a difficulty.
#[derive(Clone, Debug)]
pub struct Test {
    /// Characteristic and skill.
    pub traits: Score,
    /// The difficulty.
    pub target: Score,
    /// State of the roller.
    pub condition: Condition,
    /// How the dice are read.
    pub reading: Reading,
}

/// What a test came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tested {
    trio: Trio,
    /// What stands for the middle die.
    value: i64,
    boosted: bool,
}

impl Test {
    fn bonus(&self) -> i64 {
        self.traits.total() - self.condition.penalty()
    }

    fn grade(&self, value: i64, trio: Trio) -> Grade {
        Grade::of(trio, value + self.bonus(), self.target.total())
    }

    fn read(&self, trio: Trio) -> i64 {
        match self.reading {
            Reading::Centre | Reading::CentreThenAspect => trio.centre(),
            Reading::Boost(_) => aspect::boosted(trio),
            Reading::Hinder(_) => aspect::hindered(trio),
        }
    }

    /// The line of the total: what stands for the middle die, traits, penalty, and what it is compared with.
    fn total_row(&self, tested: &Tested) -> Fact {
        let mut row = Row::new(Common::Total)
            .cell([
                how_read(tested.trio, tested.value),
                Bit::Number(tested.value),
            ])
            .cell([Bit::Signed(self.traits.total()), Bit::say(Word::Traits)]);
        if self.condition.is_named() {
            row = row.cell([
                Bit::Signed(-self.condition.penalty()),
                Bit::say(Word::Penalty),
            ]);
        }
        row.cell([Bit::Equals, Bit::Number(tested.value + self.bonus())])
            .cell([Bit::say(Common::Versus), Bit::Number(self.target.total())])
            .fact()
    }

    fn tell_rulings<D: Dice<Note = Fact>>(&self, tested: &Tested, dice: &mut D) {
        if self.condition.adds_up() {
            dice.note(|| Fact::Because(basis::PENALTIES_ADD));
        }
        if matches!(self.reading, Reading::Boost(_)) && tested.trio.is_triple() {
            dice.note(|| Fact::Because(basis::TRIPLE_TIMES_THREE));
        }
        if matches!(self.reading, Reading::Hinder(_)) && tested.trio.doubles(1) {
            dice.note(|| Fact::Because(basis::HINDERED_FUMBLE));
        }
    }
}

/// The dice of a trio, as a line of the breakdown.
pub(super) fn dice_row(trio: Trio) -> Fact {
    Row::new(Common::Dice)
        .cell([Bit::faces(&trio.faces())])
        .fact()
}

/// The name of what stands for the middle die.
fn how_read(trio: Trio, value: i64) -> Bit {
    let repeated = trio
        .repeated()
        .map(|(face, times)| (i64::from(face), times));
    Bit::say(match repeated {
        _ if value < 0 => Word::NegativeValue,
        Some((face, 2)) if value == face * 2 => Word::DoubledValue,
        Some((face, 3)) if value == face * 3 => Word::TripledValue,
        _ if value == trio.centre() => Word::Centre,
        _ if value == trio.high() => Word::HighestValue,
        _ => Word::LowestValue,
    })
}

impl Rule for Test {
    type Outcome = Tested;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Tested {
        let trio = match self.reading {
            Reading::Boost(kept) | Reading::Hinder(kept) => {
                dice.note(|| kept.told());
                Trio::complete(kept.faces(), dice)
            }
            Reading::Centre | Reading::CentreThenAspect => Trio::roll(dice),
        };
        let mut tested = Tested {
            trio,
            value: self.read(trio),
            boosted: false,
        };
        dice.note(|| dice_row(tested.trio));
        dice.note(|| self.total_row(&tested));
        if self.reading == Reading::CentreThenAspect {
            let mut kept = None;
            if !self.grade(tested.value, trio).succeeds() {
                let (stays, trio) =
                    aspect::use_best(trio, dice, |value, trio| self.grade(value, trio));
                tested = Tested {
                    trio,
                    value: aspect::boosted(trio),
                    boosted: true,
                };
                kept = Some(stays);
                dice.note(|| dice_row(tested.trio));
                dice.note(|| self.total_row(&tested));
            }
            dice.note(|| {
                Fact::Value(
                    Word::Kept.into(),
                    kept.map_or(Value::Nothing, |kept| Value::List(kept.list())),
                )
            });
        }
        self.tell_rulings(&tested, dice);
        let margin = tested.value + self.bonus() - self.target.total();
        dice.note(|| verdict(self.grade(tested.value, tested.trio), tested.trio, margin));
        tested
    }

    fn answer(&self, tested: &Tested) -> Answer {
        let Tested {
            trio,
            value,
            boosted,
        } = *tested;
        let total = value + self.bonus();
        let grade = self.grade(value, trio);
        let mut answer = Answer::of(grade.word(), grade.tone())
            .number(Common::Total, total)
            .given(Common::Target, self.target.total())
            .detail(Common::Margin, total - self.target.total())
            .detail(Word::Low, trio.low())
            .detail(Word::Centre, trio.centre())
            .detail(Word::High, trio.high())
            .flag(Word::Triple, grade.is_extreme() && trio.is_triple())
            .with(Word::Aspect, aspect_left(grade, trio));
        if matches!(self.reading, Reading::Boost(_) | Reading::Hinder(_)) || boosted {
            answer = answer.number(Word::Value, value);
        }
        if self.condition.is_named() {
            answer = answer.given(Word::Penalty, self.condition.penalty());
        }
        if self.reading == Reading::CentreThenAspect {
            answer = answer.flag(Word::Boosted, boosted);
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        match self.reading {
            Reading::Centre | Reading::CentreThenAspect => &[basis::TEST, basis::CRITICAL],
            Reading::Boost(_) => &[basis::BOOST, basis::CRITICAL],
            Reading::Hinder(_) => &[basis::HINDER, basis::CRITICAL],
        }
    }
}

/// How long the aspect lasts that a critical or a fumble leaves (H2).
pub(super) fn aspect_left(grade: Grade, trio: Trio) -> Value {
    match (grade.is_extreme(), trio.is_triple()) {
        (false, _) => Value::Nothing,
        (true, false) => Value::Word(Word::Scene.into()),
        (true, true) => Value::Word(Word::Session.into()),
    }
}

/// What stands beside the result of a test.
pub(super) fn verdict(grade: Grade, trio: Trio, margin: i64) -> Fact {
    Fact::Verdict(match grade {
        Grade::Success => vec![Bit::say_with(Word::ByMargin, [margin])],
        Grade::Failure => vec![Bit::say_with(Word::ShortBy, [-margin])],
        Grade::Critical | Grade::Fumble => {
            let kind = if grade == Grade::Critical {
                Word::GoodAspect
            } else {
                Word::BadAspect
            };
            let lasts = if trio.is_triple() {
                Word::LeavesSession
            } else {
                Word::LeavesScene
            };
            vec![Bit::say(kind), Bit::say(lasts)]
        }
    })
}
