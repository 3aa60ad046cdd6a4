//! Missiles: a shot at a target, which may dodge it or catch it with a shield (W2 to W5).

use super::bonus::{self, Bonus};
use super::test::{against, margin_bit};
use super::{Act, Bearing, Damage, Fortitude, Protection, Stance, Word, basis};
use crate::dice::{Dice, Sides};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Score, Term, Tone};

/// How far the target is from the shooter, and how far the weapon reaches; both in metres.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Distance {
    long: bool,
}

impl Distance {
    /// A target at `metres`, 0 to 1,000,000, for a weapon of this range, 1 to 1,000,000.
    ///
    /// # Errors
    /// Numbers outside their ranges, or a target past the weapon's range.
    pub fn new(metres: i64, range: i64) -> Result<Self, Refusal> {
        let metres = bonus::points(metres)?;
        let range = bonus::within(range, &(1..=1_000_000))?;
        if metres > range {
            let says = Term::Westeros(Word::PastTheRange);
            return Err(Refusal::Forbidden(says, vec![metres, range]));
        }
        Ok(Self {
            long: 2 * metres >= range,
        })
    }
}

/// Getting a weapon ready in the same pulse (W14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// One that takes one hand: -1 to hit.
    OneHand,
    /// One that takes two: -2.
    TwoHands,
}

impl Drawing {
    /// What an attack loses, nothing where no weapon is drawn.
    pub(super) const fn points(drawing: Option<Self>) -> i64 {
        match drawing {
            None => 0,
            Some(Self::OneHand) => -1,
            Some(Self::TwoHands) => -2,
        }
    }
}

/// Who shoots, and how.
#[derive(Clone, Debug)]
pub struct Shot {
    /// Skill with the weapon and Destreza, skill first.
    pub traits: Score,
    /// Health, fatigue and burdens.
    pub stance: Stance,
    /// How far.
    pub distance: Distance,
    /// Whether the pulse before was spent aiming.
    pub aimed: bool,
    /// From where on the target.
    pub bearing: Bearing,
    /// Whether the weapon is drawn in the same pulse.
    pub drawing: Option<Drawing>,
}

impl Shot {
    /// What every shot adds to its die (seed, "Impacto").
    const BASE: i64 = 5;

    fn bonus(&self) -> Bonus {
        let bonus = Bonus::of(self.traits, Word::FromSkill, Word::FromDexterity)
            .and(Word::FromBase, Self::BASE)
            .and(Word::FromLongRange, -i64::from(self.distance.long))
            .and(Word::FromAim, i64::from(self.aimed))
            .and(self.bearing.from(), self.bearing.on_attack())
            .and(Word::FromDrawing, Drawing::points(self.drawing));
        self.stance.weigh(bonus)
    }
}

/// What a shot does.
#[derive(Clone, Debug)]
pub struct Harm {
    /// The weapon's damage.
    pub damage: Damage,
    /// What a critical adds to it.
    pub critical: Option<Damage>,
}

/// A shot at a target.
#[derive(Clone, Debug)]
pub struct Missile {
    bonus: Bonus,
    difficulty: i64,
    /// The weapon's critical number.
    critical: Option<i64>,
    /// Under which an aware target's die must fall.
    dodge: Option<Bonus>,
    /// Whether the target's shield, if it has one, looks the shooter's way.
    faced: bool,
    protection: Protection,
    harm: Option<Harm>,
}

/// What a shot came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Flown {
    face: u32,
    dodged: bool,
    shielded: bool,
    damage: i64,
}

/// How a total is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flight {
    Critical,
    Hit,
    Miss,
}

impl Missile {
    /// A shot against a difficulty, with a weapon that has this critical number.
    ///
    /// # Errors
    /// A shooter who may not shoot.
    pub fn new(shot: &Shot, difficulty: Score, critical: Option<Score>) -> Result<Self, Refusal> {
        shot.stance.allows(Act::Shoot)?;
        Ok(Self {
            bonus: shot.bonus(),
            difficulty: difficulty.total(),
            critical: critical.map(Score::total),
            dodge: None,
            faced: shot.bearing != Bearing::Rear,
            protection: Protection::default(),
            harm: None,
        })
    }

    /// The target has seen the shot coming and dodges, with Esquiva and Destreza.
    ///
    /// # Errors
    /// A target who may not dodge.
    pub fn dodged_with(mut self, traits: Score, stance: &Stance) -> Result<Self, Refusal> {
        stance.allows(Act::Dodge)?;
        let bonus = Bonus::of(traits, Word::FromDodge, Word::FromDexterity);
        self.dodge = Some(stance.weigh(bonus));
        Ok(self)
    }

