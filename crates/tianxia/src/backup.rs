//! `tianxia backup`: a consistent copy of the database, even while the site runs.

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anstream::println;
use anyhow::{Context, bail};
use store::Inspector;
use tempfile::NamedTempFile;

use crate::check::count;
use crate::database::{self, Database};

/// What to copy, and where to.
#[derive(clap::Args)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The file to write
    file: PathBuf,
    #[command(flatten)]
    database: Database,
    /// Overwrite an existing file
    #[arg(long)]
    force: bool,
}

const AFTER: &str = "\
The site may keep running, and nobody has to wait. The copy holds everything that was acknowledged before it \
began, including what is still in the database's log (a plain `cp` of the file would lose that). It appears under \
its name only when it is complete and on disk. It contains the site's keys, so only you can read it.

Examples:
  tianxia backup /backup/tianxia-$(date +%F).db
  tianxia check /backup/tianxia-2026-11-16.db
  tianxia restore /backup/tianxia-2026-11-16.db";

pub fn run(args: &Args) -> anyhow::Result<()> {
    let (from, to) = (args.database.file()?, args.file.as_path());
    if to.exists() && !args.force {
        bail!("{} is there already; --force writes over it", to.display());
    }
    // A program that writes to that file would go on writing to a file that no longer has a name.
    if to.exists() && beside(to, "-wal").exists() {
        bail!("{} is a database in use: please choose another name for the backup", to.display());
    }
    let copy = database::wait(copy_beside(&from, to))?;
    let (bytes, tables) = (copy.file.as_file().metadata()?.len(), count(copy.tables, "table"));
    copy.put(to, args.force)?;
    println!("{tables}, {bytes} bytes: {}", to.display());
    Ok(())
}

/// A copy that has no name of its own yet; it disappears if it does not get one.
pub struct Copy {
    pub file: NamedTempFile,
    /// How many tables it holds.
    pub tables: u64,
}

/// Copies a database into its folder, and makes sure that it is on disk.
pub async fn copy_beside(from: &Path, to: &Path) -> anyhow::Result<Copy> {
    let folder = folder(to);
    let mut source = Inspector::open(from).await?;
    // Nobody else may read it: it holds secrets.
    let file = NamedTempFile::with_prefix_in(".tianxia-", folder)
        .with_context(|| format!("cannot write in {}", folder.display()))?;
    source.copy_into(file.path()).await?;
    source.close().await?;
    file.as_file().sync_all().with_context(|| format!("cannot write {}", to.display()))?;
    let mut copy = Inspector::open(file.path()).await?;
    let tables = copy.ids().await?.len() as u64;
    copy.close().await?;
    Ok(Copy { file, tables })
}

impl Copy {
    /// Gives the copy its final name.
    pub fn put(self, to: &Path, over: bool) -> anyhow::Result<()> {
        let named = if over { self.file.persist(to) } else { self.file.persist_noclobber(to) };
        match named {
            Ok(_) => sync_folder(to),
            Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {
                bail!("{} has appeared meanwhile; --force writes over it", to.display())
            }
            Err(error) => Err(error.error).with_context(|| format!("cannot write {}", to.display())),
        }
    }
}

/// A name is on disk only when its folder is.
pub fn sync_folder(file: &Path) -> anyhow::Result<()> {
    let folder = folder(file);
    let synced = File::open(folder).and_then(|folder| folder.sync_all());
    // Only Unix can do it, and only Unix needs it.
    if cfg!(unix) { synced.with_context(|| format!("cannot write in {}", folder.display())) } else { Ok(()) }
}

/// A file beside another whose name begins like that one.
pub fn beside(file: &Path, more: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(more);
    name.into()
}

fn folder(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
