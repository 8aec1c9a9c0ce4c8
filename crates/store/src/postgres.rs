//! A database on a PostgreSQL server, which any number of machines may share.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Error};

use crate::address::{self, Address};
use crate::group::Scribe;
use crate::machines::Machine;
use crate::moving::MOVING;
use crate::sql::{Conn, Pool, query};
use crate::writer::Fresh;
use crate::{Database, StoreError, schema, tls};

/// How long to wait for a host before the next is tried.
const PATIENCE: Duration = Duration::from_secs(2);

/// Connections that read, for each machine.
const READERS: u32 = 6;

/// Connections for what machines tell each other; one of them listens.
const ASIDE: u32 = 3;

/// What the server is told about each connection. A commit waits for the disk, and for the replica if there is one. Whoever was cut
/// off must not hold the others up for long.
const TERMS: [(&str, &str); 6] = [
    ("synchronous_commit", "on"),
    ("statement_timeout", "10s"),
    ("idle_in_transaction_session_timeout", "3s"),
    ("tcp_keepalives_idle", "3"),
    ("tcp_keepalives_interval", "1"),
    ("tcp_keepalives_count", "3"),
];

/// Opens a database on a server; to serve it, its schema is brought up to date.
pub(crate) async fn open(server: String, to_serve: bool) -> Result<Database, StoreError> {
    let address = Address::Server(server.clone());
    let not_opened = |source| StoreError::of(format!("opening the database {address}"), source);
    let hosts = Hosts::of(&server).map_err(not_opened)?;
    let (options, mut conn) = hosts.connect().await.map_err(not_opened)?;
    let shown = PathBuf::from(address.to_string());
    if to_serve {
        schema::migrate_served(&shown, &mut conn).await?;
        let moving = query("SELECT 1 FROM marks WHERE name = $1").bind(MOVING);
        let moving = moving.fetch_optional(&mut Conn::Postgres(&mut conn)).await.map_err(not_opened)?;
        if moving.is_some() {
            return Err(StoreError::Moving(address.to_string()));
        }
    } else {
        schema::check_served(&shown, &mut conn).await?;
    }
    // That one may take its time for changing the schema; the one that writes comes when it is needed.
    let _ = conn.close().await;
    let fresh = Fresh::default();
    let aside = pool(ASIDE, lazy(options.clone()), fresh.clone());
    let readers = pool(READERS, options, fresh.clone());
    let machine = to_serve.then(|| Machine::new(aside.clone(), fresh.clone()));
    let writer = Writer { conn: None, hosts, readers: readers.clone(), aside, fresh };
    Ok(Database::with(address, Pool::Postgres(readers), writer, machine))
}

/// This number of connections that are made when they are needed, to the server that writes now.
fn pool(most: u32, options: PgConnectOptions, fresh: Fresh) -> PgPool {
    PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(PATIENCE * 2)
        .test_before_acquire(false)
        .before_acquire(move |_, connection| {
            let is_fresh = fresh.has(connection.age);
            Box::pin(async move { Ok(is_fresh) })
        })
        .connect_lazy_with(options)
}

/// The same server, for what may be forgotten in a power cut.
fn lazy(options: PgConnectOptions) -> PgConnectOptions {
    options.options([("synchronous_commit", "off")])
}

/// Brings the schema up to date for a site that is to be moved here.
pub(crate) async fn fill(server: String) -> Result<(), StoreError> {
    let address = Address::Server(server.clone());
    let mut conn = connect(&server)
        .await
        .map_err(|error| StoreError::of(format!("opening the database {address}"), error))?;
    schema::migrate_served(&PathBuf::from(address.to_string()), &mut conn).await
}

/// Connects to look at a database and no more.
pub(crate) async fn connect(server: &str) -> Result<PgConnection, Error> {
    Hosts::of(server)?.connect().await.map(|(_, conn)| conn)
}

/// The bytes of the database.
pub(crate) async fn size(readers: &Pool) -> Result<u64, StoreError> {
    const SIZE: &str = "SELECT pg_database_size(current_database())";
    let size = query(SIZE).fetch_one(readers).await.and_then(|row| row.try_get::<i64, _>(0));
    size.map(|size| size as u64).map_err(|error| StoreError::of("measuring the database", error))
}

/// The hosts on which the database may be. One of them writes, the others follow it.
struct Hosts(Vec<PgConnectOptions>);

impl Hosts {
    fn of(server: &str) -> Result<Hosts, Error> {
        tls::check(server)?;
        let host = |address: String| {
            let options = PgConnectOptions::from_str(&address)?.options(TERMS);
            Ok(options.application_name("tianxia").disable_statement_logging())
        };
        address::hosts(server).into_iter().map(host).collect::<Result<_, Error>>().map(Hosts)
    }

    /// Connects to the host that writes.
    async fn connect(&self) -> Result<(PgConnectOptions, PgConnection), Error> {
        let mut first_error = None;
        for options in &self.0 {
            match in_time(to_primary(options)).await {
                Ok(conn) => return Ok((options.clone(), conn)),
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        Err(first_error.unwrap_or(Error::PoolTimedOut))
    }
}

async fn in_time<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    let late = || std::io::Error::new(std::io::ErrorKind::TimedOut, "the server does not answer");
    tokio::time::timeout(PATIENCE, work).await.map_err(|_| Error::Io(late()))?
}

async fn to_primary(options: &PgConnectOptions) -> Result<PgConnection, Error> {
    let mut conn = options.connect().await?;
    let follows = query("SELECT pg_is_in_recovery()").fetch_one(&mut Conn::Postgres(&mut conn)).await?;
    if follows.try_get(0)? {
        let why = "the server follows another one and cannot write";
        return Err(Error::Io(std::io::Error::new(std::io::ErrorKind::ConnectionRefused, why)));
    }
    Ok(conn)
}

/// A connection that writes, and what it needs to find the server again.
struct Writer {
    conn: Option<PgConnection>,
    hosts: Hosts,
    readers: PgPool,
    aside: PgPool,
    fresh: Fresh,
}

impl Scribe for Writer {
    async fn ready(&mut self) -> Result<Conn<'_>, StoreError> {
        let conn = match self.conn.take() {
            Some(conn) => conn,
            None => {
                let found = self.hosts.connect().await;
                let (options, conn) =
                    found.map_err(|error| StoreError::of("connecting to the database", error))?;
                // It may be another server now. Whoever reads must not go on reading from the one before.
                self.aside.set_connect_options(lazy(options.clone()));
                self.readers.set_connect_options(options);
                self.fresh.begin();
                conn
            }
        };
        Ok(Conn::Postgres(self.conn.insert(conn)))
    }

    fn doubt(&mut self) {
        self.conn = None;
    }

    async fn close(self) -> Result<(), StoreError> {
        if let Some(conn) = self.conn {
            // All that was acknowledged is kept, whether or not the server still hears this.
            let _ = in_time(conn.close()).await;
        }
        Ok(())
    }
}
