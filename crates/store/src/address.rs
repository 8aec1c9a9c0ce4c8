//! Where a database is.

use std::fmt;
use std::path::{Path, PathBuf};

/// Where a database is: a file, or what an address like `postgres://user@host/name` says. Such an address may name several hosts
/// (`postgres://user@one,two:5433/name`), of which the one that writes is used.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// A SQLite file.
    File(PathBuf),
    /// A PostgreSQL server.
    Server(String),
}

impl From<&Path> for Address {
    fn from(path: &Path) -> Address {
        let text = path.to_string_lossy();
        let is_server = text.starts_with("postgres://") || text.starts_with("postgresql://");
        if is_server { Address::Server(text.into_owned()) } else { Address::File(path.to_owned()) }
    }
}

impl From<&PathBuf> for Address {
    fn from(path: &PathBuf) -> Address {
        Address::from(path.as_path())
    }
}

impl From<&Address> for Address {
    fn from(address: &Address) -> Address {
        address.clone()
    }
}

/// As it may be shown: without a password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => path.display().fmt(f),
            Address::Server(address) => {
                let Parts { before, user, rest } = Parts::of(address);
                let at = if user.is_empty() { "" } else { "@" };
                let user = user.split(':').next().unwrap_or_default();
                let rest = rest.split('?').next().unwrap_or_default();
                write!(f, "{before}{user}{at}{rest}")
            }
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An address of a server: its scheme, who asks (with a password), and hosts, name and options.
struct Parts<'a> {
    before: &'a str,
    user: &'a str,
    rest: &'a str,
}

impl Parts<'_> {
    fn of(address: &str) -> Parts<'_> {
        let begin = address.find("://").map_or(0, |scheme| scheme + 3);
        let (before, after) = address.split_at(begin);
        let authority = after.find(['/', '?']).unwrap_or(after.len());
        match after[..authority].rfind('@') {
            Some(at) => Parts { before, user: &after[..at], rest: &after[at + 1..] },
            None => Parts { before, user: "", rest: after },
        }
    }
}

/// The address of each host that an address names.
pub(crate) fn hosts(address: &str) -> Vec<String> {
    let Parts { before, user, rest } = Parts::of(address);
    let (hosts, after) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
    let at = if user.is_empty() { "" } else { "@" };
    hosts.split(',').map(|host| format!("{before}{user}{at}{host}{after}")).collect()
}

/// What an address says after its question mark.
pub(crate) fn parameters(address: &str) -> Vec<(String, String)> {
    let said = address.split_once('?').map_or("", |(_, said)| said);
    form_urlencoded::parse(said.as_bytes()).into_owned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown_and_every_host_is_found() {
        let both = "postgres://anna:p@ss@one:5433,two/site?password=x";
        assert_eq!(Address::from(Path::new(both)).to_string(), "postgres://anna@one:5433,two/site");
        assert_eq!(
            hosts(both),
            ["postgres://anna:p@ss@one:5433/site?password=x", "postgres://anna:p@ss@two/site?password=x"]
        );
        assert_eq!(hosts("postgres:///site?host=/run"), ["postgres:///site?host=/run"]);
        assert_eq!(Address::from(Path::new("a@b.db")), Address::File("a@b.db".into()));
    }
}
