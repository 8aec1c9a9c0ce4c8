//! What a store answers when it cannot do what was asked.

use std::path::PathBuf;

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// Why something was not kept or not found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody was faster.
    #[error("table {table} has moved on: this was made for version {expected}, but it has version {found}")]
    Conflict {
        /// The table.
        table: String,
        /// The version the caller knew.
        expected: u64,
        /// The version there is.
        found: u64,
    },
    /// More steps are to stay than there are.
    #[error("table {table} has {found} steps, so {keep} of them cannot stay")]
    Short {
        /// The table.
        table: String,
        /// How many should stay.
        keep: usize,
        /// How many there are.
        found: usize,
    },
    /// The result is told.
    #[error("the game at table {0} is over")]
    Finished(String),
    /// No such table.
    #[error("there is no table {0}")]
    NotFound(String),
    /// The id is taken.
    #[error("there is a table {0} already")]
    Exists(String),
    /// The disk has no room.
    #[error("the disk became full while {doing}")]
    Full {
        /// What was tried.
        doing: String,
    },
    /// The disk or the file refuses.
    #[error("the disk or the file failed while {doing}: {source}")]
    Io {
        /// What was tried.
        doing: String,
        /// What the database says.
        source: sqlx::Error,
    },
    /// Anything else the database says.
    #[error("the database failed while {doing}: {source}")]
    Database {
        /// What was tried.
        doing: String,
        /// What it says.
        source: sqlx::Error,
    },
    /// A later program has changed the schema.
    #[error(
        "the database {path} was written by a newer version of this program: its schema has number {found}, \
         and this program knows {ours}; please start the newer one"
    )]
    TooNew {
        /// The file.
        path: PathBuf,
        /// The number in the file.
        found: i64,
        /// The last number we know.
        ours: i64,
    },
    /// The schema cannot be brought up to date.
    #[error("the schema of the database {path} cannot be brought up to date: {source}")]
    Migration {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: MigrateError,
    },
    /// The store was told to close.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// What the database said, sorted by what can be done about it.
    pub(crate) fn of(doing: impl Into<String>, source: sqlx::Error) -> StoreError {
        if matches!(source, sqlx::Error::PoolClosed) {
            return StoreError::Closed;
        }
        let doing = doing.into();
        // SQLite's result code is the low byte; the rest says more about it.
        match code(&source).map(|code| code & 0xff) {
            Some(13) => StoreError::Full { doing },
            // No permission, I/O error, read-only file, cannot open, not a database.
            Some(3 | 8 | 10 | 14 | 26) => StoreError::Io { doing, source },
            _ if matches!(source, sqlx::Error::Io(_)) => StoreError::Io { doing, source },
            _ => StoreError::Database { doing, source },
        }
    }
}

fn code(error: &sqlx::Error) -> Option<u32> {
    error.as_database_error()?.code()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection, Executor, SqliteConnection};

    use super::*;

    #[tokio::test]
    async fn a_full_disk_is_told_from_other_failures() {
        let mut conn = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        conn.execute("CREATE TABLE t (x); PRAGMA max_page_count = 4").await.unwrap();
        let full = conn.execute("INSERT INTO t VALUES (zeroblob(100000))").await.unwrap_err();
        assert!(matches!(StoreError::of("trying", full), StoreError::Full { .. }));
        let wrong = conn.execute("INSERT INTO u VALUES (1)").await.unwrap_err();
        assert!(matches!(StoreError::of("trying", wrong), StoreError::Database { .. }));
        let lost = sqlx::Error::Io(std::io::ErrorKind::PermissionDenied.into());
        assert!(matches!(StoreError::of("trying", lost), StoreError::Io { .. }));
    }
}
