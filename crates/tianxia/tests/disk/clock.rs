//! Clocks that go wrong, by libfaketime: no game is lost for good.

use std::path::Path;
use std::process::Command;

use store::{Deed, Entry, Sqlite, Store, Which};

use crate::browser::Browser;
use crate::house::House;
use crate::server::Server;

/// The site on a clock of its own. Its log goes to a file beside the database.
fn open(database: &Path, clock: (&str, &str)) -> Server {
    let log = std::fs::File::create(database.with_extension("log")).unwrap();
    let mut command = House::program(database);
    command
        .env("LD_PRELOAD", preload())
        .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
        .env("FAKETIME_NO_CACHE", "1");
    Server::of(command.env(clock.0, clock.1).env("TIANXIA_LOG", "info").stderr(log))
}

/// The site on a clock that is wrong by this much.
fn open_at(database: &Path, offset: &str) -> Server {
    open(database, ("FAKETIME", offset))
}

/// The library that gives a program its time. `faketime` itself would stay between us and the program, and be
/// killed in its place.
fn preload() -> String {
    let asked = Command::new("faketime").args(["-m", "-f", "+0", "printenv", "LD_PRELOAD"]).output();
    let asked = asked.expect("the Debian package faketime: see `cargo xtask prepare`");
    String::from_utf8(asked.stdout).unwrap().trim().to_owned()
}

/// Waits until the site has written this into its log.
fn until_logged(database: &Path, text: &str) {
    for _ in 0..600 {
        let log = std::fs::read_to_string(database.with_extension("log")).unwrap();
        if log.contains(text) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("never logged: {text}");
}

const JUMPED: &str = "the clock has jumped";
const REFUSED: &str = "has not run evenly for a day yet";
const PUT_AWAY: &str = "abandoned tables were put away";

/// Makes a table at a site, and gives its id.
fn table(server: &Server) -> String {
    let path = Browser::new(&server.address).table(&["me", "me"], "");
    path.trim_start_matches("/t/").to_owned()
}

fn is_there(server: &Server, table: &str) -> bool {
    match Browser::new(&server.address).get(&format!("/t/{table}")).status {
        200 => true,
        404 => false,
        other => panic!("{other}"),
    }
}

#[test]
fn a_clock_that_jumps_loses_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tianxia.db");
    let server = open_at(&database, "-40d");
    let abandoned = table(&server);
    until_logged(&database, REFUSED);
    server.stop();
    // As the days go by, the table stays for thirty of them.
    for day in ["-34d", "-28d", "-22d", "-16d", "-11d"] {
        assert!(is_there(&open_at(&database, day), &abandoned), "{day}");
    }
    // Two years back: somebody plays meanwhile; and then right.
    let server = open_at(&database, "-2y");
    until_logged(&database, "jumped back");
    until_logged(&database, REFUSED);
    let then = table(&server);
    server.stop();
    let server = open_at(&database, "-11d");
    until_logged(&database, "jumped ahead");
    until_logged(&database, REFUSED);
    assert!(is_there(&server, &then) && is_there(&server, &abandoned));
    server.stop();
    // Forty days ahead.
    let server = open_at(&database, "+29d");
    until_logged(&database, "jumped ahead");
    until_logged(&database, REFUSED);
    assert!(is_there(&server, &then) && is_there(&server, &abandoned));
    server.stop();
    let server = open_at(&database, "-10d");
    until_logged(&database, "jumped back");
    until_logged(&database, REFUSED);
    assert!(is_there(&server, &then) && is_there(&server, &abandoned));
    server.stop();
    // A right clock that runs on puts away what nobody plays, and it can be had back.
    let server = open_at(&database, "-8d");
    until_logged(&database, PUT_AWAY);
    assert!(!is_there(&server, &abandoned) && !is_there(&server, &then));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let beside = Sqlite::open_beside(&database).await.unwrap();
        let at = beside.deleted(9).await.unwrap()[0].at;
        for id in [&abandoned, &then] {
            let entry = Entry { at, ..Entry::default() };
            beside.operate(Deed::Restore { table: id.to_owned() }, entry).await.unwrap();
        }
        beside.close().await.unwrap();
    });
    assert!(is_there(&server, &abandoned) && is_there(&server, &then));
    server.stop();
    let log = std::fs::read_to_string(database.with_extension("log")).unwrap();
    assert!(!log.contains(JUMPED), "{log}");
    assert!(is_there(&open_at(&database, "-7d"), &then));
}

/// A clock that is wrong for days runs evenly. It still removes nothing for good before somebody can read about it.
#[test]
fn a_clock_that_stays_wrong_removes_nothing_for_good() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tianxia.db");
    let server = open_at(&database, "+40d");
    until_logged(&database, REFUSED);
    let mut anna = Browser::new(&server.address);
    let tables: Vec<String> = (0..=store::MANY).map(|_| anna.table(&["me", "me"], "")).collect();
    server.stop();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let deleted = || {
        runtime.block_on(async {
            let beside = Sqlite::open_beside(&database).await.unwrap();
            let deleted = beside.deleted(99).await.unwrap().len();
            beside.close().await.unwrap();
            deleted
        })
    };
    runtime.block_on(async {
        // By the right clock.
        let beside = Sqlite::open_beside(&database).await.unwrap();
        for table in beside.list(Which::Running).await.unwrap() {
            let entry = Entry { at: table.created - 40 * 24 * 60 * 60 * 1000, ..Entry::default() };
            let table = table.id;
            beside.operate(Deed::Delete { table, why: "tried".into() }, entry).await.unwrap();
        }
        beside.close().await.unwrap();
    });
    for day in ["+42d", "+46d"] {
        let server = open_at(&database, day);
        until_logged(&database, "would be removed for good at once");
        server.stop();
        assert_eq!(deleted(), tables.len(), "{day}");
    }
    // A week after the first warning nobody has said anything.
    let server = open_at(&database, "+50d");
    until_logged(&database, "were removed for good");
    server.stop();
    assert_eq!(deleted(), 0);
}

/// The site looks at its clock every 20 seconds.
#[test]
fn a_clock_that_jumps_under_a_running_site_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tianxia.db");
    let time = folder.path().join("time");
    std::fs::write(&time, "+0").unwrap();
    let server = open(&database, ("FAKETIME_TIMESTAMP_FILE", time.to_str().unwrap()));
    let here = table(&server);
    until_logged(&database, REFUSED);
    std::fs::write(&time, "+40d").unwrap();
    until_logged(&database, "jumped ahead");
    assert!(is_there(&server, &here));
}

#[test]
fn bots_take_free_seats_when_the_time_has_come_that_somebody_chose() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tianxia.db");
    let server = open_at(&database, "+0");
    let mut anna = Browser::new(&server.address);
    let answer = anna.post("/find", "game=dragon&players=3&bots=10&name=Anna");
    let table = answer.headers["location"].to_str().unwrap().to_owned();
    assert!(anna.get(&table).text.contains("within 10 minutes"));
    server.stop();
    // Nine minutes later nobody has come, eleven minutes later bots have.
    let server = open_at(&database, "+9m");
    let mut anna = anna.moved(&server.address);
    assert!(!anna.get(&table).text.contains("id=\"board\""));
    server.stop();
    let server = open_at(&database, "+11m");
    let mut anna = anna.moved(&server.address);
    let mut tries = 0;
    while !anna.get(&table).text.contains("id=\"board\"") {
        tries += 1;
        assert!(tries < 600, "no bot comes");
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    assert!(anna.get(&table).text.contains("bot: adept"));
}
