//! The command `tirada`.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    match env::var_os(tirada::cli::ASKED) {
        Some(shell) => tirada::cli::complete(&shell, env::args_os()),
        None => tirada::cli::run(env::args_os()),
    }
}
