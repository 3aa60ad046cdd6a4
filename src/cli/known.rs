//! Lines read before: most batches say the same few lines again and again.

use super::answering::Asked;
use crate::ask::Error;
use std::ops::Deref;
use std::rc::Rc;

/// How many lines are kept, each at the place that its own hash gives it.
const SLOTS: usize = 256;

/// The longest line that is kept, in bytes.
const LONGEST: usize = 64;

/// What a few of the lines before asked for. A line asks for the same whenever it is read.
pub(super) struct Known {
    slots: Vec<Slot>,
}

/// One place for a line.
#[derive(Default)]
struct Slot {
    /// The hash of the line that came last. A line is kept when it comes again, since most that come once never do.
    last: u32,
    kept: Option<(Box<str>, Rc<Asked>)>,
}

/// What a line asks for, kept or not.
pub(super) enum Answered {
    Kept(Rc<Asked>),
    Once(Asked),
}

impl Deref for Answered {
    type Target = Asked;

    fn deref(&self) -> &Asked {
        match self {
            Self::Kept(asked) => asked,
            Self::Once(asked) => asked,
        }
    }
}

impl Known {
    pub(super) fn new() -> Self {
        Self {
            slots: (0..SLOTS).map(|_| Slot::default()).collect(),
        }
    }

    /// What a line asks for, read by `read` unless it is known.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub(super) fn asked(
        &mut self,
        line: &str,
        read: impl FnOnce(&str) -> Result<Asked, Error>,
    ) -> Result<Answered, Error> {
        if line.len() > LONGEST {
            return read(line).map(Answered::Once);
        }
        let hash = hash(line);
        let slot = &mut self.slots[hash as usize % SLOTS];
        if let Some((known, asked)) = &slot.kept
            && **known == *line
        {
            return Ok(Answered::Kept(Rc::clone(asked)));
        }
        let again = std::mem::replace(&mut slot.last, hash) == hash;
        match read(line)? {
            asked @ Asked::One(_) if again => {
                let asked = Rc::new(asked);
                slot.kept = Some((line.into(), Rc::clone(&asked)));
                Ok(Answered::Kept(asked))
            }
            // A table of many requests is read anew too.
            asked => Ok(Answered::Once(asked)),
        }
    }
}

/// A number that tells lines apart, and says where each is kept.
fn hash(line: &str) -> u32 {
    let hash = line.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    hash ^ (hash >> 16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{self, Context};

    #[test]
    fn a_line_that_comes_again_is_kept_and_a_wrong_one_read_every_time() {
        let mut known = Known::new();
        let mut reads = 0;
        for line in ["3d6", "d20", "3d6", "3d6", "3d", "3d", "d20", "d20", "3d6"] {
            let asked = known.asked(line, |line| {
                reads += 1;
                ask::read(line, &Context::default()).map(Asked::One)
            });
            assert_eq!(asked.is_err(), line == "3d");
        }
        assert_eq!(
            reads, 6,
            "two times each at most, or each time where it is wrong"
        );
    }

    #[test]
    fn lines_at_one_place_do_not_stand_for_each_other() {
        let lines: Vec<String> = (1..=1_000).map(|sides| format!("1d{sides}")).collect();
        let mut known = Known::new();
        for line in lines.iter().flat_map(|line| [line, line, line]) {
            let asked = known.asked(line, |line| {
                ask::read(line, &Context::default()).map(Asked::One)
            });
            match asked.as_deref() {
                Ok(Asked::One(request)) => assert_eq!(request.line.in_english(), *line),
                _ => panic!("{line} is dice"),
            }
        }
    }
}
