//! One shot or one throw: the distance first, then the modifiers, then the weapon may fail (D20 to D26).

use super::damage::{self, Dealt};
use super::malfunction::Malfunction;
use super::{
    Damage, Extra, Percentile, Skill, Trajectory, Weapon, Word, basis, check, melee, sight,
};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Rule, Tone, Value};
use std::rc::Rc;

/// A shot with a weapon, or a weapon thrown.
#[derive(Clone, Debug)]
pub struct Shot {
    skill: Skill,
    trajectory: Trajectory,
    extra: Extra,
    damage: Option<Damage>,
    armour: i64,
    malfunction: Option<Malfunction>,
    weapon: Option<Rc<Weapon>>,
}

/// What a shot came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Struck {
    roll: u32,
    damage: i64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    Special,
    Hit,
    Miss,
    Misfire,
}

impl Shot {
    /// A shot along this trajectory. The distance counts before the modifiers that the skill holds.
    ///
    /// # Errors
    /// A target out of range, or at contact with what is no firearm.
    pub fn new(skill: Skill, trajectory: Trajectory, extra: Extra) -> Result<Self, Refusal> {
        Ok(Self {
            skill: skill.at(trajectory.band()?),
            trajectory,
            extra,
            damage: None,
            armour: 0,
            malfunction: None,
            weapon: None,
        })
    }

    /// The same, told with what the list says of this weapon.
    pub fn with(mut self, weapon: Option<Rc<Weapon>>) -> Self {
        self.weapon = weapon;
        self
    }

    /// The same, doing this damage where it hits.
    pub fn dealing(mut self, damage: Option<Damage>) -> Self {
        self.damage = damage;
        self
    }

    /// The same at somebody in armour that takes so many points.
    ///
    /// # Errors
    /// Points outside 0 to 1,000,000.
    pub fn at_armour(mut self, points: i64) -> Result<Self, Refusal> {
        self.armour = damage::protection(points)?;
        Ok(self)
    }

    /// The same with a weapon that may fail.
    pub const fn failing(mut self, malfunction: Option<Malfunction>) -> Self {
        self.malfunction = malfunction;
        self
    }

    fn ending(&self, roll: i64) -> Ending {
        if self.malfunction.is_some_and(|weapon| weapon.misfires(roll)) {
            Ending::Misfire
        } else if !self.skill.succeeds(roll) {
            Ending::Miss
        } else if self.skill.is_special(roll) {
            Ending::Special
        } else {
            Ending::Hit
        }
    }

    fn jams(&self, roll: i64) -> bool {
        self.malfunction.is_some_and(|weapon| weapon.jams(roll))
    }

    fn hurt<D: Dice<Note = Fact>>(&self, ending: Ending, units: u32, dice: &mut D) -> i64 {
        let (Some(damage), Ending::Special | Ending::Hit) = (&self.damage, ending) else {
            return 0;
        };
        let dealt = damage.draw(ending == Ending::Special, units, dice);
        if self.armour > 0 {
            dice.note(|| melee::armour_row(self.armour));
        }
        (dealt - self.armour).max(0)
    }
}

impl Rule for Shot {
    type Outcome = Struck;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Struck {
        if let Some(weapon) = &self.weapon {
            weapon.tell(dice);
        }
        sight::tell(&self.trajectory, self.skill, dice);
        let rolled = Percentile::roll(self.extra, dice);
        let roll = rolled.total();
        dice.note(|| {
            if self.trajectory.distance().is_some() {
                check::dice_row(&rolled, check::out_of(roll, self.skill))
            } else {
                check::dice_row(&rolled, check::out_of_sum(roll, self.skill))
            }
        });
        dice.note(|| Fact::Value(Word::Tens.into(), Value::List(rolled.tens_list())));
        if rolled.roll == 100 {
            dice.note(|| Fact::Because(basis::HUNDRED));
        }
        if let Some(weapon) = self.malfunction {
            weapon.tell(roll, dice);
        }
        let ending = self.ending(roll);
        let damage = self.hurt(ending, rolled.units, dice);
        dice.note(|| {
            Fact::Verdict(match ending {
                Ending::Special | Ending::Hit if self.damage.is_some() => {
                    vec![Bit::say_with(Word::DamageIs, [damage])]
                }
                Ending::Special => vec![Bit::say(Word::DoublesCounter)],
                Ending::Misfire => vec![Bit::say(Word::DoesNotFire)],
                Ending::Hit | Ending::Miss => Vec::new(),
            })
        });
        Struck {
            roll: rolled.roll,
            damage,
        }
    }

    fn answer(&self, struck: &Struck) -> Answer {
        let roll = i64::from(struck.roll);
        let ending = self.ending(roll);
        let answer = match ending {
            Ending::Special => Answer::of(Common::Special, Tone::Good),
            Ending::Hit => Answer::of(Common::Hit, Tone::Good),
            Ending::Miss => Answer::of(Common::Miss, Tone::Bad),
            Ending::Misfire => Answer::of(Word::Misfire, Tone::Bad),
        }
        .number(Common::Roll, roll)
        .given(Common::Skill, self.skill.effective());
        let answer = sight::with_initiative(answer, &self.trajectory);
        let hits = matches!(ending, Ending::Special | Ending::Hit);
        let dealt = Dealt::by(self.damage.is_some(), hits);
        answer
            .with(Common::Damage, dealt.value(struck.damage))
            .flag(Word::Jam, self.jams(roll))
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::RANGE, basis::SHOT_DAMAGE]
    }
}
