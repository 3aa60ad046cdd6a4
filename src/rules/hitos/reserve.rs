//! What a body or a mind can lose before it breaks: Aguante and Resistencia, Entereza and Estabilidad, the states on the way,
//! and what happens when much of it goes at once (H16, H27).

use super::attempt::{Attempt, Reading};
use super::{Word, basis};
use crate::dice::{Dice, Fraction, Law, Weight};
use crate::rules::{Answer, Bit, Common, Fact, Refusal, Row, Term, Tone, Value};

/// Aguante of a body or Entereza of a mind: 1 to 1,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mettle(i64);

impl Mettle {
    /// So much.
    ///
    /// # Errors
    /// Outside 1 to 1,000.
    pub fn new(score: i64) -> Result<Self, Refusal> {
        match score {
            1..=1_000 => Ok(Self(score)),
            _ => Err(Refusal::range(&(1..=1_000))),
        }
    }

    /// The score itself.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// All the points there are: Resistencia or Estabilidad, three times the score.
    pub const fn points(self) -> i64 {
        3 * self.0
    }
}

/// Which of the two it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nature {
    /// Aguante and Resistencia.
    Body,
    /// Entereza and Estabilidad.
    Mind,
}

impl Nature {
    /// The name of its score.
    pub(super) const fn score(self) -> Word {
        match self {
            Self::Body => Word::Endurance,
            Self::Mind => Word::Composure,
        }
    }

    /// The name of its points.
    const fn points(self) -> Word {
        match self {
            Self::Body => Word::Resistance,
            Self::Mind => Word::Stability,
        }
    }
}

/// How far it has gone with a body or a mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Decline {
    /// Healthy, sane.
    None,
    /// Wounded, altered.
    Slight,
    /// Incapacitated, deranged.
    Grave,
    /// Dying, mad.
    Total,
}

impl Decline {
    /// The state by its name.
    pub const fn word(self, nature: Nature) -> Word {
        match (nature, self) {
            (Nature::Body, Self::None) => Word::Healthy,
            (Nature::Body, Self::Slight) => Word::Wounded,
            (Nature::Body, Self::Grave) => Word::Incapacitated,
            (Nature::Body, Self::Total) => Word::Dying,
            (Nature::Mind, Self::None) => Word::Sane,
            (Nature::Mind, Self::Slight) => Word::Altered,
            (Nature::Mind, Self::Grave) => Word::Deranged,
            (Nature::Mind, Self::Total) => Word::Mad,
        }
    }

    /// How it is meant for who is in it.
    pub const fn tone(self) -> Tone {
        match self {
            Self::None => Tone::Good,
            Self::Slight => Tone::Even,
            Self::Grave | Self::Total => Tone::Bad,
        }
    }
}

/// Points of a body or a mind, some of them lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reserve {
    nature: Nature,
    mettle: Mettle,
    lost: i64,
}

/// What is lost after something was suffered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Suffered {
    /// Points lost in all.
    pub(super) lost: i64,
    /// Whether it was as much as the score, or more.
    pub(super) massive: bool,
    /// Whether the roll against that succeeded.
    pub(super) resisted: bool,
    /// Whether that roll needed an aspect.
    pub(super) boosted: bool,
}

/// The roll against massive harm, as the key of its law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Shock(Attempt);

/// The difficulty of bearing harm as great as the score (seed, "Salud" and "Cordura").
const SHOCK_DIFFICULTY: i64 = 12;

impl Reserve {
    /// Points of which so many are lost.
    ///
    /// # Errors
    /// More lost than there are, or fewer than none.
    pub fn new(nature: Nature, mettle: Mettle, lost: i64) -> Result<Self, Refusal> {
        let allowed = 0..=mettle.points();
        if allowed.contains(&lost) {
            Ok(Self {
                nature,
                mettle,
                lost,
            })
        } else {
            Err(Refusal::range(&allowed))
        }
    }

    /// Aguante or Entereza.
    pub const fn mettle(&self) -> Mettle {
        self.mettle
    }

    /// Points lost so far.
    pub const fn lost(&self) -> i64 {
        self.lost
    }

    /// The same with another number of points lost, held between none and all.
    pub fn with_lost(self, lost: i64) -> Self {
        Self {
            lost: lost.clamp(0, self.mettle.points()),
            ..self
        }
    }

    /// The state that the lost points lead to (seed, "Salud" and "Estados mentales").
    pub const fn decline(&self) -> Decline {
        match self.lost / self.mettle.0 {
            0 => Decline::None,
            1 => Decline::Slight,
            2 => Decline::Grave,
            _ => Decline::Total,
        }
    }

    /// The state's name.
    pub const fn state(&self) -> Word {
        self.decline().word(self.nature)
    }

    /// Whether everything is lost now that was not before.
    pub const fn breaks(&self, suffered: &Suffered) -> bool {
        let all = self.mettle.points();
        self.lost < all && suffered.lost == all
    }

