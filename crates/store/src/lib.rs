//! Where tables live.
//!
//! A [`Store`] keeps each table as what was agreed and a growing list of [changes](Change) to its record.
//! [`Database`] is the store in a SQLite file or on a PostgreSQL server.
//!
//! **What has been acknowledged is kept.** A write answers only when it is on disk. If it answers with an error of the
//! database, it may or may not have happened; the caller loads the table again, or sends the same request
//! again, which does nothing twice.
//!
//! **Who comes first.** Every change names the version of the table it was made for, and makes the next
//! one. Versions only grow, even with an undo; so a change that was made for a table which has moved on is
//! refused with [`StoreError::Conflict`], even if the table has as many steps as before.
//!
//! ```
//! use kernel::{Seat, fair::Seed, record::{Actor, Record, Step}};
//! use store::{Change, NewTable, Setup, Sqlite, Store};
//!
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let file = folder.path().join("tianxia.db");
//! # let seed = Seed::of_game(1, 1);
//! # let head: Record = serde_json::from_value(serde_json::json!({
//! #     "format": "tianxia-record-1", "game": "dragon", "rules": 1, "options": {}, "players": 2,
//! #     "commitment": seed.commitment(), "contributions": ["", ""], "actions": [], "seals": "",
//! # }))?;
//! let store = Sqlite::open(&file).await?;
//! let setup = Setup { text: "{}".into(), listed: true, closed: false };
//! store.create(NewTable { id: "k7Qx".into(), head, seed, setup, at: 0 }).await?;
//!
//! let monk = Step(Actor::Seat(Seat::new(0)), "hire monk".into());
//! let version = store.change(Change::append("k7Qx", 0, "click-1", 0, vec![monk], 1_000)).await?;
//! store.change(Change::rewind("k7Qx", version, "click-2", 0, 2_000)).await?;
//!
//! let kept = store.load("k7Qx").await?;
//! assert_eq!((kept.version, kept.record.actions.len()), (2, 0));
//! store.close().await?;
//! # Ok(()) }
//! ```

mod accounts;
mod address;
mod away;
mod change;
mod company;
mod database;
mod decency;
mod error;
mod file;
mod files;
mod forget;
mod group;
mod inspect;
mod machines;
mod moving;
mod operator;
mod passkeys;
mod people;
mod postgres;
mod ratings;
mod read;
mod reviews;
mod schema;
mod sql;
mod ties;
mod tls;
mod types;
mod write;
mod writer;

use async_trait::async_trait;
use kernel::Record;

pub use ::ratings::Rating;
pub use accounts::AccountDeed;
pub use address::Address;
pub use change::REMEMBERED;
pub use company::{INVITATIONS_OF_ONE, Invitation, MOST_INVITED, Met, PeopleDeed};
pub use database::Database;
pub use decency::{REPORTS, REPORTS_OF_ONE, Report};
pub use error::StoreError;
pub use forget::{Dossier, Forgetting, Without};
pub use inspect::{Found, FoundChange, Held, Inspector, flush};
pub use machines::{Beat, Echo, News, Pulse};
pub use moving::Move;
pub use passkeys::{MOST_PASSKEYS, Passkey};
pub use ratings::{Rated, RatedGame, Strength};
pub use ties::{MOST_TIES, Tie, TieKind};
pub use types::{
    Account, Ban, BanKind, Change, ChatLine, Deed, Deleted, Entry, Expired, Former, Kept, Listed, Mine,
    NewTable, OF_AN_ORIGIN, Person, Purged, Setup, Stats, Which,
};

/// A store in a file, by the name of what reads it.
pub type Sqlite = Database;

/// How many lines of chat a table keeps.
pub const LINES: u64 = 1000;

/// The most tables that are put away at once, so that nobody waits for it; the others go the next time.
pub const AT_ONCE: usize = 500;

/// How many tables may always be put away or removed at once.
pub const MANY: u64 = 20;

