//! A site is moved from its file to a server.

use std::process::Command;

use crate::server::Server;
use crate::{browser, can_run, database};

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

fn main_of(page: &str) -> &str {
    crate::browser::between(page, "<main", "</main>").expect("a page")
}

/// Runs `tianxia move`; gives its exit code and all it says.
fn carry(from: &std::path::Path, to: &std::path::Path) -> (Option<i32>, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    let done = program.arg("move").arg("--from").arg(from).arg("--to").arg(to).output().unwrap();
    (done.status.code(), String::from_utf8([done.stdout, done.stderr].concat()).unwrap())
}
