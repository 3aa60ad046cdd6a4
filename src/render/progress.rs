//! What is said of long work while it goes on, in few words.

use super::Language;

/// How many answers there are after so many seconds, and what part that is of all, where it is known.
pub fn answers_so_far(done: u64, whole: Option<u64>, seconds: u64, language: Language) -> String {
    let answers = match language {
        Language::Spanish => "respuestas",
        Language::English => "answers",
    };
    let part = match whole {
        Some(whole @ 1..) => {
            let percent = u128::from(done) * 100 / u128::from(whole);
            let sign = match language {
                Language::Spanish => " %",
                Language::English => "%",
            };
            format!("{percent}{sign}  ")
        }
        _ => String::new(),
    };
    format!("  {part}{} {answers}  {seconds} s", grouped(done, language))
}

/// That odds are still being worked out after so many seconds.
pub fn odds_so_far(seconds: u64, language: Language) -> String {
    let said = match language {
        Language::Spanish => "calculando probabilidades",
        Language::English => "working out the odds",
    };
    format!("  {said}…  {seconds} s")
}

/// A number with its thousands apart.
fn grouped(number: u64, language: Language) -> String {
    let gap = match language {
        Language::Spanish => '.',
        Language::English => ',',
    };
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(gap);
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_both_languages() {
        assert_eq!(
            answers_so_far(1_234_567, Some(5_000_000), 3, Language::English),
            "  24%  1,234,567 answers  3 s"
        );
        assert_eq!(
            answers_so_far(12_345, None, 3, Language::Spanish),
            "  12.345 respuestas  3 s"
        );
        assert_eq!(
            odds_so_far(9, Language::Spanish),
            "  calculando probabilidades…  9 s"
        );
    }
}
