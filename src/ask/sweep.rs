//! A line of odds with ranges or lists in its operands: one request for each combination of values.

use super::grammar::sweep::Axis;
use super::grammar::sweep::axes;
use super::macros;
use super::plain::{LABEL, after_goal};
use super::request::{ODDS, after_verb, read, word_here};
use super::template::label_at;
use super::{Context, Error, GAMES, Keyword, Line, Problem, Request, Shape, Span};

/// Every combination of the values of one or two operands.
#[derive(Debug)]
pub struct Sweep {
    /// The line as written, without the word for odds.
    pub line: String,
    /// The values of each operand that has several.
    pub axes: Vec<Vec<i64>>,
    /// What each of them is.
    pub names: Vec<AxisName>,
    /// Each combination with its request, the last operand changing fastest.
    pub cells: Vec<(Vec<i64>, Request)>,
}

/// What an operand with several values is.
#[derive(Clone, Copy, Debug)]
pub enum AxisName {
    /// The operand of this side, the roller's being 0.
    Operand(usize),
    /// A difficulty, as words such as `hard` say it too.
    Difficulty,
    /// What follows this word.
    After(&'static Keyword),
}

/// Reads a line as a sweep; `None` where it is none: no odds, or no operand with several values. `odds` says that odds
/// are asked for whatever the line says.
///
/// # Errors
/// What is wrong with the line, at its place in it.
pub fn read_sweep(line: &str, odds: bool, context: &Context) -> Result<Option<Sweep>, Error> {
    match macros::expand(line, &context.macros)? {
        None => sweep(line, odds, context),
        Some(expansion) => {
            sweep(&expansion.line, odds, context).map_err(|error| error.within(Some(expansion)))
        }
    }
}

/// Reads a line without macros as a sweep.
fn sweep(line: &str, odds: bool, context: &Context) -> Result<Option<Sweep>, Error> {
    let text = after_verb(line.trim_start());
    let (text, odds) = match word_here(&ODDS, text) {
        Some(length) => (after_verb(text[length..].trim_start()), true),
        None => (text, odds),
    };
    if !odds {
        return Ok(None);
    }
    let ranges = line.as_bytes().windows(2).any(|pair| pair == b"..");
    if !ranges && !line.contains(',') {
        return Ok(None);
    }
    let is_game = GAMES.iter().any(|game| game.word.begins(text).is_some())
        || super::FORMS
            .iter()
            .any(|(word, _)| word.begins(text).is_some());
    let axes = if is_game {
        axes(line)?
    } else {
        goal_axis(line, text)?
    };
    if axes.is_empty() {
        return Ok(None);
    }
    let mut cells: Vec<(Vec<i64>, Request)> = Vec::new();
    let mut names = Vec::new();
    for values in combinations(axes.iter().map(|axis| axis.values.as_slice())) {
        let mut filled = line.to_string();
        for (axis, value) in axes.iter().zip(&values).rev() {
            filled.replace_range(axis.span.at..axis.span.end, &value.to_string());
        }
        let request = read(&filled, context).map_err(|error| at_home(error, &axes, &values))?;
        if cells.is_empty() {
            names = axis_names(&axes, &values, &request);
        }
        cells.push((values, request));
    }
    let axes = axes.into_iter().map(|axis| axis.values).collect();
    let text = label_at(text).map_or(text, |at| &text[..at]);
    Ok(Some(Sweep {
        line: text.split_whitespace().collect::<Vec<_>>().join(" "),
        axes,
        names,
        cells,
    }))
}

/// The several goals that plain dice are compared with, where nothing else stands behind them: `3d6 vs 10,12,15`.
fn goal_axis(line: &str, text: &str) -> Result<Vec<Axis>, Error> {
    let Some(goal) = after_goal(text) else {
        return Ok(Vec::new());
    };
    let begins = line.len() - goal.len();
    let mut axes = axes(goal).map_err(|error| Error {
        span: error.span.shifted(begins),
        ..error
    })?;
    let is_goal = match &axes[..] {
        [axis] => {
            let after = goal[axis.span.end..].trim_start();
            let ends = after.is_empty() || after.starts_with('#') || LABEL.begins(after).is_some();
            axis.span.at == 0 && ends
        }
        _ => false,
    };
    if !is_goal {
        axes.clear();
    }
    for axis in &mut axes {
        axis.span = axis.span.shifted(begins);
    }
    Ok(axes)
}

/// What the places of the axes are in the line that is filled with these values.
fn axis_names(axes: &[Axis], values: &[i64], request: &Request) -> Vec<AxisName> {
    let Line::Game(phrase) = &request.line else {
        return vec![AxisName::Difficulty; axes.len()];
    };
    let mut gained = 0;
    let place = |(axis, value): (&Axis, &i64)| {
        let at = axis.span.at - gained;
        gained += (axis.span.end - axis.span.at).saturating_sub(value.to_string().len());
        at
    };
    let places: Vec<usize> = axes.iter().zip(values).map(place).collect();
    let holds = |span: Span, at: usize| span.at <= at && at < span.end;
    let name = |at: usize| {
        let item = phrase
            .items
            .iter()
            .find(|item| holds(item.argument_span, at));
        let operand = || {
            phrase
                .operands
                .iter()
                .position(|(_, span)| holds(*span, at))
        };
        if let Some(item) = item {
            return AxisName::After(item.word);
        }
        let operand = operand().unwrap_or(0);
        let versus = operand.checked_sub(1);
        match versus.and_then(|side| phrase.form.versus.get(side)) {
            Some(versus) if matches!(versus.takes, Shape::Named(_)) => AxisName::Difficulty,
            _ => AxisName::Operand(operand),
        }
    };
    places.into_iter().map(name).collect()
}

/// An error of a filled line, its places moved to where they stand in the line as written.
fn at_home(error: Error, axes: &[Axis], values: &[i64]) -> Error {
    let home = |at: usize| {
        let mut at = at;
        for (axis, value) in axes.iter().zip(values) {
            let (wide, narrow) = (axis.span.end - axis.span.at, value.to_string().len());
            if at >= axis.span.at + narrow {
                at = at + wide - narrow;
            } else if at > axis.span.at {
                at = axis.span.end;
            }
        }
        at
    };
    let moved = |span: Span| Span::new(home(span.at), home(span.end));
    let problem = match error.problem {
        Problem::Repeated(first) => Problem::Repeated(moved(first)),
        Problem::Contradiction(first) => Problem::Contradiction(moved(first)),
        other => other,
    };
    Error {
        span: moved(error.span),
        problem,
        ..error
    }
}

/// Every choice of one value from each list.
fn combinations<'a>(lists: impl Iterator<Item = &'a [i64]>) -> Vec<Vec<i64>> {
    lists.fold(vec![Vec::new()], |done, list| {
        let extended = |head: &Vec<i64>| {
            let head = head.clone();
            list.iter()
                .map(move |&value| head.iter().copied().chain([value]).collect())
                .collect::<Vec<_>>()
        };
        done.iter().flat_map(extended).collect()
    })
}
