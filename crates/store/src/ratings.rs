//! Ratings: how strong people are, from rated games. A game is rated in the transaction in which it ends, so once or not at all.

use ::ratings::Rating;
use sqlx::Error;

use crate::Person;
use crate::sql::{Conn, Pool, Row, query};

/// A rated game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The game.
    pub game: String,
    /// How fast it went: each pace has ratings of its own.
    pub pace: String,
    /// The people who played, each once, with their places among all.
    pub places: Vec<(String, u8)>,
}

/// How strong somebody is at a game and a pace.
#[derive(Clone, Debug, PartialEq)]
pub struct Strength {
    /// Who.
    pub person: Person,
    /// The game.
    pub game: String,
    /// The pace.
    pub pace: String,
    /// What is believed.
    pub rating: Rating,
    /// From how many games.
    pub games: u64,
}

/// After this number of games a rating counts as sure, whatever its deviation: somebody who always wins teaches little about how
/// much stronger they are.
const ENOUGH: u64 = 30;

impl Strength {
    /// Whether it can be compared with others'; until then it is provisional.
    pub fn is_sure(&self) -> bool {
        self.rating.is_sure() || self.games >= ENOUGH
    }
}

/// What a rated game made of somebody's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The pace.
    pub pace: String,
    /// When it ended.
    pub at: i64,
    /// The place among the people who played, and how many they were.
    pub place: (u8, u8),
    /// The rating after it.
    pub rating: Rating,
}

pub(crate) async fn rate(conn: &mut Conn<'_>, table: &str, rated: &Rated, at: i64) -> Result<(), Error> {
    const KNOWN: &str = "SELECT mean, deviation FROM ratings WHERE person = $1 AND game = $2 AND pace = $3";
    // Somebody may have been forgotten at this very moment.
    const RATE: &str = "INSERT INTO ratings (person, game, pace, mean, deviation, games)
        SELECT id, $2, $3, $4, $5, 1 FROM people WHERE id = $1
        ON CONFLICT (person, game, pace)
        DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, games = ratings.games + 1";
    const NOTE: &str = "INSERT INTO rated (person, table_id, game, pace, mean, deviation, at, place, people)
        SELECT id, $6, $2, $3, $4, $5, $7, $8, $9 FROM people WHERE id = $1";
    let Rated { game, pace, places } = rated;
    // Another game of the same people may end at this moment.
    let mut everybody: Vec<&str> = places.iter().map(|(person, _)| person.as_str()).collect();
    everybody.sort_unstable();
    for person in everybody {
        conn.alone(&format!("the ratings of {person}")).await?;
    }
    let mut players = Vec::with_capacity(places.len());
    for (person, place) in places {
        let known = query(KNOWN).bind(person).bind(game).bind(pace).fetch_optional(&mut *conn).await?;
        players.push((known.as_ref().map(rating).transpose()?.unwrap_or(Rating::NEW), *place));
    }
    for ((person, place), Rating { mean, deviation }) in places.iter().zip(::ratings::rate(&players)) {
        let rate = query(RATE).bind(person).bind(game).bind(pace).bind(mean).bind(deviation);
        rate.execute(&mut *conn).await?;
        let before = places.iter().filter(|(_, other)| other < place).count() as i64;
        let note = query(NOTE).bind(person).bind(game).bind(pace).bind(mean).bind(deviation);
        let note = note.bind(table).bind(at).bind(before + 1).bind(places.len() as i64);
        note.execute(&mut *conn).await?;
    }
    Ok(())
}

fn rating(row: &Row) -> Result<Rating, Error> {
    Ok(Rating { mean: row.try_get("mean")?, deviation: row.try_get("deviation")? })
}

fn strength(row: &Row) -> Result<Strength, Error> {
    Ok(Strength {
        person: Person { id: row.try_get("person")?, name: row.try_get("name")? },
        game: row.try_get("game")?,
        pace: row.try_get("pace")?,
        rating: rating(row)?,
        games: row.try_get::<i64, _>("games")? as u64,
    })
}

/// The strongest at a game and a pace whose rating is sure and who show it under a name of their own.
pub(crate) async fn top(
    readers: &Pool,
    game: &str,
    pace: &str,
    limit: usize,
) -> Result<Vec<Strength>, Error> {
    const TOP: &str = "SELECT ratings.*, name FROM ratings JOIN people ON people.id = person
        WHERE game = $1 AND pace = $2 AND (deviation < $3 OR games >= $4) AND look IS NOT NULL AND NOT hidden
        ORDER BY mean DESC, name LIMIT $5";
    let rows = query(TOP).bind(game).bind(pace).bind(Rating::SURE).bind(ENOUGH as i64).bind(limit as i64);
    rows.fetch_all(readers).await?.iter().map(strength).collect()
}

/// All ratings of a person.
pub(crate) async fn of(readers: &Pool, person: &str) -> Result<Vec<Strength>, Error> {
    const OF: &str = "SELECT ratings.*, name FROM ratings JOIN people ON people.id = person
        WHERE person = $1 ORDER BY games DESC, game, pace";
    query(OF).bind(person).fetch_all(readers).await?.iter().map(strength).collect()
}

/// The last rated games of a person, the oldest of them first.
pub(crate) async fn games(readers: &Pool, person: &str, last: usize) -> Result<Vec<RatedGame>, Error> {
    const GAMES: &str = "SELECT * FROM rated WHERE person = $1 ORDER BY at DESC, table_id LIMIT $2";
    let rows = query(GAMES).bind(person).bind(last as i64).fetch_all(readers).await?;
    let game = |row: &Row| {
        let small = |column| row.try_get::<i64, _>(column).map(|number| number as u8);
        Ok(RatedGame {
            table: row.try_get("table_id")?,
            game: row.try_get("game")?,
            pace: row.try_get("pace")?,
            at: row.try_get("at")?,
            place: (small("place")?, small("people")?),
            rating: rating(row)?,
        })
    };
    rows.iter().rev().map(game).collect()
}
