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
    /// Where it serves its metrics, if it was asked to.
    metrics: Option<String>,
}

impl Server {
    /// Starts the site on this database, with more arguments.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn start(database: &Path, more: &[&str]) -> Server {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tianxia"));
        Server::run(&mut program, database, more)
    }

    /// The same, with a log in this file.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn logging(database: &Path, more: &[&str], log: &Path) -> Server {
        let log = std::fs::File::create(log).expect("a file");
        let mut program = Command::new(env!("CARGO_BIN_EXE_tianxia"));
        Server::run(program.env("TIANXIA_LOG", "info").stderr(log), database, more)
    }

    fn run(program: &mut Command, database: &Path, more: &[&str]) -> Server {
        program.args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--database"]);
        Server::of(program.arg(cluster::instead_of(database)).args(more))
    }

    /// Starts the site by this command.
    pub fn of(command: &mut Command) -> Server {
        let more: Vec<String> = command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut told = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut address = || loop {
            let mut line = String::new();
            assert!(told.read_line(&mut line).expect("the program says something") > 0, "it has ended");
            if let Some(start) = line.find("http://") {
                return line[start..].trim().to_owned();
            }
        };
        let own = address();
        let metrics = more.iter().any(|word| word == "--metrics").then(address);
        Server { address: own, metrics, _told: told, child }
    }

    /// How it is, in its own words.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn metrics(&self) -> String {
        let address = self.metrics.as_deref().expect("it was started with --metrics");
        reqwest::blocking::get(address).and_then(|answer| answer.text()).expect("an answer")
    }

    /// One number of that.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn metric(&self, name: &str) -> Option<f64> {
        self.metrics().lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
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
        rustix::process::kill_process(self.pid(), rustix::process::Signal::TERM).expect("it runs");
        (self.child.wait().expect("it ends"), asked.elapsed())
    }

    /// Waits for the end of one that was asked to stop already.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn ended(mut self) -> ExitStatus {
        self.child.wait().expect("it ends")
    }

    /// Its number among the processes.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn pid(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_child(&self.child)
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
