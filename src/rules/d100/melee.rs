//! Close combat: both roll, the better success hits, a close one is blocked (D7 to D13, D15).

use super::contest::{self, ATTACKER, Contest, DEFENDER, Rolls, Side, Winner};
use super::damage::Dealt;
use super::{Class, Damage, Fighter, Word, basis};
use crate::dice::{Dice, OverBudget, Walk};
use crate::rules::{
    Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Solution, Term, Tone, Value,
};

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
    rolls: Rolls<Judged>,
    /// The winner's blow as rolled.
    blow: i64,
    /// What an unarmed fighter suffers from the weapon that blocked it.
    counter: i64,
}

/// What two totals come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Judged {
    ending: Ending,
    /// Whether the winner's roll was special.
    special: bool,
    /// The units digits of the winner and of the other, where damage is read from them.
    units: (u32, u32),
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ending {
    Hit,
    HitBy,
    Blocked,
    BlockedBy,
    Clash,
    Miss,
    Defended,
}

/// Extra tens dice for each of so many attackers on one (D9; seed, "Adversarios múltiples").
pub(super) fn company(attackers: i64) -> Result<u32, Refusal> {
    match attackers {
        1 => Ok(0),
        2 => Ok(1),
        3 | 4 => Ok(2),
        _ => Err(Refusal::Outside(
            Term::D100(Word::AttackersAtOnce),
            vec![1, 4],
        )),
    }
}

