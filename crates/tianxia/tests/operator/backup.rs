//! A backup holds everything that was acknowledged, whatever is going on; a restore brings back exactly what was backed up.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use store::{Inspector, StoreError};

use crate::browser::Browser;
use crate::tool::{Place, ends, id, play, succeeds, text, visitor, wait};

/// Acknowledged actions of each table.
type Done = Mutex<BTreeMap<String, u64>>;

#[test]
fn a_backup_under_load_has_everything_that_was_acknowledged() {
    const PLAYERS: usize = 3;
    let place = Place::new();
    let server = place.serve();
    let (done, stop) = (Done::default(), AtomicBool::new(false));
    let (tell, told) = channel();
    std::thread::scope(|scope| {
        for _ in 0..PLAYERS {
            let (mut browser, tell, done, stop) = (visitor(&server), tell.clone(), &done, &stop);
            scope.spawn(move || keep_playing(&mut browser, done, stop, &tell));
        }
        for round in 0..4 {
            for _ in 0..20 {
                told.recv_timeout(Duration::from_secs(30)).expect("people play on");
            }
            let before = done.lock().unwrap().clone();
            let file = place.file(&format!("{round}.backup"));
            let printed = succeeds(&["backup", &file, "--database", &place.database()]);
            let bytes = std::fs::metadata(&file).unwrap().len();
            assert!(printed.contains(&format!(" tables, {bytes} bytes: {file}")), "{printed}");
            holds(Path::new(&file), &before);
            succeeds(&["check", &file]);
        }
        stop.store(true, Ordering::Relaxed);
    });
    // All of it is still in the database's log: a copy of the file alone has none of these tables.
    let copied = place.file("copied");
    std::fs::copy(&place.database, &copied).unwrap();
    let copied = wait(async { Inspector::open(Path::new(&copied)).await?.ids().await });
    let lost = match copied {
        Ok(ids) => done.lock().unwrap().keys().any(|table| !ids.contains(table)),
        Err(StoreError::Foreign(_)) => true,
        Err(error) => panic!("{error}"),
    };
    assert!(lost, "`cp` would have done, so the test proves nothing");
}

fn keep_playing(browser: &mut Browser, done: &Done, stop: &AtomicBool, tell: &Sender<()>) {
    let mut table = browser.table(&["me", "me"], "");
    while !stop.load(Ordering::Relaxed) {
        let Some(choices) = browser.choices(&table) else {
            table = browser.table(&["me", "me"], "");
            continue;
        };
        let answer = browser.act(&table, &choices, &choices.actions[0]);
        assert_eq!(answer.status, 204, "{}", answer.text);
        *done.lock().unwrap().entry(id(&table).to_owned()).or_default() += 1;
        // Nobody listens at the very end.
        let _ = tell.send(());
    }
}

/// Whether each table of a copy has at least these actions.
fn holds(copy: &Path, expected: &BTreeMap<String, u64>) {
    wait(async {
        let mut copy = Inspector::open(copy).await.unwrap();
        for (table, &actions) in expected {
            let found = copy.table(table).await.unwrap();
            // Version 1 is the beginning, which nobody chose.
            assert!(found.kept.version > actions, "{table}: {} after {actions} actions", found.kept.version);
        }
    });
}

#[test]
fn a_backup_is_private_and_never_written_over_something_by_accident() {
    let place = Place::new();
    let (database, file) = (place.database(), place.file("kept"));
    ends(&["backup", &file, "--database", &database], 2, &["there is no database", "tianxia.db"]);
    assert!(!place.database.exists(), "looking for a database does not make one");
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "");
    play(&mut anna, &table, 2);
    succeeds(&["backup", &file, "--database", &database]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let first = std::fs::read(&file).unwrap();
    play(&mut anna, &table, 2);
    ends(&["backup", &file, "--database", &database], 2, &["is there already", "--force"]);
    assert_eq!(std::fs::read(&file).unwrap(), first);
    succeeds(&["backup", &file, "--database", &database, "--force"]);
    assert_ne!(std::fs::read(&file).unwrap(), first);
    ends(&["backup", &database, "--database", &database, "--force"], 2, &["in use"]);
    let nowhere = text(&place.folder.path().join("nowhere/kept"));
    ends(&["backup", &nowhere, "--database", &database], 2, &["cannot write in", "nowhere"]);
    let left: Vec<_> =
        std::fs::read_dir(place.folder.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_str().unwrap().starts_with(".tianxia")), "{left:?}");
}

