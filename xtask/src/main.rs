//! Developer commands.

mod beside;
mod coach;
mod deb;
mod deny;
mod fuzz;
mod kill;
mod levels;
mod load;
mod machine;
mod new_game;
mod records;
mod strength;
mod test;
mod yanked;

use std::path::PathBuf;
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
    /// Install what the tests need: Chromium, its driver, Chinese letters, axe-core, faketime, nginx, curl, openssl,
    /// PostgreSQL
    Prepare,
    /// Write, replay and verify random games of every game with every pair of options
    Records {
        /// Games with each set of options
        #[arg(long, default_value_t = 1000)]
        games: u32,
    },
    /// Take the pictures of the README and of the front page again (look at each before you commit them)
    Pictures,
    /// Attack the site as strangers would, and check that it is still as fast and as complete as before
    Attack,
    /// Make the Debian package (see docs/operating.md)
    Deb,
    /// Kill the site at random moments while people play, and check that it has kept everything it acknowledged
    Kill {
        /// How often
        #[arg(long, default_value_t = 1000)]
        times: u64,
        /// The seed of the moments
        #[arg(long, default_value_t = 4)]
        seed: u64,
    },
    /// Kill machines and databases at random moments while people play on two machines (see docs/machines.md)
    Chaos {
        /// For how long
        #[arg(long, default_value_t = 20)]
        minutes: u64,
        /// At how many tables
        #[arg(long, default_value_t = 200)]
        tables: u64,
        /// The seed of the faults
        #[arg(long, default_value_t = 21)]
        seed: u64,
    },
    /// Run an older program and this one side by side on one database while people play (see docs/machines.md)
    Beside {
        /// The commit of the older one [default: the last one before the schema was changed]
        commit: Option<String>,
    },
    /// Measure the site under load (see docs/load.md)
    Load {
        /// Passed on: --hotseat, --tables N, --rate N, --seconds N, --patient; --long [--viewers N]; --machines
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Fuzz everything that reads what strangers send, with cargo-fuzz on nightly
    Fuzz {
        /// Only this target: record, board, notation or site
        target: Option<String>,
        /// Minutes for each target
        #[arg(long, default_value_t = 3)]
        minutes: u32,
    },
    /// Check all of deny.toml with cargo-deny, which is installed if it is missing
    Deny {
        /// A folder with a copy of the advisory database, to look at advisories as well
        #[arg(long, value_name = "FOLDER")]
        advisories: Option<PathBuf>,
    },
    /// Make a small, complete game under this name, to be turned into the real thing (see CONTRIBUTING.md)
    NewGame {
        /// Its name in commands and addresses, such as tiger
        name: String,
    },
    /// Measure how strong the levels of bots are, and write levels.toml of each game (see docs/ratings.md)
    Levels(levels::Args),
    /// Measure how strong the bots are, and write docs/strength.md
    Strength(strength::Args),
    /// Review games of all levels, and print what a decision cost each on average (see docs/coach.md)
    Coach(coach::Args),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().task {
        Task::Test => test::run(),
        Task::Prepare => match machine::prepare()? {
            None => Ok(()),
            Some(missing) => bail!("something is still missing. {}", missing.cure),
        },
        Task::Records { games } => records::run(games),
        Task::Pictures => {
            sh("cargo test --workspace --test browser -- --ignored --nocapture pictures::take_all")
        }
        Task::Attack => sh("cargo test --release --package tianxia --test attack -- --nocapture"),
        Task::Deb => deb::run(),
        Task::Fuzz { target, minutes } => fuzz::run(target.as_deref(), minutes),
        Task::Deny { advisories } => deny::run(advisories.as_deref()),
        Task::Kill { times, seed } => kill::run(times, seed),
        Task::NewGame { name } => new_game::run(&name),
        Task::Chaos { minutes, tables, seed } => {
            let asked = format!(
                "env TIANXIA_CHAOS_SECONDS={} TIANXIA_CHAOS_TABLES={tables} TIANXIA_CHAOS_SEED={seed}",
                minutes * 60
            );
            sh(&format!("{asked} cargo test --workspace --locked --test machines -- --nocapture chaos::"))
        }
        Task::Beside { commit } => beside::run(commit),
        Task::Load { arguments } => load::run(&arguments),
        Task::Strength(args) => strength::run(&args),
        Task::Coach(args) => coach::run(&args),
        Task::Levels(args) => levels::run(&args),
    }
}

/// A command as if it had been typed; the words of a line are its arguments. What cargo has told this program about its package
/// is left out: build scripts that look at such things would run again, and half of the workspace would be built anew.
fn command(line: &str) -> anyhow::Result<Command> {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().context("an empty command")?);
    command.args(words);
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for name in names.filter(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")) {
        command.env_remove(name);
    }
    Ok(command)
}

/// Runs a command and shows what it prints.
fn sh(line: &str) -> anyhow::Result<()> {
    eprintln!("\n$ {line}");
    let status = command(line)?.status().with_context(|| line.to_owned())?;
    if !status.success() {
        bail!("failed: {line}");
    }
    Ok(())
}

/// The program with which something is measured.
#[derive(clap::Args)]
struct Program {
    /// A program that is there already, in place of one that is built
    #[arg(long, value_name = "FILE")]
    program: Option<String>,
}

impl Program {
    /// Runs a command of it and gives what it prints.
    fn run(&self, arguments: &str) -> anyhow::Result<String> {
        match &self.program {
            Some(program) => output(&format!("{program} {arguments}")),
            None => tianxia(arguments),
        }
    }

    /// Those of its games that are wanted, or all.
    fn chosen(&self, wanted: &[String]) -> anyhow::Result<Vec<String>> {
        let games = self.games()?;
        if let Some(unknown) = wanted.iter().find(|game| !games.contains(game)) {
            bail!("there is no game {unknown}: there are {}", games.join(", "));
        }
        Ok(games.into_iter().filter(|game| wanted.is_empty() || wanted.contains(game)).collect())
    }

    /// The games, in the order of the shelf.
    fn games(&self) -> anyhow::Result<Vec<String>> {
        let list: Vec<serde_json::Value> = serde_json::from_str(&self.run("games --json")?)?;
        Ok(list.iter().filter_map(|game| Some(game["id"].as_str()?.to_owned())).collect())
    }
}

/// Runs `tianxia` in release and gives what it prints.
fn tianxia(arguments: &str) -> anyhow::Result<String> {
    output(&format!("cargo run --quiet --release --package tianxia -- {arguments}"))
}

/// Runs a command and gives what it prints.
fn output(line: &str) -> anyhow::Result<String> {
    let output = command(line)?.stderr(std::process::Stdio::inherit()).output();
    let output = output.with_context(|| line.to_owned())?;
    if !output.status.success() {
        bail!("failed: {line}");
    }
    Ok(String::from_utf8(output.stdout)?)
}
