//! Odds as a picture: bars with their axes and a title, in colours that colour-blind readers tell apart.

use super::Language;
use super::language::Phrase;
use super::number::{percent, whole};
use crate::report::{Odds, Outcome, Record};
use plotters::prelude::*;

/// A bar: its name and its height, 0 to 1.
type Column = (String, f64);

const SIZE: (u32, u32) = (960, 540);
/// Blue of the palette by Okabe and Ito, made for colour-blind readers.
const BAR: RGBColor = RGBColor(0, 114, 178);
const INK: RGBColor = RGBColor(51, 51, 51);
/// More names than this under the axis run into each other.
const MOST_NAMES: usize = 25;

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
    let mut picture = String::new();
    let drawn = draw(&mut picture, &record.spoken, &columns, language);
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
    let width = i32::try_from(columns.len()).unwrap_or(i32::MAX);
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 24).into_font().color(&INK))
        .margin(16)
        .x_label_area_size(40)
        .y_label_area_size(72)
        .build_cartesian_2d((0..width - 1).into_segmented(), 0.0..top)?;
    let name = |at: &SegmentValue<i32>| match at {
        SegmentValue::CenterOf(column) => usize::try_from(*column)
            .ok()
            .and_then(|column| columns.get(column))
            .map_or_else(String::new, |(name, _)| name.clone()),
        _ => String::new(),
    };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(WHITE.mix(0.0))
        .x_labels(columns.len().min(MOST_NAMES))
        .x_label_formatter(&name)
        .y_label_formatter(&|height| percent(*height, language))
        .y_desc(language.phrase(Phrase::Chance))
        .label_style(("sans-serif", 15).into_font().color(&INK))
        .axis_style(INK)
        .draw()?;
    let bars = (0..).zip(columns).map(|(column, (_, height))| {
        let (left, right) = (SegmentValue::Exact(column), SegmentValue::Exact(column + 1));
        let mut bar = Rectangle::new([(left, 0.0), (right, *height)], BAR.filled());
        bar.set_margin(0, 0, 2, 2);
        bar
    });
    chart.draw_series(bars)?;
    area.present()
}