#[test]
fn a_backup_becomes_the_database_again_and_the_way_back_is_open() {
    let place = Place::new();
    let (database, file) = (place.database(), place.file("kept"));
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "");
    play(&mut anna, &table, 4);
    let then = anna.get(&table).text;
    succeeds(&["backup", &file, "--database", &database]);
    play(&mut anna, &table, 4);
    let now = anna.get(&table).text;
    assert_ne!(then, now);
    // Not under a running site.
    let files = || std::fs::read_dir(place.folder.path()).unwrap().count();
    let before = files();
    ends(&["restore", &file, "--database", &database], 2, &["already serving", "tianxia.db"]);
    assert_eq!((anna.get(&table).text, files()), (now.clone(), before), "nothing has changed");
    // Killed, so that what was played last is in the log only.
    server.kill();

    let printed = succeeds(&["restore", &file, "--database", &database]);
    let server = place.serve();
    let mut anna = anna.moved(&server.address);
    assert_eq!(anna.get(&table).text, then, "Anna is known, and the table is as it was");
    play(&mut anna, &table, 1);
    assert!(server.stop().0.success());

    // The command says how to go back, and that works as it stands.
    let back = printed.lines().find_map(|line| line.trim().strip_prefix("tianxia ")).unwrap();
    succeeds(&back.split(' ').collect::<Vec<_>>());
    let server = place.serve();
    let mut anna = anna.moved(&server.address);
    assert_eq!(anna.get(&table).text, now);
    play(&mut anna, &table, 1);
    let entries = succeeds(&["admin", "audit", "--database", &database]);
    assert!(entries.contains("restore-backup"), "{entries}");
}

#[test]
fn a_faulty_backup_is_refused_and_a_lost_database_is_brought_back() {
    let place = Place::new();
    let (database, file) = (place.database(), place.file("kept"));
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "");
    play(&mut anna, &table, 4);
    assert!(server.stop().0.success());
    succeeds(&["backup", &file, "--database", &database]);
    let before = std::fs::read(&database).unwrap();
    ends(&["restore", &database, "--database", &database], 2, &["is the database itself"]);
    ends(&["restore", &place.file("none"), "--database", &database], 2, &["there is no database"]);

    let faulty = Place { database: place.folder.path().join("faulty"), ..Place::new() };
    std::fs::copy(&file, &faulty.database).unwrap();
    faulty.sql("UPDATE changes SET steps = json_set(steps, '$[0][1]', 'x') WHERE version = 3");
    let told = ends(&["restore", &faulty.database(), "--database", &database], 2, &["--force"]);
    assert!(told.out.contains(&format!("table {}: step ", id(&table))), "{told:?}");
    assert_eq!(std::fs::read(&database).unwrap(), before, "nothing has changed");

    // The disk has eaten the database: there is nothing to set aside.
    std::fs::remove_file(&database).unwrap();
    let printed = succeeds(&["restore", &file, "--database", &database]);
    assert!(!printed.contains("before"), "{printed}");
    let server = place.serve();
    let mut anna = anna.moved(&server.address);
    play(&mut anna, &table, 1);
    drop(server);

    // What is there is damaged: it is set aside all the same.
    std::fs::write(&database, "rubbish ".repeat(4096)).unwrap();
    succeeds(&["restore", &file, "--database", &database]);
    let server = place.serve();
    let mut anna = anna.moved(&server.address);
    play(&mut anna, &table, 1);
}
