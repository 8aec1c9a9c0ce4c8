//! The programs a test needs: the server under test and chromedriver. Both end with their owner.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process, kill_process_group};

/// Where tests write: beside what cargo builds.
pub fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("tmp is inside of target").to_owned()
}

/// The site, serving a database of its own.
pub struct Server {
    child: Child,
    address: SocketAddr,
    database: PathBuf,
}

impl Server {
    /// Starts the site on a port that is free.
    pub fn start(folder: &Path) -> Server {
        Server::start_at(SocketAddr::from(([127, 0, 0, 1], 0)), &folder.join("tianxia.db"))
    }

    fn start_at(address: SocketAddr, database: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tianxia"))
            .args(["serve", "--bot-pause", "0", "--writes-per-second", "1000", "--tables-per-address", "0"])
            .args(["--listen", &address.to_string(), "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the site starts");
        let said = first_line(&mut child, |line| line.contains("http://"));
        let address = said.rsplit("http://").next().and_then(|address| address.trim().parse().ok());
        let address = address.unwrap_or_else(|| panic!("an address in: {said}"));
        Server { child, address, database: database.to_owned() }
    }

    /// Where the site is.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Asks the site to stop and waits until it has.
    pub fn stop(&mut self) {
        let _ = kill_process(pid(&self.child), Signal::TERM);
        self.child.wait().expect("the site ends");
    }

    /// Starts a stopped site again where it was, with what it had.
    pub fn start_again(&mut self) {
        *self = Server::start_at(self.address, &self.database.clone());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs chromedriver until our end of the input is closed, which also happens when a test is killed, and then
/// ends the whole group.
const TOGETHER: &str = r#"chromedriver "$1" & cat >/dev/null; kill -s KILL 0"#;

/// Chromedriver, and all browsers it starts: one process group, which ends as one.
pub struct Driver {
    child: Child,
    /// Where it listens.
    pub url: String,
}

impl Driver {
    /// Starts chromedriver on a port that is free.
    pub fn start() -> Driver {
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let mut child = Command::new("sh")
            .args(["-c", TOGETHER, "sh", &format!("--port={port}")])
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts; `cargo xtask test` installs it");
        first_line(&mut child, |line| line.contains("started successfully"));
        Driver { child, url: format!("http://127.0.0.1:{port}") }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = kill_process_group(pid(&self.child), Signal::KILL);
        let _ = self.child.wait();
    }
}

fn pid(child: &Child) -> Pid {
    Pid::from_raw(child.id().cast_signed()).expect("a child has a number")
}

/// The first line a program says that is the wanted one. The rest is read and thrown away.
fn first_line(child: &mut Child, wanted: impl Fn(&str) -> bool) -> String {
    let mut lines = BufReader::new(child.stdout.take().expect("its output is ours")).lines();
    let line = lines.by_ref().map_while(Result::ok).find(|line| wanted(line));
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
    line.expect("the program says that it is ready")
}
