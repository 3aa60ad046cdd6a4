//! The command as a shell runs it: flags, streams, exit codes.

mod support;

use std::io::Write;
use std::process::Stdio;
use support::{feed, ran, run, tirada};

#[test]
fn options_may_stand_anywhere() {
    let first = run(&["--seed", "7", "hitos", "6+4", "vs", "15"]);
    assert_eq!(run(&["hitos", "6+4", "-s7", "vs", "15"]).out, first.out);
    assert_eq!(
        run(&["hitos", "6+4", "vs", "15", "--seed=7"]).out,
        first.out
    );
    assert_eq!(run(&["hitos 6+4 vs 15", "-s", "7"]).out, first.out);
    assert!(first.out.starts_with("hitos 6+4 vs 15\n"));
}

#[test]
fn negative_numbers_and_words_need_no_quotes() {
    let ran = run(&["d100", "65", "-20", "--dice", "4,6", "-q"]);
    assert_eq!((ran.out.as_str(), ran.code), ("failure\n", 0));
    assert_eq!(run(&["-1d6", "--dice", "4", "-q"]).out, "-4\n");
    assert_eq!(run(&["d20", "-2", "--dice", "4", "-q"]).out, "2\n");
}

#[test]
fn quiet_says_only_the_answer() {
    assert_eq!(run(&["-q", "3d6+2", "--dice", "1,2,3"]).out, "8\n");
    assert_eq!(
        run(&["-q", "hitos", "6+4", "--dice", "1,5,9"]).out,
        "success\n"
    );
    assert_eq!(
        run(&["-q", "--lang", "es", "hitos", "6+4", "--dice", "1,5,9"]).out,
        "éxito\n"
    );
    assert_eq!(run(&["-q", "odds", "hitos", "6+4"]).out, "0.648\n");
    assert_eq!(
        run(&["-q", "-l", "es", "odds", "hitos", "6+4"]).out,
        "0.648\n"
    );
}

#[test]
fn json_is_one_object_a_line() {
    let ran = run(&["--json", "--dice", "1,5,9", "hitos", "6+4", "vs", "15"]);
    assert_eq!(
        ran.out,
        "{\"expr\":\"hitos 6+4 vs 15\",\"game\":\"hitos\",\"rule\":\"test\",\"result\":\"success\",\"dice\":[1,5,9],\
         \"values\":{\"total\":15,\"target\":15,\"margin\":0,\"m\":1,\"C\":5,\"M\":9,\"triple\":false,\"aspect\":null}}\n"
    );
    let ran = run(&["-f", "json", "-s", "7", "3d6"]);
    let record: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(record["seed"], 7);
    assert_eq!(record["rng"], "chacha8/1");
    let dice: Vec<String> = record["dice"]
        .as_array()
        .expect("dice")
        .iter()
        .map(ToString::to_string)
        .collect();
    let again = run(&["--json", "3d6", "--dice", &dice.join(",")]);
    let again: serde_json::Value = serde_json::from_str(&again.out).expect("JSON");
    assert_eq!(again["values"], record["values"]);
}

#[test]
fn several_rolls_of_one_line() {
    let ran = run(&["-q", "-s", "3", "6x", "4d6kh3"]);
    assert_eq!(ran.out.lines().count(), 6);
    assert_eq!(run(&["-q", "-s", "3", "-n", "6", "4d6kh3"]).out, ran.out);
    let ran = run(&["-n", "2", "6x 4d6kh3"]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert_eq!(
        ran.err,
        "error: both the line and the flags say how often\n"
    );
}

#[test]
fn exit_codes() {
    assert_eq!(run(&["hitos", "0", "vs", "30", "--dice", "2,3,4"]).code, 0);
    assert_eq!(
        run(&["-e", "hitos", "0", "vs", "30", "--dice", "2,3,4"]).code,
        1
    );
    assert_eq!(
        run(&["-qe", "hitos", "9", "vs", "9", "--dice", "2,3,4"]).code,
        0
    );
    assert_eq!(run(&["hitos", "6+"]).code, 2);
    assert_eq!(run(&["--nonsense"]).code, 2);
    assert_eq!(run(&["--help"]).code, 0);
    assert_eq!(run(&["--version"]).code, 0);
}

#[test]
fn flags_that_are_wrong_name_the_nearest() {
    let ran = run(&["--sed", "7", "3d6"]);
    assert_eq!(
        ran.err,
        "error: there is no option “--sed”\n  did you mean “--seed”?\n"
    );
    let ran = run(&["--lang", "es", "--sed", "7", "3d6"]);
    assert_eq!(
        ran.err,
        "error: no existe la opción «--sed»\n  ¿querías decir «--seed»?\n"
    );
    let ran = run(&["--format", "xml", "3d6"]);
    assert_eq!(ran.code, 2);
    assert!(
        ran.err
            .starts_with("error: “xml” is no value for “--format”\n"),
        "{}",
        ran.err
    );
}

#[test]
fn given_dice_must_fit() {
    let error = |dice: &str| run(&["hitos", "6+4", "--dice", dice]).err;
    assert_eq!(
        error("1,5"),
        "error: too few dice: 2 given, and the roll wants die 3, with a face from 1 to 10\n"
    );
    assert_eq!(
        error("1,5,11"),
        "error: die 3 cannot show 11: its faces go from 1 to 10\n"
    );
    assert_eq!(
        error("1,5,9,3"),
        "error: too many dice: 4 given, and the roll takes 3\n"
    );
    assert_eq!(run(&["odds", "3d6", "--dice", "1,2,3"]).code, 2);
    assert_eq!(run(&["-n", "2", "3d6", "--dice", "1,2,3"]).code, 2);
}

#[test]
fn an_empty_pipe_answers_nothing() {
    let ran = feed(&[], b"");
    assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.code), ("", "", 0));
    let ran = feed(&["-q"], b"\n  \n\r\n");
    assert_eq!((ran.out.as_str(), ran.code), ("", 0));
}

