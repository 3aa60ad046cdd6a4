//! Falls (H19): damage by height, from the dice of the climb or of the attack that caused it.

use super::attempt::dice_row;
use super::{Damage, DamageType, FallTable, Protection, Trio, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Value};

/// A fall.
#[derive(Clone, Debug)]
pub struct Fall {
    kind: DamageType,
    /// The dice of what caused it, where they were named.
    pub rolled: Option<Trio>,
    /// The attacker's melee bonus, where somebody pushed.
    push: i64,
    /// Armour of who falls.
    pub protection: Protection,
}

impl Fall {
    /// The highest fall, in metres.
    pub const HIGHEST: i64 = 10_000;
    /// Metres that an aspect takes off (seed, "Caídas").
    const BROKEN: i64 = 3;

    /// A fall of so many metres, perhaps broken by an aspect.
    ///
    /// # Errors
    /// Outside 1 to 10,000 metres.
    pub fn new(metres: i64, aspect: bool, table: &FallTable) -> Result<Self, Refusal> {
        let allowed = 1..=Self::HIGHEST;
        if !allowed.contains(&metres) {
            return Err(Refusal::range(&allowed));
        }
        let height = if aspect {
            metres - Self::BROKEN
        } else {
            metres
        };
        let kind = if height > 0 {
            table.damage(height)
        } else {
            DamageType::NOTHING
        };
        Ok(Self {
            kind,
            rolled: None,
            push: 0,
            protection: Protection::default(),
        })
    }

    /// The same, pushed by somebody with this melee bonus.
    ///
    /// # Errors
    /// A bonus outside 0 to 1,000,000.
    pub fn pushed(self, bonus: i64) -> Result<Self, Refusal> {
        let allowed = 0..=Damage::MOST;
        if allowed.contains(&bonus) {
            Ok(Self {
                push: bonus,
                ..self
            })
        } else {
            Err(Refusal::range(&allowed))
        }
    }

    fn damage<D: Dice<Note = Fact>>(&self, trio: Trio, dice: &mut D) -> i64 {
        if self.kind.is_nothing() {
            return 0;
        }
        let sum = self.kind.draw(trio, dice);
        let damage = (sum + self.kind.constant() + self.push).max(0);
        dice.note(|| {
            let mut row = Row::new(Common::Damage).cell([
                Bit::Name(self.kind.to_string()),
                Bit::Number(sum + self.kind.constant()),
            ]);
            if self.push != 0 {
                row = row.cell([Bit::Signed(self.push), Bit::say(Word::Push)]);
            }
            row.cell([Bit::Equals, Bit::Number(damage)]).fact()
        });
        self.protection.against(damage, dice)
    }
}

impl Rule for Fall {
    type Outcome = i64;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> i64 {
        let trio = match self.rolled {
            Some(trio) => trio,
            None => Trio::roll(dice),
        };
        dice.note(|| dice_row(trio));
        if self.push != 0 && trio.doubles(10) {
            dice.note(|| Fact::Because(basis::PUSH_IS_NOT_MULTIPLIED));
        }
        if self.kind.is_nothing() {
            dice.note(|| {
                Row::new(Common::Damage)
                    .cell([Bit::say(Word::NoFallLeft)])
                    .fact()
            });
        }
        self.damage(trio, dice)
    }

    fn answer(&self, damage: &i64) -> Answer {
        Answer::computed()
            .number(Common::Damage, *damage)
            .with(Word::Type, Value::Name(self.kind.to_string()))
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::FALL, basis::FALL_TABLE]
    }
}
