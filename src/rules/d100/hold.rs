//! Knocking out and holding: win with Lucha, and with the units no higher than its tens value (D16, D17).

use super::contest::{self, ATTACKER, DEFENDER, Side, Winner};
use super::{Class, Extra, Skill, Word, basis, percentile};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Rule, Term, Tone};

/// What the attacker is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Unconscious for some minutes.
    KnockOut,
    /// Immobilised.
    Hold,
}

/// An unarmed attack that aims at more than a hit.
#[derive(Clone, Debug)]
pub struct Hold {
    aim: Aim,
    attacker: Side,
    defender: Side,
    can_block: bool,
}

/// What the attack came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Grip {
    first: u32,
    second: u32,
}

enum Ending {
    Done,
    Hit,
    Blocked,
    Lost,
    Miss,
    Clash,
}

impl Hold {
    /// An attack with Lucha against a defender with that weapon and skill.
    pub const fn new(
        aim: Aim,
        lucha: (Skill, Extra),
        defence: (Skill, Extra),
        weapon: Class,
    ) -> Self {
        Self {
            aim,
            attacker: Side {
                skill: lucha.0,
                weapon: Class::Unarmed,
                bonus: lucha.1,
                company: 0,
            },
            defender: Side {
                skill: defence.0,
                weapon,
                bonus: defence.1,
                company: 0,
            },
            can_block: false,
        }
    }

    /// So many attack at once.
    ///
    /// # Errors
    /// Outside 1 to 4.
    pub fn attackers(mut self, attackers: i64) -> Result<Self, Refusal> {
        self.attacker.company = super::melee::company(attackers)?;
        Ok(self)
    }

    /// The defender's weapon can block.
    ///
    /// # Errors
    /// The defender is unarmed.
    pub fn blocking(mut self) -> Result<Self, Refusal> {
        if self.defender.weapon.is_unarmed() {
            return Err(Refusal::Forbidden(
                Term::D100(Word::UnarmedBlock),
                Vec::new(),
            ));
        }
        self.can_block = true;
        Ok(self)
    }

    fn ending(&self, grip: Grip) -> Ending {
        let rolls = (
            (&self.attacker, i64::from(grip.first)),
            (&self.defender, i64::from(grip.second)),
        );
        match contest::winner(rolls.0, rolls.1) {
            Winner::Clash => Ending::Clash,
            Winner::Nobody => Ending::Miss,
            Winner::Second => Ending::Lost,
            Winner::First if self.can_block && contest::is_close(rolls.0, rolls.1) => {
                Ending::Blocked
            }
            Winner::First if i64::from(grip.first % 10) <= self.attacker.skill.tens_value() => {
                Ending::Done
            }
            Winner::First => Ending::Hit,
        }
    }

    /// How long the victim is out: tens and units of the roll, 0 as 10.
    fn minutes(&self, grip: Grip) -> i64 {
        match self.ending(grip) {
            Ending::Done => (percentile::points(grip.first / 10 % 10)
                + percentile::points(grip.first % 10))
            .into(),
            _ => 0,
        }
    }
}

impl Rule for Hold {
    type Outcome = Grip;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Grip {
        let first = self.attacker.roll(&self.defender, ATTACKER, dice).roll;
        let second = self.defender.roll(&self.attacker, DEFENDER, dice).roll;
        let grip = Grip { first, second };
        let technique = self.attacker.skill.tens_value();
        dice.note(|| {
            Fact::Verdict(match (self.ending(grip), self.aim) {
                (Ending::Done, Aim::KnockOut) => {
                    vec![Bit::say_with(Word::ForMinutes, [self.minutes(grip)])]
                }
                (Ending::Hit, _) => vec![Bit::say_with(
                    Word::UnitsTooHigh,
                    [i64::from(first % 10), technique],
                )],
                (Ending::Clash, _) => vec![Bit::say(Word::SameTotals)],
                (Ending::Miss, _) => vec![Bit::say(Word::BothMiss)],
                _ => Vec::new(),
            })
        });
        match self.ending(grip) {
            Ending::Clash => dice.note(|| Fact::Because(basis::CLASH)),
            Ending::Blocked => dice.note(|| Fact::Because(basis::KNOCKOUT_BLOCKED)),
            Ending::Done
                if self.aim == Aim::KnockOut
                    && (first.is_multiple_of(10) || (first / 10).is_multiple_of(10)) =>
            {
                dice.note(|| Fact::Because(basis::ZERO_IS_TEN));
            }
            _ => {}
        }
        grip
    }

    fn answer(&self, grip: &Grip) -> Answer {
        let done = match self.aim {
            Aim::KnockOut => Word::KnockedOut,
            Aim::Hold => Word::Held,
        };
        let answer = match self.ending(*grip) {
            Ending::Done => Answer::of(done, Tone::Good),
            Ending::Hit => Answer::of(Common::Hit, Tone::Even),
            Ending::Blocked => Answer::of(Word::Blocked, Tone::Even),
            Ending::Lost => Answer::of(Word::Lost, Tone::Bad),
            Ending::Miss => Answer::of(Common::Miss, Tone::Bad),
            Ending::Clash => Answer::of(Word::Clash, Tone::Even),
        }
        .number(Common::Roll, grip.first.into())
        .number(Common::Opposing, grip.second.into())
        .given(Common::Skill, self.attacker.skill.effective())
        .given(Word::OpposingSkill, self.defender.skill.effective());
        match self.aim {
            Aim::KnockOut => answer.number(Word::Minutes, self.minutes(*grip)),
            Aim::Hold => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        match self.aim {
            Aim::KnockOut => &[basis::KNOCKOUT, basis::MELEE],
            Aim::Hold => &[basis::GRAPPLE, basis::MELEE],
        }
    }
}
