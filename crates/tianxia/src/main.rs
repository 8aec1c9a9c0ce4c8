//! The command `tianxia`: the games in the terminal, and the tools of those who study them.

mod admin;
mod analyse;
mod ask;
mod backup;
mod bench;
mod check;
mod database;
mod health;
mod learn;
mod listing;
mod markdown;
mod moving;
mod play;
mod progress;
mod puzzles;
mod replay;
mod restore;
mod rules;
mod serve;
mod simulate;
mod systemd;
mod tournament;
mod verify;

use std::process::ExitCode;

use anstream::eprintln;
use clap::{Parser, Subcommand};

// Drawing a page makes thousands of short strings on all threads at once; docs/load.md has the figures.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Board games of imperial China, exactly as in their rulebooks: play them, study them.
///
/// Without a command it serves the site: open the address that it prints.
#[derive(Parser)]
#[command(name = "tianxia", version, after_help = AFTER, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

const AFTER: &str = "\
Examples:
  tianxia                                 the site on http://127.0.0.1:8888
  tianxia play dragon                     a game in the terminal against bots
  tianxia simulate dragon --players 4 --games 20000 --seed 1
  tianxia arena dragon --players 4 --bots search:1000,greedy --games 400 --seed 7
  tianxia rules dragon --lang it          the rules to read";

#[derive(Subcommand)]
enum Command {
    /// Serve the site (the default without a command)
    Serve(serve::Args),
    /// Ask a running site whether it is healthy (exit code 0 if it is, otherwise 2)
    Health(health::Args),
    /// List the games: players, options with their values and defaults
    Games(listing::Args),
    /// Play in the terminal, against bots
    Play(play::Args),
    /// Read the rules of a game
    Rules(rules::Args),
    /// Play many games and print the results
    Simulate(simulate::Args),
    /// Have bots compete: seats rotate, and every arrangement gets the same shuffles
    Arena(tournament::Args),
    /// Learn a net for a game by playing it against oneself
    Learn(learn::Args),
    /// Show a record step by step
    Replay(replay::Args),
    /// Review a finished game: what luck and what decisions changed, and the costliest of them
    Analyse(analyse::Args),
    /// Find puzzles: positions of good bots' games in which one choice is clearly best and a plain player misses it
    Puzzles(puzzles::Args),
    /// Prove that the shuffles of a record follow from its commitment
    Verify(verify::Args),
    /// Measure the speed of every game
    Bench(bench::Args),
    /// Copy the database of a site, even while it runs
    Backup(backup::Args),
    /// Restore the database of a site from a backup
    Restore(restore::Args),
    /// Move a site from its file to a PostgreSQL server
    Move(moving::Args),
    /// Check every table of a database by replay and proof
    Check(check::Args),
    /// Look after a site: tables, chat, bans, seats, keys
    Admin(admin::Args),
}

fn main() -> ExitCode {
    games::shelve();
    let cli = Cli::parse();
    let done = match cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Health(args)) => health::run(&args),
        Some(Command::Games(args)) => listing::run(&args),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Simulate(args)) => simulate::run(args),
        Some(Command::Arena(args)) => tournament::run(args),
        Some(Command::Learn(args)) => learn::run(args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Puzzles(args)) => puzzles::run(args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Backup(args)) => backup::run(&args),
        Some(Command::Restore(args)) => restore::run(&args),
        Some(Command::Move(args)) => moving::run(&args),
        Some(Command::Check(args)) => check::run(&args),
        Some(Command::Admin(args)) => admin::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // A reader that closed the pipe has seen enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let red = anstyle::AnsiColor::Red.on_default().bold();
            eprintln!("{red}error:{red:#} {}", sentence(&error));
            ExitCode::from(if error.is::<check::Faulty>() { 1 } else { 2 })
        }
    }
}

/// An error with its causes, each mentioned once: some already name their cause themselves.
fn sentence(error: &anyhow::Error) -> String {
    let mut sentence = String::new();
    for cause in error.chain().map(ToString::to_string).filter(|cause| !cause.is_empty()) {
        if sentence.is_empty() {
            sentence = cause;
        } else if !sentence.contains(&cause) {
            sentence += &format!(": {cause}");
        }
    }
    sentence
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let kind = error.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
    kind == Some(std::io::ErrorKind::BrokenPipe)
}
