//! Odds as text: a line a result with a bar, then the figures of each number.

use super::error::head;
use super::language::Phrase;
use super::number::{decimal, fraction, percent};
use super::paint::{Paint, paint};
use super::text::{GAP, INDENT, sign, width, write_basis, write_values};
use super::{Language, Style, chart};
use crate::report::{Figures, Kind, Odds, Outcome, Record, Sample};
use crate::rules::{Tone, Verdict};

/// The longest bar, in columns.
const LONGEST_BAR: usize = 36;
/// The shortest bar that still says something, in columns.
const NARROWEST_BAR: usize = 5;
/// A law with more values than this is not listed.
const MOST_LISTED: usize = 60;

/// One line of a table of chances.
struct Line {
    label: String,
    paint: Option<Paint>,
    chance: f64,
    fraction: Option<String>,
}

pub(super) fn write_exact(text: &mut String, odds: &Odds, style: Style) {
    let language = style.language;
    text.push_str(&" ".repeat(GAP));
    text.push_str(&paint(language.phrase(Phrase::Exact), Paint::Quiet));
    text.push('\n');
    let mut lines: Vec<Line> = odds
        .results
        .iter()
        .map(|chance| {
            result_line(
                chance.verdict,
                chance.fraction.to_f64(),
                fraction(&chance.fraction),
                language,
            )
        })
        .collect();
    let several_good = odds
        .results
        .iter()
        .filter(|chance| chance.verdict.tone == Tone::Good)
        .count()
        > 1;
    if several_good && let Some(good) = odds.good() {
        lines.push(Line {
            label: language.phrase(Phrase::Good).into(),
            paint: Some(Paint::Strong),
            chance: good.to_f64(),
            fraction: fraction(&good),
        });
    }
    let main = odds.values.first().map(|(_, figures)| figures);
    if let (true, false, Some(figures)) = (odds.results.is_empty(), style.chart, main) {
        lines.extend(law_lines(figures));
    }
    write_lines(text, &lines, style);
    if let (true, Some(figures)) = (style.chart, main) {
        chart::write_chart(text, figures, style);
    }
    write_values(text, &odds.fixed, style);
    let mut summaries = odds
        .values
        .iter()
        .map(|(name, figures)| (language.term(*name).to_string(), figures.into()))
        .chain(place_figures(odds, language))
        .collect::<Vec<(String, Summary)>>();
    // Where nothing is decided, the number is the answer, and more of it is worth a word.
    if let (true, Some(figures), Some((_, summary))) =
        (odds.results.is_empty(), main, summaries.first_mut())
    {
        summary.middle = figures.median();
        summary.modes = figures.modes();
    }
    write_figures(text, &summaries, language);
    if style.explain {
        write_basis(text, &odds.basis, language);
    }
}

pub(super) fn write_sample(text: &mut String, sample: &Sample, style: Style) {
    let language = style.language;
    let head = format!("{}{}", " ".repeat(GAP), size_text(sample, language));
    text.push_str(&paint(&head, Paint::Quiet));
    text.push('\n');
    let lines: Vec<Line> = sample
        .results
        .iter()
        .map(|(verdict, times)| result_line(*verdict, sample.chance(*times), None, language))
        .collect();
    write_lines(text, &lines, style);
    let figures: Vec<(String, Summary)> = sample
        .values
        .iter()
        .map(|(name, kind, spread)| {
            let (mean, deviation, span) = (spread.mean, spread.deviation, spread.span);
            (
                language.term(*name).to_string(),
                Summary {
                    kind: *kind,
                    mean,
                    deviation,
                    span,
                    beyond: None,
                    known: None,
                    middle: None,
                    modes: Vec::new(),
                },
            )
        })
        .collect();
    write_figures(text, &figures, language);
    if style.explain {
        write_basis(text, &sample.basis, language);
    }
}

/// How large a sample is and how far off it may be.
pub(super) fn size_text(sample: &Sample, language: Language) -> String {
    let samples = i64::try_from(sample.samples).unwrap_or(i64::MAX);
    let head = Language::fill(language.phrase(Phrase::Sampled), &[samples]);
    let error = percent(sample.error(), language);
    format!("{head} {}{error}", language.phrase(Phrase::SampleError))
}

