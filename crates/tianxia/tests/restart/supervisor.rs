//! What systemd does for a service with a socket of its own: keeps the socket, hands it over, listens to what it is told.

use std::net::TcpListener;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixDatagram;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// A site whose socket outlives its servers.
pub struct Supervisor {
    socket: TcpListener,
    notices: Receiver<String>,
    server: Option<Child>,
    folder: TempDir,
    /// Arguments of every server.
    more: Vec<&'static str>,
    /// `http://…`
    pub address: String,
    pub database: PathBuf,
}

/// The socket comes as file 3, and says for which process it is meant.
const HAND_OVER: &str = r#"export LISTEN_FDS=1 LISTEN_PID=$$; exec "$@" 3<&0 </dev/null"#;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

impl Supervisor {
    pub fn open(more: &[&'static str]) -> Supervisor {
        let folder = TempDir::new().unwrap();
        let socket = TcpListener::bind("127.0.0.1:0").unwrap();
        let notices = listen(UnixDatagram::bind(folder.path().join("notify")).unwrap());
        let address = format!("http://{}", socket.local_addr().unwrap());
        let database = folder.path().join("tianxia.db");
        Supervisor { socket, notices, server: None, folder, more: more.to_vec(), address, database }
    }

    /// Starts a server and waits until it serves.
    pub fn start(&mut self) {
        assert!(self.server.is_none());
        self.server = Some(self.spawn());
        self.wait_for("READY=1");
    }

    pub fn stop(&mut self) {
        let server = self.server.take().expect("it runs");
        end(server);
    }

    pub fn stop_then_start(&mut self) {
        self.stop();
        self.start();
    }

    pub fn start_then_stop(&mut self) {
        let next = self.spawn();
        let last = self.server.replace(next).expect("it runs");
        end(last);
        self.wait_for("READY=1");
    }

    /// Waits until a server says this.
    pub fn wait_for(&self, notice: &str) {
        while self.notices.recv_timeout(PATIENCE).expect(notice) != notice {}
    }

    fn spawn(&self) -> Child {
        let socket = OwnedFd::from(self.socket.try_clone().unwrap());
        Command::new("sh")
            .args(["-c", HAND_OVER, "sh", env!("CARGO_BIN_EXE_tianxia"), "serve", "--bot-pause", "0"])
            .arg("--database")
            .arg(&self.database)
            .args(&self.more)
            .env("NOTIFY_SOCKET", self.folder.path().join("notify"))
            .env("WATCHDOG_USEC", "300000")
            .stdin(Stdio::from(socket))
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts")
    }
}

/// Everything that servers say, line by line. Somebody must always read it, or the servers would block.
fn listen(notices: UnixDatagram) -> Receiver<String> {
    let (tell, told) = channel();
    std::thread::spawn(move || {
        let mut notice = [0; 4096];
        while let Ok(length) = notices.recv(&mut notice) {
            for line in String::from_utf8_lossy(&notice[..length]).lines() {
                // The test may be over.
                let _ = tell.send(line.to_owned());
            }
        }
    });
    told
}

fn end(mut server: Child) {
    kill_process(Pid::from_child(&server), Signal::TERM).expect("it runs");
    let asked = Instant::now();
    while server.try_wait().unwrap().is_none() {
        assert!(asked.elapsed() < PATIENCE, "it does not stop");
        std::thread::sleep(Duration::from_millis(1));
    }
    let status = server.wait().expect("it ended");
    assert!(status.success(), "{status}");
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            // It may be gone already.
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}
