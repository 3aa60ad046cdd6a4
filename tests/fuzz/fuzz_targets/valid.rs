//! A line that the rules take, rolled and solved within a small budget: chances add up to one, what is rolled has a chance, and
//! every way of writing an answer writes it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tirada::dice::Stream;
use tirada::render;
use tirada::report::{self, Outcome, Place, Record};
use tirada_fuzz::lines::holds;
use tirada_fuzz::{SMALL, style, with_bench};

fuzz_target!(|bytes: &[u8]| {
    let [how, bytes @ ..] = bytes else {
        return;
    };
    with_bench(|bench| {
        let Some(made) = bench.maker.line(bytes) else {
            return;
        };
        let stream = Stream {
            seed: 1,
            line: u64::from(*how),
        };
        bench.roller.turn_to(stream.line);
        let rolled = report::roll(&made.request, Place::Alone, 1, &mut bench.roller);
        match &rolled {
            Ok(record) => write(record, *how),
            Err(error) => holds::can_be_told(&made.text, error, style(*how)),
        }
        match report::solve(&made.request, Place::Alone, SMALL, stream) {
            Ok(record) => {
                write(&record, *how);
                if let Outcome::Solved(odds) = &record.outcome {
                    holds::sums_to_one(&made, odds);
                    let rolled = rolled.expect("what comes to no answer has no odds");
                    holds::has_a_chance(&made.text, &rolled, odds);
                }
            }
            Err(error) => holds::can_be_told(&made.text, &error, style(*how)),
        }
    });
});

/// Writes a record in one of the ways there are.
fn write(record: &Record, how: u8) {
    let style = style(how);
    let mut text = String::new();
    match how >> 5 {
        0..=2 => text = render::record_text(record, style),
        3 => text = render::record_json(record),
        4 => drop(render::record_csv(record, &[], &mut text)),
        5 => drop(render::record_markdown(record, &[], style, &mut text)),
        6 => render::quiet_text(record, style, &mut text),
        // A picture takes as long as a hundred runs without one.
        _ => text = render::record_json(record),
    }
    assert!(!text.is_empty() || how >> 5 == 6);
}
