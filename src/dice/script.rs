//! Given dice: the faces on the table, in the order in which the rule draws them.
//!
//! A rule cannot be stopped between two dice, so a script that does not fit remembers the first misfit and goes on with
//! made-up faces until the rule is through; the answer is then thrown away and the misfit told.

use super::roller::loop_chain;
use super::{Dice, Ended, Sides, State, Step};

/// Why given dice do not fit the rule they were given to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The rule wanted another die, with faces from `least` to `most`.
    TooFew {
        /// How many faces there were.
        given: usize,
        /// The least face of the die that was wanted.
        least: i64,
        /// Its greatest face.
        most: i64,
    },
    /// The die at this place cannot show that face.
    Impossible {
        /// Which die, counted from 1.
        place: usize,
        /// The face given.
        face: i64,
        /// The die's least face.
        least: i64,
        /// Its greatest face.
        most: i64,
    },
    /// The rule was through before the faces were.
    TooMany {
        /// How many faces there were.
        given: usize,
        /// How many the rule took.
        used: usize,
    },
}

/// A source that answers with the faces it was given.
#[derive(Debug)]
pub struct Script<N> {
    faces: Vec<i64>,
    used: usize,
    misfit: Option<Misfit>,
    coast: Coast,
    notes: Vec<N>,
}

impl<N> Script<N> {
    /// A script of these faces.
    pub fn new(faces: Vec<i64>) -> Self {
        Self {
            faces,
            used: 0,
            misfit: None,
            coast: Coast::default(),
            notes: Vec::new(),
        }
    }

    /// The faces used and what was told, once the rule is through.
    ///
    /// # Errors
    /// The first face that did not fit, or that there were too few or too many.
    pub fn finish(self) -> Result<(Vec<i64>, Vec<N>), Misfit> {
        match self.misfit {
            Some(misfit) => Err(misfit),
            None if self.used < self.faces.len() => Err(Misfit::TooMany {
                given: self.faces.len(),
                used: self.used,
            }),
            None => Ok((self.faces, self.notes)),
        }
    }

    /// The next face, if it is one that `fits`; else one `made_up` from a number.
    fn next(
        &mut self,
        least: i64,
        most: i64,
        fits: impl Fn(i64) -> bool,
        made_up: impl Fn(u64) -> i64,
    ) -> i64 {
        let Some(&face) = self.faces.get(self.used) else {
            self.misfit.get_or_insert(Misfit::TooFew {
                given: self.faces.len(),
                least,
                most,
            });
            return made_up(self.coast.next());
        };
        self.used += 1;
        if fits(face) {
            return face;
        }
        self.misfit.get_or_insert(Misfit::Impossible {
            place: self.used,
            face,
            least,
            most,
        });
        made_up(self.coast.next())
    }
}

impl<N> Dice for Script<N> {
    type Note = N;

    fn die(&mut self, sides: Sides) -> u32 {
        let most = i64::from(sides.get());
        let face = self.next(
            1,
            most,
            |face| (1..=most).contains(&face),
            |word| 1 + (word % most.unsigned_abs()).cast_signed(),
        );
        u32::try_from(face).unwrap_or(1)
    }

    fn face(&mut self, faces: &'static [i64]) -> i64 {
        let least = faces.iter().min().copied().unwrap_or(0);
        let most = faces.iter().max().copied().unwrap_or(0);
        let made_up = |word: u64| faces[usize::try_from(word % faces.len() as u64).unwrap_or(0)];
        self.next(least, most, |face| faces.contains(&face), made_up)
    }

    fn tally<S: State, T: State>(
        &mut self,
        times: u32,
        from: S,
        one: impl Fn(&mut Self) -> T,
        add: impl Fn(S, T) -> S,
    ) -> S {
        (0..times).fold(from, |sum, _| add(sum, one(self)))
    }

    fn chain_within<S: State, T: State>(
        &mut self,
        limit: u32,
        from: S,
        step: impl Fn(&mut Self, S) -> Step<S, T>,
        endless: impl Fn(S) -> T,
    ) -> Ended<T> {
        loop_chain(self, limit, from, step, endless)
    }

    fn note(&mut self, fact: impl FnOnce() -> N) {
        if self.misfit.is_none() {
            self.notes.push(fact());
        }
    }

    fn listens(&self) -> bool {
        self.misfit.is_none()
    }
}

/// Varied numbers that carry a rule to its end once its answer no longer counts. Not random, and never part of an answer.
#[derive(Debug, Default)]
pub(super) struct Coast(u64);

impl Coast {
    pub(super) fn next(&mut self) -> u64 {
        // Weyl steps with a finalizer: every residue comes up, so every chain that can end does.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let word = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word ^ (word >> 27)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roll(faces: &[i64], count: u32) -> Result<u32, Misfit> {
        let mut script = Script::<()>::new(faces.to_vec());
        let sum = script.tally(count, 0, |dice| dice.die(Sides::D6), |sum, face| sum + face);
        script.finish().map(|_| sum)
    }

    #[test]
    fn faces_must_fit_exactly() {
        assert_eq!(roll(&[1, 6], 2), Ok(7));
        assert_eq!(
            roll(&[1], 2),
            Err(Misfit::TooFew {
                given: 1,
                least: 1,
                most: 6
            })
        );
        assert_eq!(
            roll(&[1, 2, 3], 2),
            Err(Misfit::TooMany { given: 3, used: 2 })
        );
        assert_eq!(
            roll(&[1, 7], 2),
            Err(Misfit::Impossible {
                place: 2,
                face: 7,
                least: 1,
                most: 6
            })
        );
        assert_eq!(
            roll(&[0, 9], 2),
            Err(Misfit::Impossible {
                place: 1,
                face: 0,
                least: 1,
                most: 6
            })
        );
    }

    #[test]
    fn a_misfit_still_lets_an_endless_looking_rule_end() {
        let mut script = Script::<()>::new(vec![1]);
        let until_six = |dice: &mut Script<()>, ()| {
            if dice.die(Sides::D6) == 6 {
                Step::End(())
            } else {
                Step::On(())
            }
        };
        script.chain((), until_six, |()| ());
        assert_eq!(
            script.finish(),
            Err(Misfit::TooFew {
                given: 1,
                least: 1,
                most: 6
            })
        );
    }
}
