//! `tianxia verify`: the shuffles of a record follow from what was committed to.

use std::path::PathBuf;

use anstream::println;
use anyhow::Context;
use kernel::{Estimate, Game, Record};

/// Which records.
#[derive(clap::Args)]
pub struct Args {
    /// The records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    for path in &args.files {
        let record = crate::ask::record(path)?;
        let natures = record.natures_steps();
        shelf::visit(&record.game.clone(), Verify(record))?.with_context(|| path.display().to_string())?;
        println!("{}: fair: all {natures} steps of Nature follow from the commitment", path.display());
    }
    Ok(())
}

struct Verify(Record);

impl shelf::Visitor for Verify {
    type Out = anyhow::Result<()>;

    fn visit<G: Game + Estimate>(self) -> anyhow::Result<()> {
        kernel::verify::<G>(&self.0)?;
        Ok(())
    }
}
