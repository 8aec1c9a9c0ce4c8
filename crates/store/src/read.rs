//! Each kind of reading, as SQL.

use kernel::Seat;
use kernel::record::{Record, Step};
use serde::de::DeserializeOwned;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Error, Row, query};

use crate::{Kept, Line, Listed, Setup, Which};

/// Everything about a table, if there is one.
pub(crate) async fn load(readers: &SqlitePool, table: &str) -> Result<Option<Kept>, Error> {
    const CHANGES: &str = "SELECT version, keep, at, steps, contributions FROM changes
        WHERE table_id = $1 ORDER BY version";
    // A transaction, so that both queries see the same moment.
    let mut moment = readers.begin().await?;
    let row = query("SELECT * FROM tables WHERE id = $1").bind(table).fetch_optional(&mut *moment).await?;
    let Some(row) = row else {
        return Ok(None);
    };
    let changes = query(CHANGES).bind(table).fetch_all(&mut *moment).await?;
    moment.commit().await?;
    kept(&row, &changes).map(Some)
}

fn kept(row: &SqliteRow, changes: &[SqliteRow]) -> Result<Kept, Error> {
    let created = row.try_get("created")?;
    let mut kept = Kept {
        record: json(row, "head")?,
        seed: json(row, "seed")?,
        version: 0,
        setup: setup(row)?,
        setup_version: row.try_get::<i64, _>("setup_version")? as u64,
        created,
        changed: created,
    };
    for change in changes {
        kept.record.truncate(change.try_get::<i64, _>("keep")? as usize);
        for Step(actor, text) in json::<Vec<Step>>(change, "steps")? {
            kept.record.push(actor, text);
        }
        if let Some(words) = json(change, "contributions")? {
            kept.record.contributions = words;
        }
        kept.version = change.try_get::<i64, _>("version")? as u64;
        kept.changed = change.try_get("at")?;
    }
    kept.record.result = json(row, "result")?;
    kept.record.seed = kept.record.result.is_some().then_some(kept.seed);
    Ok(kept)
}

/// Some tables, the newest first.
pub(crate) async fn list(readers: &SqlitePool, which: Which<'_>) -> Result<Vec<Listed>, Error> {
    const OPEN: &str = "SELECT * FROM listing WHERE listed = 1 AND result IS NULL
        ORDER BY created DESC, id LIMIT $1";
    const RUNNING: &str = "SELECT * FROM listing WHERE result IS NULL ORDER BY created DESC, id";
    const IDS: &str = "SELECT * FROM listing WHERE id IN (SELECT value FROM json_each($1))
        ORDER BY created DESC, id";
    let query = match which {
        Which::Open(limit) => query(OPEN).bind(limit as i64),
        Which::Running => query(RUNNING),
        Which::Ids(ids) => query(IDS).bind(serde_json::Value::from(ids).to_string()),
    };
    query.fetch_all(readers).await?.iter().map(listed).collect()
}

/// The ids of unfinished tables that were last changed before this.
pub(crate) async fn idle(readers: &SqlitePool, before: i64, most: usize) -> Result<Vec<String>, Error> {
    const IDLE: &str = "SELECT id FROM listing WHERE result IS NULL AND changed < $1 ORDER BY id LIMIT $2";
    let rows = query(IDLE).bind(before).bind(most as i64).fetch_all(readers).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

fn listed(row: &SqliteRow) -> Result<Listed, Error> {
    let head = Record { result: json(row, "result")?, ..json(row, "head")? };
    Ok(Listed {
        id: row.try_get("id")?,
        head,
        steps: row.try_get::<i64, _>("length")? as usize,
        setup: setup(row)?,
        created: row.try_get("created")?,
        changed: row.try_get("changed")?,
    })
}

fn setup(row: &SqliteRow) -> Result<Setup, Error> {
    Ok(Setup { text: row.try_get("setup")?, listed: row.try_get("listed")? })
}

/// The last lines of a chat, the oldest of them first.
pub(crate) async fn chat(readers: &SqlitePool, table: &str, last: usize) -> Result<Vec<Line>, Error> {
    const CHAT: &str = "SELECT at, seat, name, text FROM chat WHERE table_id = $1 ORDER BY seq DESC LIMIT $2";
    let rows = query(CHAT).bind(table).bind(last as i64).fetch_all(readers).await?;
    let line = |row: &SqliteRow| {
        Ok(Line {
            seat: row.try_get::<Option<u8>, _>("seat")?.map(Seat::new),
            name: row.try_get("name")?,
            text: row.try_get("text")?,
            at: row.try_get("at")?,
        })
    };
    rows.iter().rev().map(line).collect()
}

/// What is kept under a name.
pub(crate) async fn secret(readers: &SqlitePool, name: &str) -> Result<Option<Vec<u8>>, Error> {
    let row = query("SELECT value FROM secrets WHERE name = $1").bind(name).fetch_optional(readers).await?;
    row.map(|row| row.try_get(0)).transpose()
}

/// The value of a column with JSON, where nothing stands for JSON's null.
fn json<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, Error> {
    let text: Option<&str> = row.try_get(column)?;
    serde_json::from_str(text.unwrap_or("null"))
        .map_err(|error| Error::ColumnDecode { index: column.to_owned(), source: Box::new(error) })
}
