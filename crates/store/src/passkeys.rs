//! Passkeys of accounts, and sessions that were signed out.

use sqlx::Error;

use crate::Person;
use crate::sql::{Conn, Done, Pool, Row, query};

/// How many passkeys an account may have.
pub const MOST_PASSKEYS: usize = 20;

/// A passkey of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// As its authenticator calls it.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// Its public key and its counter, as the site writes them.
    pub credential: String,
    /// Since when there is one.
    pub made: i64,
    /// When somebody last signed in with it.
    pub used: Option<i64>,
}

fn read(row: &Row) -> Result<Passkey, Error> {
    Ok(Passkey {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        credential: row.try_get("credential")?,
        made: row.try_get("made")?,
        used: row.try_get("used")?,
    })
}

pub(crate) async fn of(readers: &Pool, person: &str) -> Result<Vec<Passkey>, Error> {
    const OF: &str = "SELECT * FROM passkeys WHERE person = $1 ORDER BY made, id";
    query(OF).bind(person).fetch_all(readers).await?.iter().map(read).collect()
}

pub(crate) async fn find(readers: &Pool, id: &str) -> Result<Option<(Person, Passkey)>, Error> {
    const FIND: &str = "SELECT passkeys.*, people.name AS person_name
        FROM passkeys JOIN people ON people.id = passkeys.person WHERE passkeys.id = $1";
    let row = query(FIND).bind(id).fetch_optional(readers).await?;
    let both = |row: Row| {
        let person = Person { id: row.try_get("person")?, name: row.try_get("person_name")? };
        Ok((person, read(&row)?))
    };
    row.map(both).transpose()
}

pub(crate) async fn ended(readers: &Pool) -> Result<Vec<(String, String)>, Error> {
    let rows = query("SELECT person, session FROM ended").fetch_all(readers).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

pub(crate) async fn add(conn: &mut Conn<'_>, person: &str, passkey: &Passkey) -> Result<Done, Error> {
    const ADD: &str = "INSERT INTO passkeys (id, person, name, credential, made, used)
        SELECT $2, id, $3, $4, $5, $6 FROM people
        WHERE id = $1 AND look IS NOT NULL AND (SELECT count(*) FROM passkeys WHERE person = $1) < $7
        ON CONFLICT DO NOTHING";
    conn.alone("passkeys").await?;
    let Passkey { id, name, credential, made, used } = passkey;
    let add = query(ADD).bind(person).bind(id).bind(name).bind(credential).bind(made).bind(*used);
    add.bind(MOST_PASSKEYS as i64).execute(conn).await
}

/// The last way into an account stays.
pub(crate) async fn remove(conn: &mut Conn<'_>, person: &str, id: &str) -> Result<Done, Error> {
    const REMOVE: &str = "DELETE FROM passkeys WHERE person = $1 AND id = $2
        AND (EXISTS (SELECT 1 FROM people WHERE id = $1 AND password IS NOT NULL)
            OR (SELECT count(*) FROM passkeys WHERE person = $1) > 1)";
    conn.alone("passkeys").await?;
    query(REMOVE).bind(person).bind(id).execute(conn).await
}

/// Notes that a passkey was used, unless it was used by somebody else meanwhile: of two who show the same counter, one has a copy.
pub(crate) async fn used(
    conn: &mut Conn<'_>,
    person: &str,
    before: &str,
    after: &Passkey,
) -> Result<Done, Error> {
    const USED: &str = "UPDATE passkeys SET credential = $4, used = $5
        WHERE person = $1 AND id = $2 AND credential = $3";
    let used = query(USED).bind(person).bind(&after.id).bind(before);
    used.bind(&after.credential).bind(after.used).execute(conn).await
}

pub(crate) async fn end(conn: &mut Conn<'_>, person: &str, session: &str) -> Result<Done, Error> {
    const END: &str = "INSERT INTO ended (person, session)
        SELECT id, $2 FROM people WHERE id = $1 AND look IS NOT NULL ON CONFLICT DO NOTHING";
    query(END).bind(person).bind(session).execute(conn).await
}
