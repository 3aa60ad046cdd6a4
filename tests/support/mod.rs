//! The command as a shell runs it, for the tests that do.
#![allow(dead_code, reason = "each test file takes what it needs")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a run came to: standard output, standard error, exit code.
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: i32,
}

/// The command in English, with nothing of the tester's own environment and no input.
pub fn tirada(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tirada"));
    command
        .args(arguments)
        .env_clear()
        .env("TIRADA_LANG", "en")
        .stdin(Stdio::null());
    command
}

pub fn ran(output: &Output) -> Ran {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
    Ran {
        out: text(&output.stdout),
        err: text(&output.stderr),
        code: output.status.code().expect("an exit code"),
    }
}

pub fn run(arguments: &[&str]) -> Ran {
    ran(&tirada(arguments).output().expect("it runs"))
}

/// Runs a batch.
pub fn feed(arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = tirada(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The command may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let ran = ran(&child.wait_with_output().expect("it ends"));
    writer.join().expect("the input was written");
    ran
}

/// What a line of `sh` shows on a terminal of so many columns, both streams together; `tirada` is on its path. `None` where
/// there is no `script` to make a terminal.
#[cfg(unix)]
pub fn on_terminal(line: &str, columns: usize, variables: &[(&str, &str)]) -> Option<String> {
    let binary = std::path::Path::new(env!("CARGO_BIN_EXE_tirada"));
    let path = std::env::var("PATH").unwrap_or_default();
    let path = format!("{}:{path}", binary.parent()?.display());
    let output = Command::new("script")
        .args([
            "-qec",
            &format!("stty cols {columns} rows 40; {line}"),
            "/dev/null",
        ])
        .env_clear()
        .env("PATH", path)
        .env("SHELL", "/bin/sh")
        .env("TERM", "xterm")
        .env("TIRADA_LANG", "en")
        .envs(variables.iter().copied())
        .current_dir(std::env::temp_dir())
        .stdin(Stdio::null())
        .output();
    match output {
        Ok(output) => Some(
            String::from_utf8(output.stdout)
                .expect("text")
                .replace("\r\n", "\n"),
        ),
        Err(_) => {
            eprintln!("no script: nothing was shown on a terminal");
            None
        }
    }
}
