//! `tianxia restore`: a backup becomes the database again, and what was there is kept.

use std::fs;
use std::path::{Path, PathBuf};

use anstream::println;
use anyhow::{Context, bail};
use jiff::Timestamp;
use store::{Held, Sqlite, Store};
use web::operator::Operator;

use crate::admin::actor;
use crate::backup::{beside, copy_beside, sync_folder};
use crate::check::{self, count};
use crate::database::{self, Database};

/// What to restore, and where.
#[derive(clap::Args)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    database: Database,
    /// Restore a backup in which `tianxia check` finds faults
    #[arg(long)]
    force: bool,
}

const AFTER: &str = "\
Stop the site first, and the socket, which would start it again: a database in use is not touched. The backup is checked before anything is changed, and the \
database that was there is kept beside the new one under a name that is printed.

Example:
  systemctl stop tianxia.socket tianxia
  tianxia restore /backup/tianxia-2026-11-16.db
  systemctl start tianxia.socket tianxia";

pub fn run(args: &Args) -> anyhow::Result<()> {
    let (from, to) = (args.file.as_path(), args.database.file()?);
    // The file itself is replaced, not a link to it.
    let to = fs::canonicalize(&to).unwrap_or(to);
    if fs::canonicalize(from).ok().as_ref() == Some(&to) {
        bail!("{} is the database itself, not a backup of it", from.display());
    }
    let report = database::wait(check::check(from))?;
    if !report.faults.is_empty() && !args.force {
        report.tell();
        bail!("nothing was changed, because the backup has faults; --force restores it as it is");
    }
    let copy = database::wait(copy_beside(from, &to))?;
    let held = Held::take(&to)?;
    let old = if to.exists() { Some(set_aside(&to)?) } else { None };
    let tables = count(copy.tables, "table");
    copy.put(&to, true)?;
    drop(held);
    database::wait(write_down(from, &to))?;
    println!("{tables} from {} in {}.", from.display(), to.display());
    if let Some(old) = old {
        println!("What was there before is kept in {}. To go back to it:", old.display());
        println!("  tianxia restore {} --database {}", old.display(), to.display());
    }
    Ok(())
}

/// Gives the present database a second name, so that there is no moment without one. Its log goes along if it cannot be
/// merged into the file: beside another file it would be taken for part of that one.
fn set_aside(database: &Path) -> anyhow::Result<PathBuf> {
    let cannot = |file: &Path| format!("cannot set aside {}", file.display());
    let now = Timestamp::now().strftime("%Y%m%d-%H%M%S%.3f").to_string();
    let old = beside(database, &format!(".before-{now}"));
    // A damaged database cannot do this, and needs to be set aside all the more.
    let _ = database::wait(async { Ok(store::flush(database).await?) });
    fs::hard_link(database, &old).with_context(|| cannot(database))?;
    for end in ["-wal", "-shm"] {
        let log = beside(database, end);
        if log.exists() {
            fs::rename(&log, beside(&old, end)).with_context(|| cannot(&log))?;
        }
    }
    sync_folder(database)?;
    Ok(old)
}

/// The audit log of the restored database says where it came from.
async fn write_down(from: &Path, database: &Path) -> anyhow::Result<()> {
    let store = Sqlite::open_beside(database).await?;
    let noted = Operator::new(&store, actor()).note("restore-backup", &from.display().to_string()).await;
    store.close().await?;
    Ok(noted?)
}
