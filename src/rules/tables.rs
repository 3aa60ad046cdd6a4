//! Figures that a table of players may replace: the house tables and lists of every game.

use super::{d100, hitos};

/// Every replaceable figure, the built-in ones unless something else was read.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// Those of the percentile game.
    pub d100: d100::Tables,
    /// Those of HITOS.
    pub hitos: hitos::Tables,
}
