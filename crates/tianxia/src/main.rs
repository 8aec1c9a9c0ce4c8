//! The command `tianxia`: the games in the terminal, and the tools of those who study them.

mod ask;
mod bench;
mod games;
mod play;
mod progress;
mod replay;
mod rules;
mod simulate;
mod tournament;
mod verify;

use std::process::ExitCode;

use anstream::eprintln;
use clap::{CommandFactory, Parser, Subcommand};

/// Board games of imperial China, by their rulebooks: play them, study them.
#[derive(Parser)]
#[command(name = "tianxia", version, about, after_help = AFTER)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER: &str = "\
Examples:
  tianxia play dragon                     a game in the terminal against bots
  tianxia simulate dragon --players 4 --games 20000 --seed 1
  tianxia arena dragon --players 4 --bots search:1000,greedy --games 400 --seed 7
  tianxia rules dragon --lang it          the rules to read";

#[derive(Subcommand)]
enum Command {
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
    let done = match Cli::parse().command {
        None => welcome(),
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

/// Without a command: what there is, and how to begin.
fn welcome() -> anyhow::Result<()> {
    games::run(&games::Args { json: false })?;
    anstream::println!("{}", Cli::command().render_help().ansi());
    Ok(())
}
