//! Knocking out and holding: win with Lucha, and with the units no higher than its tens value (D16, D17).

use super::contest::{self, ATTACKER, Contest, DEFENDER, Rolls, Side, Winner};
use super::damage::{self, Dealt};
use super::melee::{armour_row, company};
use super::{Class, Damage, Extra, Skill, Word, basis, percentile, turns};
use crate::dice::{Dice, OverBudget, Walk};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Solution, Term, Tone};

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
    only_defends: bool,
    armour: i64,
    counter: Option<Damage>,
    /// Whether the defender had declared something else than to defend.
    turned: bool,
}

/// What the attack came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Grip {
    rolls: Rolls<Judged>,
    /// What the attacker suffers: from the defender's blow, or from the weapon that blocks.
    suffered: i64,
}

/// What two totals come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Judged {
    ending: Ending,
    special: bool,
    /// How long the victim is out: tens and units of the attack, 0 as 10.
    minutes: u32,
    /// The units digit of the defender, where damage is read from it.
    units: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
            only_defends: false,
            armour: 0,
            counter: None,
            turned: false,
        }
    }

    /// So many attack at once.
    ///
    /// # Errors
    /// No attacker, or more than four.
    pub fn attackers(mut self, attackers: i64) -> Result<Self, Refusal> {
        self.attacker.company = company(attackers)?;
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

    /// The defender only defends: better at it, and doing no damage (D15).
    pub const fn defensive(mut self) -> Self {
        self.defender.skill = self.defender.skill.defensive();
        self.only_defends = true;
        self
    }

    /// The defender had declared something else: turning to nothing but defence costs nothing (D6; ruling).
    pub const fn turning(mut self) -> Self {
        self.turned = true;
        self
    }

    /// The attacker wears armour that takes so many points.
    ///
    /// # Errors
    /// Points outside 0 to 1,000,000.
    pub fn armoured(mut self, points: i64) -> Result<Self, Refusal> {
        self.armour = damage::protection(points)?;
        Ok(self)
    }

    /// What the defender does when it hits, or when it blocks bare hands with a melee weapon or claws (D12).
    pub fn answered(mut self, counter: Option<Damage>) -> Self {
        self.counter = counter;
        self
    }

    /// The defender's damage, where it comes to that.
    fn answering(&self, ending: Ending) -> Option<&Damage> {
        let strikes = match ending {
            Ending::Lost => !self.only_defends,
            Ending::Blocked => self.defender.weapon.wounds_bare_hands(),
            Ending::Done | Ending::Hit | Ending::Miss | Ending::Clash => false,
        };
        self.counter.as_ref().filter(|_| strikes)
    }

    fn strike<D: Dice<Note = Fact>>(&self, judged: Judged, dice: &mut D) -> i64 {
        let Some(damage) = self.answering(judged.ending) else {
            return 0;
        };
        if judged.ending == Ending::Blocked {
            dice.note(|| {
                Row::new(Word::Counter)
                    .cell([Bit::say(Word::BareHandsBlocked)])
                    .fact()
            });
        }
        let dealt = damage.draw(judged.special, judged.units, dice);
        if self.armour > 0 {
            dice.note(|| armour_row(self.armour));
        }
        (dealt - self.armour).max(0)
    }

    fn tell<D: Dice<Note = Fact>>(&self, first: u32, judged: Judged, suffered: i64, dice: &mut D) {
        let ending = judged.ending;
        let technique = self.attacker.skill.tens_value();
        dice.note(|| {
            let mut bits = match (ending, self.aim) {
                (Ending::Done, Aim::KnockOut) => {
                    let minutes = i64::from(judged.minutes);
                    let times = [minutes, minutes * turns::A_MINUTE];
                    vec![Bit::say_with(Word::ForMinutes, times)]
                }
                (Ending::Hit, _) => vec![Bit::say_with(
                    Word::UnitsTooHigh,
                    [i64::from(first % 10), technique],
                )],
                (Ending::Clash, _) => vec![Bit::say(Word::SameTotals)],
                (Ending::Miss, _) => vec![Bit::say(Word::BothMiss)],
                (Ending::Lost, _) if self.only_defends => vec![Bit::say(Word::WinnerOnlyDefends)],
                _ => Vec::new(),
            };
            if self.answering(ending).is_some() {
                bits.push(Bit::say_with(Word::AttackerSuffers, [suffered]));
            }
            Fact::Verdict(bits)
        });
        match ending {
            Ending::Clash => dice.note(|| Fact::Because(basis::CLASH)),
            Ending::Blocked => dice.note(|| Fact::Because(basis::KNOCKOUT_BLOCKED)),
            Ending::Lost if self.only_defends => dice.note(|| Fact::Because(basis::DEFENDED)),
            Ending::Done
                if judged.minutes > 0
                    && (first.is_multiple_of(10) || (first / 10).is_multiple_of(10)) =>
            {
                dice.note(|| Fact::Because(basis::ZERO_IS_TEN));
            }
            _ => {}
        }
        if self.turned {
            dice.note(|| Fact::Because(basis::PLAIN_DEFENCE));
        }
    }

    /// `damage` is what the defender's blow does, `counter` what its weapon does to the hands that it blocks.
    fn with_damage(&self, answer: Answer, ending: Ending, suffered: i64) -> Answer {
        let (lost, blocked) = (ending == Ending::Lost, ending == Ending::Blocked);
        let asked = self.counter.is_some();
        let of = |this: bool| if this { suffered } else { 0 };
        let dealt = Dealt::by(asked, lost && !self.only_defends);
        let answer = answer.with(Common::Damage, dealt.value(of(lost)));
        if self.can_block && self.defender.weapon.wounds_bare_hands() && asked {
            answer.number(Word::Counter, of(blocked))
        } else if asked {
            answer.detail(Word::Counter, 0)
        } else {
            answer
        }
    }
}

