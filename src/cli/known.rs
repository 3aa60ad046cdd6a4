//! Lines read before: most batches say the same few lines again and again.

use super::answering::Asked;
use crate::ask::Error;
use std::rc::Rc;

/// How many lines are kept, each at the place that its own hash gives it.
const SLOTS: usize = 256;

/// The longest line that is kept, in bytes.
const LONGEST: usize = 64;

/// What a few of the lines before asked for. A line asks for the same whenever it is read.
pub(super) struct Known {
    slots: Vec<Option<(Box<str>, Rc<Asked>)>>,
}

impl Known {
    pub(super) fn new() -> Self {
        Self {
            slots: (0..SLOTS).map(|_| None).collect(),
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
    ) -> Result<Rc<Asked>, Error> {
        if line.len() > LONGEST {
            return read(line).map(Rc::new);
        }
        let slot = &mut self.slots[place(line)];
        match slot {
            Some((known, asked)) if **known == *line => Ok(Rc::clone(asked)),
            _ => {
                let asked = Rc::new(read(line)?);
                // A table of many requests is read anew.
                if matches!(*asked, Asked::One(_)) {
                    *slot = Some((line.into(), Rc::clone(&asked)));
                }
                Ok(asked)
            }
        }
    }
}

/// Where a line is kept.
fn place(line: &str) -> usize {
    let hash = line.bytes().fold(0_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    (hash ^ (hash >> 16)) as usize % SLOTS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{self, Context};

    #[test]
    fn a_line_is_read_once_and_a_wrong_one_every_time() {
        let mut known = Known::new();
        let mut reads = 0;
        for line in ["3d6", "d20", "3d6", "3d", "3d", "d20"] {
            let asked = known.asked(line, |line| {
                reads += 1;
                ask::read(line, &Context::default()).map(Asked::One)
            });
            assert_eq!(asked.is_err(), line == "3d");
        }
        assert_eq!(reads, 4);
    }

    #[test]
    fn lines_at_one_place_do_not_stand_for_each_other() {
        let lines: Vec<String> = (1..=1_000).map(|sides| format!("1d{sides}")).collect();
        let mut known = Known::new();
        for line in lines.iter().chain(&lines) {
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
