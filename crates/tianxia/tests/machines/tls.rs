//! A server that is only reached by encrypted connections.

use std::path::{Path, PathBuf};
use std::process::Command;

use cluster::{Authority, Postgres};

use crate::server::Server;
use crate::stream::Stream;
use crate::{browser, can_run, machine};

/// The address of a database, with something about encryption.
fn with(database: &Path, more: &str) -> PathBuf {
    format!("{}?{more}", database.display()).into()
}

fn verified(database: &Path, authority: &Authority) -> PathBuf {
    with(database, &format!("sslmode=verify-full&sslrootcert={}", authority.certificate().display()))
}

/// Runs a command of the program; gives its exit code and all it says.
fn tianxia(words: &[&str], database: &Path) -> (Option<i32>, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    let done = program.args(words).arg(database).output().unwrap();
    (done.status.code(), String::from_utf8([done.stdout, done.stderr].concat()).unwrap())
}

#[test]
fn a_site_is_moved_served_and_looked_after_over_encrypted_connections() {
    if !can_run() {
        return;
    }
    let authority = Authority::new();
    let server = Postgres::encrypted(&authority);
    let database = verified(&server.new_database(), &authority);
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("tianxia.db");
    let small = Server::start(&file, &[]);
    let mut anna = browser(&small);
    let table = anna.table(&["me", "open"], "&public=yes");
    assert!(small.stop().0.success());
    let (code, told) = tianxia(&["move", "--from", file.to_str().unwrap(), "--to"], &database);
    assert_eq!((code, told.contains("1 table moved")), (Some(0), true), "{told}");

    let (one, two) = (machine(&database), machine(&database));
    let mut anna = anna.moved(&one.address);
    let mut stream = Stream::open(&anna, &table);
    // The machine hears of this because it listens, also encrypted.
    assert_eq!(browser(&two).post(&format!("{table}/sit"), "seat=1&name=Bruno").status, 204);
    stream.until("Bruno");
    const OPEN: &str = "FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE application_name = 'tianxia' AND NOT ssl";
    const LISTENING: &str = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE application_name = 'tianxia' AND ssl AND query LIKE 'LISTEN%'";
    assert_eq!(server.psql("postgres", &format!("SELECT count(*) {OPEN}")), "0");
    server.wait_for(LISTENING, "2");
    for command in [&["check"][..], &["admin", "tables", "--database"]] {
        let (code, told) = tianxia(command, &database);
        assert_eq!(code, Some(0), "{command:?}: {told}");
    }
    let (code, told) = tianxia(&["health"], Path::new(&one.address));
    assert_eq!(code, Some(0), "{told}");

    // All connections are lost, and come back as they were.
    server.cut();
    assert_eq!(anna.post(&format!("{table}/chat"), "text=still+here&request=1").status, 204);
    stream.until("still here");
    server.wait_for(LISTENING, "2");
    assert_eq!(server.psql("postgres", &format!("SELECT count(*) {OPEN}")), "0");
}

#[test]
fn whoever_cannot_be_trusted_is_refused_with_a_sentence() {
    if !can_run() {
        return;
    }
    let authority = Authority::new();
    let server = Postgres::encrypted(&authority);
    let database = server.new_database();
    let refused = |address: PathBuf, sentence: &str| {
        let (code, told) = tianxia(&["serve", "--listen", "127.0.0.1:0", "--database"], &address);
        assert_eq!((code, told.contains(sentence)), (Some(2), true), "{}: {told}", address.display());
    };
    // It is not known who the server is, but nobody listens in; that is done without being asked for as well.
    for fine in [database.clone(), with(&database, "sslmode=require")] {
        let machine = machine(&fine);
        browser(&machine).table(&["me", "me"], "");
    }
    refused(with(&database, "sslmode=disable"), "no encryption");
    refused(
        verified(&database, &Authority::new()),
        "the connection to the database server cannot be trusted",
    );
    refused(
        with(&database, "sslmode=verify-full"),
        "the connection to the database server cannot be trusted",
    );
    // The certificate names 127.0.0.1, not the host.
    let elsewhere = database.display().to_string().replace("127.0.0.1", "localhost");
    refused(verified(Path::new(&elsewhere), &authority), "cannot be trusted");
    refused(with(&database, "sslmode=perhaps"), "sslmode is `perhaps`, but it can only be disable, prefer");
    refused(with(&database, "sslmode=verify-full&sslrootcert=/nowhere"), "cannot be read");
    // And a server that does not encrypt is not taken for one that does.
    refused(with(&crate::database(), "sslmode=require"), "server does not support TLS");
    // A misspelt word is no less refused than a wrong one.
    for command in [&["check"][..], &["admin", "tables", "--database"]] {
        let (code, told) = tianxia(command, &with(&database, "sslmod=require"));
        assert_eq!((code, told.contains("there is no `sslmod`")), (Some(2), true), "{command:?}: {told}");
    }
}
