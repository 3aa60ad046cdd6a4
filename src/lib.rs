//! x
#![allow(missing_docs)]
pub mod dice;
pub mod rules;
pub mod ask;
pub mod report;
pub mod render;
