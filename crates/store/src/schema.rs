//! The schema, and how a database gets it.

use std::path::Path;

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnection;
use sqlx::{Error, SqlStr, SqliteConnection};

use crate::StoreError;
use crate::sql::{Conn, query};

/// The steps that lead to the present schema. A published one is never edited: the next is added.
pub(crate) const MIGRATIONS: [&str; 15] = [
    include_str!("../migrations/sqlite/001.sql"),
    include_str!("../migrations/sqlite/002.sql"),
    include_str!("../migrations/sqlite/003.sql"),
    include_str!("../migrations/sqlite/004.sql"),
    include_str!("../migrations/sqlite/005.sql"),
    include_str!("../migrations/sqlite/006.sql"),
    include_str!("../migrations/sqlite/007.sql"),
    include_str!("../migrations/sqlite/008.sql"),
    include_str!("../migrations/sqlite/009.sql"),
    include_str!("../migrations/sqlite/010.sql"),
    include_str!("../migrations/sqlite/011.sql"),
    include_str!("../migrations/sqlite/012.sql"),
    include_str!("../migrations/sqlite/013.sql"),
    include_str!("../migrations/sqlite/014.sql"),
    include_str!("../migrations/sqlite/015.sql"),
];

/// The same for a server, whose first step is all that [`ON_SERVERS`] in a file led to.
const SERVED: [&str; MIGRATIONS.len() + 1 - ON_SERVERS] = [
    include_str!("../migrations/postgres/011.sql"),
    include_str!("../migrations/postgres/012.sql"),
    include_str!("../migrations/postgres/013.sql"),
    include_str!("../migrations/postgres/014.sql"),
    include_str!("../migrations/postgres/015.sql"),
];
const ON_SERVERS: usize = 11;

/// A number among the marks: programs that know fewer steps than this cannot work with the schema. A step that only adds leaves
/// it alone, so that machines can be brought up to date one after the other; a later step that takes away sets it.
const NEEDED: &str = "schema-needed";

/// Brings a file up to date.
pub(crate) async fn migrate(path: &Path, conn: &mut SqliteConnection) -> Result<(), StoreError> {
    run(migrator(1, &MIGRATIONS), conn).await.map_err(|error| not_migrated(path, error))
}

/// Brings a server up to date, unless a newer program has done so.
pub(crate) async fn migrate_served(shown: &Path, conn: &mut PgConnection) -> Result<(), StoreError> {
    let mut migrator = migrator(ON_SERVERS as i64, &SERVED);
    migrator.set_ignore_missing(true);
    run(migrator, conn).await.map_err(|error| not_migrated(shown, error))?;
    check_served(shown, conn).await
}

/// Whether we can work with what a server has.
pub(crate) async fn check_served(shown: &Path, conn: &mut PgConnection) -> Result<(), StoreError> {
    let ours = MIGRATIONS.len() as i64;
    let failed = |error| StoreError::of("reading the schema", error);
    let mut conn = Conn::Postgres(conn);
    let found = last(&mut conn).await.map_err(failed)?;
    let needed = query("SELECT value FROM marks WHERE name = $1").bind(NEEDED);
    let needed = needed.fetch_optional(&mut conn).await.map_err(failed)?;
    let needed = needed.map_or(Ok(0), |row| row.try_get::<i64, _>(0)).map_err(failed)?;
    match found {
        Some(found) if needed > ours => Err(StoreError::TooNew { path: shown.to_owned(), found, ours }),
        Some(found) if found >= ours => Ok(()),
        _ => Err(StoreError::OtherVersion { path: shown.to_owned() }),
    }
}

fn migrator(first: i64, steps: &[&'static str]) -> Migrator {
    let migration = |(number, &sql): (i64, &&'static str)| {
        Migration::new(number, "".into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations((first..).zip(steps).map(migration).collect())
}

async fn run(migrator: Migrator, conn: &mut impl Migrate) -> Result<(), MigrateError> {
    migrator.run_direct(None, conn, false).await
}

fn not_migrated(path: &Path, error: MigrateError) -> StoreError {
    let (path, ours) = (path.to_owned(), MIGRATIONS.len() as i64);
    match error {
        MigrateError::VersionMissing(found) if found > ours => StoreError::TooNew { path, found, ours },
        source => StoreError::Migration { path, source },
    }
}

/// Whether a file that a site serves is as we know it.
pub(crate) async fn check(path: &Path, conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let last = last(&mut Conn::Sqlite(conn)).await;
    let last = last.map_err(|error| StoreError::of("reading the schema", error))?;
    if last == Some(MIGRATIONS.len() as i64) {
        Ok(())
    } else {
        Err(StoreError::OtherVersion { path: path.to_owned() })
    }
}

/// The number of the last step that was taken.
pub(crate) async fn last(conn: &mut Conn<'_>) -> Result<Option<i64>, Error> {
    query("SELECT max(version) FROM _sqlx_migrations").fetch_one(conn).await?.try_get(0)
}
