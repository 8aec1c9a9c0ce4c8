//! A table in memory, with everybody who looks at it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kernel::{MAX_SEATS, Seat, Seats, VerifyError};
use store::{Beat, ChatLine, Kept};
use table::{AnyTable, UndoRefusal};
use tokio::sync::{RwLock, watch};

use crate::chat::Chat;
use crate::hints::Hints;
use crate::marks::Marks;
use crate::pages::log::SharedLog;
use crate::setup::Setup;
use crate::thinkers::Minds;

/// A page that was asked for is looked at for this long, where no script keeps a stream open.
const GLANCE: Duration = Duration::from_secs(20);

/// A table in memory. What is in it is always on disk already: whoever changes it holds the lock until the
/// store has answered.
pub struct Desk {
    /// The table's id.
    pub id: String,
    /// The match and its players.
    pub inner: RwLock<Inner>,
    /// What was said lately. Whoever talks does not wait for whoever plays.
    chat: Mutex<Chat>,
    /// Grows with every change; streams wait for it.
    pub changed: watch::Sender<u64>,
    /// How many streams each browser has open here, and when somebody last looked.
    lookers: Mutex<BTreeMap<String, usize>>,
    looked: Mutex<Instant>,
    /// The seat that each browser with several seats has drawn the curtain for.
    lifted: Mutex<BTreeMap<String, Seat>>,
    /// The players who look at the table on other machines.
    elsewhere: Mutex<BTreeSet<String>>,
    /// Whether the table is about to be read again, because another machine has written.
    pub renewing: AtomicBool,
    /// Whether a task plays for the bots of this table.
    pub bots_awake: AtomicBool,
    /// The log as everybody reads it.
    pub log: SharedLog,
    /// How the board looked to everybody when they last decided.
    pub marks: Marks,
    /// What the bots of this table remember.
    pub minds: Minds,
    /// What a player was last advised to do.
    pub hints: Hints,
}

/// A number for each seat.
type Counts = [u64; MAX_SEATS];

/// What is on the desk.
pub struct Inner {
    /// The match.
    pub table: Box<dyn AnyTable>,
    /// How often the store has changed its record.
    pub version: u64,
    /// How many of these changes each seat made that nobody else may count.
    private: Counts,
    /// The same when each seat last changed something itself, or was last shown something new. While several answer
    /// at once, a page made for an earlier version is still good for whoever has not changed anything since.
    known: [Counts; MAX_SEATS],
    /// The version when a person last did something, and what had been done in private by then.
    by_people: (u64, Counts),
    /// Who plays.
    pub setup: Setup,
    /// How often the store has replaced the setup.
    pub setup_version: u64,
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
    /// A match of these players, at which nothing was done in private.
    pub fn new(table: Box<dyn AnyTable>, setup: Setup, version: u64) -> Inner {
        let private = Counts::default();
        Inner {
            private,
            known: [private; MAX_SEATS],
            by_people: (version, private),
            table,
            version,
            setup,
            setup_version: 0,
            changed: 0,
            broken: false,
        }
    }

    /// The version as a browser with these seats knows it: what others do in private does not count, whether they
    /// choose at once, in secret, or nothing is to be seen of it yet.
    pub fn version_for(&self, seats: Seats) -> u64 {
        seen(self.version, &self.private, &self.private, seats)
    }

    /// The versions under which a page has shown a seat everything it may know: the newest also counts what other
    /// seats of the same browser have done.
    pub fn versions(&self, seat: Seat) -> RangeInclusive<u64> {
        let shown = self.shown_with(seat);
        let known = &self.known[usize::from(seat.number())];
        seen(self.version, &self.private, known, shown)..=self.version_for(shown)
    }

    /// The versions under which "Take back" has meant the decision that a seat could take back now: since the first of
    /// them only bots have acted.
    pub fn undo_versions(&self, seat: Seat) -> RangeInclusive<u64> {
        let versions = self.versions(seat);
        let (version, private) = &self.by_people;
        seen(*version, private, private, self.shown_with(seat)).min(*versions.start())..=*versions.end()
    }

