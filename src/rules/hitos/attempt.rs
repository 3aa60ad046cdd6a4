//! One roll against a difficulty, with what an activated aspect does to it (H1, H2, H5, H6, H8). Every rule that rolls
//! against a number makes an attempt.

use super::condition::Penalty;
use super::{Again, Grade, Trio, Word, aspect, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Bit, Common, Fact, Row, Value};

/// How the dice are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reading {
    /// The middle die.
    Centre,
    /// The middle die; if that is no success, an aspect is activated and the best dice are rolled again (H8).
    CentreThenAspect,
    /// A favourable aspect: some dice kept, the others rolled again (H5).
    Boost(Again),
    /// An adverse aspect, the same way (H6).
    Hinder(Again),
}

impl Reading {
    /// The middle die, with or without an aspect to fall back on.
    pub const fn plain(aspect: bool) -> Self {
        if aspect {
            Self::CentreThenAspect
        } else {
            Self::Centre
        }
    }
}

/// What a roll is made with, and against what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Attempt {
    /// What is added to the die.
    pub score: i64,
    /// What that is: traits, Aguante, Entereza.
    pub named: Word,
    /// Points that states take away, where a state was named.
    pub penalty: Option<Penalty>,
    /// The difficulty.
    pub target: i64,
    /// How the dice are read.
    pub reading: Reading,
    /// Where many rolls follow each other, which of them it is: the one line that tells it says so.
    pub turn: Option<Turn>,
}

/// One of many turns, by its number where one roll counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Turn(Option<u32>);

/// What was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Attempted {
    /// The dice that count in the end.
    pub(super) trio: Trio,
    /// What stands for the middle die.
    pub(super) value: i64,
    /// Whether an aspect had to help.
    pub(super) boosted: bool,
}

/// A first roll that may be followed by an aspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum First {
    Stands(Trio),
    Again(super::Kept),
}

impl Attempt {
    /// A roll of Aguante or Entereza, which is no action and takes no penalty (ruling).
    pub const fn of_mettle(score: i64, named: Word, target: i64, reading: Reading) -> Self {
        Self {
            score,
            named,
            penalty: None,
            target,
            reading,
            turn: None,
        }
    }

    /// The same in one of many turns, told in one line. Only what is told may have a number: to odds every turn is the same.
    pub const fn in_turn(self, number: Option<u32>) -> Self {
        Self {
            turn: Some(Turn(number)),
            ..self
        }
    }

    fn bonus(&self) -> i64 {
        self.score - self.penalty.unwrap_or_default().points()
    }

    /// The total.
    pub fn total(&self, attempted: &Attempted) -> i64 {
        attempted.value + self.bonus()
    }

    /// How far the total is past the difficulty.
    pub fn margin(&self, attempted: &Attempted) -> i64 {
        self.total(attempted) - self.target
    }

    /// How well it went.
    pub fn grade(&self, attempted: &Attempted) -> Grade {
        self.grade_of(attempted.value, attempted.trio)
    }

    fn grade_of(&self, value: i64, trio: Trio) -> Grade {
        Grade::of(trio, value + self.bonus(), self.target)
    }

    /// Rolls, and tells dice and total.
    pub fn roll<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Attempted {
        let attempted = match self.reading {
            Reading::Centre => self.centre(Trio::roll(dice)),
            Reading::Boost(again) => {
                let trio = again.roll(dice);
                self.attempted(trio, aspect::boosted(trio), false)
            }
            Reading::Hinder(again) => {
                let trio = again.roll(dice);
                self.attempted(trio, aspect::hindered(trio), false)
            }
            Reading::CentreThenAspect => return self.roll_with_aspect(dice),
        };
        self.tell(&attempted, dice);
        attempted
    }

    fn roll_with_aspect<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Attempted {
        let first = dice.part(|dice| {
            let attempted = self.centre(Trio::roll(dice));
            self.tell(&attempted, dice);
            if self.grade(&attempted).succeeds() {
                return First::Stands(attempted.trio);
            }
            let judge = |value, trio| self.grade_of(value, trio);
            First::Again(aspect::best(attempted.trio, judge))
        });
        let (attempted, kept) = match first {
            First::Stands(trio) => (self.centre(trio), Value::Nothing),
            First::Again(kept) => {
                dice.note(|| kept.told());
                dice.note(|| Fact::Because(basis::ASPECT));
                let trio = Trio::complete(kept.faces(), dice);
                let attempted = self.attempted(trio, aspect::boosted(trio), true);
                self.tell(&attempted, dice);
                (attempted, Value::List(kept.list()))
            }
        };
        // Of many rolls the last one counts.
        dice.note(|| Fact::Value(Word::Kept.into(), kept));
        attempted
    }

    fn centre(&self, trio: Trio) -> Attempted {
        self.attempted(trio, trio.centre(), false)
    }

    #[expect(clippy::unused_self, reason = "read as: what this attempt came to")]
    const fn attempted(&self, trio: Trio, value: i64, boosted: bool) -> Attempted {
        Attempted {
            trio,
            value,
            boosted,
        }
    }

    fn tell<D: Dice<Note = Fact>>(&self, attempted: &Attempted, dice: &mut D) {
        match self.turn {
            Some(turn) => dice.note(|| self.one_line(turn, attempted)),
            None => {
                dice.note(|| dice_row(attempted.trio));
                dice.note(|| self.total_row(attempted));
            }
        }
        if self.grade(attempted).is_extreme() {
            dice.note(|| Fact::Because(basis::CRITICAL));
        }
        let repeats = matches!(self.reading, Reading::Boost(_)) || attempted.boosted;
        if repeats && attempted.trio.is_triple() {
            dice.note(|| Fact::Because(basis::TRIPLE_TIMES_THREE));
        }
        if matches!(self.reading, Reading::Hinder(_)) && attempted.trio.doubles(1) {
            dice.note(|| Fact::Because(basis::HINDERED_FUMBLE));
        }
    }

