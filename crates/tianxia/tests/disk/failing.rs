//! A disk that says it cannot write: strace makes the calls of the running site fail.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::house::House;

/// Makes some calls of a process fail for as long as this lives.
struct Failing(Child);

impl Failing {
    /// Nothing where this process may not look into others; in CI it must.
    fn of(process: Pid, calls: &str) -> Option<Failing> {
        let inject = format!("inject={calls}:error=EIO");
        let process = process.as_raw_nonzero().to_string();
        let mut strace = Command::new("strace")
            .args(["-f", "-p", &process, "-e", &format!("trace={calls}"), "-e", &inject])
            .stderr(Stdio::piped())
            .spawn()
            .expect("the Debian package strace: see `cargo xtask prepare`");
        let mut told = BufReader::new(strace.stderr.take().unwrap());
        let failing = Failing(strace);
        let mut line = String::new();
        told.read_line(&mut line).unwrap();
        if line.contains("attached") {
            // What it tells about each call must go somewhere.
            std::thread::spawn(move || told.lines().count());
            return Some(failing);
        }
        assert!(std::env::var_os("CI").is_none(), "tests in CI must be able to use strace: {line}");
        println!("skipped: this process may not use strace: {line}");
        None
    }
}

impl Drop for Failing {
    /// It lets go of the process before it ends.
    fn drop(&mut self) {
        let _ = kill_process(Pid::from_child(&self.0), Signal::TERM);
        let _ = self.0.wait();
    }
}

/// The site plays, meets these failures, mends when they are over, meets them again and is killed.
fn survives(calls: &str) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tianxia.db");
    let mut house = House::open(House::program(&database), &database);
    for _ in 0..20 {
        house.play().unwrap();
    }
    let Some(failing) = Failing::of(house.server.pid(), calls) else { return };
    house.play_until_refused();
    assert!(house.until_health(503).len() > 20);
    drop(failing);
    house.until_health(200);
    for _ in 0..20 {
        house.play().unwrap();
    }
    let failing = Failing::of(house.server.pid(), calls);
    house.play_until_refused();
    house.kill_and_check();
    drop(failing);
}

#[test]
fn a_disk_that_cannot_sync_is_told_and_mends() {
    survives("fsync,fdatasync");
}

#[test]
fn a_disk_that_cannot_write_is_told_and_mends() {
    survives("pwrite64");
}
