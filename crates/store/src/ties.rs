//! What somebody thinks of another: whom they do not want to meet, whom they would like to, whose lines they do not read.

use sqlx::Error;

use crate::group::Verdict;
use crate::sql::{Conn, Pool, Row, query};

/// How many people somebody can have of each kind.
pub const MOST_TIES: u64 = 200;

/// What somebody thinks of another.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum TieKind {
    /// They do not want to meet them.
    #[default]
    Block,
    /// They would like to play with them again. Two who think so of each other are friends.
    Friend,
    /// They do not want to read what they write.
    Mute,
}

/// A statement for each kind, with the name of its table.
macro_rules! of_kind {
    ($kind:expr, $before:literal, $after:literal) => {
        match $kind {
            TieKind::Block => concat!($before, "blocked", $after),
            TieKind::Friend => concat!($before, "friends", $after),
            TieKind::Mute => concat!($before, "muted", $after),
        }
    };
}

/// Somebody thinks so of another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tie {
    /// What.
    pub kind: TieKind,
    /// Who.
    pub person: String,
    /// Of whom.
    pub other: String,
    /// Under which name they met.
    pub name: String,
    /// Since when.
    pub at: i64,
}

/// Whoever does something is known from then on.
pub(crate) const MEET: &str = "INSERT INTO people (id, name) VALUES ($1, '') ON CONFLICT DO NOTHING";

/// Gives 1, or 0 if there is no such person or there are too many.
pub(crate) async fn tie(conn: &mut Conn<'_>, tie: &Tie) -> Result<Verdict, Error> {
    let count = of_kind!(tie.kind, "SELECT count(*) FROM ", " WHERE person = $1");
    let put = of_kind!(
        tie.kind,
        "INSERT INTO ",
        " (person, other, name, at) SELECT $1, id, $3, $4 FROM people WHERE id = $2 AND id <> $1
          ON CONFLICT (person, other) DO UPDATE SET name = excluded.name, at = excluded.at"
    );
    let before: i64 = query(count).bind(&tie.person).fetch_one(&mut *conn).await?.try_get(0)?;
    if before as u64 >= MOST_TIES {
        return Ok(Ok(0));
    }
    query(MEET).bind(&tie.person).execute(&mut *conn).await?;
    let put = query(put).bind(&tie.person).bind(&tie.other).bind(&tie.name).bind(tie.at);
    Ok(Ok(put.execute(conn).await?.rows_affected()))
}

pub(crate) async fn untie(
    conn: &mut Conn<'_>,
    kind: TieKind,
    person: &str,
    other: &str,
) -> Result<Verdict, Error> {
    let remove = of_kind!(kind, "DELETE FROM ", " WHERE person = $1 AND other = $2");
    Ok(Ok(query(remove).bind(person).bind(other).execute(conn).await?.rows_affected()))
}

/// All of a kind.
pub(crate) async fn ties(readers: &Pool, kind: TieKind) -> Result<Vec<Tie>, Error> {
    let all = of_kind!(kind, "SELECT * FROM ", " ORDER BY person, at, other");
    query(all).fetch_all(readers).await?.iter().map(|row| of_row(kind, row)).collect()
}

/// Those of one person, of every kind.
pub(crate) async fn ties_of(readers: &Pool, person: &str) -> Result<Vec<Tie>, Error> {
    let mut ties = Vec::new();
    for kind in [TieKind::Block, TieKind::Friend, TieKind::Mute] {
        let of = of_kind!(kind, "SELECT * FROM ", " WHERE person = $1 ORDER BY at, other");
        let rows = query(of).bind(person).fetch_all(readers).await?;
        for row in &rows {
            ties.push(of_row(kind, row)?);
        }
    }
    Ok(ties)
}

fn of_row(kind: TieKind, row: &Row) -> Result<Tie, Error> {
    let (person, other) = (row.try_get("person")?, row.try_get("other")?);
    Ok(Tie { kind, person, other, name: row.try_get("name")?, at: row.try_get("at")? })
}
