//! The word that somebody who wrote another one most likely meant.

use super::keyword::fold;
use std::borrow::Cow;

/// The spelling nearest to what was written, if any is near enough: one slip in four letters, two in more, swapped
/// neighbours being one slip. Of spellings as near, the first.
pub fn nearest<S>(written: &str, spellings: impl Iterator<Item = S>) -> Option<Cow<'static, str>>
where
    S: AsRef<str> + Into<Cow<'static, str>>,
{
    let written: String = fold(written).collect();
    let length = written.chars().count();
    if length == 0 {
        return None;
    }
    let allowed = match length {
        1 => 0,
        2..=4 => 1,
        _ => 2,
    };
    let near = spellings.map(|spelling| {
        let folded: String = fold(spelling.as_ref()).collect();
        let slips = strsim::damerau_levenshtein(&written, &folded);
        // A word cut short is as good as one slip.
        let slips = if length >= 3 && folded.starts_with(&written) {
            slips.min(1)
        } else {
            slips
        };
        (slips, spelling)
    });
    near.min_by_key(|(slips, _)| *slips)
        .filter(|(slips, _)| *slips <= allowed)
        .map(|(_, spelling)| spelling.into())
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
}
