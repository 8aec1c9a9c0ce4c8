//! Three people and their tables.

use std::path::Path;
use std::time::{Duration, Instant};

use reqwest::header::HeaderValue;
use tempfile::TempDir;

use crate::browser::{Answer, Browser, Choices, between};
use crate::server::Server;

/// A site with some tables on it.
pub struct Stage {
    pub server: Server,
    pub folder: TempDir,
    /// Has made all tables.
    pub anna: Browser,
    /// Sits on the second seat of the running table.
    pub bruno: Browser,
    /// Sits nowhere.
    pub carla: Browser,
    /// A table of Anna and Bruno, nothing done yet.
    pub running: String,
    /// A table of Anna that waits for somebody, and for a bot's place to be filled.
    pub waiting: String,
    /// A finished game of Anna against herself.
    pub finished: String,
}

impl Stage {
    /// Nobody has to hurry or wait here.
    pub fn open() -> Stage {
        Stage::on(Server::start)
    }

    /// The same, on one machine without a proxy.
    pub fn bare() -> Stage {
        Stage::on(Server::bare)
    }

    fn on(start: fn(&Path, &[&str]) -> Server) -> Stage {
        let folder = TempDir::new().expect("a folder");
        let server = start(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
        let browser = || {
            let mut browser = Browser::new(&server.address);
            assert_eq!(browser.get("/").status, 200);
            browser
        };
        let (mut anna, mut bruno, carla) = (browser(), browser(), browser());
        // By correspondence: at a live table a seat may be given to a bot after two minutes, which a slow machine may take.
        let running = anna.table(&["me", "open"], "&public=yes&pace=correspondence");
        assert_eq!(bruno.post(&format!("{running}/sit"), "seat=1&name=Bruno").status, 204);
        let waiting = anna.table(&["me", "open", "open"], "");
        let finished = anna.table(&["me", "me"], "");
        finish(&mut anna, &finished);
        Stage { server, folder, anna, bruno, carla, running, waiting, finished }
    }

    /// Who is asked at the running table, what they may do, and who is not asked.
    pub fn turn(&mut self) -> (Browser, Choices, Browser) {
        let (anna, bruno) = (self.anna.clone(), self.bruno.clone());
        match self.anna.choices(&self.running) {
            Some(choices) => (anna, choices, bruno),
            None => (bruno, self.bruno.choices(&self.running).expect("somebody is asked"), anna),
        }
    }

    /// Everything that can be seen of the tables, by all three.
    pub fn seen(&mut self) -> Vec<String> {
        let paths = [&self.running, &self.waiting, &self.finished].map(String::clone);
        let mut pages = Vec::new();
        for browser in [&mut self.anna, &mut self.bruno, &mut self.carla] {
            pages.extend(paths.iter().map(|path| browser.get(path).text));
        }
        pages.push(self.carla.get("/").text);
        pages
    }

    /// Waits until every machine shows somebody a page of which this is true.
    pub fn known_everywhere(&self, browser: &Browser, path: &str, is_so: impl Fn(&str) -> bool) {
        for machine in self.server.machines() {
            let mut browser = browser.clone().moved(&machine);
            soon(path, || is_so(&browser.get(path).text));
        }
    }

    /// The token with which one sits down on a seat of the table that waits.
    pub fn token(&mut self, seat: u8) -> String {
        let page = self.anna.get(&self.waiting).text;
        let token = between(&page, &format!("?sit={seat}&amp;token="), "\"");
        token.expect("the host sees the links").to_owned()
    }
}

/// Plays a game to its end, always the first choice.
pub fn finish(browser: &mut Browser, table: &str) {
    while let Some(choices) = browser.choices(table) {
        let answer = browser.act(table, &choices, &choices.actions[0]);
        assert_eq!(answer.status, 204, "{}", answer.text);
    }
    let page = browser.get(table).text;
    assert!(page.contains("The game is over"), "{page}");
}

/// Holds at once on one machine; where there are two, one may first have to hear it from the other.
pub fn soon(what: &str, mut holds: impl FnMut() -> bool) {
    let asked = Instant::now();
    while !holds() {
        let late = !cluster::on_two_machines() || asked.elapsed() > Duration::from_secs(10);
        assert!(!late, "{what} does not come");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Whether the answer is HTML.
pub fn is_page(answer: &Answer) -> bool {
    let kind = answer.headers.get("content-type").map(HeaderValue::as_bytes).unwrap_or_default();
    kind.starts_with(b"text/html")
}
