//! The server under load: a process of its own, with its memory and its processor time.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, ensure};

/// A running server. It is killed when it goes out of scope.
pub struct Server {
    child: Child,
    /// Kept open: a program that cannot print stops.
    _told: BufReader<ChildStdout>,
    /// `host:port`.
    pub address: String,
    /// `host:port` of its metrics.
    pub metrics: String,
}

impl Server {
    /// Starts a program with this database.
    pub fn start(program: &Path, database: &Path) -> anyhow::Result<Server> {
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0"])
            .args(["--writes-per-second", "1000000", "--connections-per-address", "1000000"])
            .args(["--tables-per-address", "0", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} starts", program.display()))?;
        let mut told = BufReader::new(child.stdout.take().context("a pipe")?);
        let mut next = || loop {
            let mut line = String::new();
            ensure!(told.read_line(&mut line)? > 0, "the server does not say where it listens");
            if let Some((_, address)) = line.split_once("http://") {
                return Ok(address.trim().trim_end_matches("/metrics").to_owned());
            }
        };
        let (address, metrics) = (next()?, next()?);
        Ok(Server { child, _told: told, address, metrics })
    }

    /// Memory in kilobytes (resident set).
    pub fn memory(&self) -> anyhow::Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }

    /// Processor time used so far, over all threads.
    pub fn processor(&self) -> anyhow::Result<Duration> {
        processor(&self.child.id().to_string())
    }
}

/// Processor time of this process.
pub fn own_processor() -> anyhow::Result<Duration> {
    processor("self")
}

/// Processor time of another process.
pub fn processor(process: &str) -> anyhow::Result<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // After the name in brackets, user and system time are the 12th and 13th field, in hundredths of a second.
    let (_, fields) = stat.rsplit_once(") ").context("a stat line")?;
    let fields: Vec<&str> = fields.split(' ').collect();
    let ticks = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
    Ok(Duration::from_millis(10 * ticks))
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
