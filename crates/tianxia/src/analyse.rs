//! `tianxia analyse`: what the decisions of a finished game cost.

use std::io::Write;
use std::path::PathBuf;

use anstream::stdout;
use anyhow::{Context, bail};
use kernel::{Phrase, Record, Seat};
use rayon::prelude::*;
use shelf::{Chance, Review};
use words::{Lang, Words};

use crate::progress;

/// Which record, and what is written.
#[derive(clap::Args)]
pub struct Args {
    /// The record of a finished game
    file: PathBuf,
    /// How many positions are judged: more takes longer and errs less
    #[arg(long, value_name = "N", default_value_t = shelf::REVIEW)]
    depth: u64,
    /// The language: en or it
    #[arg(long, default_value_t)]
    lang: Lang,
    /// Print JSON: every moment, every decision, and a tally for each seat
    #[arg(long)]
    json: bool,
    /// Write a page to look at into this file
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    html: Option<PathBuf>,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    let record = crate::ask::record(&args.file)?;
    let game = shelf::game(&record.game)?;
    if !game.coaches {
        bail!("{} has no net yet, so its games cannot be reviewed", game.id);
    }
    let words = shelf::words(args.lang);
    let reviewer = game.reviewer(&record, args.depth).map_err(|error| crate::ask::in_words(error, words))?;
    if record.result.is_none() {
        bail!("the game is not over: only a finished one can be reviewed");
    }
    let bar = progress::bar(reviewer.parts() as u64, "parts");
    let work = |part| {
        let found = reviewer.work(part);
        bar.inc(1);
        found
    };
    let found: Vec<_> = (0..reviewer.parts()).into_par_iter().map(work).collect();
    bar.finish_and_clear();
    let review = reviewer.finish(&found);
    if args.json {
        writeln!(stdout(), "{}", serde_json::to_string(&review)?)?;
    } else if let Some(file) = &args.html {
        let page = web::review_page(&record, &review, args.lang);
        std::fs::write(file, page).with_context(|| format!("cannot write {}", file.display()))?;
    } else {
        print(&record, &review, words)?;
    }
    Ok(())
}

/// How many of a seat's decisions are told.
const COSTLIEST: usize = 3;

/// A line per seat, and under it what cost most.
fn print(record: &Record, review: &Review, words: &Words) -> anyhow::Result<()> {
    let say = |phrase: &Phrase| words.say(phrase, &|seat| words.seat_name(seat));
    let percent = |chance: Chance| format!("{:+.1}", 100.0 * chance.share());
    for (seat, tally) in Seat::all(record.players).zip(&review.tallies) {
        let line = Phrase::new("coach-line")
            .with("seat", seat)
            .with("first", format!("{:.1}", 100.0 * tally.first.share()))
            .with("last", format!("{:.1}", 100.0 * tally.last.share()))
            .with("luck", percent(tally.luck))
            .with("own", percent(tally.own))
            .with("others", percent(tally.others))
            .with("accuracy", tally.accuracy);
        writeln!(stdout(), "{}", say(&line))?;
        let mut costliest = review.costliest(seat.number(), COSTLIEST);
        costliest.sort_by_key(|decision| decision.step);
        let decisions: Vec<_> = costliest.into_iter().cloned().collect();
        for (decision, told) in decisions.iter().zip(shelf::game(&record.game)?.tell(record, &decisions)) {
            let line = Phrase::new("coach-costly-line")
                .with("step", decision.step as u32)
                .with("cost", format!("{:.1}", 100.0 * decision.cost().share()))
                .with("played", told.played)
                .with("best", told.best);
            writeln!(stdout(), "  {}", say(&line))?;
        }
    }
    Ok(())
}
