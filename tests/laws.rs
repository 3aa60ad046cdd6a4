//! For every line of `tests/laws/*.txt` the law with equal states merged is the law of plain enumeration: the fast walk and
//! the slow one agree on every outcome, to the last digit.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use tirada::ask::{self, Context};
use tirada::dice::{Budget, Walk};
use tirada::rules::{Answer, Term, Value};

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

fn law(line: &str, walk: Walk<tirada::rules::Fact>) -> Solved {
    let request =
        ask::read(line, &Context::default()).unwrap_or_else(|error| panic!("{line}: {error:?}"));
    let solution = request
        .play
        .solve(walk)
        .unwrap_or_else(|_| panic!("{line}: past the budget"));
    let chance = |weight, total| tirada::dice::Fraction::new(weight, total).to_string();
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

#[test]
fn merging_changes_no_law() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws");
    let mut count = 0;
    for file in std::fs::read_dir(folder).expect("the lines are there") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("lines are text");
        for line in text
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        {
            let (merged, plain) = (
                law(line, Walk::new(PATIENCE)),
                law(line, Walk::unmerged(PATIENCE)),
            );
            assert_eq!(merged.answers, plain.answers, "{line}");
            assert_eq!(merged.tables, plain.tables, "{line}");
            // Numbers without end are beyond plain enumeration.
            for (name, values) in &plain.numbers {
                assert_eq!(merged.numbers.get(name), Some(values), "{line}: {name:?}");
            }
            let varies = merged.answers.len() > 1 || !merged.tables.is_empty();
            assert!(varies, "{line}: nothing varies");
            count += 1;
        }
    }
    assert!(count >= 20, "only {count} lines were found");
}
