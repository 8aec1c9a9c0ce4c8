//! The real program on a free port.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A running site. It is killed when it goes out of scope.
pub struct Server {
    child: Child,
    /// Kept open: a program that cannot print stops.
    _told: BufReader<ChildStdout>,
    /// Where it listens: `http://…`.
    pub address: String,
}

impl Server {
    /// Starts the site on this database, with more arguments.
    pub fn start(database: &Path, more: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tianxia"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--database"])
            .arg(database)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut told = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        told.read_line(&mut line).expect("the program says something");
        let address = line.find("http://").map(|start| line[start..].trim().to_owned());
        Server { address: address.expect("the program says where it listens"), _told: told, child }
    }

    /// Kills it as a power cut would.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn kill(mut self) {
        self.end();
    }

    /// Asks it to stop; gives what it answers and how long that took.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn stop(mut self) -> (ExitStatus, Duration) {
        let asked = Instant::now();
        let id = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(id, rustix::process::Signal::TERM).expect("it runs");
        (self.child.wait().expect("it ends"), asked.elapsed())
    }

    fn end(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}
