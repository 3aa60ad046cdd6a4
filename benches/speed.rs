//! How fast laws are solved and lines are rolled, beside the xdy crate in the same run.
//!
//! A law is cold: from the text to the exact weights of every value, nothing kept from one time to the next. The rows stand in
//! `rows.txt`; `benches/peers` adds what Python libraries take and prints the ratios.

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, SamplingMode};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use std::time::Duration;
use tirada::ask::{self, Context, Line};
use tirada::dice::{Budget, Curve, Meter, Roller, Stream, Table};
use tirada::report::{self, Place};

const ROWS: &str = include_str!("rows.txt");

fn law(line: &str) -> Curve {
    let request = ask::read(line, &Context::default()).expect("a line");
    let Line::Plain(plain) = &request.line else {
        unreachable!("rows are plain dice")
    };
    let meter = &mut Meter::new(Budget::default());
    match &plain.goal {
        // Of opposed dice the law is that of the difference.
        tirada::rules::notation::Goal::Opposed(other) => {
            let other = other.law(meter).expect("within the budget");
            let mine = plain.expression.law(meter).expect("within the budget");
            mine.plus(&other.negated(), meter)
                .expect("within the budget")
        }
        _ => plain.law(meter).expect("within the budget"),
    }
}

fn law_by_xdy(line: &str) -> xdy::Distribution {
    let function = xdy::compile(line).expect("a line");
    let evaluator = xdy::Evaluator::new(function);
    let plan = evaluator.plan_distribution([]).expect("a plan");
    let unlimited = xdy::Budget::UNLIMITED;
    plan.build(unlimited, &xdy::Unobserved).expect("a law")
}

fn set_up(group: &mut BenchmarkGroup<WallTime>) {
    group.sampling_mode(SamplingMode::Flat);
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_millis(800));
}

fn laws(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("law");
    set_up(&mut group);
    for row in ROWS.lines().filter(|row| !row.starts_with('#')) {
        let mut columns = row.split('\t');
        let (line, by_xdy) = (columns.next().unwrap_or(""), columns.next().unwrap_or("-"));
        group.bench_function(BenchmarkId::new("tirada", line), |bench| {
            bench.iter(|| law(black_box(line)));
        });
        if by_xdy != "-" {
            group.bench_function(BenchmarkId::new("xdy", line), |bench| {
                bench.iter(|| law_by_xdy(black_box(by_xdy)));
            });
        }
    }
    group.finish();
}

fn rolls(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("roll");
    set_up(&mut group);
    let rows = [
        ("3d6+2", "3d6 + 2"),
        ("4d6kh3", "4d6 drop lowest 1"),
        ("100d6", "100d6"),
    ];
    let (seed, line) = (7, 1);
    for (row, by_xdy) in rows {
        let context = Context::default();
        let mut roller = Roller::new(Stream { seed, line }, false);
        group.bench_function(BenchmarkId::new("tirada from text", row), |bench| {
            bench.iter(|| {
                let request = ask::read(black_box(row), &context).expect("a line");
                request
                    .play
                    .roll(&mut Table::Rolled(&mut roller))
                    .expect("a roll")
            });
        });
        group.bench_function(
            BenchmarkId::new("tirada from text to record", row),
            |bench| {
                bench.iter(|| {
                    let request = ask::read(black_box(row), &context).expect("a line");
                    report::roll(&request, Place::Alone, seed, &mut roller).expect("a roll")
                });
            },
        );
        let request = ask::read(row, &context).expect("a line");
        group.bench_function(BenchmarkId::new("tirada", row), |bench| {
            bench.iter(|| {
                request
                    .play
                    .roll(&mut Table::Rolled(&mut roller))
                    .expect("a roll")
            });
        });
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        group.bench_function(BenchmarkId::new("xdy from text", row), |bench| {
            bench.iter(|| xdy::evaluate(black_box(by_xdy), [], [], &mut rng).expect("a roll"));
        });
        let mut evaluator = xdy::Evaluator::new(xdy::compile(by_xdy).expect("a line"));
        group.bench_function(BenchmarkId::new("xdy", row), |bench| {
            bench.iter(|| evaluator.evaluate([], &mut rng).expect("a roll"));
        });
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    laws(&mut criterion);
    rolls(&mut criterion);
    criterion.final_summary();
}
