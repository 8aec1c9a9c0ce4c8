//! The command, and a database to use it on.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use store::Inspector;
use tempfile::TempDir;

use crate::browser::Browser;
use crate::server::Server;

/// What the command answered.
#[derive(Debug)]
pub struct Told {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs the command.
pub fn tianxia(args: &[&str]) -> Told {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    let output = command.args(args).stdin(Stdio::null()).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Told { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the command, which succeeds; gives what it printed.
pub fn succeeds(args: &[&str]) -> String {
    let told = tianxia(args);
    assert_eq!(told.code, 0, "{args:?}: {told:?}");
    told.out
}

/// Runs the command, which ends with this code and says all of this.
pub fn ends(args: &[&str], code: i32, words: &[&str]) -> Told {
    let told = tianxia(args);
    assert_eq!(told.code, code, "{args:?}: {told:?}");
    for word in words {
        assert!(told.err.contains(word) || told.out.contains(word), "{args:?} says `{word}`: {told:?}");
    }
    told
}

/// A folder for a database that is not there yet.
pub struct Place {
    pub folder: TempDir,
    pub database: PathBuf,
}

impl Place {
    pub fn new() -> Place {
        let folder = TempDir::new().unwrap();
        Place { database: folder.path().join("tianxia.db"), folder }
    }

    /// Starts the site there.
    pub fn serve(&self) -> Server {
        Server::start(&self.database, &["--writes-per-second", "10000"])
    }

    /// The path of another file in the folder.
    pub fn file(&self, name: &str) -> String {
        text(&self.folder.path().join(name))
    }

    /// The path of the database.
    pub fn database(&self) -> String {
        text(&self.database)
    }

    /// The seed of a table, as hex digits.
    pub fn seed(&self, table: &str) -> String {
        let found =
            wait(async { Inspector::open(&self.database).await.unwrap().table(table).await.unwrap() });
        serde_json::to_value(found.kept.seed).unwrap().as_str().unwrap().to_owned()
    }

    /// Changes the database behind everybody's back.
    pub fn sql(&self, statement: &str) {
        wait(async {
            use sqlx::{Connection, Executor};
            let mut conn = sqlx::SqliteConnection::connect(&self.database()).await.unwrap();
            let done = conn.execute(sqlx::AssertSqlSafe(statement.to_owned())).await.unwrap();
            assert!(done.rows_affected() > 0, "{statement}");
            conn.close().await.unwrap();
        });
    }
}

/// The path as a text.
pub fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

/// The id of the table at this path.
pub fn id(table: &str) -> &str {
    table.strip_prefix("/t/").unwrap()
}

/// Waits for something the store does.
pub fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

/// Waits until something is so.
pub fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let asked = Instant::now();
    while !is_so() {
        assert!(asked.elapsed() < Duration::from_secs(30), "{what}: not within half a minute");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The secret name of a browser: what its cookie says after the signature.
pub fn browser_id(browser: &Browser) -> String {
    let cookie = &browser.cookies["tianxia"];
    cookie[cookie.len() - 32..].to_owned()
}

/// A browser that the site knows.
pub fn visitor(server: &Server) -> Browser {
    let mut browser = Browser::new(&server.address);
    assert_eq!(browser.get("/").status, 200);
    browser
}

/// Does a number of actions at a table, always the first choice; fewer if the game ends.
pub fn play(browser: &mut Browser, table: &str, actions: usize) {
    for _ in 0..actions {
        let Some(choices) = browser.choices(table) else { return };
        let answer = browser.act(table, &choices, &choices.actions[0]);
        assert_eq!(answer.status, 204, "{}", answer.text);
    }
}
