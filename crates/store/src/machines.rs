//! Several machines at one database: what they tell each other, and who does what only one of them should.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::Error;
use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::sql::{Conn, Pool, Row, query};
use crate::write::json;
use crate::writer::Fresh;

/// Something that was written, perhaps by another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A record was changed.
    Record {
        /// Of which table.
        table: String,
        /// Its version now.
        version: u64,
    },
    /// A setup was replaced.
    Setup {
        /// Of which table.
        table: String,
        /// Its version now.
        version: u64,
    },
    /// Something was said.
    Line {
        /// At which table.
        table: String,
        /// The number of the line.
        seq: u64,
    },
    /// Somebody's cookies became void, or somebody has blocked another.
    People,
    /// Nobody has listened for a while: anything may have been written.
    Missed,
}

/// What a machine says about itself once a second.
#[derive(Clone, Debug, Default)]
pub struct Pulse {
    /// What it is doing that only one should, by the names under which it was [taken](crate::Store::take).
    pub work: Vec<String>,
    /// The players who look at a table here: the table, and who.
    pub lookers: Vec<(String, String)>,
}

/// What a machine is told in return.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Echo {
    /// The players who look at a table elsewhere.
    pub lookers: Vec<(String, String)>,
    /// Work that another machine has left, and that is ours now.
    pub left: Vec<String>,
}

/// What a table has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The table.
    pub table: String,
    /// How often its record was changed.
    pub version: u64,
    /// How often its setup was replaced.
    pub setup_version: u64,
    /// The number of the last line of its chat that is still there; 0 if nothing was said.
    pub line: u64,
}

impl Beat {
    /// Whether somebody knew more of a table than there is: what was never acknowledged may be lost with its server.
    pub fn is_behind(&self, known: &Beat) -> bool {
        self.version < known.version || self.setup_version < known.setup_version
    }

    /// Whether a table has gone beyond what somebody knew of it.
    pub fn is_beyond(&self, known: &Beat) -> bool {
        self.version > known.version || self.setup_version > known.setup_version || self.line > known.line
    }
}

/// The channel on which the database tells what was written.
const CHANNEL: &str = "tianxia";

/// How many news may wait; what is lost beyond that is found by looking.
const QUEUE: usize = 10_000;

/// How long a listener may hear nothing before it asks whether anybody is still there.
const SILENCE: Duration = Duration::from_secs(5);

/// How long it waits before it tries to listen again.
const BREATH: Duration = Duration::from_millis(500);

/// This machine, among all that share a database.
pub(crate) struct Machine {
    /// A name that no other has.
    id: String,
    /// Connections for what need not survive a power cut, so that nobody waits for the disk.
    aside: Pool,
    news: Mutex<Option<mpsc::Receiver<News>>>,
    listening: JoinHandle<()>,
}

impl Machine {
    pub(crate) fn new(aside: PgPool, fresh: Fresh) -> Machine {
        let (tell, news) = mpsc::channel(QUEUE);
        let listening = tokio::spawn(listen(aside.clone(), fresh, tell));
        let unique = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let id = format!("{}-{}", std::process::id(), unique.map_or(0, |time| time.as_nanos()));
        Machine { id, aside: Pool::Postgres(aside), news: Mutex::new(Some(news)), listening }
    }

    pub(crate) fn news(&self) -> Option<mpsc::Receiver<News>> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    pub(crate) async fn take(&self, name: &str) -> Result<bool, Error> {
        const TAKE: &str = "INSERT INTO leases (name, holder, until) VALUES ($1, $2, now() + interval '4 s')
            ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
            WHERE leases.holder IN (excluded.holder, '') OR leases.until < now()";
        let taken = query(TAKE).bind(name).bind(&self.id).execute(&self.aside).await?;
        Ok(taken.rows_affected() > 0)
    }

    pub(crate) async fn done(&self, name: &str) -> Result<(), Error> {
        const DONE: &str = "DELETE FROM leases WHERE name = $1 AND holder = $2";
        query(DONE).bind(name).bind(&self.id).execute(&self.aside).await.map(drop)
    }

    pub(crate) async fn pulse(&self, pulse: &Pulse) -> Result<Echo, Error> {
        const WORK: &str = "INSERT INTO leases (name, holder, until)
            SELECT value, $2, now() + interval '4 s' FROM json_each($1) ORDER BY value
            ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE leases.holder = excluded.holder";
        const HERE: &str = "INSERT INTO present (table_id, person, holder, until)
            SELECT DISTINCT value ->> 0, value ->> 1, $2, now() + interval '4 s'
            FROM json_array_elements($1::json)
            ON CONFLICT (table_id, person, holder) DO UPDATE SET until = excluded.until";
        const GONE: &str = "DELETE FROM present WHERE ctid IN
            (SELECT ctid FROM present WHERE until < now() LIMIT 1000 FOR UPDATE SKIP LOCKED)";
        const ELSEWHERE: &str = "SELECT table_id, person FROM present WHERE holder <> $1 AND until > now() ORDER BY table_id, person";
        // Whatever another machine is just taking is none of ours.
        const LEFT: &str = "UPDATE leases SET holder = $1, until = now() + interval '4 s'
            WHERE name IN (SELECT name FROM leases WHERE until < now() ORDER BY until LIMIT 50
                FOR UPDATE SKIP LOCKED)
            RETURNING name";
        query(WORK).bind(json(&pulse.work)).bind(&self.id).execute(&self.aside).await?;
        query(HERE).bind(json(&pulse.lookers)).bind(&self.id).execute(&self.aside).await?;
        query(GONE).execute(&self.aside).await?;
        let lookers = query(ELSEWHERE).bind(&self.id).fetch_all(&self.aside).await?;
        let left = query(LEFT).bind(&self.id).fetch_all(&self.aside).await?;
        Ok(Echo {
            lookers: lookers
                .iter()
                .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
                .collect::<Result<_, Error>>()?,
            left: left.iter().map(|row| row.try_get(0)).collect::<Result<_, Error>>()?,
        })
    }

