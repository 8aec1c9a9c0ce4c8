//! Tables in one file.

use std::fs::OpenOptions;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqlStr};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::group::{self, Job, LARGEST_GROUP};
use crate::write::Write;
use crate::{Change, Kept, Line, Listed, NewTable, Setup, Store, StoreError, Which, read};

/// The steps that lead to the present schema. A published one is never edited: the next is added.
const MIGRATIONS: [&str; 1] = [include_str!("../migrations/sqlite/001.sql")];

/// How many writes may wait; whoever comes then waits to get into the queue.
const QUEUE: usize = 4096;

/// Connections that read. More would only wait for each other on the processors.
const READERS: u32 = 4;

/// A store in one SQLite file.
pub struct Sqlite {
    writer: Mutex<Option<Writer>>,
    readers: SqlitePool,
}

struct Writer {
    queue: mpsc::Sender<Job>,
    task: JoinHandle<Result<(), sqlx::Error>>,
}

impl Sqlite {
    /// Opens the file, which is made if there is none, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let failed = |source| StoreError::of(format!("opening the database {}", path.display()), source);
        make_private(path).map_err(|error| failed(error.into()))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            // Every checkpoint syncs twice more, so it waits until the log has 64 MB.
            .pragma("wal_autocheckpoint", "16384")
            .disable_statement_logging();
        // The cache (in kB) is to hold the pages of all tables that are played at; what SQLite notes in case
        // a statement fails need not go through a file; and the buffer is to hold the answers for a whole
        // group, so that the thread of the connection need not wait for us.
        let writing = options.clone().pragma("cache_size", "-32768").pragma("temp_store", "MEMORY");
        let writing = writing.row_buffer_size(LARGEST_GROUP);
        let mut conn = writing.connect().await.map_err(failed)?;
        if let Err(error) = migrator().run_direct(None, &mut conn, false).await {
            // The error to tell is the first one.
            let _ = conn.close().await;
            return Err(not_migrated(path, error));
        }
        let readers = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
        let readers = readers.connect_lazy_with(options.read_only(true));
        let (queue, jobs) = mpsc::channel(QUEUE);
        let task = tokio::spawn(group::run(conn, jobs));
        Ok(Sqlite { writer: Mutex::new(Some(Writer { queue, task })), readers })
    }

    fn writer(&self) -> MutexGuard<'_, Option<Writer>> {
        // Nothing is ever half done under this lock.
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a write into the queue and waits until it is on disk.
    async fn write(&self, write: Write) -> Result<u64, StoreError> {
        let queue = self.writer().as_ref().map(|writer| writer.queue.clone()).ok_or(StoreError::Closed)?;
        let (answer, verdict) = oneshot::channel();
        queue.send(Job { write, answer }).await.map_err(|_| StoreError::Closed)?;
        verdict.await.map_err(|_| StoreError::Closed)?
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Write::Create(Box::new(table))).await.map(drop)
    }

    async fn change(&self, change: Change) -> Result<u64, StoreError> {
        self.write(Write::Change(Box::new(change))).await
    }

    async fn put_setup(&self, table: &str, version: u64, setup: Setup) -> Result<u64, StoreError> {
        self.write(Write::PutSetup { table: table.to_owned(), version, setup }).await
    }

    async fn load(&self, table: &str) -> Result<Kept, StoreError> {
        let kept = read::load(&self.readers, table).await;
        let kept = kept.map_err(|error| StoreError::of(format!("reading table {table}"), error))?;
        kept.ok_or_else(|| StoreError::NotFound(table.to_owned()))
    }

    async fn list(&self, which: Which<'_>) -> Result<Vec<Listed>, StoreError> {
        let listed = read::list(&self.readers, which).await;
        listed.map_err(|error| StoreError::of("listing tables", error))
    }

    async fn forget(&self, before: i64, most: usize) -> Result<u64, StoreError> {
        // Looking through all tables is for a reader: the writer has better things to do.
        let idle = read::idle(&self.readers, before, most).await;
        let tables = idle.map_err(|error| StoreError::of("looking for abandoned tables", error))?;
        if tables.is_empty() { Ok(0) } else { self.write(Write::Forget { tables, before }).await }
    }

    async fn say(&self, table: &str, request: &str, line: Line) -> Result<(), StoreError> {
        let (table, request) = (table.to_owned(), request.to_owned());
        self.write(Write::Say { table, request, line }).await.map(drop)
    }

    async fn chat(&self, table: &str, last: usize) -> Result<Vec<Line>, StoreError> {
        let lines = read::chat(&self.readers, table, last).await;
        lines.map_err(|error| StoreError::of(format!("reading the chat of table {table}"), error))
    }

    async fn secret(&self, name: &str, value: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.write(Write::Secret { name: name.to_owned(), value: value.to_owned() }).await?;
        let kept = read::secret(&self.readers, name).await;
        let kept = kept.map_err(|error| StoreError::of(format!("reading the secret {name}"), error))?;
        Ok(kept.unwrap_or_else(|| value.to_owned()))
    }

    async fn close(&self) -> Result<(), StoreError> {
        let writer = self.writer().take();
        // Readers go first: the last connection to leave tidies the file.
        self.readers.close().await;
        if let Some(Writer { queue, task }) = writer {
            drop(queue);
            let closed = task.await.map_err(|_| StoreError::Closed)?;
            closed.map_err(|error| StoreError::of("closing the database", error))?;
        }
        Ok(())
    }
}

/// Makes the file if there is none, for our eyes only: it holds secrets.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

fn migrator() -> Migrator {
    let migration = |(number, sql): (i64, &'static str)| {
        Migration::new(number, "".into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations((1..).zip(MIGRATIONS).map(migration).collect())
}

fn not_migrated(path: &Path, error: MigrateError) -> StoreError {
    let (path, ours) = (path.to_owned(), MIGRATIONS.len() as i64);
    match error {
        MigrateError::VersionMissing(found) if found > ours => StoreError::TooNew { path, found, ours },
        source => StoreError::Migration { path, source },
    }
}
