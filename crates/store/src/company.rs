//! Company: whom somebody has played with, who invites whom, when people were last here, what they like to choose, and what they have solved.

use sqlx::Error;

use crate::group::Verdict;
use crate::sql::{Conn, Pool, Row, query};
use crate::{Person, Tie, TieKind, ties};

/// How many invitations of a table may wait for an answer.
pub const MOST_INVITED: u64 = 20;
/// How many invitations of one host may wait for an answer.
pub const INVITATIONS_OF_ONE: u64 = 40;

/// Somebody with whom somebody has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// Who, by the name they gave last.
    pub person: Person,
    /// Whether they show a profile under that name.
    pub profile: bool,
    /// When the last table was made at which both have played.
    pub at: i64,
    /// At how many tables.
    pub tables: u64,
}

/// Somebody is invited to a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invitation {
    /// Who.
    pub person: String,
    /// What they are called, which the store knows.
    pub name: String,
    /// To which table.
    pub table: String,
    /// By whom.
    pub host: String,
    /// When.
    pub at: i64,
}

/// What people do about each other.
#[derive(Clone, Debug)]
pub enum PeopleDeed {
    /// Somebody thinks so of another. Not done if there is no such person, or there are too many.
    Tie(Tie),
    /// They no longer do.
    Untie {
        /// What.
        kind: TieKind,
        /// Who.
        person: String,
        /// Of whom.
        other: String,
    },
    /// Somebody is invited. Not done if there is no such person or table, or too many invitations wait.
    Invite(Invitation),
    /// The invitation of a person to a table is answered.
    Answer {
        /// Whose.
        person: String,
        /// To which table.
        table: String,
    },
    /// These were here on this day; not kept of those who let nobody see that.
    Seen {
        /// Who.
        people: Vec<String>,
        /// The beginning of the day.
        day: i64,
    },
    /// Somebody lets nobody see whether they are here, or everybody who may.
    Hide {
        /// Who.
        person: String,
        /// Nobody?
        hidden: bool,
    },
    /// Somebody has solved a puzzle. Not done if they had on that day.
    Solve {
        /// Who.
        person: String,
        /// Which, by a name that no other puzzle has.
        puzzle: String,
        /// On which day since 1970.
        day: i64,
    },
}

pub(crate) async fn change(conn: &mut Conn<'_>, deed: &PeopleDeed) -> Result<Verdict, Error> {
    const INVITE: &str = "INSERT INTO invitations (person, table_id, host, at)
        SELECT people.id, tables.id, $3, $4 FROM people, tables
        WHERE people.id = $1 AND tables.id = $2 AND deleted IS NULL AND result IS NULL
            AND (SELECT count(*) FROM invitations WHERE table_id = $2) < $5
            AND (SELECT count(*) FROM invitations WHERE host = $3) < $6
        ON CONFLICT DO NOTHING";
    // Whoever plays already needs no answer any more.
    const PAST: &str = "DELETE FROM invitations WHERE host = $1
        AND EXISTS (SELECT 1 FROM changes WHERE changes.table_id = invitations.table_id AND length > 0)";
    const ANSWER: &str = "DELETE FROM invitations WHERE person = $1 AND table_id = $2";
    const SEEN: &str = "UPDATE people SET seen = $2 WHERE id = $1 AND NOT unseen AND coalesce(seen, 0) < $2";
    const HIDE: &str = "UPDATE people SET unseen = $2, seen = NULL WHERE id = $1";
    const SOLVE: &str = "INSERT INTO solved (person, puzzle, day) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let done = match deed {
        PeopleDeed::Tie(tie) => return ties::tie(conn, tie).await,
        PeopleDeed::Untie { kind, person, other } => return ties::untie(conn, *kind, person, other).await,
        PeopleDeed::Invite(Invitation { person, table, host, at, .. }) => {
            query(PAST).bind(host).execute(&mut *conn).await?;
            let invite = query(INVITE).bind(person).bind(table).bind(host).bind(*at);
            invite.bind(MOST_INVITED as i64).bind(INVITATIONS_OF_ONE as i64).execute(conn).await?
        }
        PeopleDeed::Answer { person, table } => query(ANSWER).bind(person).bind(table).execute(conn).await?,
        PeopleDeed::Seen { people, day } => {
            for person in people {
                query(SEEN).bind(person).bind(*day).execute(&mut *conn).await?;
            }
            return Ok(Ok(people.len() as u64));
        }
        PeopleDeed::Hide { person, hidden } => {
            query(ties::MEET).bind(person).execute(&mut *conn).await?;
            query(HIDE).bind(person).bind(hidden).execute(conn).await?
        }
        PeopleDeed::Solve { person, puzzle, day } => {
            query(ties::MEET).bind(person).execute(&mut *conn).await?;
            query(SOLVE).bind(person).bind(puzzle).bind(*day).execute(conn).await?
        }
    };
    Ok(Ok(done.rows_affected()))
}

