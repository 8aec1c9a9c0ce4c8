//! People: who has done something here. Rows come by themselves with the first seat or line of chat (see the schema).

use sqlx::sqlite::SqlitePool;
use sqlx::{Error, Row, SqliteConnection, query};

use crate::Person;
use crate::group::Verdict;

pub(crate) async fn person(readers: &SqlitePool, id: &str) -> Result<Option<Person>, Error> {
    let row = query("SELECT * FROM people WHERE id = $1").bind(id).fetch_optional(readers).await?;
    row.map(|row| Ok(Person { id: row.try_get("id")?, name: row.try_get("name")? })).transpose()
}

pub(crate) async fn rename(conn: &mut SqliteConnection, person: &str, name: &str) -> Result<Verdict, Error> {
    const RENAME: &str = "UPDATE people SET name = $2 WHERE id = $1";
    query(RENAME).bind(person).bind(name).execute(conn).await?;
    Ok(Ok(0))
}

/// Whatever a person has kept, the latest first.
pub(crate) async fn kept(readers: &SqlitePool, person: &str, limit: usize) -> Result<Vec<String>, Error> {
    const KEPT: &str = "SELECT table_id FROM kept WHERE person = $1 ORDER BY at DESC, table_id LIMIT $2";
    let rows = query(KEPT).bind(person).bind(limit as i64).fetch_all(readers).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// Only a finished game of one's own can be kept.
pub(crate) async fn keep(
    conn: &mut SqliteConnection,
    person: &str,
    table: &str,
    at: Option<i64>,
) -> Result<Verdict, Error> {
    const KEEP: &str = "INSERT OR IGNORE INTO kept (person, table_id, at)
        SELECT person, table_id, $3 FROM company JOIN tables ON id = table_id
        WHERE person = $1 AND table_id = $2 AND result IS NOT NULL AND deleted IS NULL";
    const DROP: &str = "DELETE FROM kept WHERE person = $1 AND table_id = $2";
    let statement = if at.is_some() { KEEP } else { DROP };
    query(statement).bind(person).bind(table).bind(at).execute(conn).await?;
    Ok(Ok(0))
}
