//! A site at which somebody plays and notes what was acknowledged.

use std::path::{Path, PathBuf};
use std::process::Command;

use kernel::record::Step;
use reqwest::Method;
use store::{Kept, Sqlite, Store};

use crate::browser::{Browser, between, choices};
use crate::server::Server;

pub struct House {
    pub server: Server,
    pub database: PathBuf,
    pub browser: Browser,
    table: Option<String>,
    /// How often somebody has tried to talk.
    lines: u32,
    /// The acknowledged actions: where, at which step, what.
    acts: Vec<(String, usize, String)>,
}

/// What the site answers when it cannot write: a status and a sentence.
pub type No = (u16, String);

impl House {
    /// The program with the arguments that every test wants.
    pub fn program(database: &Path) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tianxia"));
        command.args(arguments()).arg(database);
        command
    }

    pub fn open(mut command: Command, database: &Path) -> House {
        let server = Server::of(&mut command);
        let browser = Browser::new(&server.address);
        House { server, database: database.to_owned(), browser, table: None, lines: 0, acts: Vec::new() }
    }

    /// One decision, or what the site says instead.
    pub fn play(&mut self) -> Result<(), No> {
        let Some(table) = self.table.clone() else {
            let answer = self.browser.post("/new", "game=dragon&players=2&name=Anna&seat-0=me&seat-1=me");
            if answer.status != 303 {
                return Err((answer.status, answer.text));
            }
            self.table = Some(answer.headers["location"].to_str().unwrap().to_owned());
            return Ok(());
        };
        let request = self.browser.ask(Method::GET, &table);
        let page = self.browser.send(request).expect("an answer");
        if page.status != 200 {
            return Err((page.status, page.text));
        }
        let Some(choices) = choices(&page.text) else {
            // This game is over.
            self.table = None;
            return self.play();
        };
        let step = between(&page.text, "data-steps=\"", "\"").and_then(|steps| steps.parse().ok()).unwrap();
        let action = choices.actions[0].clone();
        let answer = self.browser.act(&table, &choices, &action);
        if answer.status != 204 {
            return Err((answer.status, answer.text));
        }
        self.acts.push((table, step, action));
        Ok(())
    }

    /// Plays until the site says no, which must be the right way.
    pub fn play_until_refused(&mut self) {
        for _ in 0..2000 {
            if let Err((status, sentence)) = self.play() {
                assert_eq!(status, 503, "{sentence}");
                assert!(sentence.contains("cannot write to its disk"), "{sentence}");
                return;
            }
        }
        panic!("the site never failed");
    }

    /// Says something at the table, or what the site says instead.
    pub fn chat(&mut self) -> Result<(), No> {
        let table = self.table.clone().expect("somebody has played");
        self.lines += 1;
        let said = format!("text=hello&request={}", self.lines);
        let answer = self.browser.post(&format!("{table}/chat"), &said);
        if answer.status == 204 { Ok(()) } else { Err((answer.status, answer.text)) }
    }

    /// How many writes have failed, as the operator sees it.
    pub fn failed_writes(&self) -> Option<f64> {
        self.server.metric("tianxia_failed_writes_total")
    }

    /// What `/healthz` says.
    pub fn health(&mut self) -> (u16, String) {
        let answer = self.browser.get("/healthz");
        (answer.status, answer.text)
    }

    /// Asks until the health is this; the site may remember its last answer for a second.
    pub fn until_health(&mut self, status: u16) -> String {
        for _ in 0..100 {
            let (found, text) = self.health();
            if found == status {
                return text;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        panic!("never {status}: {:?}", self.health());
    }

    /// Kills the site and looks for everything that was acknowledged.
    pub fn kill_and_check(self) {
        let House { server, database, acts, .. } = self;
        server.kill();
        assert!(acts.len() > 10, "too little was going on");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let store = Sqlite::open(&database).await.expect("the file opens");
            let mut kept: Option<(&str, Kept)> = None;
            for (table, step, action) in &acts {
                if kept.as_ref().is_none_or(|(last, _)| last != table) {
                    kept = Some((table, store.load(table.trim_start_matches("/t/")).await.unwrap()));
                }
                let Step(_, found) = &kept.as_ref().unwrap().1.record.actions[*step];
                assert_eq!(found, action, "{table} at step {step}");
            }
            store.close().await.unwrap();
        });
    }
}

/// The arguments that every test wants; the database follows.
pub fn arguments() -> impl Iterator<Item = &'static str> {
    "serve --listen 127.0.0.1:0 --metrics 127.0.0.1:0 --bot-pause 0 --writes-per-second 10000 --database"
        .split(' ')
}
