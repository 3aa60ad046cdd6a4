//! Rolls, replays with given dice, or exactly solves one line of tabletop rules.
//!
//! Layers, each knowing only those before it:
//!
//! ```text
//! dice ← rules ← ask ← report ← render ← cli
//! ```
//!
//! - [`dice`]: a source of dice, and its three readings: random, given, every face at once.
//! - [`rules`]: the games, each rule written once against that source.
//! - [`ask`]: from a line of text to a rule.
//! - [`report`]: what was asked and what came out, as one record.
//! - [`render`]: records and errors as text and JSON, in Spanish and in English.
//! - [`cli`]: flags, batches, exit codes.

pub mod ask;
pub mod cli;
pub mod dice;
pub mod render;
pub mod report;
pub mod rules;
