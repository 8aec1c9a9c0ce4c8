//! The schema, and how a file gets it.

use std::path::Path;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Row, SqlStr, SqliteConnection, query};

use crate::StoreError;

/// The steps that lead to the present schema. A published one is never edited: the next is added.
pub(crate) const MIGRATIONS: [&str; 12] = [
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
];

/// Brings a file up to date.
pub(crate) async fn migrate(path: &Path, conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let migration = |(number, sql): (i64, &'static str)| {
        Migration::new(number, "".into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    let migrator = Migrator::with_migrations((1..).zip(MIGRATIONS).map(migration).collect());
    migrator.run_direct(None, conn, false).await.map_err(|error| not_migrated(path, error))
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
    let last = query("SELECT max(version) FROM _sqlx_migrations").fetch_one(conn).await;
    let last: Option<i64> =
        last.and_then(|row| row.try_get(0)).map_err(|error| StoreError::of("reading the schema", error))?;
    if last == Some(MIGRATIONS.len() as i64) {
        Ok(())
    } else {
        Err(StoreError::OtherVersion { path: path.to_owned() })
    }
}
