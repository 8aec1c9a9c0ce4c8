//! One query for both databases: the same text, with `$1`, runs on SQLite and on PostgreSQL, and so does whatever reads its rows.

use std::future::Future;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{ColumnIndex, Connection, Decode, Error, Postgres, Row as _, Sqlite, Transaction, Type};

/// How long a server may take for a statement: on a network that was cut nobody would ever answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// A query and what is bound to it.
pub(crate) struct Query {
    sqlite: &'static str,
    postgres: &'static str,
    values: Vec<Value>,
}

/// A query that reads the same for both.
pub(crate) fn query(text: &'static str) -> Query {
    either(text, text)
}

/// A query that each database wants in words of its own.
pub(crate) fn either(sqlite: &'static str, postgres: &'static str) -> Query {
    Query { sqlite, postgres, values: Vec::new() }
}

/// How many rows a statement has touched.
pub(crate) struct Done(u64);

impl Done {
    pub(crate) fn rows_affected(&self) -> u64 {
        self.0
    }
}

impl Query {
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Query {
        self.values.push(value.into());
        self
    }

    pub(crate) async fn execute(self, on: impl Target) -> Result<Done, Error> {
        on.execute(self).await.map(Done)
    }

    pub(crate) async fn fetch_all(self, on: impl Target) -> Result<Vec<Row>, Error> {
        on.rows(self).await
    }

    pub(crate) async fn fetch_optional(self, on: impl Target) -> Result<Option<Row>, Error> {
        Ok(on.rows(self).await?.into_iter().next())
    }

    pub(crate) async fn fetch_one(self, on: impl Target) -> Result<Row, Error> {
        self.fetch_optional(on).await?.ok_or(Error::RowNotFound)
    }
}

/// The query as a database's own, with everything bound.
macro_rules! bound {
    ($database:ty, $text:expr, $values:expr) => {{
        let mut query = sqlx::query::<$database>($text);
        for value in $values {
            query = match value {
                Value::Text(text) => query.bind(text),
                Value::Int(number) => query.bind(number),
                Value::Real(number) => query.bind(number),
                Value::Bool(yes) => query.bind(yes),
                Value::Bytes(bytes) => query.bind(bytes),
            };
        }
        query
    }};
}

/// Something that can be bound.
#[derive(Clone)]
pub(crate) enum Value {
    Text(Option<String>),
    Int(Option<i64>),
    Real(f64),
    Bool(bool),
    Bytes(Option<Vec<u8>>),
}

/// What becomes which kind of value.
macro_rules! values {
    ($($from:ty => |$value:ident| $into:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Value {
                $into
            }
        })*
    };
}

values! {
    &str => |text| Value::Text(Some(text.to_owned()));
    String => |text| Value::Text(Some(text));
    &String => |text| Value::Text(Some(text.clone()));
    Option<&str> => |text| Value::Text(text.map(str::to_owned));
    Option<String> => |text| Value::Text(text);
    &Option<String> => |text| Value::Text(text.clone());
    i64 => |number| Value::Int(Some(number));
    &i64 => |number| Value::Int(Some(*number));
    Option<i64> => |number| Value::Int(number);
    Option<u8> => |number| Value::Int(number.map(i64::from));
    f64 => |number| Value::Real(number);
    bool => |yes| Value::Bool(yes);
    &bool => |yes| Value::Bool(*yes);
    &[u8] => |bytes| Value::Bytes(Some(bytes.to_owned()));
    &Vec<u8> => |bytes| Value::Bytes(Some(bytes.clone()));
}

/// A row of an answer.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The value of a column, by its name or number.
    pub(crate) fn try_get<'r, T, I>(&'r self, column: I) -> Result<T, Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
        I: ColumnIndex<SqliteRow> + ColumnIndex<PgRow>,
    {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }
}

/// A connection, whoever holds it.
pub(crate) enum Conn<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// Connections that read.
#[derive(Clone)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Where a query can run.
pub(crate) trait Target: Send {
    /// The rows that it gives.
    fn rows(self, query: Query) -> impl Future<Output = Result<Vec<Row>, Error>> + Send;
    /// How many rows it has touched.
    fn execute(self, query: Query) -> impl Future<Output = Result<u64, Error>> + Send;
}