    /// Nothing suffered.
    pub const fn unharmed(&self) -> Suffered {
        Suffered {
            lost: self.lost,
            massive: false,
            resisted: false,
            boosted: false,
        }
    }

    /// Suffers so much. As much as the score or more takes a roll of the score, and a failure takes all that is left.
    pub(super) fn suffer<D: Dice<Note = Fact>>(
        &self,
        amount: i64,
        reading: Reading,
        dice: &mut D,
    ) -> Suffered {
        let mut suffered = self.unharmed();
        suffered.massive = amount >= self.mettle.0;
        let mut keeps = true;
        if suffered.massive {
            let why = match self.nature {
                Nature::Body => basis::DAMAGE,
                Nature::Mind => basis::TRAUMA,
            };
            dice.note(|| Fact::Because(why));
            let target = SHOCK_DIFFICULTY;
            let attempt = Attempt::of_mettle(self.mettle.0, self.nature.score(), target, reading);
            (suffered.resisted, suffered.boosted) = dice.keyed_part(Shock(attempt), |dice| {
                dice.note(|| self.shock_row(amount));
                let attempted = attempt.roll(dice);
                (attempt.grade(&attempted).succeeds(), attempted.boosted)
            });
            keeps = suffered.resisted;
        }
        let all = self.mettle.points();
        suffered.lost = if keeps {
            (self.lost + amount).min(all)
        } else {
            all
        };
        self.tell(&suffered, amount, dice);
        suffered
    }

    /// The line that says that much goes at once.
    fn shock_row(&self, amount: i64) -> Fact {
        let word = match self.nature {
            Nature::Body => Word::MassiveDamage,
            Nature::Mind => Word::MassiveImbalance,
        };
        Row::new(word)
            .cell([
                Bit::Number(amount),
                Bit::say(Common::Versus),
                Bit::say(self.nature.score()),
                Bit::Number(self.mettle.0),
            ])
            .fact()
    }

    /// Tells what is lost now.
    fn tell<D: Dice<Note = Fact>>(&self, suffered: &Suffered, amount: i64, dice: &mut D) {
        dice.note(|| {
            let loses = if suffered.massive && !suffered.resisted {
                vec![Bit::say(Word::LosesAll)]
            } else {
                vec![Bit::Number(self.lost), Bit::Signed(amount)]
            };
            self.with_lost(suffered.lost).row(loses)
        });
        if self.nature == Nature::Mind && suffered.lost == self.mettle.0 {
            dice.note(|| Fact::Because(basis::ALTERED_AT_ENTEREZA));
        }
    }

    /// The line that says how many points are lost by now, out of how many, and which state that is.
    pub(super) fn row(&self, how: Vec<Bit>) -> Fact {
        let mut lost = vec![Bit::say(Word::LostPoints)];
        lost.extend(how);
        lost.extend([
            Bit::Equals,
            Bit::Number(self.lost),
            Bit::say_with(Word::OutOf, [self.mettle.points()]),
        ]);
        let state = Bit::Judge(self.state().into(), self.decline().tone());
        Row::new(self.nature.points())
            .cell(lost)
            .cell([Bit::Arrow, state])
            .fact()
    }

    /// The result word for the state after something was suffered.
    pub(super) fn answer(&self, suffered: &Suffered) -> Answer {
        let after = self.with_lost(suffered.lost);
        Answer::of(after.state(), after.decline().tone())
    }

    /// How likely each state is, worst last, over all that can be suffered.
    pub(super) fn states<T: Ord>(&self, law: &Law<T>, lost: impl Fn(&T) -> i64) -> Value {
        let states = law.map(|outcome| self.with_lost(lost(outcome)).decline());
        let chance = |(decline, ways): &(Decline, Weight)| {
            let chance = Fraction::new(ways, states.total());
            (
                Term::Hitos(decline.word(self.nature)),
                Value::Chance(chance),
            )
        };
        Value::Record(states.rows().iter().map(chance).collect())
    }

    /// The state after something was suffered, as a value.
    pub(super) fn state_after(&self, suffered: &Suffered) -> Value {
        Value::Word(Term::Hitos(self.with_lost(suffered.lost).state()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_change_at_one_two_and_three_times_the_score() {
        let state = |lost| {
            let mettle = Mettle::new(8).expect("a score");
            Reserve::new(Nature::Body, mettle, lost).map(|reserve| reserve.state())
        };
        let expected = [
            (0, Word::Healthy),
            (7, Word::Healthy),
            (8, Word::Wounded),
            (15, Word::Wounded),
            (16, Word::Incapacitated),
            (23, Word::Incapacitated),
            (24, Word::Dying),
        ];
        for (lost, word) in expected {
            assert_eq!(state(lost), Ok(word), "{lost}");
        }
        assert_eq!(state(25), Err(Refusal::range(&(0..=24))));
        assert!(Mettle::new(0).is_err());
    }
}
