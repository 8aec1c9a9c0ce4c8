//! A site is moved from its file to a server.

use std::path::Path;
use std::process::{Command, Stdio};

use cluster::Postgres;
use store::{Database, Store};

use crate::server::Server;
use crate::{browser, can_run, database, wait};

#[test]
fn a_site_is_moved_with_everything() {
    if !can_run() {
        return;
    }
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("tianxia.db");
    let small = Server::start(&file, &["--writes-per-second", "10000"]);
    let mut anna = browser(&small);
    let table = anna.table(&["me", "me"], "");
    for _ in 0..10 {
        let choices = anna.choices(&table).expect("Anna is asked");
        assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
    }
    assert_eq!(anna.post(&format!("{table}/chat"), "text=it's+%22here%22+%E9%BE%8D&request=1").status, 204);
    let server = database();
    let (running, told) = carry(&file, &server);
    assert_eq!(running, Some(2), "a site that is served stays where it is: {told}");
    let before = anna.get(&table).text;
    assert!(small.stop().0.success());
    for (expected, sentence) in [(Some(0), "1 table moved"), (Some(2), "already holds a site")] {
        let (code, told) = carry(&file, &server);
        assert_eq!(code, expected, "{told}");
        assert!(told.contains(sentence), "{told}");
    }
    let large = Server::start(&server, &["--writes-per-second", "10000"]);
    let mut anna = anna.moved(&large.address);
    assert_eq!(main_of(&anna.get(&table).text), main_of(&before), "the same page, with the same cookie");
    let choices = anna.choices(&table).expect("Anna is asked");
    assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
}

#[test]
fn a_move_that_is_killed_goes_on_where_it_stopped() {
    if !can_run() {
        return;
    }
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("tianxia.db");
    let small = Server::start(&file, &["--writes-per-second", "10000", "--tables-per-address", "0"]);
    let mut anna = browser(&small);
    let tables: Vec<String> = (0..3).map(|_| anna.table(&["me", "me"], "")).collect();
    let choices = anna.choices(&tables[2]).expect("Anna is asked");
    assert_eq!(anna.act(&tables[2], &choices, &choices.actions[0]).status, 204);
    let before = anna.get(&tables[2]).text;
    assert!(small.stop().0.success());
    let server = database();
    let name = server.file_name().and_then(|name| name.to_str()).unwrap();
    let psql = |statement: &str| Postgres::shared().psql(name, statement);
    make_schema(&server);
    // It gets as far as the changes, and no farther.
    psql(
        "CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql
            AS $$ BEGIN PERFORM pg_sleep(1000); RETURN NULL; END $$;
        CREATE TRIGGER hold BEFORE INSERT ON changes FOR EACH STATEMENT EXECUTE FUNCTION hold()",
    );
    let mut killed = mover(&file, &server).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    const HELD: &str = "SELECT count(*) FROM pg_stat_activity
        WHERE wait_event = 'PgSleep' AND datname = current_database()";
    wait("the changes' turn", || (psql(HELD) == "1").then_some(()));
    killed.kill().unwrap();
    killed.wait().unwrap();
    psql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE wait_event = 'PgSleep' AND datname = current_database()",
    );
    psql("DROP TRIGGER hold ON changes");
    assert_eq!(
        (psql("SELECT count(*) FROM tables"), psql("SELECT count(*) FROM changes")),
        ("3".into(), "0".into())
    );
    let mut served = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    let served =
        served.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(&server).output().unwrap();
    let told = String::from_utf8_lossy(&served.stderr);
    assert!(!served.status.success() && told.contains("tianxia move"), "half a site is not served: {told}");
    let (code, told) = carry(&file, &server);
    assert_eq!((code, told.contains("3 tables moved")), (Some(0), true), "{told}");
    let large = Server::start(&server, &[]);
    let mut anna = anna.moved(&large.address);
    assert_eq!(main_of(&anna.get(&tables[2]).text), main_of(&before), "the same page, with the same cookie");
}

/// What the first machine would make of a new database, without the keys that it would invent.
fn make_schema(server: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { Database::open(server).await.unwrap().close().await.unwrap() });
}

fn main_of(page: &str) -> &str {
    crate::browser::between(page, "<main", "</main>").expect("a page")
}

/// Runs `tianxia move`; gives its exit code and all it says.
fn carry(from: &Path, to: &Path) -> (Option<i32>, String) {
    let done = mover(from, to).output().unwrap();
    (done.status.code(), String::from_utf8([done.stdout, done.stderr].concat()).unwrap())
}

fn mover(from: &Path, to: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    program.arg("move").arg("--from").arg(from).arg("--to").arg(to);
    program
}
