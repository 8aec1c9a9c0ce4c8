//! Somebody who plays all seats of their tables as fast as they can, and notes what the server has promised.

use std::sync::mpsc::Sender;

use kernel::Seat;

use crate::browser::{Answer, Browser, Choices, between, choices};
use crate::dice::Dice;

/// A person with their tables; they play at the last one.
pub struct Player {
    browser: Browser,
    dice: Dice,
    pub matches: Vec<Match>,
}

/// A table, and what was acknowledged there.
pub struct Match {
    pub table: String,
    /// The version that the table has reached.
    pub version: u64,
    /// The decisions that stand.
    pub acts: Vec<Act>,
    /// The lines of chat.
    pub said: Vec<String>,
    /// What was sent without an answer.
    waiting: Option<Sent>,
}

/// A decision.
#[derive(Clone)]
pub struct Act {
    /// How many steps there were before.
    pub at: usize,
    pub seat: Seat,
    pub action: String,
}

#[derive(Clone)]
enum Sent {
    Act(Choices, Act),
    Undo(String),
    Say(String),
}

/// The server has gone.
struct Gone;

impl From<reqwest::Error> for Gone {
    fn from(_: reqwest::Error) -> Gone {
        Gone
    }
}

impl Match {
    /// Whether a change of the record was cut off.
    pub fn is_waiting(&self) -> bool {
        matches!(self.waiting, Some(Sent::Act(..) | Sent::Undo(_)))
    }

    pub fn waits_for_undo(&self) -> bool {
        matches!(self.waiting, Some(Sent::Undo(_)))
    }
}

impl Player {
    pub fn new(seed: u64) -> Player {
        Player { browser: Browser::new(""), dice: Dice(seed), matches: Vec::new() }
    }

    pub fn is_waiting(&self) -> bool {
        self.matches.last().is_some_and(|game| game.waiting.is_some())
    }

    /// The tables since the last look and some before; to look at all of them each time would take longer than to play.
    pub fn lately(&self) -> &[Match] {
        &self.matches[self.matches.len().saturating_sub(5)..]
    }

    /// Finds the last table again and sends once more what was cut off: it is done now, or it was done then.
    pub fn come_back(&mut self, address: &str) {
        self.browser = self.browser.clone().moved(address);
        let Some(game) = self.matches.last_mut() else { return };
        if let Some(sent) = game.waiting.clone() {
            // Only an undo may be refused: what it would take back may stand by the rules.
            let may_be_refused = matches!(sent, Sent::Undo(_));
            let done = send(&mut self.browser, game, sent);
            let well = done.is_ok_and(|done| done || may_be_refused);
            assert!(well, "{}: what was cut off can be sent again", game.table);
        }
        let page = self.browser.get(&game.table).text;
        let version = between(&page, "data-version=\"", "\"").map(str::to_owned);
        assert_eq!(version, Some(game.version.to_string()), "{} after a restart", game.table);
    }

    /// Plays until the server is gone.
    pub fn play(&mut self, done: &Sender<()>) {
        while let Ok(acknowledged) = self.step() {
            if acknowledged {
                // Who counts may have heard enough.
                let _ = done.send(());
            }
        }
    }

    /// One write, and whether the server has acknowledged it.
    fn step(&mut self) -> Result<bool, Gone> {
        let tired = self.dice.below(40) == 0;
        let Some(game) = self.matches.last_mut().filter(|_| !tired) else { return self.sit_down() };
        let page = page(&mut self.browser, &game.table)?;
        let Some(choices) = choices(&page) else { return self.sit_down() };
        let last = game.acts.last().map(|act| format!("seat={}&version={}", act.seat, choices.version));
        let sent = match (self.dice.below(12), last) {
            (0, _) => Sent::Say(format!("line {}", self.dice.below(u64::MAX))),
            (1, Some(undo)) => Sent::Undo(undo),
            _ => {
                let action = choices.actions[self.dice.below(choices.actions.len() as u64) as usize].clone();
                let at = between(&page, "data-steps=\"", "\"").and_then(|steps| steps.parse().ok()).unwrap();
                let seat = Seat::new(choices.seat.parse().unwrap());
                Sent::Act(choices, Act { at, seat, action })
            }
        };
        send(&mut self.browser, game, sent)
    }

    fn sit_down(&mut self) -> Result<bool, Gone> {
        let seats = &["me"; 5][..2 + self.dice.below(4) as usize];
        let table = self.browser.try_table("dragon", seats, "")?;
        self.matches.push(Match { table, version: 1, acts: Vec::new(), said: Vec::new(), waiting: None });
        Ok(true)
    }
}

fn page(browser: &mut Browser, path: &str) -> Result<String, Gone> {
    let request = browser.ask(reqwest::Method::GET, path);
    let answer = browser.send(request)?;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    Ok(answer.text)
}

/// Sends, and notes what it is worth.
fn send(browser: &mut Browser, game: &mut Match, sent: Sent) -> Result<bool, Gone> {
    game.waiting = Some(sent.clone());
    let post = |browser: &mut Browser, what: &str, body: &str| -> Result<Answer, Gone> {
        let request = browser.form(&format!("{}/{what}", game.table), body);
        Ok(browser.send(request)?)
    };
    let answer = match &sent {
        Sent::Act(choices, act) => post(browser, "act", &choices.body(&act.action))?,
        Sent::Undo(body) => post(browser, "undo", body)?,
        Sent::Say(line) => post(browser, "chat", &format!("text={line}&request={line}"))?,
    };
    game.waiting = None;
    match (answer.status, sent) {
        (204, Sent::Act(_, act)) => {
            game.version += 1;
            game.acts.push(act);
        }
        (204, Sent::Undo(_)) => {
            game.version += 1;
            game.acts.pop();
        }
        (204, Sent::Say(line)) => game.said.push(line),
        // Something was drawn or shown, so it stands.
        (422, Sent::Undo(_)) => return Ok(false),
        (status, _) => panic!("{}: {status} {}", game.table, answer.text),
    }
    Ok(true)
}
