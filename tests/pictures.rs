//! Pictures are written whole or not at all.

use std::fs;
use std::process::{Command, Output};

fn tirada(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tirada"));
    command
        .args(arguments)
        .env_clear()
        .env("TIRADA_LANG", "en")
        .output()
        .expect("it runs")
}

#[test]
fn odds_are_drawn_with_title_axes_and_a_bar_a_value() {
    let path = std::env::temp_dir().join(format!("tirada-{}.svg", std::process::id()));
    let name = path.to_str().expect("a plain name");
    let output = tirada(&["odds", "2d4", "--svg", name]);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("2d4   exact\n"));
    let picture = fs::read_to_string(&path).expect("the picture");
    fs::remove_file(&path).expect("it was there");
    assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"));
    assert!(picture.contains("2d4"), "the title");
    assert!(picture.contains("chance"), "the axis");
    assert_eq!(
        picture.matches("fill=\"#0072B2\"").count(),
        7,
        "a bar a value"
    );
}

#[test]
fn a_picture_that_cannot_be_written_is_an_error_and_leaves_nothing() {
    let output = tirada(&["odds", "2d4", "--svg", "/nowhere/at/all.svg"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("/nowhere/at/all.svg"));
}

#[test]
fn a_roll_draws_nothing_and_says_so() {
    let path = std::env::temp_dir().join(format!("tirada-roll-{}.svg", std::process::id()));
    let output = tirada(&["2d4", "--svg", path.to_str().expect("a plain name")]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "error: --svg draws odds, not a roll: put “odds” in front\n"
    );
    assert!(output.stdout.is_empty() && !path.exists());
}
