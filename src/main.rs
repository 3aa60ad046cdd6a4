//! The command `tirada`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tirada::cli::run(std::env::args_os())
}
