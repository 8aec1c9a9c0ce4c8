//! `tianxia verify`: the shuffles of a record follow from its commitment.

use std::path::PathBuf;

use anstream::println;
use anyhow::Context;
use kernel::{Record, VerifyError};
use screen::Screen;
use words::Lang;

use crate::ask::in_words;

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
        games::visit(&record.game.clone(), Verify(record))?.with_context(|| path.display().to_string())?;
        println!("{}: fair: all {natures} chance steps follow from the commitment", path.display());
    }
    Ok(())
}

struct Verify(Record);

impl games::Visitor for Verify {
    type Out = anyhow::Result<()>;

    fn visit<S: Screen>(self) -> anyhow::Result<()> {
        match kernel::verify::<S::Game>(&self.0) {
            Ok(_) => Ok(()),
            Err(VerifyError::Record(error)) => Err(in_words(error, shelf::words(Lang::default()))),
            Err(error) => Err(error.into()),
        }
    }
}
