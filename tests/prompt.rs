//! The prompt, driven in a real terminal where tmux is there to make one.
#![cfg(unix)]

use std::process::Command;
use std::time::{Duration, Instant};

/// A terminal of its own, ended with the test.
struct Terminal(String);

impl Terminal {
    /// Opens one that runs the prompt; `None` where there is no tmux.
    fn open(name: &str, language: &str) -> Option<Self> {
        let socket = format!("tirada-{name}-{}", std::process::id());
        let state = std::env::temp_dir().join(&socket);
        let command = format!(
            "TIRADA_LANG={language} TIRADA_CONFIG= XDG_CONFIG_HOME={state} XDG_STATE_HOME={state} NO_COLOR=1 {} -s 7 --no-config",
            env!("CARGO_BIN_EXE_tirada"),
            state = state.display(),
        );
        let started = Command::new("tmux")
            .args([
                "-L",
                &socket,
                "-f",
                "/dev/null",
                "new-session",
                "-d",
                "-x",
                "100",
                "-y",
                "40",
                &command,
            ])
            .status();
        started
            .is_ok_and(|status| status.success())
            .then_some(Self(socket))
    }

    fn keys(&self, keys: &[&str]) {
        let sent = Command::new("tmux")
            .args(["-L", &self.0, "send-keys"])
            .args(keys)
            .status()
            .expect("tmux");
        assert!(sent.success());
    }

    /// Waits until the screen shows a text, and returns the screen.
    fn shows(&self, text: &str) -> String {
        let patience = Instant::now();
        loop {
            let shown = Command::new("tmux")
                .args(["-L", &self.0, "capture-pane", "-p"])
                .output()
                .expect("tmux");
            let screen = String::from_utf8_lossy(&shown.stdout).to_string();
            if screen.contains(text) {
                return screen;
            }
            assert!(
                patience.elapsed() < Duration::from_secs(120),
                "no “{text}” on\n{screen}"
            );
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Whether the terminal is gone, after a while.
    fn ends(&self) -> bool {
        (0..1_200).any(|_| {
            std::thread::sleep(Duration::from_millis(50));
            let here = Command::new("tmux")
                .args(["-L", &self.0, "has-session"])
                .output()
                .expect("tmux");
            !here.status.success()
        })
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _gone = Command::new("tmux")
            .args(["-L", &self.0, "kill-server"])
            .output();
        let _gone = std::fs::remove_dir_all(std::env::temp_dir().join(&self.0));
    }
}

#[test]
fn lines_are_completed_answered_and_remembered() {
    let Some(terminal) = Terminal::open("lines", "en") else {
        eprintln!("no tmux: the prompt was not driven");
        return;
    };
    terminal.shows("Tab completes");
    terminal.keys(&["hitos 6+4 v", "Tab"]);
    terminal.shows("hitos 6+4 vs");
    terminal.keys(&["15", "Enter"]);
    terminal.shows("traits");
    terminal.keys(&["hitos 6+4 wonded", "Enter"]);
    terminal.shows("did you mean “wounded”?");
    terminal.keys(&["help", "Enter"]);
    terminal.shows("the exact odds");
    // Ctrl-C gives a line up and stays.
    terminal.keys(&["3d6 # given up", "C-c"]);
    terminal.keys(&["2d6 # after", "Enter"]);
    terminal.shows("2d6  # after");
    terminal.keys(&["C-d"]);
    assert!(terminal.ends(), "Ctrl-D leaves");
}

#[test]
fn the_prompt_speaks_spanish() {
    let Some(terminal) = Terminal::open("es", "es") else {
        eprintln!("no tmux: the prompt was not driven");
        return;
    };
    terminal.shows("El tabulador completa");
    terminal.keys(&["d100 cac 65 vs 40 lar", "Tab"]);
    terminal.shows("larga");
    terminal.keys(&["Enter"]);
    terminal.shows("atacante");
    terminal.keys(&["salir", "Enter"]);
    assert!(terminal.ends(), "«salir» leaves");
}

#[test]
fn a_closed_terminal_keeps_the_history() {
    let Some(terminal) = Terminal::open("closed", "en") else {
        eprintln!("no tmux: the prompt was not driven");
        return;
    };
    let folder = std::env::temp_dir().join(&terminal.0).join("tirada");
    terminal.shows("Tab completes");
    terminal.keys(&["3d6 # before", "Enter"]);
    terminal.shows("3d6  # before");
    terminal.keys(&["2d6 # half a li"]);
    terminal.shows("half a li");
    let closed = Command::new("tmux")
        .args(["-L", &terminal.0, "kill-server"])
        .status();
    assert!(closed.expect("tmux").success());
    let kept = std::fs::read_to_string(folder.join("history"));
    assert_eq!(kept.expect("a history"), "#V2\n3d6 # before\n");
    let files = std::fs::read_dir(folder).expect("a folder").count();
    assert_eq!(files, 1, "nothing half-written stays");
}
