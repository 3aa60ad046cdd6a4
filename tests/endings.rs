//! How the command ends when its reader, its terminal or its disk is gone, and what it leaves behind.
#![cfg(unix)]

mod support;

use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use support::{Ran, feed, ran, run, tirada};

/// The number of the signal that a closed terminal sends, and of the one that nobody can catch.
const HANGUP: i32 = 1;
const KILL: i32 = 9;

/// A folder of the test's own, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tirada-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        let path = self.0.join(name);
        path.to_str().expect("a plain name").to_string()
    }

    /// The names of its files, in order.
    fn files(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).expect("a folder");
        let name = |file: fs::DirEntry| file.file_name().to_string_lossy().to_string();
        let mut names: Vec<String> = files.map(|file| name(file.expect("a file"))).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _gone = fs::remove_dir_all(&self.0);
    }
}

/// What a line of `sh` comes to; `tirada` is on its path.
fn shell(line: &str) -> Ran {
    let binary = Path::new(env!("CARGO_BIN_EXE_tirada"));
    let folder = binary.parent().expect("a folder").display();
    let path = std::env::var("PATH").unwrap_or_default();
    let output = Command::new("sh")
        .args(["-c", line])
        .env_clear()
        .env("PATH", format!("{folder}:{path}"))
        .env("TIRADA_LANG", "en")
        .stdin(Stdio::null())
        .output();
    ran(&output.expect("a shell"))
}

fn send(signal: i32, child: &Child) {
    // The shell's own: not every machine has the command.
    let sent = Command::new("sh")
        .args(["-c", &format!("kill -{signal} {}", child.id())])
        .status();
    assert!(sent.expect("a shell").success());
}

/// A batch that waits for more after its first answer, with what still reads it.
fn waiting(arguments: &[&str], line: &str) -> (Child, BufReader<std::process::ChildStdout>) {
    let mut child = tirada(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut input = child.stdin.take().expect("a pipe");
    writeln!(input, "{line}").expect("it reads");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut answer = String::new();
    answers.read_line(&mut answer).expect("an answer");
    assert!(!answer.is_empty());
    child.stdin = Some(input);
    (child, answers)
}

#[test]
fn a_reader_that_has_enough_ends_a_batch_without_end() {
    for arguments in ["-q", "--json", "-f csv", "-q --errors data"] {
        let line = format!(
            "yes '3d6 # again' | {{ tirada -s 1 {arguments}; echo $? >&2; }} | head -n 1 | wc -l"
        );
        let Ran { out, err, code } = shell(&line);
        assert_eq!((out.trim(), err.as_str(), code), ("1", "0\n", 0), "{line}");
    }
    let many = "{ tirada -s 1 -q -n 1000000000 3d6; echo $? >&2; } | head -n 1";
    assert_eq!(shell(many).err, "0\n");
}

#[test]
fn whatever_is_printed_on_a_full_disk_is_told_and_ends_with_2() {
    if OpenOptions::new().write(true).open("/dev/full").is_err() {
        eprintln!("no /dev/full: no full disk was tried");
        return;
    }
    for arguments in [
        "3d6",
        "-q 3d6",
        "--json 3d6",
        "odds 3d6 --chart",
        "-f csv odds 3d6",
        "-n 100000 3d6",
        "-h",
        "--help",
        "--version",
        "--man",
        "--list",
        "--rules",
        "--completions bash",
    ] {
        let ran = shell(&format!("tirada {arguments} > /dev/full"));
        assert_eq!(ran.code, 2, "{arguments}");
        assert_eq!(ran.err.lines().count(), 1, "{arguments}: {}", ran.err);
        assert!(ran.err.starts_with("tirada: stdout: "), "{}", ran.err);
    }
    let batch = shell("yes 3d6 | tirada -q > /dev/full");
    assert_eq!((batch.code, batch.err.lines().count()), (2, 1));
}

/// A stream that is closed from the beginning is one that nobody reads.
#[test]
fn closed_streams_are_no_reason_to_end_badly() {
    for (line, code) in [
        ("tirada 3d6 >&-", 0),
        ("echo 3d6 | tirada -q >&-", 0),
        ("tirada --help >&-", 0),
        ("tirada 3d6 <&- >&- 2>&-", 0),
        ("tirada <&-", 0),
        ("tirada dd6 2>&-", 2),
        ("tirada dd6 2>/dev/full || exit $?", 2),
        ("echo dd6 | tirada <&- 2>&-", 0),
    ] {
        let ran = shell(line);
        assert_eq!((ran.code, ran.err.as_str()), (code, ""), "{line}");
    }
    // What is right of a batch is answered though nobody is told what is wrong.
    let ran = shell("printf '3d6\\ndd6\\n2d6\\n' | tirada -q 2>&-");
    assert_eq!((ran.out.lines().count(), ran.code), (2, 2));
}

#[test]
fn a_closed_terminal_ends_a_batch_after_what_it_has_answered() {
    let (mut child, answers) = waiting(&["-q", "-s", "1"], "3d6");
    send(HANGUP, &child);
    assert_eq!(child.wait().expect("it ends").signal(), Some(HANGUP));
    assert_eq!(answers.lines().count(), 0);
    // Under `nohup` it goes on.
    let ignored = shell(
        "trap '' HUP; { echo 3d6; sleep 0.3; echo 2d6; } | { tirada -q -s 1 & p=$!; sleep 0.1; kill -HUP $p; wait $p; }",
    );
    assert_eq!(ignored.code, 0);
}

#[test]
fn a_picture_is_put_in_place_whole() {
    let folder = Folder::new("whole");
    let (law, link, other) = (folder.file("law.svg"), folder.file("link.svg"), "other");
    fs::write(&law, "before").expect("a file");
    std::os::unix::fs::symlink("law.svg", &link).expect("a link");
    fs::create_dir(folder.file(other)).expect("a folder");
    assert_eq!(run(&["odds", "3d6", "--svg", &link]).code, 0);
    // The link still is one, and what it points to is new.
    assert!(fs::symlink_metadata(&link).is_ok_and(|link| link.is_symlink()));
    let picture = fs::read_to_string(&law).expect("a picture");
    assert!(picture.trim_end().ends_with("</svg>"));
    // What cannot be written leaves nothing behind.
    let refused = run(&["odds", "3d6", "--svg", &folder.file(other)]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains(other), "{}", refused.err);
    assert_eq!(folder.files(), ["law.svg", "link.svg", other]);
}

#[test]
fn a_picture_goes_through_a_pipe_and_leaves_it_one() {
    let folder = Folder::new("pipe");
    let pipe = folder.file("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status();
    if !made.is_ok_and(|made| made.success()) {
        eprintln!("no mkfifo: no pipe was drawn into");
        return;
    }
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).expect("a picture")
    });
    assert_eq!(run(&["odds", "3d6", "--svg", &pipe]).code, 0);
    assert!(reader.join().expect("it reads").starts_with("<svg "));
    assert_eq!(folder.files(), ["pipe"]);
}

