//! Suffering damage (H16): massive or not, and the state it leaves.

use super::attempt::{Reading, nothing_kept};
use super::reserve::{Reserve, Suffered};
use super::{Degeneration, Protection, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Common, Fact, Refusal, Rule};

/// Damage that somebody suffers.
#[derive(Clone, Debug)]
pub struct Damage {
    amount: i64,
    /// What it falls on.
    pub victim: Reserve,
    /// Armour against it.
    pub protection: Protection,
    /// Whether the roll against massive damage may be helped by an aspect.
    pub aspect: bool,
    /// Degeneración, and whether the harm is the Mythos'.
    pub degeneration: Degeneration,
}

impl Damage {
    /// The most damage, bonus or armour a line may name.
    pub const MOST: i64 = 1_000_000;

    /// So much damage to somebody without armour.
    ///
    /// # Errors
    /// Outside 0 to 1,000,000.
    pub fn new(amount: i64, victim: Reserve) -> Result<Self, Refusal> {
        let allowed = 0..=Self::MOST;
        if !allowed.contains(&amount) {
            return Err(Refusal::range(&allowed));
        }
        Ok(Self {
            amount,
            victim,
            protection: Protection::default(),
            aspect: false,
            degeneration: Degeneration::default(),
        })
    }
}

impl Rule for Damage {
    type Outcome = Suffered;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Suffered {
        if self.aspect {
            dice.note(|| nothing_kept(Word::Kept));
        }
        let amount = self.protection.against(self.amount, dice);
        let reading = Reading::plain(self.aspect);
        let suffered = self.victim.suffer(amount, reading, dice);
        self.degeneration.tell(self.victim.breaks(&suffered), dice);
        suffered
    }

    fn answer(&self, suffered: &Suffered) -> Answer {
        let taken = self.protection.reduce(self.amount);
        let mut answer = self
            .victim
            .answer(suffered)
            .given(Common::Damage, taken)
            .number(Word::Lost, suffered.lost)
            .flag(Word::Massive, suffered.massive)
            .flag(Word::Resisted, suffered.resisted)
            .number(
                Word::Degeneration,
                self.degeneration.after(self.victim.breaks(suffered)),
            );
        if self.aspect {
            answer = answer.flag(Word::Boosted, suffered.boosted);
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::DAMAGE]
    }
}
