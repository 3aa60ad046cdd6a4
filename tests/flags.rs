//! Every flag: that some test has it, that its Spanish name does the same, and what no other test asks of it.

mod support;

use std::fs;
use std::path::Path;
use support::{feed, run, tirada};

/// The long names in the help of a language, each with its Spanish name where the help tells one.
fn names(language: &str) -> Vec<(String, Option<String>)> {
    let help = tirada(&["--help", "--lang", language])
        .env("COLUMNS", "100")
        .output()
        .expect("it runs");
    let help = String::from_utf8(help.stdout).expect("text");
    let mut names: Vec<(String, Option<String>)> = Vec::new();
    for line in help.lines() {
        let flag = line.strip_prefix("  ").map(str::trim_start);
        let named = flag.filter(|flag| flag.starts_with('-') && line.find("--") < Some(8));
        if let Some(named) = named {
            let long = named[named.find("--").expect("a long name")..].split([' ', '\n']);
            names.push((long.take(1).collect(), None));
        }
        if let (Some(last), Some(at)) = (names.last_mut(), line.rfind("(--")) {
            last.1 = Some(line[at + 1..].trim_end().trim_end_matches(')').into());
        }
    }
    names
}

#[test]
fn some_test_has_every_flag() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = fs::read_to_string(root.join("README.md")).expect("a text");
    for folder in ["tests", "tests/transcripts"] {
        for entry in fs::read_dir(root.join(folder)).expect("tests") {
            let path = entry.expect("a file").path();
            if path.is_file() {
                texts.push_str(&fs::read_to_string(path).expect("a text"));
            }
        }
    }
    let names = names("en");
    assert!(names.len() >= 25, "{names:?}");
    let untested = names.iter().filter(|(name, _)| {
        let used = [" ", "\"", "="].map(|end| format!("{name}{end}"));
        !used.iter().any(|used| texts.contains(used))
    });
    let untested: Vec<&String> = untested.map(|(name, _)| name).collect();
    assert!(untested.is_empty(), "{untested:?}");
}

#[test]
fn spanish_names_do_the_same() {
    let spanish = names("es");
    for (name, alias) in &spanish {
        let alias = alias.as_ref().unwrap_or(name);
        // What takes a value says so in both; what takes none is read in both.
        let (one, other) = (
            run(&[name, "=", "--version"]),
            run(&[alias, "=", "--version"]),
        );
        assert_eq!(one.code, other.code, "{name}, {alias}");
        let told = one.err.replace(name, "").replace(alias, "");
        assert_eq!(
            told,
            other.err.replace(name, "").replace(alias, ""),
            "{name}"
        );
    }
    let aliased = spanish.iter().filter(|(_, alias)| alias.is_some()).count();
    assert!(aliased >= 20, "{spanish:?}");
    assert_eq!(
        run(&["--callado", "--semilla", "7", "3d6"]).out,
        run(&["--quiet", "-s7", "3d6"]).out
    );
    assert_eq!(run(&["--dados", "1,2,3", "-q", "3d6"]).out, "6\n");
    assert_eq!(
        run(&["--veces", "2", "--formato", "json", "-s7", "d6"])
            .out
            .lines()
            .count(),
        2
    );
}

#[test]
fn the_flag_decides_the_language_before_the_environment() {
    let answer = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = tirada(&["-q", "--dice", "1,5,9", "hitos 6+4"]);
        command.env_remove("TIRADA_LANG").args(arguments);
        let output = command.envs(variables.iter().copied()).output();
        String::from_utf8(output.expect("it runs").stdout).expect("text")
    };
    assert_eq!(answer(&[], &[]), "éxito\n");
    assert_eq!(answer(&[("LANG", "C.UTF-8")], &[]), "éxito\n");
    assert_eq!(answer(&[("LANG", "de_DE.UTF-8")], &[]), "success\n");
    assert_eq!(
        answer(&[("LANG", "en_GB"), ("LC_ALL", "gl_ES")], &[]),
        "éxito\n"
    );
    assert_eq!(
        answer(&[("LANG", "es_ES"), ("TIRADA_LANG", "en")], &[]),
        "success\n"
    );
    assert_eq!(
        answer(&[("TIRADA_LANG", "en")], &["--lang", "es"]),
        "éxito\n"
    );
    assert_eq!(answer(&[], &["--idioma=en"]), "success\n");
}

