//! One file per part of the game: its choices and its effects, in the rulebook's order.

pub mod build;
pub mod card;
pub mod gather;
pub mod jade;
pub mod place;
pub mod power;
pub mod round;
pub mod setup;