    /// The seats that are shown together with this one, because they are the same person's.
    fn shown_with(&self, seat: Seat) -> Seats {
        let owner = self.setup.place(seat).and_then(|place| place.acting_owner());
        owner.map_or(Seats::only(seat), |owner| self.setup.seats_of(owner))
    }

    /// How many steps would be left if a seat took back its last decision, or why it may not.
    pub fn may_undo(&self, seat: Seat) -> Result<usize, UndoRefusal> {
        self.table.may_undo_among(seat, self.setup.company(seat))
    }

    /// Whether nothing has happened yet, and somebody is still missing.
    pub fn waits(&self) -> bool {
        self.table.steps() == 0 && !self.setup.closed && !self.setup.is_complete()
    }

    /// A seat is about to change something: in private, or so that all may know of it.
    pub fn acts(&mut self, seat: Seat, in_private: bool) {
        let number = usize::from(seat.number());
        self.private[number] += u64::from(in_private);
        let knows = if in_private { &mut self.known[number..=number] } else { &mut self.known[..] };
        knows.fill(self.private);
    }

    /// What is about to be kept was done by a person.
    pub fn done_by_people(&mut self) {
        self.by_people = (self.version + 1, self.private);
    }

    /// What is known here of the table.
    pub fn beat(&self, desk: &Desk) -> Beat {
        let line = desk.chat().last();
        Beat { table: desk.id.clone(), version: self.version, setup_version: self.setup_version, line }
    }

    /// How many changes each seat has made in private, as the store keeps it.
    pub fn private(&self) -> Vec<u64> {
        let seats = self.private.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
        self.private[..seats].to_vec()
    }
}

/// A version as these seats see it, who know of their own private changes up to `known`.
fn seen(version: u64, private: &Counts, known: &Counts, seats: Seats) -> u64 {
    let open = version - private.iter().sum::<u64>();
    open + seats.iter().map(|seat| known[usize::from(seat.number())]).sum::<u64>()
}

impl Desk {
    /// A kept table.
    pub fn open(id: &str, kept: Kept, chat: Vec<ChatLine>) -> Result<Desk, DeskError> {
        let setup = serde_json::from_str(&kept.setup.text)
            .map_err(|source| DeskError::Setup { table: id.into(), source })?;
        let game = kept.record.game.clone();
        let table = shelf::game(&game)?
            .resume(kept.record, kept.seed)
            .map_err(|source| DeskError::Record { table: id.into(), source })?;
        let private = std::array::from_fn(|seat| kept.private.get(seat).copied().unwrap_or_default());
        let inner = Inner {
            private,
            known: [private; MAX_SEATS],
            by_people: (kept.version, private),
            setup_version: kept.setup_version,
            changed: kept.changed,
            ..Inner::new(table, setup, kept.version)
        };
        Ok(Desk::with(id, inner, chat))
    }

    /// A table with all that is on it.
    pub fn with(id: &str, inner: Inner, chat: Vec<ChatLine>) -> Desk {
        Desk {
            id: id.into(),
            inner: RwLock::new(inner),
            chat: Mutex::new(Chat::new(chat)),
            changed: watch::Sender::new(0),
            lookers: Mutex::default(),
            looked: Mutex::new(Instant::now()),
            lifted: Mutex::default(),
            elsewhere: Mutex::default(),
            renewing: AtomicBool::new(false),
            bots_awake: AtomicBool::new(false),
            log: SharedLog::default(),
            marks: Marks::default(),
            minds: Minds::default(),
            hints: Hints::default(),
        }
    }

    /// Works out what all drawings of the table share.
    pub fn plan(&self) {
        // Nobody else has it yet.
        if let Ok(inner) = self.inner.try_read() {
            shelf::of(&*inner.table).plan(&*inner.table);
        }
    }

    /// Tells everybody who looks that something is new.
    pub fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Tells everybody that a browser has come or gone. Only players are shown as there: a spectator who comes and goes
    /// makes nobody's page be drawn again.
    fn tell_of(&self, browser: &str) {
        let plays = self.inner.try_read().map_or(true, |inner| !inner.setup.seats_of(browser).is_empty());
        if plays {
            self.tell();
        }
    }

