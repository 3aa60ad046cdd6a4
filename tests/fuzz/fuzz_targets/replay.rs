//! The dice that a roll reports give the same record when they are given back with `--dice`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tirada_fuzz::lines::holds;
use tirada_fuzz::with_bench;

fuzz_target!(|bytes: &[u8]| {
    let [seed, bytes @ ..] = bytes else {
        return;
    };
    with_bench(|bench| {
        if let Some(made) = bench.maker.line(bytes) {
            bench.roller.turn_to(u64::from(*seed));
            holds::replays(&made, &mut bench.roller);
        }
    });
});
