//! A program at work: lines go in, lines come out, and it never makes us wait longer than we want.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group};
use thiserror::Error;

/// What went wrong with a program.
#[derive(Debug, Error)]
pub enum Failure {
    /// It cannot be started.
    #[error("`{program}` cannot be started: {error}")]
    Start {
        /// The program.
        program: String,
        /// Why not.
        error: std::io::Error,
    },
    /// It did not answer in time.
    #[error("`{program}` did not answer within {} ms", .time.as_millis())]
    Late {
        /// The program.
        program: String,
        /// How long it had.
        time: Duration,
    },
    /// It has ended, or closed its output.
    #[error("`{program}` ended in the middle of a game")]
    Ended {
        /// The program.
        program: String,
    },
}

/// The longest line a program may print, in bytes.
const LONGEST_LINE: u64 = 1 << 16;

/// A running program. Dropping it kills it and all it has started.
#[derive(Debug)]
pub struct Process {
    name: String,
    child: Child,
    /// Threads read and write, because a program that does neither would block us.
    input: Sender<String>,
    output: Receiver<String>,
}

impl Process {
    /// Starts a program, by its words.
    pub fn start(words: &[String]) -> Result<Process, Failure> {
        let name = words.first().cloned().unwrap_or_default();
        // A group of its own: Ctrl-C for the arena is not for the program, and its children die with it.
        let mut child = Command::new(&name)
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .map_err(|error| Failure::Start { program: name.clone(), error })?;
        let mut stdin = child.stdin.take().expect("its input is a pipe");
        let stdout = child.stdout.take().expect("its output is a pipe");
        let (input, lines) = mpsc::channel::<String>();
        thread::spawn(move || {
            for line in lines {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        let (answers, output) = mpsc::channel();
        thread::spawn(move || {
            let mut reader = BufReader::new(stdout);
            while let Some(line) = read_line(&mut reader) {
                if answers.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Process { name, child, input, output })
    }

    /// Sends a line.
    pub fn send(&self, line: String) -> Result<(), Failure> {
        self.input.send(line + "\n").map_err(|_| Failure::Ended { program: self.name.clone() })
    }

    /// The next line, if it comes in time.
    pub fn receive(&self, time: Duration) -> Result<String, Failure> {
        self.output.recv_timeout(time).map_err(|error| match error {
            RecvTimeoutError::Timeout => Failure::Late { program: self.name.clone(), time },
            RecvTimeoutError::Disconnected => Failure::Ended { program: self.name.clone() },
        })
    }

    /// Gives the program a moment to end by itself, now that the game is over.
    pub fn farewell(mut self, moment: Duration) {
        let (closed, _) = mpsc::channel();
        self.input = closed;
        // Nothing more is sent; the channel closes with the output.
        while self.output.recv_timeout(moment).is_ok() {}
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw) {
            // It may have ended already: then there is nothing to kill.
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A line without its end; `None` at the end of the output or after a line that is too long.
fn read_line(reader: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let length = reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes).ok()?;
    if length == 0 || length as u64 == LONGEST_LINE {
        return None;
    }
    Some(String::from_utf8_lossy(&bytes).trim().to_owned())
}
