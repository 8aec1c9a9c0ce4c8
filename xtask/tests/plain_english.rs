//! Some traps for people who write English or Italian as a second language, as far as a program can recognise them. Only
//! patterns that are always wrong are here; the rest is for readers.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Words that are wrong in some of our texts, and what to write instead.
struct Trap {
    words: &'static str,
    texts: Texts,
    instead: &'static str,
}

/// The texts in which a trap is looked for.
#[derive(Copy, Clone, PartialEq)]
enum Texts {
    /// Code, documents and everything English that players read.
    English,
    /// What players read in English on the site and in the terminal.
    Catalogue,
    /// What players read in Italian, rules pages included.
    Italian,
}

const TRAPS: [Trap; 17] = [
    english("so many", "this number of, a given number of"),
    english("so often", "this number of times"),
    english("tongue", "locale"),
    english("tongues", "locales"),
    english("step of nature", "chance step"),
    english("steps of nature", "chance steps"),
    english("nature's step", "chance step"),
    english("nature's steps", "chance steps"),
    english("live line", "stream"),
    catalogue("he", "they"),
    catalogue("him", "them"),
    catalogue("his", "their"),
    catalogue("himself", "themselves"),
    catalogue("the eyes of", "view as"),
    italian("ogni secondo", "ogni due"),
    italian("in due giocatori", "con due giocatori"),
    italian("set di", "serie di"),
];

const fn english(words: &'static str, instead: &'static str) -> Trap {
    Trap { words, texts: Texts::English, instead }
}

const fn catalogue(words: &'static str, instead: &'static str) -> Trap {
    Trap { words, texts: Texts::Catalogue, instead }
}

const fn italian(words: &'static str, instead: &'static str) -> Trap {
    Trap { words, texts: Texts::Italian, instead }
}

/// Whether a trap is looked for in this file.
fn applies(texts: Texts, path: &str) -> bool {
    let is_italian = path.ends_with("it.ftl") || path.ends_with(".it.md");
    match texts {
        Texts::English => {
            let endings = [".rs", ".md", ".ftl", ".py", ".js", ".css", ".toml", ".sh"];
            !is_italian && endings.iter().any(|ending| path.ends_with(ending))
        }
        Texts::Catalogue => path.ends_with("en.ftl"),
        Texts::Italian => is_italian,
    }
}

/// Whether a text has these words one after the other. "So many that …" is not a number.
fn has(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    let letter = |letter: char| letter.is_alphanumeric() || "'’_".contains(letter);
    text.match_indices(words).any(|(place, _)| {
        let (before, after) = (&text[..place], &text[place + words.len()..]);
        !before.ends_with(letter) && !after.starts_with(letter) && !after.contains(" that ")
    })
}

#[test]
fn words_are_found_whole() {
    assert!(has("/// So many tables.", "so many") && has("a live line", "live line"));
    assert!(has("so many tables of which", "so many") && !has("so many tables that it hurts", "so many"));
    assert!(!has("in Ch’in due giocatori", "in due giocatori") && !has("the { $his }s", "hi"));
}

/// Whether a line of code names a test after a player who is a he.
fn has_gendered_name(line: &str) -> bool {
    let name = line.split_once("fn ").and_then(|(_, name)| name.split_once('('));
    name.is_some_and(|(name, _)| name.split('_').any(|word| ["he", "him", "his", "himself"].contains(&word)))
}

#[test]
fn players_are_they_in_names_too() {
    assert!(has_gendered_name("async fn a_player_keeps_his_card() {"));
    assert!(!has_gendered_name("fn this_is_the_history(he: u8) {"));
}

#[test]
fn nothing_falls_into_a_known_trap() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let listed = Command::new("git").args(["ls-files"]).current_dir(&root).output().expect("git runs");
    let listed = String::from_utf8(listed.stdout).expect("paths are text");
    let mut found = Vec::new();
    for path in listed.lines().filter(|path| !path.ends_with("plain_english.rs")) {
        let traps: Vec<&Trap> = TRAPS.iter().filter(|trap| applies(trap.texts, path)).collect();
        // A file that was just deleted is still listed.
        let Some(text) = (!traps.is_empty()).then(|| fs::read_to_string(root.join(path)).ok()).flatten()
        else {
            continue;
        };
        for (number, line) in text.lines().enumerate() {
            if path.ends_with(".rs") && has_gendered_name(line) {
                found.push(format!("{path}:{}: players are they", number + 1));
            }
            for trap in traps.iter().filter(|trap| has(line, trap.words)) {
                let Trap { words, instead, .. } = trap;
                found.push(format!("{path}:{}: `{words}`; say: {instead}", number + 1));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
