//! Forgetting somebody, and telling them before what is kept about them.

use std::fmt;
use std::sync::Arc;

use sqlx::Error;

use crate::group::Verdict;
use crate::sql::{Conn, Pool, Row, either, query};
use crate::write::json;
use crate::{
    ChatLine, Invitation, Listed, Passkey, RatedGame, Report, Setup, Strength, Tie, company, decency,
    passkeys, ratings, read, ties,
};

/// What the site makes of a setup that names somebody who is to be forgotten; nothing if there is nothing to change. It is
/// told whether the game is over.
pub type Without = Arc<dyn Fn(&str, bool) -> Option<Setup> + Send + Sync>;

/// Somebody who is to be forgotten.
#[derive(Clone)]
pub struct Forgetting {
    /// Who.
    pub person: String,
    /// The tables that name them, as [`naming`](crate::Store::naming) has found them.
    pub tables: Vec<String>,
    /// How a setup goes on without them.
    pub without: Without,
}

impl fmt::Debug for Forgetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Forgetting").field("tables", &self.tables.len()).finish_non_exhaustive()
    }
}

/// Everything that is kept about somebody, but for hashes of secrets.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dossier {
    /// What they were last called, if they have done something.
    pub name: Option<String>,
    /// What the name of their account looks like, if they have one.
    pub look: Option<String>,
    /// What the account was called before, and until when that is kept.
    pub former: Option<(String, i64)>,
    /// Their passkeys.
    pub passkeys: Vec<Passkey>,
    /// How many of their sessions were signed out one by one.
    pub ended: usize,
    /// Recovery codes that are not used up.
    pub recovery: usize,
    /// Until when a code for another device is good.
    pub code_until: Option<i64>,
    /// Finished games that they keep, and since when.
    pub kept: Vec<(String, i64)>,
    /// Tables that name them, also those that were put away.
    pub tables: Vec<Listed>,
    /// What they have said, and at which table.
    pub lines: Vec<(String, ChatLine)>,
    /// Whether their profile is shown to nobody else.
    pub hidden: bool,
    /// How strong they are.
    pub strengths: Vec<Strength>,
    /// Their rated games, the oldest first.
    pub rated: Vec<RatedGame>,
    /// What they think of others.
    pub ties: Vec<Tie>,
    /// Invitations to them, and theirs to others.
    pub invitations: Vec<Invitation>,
    /// The day on which they were last here.
    pub seen: Option<i64>,
    /// Whether they let nobody see that.
    pub unseen: bool,
    /// What they have chosen in their games: game, choice and how often.
    pub favourites: Vec<(String, String, u64)>,
    /// The puzzles that they have solved, and on which day since 1970.
    pub solved: Vec<(String, i64)>,
    /// What they have reported, and what was reported about them, as far as it waits for the operator.
    pub reports: Vec<Report>,
}

/// The condition that a line is somebody's: those of before it was kept who wrote them begin their request with the id.
macro_rules! is_theirs {
    () => {
        "(author = $1 OR author IS NULL AND request >= $1 || ' ' AND request < $1 || '!')"
    };
}

/// The tables that a person is at, or that are named.
macro_rules! tables {
    ($end:literal) => {
        concat!(
            "SELECT id, setup, result IS NOT NULL FROM tables WHERE id IN
                (SELECT value FROM json_each($2) UNION SELECT table_id FROM company WHERE person = $1)",
            $end
        )
    };
}

