//! The command `tianxia`: the games in the terminal, and the tools of those who study them.

mod ask;
mod bench;
mod games;
mod play;
mod progress;
mod replay;
mod rules;
mod serve;
mod simulate;
mod tournament;
mod verify;

use std::process::ExitCode;

use anstream::eprintln;
use clap::{Parser, Subcommand};

// Drawing a page makes thousands of short strings on all threads at once; docs/load.md has the figures.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Board games of imperial China, by their rulebooks: play them, study them.
///
/// Without a command it serves the site: open the address it prints.
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
    /// Serve the site (also without any command)
    Serve(serve::Args),
    /// List the games: players, options with their values and defaults
    Games(games::Args),
    /// Play in the terminal, against bots
    Play(play::Args),
    /// Read the rules of a game
    Rules(rules::Args),
    /// Play many games and tell what came of them
    Simulate(simulate::Args),
    /// Let bots compete: seats rotate, every arrangement gets the same shuffles
    Arena(tournament::Args),
    /// Show a record step by step
    Replay(replay::Args),
    /// Prove that the shuffles of a record follow from what was committed to
    Verify(verify::Args),
    /// Measure the speed of every game
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Simulate(args)) => simulate::run(args),
        Some(Command::Arena(args)) => tournament::run(args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // A reader that closed the pipe has seen what it wanted.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let red = anstyle::AnsiColor::Red.on_default().bold();
            eprintln!("{red}error:{red:#} {error:#}");
            ExitCode::from(2)
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let kind = error.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
    kind == Some(std::io::ErrorKind::BrokenPipe)
}
