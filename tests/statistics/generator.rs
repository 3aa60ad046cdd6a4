//! The generator's faces: dice of every awkward number of sides, one stream and one face of each of many streams.

use super::goodness::Cell;
use super::{Looked, ROLLS, judge, look};
use tirada::dice::{Card, Dice, Roller, Sides, Stream};

const SEED: u64 = 20_260_101;

/// Sides that people have, odd ones, those beside powers of two, and those that turn many words away.
const SIDES: &[u32] = &[
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    17,
    19,
    20,
    30,
    31,
    33,
    97,
    99,
    100,
    101,
    127,
    128,
    129,
    255,
    257,
    999,
    1_000,
    1_001,
    4_095,
    65_535,
    65_536,
    65_537,
    999_983,
    1_000_001,
    16_777_217,
    268_435_457,
    // Many words are turned away: of one face after another in turn there would else be four words and five.
    858_993_460,
    954_437_177,
    991_146_300,
    536_870_912,
    999_999_937,
    999_999_999,
    1_000_000_000,
];

/// A die has no more than so many bins.
const BINS: u32 = 500;

fn roller(line: u64) -> Roller<()> {
    Roller::new(Stream { seed: SEED, line }, false)
}

/// Faces in bins, each with its exact chance: by size, so that neighbours are together.
struct Sizes {
    sides: u64,
    bins: Vec<u64>,
}

impl Sizes {
    fn new(sides: u32) -> Self {
        Self {
            sides: sides.into(),
            bins: vec![0; sides.min(BINS) as usize],
        }
    }

    fn add(&mut self, face: u32) {
        let bin = u64::from(face - 1) * self.bins.len() as u64 / self.sides;
        self.bins[usize::try_from(bin).expect("a bin")] += 1;
    }

    #[expect(clippy::cast_precision_loss, reason = "sides are far below 2^53")]
    fn cells(&self) -> Vec<Cell> {
        let count = self.bins.len() as u64;
        // The first face of a bin, from 0.
        let first = |bin: u64| (bin * self.sides).div_ceil(count);
        let bins = (0..count).zip(&self.bins);
        bins.map(|(bin, seen)| Cell {
            chance: (first(bin + 1) - first(bin)) as f64 / self.sides as f64,
            seen: *seen,
        })
        .collect()
    }
}

/// Faces by what is left after a division, which the lowest bits decide.
fn remainders(sides: u32, by: u32, faces: &[u32]) -> Vec<Cell> {
    let mut seen = vec![0; by as usize];
    for face in faces {
        seen[(face % by) as usize] += 1;
    }
    let cells = (0..by).zip(seen);
    cells
        .map(|(left, seen)| {
            let faces = (sides - left) / by + u32::from(left != 0);
            let faces = if left == 0 { sides / by } else { faces };
            Cell {
                chance: f64::from(faces) / f64::from(sides),
                seen,
            }
        })
        .collect()
}

fn faces_of(sides: u32, faces: &[u32], how: &str, looked: &mut Vec<Looked>) {
    let most = faces.iter().max().expect("faces");
    assert!((1..=sides).contains(most) && !faces.contains(&0));
    let mut sizes = Sizes::new(sides);
    for face in faces {
        sizes.add(*face);
    }
    looked.extend(look(format!("d{sides} {how}"), &sizes.cells()));
    for by in [2, 3, 7, 256] {
        if sides > BINS && by < sides {
            let cells = remainders(sides, by, faces);
            looked.extend(look(format!("d{sides} {how}, what {by} leaves"), &cells));
        }
    }
}

/// One face after another of one stream.
#[test]
fn the_faces_of_a_stream_are_as_likely_as_each_other() {
    let mut looked = Vec::new();
    for (line, sides) in (1..).zip(SIDES) {
        let die = Sides::new(*sides).expect("a die");
        let mut roller = roller(line);
        let faces: Vec<u32> = (0..ROLLS).map(|_| roller.die(die)).collect();
        faces_of(*sides, &faces, "in one stream", &mut looked);
    }
    judge(&looked);
}

/// The first face of one stream after another, as a batch of single dice sees them; and of one seed after another.
#[test]
fn the_first_faces_of_streams_are_as_likely_as_each_other() {
    let mut looked = Vec::new();
    let mut streams = roller(0);
    for (round, sides) in (0..).zip([3, 6, 7, 10, 20, 100, 1_001, 954_437_177, 1_000_000_000]) {
        let die = Sides::new(sides).expect("a die");
        let lines = round * ROLLS..(round + 1) * ROLLS;
        let faces: Vec<u32> = lines
            .map(|line| {
                streams.turn_to(line);
                streams.die(die)
            })
            .collect();
        faces_of(sides, &faces, "of each line", &mut looked);
    }
    let seeds = 0..ROLLS;
    let first = |seed| Roller::<()>::new(Stream { seed, line: 1 }, false).die(Sides::D10);
    let faces: Vec<u32> = seeds.map(first).collect();
    faces_of(10, &faces, "of each seed", &mut looked);
    judge(&looked);
}

/// Pairs of faces: neighbours in a stream, and the same die of neighbouring lines.
#[test]
fn faces_do_not_depend_on_those_before_them() {
    let mut looked = Vec::new();
    let mut pairs_of = |sides: u32, how: &str, faces: &[u32]| {
        for apart in [1, 2, 3, 16] {
            let mut seen = vec![0; (sides * sides) as usize];
            // Pairs that share no face.
            for block in faces.chunks_exact(2 * apart) {
                for (one, other) in block[..apart].iter().zip(&block[apart..]) {
                    seen[((one - 1) * sides + other - 1) as usize] += 1;
                }
            }
            let cells: Vec<Cell> = seen
                .iter()
                .map(|seen| Cell {
                    chance: 1.0 / f64::from(sides * sides),
                    seen: *seen,
                })
                .collect();
            looked.extend(look(format!("d{sides} {how}, {apart} apart"), &cells));
        }
    };
    for (line, sides) in (100..).zip([2, 3, 6, 7, 10, 12, 20]) {
        let die = Sides::new(sides).expect("a die");
        let mut stream = roller(line);
        let faces: Vec<u32> = (0..2 * ROLLS).map(|_| stream.die(die)).collect();
        pairs_of(sides, "in one stream", &faces);
    }
    let mut streams = roller(0);
    let faces: Vec<u32> = (0..2 * ROLLS)
        .map(|line| {
            streams.turn_to(line);
            streams.die(Sides::D10)
        })
        .collect();
    pairs_of(10, "of each line", &faces);
    judge(&looked);
}

/// Cards that are drawn from a deck.
const DRAWN: usize = 12;

/// A deck of 54 loses a card at each draw: every card is as likely in every place, jokers too.
#[test]
fn the_cards_of_a_deck_are_as_likely_as_each_other_in_every_place() {
    let deck = Card::deck();
    let mut seen = vec![vec![0; deck.len()]; DRAWN];
    let mut roller = roller(200);
    for _ in 0..ROLLS {
        let mut left = deck.clone();
        for place in &mut seen {
            let card = roller.card(&left);
            left.retain(|other| *other != card);
            let which = deck.iter().position(|known| *known == card);
            place[which.expect("a card of the deck")] += 1;
        }
    }
    let chance = 1.0 / f64::from(u32::try_from(deck.len()).expect("a deck"));
    let places = seen.iter().enumerate().filter_map(|(place, seen)| {
        let cells: Vec<Cell> = seen
            .iter()
            .map(|seen| Cell {
                chance,
                seen: *seen,
            })
            .collect();
        look(format!("card {place}"), &cells)
    });
    judge(&places.collect::<Vec<_>>());
}