/// A place that keeps tables. Times are in milliseconds since 1970 and always the caller's.
#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps a new table, at version 0.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Changes the record of a table, and gives its new version. A request that was done before, and comes again
    /// for the same version, does nothing and gives the version it made then; much later it is a conflict.
    async fn change(&self, change: Change) -> Result<u64, StoreError>;

    /// Replaces the setup of a table if it still has the version given, and gives its new one.
    async fn put_setup(&self, table: &str, version: u64, setup: Setup) -> Result<u64, StoreError>;

    /// Everything about a table.
    async fn load(&self, table: &str) -> Result<Kept, StoreError>;

    /// What was agreed at a table before its first step, also at one that was put away.
    async fn head(&self, table: &str) -> Result<Record, StoreError>;

    /// Some tables without what was agreed and done there, the newest first.
    async fn list(&self, which: Which<'_>) -> Result<Vec<Listed>, StoreError>;

    /// Tables that were put away, the latest first, at most `limit`.
    async fn deleted(&self, limit: usize) -> Result<Vec<Deleted>, StoreError>;

    /// Puts unfinished tables away that were last changed (or restored) before this. Unless `many` are expected,
    /// it refuses when more than [`MANY`] and more than a tenth of all running tables would go.
    async fn expire(&self, before: i64, why: &str, at: i64, many: bool) -> Result<Expired, StoreError>;

    /// Removes for good at most `limit` of the tables that were put away before this. Unless `many` are expected, it refuses
    /// when more than [`MANY`] and more than a tenth of all tables that were put away are that old.
    async fn purge(&self, before: i64, limit: usize, many: bool) -> Result<Purged, StoreError>;

    /// Adds a line to the chat of a table, which keeps the last [`LINES`], and gives its number. A request that was done
    /// before does nothing and gives none.
    async fn say(&self, table: &str, request: &str, line: ChatLine) -> Result<Option<u64>, StoreError>;

    /// The last lines of the chat of a table, the oldest of them first.
    async fn chat(&self, table: &str, last: usize) -> Result<Vec<ChatLine>, StoreError>;

    /// Somebody who has had a seat or has said something, by their id.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;

    /// Notes what somebody is called now. Whoever has done nothing yet is not noted.
    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError>;

    /// The finished games that somebody has kept to find them again, the latest first, at most `limit`.
    async fn kept(&self, person: &str, limit: usize) -> Result<Vec<String>, StoreError>;

    /// Keeps a finished game of somebody's own at this time, or no longer does.
    async fn keep(&self, person: &str, table: &str, at: Option<i64>) -> Result<(), StoreError>;

    /// What was found in a review of a finished game, as the text that was given.
    async fn review(&self, table: &str) -> Result<Option<String>, StoreError>;

    /// Keeps such a text with a finished game, instead of the one before; at other tables it does nothing.
    async fn put_review(&self, table: &str, text: &str, at: i64) -> Result<(), StoreError>;

    /// Keeps the hash of a code by which somebody goes on at another device until then, instead of the one before.
    async fn put_code(&self, person: &str, hash: &str, until: i64, at: i64) -> Result<(), StoreError>;

    /// Whose code has this hash, if it is still good for something.
    async fn owner_of_code(&self, hash: &str, at: i64) -> Result<Option<Person>, StoreError>;

    /// Uses a code up; says whether it was good for something until then.
    async fn take_code(&self, hash: &str, at: i64) -> Result<bool, StoreError>;

    /// The account whose name looks like this, or did before and still keeps it at this time.
    async fn account(&self, look: &str, at: i64) -> Result<Option<Account>, StoreError>;

    /// What the name of somebody looks like, if they have an account.
    async fn look_of(&self, person: &str) -> Result<Option<String>, StoreError>;

    /// Does something about the account of somebody, and gives their epoch afterwards, or 0 if it could not be done: the
    /// name is another's, there is no such code.
    async fn change_account(&self, person: &str, deed: AccountDeed) -> Result<u64, StoreError>;

    /// How often the cookies of everybody were declared void for whom they ever were.
    async fn epochs(&self) -> Result<Vec<(String, u64)>, StoreError>;

    /// The sessions that were signed out one by one: whose, and which.
    async fn ended(&self) -> Result<Vec<(String, String)>, StoreError>;

    /// The passkeys of somebody, the oldest first.
    async fn passkeys(&self, person: &str) -> Result<Vec<Passkey>, StoreError>;

    /// A passkey by its id, and whose it is.
    async fn passkey(&self, id: &str) -> Result<Option<(Person, Passkey)>, StoreError>;

    /// The strongest at a game and a pace of those whose rating is sure and who show it, at most `limit`.
    async fn top(&self, game: &str, pace: &str, limit: usize) -> Result<Vec<Strength>, StoreError>;

    /// How strong somebody is at each game and pace that they have played.
    async fn strengths(&self, person: &str) -> Result<Vec<Strength>, StoreError>;

    /// The last rated games of somebody, the oldest of them first.
    async fn rated_games(&self, person: &str, last: usize) -> Result<Vec<RatedGame>, StoreError>;

    /// The tables whose setups name somebody, also those that were put away, the oldest first.
    async fn naming(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// Everything that is kept about somebody.
    async fn dossier(&self, person: &str) -> Result<Dossier, StoreError>;

    /// Removes somebody and what they have said for good; of their games the rest stays.
    async fn forget(&self, forgetting: Forgetting) -> Result<(), StoreError>;

    /// Everybody who has done something.
    async fn everybody(&self) -> Result<Vec<Person>, StoreError>;

    /// Does what people want about each other; says whether anything was done.
    async fn change_people(&self, deed: PeopleDeed) -> Result<bool, StoreError>;

    /// Everybody who thinks so of somebody.
    async fn ties(&self, kind: TieKind) -> Result<Vec<Tie>, StoreError>;

    /// Whom somebody has played with, the latest first, at most `limit`.
    async fn met(&self, person: &str, limit: usize) -> Result<Vec<Met>, StoreError>;

    /// The invitations to a person, by them, or to a table, that wait for an answer, the latest first.
    async fn invitations(&self, of: &str) -> Result<Vec<Invitation>, StoreError>;

    /// The day on which somebody was last here, if that is known and they let others see it.
    async fn seen(&self, person: &str) -> Result<Option<i64>, StoreError>;

    /// Those who let nobody see whether they are here.
    async fn unseen(&self) -> Result<Vec<String>, StoreError>;

    /// What names look like that the operator has allowed.
    async fn allowed_names(&self) -> Result<Vec<String>, StoreError>;

    /// What somebody has chosen in their finished games: the game, the choice and how often, the most frequent first.
    async fn favourites(&self, person: &str) -> Result<Vec<(String, String, u64)>, StoreError>;

    /// The puzzles that somebody has solved, and on which days since 1970, the first one first.
    async fn solved(&self, person: &str) -> Result<Vec<(String, i64)>, StoreError>;

    /// Keeps what somebody tells the operator; says whether it was done, or there is no such person or too many reports
    /// wait.
    async fn report(&self, report: Report) -> Result<bool, StoreError>;

    /// The reports that wait for the operator, the oldest first.
    async fn reports(&self) -> Result<Vec<Report>, StoreError>;

    /// Does what an operator wants and writes it down, both or neither, at the time that the entry gives; returns its number
    /// in the audit log.
    async fn operate(&self, deed: Deed, entry: Entry) -> Result<u64, StoreError>;

    /// The bans that hold at this time, the latest first.
    async fn bans(&self, at: i64) -> Result<Vec<Ban>, StoreError>;

    /// The first entries of the audit log after this number, at most `limit`.
    async fn audit_since(&self, seq: u64, limit: usize) -> Result<Vec<Entry>, StoreError>;

    /// A number that the server keeps for itself.
    async fn mark(&self, name: &str) -> Result<Option<i64>, StoreError>;

    /// Keeps such a number; nothing takes it away.
    async fn set_mark(&self, name: &str, value: Option<i64>) -> Result<(), StoreError>;

    /// Writes something that does not matter, to find out whether writing works.
    async fn probe(&self) -> Result<(), StoreError>;

    /// How much there is.
    async fn stats(&self) -> Result<Stats, StoreError>;

    /// What is kept under a name for the server itself: the value given if nothing was.
    async fn secret(&self, name: &str, value: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// Whether other machines may write here as well.
    fn is_shared(&self) -> bool;

    /// What is written from now on, by whichever machine. Only the first who asks is told, and only where others may write; what
    /// is missed, [`beats`](Store::beats) tell.
    fn news(&self) -> Option<tokio::sync::mpsc::Receiver<News>>;

    /// What these tables have come to, as far as they are there.
    async fn beats(&self, tables: &[String]) -> Result<Vec<Beat>, StoreError>;

    /// Takes something upon itself that only one machine should do; says whether no other does it. It lasts for four seconds,
    /// or until the next [`pulse`](Store::pulse) that names it.
    async fn take(&self, work: &str) -> Result<bool, StoreError>;

    /// That is done.
    async fn done(&self, work: &str) -> Result<(), StoreError>;

    /// Says once a second that this machine is there, and learns of the others.
    async fn pulse(&self, pulse: Pulse) -> Result<Echo, StoreError>;

    /// Finishes what was asked, then closes the database. Later calls are refused.
    async fn close(&self) -> Result<(), StoreError>;
}
