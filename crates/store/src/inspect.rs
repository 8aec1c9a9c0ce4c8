//! Looking at a database as it is, whatever its schema's number, without changing it.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use kernel::record::Step;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Error, SqliteConnection};

use crate::schema::{self, MIGRATIONS};
use crate::sql::{Conn, Row, either, query};
use crate::{Address, Kept, StoreError, files, postgres, read};

/// A database that is looked at or copied, perhaps while a site writes to it.
pub struct Inspector {
    address: Address,
    source: Source,
}

enum Source {
    File(SqliteConnection),
    Server(Box<PgConnection>),
}

/// A table as it was found, with what its rows claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The table.
    pub kept: Kept,
    /// Each of its changes, the first one first.
    pub changes: Vec<FoundChange>,
}

/// What a row says about a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundChange {
    /// The version it made.
    pub version: u64,
    /// What was asked for; nothing for the beginning.
    pub request: Option<String>,
    /// How many steps stayed.
    pub keep: usize,
    /// How many there were afterwards, as the row says.
    pub length: usize,
    /// What was added.
    pub steps: Vec<Step>,
}

impl Inspector {
    /// Opens an existing database. It is neither created nor brought up to date.
    pub async fn open(address: impl Into<Address>) -> Result<Inspector, StoreError> {
        let address = address.into();
        if let Address::File(path) = &address
            && !path.exists()
        {
            return Err(StoreError::NoDatabase { path: path.clone() });
        }
        let failed = |source| StoreError::of(format!("opening the database {address}"), source);
        let source = Source::of(&address).await.map_err(failed)?;
        let mut inspector = Inspector { address: address.clone(), source };
        let found = number(&mut inspector.conn()).await.map_err(failed)?;
        let (path, ours) = (PathBuf::from(address.to_string()), MIGRATIONS.len() as i64);
        match found {
            None => Err(StoreError::Foreign(path)),
            // A server may be ahead of us while its machines are brought up to date.
            Some(found) if found > ours && matches!(address, Address::File(_)) => {
                Err(StoreError::TooNew { path, found, ours })
            }
            Some(_) => Ok(inspector),
        }
    }

    fn conn(&mut self) -> Conn<'_> {
        match &mut self.source {
            Source::File(conn) => Conn::Sqlite(conn),
            Source::Server(conn) => Conn::Postgres(conn),
        }
    }

    /// What SQLite finds wrong with the file itself: nothing, or a sentence for each fault. A server checks its own files.
    pub async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        if let Source::Server(_) = self.source {
            return Ok(Vec::new());
        }
        let rows = query("PRAGMA integrity_check").fetch_all(&mut self.conn()).await;
        let rows = match rows {
            Ok(rows) => rows,
            // Some damage keeps SQLite from finding out how much there is.
            Err(error @ Error::Database(_)) => return Ok(vec![error.to_string()]),
            Err(error) => return Err(self.failed(error)),
        };
        let mut faults = Vec::new();
        for row in &rows {
            let text: String = row.try_get(0).map_err(|error| self.failed(error))?;
            faults.extend(text.lines().filter(|&line| line != "ok").map(str::to_owned));
        }
        let orphans = query("PRAGMA foreign_key_check").fetch_all(&mut self.conn()).await;
        for row in orphans.unwrap_or_default() {
            let table: String = row.try_get(0).map_err(|error| self.failed(error))?;
            faults.push(format!("a row of `{table}` belongs to no table"));
        }
        Ok(faults)
    }

    /// The ids of all tables, also of those that were put away.
    pub async fn ids(&mut self) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT id FROM tables ORDER BY created, id").fetch_all(&mut self.conn()).await;
        let ids = rows.and_then(|rows| rows.iter().map(|row| row.try_get(0)).collect());
        ids.map_err(|error| self.failed(error))
    }

    /// A table with its changes, as of one moment.
    pub async fn table(&mut self, id: &str) -> Result<Found, StoreError> {
        let found = found(&mut self.conn(), id).await;
        let found = found.map_err(|error| StoreError::of(format!("reading table {id}"), error))?;
        found.ok_or_else(|| StoreError::NotFound(id.to_owned()))
    }

    /// Copies the database as it is at this moment, including what is still only in its log, into an empty file. That
    /// file is not synced to disk: a caller who needs it does so.
    pub async fn copy_into(&mut self, empty: &Path) -> Result<(), StoreError> {
        let into = empty.to_str().ok_or_else(|| StoreError::PathName(empty.to_owned()))?;
        let copied = query("VACUUM INTO $1").bind(into).execute(&mut self.conn()).await;
        copied.map(drop).map_err(|error| {
            StoreError::of(format!("copying {} to {}", self.address, empty.display()), error)
        })
    }

    /// Lets go of the file.
    pub async fn close(self) -> Result<(), StoreError> {
        let closed = match self.source {
            Source::File(conn) => conn.close().await,
            Source::Server(conn) => conn.close().await,
        };
        closed.map_err(|error| StoreError::of(format!("closing {}", self.address), error))
    }

    fn failed(&self, error: Error) -> StoreError {
        StoreError::of(format!("reading the database {}", self.address), error)
    }
}

