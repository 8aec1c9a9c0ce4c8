//! Where the database is.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use store::Address;

/// The variable that names the database if `--database` does not: the packaged service sets it, and so may its
/// operator.
pub const VARIABLE: &str = "TIANXIA_DATABASE";

/// Which database a command works on.
#[derive(clap::Args)]
pub struct Database {
    /// The database file of the site, or its PostgreSQL server (postgres://user@host/name) [default: tianxia.db in your data folder, for example ~/.local/share/tianxia]
    #[arg(long, global = true, env = VARIABLE, value_name = "FILE")]
    database: Option<PathBuf>,
}

impl Database {
    /// Its file, or the address of its server.
    pub fn path(&self) -> anyhow::Result<PathBuf> {
        path(self.database.as_deref())
    }

    /// Its file, for what can only be done with one.
    pub fn file(&self) -> anyhow::Result<PathBuf> {
        let path = self.path()?;
        match Address::from(&path) {
            Address::File(_) => Ok(path),
            Address::Server(_) => {
                bail!(
                    "a PostgreSQL server has tools of its own for this: pg_dump and pg_restore, or pg_basebackup"
                )
            }
        }
    }
}

/// Waits for work that the store does.
pub fn wait<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("cannot start a thread")?.block_on(work)
}

/// The name of the file.
const FILE: &str = "tianxia.db";

/// The file that was asked for, or else the one in its fixed place.
pub fn path(asked: Option<&Path>) -> anyhow::Result<PathBuf> {
    match asked {
        Some(path) => Ok(path.to_owned()),
        None => Ok(home()?.join(FILE)),
    }
}

/// The folder of this program where the platform keeps the data of programs, such as ~/.local/share/tianxia.
fn home() -> anyhow::Result<PathBuf> {
    let base =
        choose_native_strategy().context("cannot find your home folder; choose a file with --database")?;
    Ok(base.data_dir().join("tianxia"))
}

/// The same, to serve it: the folder is made, and a message says so if there is still a file in the working folder, where
/// earlier versions kept it.
pub fn to_serve(asked: Option<&Path>) -> anyhow::Result<PathBuf> {
    let path = path(asked)?;
    if asked.is_some() {
        return Ok(path);
    }
    if Path::new(FILE).exists() && !path.exists() {
        anstream::eprintln!(
            "note: the {FILE} in this folder is not used: games are now kept in {}.\n      To go on with it: \
             tianxia --database {FILE}",
            path.display()
        );
    }
    let folder = home()?;
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let made = builder.recursive(true).create(&folder);
    made.with_context(|| {
        format!("cannot make the folder {}; choose a file with --database", folder.display())
    })?;
    Ok(path)
}
