//! Links the command at a fixed place where that is usual.

/// A command that lives for a millisecond should not spend a third of it moving its own tables about in memory, which is what a
/// position-independent executable does at every start. Nothing here is unsafe, and nothing listens to the outside.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is =
        |variable: &str, value: &str| std::env::var(variable).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}
