//! Close combat: both roll, the better success hits, a close one is blocked (D7 to D13, D15).

use super::contest::{self, ATTACKER, DEFENDER, Side, Winner};
use super::{Class, Damage, Extra, Skill, Word, basis, damage};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Term, Tone};

/// One side of a fight.
#[derive(Clone, Debug)]
pub struct Fighter {
    skill: Skill,
    weapon: Class,
    bonus: Extra,
    block: Option<i64>,
    armour: i64,
    defensive: bool,
}

impl Fighter {
    /// A fighter with a skill, a weapon and the extra tens dice the game master grants.
    pub const fn new(skill: Skill, weapon: Class, bonus: Extra) -> Self {
        Self {
            skill,
            weapon,
            bonus,
            block: None,
            armour: 0,
            defensive: false,
        }
    }

    /// The fighter's weapon can block, and has so many points of resistance.
    ///
    /// # Errors
    /// Nothing in hand, or points outside 0 to 1,000,000.
    pub fn blocking(mut self, points: i64) -> Result<Self, Refusal> {
        if self.weapon.is_unarmed() {
            return Err(Refusal::Forbidden(
                Term::D100(Word::UnarmedBlock),
                Vec::new(),
            ));
        }
        self.block = Some(damage::protection(points)?);
        Ok(self)
    }

    /// The fighter wears armour that takes so many points.
    ///
    /// # Errors
    /// Points outside 0 to 1,000,000.
    pub fn armoured(mut self, points: i64) -> Result<Self, Refusal> {
        self.armour = damage::protection(points)?;
        Ok(self)
    }

    /// The fighter only defends: better at it, and doing no damage (D15).
    pub const fn defensive(mut self) -> Self {
        self.skill = self.skill.plus(Skill::DEFENSIVE);
        self.defensive = true;
        self
    }

    fn side(&self, company: u32) -> Side {
        Side {
            skill: self.skill,
            weapon: self.weapon,
            bonus: self.bonus,
            company,
        }
    }
}

/// A round of close combat.
#[derive(Clone, Debug)]
pub struct Melee {
    first: Fighter,
    second: Fighter,
    company: u32,
    damage: Option<Damage>,
    counter: Option<Damage>,
}

/// What a round came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fought {
    first: u32,
    second: u32,
    /// The winner's blow as rolled.
    blow: i64,
    /// What an unarmed fighter suffers from the weapon that blocked it.
    counter: i64,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Hit,
    HitBy,
    Blocked,
    BlockedBy,
    Clash,
    Miss,
    Defended,
}

/// Extra tens dice for each of so many attackers on one (D9).
pub(super) fn company(attackers: i64) -> Result<u32, Refusal> {
    match attackers {
        1 => Ok(0),
        2 => Ok(1),
        3 | 4 => Ok(2),
        5.. => Err(Refusal::Forbidden(
            Term::D100(Word::TooManyAttackers),
            vec![4],
        )),
        _ => Err(Refusal::range(&(1..=4))),
    }
}

impl Melee {
    /// A round between two fighters. `attackers` of the first side's are on the second at once; `damage` is what the first
    /// side does, `counter` what the second does.
    ///
    /// # Errors
    /// More than four attackers.
    pub fn new(
        first: Fighter,
        second: Fighter,
        attackers: i64,
        damage: Option<Damage>,
        counter: Option<Damage>,
    ) -> Result<Self, Refusal> {
        Ok(Self {
            first,
            second,
            company: company(attackers)?,
            damage,
            counter,
        })
    }

    fn sides(&self) -> (Side, Side) {
        (self.first.side(self.company), self.second.side(0))
    }

    fn ending(&self, first: u32, second: u32) -> Ending {
        let (one, other) = self.sides();
        let rolls = ((&one, i64::from(first)), (&other, i64::from(second)));
        let close = contest::is_close(rolls.0, rolls.1);
        match contest::winner(rolls.0, rolls.1) {
            Winner::Clash => Ending::Clash,
            Winner::Nobody => Ending::Miss,
            Winner::First if self.first.defensive => Ending::Defended,
            Winner::Second if self.second.defensive => Ending::Defended,
            Winner::First if close && self.second.block.is_some() => Ending::Blocked,
            Winner::Second if close && self.first.block.is_some() => Ending::BlockedBy,
            Winner::First => Ending::Hit,
            Winner::Second => Ending::HitBy,
        }
    }

    /// Whether the winner's roll was special.
    fn special(&self, first: u32, second: u32) -> bool {
        let (one, other) = self.sides();
        let (roll, opposing) = (i64::from(first), i64::from(second));
        match contest::winner((&one, roll), (&other, opposing)) {
            Winner::First => self.first.skill.is_special(roll),
            Winner::Second => self.second.skill.is_special(opposing),
            Winner::Clash | Winner::Nobody => false,
        }
    }

    /// Who deals the blow, who receives it, and with what, where one lands.
    fn blow(&self, ending: Ending) -> Option<(&Damage, &Fighter, &Fighter)> {
        match ending {
            Ending::Hit | Ending::Blocked => self
                .damage
                .as_ref()
                .map(|damage| (damage, &self.first, &self.second)),
            Ending::HitBy | Ending::BlockedBy => self
                .counter
                .as_ref()
                .map(|damage| (damage, &self.second, &self.first)),
            Ending::Clash | Ending::Miss | Ending::Defended => None,
        }
    }

