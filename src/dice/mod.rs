//! The source of dice that every rule is written against.
//!
//! A rule never learns who answers: a [`Roller`] with random faces, a [`Script`] with given ones (either is a [`Table`]), or a
//! [`Walk`] that tries every face and returns the exact law of what the rule answers. Nothing here knows a game, a word
//! or a colour.

mod ace;
mod card;
mod curve;
mod denominator;
mod fraction;
mod law;
mod merge;
mod meter;
mod pool;
mod ratio;
mod roller;
mod script;
mod table;
mod walk;
mod wave;
mod weight;

pub use ace::{Below, ace, faces_of_ace, sum_of_aces};
pub use card::{Card, Draw};
pub use curve::{Curve, Family, Groups, Moments, Ranked};
pub use denominator::Denominator;
pub use fraction::Fraction;
pub use law::Law;
pub use meter::{Budget, Meter, OverBudget};
pub use pool::{Keep, Pool, PoolFaces};
pub use ratio::{Ratio, law_of};
pub use roller::{Roller, Stream, fresh_seed};
pub use script::{Misfit, Script};
pub use table::Table;
pub use walk::{Rounds, Walk};
pub use wave::Wave;
pub use weight::Weight;

use std::fmt;

/// How many rounds a [`Dice::chain`] may take on one roll before it is called endless.
pub const CHAIN_LIMIT: u32 = 1_000;

/// The number of sides of a numbered die: 1 to 1,000,000,000, faces 1 to that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides(u32);

impl Sides {
    /// The most sides a die may have.
    pub const MOST: u32 = 1_000_000_000;
    /// A four-sided die.
    pub const D4: Self = Self(4);
    /// A six-sided die.
    pub const D6: Self = Self(6);
    /// An eight-sided die.
    pub const D8: Self = Self(8);
    /// A twelve-sided die.
    pub const D12: Self = Self(12);
    /// A ten-sided die.
    pub const D10: Self = Self(10);

    /// A die of `sides` sides; `None` outside 1 to [`Sides::MOST`].
    pub const fn new(sides: u32) -> Option<Self> {
        if sides >= 1 && sides <= Self::MOST {
            Some(Self(sides))
        } else {
            None
        }
    }

    /// The number itself, which is also the highest face.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What one step of a [`Dice::chain`] came to: another step from a new state, or the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step<S, T> {
    /// Not over: go on from this state.
    On(S),
    /// Over, with this result.
    End(T),
}

/// How a [`Dice::chain`] ended, and after how many steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ended<T> {
    /// The last step's result.
    pub end: T,
    /// Steps taken, the last one included. `None` from a [`Walk`], which answers for every length at once and keeps the
    /// law of lengths apart (see [`Walk::rounds`]).
    pub rounds: Option<u32>,
}

/// What a rule may carry between dice: compared so that equal states merge, kept while other branches are tried.
pub trait State: Clone + Ord + 'static {}
impl<T: Clone + Ord + 'static> State for T {}

/// A source of dice. Rules draw from it in the order their page gives, and tell it what they did.
///
/// Closures are `Fn`: nothing can hide between two dice but the state that is passed.
pub trait Dice: Sized {
    /// What a rule tells about its dice; the layer above chooses the type.
    type Note;

    /// One die with faces 1 to `sides`.
    fn die(&mut self, sides: Sides) -> u32;

    /// One die with the faces listed, each as likely as the others. The list must not be empty.
    fn face(&mut self, faces: &[i64]) -> i64;

    /// One of the cards that are `left` in a deck, each as likely as the others. There must be one.
    fn card(&mut self, left: &[Card]) -> Card;

    /// `times` independent repeats of `one`, folded with `add` from `from`.
    fn tally<S: State, T: State>(
        &mut self,
        times: u32,
        from: S,
        one: impl Fn(&mut Self) -> T,
        add: impl Fn(S, T) -> S,
    ) -> S {
        (0..times).fold(from, |sum, _| add(sum, one(self)))
    }

