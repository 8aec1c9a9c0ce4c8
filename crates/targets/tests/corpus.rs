//! Every target with its kept corpus, and with damaged copies of it.

use std::fs;
use std::path::Path;

use kernel::Dice;

/// Calls a target with every file of its corpus, then with this many damaged ones.
fn corpus(name: &str, damaged: u64) {
    let target = targets::ALL.iter().find(|(known, _)| *known == name).expect("a target").1;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("a corpus").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let texts: Vec<String> = files
        .iter()
        .map(|file| {
            let bytes = fs::read(file).expect("a file");
            target(&bytes);
            String::from_utf8_lossy(&bytes).into_owned()
        })
        .collect();
    let mut dice = Dice::new(1);
    for number in 0..damaged {
        let text = trial::damaged(&texts[number as usize % texts.len()], &mut dice);
        target(text.as_bytes());
    }
}

#[test]
fn records() {
    corpus("record", 1500);
}

#[test]
fn boards() {
    corpus("board", 1500);
}

#[test]
fn notations() {
    corpus("notation", 20_000);
}

#[test]
fn requests() {
    corpus("site", 1000);
}

#[test]
fn the_corpus_knows_every_address_of_the_site() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let routes = fs::read_to_string(root.join("crates/web/src/routes.rs")).expect("the routes");
    let known: Vec<String> = fs::read_dir(root.join("fuzz/corpus/site"))
        .expect("a corpus")
        .map(|entry| fs::read_to_string(entry.expect("a file").path()).expect("text"))
        .filter_map(|text| Some(text.lines().next()?.split('?').next()?.to_owned()))
        .collect();
    let has = |route: &str| {
        let fits = |path: &str| {
            let (route, path) = (route.split('/'), path.split('/'));
            route.clone().count() == path.clone().count()
                && route.zip(path).all(|(part, word)| part.starts_with('{') || part == word)
        };
        known.iter().any(|path| fits(path))
    };
    let routes: Vec<&str> =
        routes.split(".route(\"").skip(1).filter_map(|route| route.split('"').next()).collect();
    assert!(routes.len() > 20, "{routes:?}");
    let missing: Vec<_> = routes.into_iter().filter(|route| !has(route)).collect();
    assert!(missing.is_empty(), "no request in the corpus goes to {missing:?}");
}
