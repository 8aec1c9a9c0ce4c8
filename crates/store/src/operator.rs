//! What an operator of the site needs as well: bans, the audit log, removed lines, figures.

use sqlx::Error;

use crate::group::Verdict;
use crate::sql::{Conn, Pool, Row, either, query};
use crate::{Ban, BanKind, Entry, Stats, StoreError};

fn name(kind: BanKind) -> &'static str {
    match kind {
        BanKind::Address => "address",
        BanKind::Person => "person",
    }
}

pub(crate) async fn ban(conn: &mut Conn<'_>, ban: &Ban) -> Result<Verdict, Error> {
    const BAN: &str =
        "INSERT INTO bans (kind, subject, until, why, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (kind, subject)
            DO UPDATE SET until = excluded.until, why = excluded.why, at = excluded.at";
    let insert = query(BAN).bind(name(ban.kind)).bind(&ban.subject).bind(ban.until);
    insert.bind(&ban.why).bind(ban.at).execute(conn).await?;
    Ok(Ok(0))
}

pub(crate) async fn unban(conn: &mut Conn<'_>, kind: BanKind, subject: &str) -> Result<Verdict, Error> {
    const UNBAN: &str = "DELETE FROM bans WHERE kind = $1 AND subject = $2";
    let done = query(UNBAN).bind(name(kind)).bind(subject).execute(conn).await?;
    Ok(if done.rows_affected() == 1 { Ok(0) } else { Err(StoreError::NotBanned(subject.to_owned())) })
}

pub(crate) async fn bans(readers: &Pool, at: i64) -> Result<Vec<Ban>, Error> {
    const BANS: &str = "SELECT * FROM bans WHERE until > $1 ORDER BY at DESC, kind, subject";
    let rows = query(BANS).bind(at).fetch_all(readers).await?;
    let ban = |row: &Row| {
        let is_address = row.try_get::<&str, _>("kind")? == "address";
        Ok(Ban {
            kind: if is_address { BanKind::Address } else { BanKind::Person },
            subject: row.try_get("subject")?,
            until: row.try_get("until")?,
            why: row.try_get("why")?,
            at: row.try_get("at")?,
        })
    };
    rows.iter().map(ban).collect()
}

pub(crate) async fn audit(conn: &mut Conn<'_>, entry: &Entry) -> Result<Verdict, Error> {
    const AUDIT: &str = "INSERT INTO audit (at, actor, act, table_id, detail) VALUES ($1, $2, $3, $4, $5)
        RETURNING seq";
    let insert = query(AUDIT).bind(entry.at).bind(&entry.actor).bind(&entry.act).bind(&entry.table);
    let row = insert.bind(&entry.detail).fetch_one(conn).await?;
    Ok(Ok(row.try_get::<i64, _>(0)? as u64))
}

pub(crate) async fn audit_since(readers: &Pool, seq: u64, limit: usize) -> Result<Vec<Entry>, Error> {
    const SINCE: &str = "SELECT * FROM audit WHERE seq > $1 ORDER BY seq LIMIT $2";
    let rows = query(SINCE).bind(seq as i64).bind(limit as i64).fetch_all(readers).await?;
    let entry = |row: &Row| {
        Ok(Entry {
            seq: row.try_get::<i64, _>("seq")? as u64,
            at: row.try_get("at")?,
            actor: row.try_get("actor")?,
            act: row.try_get("act")?,
            table: row.try_get("table_id")?,
            detail: row.try_get("detail")?,
        })
    };
    rows.iter().map(entry).collect()
}

pub(crate) async fn remove_line(conn: &mut Conn<'_>, table: &str, seq: u64) -> Result<Verdict, Error> {
    const REMOVE: &str = "UPDATE chat SET removed = TRUE WHERE table_id = $1 AND seq = $2";
    let done = query(REMOVE).bind(table).bind(seq as i64).execute(conn).await?;
    let none = || StoreError::NoLine { table: table.to_owned(), seq };
    Ok(if done.rows_affected() == 1 { Ok(0) } else { Err(none()) })
}

pub(crate) async fn mark(readers: &Pool, name: &str) -> Result<Option<i64>, Error> {
    let row = query("SELECT value FROM marks WHERE name = $1").bind(name).fetch_optional(readers).await?;
    row.map(|row| row.try_get(0)).transpose()
}

pub(crate) async fn set_mark(conn: &mut Conn<'_>, name: &str, value: Option<i64>) -> Result<Verdict, Error> {
    match value {
        Some(value) => {
            const SET: &str = "INSERT INTO marks (name, value) VALUES ($1, $2)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            query(SET).bind(name).bind(value).execute(conn).await?
        }
        None => query("DELETE FROM marks WHERE name = $1").bind(name).execute(conn).await?,
    };
    Ok(Ok(0))
}

/// Counts up, so that there is something to write each time; on a server it is written where nobody waits for another.
pub(crate) async fn probe(conn: &mut Conn<'_>) -> Result<Verdict, Error> {
    const SQLITE: &str = "INSERT INTO marks (name, value) VALUES ('probe', 1)
        ON CONFLICT DO UPDATE SET value = value + 1";
    const POSTGRES: &str = "SELECT pg_logical_emit_message(true, 'tianxia', 'probe')::text";
    either(SQLITE, POSTGRES).execute(conn).await?;
    Ok(Ok(0))
}

/// The tables by state, each counted in the smallest index that has them.
pub(crate) async fn stats(readers: &Pool) -> Result<Stats, Error> {
    const COUNT: &str = "SELECT (SELECT count(*) FROM tables),
        (SELECT count(*) FROM tables WHERE result IS NULL AND deleted IS NULL),
        (SELECT count(*) FROM tables WHERE closed AND result IS NULL AND deleted IS NULL),
        (SELECT count(*) FROM tables WHERE deleted IS NOT NULL)";
    let row = query(COUNT).fetch_one(readers).await?;
    let count = |column: usize| row.try_get::<i64, _>(column).map(|count| count as u64);
    let (all, unfinished, closed, deleted) = (count(0)?, count(1)?, count(2)?, count(3)?);
    let (running, finished) = (unfinished - closed, all - unfinished - deleted);
    Ok(Stats { running, closed, finished, deleted, ..Stats::default() })
}
