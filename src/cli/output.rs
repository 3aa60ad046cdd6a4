//! Where answers go: one buffered writer; a reader that has gone away is no failure.

use anyhow::{Context, Result};
use std::io::{self, BufWriter, Write};
use std::time::{Duration, Instant};

/// The standard output stream, buffered in large blocks whatever it is connected to.
pub(super) struct Output {
    out: BufWriter<Box<dyn Write>>,
    /// When what was buffered was last handed on for its age.
    handed_on: Instant,
    /// Answers since the clock was looked at.
    unlooked: u32,
}

/// Nobody reads any more: the command ends, and ends well.
#[derive(Debug)]
pub(super) struct Closed;

/// Bytes that go out in one piece.
const BLOCK: usize = 64 * 1024;
/// An answer waits in the buffer for no longer than this and the work on one more line, or on so many quick ones.
const AGE: Duration = Duration::from_millis(100);
const QUICK: u32 = 64;

impl Output {
    pub(super) fn new() -> Self {
        Self {
            out: BufWriter::with_capacity(BLOCK, stream()),
            handed_on: Instant::now(),
            unlooked: 0,
        }
    }

    /// Writes a text. `Err(Closed)` inside when nobody reads any more.
    ///
    /// # Errors
    /// Anything else that keeps the text from being written, such as a full disk.
    pub(super) fn write(&mut self, text: &str) -> Result<Result<(), Closed>> {
        told(self.out.write_all(text.as_bytes()))
    }

    /// Hands on what has been buffered for a while, after work that may have been long, or one more line of quick work.
    pub(super) fn age(&mut self, long: bool) -> Result<Result<(), Closed>> {
        self.unlooked += 1;
        if !long && self.unlooked < QUICK {
            return Ok(Ok(()));
        }
        self.unlooked = 0;
        if self.handed_on.elapsed() < AGE {
            return Ok(Ok(()));
        }
        self.handed_on = Instant::now();
        self.flush()
    }

    /// Hands on what is buffered.
    pub(super) fn flush(&mut self) -> Result<Result<(), Closed>> {
        told(self.out.flush())
    }
}

fn told(done: io::Result<()>) -> Result<Result<(), Closed>> {
    match done {
        Ok(()) => Ok(Ok(())),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Err(Closed)),
        Err(error) => Err(error).context("stdout"),
    }
}

/// The stream itself: Rust's own handle would break every block into lines.
#[cfg(unix)]
fn stream() -> Box<dyn Write> {
    use std::os::fd::AsFd;
    match io::stdout().as_fd().try_clone_to_owned() {
        Ok(stream) => Box::new(std::fs::File::from(stream)),
        Err(_) => Box::new(io::stdout()),
    }
}

#[cfg(not(unix))]
fn stream() -> Box<dyn Write> {
    Box::new(io::stdout())
}

/// Tells something on the standard error stream. Where nobody can be told, the exit code still says it.
pub(super) fn complain(text: &str) {
    let _untold = io::stderr().write_all(text.as_bytes());
}

/// Prints a text as a whole answer.
pub(super) fn print(text: &str) -> Result<()> {
    let mut output = Output::new();
    if output.write(text)?.is_ok() {
        let _closed = output.flush()?;
    }
    Ok(())
}
