//! What an eye may know: everything. Nothing in this game is hidden (R1.5), so the view is the state.

use crate::state::Dragon;

/// What any eye sees: the whole table.
pub type View = Dragon;
