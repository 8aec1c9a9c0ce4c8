//! `tianxia replay`: a record step by step.

use std::io::Write;
use std::path::PathBuf;

use anstream::stdout;
use anstyle::Style;
use anyhow::bail;
use kernel::{Actor, Event, Game, Hidden, Options, Outcome, Record, Replay, Seat, Step, Told, Turn, Viewer};
use screen::{Paper, Screen};
use serde::Serialize;
use words::{Lang, Words};

/// Which record, and how it is looked at.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Stop after this number of steps and show the table
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// View as this seat, counted from 0 [default: as a spectator]
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<u8>,
    /// The language: en or it
    #[arg(long, default_value_t)]
    lang: Lang,
    /// Print JSON: a line per step, then one with the game, its options and the result
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    let record = crate::ask::record(&args.file)?;
    if let Some(seat) = args.viewer
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
    games::visit(&game, Show { record, args })?
}

struct Show<'a> {
    record: Record,
    args: &'a Args,
}

impl games::Visitor for Show<'_> {
    type Out = anyhow::Result<()>;

    fn visit<S: Screen>(self) -> anyhow::Result<()> {
        // Nothing is shown of a record that is not valid to its end.
        let words = shelf::words(self.args.lang);
        let whole = Replay::<S::Game>::new(&self.record)?.finish();
        whole.map_err(|error| crate::ask::in_words(error, words))?;
        let mut replay = Replay::<S::Game>::new(&self.record)?;
        let last = self.args.at.unwrap_or(self.record.actions.len());
        while replay.done() < last {
            if self.args.json { self.step_as_json(&mut replay)? } else { self.step_in_words(&mut replay)? }
        }
        if self.args.json { self.end_as_json(&replay) } else { self.end_in_words::<S>(&replay) }
    }
}

/// A step as others read it. The names are a promise.
#[derive(Serialize)]
struct StepLine {
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
        let line = StepLine { step, actor, action, choices, points };
        writeln!(stdout(), "{}", serde_json::to_string(&line)?)?;
        Ok(())
    }

    fn end_as_json<G: Game>(&self, replay: &Replay<G>) -> anyhow::Result<()> {
        let over = replay.state().turn() == Turn::Over;
        let end = serde_json::json!({
            "game": G::ID,
            "rules": self.record.rules,
            "players": self.record.players,
            "options": self.record.options_of::<G>()?.write(),
            "result": over.then(|| Outcome::of(replay.state())),
            "view": self.args.at.map(|_| serde_json::to_value(replay.state().view(self.viewer()))).transpose()?,
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
        for told in log.iter().filter_map(|event| event.told(self.viewer())) {
            let told = words.say(&told.tell(), &|seat| words.seat_name(seat));
            writeln!(stdout(), "      {faint}{told}{faint:#}")?;
        }
        Ok(())
    }

    fn end_in_words<S: Screen>(&self, replay: &Replay<S::Game>) -> anyhow::Result<()> {
        let words = shelf::words(self.args.lang);
        let view = replay.state().view(self.viewer());
        let names: Vec<String> = Seat::all(self.record.players).map(|seat| words.seat_name(seat)).collect();
        writeln!(
            stdout(),
            "\n{}",
            S::print(&view, &Paper { viewer: self.viewer(), words, names: &names, tight: false })
        )?;
        writeln!(
            stdout(),
            "{}",
            result_table(&Outcome::of(replay.state()), screen::id::<S>(), words, &names)
        )?;
        Ok(())
    }

    fn viewer(&self) -> Viewer {
        self.args.viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
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
