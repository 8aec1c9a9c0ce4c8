//! Many games: tournaments between bots, and simulations.
//!
//! [`run()`] plays a tournament: seats rotate, every arrangement of a deal is played with the same chances, all
//! cores are used, and the same seed gives the same [`Report`] on any number of them, except for times. A report
//! also tells how [honest](chances::Chances) chances of winning were, and
//! can be read as a [table](table::table), as JSON, as [CSV](csv::csv) and as a [page](html::page) with
//! charts. [`simulate()`] plays games with one line-up as fast as it can.

pub mod chances;
pub mod chart;
pub mod csv;
pub mod html;
pub mod lineup;
pub mod play;
pub mod report;
pub mod run;
pub mod simulate;
pub mod stats;
pub mod table;
pub mod tally;

pub use lineup::{LineUp, LineUpError};
pub use report::{BotReport, Report};
pub use run::{ArenaError, Tournament, Watch, run};
pub use simulate::{Simulated, Simulation, simulate};
