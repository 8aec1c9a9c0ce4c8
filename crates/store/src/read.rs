//! Each kind of reading, as SQL.

use kernel::Seat;
use kernel::record::{Record, Step};
use serde::de::DeserializeOwned;
use sqlx::Error;

use crate::sql::{Held, Pool, Row, TRIES, either, is_worth_another_try, query};
use crate::{ChatLine, Kept, Listed, Mine, OF_AN_ORIGIN, Setup, Which};

/// Everything about a table, if there is one.
pub(crate) async fn load(readers: &Pool, table: &str) -> Result<Option<Kept>, Error> {
    let mut tries = 0;
    loop {
        let mut held = readers.acquire().await?;
        let kept = load_by(&mut held, table).await;
        tries += 1;
        match held.release(kept) {
            Err(error) if tries <= TRIES && is_worth_another_try(&error) => {}
            kept => return kept,
        }
    }
}

async fn load_by(held: &mut Held, table: &str) -> Result<Option<Kept>, Error> {
    // Only the last change, the last words for the shuffle and the changes of which something stays: at a table
    // where much was taken back, most do not.
    const CHANGES: &str = "SELECT * FROM (SELECT *, min(keep) OVER (ORDER BY version DESC
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS stay,
                max(version) FILTER (WHERE contributions IS NOT NULL) OVER () AS worded
            FROM changes WHERE table_id = $1) AS every
        WHERE stay IS NULL OR stay > keep AND length > keep OR version = worded ORDER BY version";
    const TABLE: &str = "SELECT * FROM tables WHERE id = $1 AND deleted IS NULL";
    // A transaction, so that both queries see the same moment.
    let mut moment = held.moment().await?;
    let row = query(TABLE).bind(table).fetch_optional(&mut moment.conn()).await?;
    let Some(row) = row else {
        return Ok(None);
    };
    let changes = query(CHANGES).bind(table).fetch_all(&mut moment.conn()).await?;
    kept(&row, &changes).map(Some)
}

/// A table from its row and its changes, the first one first.
pub(crate) fn kept(row: &Row, changes: &[Row]) -> Result<Kept, Error> {
    let created = row.try_get("created")?;
    let mut kept = Kept {
        record: json(row, "head")?,
        seed: json(row, "seed")?,
        version: 0,
        private: Vec::new(),
        setup: setup(row)?,
        setup_version: row.try_get::<i64, _>("setup_version")? as u64,
        created,
        changed: created,
    };
    for change in changes {
        let keep: i64 = change.try_get("keep")?;
        let stay = change.try_get::<Option<i64>, _>("stay")?.unwrap_or(i64::MAX);
        if keep < stay {
            kept.record.truncate(keep as usize);
            let steps: Vec<Step> = json(change, "steps")?;
            for Step(actor, text) in steps.into_iter().take((stay - keep) as usize) {
                kept.record.push(actor, text);
            }
        }
        if let Some(words) = json(change, "contributions")? {
            kept.record.contributions = words;
        }
        kept.version = change.try_get::<i64, _>("version")? as u64;
        kept.private = match json::<Option<_>>(change, "private") {
            // A file that is only looked at may be older than the column.
            Err(Error::ColumnNotFound(_)) => Vec::new(),
            counts => counts?.unwrap_or_default(),
        };
        kept.changed = change.try_get("at")?;
    }
    kept.record.result = json(row, "result")?;
    kept.record.seed = kept.record.result.is_some().then_some(kept.seed);
    Ok(kept)
}

/// What was agreed at a table, if there is or was one.
pub(crate) async fn head(readers: &Pool, table: &str) -> Result<Option<Record>, Error> {
    let row = query("SELECT head FROM tables WHERE id = $1").bind(table).fetch_optional(readers).await?;
    row.map(|row| json(&row, "head")).transpose()
}

/// Tables that everybody may find. Those of the same origin that come before are counted in the index, as far as it matters:
/// reading on costs little, however many tables one origin has. SQLite only finds the index by the very words it was made with.
macro_rules! open {
    ($listed:literal, $before:literal, $order:literal) => {
        concat!(
            "SELECT * FROM listing AS one WHERE ",
            $listed,
            " AND result IS NULL AND (SELECT count(*) FROM (SELECT 1 FROM tables AS other
                WHERE other.origin = one.origin AND other.",
            $listed,
            " AND other.result IS NULL AND other.deleted IS NULL AND other.created ",
            $before,
            "= one.created AND (other.created ",
            $before,
            " one.created OR other.id < one.id) LIMIT $2) AS earlier) < $2 ORDER BY created ",
            $order,
            ", id LIMIT $1"
        )
    };
}

