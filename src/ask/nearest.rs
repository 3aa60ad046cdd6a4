//! The word that somebody who wrote another one most likely meant.

use super::keyword::fold;
use std::borrow::Cow;

/// The most slips in a word.
const MOST_SLIPS: usize = 2;
/// Of a word to be compared with all others, no more letters count.
const MOST_LETTERS: usize = 64;

/// The spelling nearest to what was written, if any is near enough: one slip in four letters, two in more, swapped
/// neighbours being one slip. Of spellings as near, the first.
pub fn nearest<S>(written: &str, spellings: impl Iterator<Item = S>) -> Option<Cow<'static, str>>
where
    S: AsRef<str> + Into<Cow<'static, str>>,
{
    let near =
        spellings.filter_map(|spelling| Some((slips(written, spelling.as_ref())?, spelling)));
    near.min_by_key(|(slips, _)| *slips)
        .map(|(_, spelling)| spelling.into())
}

/// How far a spelling is from what was written, however far: the smaller, the more alike.
pub(super) fn by_nearness(written: &str, spelling: &str) -> usize {
    let fold = |text| fold(text).take(MOST_LETTERS).collect::<String>();
    strsim::damerau_levenshtein(&fold(written), &fold(spelling))
}

/// How many slips lie between what was written and a spelling, if few enough.
fn slips(written: &str, spelling: &str) -> Option<usize> {
    let folded: String = fold(spelling).collect();
    let letters = folded.chars().count();
    // What was written may be as long as a line: no more of it is looked at than a spelling with slips could have.
    let written: String = fold(written).take(letters + MOST_SLIPS + 1).collect();
    let length = written.chars().count();
    let allowed = match length {
        0 => return None,
        1 => 0,
        2..=4 => 1,
        _ => MOST_SLIPS,
    };
    let cut_short = length >= 3 && folded.starts_with(&written);
    // Each slip makes a word longer or shorter by one letter at most.
    if letters.abs_diff(length) > allowed {
        return cut_short.then_some(1);
    }
    let slips = strsim::damerau_levenshtein(&written, &folded);
    // A word cut short is as good as one slip.
    let slips = if cut_short { slips.min(1) } else { slips };
    (slips <= allowed).then_some(slips)
}

/// The names nearest to what was written, nearest first: up to so many, each near enough by the rule above.
pub(super) fn nearest_names<'a>(
    written: &str,
    names: impl Iterator<Item = &'a str>,
    most: usize,
) -> Vec<&'a str> {
    let mut near: Vec<(usize, &str)> = names
        .filter_map(|name| Some((slips(written, name)?, name)))
        .collect();
    near.sort_by_key(|(slips, _)| *slips);
    let mut names: Vec<&str> = Vec::with_capacity(most);
    for (_, name) in near {
        let known = names.iter().any(|known| fold(known).eq(fold(name)));
        if names.len() < most && !known {
            names.push(name);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slip_in_short_words_two_in_long_ones() {
        let words = ["long", "short", "defensive", "vs"];
        let near = |written: &str| nearest(written, words.into_iter());
        let said = |word: &'static str| Some(Cow::Borrowed(word));
        assert_eq!(near("log"), said("long"));
        assert_eq!(near("logn"), said("long"));
        assert_eq!(near("defnsve"), said("defensive"));
        assert_eq!(near("def"), said("defensive"));
        assert_eq!(near("v"), None);
        assert_eq!(near("banana"), None);
    }

    #[test]
    fn words_that_differ_too_much_in_length_are_not_near() {
        assert_eq!(slips("defens", "defensive"), Some(1));
        assert_eq!(slips("defend", "defensive"), None);
        assert_eq!(slips("defensivexy", "defensive"), Some(2));
        assert_eq!(slips("defensivexyz", "defensive"), None);
        assert_eq!(slips("abcd", "abcdef"), Some(1));
        assert_eq!(slips("bcd", "abcde"), None);
        assert_eq!(slips("", "a"), None);
        let line = "x".repeat(64 * 1_024);
        assert_eq!(slips(&line, "defensive"), None);
        assert_eq!(by_nearness(&line, "defensive"), MOST_LETTERS);
    }
}
