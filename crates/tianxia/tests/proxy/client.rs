//! Somebody on the other side of the proxy: curl, which speaks HTTP/2 and keeps cookies.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::nginx::{NAME, Nginx};

/// A person with an address and cookies of their own.
pub struct Client {
    folder: TempDir,
    site: String,
    /// What every call of curl begins with.
    common: Vec<String>,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// `1.1`, `2`
    pub http: String,
    /// Where a redirection leads.
    pub location: String,
    pub text: String,
}

impl Client {
    /// Somebody who comes from this address of the loopback network.
    pub fn from(address: &str, nginx: &Nginx) -> Client {
        let folder = TempDir::new().unwrap();
        let cookies = folder.path().join("cookies").display().to_string();
        File::create(&cookies).unwrap();
        let certificate = nginx.certificate().display().to_string();
        let resolve = format!("{NAME}:{}:127.0.0.1", nginx.port);
        let common = [
            "--silent",
            "--show-error",
            "--http2",
            "--max-time",
            "60",
            "--interface",
            address,
            "--cacert",
            &certificate,
            "--resolve",
            &resolve,
            "--cookie",
            &cookies,
            "--cookie-jar",
            &cookies,
        ];
        let site = format!("https://{NAME}:{}", nginx.port);
        Client { common: common.map(str::to_owned).to_vec(), folder, site }
    }

    pub fn get(&self, path: &str) -> Answer {
        self.curl(&[&format!("{}{path}", self.site)])
    }

    /// Sends a form as a page of the site does, with more headers.
    pub fn post(&self, path: &str, body: &str, headers: &[&str]) -> Answer {
        let (origin, url) = (format!("origin: {}", self.site), format!("{}{path}", self.site));
        let own =
            if headers.iter().any(|header| header.starts_with("origin:")) { None } else { Some(&*origin) };
        let mut arguments = vec!["--header", "x-live: 1", "--data-raw", body, &url];
        arguments.extend(own.iter().chain(headers).flat_map(|header| ["--header", header]));
        self.curl(&arguments)
    }

    /// Calls curl.
    pub fn curl(&self, arguments: &[&str]) -> Answer {
        let marks = "\n%{http_code} %{http_version} %{redirect_url}";
        let done =
            Command::new("curl").args(&self.common).args(["--write-out", marks]).args(arguments).output();
        let done = done.expect("curl starts");
        assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
        let text = String::from_utf8(done.stdout).unwrap();
        let (text, marks) = text.rsplit_once('\n').expect("the marks are written last");
        let mut marks = marks.split(' ').map(str::to_owned);
        let mut next = || marks.next().unwrap_or_default();
        let (status, http, location) = (next().parse().unwrap(), next(), next());
        Answer { status, http, location, text: text.to_owned() }
    }

    /// Opens the same address several times at once, over one connection if the site allows it.
    pub fn open(&self, path: &str, times: usize) -> Streams {
        let files: Vec<PathBuf> =
            (0..times).map(|number| self.folder.path().join(format!("{number}"))).collect();
        let mut curl = Command::new("curl");
        curl.args(&self.common).args(["--no-buffer", "--parallel"]);
        for file in &files {
            curl.arg(format!("{}{path}", self.site)).arg("--output").arg(file);
        }
        let curl = curl.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("curl starts");
        Streams { curl, files }
    }
}

/// Open streams. They end when they go out of scope.
pub struct Streams {
    curl: Child,
    files: Vec<PathBuf>,
}

impl Streams {
    /// Waits until every stream has brought this.
    pub fn wait_for(&mut self, text: &str) {
        let has = |file: &Path| std::fs::read_to_string(file).is_ok_and(|got| got.contains(text));
        while !self.files.iter().all(|file| has(file)) {
            assert_eq!(self.curl.try_wait().unwrap(), None, "the streams ended before they brought {text}");
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }
}

impl Drop for Streams {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.curl.kill();
        let _ = self.curl.wait();
    }
}
