//! Records as rows and columns, for CSV and for Markdown.

use super::error::message;
use super::json::place_key;
use super::language::Phrase;
use super::number::{decimal, percent};
use super::text::{value_text, visible};
use super::{Language, records};
use crate::ask::{AxisName, Error};
use crate::report::{Figures, Kind, Odds, Outcome, Place, Record, Rolled, Sample, Swept, Throw};
use crate::rules::{Common, Term, Value};

/// A table: its columns' names, and rows with as many cells.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub columns: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// How words and numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wording {
    /// Frozen English keys and plain numbers.
    Keys,
    /// For people.
    Words(Language),
}

impl Wording {
    fn column(self, key: &str, phrase: Phrase) -> String {
        match self {
            Self::Keys => key.into(),
            Self::Words(language) => language.phrase(phrase).into(),
        }
    }

    fn term(self, term: Term) -> String {
        match self {
            Self::Keys => term.key().into(),
            Self::Words(language) => language.term(term).into(),
        }
    }

    fn chance(self, chance: f64) -> String {
        match self {
            Self::Keys => chance.to_string(),
            Self::Words(language) => percent(chance, language),
        }
    }

    fn figure(self, figure: f64) -> String {
        match self {
            Self::Keys => figure.to_string(),
            Self::Words(language) => decimal(figure, 3, language),
        }
    }
}

/// A record as a table.
pub(super) fn table(record: &Record, wording: Wording) -> Table {
    match &record.outcome {
        Outcome::Rolled(rolled) => rolled_table(record, rolled, wording),
        Outcome::Solved(odds) => odds_table(record, odds, wording),
        Outcome::Sampled(sample) => sample_table(record, sample, wording),
        Outcome::Swept(swept) => swept_table(swept, wording),
    }
}

/// The records of a rule that answers with nothing but a table of its own: a column a field, a row a record.
fn own_table(values: &[(Term, Value)], wording: Wording) -> Option<Table> {
    let own = values.iter().find_map(|(_, value)| records::rows(value))?;
    let names = own.first()?.iter().map(|(name, _)| wording.term(*name));
    let row = |record: &records::Fields| {
        let cells = record.iter().map(|(_, value)| cell(value, wording));
        cells.collect()
    };
    Some(Table {
        columns: names.collect(),
        rows: own.iter().map(row).collect(),
    })
}

/// Something wrong with a line as a row among those of rolls: `error` for the result, its kind for the answer.
pub(super) fn error_table(error: &Error, line: &str, place: &Place, wording: Wording) -> Table {
    let language = match wording {
        Wording::Keys => Language::English,
        Wording::Words(language) => language,
    };
    let row = vec![
        place_text(place),
        String::new(),
        visible(line.trim()),
        wording.column("error", Phrase::Error),
        error.kind().key().into(),
        String::new(),
        String::new(),
        message(error, error.line(line), language),
    ];
    Table {
        columns: rolled_columns(wording),
        rows: vec![row],
    }
}

fn place_text(place: &Place) -> String {
    match place {
        Place::Alone => String::new(),
        Place::Line(line) => line.to_string(),
        Place::Key(key) => key.clone(),
    }
}

fn rolled_columns(wording: Wording) -> Vec<String> {
    let columns = [
        ("line", Phrase::Line),
        ("label", Phrase::Label),
        ("expr", Phrase::Expression),
        ("result", Phrase::Result),
        ("answer", Phrase::Answer),
        ("dice", Phrase::KindDice),
        ("seed", Phrase::Seed),
        ("values", Phrase::Values),
    ];
    columns
        .map(|(key, phrase)| wording.column(key, phrase))
        .to_vec()
}

fn rolled_table(record: &Record, rolled: &Rolled, wording: Wording) -> Table {
    // Programs read the same columns whatever was rolled.
    if let (None, Wording::Words(_)) = (rolled.answer.verdict, wording)
        && let Some(own) = own_table(&rolled.answer.values, wording)
    {
        return own;
    }
    let place = place_text(&record.place);
    let word = rolled
        .answer
        .verdict
        .map_or_else(String::new, |verdict| wording.term(verdict.word));
    let figure = rolled
        .answer
        .figure()
        .map_or_else(String::new, |figure| figure.to_string());
    let dice: Vec<String> = rolled.dice.iter().map(ToString::to_string).collect();
    let seed = match rolled.throw {
        Throw::Seeded(seed) => seed.to_string(),
        Throw::Given => String::new(),
    };
    let values: Vec<String> = rolled
        .answer
        .values
        .iter()
        .map(|(name, value)| format!("{}={}", wording.term(*name), cell(value, wording)))
        .collect();
    let row = vec![
        place,
        record.label.as_deref().map(visible).unwrap_or_default(),
        record.expr(),
        word,
        figure,
        dice.join(" "),
        seed,
        values.join("; "),
    ];
    Table {
        columns: rolled_columns(wording),
        rows: vec![row],
    }
}

