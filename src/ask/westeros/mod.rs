//! How Westeros is asked for.

mod effort;
mod fight;
mod joust;
mod melee;
mod side;
mod split;
mod words;

use crate::ask::Form;
pub(super) use words::WESTEROS;

/// The rules of Westeros; the bare roll first.
pub(super) static FORMS: &[&Form] = &[
    &fight::TEST_FORM,
    &fight::SHOOT_FORM,
    &melee::MELEE_FORM,
    &fight::KNOCKDOWN_FORM,
    &effort::STAND_FORM,
    &effort::FATIGUE_FORM,
    &joust::JOUST_FORM,
    &joust::FACING_FORM,
    &split::SPLIT_FORM,
];