#[test]
fn the_three_lines_as_standard_input() {
    let lines = b"hitos 6+4 vs 15\nd100 melee 65 vs 40 long\nautofire 45 dmg 12 targets 3\n";
    let ran = feed(&["-s", "7", "--json"], lines);
    let rules: Vec<String> = ran
        .out
        .lines()
        .map(|line| {
            serde_json::from_str::<serde_json::Value>(line).expect("JSON")["rule"].to_string()
        })
        .collect();
    assert_eq!(rules, ["\"test\"", "\"melee\"", "\"autofire\""]);
    assert_eq!(ran.code, 0);
}

#[test]
fn a_wrong_line_is_told_under_its_number_and_the_rest_goes_on() {
    let ran = feed(&["-q", "-s", "7"], b"3d6\nd100 melee 65 log\n3d6\n");
    assert_eq!(ran.out.lines().count(), 2);
    assert!(
        ran.err
            .starts_with("error (line 2): “log” does not belong here"),
        "{}",
        ran.err
    );
    assert!(
        ran.err.ends_with("\n  did you mean “long”?\n"),
        "{}",
        ran.err
    );
    assert_eq!(ran.code, 2);
}

#[test]
fn errors_as_data() {
    let ran = feed(
        &["--json", "--errors", "data", "-s", "7"],
        b"3d6\nd100 melee 65 log\n",
    );
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
    let wrong: serde_json::Value =
        serde_json::from_str(ran.out.lines().nth(1).expect("two lines")).expect("JSON");
    assert_eq!(wrong["line"], 2);
    assert_eq!(wrong["error"]["kind"], "expected");
    assert_eq!(wrong["error"]["at"], 14);
    assert_eq!(wrong["error"]["length"], 3);
    assert_eq!(wrong["error"]["near"], "long");
}

#[test]
fn lines_may_end_in_nul_both_in_and_out() {
    let newlines = feed(&["-q", "-s", "7"], b"3d6\nhitos 6+4\n").out;
    let ran = feed(&["-q0", "-s", "7"], b"3d6\0hitos\n6+4\0");
    assert_eq!(
        (ran.out.as_str(), ran.code),
        (&*newlines.replace('\n', "\0"), 0)
    );
    // A text of several lines ends in one NUL.
    let ran = run(&["--null", "--dice", "1,5,9", "hitos 6+4"]);
    assert_eq!(ran.out.matches('\0').count(), 1);
    assert!(ran.out.ends_with("exactly\0"), "{:?}", ran.out);
    let ran = feed(&["-0", "--json", "--errors", "data"], b"3d6\0nonsense\0");
    assert!(
        !ran.out.contains('\n') && ran.out.ends_with("}\0"),
        "{:?}",
        ran.out
    );
    assert_eq!(ran.out.matches('\0').count(), 2);
    let ran = run(&["-0q", "--dice", "1,2,3", "3d6"]);
    assert_eq!(ran.out, "6\0");
    // Each row of a table is a line.
    let newlines = feed(&["-s", "7", "-f", "csv"], b"3d6\nhitos 6+4 # a\n").out;
    let ran = feed(&["-0", "-s", "7", "-f", "csv"], b"3d6\0hitos 6+4 # a\0");
    assert_eq!(ran.out, newlines.replace('\n', "\0"));
    // Errors stay lines.
    let ran = feed(&["-0"], b"nonsense\0");
    assert!(
        ran.err.ends_with('\n') && !ran.err.contains('\0'),
        "{:?}",
        ran.err
    );
}