impl Melee {
    /// A round between two fighters. `attackers` of the first side's are on the second at once; `damage` is what the first
    /// side does, `counter` what the second does.
    ///
    /// # Errors
    /// No attacker, or more than four.
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
            counter: counter.map(Damage::of_second),
        })
    }

    fn sides(&self) -> (Side, Side) {
        (self.first.side(self.company), self.second.side(0))
    }

    /// Whether any damage is read from units digits.
    fn reads_units(&self) -> bool {
        let mut both = self.damage.iter().chain(&self.counter);
        both.any(Damage::is_simple)
    }

    /// Who deals the blow and who receives it, where one lands.
    fn blow(&self, ending: Ending) -> Option<(&Damage, &Fighter)> {
        match ending {
            Ending::Hit | Ending::Blocked => self.damage.as_ref().zip(Some(&self.second)),
            Ending::HitBy | Ending::BlockedBy => self.counter.as_ref().zip(Some(&self.first)),
            Ending::Clash | Ending::Miss | Ending::Defended => None,
        }
    }

    /// The weapon an unarmed winner runs into when it is blocked (D12): the blocking side's damage, the victim.
    fn backlash(&self, ending: Ending) -> Option<(&Damage, &Fighter)> {
        let (victim, blocker, damage) = match ending {
            Ending::Blocked => (&self.first, &self.second, &self.counter),
            Ending::BlockedBy => (&self.second, &self.first, &self.damage),
            _ => return None,
        };
        let wounds = victim.weapon.is_unarmed()
            && blocker.block.is_some()
            && blocker.weapon.wounds_bare_hands();
        damage.as_ref().filter(|_| wounds).zip(Some(victim))
    }

    /// Whether bare hands run into an improvised weapon, which does not wound them.
    const fn spares_bare_hands(&self, ending: Ending) -> bool {
        let (victim, blocker) = match ending {
            Ending::Blocked => (&self.first, &self.second),
            Ending::BlockedBy => (&self.second, &self.first),
            _ => return false,
        };
        victim.weapon.is_unarmed() && matches!(blocker.weapon, Class::Improvised)
    }

    /// `damage`, `absorbed` and `through` of the blow.
    fn effect(&self, ending: Ending, blow: i64) -> (i64, i64, i64) {
        let Some((_, victim)) = self.blow(ending) else {
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

    /// Draws the dice of a blow that lands, and those of the weapon that bare hands run into.
    fn strike<D: Dice<Note = Fact>>(&self, judged: Judged, dice: &mut D) -> (i64, i64) {
        let Judged {
            ending,
            special,
            units: (winner, other),
        } = judged;
        let blow = self.blow(ending).map_or(0, |(damage, victim)| {
            let blow = damage.draw(special, winner, dice);
            if victim.armour > 0 {
                dice.note(|| armour_row(victim.armour));
            }
            blow
        });
        let counter = self.backlash(ending).map_or(0, |(damage, victim)| {
            dice.note(|| {
                Row::new(Word::Counter)
                    .cell([Bit::say(Word::BareHandsBlocked)])
                    .fact()
            });
            (damage.draw(false, other, dice) - victim.armour).max(0)
        });
        (blow, counter)
    }

    fn tell<D: Dice<Note = Fact>>(&self, judged: Judged, blow: i64, counter: i64, dice: &mut D) {
        let Judged {
            ending, special, ..
        } = judged;
        dice.note(|| {
            let (damage, absorbed, through) = self.effect(ending, blow);
            let mut bits = match ending {
                Ending::Hit | Ending::HitBy if self.blow(ending).is_some() => {
                    vec![Bit::say_with(Word::DamageIs, [damage])]
                }
                Ending::Hit | Ending::HitBy if special => vec![Bit::say(Word::DoublesCounter)],
                Ending::Blocked | Ending::BlockedBy if self.blow(ending).is_some() => {
                    vec![Bit::say_with(
                        Word::BlockedDamage,
                        [damage, absorbed, through],
                    )]
                }
                Ending::Defended => vec![Bit::say(Word::WinnerOnlyDefends)],
                Ending::Clash => vec![Bit::say(Word::SameTotals)],
                Ending::Miss => vec![Bit::say(Word::BothMiss)],
                _ => Vec::new(),
            };
            if self.backlash(ending).is_some() {
                if !bits.is_empty() {
                    bits.push(Bit::Between);
                }
                bits.push(Bit::say_with(Word::Backlash, [counter]));
            }
            Fact::Verdict(bits)
        });
        match ending {
            Ending::Clash => dice.note(|| Fact::Because(basis::CLASH)),
            Ending::Defended => dice.note(|| Fact::Because(basis::DEFENDED)),
            Ending::Blocked | Ending::BlockedBy => dice.note(|| Fact::Because(basis::BLOCK_WORD)),
            Ending::Hit | Ending::HitBy | Ending::Miss => {}
        }
        if self.spares_bare_hands(ending) {
            dice.note(|| Fact::Because(basis::IMPROVISED_NO_BLADE));
        }
        if self.first.turned || self.second.turned {
            dice.note(|| Fact::Because(basis::PLAIN_DEFENCE));
        }
    }

    fn with_damage(&self, answer: Answer, ending: Ending, fought: &Fought) -> Answer {
        let (damage, absorbed, through) = self.effect(ending, fought.blow);
        let lands = !matches!(ending, Ending::Clash | Ending::Miss | Ending::Defended);
        let dealt = Dealt {
            asked: self.damage.is_some() || self.counter.is_some(),
            lands,
            named: self.blow(ending).is_some(),
        };
        let blocks = self.first.block.is_some() || self.second.block.is_some();
        let part = |points| match dealt.value(points) {
            Value::Number(points) if !blocks => Value::Detail(points),
            value => value,
        };
        let answer = answer
            .with(Common::Damage, dealt.value(damage))
            .with(Word::Absorbed, part(absorbed))
            .with(Word::Through, part(through));
        let runs_into = |ending| -> bool { self.backlash(ending).is_some() };
        if runs_into(Ending::Blocked) || runs_into(Ending::BlockedBy) {
            answer.number(Word::Counter, fought.counter)
        } else if self.counter.is_some() {
            answer.detail(Word::Counter, fought.counter)
        } else {
            answer
        }
    }
}

impl Contest for Melee {
    type Judged = Judged;

    fn first<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        let (one, other) = self.sides();
        one.roll(&other, ATTACKER, dice).roll
    }

    fn second<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        let (one, other) = self.sides();
        other.roll(&one, DEFENDER, dice).roll
    }

    fn judge(&self, first: u32, second: u32) -> Judged {
        let (one, other) = self.sides();
        let (roll, opposing) = (i64::from(first), i64::from(second));
        let rolls = ((&one, roll), (&other, opposing));
        let close = contest::is_close(rolls.0, rolls.1);
        let winner = contest::winner(rolls.0, rolls.1);
        let ending = match winner {
            Winner::Clash => Ending::Clash,
            Winner::Nobody => Ending::Miss,
            Winner::First if self.first.defensive => Ending::Defended,
            Winner::Second if self.second.defensive => Ending::Defended,
            Winner::First if close && self.second.block.is_some() => Ending::Blocked,
            Winner::Second if close && self.first.block.is_some() => Ending::BlockedBy,
            Winner::First => Ending::Hit,
            Winner::Second => Ending::HitBy,
        };
        let special = match winner {
            Winner::First => self.first.skill.is_special(roll),
            Winner::Second => self.second.skill.is_special(opposing),
            Winner::Clash | Winner::Nobody => false,
        };
        let units = match winner {
            _ if !self.reads_units() => (0, 0),
            Winner::Second => (second % 10, first % 10),
            _ => (first % 10, second % 10),
        };
        Judged {
            ending,
            special,
            units,
        }
    }

    fn conclude<D: Dice<Note = Fact>>(&self, rolls: Rolls<Judged>, dice: &mut D) -> Fought {
        let (one, other) = self.sides();
        if let Some((first, second)) = rolls.totals {
            contest::tell_tie((&one, first), (&other, second), dice);
        }
        let (blow, counter) = self.strike(rolls.judged, dice);
        self.tell(rolls.judged, blow, counter, dice);
        Fought {
            rolls,
            blow,
            counter,
        }
    }
}

