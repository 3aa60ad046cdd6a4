//! How surprising counts are under a law: the G-test, and the chance that a chi-square variable is so great.
//!
//! G follows the true chances of rare counts far into the tail, where Pearson's sum does not, so that a small false-alarm rate
//! means what it says.

use libm::{erfc, exp, lgamma, log, sqrt};

/// A value's chance under the law, and how often it came.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    pub chance: f64,
    pub seen: u64,
}

/// Values that should come less often than this are thrown together: below it G is no chi-square variable.
const LEAST_EXPECTED: f64 = 25.0;

/// The chance that counts drawn from the law lie at least so far from it. `None` where there is one value only, of which
/// nothing can be said.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
pub fn chance_of(cells: &[Cell]) -> Option<f64> {
    let seen: u64 = cells.iter().map(|cell| cell.seen).sum();
    let whole: f64 = cells.iter().map(|cell| cell.chance).sum();
    let rolls = seen as f64 / whole;
    let pooled = pool(cells, LEAST_EXPECTED / rolls);
    if pooled.len() < 2 {
        return None;
    }
    let terms = pooled.iter().map(|cell| {
        let (seen, expected) = (cell.seen as f64, cell.chance * rolls);
        if cell.seen == 0 {
            0.0
        } else {
            seen * log(seen / expected)
        }
    });
    let g = 2.0 * terms.sum::<f64>();
    Some(beyond(g.max(0.0), pooled.len() - 1))
}

/// The rare values as one, with as many of the next rare ones as it takes for that one to be no rare one.
fn pool(cells: &[Cell], least: f64) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.to_vec();
    cells.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    let mut rare = Cell {
        chance: 0.0,
        seen: 0,
    };
    while let Some(last) = cells.last()
        && (last.chance < least || rare.chance > 0.0 && rare.chance < least)
    {
        rare.chance += last.chance;
        rare.seen += last.seen;
        cells.pop();
    }
    if rare.chance > 0.0 {
        cells.push(rare);
    }
    cells
}

/// The chance that a chi-square variable of so many degrees of freedom is at least `x`.
#[expect(clippy::cast_precision_loss, reason = "few degrees")]
pub fn beyond(x: f64, freedom: usize) -> f64 {
    let (a, x) = (freedom as f64 / 2.0, x / 2.0);
    if freedom == 1 {
        return erfc(sqrt(x));
    }
    let front = exp(a * log(x) - x - lgamma(a));
    if x < a + 1.0 {
        // The series of the part below.
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * f64::EPSILON {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        return 1.0 - front * sum;
    }
    // The continued fraction of the part beyond, from the front.
    let mut b = x + 1.0 - a;
    let (mut c, mut d) = (1.0 / f64::MIN_POSITIVE, 1.0 / b);
    let mut fraction = d;
    for step in 1..100_000 {
        let step = f64::from(step);
        let part = step * (a - step);
        b += 2.0;
        d = 1.0 / (part * d + b);
        c = b + part / c;
        fraction *= d * c;
        if (d * c - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    front * fraction
}

/// Values of the tables that every textbook prints, and of the far tail that these tests look at.
#[test]
fn chi_square_is_as_printed() {
    let printed = [
        (3.841_459, 1, 0.05),
        (5.991_465, 2, 0.05),
        (18.307_038, 10, 0.05),
        (29.588_298, 10, 0.001),
        (124.342_113, 100, 0.05),
        (3.940_299, 10, 0.95),
        (149.449_253, 100, 0.001),
        // With two degrees of freedom the chance is e^(-x/2).
        (40.0, 2, 2.061_153_622e-9),
        // With four, (1 + x/2) e^(-x/2).
        (60.0, 4, 2.900_872_633e-12),
    ];
    for (x, freedom, chance) in printed {
        let off = (beyond(x, freedom) / chance - 1.0).abs();
        assert!(off < 1e-5, "{x} {freedom}: off by {off}");
    }
}

#[test]
fn counts_that_fit_are_no_surprise_and_others_are() {
    let die = |seen: [u64; 6]| {
        let cells = seen.map(|seen| Cell {
            chance: 1.0 / 6.0,
            seen,
        });
        chance_of(&cells).expect("six faces")
    };
    assert!(die([1000; 6]) > 0.999_999);
    assert!(die([1030, 980, 1010, 990, 1015, 975]) > 0.1);
    // Loaded by one in a hundred, at two hundred thousand throws a face.
    assert!(die([202_000, 200_000, 200_000, 200_000, 200_000, 198_000]) < 1e-6);
    let rare = [(0.999, 999), (0.0005, 1), (0.0005, 0)];
    let rare = rare.map(|(chance, seen)| Cell { chance, seen });
    assert_eq!(chance_of(&rare), None);
}
