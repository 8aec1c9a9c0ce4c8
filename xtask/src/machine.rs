//! What the tests need besides cargo: a browser, its driver, letters for 天下, axe-core, clocks and disks that go wrong, a proxy
//! with a client that speaks HTTP/2, PostgreSQL, and networks that can be cut.
//!
//! None of it is part of Tianxia; it is not needed for building or playing.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};

use crate::sh;

/// Programs, the Debian packages they come from, and the test program of `tianxia` that starts them.
const PROGRAMS: [(&str, &str, &str); 10] = [
    ("chromium", "chromium", "browser"),
    ("chromedriver", "chromium-driver", "browser"),
    ("npm", "npm", "browser"),
    ("faketime", "faketime", "disk"),
    ("strace", "strace", "disk"),
    ("nginx", "nginx-light", "proxy"),
    ("openssl", "openssl", "proxy"),
    ("curl", "curl", "proxy"),
    ("postgres", "postgresql", "machines"),
    ("ip", "iproute2", "machines"),
];
/// A font with Chinese letters, without which pictures of pages show boxes.
const LETTERS: (&str, &str) = ("fonts-noto-cjk", "browser");
/// The accessibility checker, by its name on npm.
const AXE: &str = "axe-core@4";

/// What could not be installed: which tests must be left out, and how to get them back.
pub struct Missing {
    /// The test programs of `tianxia` that cannot run.
    pub tests: BTreeSet<&'static str>,
    /// How to install what is missing, as a sentence: one command where there is one.
    pub cure: String,
}

/// Installs whatever is missing, if this machine lets us; says what could not be installed.
pub fn prepare() -> anyhow::Result<Option<Missing>> {
    let missing = missing();
    if !missing.is_empty() {
        let list = missing.iter().map(|lack| lack.0).collect::<Vec<_>>().join(" ");
        if let Err(error) = install(&list) {
            eprintln!("\n{error:#}");
            let tests = missing.into_iter().map(|lack| lack.1).collect();
            return Ok(Some(Missing { tests, cure: cure(&list, is_there("apt-get")) }));
        }
    }
    if let Err(error) = axe() {
        eprintln!("\n{error:#}");
        return Ok(Some(Missing {
            tests: ["browser"].into(),
            cure: "This installs it: cargo xtask prepare".into(),
        }));
    }
    Ok(None)
}

/// How to install these Debian packages, on a machine that has Debian's command for it or has not.
fn cure(list: &str, has_apt: bool) -> String {
    if has_apt {
        format!("This installs it: sudo apt-get install {list}")
    } else {
        format!("Install what Debian calls {}", list.replace(' ', ", "))
    }
}

/// Packages that are not there, each with the tests that need it.
fn missing() -> Vec<(&'static str, &'static str)> {
    let programs = PROGRAMS.into_iter().filter(|(program, ..)| !is_there(program));
    let mut missing: Vec<_> = programs.map(|(_, package, test)| (package, test)).collect();
    missing.extend(Some(LETTERS).filter(|_| !has_chinese_letters()));
    missing
}

/// Whether a program can be started.
fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    // Debian keeps the programs of each version of PostgreSQL in a folder of their own.
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders = std::env::split_paths(&path).chain(versions.map(|version| version.path().join("bin")));
    folders.any(|folder| folder.join(program).is_file())
}

/// Installs a program that cargo runs, if it is not there.
pub fn cargo_tool(name: &str, version: &str) -> anyhow::Result<()> {
    if is_there(name) {
        return Ok(());
    }
    eprintln!("\n{name} is missing; it takes some minutes to build");
    sh(&format!("cargo install --locked {name} --version ^{version}"))
        .with_context(|| format!("{name} could not be installed: is there a network?"))
}

/// Whether any font has the letter 天. A machine without `fc-list` has no fonts to speak of.
fn has_chinese_letters() -> bool {
    let fonts = Command::new("fc-list").arg(":lang=zh").output();
    fonts.is_ok_and(|fonts| !fonts.stdout.is_empty())
}

/// Installs Debian packages, as root or with a `sudo` that needs no password.
fn install(list: &str) -> anyhow::Result<()> {
    ensure!(
        is_there("apt-get"),
        "The tests need {list}, by their names on Debian: install what is like them here"
    );
    let id = Command::new("id").arg("-u").output().context("cannot ask who runs this")?;
    let sudo = match id.stdout.trim_ascii() {
        b"0" => "",
        _ if Command::new("sudo").args(["-n", "true"]).output().is_ok_and(|done| done.status.success()) => {
            "sudo -n "
        }
        _ => bail!("The tests need these Debian packages, and only root may install them: {list}"),
    };
    sh(&format!("{sudo}apt-get update"))?;
    let quiet = "env DEBIAN_FRONTEND=noninteractive";
    sh(&format!("{sudo}{quiet} apt-get install --yes --no-install-recommends {list}"))
}

/// Puts axe-core where the browser tests look for it.
fn axe() -> anyhow::Result<()> {
    let folder = target().join("axe");
    if folder.join("node_modules/axe-core/axe.min.js").is_file() {
        return Ok(());
    }
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    eprintln!("\n$ npm install {AXE}");
    let done = Command::new("npm")
        .args(["install", "--no-audit", "--no-fund", "--prefix"])
        .arg(&folder)
        .arg(AXE)
        .status();
    match done {
        Ok(status) if status.success() => Ok(()),
        _ => bail!("The browser tests need {AXE} from npm, which could not be had: is there a network?"),
    }
}

/// Where the project is.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_is_no_apt_packages_are_named_instead_of_its_command() {
        assert_eq!(cure("npm curl", true), "This installs it: sudo apt-get install npm curl");
        assert_eq!(cure("npm curl", false), "Install what Debian calls npm, curl");
    }
}