/// Whom somebody has played with, the latest first: at tables where something was done.
pub(crate) async fn met(readers: &Pool, person: &str, limit: usize) -> Result<Vec<Met>, Error> {
    const MET: &str = "SELECT people.id, people.name, max(tables.created) AS at, count(*) AS tables,
            (people.look IS NOT NULL AND NOT people.hidden) AS profile
        FROM company AS own
        JOIN company AS other ON other.table_id = own.table_id AND other.person <> own.person
        JOIN tables ON tables.id = own.table_id AND tables.deleted IS NULL
        JOIN people ON people.id = other.person
        WHERE own.person = $1
            AND EXISTS (SELECT 1 FROM changes WHERE changes.table_id = own.table_id AND changes.length > 0)
        GROUP BY people.id, people.name, people.look, people.hidden
        ORDER BY at DESC, people.name, people.id LIMIT $2";
    let rows = query(MET).bind(person).bind(limit as i64).fetch_all(readers).await?;
    let met = |row: &Row| {
        Ok(Met {
            person: Person { id: row.try_get("id")?, name: row.try_get("name")? },
            profile: row.try_get("profile")?,
            at: row.try_get("at")?,
            tables: row.try_get::<i64, _>("tables")? as u64,
        })
    };
    rows.iter().map(met).collect()
}

/// Invitations to a person, by a person, or to a table, the latest first.
pub(crate) async fn invitations(readers: &Pool, of: &str) -> Result<Vec<Invitation>, Error> {
    const OF: &str = "SELECT invitations.*, people.name FROM invitations JOIN people ON people.id = person
        WHERE person = $1 OR table_id = $1 OR host = $1 ORDER BY at DESC, person, table_id";
    let invitation = |row: &Row| {
        let (person, host) = (row.try_get("person")?, row.try_get("host")?);
        let (name, table) = (row.try_get("name")?, row.try_get("table_id")?);
        Ok(Invitation { person, name, table, host, at: row.try_get("at")? })
    };
    query(OF).bind(of).fetch_all(readers).await?.iter().map(invitation).collect()
}

/// The day on which somebody was last here, if that is known and may be seen.
pub(crate) async fn seen(readers: &Pool, person: &str) -> Result<Option<i64>, Error> {
    const SEEN: &str = "SELECT seen FROM people WHERE id = $1 AND NOT unseen";
    let row = query(SEEN).bind(person).fetch_optional(readers).await?;
    row.map(|row| row.try_get(0)).transpose().map(Option::flatten)
}

/// Those who let nobody see whether they are here.
pub(crate) async fn unseen(readers: &Pool) -> Result<Vec<String>, Error> {
    let rows = query("SELECT id FROM people WHERE unseen").fetch_all(readers).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// What the operator has allowed although the rule about names refuses it.
pub(crate) async fn allowed_names(readers: &Pool) -> Result<Vec<String>, Error> {
    let rows = query("SELECT look FROM allowed_names").fetch_all(readers).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// The puzzles that somebody has solved, and on which days, the first one first.
pub(crate) async fn solved(readers: &Pool, person: &str) -> Result<Vec<(String, i64)>, Error> {
    const OF: &str = "SELECT puzzle, day FROM solved WHERE person = $1 ORDER BY day, puzzle";
    let rows = query(OF).bind(person).fetch_all(readers).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Notes what somebody has chosen in a game that is over.
pub(crate) async fn choose(
    conn: &mut Conn<'_>,
    game: &str,
    chosen: &[(String, String)],
) -> Result<(), Error> {
    // Somebody may have been forgotten at this very moment.
    const CHOOSE: &str = "INSERT INTO favourites (person, game, choice, times)
        SELECT id, $2, $3, 1 FROM people WHERE id = $1
        ON CONFLICT (person, game, choice) DO UPDATE SET times = favourites.times + 1";
    for (person, choice) in chosen {
        query(CHOOSE).bind(person).bind(game).bind(choice).execute(&mut *conn).await?;
    }
    Ok(())
}

/// What somebody has chosen most often: game, choice and how often.
pub(crate) async fn favourites(readers: &Pool, person: &str) -> Result<Vec<(String, String, u64)>, Error> {
    const OF: &str = "SELECT game, choice, times FROM favourites WHERE person = $1
        ORDER BY game, times DESC, choice";
    let rows = query(OF).bind(person).fetch_all(readers).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get::<i64, _>(2)? as u64))).collect()
}