    /// Leaves all work to the others, who need not wait until it is missed.
    pub(crate) async fn leave(&self) {
        const LEAVE: &str = "UPDATE leases SET until = now() - interval '1 s' WHERE holder = $1";
        const GONE: &str = "DELETE FROM present WHERE holder = $1";
        for statement in [LEAVE, GONE] {
            if let Err(error) = query(statement).bind(&self.id).execute(&self.aside).await {
                tracing::warn!(%error, "other machines are not told that this one goes");
            }
        }
        self.listening.abort();
        self.aside.close().await;
    }
}

/// Says that this work is to be done, by whoever takes it first. Where nobody else may write, nobody needs to be told.
pub(crate) async fn announce(conn: &mut Conn<'_>, work: impl Iterator<Item = &str>) -> Result<(), Error> {
    const ANNOUNCE: &str = "INSERT INTO leases (name, holder, until)
        SELECT value, '', now() + interval '4 s' FROM json_each($1) ORDER BY value ON CONFLICT DO NOTHING";
    let work: Vec<&str> = work.collect();
    if let Conn::Postgres(_) = conn
        && !work.is_empty()
    {
        query(ANNOUNCE).bind(json(&work)).execute(conn).await?;
    }
    Ok(())
}

/// Has the commit of this transaction wait for the replicas, though it changes nothing. What was found may be there on the primary
/// alone: a connection that was cut while it waited for them leaves it so. It must not be acknowledged before they have it as well.
pub(crate) async fn wait_for_replicas(conn: &mut Conn<'_>) -> Result<(), Error> {
    const NOTE: &str = "SELECT 1 FROM pg_logical_emit_message(TRUE, 'tianxia', '')";
    if let Conn::Postgres(_) = conn {
        query(NOTE).fetch_all(conn).await?;
    }
    Ok(())
}

/// What these tables have come to, as far as they are there.
pub(crate) async fn beats(readers: &Pool, tables: &[String]) -> Result<Vec<Beat>, Error> {
    const BEATS: &str = "SELECT id, (SELECT max(version) FROM changes WHERE table_id = id), setup_version,
            (SELECT coalesce(max(seq), 0) FROM chat WHERE table_id = id AND NOT removed)
        FROM tables WHERE id IN (SELECT value FROM json_each($1)) AND deleted IS NULL";
    let rows = query(BEATS).bind(json(&tables)).fetch_all(readers).await?;
    let beat = |row: &Row| {
        let number = |column: usize| row.try_get::<i64, _>(column).map(|number| number as u64);
        let (version, setup_version, line) = (number(1)?, number(2)?, number(3)?);
        Ok(Beat { table: row.try_get(0)?, version, setup_version, line })
    };
    rows.iter().map(beat).collect()
}

/// Passes on what the database tells, for as long as somebody wants to know it.
async fn listen(aside: PgPool, fresh: Fresh, tell: mpsc::Sender<News>) {
    while !tell.is_closed() && !aside.is_closed() {
        if let Err(error) = hear(&aside, &fresh, &tell).await {
            tracing::debug!(%error, "news are not heard for a moment");
        }
        tokio::time::sleep(BREATH).await;
    }
}

/// The same, until the connection fails or the database is on another server.
async fn hear(aside: &PgPool, fresh: &Fresh, tell: &mpsc::Sender<News>) -> Result<(), Error> {
    let late = |_| Error::PoolTimedOut;
    let begun = Instant::now();
    let mut listener =
        tokio::time::timeout(SILENCE, PgListener::connect_with(aside)).await.map_err(late)??;
    listener.ignore_pool_close_event(true);
    tokio::time::timeout(SILENCE, listener.listen(CHANNEL)).await.map_err(late)??;
    let _ = tell.try_send(News::Missed);
    while fresh.has(begun.elapsed()) && !aside.is_closed() {
        match tokio::time::timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(told))) => {
                if let Some(news) = read(told.payload()) {
                    // Where nobody has time to listen, looking makes up for it.
                    let _ = tell.try_send(news);
                }
            }
            Ok(Ok(None)) => return Ok(()),
            Ok(Err(error)) => return Err(error),
            // Asking to listen once more changes nothing, but somebody has to answer.
            Err(_) => tokio::time::timeout(SILENCE, listener.listen(CHANNEL)).await.map_err(late)??,
        }
    }
    Ok(())
}

fn read(told: &str) -> Option<News> {
    let mut words = told.split(' ');
    let (what, table, number) = (words.next()?, words.next(), words.next());
    if what == "people" {
        return Some(News::People);
    }
    let (table, number) = (table?.to_owned(), number?.parse().ok()?);
    match what {
        "record" => Some(News::Record { table, version: number }),
        "setup" => Some(News::Setup { table, version: number }),
        "chat" => Some(News::Line { table, seq: number }),
        _ => None,
    }
}