/// That an answer which does not say so itself is a sample; nothing where it is exact.
pub fn sample_warning(record: &Record, language: Language) -> Option<String> {
    let sample = match &record.outcome {
        Outcome::Sampled(sample) => sample,
        Outcome::Swept(swept) => swept.sample()?,
        Outcome::Rolled(_) | Outcome::Solved(_) => return None,
    };
    let head = head(Phrase::Warning, &record.place, language);
    Some(format!("{head} {}\n", size_text(sample, language)))
}

fn result_line(
    verdict: Verdict,
    chance: f64,
    fraction: Option<String>,
    language: Language,
) -> Line {
    let (sign, colour) = sign(verdict.tone);
    let label = format!("{sign} {}", language.term(verdict.word));
    Line {
        label,
        paint: Some(colour),
        chance,
        fraction,
    }
}

/// Each value of a law, where they are few enough to be read.
fn law_lines(figures: &Figures) -> Vec<Line> {
    // A law of one value is said with the other figures.
    if figures.law.len() > MOST_LISTED || figures.law.len() < 2 {
        return Vec::new();
    }
    let line = |(value, chance): &(i64, crate::dice::Fraction)| Line {
        label: super::number::whole(*value),
        paint: None,
        chance: chance.to_f64(),
        fraction: fraction(chance),
    };
    figures.law.iter().map(line).collect()
}

/// Writes labels, chances, fractions and bars in columns.
fn write_lines(text: &mut String, lines: &[Line], style: Style) {
    let language = style.language;
    let percents: Vec<String> = lines
        .iter()
        .map(|line| percent(line.chance, language))
        .collect();
    let label_width = lines
        .iter()
        .map(|line| width(&line.label))
        .max()
        .unwrap_or(0);
    let percent_width = percents.iter().map(|text| width(text)).max().unwrap_or(0);
    let exact = |line: &Line| line.fraction.as_ref().map_or(0, |text| width(text));
    let mut fraction_width = lines.iter().map(exact).max().unwrap_or(0);
    // On a narrow screen a bar says more than a fraction.
    let figures = INDENT.len() + label_width + percent_width + 3 * GAP;
    if style.wraps && figures + fraction_width + NARROWEST_BAR > style.width {
        fraction_width = 0;
    }
    let taken = figures + fraction_width;
    let bar = style.width.saturating_sub(taken).min(LONGEST_BAR);
    let tallest = lines.iter().map(|line| line.chance).fold(0.0, f64::max);
    // Results share one whole; the values of a law share the tallest.
    let whole = if lines.iter().all(|line| line.paint.is_none()) {
        tallest
    } else {
        1.0
    };
    for (line, percent) in lines.iter().zip(&percents) {
        let label = line
            .paint
            .map_or(line.label.clone(), |colour| paint(&line.label, colour));
        let before = if line.paint.is_some() {
            ""
        } else {
            &" ".repeat(label_width - width(&line.label))
        };
        let after = if line.paint.is_some() {
            " ".repeat(label_width - width(&line.label))
        } else {
            String::new()
        };
        let percent_pad = " ".repeat(percent_width - width(percent));
        let fraction = line.fraction.as_deref().unwrap_or("");
        let fraction_pad = " ".repeat(fraction_width.saturating_sub(width(fraction)));
        let gap = " ".repeat(GAP);
        let mut row = format!("{INDENT}{before}{label}{after}{gap}{percent_pad}{percent}");
        if fraction_width > 0 {
            row.push_str(&format!("{gap}{fraction}{fraction_pad}"));
        }
        row.push_str(&gap);
        row.push_str(&paint(&bar_text(line.chance / whole, bar), Paint::Bar));
        text.push_str(row.trim_end());
        text.push('\n');
    }
}

/// A bar of so much of so many columns, to the eighth of a column; what is not nothing shows.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a bar"
)]
pub(super) fn bar_text(part: f64, columns: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    if part <= 0.0 || columns == 0 || !part.is_finite() {
        return String::new();
    }
    let eighths = ((part * columns as f64 * 8.0).round() as usize).max(1);
    format!("{}{}", "█".repeat(eighths / 8), EIGHTHS[eighths % 8])
}