    /// What stands in the way, and what the shot does.
    pub fn harming(mut self, protection: Protection, harm: Option<Harm>) -> Self {
        self.protection = protection;
        self.harm = harm;
        self
    }

    fn total(&self, face: u32) -> i64 {
        i64::from(face) + self.bonus.total()
    }

    fn flight(&self, face: u32) -> Flight {
        let total = self.total(face);
        if total <= self.difficulty {
            Flight::Miss
        } else if self.critical.is_some_and(|critical| total > critical) {
            Flight::Critical
        } else {
            Flight::Hit
        }
    }

    fn shoot<D: Dice<Note = Fact>>(&self, dice: &mut D) -> u32 {
        let face = dice.die(Sides::D10);
        dice.note(|| {
            let mut held = Vec::from(against(self.difficulty));
            if let Some(critical) = self.critical {
                held.push(Bit::say_with(Word::CriticalOver, [critical]));
            }
            let row = self.bonus.row(Common::Attacker, face.into());
            row.cell(held).fact()
        });
        self.bonus.explain(dice);
        face
    }

    fn dodge<D: Dice<Note = Fact>>(&self, dice: &mut D) -> bool {
        let Some(bonus) = &self.dodge else {
            return false;
        };
        let face = i64::from(dice.die(Sides::D10));
        let dodged = face < bonus.total();
        let says = if dodged {
            Word::DodgesIt
        } else {
            Word::DoesNotDodge
        };
        dice.note(|| {
            Row::new(Word::Dodge)
                .cell([Bit::faces(&[face])])
                .cell(bonus.bits())
                .cell([Bit::say_with(Word::LessThan, [bonus.total()])])
                .cell([Bit::Arrow, Bit::say(says)])
                .fact()
        });
        bonus.explain(dice);
        dodged
    }

    fn shield<D: Dice<Note = Fact>>(&self, dice: &mut D) -> bool {
        match self.protection.shield() {
            Some(shield) if self.faced => shield.stops_missile(dice),
            Some(_) => {
                dice.note(|| {
                    let row = Row::new(Word::Shield).cell([Bit::say(Word::ShieldLooksAway)]);
                    row.fact()
                });
                false
            }
            None => false,
        }
    }

    fn damage<D: Dice<Note = Fact>>(&self, critical: bool, dice: &mut D) -> i64 {
        let Some(harm) = &self.harm else {
            return 0;
        };
        let mut damage = harm.damage.draw(dice);
        if let Some(more) = harm.critical.as_ref().filter(|_| critical) {
            damage += more.draw(dice);
        }
        damage.max(0)
    }

    fn tell<D: Dice<Note = Fact>>(&self, flown: &Flown, dice: &mut D) {
        let flight = self.flight(flown.face);
        dice.note(|| {
            let mut bits = Vec::new();
            if !flown.dodged {
                bits.push(margin_bit(self.total(flown.face) - self.difficulty));
            }
            if flown.shielded {
                bits.push(Bit::say(Word::AndOnTheShield));
            }
            if flight != Flight::Miss && !flown.dodged && self.harm.is_some() {
                bits.extend(self.protection.bits(
                    flown.damage,
                    flown.shielded,
                    Fortitude::exceeded,
                ));
            }
            Fact::Verdict(bits)
        });
        if flight == Flight::Critical {
            dice.note(|| Fact::Because(basis::CRITICAL_IS_TOTAL));
        }
    }
}

impl Rule for Missile {
    type Outcome = Flown;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Flown {
        let face = self.shoot(dice);
        let flight = self.flight(face);
        let mut flown = Flown {
            face,
            dodged: false,
            shielded: false,
            damage: 0,
        };
        if flight != Flight::Miss {
            flown.dodged = self.dodge(dice);
            if !flown.dodged {
                flown.shielded = self.shield(dice);
                flown.damage = self.damage(flight == Flight::Critical, dice);
            }
        }
        self.tell(&flown, dice);
        flown
    }

    fn answer(&self, flown: &Flown) -> Answer {
        let answer = match self.flight(flown.face) {
            Flight::Miss => Answer::of(Common::Miss, Tone::Bad),
            _ if flown.dodged => Answer::of(Word::Dodged, Tone::Bad),
            Flight::Hit => Answer::of(Common::Hit, Tone::Good),
            Flight::Critical => Answer::of(Common::Critical, Tone::Good),
        }
        .number(Common::Total, self.total(flown.face))
        .flag(Word::Shielded, flown.shielded);
        match self.harm {
            Some(_) => {
                self.protection
                    .harm(answer, flown.damage, flown.shielded, Fortitude::exceeded)
            }
            None => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        &[
            basis::MISSILE,
            basis::MISSILE_DODGE,
            basis::MISSILE_SHIELD,
            basis::MISSILE_DAMAGE,
        ]
    }
}
