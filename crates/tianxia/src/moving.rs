//! `tianxia move`: carries a site from its file to a PostgreSQL server, and checks that all of it arrived.

use std::path::PathBuf;

use anstream::println;
use anyhow::{bail, ensure};
use store::{Address, Inspector, Move};

use crate::check::{self, count};
use crate::{database, progress};

/// From where to where.
#[derive(clap::Args)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The database file of a site that is not running
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    /// An empty database on a server: postgres://user@host/name
    #[arg(long, value_name = "ADDRESS")]
    to: PathBuf,
}

const AFTER: &str = "\
The file is not changed, but for its schema, which is brought up to date. If the move is interrupted, run it again: it goes on \
where it stopped. At the end both sides are compared, every game is replayed on the server and every shuffle proved; only then can \
the server be served.

Exit code: 0 all is there, 1 faults were found, 2 it could not be moved.";

pub fn run(args: &Args) -> anyhow::Result<()> {
    database::wait(carry(&Address::from(&args.from), &Address::from(&args.to), args))
}

async fn carry(from: &Address, to: &Address, args: &Args) -> anyhow::Result<()> {
    let mut moving = Move::begin(from, to).await?;
    let bar = progress::bar(0, "rows");
    moving
        .carry(|_, there, all| {
            bar.set_length(all);
            bar.set_position(there);
        })
        .await?;
    bar.finish_and_clear();
    let differences = moving.differences().await?;
    if !differences.is_empty() {
        bail!(
            "the two sides differ, because the file has changed since an earlier try: {}; make an empty database and move \
             the site there",
            differences.join("; ")
        );
    }
    same(from, to).await?;
    let report = check::check(&args.to).await?;
    report.tell();
    report.verdict(to)?;
    moving.end().await?;
    println!("{} moved to {to}. This serves it: tianxia --database {to}", count(report.tables, "table"));
    Ok(())
}

/// Every table is on both sides as it was, with all its changes.
async fn same(from: &Address, to: &Address) -> anyhow::Result<()> {
    let (mut before, mut after) = (Inspector::open(from).await?, Inspector::open(to).await?);
    let ids = before.ids().await?;
    ensure!(ids == after.ids().await?, "the tables of {from} are not those of {to}");
    for id in &ids {
        let (before, after) = (before.table(id).await?, after.table(id).await?);
        ensure!(before == after, "table {id} is not the same in {from} and in {to}");
    }
    before.close().await?;
    after.close().await?;
    Ok(())
}
