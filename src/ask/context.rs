//! What a line is read against besides the language itself: what the user's configuration brings.

use super::{Macros, Names};
use crate::rules::Tables;
use std::cell::OnceCell;
use std::rc::Rc;

/// What the configuration brings; the default is what is built in alone.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// Replaceable figures of the games, put together when a line first asks for them: most lines need none.
    tables: Rc<OnceCell<Tables>>,
    /// Numbers with a name.
    pub names: Rc<Names>,
    /// First words that stand for a line.
    pub macros: Rc<Macros>,
}

impl Context {
    /// What a configuration brings.
    pub fn new(tables: Tables, names: Names, macros: Macros) -> Self {
        Self {
            tables: Rc::new(OnceCell::from(tables)),
            names: Rc::new(names),
            macros: Rc::new(macros),
        }
    }

    /// Replaceable figures of the games.
    pub fn tables(&self) -> &Tables {
        self.tables.get_or_init(Tables::default)
    }
}
