//! Each kind of write, as SQL.
//!
//! The first statement of a write checks and acts at once, and if it is refused nothing has happened. So a
//! refusal leaves nothing to take back, and writes to different tables can safely share a transaction.

use serde::Serialize;
use sqlx::Error;

use crate::group::{Job, Verdict};
use crate::sql::{Conn, query};
use crate::{
    AccountDeed, Change, ChatLine, Deed, Entry, Forgetting, LINES, NewTable, PeopleDeed, Report, Setup,
    StoreError, accounts, away, change, company, decency, forget, operator, people, reviews,
};

/// Something to be done by the one task that writes.
pub(crate) enum Write {
    Create(Box<NewTable>),
    Change(Box<Change>),
    PutSetup { table: String, version: u64, setup: Setup },
    Expire { tables: Vec<String>, before: i64, why: String, at: i64 },
    Purge { before: i64, limit: usize },
    Say { table: String, request: String, line: ChatLine },
    Rename { person: String, name: String },
    Keep { person: String, table: String, at: Option<i64> },
    PutReview { table: String, text: String, at: i64 },
    PutCode { person: String, hash: String, until: i64, at: i64 },
    TakeCode { hash: String, at: i64 },
    Account(Box<(String, AccountDeed)>),
    Forget(Forgetting),
    People(Box<PeopleDeed>),
    Report(Box<Report>),
    Operate(Box<(Deed, Entry)>),
    SetMark { name: String, value: Option<i64> },
    Probe,
    Secret { name: String, value: Vec<u8> },
}

/// Does all of it inside the transaction that is open. An outer error is the database's, and leaves that
/// transaction in doubt; an inner one is a refusal.
pub(crate) async fn all(conn: &mut Conn<'_>, jobs: &[Job]) -> Result<Vec<Verdict>, Error> {
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
    pub(crate) async fn apply(&self, conn: &mut Conn<'_>) -> Result<Verdict, Error> {
        match self {
            Write::Create(table) => create(conn, table).await,
            Write::Change(change) => change::change(conn, change).await,
            Write::PutSetup { table, version, setup } => put_setup(conn, table, *version, setup).await,
            Write::Expire { tables, before, why, at } => away::expire(conn, tables, *before, why, *at).await,
            Write::Purge { before, limit } => away::purge(conn, *before, *limit).await,
            Write::Say { table, request, line } => say(conn, table, request, line).await,
            Write::Rename { person, name } => people::rename(conn, person, name).await,
            Write::Keep { person, table, at } => people::keep(conn, person, table, *at).await,
            Write::PutReview { table, text, at } => reviews::put(conn, table, text, *at).await,
            Write::PutCode { person, hash, until, at } => {
                people::put_code(conn, person, hash, *until, *at).await
            }
            Write::TakeCode { hash, at } => people::take_code(conn, hash, *at).await,
            Write::Account(both) => accounts::change(conn, &both.0, &both.1).await,
            Write::Forget(forgetting) => forget::forget(conn, forgetting).await,
            Write::People(deed) => company::change(conn, deed).await,
            Write::Report(report) => decency::report(conn, report).await,
            Write::Operate(both) => operate(conn, &both.0, &both.1).await,
            Write::SetMark { name, value } => operator::set_mark(conn, name, *value).await,
            Write::Probe => operator::probe(conn).await,
            Write::Secret { name, value } => secret(conn, name, value).await,
        }
    }
}

/// What an operator does and its entry in the log belong together: neither exists without the other.
async fn operate(conn: &mut Conn<'_>, deed: &Deed, entry: &Entry) -> Result<Verdict, Error> {
    let done = match deed {
        Deed::Delete { table, why } => away::delete(conn, table, why, entry.at).await?,
        Deed::Restore { table } => away::restore(conn, table, entry.at).await?,
        Deed::PutSetup { table, version, setup } => put_setup(conn, table, *version, setup).await?,
        Deed::RemoveLine { table, seq } => operator::remove_line(conn, table, *seq).await?,
        Deed::Ban(ban) => operator::ban(conn, ban).await?,
        Deed::Unban { kind, subject } => operator::unban(conn, *kind, subject).await?,
        Deed::Account { person, deed } => accounts::change(conn, person, deed).await?,
        Deed::Settle { report } => decency::settle(conn, *report).await?,
        Deed::AllowName { report, look } => decency::allow_name(conn, *report, look, entry.at).await?,
        Deed::Forget(forgetting) => forget::forget(conn, forgetting).await?,
        Deed::Note => Ok(0),
        Deed::PutSecret { name, value } => put_secret(conn, name, value).await?,
    };
    if done.is_ok() { operator::audit(conn, entry).await } else { Ok(done) }
}

