//! Which crates of others may be in the tree: `deny.toml` says so, cargo-deny checks all of it, and a shorter check
//! of licences and sources needs no tool and runs with the tests, as does [`yanked`].

use std::path::Path;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::{machine, output, sh, yanked};

/// The one place crates may come from, as cargo calls it.
const REGISTRY: &str = "crates.io-index";

#[derive(Deserialize)]
struct Deny {
    licenses: Licenses,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
    exceptions: Vec<Exception>,
}

#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    license: Option<String>,
    source: Option<String>,
}

/// Licences and sources of all packages, according to cargo, also of those that only the fuzz targets need.
pub fn check() -> anyhow::Result<()> {
    let deny: Deny = toml::from_str(&std::fs::read_to_string("deny.toml").context("deny.toml")?)?;
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let asked = "cargo metadata --format-version 1 --locked --all-features --manifest-path";
        let known = output(&format!("{asked} {manifest}"))?;
        let known: Metadata = serde_json::from_str(&known).context("what cargo says of the packages")?;
        let fault = |package| fault(package, &deny.licenses);
        let faults: Vec<String> = known.packages.iter().filter_map(fault).collect();
        ensure!(faults.is_empty(), "deny.toml does not allow this:\n{}", faults.join("\n"));
        eprintln!("\n{manifest}: {} packages with allowed licences and sources", known.packages.len());
    }
    Ok(())
}

fn fault(package: &Package, licenses: &Licenses) -> Option<String> {
    let Package { name, license, source } = package;
    if let Some(source) = source.as_ref().filter(|source| !source.ends_with(REGISTRY)) {
        return Some(format!("{name} comes from {source}"));
    }
    let Some(license) = license else { return Some(format!("{name} states no licence")) };
    let exception = licenses.exceptions.iter().filter(|exception| exception.name == *name);
    let allowed: Vec<&String> =
        exception.flat_map(|exception| &exception.allow).chain(&licenses.allow).collect();
    match Expression::parse_mode(license, ParseMode::LAX) {
        Ok(terms) if terms.evaluate(|term| allowed.contains(&&term.to_string())) => None,
        _ => Some(format!("{name} has the licence {license}")),
    }
}

/// All of `deny.toml`, with cargo-deny. Advisories are checked only where there is a copy of their database.
pub fn run(advisories: Option<&Path>) -> anyhow::Result<()> {
    check()?;
    yanked::check()?;
    machine::cargo_tool("cargo-deny", "0.20")?;
    sh("cargo deny check bans licenses sources")?;
    let Some(folder) = advisories else {
        eprintln!("\nAdvisories were not looked at: give a copy of their database with --advisories FOLDER");
        return Ok(());
    };
    let Some(folder) = folder.to_str() else {
        bail!("{} has a name cargo-deny cannot read", folder.display())
    };
    sh(&format!("cargo deny --offline --config {} check advisories", with_database(folder)?))
}

/// `deny.toml` with the folder of the database added, which depends on the machine.
fn with_database(folder: &str) -> anyhow::Result<String> {
    let mut deny: toml::Table = std::fs::read_to_string("deny.toml")?.parse()?;
    let advisories =
        deny.get_mut("advisories").and_then(toml::Value::as_table_mut).context("[advisories]")?;
    advisories.insert("db-path".into(), folder.into());
    let path = "target/deny.toml";
    std::fs::write(path, deny.to_string()).context(path)?;
    Ok(path.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strange_licence_or_source_is_named() {
        let exception = Exception { name: "odd".into(), allow: vec!["NCSA".into()] };
        let licenses =
            Licenses { allow: ["MIT", "Zlib"].map(String::from).into(), exceptions: vec![exception] };
        let named = |name: &str, license: &str, source: &str| {
            let package =
                Package { name: name.into(), license: Some(license.into()), source: Some(source.into()) };
            fault(&package, &licenses)
        };
        let fault = |license: &str, source: &str| named("x", license, source);
        let ours = "registry+https://github.com/rust-lang/crates.io-index";
        for good in ["MIT", "MIT/GPL-3.0", "Zlib AND MIT", "GPL-2.0-only OR MIT"] {
            assert_eq!(fault(good, ours), None, "{good}");
        }
        assert_eq!(named("odd", "MIT AND NCSA", ours), None);
        for bad in
            ["MIT AND NCSA", "GPL-3.0-only", "MIT AND Apache-2.0", "MIT WITH LLVM-exception", "whatever"]
        {
            assert_eq!(fault(bad, ours), Some(format!("x has the licence {bad}")));
        }
        assert_eq!(
            fault("MIT", "git+https://example.org/x"),
            Some("x comes from git+https://example.org/x".into())
        );
        let silent = Package { name: "x".into(), license: None, source: None };
        assert_eq!(super::fault(&silent, &licenses), Some("x states no licence".into()));
    }
}
