//! Keeping a firearm at work: clearing a jam, loading it, and how long a silencer lasts (D22, D27, D33).

use super::{Extra, Percentile, Skill, Trajectory, Word, basis, check, round, turns};
use crate::dice::{Dice, Sides};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Tone, Value};

/// Clearing a jam with the weapon's skill or with Maestría (Armería) (seed, "Encasquillado y disfunciones").
#[derive(Clone, Debug)]
pub struct Unjam {
    /// The skill, modifiers included.
    pub skill: Skill,
    /// Extra tens dice.
    pub extra: Extra,
}

/// What clearing a jam came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cleared {
    roll: u32,
    /// Turns until the weapon fires again; 0 where the jam stays.
    turns: u32,
}

impl Rule for Unjam {
    type Outcome = Cleared;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Cleared {
        let rolled = Percentile::roll(self.extra, dice);
        dice.note(|| check::dice_row(&rolled, check::out_of_sum(rolled.total(), self.skill)));
        dice.note(|| Fact::Value(Word::Tens.into(), Value::List(rolled.tens_list())));
        self.skill.tell(dice);
        if rolled.roll == 100 {
            dice.note(|| Fact::Because(basis::HUNDRED));
        }
        let mut cleared = Cleared {
            roll: rolled.roll,
            turns: 0,
        };
        if self.skill.succeeds(rolled.total()) {
            cleared.turns = dice.die(Sides::D6);
            dice.note(|| {
                Row::new(Word::Turns)
                    .cell([Bit::faces(&[cleared.turns])])
                    .fact()
            });
            dice.note(|| Fact::Verdict(vec![Bit::say(Word::In), turns::bit(cleared.turns.into())]));
        }
        cleared
    }

    fn answer(&self, cleared: &Cleared) -> Answer {
        let answer = if cleared.turns > 0 {
            Answer::of(Word::Cleared, Tone::Good)
        } else {
            Answer::of(Word::Jammed, Tone::Bad)
        }
        .number(Common::Roll, cleared.roll.into())
        .given(Common::Skill, self.skill.effective());
        turns::rolled(answer, cleared.turns.into())
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::JAMS]
    }
}

/// How many shots a silencer lasts (seed, "Silenciadores").
#[derive(Clone, Copy, Debug)]
pub struct Silencer;

/// Shots that a silencer lasts at least.
const SILENCED_AT_LEAST: i64 = 10;

impl Rule for Silencer {
    type Outcome = u32;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        let rolled = Percentile::roll(Extra::default(), dice);
        dice.note(|| {
            Row::new(Common::Dice)
                .cell(rolled.tens_bits())
                .cell(rolled.units_bits())
                .cell([Bit::Number(rolled.total()), Bit::Signed(SILENCED_AT_LEAST)])
                .cell([
                    Bit::Equals,
                    Bit::Number(rolled.total() + SILENCED_AT_LEAST),
                    Bit::say(Word::Shots),
                ])
                .fact()
        });
        rolled.roll
    }

    fn answer(&self, roll: &u32) -> Answer {
        Answer::computed().number(Word::Shots, i64::from(*roll) + SILENCED_AT_LEAST)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::SILENCERS]
    }
}

/// What is put into a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Load {
    /// Bullets or shells.
    Rounds,
    /// Magazines.
    Magazines,
    /// Belts of a machine gun.
    Belts,
}

/// Loading a weapon (seed, "Recargar"); perhaps with a shot as soon as it is loaded.
#[derive(Clone, Copy, Debug)]
pub struct Reload {
    load: Load,
    count: i64,
    shot: bool,
    dexterity: Option<i64>,
}

impl Reload {
    /// Loading so many.
    ///
    /// # Errors
    /// Outside 1 to 1,000.
    pub fn new(load: Load, count: i64) -> Result<Self, Refusal> {
        Ok(Self {
            load,
            count: Refusal::within(count, 1..=1_000)?,
            shot: false,
            dexterity: None,
        })
    }

    /// The same, and then a shot.
    pub const fn and_shoot(mut self) -> Self {
        self.shot = true;
        self
    }

    /// The dexterity of who loads, for the initiative of the shot.
    ///
    /// # Errors
    /// Outside 1 to 1,000.
    pub fn dexterity(mut self, points: i64) -> Result<Self, Refusal> {
        Trajectory::new(true).dexterity(points)?;
        self.dexterity = Some(points);
        Ok(self)
    }

    /// Full turns, the last one perhaps with one round only.
    const fn loading(&self) -> i64 {
        match self.load {
            Load::Rounds => round::up(self.count, 2),
            Load::Magazines => self.count,
            Load::Belts => self.count * 2,
        }
    }

    /// Whether the last round and the shot share a turn: one round leaves time for a shot.
    const fn shares_a_turn(&self) -> bool {
        matches!(self.load, Load::Rounds) && self.count % 2 == 1
    }

    /// Turns until everything is done, the one with the shot included.
    const fn turns(&self) -> i64 {
        self.loading() + (self.shot && !self.shares_a_turn()) as i64
    }

    /// The dexterity that the shot is made with.
    fn shoots_at(&self) -> Option<i64> {
        let dexterity = self.dexterity.filter(|_| self.shot)?;
        Some(if self.shares_a_turn() {
            round::up(dexterity, 2)
        } else {
            dexterity
        })
    }
}

impl Rule for Reload {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        dice.note(|| {
            Row::new(Word::Reloading)
                .cell([turns::bit(self.turns())])
                .fact()
        });
        if self.shot {
            dice.note(|| {
                let row = Row::new(Word::TheShot).cell([Bit::say(if self.shares_a_turn() {
                    Word::ShotWithLastRound
                } else {
                    Word::ShotNextTurn
                })]);
                match self.shoots_at() {
                    Some(dexterity) => row.cell([Bit::say_with(Word::AtDexterity, [dexterity])]),
                    None => row,
                }
                .fact()
            });
        }
        if matches!(self.load, Load::Rounds) && self.count % 2 == 1 {
            dice.note(|| Fact::Because(basis::ROUND_UP));
        }
    }

    fn answer(&self, (): &()) -> Answer {
        let answer = turns::fixed(Answer::computed(), self.turns());
        match self.shoots_at() {
            Some(dexterity) => answer.given(Word::Dexterity, dexterity),
            None => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::RELOADING]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(load: Load, count: i64) -> i64 {
        Reload::new(load, count).expect("a count").turns()
    }

    #[test]
    fn two_rounds_or_a_magazine_a_turn_and_two_turns_a_belt() {
        assert_eq!(
            [1, 2, 3, 5, 6].map(|n| turns(Load::Rounds, n)),
            [1, 1, 2, 3, 3]
        );
        assert_eq!(turns(Load::Magazines, 1), 1);
        assert_eq!(turns(Load::Belts, 1), 2);
        assert!(Reload::new(Load::Rounds, 0).is_err());
    }

    #[test]
    fn one_round_leaves_time_for_a_shot_at_half_dexterity() {
        let shot = |count, dexterity| {
            let reload = Reload::new(Load::Rounds, count)
                .expect("a count")
                .and_shoot();
            let reload = reload.dexterity(dexterity).expect("a dexterity");
            (reload.turns(), reload.shoots_at())
        };
        assert_eq!(shot(1, 15), (1, Some(8)));
        assert_eq!(shot(2, 15), (2, Some(15)));
        assert_eq!(shot(5, 14), (3, Some(7)));
        let belt = Reload::new(Load::Belts, 1).expect("a count").and_shoot();
        assert_eq!(belt.turns(), 3);
    }
}
