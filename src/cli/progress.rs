//! How far long work has come: one line on the terminal, written over itself a few times a second and wiped at the end.
//!
//! It is told on the standard error stream, and only where that is a terminal on which nothing else comes out meanwhile. A
//! watcher looks at a counter now and then, so that the work itself never looks at a clock; short work ends before the watcher
//! says anything.

use crate::render::{self, Language};
use std::io::{IsTerminal, Write, stderr, stdin, stdout};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Between two looks at the counter.
const STEP: Duration = Duration::from_millis(250);
/// Looks that pass in work before anything is told.
const PATIENCE: u32 = 4;
/// Back to the beginning of the line, which is wiped.
const WIPE: &str = "\r\x1b[K";

/// What is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Work {
    /// Many answers; how many there will be, where that is known.
    Answers(Option<u64>),
    /// Odds, which come all at once.
    Odds,
}

/// Work under way; its line is wiped when this is dropped.
#[derive(Debug, Default)]
pub(super) struct Progress(Option<Watched>);

#[derive(Debug)]
struct Watched {
    shared: Arc<Shared>,
    /// Dropped to tell the watcher that the work is done.
    stop: Option<Sender<()>>,
    watcher: Option<JoinHandle<()>>,
}

/// What the work and its watcher share.
#[derive(Debug, Default)]
struct Shared {
    done: AtomicU64,
    /// Whether there is nothing to do but to wait for more input.
    waits: AtomicBool,
    /// Whether the line is on the terminal. Held while something is written there.
    shown: Mutex<bool>,
}

impl Progress {
    /// Watches some work from here on, where somebody could see it.
    pub(super) fn of(work: Work, language: Language) -> Self {
        let on_its_own = match work {
            Work::Answers(_) => !stdout().is_terminal() && !stdin_types(work),
            Work::Odds => true,
        };
        let can_wipe = std::env::var_os("TERM").is_some_and(|term| term != "dumb");
        if !(on_its_own && can_wipe && stderr().is_terminal()) {
            return Self::default();
        }
        let shared = Arc::new(Shared::default());
        let (stop, stopped) = channel();
        let watching = shared.clone();
        let watcher =
            thread::Builder::new().spawn(move || watching.watch(work, language, &stopped));
        Self(watcher.ok().map(|watcher| Watched {
            shared,
            stop: Some(stop),
            watcher: Some(watcher),
        }))
    }

    /// One answer more.
    pub(super) fn step(&self) {
        if let Some(Watched { shared, .. }) = &self.0 {
            shared.done.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Whether there is nothing to do for now.
    pub(super) fn waits(&self, waits: bool) {
        if let Some(Watched { shared, .. }) = &self.0 {
            shared.waits.store(waits, Ordering::Relaxed);
        }
    }

    /// Wipes the line, so that something else can be told on the terminal.
    pub(super) fn hide(&self) {
        if let Some(Watched { shared, .. }) = &self.0 {
            shared.hide();
        }
    }
}

/// Whether somebody types the lines that are answered.
fn stdin_types(work: Work) -> bool {
    work == Work::Answers(None) && stdin().is_terminal()
}

impl Shared {
    fn watch(&self, work: Work, language: Language, stopped: &Receiver<()>) {
        let (mut steps, mut patience) = (0, 0);
        while stopped.recv_timeout(STEP) == Err(RecvTimeoutError::Timeout) {
            steps += 1;
            if self.waits.load(Ordering::Relaxed) {
                patience = 0;
                self.hide();
                continue;
            }
            patience += 1;
            if patience >= PATIENCE {
                let seconds = (STEP * steps).as_secs();
                let done = self.done.load(Ordering::Relaxed);
                self.show(&match work {
                    Work::Answers(whole) => render::answers_so_far(done, whole, seconds, language),
                    Work::Odds => render::odds_so_far(seconds, language),
                });
            }
        }
        self.hide();
    }

    fn show(&self, text: &str) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        *shown = true;
        let _untold = stderr().write_all(format!("{WIPE}{text}").as_bytes());
    }

    fn hide(&self) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        if std::mem::take(&mut *shown) {
            let _untold = stderr().write_all(WIPE.as_bytes());
        }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(watcher) = self.watcher.take() {
            let _ended = watcher.join();
        }
    }
}
