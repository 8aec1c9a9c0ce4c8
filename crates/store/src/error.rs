//! What a store answers when it cannot do what was asked.

use std::path::PathBuf;
use std::sync::Arc;

use sqlx::migrate::MigrateError;
use thiserror::Error;

use crate::sql;

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
    /// The game has a result.
    #[error("the game at table {0} is over")]
    Finished(String),
    /// No such table.
    #[error("there is no table {0}")]
    NotFound(String),
    /// No such line.
    #[error("there is no line {seq} in the chat of a table {table}")]
    NoLine {
        /// The table.
        table: String,
        /// The number of the line.
        seq: u64,
    },
    /// No such ban.
    #[error("{0} is not banned")]
    NotBanned(String),
    /// No such report.
    #[error("there is no report {0}")]
    NoReport(u64),
    /// The id is taken.
    #[error("there is a table {0} already")]
    Exists(String),
    /// Another program has locked the file.
    #[error("another program kept the database locked while {doing}")]
    Busy {
        /// What was tried.
        doing: String,
    },
    /// The disk is full.
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
        source: Arc<sqlx::Error>,
    },
    /// The server is down, goes down or comes up, only reads, or the network is cut.
    #[error("the database server cannot be reached or cannot write, as was seen while {doing}: {source}")]
    Unreachable {
        /// What was tried.
        doing: String,
        /// What was found.
        source: Arc<sqlx::Error>,
    },
    /// The server cannot or will not encrypt the connection, or nobody knows whether it is the right one.
    #[error(
        "the connection to the database server cannot be trusted, as was seen while {doing}: {source} (with \
         sslmode=verify-full the server's certificate has to name the host, and to come from an authority \
         that this computer knows or whose certificate is in sslrootcert=FILE)"
    )]
    Untrusted {
        /// What was tried.
        doing: String,
        /// What was found.
        source: Arc<sqlx::Error>,
    },
    /// What was given as the address of a server is none, or asks for what cannot be had.
    #[error("the address of the database cannot be used: {0}")]
    BadAddress(String),
    /// The file is damaged.
    #[error("the database is damaged, as was seen while {doing}: {source}")]
    Damaged {
        /// What was tried.
        doing: String,
        /// What the database says.
        source: Arc<sqlx::Error>,
    },
    /// Anything else the database says.
    #[error("the database failed while {doing}: {source}")]
    Database {
        /// What was tried.
        doing: String,
        /// What it says.
        source: Arc<sqlx::Error>,
    },
    /// The file was moved or deleted.
    #[error("the database file was moved or deleted while it was in use")]
    Lost,
    /// Another file has taken its place.
    #[error("another file was put in the place of the database while it was in use; restart to use that one")]
    Replaced,
    /// Somebody serves it already.
    #[error(
        "another tianxia is already serving the database {path}: stop it first, or choose another file with \
         --database"
    )]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// A site of another version serves it.
    #[error(
        "the site that is serving the database {path} is another version of this program: restart it with \
         this one first"
    )]
    OtherVersion {
        /// The file.
        path: PathBuf,
    },
    /// There is no file to open.
    #[error("there is no database {path}")]
    NoDatabase {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// A file of another program.
    #[error("{} is a database, but not one of this program", .0.display())]
    Foreign(PathBuf),
    /// Something the server keeps for itself is not what it should be.
    #[error("the secret `{0}` in the database cannot be read")]
    Secret(String),
    /// SQLite takes names as text.
    #[error("the path {} cannot be used: its name is no valid text", .0.display())]
    PathName(PathBuf),
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
    /// Only a file can be moved, and only to a server.
    #[error("a site is moved from a file to a PostgreSQL server (postgres://user@host/name)")]
    NoMove,
    /// The server that a site is to be moved to has one already.
    #[error("the database {0} already holds a site: choose an empty one")]
    NotEmpty(String),
    /// A site was moved only in part.
    #[error(
        "a site is being moved to the database {0}: run `tianxia move` again, which goes on where it stopped"
    )]
    Moving(String),
    /// The store was told to close.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// What the database said, sorted by what can be done about it.
    pub(crate) fn of(doing: impl Into<String>, source: impl Into<Arc<sqlx::Error>>) -> StoreError {
        let source = source.into();
        if matches!(*source, sqlx::Error::PoolClosed) {
            return StoreError::Closed;
        }
        if let sqlx::Error::Configuration(why) = &*source {
            return StoreError::BadAddress(why.to_string());
        }
        let doing = doing.into();
        if let Some(code) = sql::code(&source) {
            return match code {
                "53100" => StoreError::Full { doing },
                // The server is going down or coming up, has become one that only reads, or has cut us off.
                "25006" | "25P03" => StoreError::Unreachable { doing, source },
                code if ["57P", "08", "53"].iter().any(|class| code.starts_with(class)) => {
                    StoreError::Unreachable { doing, source }
                }
                // Waited too long for somebody else.
                "55P03" | "57014" => StoreError::Busy { doing },
                _ => StoreError::Database { doing, source },
            };
        }
        // SQLite's result code is the low byte; the rest says more about it.
        match code(&source).map(|code| code & 0xff) {
            // Busy, locked.
            Some(5 | 6) => StoreError::Busy { doing },
            Some(13) => StoreError::Full { doing },
            Some(11) => StoreError::Damaged { doing, source },
            // No permission, I/O error, read-only file, cannot open, not a database.
            Some(3 | 8 | 10 | 14 | 26) => StoreError::Io { doing, source },
            _ if is_untrusted(&source) => StoreError::Untrusted { doing, source },
            _ if is_cut(&source) => StoreError::Unreachable { doing, source },
            _ if matches!(*source, sqlx::Error::Io(_)) => StoreError::Io { doing, source },
            _ => StoreError::Database { doing, source },
        }
    }

    /// Whether nothing can be kept or found just now, whatever is asked.
    pub fn is_outage(&self) -> bool {
        use StoreError::{Busy, Closed, Full, Io, Lost, Replaced, Unreachable, Untrusted};
        matches!(
            self,
            Busy { .. }
                | Full { .. }
                | Io { .. }
                | Unreachable { .. }
                | Untrusted { .. }
                | Lost
                | Replaced
                | Closed
        )
    }

    /// A copy, for somebody else who is affected too.
    pub(crate) fn again(&self) -> StoreError {
        match self {
            StoreError::Busy { doing } => StoreError::Busy { doing: doing.clone() },
            StoreError::Full { doing } => StoreError::Full { doing: doing.clone() },
            StoreError::Io { doing, source } => {
                StoreError::Io { doing: doing.clone(), source: Arc::clone(source) }
            }
            StoreError::Unreachable { doing, source } => {
                StoreError::Unreachable { doing: doing.clone(), source: Arc::clone(source) }
            }
            StoreError::Untrusted { doing, source } => {
                StoreError::Untrusted { doing: doing.clone(), source: Arc::clone(source) }
            }
            StoreError::Database { doing, source } => {
                StoreError::Database { doing: doing.clone(), source: Arc::clone(source) }
            }
            StoreError::Replaced => StoreError::Replaced,
            StoreError::Lost => StoreError::Lost,
            // No other error affects all writers.
            _ => StoreError::Closed,
        }
    }
}

/// Whether a connection could not be made or was lost, which never happens to a file.
fn is_cut(error: &sqlx::Error) -> bool {
    use std::io::ErrorKind::{
        AddrNotAvailable, BrokenPipe, ConnectionAborted, ConnectionRefused, ConnectionReset, HostUnreachable,
        NetworkUnreachable, NotConnected, TimedOut, UnexpectedEof,
    };
    match error {
        sqlx::Error::PoolTimedOut => true,
        sqlx::Error::Io(error) => matches!(
            error.kind(),
            AddrNotAvailable
                | BrokenPipe
                | ConnectionAborted
                | ConnectionRefused
                | ConnectionReset
                | HostUnreachable
                | NetworkUnreachable
                | NotConnected
                | TimedOut
                | UnexpectedEof
        ),
        _ => false,
    }
}

/// Whether an encrypted connection could not be made, or not to somebody known. What is wrong with a certificate is reported as data
/// that make no sense.
fn is_untrusted(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Tls(_) => true,
        sqlx::Error::Io(error) => error.kind() == std::io::ErrorKind::InvalidData,
        _ => false,
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