#[test]
fn numbers_of_flags_have_bounds() {
    for arguments in [
        ["--times", "0"],
        ["--times", "1000000001"],
        ["--times", "-1"],
        ["--seed", "-1"],
        ["--seed", "x"],
        ["--first", "-1"],
        ["--budget", "soon"],
    ] {
        let ran = run(&[arguments[0], arguments[1], "3d6"]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.err.contains(arguments[0]), "{}", ran.err);
    }
    assert_eq!(
        run(&["--seed", "18446744073709551615", "-q", "3d6"]).code,
        0
    );
}

#[test]
fn the_exit_status_of_a_batch_tells_of_any_failure() {
    let lines = b"d6 vs 1\nd6 vs 7\n";
    assert_eq!(feed(&["-q"], lines).code, 0);
    assert_eq!(feed(&["-qe"], lines).code, 1);
    assert_eq!(feed(&["-q", "--exit-status"], b"d6 vs 1\nd6\n").code, 0);
    assert_eq!(feed(&["-qe"], b"d6 vs 7\nnonsense\n").code, 2);
    // Odds fail at nothing.
    assert_eq!(run(&["--odds", "-qe", "d6 vs 4"]).out, "0.5\n");
    assert_eq!(feed(&["-qe"], b"odds d6 vs 7\n").code, 0);
    assert_eq!(run(&["-qe", "--times", "20", "d6 vs 7"]).code, 1);
}

#[test]
fn a_chart_is_drawn_for_odds_only() {
    let chart = run(&["--chart", "odds", "2d4"]).out;
    assert!(
        chart.contains("at least") && chart.contains("at most"),
        "{chart}"
    );
    assert!(chart.contains('█'), "{chart}");
    let roll = ["2d4", "--dice", "1,2"];
    assert_eq!(run(&[&roll[..], &["-c"]].concat()).out, run(&roll).out);
}

#[test]
fn errors_keep_to_the_stream_and_form_that_is_wanted() {
    let lines = b"d6 vs 1\nbad\n";
    for format in ["text", "csv", "markdown", "json"] {
        let ran = feed(&["--format", format, "-s", "7"], lines);
        assert!(!ran.out.contains("bad"), "{format}: {}", ran.out);
        assert!(
            !ran.err.is_empty() && ran.code == 2,
            "{format}: {}",
            ran.err
        );
        let ran = feed(&["--format", format, "-s", "7", "--errors", "data"], lines);
        assert!(ran.out.contains("bad"), "{format}: {}", ran.out);
        assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{format}");
    }
    let ran = feed(
        &["-f", "csv", "-s", "7", "--errors=data"],
        b"odds d2\nbad\nodds d2\n",
    );
    let heads = ran.out.lines().filter(|line| line.contains("expr")).count();
    assert_eq!(
        heads, 3,
        "each other table has a head of its own: {}",
        ran.out
    );
}

#[test]
fn samples_say_what_they_are() {
    let slow = "40d1000x vs 30d999x";
    let says = |arguments: &[&str]| {
        let ran = run(&[arguments, &["--budget", "1", "-s", "7", "odds", slow]].concat());
        assert_eq!(ran.code, 0);
        (
            ran.out.contains("sample of"),
            ran.err.contains("warning: sample of"),
        )
    };
    assert_eq!(says(&[]), (true, false));
    assert_eq!(says(&["-q"]), (false, true));
    assert_eq!(says(&["-f", "csv"]), (false, true));
    assert_eq!(says(&["--json"]), (false, false));
    let ran = feed(
        &["-q", "--budget", "1"],
        format!("d6\nodds {slow}\n").as_bytes(),
    );
    assert!(
        ran.err.starts_with("warning (line 2): sample of "),
        "{}",
        ran.err
    );
}

#[test]
fn pictures_of_a_batch_have_names_of_their_own() {
    let folder = std::env::temp_dir().join(format!("tirada-pictures-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("law.svg");
    let path = path.to_str().expect("a plain name");
    let ran = feed(&["-q", "--svg", path], b"odds d6\n\nodds 2d6\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let roll = feed(&["-q", "--svg", path], b"d6\n");
    assert_eq!(
        (roll.code, roll.out.as_str()),
        (2, ""),
        "a roll has no picture"
    );
    let ran = feed(&["-q", "--keyed", "--svg", path], b"ana/1\todds d6\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| {
            entry
                .expect("a file")
                .file_name()
                .into_string()
                .expect("text")
        })
        .collect();
    names.sort();
    fs::remove_dir_all(&folder).expect("it was there");
    assert_eq!(names, ["law-1.svg", "law-3.svg", "law-ana_1.svg"]);
}
