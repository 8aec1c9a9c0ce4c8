//! Printed numbers.

/// The most players.
pub const MOST: usize = 4;
/// Cards show 1 to this number.
pub const KINDS: usize = 6;
/// There are this many of each (R1.1).
pub const COPIES: u8 = 3;
/// The rounds of a game (R3.2).
pub const ROUNDS: u8 = 3;
