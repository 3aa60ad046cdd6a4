//! Dodging a blow instead of fighting (D14).

use super::contest::{self, ATTACKER, DEFENDER, Side, Winner};
use super::melee::{armour_row, company};
use super::{Class, Damage, Extra, Skill, Word, basis, damage};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Rule, Tone};

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
    dodge: u32,
    attack: u32,
    /// What the blow does where it lands.
    damage: i64,
}

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

    /// So many attack at once.
    ///
    /// # Errors
    /// Outside 1 to 4.
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

    fn winner(&self, dodge: u32, attack: u32) -> Winner {
        contest::winner(
            (&self.dodger, dodge.into()),
            (&self.attacker, attack.into()),
        )
    }

    fn special(&self, dodge: u32, attack: u32) -> bool {
        match self.winner(dodge, attack) {
            Winner::First => self.dodger.skill.is_special(dodge.into()),
            Winner::Second => self.attacker.skill.is_special(attack.into()),
            Winner::Clash | Winner::Nobody => false,
        }
    }
}

impl Rule for Dodge {
    type Outcome = Evaded;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Evaded {
        let dodger = contest::Told {
            label: DEFENDER.label,
            ..ATTACKER
        };
        let attacker = contest::Told {
            label: ATTACKER.label,
            ..DEFENDER
        };
        let dodge = self.dodger.roll(&self.attacker, dodger, dice).roll;
        let attack = self.attacker.roll(&self.dodger, attacker, dice).roll;
        let winner = self.winner(dodge, attack);
        let damage = match (&self.damage, winner) {
            (Some(damage), Winner::Second) => {
                let blow = damage.draw(self.special(dodge, attack), dice);
                if self.armour > 0 {
                    dice.note(|| armour_row(self.armour));
                }
                (blow - self.armour).max(0)
            }
            _ => 0,
        };
        dice.note(|| {
            Fact::Verdict(match winner {
                Winner::Second if self.damage.is_some() => {
                    vec![Bit::say_with(Word::DamageIs, [damage])]
                }
                Winner::Second if self.special(dodge, attack) => {
                    vec![Bit::say(Word::DoublesCounter)]
                }
                Winner::Clash => vec![Bit::say(Word::SameTotals)],
                Winner::Nobody => vec![Bit::say(Word::BothMiss)],
                _ => Vec::new(),
            })
        });
        if winner == Winner::Clash {
            dice.note(|| Fact::Because(basis::CLASH));
        }
        Evaded {
            dodge,
            attack,
            damage,
        }
    }

    fn answer(&self, evaded: &Evaded) -> Answer {
        let Evaded {
            dodge,
            attack,
            damage,
        } = *evaded;
        let mut answer = match self.winner(dodge, attack) {
            Winner::First => Answer::of(Word::Dodged, Tone::Good),
            Winner::Second => Answer::of(Common::Hit, Tone::Bad),
            Winner::Clash => Answer::of(Word::Clash, Tone::Even),
            Winner::Nobody => Answer::of(Common::Miss, Tone::Even),
        }
        .number(Common::Roll, dodge.into())
        .number(Common::Opposing, attack.into())
        .given(Common::Skill, self.dodger.skill.effective())
        .given(Word::OpposingSkill, self.attacker.skill.effective())
        .flag(Common::Special, self.special(dodge, attack));
        if self.damage.is_some() {
            answer = answer.number(Common::Damage, damage);
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::DODGE, basis::MELEE]
    }
}
