//! What goes into a store and what comes out.

use kernel::Seat;
use kernel::fair::Seed;
use kernel::record::{Outcome, Record, Step};

/// A table that is to be kept.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// A text nobody can guess.
    pub id: String,
    /// Its record before the first step: game, options, players, commitment.
    pub head: Record,
    /// What Nature acts by. The store adds it to the record when the game is over.
    pub seed: Seed,
    /// Who plays, and how.
    pub setup: Setup,
    /// When.
    pub at: i64,
}

/// What the site knows about a table besides its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Names, seats, tokens …: the site's, and opaque to the store.
    pub text: String,
    /// Whether everybody finds the table in the list while it is not finished.
    pub listed: bool,
}

/// A change to the record of a table.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table.
    pub table: String,
    /// The version of the table that this was made for.
    pub version: u64,
    /// A text that tells this request from all others at the table.
    pub request: String,
    /// How many of the present steps stay: all, but for an undo.
    pub keep: usize,
    /// What is done after those.
    pub steps: Vec<Step>,
    /// New words of all seats for the shuffle; nothing if they stay as they are.
    pub contributions: Option<Vec<String>>,
    /// How the game ended, if it did. Nothing can be changed after that.
    pub result: Option<Outcome>,
    /// When.
    pub at: i64,
}

impl Change {
    /// Adds steps to the `length` that there are.
    pub fn append(
        table: &str,
        version: u64,
        request: &str,
        length: usize,
        steps: Vec<Step>,
        at: i64,
    ) -> Change {
        Change { steps, ..Change::rewind(table, version, request, length, at) }
    }

    /// Takes away all but the first so many steps.
    pub fn rewind(table: &str, version: u64, request: &str, keep: usize, at: i64) -> Change {
        let (table, request) = (table.to_owned(), request.to_owned());
        Change { table, version, request, keep, steps: Vec::new(), contributions: None, result: None, at }
    }
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Everything done; with seed and result if the game is over.
    pub record: Record,
    /// What Nature acts by.
    pub seed: Seed,
    /// How often the record was changed.
    pub version: u64,
    /// Who plays, and how.
    pub setup: Setup,
    /// How often the setup was replaced.
    pub setup_version: u64,
    /// When the table was made.
    pub created: i64,
    /// When the record was last changed.
    pub changed: i64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// Its record as it began, without steps and seed; with the result if the game is over.
    pub head: Record,
    /// How many steps are done.
    pub steps: usize,
    /// Who plays, and how.
    pub setup: Setup,
    /// When the table was made.
    pub created: i64,
    /// When the record was last changed.
    pub changed: i64,
}

/// Which tables to list.
#[derive(Copy, Clone, Debug)]
pub enum Which<'a> {
    /// At most so many of those that everybody may find and that are not finished.
    Open(usize),
    /// All that are not finished.
    Running,
    /// These, as far as they exist.
    Ids(&'a [String]),
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The seat that said it; nothing for a spectator.
    pub seat: Option<Seat>,
    /// The name of who said it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: i64,
}
