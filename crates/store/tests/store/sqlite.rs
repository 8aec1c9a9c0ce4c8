//! What the store in a file must do besides.

use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use store::{Change, Sqlite, Store, StoreError, Which};
use tempfile::tempdir;

use crate::{one_more, steps, table};

/// The file as anybody opens it.
async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

#[tokio::test]
async fn a_file_opens_again_with_everything() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.create(table("t", 3)).await.unwrap();
    store.change(one_more("t", 0, "a")).await.unwrap();
    let before = store.load("t").await.unwrap();
    let secret = store.secret("cookie", b"key").await.unwrap();
    store.close().await.unwrap();
    // Closing leaves one file, which can be copied, and the lock.
    let mut files: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["t.db", "t.db-lock"]);

    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.load("t").await.unwrap(), before);
    assert_eq!(store.secret("cookie", b"other").await.unwrap(), secret);
    assert_eq!(store.change(one_more("t", 1, "b")).await.unwrap(), 2);
}

#[tokio::test]
async fn closing_finishes_what_was_asked() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    let asked: Vec<_> = (0..100)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.create(table(&format!("t{n}"), n)).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await.unwrap();
    let mut done = 0;
    for asked in asked {
        match asked.await.unwrap() {
            Ok(()) => done += 1,
            Err(StoreError::Closed) => {}
            Err(other) => panic!("{other}"),
        }
    }
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.list(Which::Running).await.unwrap().len(), done);
    assert!(done > 0);
}

#[tokio::test]
async fn the_file_has_a_log_and_is_private() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    let _store = Sqlite::open(&path).await.unwrap();
    let mode: (String,) =
        sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut raw(&path).await).await.unwrap();
    assert_eq!(mode.0, "wal");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        for file in ["t.db", "t.db-wal"] {
            let mode = std::fs::metadata(folder.path().join(file)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{file}");
        }
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_store() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    std::fs::write(&path, "").unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    store.create(table("t", 0)).await.unwrap();
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    Sqlite::open(&path).await.unwrap().close().await.unwrap();
    const LATER: &str =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (99, 'later', TRUE, x'00', 0)";
    raw(&path).await.execute(LATER).await.unwrap();
    let refused = Sqlite::open(&path).await.err().unwrap();
    assert!(matches!(refused, StoreError::TooNew { found: 99, .. }), "{refused}");
    assert!(refused.to_string().contains("newer version of this program"), "{refused}");
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    std::fs::write(&path, "Dear diary, ".repeat(100)).unwrap();
    let refused = Sqlite::open(&path).await.err().unwrap();
    assert!(matches!(refused, StoreError::Io { .. }), "{refused}");
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("Dear diary"));
    let nowhere = Sqlite::open(&folder.path().join("no/such/folder.db")).await.err().unwrap();
    assert!(matches!(nowhere, StoreError::Io { .. }), "{nowhere}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failure_harms_nobody_else_in_its_group() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    const TRAP: &str = "CREATE TRIGGER trap BEFORE INSERT ON changes WHEN NEW.request LIKE 'bad%'
        BEGIN SELECT RAISE(ROLLBACK, 'as if the disk had failed'); END";
    raw(&path).await.execute(TRAP).await.unwrap();
    for n in 0..50 {
        store.create(table(&format!("t{n}"), n)).await.unwrap();
    }
    let write = |n: usize| {
        let (store, id) = (store.clone(), format!("t{n}"));
        let request = if n.is_multiple_of(10) { "bad" } else { "good" };
        tokio::spawn(async move { store.change(one_more(&id, 0, request)).await })
    };
    let tasks: Vec<_> = (0..50).map(write).collect();
    for (n, task) in tasks.into_iter().enumerate() {
        let done = task.await.unwrap();
        if n.is_multiple_of(10) {
            assert!(matches!(done, Err(StoreError::Database { .. })), "{done:?}");
        } else {
            assert_eq!(done.unwrap(), 1);
        }
        let kept = store.load(&format!("t{n}")).await.unwrap();
        assert_eq!(kept.version, u64::from(!n.is_multiple_of(10)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_get_several_changes_in_one_group() {
    let folder = tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("t.db")).await.unwrap());
    store.create(table("t", 0)).await.unwrap();
    // Sent twice at once: the same answer, done once.
    let click = || {
        let store = store.clone();
        tokio::spawn(async move { store.change(one_more("t", 0, "click")).await.unwrap() })
    };
    for task in [click(), click(), click()] {
        assert_eq!(task.await.unwrap(), 1);
    }
    assert_eq!(store.load("t").await.unwrap().record.actions, steps(&["click"]));
    let next = Change::append("t", 1, "next", 1, steps(&["a", "b"]), 0);
    assert_eq!(store.change(next).await.unwrap(), 2);
}

#[tokio::test]
async fn an_undo_loop_does_not_make_a_table_longer_and_longer() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.create(table("t", 0)).await.unwrap();
    for version in (0..4096).step_by(2) {
        let forth = Change::append("t", version, &format!("{version} play"), 0, steps(&["x"]), 0);
        store.change(forth).await.unwrap();
        store.change(Change::rewind("t", version + 1, &format!("{} undo", version + 1), 0, 0)).await.unwrap();
    }
    let rows: (i64,) =
        sqlx::query_as("SELECT count(*) FROM changes").fetch_one(&mut raw(&path).await).await.unwrap();
    assert!(rows.0 <= 1026, "{rows:?}");
    assert_eq!(store.load("t").await.unwrap().version, 4096);
}

#[tokio::test]
async fn words_given_again_and_again_do_not_make_a_table_longer() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("t.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.create(table("t", 0)).await.unwrap();
    let words = |version: u64| vec![version.to_string(), String::new(), "dragon".into()];
    for version in 0..3000 {
        let change = Change::append("t", version, &format!("{version} words"), 0, Vec::new(), 0);
        store.change(Change { contributions: Some(words(version)), ..change }).await.unwrap();
    }
    assert_eq!(store.load("t").await.unwrap().record.contributions, words(2999));
    // The last words are kept long after they were given.
    for version in (3000..6144).step_by(2) {
        let forth = Change::append("t", version, &format!("{version} play"), 0, steps(&["x"]), 0);
        store.change(forth).await.unwrap();
        store.change(Change::rewind("t", version + 1, &format!("{} undo", version + 1), 0, 0)).await.unwrap();
    }
    let rows: (i64,) =
        sqlx::query_as("SELECT count(*) FROM changes").fetch_one(&mut raw(&path).await).await.unwrap();
    assert!(rows.0 <= 1027, "{rows:?}");
    let kept = store.load("t").await.unwrap();
    assert_eq!((kept.version, kept.record.contributions), (6144, words(2999)));
}
