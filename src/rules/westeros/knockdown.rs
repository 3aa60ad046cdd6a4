//! Knocking somebody down instead of striking (W13).

use super::bonus::{self, Bonus};
use super::{Act, Stance, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Rule, Score, Term, Tone};

/// An attempt to knock somebody down.
#[derive(Clone, Debug)]
pub struct KnockDown {
    attack: Bonus,
    defence: Bonus,
}

/// Who tries, and how.
#[derive(Clone, Debug)]
pub struct Push {
    /// Fuerza, Fortaleza and armour together.
    pub body: Score,
    /// Whether it is a charge.
    pub charge: bool,
    /// Health, fatigue and burdens.
    pub stance: Stance,
}

/// Who is to fall.
#[derive(Clone, Debug)]
pub struct Footing {
    /// Fuerza, Fortaleza and armour together.
    pub body: Score,
    /// Esquiva, -1,000 to 1,000, which counts against an enemy in front.
    pub dodge: i64,
    /// Whether the enemy is in front.
    pub faced: bool,
    /// Health, fatigue and burdens.
    pub stance: Stance,
}

/// Both totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pushed {
    attack: i64,
    defence: i64,
}

impl KnockDown {
    /// What a charge adds to the attempt.
    const CHARGE: i64 = 2;
    /// So far above the defence the defender falls.
    const FALLS: i64 = 2;

    /// An attempt against somebody on their feet.
    ///
    /// # Errors
    /// An attacker who may not; a defender who lies on the ground; Esquiva outside its range.
    pub fn new(push: &Push, footing: &Footing) -> Result<Self, Refusal> {
        push.stance.allows(Act::KnockDown)?;
        if footing.stance.is_prone() {
            let says = Term::Westeros(Word::LiesAlready);
            return Err(Refusal::Forbidden(says, Vec::new()));
        }
        let charge = if push.charge { Self::CHARGE } else { 0 };
        let dodge = bonus::modifier(footing.dodge)?;
        let dodge = if footing.faced { dodge } else { 0 };
        let body = |score: Score| Bonus::default().and(Word::FromBody, score.total());
        let attack = body(push.body).and(Word::FromCharge, charge);
        let defence = body(footing.body).and(Word::FromDodge, dodge);
        Ok(Self {
            attack: push.stance.weigh(attack),
            defence: footing.stance.weigh(defence),
        })
    }
}

impl Rule for KnockDown {
    type Outcome = Pushed;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Pushed {
        let pushed = Pushed {
            attack: self.attack.roll(Common::Attacker, dice),
            defence: self.defence.roll(Common::Defender, dice),
        };
        dice.note(|| {
            Fact::Verdict(match pushed.attack - pushed.defence {
                margin @ Self::FALLS.. => vec![Bit::say_with(Word::Above, [margin])],
                margin @ 0.. => vec![
                    Bit::say_with(Word::Above, [margin]),
                    Bit::say(Word::NextAttack),
                ],
                margin => vec![Bit::say_with(Word::Under, [-margin])],
            })
        });
        pushed
    }

    fn answer(&self, pushed: &Pushed) -> Answer {
        match pushed.attack - pushed.defence {
            Self::FALLS.. => Answer::of(Word::Down, Tone::Good),
            0.. => Answer::of(Word::Advantage, Tone::Even),
            _ => Answer::of(Word::Stands, Tone::Bad),
        }
        .number(Word::Attack, pushed.attack)
        .number(Word::Defence, pushed.defence)
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::KNOCKDOWN]
    }
}
