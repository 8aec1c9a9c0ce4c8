//! The site that is attacked, and the honest people on it.

use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::process::Command;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tempfile::TempDir;

use crate::browser::{Answer, Browser, between};
use crate::server::Server;

/// How long a page may take after everything that was done to the site. A build for tests is several times slower, and
/// runs beside other tests.
pub const QUICK: Duration = Duration::from_millis(if cfg!(debug_assertions) { 2000 } else { 50 });

pub struct Stage {
    server: Option<Server>,
    database: PathBuf,
    _folder: TempDir,
    /// The host of all tables below.
    pub anna: Browser,
    /// Sits on the second seat of the running table.
    pub bruno: Browser,
    /// A public table of Anna and Bruno.
    pub running: String,
    /// A table of Anna that waits for two others.
    pub waiting: String,
    /// A finished game of Anna against herself.
    pub finished: String,
    /// What honest people saw before the attacks.
    before: Vec<String>,
    strangers: u32,
    /// Slow clients and how long the site bears with each of them.
    pub slow: Vec<Option<JoinHandle<anyhow::Result<Duration>>>>,
}

impl Stage {
    /// Honest people play first, without limits, so that the attacks meet a site in use.
    pub fn open() -> Stage {
        let folder = TempDir::new().unwrap();
        let database = folder.path().join("tianxia.db");
        let server = Server::start(&database, &["--writes-per-second", "10000"]);
        let (mut anna, mut bruno) = (Browser::new(&server.address), Browser::new(&server.address));
        bruno.get("/");
        let finished = anna.table(&["me", "me"], "");
        while let Some(choices) = anna.choices(&finished) {
            assert_eq!(anna.act(&finished, &choices, &choices.actions[0]).status, 204);
        }
        // By correspondence, so that nobody is offered another's seat however long the attacks take.
        let running = anna.table(&["me", "open"], "&public=yes&pace=correspondence");
        assert_eq!(bruno.post(&format!("{running}/sit"), "seat=1&name=Bruno").status, 204);
        assert_eq!(bruno.post(&format!("{running}/chat"), "text=good luck&request=1").status, 204);
        let waiting = anna.table(&["me", "open", "open"], "");
        assert!(server.stop().0.success());
        let mut stage = Stage {
            server: None,
            database,
            _folder: folder,
            anna,
            bruno,
            running,
            waiting,
            finished,
            before: Vec::new(),
            strangers: 0,
            slow: Vec::new(),
        };
        stage.start();
        stage.before = stage.seen();
        stage
    }

    fn start(&mut self) {
        let server = Server::start(&self.database, &["--metrics", "127.0.0.1:0"]);
        self.anna = self.anna.clone().moved(&server.address);
        self.bruno = self.bruno.clone().moved(&server.address);
        self.server = Some(server);
    }

    /// Where the site is: `http://…`.
    pub fn address(&self) -> &str {
        &self.server.as_ref().expect("it runs").address
    }

    /// Somebody unknown, from an address that nobody else has.
    pub fn stranger(&mut self) -> Browser {
        let source = self.source();
        let mut stranger = Browser::from_address(self.address(), Some(source.into()));
        assert_eq!(stranger.get("/").status, 200);
        stranger
    }

    /// An address of this machine that nobody has used.
    pub fn source(&mut self) -> Ipv4Addr {
        self.strangers += 1;
        let [_, high, middle, low] = self.strangers.to_be_bytes();
        Ipv4Addr::new(127, high + 1, middle, low)
    }

    /// What honest people see: their tables, and the record of the finished game. The host's page of the table that waits has
    /// links with the site's port, which is another after a restart; so a guest looks at it.
    fn seen(&mut self) -> Vec<String> {
        let mut seen = vec![self.anna.get(&format!("{}/record.json", self.finished)).text];
        let (anna, bruno) = (&mut self.anna, &mut self.bruno);
        for (person, table) in
            [(anna, &self.running), (&mut bruno.clone(), &self.running), (bruno, &self.waiting)]
        {
            let page = person.get(table).text;
            seen.push(between(&page, "<main", "</main>").expect("a table's page").to_owned());
        }
        seen
    }

    /// Others are still served.
    pub fn is_alive(&mut self) -> anyhow::Result<()> {
        let answer = self.anna.get("/healthz");
        ensure!(answer.status == 200, "afterwards the site says {}: {}", answer.status, answer.text);
        Ok(())
    }

    /// A page comes as quickly as ever, also the slowest of many.
    pub fn is_quick(&mut self) {
        let mut times: Vec<Duration> = (0..20)
            .map(|_| {
                let asked = Instant::now();
                assert_eq!(self.anna.get(&self.running).status, 200);
                asked.elapsed()
            })
            .collect();
        times.sort_unstable();
        println!("afterwards a table's page takes {:?} in the median, {:?} at most", times[10], times[19]);
        assert!(times[19] < QUICK, "a page takes {:?}", times[19]);
    }

    /// One number of how the site is.
    pub fn metric(&self, name: &str) -> anyhow::Result<f64> {
        let server = self.server.as_ref().expect("it runs");
        server.metric(name).with_context(|| format!("no {name}"))
    }

    /// Waits until the site has no more than this many of something open.
    pub fn wait_for(&self, metric: &str, most: f64) -> anyhow::Result<()> {
        let begun = Instant::now();
        loop {
            let open = self.metric(metric)?;
            if open <= most {
                return Ok(());
            }
            ensure!(begun.elapsed() < Duration::from_secs(60), "{metric} stays at {open}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Everything honest people had is there, before and after a restart; every table is right; and the site stops when it
    /// is asked to.
    pub fn has_lost_nothing(&mut self) {
        let before = std::mem::take(&mut self.before);
        assert!(before == self.seen(), "what honest people see has changed");
        let (status, took) = self.server.take().expect("it runs").stop();
        assert!(status.success() && took < Duration::from_secs(5), "it stopped with {status} after {took:?}");
        let check = Command::new(env!("CARGO_BIN_EXE_tianxia")).arg("check").arg(&self.database).output();
        let check = check.expect("it can be started");
        let said = String::from_utf8_lossy(&check.stdout);
        assert!(check.status.success(), "{said}{}", String::from_utf8_lossy(&check.stderr));
        println!("{}", said.trim_end());
        self.start();
        assert!(before == self.seen(), "what honest people see has changed with a restart");
    }
}

/// How many machines serve the site: whatever each of them counts for itself may be this many times as much.
pub fn machines() -> usize {
    if cluster::on_two_machines() { 2 } else { 1 }
}

/// The answer has this status, and says this.
pub fn is(answer: &Answer, status: u16, sentence: &str) -> anyhow::Result<()> {
    let text: String = answer.text.chars().take(300).collect();
    ensure!(answer.status == status, "{} instead of {status}: {text}", answer.status);
    ensure!(answer.text.contains(sentence), "not “{sentence}” but: {text}");
    Ok(())
}

/// The answer is one of these.
pub fn is_among(answer: &Answer, statuses: &[u16]) -> anyhow::Result<()> {
    let text: String = answer.text.chars().take(300).collect();
    ensure!(statuses.contains(&answer.status), "{} instead of {statuses:?}: {text}", answer.status);
    Ok(())
}

/// The id in the path of a table.
pub fn path_of(answer: &Answer) -> anyhow::Result<String> {
    let location = answer.headers.get("location").context("the answer leads nowhere")?;
    Ok(location.to_str()?.to_owned())
}
