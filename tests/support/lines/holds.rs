//! What holds of every line that is read, whatever it asks for. Each function panics with the line where it does not.

use super::Made;
use tirada::ask::{self, Context, Error, Line, Request, Tongue};
use tirada::dice::{Fraction, Roller};
use tirada::render;
use tirada::report::{self, Figures, Odds, Outcome, Place, Record, Rolled};
use tirada::rules::notation::Goal;
use tirada::rules::{Fact, Value};

/// The line as understood reads back as itself, in its own words and in those of each language, and asks for the same.
pub fn reads_back(made: &Made, context: &Context, roller: &mut Roller<Fact>) {
    let line = &made.request.line;
    let (english, spanish) = (line.in_english(), line.in_tongue(Tongue::Spanish));
    let answer = rolled(&made.request, roller);
    for full in [&line.as_spoken(), &english, &spanish] {
        let again = ask::read(full, context)
            .unwrap_or_else(|error| panic!("{}: {full}: {error:?}", made.text));
        let same = |line: &Line| (line.in_english(), line.in_tongue(Tongue::Spanish));
        let (back, there) = same(&again.line);
        assert_eq!(
            (&back, &there),
            (&english, &spanish),
            "{}: {full}",
            made.text
        );
        assert_eq!(
            (again.line.game(), again.line.rule()),
            (line.game(), line.rule()),
            "{}: {full}",
            made.text
        );
        let (one, other) = (&answer, &rolled(&again, roller));
        match (one, other) {
            (Ok(one), Ok(other)) => {
                let (one, other) = (thrown(one), thrown(other));
                assert_eq!(one.dice, other.dice, "{}: {full}", made.text);
                assert_eq!(one.answer, other.answer, "{}: {full}", made.text);
            }
            (Err(one), Err(other)) => assert_eq!(one.problem, other.problem, "{}", made.text),
            _ => panic!("{}: {full}: {one:?} and {other:?}", made.text),
        }
    }
    let again = ask::read(&line.as_spoken(), context).expect("read above");
    assert_eq!(again.line.as_spoken(), line.as_spoken(), "{}", made.text);
}

/// One roll of a line, always the same.
pub fn rolled(request: &Request, roller: &mut Roller<Fact>) -> Result<Record, Error> {
    roller.turn_to(1);
    report::roll(request, Place::Alone, 1, roller)
}

fn thrown(record: &Record) -> &Rolled {
    match &record.outcome {
        Outcome::Rolled(rolled) => rolled,
        _ => panic!("{}: not rolled", record.expr()),
    }
}

/// The dice that a roll reports give the same record when they are given back.
pub fn replays(made: &Made, roller: &mut Roller<Fact>) {
    let text = &made.text;
    let Ok(first) = report::roll(&made.request, Place::Alone, 1, roller) else {
        return;
    };
    let one = thrown(&first);
    let dice: Vec<String> = one.dice.iter().map(ToString::to_string).collect();
    let dice = dice.join(",");
    let faces = ask::read_faces(&dice).unwrap_or_else(|error| panic!("{text}: {dice}: {error:?}"));
    let second = report::replay(&made.request, Place::Alone, &faces)
        .unwrap_or_else(|error| panic!("{text} --dice {dice}: {error:?}"));
    let other = thrown(&second);
    assert_eq!(one.answer, other.answer, "{text} --dice {dice}");
    assert_eq!(one.story, other.story, "{text} --dice {dice}");
    assert_eq!(one.basis, other.basis, "{text} --dice {dice}");
    assert_eq!(one.dice, other.dice, "{text} --dice {dice}");
}

/// Chances add up to one: those of the results, and those of every number. Where dice explode without end, what their laws
/// leave out may go to neither side.
pub fn sums_to_one(made: &Made, odds: &Odds) {
    let text = &made.text;
    let left_out = match &made.request.line {
        Line::Plain(plain) => match &plain.goal {
            Goal::Opposed(other) => plain.expression.is_endless() || other.is_endless(),
            _ => plain.expression.is_endless(),
        },
        Line::Game(_) => false,
    };
    let one = |sum: &Fraction| {
        let near = (sum.to_f64() - 1.0).abs() < 1e-9;
        near && (left_out || sum.complement().is_zero())
    };
    if !odds.results.is_empty() {
        let chances = odds.results.iter().map(|chance| &chance.fraction);
        let sum = chances.fold(Fraction::zero(), |sum, chance| sum.plus(chance));
        assert!(one(&sum), "{text}: results add up to {sum}");
    }
    let lists = odds.places.iter();
    let lists = lists.flat_map(|(name, figures)| figures.iter().map(move |one| (name, one)));
    let values = odds.values.iter().map(|(name, figures)| (name, figures));
    for (name, figures) in values.chain(lists) {
        let rows = figures.law.iter().map(|(_, chance)| chance);
        let shared = figures.law.first().zip(figures.law.last());
        if shared.is_some_and(|(first, last)| first.1.shares_with(&last.1)) {
            let sum = rows.chain(&figures.beyond);
            let sum = sum.fold(Fraction::zero(), |sum, chance| sum.plus(chance));
            assert!(one(&sum), "{text}: {name:?} adds up to {sum}");
        } else {
            let sum: f64 = rows.chain(&figures.beyond).map(Fraction::to_f64).sum();
            assert!(
                (sum - 1.0).abs() < 1e-9,
                "{text}: {name:?} adds up to {sum}"
            );
        }
    }
}

/// What a roll comes to has a chance.
pub fn has_a_chance(text: &str, record: &Record, odds: &Odds) {
    let answer = &thrown(record).answer;
    if let Some(verdict) = answer.verdict {
        let mut results = odds.results.iter();
        let known = results.find(|chance| chance.verdict == verdict);
        let chance = known.map(|chance| &chance.fraction);
        let possible = chance.is_some_and(|chance| !chance.is_zero());
        assert!(possible, "{text}: {:?} has no chance", verdict.word);
    }
    for (name, value) in &answer.values {
        let number = match value {
            Value::Number(number) | Value::Open(number) | Value::Detail(number) => *number,
            Value::Flag(flag) => i64::from(*flag),
            _ => continue,
        };
        if let Some((_, figures)) = odds.values.iter().find(|(known, _)| known == name) {
            assert!(
                allows(figures, number),
                "{text}: {name:?} = {number} has no chance"
            );
        }
    }
}

/// Whether a number is in a law, or past its open end.
fn allows(figures: &Figures, number: i64) -> bool {
    let mut rows = figures.law.iter();
    let listed = rows.any(|(value, chance)| *value == number && !chance.is_zero());
    listed || figures.beyond.is_some() && number >= figures.span.1
}

/// A mistake points into its line, and can be told in every way.
pub fn can_be_told(line: &str, error: &Error, style: render::Style) {
    let text = error.line(line);
    let spans = [Some(error.span), error.first_place()];
    for span in spans.into_iter().flatten() {
        let inside = text.get(span.at..span.end).is_some();
        assert!(inside, "{line:?}: {error:?} points out of {text:?}");
    }
    assert!(!render::error_text(error, line, &Place::Line(1), style).is_empty());
    assert!(!render::error_json(error, line, &Place::Alone, style).is_empty());
}
