//! Any program in any language as a player: lines of JSON over standard input and output.
//!
//! Whatever the program does, the game goes on: a crash, silence, rubbish or an illegal answer costs it the
//! decision, which a random choice makes instead, and is counted. A program that crashed or was late is
//! started again; one that keeps failing plays no more in that game.

mod process;
mod protocol;

use std::time::{Duration, Instant};

use kernel::{Dice, Game, Outcome, Seat};
use serde::Serialize;

use crate::{Bot, Clock, Faults, Thought};
use process::{Failure, Process};
use protocol::{Answer, Message, decision, hello};

/// How long a program has for a decision.
pub const TIME: Duration = Duration::from_secs(5);
/// After this number of failures in a row the program plays no more in this game.
const PATIENCE: u32 = 3;
/// How long a program may take to end after the last line.
const MOMENT: Duration = Duration::from_millis(200);

/// A program at the table.
pub struct Command {
    words: Vec<String>,
    time: Duration,
    dice: Dice,
    process: Option<Process>,
    /// The first line, for every start of the program.
    hello: String,
    decisions: u32,
    failures: u32,
    faults: Faults,
}

impl Command {
    /// The program with these words, and dice of this key for the decisions it forfeits.
    pub fn new(words: Vec<String>, key: [u8; 32]) -> Command {
        Command {
            words,
            time: TIME,
            dice: Dice::from_key(key),
            process: None,
            hello: String::new(),
            decisions: 0,
            failures: 0,
            faults: Faults::default(),
        }
    }

    /// The same, with another time for each decision.
    #[must_use]
    pub fn within(self, time: Duration) -> Command {
        Command { time, ..self }
    }

    /// The running program, started if need be.
    fn program(&mut self) -> Result<&Process, Failure> {
        if self.process.is_none() {
            let process = Process::start(&self.words)?;
            process.send(self.hello.clone())?;
            self.process = Some(process);
        }
        Ok(self.process.as_ref().expect("it has just been started"))
    }

    /// The answer to a decision, which repeats its number or has none.
    fn ask(&mut self, line: String) -> Result<String, Failure> {
        let (time, id) = (self.time, self.decisions);
        let end = Instant::now() + time;
        let program = self.program()?;
        program.send(line)?;
        loop {
            let answer = program.receive(end.saturating_duration_since(Instant::now()));
            let answer = answer.map_err(|failure| match failure {
                Failure::Late { program, .. } => Failure::Late { program, time },
                other => other,
            })?;
            // An answer to an earlier decision came too late: it is not the one we are waiting for.
            let old = serde_json::from_str::<Answer>(&answer)
                .is_ok_and(|answer| answer.id.is_some_and(|answered| answered != id));
            if !old {
                return Ok(answer);
            }
        }
    }

    fn decide<G: Game>(&mut self, line: String, choices: &[G::Action]) -> Result<G::Action, String> {
        let answer = match self.ask(line) {
            Ok(answer) => answer,
            Err(failure) => {
                self.process = None;
                return Err(failure.to_string());
            }
        };
        let shown: String = answer.chars().take(80).collect();
        let text = read(&answer).ok_or_else(|| format!("`{shown}` is no answer"))?;
        let action = text.parse::<G::Action>().map_err(|error| error.to_string())?;
        if choices.contains(&action) {
            Ok(action)
        } else {
            Err(format!("`{text}` was not among the choices"))
        }
    }
}

/// The notation in an answer: `{"action": "…"}`, or the notation alone as a JSON string.
fn read(answer: &str) -> Option<String> {
    let whole = serde_json::from_str::<Answer>(answer).map(|answer| answer.action);
    whole.or_else(|_| serde_json::from_str(answer)).ok()
}

fn line<V: Serialize>(message: &Message<V>) -> String {
    serde_json::to_string(message).expect("a view is plain data")
}

impl<G: Game> Bot<G> for Command {
    fn begin(&mut self, seat: Seat, players: u8, options: &G::Options) {
        self.hello = line(&hello::<G>(seat, players, options, self.time.as_millis() as u64));
    }

    fn think(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> Thought<G::Action> {
        if let [only] = choices {
            return Thought::plain(*only);
        }
        self.decisions += 1;
        let decided = if self.failures < PATIENCE {
            let asked = line(&decision(self.decisions, view, seat, choices));
            self.decide::<G>(asked, choices)
        } else {
            Err(format!("`{}` was given up", self.words[0]))
        };
        Thought::plain(match decided {
            Ok(action) => {
                self.failures = 0;
                action
            }
            Err(fault) => {
                self.failures += 1;
                self.faults.note(|| fault);
                self.dice.pick(choices)
            }
        })
    }

    fn end(&mut self, outcome: &Outcome) {
        if let Some(process) = self.process.take() {
            let last = line::<G::View>(&Message::Over { result: outcome });
            if process.send(last).is_ok() {
                process.farewell(MOMENT);
            }
        }
    }

    fn faults(&self) -> Faults {
        self.faults.clone()
    }

    /// Its process thinks, not the thread that waits for it.
    fn clock(&self) -> Clock {
        Clock::Wall
    }
}
