//! Databases on a server in place of files, for tests that run on either.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::{Postgres, run, tool};

/// Which database stands for which file.
static DATABASES: Mutex<BTreeMap<PathBuf, PathBuf>> = Mutex::new(BTreeMap::new());

/// Whether every site of a test is to run on two machines with nginx in front of them, because `TIANXIA_TEST_MACHINES` is set.
pub fn on_two_machines() -> bool {
    std::env::var_os("TIANXIA_TEST_MACHINES").is_some()
}

/// Whether tests are to use a server instead of files, because `TIANXIA_TEST_POSTGRES` or `TIANXIA_TEST_MACHINES` is set.
pub fn on_a_server() -> bool {
    std::env::var_os("TIANXIA_TEST_POSTGRES").is_some() || on_two_machines()
}

/// The database that a test uses instead of a file: the file itself, unless tests are to use a server. The same file always has the
/// same database.
pub fn instead_of(file: &Path) -> PathBuf {
    if !on_a_server() || file.starts_with("postgres:") {
        return file.to_owned();
    }
    let mut databases = DATABASES.lock().unwrap();
    databases.entry(file.to_owned()).or_insert_with(|| Postgres::shared().new_database()).clone()
}

/// Whoever has copied a file has copied its database as well, also if that is on a server. Nobody may be using it.
pub fn copied(from: &Path, to: &Path) {
    if on_a_server() {
        let address = instead_of(from);
        let name = address.file_name().and_then(|name| name.to_str()).unwrap();
        let copy = Postgres::shared().new_database_like(name);
        DATABASES.lock().unwrap().insert(to.to_owned(), copy);
    }
}

/// All bytes in the folder of a database; if it is on a server, all that it holds as well.
pub fn bytes_around(file: &Path) -> Vec<u8> {
    let files = fs::read_dir(file.parent().unwrap()).unwrap();
    let mut bytes: Vec<u8> = files.flat_map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
    if on_a_server() {
        bytes.extend(run(tool("pg_dump").arg("--dbname").arg(instead_of(file))).into_bytes());
    }
    bytes
}
