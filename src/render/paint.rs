//! Colours: the only file that knows the colour library. Whether there are any is decided once, outside.

use colored::Colorize;

/// What a piece of text is, as far as colour goes. A word or a sign always says the same without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paint {
    /// The line as understood.
    Heading,
    /// Labels and small words.
    Quiet,
    /// Dice that count.
    Die,
    /// Dice that do not.
    Dropped,
    /// Good news.
    Good,
    /// Neither way.
    Even,
    /// Bad news.
    Bad,
    /// A figure that matters.
    Strong,
    /// A bar.
    Bar,
}

/// Decides for the whole process whether text is coloured.
pub fn use_colour(yes: bool) {
    colored::control::set_override(yes);
}

/// The text in its colour, if there are colours.
pub(super) fn paint(text: &str, paint: Paint) -> String {
    match paint {
        Paint::Heading | Paint::Strong => text.bold(),
        Paint::Quiet | Paint::Dropped => text.dimmed(),
        Paint::Die => text.cyan(),
        Paint::Good => text.green().bold(),
        Paint::Even => text.yellow().bold(),
        Paint::Bad => text.red().bold(),
        Paint::Bar => text.blue(),
    }
    .to_string()
}