impl Target for &mut Conn<'_> {
    async fn rows(self, Query { sqlite, postgres, values }: Query) -> Result<Vec<Row>, Error> {
        match self {
            Conn::Sqlite(conn) => {
                let rows = bound!(Sqlite, sqlite, values).fetch_all(&mut **conn).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Conn::Postgres(conn) => {
                let rows = in_time(bound!(Postgres, postgres, values).fetch_all(&mut **conn)).await;
                let rows = forgiving(conn, rows).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }

    async fn execute(self, Query { sqlite, postgres, values }: Query) -> Result<u64, Error> {
        match self {
            Conn::Sqlite(conn) => {
                Ok(bound!(Sqlite, sqlite, values).execute(&mut **conn).await?.rows_affected())
            }
            Conn::Postgres(conn) => {
                let done = in_time(bound!(Postgres, postgres, values).execute(&mut **conn)).await;
                Ok(forgiving(conn, done).await?.rows_affected())
            }
        }
    }
}

impl Target for &Pool {
    async fn rows(self, query: Query) -> Result<Vec<Row>, Error> {
        let mut tries = 0;
        loop {
            let Query { sqlite, postgres, ref values } = query;
            let mut held = self.acquire().await?;
            let query = Query { sqlite, postgres, values: values.clone() };
            let rows = held.conn().rows(query).await;
            tries += 1;
            match held.release(rows) {
                // A server that was restarted has cut all connections, and each finds out for itself.
                Err(error) if tries <= TRIES && is_worth_another_try(&error) => {}
                rows => return rows,
            }
        }
    }

    async fn execute(self, query: Query) -> Result<u64, Error> {
        let mut held = self.acquire().await?;
        let done = held.conn().execute(query).await;
        held.release(done)
    }
}

/// How often a look is tried again: more often than there are connections that may have been cut.
pub(crate) const TRIES: u32 = 8;

/// Whether a look that failed so may succeed on another connection.
pub(crate) fn is_worth_another_try(error: &Error) -> bool {
    let is_cut = matches!(error, Error::Io(error) if error.kind() != std::io::ErrorKind::TimedOut);
    is_cut || is_stale_plan(error) || code(error).is_some_and(|code| code.starts_with("57P"))
}

/// What a PostgreSQL server calls this error, if it comes from one.
pub(crate) fn code(error: &Error) -> Option<&str> {
    let error = error.as_database_error()?.try_downcast_ref::<sqlx::postgres::PgDatabaseError>()?;
    Some(error.code())
}

/// Whether a newer program has added a column to a table since this connection prepared its statement.
fn is_stale_plan(error: &Error) -> bool {
    code(error) == Some("0A000")
}

async fn in_time<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    let late = |_| Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "the server does not answer"));
    tokio::time::timeout(PATIENCE, work).await.map_err(late)?
}

/// Prepares everything anew if the tables are no longer what they were.
async fn forgiving<T>(conn: &mut PgConnection, done: Result<T, Error>) -> Result<T, Error> {
    if let Err(error) = &done
        && is_stale_plan(error)
    {
        conn.clear_cached_statements().await?;
    }
    done
}

impl Pool {
    pub(crate) async fn acquire(&self) -> Result<Held, Error> {
        Ok(match self {
            Pool::Sqlite(pool) => Held::Sqlite(pool.acquire().await?),
            Pool::Postgres(pool) => Held::Postgres(pool.acquire().await?),
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            // One that was cut would never say goodbye.
            Pool::Postgres(pool) => drop(tokio::time::timeout(PATIENCE, pool.close()).await),
        }
    }
}

/// A connection of a pool.
pub(crate) enum Held {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

impl Held {
    pub(crate) fn conn(&mut self) -> Conn<'_> {
        match self {
            Held::Sqlite(conn) => Conn::Sqlite(conn),
            Held::Postgres(conn) => Conn::Postgres(conn),
        }
    }

    /// A time in which nothing changes for whoever looks.
    pub(crate) async fn moment(&mut self) -> Result<Moment<'_>, Error> {
        const STILL: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        Ok(match self {
            Held::Sqlite(conn) => Moment::Sqlite(conn.begin().await?),
            Held::Postgres(conn) => Moment::Postgres(in_time(conn.begin_with(STILL)).await?),
        })
    }

    /// Gives the connection back, unless it is no good any more.
    pub(crate) fn release<T>(self, done: Result<T, Error>) -> Result<T, Error> {
        match self {
            Held::Postgres(conn) if matches!(done, Err(Error::Io(_))) => drop(conn.detach()),
            _ => {}
        }
        done
    }
}

/// A transaction that only reads. It ends when it is dropped.
pub(crate) enum Moment<'c> {
    Sqlite(Transaction<'c, Sqlite>),
    Postgres(Transaction<'c, Postgres>),
}

impl Moment<'_> {
    pub(crate) fn conn(&mut self) -> Conn<'_> {
        match self {
            Moment::Sqlite(moment) => Conn::Sqlite(moment),
            Moment::Postgres(moment) => Conn::Postgres(moment),
        }
    }
}

impl Conn<'_> {
    /// Nobody else does the same thing about this until the transaction ends. In a file only one writes anyway.
    pub(crate) async fn alone(&mut self, about: &str) -> Result<(), Error> {
        const ALONE: &str = "SELECT pg_advisory_xact_lock(hashtext($1))::text";
        match self {
            Conn::Sqlite(_) => Ok(()),
            Conn::Postgres(_) => query(ALONE).bind(about).execute(self).await.map(drop),
        }
    }
}
