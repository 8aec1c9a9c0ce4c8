//! `tianxia replay`: a record step by step.

use std::io::Write;
use std::path::PathBuf;

use anstream::stdout;
use anstyle::Style;
use anyhow::bail;
use kernel::{Actor, Estimate, Event, Eye, Game, Outcome, Record, Replay, Seat, Step, Turn};
use serde::Serialize;
use words::{Lang, Words};

/// Which record, and how it is looked at.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Stop after so many steps and show the table there
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Look with the eyes of this seat, counted from 0 (without it: with everybody's)
    #[arg(long = "as", value_name = "SEAT")]
    eye: Option<u8>,
    /// The language: en or it
    #[arg(long, default_value_t)]
    lang: Lang,
    /// Print JSON: a line per step, the last one with the result
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    let record = crate::ask::record(&args.file)?;
    if let Some(seat) = args.eye
        && seat >= record.players
    {
        bail!("seat {seat} does not play: seats of this record are 0 to {}", record.players - 1);
    }
    if let Some(at) = args.at
        && at > record.actions.len()
    {
        bail!("the record has {} steps, so there is no step {at}", record.actions.len());
    }
    let game = record.game.clone();
    shelf::visit(&game, Show { record, args })?
}

struct Show<'a> {
    record: Record,
    args: &'a Args,
}

impl shelf::Visitor for Show<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Game + Estimate>(self) -> anyhow::Result<()> {
        // Nothing is shown of a record that does not hold to its end.
        Replay::<G>::new(&self.record)?.finish()?;
        let mut replay = Replay::<G>::new(&self.record)?;
        let last = self.args.at.unwrap_or(self.record.actions.len());
        while replay.done() < last {
            if self.args.json { self.step_as_json(&mut replay)? } else { self.step_in_words(&mut replay)? }
        }
        if self.args.json { self.end_as_json(&replay) } else { self.end_in_words(&replay) }
    }
}

/// A step as others read it. The names are a promise.
#[derive(Serialize)]
struct Line {
    step: usize,
    actor: Actor,
    action: String,
    choices: Choices,
    points: Vec<i32>,
}

/// What was possible: texts for a seat, texts with weights for Nature.
#[derive(Serialize)]
#[serde(untagged)]
enum Choices {
    Seat(Vec<String>),
    Nature(Vec<(String, u32)>),
}

impl Show<'_> {
    fn step_as_json<G: Game>(&self, replay: &mut Replay<G>) -> anyhow::Result<()> {
        let Some(Step(actor, action)) = replay.next().cloned() else { return Ok(()) };
        let choices = choices(replay.state(), actor);
        let step = replay.done();
        replay.step(&mut ())?;
        let points = replay.state().standing().points().to_vec();
        let line = Line { step, actor, action, choices, points };
        writeln!(stdout(), "{}", serde_json::to_string(&line)?)?;
        Ok(())
    }

    fn end_as_json<G: Game>(&self, replay: &Replay<G>) -> anyhow::Result<()> {
        let over = replay.state().turn() == Turn::Over;
        let end = serde_json::json!({
            "result": over.then(|| Outcome::of(replay.state())),
            "view": self.args.at.map(|_| serde_json::to_value(replay.state().view(self.eye()))).transpose()?,
        });
        writeln!(stdout(), "{end}")?;
        Ok(())
    }

    fn step_in_words<G: Game>(&self, replay: &mut Replay<G>) -> anyhow::Result<()> {
        let Some(Step(actor, action)) = replay.next() else { return Ok(()) };
        let (step, faint) = (replay.done(), Style::new().dimmed());
        let words = shelf::words(self.args.lang);
        let mut log = Vec::new();
        replay.step(&mut log)?;
        let who = match actor {
            Actor::Nature => words.text("nature"),
            Actor::Seat(seat) => words.seat_name(*seat),
        };
        writeln!(stdout(), "{faint}{step:>4}{faint:#}  {who}: {action}")?;
        for event in log.iter().filter_map(|event| event.seen_by(self.eye())) {
            let told = words.say(&event.tell(), &|seat| words.seat_name(seat));
            writeln!(stdout(), "      {faint}{told}{faint:#}")?;
        }
        Ok(())
    }

    fn end_in_words<G: Game>(&self, replay: &Replay<G>) -> anyhow::Result<()> {
        let words = shelf::words(self.args.lang);
        let view = replay.state().view(self.eye());
        let names: Vec<String> = Seat::all(self.record.players).map(|seat| words.seat_name(seat)).collect();
        writeln!(stdout(), "\n{}", crate::play::board::draw::<G>(&view, self.eye(), words, &names))?;
        writeln!(stdout(), "{}", result_table(&Outcome::of(replay.state()), G::ID, words, &names))?;
        Ok(())
    }

    fn eye(&self) -> Eye {
        self.args.eye.map_or(Eye::Table, |seat| Eye::Seat(Seat::new(seat)))
    }
}

fn choices<G: Game>(state: &G, actor: Actor) -> Choices {
    match actor {
        Actor::Nature => {
            let mut list = Vec::new();
            state.chances(&mut list);
            Choices::Nature(list.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect())
        }
        Actor::Seat(seat) => {
            let mut list = Vec::new();
            state.choices(seat, &mut list);
            Choices::Seat(list.iter().map(ToString::to_string).collect())
        }
    }
}

/// Points by source, a column per player, the winner marked.
pub fn result_table(outcome: &Outcome, game: &str, words: &Words, names: &[String]) -> String {
    let bold = Style::new().bold();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6) + 2;
    let mut text = format!("{:24}", "");
    for name in names {
        text += &format!("{bold}{name:>width$}{bold:#}");
    }
    text += "\n";
    for source in outcome.sources.first().into_iter().flat_map(|sources| sources.keys()) {
        text += &format!("{:24}", words.text(&format!("{game}-source-{source}")));
        for sources in &outcome.sources {
            text += &format!("{:>width$}", sources[source]);
        }
        text += "\n";
    }
    text += &format!("{bold}{:24}", words.text("result-points"));
    for points in &outcome.points {
        text += &format!("{points:>width$}");
    }
    text += &format!("{bold:#}\n{:24}", words.text("result-rank"));
    for rank in &outcome.ranks {
        text += &format!("{rank:>width$}");
    }
    text
}