fn cell(value: &Value, wording: Wording) -> String {
    match (value, wording) {
        (Value::Flag(flag), Wording::Keys) => flag.to_string(),
        (Value::Word(term), Wording::Keys) => term.key().into(),
        (Value::Number(number) | Value::Detail(number) | Value::Given(number), Wording::Keys) => {
            number.to_string()
        }
        (Value::Nothing, Wording::Keys) => String::new(),
        (Value::Chance(figure) | Value::Mean(figure), Wording::Keys) => figure.to_f64().to_string(),
        (value, Wording::Keys) => value_text(value, Language::English),
        (value, Wording::Words(language)) => value_text(value, language),
    }
}

fn odds_columns(wording: Wording) -> Vec<String> {
    let columns = [
        ("expr", Phrase::Expression),
        ("value", Phrase::Value),
        ("outcome", Phrase::Result),
        ("p", Phrase::Chance),
        ("fraction", Phrase::Fraction),
    ];
    let columns = columns.map(|(key, phrase)| wording.column(key, phrase));
    let tails = [("at_least", Phrase::AtLeast), ("at_most", Phrase::AtMost)];
    let tails = tails.map(|(key, phrase)| wording.column(key, phrase));
    columns
        .into_iter()
        .chain(tails.into_iter().filter(|_| wording == Wording::Keys))
        .collect()
}

/// A row of odds with what people do without.
fn odds_row(row: [String; 5], tails: Option<(f64, f64)>, wording: Wording) -> Vec<String> {
    let cell = |tail: f64| wording.chance(tail);
    let tails = match tails {
        Some((at_least, at_most)) => [cell(at_least), cell(at_most)],
        None => [String::new(), String::new()],
    };
    row.into_iter()
        .chain(tails.into_iter().filter(|_| wording == Wording::Keys))
        .collect()
}

fn odds_table(record: &Record, odds: &Odds, wording: Wording) -> Table {
    if odds.results.is_empty()
        && odds.values.is_empty()
        && let Some(own) = own_table(&odds.fixed, wording)
    {
        return own;
    }
    let result = wording.column("result", Phrase::Result);
    let mut rows: Vec<Vec<String>> = odds
        .results
        .iter()
        .map(|chance| {
            let p = wording.chance(chance.fraction.to_f64());
            let row = [
                record.expr(),
                result.clone(),
                wording.term(chance.verdict.word),
                p,
                chance.fraction.to_string(),
            ];
            odds_row(row, None, wording)
        })
        .collect();
    for (name, figures) in &odds.values {
        // Programs read every law; people read one where there is no result to read.
        if wording == Wording::Keys || (odds.results.is_empty() && figures.kind == Kind::Number) {
            rows.extend(law_rows(record, &wording.term(*name), figures, wording));
        }
    }
    if wording == Wording::Keys {
        for (name, laws) in &odds.places {
            for (place, figures) in (1..).zip(laws) {
                rows.extend(law_rows(record, &place_key(*name, place), figures, wording));
            }
        }
    }
    Table {
        columns: odds_columns(wording),
        rows,
    }
}

fn law_rows(record: &Record, name: &str, figures: &Figures, wording: Wording) -> Vec<Vec<String>> {
    let expr = record.expr();
    let row = |((value, chance), tails): (&(i64, crate::dice::Fraction), (f64, f64))| {
        let p = wording.chance(chance.to_f64());
        let row = [
            expr.clone(),
            name.to_string(),
            value.to_string(),
            p,
            chance.to_string(),
        ];
        odds_row(row, Some(tails), wording)
    };
    figures.law.iter().zip(figures.tails()).map(row).collect()
}

