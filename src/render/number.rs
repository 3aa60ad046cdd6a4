//! Numbers as people read them.

use super::Language;
use crate::dice::Fraction;

/// A whole number, with a real minus sign.
pub(super) fn whole(number: i64) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

/// A whole number with its sign.
pub(super) fn signed(number: i64) -> String {
    if number < 0 {
        whole(number)
    } else {
        format!("+{number}")
    }
}

/// A number with so many decimals at most, zeros at the end left out.
pub(super) fn decimal(number: f64, decimals: usize, language: Language) -> String {
    if number.is_infinite() {
        return "∞".into();
    }
    let mut text = format!("{number:.decimals$}");
    if text.contains('.') {
        text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    }
    if text == "-0" {
        text = "0".into();
    }
    let text = text.replace('-', "−");
    match language {
        Language::Spanish => text.replace('.', ","),
        Language::English => text,
    }
}

/// A number for programs: plain signs, a point, zeros at the end left out.
pub(super) fn bare(number: f64, decimals: usize) -> String {
    decimal(number, decimals, Language::English).replace('−', "-")
}

/// A chance in per cent. What is not nothing does not read as nothing, nor what is not certain as certain.
pub(super) fn percent(chance: f64, language: Language) -> String {
    let percent = chance * 100.0;
    let figure = if chance > 0.0 && percent < 0.05 {
        significant(percent, 2)
    } else if chance < 1.0 && percent > 99.95 {
        // As many decimals as the first that is not a nine.
        let decimals = (1..12)
            .find(|&decimals| !format!("{percent:.decimals$}").starts_with("100"))
            .unwrap_or(12);
        format!("{percent:.decimals$}")
    } else {
        format!("{percent:.1}")
    };
    match language {
        Language::Spanish => format!("{} %", figure.replace('.', ",")),
        Language::English => format!("{figure}%"),
    }
}

/// A figure that would need more decimals than this says no more than that it is small.
const LEAST_DECIMALS: usize = 5;

/// A small number with so many figures that say something.
fn significant(number: f64, figures: usize) -> String {
    if number <= 0.0 {
        return "0".into();
    }
    // Each step to the left of the point is a decimal more.
    let mut decimals = figures - 1;
    let mut shown = number;
    while shown < 1.0 {
        if decimals == LEAST_DECIMALS {
            return "<0.0001".into();
        }
        decimals += 1;
        shown *= 10.0;
    }
    format!("{number:.decimals$}")
}

/// A fraction that is short enough to be read.
pub(super) fn fraction(fraction: &Fraction) -> Option<String> {
    const READABLE: usize = 27;
    Some(fraction.to_string()).filter(|text| text.len() <= READABLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_in_both_languages() {
        assert_eq!(decimal(15.5, 2, Language::Spanish), "15,5");
        assert_eq!(decimal(2.2539, 2, Language::English), "2.25");
        assert_eq!(decimal(-0.0001, 2, Language::English), "0");
        assert_eq!(percent(0.028, Language::Spanish), "2,8 %");
        assert_eq!(percent(0.00012, Language::English), "0.012%");
        assert_eq!(percent(0.99999, Language::English), "99.999%");
        assert_eq!(percent(1.0, Language::English), "100.0%");
        assert_eq!(percent(0.0, Language::English), "0.0%");
        assert_eq!(percent(7e-10, Language::Spanish), "<0,0001 %");
    }
}