impl Contest for Hold {
    type Judged = Judged;

    fn first<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        self.attacker.roll(&self.defender, ATTACKER, dice).roll
    }

    fn second<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        self.defender.roll(&self.attacker, DEFENDER, dice).roll
    }

    fn judge(&self, first: u32, second: u32) -> Judged {
        let rolls = (
            (&self.attacker, i64::from(first)),
            (&self.defender, i64::from(second)),
        );
        let winner = contest::winner(rolls.0, rolls.1);
        let ending = match winner {
            Winner::Clash => Ending::Clash,
            Winner::Nobody => Ending::Miss,
            Winner::Second => Ending::Lost,
            Winner::First if self.can_block && contest::is_close(rolls.0, rolls.1) => {
                Ending::Blocked
            }
            Winner::First if i64::from(first % 10) <= self.attacker.skill.tens_value() => {
                Ending::Done
            }
            Winner::First => Ending::Hit,
        };
        let reads = self.counter.as_ref().is_some_and(Damage::is_simple);
        let minutes = match (ending, self.aim) {
            (Ending::Done, Aim::KnockOut) => {
                percentile::points(first / 10 % 10) + percentile::points(first % 10)
            }
            _ => 0,
        };
        Judged {
            ending,
            minutes,
            special: winner == Winner::Second && self.defender.skill.is_special(i64::from(second)),
            units: if reads { second % 10 } else { 0 },
        }
    }

    fn conclude<D: Dice<Note = Fact>>(&self, rolls: Rolls<Judged>, dice: &mut D) -> Grip {
        if let Some((first, second)) = rolls.totals {
            contest::tell_tie((&self.attacker, first), (&self.defender, second), dice);
        }
        let suffered = self.strike(rolls.judged, dice);
        if let Some((first, _)) = rolls.totals {
            self.tell(first, rolls.judged, suffered, dice);
        }
        Grip { rolls, suffered }
    }
}

impl Rule for Hold {
    type Outcome = Grip;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Grip {
        self.fight(dice)
    }

    fn answer(&self, grip: &Grip) -> Answer {
        let done = match self.aim {
            Aim::KnockOut => Word::KnockedOut,
            Aim::Hold => Word::Held,
        };
        let judged = grip.rolls.judged;
        let answer = match judged.ending {
            Ending::Done => Answer::of(done, Tone::Good),
            Ending::Hit => Answer::of(Common::Hit, Tone::Even),
            Ending::Blocked => Answer::of(Word::Blocked, Tone::Even),
            Ending::Lost => Answer::of(Word::Lost, Tone::Bad),
            Ending::Miss => Answer::of(Common::Miss, Tone::Bad),
            Ending::Clash => Answer::of(Word::Clash, Tone::Even),
        };
        let (attack, defence) = (self.attacker.skill, self.defender.skill);
        let answer = grip.rolls.with_totals(answer, attack, defence);
        let answer = match self.aim {
            Aim::KnockOut => {
                let minutes = i64::from(judged.minutes);
                answer
                    .number(Word::Minutes, minutes)
                    .detail(Word::Turns, minutes * turns::A_MINUTE)
            }
            Aim::Hold => answer,
        };
        self.with_damage(answer, judged.ending, grip.suffered)
    }

    fn solve(&self, walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        self.solve_apart(walk)
    }

    fn basis(&self) -> &'static [Basis] {
        match self.aim {
            Aim::KnockOut => &[basis::KNOCKOUT, basis::MELEE],
            Aim::Hold => &[basis::GRAPPLE, basis::MELEE],
        }
    }
}