    /// The weapon an unarmed winner runs into when it is blocked (D12): the blocking side's damage, the victim.
    fn backlash(&self, ending: Ending) -> Option<(&Damage, &Fighter)> {
        match ending {
            Ending::Blocked if self.first.weapon.is_unarmed() => {
                self.counter.as_ref().zip(Some(&self.first))
            }
            Ending::BlockedBy if self.second.weapon.is_unarmed() => {
                self.damage.as_ref().zip(Some(&self.second))
            }
            _ => None,
        }
    }

    /// `damage`, `absorbed` and `through` of the blow.
    fn effect(&self, ending: Ending, blow: i64) -> (i64, i64, i64) {
        let Some((_, _, victim)) = self.blow(ending) else {
            return (0, 0, 0);
        };
        match (ending, victim.block) {
            (Ending::Blocked | Ending::BlockedBy, Some(points)) => {
                let absorbed = blow.min(points);
                (blow, absorbed, (blow - absorbed - victim.armour).max(0))
            }
            _ => {
                let left = (blow - victim.armour).max(0);
                (left, 0, left)
            }
        }
    }

    fn tell<D: Dice<Note = Fact>>(&self, ending: Ending, fought: &Fought, dice: &mut D) {
        let special = self.special(fought.first, fought.second);
        dice.note(|| {
            let mut bits = Vec::new();
            match ending {
                Ending::Hit | Ending::HitBy if special => bits.push(Bit::say(Word::DoublesCounter)),
                Ending::Defended => bits.push(Bit::say(Word::WinnerOnlyDefends)),
                Ending::Clash => bits.push(Bit::say(Word::SameTotals)),
                Ending::Miss => bits.push(Bit::say(Word::BothMiss)),
                _ => {}
            }
            if self.blow(ending).is_some() {
                let (damage, absorbed, through) = self.effect(ending, fought.blow);
                bits.push(Bit::say_with(Word::DamageIs, [damage]));
                if matches!(ending, Ending::Blocked | Ending::BlockedBy) {
                    bits.push(Bit::say_with(Word::WeaponTakes, [absorbed]));
                    bits.push(Bit::say_with(Word::GoesThrough, [through]));
                }
            }
            Fact::Verdict(bits)
        });
        match ending {
            Ending::Clash => dice.note(|| Fact::Because(basis::CLASH)),
            Ending::Defended => dice.note(|| Fact::Because(basis::DEFENDED)),
            Ending::Blocked | Ending::BlockedBy => dice.note(|| Fact::Because(basis::BLOCK_WORD)),
            Ending::Hit | Ending::HitBy | Ending::Miss => {}
        }
    }
}

impl Rule for Melee {
    type Outcome = Fought;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Fought {
        let (one, other) = self.sides();
        let first = one.roll(&other, ATTACKER, dice).roll;
        let second = other.roll(&one, DEFENDER, dice).roll;
        let ending = self.ending(first, second);
        let blow = self.blow(ending).map_or(0, |(damage, _, victim)| {
            let blow = damage.draw(self.special(first, second), dice);
            if victim.armour > 0 {
                dice.note(|| armour_row(victim.armour));
            }
            blow
        });
        let counter = self.backlash(ending).map_or(0, |(damage, victim)| {
            if ending == Ending::BlockedBy {
                dice.note(|| Fact::Because(basis::COUNTER_SYMMETRIC));
            }
            let left = (damage.draw(false, dice) - victim.armour).max(0);
            dice.note(|| {
                Row::new(Word::Counter)
                    .cell([Bit::say_with(Word::DamageIs, [left])])
                    .fact()
            });
            left
        });
        let fought = Fought {
            first,
            second,
            blow,
            counter,
        };
        self.tell(ending, &fought, dice);
        fought
    }

    fn answer(&self, fought: &Fought) -> Answer {
        let Fought {
            first,
            second,
            blow,
            counter,
        } = *fought;
        let ending = self.ending(first, second);
        let mut answer = match ending {
            Ending::Hit => Answer::of(Common::Hit, Tone::Good),
            Ending::HitBy => Answer::of(Word::HitBy, Tone::Bad),
            Ending::Blocked => Answer::of(Word::Blocked, Tone::Even),
            Ending::BlockedBy => Answer::of(Word::BlockedBy, Tone::Even),
            Ending::Clash => Answer::of(Word::Clash, Tone::Even),
            Ending::Miss => Answer::of(Common::Miss, Tone::Bad),
            Ending::Defended => Answer::of(Word::Defended, Tone::Even),
        }
        .number(Common::Roll, first.into())
        .number(Common::Opposing, second.into())
        .given(Common::Skill, self.first.skill.effective())
        .given(Word::OpposingSkill, self.second.skill.effective())
        .flag(Common::Special, self.special(first, second));
        if self.damage.is_some() || self.counter.is_some() {
            let (damage, absorbed, through) = self.effect(ending, blow);
            answer = answer
                .number(Common::Damage, damage)
                .number(Word::Absorbed, absorbed)
                .number(Word::Through, through);
        }
        if self.counter.is_some() {
            answer = answer.number(Word::Counter, counter);
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::MELEE, basis::BLOCK, basis::UNARMED]
    }
}

/// What armour takes off, as a line of the breakdown.
pub(super) fn armour_row(points: i64) -> Fact {
    Row::new(Common::Damage)
        .cell([Bit::say_with(Word::Less, [points])])
        .fact()
}
