//! The command on a terminal, made by `script`: progress, colours, widths.
#![cfg(unix)]

mod support;

use support::{on_terminal, tirada};

const LONG: &str = "--budget 2500 -q -s 7 odds 40d1000x vs 30d999x";
const WIPE: &str = "\r\x1b[K";

#[test]
fn long_work_is_told_on_the_terminal_and_wiped() {
    let Some(shown) = on_terminal(&format!("tirada {LONG}"), 80, &[]) else {
        return;
    };
    let parts: Vec<&str> = shown.split(WIPE).collect();
    assert!(parts.len() > 3, "{shown:?}");
    assert_eq!(parts[0], "", "{shown:?}");
    for told in &parts[1..parts.len() - 1] {
        assert!(told.starts_with("  working out the odds…  "), "{told:?}");
    }
    // Nothing is left but the answer.
    let answer = parts[parts.len() - 1].trim();
    assert!(answer.parse::<f64>().is_ok(), "{shown:?}");
}

#[test]
fn nothing_is_told_of_short_work_in_a_pipe_or_on_a_dumb_terminal() {
    for (line, variables) in [
        ("tirada -q --dice 1,2,3 3d6".to_string(), &[][..]),
        (format!("tirada {LONG} 2>/dev/null"), &[]),
        (format!("tirada {LONG}"), &[("TERM", "dumb")]),
        (
            "yes 3d6 | head -n 20000 | tirada -q | tail -n 1".into(),
            &[],
        ),
    ] {
        let Some(shown) = on_terminal(&line, 80, variables) else {
            return;
        };
        assert!(!shown.contains(WIPE), "{line}: {shown:?}");
    }
    let ran = support::ran(
        &tirada(&LONG.split(' ').collect::<Vec<_>>())
            .output()
            .expect("it runs"),
    );
    assert_eq!(ran.err, "");
}

#[test]
fn many_answers_into_a_file_are_counted() {
    let line = "tirada -q -n 1000000000 10d6 | sleep 2.5";
    let spanish = on_terminal(line, 80, &[("TIRADA_LANG", "es")]);
    let Some(shown) = spanish else {
        return;
    };
    let told = |part: &&str| part.contains(" respuestas  ") && part.contains(" %  ");
    assert!(shown.split(WIPE).filter(told).count() > 0, "{shown:?}");
    assert!(shown.ends_with(WIPE), "{shown:?}");
}
