//! Lines of a batch, one at a time, in bounded memory.

use crate::ask::LINE_LIMIT;
use std::io::{self, BufRead};

/// What came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taken {
    /// A line, without its end.
    Line,
    /// A line longer than any that is read; only its beginning was kept.
    TooLong,
    /// Nothing more.
    End,
}

/// Takes one line into `line`, which it empties first. Of a line past the limit the rest is passed over.
pub(super) fn take(input: &mut impl BufRead, end: u8, line: &mut Vec<u8>) -> io::Result<Taken> {
    line.clear();
    let (mut any, mut too_long) = (false, false);
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            break;
        }
        any = true;
        let found = buffer.iter().position(|&byte| byte == end);
        let part = &buffer[..found.unwrap_or(buffer.len())];
        let room = (LINE_LIMIT + 1).saturating_sub(line.len());
        too_long |= part.len() > room;
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(found.is_some());
        input.consume(used);
        if found.is_some() {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => Taken::End,
        (true, true) => Taken::TooLong,
        (true, false) => Taken::Line,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_length_in_bounded_memory() {
        let long = "x".repeat(LINE_LIMIT * 3);
        let text = format!("3d6\n\n{long}\nd20");
        let mut input = io::BufReader::with_capacity(100, text.as_bytes());
        let mut line = Vec::new();
        let mut next = || {
            take(&mut input, b'\n', &mut line)
                .map(|taken| (taken, line.len()))
                .expect("it reads")
        };
        assert_eq!(next(), (Taken::Line, 3));
        assert_eq!(next(), (Taken::Line, 0));
        assert_eq!(next(), (Taken::TooLong, LINE_LIMIT + 1));
        assert_eq!(next(), (Taken::Line, 3));
        assert_eq!(next(), (Taken::End, 0));
    }
}
