//! Reviews: what the coach found in a finished game.

use sqlx::Error;

use crate::group::Verdict;
use crate::sql::{Conn, Pool, query};

/// The review of a table that is not put away, if there is one.
pub(crate) async fn review(readers: &Pool, table: &str) -> Result<Option<String>, Error> {
    const REVIEW: &str = "SELECT reviews.text FROM reviews JOIN tables ON tables.id = reviews.table_id
        WHERE reviews.table_id = $1 AND tables.deleted IS NULL";
    let row = query(REVIEW).bind(table).fetch_optional(readers).await?;
    row.map(|row| row.try_get(0)).transpose()
}

/// Only a finished game has a review; a new one takes the place of the old.
pub(crate) async fn put(conn: &mut Conn<'_>, table: &str, text: &str, at: i64) -> Result<Verdict, Error> {
    const PUT: &str = "INSERT INTO reviews (table_id, text, at)
        SELECT id, $2, $3 FROM tables WHERE id = $1 AND result IS NOT NULL AND deleted IS NULL
        ON CONFLICT (table_id) DO UPDATE SET text = excluded.text, at = excluded.at";
    query(PUT).bind(table).bind(text).bind(at).execute(conn).await?;
    Ok(Ok(0))
}
