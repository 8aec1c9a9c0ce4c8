//! The real nginx with the site file that we ship, in a folder of its own.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// A running nginx. It is stopped when it goes out of scope.
pub struct Nginx {
    process: Child,
    folder: TempDir,
    /// Where it speaks HTTPS.
    pub port: u16,
    /// Where it speaks HTTP.
    pub plain: u16,
}

/// The name in the shipped file.
pub const NAME: &str = "tianxia.example";

const AROUND: &str = "
user root;
daemon off;
pid FOLDER/nginx.pid;
error_log FOLDER/error.log;
# As many as the tests that open hundreds of connections need.
worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http {
    log_format lines '$connection $server_protocol $request_uri';
    access_log FOLDER/access.log lines;
    client_body_temp_path FOLDER/body;
    proxy_temp_path FOLDER/proxy;
    fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi;
    scgi_temp_path FOLDER/scgi;
    # As in Debian's own nginx.conf.
    gzip on;
    include FOLDER/site.conf;
}
";

/// How often it is started, and how long each time it may take to listen.
const TRIES: usize = 5;
const PATIENCE: Duration = Duration::from_secs(30);

/// Which of the site files that we ship, and what stands behind it (`host:port`).
#[derive(Copy, Clone)]
enum Site<'a> {
    One(&'a str),
    /// Without TLS, which the browsers of most tests do not speak.
    Machines([&'a str; 2]),
}

impl Nginx {
    /// Starts it before the site at this address.
    pub fn start(site: &str) -> Nginx {
        Nginx::before(Site::One(site))
    }

    /// Starts it before two machines.
    pub fn of_machines(machines: [&str; 2]) -> Nginx {
        Nginx::before(Site::Machines(machines))
    }

    /// Another program may take a port between our finding it free and nginx's taking it: then there are other ports.
    fn before(site: Site) -> Nginx {
        let mut said = String::new();
        for _ in 0..TRIES {
            match Nginx::try_start(site) {
                Ok(nginx) => return nginx,
                Err(error) => said = error,
            }
        }
        panic!("nginx does not start: {said}");
    }

    fn try_start(site: Site) -> Result<Nginx, String> {
        let folder = TempDir::new().unwrap();
        certify(folder.path());
        let (port, plain) = (free_port(), free_port());
        let path = |name: &str| folder.path().join(name).display().to_string();
        let file = match site {
            Site::One(_) => "nginx.conf",
            Site::Machines(_) => "machines/nginx.conf",
        };
        let packaging = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../packaging"));
        let mut shipped = fs::read_to_string(packaging.join(file)).expect("we ship a site file");
        let mut replace = |old: &str, new: &str| {
            assert!(shipped.contains(old), "the shipped file has no `{old}`");
            shipped = shipped.replace(old, new);
        };
        // Some machines that run tests have no IPv6.
        replace("    listen [::]:443 ssl http2;\n", "");
        replace("    listen [::]:80;\n", "");
        replace("listen 80;", &format!("listen {plain};"));
        replace("/etc/letsencrypt/live/tianxia.example/fullchain.pem", &path("certificate.pem"));
        replace("/etc/letsencrypt/live/tianxia.example/privkey.pem", &path("key.pem"));
        match site {
            Site::One(site) => {
                replace("listen 443 ", &format!("listen {port} "));
                replace("127.0.0.1:8888", site);
            }
            Site::Machines([one, two]) => {
                replace("listen 443 ssl http2;", &format!("listen {port};"));
                replace("127.0.0.1:8881", one);
                replace("127.0.0.1:8882", two);
            }
        }
        fs::write(path("site.conf"), shipped).unwrap();
        fs::write(path("nginx.conf"), AROUND.replace("FOLDER", &folder.path().display().to_string()))
            .unwrap();
        let command = |more: &[&str]| {
            let mut nginx = Command::new("nginx");
            nginx.args(["-c", &path("nginx.conf"), "-e", &path("error.log")]).args(more);
            nginx
        };
        let tested = command(&["-t"]).output().unwrap();
        if !tested.status.success() {
            return Err(String::from_utf8_lossy(&tested.stderr).into_owned());
        }
        // The test may have left one.
        let _ = fs::remove_file(path("nginx.pid"));
        let process = command(&[]).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let mut nginx = Nginx { process, folder, port, plain };
        nginx.wait()?;
        Ok(nginx)
    }

    /// The certificate, which signs itself.
    pub fn certificate(&self) -> PathBuf {
        self.folder.path().join("certificate.pem")
    }

    /// Where it speaks to browsers that know no TLS, if it stands before machines.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What it has logged about finished requests: connection, protocol, address.
    pub fn log(&self) -> Vec<[String; 3]> {
        let log = fs::read_to_string(self.folder.path().join("access.log")).unwrap();
        log.lines()
            .map(|line| {
                let mut words = line.split(' ').map(str::to_owned);
                std::array::from_fn(|_| words.next().expect("three words"))
            })
            .collect()
    }

    /// Until it listens: then it writes its number down. (Whoever answers at the port may be another.)
    fn wait(&mut self) -> Result<(), String> {
        let begun = Instant::now();
        let file = |name: &str| fs::read_to_string(self.folder.path().join(name)).unwrap_or_default();
        while file("nginx.pid").is_empty() {
            let ended = self.process.try_wait().unwrap();
            if ended.is_some() || begun.elapsed() > PATIENCE {
                return Err(format!("{ended:?}: {}", file("error.log")));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // TERM, not KILL: the master ends its workers. It may be gone already.
        let id = rustix::process::Pid::from_child(&self.process);
        let _ = rustix::process::kill_process(id, rustix::process::Signal::TERM);
        let _ = self.process.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn certify(folder: &Path) {
    let made = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:P-256",
            "-nodes",
            "-days",
            "2",
        ])
        .args(["-subj", &format!("/CN={NAME}"), "-addext", &format!("subjectAltName=DNS:{NAME}")])
        .args(["-keyout", "key.pem", "-out", "certificate.pem"])
        .current_dir(folder)
        .output()
        .expect("openssl starts");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}
