//! What the operator of a site may look at and do, whether or not the site is running.
//!
//! An [`Operator`] works on the store alone. Everything it changes is written down in the audit log, and a running site
//! follows that log: so it learns which tables, bans and keys are no longer what it has in memory.

mod accounts;
mod deeds;
mod faults;
mod looking;
mod subject;
pub(crate) mod watch;

use sha2::{Digest, Sha256};

pub use deeds::{Operator, OperatorError};
pub use faults::{Fault, faults};
pub use looking::{Away, PlaceShown, Row, Shown, ShownLine, ShownReport, State};
pub use subject::Subject;

/// What forgetting somebody is called in the audit log.
const FORGET: &str = "forget";

/// How an operator identifies a browser. Its own id is a secret: whoever has it, signed, has its seats.
pub fn person(browser: &str) -> String {
    hex::encode(&Sha256::digest(browser)[..PERSON])
}

/// Bytes that tell one browser from another.
const PERSON: usize = 6;