/// A reader looks through all tables, because a setup may name somebody who never sat there; it keeps no write waiting.
pub(crate) async fn naming(readers: &Pool, person: &str) -> Result<Vec<String>, Error> {
    const NAMING: &str = "SELECT id FROM tables WHERE replace(setup, $1, '') <> setup ORDER BY created, id";
    let rows = query(NAMING).bind(person).fetch_all(readers).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

pub(crate) async fn forget(conn: &mut Conn<'_>, it: &Forgetting) -> Result<Verdict, Error> {
    const TABLES: &str = tables!("");
    // Nobody else may replace a setup meanwhile.
    const HELD: &str = tables!(" ORDER BY id FOR UPDATE");
    const SET_UP: &str = "UPDATE tables SET setup = $2, listed = $3, closed = $4, setup_version = setup_version + 1 WHERE id = $1";
    const UNSAY: &str = concat!(
        "UPDATE chat SET removed = TRUE, name = '', text = '', phrase = NULL, author = NULL,
            request = 'forgotten ' || seq WHERE ",
        is_theirs!()
    );
    const REMOVE: [&str; 16] = [
        "DELETE FROM passkeys WHERE person = $1",
        "DELETE FROM ended WHERE person = $1",
        "DELETE FROM blocked WHERE person = $1 OR other = $1",
        "DELETE FROM friends WHERE person = $1 OR other = $1",
        "DELETE FROM muted WHERE person = $1 OR other = $1",
        "DELETE FROM invitations WHERE person = $1 OR host = $1",
        "DELETE FROM favourites WHERE person = $1",
        "DELETE FROM solved WHERE person = $1",
        "DELETE FROM reports WHERE person = $1 OR about = $1",
        "DELETE FROM ratings WHERE person = $1",
        "DELETE FROM rated WHERE person = $1",
        "DELETE FROM kept WHERE person = $1",
        "DELETE FROM codes WHERE person = $1",
        "DELETE FROM recovery WHERE person = $1",
        "DELETE FROM company WHERE person = $1",
        "DELETE FROM people WHERE id = $1",
    ];
    // Whoever wants to be forgotten is not left in pages that are free now either.
    secure(conn, "PRAGMA secure_delete = ON").await?;
    let rows = either(TABLES, HELD).bind(&it.person).bind(json(&it.tables)).fetch_all(&mut *conn).await?;
    for row in rows {
        let (id, setup, over): (String, String, bool) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        if let Some(Setup { text, listed, closed }) = (it.without)(&setup, over) {
            query(SET_UP).bind(id).bind(text).bind(listed).bind(closed).execute(&mut *conn).await?;
        }
    }
    // A line leaves its number behind, which must not come again.
    query(UNSAY).bind(&it.person).execute(&mut *conn).await?;
    let mut gone = 0;
    for statement in REMOVE {
        gone = query(statement).bind(&it.person).execute(&mut *conn).await?.rows_affected();
    }
    secure(conn, "PRAGMA secure_delete = FAST").await?;
    Ok(Ok(gone))
}

/// Says how thoroughly a file is to be cleaned. A server cleans its own.
async fn secure(conn: &mut Conn<'_>, how: &'static str) -> Result<(), Error> {
    match conn {
        Conn::Sqlite(_) => query(how).execute(conn).await.map(drop),
        Conn::Postgres(_) => Ok(()),
    }
}

pub(crate) async fn dossier(readers: &Pool, person: &str) -> Result<Dossier, Error> {
    const PERSON: &str = "SELECT *, (SELECT count(*) FROM recovery WHERE person = id) AS recovery,
            (SELECT count(*) FROM ended WHERE person = id) AS ended,
            (SELECT until FROM codes WHERE person = id) AS code_until
        FROM people WHERE id = $1";
    const KEPT: &str = "SELECT table_id, at FROM kept WHERE person = $1 ORDER BY at, table_id";
    const TABLES: &str =
        "SELECT * FROM outlines WHERE id IN (SELECT value FROM json_each($1)) ORDER BY created, id";
    const SAID: &str = concat!("SELECT * FROM chat WHERE ", is_theirs!(), " ORDER BY at, table_id, seq");
    let mut dossier = Dossier::default();
    if let Some(row) = query(PERSON).bind(person).fetch_optional(readers).await? {
        dossier.name = row.try_get("name")?;
        dossier.look = row.try_get("look")?;
        let former: Option<String> = row.try_get("former")?;
        dossier.former = former.zip(row.try_get("former_until")?);
        dossier.recovery = row.try_get::<i64, _>("recovery")? as usize;
        dossier.ended = row.try_get::<i64, _>("ended")? as usize;
        dossier.code_until = row.try_get("code_until")?;
        dossier.hidden = row.try_get("hidden")?;
        dossier.seen = row.try_get("seen")?;
        dossier.unseen = row.try_get("unseen")?;
    }
    dossier.passkeys = passkeys::of(readers, person).await?;
    dossier.strengths = ratings::of(readers, person).await?;
    dossier.rated = ratings::games(readers, person, i64::MAX as usize).await?;
    dossier.ties = ties::ties_of(readers, person).await?;
    dossier.invitations = company::invitations(readers, person).await?;
    dossier.favourites = company::favourites(readers, person).await?;
    dossier.solved = company::solved(readers, person).await?;
    dossier.reports = decency::reports_with(readers, person).await?;
    let kept = query(KEPT).bind(person).fetch_all(readers).await?;
    dossier.kept =
        kept.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, Error>>()?;
    let ids = naming(readers, person).await?;
    let tables = query(TABLES).bind(json(&ids)).fetch_all(readers).await?;
    dossier.tables = tables.iter().map(read::listed).collect::<Result<_, Error>>()?;
    let lines = query(SAID).bind(person).fetch_all(readers).await?;
    let line = |row: &Row| Ok((row.try_get("table_id")?, read::line(row)?));
    dossier.lines = lines.iter().map(line).collect::<Result<_, Error>>()?;
    Ok(dossier)
}