async fn create(conn: &mut Conn<'_>, table: &NewTable) -> Result<Verdict, Error> {
    const TABLE: &str = "INSERT INTO tables (id, created, head, seed, setup, listed, game, closed)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
    const BEGINNING: &str = "INSERT INTO changes (table_id, version, request, length, keep, at, steps)
        VALUES ($1, 0, NULL, 0, 0, $2, '[]')";
    let created = query(TABLE)
        .bind(&table.id)
        .bind(table.at)
        .bind(json(&table.head))
        .bind(json(&table.seed))
        .bind(&table.setup.text)
        .bind(table.setup.listed)
        .bind(&table.head.game)
        .bind(table.setup.closed)
        .execute(&mut *conn)
        .await?;
    if created.rows_affected() == 0 {
        return Ok(Err(StoreError::Exists(table.id.clone())));
    }
    query(BEGINNING).bind(&table.id).bind(table.at).execute(conn).await?;
    Ok(Ok(0))
}

async fn put_setup(conn: &mut Conn<'_>, table: &str, version: u64, setup: &Setup) -> Result<Verdict, Error> {
    const PUT: &str =
        "UPDATE tables SET setup = $3, listed = $4, closed = $5, setup_version = setup_version + 1
        WHERE id = $1 AND setup_version = $2 AND deleted IS NULL";
    let put = query(PUT).bind(table).bind(version as i64).bind(&setup.text).bind(setup.listed);
    let put = put.bind(setup.closed);
    if put.execute(&mut *conn).await?.rows_affected() == 1 {
        return Ok(Ok(version + 1));
    }
    const WHY: &str = "SELECT setup_version FROM tables WHERE id = $1 AND deleted IS NULL";
    let row = query(WHY).bind(table).fetch_optional(conn).await?;
    let table = table.to_owned();
    Ok(Err(match row {
        Some(row) => {
            StoreError::Conflict { table, expected: version, found: row.try_get::<i64, _>(0)? as u64 }
        }
        None => StoreError::NotFound(table),
    }))
}

async fn say(conn: &mut Conn<'_>, table: &str, request: &str, line: &ChatLine) -> Result<Verdict, Error> {
    const SAY: &str = "INSERT INTO chat (table_id, seq, request, at, seat, name, text, author, phrase)
        SELECT id, (SELECT coalesce(max(seq), 0) + 1 FROM chat WHERE table_id = $1), $2, $3, $4, $5, $6, $7, $8
        FROM tables WHERE id = $1 AND deleted IS NULL
        ON CONFLICT DO NOTHING";
    conn.alone(&format!("the chat of table {table}")).await?;
    let said = query(SAY)
        .bind(table)
        .bind(request)
        .bind(line.at)
        .bind(line.seat.map(|seat| seat.number()))
        .bind(&line.name)
        .bind(&line.text)
        .bind(&line.author)
        .bind(&line.phrase)
        .execute(&mut *conn)
        .await?;
    if said.rows_affected() == 0 {
        const THERE: &str = "SELECT 1 FROM tables WHERE id = $1 AND deleted IS NULL";
        let there = query(THERE).bind(table).fetch_optional(conn).await?.is_some();
        return Ok(if there { Ok(0) } else { Err(StoreError::NotFound(table.to_owned())) });
    }
    const LAST: &str = "SELECT max(seq) FROM chat WHERE table_id = $1";
    let last: i64 = query(LAST).bind(table).fetch_one(&mut *conn).await?.try_get(0)?;
    const OLD: &str = "DELETE FROM chat WHERE table_id = $1 AND seq <= $2";
    query(OLD).bind(table).bind(last - LINES as i64).execute(conn).await?;
    Ok(Ok(last as u64))
}

async fn secret(conn: &mut Conn<'_>, name: &str, value: &[u8]) -> Result<Verdict, Error> {
    const KEEP: &str = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    query(KEEP).bind(name).bind(value).execute(conn).await?;
    Ok(Ok(0))
}

async fn put_secret(conn: &mut Conn<'_>, name: &str, value: &[u8]) -> Result<Verdict, Error> {
    const PUT: &str = "INSERT INTO secrets (name, value) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    query(PUT).bind(name).bind(value).execute(conn).await?;
    Ok(Ok(0))
}

/// The text that is kept of something.
pub(crate) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what the kernel writes is plain data")
}
