//! Links the command so that it starts as quickly as it answers, where that is usual.
//!
//! A command that lives for a millisecond should not spend a third of it on being loaded. Nothing here is unsafe, and
//! nothing listens to the outside.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|found| found == value);
    if !is("CARGO_CFG_TARGET_OS", "linux") {
        return;
    }
    // What is built to be small: rules of the same form are compiled to the same code, which is kept once; and the index that
    // only a panic's backtrace reads, in a program without symbols, is left out.
    if is("OPT_LEVEL", "s") {
        for argument in ["--icf=all", "--no-eh-frame-hdr"] {
            // As a C compiler passes it on, or as a linker takes it itself.
            let spellings = [format!("-Wl,{argument}"), argument.into()];
            if let Some(taken) = spellings.iter().find(|spelling| links_with(spelling)) {
                println!("cargo:rustc-link-arg-bins={taken}");
            }
        }
    }
    if !is("CARGO_CFG_TARGET_ENV", "gnu") {
        return;
    }
    // At a fixed place, so that it does not move its own tables about in memory at every start.
    println!("cargo:rustc-link-arg-bins=-no-pie");
    // With the unwinder, which only a panic's backtrace wants, inside: one library less to look for, map and bind.
    if env::var("HOST").ok() == env::var("TARGET").ok()
        && let Some(folder) = unwinder()
    {
        println!("cargo:rustc-link-search=native={folder}");
        println!("cargo:rustc-link-lib=static:-bundle=gcc_eh");
    }
}

/// Whether the linker in use takes an argument: asked by linking the least there is.
fn links_with(argument: &str) -> bool {
    let (Ok(rustc), Ok(target), Ok(folder)) =
        (env::var("RUSTC"), env::var("TARGET"), env::var("OUT_DIR"))
    else {
        return false;
    };
    let source = Path::new(&folder).join("least.rs");
    if std::fs::write(&source, "fn main() {}").is_err() {
        return false;
    }
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let linker = env::var("RUSTC_LINKER").map(|linker| format!("-Clinker={linker}"));
    let linked = Command::new(rustc)
        .args(["--target", &target, "-C", &format!("link-arg={argument}")])
        .args(flags.split('\u{1f}').filter(|flag| !flag.is_empty()))
        .args(linker)
        .arg("--out-dir")
        .arg(&folder)
        .arg(source)
        .output();
    linked.is_ok_and(|linked| linked.status.success())
}

/// Where the C compiler keeps its unwinder as an archive, if it has one.
fn unwinder() -> Option<String> {
    let asked = Command::new("cc")
        .arg("-print-file-name=libgcc_eh.a")
        .output()
        .ok()?;
    // What it cannot find it answers as asked, without a folder.
    let archive = String::from_utf8(asked.stdout).ok()?;
    let archive = Path::new(archive.trim());
    archive
        .is_absolute()
        .then(|| archive.parent()?.to_str().map(str::to_owned))?
}
