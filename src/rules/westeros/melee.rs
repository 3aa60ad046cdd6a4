//! Close combat: an attack against a parry, a dodge, or both (W6 to W12, W16, W21).

use super::attack::{Attack, Blow};
use super::bonus::Bonus;
use super::guard::{Defended, Ending, Guard};
use super::{Fortitude, Protection, Stance, Word, basis};
use crate::dice::{Dice, Sides};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Rule, Tone, Value};

/// A blow at somebody.
#[derive(Clone, Debug)]
pub struct Melee {
    attack: Bonus,
    guard: Guard,
    protection: Protection,
    blow: Option<Blow>,
    /// Whether the defender waits for the attacker to fumble (W16).
    awaited: bool,
}

/// What a blow came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Struck {
    attack: i64,
    defended: Defended,
    shielded: bool,
    damage: i64,
}

impl Melee {
    /// An attack against a guard, and the stance of the one who defends.
    pub fn new(attack: &Attack, guard: Guard, defender: &Stance) -> Self {
        Self {
            attack: attack.bonus(),
            guard,
            protection: Protection::default(),
            blow: None,
            awaited: defender.is_defensive(),
        }
    }

    /// What stands in the way, and what the blow does.
    pub fn harming(mut self, protection: Protection, blow: Option<Blow>) -> Self {
        self.protection = protection;
        self.blow = blow;
        self
    }

    fn ending(&self, struck: &Struck) -> Ending {
        self.guard.read(struck.attack, struck.defended)
    }

    /// The dice of both sides: the attack's total and those of the defences.
    fn clash<D: Dice<Note = Fact>>(&self, dice: &mut D) -> (i64, Defended) {
        let face = i64::from(dice.die(Sides::D10));
        dice.note(|| self.attack.row(Common::Attacker, face).fact());
        self.attack.explain(dice);
        let defended = self.guard.roll(dice);
        if self.awaited && face == 1 {
            dice.note(|| Fact::Because(basis::FUMBLE));
        }
        (face + self.attack.total(), defended)
    }

    /// How the clash ends, for those who ask no more.
    pub(super) fn outcome<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Ending {
        let (attack, defended) = self.clash(dice);
        self.guard.read(attack, defended)
    }

    /// What follows from an ending: whether a shield took the blow, and the damage.
    pub(super) fn harm<D: Dice<Note = Fact>>(&self, ending: Ending, dice: &mut D) -> (bool, i64) {
        let shield = self.protection.shield();
        let shielded = ending == Ending::Parried
            && shield.is_some_and(|shield| dice.part(|dice| shield.takes_blow(dice)));
        let lands = matches!(ending, Ending::Hit | Ending::Graze) || shielded;
        let damage = match &self.blow {
            Some(blow) if lands => blow.draw(ending == Ending::Graze, dice),
            _ => 0,
        };
        (shielded, damage)
    }

    /// Levels of health lost to damage; nothing where Fortaleza is not known, or nothing is said of damage.
    pub(super) fn levels(&self, (shielded, damage): (bool, i64)) -> Option<i64> {
        self.blow.as_ref()?;
        self.protection.levels(damage, shielded, Fortitude::filled)
    }

    fn verdict(&self, struck: &Struck) -> Vec<Bit> {
        let ending = self.ending(struck);
        let mut bits = Vec::new();
        let best = struck.defended.best();
        match (ending, best) {
            (Ending::Hit | Ending::Graze, Some(best)) => {
                bits.push(Bit::say_with(Word::Above, [struck.attack - best]));
            }
            (Ending::Hit | Ending::Graze, None) => bits.push(Bit::say(Word::NothingInTheWay)),
            (Ending::Parried | Ending::Dodged, _) => {}
        }
        if struck.shielded {
            bits.push(Bit::say(Word::WithTheShield));
        }
        if let Some(blow) = self.blow.as_ref().filter(|_| lands(ending, struck)) {
            if blow.is_tourney() {
                bits.push(Bit::say(Word::HalvedInTourney));
            } else if ending == Ending::Graze {
                bits.push(Bit::say(Word::HalvedByGraze));
            }
            if blow.charge() > 0 {
                bits.push(Bit::say_with(Word::WithCharge, [blow.charge()]));
            }
            bits.extend(
                self.protection
                    .bits(struck.damage, struck.shielded, Fortitude::filled),
            );
        }
        if ending == Ending::Graze {
            bits.push(Bit::say(Word::WinsAdvantage));
        }
        if self.awaited && struck.attack == self.attack.total() + 1 {
            bits.push(Bit::say(Word::OpensItself));
        }
        bits
    }

    /// What decided the numbers beside the text itself.
    fn explain<D: Dice<Note = Fact>>(&self, struck: &Struck, dice: &mut D) {
        let ending = self.ending(struck);
        if struck.defended.best().is_none() {
            dice.note(|| Fact::Because(basis::NO_DEFENCE));
        }
        let Some(blow) = self.blow.as_ref().filter(|_| lands(ending, struck)) else {
            return;
        };
        if blow.is_tourney() {
            dice.note(|| Fact::Because(basis::TOURNEY_HALF));
        } else if ending == Ending::Graze {
            dice.note(|| Fact::Because(basis::GRAZE_HALF));
        }
        if blow.charge() > 0 {
            dice.note(|| Fact::Because(basis::CHARGE_INTENSITY));
        }
    }
}

/// Whether there is any damage to speak of.
const fn lands(ending: Ending, struck: &Struck) -> bool {
    matches!(ending, Ending::Hit | Ending::Graze) || struck.shielded
}

impl Rule for Melee {
    type Outcome = Struck;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Struck {
        let (attack, defended) = self.clash(dice);
        let ending = self.guard.read(attack, defended);
        let (shielded, damage) = self.harm(ending, dice);
        let struck = Struck {
            attack,
            defended,
            shielded,
            damage,
        };
        dice.note(|| Fact::Verdict(self.verdict(&struck)));
        self.explain(&struck, dice);
        struck
    }

    fn answer(&self, struck: &Struck) -> Answer {
        let detail = |total: Option<i64>| total.map_or(Value::Nothing, Value::Detail);
        let best = struck.defended.best();
        let margin = best.map_or(Value::Nothing, |best| Value::Number(struck.attack - best));
        let answer = match self.ending(struck) {
            Ending::Hit => Answer::of(Common::Hit, Tone::Good),
            Ending::Graze => Answer::of(Word::Graze, Tone::Good),
            Ending::Parried => Answer::of(Word::Parried, Tone::Bad),
            Ending::Dodged => Answer::of(Word::Dodged, Tone::Bad),
        }
        .detail(Word::Attack, struck.attack)
        .with(Word::Parry, detail(struck.defended.parry))
        .with(Word::Dodge, detail(struck.defended.dodge))
        .with(Common::Margin, margin)
        .flag(Word::Shielded, struck.shielded);
        match self.blow {
            Some(_) => {
                self.protection
                    .harm(answer, struck.damage, struck.shielded, Fortitude::filled)
            }
            None => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::MELEE, basis::GRAZE]
    }
}