    /// Whether a browser has a seat in a game that goes on here; no, as long as somebody changes the table.
    pub fn plays(&self, browser: &str) -> bool {
        let plays = |inner: &Inner| !inner.setup.seats_of(browser).is_empty() && !inner.table.is_over();
        self.inner.try_read().is_ok_and(|inner| plays(&inner))
    }

    /// What was said lately.
    pub fn chat(&self) -> std::sync::MutexGuard<'_, Chat> {
        self.chat.lock().expect("no panic while it is held")
    }

    /// A browser looks at the table for as long as the result lives.
    pub fn look(self: &Arc<Self>, browser: &str) -> Look {
        let mut lookers = self.lookers();
        let streams = lookers.entry(browser.into()).or_default();
        *streams += 1;
        let has_come = *streams == 1;
        drop(lookers);
        if has_come {
            self.tell_of(browser);
        }
        Look { desk: Arc::clone(self), browser: browser.into() }
    }

    /// Whether a browser looks at the table now, here or on another machine.
    pub fn is_online(&self, browser: &str) -> bool {
        self.lookers().contains_key(browser) || self.elsewhere().contains(browser)
    }

    /// The browsers that look at the table on this machine.
    pub fn looking(&self) -> Vec<String> {
        self.lookers().keys().cloned().collect()
    }

    /// These players look at the table on other machines.
    pub fn others_look(&self, people: BTreeSet<String>) {
        let mut elsewhere = self.elsewhere();
        if *elsewhere != people {
            *elsewhere = people;
            drop(elsewhere);
            self.tell();
        }
    }

    fn elsewhere(&self) -> std::sync::MutexGuard<'_, BTreeSet<String>> {
        self.elsewhere.lock().expect("no panic while it is held")
    }

    /// Everything on a desk that nobody else has yet.
    pub fn into_parts(self) -> (Inner, Chat) {
        (self.inner.into_inner(), self.chat.into_inner().expect("no panic while it is held"))
    }

    /// A browser with several seats draws the curtain for one of them.
    pub fn lift(&self, browser: &str, seat: Seat) {
        self.lifted.lock().expect("no panic while it is held").insert(browser.into(), seat);
        self.tell();
    }

    /// Lets the curtain down again, after a seat of a browser has done what it was asked.
    pub fn lower(&self, browser: &str) {
        self.lifted.lock().expect("no panic while it is held").remove(browser);
    }

    /// The seat a browser has drawn the curtain for.
    pub fn lifted(&self, browser: &str) -> Option<Seat> {
        self.lifted.lock().expect("no panic while it is held").get(browser).copied()
    }

    /// Since when nobody has looked; `None` while somebody does.
    pub fn unwatched_since(&self) -> Option<Instant> {
        self.lookers().is_empty().then(|| *self.looked.lock().expect("no panic while it is held"))
    }

    /// Whether somebody looks, or has just done so.
    pub fn is_watched(&self) -> bool {
        self.unwatched_since().is_none_or(|since| since.elapsed() < GLANCE)
    }

    /// Somebody has just asked for the table.
    pub fn touch(&self) {
        *self.looked.lock().expect("no panic while it is held") = Instant::now();
    }

    /// Makes the last look one of long ago.
    #[cfg(test)]
    pub fn age_looks(&self) {
        let long_ago = Instant::now().checked_sub(GLANCE).expect("the machine has been on for a while");
        *self.looked.lock().expect("no panic while it is held") = long_ago;
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
        let mut has_gone = false;
        if let Some(count) = lookers.get_mut(&self.browser) {
            *count -= 1;
            has_gone = *count == 0;
        }
        if has_gone {
            lookers.remove(&self.browser);
            if lookers.is_empty() {
                self.desk.log.forget();
                self.desk.marks.forget();
            }
        }
        drop(lookers);
        self.desk.touch();
        if has_gone {
            self.desk.tell_of(&self.browser);
        }
    }
}
