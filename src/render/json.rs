//! Records and errors as JSON, one object a line. Keys are English and frozen; the decimal separator is a point.

use super::error::message;
use super::{Complaint, Style};
use crate::ask::{Error, RULEBOOKS, Span, Tongue};
use crate::dice::{Draw, Weight};
use crate::report::{
    Figures, GENERATOR, Kind, Odds, Outcome, Place, Record, Rolled, Sample, Swept, Throw,
};
use crate::rules::{Term, Value as Held};
use serde_json::{Map, Number, Value, json};

/// A record as one line of JSON, without its end.
pub fn record_json(record: &Record) -> String {
    let mut object = Map::new();
    match &record.place {
        Place::Alone => {}
        Place::Line(line) => put(&mut object, "line", json!(line)),
        Place::Key(key) => put(&mut object, "id", json!(key)),
    }
    put(&mut object, "expr", json!(record.expr()));
    put(&mut object, "game", json!(record.game.key()));
    put(&mut object, "rule", json!(record.rule));
    if let Some(label) = &record.label {
        put(&mut object, "label", json!(label));
    }
    match &record.outcome {
        Outcome::Rolled(rolled) => put_roll(&mut object, rolled),
        Outcome::Solved(odds) => put_odds(&mut object, odds),
        Outcome::Sampled(sample) => put_sample(&mut object, sample),
        Outcome::Swept(swept) => put_sweep(&mut object, swept),
    }
    Value::Object(object).to_string()
}

/// Every rule by its game and frozen name, a line each with its end: how it is asked for in both languages, and an example.
pub fn list_json() -> String {
    let mut lines = String::new();
    let mut line = |object: Value| {
        lines.push_str(&object.to_string());
        lines.push('\n');
    };
    for book in RULEBOOKS {
        for form in book.forms {
            let word = form.word.or_else(|| book.names.first().copied());
            line(json!({
                "game": form.game.key(),
                "rule": form.rule,
                "en": word.map_or(&[][..], |word| word.english),
                "es": word.map_or(&[][..], |word| word.spellings_in(Tongue::Spanish)),
                "example": form.example,
            }));
        }
        if let ([], Some(article)) = (book.forms, book.articles.first()) {
            line(json!({
                "game": book.game.key(),
                "rule": "roll",
                "en": [],
                "es": [],
                "example": article.examples.first(),
            }));
        }
    }
    lines
}

fn put(object: &mut Map<String, Value>, key: &str, value: Value) {
    object.insert(key.to_string(), value);
}

fn put_roll(object: &mut Map<String, Value>, rolled: &Rolled) {
    let answer = &rolled.answer;
    put(
        object,
        "result",
        answer
            .verdict
            .map_or(Value::Null, |verdict| json!(verdict.word.key())),
    );
    let dice = rolled.dice.iter().map(|draw| match draw {
        Draw::Face(face) => json!(face),
        Draw::Card(card) => json!(card.to_string()),
    });
    put(object, "dice", dice.collect());
    if let Throw::Seeded(seed) = rolled.throw {
        put(object, "seed", json!(seed));
        put(object, "rng", json!(GENERATOR));
    }
    let values = answer
        .values
        .iter()
        .map(|(name, value)| (name.key().to_string(), value_json(value)));
    put(object, "values", Value::Object(values.collect()));
}

fn value_json(value: &Held) -> Value {
    match value {
        Held::Number(number) | Held::Open(number) | Held::Detail(number) | Held::Given(number) => {
            json!(number)
        }
        Held::Flag(flag) => json!(flag),
        Held::Count(count) => whole_json(count),
        Held::Word(term) => json!(term.key()),
        Held::List(list) | Held::Places(list) => json!(list),
        Held::Name(name) => json!(name),
        Held::Chance(chance) => {
            json!({"p": figure(chance.to_f64()), "fraction": chance.to_string()})
        }
        Held::Mean(mean) => {
            json!({"mean": figure(mean.to_f64()), "fraction": mean.to_string()})
        }
        Held::Series(values) => Value::Array(values.iter().map(value_json).collect()),
        Held::Record(fields) => Value::Object(
            fields
                .iter()
                .map(|(name, value)| (name.key().to_string(), value_json(value)))
                .collect(),
        ),
        Held::Named(fields) => Value::Object(
            fields
                .iter()
                .map(|(name, value)| (name.clone(), value_json(value)))
                .collect(),
        ),
        Held::Nothing => Value::Null,
    }
}

/// A whole number of any size: a number as far as JSON readers hold one, past that its digits as a text.
fn whole_json(count: &Weight) -> Value {
    let digits = count.to_string();
    digits
        .parse::<u64>()
        .map_or_else(|_| json!(digits), |number| json!(number))
}

/// A floating number; JSON has none for what is not finite.
fn figure(number: f64) -> Value {
    Number::from_f64(number).map_or(Value::Null, Value::Number)
}

fn put_odds(object: &mut Map<String, Value>, odds: &Odds) {
    put(object, "exact", json!(true));
    let rows = odds.results.iter().map(|chance| {
        json!({
            "result": chance.verdict.word.key(),
            "p": figure(chance.fraction.to_f64()),
            "fraction": chance.fraction.to_string(),
        })
    });
    put(object, "odds", rows.collect());
    let laws = odds
        .values
        .iter()
        .map(|(name, figures)| (name.key().to_string(), figures_json(figures)));
    let places = odds.places.iter().flat_map(|(name, laws)| {
        let laws = (1..).zip(laws);
        laws.map(move |(place, figures)| (place_key(*name, place), figures_json(figures)))
    });
    let fixed = odds
        .fixed
        .iter()
        .map(|(name, value)| (name.key().to_string(), value_json(value)));
    put(
        object,
        "values",
        Value::Object(laws.chain(places).chain(fixed).collect()),
    );
}

