//! No room: a full disk, a limit for the size of files, a file system that cannot be written.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use rustix::process::{Resource, Rlimit, prlimit};

use crate::house::{House, arguments};

/// A file system of its own, for as long as this lives.
struct Disk(PathBuf);

impl Disk {
    /// Nothing where this process may not mount; in CI it must.
    fn small(folder: &Path) -> Option<Disk> {
        let mount =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=3m", "tianxia-test"]).arg(folder).output();
        if mount.is_ok_and(|mount| mount.status.success()) {
            return Some(Disk(folder.to_owned()));
        }
        assert!(std::env::var_os("CI").is_none(), "tests in CI must be able to mount a file system");
        println!("skipped: this process may not mount a file system of its own");
        None
    }

    /// Takes all room that is left, and gives the file that has it.
    fn fill(&self) -> PathBuf {
        let path = self.0.join("ballast");
        let mut file = OpenOptions::new().append(true).create(true).open(&path).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
        path
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

#[test]
fn a_full_disk_is_told_and_mends() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = Disk::small(folder.path()) else { return };
    let database = folder.path().join("tianxia.db");
    let mut house = House::open(House::program(&database), &database);
    for _ in 0..20 {
        house.play().unwrap();
    }
    let ballast = disk.fill();
    house.play_until_refused();
    // A new table too.
    let answer = house.browser.post("/play/dragon", "");
    assert_eq!(answer.status, 503, "{}", answer.text);
    assert!(house.until_health(503).contains("full"));

    std::fs::remove_file(ballast).unwrap();
    house.until_health(200);
    for _ in 0..20 {
        house.play().unwrap();
    }
    disk.fill();
    house.play_until_refused();
    // Killed in the middle of it.
    house.kill_and_check();
}

#[test]
fn a_limit_for_the_size_of_files_does_not_end_the_site() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tianxia.db");
    // The soft limit, which can be raised again: a megabyte, of which making the schema takes half.
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -S -f 2000; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_tianxia")]);
    command.args(arguments()).arg(&database);
    let mut house = House::open(command, &database);
    assert_eq!(house.failed_writes(), Some(0.0));
    // An operator sees each failed write: of a player, and of somebody who talks, for whose few words there may still be room.
    let refused = (0..100).find_map(|_| {
        house.play_until_refused();
        let failed = house.failed_writes();
        assert!(failed > Some(0.0));
        house.chat().err().map(|(status, _)| (status, failed))
    });
    let (status, failed) = refused.expect("there is no room for anything");
    assert_eq!(status, 503);
    assert!(house.failed_writes() > failed);
    assert!(house.until_health(503).len() > 20);
    let none = Rlimit { current: None, maximum: None };
    prlimit(Some(house.server.pid()), Resource::Fsize, none).unwrap();
    house.until_health(200);
    for _ in 0..20 {
        house.play().unwrap();
    }
    house.kill_and_check();
}

#[test]
fn a_file_system_that_cannot_be_written_is_told_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let Some(_disk) = Disk::small(folder.path()) else { return };
    let database = folder.path().join("tianxia.db");
    let mut house = House::open(House::program(&database), &database);
    for _ in 0..20 {
        house.play().unwrap();
    }
    house.kill_and_check();
    let remounted = Command::new("mount").args(["-o", "remount,ro"]).arg(folder.path()).status().unwrap();
    assert!(remounted.success());
    let output = House::program(&database).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("opening the database") && said.contains("Read-only file system"), "{said}");
}
