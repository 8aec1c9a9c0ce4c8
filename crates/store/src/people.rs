//! People: who has done something here. Rows come by themselves with the first seat or line of chat (see the schema).

use sqlx::Error;

use crate::Person;
use crate::group::Verdict;
use crate::sql::{Conn, Pool, Row, query};

pub(crate) async fn person(readers: &Pool, id: &str) -> Result<Option<Person>, Error> {
    let row = query("SELECT * FROM people WHERE id = $1").bind(id).fetch_optional(readers).await?;
    row.as_ref().map(read).transpose()
}

pub(crate) async fn everybody(readers: &Pool) -> Result<Vec<Person>, Error> {
    query("SELECT * FROM people").fetch_all(readers).await?.iter().map(read).collect()
}

fn read(row: &Row) -> Result<Person, Error> {
    Ok(Person { id: row.try_get("id")?, name: row.try_get("name")? })
}

pub(crate) async fn rename(conn: &mut Conn<'_>, person: &str, name: &str) -> Result<Verdict, Error> {
    const RENAME: &str = "UPDATE people SET name = $2 WHERE id = $1 AND look IS NULL";
    query(RENAME).bind(person).bind(name).execute(conn).await?;
    Ok(Ok(0))
}

/// Whatever a person has kept, the latest first.
pub(crate) async fn kept(readers: &Pool, person: &str, limit: usize) -> Result<Vec<String>, Error> {
    const KEPT: &str = "SELECT table_id FROM kept WHERE person = $1 ORDER BY at DESC, table_id LIMIT $2";
    let rows = query(KEPT).bind(person).bind(limit as i64).fetch_all(readers).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// Only a finished game of one's own can be kept.
pub(crate) async fn keep(
    conn: &mut Conn<'_>,
    person: &str,
    table: &str,
    at: Option<i64>,
) -> Result<Verdict, Error> {
    const KEEP: &str = "INSERT INTO kept (person, table_id, at)
        SELECT person, table_id, $3 FROM company JOIN tables ON id = table_id
        WHERE person = $1 AND table_id = $2 AND result IS NOT NULL AND deleted IS NULL
        ON CONFLICT DO NOTHING";
    const DROP: &str = "DELETE FROM kept WHERE person = $1 AND table_id = $2";
    let statement = match at {
        Some(at) => query(KEEP).bind(person).bind(table).bind(at),
        None => query(DROP).bind(person).bind(table),
    };
    statement.execute(conn).await?;
    Ok(Ok(0))
}

/// A new code of a person takes the place of their old one; those that are over go.
pub(crate) async fn put_code(
    conn: &mut Conn<'_>,
    person: &str,
    hash: &str,
    until: i64,
    at: i64,
) -> Result<Verdict, Error> {
    const OVER: &str = "DELETE FROM codes WHERE until <= $1";
    const PUT: &str = "INSERT INTO codes (person, hash, until) SELECT id, $2, $3 FROM people WHERE id = $1
        ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until";
    query(OVER).bind(at).execute(&mut *conn).await?;
    query(PUT).bind(person).bind(hash).bind(until).execute(conn).await?;
    Ok(Ok(0))
}

pub(crate) async fn owner_of_code(readers: &Pool, hash: &str, at: i64) -> Result<Option<Person>, Error> {
    const OWNER: &str =
        "SELECT people.* FROM codes JOIN people ON people.id = codes.person WHERE hash = $1 AND until > $2";
    let row = query(OWNER).bind(hash).bind(at).fetch_optional(readers).await?;
    row.as_ref().map(read).transpose()
}

/// Gives the number of codes that were taken: one, or none if somebody was faster.
pub(crate) async fn take_code(conn: &mut Conn<'_>, hash: &str, at: i64) -> Result<Verdict, Error> {
    const TAKE: &str = "DELETE FROM codes WHERE hash = $1 AND until > $2";
    Ok(Ok(query(TAKE).bind(hash).bind(at).execute(conn).await?.rows_affected()))
}
