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

/// The things nearest to what was written, nearest first, up to so many, each under whichever of its names is nearest: those
/// with a name near enough by the rule above or with a near word in a name; where there is none, those whose first name is the
/// most alike. Each thing comes with its first name and all of them.
pub(super) fn nearest_things<'a, N>(
    written: &str,
    things: impl Iterator<Item = (&'a str, N)>,
    most: usize,
) -> Vec<&'a str>
where
    N: Iterator<Item = &'a str>,
{
    let nearest = |(first, names): (&'a str, N)| {
        let near = names.filter_map(|name| Some((nearness(written, name)?, name)));
        let near = near.min_by_key(|(nearness, _)| *nearness);
        near.unwrap_or_else(|| ((Nearness::Alike, by_nearness(written, first)), first))
    };
    let mut near: Vec<((Nearness, usize), &str)> = things.map(nearest).collect();
    near.sort_by_key(|(nearness, _)| *nearness);
    let are_near = near
        .first()
        .is_some_and(|((how, _), _)| *how != Nearness::Alike);
    near.retain(|((how, _), _)| !are_near || *how != Nearness::Alike);
    let mut names: Vec<&str> = Vec::with_capacity(most);
    for (_, name) in near {
        let known = names.iter().any(|known| fold(known).eq(fold(name)));
        if names.len() < most && !known {
            names.push(name);
        }
    }
    names
}

/// How a name is near to what was written, the nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    /// All of it.
    Whole,
    /// A word of it.
    Word,
    /// Not near, but more or less alike.
    Alike,
}

/// How near a name is, if it is.
fn nearness(written: &str, name: &str) -> Option<(Nearness, usize)> {
    /// Shorter words say too little.
    const SHORTEST: usize = 3;
    /// What was written may be as long as a line.
    const MOST_WORDS: usize = 8;
    if let Some(slips) = slips(written, name) {
        return Some((Nearness::Whole, slips));
    }
    let long = |word: &&str| word.chars().count() >= SHORTEST;
    let words = written.split_whitespace().filter(long).take(MOST_WORDS);
    let pairs = words.flat_map(|word| {
        name.split_whitespace()
            .filter(long)
            .map(move |other| (word, other))
    });
    let slips = pairs.filter_map(|(word, other)| slips(word, other));
    slips.min().map(|slips| (Nearness::Word, slips))
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
    fn things_are_near_by_a_name_a_word_or_at_least_alike() {
        let weapons = [
            ["sword", "espada"],
            ["9mm pistol", "pistola 9mm"],
            ["hatchet", "hacha pequeña"],
        ];
        let near = |written| {
            nearest_things(
                written,
                weapons
                    .iter()
                    .map(|names| (names[1], names.iter().copied())),
                2,
            )
        };
        assert_eq!(near("ezpada"), ["espada"]);
        assert_eq!(near("pistool"), ["9mm pistol"]);
        assert_eq!(near("hacha grande"), ["hacha pequeña"]);
        assert_eq!(near("palo"), ["espada", "pistola 9mm"]);
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
