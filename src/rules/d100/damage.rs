//! Damage of a blow or a shot: weapon dice and damage modifier, doubled by a special, then whatever stands in the way (D13,
//! D25, D35); or read from the units of the attack (D36).

use super::{SimpleTable, Word, basis, percentile, round};
use crate::dice::Dice;
use crate::rules::notation::Expression;
use crate::rules::{Bit, Common, Fact, Refusal, Row, Value};

/// What an attack does when it hits.
#[derive(Clone, Debug)]
pub struct Damage {
    weapon: Expression,
    modifier: Option<Expression>,
    /// How much of the modifier counts.
    share: Share,
    /// Where it is read instead of rolled.
    simple: Option<SimpleTable>,
}

/// How much of a damage modifier counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Share {
    Whole,
    /// Of a thrown weapon.
    Half,
    /// Of a shot: the line has one, and it is told not to count; whether it is a firearm's.
    Nothing {
        firearm: bool,
    },
}

/// What an answer says of damage: 0 where nothing was hit, a number that varies where damage was asked about, else nothing.
pub(super) const fn value(asked: bool, hits: bool, points: i64) -> Value {
    match (asked, hits) {
        (true, _) => Value::Number(points),
        (false, false) => Value::Given(0),
        (false, true) => Value::Nothing,
    }
}

/// Points of protection or of an object's resistance: 0 to 1,000,000.
pub(super) fn protection(points: i64) -> Result<i64, Refusal> {
    let allowed = 0..=1_000_000;
    if allowed.contains(&points) {
        Ok(points)
    } else {
        Err(Refusal::range(&allowed))
    }
}

impl Damage {
    /// The most points one expression of damage may reach, so that doubling stays small.
    pub const MOST: i64 = 1_000_000;

    /// Weapon dice, and the damage modifier where one counts.
    ///
    /// # Errors
    /// An expression that could pass [`Damage::MOST`] either way.
    pub fn new(weapon: Expression, modifier: Option<Expression>) -> Result<Self, Refusal> {
        let allowed = -Self::MOST..=Self::MOST;
        let fits =
            |part: &Expression| allowed.contains(&part.least()) && allowed.contains(&part.most());
        if fits(&weapon) && modifier.as_ref().is_none_or(fits) {
            Ok(Self {
                weapon,
                modifier,
                share: Share::Whole,
                simple: None,
            })
        } else {
            Err(Refusal::range(&allowed))
        }
    }

    /// The same of a thrown weapon: half the damage modifier, rounded up (seed, "Daño").
    pub const fn thrown(mut self) -> Self {
        self.share = Share::Half;
        self
    }

    /// The same of a shot: a damage modifier does not count (seed, "Daño").
    pub fn without_modifier(mut self, firearm: bool) -> Self {
        self.modifier = None;
        self.share = Share::Nothing { firearm };
        self
    }

    /// The same, read from the units of the attack instead of rolled (seed, "Daño simplificado").
    ///
    /// # Errors
    /// Dice that explode: there is no most that they do.
    pub fn simplified(mut self, table: SimpleTable) -> Result<Self, Refusal> {
        if self.weapon.is_endless() || self.modifier.as_ref().is_some_and(Expression::is_endless) {
            return Err(Refusal::Forbidden(Word::SimpleNeedsMost.into(), Vec::new()));
        }
        self.simple = Some(table);
        Ok(self)
    }

    /// Whether it is read rather than rolled.
    pub(super) const fn is_simple(&self) -> bool {
        self.simple.is_some()
    }

    /// The most it does before a special doubles it.
    pub(super) fn most(&self) -> i64 {
        self.weapon.most() + self.counted(self.modifier.as_ref().map_or(0, Expression::most))
    }

    /// What counts of so many points of damage modifier.
    const fn counted(&self, points: i64) -> i64 {
        match self.share {
            Share::Whole => points,
            Share::Half => round::up(points, 2),
            Share::Nothing { .. } => 0,
        }
    }

    /// What simplified damage reads for a units digit; nothing where damage is rolled.
    pub(super) fn read(&self, special: bool, units: u32) -> Option<i64> {
        let table = self.simple.as_ref()?;
        Some(table.damage(
            doubled(self.most(), special),
            percentile::points(units).into(),
        ))
    }

    /// What it does: read from the units digit of the attack, or rolled, weapon dice first, then those of the modifier; a
    /// special doubles the sum. Never below 0.
    pub(super) fn draw<D: Dice<Note = Fact>>(
        &self,
        special: bool,
        units: u32,
        dice: &mut D,
    ) -> i64 {
        if let Some(points) = self.read(special, units) {
            dice.note(|| self.reading_row(special, units, points));
            self.tell_share(dice);
            dice.note(|| Fact::Because(basis::SIMPLE_TABLE));
            if special {
                dice.note(|| Fact::Because(basis::SIMPLE_DOUBLES));
            }
            return points;
        }
        let sum = dice.part(|dice| {
            let weapon = self.weapon.draw(dice, Common::Damage.into());
            weapon + self.draw_modifier(dice)
        });
        if special {
            dice.note(|| {
                Row::new(Common::Damage)
                    .cell([Bit::say_with(Word::Doubles, [sum * 2])])
                    .fact()
            });
        }
        doubled(sum, special).max(0)
    }

    fn draw_modifier<D: Dice<Note = Fact>>(&self, dice: &mut D) -> i64 {
        let Some(modifier) = &self.modifier else {
            self.tell_share(dice);
            return 0;
        };
        let points = modifier.draw(dice, Common::Damage.into());
        let counted = self.counted(points);
        if self.share == Share::Half {
            dice.note(|| {
                Row::new(Common::Damage)
                    .cell([Bit::say_with(Word::HalfOf, [points, counted])])
                    .fact()
            });
        }
        self.tell_share(dice);
        counted
    }

    /// Tells how much of a damage modifier counts, where that is not all of it.
    fn tell_share<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        match self.share {
            Share::Whole => {}
            Share::Half if self.modifier.is_none() => {}
            Share::Half => dice.note(|| Fact::Because(basis::HALF_MODIFIER)),
            Share::Nothing { firearm } => {
                dice.note(|| {
                    Row::new(Common::Damage)
                        .cell([Bit::say(Word::ModifierNotUsed)])
                        .fact()
                });
                if !firearm {
                    dice.note(|| Fact::Because(basis::MISSILE_MODIFIER));
                }
            }
        }
    }

    fn reading_row(&self, special: bool, units: u32, points: i64) -> Fact {
        let most = self.most();
        let read = [
            doubled(most, special),
            percentile::points(units).into(),
            points,
        ];
        Row::new(Common::Damage)
            .cell([Bit::say_with(Word::SimpleReading, read)])
            .fact()
    }
}

const fn doubled(points: i64, special: bool) -> i64 {
    if special { points * 2 } else { points }
}