/// What is said of a number in one line.
struct Summary {
    kind: Kind,
    mean: f64,
    deviation: f64,
    span: (i64, i64),
    beyond: Option<f64>,
    /// How likely there is such a number, where there may be none.
    known: Option<f64>,
    /// The median and the likeliest values, where they are told.
    middle: Option<i64>,
    modes: Vec<i64>,
}

/// More likeliest values than this say nothing.
const MOST_MODES: usize = 2;

impl From<&Figures> for Summary {
    fn from(figures: &Figures) -> Self {
        Self {
            kind: figures.kind,
            mean: figures.mean,
            deviation: figures.deviation,
            span: figures.span,
            beyond: figures.beyond.as_ref().map(crate::dice::Fraction::to_f64),
            known: figures.known.as_ref().map(crate::dice::Fraction::to_f64),
            middle: None,
            modes: Vec::new(),
        }
    }
}

/// The figures of each place of a list, where there is more than one place.
fn place_figures(odds: &Odds, language: Language) -> Vec<(String, Summary)> {
    let several = odds.places.iter().filter(|(_, laws)| laws.len() > 1);
    several
        .flat_map(|(name, laws)| {
            let laws = (1..).zip(laws);
            laws.map(move |(place, figures)| {
                (format!("{} {place}", language.term(*name)), figures.into())
            })
        })
        .collect()
}

fn write_figures(text: &mut String, figures: &[(String, Summary)], language: Language) {
    let figures: Vec<_> = figures
        .iter()
        .filter(|(_, summary)| !is_idle(summary))
        .collect();
    let label_width = figures
        .iter()
        .map(|(label, _)| width(label))
        .max()
        .unwrap_or(0);
    for (label, summary) in figures {
        let pad = " ".repeat(label_width - width(label) + GAP);
        let said = summary_text(summary, language);
        text.push_str(&format!(
            "{INDENT}{}{pad}{said}\n",
            paint(label, Paint::Quiet)
        ));
    }
}

/// A detail is for those who ask for all; a flag that never comes says nothing.
fn is_idle(summary: &Summary) -> bool {
    match summary.kind {
        Kind::Number | Kind::Open => false,
        Kind::Detail => true,
        Kind::Flag => summary.span.1 == 0,
    }
}

fn summary_text(summary: &Summary, language: Language) -> String {
    if summary.kind == Kind::Flag {
        return percent(summary.mean, language);
    }
    let known = summary.known.map_or(String::new(), |chance| {
        let known = language.phrase(Phrase::Known);
        format!("   {known} {}", percent(chance, language))
    });
    let (least, most) = summary.span;
    if least == most && summary.beyond.is_none() && summary.mean.is_finite() {
        return super::number::whole(least) + &known;
    }
    let mean = decimal(summary.mean, 3, language);
    let mut said = format!("{} {mean}", language.phrase(Phrase::Mean));
    // A number that may be without end has no spread, and what there is of its law is not all.
    if summary.mean.is_finite() {
        let deviation = decimal(summary.deviation, 2, language);
        let span = Language::fill(language.phrase(Phrase::FromTo), &[least, most]);
        said.push_str(&format!("   σ {deviation}"));
        if let Some(middle) = summary.middle {
            let middle = super::number::whole(middle);
            said.push_str(&format!("   {} {middle}", language.phrase(Phrase::Median)));
        }
        if (1..=MOST_MODES).contains(&summary.modes.len()) {
            let modes: Vec<String> = summary
                .modes
                .iter()
                .map(|mode| super::number::whole(*mode))
                .collect();
            let mode = language.phrase(Phrase::Mode);
            said.push_str(&format!("   {mode} {}", modes.join(", ")));
        }
        said.push_str(&format!("   {span}"));
    }
    if let Some(beyond) = summary.beyond {
        said.push_str(&format!(
            "   {} {}",
            language.phrase(Phrase::Beyond),
            percent(beyond, language)
        ));
    }
    said + &known
}
