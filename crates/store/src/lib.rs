//! Where tables live.
//!
//! A [`Store`] keeps each table as what was agreed and a growing list of [changes](Change) to its record.
//! [`Sqlite`] is the store in one file.
//!
//! **Acknowledged is kept.** A write answers only when it is on disk. If it answers with an error of the
//! database it may or may not have happened; the caller loads the table again, or sends the same request
//! again, which does nothing twice.
//!
//! **Who comes first.** Every change names the version of the table it was made for, and makes the next
//! one. Versions only grow, also by an undo; so whoever thought about a table that has moved on meanwhile is
//! refused with [`StoreError::Conflict`], even if it has as many steps as before.
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
//! let setup = Setup { text: "{}".into(), listed: true };
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

mod change;
mod error;
mod group;
mod read;
mod sqlite;
mod types;
mod write;

use async_trait::async_trait;

pub use error::StoreError;
pub use sqlite::Sqlite;
pub use types::{Change, Kept, Line, Listed, NewTable, Setup, Which};

/// A place that keeps tables. Times are in milliseconds since 1970 and always the caller's.
#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps a new table, at version 0.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Changes the record of a table, and gives its new version. A request that was done before does
    /// nothing, whatever version it names now, and gives the version it made then.
    async fn change(&self, change: Change) -> Result<u64, StoreError>;

    /// Replaces the setup of a table if it still has the version given, and gives its new one.
    async fn put_setup(&self, table: &str, version: u64, setup: Setup) -> Result<u64, StoreError>;

    /// Everything about a table.
    async fn load(&self, table: &str) -> Result<Kept, StoreError>;

    /// Some tables without their steps, the newest first.
    async fn list(&self, which: Which<'_>) -> Result<Vec<Listed>, StoreError>;

    /// Removes at most so many unfinished tables that were last changed before this, and says how many. What has ended
    /// stays.
    async fn forget(&self, before: i64, most: usize) -> Result<u64, StoreError>;

    /// Adds a line to the chat of a table. A request that was done before does nothing.
    async fn say(&self, table: &str, request: &str, line: Line) -> Result<(), StoreError>;

    /// The last lines of the chat of a table, the oldest of them first.
    async fn chat(&self, table: &str, last: usize) -> Result<Vec<Line>, StoreError>;

    /// What is kept under a name for the server itself: the value given if nothing was.
    async fn secret(&self, name: &str, value: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// Finishes what was asked, then lets go of the database. Later calls are refused.
    async fn close(&self) -> Result<(), StoreError>;
}
