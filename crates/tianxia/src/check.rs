//! `tianxia check`: every table of a database is what was played.

use std::path::{Path, PathBuf};

use anstream::println;
use serde::Serialize;
use store::{Address, Inspector, StoreError};
use web::operator;

use crate::{database, progress};

/// Which database, and how to report.
#[derive(clap::Args)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The database of a site (running or not; a file or postgres://user@host/name), or a backup [default: as for
    /// `tianxia serve`]
    #[arg(value_name = "DATABASE", env = database::VARIABLE)]
    database: Option<PathBuf>,
    /// Print one JSON object instead of sentences
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Nothing is changed. Every fault is one line that names the table and, where there is one, the step.

Exit code: 0 all is well, 1 faults were found, 2 the file cannot be checked at all.";

/// What was found. The names are a promise.
#[derive(Default, Serialize)]
pub struct Report {
    pub tables: u64,
    pub finished: u64,
    pub steps: u64,
    /// Those of them that chance decided and a commitment proves.
    pub chance_steps: u64,
    pub faults: Vec<Fault>,
}

/// Something wrong: with a table, or with the file itself.
#[derive(Serialize)]
pub struct Fault {
    pub table: Option<String>,
    pub step: Option<usize>,
    pub fault: String,
}

/// Faults were found and have been reported.
#[derive(Debug, thiserror::Error)]
#[error("{} in {address}", count(*.faults as u64, "fault"))]
pub struct Faulty {
    faults: usize,
    address: Address,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    let path = database::path(args.database.as_deref())?;
    let report = database::wait(check(&path))?;
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        report.tell();
    }
    report.verdict(&Address::from(&path))
}

impl Report {
    /// The faults, or that there are none.
    pub fn tell(&self) {
        for Fault { table, fault, .. } in &self.faults {
            match table {
                Some(table) => println!("table {table}: {fault}"),
                None => println!("the file: {fault}"),
            }
        }
        let Report { tables, finished, steps, chance_steps, .. } = self;
        let tables = count(*tables, "table");
        println!(
            "{tables} ({finished} finished) with {steps} steps, {chance_steps} of them chance: checked."
        );
        if self.faults.is_empty() {
            println!("All of them replay by the rules, and every shuffle follows from its commitment.");
        }
    }

    /// An error if there are faults.
    pub fn verdict(&self, address: &Address) -> anyhow::Result<()> {
        match self.faults.len() {
            0 => Ok(()),
            faults => Err(Faulty { faults, address: address.clone() }.into()),
        }
    }

    fn add(&mut self, table: Option<&str>, step: Option<usize>, fault: String) {
        self.faults.push(Fault { table: table.map(str::to_owned), step, fault });
    }
}

/// Looks at the file and at every table in it.
pub async fn check(path: &Path) -> anyhow::Result<Report> {
    let mut report = Report::default();
    let mut file = match Inspector::open(path).await {
        Ok(file) => file,
        Err(error @ StoreError::Damaged { .. }) => {
            report.add(None, None, error.to_string());
            return Ok(report);
        }
        Err(error) => return Err(error.into()),
    };
    for fault in file.damage().await? {
        report.add(None, None, fault);
    }
    let ids = match file.ids().await {
        Ok(ids) => ids,
        Err(error) => {
            report.add(None, None, error.to_string());
            return Ok(report);
        }
    };
    let bar = progress::bar(ids.len() as u64, "tables");
    for id in &ids {
        let found = match file.table(id).await {
            Ok(found) => found,
            // Removed for good while we looked at others.
            Err(StoreError::NotFound(_)) => continue,
            Err(error) => {
                report.add(Some(id), None, error.to_string());
                continue;
            }
        };
        report.tables += 1;
        report.finished += u64::from(found.kept.record.result.is_some());
        report.steps += found.kept.record.actions.len() as u64;
        report.chance_steps += found.kept.record.natures_steps();
        for operator::Fault { step, sentence } in operator::faults(id, found) {
            report.add(Some(id), step, sentence);
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    file.close().await?;
    Ok(report)
}

/// A number and its noun.
pub fn count(number: u64, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