/// The right to serve a database, held by somebody who wants nobody else to: it ends when this is dropped.
pub struct Held(#[expect(dead_code, reason = "the lock lives as long as the file is open")] File);

impl Held {
    /// Takes it, if nobody serves the database. The database need not exist yet.
    pub fn take(database: &Path) -> Result<Held, StoreError> {
        let failed = |error: std::io::Error| {
            StoreError::of(format!("locking the database {}", database.display()), Error::from(error))
        };
        let lock = files::lock(database).map_err(failed)?;
        lock.map(Held).ok_or_else(|| StoreError::InUse { path: database.to_owned() })
    }
}

/// Moves what is only in the log of a database into its file, if nobody else uses it.
pub async fn flush(database: &Path) -> Result<(), StoreError> {
    let failed = |source| StoreError::of(format!("flushing the database {}", database.display()), source);
    let options = SqliteConnectOptions::new().filename(database).disable_statement_logging();
    let mut conn = options.connect().await.map_err(failed)?;
    let flushed = query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut Conn::Sqlite(&mut conn)).await;
    flushed.map_err(failed)?;
    conn.close().await.map_err(failed)
}

impl Source {
    async fn of(address: &Address) -> Result<Source, Error> {
        match address {
            Address::File(path) => {
                let options = SqliteConnectOptions::new().filename(path).read_only(true);
                let options = options.busy_timeout(Duration::from_secs(5)).disable_statement_logging();
                options.connect().await.map(Source::File)
            }
            Address::Server(server) => {
                postgres::connect(server).await.map(|conn| Source::Server(Box::new(conn)))
            }
        }
    }
}

/// The number of the last step that led to the schema; nothing if it is not ours.
async fn number(conn: &mut Conn<'_>) -> Result<Option<i64>, Error> {
    const SQLITE: &str =
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('_sqlx_migrations', 'tables')";
    const POSTGRES: &str = "SELECT count(*) FROM pg_catalog.pg_tables
        WHERE schemaname = current_schema() AND tablename IN ('_sqlx_migrations', 'tables')";
    let ours: i64 = either(SQLITE, POSTGRES).fetch_one(&mut *conn).await?.try_get(0)?;
    if ours < 2 {
        return Ok(None);
    }
    schema::last(conn).await
}

async fn found(conn: &mut Conn<'_>, id: &str) -> Result<Option<Found>, Error> {
    // A transaction, so that both queries see the same moment.
    either("BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&mut *conn).await?;
    let rows = rows(conn, id).await;
    query("ROLLBACK").execute(conn).await?;
    let Some((row, changes)) = rows? else { return Ok(None) };
    let kept = read::kept(&row, &changes)?;
    Ok(Some(Found { kept, changes: changes.iter().map(change).collect::<Result<_, _>>()? }))
}

/// The row of a table, and those of all its changes, also of those of which nothing stays.
async fn rows(conn: &mut Conn<'_>, id: &str) -> Result<Option<(Row, Vec<Row>)>, Error> {
    const CHANGES: &str =
        "SELECT *, CAST(NULL AS BIGINT) AS stay FROM changes WHERE table_id = $1 ORDER BY version";
    let row = query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_optional(&mut *conn).await?;
    let Some(row) = row else { return Ok(None) };
    Ok(Some((row, query(CHANGES).bind(id).fetch_all(conn).await?)))
}

fn change(row: &Row) -> Result<FoundChange, Error> {
    let number = |column| row.try_get::<i64, _>(column);
    Ok(FoundChange {
        version: number("version")? as u64,
        request: row.try_get("request")?,
        keep: number("keep")? as usize,
        length: number("length")? as usize,
        steps: read::json(row, "steps")?,
    })
}
