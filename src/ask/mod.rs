//! From one line of text to a rule that can be rolled, replayed or solved.
//!
//! Every word of the language stands once, in the keyword tables beside the forms that use it; grammar, "did you mean" and
//! help all read from there. The folder `grammar` is the only place that knows the parser library.

mod argument;
mod complete;
mod context;
mod d100;
mod error;
mod form;
mod game;
mod grammar;
mod hitos;
mod keyword;
mod macros;
mod names;
mod nearest;
mod paraphrase;
mod phrase;
mod plain;
mod request;
mod rulebook;
mod savage;
mod span;
mod sweep;
mod template;
mod westeros;

pub use argument::{Argument, Die, Entrant, Said, Stretch};
pub use complete::{Candidate, Completion, complete};
pub use context::Context;
pub use error::{Error, Expected, Kind, Problem};
pub use form::{Form, Modifier, Place, Roster, Shape, Versus};
pub use game::{FORMS, GAMES, GameWord};
pub use grammar::faces::read_faces;
pub use grammar::pieces::{read_damage_type, read_dice};
pub use keyword::{Help, Keyword, Tongue, same_word};
pub use macros::{Expansion, Macro, MacroTrouble, Macros};
pub use names::{NameTrouble, Named, Names, is_name};
pub use nearest::nearest;
pub use phrase::{Item, Phrase};
pub use plain::wants_more;
pub use request::{LINE_LIMIT, Line, Request, read};
pub use rulebook::{Article, Example, RULEBOOKS, Rulebook};
pub use span::Span;
pub use sweep::{AxisName, Sweep, read_sweep};
pub use template::{Parameter, TemplatePlace, TemplateProblem, TemplateTrouble};
