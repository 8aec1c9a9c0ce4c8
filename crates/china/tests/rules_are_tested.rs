//! A rule is one thing in four places: both rule pages, the code that cites it, and the test named after it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const ENGLISH: &str = include_str!("../RULES.md");
const ITALIAN: &str = include_str!("../RULES.it.md");

/// The numbers of all headings, in order: `R1`, `R1.1`, …
fn headings(page: &str) -> Vec<String> {
    let titles = page.lines().filter_map(|line| line.strip_prefix("## ").or(line.strip_prefix("### ")));
    titles
        .filter_map(|title| cited(title).into_iter().next().filter(|number| title.starts_with(number)))
        .collect()
}

/// The numbers of the rules themselves, without those of the chapters.
fn rules(page: &str) -> Vec<String> {
    headings(page).into_iter().filter(|number| number.contains('.')).collect()
}

/// All rule numbers in a text: an R that begins a word, digits, and perhaps a point and digits.
fn cited(text: &str) -> Vec<String> {
    let starts = text.match_indices('R').filter(|&(at, _)| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    });
    starts.filter_map(|(at, _)| number(&text[at + 1..])).map(|number| format!("R{number}")).collect()
}

/// The number a text begins with: `5`, or `5.4`.
fn number(text: &str) -> Option<String> {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
    let chapter = digits(text);
    let rest = &text[chapter.len()..];
    let rule = rest.strip_prefix('.').map(digits).filter(|rule| !rule.is_empty());
    match (chapter.is_empty(), rule) {
        (true, _) => None,
        (false, None) => Some(chapter),
        (false, Some(rule)) => Some(format!("{chapter}.{rule}")),
    }
}

/// All Rust files below a folder of the crate.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("an entry of the folder").path();
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    files.sort();
    let read = |path: PathBuf| (path.clone(), fs::read_to_string(&path).expect("a source can be read"));
    files.into_iter().map(read).collect()
}

/// The names of all test functions.
fn tests() -> Vec<String> {
    let texts = sources("tests").into_iter().chain(sources("src")).map(|(_, text)| text);
    let names = |text: String| {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let marked = lines.windows(2).filter(|pair| pair[0] == "#[test]");
        marked.filter_map(|pair| pair[1].strip_prefix("fn ")).map(String::from).collect::<Vec<_>>()
    };
    texts.flat_map(names).collect()
}

#[test]
fn both_languages_have_the_same_rules_in_the_same_order() {
    assert_eq!(headings(ENGLISH), headings(ITALIAN));
}

#[test]
fn rules_are_numbered_without_gaps() {
    let mut expected = Vec::new();
    for (chapter, rules) in (1..).zip([6, 7, 1, 5, 3, 4, 4]) {
        expected.push(format!("R{chapter}"));
        expected.extend((1..=rules).map(|rule| format!("R{chapter}.{rule}")));
    }
    assert_eq!(headings(ENGLISH), expected);
}

#[test]
fn every_rule_has_a_test_named_after_it() {
    let tests = tests();
    let untested: Vec<String> = rules(ENGLISH)
        .into_iter()
        .filter(|rule| {
            let prefix = format!("{}_", rule.to_lowercase().replace('.', "_"));
            !tests.iter().any(|test| test.starts_with(&prefix))
        })
        .collect();
    assert!(untested.is_empty(), "no test is named after {untested:?}");
}

#[test]
fn every_test_named_after_a_rule_names_one_that_exists() {
    let rules = rules(ENGLISH);
    for test in tests() {
        let mut words = test.split('_');
        let (chapter, rule) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        if chapter.len() > 1 && chapter.starts_with('r') && chapter[1..].parse::<u8>().is_ok() {
            let named = format!("R{}.{rule}", &chapter[1..]);
            assert!(rules.contains(&named), "{test}: there is no {named}");
        }
    }
}

#[test]
fn every_rule_cited_in_the_code_exists() {
    let known: BTreeSet<String> = headings(ENGLISH).into_iter().collect();
    for (path, text) in sources("src") {
        for rule in cited(&text) {
            assert!(known.contains(&rule), "{}: there is no {rule}", path.display());
        }
    }
}

#[test]
fn every_rule_cited_on_the_rule_pages_exists() {
    let known: BTreeSet<String> = headings(ENGLISH).into_iter().collect();
    for rule in cited(ENGLISH).into_iter().chain(cited(ITALIAN)) {
        assert!(known.contains(&rule), "there is no {rule}");
    }
}

#[test]
fn numbers_are_found_wherever_they_stand() {
    assert_eq!(cited("(R3.6–R3.12), R5. \"R9.10\" xR1 Rest R"), ["R3.6", "R3.12", "R5", "R9.10"]);
}
