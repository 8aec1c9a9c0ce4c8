//! PostgreSQL servers for tests, from Debian's package: each in a temporary folder, with an unprivileged user, and gone when the
//! process that wanted it is gone, however it ends.

#![allow(clippy::unwrap_used)]

mod instead;
mod tls;

use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;

pub use instead::{bytes_around, copied, instead_of, on_a_server, on_two_machines};
pub use tls::Authority;

/// How long a server may take to come up on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// The name of the user that owns every database.
const USER: &str = "tianxia";

/// Runs the server until nobody holds the other end of its standard input any more. Unless somebody has said there that the folder
/// (the first argument) is still needed, it goes too: the process that made it may have been killed.
const UNTIL_LEFT: &str = r#"folder="$1"; shift; "$@" </dev/null & server=$!; read -r word; kill -QUIT "$server"
    wait "$server"; if [ "$word" != keep ]; then rm -rf "$folder"; fi"#;

/// A server, which ends with this value.
pub struct Postgres {
    folder: TempDir,
    port: u16,
    terms: Vec<String>,
    running: Option<(Child, ChildStdin)>,
}

/// What a server promises.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Disk {
    /// What was committed survives a power cut.
    Synced,
    /// It does not: for tests of something else, which are quicker so.
    Lazy,
}

impl Postgres {
    /// A new server without any database of ours.
    pub fn start(disk: Disk) -> Postgres {
        Postgres::reached_at(disk, &[])
    }

    /// The same; it also listens at other addresses of this machine, which begin with 10.
    pub fn reached_at(disk: Disk, addresses: &[String]) -> Postgres {
        let mut server = Postgres::made(disk);
        if !addresses.is_empty() {
            server.terms.push(format!("listen_addresses=127.0.0.1,{}", addresses.join(",")));
            let mut allowed =
                fs::File::options().append(true).open(server.data().join("pg_hba.conf")).unwrap();
            writeln!(allowed, "host all all 10.0.0.0/8 trust").unwrap();
        }
        server.resume();
        server
    }

    /// One that does not run yet.
    fn made(disk: Disk) -> Postgres {
        let folder = folder();
        let data = folder.path().join("data");
        let terms = ["--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "-U", USER, "-D"];
        run(tool("initdb").args(terms).arg(&data));
        let terms = match disk {
            Disk::Synced => Vec::new(),
            Disk::Lazy => ["fsync=off", "full_page_writes=off"].map(String::from).into(),
        };
        Postgres { folder, port: steady_port(), terms, running: None }
    }

    /// The server that all tests of this process share.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| Postgres::start(Disk::Lazy))
    }

    /// Another server that follows this one; what is committed here is there as well before anybody is told so.
    pub fn replica(&self) -> Postgres {
        let folder = folder();
        self.copy_to(&folder.path().join("data"));
        let mut replica = Postgres { folder, port: steady_port(), terms: self.terms.clone(), running: None };
        replica.resume();
        self.wait_for_replica();
        replica
    }

    /// Becomes a replica of another server, in place of whatever it was before.
    pub fn follow(&mut self, primary: &Postgres) {
        self.wait();
        fs::remove_dir_all(self.data()).unwrap();
        primary.copy_to(&self.data());
        self.resume();
        primary.wait_for_replica();
    }

    fn copy_to(&self, data: &Path) {
        let terms = [
            "-h",
            "127.0.0.1",
            "-U",
            USER,
            "-R",
            "-X",
            "stream",
            "-c",
            "fast",
            "--no-sync",
            "-p",
            &self.port.to_string(),
            "-D",
        ];
        run(tool("pg_basebackup").args(terms).arg(data));
    }

