//! Every rule and every family of plain dice, rolled and counted against its exact law.

use super::goodness::Cell;
use super::{Looked, ROLLS, judge, look};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;
use tirada::ask::{self, Context, FORMS, Form, GAMES, Line, Request};
use tirada::dice::{Budget, Fraction, Roller, Stream, Table, Walk};
use tirada::report::{self, Figures, Kind, Odds, Outcome, Place};
use tirada::rules::{Answer, Fact, Solution, Term, Value};

const SEED: u64 = 5_308_414;

/// Enough for the laws of these lines on any machine.
const PATIENCE: Budget = Budget {
    time: Duration::from_secs(600),
    states: 50_000_000,
};

/// Lines of the rules that `tests/laws` leaves out, since their laws are too great for plain enumeration or have no end.
const MORE: &[&str] = &[
    "sw d12+1 vs 6",
    "sw opposed d8 vs d6",
    "sw test d8 vs d6",
    "sw push d8 vs d6",
    "sw grapple d8 vs d6",
    "sw interrupt d8 vs d6",
    "sw natural d8 wounds 2",
    "sw fight d8 vs 6 dmg d8+d6 vs 7 soak d8",
    "4d6x",
    "3d10x>=9",
    "4d6r1",
];

/// What one thing that a line answers may come to, and how often it came.
struct Counts {
    of: Subject,
    cells: BTreeMap<Vec<i64>, Cell>,
    /// What lies past the greatest value, where the law has no end.
    beyond: Option<Cell>,
    /// Whether the greatest value stands for all past it.
    open: bool,
}

/// What is counted.
#[derive(Clone, Debug)]
enum Subject {
    Result,
    Number(Term),
    /// One place of a list.
    Place(Term, usize),
    /// The result together with these numbers.
    Together(Vec<Term>),
    /// Which of these acts first.
    First(Vec<String>),
    /// When this one acts.
    Stands(String),
}

fn cell(chance: &Fraction) -> Cell {
    Cell {
        chance: chance.to_f64(),
        seen: 0,
    }
}

/// The numbers of a value that depends on the dice.
fn numbers(value: &Value) -> Option<Vec<i64>> {
    match value {
        Value::Number(number) | Value::Open(number) | Value::Detail(number) => Some(vec![*number]),
        Value::Flag(flag) => Some(vec![i64::from(*flag)]),
        Value::Places(list) => Some(list.clone()),
        _ => None,
    }
}

/// What a law says of the result, and of each number by itself.
fn apart(odds: &Odds) -> impl Iterator<Item = Counts> {
    let results = odds.results.iter();
    let results = Counts {
        of: Subject::Result,
        cells: results
            .map(|chance| (word(chance.verdict.word), cell(&chance.fraction)))
            .collect(),
        beyond: None,
        open: false,
    };
    let number = |of, figures: &Figures| Counts {
        of,
        cells: figures
            .law
            .iter()
            .map(|(value, chance)| (vec![*value], cell(chance)))
            .collect(),
        beyond: figures.beyond.as_ref().map(cell),
        open: figures.kind == Kind::Open,
    };
    let values = odds.values.iter();
    let values = values.map(move |(name, figures)| number(Subject::Number(*name), figures));
    let places = odds.places.iter().flat_map(move |(name, places)| {
        let places = places.iter().enumerate();
        places.map(move |(place, figures)| number(Subject::Place(*name, place), figures))
    });
    [results].into_iter().chain(values).chain(places)
}

