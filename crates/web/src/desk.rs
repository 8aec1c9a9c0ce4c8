//! A table in memory, with everybody who looks at it.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use kernel::fair::Seed;
use kernel::{Estimate, Game, MAX_SEATS, Record, Seat, Seats, VerifyError};
use store::{Kept, Line};
use table::{AnyTable, Table};
use tokio::sync::{RwLock, watch};

use crate::setup::Setup;

/// A table in memory. What is in it is always on disk already: whoever changes it holds the lock until the
/// store has answered.
pub struct Desk {
    /// The table's id.
    pub id: String,
    /// The match and its players.
    pub inner: RwLock<Inner>,
    /// Grows with every change; streams wait for it.
    pub changed: watch::Sender<u64>,
    /// How many streams each browser has open here, and when somebody last looked.
    lookers: Mutex<BTreeMap<String, usize>>,
    looked: Mutex<Instant>,
    /// The seat that each browser with several seats has drawn the curtain for.
    lifted: Mutex<BTreeMap<String, Seat>>,
    /// Whether a task plays for the bots of this table.
    pub bots_awake: AtomicBool,
}

/// What is on the desk.
pub struct Inner {
    /// The match.
    pub table: Box<dyn AnyTable>,
    /// How often the store has changed its record.
    pub version: u64,
    /// The version with which the present question was opened, and the number of steps then. While several answer
    /// at once, a page made for an earlier version is still good for whoever has not changed anything since.
    opened: (u64, usize),
    /// The version with which each seat last changed something.
    acted: [u64; MAX_SEATS],
    /// Who plays.
    pub setup: Setup,
    /// How often the store has replaced the setup.
    pub setup_version: u64,
    /// What was said lately.
    pub chat: Vec<Line>,
    /// When the record was last changed.
    pub changed: i64,
    /// Set when a write failed: nobody knows what is on disk, so the desk must be read again.
    pub broken: bool,
}

/// Why a kept table cannot be put on a desk.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The record does not hold.
    #[error("table {table} cannot be opened: {source}")]
    Record {
        /// Which.
        table: String,
        /// Why.
        source: VerifyError,
    },
    /// A game that this program does not have.
    #[error(transparent)]
    Game(#[from] shelf::UnknownGame),
    /// The setup is not ours.
    #[error("the players of table {table} cannot be read: {source}")]
    Setup {
        /// Which.
        table: String,
        /// Why.
        source: serde_json::Error,
    },
}

impl Inner {
    /// The version as a browser with these seats knows it: what others choose at once, in secret, does not count.
    pub fn version_for(&self, seats: Seats) -> u64 {
        seats.iter().map(|seat| self.acted[usize::from(seat.number())]).fold(self.opened.0, u64::max)
    }

    /// Whether a seat that has seen this version has seen everything it may know.
    pub fn is_current(&self, seat: Seat, version: u64) -> bool {
        (self.version_for(Seats::only(seat))..=self.version).contains(&version)
    }

    /// A seat changes something: the next version is its own.
    pub fn acts(&mut self, seat: Seat) {
        self.acted[usize::from(seat.number())] = self.version + 1;
    }

    /// A version was made: with it, or with an earlier one, the present question was opened.
    pub fn opens(&mut self) {
        let steps = self.table.open_steps();
        // Steps that all may know of have been added or taken away.
        if steps != self.opened.1 {
            self.opened = (self.version, steps);
        }
    }
}

impl Desk {
    /// A kept table.
    pub fn open(id: &str, kept: Kept, chat: Vec<Line>) -> Result<Desk, DeskError> {
        let setup = serde_json::from_str(&kept.setup.text)
            .map_err(|source| DeskError::Setup { table: id.into(), source })?;
        let game = kept.record.game.clone();
        let table = shelf::visit(&game, Resume { record: kept.record, seed: kept.seed })?
            .map_err(|source| DeskError::Record { table: id.into(), source })?;
        let inner = Inner {
            opened: (kept.version, table.open_steps()),
            acted: [0; MAX_SEATS],
            table,
            version: kept.version,
            setup,
            setup_version: kept.setup_version,
            chat,
            changed: kept.changed,
            broken: false,
        };
        Ok(Desk {
            id: id.into(),
            inner: RwLock::new(inner),
            changed: watch::Sender::new(0),
            lookers: Mutex::default(),
            looked: Mutex::new(Instant::now()),
            lifted: Mutex::default(),
            bots_awake: AtomicBool::new(false),
        })
    }

    /// Tells everybody who looks that something is new.
    pub fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// A browser looks at the table for as long as the result lives.
    pub fn look(self: &Arc<Self>, browser: &str) -> Look {
        *self.lookers().entry(browser.into()).or_default() += 1;
        self.tell();
        Look { desk: Arc::clone(self), browser: browser.into() }
    }

    /// Whether a browser looks at the table now.
    pub fn is_online(&self, browser: &str) -> bool {
        self.lookers().contains_key(browser)
    }

    /// A browser with several seats draws the curtain for one of them.
    pub fn lift(&self, browser: &str, seat: Seat) {
        self.lifted.lock().expect("no panic while it is held").insert(browser.into(), seat);
        self.tell();
    }

    /// The seat a browser has drawn the curtain for.
    pub fn lifted(&self, browser: &str) -> Option<Seat> {
        self.lifted.lock().expect("no panic while it is held").get(browser).copied()
    }

    /// Since when nobody has looked; `None` while somebody does.
    pub fn unwatched_since(&self) -> Option<Instant> {
        self.lookers().is_empty().then(|| *self.looked.lock().expect("no panic while it is held"))
    }

    /// Somebody has just asked for the table.
    pub fn touch(&self) {
        *self.looked.lock().expect("no panic while it is held") = Instant::now();
    }

    fn lookers(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, usize>> {
        self.lookers.lock().expect("no panic while it is held")
    }
}

/// A browser that looks at a table.
pub struct Look {
    desk: Arc<Desk>,
    browser: String,
}

impl Drop for Look {
    fn drop(&mut self) {
        let mut lookers = self.desk.lookers();
        if let Some(count) = lookers.get_mut(&self.browser) {
            *count -= 1;
            if *count == 0 {
                lookers.remove(&self.browser);
            }
        }
        drop(lookers);
        self.desk.touch();
        self.desk.tell();
    }
}

struct Resume {
    record: Record,
    seed: Seed,
}

impl shelf::Visitor for Resume {
    type Out = Result<Box<dyn AnyTable>, VerifyError>;

    fn visit<G: Game + Estimate>(self) -> Self::Out {
        Ok(Box::new(Table::<G>::resume(self.record, self.seed)?))
    }
}
