//! For every line of `tests/laws/*.txt` the law with equal states merged is the law of plain enumeration: the fast walk and
//! the slow one agree on every outcome, to the last digit.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use tirada::ask::{self, Context};
use tirada::dice::{Budget, Fraction, Walk, Weight};
use tirada::rules::{Answer, Solution, Term, Value};

/// Enough for the slow walk on any machine.
const PATIENCE: Budget = Budget {
    time: Duration::from_secs(600),
    states: 50_000_000,
};

/// What a line comes to.
struct Solved {
    /// Every answer with its chance.
    answers: Vec<(Answer, String)>,
    /// Every value of the numbers whose laws are worked out apart.
    numbers: BTreeMap<Term, Vec<(i64, String)>>,
    /// What the rule says of the whole law.
    tables: Vec<(Term, Value)>,
}

fn solve(line: &str, walk: Walk<tirada::rules::Fact>) -> Solution {
    let request =
        ask::read(line, &Context::default()).unwrap_or_else(|error| panic!("{line}: {error:?}"));
    request
        .play
        .solve(walk)
        .unwrap_or_else(|why| panic!("{line}: {why:?}"))
}

fn chance(weight: &Weight, total: &Weight) -> String {
    Fraction::new(weight, total).to_string()
}

fn law(solution: Solution) -> Solved {
    let answers = solution
        .rows
        .iter()
        .map(|(answer, weight)| (answer.clone(), chance(weight, &solution.total)));
    let numbers = solution.apart.iter().map(|(name, apart)| {
        let rows = apart.law.rows().iter();
        let law = rows.map(|(value, weight)| (*value, chance(weight, apart.law.total())));
        (*name, law.collect())
    });
    Solved {
        answers: answers.collect(),
        numbers: numbers.collect(),
        tables: solution.tables,
    }
}

fn same(line: &str, merged: &Solved, plain: &Solved) {
    assert_eq!(merged.answers, plain.answers, "{line}");
    assert_eq!(merged.tables, plain.tables, "{line}");
    // Numbers without end are beyond plain enumeration.
    for (name, values) in &plain.numbers {
        assert_eq!(merged.numbers.get(name), Some(values), "{line}: {name:?}");
    }
    let varies = merged.answers.len() > 1 || !merged.tables.is_empty();
    assert!(varies, "{line}: nothing varies");
}

/// The chance of each result, and of each value of each number.
type Margins = (BTreeMap<Term, String>, BTreeMap<(Term, i64), String>);

/// From what a solution says without rows.
fn said(solution: &Solution) -> Margins {
    let results = solution.chances.iter();
    let results = results.map(|(verdict, chance)| (verdict.word, chance.to_string()));
    let numbers = solution.curves.iter().flat_map(|(name, curved)| {
        let total = curved.curve.total();
        let rows = curved.curve.rows();
        rows.map(|(value, weight)| ((*name, value), chance(&weight, total)))
    });
    (results.collect(), numbers.collect())
}

/// From the rows of a solution.
fn added_up(solution: &Solution) -> Margins {
    let mut results: BTreeMap<Term, Weight> = BTreeMap::new();
    let mut numbers: BTreeMap<(Term, i64), Weight> = BTreeMap::new();
    for (answer, weight) in &solution.rows {
        if let Some(verdict) = answer.verdict {
            let sum = results.entry(verdict.word).or_insert(Weight::ZERO);
            *sum = sum.plus(weight);
        }
        for (name, value) in &answer.values {
            if let Value::Number(number) | Value::Detail(number) = value {
                let sum = numbers.entry((*name, *number)).or_insert(Weight::ZERO);
                *sum = sum.plus(weight);
            }
        }
    }
    let total = &solution.total;
    let results = results
        .iter()
        .map(|(word, weight)| (*word, chance(weight, total)));
    let numbers = numbers
        .iter()
        .map(|(key, weight)| (*key, chance(weight, total)));
    (results.collect(), numbers.collect())
}

#[test]
fn merging_changes_no_law() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws");
    let mut count = 0;
    for file in std::fs::read_dir(folder).expect("the lines are there") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("lines are text");
        let before = count;
        for line in text
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        {
            count += 1;
            let merged = solve(line, Walk::new(PATIENCE));
            let plain = solve(line, Walk::unmerged(PATIENCE));
            if merged.curves.is_empty() {
                same(line, &law(merged), &law(plain));
            } else {
                assert!(plain.rows.len() > 1, "{line}: nothing varies");
                assert_eq!(said(&merged), added_up(&plain), "{line}");
            }
        }
        assert!(count > before, "{} has no line", path.display());
    }
    assert!(count >= 200, "only {count} lines were found");
}
