//! Putting tables away, bringing them back, and removing them for good.

use sqlx::Error;

use crate::group::Verdict;
use crate::sql::{Conn, Pool, Row, query};
use crate::write::json;
use crate::{AT_ONCE, Deleted, Expired, MANY, Purged, StoreError, read};

pub(crate) async fn delete(conn: &mut Conn<'_>, table: &str, why: &str, at: i64) -> Result<Verdict, Error> {
    const DELETE: &str = "UPDATE tables SET deleted = $2, deleted_why = $3 WHERE id = $1 AND deleted IS NULL";
    let done = query(DELETE).bind(table).bind(at).bind(why).execute(conn).await?;
    Ok(found(table, done.rows_affected()))
}

pub(crate) async fn restore(conn: &mut Conn<'_>, table: &str, at: i64) -> Result<Verdict, Error> {
    const RESTORE: &str = "UPDATE tables SET deleted = NULL, deleted_why = NULL, restored = $2
        WHERE id = $1 AND deleted IS NOT NULL";
    let done = query(RESTORE).bind(table).bind(at).execute(conn).await?;
    Ok(found(table, done.rows_affected()))
}

/// The answer of a write that touches one table.
pub(crate) fn found(table: &str, rows: u64) -> Verdict {
    if rows == 1 { Ok(0) } else { Err(StoreError::NotFound(table.to_owned())) }
}

pub(crate) async fn deleted(readers: &Pool, limit: usize) -> Result<Vec<Deleted>, Error> {
    const DELETED: &str =
        "SELECT * FROM outlines WHERE deleted IS NOT NULL ORDER BY deleted DESC, id LIMIT $1";
    let rows = query(DELETED).bind(limit as i64).fetch_all(readers).await?;
    let deleted = |row: &Row| {
        let why = row.try_get::<Option<String>, _>("deleted_why")?.unwrap_or_default();
        Ok(Deleted { table: read::listed(row)?, at: row.try_get("deleted")?, why })
    };
    rows.iter().map(deleted).collect()
}

/// Whether so large a part of all is more likely to be the clock's fault than anything else.
fn are_too_many(some: u64, all: u64) -> bool {
    some > MANY && some * 10 > all
}

/// Abandoned tables, if they may go. A reader looks through all tables, so that it keeps no
/// write waiting.
pub(crate) async fn abandoned(readers: &Pool, before: i64, many: bool) -> Result<Expired, Error> {
    const COUNT: &str = "SELECT count(*), count(*) FILTER (WHERE changed < $1 AND coalesce(restored, 0) < $1)
        FROM listing WHERE result IS NULL";
    const IDS: &str = "SELECT id FROM listing
        WHERE result IS NULL AND changed < $1 AND coalesce(restored, 0) < $1 ORDER BY id LIMIT $2";
    let row = query(COUNT).bind(before).fetch_one(readers).await?;
    let (running, abandoned) = (row.try_get::<i64, _>(0)? as u64, row.try_get::<i64, _>(1)? as u64);
    if !many && are_too_many(abandoned, running) {
        return Ok(Expired::TooMany { abandoned, running });
    }
    if abandoned == 0 {
        return Ok(Expired::Tables(Vec::new()));
    }
    let rows = query(IDS).bind(before).bind(AT_ONCE as i64).fetch_all(readers).await?;
    Ok(Expired::Tables(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, Error>>()?))
}

pub(crate) async fn expire(
    conn: &mut Conn<'_>,
    tables: &[String],
    before: i64,
    why: &str,
    at: i64,
) -> Result<Verdict, Error> {
    // Somebody may have come back since they were listed.
    const EXPIRE: &str = "UPDATE tables SET deleted = $4, deleted_why = $3
        WHERE id IN (SELECT id FROM listing WHERE id IN (SELECT value FROM json_each($1))
            AND result IS NULL AND changed < $2 AND coalesce(restored, 0) < $2)";
    let done = query(EXPIRE).bind(json(&tables)).bind(before).bind(why).bind(at).execute(conn).await?;
    Ok(Ok(done.rows_affected()))
}

/// How many tables would be removed for good, if they are too many.
pub(crate) async fn too_many_old(readers: &Pool, before: i64) -> Result<Option<Purged>, StoreError> {
    const COUNT: &str = "SELECT count(*) FILTER (WHERE deleted < $1), count(*)
        FROM tables WHERE deleted IS NOT NULL";
    let failed = |error| StoreError::of("counting deleted tables", error);
    let row = query(COUNT).bind(before).fetch_one(readers).await.map_err(failed)?;
    let count = |column: usize| row.try_get::<i64, _>(column).map(|count| count as u64).map_err(failed);
    let (old, deleted) = (count(0)?, count(1)?);
    Ok(are_too_many(old, deleted).then_some(Purged::TooMany { old, deleted }))
}

pub(crate) async fn purge(conn: &mut Conn<'_>, before: i64, limit: usize) -> Result<Verdict, Error> {
    const OLD: &str = "SELECT id FROM tables WHERE deleted < $1 ORDER BY deleted LIMIT $2";
    const REMOVE: [&str; 4] = [
        "DELETE FROM reviews WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM chat WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM changes WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM tables WHERE id IN (SELECT value FROM json_each($1))",
    ];
    let old = query(OLD).bind(before).bind(limit as i64).fetch_all(&mut *conn).await?;
    let old: Vec<String> = old.iter().map(|row| row.try_get(0)).collect::<Result<_, Error>>()?;
    let old = json(&old);
    let mut removed = 0;
    for statement in REMOVE {
        removed = query(statement).bind(&old).execute(&mut *conn).await?.rows_affected();
    }
    Ok(Ok(removed))
}
