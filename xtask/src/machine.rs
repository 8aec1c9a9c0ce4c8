//! What the tests need besides cargo: a browser, its driver, letters for 天下, and axe-core.
//!
//! Nothing of it is part of Tianxia; whoever only builds or plays never needs it.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, bail};

use crate::sh;

/// Programs, and the Debian packages they come from.
const PROGRAMS: [(&str, &str); 3] =
    [("chromium", "chromium"), ("chromedriver", "chromium-driver"), ("npm", "npm")];
/// The accessibility checker, by its name on npm.
const AXE: &str = "axe-core@4";

/// Installs whatever is missing.
pub fn prepare() -> anyhow::Result<()> {
    let mut missing: Vec<&str> =
        PROGRAMS.into_iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| package).collect();
    if !has_chinese_letters() {
        missing.push("fonts-noto-cjk");
    }
    if !missing.is_empty() {
        install(&missing)?;
    }
    axe()
}

/// Whether a program can be started.
fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Whether any font has the letter 天. A machine without `fc-list` has no fonts to speak of.
fn has_chinese_letters() -> bool {
    let fonts = Command::new("fc-list").arg(":lang=zh").output();
    fonts.is_ok_and(|fonts| !fonts.stdout.is_empty())
}

fn install(packages: &[&str]) -> anyhow::Result<()> {
    let list = packages.join(" ");
    let by_hand =
        || format!("The browser tests need these Debian packages: {list}. Install them by hand, or");
    if !is_there("apt-get") {
        bail!("{} run this on Debian.", by_hand());
    }
    let id = Command::new("id").arg("-u").output().context("cannot ask who runs this")?;
    if id.stdout.trim_ascii() != b"0" {
        bail!("{} run this as root once: apt-get install {list}", by_hand());
    }
    sh("apt-get update").with_context(|| format!("{} connect to the network.", by_hand()))?;
    sh(&format!("env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends {list}"))
        .with_context(|| format!("{} connect to the network.", by_hand()))
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

/// Where cargo builds.
fn target() -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    root.join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}
