//! Odds as a picture: bars with their axes and a title, in colours that colour-blind readers tell apart.

use super::Language;
use super::language::Phrase;
use super::number::{percent, whole};
use crate::report::{Odds, Outcome, Record};
use plotters::coord::ranged1d::ValueFormatter;
use plotters::prelude::*;

/// A bar: its name and its height, 0 to 1.
type Column = (String, f64);

const SIZE: (u32, u32) = (960, 540);
/// Blue of the palette by Okabe and Ito, made for colour-blind readers.
const BAR: RGBColor = RGBColor(0, 114, 178);
const INK: RGBColor = RGBColor(51, 51, 51);
/// More names than this under the axis run into each other.
const MOST_NAMES: usize = 25;
/// More columns than the picture has dots across say nothing.
const MOST_COLUMNS: usize = 4_000;
/// Lines across the picture.
const TICKS: usize = 8;

/// The odds of a record as an SVG picture: the law of its number, or the chances of its results where it has none. `None` for
/// a record that has no odds.
///
/// # Errors
/// What the drawing library says; nothing a caller can cause.
pub fn record_svg(record: &Record, language: Language) -> Option<Result<String, String>> {
    let columns = match &record.outcome {
        Outcome::Solved(odds) => solved_columns(odds, language),
        Outcome::Sampled(sample) => sample
            .results
            .iter()
            .map(|(verdict, times)| {
                (
                    language.term(verdict.word).to_string(),
                    sample.chance(*times),
                )
            })
            .collect(),
        Outcome::Swept(swept) => swept
            .cells
            .iter()
            .map(|cell| {
                let at: Vec<String> = cell.at.iter().map(|value| whole(*value)).collect();
                (at.join(" · "), cell.figure())
            })
            .collect(),
        Outcome::Rolled(_) => return None,
    };
    if columns.is_empty() || columns.len() > MOST_COLUMNS {
        return None;
    }
    let mut picture = String::new();
    let drawn = draw(&mut picture, &record.spoken(), &columns, language);
    Some(drawn.map(|()| picture).map_err(|error| error.to_string()))
}

/// Results where the rule decides something, else the law of its number.
fn solved_columns(odds: &Odds, language: Language) -> Vec<Column> {
    match odds.values.first() {
        Some((_, figures)) if odds.results.is_empty() => figures
            .law
            .iter()
            .map(|(value, chance)| (whole(*value), chance.to_f64()))
            .collect(),
        _ => odds
            .results
            .iter()
            .map(|chance| {
                (
                    language.term(chance.verdict.word).to_string(),
                    chance.fraction.to_f64(),
                )
            })
            .collect(),
    }
}

fn draw(
    picture: &mut String,
    title: &str,
    columns: &[Column],
    language: Language,
) -> Result<(), DrawingAreaErrorKind<std::io::Error>> {
    let area = SVGBackend::with_string(picture, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let tallest = columns
        .iter()
        .map(|(_, height)| *height)
        .fold(0.0, f64::max);
    let top = if tallest > 0.0 { tallest * 1.08 } else { 1.0 };
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 24).into_font().color(&INK))
        .margin(16)
        .x_label_area_size(40)
        .y_label_area_size(72)
        .build_cartesian_2d(Across { columns }, Up { top, language })?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(WHITE.mix(0.0))
        .x_labels(MOST_NAMES)
        .y_labels(TICKS)
        .y_desc(language.phrase(Phrase::Chance))
        .label_style(("sans-serif", 15).into_font().color(&INK))
        .axis_style(INK)
        .draw()?;
    let bars = columns.iter().enumerate().map(|(column, (_, height))| {
        let mut bar = Rectangle::new(
            [(Edge::Left(column), 0.0), (Edge::Right(column), *height)],
            BAR.filled(),
        );
        bar.set_margin(0, 0, 1, 1);
        bar
    });
    chart.draw_series(bars)?;
    area.present()
}

/// A place along the lower axis: a column's left edge, its middle, or its right edge.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
enum Edge {
    Left(usize),
    Middle(usize),
    Right(usize),
}

/// The lower axis: so many columns of equal width, each under its name.
#[derive(Clone, Copy)]
struct Across<'a> {
    columns: &'a [Column],
}

impl Ranged for Across<'_> {
    type FormatOption = plotters::coord::ranged1d::NoDefaultFormatting;
    type ValueType = Edge;

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "a place on a screen"
    )]
    fn map(&self, place: &Edge, (from, to): (i32, i32)) -> i32 {
        let at = match place {
            Edge::Left(column) => *column as f64,
            Edge::Middle(column) => *column as f64 + 0.5,
            Edge::Right(column) => *column as f64 + 1.0,
        };
        from + (at / self.columns.len() as f64 * f64::from(to - from)) as i32
    }

    fn key_points<Hint: plotters::coord::ranged1d::KeyPointHint>(&self, hint: Hint) -> Vec<Edge> {
        let step = self
            .columns
            .len()
            .div_ceil(hint.max_num_points().max(1))
            .max(1);
        (0..self.columns.len())
            .step_by(step)
            .map(Edge::Middle)
            .collect()
    }

    fn range(&self) -> std::ops::Range<Edge> {
        Edge::Left(0)..Edge::Right(self.columns.len() - 1)
    }
}

impl ValueFormatter<Edge> for Across<'_> {
    fn format_ext(&self, place: &Edge) -> String {
        match place {
            Edge::Left(column) | Edge::Middle(column) | Edge::Right(column) => self
                .columns
                .get(*column)
                .map_or_else(String::new, |(name, _)| name.clone()),
        }
    }
}

/// The upright axis, from nothing to the top, in per cent.
#[derive(Clone, Copy)]
struct Up {
    top: f64,
    language: Language,
}

impl Ranged for Up {
    type FormatOption = plotters::coord::ranged1d::NoDefaultFormatting;
    type ValueType = f64;

    #[expect(clippy::cast_possible_truncation, reason = "a place on a screen")]
    fn map(&self, height: &f64, (from, to): (i32, i32)) -> i32 {
        from + (height / self.top * f64::from(to - from)) as i32
    }

    /// Round steps: 1, 2 or 5 of some power of ten, so that there are a few of them.
    fn key_points<Hint: plotters::coord::ranged1d::KeyPointHint>(&self, _hint: Hint) -> Vec<f64> {
        let mut ten = 1.0;
        while ten > self.top {
            ten /= 10.0;
        }
        let step = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0].map(|part| part * ten);
        let step = step
            .into_iter()
            .find(|step| self.top / step <= 8.0)
            .unwrap_or(ten);
        let mut points = Vec::new();
        let mut steps = 0_u32;
        while f64::from(steps) * step <= self.top {
            points.push(f64::from(steps) * step);
            steps += 1;
        }
        points
    }

    fn range(&self) -> std::ops::Range<f64> {
        0.0..self.top
    }
}

impl ValueFormatter<f64> for Up {
    fn format_ext(&self, height: &f64) -> String {
        percent(*height, self.language)
    }
}

/// What is said where there is nothing to draw.
pub const fn nothing_to_draw(language: Language) -> &'static str {
    match language {
        Language::Spanish => "solo se dibujan probabilidades, y no demasiadas: pide «prob …»",
        Language::English => "only odds can be drawn, and not too many of them: ask for “odds …”",
    }
}
