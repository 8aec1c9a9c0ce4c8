//! The write that matters most: a change to a record.

use std::collections::HashMap;

use serde_json::json;
use sqlx::Error;

use crate::group::Verdict;
use crate::sql::{Conn, Row, either, query};
use crate::write::json;
use crate::{Change, StoreError, company, machines, ratings};

/// How many versions later a request that comes again is still known. Changes older than that may be gone if they were
/// taken back.
pub const REMEMBERED: u64 = 1024;

/// The changes that one statement has made: of each table at most one, because a second would follow a
/// version that was not there when the statement began.
#[derive(Default)]
pub(crate) struct Made(HashMap<String, (String, u64)>);

impl Made {
    /// The version that this change has made, if it did.
    pub(crate) fn version(&self, change: &Change) -> Option<u64> {
        let (request, version) = self.0.get(&change.table)?;
        (*request == change.request).then_some(*version)
    }
}

/// The statement that makes changes. What a change was made for must be the last version: then nothing can have been done before
/// with its name. All machines begin with the same table, so that none waits for another that waits for it.
macro_rules! changes {
    ($new:literal, $join:literal) => {
        concat!(
            "WITH new AS MATERIALIZED (SELECT ",
            $new,
            ") INSERT INTO changes (table_id, version, request, length, keep, at, steps, contributions, private)
            SELECT old.table_id, old.version + 1, new.request, new.length, new.keep, new.at, new.steps,
                new.contributions, new.private
            FROM new ",
            $join,
            " changes AS old ON old.table_id = new.table_id AND old.version = new.version
            WHERE old.length >= new.keep
                AND EXISTS (SELECT 1 FROM tables
                    WHERE id = new.table_id AND result IS NULL AND deleted IS NULL)
                AND NOT EXISTS (SELECT 1 FROM changes AS later
                    WHERE later.table_id = old.table_id AND later.version > old.version)
            ORDER BY old.table_id
            ON CONFLICT DO NOTHING
            RETURNING table_id, request, version"
        )
    };
}

/// Tries all changes in one statement: handing one over to the thread of the connection costs several times
/// as much as the work itself.
pub(crate) async fn try_all<'a>(
    conn: &mut Conn<'_>,
    changes: impl Iterator<Item = &'a Change> + Clone,
) -> Result<Made, Error> {
    // The cross join has SQLite begin with what is new.
    const SQLITE: &str = changes!(
        "value ->> 0 AS table_id, value ->> 1 AS version, value ->> 2 AS request, value ->> 3 AS length,
            value ->> 4 AS keep, value ->> 5 AS at, value -> 6 AS steps, value ->> 7 AS contributions,
            value ->> 8 AS private FROM json_each($1)",
        "CROSS JOIN"
    );
    const POSTGRES: &str = changes!(
        "value ->> 0 AS table_id, (value ->> 1)::bigint AS version, value ->> 2 AS request,
            (value ->> 3)::bigint AS length, (value ->> 4)::bigint AS keep, (value ->> 5)::bigint AS at,
            (value -> 6)::text AS steps, value ->> 7 AS contributions, value ->> 8 AS private
            FROM json_array_elements($1::json)",
        "JOIN"
    );
    let new = |new: &Change| {
        let contributions = new.contributions.as_ref().map(json);
        let length = new.keep + new.steps.len();
        let private = (!new.private.is_empty()).then(|| json(&new.private));
        let version = i64::try_from(new.version).unwrap_or(i64::MAX);
        let Change { table, request, keep, at, steps, .. } = new;
        json!([table, version, request, length, keep, at, steps, contributions, private])
    };
    let new: Vec<_> = changes.clone().map(new).collect();
    if new.is_empty() {
        return Ok(Made::default());
    }
    let rows = either(SQLITE, POSTGRES).bind(json(&new)).fetch_all(&mut *conn).await?;
    let entry = |row: &Row| Ok((row.try_get(0)?, (row.try_get(1)?, row.try_get::<i64, _>(2)? as u64)));
    let made = Made(rows.iter().map(entry).collect::<Result<_, Error>>()?);
    let done = changes.clone().filter(|change| made.version(change).is_some());
    machines::announce(conn, done.filter_map(|change| change.follows.as_deref())).await?;
    for change in changes {
        if let Some(result) = &change.result
            && made.version(change).is_some()
        {
            const RESULT: &str = "UPDATE tables SET result = $2 WHERE id = $1";
            query(RESULT).bind(&change.table).bind(json(result)).execute(&mut *conn).await?;
            if !change.chosen.is_empty() {
                const GAME: &str = "SELECT game FROM tables WHERE id = $1";
                let game: String = query(GAME).bind(&change.table).fetch_one(&mut *conn).await?.try_get(0)?;
                company::choose(conn, &game, &change.chosen).await?;
            }
            if let Some(rated) = &change.rated {
                ratings::rate(conn, &change.table, rated, change.at).await?;
            }
        }
    }
    for (table, (_, version)) in &made.0 {
        if version.is_multiple_of(REMEMBERED) {
            compact(conn, table, *version).await?;
        }
    }
    Ok(made)
}

/// Removes what was done and taken back long ago, so that a table is never much longer than its game. What is left
/// makes the same record: if a step stays, so does the change that made it, and the next such change begins
/// where its steps end. Of the words for the shuffle, the last ones stay.
async fn compact(conn: &mut Conn<'_>, table: &str, version: u64) -> Result<(), Error> {
    const COMPACT: &str = "DELETE FROM changes WHERE table_id = $1 AND version IN (
        SELECT version FROM (SELECT *, min(keep) OVER (ORDER BY version DESC
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS stay,
                max(version) FILTER (WHERE contributions IS NOT NULL) OVER () AS worded
            FROM changes WHERE table_id = $1) AS every
        WHERE version BETWEEN 1 AND $2 AND version IS DISTINCT FROM worded AND (stay <= keep OR length = keep))";
    query(COMPACT).bind(table).bind((version - REMEMBERED) as i64).execute(conn).await?;
    Ok(())
}

/// Makes a change, or says why not.
pub(crate) async fn change(conn: &mut Conn<'_>, change: &Change) -> Result<Verdict, Error> {
    const WHY: &str = "SELECT version, length, result IS NOT NULL,
            (SELECT min(version) FROM changes
                WHERE table_id = $1 AND version > $3 AND version <= $4 AND request = $2)
        FROM changes JOIN tables ON id = table_id
        WHERE table_id = $1 AND deleted IS NULL ORDER BY version DESC LIMIT 1";
    if let Some(version) = try_all(conn, std::iter::once(change)).await?.version(change) {
        return Ok(Ok(version));
    }
    let version = i64::try_from(change.version).unwrap_or(i64::MAX);
    let last = version.saturating_add(REMEMBERED as i64);
    let why = query(WHY).bind(&change.table).bind(&change.request).bind(version).bind(last);
    let row = why.fetch_optional(&mut *conn).await?;
    let table = change.table.clone();
    let Some(row) = row else {
        return Ok(Err(StoreError::NotFound(table)));
    };
    let (version, length, over): (i64, i64, bool) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    // Done before: all is well.
    if let Some(made) = row.try_get::<Option<i64>, _>(3)? {
        machines::wait_for_replicas(conn).await?;
        return Ok(Ok(made as u64));
    }
    Ok(Err(if version as u64 != change.version {
        StoreError::Conflict { table, expected: change.version, found: version as u64 }
    } else if over {
        StoreError::Finished(table)
    } else {
        StoreError::Short { table, keep: change.keep, found: length as usize }
    }))
}