    /// From now on a commit waits for the replica.
    fn wait_for_replica(&self) {
        self.psql("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.psql("postgres", "SELECT pg_reload_conf()");
        self.wait_for("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'", "1");
    }

    /// Makes a server that followed another one write itself, without waiting for a replica of its own.
    pub fn promote(&self) {
        run(tool("pg_ctl").args(["promote", "-w", "-D"]).arg(self.data()));
        self.wait_for("SELECT CASE WHEN pg_is_in_recovery() THEN 'no' ELSE 'yes' END", "yes");
        self.psql("postgres", "ALTER SYSTEM RESET synchronous_standby_names");
        self.psql("postgres", "SELECT pg_reload_conf()");
    }

    /// The address of a new database.
    pub fn new_database(&self) -> PathBuf {
        self.new_database_like("template1")
    }

    /// The address of a new database that holds what another one does.
    fn new_database_like(&self, template: &str) -> PathBuf {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("site{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        self.psql("postgres", &format!("CREATE DATABASE {name} TEMPLATE {template}"));
        self.address(&name)
    }

    /// The address of a database that there is.
    pub fn address(&self, name: &str) -> PathBuf {
        format!("postgres://{USER}@127.0.0.1:{}/{name}", self.port).into()
    }

    /// Where it listens on this machine.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Starts a server again that was stopped or killed, with all that it had.
    pub fn resume(&mut self) {
        let asked = Instant::now();
        loop {
            let mut command = unprivileged("sh");
            command
                .args(["-c", UNTIL_LEFT, "sh"])
                .arg(self.folder.path())
                .arg(program("postgres"))
                .arg("-D")
                .arg(self.data());
            let port = format!("port={}", self.port);
            let sockets = format!("unix_socket_directories={}", self.folder.path().display());
            let few = ["max_connections=400", "shared_buffers=32MB", "wal_keep_size=64MB", "hot_standby=on"];
            let terms = self.terms.iter().map(String::as_str).chain(few).chain([&*port, &*sockets]);
            for term in terms {
                command.args(["-c", term]);
            }
            let log = fs::File::options().create(true).append(true).open(self.log()).unwrap();
            command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log);
            let mut child = command.spawn().unwrap();
            let stdin = child.stdin.take().unwrap();
            self.running = Some((child, stdin));
            if self.comes_up() {
                return;
            }
            // The one before may still be leaving.
            assert!(asked.elapsed() < PATIENCE, "{}", fs::read_to_string(self.log()).unwrap());
            self.wait();
        }
    }

    /// Whether it answers, or else it has ended.
    fn comes_up(&mut self) -> bool {
        let asked = Instant::now();
        while asked.elapsed() < PATIENCE {
            if self.answers() {
                return true;
            }
            if let Some((child, _)) = &mut self.running
                && child.try_wait().unwrap().is_some()
            {
                return false;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("PostgreSQL does not come up: {}", fs::read_to_string(self.log()).unwrap());
    }

    fn answers(&self) -> bool {
        let mut ask = tool("pg_isready");
        ask.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", USER]);
        ask.status().unwrap().success()
    }

    /// Ends it as a power cut would: nothing is put in order first.
    pub fn kill(&mut self) {
        let pid = fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        let pid = pid.lines().next().unwrap().trim().to_owned();
        run(Command::new("kill").args(["-KILL", &pid]));
        self.wait();
    }

    /// Ends it at once, but in order.
    pub fn stop(&mut self) {
        run(tool("pg_ctl").args(["stop", "-m", "fast", "-w", "-D"]).arg(self.data()));
        self.wait();
    }

    fn wait(&mut self) {
        if let Some((mut child, mut stdin)) = self.running.take() {
            // It may be gone already.
            let _ = stdin.write_all(b"keep\n");
            drop(stdin);
            child.wait().unwrap();
        }
    }

    /// Cuts every connection of a site.
    pub fn cut(&self) {
        const CUT: &str = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
            WHERE application_name = 'tianxia'";
        self.psql("postgres", CUT);
    }

    /// The numbers of all its processes.
    pub fn processes(&self) -> Vec<u32> {
        let postmaster = fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        let postmaster: u32 = postmaster.lines().next().unwrap().trim().parse().unwrap();
        let children = fs::read_to_string(format!("/proc/{postmaster}/task/{postmaster}/children")).unwrap();
        let children = children.split_whitespace().map(|child| child.parse().unwrap());
        children.chain([postmaster]).collect()
    }

    /// What a statement says, in a database of this name.
    pub fn psql(&self, database: &str, statement: &str) -> String {
        let mut psql = tool("psql");
        psql.args(["-h", "127.0.0.1", "-U", USER, "-v", "ON_ERROR_STOP=1", "-qAt", "-c", statement, "-p"]);
        run(psql.arg(self.port.to_string()).arg(database)).trim().to_owned()
    }

    /// Waits until a statement says this.
    pub fn wait_for(&self, statement: &str, answer: &str) {
        let asked = Instant::now();
        while self.psql("postgres", statement) != answer {
            assert!(asked.elapsed() < PATIENCE, "{statement} does not become {answer}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.wait();
    }
}

/// A folder that the unprivileged user owns.
fn folder() -> TempDir {
    let folder = TempDir::with_prefix("tianxia-postgres-").unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).unwrap();
    if let Some((user, group)) = other_user() {
        chown(folder.path(), Some(user), Some(group)).unwrap();
    }
    folder
}

/// PostgreSQL refuses to run as root; if we are root, somebody else has to do it.
fn other_user() -> Option<(u32, u32)> {
    let own = fs::metadata("/proc/self").unwrap();
    if std::os::unix::fs::MetadataExt::uid(&own) != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap();
    let ids = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2).map(|field| field.parse().unwrap());
        Some((fields.next()?, fields.next()?))
    };
    ids("postgres").or_else(|| ids("nobody"))
}

fn unprivileged(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    if let Some((user, group)) = other_user() {
        std::os::unix::process::CommandExt::uid(&mut command, user);
        std::os::unix::process::CommandExt::gid(&mut command, group);
    }
    // The home of whoever runs the tests is closed to that user.
    command.current_dir("/").env("HOME", "/").env("LC_ALL", "C.UTF-8").env_remove("PGHOST");
    command
}

/// A program of PostgreSQL, which Debian does not put on the path.
fn tool(name: &str) -> Command {
    unprivileged(program(name))
}

/// Where a program of PostgreSQL is: of several versions, the newest.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| Some((version.file_name().to_str()?.parse().ok()?, version.path())))
        .collect();
    versions.sort();
    let found = versions.pop().map(|(_, version)| version.join("bin").join(name));
    found.filter(|program| program.exists()).unwrap_or_else(|| name.into())
}

/// Runs a command to its end, and gives what it says.
fn run(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {error}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A port on which nobody listens, and which the kernel gives to nobody who does not ask for it: whoever listens there can come back.
pub fn steady_port() -> u16 {
    // Other tests that run begin elsewhere.
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let range = 10_000..32_000;
    loop {
        let number = std::process::id() * 97 + NEXT.fetch_add(1, Ordering::Relaxed);
        let port = (range.start + number % (range.end - range.start)) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// Whether PostgreSQL is installed.
pub fn is_installed() -> bool {
    Path::new(&program("postgres")).exists()
}
