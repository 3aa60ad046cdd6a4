//! Every console block of the README and of `tests/transcripts` is run, and must print what it shows.
//!
//! A block opens with ` ```console ` (English) or ` ```console es ` (Spanish); a line that begins with `$ ` is run by `sh` with
//! `tirada` on its path, and what follows is what it prints, both streams together. `BLESS=1 cargo test --test console` writes
//! what is printed into the files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs one command line and returns both streams, in the order written.
fn run(command: &str, language: &str) -> String {
    let binary = Path::new(env!("CARGO_BIN_EXE_tirada"));
    let folder = binary.parent().expect("a folder");
    let path = format!(
        "{}:{}",
        folder.display(),
        std::env::var("PATH").unwrap_or_default()
    );
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1; {command}")])
        .env_clear()
        .env("PATH", path)
        .env("TIRADA_LANG", language)
        .current_dir(std::env::temp_dir())
        .output()
        .expect("sh runs");
    String::from_utf8(output.stdout).expect("text")
}

/// The file as it should be: every block with what its commands print now.
fn replayed(text: &str) -> (String, usize) {
    let mut out = String::new();
    let mut language = None;
    let mut commands = 0;
    for line in text.lines() {
        match (language, line) {
            (None, "```console") => language = Some("en"),
            (None, "```console es") => language = Some("es"),
            (Some(_), "```") => language = None,
            (Some(spoken), line) => {
                if let Some(command) = line.strip_prefix("$ ") {
                    out.push_str(line);
                    out.push('\n');
                    out.push_str(&run(command, spoken));
                    commands += 1;
                }
                continue;
            }
            (None, _) => {}
        }
        out.push_str(line);
        out.push('\n');
    }
    (out, commands)
}

fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = vec![root.join("README.md")];
    for entry in fs::read_dir(root.join("tests/transcripts")).expect("transcripts") {
        files.push(entry.expect("a file").path());
    }
    files
}

#[cfg(unix)]
#[test]
fn console_blocks_print_what_they_show() {
    let mut commands = 0;
    for path in files() {
        let text = fs::read_to_string(&path).expect("a text");
        let (now, count) = replayed(&text);
        commands += count;
        assert!(count > 0, "{} runs nothing", path.display());
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, now).expect("it can be written");
        } else {
            assert!(
                now == text,
                "{} differs; what it prints now:\n{now}",
                path.display()
            );
        }
    }
    assert!(commands >= 200, "only {commands} commands were found");
}
