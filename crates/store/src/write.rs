//! Each kind of write, as SQL.
//!
//! The first statement of a write checks and acts in one, and if it is refused nothing has happened. So a
//! refusal needs nothing taken back, and writes of different tables share a transaction without harm.

use serde::Serialize;
use sqlx::{Error, Row, SqliteConnection, query};

use crate::group::Verdict;
use crate::{Change, Line, NewTable, Setup, StoreError};

/// Something to be done by the one task that writes.
pub(crate) enum Write {
    Create(Box<NewTable>),
    Change(Box<Change>),
    PutSetup { table: String, version: u64, setup: Setup },
    Say { table: String, request: String, line: Line },
    Secret { name: String, value: Vec<u8> },
}

impl Write {
    /// Does it inside the transaction that is open. An outer error is the database's, and leaves that
    /// transaction in doubt; an inner one is a refusal.
    pub(crate) async fn apply(&self, conn: &mut SqliteConnection) -> Result<Verdict, Error> {
        match self {
            Write::Create(table) => create(conn, table).await,
            Write::Change(wanted) => change(conn, wanted).await,
            Write::PutSetup { table, version, setup } => put_setup(conn, table, *version, setup).await,
            Write::Say { table, request, line } => say(conn, table, request, line).await,
            Write::Secret { name, value } => secret(conn, name, value).await,
        }
    }
}

async fn create(conn: &mut SqliteConnection, table: &NewTable) -> Result<Verdict, Error> {
    const TABLE: &str = "INSERT INTO tables (id, created, head, seed, setup, listed)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    const BEGINNING: &str = "INSERT INTO changes (table_id, version, request, length, keep, at, steps)
        VALUES ($1, 0, '', 0, 0, $2, '[]')";
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

async fn change(conn: &mut SqliteConnection, change: &Change) -> Result<Verdict, Error> {
    // Looking for the request among the table's own rows is cheaper than an index over all of them, which
    // would be one more page to write for each change.
    const CHANGE: &str = "INSERT INTO changes
            (table_id, version, request, length, keep, at, steps, contributions)
        SELECT table_id, version + 1, $3, $4 + $5, $4, $6, $7, $8 FROM changes
        WHERE table_id = $1 AND version = $2 AND length >= $4
            AND NOT EXISTS (SELECT 1 FROM changes WHERE table_id = $1 AND request = $3)
            AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND result IS NULL)
        ON CONFLICT DO NOTHING";
    let changed = query(CHANGE)
        .bind(&change.table)
        .bind(change.version as i64)
        .bind(&change.request)
        .bind(change.keep as i64)
        .bind(change.steps.len() as i64)
        .bind(change.at)
        .bind(json(&change.steps))
        .bind(change.contributions.as_ref().map(json))
        .execute(&mut *conn)
        .await?;
    if changed.rows_affected() == 0 {
        return why_unchanged(conn, change).await;
    }
    if let Some(result) = &change.result {
        const RESULT: &str = "UPDATE tables SET result = $2 WHERE id = $1";
        query(RESULT).bind(&change.table).bind(json(result)).execute(conn).await?;
    }
    Ok(Ok(change.version + 1))
}

/// Which of the conditions was not met; or the request was done before, and all is well.
async fn why_unchanged(conn: &mut SqliteConnection, change: &Change) -> Result<Verdict, Error> {
    const WHY: &str = "SELECT version, length, (SELECT result IS NOT NULL FROM tables WHERE id = $1),
            (SELECT version FROM changes WHERE table_id = $1 AND request = $2)
        FROM changes WHERE table_id = $1 ORDER BY version DESC LIMIT 1";
    let row = query(WHY).bind(&change.table).bind(&change.request).fetch_optional(conn).await?;
    let table = change.table.clone();
    let Some(row) = row else {
        return Ok(Err(StoreError::NotFound(table)));
    };
    let (version, length, over): (i64, i64, bool) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    if let Some(before) = row.try_get::<Option<i64>, _>(3)? {
        return Ok(Ok(before as u64));
    }
    Ok(Err(if version as u64 != change.version {
        StoreError::Conflict { table, expected: change.version, found: version as u64 }
    } else if over {
        StoreError::Finished(table)
    } else {
        StoreError::Short { table, keep: change.keep, found: length as usize }
    }))
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

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what the kernel writes is plain data")
}