/// What a law says of everything together, as far as its rows know it: numbers without end are cut there.
fn together(odds: &Odds, solution: &Solution) -> Option<Counts> {
    let whole = |(_, figures): &&(Term, Figures)| {
        figures.kind != Kind::Open && figures.beyond.is_none() && figures.law.len() > 1
    };
    let known = |name: &Term| {
        solution
            .rows
            .iter()
            .any(|(row, _)| row.value(*name).is_some())
    };
    let solved_apart = |name: &Term| solution.apart.iter().any(|(apart, _)| apart == name);
    let names = odds.values.iter().filter(whole).map(|(name, _)| *name);
    let names = names.chain(odds.places.iter().map(|(name, _)| *name));
    let names: Vec<Term> = names
        .filter(|name| known(name) && !solved_apart(name))
        .collect();
    if names.is_empty() {
        return None;
    }
    let mut counts = Counts {
        of: Subject::Together(names),
        cells: BTreeMap::new(),
        beyond: None,
        open: false,
    };
    for (answer, weight) in &solution.rows {
        let key = counts.of(answer)?;
        let chance = Fraction::new(weight, &solution.total).to_f64();
        let cell = Cell { chance, seen: 0 };
        let known = counts.cells.get_mut(&key);
        match known {
            Some(known) => known.chance += chance,
            None => drop(counts.cells.insert(key, cell)),
        }
    }
    Some(counts)
}

/// What a law says of who acts when.
fn turns(odds: &Odds) -> Vec<Counts> {
    let chances = |of, chances: Vec<&Value>| {
        let cells = chances
            .into_iter()
            .enumerate()
            .map(|(at, chance)| match chance {
                Value::Chance(chance) => (vec![place(at)], cell(chance)),
                other => panic!("{other:?} is no chance"),
            });
        Counts {
            of,
            cells: cells.collect(),
            beyond: None,
            open: false,
        }
    };
    let mut turns = Vec::new();
    for (name, value) in &odds.fixed {
        let Value::Named(all) = value else { continue };
        match name.key() {
            "first" => {
                let (names, first) = all
                    .iter()
                    .map(|(name, chance)| (name.clone(), chance))
                    .unzip();
                turns.push(chances(Subject::First(names), first));
            }
            "places" => turns.extend(all.iter().map(|(name, places)| match places {
                Value::Series(places) => {
                    chances(Subject::Stands(name.clone()), places.iter().collect())
                }
                other => panic!("{other:?} are no places"),
            })),
            _ => {}
        }
    }
    turns
}

fn place(place: usize) -> i64 {
    place.try_into().expect("few places")
}

/// The names of those who act, in their order.
fn order(answer: &Answer) -> Option<Vec<&String>> {
    let mut values = answer.values.iter();
    let (_, order) = values.find(|(name, _)| name.key() == "order")?;
    let Value::Series(order) = order else {
        return None;
    };
    let names = order.iter().map(|one| match one {
        Value::Name(name) => Some(name),
        _ => None,
    });
    names.collect()
}

/// A result word as something to count by.
fn word(word: Term) -> Vec<i64> {
    let letters = word.key().bytes();
    letters.map(i64::from).collect()
}

impl Counts {
    /// Counts what a roll answers of it, if anything; an answer that the law says cannot come is handed back.
    fn add(&mut self, answer: &Answer) -> Result<(), Vec<i64>> {
        let Some(value) = self.of(answer) else {
            return Ok(());
        };
        let cell = match self.cells.get_mut(&value) {
            Some(cell) => cell,
            None => match (self.cells.iter_mut().next_back(), &mut self.beyond) {
                (Some((greatest, _)), Some(beyond)) if value > *greatest => beyond,
                (Some((greatest, last)), None) if self.open && value > *greatest => last,
                _ => return Err(value),
            },
        };
        cell.seen += 1;
        Ok(())
    }

    fn of(&self, answer: &Answer) -> Option<Vec<i64>> {
        match &self.of {
            Subject::Result => Some(word(answer.verdict?.word)),
            Subject::Number(name) => numbers(answer.value(*name)?),
            Subject::Place(name, place) => {
                let places = numbers(answer.value(*name)?)?;
                places.get(*place).map(|value| vec![*value])
            }
            Subject::Together(names) => {
                let mut key = answer
                    .verdict
                    .map_or_else(Vec::new, |verdict| word(verdict.word));
                for name in names {
                    // Apart from each other, and a number that is not there apart from every one that is.
                    key.push(i64::MIN);
                    key.extend(answer.value(*name).and_then(numbers).into_iter().flatten());
                }
                Some(key)
            }
            Subject::First(names) => {
                let first = order(answer)?.first().copied()?;
                Some(vec![place(names.iter().position(|name| name == first)?)])
            }
            Subject::Stands(name) => {
                let stands = order(answer)?.iter().position(|other| *other == name)?;
                Some(vec![place(stands)])
            }
        }
    }
}