fn sample_table(record: &Record, sample: &Sample, wording: Wording) -> Table {
    let result = wording.column("result", Phrase::Result);
    let results = sample.results.iter().map(|(verdict, times)| {
        let p = wording.chance(sample.chance(*times));
        let row = [
            record.expr(),
            result.clone(),
            wording.term(verdict.word),
            p,
            String::new(),
        ];
        odds_row(row, None, wording)
    });
    let mean = wording.column("mean", Phrase::Mean);
    let means = sample.values.iter().map(|(name, _, spread)| {
        let row = [
            record.expr(),
            wording.term(*name),
            mean.clone(),
            wording.figure(spread.mean),
            String::new(),
        ];
        odds_row(row, None, wording)
    });
    Table {
        columns: odds_columns(wording),
        rows: results.chain(means).collect(),
    }
}

/// One operand: a row a value, a column a result. Two: a row and a column a value, each cell one figure.
pub(super) fn swept_table(swept: &Swept, wording: Wording) -> Table {
    if let ([rows, columns], Wording::Words(_)) = (swept.axes.as_slice(), wording) {
        return grid(swept, rows, columns, wording);
    }
    let verdicts = swept.verdicts();
    let mut names = axis_names(swept, wording);
    names.extend(verdicts.iter().map(|verdict| wording.term(verdict.word)));
    let good = !verdicts.is_empty();
    if good {
        names.push(wording.column("good", Phrase::Good));
    }
    // Programs read the same number whatever the cells are.
    let telling = match wording {
        Wording::Keys => None,
        Wording::Words(_) => swept.telling(),
    };
    let mean = wording.column("mean", Phrase::Mean);
    names.push(match telling {
        Some(name) => format!("{mean}: {}", wording.term(name)),
        None => mean,
    });
    let row = |cell: &crate::report::Cell| {
        let at = cell.at.iter().map(ToString::to_string);
        let chances = verdicts
            .iter()
            .map(|verdict| wording.chance(cell.chance(verdict)));
        let sum = good.then(|| wording.chance(cell.figure()));
        let mean = telling.map_or_else(|| cell.mean(), |name| cell.mean_of(name));
        let mean = mean.map_or_else(String::new, |mean| wording.figure(mean));
        at.chain(chances).chain(sum).chain([mean]).collect()
    };
    Table {
        columns: names,
        rows: swept.cells.iter().map(row).collect(),
    }
}

/// What the operands with several values are called; two of one name are counted.
pub(super) fn axis_names(swept: &Swept, wording: Wording) -> Vec<String> {
    let target = Term::Common(Common::Target);
    let has_target = swept.cells.first().is_some_and(|cell| cell.has(target));
    let name = |name: &AxisName| match (name, wording) {
        (AxisName::After(word), Wording::Keys) => word.key().to_string(),
        (AxisName::After(word), Wording::Words(language)) => {
            word.spelling(language.tongue()).to_string()
        }
        (AxisName::Operand(0), _) => wording.term(Term::Common(Common::Skill)),
        (AxisName::Difficulty, _) => wording.term(target),
        (AxisName::Operand(_), _) if has_target => wording.term(target),
        (AxisName::Operand(_), _) => wording.term(Term::Common(Common::Versus)),
    };
    let names: Vec<String> = swept.names.iter().map(name).collect();
    let repeated = names.len() == 2 && names[0] == names[1];
    let counted = |(place, name): (usize, String)| {
        if repeated {
            format!("{name} {}", place + 1)
        } else {
            name
        }
    };
    names.into_iter().enumerate().map(counted).collect()
}

fn grid(swept: &Swept, rows: &[i64], columns: &[i64], wording: Wording) -> Table {
    let decides = !swept.verdicts().is_empty();
    let shown = |cell: &crate::report::Cell| {
        if decides {
            wording.chance(cell.figure())
        } else {
            wording.figure(cell.figure())
        }
    };
    let corner = axis_names(swept, wording).join(" \\ ");
    let names = [corner]
        .into_iter()
        .chain(columns.iter().map(ToString::to_string))
        .collect();
    let row = |(value, cells): (&i64, &[crate::report::Cell])| {
        [value.to_string()]
            .into_iter()
            .chain(cells.iter().map(shown))
            .collect()
    };
    Table {
        columns: names,
        rows: rows
            .iter()
            .zip(swept.cells.chunks(columns.len()))
            .map(row)
            .collect(),
    }
}
