//! What the fuzz targets share: a maker of lines and a roller that stay from one run to the next.

#[path = "../../support/lines/mod.rs"]
pub mod lines;

use lines::Maker;
use std::cell::RefCell;
use std::time::Duration;
use tirada::dice::{Budget, Roller, Stream};
use tirada::render::{Language, Style};
use tirada::rules::Fact;

/// What stays from one run to the next.
pub struct Bench {
    /// Makes lines.
    pub maker: Maker,
    /// Rolls them, and listens to what is told.
    pub roller: Roller<Fact>,
}

thread_local! {
    static BENCH: RefCell<Bench> = RefCell::new(Bench {
        maker: Maker::default(),
        roller: Roller::new(Stream { seed: 1, line: 1 }, true),
    });
}

/// Runs with what stays.
pub fn with_bench<T>(run: impl FnOnce(&mut Bench) -> T) -> T {
    BENCH.with_borrow_mut(run)
}

/// What exact odds may take, so that a run is over in a moment.
pub const SMALL: Budget = Budget {
    time: Duration::from_micros(50),
    states: 500,
};

/// How text looks, by a number.
pub fn style(number: u8) -> Style {
    Style {
        language: if number & 1 == 0 {
            Language::English
        } else {
            Language::Spanish
        },
        explain: number & 2 != 0,
        chart: number & 4 != 0,
        width: if number & 8 == 0 { 80 } else { 20 },
        wraps: number & 16 != 0,
    }
}