/// The key of a place of a list, from 1: `even-1`.
pub(super) fn place_key(name: Term, place: usize) -> String {
    format!("{}-{place}", name.key())
}

fn figures_json(figures: &Figures) -> Value {
    let law = figures
        .law
        .iter()
        .map(|(value, chance)| json!([value, figure(chance.to_f64()), chance.to_string()]));
    let mut object = Map::new();
    put(&mut object, "mean", figure(figures.mean));
    put(&mut object, "sd", figure(figures.deviation));
    put(&mut object, "min", json!(figures.span.0));
    put(
        &mut object,
        "max",
        if figures.beyond.is_some() {
            Value::Null
        } else {
            json!(figures.span.1)
        },
    );
    if figures.kind != Kind::Flag {
        put(&mut object, "median", json!(figures.median()));
        put(&mut object, "modes", json!(figures.modes()));
    }
    put(&mut object, "law", law.collect());
    if let Some(known) = &figures.known {
        put(
            &mut object,
            "known",
            json!({"p": figure(known.to_f64()), "fraction": known.to_string()}),
        );
    }
    if let Some(beyond) = &figures.beyond {
        put(
            &mut object,
            "beyond",
            json!({"p": figure(beyond.to_f64()), "fraction": beyond.to_string()}),
        );
    }
    Value::Object(object)
}

fn put_sample(object: &mut Map<String, Value>, sample: &Sample) {
    put(object, "exact", json!(false));
    put(object, "samples", json!(sample.samples));
    put(object, "error", figure(sample.error()));
    put(object, "seed", json!(sample.seed));
    put(object, "rng", json!(GENERATOR));
    let rows = sample
        .results
        .iter()
        .map(|(verdict, times)| json!({"result": verdict.word.key(), "p": figure(sample.chance(*times))}));
    put(object, "odds", rows.collect());
    let values = sample.values.iter().map(|(name, _, spread)| {
        let figures = json!({
            "mean": figure(spread.mean),
            "sd": figure(spread.deviation),
            "min": spread.span.0,
            "max": spread.span.1,
        });
        (name.key().to_string(), figures)
    });
    put(object, "values", Value::Object(values.collect()));
}

fn put_sweep(object: &mut Map<String, Value>, swept: &Swept) {
    put(object, "axes", json!(swept.axes));
    let cells = swept.cells.iter().map(|cell| {
        let mut held = Map::new();
        put(&mut held, "at", json!(cell.at));
        put(&mut held, "expr", json!(cell.record.expr()));
        match &cell.record.outcome {
            Outcome::Solved(odds) => put_odds(&mut held, odds),
            Outcome::Sampled(sample) => put_sample(&mut held, sample),
            Outcome::Rolled(_) | Outcome::Swept(_) => {}
        }
        Value::Object(held)
    });
    put(object, "sweep", cells.collect());
}

/// An error as one line of JSON, without its end. Places count characters, from 0.
pub fn error_json(error: &Error, line: &str, place: &Place, style: Style) -> String {
    let mut object = Map::new();
    match place {
        Place::Alone => {}
        Place::Line(number) => put(&mut object, "line", json!(number)),
        Place::Key(key) => put(&mut object, "id", json!(key)),
    }
    let line = error.line(line);
    let (at, length) = error.span.in_characters(line);
    let mut details = json!({
        "kind": error.kind().key(),
        "at": at,
        "length": length,
        "message": message(error, line, style.language),
    });
    if let Value::Object(details) = &mut details {
        if !error.expected.is_empty() {
            let expected: Vec<_> = error
                .expected
                .iter()
                .map(|expected| expected.key())
                .collect();
            put(details, "expected", json!(expected));
        }
        let meant: Vec<&str> = error.meant().collect();
        if let Some(near) = meant.first() {
            put(details, "near", json!(near));
        }
        if let Some(expansion) = &error.expansion {
            put(details, "expanded", json!(expansion.line));
            put(details, "macros", json!(expansion.macros));
        }
        if meant.len() > 1 {
            put(details, "offers", json!(meant));
        }
        if let Some(first) = error.first_place() {
            let (at, length) = Span::in_characters(first, line);
            put(details, "first", json!({"at": at, "length": length}));
        }
    }
    put(&mut object, "error", details);
    Value::Object(object).to_string()
}

/// What is wrong with a file as one line of JSON, without its end. Places count characters of the file's line, from 0.
pub fn complaint_json(complaint: &Complaint) -> String {
    let mut details = Map::new();
    put(&mut details, "kind", json!(complaint.kind.key()));
    if let Some(spot) = &complaint.spot {
        let (at, length) = spot.span.in_characters(&spot.text);
        put(&mut details, "at", json!(at));
        put(&mut details, "length", json!(length));
    }
    put(&mut details, "message", json!(complaint.message));
    put(&mut details, "file", json!(complaint.file));
    if let Some(spot) = &complaint.spot {
        put(&mut details, "line", json!(spot.line));
        put(&mut details, "key", json!(spot.key));
    }
    if let Some(near) = &complaint.near {
        put(&mut details, "near", json!(near));
    }
    json!({ "error": details }).to_string()
}
