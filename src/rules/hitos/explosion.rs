//! Explosions (H23): full or partial damage, or none at all behind cover on the outer edge.

use super::attempt::dice_row;
use super::harm::Harm;
use super::{DamageType, Protection, Trio, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Row, Rule, Value};

/// Somebody in reach of an explosion.
#[derive(Clone, Debug)]
pub struct Explosion {
    /// Damage of who is fully hit.
    pub full: DamageType,
    /// Damage of who is not.
    pub partial: DamageType,
    /// Whether something stands between.
    pub cover: bool,
    /// Whether it is the outer edge.
    pub outer: bool,
    /// What takes from its damage.
    pub protection: Protection,
}

impl Explosion {
    const fn kind(&self) -> DamageType {
        match (self.cover, self.outer) {
            (false, false) => self.full,
            (true, true) => DamageType::NOTHING,
            _ => self.partial,
        }
    }
}

impl Rule for Explosion {
    type Outcome = i64;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> i64 {
        let trio = Trio::roll(dice);
        dice.note(|| dice_row(trio));
        if self.cover && self.outer {
            dice.note(|| {
                Row::new(Common::Damage)
                    .cell([Bit::say(Word::OutOfReach)])
                    .fact()
            });
            return 0;
        }
        let harm = Harm {
            kind: self.kind(),
            protection: self.protection,
        };
        harm.draw(trio, dice)
    }

    fn answer(&self, damage: &i64) -> Answer {
        Answer::computed()
            .number(Common::Damage, *damage)
            .with(Word::Type, Value::Name(self.kind().to_string()))
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::EXPLOSION, basis::EXPLOSION_ROLLED]
    }
}
