//! Damage of a blow or a shot: weapon dice and damage modifier, doubled by a special, then whatever stands in the way (D13,
//! D25, D35); or read from the units of the attack (D36).

use super::{SimpleTable, Word, basis, percentile, round};
use crate::dice::Dice;
use crate::rules::notation::Expression;
use crate::rules::{Bit, Common, Fact, Refusal, Row, Term, Value};

/// What an attack does when it hits.
#[derive(Clone, Debug)]
pub struct Damage {
    weapon: Expression,
    modifier: Option<Expression>,
    /// How much of the modifier counts.
    share: Share,
    /// Where it is read instead of rolled.
    simple: Option<SimpleTable>,
    /// Whether it is what the second side does, where both have some.
    second: bool,
}

/// What the law of the dice depends on: they are the same whatever roll hits with them, but for whose they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct DiceOf {
    second: bool,
}

/// More damage than one blow may do.
pub(super) fn too_much(most: i64) -> Refusal {
    Refusal::Outside(Term::D100(Word::DamageBound), vec![most])
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

/// What is known of the damage of a blow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dealt {
    /// Whether the line asks about any damage.
    pub asked: bool,
    /// Whether a blow lands.
    pub lands: bool,
    /// Whether what that blow does is said.
    pub named: bool,
}

impl Dealt {
    /// Of a line that asks about one blow only.
    pub(super) const fn by(asked: bool, lands: bool) -> Self {
        Self {
            asked,
            lands,
            named: asked,
        }
    }

    /// What an answer says of it: 0 where nothing was hit, a number that varies where the blow's damage is said, else nothing.
    pub(super) const fn value(self, points: i64) -> Value {
        match self {
            Self {
                lands: true,
                named: true,
                ..
            } => Value::Number(points),
            Self { lands: true, .. } => Value::Nothing,
            Self { asked: true, .. } => Value::Number(0),
            Self { .. } => Value::Given(0),
        }
    }
}

/// The most points that armour takes or that an object has.
pub(super) const MOST_POINTS: i64 = 1_000_000;

/// Points of protection, or of the resistance of a weapon that blocks: 0 to 1,000,000.
pub(super) fn protection(points: i64) -> Result<i64, Refusal> {
    Refusal::within(points, 0..=MOST_POINTS)
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
                second: false,
            })
        } else {
            Err(too_much(Self::MOST))
        }
    }

    /// The same, done by the second side of a fight in which the first side does some too.
    pub(super) const fn of_second(mut self) -> Self {
        self.second = true;
        self
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

    /// The most it does, a special's doubling included.
    pub(super) fn most_dealt(&self) -> i64 {
        let most = match &self.simple {
            None => self.most() * 2,
            Some(table) => [false, true]
                .map(|special| table.most(doubled(self.most(), special)))
                .into_iter()
                .max()
                .unwrap_or(0),
        };
        most.max(0)
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
            if units == 0 {
                dice.note(|| Fact::Because(basis::ZERO_IS_TEN));
            }
            self.tell_share(dice);
            dice.note(|| Fact::Because(basis::SIMPLE));
            dice.note(|| Fact::Because(basis::SIMPLE_TABLE));
            if special {
                dice.note(|| Fact::Because(basis::SIMPLE_DOUBLES));
            }
            return points;
        }
        let whose = DiceOf {
            second: self.second,
        };
        let sum = dice.keyed_part(whose, |dice| {
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
                let mut half = vec![Bit::say_with(Word::HalfOf, [points, counted])];
                if counted * 2 != points {
                    half.push(Bit::say(Word::RoundedUp));
                }
                Row::new(Common::Damage).cell(half).fact()
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

    /// How it is read: the most it does, what the table makes of the units for that much, and the result.
    fn reading_row(&self, special: bool, units: u32, points: i64) -> Fact {
        let (most, counted) = (self.most(), doubled(self.most(), special));
        let mut read = vec![Bit::say_with(Word::SimpleMost, [most])];
        if special {
            read.extend([
                Bit::Times,
                Bit::Number(2),
                Bit::Equals,
                Bit::Number(counted),
            ]);
        }
        if let Some(table) = &self.simple {
            read.extend([
                Bit::Between,
                Bit::Notation(table.formula(counted)),
                Bit::say_with(Word::SimpleUnits, [percentile::points(units).into()]),
            ]);
        }
        Row::new(Common::Damage)
            .apart()
            .cell(read)
            .cell([Bit::Equals, Bit::Number(points)])
            .fact()
    }
}

const fn doubled(points: i64, special: bool) -> i64 {
    if special { points * 2 } else { points }
}
