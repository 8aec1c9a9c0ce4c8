//! The one connection that writes.

use std::fs::File;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, query};

use crate::StoreError;
use crate::files::{Files, Found, beside};
use crate::group::Scribe;
use crate::sql::Conn;

/// A connection that writes, and what it needs to come back when its file is taken away.
pub(crate) struct Writer {
    /// Nothing while the file is being put back.
    conn: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    files: Files,
    fresh: Fresh,
    /// The right to serve, which is also the right to put the file back.
    lock: Option<File>,
}

/// Since when connections know the file that is there now.
#[derive(Clone, Default)]
pub(crate) struct Fresh(Arc<Mutex<Option<Instant>>>);

impl Fresh {
    /// Whether a connection of this age is one of them.
    pub(crate) fn has(&self, age: Duration) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_none_or(|since| age < since.elapsed())
    }

    pub(crate) fn begin(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
}

impl Writer {
    pub(crate) fn new(
        conn: SqliteConnection,
        options: SqliteConnectOptions,
        files: Files,
        fresh: Fresh,
        lock: Option<File>,
    ) -> Writer {
        Writer { conn: Some(conn), options, files, fresh, lock }
    }

    /// Writes the files again. Everything that was in them can still be read through the open connection.
    async fn put_back(&mut self) -> Result<(), StoreError> {
        let failed = |source| StoreError::of("putting back the database file, which was taken away", source);
        let io = |error: std::io::Error| failed(error.into());
        let copy = beside(&self.files.database, "-rescue");
        if let Some(conn) = &mut self.conn {
            match std::fs::remove_file(&copy) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(io(error)),
                _ => crate::files::make_private(&copy).map_err(io)?,
            };
            let name = copy.to_string_lossy().into_owned();
            query("VACUUM INTO $1").bind(name).execute(conn).await.map_err(failed)?;
            File::open(&copy).and_then(|file| file.sync_all()).map_err(io)?;
        }
        // Before the new file is in its place: a connection that closes removes the log by its name, and a
        // log that stays behind would be taken for the new file's.
        if let Some(conn) = self.conn.take() {
            let _ = conn.close().await;
        }
        for end in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(beside(&self.files.database, end));
        }
        std::fs::rename(&copy, &self.files.database).map_err(io)?;
        if let Some(folder) = self.files.database.parent() {
            File::open(folder).and_then(|folder| folder.sync_all()).map_err(io)?;
        }
        let mut conn = self.options.connect().await.map_err(failed)?;
        // The log is made when somebody first looks into the file.
        query("SELECT count(*) FROM marks").execute(&mut conn).await.map_err(failed)?;
        self.conn = Some(conn);
        self.files = Files::of(&self.files.database);
        self.fresh.begin();
        tracing::warn!(file = %self.files.database.display(), "the database was taken away; it was put back");
        Ok(())
    }
}

impl Scribe for Writer {
    /// The connection, to files that others will find.
    async fn ready(&mut self) -> Result<Conn<'_>, StoreError> {
        match self.files.found() {
            Found::Ours if self.conn.is_some() => {}
            Found::Others => return Err(StoreError::Replaced),
            Found::Nothing if self.lock.is_none() => return Err(StoreError::Lost),
            _ => self.put_back().await?,
        }
        self.conn.as_mut().map(Conn::Sqlite).ok_or(StoreError::Lost)
    }

    fn doubt(&mut self) {}

    async fn close(self) -> Result<(), StoreError> {
        let Some(conn) = self.conn else { return Ok(()) };
        conn.close().await.map_err(|error| StoreError::of("closing the database", error))
    }
}