/// Killed anywhere in a batch of pictures, those that are there are whole.
#[test]
fn no_picture_is_half_written_when_the_command_is_killed() {
    let folder = Folder::new("killed");
    for round in 0..5 {
        let law = folder.file("law.svg");
        let (mut child, _answers) = waiting(&["-q", "--svg", &law], "odds 3d6");
        let mut input = child.stdin.take().expect("a pipe");
        let lines = "odds 300d6\n".repeat(200);
        let feeding = std::thread::spawn(move || {
            // It is killed before it has read them all.
            let _ = input.write_all(lines.as_bytes());
        });
        std::thread::sleep(Duration::from_millis(30 * round));
        send(KILL, &child);
        assert_eq!(child.wait().expect("it ends").signal(), Some(KILL));
        feeding.join().expect("it is fed");
    }
    let pictures = folder.files();
    let pictures: Vec<&String> = pictures
        .iter()
        .filter(|name| !name.contains(".part"))
        .collect();
    assert!(!pictures.is_empty());
    for name in pictures {
        let picture = fs::read_to_string(folder.file(name)).expect("a picture");
        assert!(picture.trim_end().ends_with("</svg>"), "{name}");
    }
}

/// An answer does not wait for the work on many lines after it, though they are all at hand.
#[test]
fn answers_come_out_while_heavy_lines_follow() {
    let mut child = tirada(&["-q", "-s", "1", "--budget", "200"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it runs");
    let mut input = child.stdin.take().expect("a pipe");
    let lines = format!("3d6\n{}", format!("{HEAVY}\n").repeat(1_000));
    input.write_all(lines.as_bytes()).expect("it is read");
    let begun = Instant::now();
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut answer = String::new();
    answers.read_line(&mut answer).expect("an answer");
    // A thousand heavy lines take minutes.
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
    send(KILL, &child);
    let _killed = child.wait();
}

/// Too long for any clock but one that has stopped; without a common budget the table alone would take twenty minutes.
const PATIENCE: Duration = Duration::from_secs(120);

/// Odds of six numbers multiplied have too many values for any budget here.
const HEAVY: &str = "odds 3d9kh2*3d99kl2*3d98kh2*1d97*3d91kl2";

#[test]
fn lines_that_take_their_whole_budget_leave_time_for_the_rest() {
    let begun = Instant::now();
    let lines = format!("{}3d6\n", format!("{HEAVY}\n").repeat(20));
    let ran = feed(&["-q", "-s", "1", "--budget", "50"], lines.as_bytes());
    assert_eq!((ran.out.lines().count(), ran.code), (21, 0));
    let table = format!("{HEAVY} vs 1001..2000");
    let ran = run(&["-q", "-s", "1", "--budget", "500", &table]);
    assert_eq!(
        (ran.out.lines().count(), ran.code),
        (1000, 0),
        "{}",
        ran.err
    );
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
}