impl Rule for Melee {
    type Outcome = Fought;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Fought {
        self.fight(dice)
    }

    fn answer(&self, fought: &Fought) -> Answer {
        let Judged {
            ending, special, ..
        } = fought.rolls.judged;
        let answer = match ending {
            Ending::Hit => Answer::of(Common::Hit, Tone::Good),
            Ending::HitBy => Answer::of(Word::HitBy, Tone::Bad),
            Ending::Blocked => Answer::of(Word::Blocked, Tone::Even),
            Ending::BlockedBy => Answer::of(Word::BlockedBy, Tone::Even),
            Ending::Clash => Answer::of(Word::Clash, Tone::Even),
            Ending::Miss => Answer::of(Common::Miss, Tone::Bad),
            Ending::Defended => Answer::of(Word::Defended, Tone::Even),
        };
        let (first, second) = (self.first.skill, self.second.skill);
        let answer = fought.rolls.with_totals(answer, first, second);
        self.with_damage(answer.flag(Common::Special, special), ending, fought)
    }

    fn solve(&self, walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        self.solve_apart(walk)
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

#[cfg(test)]
mod tests {
    use super::super::{Extra, Skill};
    use super::*;
    use crate::dice::{Budget, Law};
    use crate::rules::notation::Expression;
    use crate::rules::{Score, Value};

    fn fighter(skill: i64, weapon: Class) -> Fighter {
        let skill = Skill::new(Score::new(skill, 0).expect("a score")).expect("a skill");
        Fighter::new(skill, weapon, Extra::default())
    }

    fn number(answer: &Answer, name: Term) -> i64 {
        match answer.value(name) {
            Some(Value::Number(number)) => *number,
            other => panic!("{name:?} is {other:?}"),
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn odds_worked_out_apart_are_the_odds_of_the_whole() {
        let points = |number| Damage::new(Expression::number(number), None).ok();
        let second = fighter(60, Class::Short).blocking(3).expect("a weapon");
        let melee = Melee::new(
            fighter(65, Class::Long),
            second.armoured(1).expect("armour"),
            1,
            points(7),
            points(4),
        );
        let melee = melee.expect("two fighters");
        let walk = || Walk::<Fact>::new(Budget::default());
        let whole = walk().law(|dice| melee.resolve(dice)).expect("cheap");
        let apart = Rule::solve(&melee, walk()).expect("cheap");
        for name in [Common::Roll, Common::Opposing] {
            let name = Term::from(name);
            let law = whole.map(|fought| number(&melee.answer(fought), name));
            let known = apart.apart.iter().find(|(known, _)| *known == name);
            let (_, known) = known.expect("it is worked out apart");
            assert_eq!(law.reduced(), known.law.clone().reduced());
        }
        for name in [Term::from(Common::Damage), Word::Through.into()] {
            let law = whole.map(|fought| number(&melee.answer(fought), name));
            let rows = apart.rows.iter();
            let known =
                Law::from_ways(rows.map(|(answer, weight)| (number(answer, name), weight.clone())));
            assert_eq!(law.reduced(), known.reduced());
        }
        let words = whole.map(|fought| melee.answer(fought).verdict);
        let rows = apart.rows.iter();
        let known = Law::from_ways(rows.map(|(answer, weight)| (answer.verdict, weight.clone())));
        assert_eq!(words.reduced(), known.reduced());
    }
}
