//! Whether a lock file holds a version that its authors have withdrawn.
//!
//! Cargo stays with such a version for as long as it is locked, but never newly chooses one. So everything that is locked is
//! asked for once more, by a manifest without a lock file, and cargo itself names what it may no longer choose.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;

/// The lock files of the workspace and of the fuzz targets, which are outside it.
const LOCKS: [&str; 2] = ["Cargo.lock", "fuzz/Cargo.lock"];

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    source: Option<String>,
}

/// No lock file holds a withdrawn version. Whoever has no network is told that nothing was checked, except in CI, which must
/// have one.
pub fn check() -> anyhow::Result<()> {
    for path in LOCKS {
        let lock = std::fs::read_to_string(path).context(path)?;
        let lock: Lock = toml::from_str(&lock).context(path)?;
        let folder = Path::new("target/yanked");
        std::fs::create_dir_all(folder.join("src"))?;
        std::fs::write(folder.join("src/lib.rs"), "")?;
        std::fs::write(folder.join("Cargo.toml"), manifest(&lock))?;
        let asked = Command::new("cargo").arg("generate-lockfile").current_dir(folder).output()?;
        let said = String::from_utf8_lossy(&asked.stderr);
        if asked.status.success() {
            eprintln!("\nno version in {path} has been yanked");
            continue;
        }
        if said.contains("is yanked") {
            bail!("{path} holds a version that its authors have withdrawn (cargo update helps):\n{said}");
        }
        ensure!(std::env::var_os("CI").is_none(), "{path} cannot be compared with crates.io:\n{said}");
        eprintln!("\n{path} was not compared with crates.io, which cannot be asked:\n{said}");
    }
    Ok(())
}

/// A package that needs exactly what is locked. Each has a name of its own, because there may be several versions.
fn manifest(lock: &Lock) -> String {
    let mut text =
        "[package]\nname = \"locked\"\nversion = \"0.0.0\"\n\n[workspace]\n\n[dependencies]\n".to_owned();
    let foreign = lock.package.iter().filter(|package| package.source.is_some());
    for (number, Locked { name, version, .. }) in foreign.enumerate() {
        let line = format!("{{ package = \"{name}\", version = \"={version}\", default-features = false }}");
        let _ = writeln!(text, "locked-{number} = {line}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_from_outside_is_asked_for_by_its_version() {
        let lock = "version = 4\n
            [[package]]\nname = \"ours\"\nversion = \"0.1.0\"\n
            [[package]]\nname = \"spin\"\nversion = \"0.9.1\"\nsource = \"registry+x\"\n
            [[package]]\nname = \"spin\"\nversion = \"0.10.0\"\nsource = \"registry+x\"\n";
        let manifest: toml::Table = manifest(&toml::from_str(lock).unwrap()).parse().unwrap();
        let wanted: Vec<(&str, &str)> = manifest["dependencies"]
            .as_table()
            .unwrap()
            .values()
            .map(|one| (one["package"].as_str().unwrap(), one["version"].as_str().unwrap()))
            .collect();
        assert_eq!(wanted, [("spin", "=0.9.1"), ("spin", "=0.10.0")]);
    }
}
