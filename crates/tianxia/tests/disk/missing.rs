//! The database is moved, deleted, locked or already served.

use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::house::House;

#[test]
fn a_deleted_database_is_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tianxia.db");
    let mut house = House::open(House::program(&database), &database);
    for _ in 0..20 {
        house.play().unwrap();
    }
    std::fs::remove_file(&database).unwrap();
    for _ in 0..20 {
        house.play().unwrap();
    }
    assert_eq!(house.health().0, 200);
    house.kill_and_check();
}

#[test]
fn a_folder_that_is_gone_is_told_until_it_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let (home, away) = (folder.path().join("home"), folder.path().join("away"));
    std::fs::create_dir(&home).unwrap();
    let database = home.join("tianxia.db");
    let mut house = House::open(House::program(&database), &database);
    for _ in 0..20 {
        house.play().unwrap();
    }
    std::fs::rename(&home, &away).unwrap();
    house.play_until_refused();
    assert!(house.until_health(503).contains("taken away"));
    std::fs::rename(&away, &home).unwrap();
    house.until_health(200);
    house.play().unwrap();
    // Another file in its place is not ours to touch.
    std::fs::rename(&database, home.join("old.db")).unwrap();
    std::fs::write(&database, "mine").unwrap();
    house.play_until_refused();
    assert!(house.until_health(503).contains("another file"));
    std::fs::rename(home.join("old.db"), &database).unwrap();
    house.until_health(200);
    house.kill_and_check();
}

#[test]
fn a_lock_of_another_program_is_told_in_time() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tianxia.db");
    let mut house = House::open(House::program(&database), &database);
    for _ in 0..20 {
        house.play().unwrap();
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut other = runtime.block_on(locked(&database));
    let begin = Instant::now();
    house.play_until_refused();
    let waited = begin.elapsed();
    assert!(waited < Duration::from_millis(2900), "{waited:?}");
    assert!(house.until_health(503).contains("another program"));
    runtime.block_on(sqlx::Executor::execute(&mut other, "ROLLBACK")).unwrap();
    house.until_health(200);
    house.play().unwrap();
    house.kill_and_check();
}

async fn locked(database: &std::path::Path) -> sqlx::SqliteConnection {
    use sqlx::{ConnectOptions, Executor, sqlite::SqliteConnectOptions};
    let mut other = SqliteConnectOptions::new().filename(database).connect().await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    other
}

#[test]
fn a_second_site_on_the_same_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tianxia.db");
    let mut house = House::open(House::program(&database), &database);
    let begin = Instant::now();
    let second = House::program(&database).stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8(second.stderr).unwrap();
    assert_eq!(second.status.code(), Some(2), "{said}");
    assert!(said.contains("another tianxia is already serving the database"), "{said}");
    assert!(begin.elapsed() < Duration::from_secs(5));
    house.play().unwrap();
    house.server.kill();
    // A killed one leaves the way free.
    let mut house = House::open(House::program(&database), &database);
    house.play().unwrap();
}
