//! What a line is read against besides the language itself: what the user's configuration brings.

use crate::rules::Tables;
use std::rc::Rc;

/// Figures from the configuration; the default is the built-in ones alone.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// Replaceable figures of the games.
    pub tables: Rc<Tables>,
}
