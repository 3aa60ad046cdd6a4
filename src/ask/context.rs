//! What a line is read against besides the language itself: what the user's configuration brings.

use super::{Macros, Names};
use crate::rules::Tables;
use std::rc::Rc;

/// What the configuration brings; the default is what is built in alone.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// Replaceable figures of the games.
    pub tables: Rc<Tables>,
    /// Numbers with a name.
    pub names: Rc<Names>,
    /// First words that stand for a line.
    pub macros: Rc<Macros>,
}
