//! The real program on a free port; with `TIANXIA_TEST_MACHINES`, on two machines behind the nginx configuration that we ship.

#[allow(dead_code, reason = "each test program uses some of this")]
#[path = "../proxy/nginx.rs"]
pub mod nginx;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use nginx::Nginx;

/// A running site: one machine, or two with nginx in front of them. It is killed when it goes out of scope.
pub struct Server {
    machines: Vec<Machine>,
    _nginx: Option<Nginx>,
    /// Where it listens: `http://…`.
    pub address: String,
}

/// A running program.
struct Machine {
    child: Child,
    /// Kept open: a program that cannot print stops.
    _told: BufReader<ChildStdout>,
    address: String,
    /// Where it serves its metrics, if it was asked to.
    metrics: Option<String>,
}

impl Server {
    /// Starts the site on this database, with more arguments.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn start(database: &Path, more: &[&str]) -> Server {
        Server::run(cluster::on_two_machines(), database, more, &|_| {})
    }

    /// One machine without a proxy, also where sites are two: for what nginx would answer itself, what the test does in the place of
    /// a proxy, and what each machine counts for itself.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn bare(database: &Path, more: &[&str]) -> Server {
        Server::run(false, database, more, &|_| {})
    }

    /// The same, with a log in this file, which is that of one machine.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn logging(database: &Path, more: &[&str], log: &Path) -> Server {
        let log = std::fs::File::create(log).expect("a file");
        Server::run(false, database, more, &|program| {
            program.env("TIANXIA_LOG", "info").stderr(log.try_clone().expect("the same file"));
        })
    }

    fn run(two: bool, database: &Path, more: &[&str], with: &dyn Fn(&mut Command)) -> Server {
        let database = stored(database);
        let machine = |proxy: &[&str]| {
            let mut program = Command::new(env!("CARGO_BIN_EXE_tianxia"));
            program.args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--database"]);
            with(program.arg(&database).args(more).args(proxy));
            Machine::start(&mut program)
        };
        if two {
            let proxy = ["--trust-proxy", "1"];
            let proxy = if more.contains(&proxy[0]) { &[][..] } else { &proxy };
            let machines = [machine(proxy), machine(proxy)];
            let nginx =
                Nginx::of_machines(machines.each_ref().map(|one| one.address.trim_start_matches("http://")));
            return Server { address: nginx.address(), _nginx: Some(nginx), machines: machines.into() };
        }
        Server::alone(machine(&[]))
    }

    /// Starts the site by this command.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn of(command: &mut Command) -> Server {
        Server::alone(Machine::start(command))
    }

    fn alone(machine: Machine) -> Server {
        Server { address: machine.address.clone(), _nginx: None, machines: vec![machine] }
    }

    /// Where each of its machines listens.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn machines(&self) -> Vec<String> {
        self.machines.iter().map(|machine| machine.address.clone()).collect()
    }

    /// How it is, in its own words.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn metrics(&self) -> String {
        self.machines.iter().map(Machine::metrics).collect()
    }

    /// One number of that, of each machine.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn metric_of_each(&self, name: &str) -> Vec<f64> {
        let metrics = self.metrics();
        metrics.lines().filter_map(|line| line.strip_prefix(name)?.trim().parse().ok()).collect()
    }

    /// One number of that, of all machines together.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn metric(&self, name: &str) -> Option<f64> {
        self.metric_of_each(name).into_iter().reduce(|one, two| one + two)
    }

    /// Kills it as a power cut would.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn kill(mut self) {
        self.end();
    }

    /// Asks it to stop; gives what it answers and how long that took.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn stop(self) -> (ExitStatus, Duration) {
        let asked = Instant::now();
        for machine in &self.machines {
            rustix::process::kill_process(machine.pid(), rustix::process::Signal::TERM).expect("it runs");
        }
        (self.ended(), asked.elapsed())
    }

    /// Waits for the end of one that was asked to stop already.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn ended(mut self) -> ExitStatus {
        let mut ends = self.machines.iter_mut().map(|machine| machine.child.wait().expect("it ends"));
        let end = ends.next().expect("a machine");
        ends.find(|end| !end.success()).unwrap_or(end)
    }

    /// Its number among the processes.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn pid(&self) -> rustix::process::Pid {
        self.machines[0].pid()
    }

    fn end(&mut self) {
        for machine in &mut self.machines {
            // It may be gone already.
            let _ = machine.child.kill();
            let _ = machine.child.wait();
        }
    }
}

/// Where the site of this file is: in the file, or on a server, to which an old file is moved.
fn stored(file: &Path) -> PathBuf {
    let database = cluster::instead_of(file);
    if database != file && file.exists() {
        let mut carry = Command::new(env!("CARGO_BIN_EXE_tianxia"));
        let done = carry.arg("move").arg("--from").arg(file).arg("--to").arg(&database).output();
        let done = done.expect("the program starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        std::fs::rename(file, file.with_extension("moved")).expect("it is not moved again");
    }
    database
}

impl Machine {
    fn start(command: &mut Command) -> Machine {
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
        Machine { address: own, metrics, _told: told, child }
    }

    fn metrics(&self) -> String {
        let address = self.metrics.as_deref().expect("it was started with --metrics");
        reqwest::blocking::get(address).and_then(|answer| answer.text()).expect("an answer")
    }

    fn pid(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_child(&self.child)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}
