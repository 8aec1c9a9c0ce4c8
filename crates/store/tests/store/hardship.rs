//! Others at the same file: they share it, lock it, take it away.

use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor};
use store::{Sqlite, Store, StoreError};
use tempfile::tempdir;

use crate::{one_more, table};

#[tokio::test]
async fn only_one_serves_but_others_may_look_and_write() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    let nothing = Sqlite::open_beside(&path).await.err().unwrap();
    assert!(matches!(nothing, StoreError::NoDatabase { .. }), "{nothing}");
    assert!(!path.exists());

    let store = Sqlite::open(&path).await.unwrap();
    store.create(table("t", 0)).await.unwrap();
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    for name in [&path, &link] {
        let refused = Sqlite::open(name).await.err().unwrap();
        assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    }
    let beside = Sqlite::open_beside(&link).await.unwrap();
    beside.change(one_more("t", 0, "a")).await.unwrap();
    beside.close().await.unwrap();
    assert_eq!(store.change(one_more("t", 1, "b")).await.unwrap(), 2);
    store.close().await.unwrap();

    // With nobody there, too; and who looks is in nobody's way.
    let beside = Sqlite::open_beside(&path).await.unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(beside.load("t").await.unwrap(), store.load("t").await.unwrap());
}

#[tokio::test]
async fn a_site_of_another_version_is_not_disturbed() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    let store = Sqlite::open(&path).await.unwrap();
    let mut raw = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    const OLDER: &str =
        "DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations)";
    raw.execute(OLDER).await.unwrap();
    let refused = Sqlite::open_beside(&path).await.err().unwrap();
    assert!(matches!(refused, StoreError::OtherVersion { .. }), "{refused}");
    store.create(table("t", 0)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lock_of_another_program_is_not_waited_for_long() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    let store = std::sync::Arc::new(Sqlite::open(&path).await.unwrap());
    store.create(table("t", 0)).await.unwrap();
    let mut other = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let begin = Instant::now();
    let write = |n| {
        let store = store.clone();
        tokio::spawn(async move { store.change(one_more("t", 0, &format!("{n}"))).await })
    };
    for task in (0..20).map(write).collect::<Vec<_>>() {
        let refused = task.await.unwrap().unwrap_err();
        assert!(matches!(refused, StoreError::Busy { .. }), "{refused}");
    }
    assert!(begin.elapsed() < Duration::from_millis(2900), "{:?}", begin.elapsed());
    assert_eq!(store.load("t").await.unwrap().version, 0);
    other.execute("ROLLBACK").await.unwrap();
    assert_eq!(store.change(one_more("t", 0, "a")).await.unwrap(), 1);
}

/// A store with a table and some changes, of which somebody looks at the last.
async fn with_table(path: &Path) -> Sqlite {
    let store = Sqlite::open(path).await.unwrap();
    store.create(table("t", 0)).await.unwrap();
    for n in 0..5 {
        store.change(one_more("t", n, &n.to_string())).await.unwrap();
    }
    assert_eq!(store.load("t").await.unwrap().version, 5);
    store
}

#[tokio::test]
async fn a_file_that_is_taken_away_is_put_back_with_everything() {
    for taken in [&["t.db"][..], &["t.db-wal"], &["t.db", "t.db-wal", "t.db-shm"]] {
        let folder = tempdir().unwrap();
        let path = folder.path().join("t.db");
        let store = with_table(&path).await;
        for file in taken {
            std::fs::remove_file(folder.path().join(file)).unwrap();
        }
        assert_eq!(store.change(one_more("t", 5, "5")).await.unwrap(), 6, "{taken:?}");
        // It is ours from now on.
        let wal = path.with_extension("db-wal");
        let made = wal.metadata().unwrap().ino();
        store.probe().await.unwrap();
        assert_eq!(wal.metadata().unwrap().ino(), made, "{taken:?}");
        assert_eq!(store.load("t").await.unwrap().version, 6, "{taken:?}");
        // Another process finds all of it, before we have closed and after.
        let beside = Sqlite::open_beside(&path).await.unwrap();
        assert_eq!(beside.load("t").await.unwrap().version, 6, "{taken:?}");
        beside.close().await.unwrap();
        assert_eq!(store.change(one_more("t", 6, "6")).await.unwrap(), 7, "{taken:?}");
        store.close().await.unwrap();
        let store = Sqlite::open(&path).await.unwrap();
        assert_eq!(store.load("t").await.unwrap().record.actions.len(), 7, "{taken:?}");
    }
}

#[tokio::test]
async fn where_it_cannot_be_put_back_nothing_is_acknowledged() {
    let folder = tempdir().unwrap();
    let (home, away) = (folder.path().join("home"), folder.path().join("away"));
    std::fs::create_dir(&home).unwrap();
    let store = with_table(&home.join("t.db")).await;
    std::fs::rename(&home, &away).unwrap();
    for _ in 0..2 {
        let refused = store.change(one_more("t", 5, "5")).await.unwrap_err();
        assert!(matches!(refused, StoreError::Io { .. }), "{refused}");
    }
    // It mends when everything is where it was.
    std::fs::rename(&away, &home).unwrap();
    assert_eq!(store.change(one_more("t", 5, "5")).await.unwrap(), 6);

    // Another file in its place is left alone.
    std::fs::rename(home.join("t.db"), home.join("old.db")).unwrap();
    std::fs::write(home.join("t.db"), "mine").unwrap();
    let refused = store.probe().await.unwrap_err();
    assert!(matches!(refused, StoreError::Replaced), "{refused}");
    assert_eq!(std::fs::read(home.join("t.db")).unwrap(), b"mine");
    std::fs::rename(home.join("old.db"), home.join("t.db")).unwrap();
    assert_eq!(store.change(one_more("t", 6, "6")).await.unwrap(), 7);
}
