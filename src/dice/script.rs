//! Given dice: the faces and cards on the table, in the order in which the rule draws them.
//!
//! A rule cannot be stopped between two dice, so a script that does not fit remembers the first misfit and goes on with
//! made-up faces until the rule is through; the answer is then thrown away and the misfit told.

use super::{Card, Dice, Draw, Sides};

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
    /// The rule wanted another card.
    TooFewCards {
        /// How many draws there were.
        given: usize,
    },
    /// A card at this place, where a die was rolled with faces from `least` to `most`.
    CardForDie {
        /// Which draw, counted from 1.
        place: usize,
        /// The card given.
        card: Card,
        /// The die's least face.
        least: i64,
        /// Its greatest face.
        most: i64,
    },
    /// A number at this place, where a card was drawn.
    DieForCard {
        /// Which draw, counted from 1.
        place: usize,
        /// The number given.
        face: i64,
    },
    /// The card at this place is no longer in the deck.
    CardGone {
        /// Which draw, counted from 1.
        place: usize,
        /// The card given.
        card: Card,
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

/// A source that answers with the faces and cards it was given.
#[derive(Debug)]
pub struct Script<N> {
    draws: Vec<Draw>,
    used: usize,
    misfit: Option<Misfit>,
    coast: Coast,
    notes: Vec<N>,
}

impl<N> Script<N> {
    /// A script of these draws.
    pub fn new<T: Into<Draw>>(draws: Vec<T>) -> Self {
        Self {
            draws: draws.into_iter().map(Into::into).collect(),
            used: 0,
            misfit: None,
            coast: Coast::default(),
            notes: Vec::new(),
        }
    }

    /// The draws used and what was told, once the rule is through.
    ///
    /// # Errors
    /// The first draw that did not fit, or that there were too few or too many.
    pub fn finish(self) -> Result<(Vec<Draw>, Vec<N>), Misfit> {
        match self.misfit {
            Some(misfit) => Err(misfit),
            None if self.used < self.draws.len() => Err(Misfit::TooMany {
                given: self.draws.len(),
                used: self.used,
            }),
            None => Ok((self.draws, self.notes)),
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
        let place = self.used + 1;
        let misfit = match self.draws.get(self.used) {
            Some(&Draw::Face(face)) if fits(face) => {
                self.used = place;
                return face;
            }
            None => Misfit::TooFew {
                given: self.draws.len(),
                least,
                most,
            },
            Some(&Draw::Face(face)) => Misfit::Impossible {
                place,
                face,
                least,
                most,
            },
            Some(&Draw::Card(card)) => Misfit::CardForDie {
                place,
                card,
                least,
                most,
            },
        };
        self.miss(misfit);
        made_up(self.coast.next())
    }

    /// Remembers the first misfit, and passes the draw that did not fit.
    fn miss(&mut self, misfit: Misfit) {
        self.misfit.get_or_insert(misfit);
        self.used = (self.used + 1).min(self.draws.len());
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

    fn face(&mut self, faces: &[i64]) -> i64 {
        let least = faces.iter().min().copied().unwrap_or(0);
        let most = faces.iter().max().copied().unwrap_or(0);
        let made_up = |word: u64| faces[usize::try_from(word % faces.len() as u64).unwrap_or(0)];
        self.next(least, most, |face| faces.contains(&face), made_up)
    }

    fn card(&mut self, left: &[Card]) -> Card {
        let place = self.used + 1;
        let misfit = match self.draws.get(self.used) {
            Some(&Draw::Card(card)) => {
                let meant = left
                    .iter()
                    .rev()
                    .find(|&&held| held == card || card == Card::JOKER && held.is_joker());
                if let Some(&meant) = meant {
                    self.used = place;
                    return meant;
                }
                Misfit::CardGone { place, card }
            }
            Some(&Draw::Face(face)) => Misfit::DieForCard { place, face },
            None => Misfit::TooFewCards {
                given: self.draws.len(),
            },
        };
        self.miss(misfit);
        left[usize::try_from(self.coast.next() % left.len() as u64).unwrap_or(0)]
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
    use crate::dice::Step;

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

    fn deal(draws: Vec<Draw>, count: u32) -> Result<Vec<Card>, Misfit> {
        let mut script = Script::<()>::new(draws);
        let mut left = Card::deck();
        let dealt = (0..count).map(|_| {
            let card = script.card(&left);
            left.retain(|held| *held != card);
            card
        });
        let dealt = dealt.collect();
        script.finish().map(|_| dealt)
    }

    #[test]
    fn a_card_is_drawn_once() {
        let card = |text| Card::begins(text).expect("a card").0;
        let (ace, joker) = (Draw::Card(card("AS")), Draw::Card(Card::JOKER));
        assert_eq!(
            deal(vec![ace, joker, joker], 3),
            Ok(vec![card("AS"), card("JR"), card("JB")])
        );
        assert_eq!(
            deal(vec![ace, ace], 2),
            Err(Misfit::CardGone {
                place: 2,
                card: card("AS")
            })
        );
        assert_eq!(
            deal(vec![joker, joker, joker], 3),
            Err(Misfit::CardGone {
                place: 3,
                card: Card::JOKER
            })
        );
        assert_eq!(
            deal(vec![Draw::Face(7)], 1),
            Err(Misfit::DieForCard { place: 1, face: 7 })
        );
        assert_eq!(deal(vec![], 1), Err(Misfit::TooFewCards { given: 0 }));
        let mut script = Script::<()>::new(vec![ace]);
        script.die(Sides::D6);
        assert_eq!(
            script.finish(),
            Err(Misfit::CardForDie {
                place: 1,
                card: card("AS"),
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
