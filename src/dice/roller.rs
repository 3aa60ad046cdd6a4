//! Random dice: the only file that knows the generator.
//!
//! The generator is `ChaCha8` with the seed as its key and the line as its stream, so the dice of a line depend on those two
//! numbers only, on every machine and in every version. Faces come from 32-bit words by multiplication with rejection:
//! each face is exactly as likely as the others.

use super::{Card, Dice, Draw, Pool, PoolFaces, Sides};
use rand::rngs::SysRng;
use rand::{Rng, SeedableRng, TryRng};
use rand_chacha::ChaCha8Rng;

/// Which dice: the seed and, under it, the number of the line (or the hash of its key).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream {
    /// The seed, the same for a whole run.
    pub seed: u64,
    /// The line's own number.
    pub line: u64,
}

/// A pool of so few dice is rolled without asking for memory.
const FEW: usize = 16;

/// Seeds drawn from the system stay below two to the 53rd, so that a JSON reader with floating numbers keeps them whole.
const SEED_BITS: u32 = 53;

/// A seed nobody can foresee, from the operating system.
///
/// # Errors
/// What the system said when it had no randomness to give.
pub fn fresh_seed() -> std::io::Result<u64> {
    let word = SysRng.try_next_u64().map_err(std::io::Error::other)?;
    Ok(word >> (64 - SEED_BITS))
}

/// A source of random faces that keeps what it drew and, if anybody listens, what it was told.
#[derive(Debug)]
pub struct Roller<N> {
    words: ChaCha8Rng,
    /// Faces and cards drawn so far, in order; empty when nobody listens.
    draws: Vec<Draw>,
    notes: Vec<N>,
    listens: bool,
}

impl<N> Roller<N> {
    /// The dice of one stream. One that does not listen keeps neither faces nor notes, and is faster.
    pub fn new(stream: Stream, listens: bool) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&stream.seed.to_le_bytes());
        let mut words = ChaCha8Rng::from_seed(key);
        words.set_stream(stream.line);
        Self {
            words,
            draws: Vec::new(),
            notes: Vec::new(),
            listens,
        }
    }

    /// Starts another line under the same seed, keeping what is allocated.
    pub fn turn_to(&mut self, line: u64) {
        self.words.set_word_pos(0);
        self.words.set_stream(line);
        self.clear();
    }

    /// Forgets what was drawn and told; the next dice follow on in the same stream.
    pub fn clear(&mut self) {
        self.draws.clear();
        self.notes.clear();
    }

    /// The faces and cards drawn, in order, and what was told about them.
    pub fn take(&mut self) -> (Vec<Draw>, Vec<N>) {
        (
            std::mem::take(&mut self.draws),
            std::mem::take(&mut self.notes),
        )
    }

    /// A number from 0 to `below` - 1, each exactly as likely.
    fn below(&mut self, below: u32) -> u32 {
        let below_wide = u64::from(below);
        let mut wide = u64::from(self.words.next_u32()) * below_wide;
        if low(wide) < below {
            let threshold = below.wrapping_neg() % below;
            while low(wide) < threshold {
                wide = u64::from(self.words.next_u32()) * below_wide;
            }
        }
        high(wide)
    }

    fn keep(&mut self, draw: Draw) {
        if self.listens {
            self.draws.push(draw);
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the lower half is what is meant"
)]
fn low(wide: u64) -> u32 {
    wide as u32
}

fn high(wide: u64) -> u32 {
    (wide >> 32) as u32
}

impl<N> Dice for Roller<N> {
    type Note = N;

    fn die(&mut self, sides: Sides) -> u32 {
        let face = self.below(sides.get()) + 1;
        self.keep(Draw::Face(face.into()));
        face
    }

    fn face(&mut self, faces: &[i64]) -> i64 {
        let count = u32::try_from(faces.len()).unwrap_or(u32::MAX);
        let face = faces[self.below(count) as usize];
        self.keep(Draw::Face(face));
        face
    }

    fn card(&mut self, left: &[Card]) -> Card {
        let count = u32::try_from(left.len()).unwrap_or(u32::MAX);
        let card = left[self.below(count) as usize];
        self.keep(Draw::Card(card));
        card
    }

    fn pool(&mut self, pool: &Pool) -> i64 {
        if self.listens {
            let mut faces = PoolFaces::new(pool);
            for _ in 0..pool.count {
                faces.push(self.die(pool.sides));
            }
            return faces.total();
        }
        let sides = pool.sides.get();
        if pool.keeps_all() {
            return (0..pool.count)
                .map(|_| i64::from(self.below(sides)) + 1)
                .sum();
        }
        if pool.count as usize <= FEW {
            let mut faces = [0; FEW];
            let faces = &mut faces[..pool.count as usize];
            for face in &mut *faces {
                *face = self.below(sides) + 1;
            }
            return pool.kept_of(faces);
        }
        let mut faces: Vec<u32> = (0..pool.count).map(|_| self.below(sides) + 1).collect();
        pool.kept_of(&mut faces)
    }

    fn note(&mut self, fact: impl FnOnce() -> N) {
        if self.listens {
            self.notes.push(fact());
        }
    }

    fn listens(&self) -> bool {
        self.listens
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(seed: u64, line: u64, sides: u32, count: usize) -> Vec<u32> {
        let mut roller = Roller::<()>::new(Stream { seed, line }, false);
        let sides = Sides::new(sides).expect("a die");
        (0..count).map(|_| roller.die(sides)).collect()
    }

    #[test]
    fn a_seed_means_the_same_faces_for_ever() {
        assert_eq!(faces(7, 1, 10, 8), GOLDEN_D10);
        assert_eq!(faces(7, 2, 6, 8), GOLDEN_D6);
    }

    /// A die of 858,993,460 sides turns away one word in five: these faces took more words than there are faces.
    #[test]
    fn a_seed_means_the_same_faces_where_words_are_rejected() {
        let mut roller = Roller::<()>::new(Stream { seed: 7, line: 1 }, false);
        let sides = Sides::new(858_993_460).expect("a die");
        let faces: Vec<u32> = (0..12).map(|_| roller.die(sides)).collect();
        assert_eq!(faces, GOLDEN_WIDE);
        assert!(roller.words.get_word_pos() > 12);
    }

    const GOLDEN_D10: [u32; 8] = [2, 10, 7, 3, 2, 10, 8, 8];
    const GOLDEN_D6: [u32; 8] = [5, 1, 6, 2, 3, 6, 4, 4];
    const GOLDEN_WIDE: [u32; 12] = [
        135_873_565,
        802_614_304,
        578_561_641,
        241_911_417,
        96_826_299,
        827_230_535,
        625_083_523,
        683_943_501,
        467_964_013,
        538_822_406,
        542_332_514,
        687_313_803,
    ];

    #[test]
    fn a_line_does_not_depend_on_the_lines_before_it() {
        let mut roller = Roller::<()>::new(Stream { seed: 3, line: 1 }, true);
        for _ in 0..100 {
            roller.die(Sides::D6);
        }
        roller.turn_to(9);
        let after: Vec<u32> = (0..5).map(|_| roller.die(Sides::D6)).collect();
        assert_eq!(after, faces(3, 9, 6, 5));
    }
}
