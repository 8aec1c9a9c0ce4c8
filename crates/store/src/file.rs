//! A database in one file.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};

use crate::address::Address;
use crate::files::{Files, beside};
use crate::group::LARGEST_GROUP;
use crate::sql::Pool;
use crate::writer::{Fresh, Writer};
use crate::{Database, Store, StoreError, files, schema};

/// How long to wait for another program that has locked the file: players wait just as long.
const PATIENCE: Duration = Duration::from_secs(1);

/// Connections that read. More would only wait for each other on the processors.
const READERS: u32 = 4;

/// Opens the file to serve it, makes it if there is none, and brings its schema up to date.
pub(crate) async fn open(path: &Path) -> Result<Database, StoreError> {
    let path = files::make_private(path)
        .and_then(|_| path.canonicalize())
        .map_err(|error| not_opened(path, error.into()))?;
    let lock = files::lock(&path).map_err(|error| not_opened(&path, error.into()))?;
    let lock = lock.ok_or_else(|| StoreError::InUse { path: path.clone() })?;
    connect(path, Some(lock)).await
}

/// Opens a file that is there already, also while a site serves it.
pub(crate) async fn open_beside(path: &Path) -> Result<Database, StoreError> {
    let is_there = path.canonicalize().ok().filter(|path| path.is_file());
    let path = is_there.ok_or_else(|| StoreError::NoDatabase { path: path.to_owned() })?;
    // If nobody serves it, the schema may be brought up to date; and from then on anybody may.
    let lock = files::lock(&path).map_err(|error| not_opened(&path, error.into()))?;
    if lock.is_some() {
        connect(path.clone(), lock).await?.close().await?;
    }
    connect(path, None).await
}

/// Connects; brings the schema up to date with the right to serve, else only looks at it.
async fn connect(path: PathBuf, lock: Option<File>) -> Result<Database, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        // Every checkpoint syncs twice more, so it waits until the log has 64 MB.
        .pragma("wal_autocheckpoint", "16384")
        .disable_statement_logging();
    // The cache (in kB) is to hold the pages of all tables that are played at; what SQLite notes in case
    // a statement fails need not go through a file; and the buffer is to hold the answers for a whole
    // group, so that the thread of the connection need not wait for us.
    let writing = options.clone().pragma("cache_size", "-32768").pragma("temp_store", "MEMORY");
    // What is deleted is not left in its page, where that costs no further writing.
    let writing = writing.pragma("secure_delete", "FAST");
    let writing = writing.row_buffer_size(LARGEST_GROUP);
    let mut conn = writing.connect().await.map_err(|error| not_opened(&path, error))?;
    let up_to_date = match &lock {
        Some(_) => schema::migrate(&path, &mut conn).await,
        None => schema::check(&path, &mut conn).await,
    };
    if let Err(error) = up_to_date {
        // The first error is the one to report.
        let _ = conn.close().await;
        return Err(error);
    }
    let fresh = Fresh::default();
    let writer = Writer::new(conn, writing, Files::of(&path), fresh.clone(), lock);
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE * 2)
        .test_before_acquire(false)
        .before_acquire(move |_, connection| {
            let is_fresh = fresh.has(connection.age);
            Box::pin(async move { Ok(is_fresh) })
        })
        .connect_lazy_with(options.read_only(true));
    Ok(Database::with(Address::File(path), Pool::Sqlite(readers), writer, None))
}

/// The bytes of the file and of its log.
pub(crate) fn sizes(path: &Path) -> (u64, u64) {
    let bytes = |end: &str| std::fs::metadata(beside(path, end)).map_or(0, |file| file.len());
    (bytes(""), bytes("-wal"))
}

fn not_opened(path: &Path, source: sqlx::Error) -> StoreError {
    StoreError::of(format!("opening the database {}", path.display()), source)
}
