//! What maps share: smooth borders, the area of a click, room for a name.

mod outline;
mod place;
mod plan;
mod spread;

pub use outline::Net;
pub use place::{Taken, cell, contains, edge_points, free_place};
pub use plan::{Plans, frame};
pub use spread::{Stand, spread};

/// A place on a map's canvas.
pub type Point = [u16; 2];
