//! The layers point one way, and each foreign crate stays in its one place.

use std::fs;
use std::path::{Path, PathBuf};

/// From the bottom up.
const LAYERS: [&str; 6] = ["dice", "rules", "ask", "report", "render", "cli"];

/// Crates and the only places that may name them, as paths below `src`.
const PLACES: &[(&str, &[&str])] = &[
    ("rand", &["dice/roller.rs"]),
    ("rand_chacha", &["dice/roller.rs"]),
    ("nom", &["ask/grammar/"]),
    ("strsim", &["ask/nearest.rs"]),
    ("colored", &["render/paint.rs"]),
    ("serde_json", &["render/json.rs"]),
    ("csv", &["render/csv.rs"]),
    ("plotters", &["render/svg.rs"]),
    ("clap", &["cli/"]),
    ("anyhow", &["cli/"]),
    ("terminal_size", &["cli/"]),
    ("rustyline", &["cli/prompt.rs"]),
    ("toml", &["cli/config/"]),
    ("num_bigint", &["dice/"]),
    ("libm", &["dice/", "rules/notation/"]),
    ("num_integer", &["dice/"]),
    ("num_traits", &["dice/"]),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Each source below `src` with its text, comments taken out.
fn texts() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    let text = |path: &PathBuf| {
        let name = path
            .strip_prefix(&root)
            .expect("below src")
            .to_string_lossy()
            .replace('\\', "/");
        let text = fs::read_to_string(path).expect("a source is text");
        let code = text
            .lines()
            .map(|line| line.split("//").next().unwrap_or(""))
            .collect::<Vec<_>>()
            .join("\n");
        (name, code)
    };
    paths.iter().map(text).collect()
}

/// The words that follow `crate::` in a text, braces opened.
fn named_modules(code: &str) -> Vec<String> {
    let word = |text: &str| {
        text.chars()
            .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
            .collect::<String>()
    };
    let mut modules = Vec::new();
    for (at, marker) in code.match_indices("crate::") {
        let rest = &code[at + marker.len()..];
        match rest.strip_prefix('{') {
            Some(list) => {
                let list = list.split(';').next().unwrap_or("");
                modules.extend(list.split(',').map(|part| word(part.trim())));
            }
            None => modules.push(word(rest)),
        }
    }
    modules
}

fn layer(name: &str) -> Option<usize> {
    let first = name.split(['/', '.']).next().unwrap_or("");
    LAYERS.iter().position(|layer| *layer == first)
}

#[test]
fn every_layer_knows_only_those_below_it() {
    let texts = texts();
    assert!(texts.len() > 40, "only {} sources were found", texts.len());
    let mut wrong = Vec::new();
    for (name, code) in &texts {
        let Some(own) = layer(name) else { continue };
        for module in named_modules(code) {
            if layer(&module).is_some_and(|used| used > own) {
                wrong.push(format!("{name} uses {module}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_foreign_crate_stays_in_its_place() {
    let mut wrong = Vec::new();
    for (name, code) in texts() {
        for (foreign, places) in PLACES {
            let names_it = code.match_indices(&format!("{foreign}::")).any(|(at, _)| {
                !code[..at].ends_with(|before: char| {
                    before.is_alphanumeric() || matches!(before, '_' | ':')
                })
            });
            if names_it && !places.iter().any(|place| name.starts_with(place)) {
                wrong.push(format!("{name} uses {foreign}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_test_sees_what_it_must_see() {
    assert_eq!(
        named_modules("use crate::cli::args;\nlet x = crate::dice::Law;"),
        ["cli", "dice"]
    );
    assert_eq!(
        named_modules("use crate::{ask::{Error, Span}, render};"),
        ["ask", "Span", "render"]
    );
}

#[test]
fn every_file_opens_with_what_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (name, _) in texts() {
        let text = fs::read_to_string(root.join(&name)).expect("a source is text");
        assert!(text.starts_with("//! "), "{name} does not say what it is");
    }
}
