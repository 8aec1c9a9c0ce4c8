//! Several machines on one PostgreSQL server.
//!
//! On a machine without PostgreSQL there is nothing to test with: these tests then say so and pass, except where `CI=true`
//! promises that they run. `cargo xtask prepare` installs it.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test")]

#[allow(dead_code, reason = "each test program uses some of this")]
#[path = "../requests/browser.rs"]
mod browser;
mod chaos;
#[path = "../kill/dice.rs"]
mod dice;
mod house;
mod left;
mod losing;
mod moving;
mod network;
mod player;
mod rolling;
#[path = "../requests/server.rs"]
mod server;
mod sharing;
#[allow(dead_code, reason = "each test program uses some of this")]
#[path = "../requests/stream.rs"]
mod stream;
mod tls;
mod window;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use cluster::Postgres;

use browser::Browser;
use server::Server;

/// How long something may take on a starved machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Whether there is a PostgreSQL to test with.
fn can_run() -> bool {
    let installed = cluster::is_installed();
    assert!(installed || std::env::var_os("CI").is_none(), "PostgreSQL is missing: cargo xtask prepare");
    if !installed {
        println!("skipped: there is no PostgreSQL here; `cargo xtask prepare` installs it");
    }
    installed
}

/// A new database on the server that all tests share.
fn database() -> PathBuf {
    Postgres::shared().new_database()
}

/// A machine, for people who are faster than people are.
fn machine(database: &Path) -> Server {
    Server::start(database, &["--writes-per-second", "10000", "--tables-per-address", "0"])
}

/// Somebody who has been here.
fn browser(machine: &Server) -> Browser {
    let mut browser = Browser::new(&machine.address);
    assert_eq!(browser.get("/").status, 200);
    browser
}

/// Waits until there is something.
fn wait<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let asked = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(asked.elapsed() < PATIENCE, "{what} does not come");
        std::thread::sleep(Duration::from_millis(50));
    }
}