fn read(line: &str) -> Request {
    ask::read(line, &Context::default()).unwrap_or_else(|error| panic!("{line}: {error:?}"))
}

/// Rolls a line and looks at everything that it answers; the stream is its own.
fn rolled(line: &str, stream: Stream) -> Vec<Looked> {
    let request = read(line);
    let solved = report::solve(&request, Place::Alone, PATIENCE, stream);
    let Ok(Outcome::Solved(odds)) = solved.map(|record| record.outcome) else {
        panic!("{line}: no exact law");
    };
    let solution = request.play.solve(Walk::new(PATIENCE));
    let solution = solution.unwrap_or_else(|why| panic!("{line}: {why:?}"));
    let mut counts: Vec<Counts> = apart(&odds)
        .chain(together(&odds, &solution))
        .chain(turns(&odds))
        .collect();
    let mut roller: Roller<Fact> = Roller::new(stream, false);
    for _ in 0..ROLLS {
        let answer = request.play.roll(&mut Table::Rolled(&mut roller));
        let answer = answer.unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
        for counts in &mut counts {
            if let Err(value) = counts.add(&answer) {
                panic!(
                    "{line}: {:?} cannot come to {value:?}: {answer:?}",
                    counts.of
                );
            }
        }
    }
    let looked: Vec<Looked> = counts
        .iter()
        .filter_map(|counts| {
            let cells = counts.cells.values().chain(&counts.beyond);
            let cells: Vec<Cell> = cells.copied().collect();
            look(format!("{line}: {:?}", counts.of), &cells)
        })
        .collect();
    assert!(!looked.is_empty(), "{line}: nothing varies");
    looked
}

/// The lines of `tests/laws`, which have one for each rule and family whose plain enumeration is small, and the others.
fn lines() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws");
    let mut lines: Vec<String> = MORE.iter().map(ToString::to_string).collect();
    for game in ["hitos", "savage", "westeros", "d100", "dice"] {
        let text = std::fs::read_to_string(folder.join(game).with_extension("txt"));
        let text = text.expect("the lines are there");
        let told = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
        lines.extend(text.lines().filter(told).map(str::to_string));
    }
    lines
}

#[test]
fn every_rule_comes_true_as_often_as_its_law_says() {
    let lines = lines();
    let next = AtomicUsize::new(0);
    let looked = Mutex::new(Vec::new());
    let work = || {
        // Each line has its place as its stream, whoever rolls it.
        while let place = next.fetch_add(1, Ordering::Relaxed)
            && let Some(line) = lines.get(place)
        {
            let stream = Stream {
                seed: SEED,
                line: place as u64,
            };
            let more = rolled(line, stream);
            looked.lock().expect("no line has failed").extend(more);
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(work);
        }
    });
    judge(&looked.into_inner().expect("no line has failed"));
}

/// A form of which there is no line above draws no dice.
#[test]
fn every_form_is_rolled() {
    let lines = lines();
    let rolled: Vec<&Form> = lines
        .iter()
        .filter_map(|line| match read(line).line {
            Line::Game(phrase) => Some(phrase.form),
            Line::Plain(_) => None,
        })
        .collect();
    let games = GAMES.iter().flat_map(|game| game.forms.iter().copied());
    let alone = FORMS.iter().map(|(_, form)| *form);
    for form in games.chain(alone) {
        if rolled.iter().any(|rolled| std::ptr::eq(*rolled, form)) {
            continue;
        }
        let request = read(form.example);
        let mut roller: Roller<Fact> = Roller::new(
            Stream {
                seed: SEED,
                line: 1,
            },
            true,
        );
        let answer = request.play.roll(&mut Table::Rolled(&mut roller));
        let (dice, _) = roller.take();
        assert!(answer.is_ok() && dice.is_empty(), "{}", form.example);
    }
}