    /// Dice, total and how it went, in one line.
    fn one_line(&self, turn: Turn, attempted: &Attempted) -> Fact {
        let grade = self.grade(attempted);
        let mut dice = Row::new(Word::Turn);
        if let Some(number) = turn.0 {
            dice = dice.cell([Bit::Number(number.into())]);
        }
        let dice = dice.cell([Bit::faces(&attempted.trio.faces())]);
        self.with_total(dice, attempted)
            .cell([Bit::Judge(grade.word().into(), grade.tone())])
            .fact()
    }

    /// The line of the total.
    fn total_row(&self, attempted: &Attempted) -> Fact {
        self.with_total(Row::new(Common::Total), attempted).fact()
    }

    /// What stands for the middle die, what is added, and what it is compared with.
    fn with_total(&self, row: Row, attempted: &Attempted) -> Row {
        let mut row = row
            .cell([
                how_read(attempted.trio, attempted.value),
                Bit::Number(attempted.value),
            ])
            .cell([Bit::Signed(self.score), Bit::say(self.named)]);
        if let Some(penalty) = self.penalty {
            row = row.cell(penalty.cell());
        }
        row.cell([Bit::Equals, Bit::Number(self.total(attempted))])
            .cell([Bit::say(Common::Versus), Bit::Number(self.target)])
    }

    /// What stands beside the result: by how much, or which aspect a critical or a fumble leaves.
    pub fn verdict(&self, attempted: &Attempted) -> Vec<Bit> {
        verdict(
            self.grade(attempted),
            attempted.trio,
            self.margin(attempted),
        )
    }

    /// Adds the numbers of the roll to an answer.
    pub fn fill(&self, answer: Answer, attempted: &Attempted) -> Answer {
        let trio = attempted.trio;
        let grade = self.grade(attempted);
        let answer = answer
            .number(Common::Total, self.total(attempted))
            .given(Common::Target, self.target)
            .detail(Common::Margin, self.margin(attempted))
            .detail(Word::Low, trio.low())
            .detail(Word::Centre, trio.centre())
            .detail(Word::High, trio.high())
            .flag(Word::Triple, grade.is_extreme() && trio.is_triple())
            .with(Word::Aspect, aspect_left(grade, trio.is_triple()));
        self.fill_aspect(answer, attempted.value, attempted.boosted)
    }

    /// Adds what states took, and what aspects did.
    pub fn fill_aspect(&self, mut answer: Answer, value: i64, boosted: bool) -> Answer {
        if self.reading != Reading::Centre {
            answer = answer.number(Word::Value, value);
        }
        if let Some(penalty) = self.penalty {
            answer = answer.given(Word::Penalty, penalty.points());
        }
        if self.reading == Reading::CentreThenAspect {
            answer = answer.flag(Word::Boosted, boosted);
        }
        answer
    }
}

/// Tells that an aspect acts directly: nothing is rolled.
pub(super) fn tell_directly<D: Dice<Note = Fact>>(dice: &mut D) {
    dice.note(|| {
        Row::new(Word::Aspect)
            .cell([Bit::say(Word::WithoutARoll)])
            .fact()
    });
    dice.note(|| Fact::Because(basis::DIRECT_ASPECT));
}

/// What a rule with an aspect tells first: that no dice were kept so far.
pub(super) fn nothing_kept(kept: Word) -> Fact {
    Fact::Value(kept.into(), Value::Nothing)
}

/// The dice of a trio, as a line of the breakdown.
pub(super) fn dice_row(trio: Trio) -> Fact {
    Row::new(Common::Dice)
        .cell([Bit::faces(&trio.faces())])
        .fact()
}

/// The name of what stands for the middle die.
pub(super) fn how_read(trio: Trio, value: i64) -> Bit {
    let repeated = trio
        .repeated()
        .map(|(face, times)| (i64::from(face), times));
    match repeated {
        Some((face, _)) if value < 0 => Bit::say_with(Word::NegativeValue, [face]),
        Some((face, 2)) if value == face * 2 => Bit::say_with(Word::DoubledValue, [face]),
        Some((face, 3)) if value == face * 3 => Bit::say_with(Word::TripledValue, [face]),
        _ if value == trio.centre() => Bit::say(Word::Centre),
        _ if value == trio.high() => Bit::say(Word::HighestValue),
        _ => Bit::say(Word::LowestValue),
    }
}

/// How long the aspect lasts that a critical or a fumble leaves (H2).
pub(super) fn aspect_left(grade: Grade, triple: bool) -> Value {
    match (grade.is_extreme(), triple) {
        (false, _) => Value::Nothing,
        (true, false) => Value::Word(Word::Scene.into()),
        (true, true) => Value::Word(Word::Session.into()),
    }
}

/// By how much a difficulty was reached or not.
pub(super) fn by(margin: i64) -> Bit {
    match margin {
        0 => Bit::say(Word::Exactly),
        1.. => Bit::say_with(Word::ByMargin, [margin]),
        -1 => Bit::say(Word::ShortByOne),
        _ => Bit::say_with(Word::ShortBy, [-margin]),
    }
}

/// What stands beside the result of a roll.
pub(super) fn verdict(grade: Grade, trio: Trio, margin: i64) -> Vec<Bit> {
    match grade {
        Grade::Success | Grade::Failure => vec![by(margin)],
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
    }
}
