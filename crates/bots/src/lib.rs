//! Players that see only what a seat sees.
//!
//! A [`Bot`] is given the view of its seat and its choices, never the state, so it cannot cheat. What it
//! does not know it imagines ([`kernel::Hidden::imagine`]). There are
//!
//! - [`Random`]: any choice;
//! - [`Greedy`]: its own decision played to the end, and the best [estimate](estimate::Estimate) after it;
//! - [`Swift`]: its own decision played to the end, and a learned net that judges it;
//! - [`Plain`]: the textbook's search with random playouts, the yardstick;
//! - [`Search`]: information-set Monte-Carlo tree search with that estimate at the leaves;
//! - [`Command`]: any program that speaks lines of JSON (`docs/bots.md`).
//!
//! A [`BotSpec`] names one of them as people type it, and builds it.
//!
//! ```
//! use bots::BotSpec;
//!
//! let spec: BotSpec = "search:500ms".parse().unwrap();
//! assert_eq!(spec.to_string(), "search:500ms");
//! let error = "serch".parse::<BotSpec>().unwrap_err().to_string();
//! assert!(error.contains("`serch`") && error.contains("greedy"));
//! ```

pub mod bot;
pub mod clock;
pub mod command;
pub mod greedy;
pub mod plain;
pub mod random;
pub mod run;
pub mod search;
pub mod spec;
pub mod swift;

pub use bot::{Bot, Faults, Prospect, Thought};
pub use clock::Clock;
pub use command::Command;
pub use greedy::Greedy;
pub use plain::Plain;
pub use random::Random;
pub use search::{Budget, Search, Settings};
pub use spec::{BotSpec, SpecError};
pub use swift::Swift;
