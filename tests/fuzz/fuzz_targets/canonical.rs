//! The line as understood, in its own words and in both languages, reads back as itself and asks for the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tirada_fuzz::lines::holds;
use tirada_fuzz::with_bench;

fuzz_target!(|bytes: &[u8]| {
    with_bench(|bench| {
        if let Some(made) = bench.maker.line(bytes) {
            holds::reads_back(&made, &bench.maker.context, &mut bench.roller);
        }
    });
});
