//! Any bytes as a line: read, completed at a cursor, rolled and solved as the command does; a mistake points into its line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tirada::ask::{self, Error, LINE_LIMIT, Problem, Span, Tongue};
use tirada::dice::Stream;
use tirada::render;
use tirada::report::{self, Place};
use tirada_fuzz::lines::holds;
use tirada_fuzz::{Bench, SMALL, style, with_bench};

fuzz_target!(|bytes: &[u8]| {
    let [how, cursor, line @ ..] = bytes else {
        return;
    };
    with_bench(|bench| match std::str::from_utf8(line) {
        Ok(line) => read(bench, line, *how, *cursor),
        Err(_) => {
            let line = String::from_utf8_lossy(line);
            let error = Error::new(Span::point(0), Problem::NotText);
            holds::can_be_told(&line, &error, style(*how));
        }
    });
});

/// The most rolls of a line.
const MOST_TIMES: u32 = 3;

fn read(bench: &mut Bench, line: &str, how: u8, cursor: u8) {
    let context = &bench.maker.context;
    let cursor = usize::from(cursor) % (line.len() + 1);
    if let Some(before) = line.get(..cursor) {
        let tongue = if how & 1 == 0 {
            Tongue::English
        } else {
            Tongue::Spanish
        };
        let completion = ask::complete(before, context, tongue);
        let written = &before[completion.at..];
        for candidate in &completion.candidates {
            assert!(
                candidate.word.starts_with(written),
                "{line:?}: {candidate:?}"
            );
        }
    }
    let _ = ask::wants_more(line);
    let _ = ask::read_faces(line);
    match ask::read_sweep(line, how & 32 != 0, context) {
        // So many cells that the budget of each adds up are for a clock, not for a fuzzer.
        Ok(Some(sweep)) if sweep.cells.len() <= 4 => {
            let stream = Stream { seed: 1, line: 1 };
            if let Ok(record) = report::sweep(&sweep, &Place::Alone, SMALL, stream) {
                let _ = render::record_text(&record, style(how));
                let _ = render::record_json(&record);
            }
        }
        Ok(Some(_)) => {}
        Ok(None) => answer(bench, line, how),
        Err(error) => holds::can_be_told(line, &error, style(how)),
    }
}

fn answer(bench: &mut Bench, line: &str, how: u8) {
    let request = match ask::read(line, &bench.maker.context) {
        Ok(request) => request,
        Err(error) => return holds::can_be_told(line, &error, style(how)),
    };
    assert!(line.len() <= LINE_LIMIT);
    if request.odds || how & 64 != 0 {
        let stream = Stream { seed: 1, line: 1 };
        match report::solve(&request, Place::Alone, SMALL, stream) {
            Ok(record) => {
                let _ = render::record_json(&record);
            }
            Err(error) => holds::can_be_told(line, &error, style(how)),
        }
        return;
    }
    bench.roller.turn_to(how.into());
    for _ in 0..request.times.unwrap_or(1).min(MOST_TIMES) {
        match report::roll(&request, Place::Alone, 1, &mut bench.roller) {
            Ok(record) => {
                let _ = render::record_text(&record, style(how));
            }
            Err(error) => holds::can_be_told(line, &error, style(how)),
        }
    }
}
