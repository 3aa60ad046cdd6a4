//! Dodging a blow instead of fighting (D14).

use super::contest::{self, ATTACKER, Contest, DEFENDER, Rolls, Side, Winner};
use super::damage::{self, Dealt};
use super::melee::{armour_row, company};
use super::{Class, Damage, Extra, Skill, Word, basis};
use crate::dice::{Dice, OverBudget, Walk};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Rule, Solution, Tone};
use std::ops::RangeInclusive;

/// A dodge against an attack. The first side dodges; it counts as unarmed.
#[derive(Clone, Debug)]
pub struct Dodge {
    dodger: Side,
    attacker: Side,
    damage: Option<Damage>,
    armour: i64,
}

/// What a dodge came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Evaded {
    rolls: Rolls<Judged>,
    /// What the blow does where it lands.
    damage: i64,
}

/// What two totals come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Judged {
    winner: Winner,
    special: bool,
    /// The units digit of the attack, where damage is read from it.
    units: u32,
}

/// How many dodges may have been tried before one in the same turn.
const PREVIOUS: RangeInclusive<i64> = 0..=100;

impl Dodge {
    /// A dodge with this skill against an attack with that weapon and skill.
    pub const fn new(
        dodge: Skill,
        dodge_bonus: Extra,
        attack: Skill,
        weapon: Class,
        attack_bonus: Extra,
    ) -> Self {
        Self {
            dodger: Side {
                skill: dodge,
                weapon: Class::Unarmed,
                bonus: dodge_bonus,
                company: 0,
            },
            attacker: Side {
                skill: attack,
                weapon,
                bonus: attack_bonus,
                company: 0,
            },
            damage: None,
            armour: 0,
        }
    }

    /// So many dodges were already tried this turn.
    ///
    /// # Errors
    /// Outside 0 to 100.
    pub fn after(mut self, previous: i64) -> Result<Self, Refusal> {
        let previous = Refusal::within(previous, PREVIOUS)?;
        self.dodger.skill = self.dodger.skill.after_dodges(previous);
        Ok(self)
    }

    /// The dodger is prone, or in cover on the ground.
    pub const fn on_ground(mut self) -> Self {
        self.dodger.skill = self.dodger.skill.on_ground();
        self
    }

    /// The dodger only defends (D15).
    pub const fn defensive(mut self) -> Self {
        self.dodger.skill = self.dodger.skill.defensive();
        self
    }

    /// The dodger had declared something else: turning from that to a plain dodge costs nothing (D6).
    pub const fn turning(self) -> Self {
        self
    }

    /// So many attack at once.
    ///
    /// # Errors
    /// No attacker, or more than four.
    pub fn attackers(mut self, attackers: i64) -> Result<Self, Refusal> {
        self.attacker.company = company(attackers)?;
        Ok(self)
    }

    /// The blow does this damage where it lands.
    pub fn dealing(mut self, damage: Option<Damage>) -> Self {
        self.damage = damage;
        self
    }

    /// The dodger wears armour.
    ///
    /// # Errors
    /// Points outside 0 to 1,000,000.
    pub fn armoured(mut self, points: i64) -> Result<Self, Refusal> {
        self.armour = damage::protection(points)?;
        Ok(self)
    }

    fn strike<D: Dice<Note = Fact>>(&self, judged: Judged, dice: &mut D) -> i64 {
        let (Some(damage), Winner::Second) = (&self.damage, judged.winner) else {
            return 0;
        };
        let blow = damage.draw(judged.special, judged.units, dice);
        if self.armour > 0 {
            dice.note(|| armour_row(self.armour));
        }
        (blow - self.armour).max(0)
    }

    fn tell<D: Dice<Note = Fact>>(&self, judged: Judged, damage: i64, dice: &mut D) {
        dice.note(|| {
            Fact::Verdict(match judged.winner {
                Winner::Second if self.damage.is_some() => {
                    vec![Bit::say_with(Word::DamageIs, [damage])]
                }
                Winner::Second if judged.special => vec![Bit::say(Word::DoublesCounter)],
                Winner::Clash => vec![Bit::say(Word::SameTotals)],
                Winner::Nobody => vec![Bit::say(Word::BothMiss)],
                _ => Vec::new(),
            })
        });
        if judged.winner == Winner::Clash {
            dice.note(|| Fact::Because(basis::CLASH));
        }
    }
}

impl Contest for Dodge {
    type Judged = Judged;

    fn first<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        let dodger = contest::Told {
            label: DEFENDER.label,
            ..ATTACKER
        };
        self.dodger.roll(&self.attacker, dodger, dice).roll
    }

    fn second<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        let attacker = contest::Told {
            label: ATTACKER.label,
            ..DEFENDER
        };
        self.attacker.roll(&self.dodger, attacker, dice).roll
    }

    fn judge(&self, dodge: u32, attack: u32) -> Judged {
        let winner = contest::winner(
            (&self.dodger, dodge.into()),
            (&self.attacker, attack.into()),
        );
        let special = match winner {
            Winner::First => self.dodger.skill.is_special(dodge.into()),
            Winner::Second => self.attacker.skill.is_special(attack.into()),
            Winner::Clash | Winner::Nobody => false,
        };
        let reads = self.damage.as_ref().is_some_and(Damage::is_simple);
        Judged {
            winner,
            special,
            units: if reads { attack % 10 } else { 0 },
        }
    }

    fn conclude<D: Dice<Note = Fact>>(&self, rolls: Rolls<Judged>, dice: &mut D) -> Evaded {
        if let Some((dodge, attack)) = rolls.totals {
            contest::tell_tie((&self.dodger, dodge), (&self.attacker, attack), dice);
        }
        let damage = self.strike(rolls.judged, dice);
        self.tell(rolls.judged, damage, dice);
        Evaded { rolls, damage }
    }
}

impl Rule for Dodge {
    type Outcome = Evaded;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Evaded {
        self.fight(dice)
    }

    fn answer(&self, evaded: &Evaded) -> Answer {
        let Judged {
            winner, special, ..
        } = evaded.rolls.judged;
        let answer = match winner {
            Winner::First => Answer::of(Word::Dodged, Tone::Good),
            Winner::Second => Answer::of(Common::Hit, Tone::Bad),
            Winner::Clash => Answer::of(Word::Clash, Tone::Even),
            Winner::Nobody => Answer::of(Common::Miss, Tone::Even),
        };
        let (dodge, attack) = (self.dodger.skill, self.attacker.skill);
        let answer = evaded.rolls.with_totals(answer, dodge, attack);
        let dealt = Dealt::by(self.damage.is_some(), winner == Winner::Second);
        answer
            .flag(Common::Special, special)
            .with(Common::Damage, dealt.value(evaded.damage))
    }

    fn solve(&self, walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        self.solve_apart(walk)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::DODGE, basis::MELEE]
    }
}
