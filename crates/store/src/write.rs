//! Each kind of write, as SQL.
//!
//! The first statement of a write checks and acts in one, and if it is refused nothing has happened. So a
//! refusal needs nothing taken back, and writes of different tables share a transaction without harm.

use serde::Serialize;
use sqlx::{Error, Row, SqliteConnection, query};

use crate::change;
use crate::group::{Job, Verdict};
use crate::{Change, Line, NewTable, Setup, StoreError};

/// Something to be done by the one task that writes.
pub(crate) enum Write {
    Create(Box<NewTable>),
    Change(Box<Change>),
    PutSetup { table: String, version: u64, setup: Setup },
    Forget { tables: Vec<String>, before: i64 },
    Say { table: String, request: String, line: Line },
    Secret { name: String, value: Vec<u8> },
}

/// Does all of it inside the transaction that is open. An outer error is the database's, and leaves that
/// transaction in doubt; an inner one is a refusal.
pub(crate) async fn all(conn: &mut SqliteConnection, jobs: &[Job]) -> Result<Vec<Verdict>, Error> {
    let changes = jobs.iter().filter_map(|job| match &job.write {
        Write::Change(change) => Some(&**change),
        _ => None,
    });
    let made = change::try_all(conn, changes).await?;
    let mut verdicts = Vec::with_capacity(jobs.len());
    for Job { write, .. } in jobs {
        let version = if let Write::Change(change) = write { made.version(change) } else { None };
        verdicts.push(match version {
            Some(version) => Ok(version),
            None => write.apply(conn).await?,
        });
    }
    Ok(verdicts)
}

impl Write {
    /// Does this alone, likewise.
    pub(crate) async fn apply(&self, conn: &mut SqliteConnection) -> Result<Verdict, Error> {
        match self {
            Write::Create(table) => create(conn, table).await,
            Write::Change(change) => change::change(conn, change).await,
            Write::PutSetup { table, version, setup } => put_setup(conn, table, *version, setup).await,
            Write::Forget { tables, before } => forget(conn, tables, *before).await,
            Write::Say { table, request, line } => say(conn, table, request, line).await,
            Write::Secret { name, value } => secret(conn, name, value).await,
        }
    }
}

async fn create(conn: &mut SqliteConnection, table: &NewTable) -> Result<Verdict, Error> {
    const TABLE: &str = "INSERT INTO tables (id, created, head, seed, setup, listed)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    const BEGINNING: &str = "INSERT INTO changes (table_id, version, request, length, keep, at, steps)
        VALUES ($1, 0, NULL, 0, 0, $2, '[]')";
    let created = query(TABLE)
        .bind(&table.id)
        .bind(table.at)
        .bind(json(&table.head))
        .bind(json(&table.seed))
        .bind(&table.setup.text)
        .bind(table.setup.listed)
        .execute(&mut *conn)
        .await?;
    if created.rows_affected() == 0 {
        return Ok(Err(StoreError::Exists(table.id.clone())));
    }
    query(BEGINNING).bind(&table.id).bind(table.at).execute(conn).await?;
    Ok(Ok(0))
}

async fn put_setup(
    conn: &mut SqliteConnection,
    table: &str,
    version: u64,
    setup: &Setup,
) -> Result<Verdict, Error> {
    const PUT: &str = "UPDATE tables SET setup = $3, listed = $4, setup_version = setup_version + 1
        WHERE id = $1 AND setup_version = $2";
    let put = query(PUT).bind(table).bind(version as i64).bind(&setup.text).bind(setup.listed);
    if put.execute(&mut *conn).await?.rows_affected() == 1 {
        return Ok(Ok(version + 1));
    }
    let row =
        query("SELECT setup_version FROM tables WHERE id = $1").bind(table).fetch_optional(conn).await?;
    let table = table.to_owned();
    Ok(Err(match row {
        Some(row) => {
            StoreError::Conflict { table, expected: version, found: row.try_get::<i64, _>(0)? as u64 }
        }
        None => StoreError::NotFound(table),
    }))
}

async fn forget(conn: &mut SqliteConnection, tables: &[String], before: i64) -> Result<Verdict, Error> {
    // Somebody may have come back since they were listed.
    const STILL: &str = "SELECT json_group_array(id) FROM listing
        WHERE id IN (SELECT value FROM json_each($1)) AND result IS NULL AND changed < $2";
    const REMOVE: [&str; 3] = [
        "DELETE FROM chat WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM changes WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM tables WHERE id IN (SELECT value FROM json_each($1))",
    ];
    let still: String =
        query(STILL).bind(json(&tables)).bind(before).fetch_one(&mut *conn).await?.try_get(0)?;
    let mut removed = 0;
    for statement in REMOVE {
        removed = query(statement).bind(&still).execute(&mut *conn).await?.rows_affected();
    }
    Ok(Ok(removed))
}

async fn say(conn: &mut SqliteConnection, table: &str, request: &str, line: &Line) -> Result<Verdict, Error> {
    const SAY: &str = "INSERT INTO chat (table_id, seq, request, at, seat, name, text)
        SELECT id, (SELECT coalesce(max(seq), 0) + 1 FROM chat WHERE table_id = $1), $2, $3, $4, $5, $6
        FROM tables WHERE id = $1
        ON CONFLICT DO NOTHING";
    let said = query(SAY)
        .bind(table)
        .bind(request)
        .bind(line.at)
        .bind(line.seat.map(|seat| seat.number()))
        .bind(&line.name)
        .bind(&line.text)
        .execute(&mut *conn)
        .await?;
    let known = said.rows_affected() == 1
        || query("SELECT 1 FROM tables WHERE id = $1").bind(table).fetch_optional(conn).await?.is_some();
    Ok(if known { Ok(0) } else { Err(StoreError::NotFound(table.to_owned())) })
}

async fn secret(conn: &mut SqliteConnection, name: &str, value: &[u8]) -> Result<Verdict, Error> {
    const KEEP: &str = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    query(KEEP).bind(name).bind(value).execute(conn).await?;
    Ok(Ok(0))
}

/// The text that is kept of something.
pub(crate) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what the kernel writes is plain data")
}
