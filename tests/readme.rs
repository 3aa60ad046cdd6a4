//! The README's tables of lines: each is read, and the Spanish one beside it means the same.

use std::fs;
use std::path::Path;
use tirada::ask::{Context, read};

/// The texts between backticks in a cell.
fn codes(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn lines_beside_each_other_mean_the_same() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let text = fs::read_to_string(path).expect("a text");
    let context = Context::default();
    let meant = |line: &str| {
        let request = read(line, &context).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        (request.line.in_english(), request.odds, request.times)
    };
    let mut pairs = 0;
    let mut inside = false;
    for line in text.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        match cells[..] {
            [_, _, "en español", _, _] => inside = true,
            [_, english, spanish, _, _] if inside => {
                let (english, spanish) = (codes(english), codes(spanish));
                for line in &english {
                    let _read = meant(line);
                }
                assert!(
                    spanish.is_empty() || spanish.len() == english.len(),
                    "{line}"
                );
                for (one, other) in english.iter().zip(&spanish) {
                    assert_eq!(meant(one), meant(other), "{line}");
                    pairs += 1;
                }
            }
            _ => inside = false,
        }
    }
    assert!(pairs >= 35, "only {pairs} pairs were found");
}
