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
    let answer = parts[parts.len() - 1].trim().lines().last();
    assert!(
        answer.is_some_and(|answer| answer.parse::<f64>().is_ok()),
        "{shown:?}"
    );
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
    assert!(ran.err.starts_with("warning: sample of ") && ran.err.lines().count() == 1);
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

#[test]
fn colours_where_the_environment_and_the_stream_want_them() {
    let coloured = |line: &str, variables: &[(&str, &str)]| {
        let shown = on_terminal(line, 80, variables)?;
        assert!(shown.contains("3d6"), "{shown:?}");
        Some(shown.contains('\x1b'))
    };
    let roll = "tirada --dice 1,2,3 3d6";
    let piped = "tirada --dice 1,2,3 3d6 | cat";
    for (line, variables, wanted) in [
        (roll, &[][..], true),
        (roll, &[("NO_COLOR", "")], true),
        (roll, &[("NO_COLOR", "1")], false),
        (roll, &[("CLICOLOR", "0")], false),
        (roll, &[("CLICOLOR", "1")], true),
        (roll, &[("TERM", "dumb")], false),
        (piped, &[], false),
        (piped, &[("CLICOLOR_FORCE", "1")], true),
        (piped, &[("CLICOLOR_FORCE", "0")], false),
        (piped, &[("CLICOLOR_FORCE", "")], false),
        (piped, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")], false),
        (piped, &[("CLICOLOR_FORCE", "1"), ("TERM", "dumb")], true),
    ] {
        let Some(coloured) = coloured(line, variables) else {
            return;
        };
        assert_eq!(coloured, wanted, "{line} {variables:?}");
    }
    // The flag comes before all of them.
    for (line, wanted) in [
        (
            "NO_COLOR=1 tirada --color always --dice 1,2,3 3d6 | cat",
            true,
        ),
        (
            "CLICOLOR_FORCE=1 tirada --color never --dice 1,2,3 3d6",
            false,
        ),
    ] {
        assert_eq!(coloured(line, &[]), Some(wanted), "{line}");
    }
    // Errors are coloured as their own stream is.
    for (line, wanted) in [
        ("tirada 3d6 + > /dev/null", true),
        ("tirada 3d6 + 2>&1 | cat", false),
    ] {
        let shown = on_terminal(line, 80, &[]).expect("a terminal");
        assert_eq!(shown.contains('\x1b'), wanted, "{line}: {shown:?}");
    }
}

/// Lines of all kinds whose answers are wide.
const WIDE: [&str; 11] = [
    "--dice 2,4,7 autofire 45 dmg 12 targets 3",
    "--dice 1,7,8,4,4,5 hitos attack 6+5 vs 14 unaware dmg C+1 bonus 3 rd 2 aguante 8 lost 5",
    "-s 1 30d6",
    "-s 1 d100 init Ana firearm 14 60, Luis melee 12 50 surprised",
    "odds d100 melee 65 vs 40 long",
    "-c odds 3d6",
    "-c odds d100 65",
    "odds hitos 6+2..4 vs 10,15,20,25,30",
    "-c odds hitos 6+2..4",
    "westeros fatigue fort 4 load 1: high x3, rest, medium x2",
    "hitos 6+4 hrd",
];

#[test]
fn every_line_fits_its_screen() {
    for columns in [40, 60, 80, 200] {
        for line in WIDE {
            let Some(shown) = on_terminal(&format!("tirada {line}"), columns, &[("NO_COLOR", "1")])
            else {
                return;
            };
            // The first line is the one that was asked, left to the terminal unless it is an error.
            let first = usize::from(!shown.starts_with("error"));
            for told in shown.lines().skip(first) {
                assert!(
                    told.chars().count() <= columns,
                    "{columns}: {told}\n{shown}"
                );
                assert_eq!(told.trim_end(), told, "blanks at the end: {shown}");
            }
            assert!(shown.lines().count() > first, "{shown}");
        }
    }
}

#[test]
fn narrow_lines_go_on_under_their_cells() {
    let Some(shown) = on_terminal(
        "tirada --dice 1,5,9 hitos 6+4 vs 15",
        30,
        &[("NO_COLOR", "1")],
    ) else {
        return;
    };
    assert_eq!(
        shown,
        "hitos 6+4 vs 15\n  dice    1 5 9\n  total   C 5   +10 traits\n          = 15   vs 15\n  ✔ success   exactly\n"
    );
    // In a pipe a line stays a line.
    let piped =
        on_terminal("tirada --dice 1,5,9 hitos 6+4 vs 15 | cat", 30, &[]).expect("a terminal");
    assert!(
        piped.contains("  total   C 5   +10 traits   = 15   vs 15\n"),
        "{piped}"
    );
    let said = on_terminal(
        "COLUMNS=30 tirada --dice 1,5,9 hitos 6+4 vs 15 | cat",
        80,
        &[],
    );
    assert_eq!(said, Some(shown));
}

#[test]
fn bars_use_what_room_there_is() {
    let longest = |columns| {
        let shown = on_terminal("tirada -c odds 3d6", columns, &[("NO_COLOR", "1")])?;
        let bars = shown.lines().map(|line| line.matches('█').count());
        bars.max()
    };
    let (Some(narrow), Some(usual), Some(wide)) = (longest(40), longest(80), longest(200)) else {
        return;
    };
    assert!(
        10 <= narrow && narrow < usual && usual < wide,
        "{narrow} {usual} {wide}"
    );
}
