//! How Savage Worlds is asked for.

mod area;
mod attack;
mod check;
mod contest;
mod hurt;
mod side;
mod strike;
mod turn;
mod words;

use crate::ask::Form;
pub(super) use words::SW;

/// The rules of Savage Worlds; the bare trait roll first.
pub(super) static FORMS: &[&Form] = &[
    &check::TRAIT_FORM,
    &contest::OPPOSED_FORM,
    &turn::INIT_FORM,
    &turn::RUN_FORM,
    &turn::MOVE_FORM,
    &strike::FIGHT_FORM,
    &strike::SHOOT_FORM,
    &area::AREA_FORM,
    &strike::DAMAGE_FORM,
    &check::SOAK_FORM,
    &check::UNSHAKE_FORM,
    &hurt::INCAPACITATED_FORM,
    &hurt::INJURY_FORM,
    &hurt::BLEEDING_FORM,
    &check::HEAL_FORM,
    &check::NATURAL_FORM,
    &check::SUPPORT_FORM,
    &contest::TEST_FORM,
    &contest::PUSH_FORM,
    &contest::GRAPPLE_FORM,
    &contest::INTERRUPT_FORM,
    &check::EVADE_FORM,
    &strike::DISARM_FORM,
    &strike::WITHDRAW_FORM,
    &strike::ADVISE_FORM,
    &turn::PACES_FORM,
    &turn::ROUNDS_FORM,
];
