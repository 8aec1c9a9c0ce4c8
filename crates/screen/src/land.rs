//! What maps share: smooth borders, the area of a click, room for a name.

mod frame;
mod outline;
mod place;
mod spread;

pub use frame::frame;
pub use outline::Net;
pub use place::{Taken, cell, edge_points, free_place, inside};
pub use spread::{Stand, spread};

/// A place on a map's canvas.
pub type Point = [u16; 2];