#[test]
fn a_line_depends_on_seed_and_number_only() {
    let whole = feed(&["-q", "-s", "7"], b"100d6\n100d6\n100d6\n100d6\n").out;
    let lines: Vec<&str> = whole.lines().collect();
    let tail = feed(&["-q", "-s", "7", "--first", "3"], b"100d6\n100d6\n").out;
    assert_eq!(tail.lines().collect::<Vec<_>>(), lines[2..]);
    let other = feed(&["-q", "-s", "7"], b"hitos 6\n\nbad line\n100d6\n").out;
    assert_eq!(other.lines().last(), Some(lines[3]));
}

#[test]
fn keyed_lines_depend_on_seed_and_key_only() {
    let forward = feed(&["-q", "-s", "7", "--keyed"], b"ana\t100d6\nluis\t100d6\n").out;
    let backward = feed(&["-q", "-s", "7", "--keyed"], b"luis\t100d6\nana\t100d6\n").out;
    let mut backward: Vec<&str> = backward.lines().collect();
    backward.reverse();
    assert_eq!(forward.lines().collect::<Vec<_>>(), backward);
    assert!(forward.starts_with("ana\t"));
    let ran = feed(&["--keyed"], b"no tab here\n");
    assert_eq!(ran.code, 2);
}

#[test]
fn bad_input_is_told_and_nothing_else() {
    let parentheses = "(".repeat(10_000);
    let ran = run(&[&parentheses]);
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(
        ran.err.lines().all(|line| line.chars().count() < 200),
        "{}",
        ran.err
    );

    let ran = feed(&[], &b"3d6+".repeat(2_500_000));
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert_eq!(
        ran.err,
        "error (line 1): the line is too long: 65536 bytes at most\n"
    );

    let ran = feed(&["-q", "-s", "7"], b"3d6 \xff\xfe\n3d6\n");
    assert_eq!((ran.out.lines().count(), ran.code), (1, 2));
    assert_eq!(ran.err, "error (line 1): the line is no text in UTF-8\n");

    for line in [
        "99999999999999999999d6",
        "d100 99999999999999999999",
        "hitos 6+4 vs 99999999999999999999",
        "d6k0",
    ] {
        let ran = run(&[line]);
        assert_eq!((ran.out.as_str(), ran.code), ("", 2), "{line}");
        assert!(ran.err.contains('^'), "{line}: {}", ran.err);
    }
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_success_and_a_full_disk_is_not() {
    let mut child = tirada(&["-q", "-n", "1000000", "3d6"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    let ran = ran(&child.wait_with_output().expect("it ends"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));

    let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
    if let Ok(full) = full {
        let output = tirada(&["-q", "3d6"])
            .stdout(full)
            .stderr(Stdio::piped())
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(2));
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn colour_only_where_it_is_wanted() {
    let plain = run(&["-s", "7", "3d6"]).out;
    assert!(!plain.contains('\x1b'));
    let coloured = run(&["-s", "7", "--color", "always", "3d6"]).out;
    assert!(coloured.contains('\x1b'));
    let forced = tirada(&["-s", "7", "3d6"])
        .env("CLICOLOR_FORCE", "1")
        .output()
        .expect("it runs");
    assert!(ran(&forced).out.contains('\x1b'));
    let refused = tirada(&["-s", "7", "3d6"])
        .env("CLICOLOR_FORCE", "1")
        .env("NO_COLOR", "1")
        .output()
        .expect("it runs");
    assert_eq!(ran(&refused).out, plain);
}

#[test]
fn a_co_process_gets_each_answer_at_once() {
    use std::io::{BufRead, BufReader};
    let mut child = tirada(&["-q"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        stdin.write_all(b"3d6\n").expect("it reads");
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("it answers");
        assert!(
            answer
                .trim()
                .parse::<u32>()
                .is_ok_and(|total| (3..=18).contains(&total)),
            "{answer}"
        );
    }
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn explain_names_what_decided() {
    let ran = run(&[
        "--explain",
        "d100",
        "melee",
        "70",
        "vs",
        "70",
        "--dice",
        "4,5,4,5",
    ]);
    assert!(
        ran.out
            .contains("D10 ruling: same total and same skill: nobody hits"),
        "{}",
        ran.out
    );
    assert!(
        ran.out
            .contains("D7 rule text: section «Ataques cuerpo a cuerpo»"),
        "{}",
        ran.out
    );
}

#[test]
fn odds_that_cost_too_much_become_a_sample_that_says_so() {
    let ran = run(&["--json", "--budget", "1", "-s", "7", "odds", "100d1000"]);
    let record: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(record["exact"], false, "{record}");
    let samples = record["samples"].as_u64();
    assert!(samples.is_some_and(|samples| samples > 0), "{record}");
    assert!(record["error"].is_number(), "{record}");
    assert!(record["values"]["total"]["law"].is_null(), "{record}");
}