/// Some tables, the newest first unless asked otherwise.
pub(crate) async fn list(readers: &Pool, which: Which<'_>) -> Result<Vec<Listed>, Error> {
    const OPEN: &str = open!("listed = 1", ">", "DESC");
    const LONG_OPEN: &str = open!("listed = 1", "<", "ASC");
    const SERVED_OPEN: &str = open!("listed", ">", "DESC");
    const SERVED_LONG_OPEN: &str = open!("listed", "<", "ASC");
    const RUNNING: &str = "SELECT * FROM listing WHERE result IS NULL ORDER BY created DESC, id";
    const FINISHED: &str = "SELECT * FROM listing WHERE result IS NOT NULL ORDER BY created DESC, id";
    const IDS: &str = "SELECT * FROM listing WHERE id IN (SELECT value FROM json_each($1))
        ORDER BY created DESC, id";
    const OF: &str = "SELECT listing.* FROM company JOIN listing ON listing.id = company.table_id
        WHERE company.person = $1 AND (listing.result IS NOT NULL) = $2
            AND ($3 IS NULL OR listing.game = $3) AND ($4 IS NULL OR listing.created < $4)
        ORDER BY listing.created DESC, listing.id LIMIT $5";
    let query = match which {
        Which::Open(limit) => either(OPEN, SERVED_OPEN).bind(limit as i64).bind(OF_AN_ORIGIN as i64),
        Which::LongOpen(limit) => {
            either(LONG_OPEN, SERVED_LONG_OPEN).bind(limit as i64).bind(OF_AN_ORIGIN as i64)
        }
        Which::Running => query(RUNNING),
        Which::Finished => query(FINISHED),
        Which::Ids(ids) => query(IDS).bind(serde_json::Value::from(ids).to_string()),
        Which::Of(Mine { person, over, game, before, limit }) => {
            query(OF).bind(person).bind(over).bind(game).bind(before).bind(limit as i64)
        }
    };
    query.fetch_all(readers).await?.iter().map(listed).collect()
}

pub(crate) fn listed(row: &Row) -> Result<Listed, Error> {
    Ok(Listed {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        result: json(row, "result")?,
        steps: row.try_get::<i64, _>("length")? as usize,
        setup: setup(row)?,
        created: row.try_get("created")?,
        changed: row.try_get("changed")?,
    })
}

fn setup(row: &Row) -> Result<Setup, Error> {
    let closed = match row.try_get("closed") {
        // A file that is only looked at may be older than the column.
        Err(Error::ColumnNotFound(_)) => false,
        closed => closed?,
    };
    Ok(Setup { text: row.try_get("setup")?, listed: row.try_get("listed")?, closed })
}

/// The last lines of a chat, the oldest of them first.
pub(crate) async fn chat(readers: &Pool, table: &str, last: usize) -> Result<Vec<ChatLine>, Error> {
    const CHAT: &str = "SELECT chat.* FROM chat JOIN tables ON id = table_id
        WHERE table_id = $1 AND NOT removed AND deleted IS NULL ORDER BY seq DESC LIMIT $2";
    let rows = query(CHAT).bind(table).bind(last as i64).fetch_all(readers).await?;
    rows.iter().rev().map(line).collect()
}

pub(crate) fn line(row: &Row) -> Result<ChatLine, Error> {
    Ok(ChatLine {
        seq: row.try_get::<i64, _>("seq")? as u64,
        author: row.try_get("author")?,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| Seat::new(seat as u8)),
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        phrase: row.try_get("phrase")?,
        at: row.try_get("at")?,
    })
}

/// What is kept under a name.
pub(crate) async fn secret(readers: &Pool, name: &str) -> Result<Option<Vec<u8>>, Error> {
    let row = query("SELECT value FROM secrets WHERE name = $1").bind(name).fetch_optional(readers).await?;
    row.map(|row| row.try_get(0)).transpose()
}

/// The value of a column with JSON, where nothing stands for JSON's null.
pub(crate) fn json<T: DeserializeOwned>(row: &Row, column: &str) -> Result<T, Error> {
    let text: Option<&str> = row.try_get(column)?;
    serde_json::from_str(text.unwrap_or("null"))
        .map_err(|error| Error::ColumnDecode { index: column.to_owned(), source: Box::new(error) })
}
