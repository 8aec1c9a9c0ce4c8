//! Servers that take nothing but encrypted connections, and authorities that vouch for them.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::{Disk, Postgres, folder, run, unprivileged};

/// Somebody who issues certificates, for two days.
pub struct Authority(TempDir);

const NEW_KEY: [&str; 5] = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];

impl Authority {
    /// Nobody knows it yet.
    #[allow(clippy::new_without_default, reason = "it writes files")]
    pub fn new() -> Authority {
        let authority = Authority(folder());
        let terms =
            ["-x509", "-days", "2", "-subj", "/CN=authority", "-keyout", "key.pem", "-out", "root.pem"];
        openssl(authority.0.path(), &[&["req"][..], &NEW_KEY, &terms].concat());
        authority
    }

    /// The certificate by which it is known, in a file.
    pub fn certificate(&self) -> PathBuf {
        self.0.path().join("root.pem")
    }

    /// Writes a key and a certificate for 127.0.0.1, and for no name, into a folder.
    fn issue(&self, folder: &Path) {
        fs::write(folder.join("terms"), "subjectAltName=IP:127.0.0.1\n").unwrap();
        let asked = ["-new", "-subj", "/CN=database", "-keyout", "server.key", "-out", "asked.pem"];
        openssl(folder, &[&["req"][..], &NEW_KEY, &asked].concat());
        let (root, key) = (self.certificate(), self.0.path().join("key.pem"));
        let signed =
            ["x509", "-req", "-days", "2", "-set_serial", "2", "-extfile", "terms", "-in", "asked.pem"];
        let by = ["-CA", root.to_str().unwrap(), "-CAkey", key.to_str().unwrap(), "-out", "server.crt"];
        openssl(folder, &[&signed[..], &by].concat());
    }
}

fn openssl(folder: &Path, terms: &[&str]) {
    run(unprivileged("openssl").args(terms).current_dir(folder));
}

impl Postgres {
    /// A server whose certificate is from this authority, and which takes nothing over the network that is not encrypted.
    pub fn encrypted(authority: &Authority) -> Postgres {
        let mut server = Postgres::made(Disk::Lazy);
        let folder = server.folder.path().to_owned();
        authority.issue(&folder);
        let file = |name: &str| folder.join(name).display().to_string();
        server.terms.extend([
            "ssl=on".to_owned(),
            format!("ssl_cert_file={}", file("server.crt")),
            format!("ssl_key_file={}", file("server.key")),
        ]);
        fs::write(server.data().join("pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n").unwrap();
        server.resume();
        server
    }
}