    /// `step` again and again from `from` until it ends; `endless` answers for what never does (a roll stops after
    /// [`CHAIN_LIMIT`] steps, exact odds only where no step can end).
    fn chain<S: State, T: State>(
        &mut self,
        from: S,
        step: impl Fn(&mut Self, S) -> Step<S, T>,
        endless: impl Fn(S) -> T,
    ) -> Ended<T> {
        self.chain_within(CHAIN_LIMIT, from, step, endless)
    }

    /// The same, where a roll may take so many steps before it stops.
    fn chain_within<S: State, T: State>(
        &mut self,
        limit: u32,
        from: S,
        step: impl Fn(&mut Self, S) -> Step<S, T>,
        endless: impl Fn(S) -> T,
    ) -> Ended<T> {
        loop_chain(self, limit, from, step, endless)
    }

    /// A pool of equal dice of which some are kept, added up.
    fn pool(&mut self, pool: &Pool) -> i64 {
        let mut faces = PoolFaces::new(pool);
        for _ in 0..pool.count {
            faces.push(self.die(pool.sides));
        }
        faces.total()
    }

    /// A part of a rule whose dice matter only through what it returns: exact odds work it out once and apart.
    fn part<T: State>(&mut self, part: impl Fn(&mut Self) -> T) -> T {
        self.tally(1, None, part, |_, one| Some(one))
            .unwrap_or_else(|| unreachable!("one repeat was folded"))
    }

    /// A part whose exact law is known without trying its faces: exact odds take the law, every other source draws the part.
    /// The law's outcomes may stand for many of the part's, as far as nothing that is asked for tells them apart.
    fn known<T: State>(
        &mut self,
        _law: impl FnOnce() -> Law<T>,
        part: impl Fn(&mut Self) -> T,
    ) -> T {
        part(self)
    }

    /// A number whose exact law can be worked out within a budget without trying faces: exact odds take the law (and are past
    /// their budget where there is none), every other source draws it.
    fn lawful(
        &mut self,
        _law: impl FnOnce(&mut Meter) -> Option<Law<i64>>,
        draw: impl FnOnce(&mut Self) -> i64,
    ) -> i64 {
        draw(self)
    }

    /// The greatest value that what is asked for tells apart: exact odds stop at `most`, a roll never does.
    fn bound(&self, _most: i64) -> i64 {
        i64::MAX
    }

    /// A part that is the same wherever its key is the same, whatever was drawn before: exact odds work it out once for
    /// each key. The key's type names the part, so each part has a type of its own.
    fn keyed_part<K: State, T: State>(&mut self, key: K, part: impl Fn(&mut Self) -> T) -> T {
        let _one_part_as_any_other = key;
        self.part(part)
    }

    /// Something that only one roll can say, such as every total of which the law wants the highest: `None` from a
    /// [`Walk`], which stands for every roll at once, so that states which differ in nothing else merge.
    fn aside<T>(&mut self, value: impl FnOnce() -> T) -> Option<T> {
        Some(value())
    }

    /// Something to tell about what was drawn. Free when nobody listens.
    fn note(&mut self, fact: impl FnOnce() -> Self::Note);

    /// Whether anybody listens to [`Dice::note`], for a rule that would have to gather what it tells.
    fn listens(&self) -> bool {
        false
    }
}

/// A chain one step after the other, as every source but a merging walk runs it.
fn loop_chain<D: Dice, S: State, T: State>(
    dice: &mut D,
    limit: u32,
    from: S,
    step: impl Fn(&mut D, S) -> Step<S, T>,
    endless: impl Fn(S) -> T,
) -> Ended<T> {
    let mut state = from;
    for round in 1..=limit {
        match step(dice, state) {
            Step::On(next) => state = next,
            Step::End(end) => {
                return Ended {
                    end,
                    rounds: Some(round),
                };
            }
        }
    }
    Ended {
        end: endless(state),
        rounds: Some(limit),
    }
}

/// The digits of a percentile die, 0 to 9.
pub const DIGITS: &[i64] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/// A ten-sided die read as a digit, 0 to 9.
pub fn digit(dice: &mut impl Dice) -> u32 {
    u32::try_from(dice.face(DIGITS)).unwrap_or_else(|_| unreachable!("digits are 0 to 9"))
}
