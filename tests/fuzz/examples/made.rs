//! Prints the line that the choices in each file make: `cargo run --example made -- SKIP FILE…`, where SKIP is how many bytes
//! the target takes first (0 for `canonical`, 1 for `valid` and `replay`).

use tirada_fuzz::lines::Maker;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let skip = arguments.next().and_then(|skip| skip.parse().ok());
    let maker = Maker::default();
    for path in arguments {
        let bytes = std::fs::read(&path).expect("a file");
        let choices = bytes.get(skip.unwrap_or(0)..).unwrap_or_default();
        let made = maker.line(choices);
        println!("{path}: {}", made.map_or_else(String::new, |made| made.text));
    }
}
