//! Developer commands.

mod load;
mod machine;
mod records;
mod strength;
mod test;

use std::process::Command;

use anyhow::{Context, bail};
use clap::{Parser, Subcommand};

/// Developer commands of Tianxia
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything that must pass: format, lints, tests, documentation
    Test,
    /// Install what the browser tests need: Chromium, its driver, Chinese letters, axe-core
    Prepare,
    /// Write, replay and verify random games of every option of every game
    Records {
        /// Games of each option set
        #[arg(long, default_value_t = 1000)]
        games: u32,
    },
    /// Measure the site under load (see docs/load.md)
    Load {
        /// Passed on: --hotseat, --tables N, --rate N, --seconds N, --patient
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Measure how strong the bots are, and write docs/strength.md
    Strength {
        /// Only these games; all of them take hours
        games: Vec<String>,
    },
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().task {
        Task::Test => test::run(),
        Task::Prepare => machine::prepare(),
        Task::Records { games } => records::run(games),
        Task::Load { arguments } => load::run(&arguments),
        Task::Strength { games } => strength::run(&games),
    }
}

/// Runs a command and shows what it prints. The words of a line are its arguments.
fn sh(line: &str) -> anyhow::Result<()> {
    eprintln!("\n$ {line}");
    let mut words = line.split_whitespace();
    let program = words.next().context("an empty command")?;
    let status = Command::new(program).args(words).status().with_context(|| line.to_owned())?;
    if !status.success() {
        bail!("failed: {line}");
    }
    Ok(())
}

/// Runs `tianxia` in release and gives what it prints.
fn tianxia(arguments: &str) -> anyhow::Result<String> {
    let line = format!("cargo run --quiet --release --package tianxia -- {arguments}");
    let mut words = line.split_whitespace();
    let program = words.next().context("an empty command")?;
    let output = Command::new(program).args(words).stderr(std::process::Stdio::inherit()).output()?;
    if !output.status.success() {
        bail!("failed: {line}");
    }
    Ok(String::from_utf8(output.stdout)?)
}
