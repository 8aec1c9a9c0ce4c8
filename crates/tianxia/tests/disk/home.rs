//! Where the database is when nobody says.

use std::process::Command;

use crate::browser::Browser;
use crate::server::Server;

#[test]
fn games_are_kept_in_the_data_folder() {
    let folder = tempfile::tempdir().unwrap();
    let work = folder.path().join("work");
    std::fs::create_dir(&work).unwrap();
    std::fs::write(work.join("tianxia.db"), "").unwrap();
    let notes = std::fs::File::create(folder.path().join("notes")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    command.args(["--listen", "127.0.0.1:0"]).current_dir(&work).stderr(notes);
    let server =
        Server::of(command.env("HOME", folder.path()).env("XDG_DATA_HOME", folder.path().join("data")));
    assert_eq!(Browser::new(&server.address).get("/healthz").status, 200);
    server.stop();
    let database = folder.path().join("data/tianxia/tianxia.db");
    assert!(database.metadata().unwrap().len() > 10_000);
    assert_eq!(std::fs::read(work.join("tianxia.db")).unwrap(), b"");
    let notes = std::fs::read_to_string(folder.path().join("notes")).unwrap();
    assert!(notes.contains("--database tianxia.db") && notes.contains(database.to_str().unwrap()), "{notes}");
}
