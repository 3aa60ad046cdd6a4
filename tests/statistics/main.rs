//! Rolls against laws: every rule, every family of plain dice and the generator itself, each rolled two hundred thousand times
//! from fixed seeds, and each of its results and numbers compared with its exact law by a G-test.
//!
//! A law that comes true may look wrong by chance. [`FALSE_ALARMS`] bounds the chance that any of the tests of one function
//! here does (each has its equal part of it), over all seeds; for the seeds written here the answer is the same every time.

mod generator;
mod goodness;
mod rules;

use goodness::{Cell, chance_of};

/// Rolls of each line, and of each die.
const ROLLS: u64 = 200_000;

/// The chance that a group of tests fails although everything is as it should be, over all seeds.
const FALSE_ALARMS: f64 = 1e-4;

/// One test: what was looked at, and how likely counts so far from the law are.
struct Looked {
    at: String,
    chance: f64,
}

/// Looks at counts, where they can say anything.
fn look(at: String, cells: &[Cell]) -> Option<Looked> {
    chance_of(cells).map(|chance| Looked { at, chance })
}

/// Fails with everything that is too far from its law for so many tests.
#[expect(clippy::cast_precision_loss, reason = "a few thousand tests")]
fn judge(looked: &[Looked]) {
    let least = FALSE_ALARMS / looked.len() as f64;
    let nearest = looked.iter().map(|looked| looked.chance);
    let nearest = nearest.fold(1.0, f64::min);
    println!("{} tests, the least likely {nearest:e}", looked.len());
    let far = looked.iter().filter(|one| one.chance < least);
    let far: Vec<String> = far
        .map(|one| format!("{} ({:e})", one.at, one.chance))
        .collect();
    assert!(far.is_empty(), "not as the law has it:\n{}", far.join("\n"));
}
