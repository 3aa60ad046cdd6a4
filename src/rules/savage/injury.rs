//! Falling: the Vigor roll of the incapacitated (S19), and the table of injuries (S20).

use super::throw::{Grade, TARGET};
use super::{Roll, Word, basis};
use crate::dice::{Dice, Law, Sides};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Row, Rule, Term, Tone, Value};

/// An injury, as the table has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Injury {
    /// Unmentionables.
    Unmentionables,
    /// An arm.
    Arm,
    /// Guts: Agilidad one die lower.
    GutsAgility,
    /// Guts: Vigor one die lower.
    GutsVigor,
    /// Guts: Fuerza one die lower.
    GutsStrength,
    /// A leg.
    Leg,
    /// Head: a scar.
    HeadScar,
    /// Head: an eye.
    HeadBlinded,
    /// Head: Astucia one die lower.
    HeadSmarts,
}

/// The injury table by the sum of 2d6 (outside): up to which sum, and which place.
const TABLE: &[(u32, Place)] = &[
    (2, Place::Fixed(Injury::Unmentionables)),
    (4, Place::Fixed(Injury::Arm)),
    (9, Place::Second(GUTS)),
    (11, Place::Fixed(Injury::Leg)),
    (12, Place::Second(HEAD)),
];

/// What a d6 says of guts.
const GUTS: &[(u32, Injury)] = &[
    (2, Injury::GutsAgility),
    (4, Injury::GutsVigor),
    (6, Injury::GutsStrength),
];

/// What a d6 says of a head.
const HEAD: &[(u32, Injury)] = &[
    (3, Injury::HeadScar),
    (5, Injury::HeadBlinded),
    (6, Injury::HeadSmarts),
];

/// A row of the injury table.
#[derive(Clone, Copy)]
enum Place {
    Fixed(Injury),
    /// A d6 says more.
    Second(&'static [(u32, Injury)]),
}

impl Injury {
    /// Rolls on the table.
    fn draw<D: Dice<Note = Fact>>(dice: &mut D) -> Self {
        dice.part(|dice| {
            let faces = [dice.die(Sides::D6), dice.die(Sides::D6)];
            let sum = faces[0] + faces[1];
            let row = Row::new(Word::Injury).cell([Bit::Name("2d6".into()), Bit::faces(&faces)]);
            match up_to(TABLE, sum) {
                Place::Fixed(injury) => {
                    dice.note(|| row.cell([Bit::Arrow, Bit::say(injury.word())]).fact());
                    injury
                }
                Place::Second(table) => {
                    let face = dice.die(Sides::D6);
                    let injury = up_to(table, face);
                    dice.note(|| {
                        row.cell([Bit::Name("d6".into()), Bit::faces(&[face])])
                            .cell([Bit::Arrow, Bit::say(injury.word())])
                            .fact()
                    });
                    injury
                }
            }
        })
    }

    const fn word(self) -> Word {
        match self {
            Self::Unmentionables => Word::Unmentionables,
            Self::Arm => Word::Arm,
            Self::GutsAgility => Word::GutsAgility,
            Self::GutsVigor => Word::GutsVigor,
            Self::GutsStrength => Word::GutsStrength,
            Self::Leg => Word::Leg,
            Self::HeadScar => Word::HeadScar,
            Self::HeadBlinded => Word::HeadBlinded,
            Self::HeadSmarts => Word::HeadSmarts,
        }
    }
}

/// The row of a table whose end a number does not pass.
fn up_to<T: Copy>(table: &[(u32, T)], number: u32) -> T {
    let row = table
        .iter()
        .find(|(end, _)| number <= *end)
        .or(table.last());
    row.map_or_else(|| unreachable!("a table has rows"), |(_, entry)| *entry)
}

/// A roll on the table of injuries alone.
#[derive(Clone, Copy, Debug)]
pub struct Injuries;

impl Rule for Injuries {
    type Outcome = Injury;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Injury {
        Injury::draw(dice)
    }

    fn answer(&self, injury: &Injury) -> Answer {
        Answer::of(injury.word(), Tone::Bad)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::INCAPACITATED, basis::INJURIES]
    }
}

/// The Vigor roll of somebody who is put out of the fight.
#[derive(Clone, Debug)]
pub struct Incapacitated {
    /// The Vigor roll.
    pub vigor: Roll,
}

/// What becomes of somebody put out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fallen {
    grade: Grade,
    injury: Option<Injury>,
}

impl Fallen {
    const fn verdict(self) -> (Word, Tone) {
        match self.grade {
            Grade::Critical => (Word::Dead, Tone::Bad),
            Grade::Failure => (Word::Bleeding, Tone::Bad),
            Grade::Success => (Word::Injured, Tone::Even),
            Grade::Raise => (Word::InjuredForADay, Tone::Good),
        }
    }
}

impl Rule for Incapacitated {
    type Outcome = Fallen;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Fallen {
        let grade = dice.part(|dice| {
            let most = self.vigor.most(TARGET);
            let throw = self
                .vigor
                .throw(Common::Dice.into(), Some(TARGET), most, dice);
            throw.grade(TARGET)
        });
        let injury = (grade != Grade::Critical).then(|| Injury::draw(dice));
        if injury.is_some() {
            dice.note(|| Fact::Because(basis::INJURIES));
        }
        let lasts = match grade {
            Grade::Critical => None,
            Grade::Failure => Some(Word::LastsForEver),
            Grade::Success => Some(Word::LastsUntilHealed),
            Grade::Raise => Some(Word::LastsADay),
        };
        dice.note(|| {
            let lasts = lasts.map(Bit::say);
            Fact::Verdict(lasts.into_iter().collect())
        });
        Fallen { grade, injury }
    }

    fn answer(&self, fallen: &Fallen) -> Answer {
        let (word, tone) = fallen.verdict();
        let injury = fallen
            .injury
            .map_or(Value::Nothing, |injury| Value::Word(injury.word().into()));
        Answer::of(word, tone).with(Word::Injury, injury)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::INCAPACITATED, basis::ACES]
    }

    /// The chance of each injury.
    fn tabulate(&self, law: &Law<Fallen>) -> Vec<(Term, Value)> {
        let injuries = law.map(|fallen| fallen.injury);
        let chances = injuries.rows().iter().filter_map(|(injury, _)| {
            let injury = (*injury)?;
            let chance = injuries.chance(|other| *other == Some(injury));
            Some((injury.word().into(), Value::Chance(chance)))
        });
        vec![(Word::Injuries.into(), Value::Record(chances.collect()))]
    }
}
