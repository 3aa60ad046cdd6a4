//! Lines with the answer that the rules give them: `tests/cases/*.jsonl`, one case a line.
//!
//! A case is an object: `expr`; perhaps `dice`; then any of `result`, `values`, `odds` (result: fraction), `means` (value:
//! number), `law` (value: {number: fraction}), or `error` (the frozen kind). Only what a case names is compared, so a case
//! must name something, and nothing that is not compared.

use serde_json::Value;
use std::path::Path;
use tirada::ask::{self, Context, Error};
use tirada::dice::{Budget, Stream};
use tirada::render::record_json;
use tirada::report::{self, Place};

/// What the program answers, as its JSON record.
fn answer(case: &Value) -> Result<Value, Error> {
    let line = case["expr"].as_str().expect("a case has an expression");
    let request = ask::read(line, &Context::default())?;
    let stream = Stream { seed: 1, line: 1 };
    let record = if request.odds {
        report::solve(&request, Place::Alone, Budget::default(), stream)?
    } else {
        let faces = ask::read_faces(case["dice"].as_str().unwrap_or(""))?;
        report::replay(&request, Place::Alone, &faces)?
    };
    Ok(serde_json::from_str(&record_json(&record)).expect("a record is JSON"))
}

/// What differs between a case and the answer.
fn differences(case: &Value) -> Vec<String> {
    let answered = answer(case);
    match (&case["error"], answered) {
        (Value::Null, Ok(answer)) => compare(case, &answer),
        (Value::Null, Err(error)) => vec![format!("refused: {error:?}")],
        (_, Ok(answer)) => vec![format!("answered {answer}, wanted an error")],
        (kind, Err(error)) if *kind != error.kind().key() => {
            vec![format!(
                "an error of kind {}, wanted {kind}",
                error.kind().key()
            )]
        }
        (_, Err(_)) => Vec::new(),
    }
}

/// What is compared of an answer, each with what it must name.
const COMPARED: &[&str] = &["values", "odds", "means", "law"];

/// What is wrong with the case itself: it would pass whatever is answered.
fn void(case: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut compares = !case["result"].is_null() || case["error"].is_string();
    for (key, value) in fields(case) {
        let compared = COMPARED.contains(&key.as_str());
        let known = compared || matches!(key.as_str(), "expr" | "dice" | "result" | "error");
        if !known {
            wrong.push(format!("nobody reads “{key}”"));
        }
        compares |= compared && fields(value).next().is_some();
        if compared && fields(value).next().is_none() {
            wrong.push(format!("“{key}” names nothing"));
        }
    }
    let refused = !case["error"].is_null();
    if refused && fields(case).any(|(key, _)| key == "result" || COMPARED.contains(&key.as_str())) {
        wrong.push("an error has no answer to compare".into());
    }
    if !compares {
        wrong.push("nothing is compared".into());
    }
    wrong
}

fn compare(case: &Value, answer: &Value) -> Vec<String> {
    let mut differences = Vec::new();
    let mut same = |what: &str, have: &Value, want: &Value| {
        if have != want {
            differences.push(format!("{what}: {have}, wanted {want}"));
        }
    };
    if let Some(result) = case.get("result") {
        same("result", &answer["result"], result);
    }
    for (name, want) in fields(&case["values"]) {
        same(name, &answer["values"][name], want);
    }
    for (result, want) in fields(&case["odds"]) {
        let rows = answer["odds"].as_array().into_iter().flatten();
        let have = rows
            .into_iter()
            .find(|row| row["result"] == **result)
            .map(|row| row["fraction"].clone());
        same(result, &have.unwrap_or_else(|| "0/1".into()), want);
    }
    for (name, law) in fields(&case["law"]) {
        for (number, want) in fields(law) {
            let rows = answer["values"][name]["law"]
                .as_array()
                .into_iter()
                .flatten();
            let have = rows
                .into_iter()
                .find(|row| row[0].as_i64() == number.parse().ok())
                .map(|row| row[2].clone());
            same(
                &format!("{name} = {number}"),
                &have.unwrap_or_else(|| "0/1".into()),
                want,
            );
        }
    }
    for (name, want) in fields(&case["means"]) {
        let (have, want) = (
            answer["values"][name]["mean"].as_f64(),
            want.as_f64().expect("a mean is a number"),
        );
        if have.is_none_or(|have| (have - want).abs() > 1e-9 * want.abs().max(1.0)) {
            differences.push(format!("mean of {name}: {have:?}, wanted {want}"));
        }
    }
    differences
}

fn fields(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flatten()
}

/// A line written out in full, in English and in Spanish.
fn written_out(line: &ask::Line) -> Vec<String> {
    match line {
        ask::Line::Plain(plain) => vec![plain.to_string()],
        ask::Line::Game(phrase) => vec![
            phrase.text(ask::Tongue::English),
            phrase.text(ask::Tongue::Spanish),
        ],
    }
}

#[test]
fn every_line_written_out_in_full_reads_back_as_itself() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let read = |line: &str| ask::read(line, &Context::default());
    for file in std::fs::read_dir(folder).expect("the cases are there") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("cases are text");
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let case: Value = serde_json::from_str(line).expect("a case is JSON");
            let line = case["expr"].as_str().expect("a case has an expression");
            let Ok(request) = read(line) else { continue };
            for full in written_out(&request.line) {
                let again = read(&full).unwrap_or_else(|error| panic!("{line}: {full}: {error:?}"));
                assert_eq!(
                    again.line.in_english(),
                    request.line.in_english(),
                    "{line}: {full}"
                );
            }
        }
    }
}

#[test]
fn every_case_is_answered_as_the_rules_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let (mut count, mut wrong) = (0, Vec::new());
    for file in std::fs::read_dir(folder).expect("the cases are there") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("cases are text");
        let mut in_file = 0;
        for (number, line) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty())
        {
            let case: Value = serde_json::from_str(line).expect("a case is JSON");
            count += 1;
            in_file += 1;
            let place = format!(
                "{}:{}",
                path.file_name().expect("a name").to_string_lossy(),
                number + 1
            );
            wrong.extend(
                void(&case)
                    .into_iter()
                    .chain(differences(&case))
                    .map(|what| format!("{place} {}: {what}", case["expr"])),
            );
        }
        assert!(
            in_file >= 200,
            "only {in_file} cases were found in {}",
            path.display()
        );
    }
    assert!(wrong.is_empty(), "of {count} cases\n{}", wrong.join("\n"));
    assert!(count >= 1_600, "only {count} cases were found");
}

#[test]
fn a_case_that_could_not_fail_is_refused() {
    let wrong = |case: &str| void(&serde_json::from_str(case).expect("JSON"));
    for sound in [
        r#"{"expr": "3d6", "dice": "1,2,3", "values": {"total": 6}}"#,
        r#"{"expr": "hitos 6+4 vs 15", "dice": "1,5,9", "result": "success"}"#,
        r#"{"expr": "odds 1d2", "law": {"total": {"1": "1/2"}}}"#,
        r#"{"expr": "d6+", "error": "expected"}"#,
    ] {
        assert!(wrong(sound).is_empty(), "{sound}");
    }
    for void in [
        r#"{"expr": "3d6"}"#,
        r#"{"expr": "3d6", "value": {"total": 6}}"#,
        r#"{"expr": "3d6", "values": {}}"#,
        r#"{"expr": "d6+", "error": true}"#,
        r#"{"expr": "d6+", "error": "expected", "values": {"total": 6}}"#,
    ] {
        assert!(!wrong(void).is_empty(), "{void}");
    }
}
