//! The command as people and scripts use it: what it promises, and what it says to wrong input.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn tianxia(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tianxia")).args(args).stdin(Stdio::null()).output().unwrap()
}

fn succeeds(args: &[&str]) -> String {
    let output = tianxia(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// Exit code 2, nothing on standard output, one sentence with these words.
fn refuses(args: &[&str], words: &[&str]) {
    let output = tianxia(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
    assert!(output.stdout.is_empty(), "{args:?} prints nothing half-done");
    for word in words {
        assert!(errors.contains(word), "{args:?} says `{word}`: {errors}");
    }
}

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/dragon/records/3-players-flood.json")
}

/// The golden record with one text replaced by another, as a file.
fn edited(folder: &Path, from: &str, to: &str) -> String {
    let text = std::fs::read_to_string(golden()).unwrap();
    assert!(text.contains(from), "the golden record contains {from}");
    let path = folder.join("edited.json");
    std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
    path.display().to_string()
}

#[test]
fn wrong_words_get_a_sentence_and_exit_code_2() {
    refuses(&["simulate", "chess"], &["no game `chess`", "dragon"]);
    refuses(&["simulate", "dragon", "--players", "6"], &["2 to 5 players", "not for 6"]);
    refuses(&["simulate", "dragon", "--players", "0"], &["2 to 5 players"]);
    refuses(&["simulate", "dragon", "--option", "wall=on"], &["no option `wall`", "great_wall"]);
    refuses(&["simulate", "dragon", "--option", "great_wall=maybe"], &["cannot be `maybe`", "off, on"]);
    refuses(&["simulate", "dragon", "--option", "great_wall"], &["NAME=VALUE"]);
    refuses(&["simulate", "dragon", "--bots", "genius"], &["genius", "greedy"]);
    refuses(
        &["arena", "dragon", "--players", "2", "--bots", "random,random,random"],
        &["3 bots", "2 players"],
    );
    refuses(&["arena", "dragon", "--bots", "search:0ms"], &["no budget of a search", "search:500ms"]);
    refuses(&["arena", "dragon", "--bots", "plain:2h"], &["no budget of a search", "at most an hour"]);
    refuses(&["puzzles", "chess"], &["no game `chess`", "dragon"]);
    refuses(&["puzzles", "dragon", "--number", "0"], &["0 is not in 1..=1000"]);
    refuses(&["puzzles", "dragon", "--out", "/nowhere/puzzles.toml"], &["cannot write /nowhere"]);
    refuses(&["learn", "dragon", "--minutes", "0"], &["more than nothing", "1000 hours"]);
    refuses(&["learn", "dragon", "--hours", "nan"], &["more than nothing"]);
    refuses(&["learn", "dragon", "--from", "/nowhere/dragon.learning"], &["cannot read /nowhere"]);
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "PNG").unwrap();
    let path = file.path().to_str().unwrap();
    refuses(&["learn", "dragon", "--from", path], &["no learning to go on with", ".learning"]);
    refuses(&["bench", "go"], &["no game `go`"]);
    refuses(&["rules", "dragon", "--rule", "R77"], &["no rule `R77`"]);
    refuses(&["rules", "dragon", "--lang", "de"], &["`de`", "en, it"]);
    refuses(&["play", "dragon", "--seat", "4"], &["seats are 0 to 3"]);
    refuses(&["replay", "/nowhere/game.json"], &["cannot read /nowhere/game.json"]);
}

#[test]
fn a_broken_record_is_refused_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let whole = std::fs::read_to_string(golden()).unwrap();
    let cut = folder.path().join("cut.json");
    std::fs::write(&cut, &whole[..whole.len() / 2]).unwrap();
    let foreign = folder.path().join("foreign.json");
    std::fs::write(&foreign, "{\"moves\": [1, 2]}").unwrap();
    for command in ["replay", "verify"] {
        refuses(&[command, cut.to_str().unwrap()], &["cut.json", "not a record", "line"]);
        refuses(&[command, foreign.to_str().unwrap()], &["foreign.json", "format", "tianxia-record-1"]);
        let path = edited(folder.path(), "\"game\": \"dragon\"", "\"game\": \"chess\"");
        refuses(&[command, &path], &["no game `chess`"]);
        let path = edited(folder.path(), "\"rules\": 1", "\"rules\": 9");
        refuses(&[command, &path], &["version 9", "known here are 1 to 1"]);
        let path = edited(folder.path(), "\"players\": 3", "\"players\": 4");
        refuses(&[command, &path], &["contributions for 4 players"]);
        let path = edited(folder.path(), "\"super_event\": \"flood\"", "\"super_event\": \"rain\"");
        refuses(&[command, &path], &["cannot be `rain`"]);
    }
}

#[test]
fn a_changed_step_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = edited(folder.path(), "\"event ", "\"event x");
    refuses(&["verify", &path], &["step 0", "Nature"]);
    let path = edited(folder.path(), "\"pass\"", "\"dragon 9\"");
    refuses(&["verify", &path], &["dragon 9", "was changed"]);
    refuses(&["replay", "--json", &path], &["dragon 9", "was changed"]);
    let path = edited(folder.path(), "\"seed\": \"", "\"seed\": \"00");
    refuses(&["verify", &path], &["edited.json"]);
}

/// Whoever can make seals still cannot fake chance steps or break the rules.
#[test]
fn a_resealed_forgery_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let forge = |step: usize, text: &str| {
        let mut record: kernel::Record = std::fs::read_to_string(golden()).unwrap().parse().unwrap();
        let mut steps = std::mem::take(&mut record.actions);
        steps[step].1 = text.into();
        record.truncate(0);
        steps.into_iter().for_each(|step| record.push(step.0, step.1));
        let path = folder.path().join("forged.json");
        std::fs::write(&path, record.to_text()).unwrap();
        path.display().to_string()
    };
    let record: kernel::Record = std::fs::read_to_string(golden()).unwrap().parse().unwrap();
    let other = if record.actions[0].1 == "event drought" { "event tribute" } else { "event drought" };
    refuses(
        &["verify", &forge(0, other)],
        &["step 0", "does not follow from the seed", &record.actions[0].1],
    );
    let seat = record.actions.iter().position(|step| step.1.starts_with("place")).unwrap();
    let path = forge(seat, "place 9");
    let place = format!("step {seat}");
    refuses(&["verify", &path], &[&place, "place 9", "rule R2.1"]);
    let sentence = "You have no palace 9; choose one of your palaces. (rule R2.1)";
    refuses(&["replay", &path], &[&place, "place 9", sentence]);
    refuses(&["verify", &path], &[sentence]);
    let place = format!("il passo {seat} (posto ");
    let italian = "non è possibile: Non hai un palazzo 9; scegli uno dei tuoi palazzi. (regola R2.1)";
    refuses(&["replay", "--lang", "it", &path], &[&place, italian]);
}

#[test]
fn simulate_keeps_its_promises() {
    let line = "simulate dragon --players 5 --games 300 --bots random --seed 1 --json --option great_wall=on";
    let args: Vec<&str> = line.split(' ').collect();
    let read = |text: String| serde_json::from_str::<serde_json::Value>(&text).unwrap();
    let (one, two) = (read(succeeds(&args)), read(succeeds(&args)));
    for name in ["game", "players", "options", "games", "steps", "decisions", "mean_points", "wins"] {
        assert_eq!(one[name], two[name], "the same seed gives the same {name}");
        assert!(!one[name].is_null(), "{name} is promised");
    }
    for name in ["seconds", "games_per_second", "steps_per_second"] {
        assert!(one[name].as_f64().unwrap() > 0.0, "{name} is promised");
    }
    assert_eq!(one["options"]["great_wall"], "on");
    let points: Vec<f64> =
        one["mean_points"].as_array().unwrap().iter().map(|p| p.as_f64().unwrap()).collect();
    assert!(points.iter().all(|&points| (30.0..45.0).contains(&points)), "random play: {points:?}");
}

#[test]
fn records_are_written_replayed_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("new/records");
    let records = records.to_str().unwrap();
    succeeds(&["simulate", "dragon", "--games", "5", "--bots", "greedy,random", "--records", records]);
    let files: Vec<PathBuf> =
        std::fs::read_dir(records).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 5);
    for file in files {
        let file = file.to_str().unwrap();
        assert!(succeeds(&["verify", file]).contains("fair"));
        let text = succeeds(&["replay", file, "--json"]);
        let last: serde_json::Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
        let first: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        assert_eq!(last["result"]["ranks"].as_array().unwrap().len(), 4);
        assert_eq!((&first["step"], &first["actor"]), (&0.into(), &"nature".into()));
        assert!(first["choices"][0][1].is_number() && first["points"].is_array());
    }
}

#[test]
fn replay_tells_what_was_chosen_for_every_option() {
    // A record of version 1 does not speak of options that came later.
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/ming/records/3-players.json");
    let text = succeeds(&["replay", old.to_str().unwrap(), "--json"]);
    let last: serde_json::Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert_eq!((&last["game"], &last["rules"], &last["players"]), (&"ming".into(), &1.into(), &3.into()));
    let options = serde_json::json!({
        "board": "ming", "symbols": "6", "city_tie": "without_monks", "tiles": "unlimited", "hands": "open",
        "first": "random",
    });
    assert_eq!(last["options"], options);
    refuses(
        &["simulate", "ming", "--players", "3", "--games", "1", "--option", "first=4"],
        &["option `first` cannot be `4` with 3 players"],
    );
}

#[test]
fn the_python_checker_agrees() {
    let folder = tempfile::tempdir().unwrap();
    let steps = folder.path().join("steps.jsonl");
    std::fs::write(&steps, succeeds(&["replay", golden().to_str().unwrap(), "--json"])).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify.py");
    let run = |record: &Path| Command::new("python3").arg(&script).arg(record).arg(&steps).output().unwrap();
    let output = run(&golden());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let changed = edited(folder.path(), "deal ", "deal wall+");
    let output = run(Path::new(&changed));
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains("deal wall+"));
}

/// Not every game has a puzzle, and which has one changes with the nets.
#[test]
fn puzzles_are_found_or_it_is_said_where_to_look() {
    games::shelve();
    for seed in 1..=30 {
        let command = format!("puzzles lotus --games 1 --seed {seed}");
        let words: Vec<&str> = command.split(' ').collect();
        if !tianxia(&words).status.success() {
            refuses(&words, &["no puzzle", "--games"]);
            continue;
        }
        let found = succeeds(&words);
        assert!(
            found.starts_with(&format!("by = \"tianxia puzzles lotus --number 6 --games 1 --seed {seed}\"")),
            "{found}"
        );
        let puzzles: coach::Puzzles = toml::from_str(&found).unwrap();
        assert_eq!(puzzles.puzzles.len(), 1, "one of a game");
        let puzzle = shelf::Puzzle::new(puzzles.puzzles[0].clone());
        assert!(puzzle.table(shelf::game("lotus").unwrap()).is_ok(), "it can be posed");
        assert_eq!(found, succeeds(&words), "the same seed gives the same puzzle");
        return;
    }
    panic!("no puzzle in thirty games");
}

#[test]
fn replay_shows_a_moment_with_the_eyes_of_a_seat() {
    let golden = golden();
    let golden = golden.to_str().unwrap();
    let text = succeeds(&["replay", golden, "--at", "30", "--as", "1", "--json"]);
    assert_eq!(text.lines().count(), 31);
    let last: serde_json::Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert!(last["result"].is_null() && last["view"]["table"]["month"].is_number());
    assert!(succeeds(&["replay", golden, "--lang", "it"]).contains("Giocatore 1"));
    refuses(&["replay", golden, "--at", "99999"], &["no step 99999"]);
    refuses(&["replay", golden, "--as", "3"], &["seat 3", "0 to 2"]);
}

#[test]
fn games_lists_options_with_values_and_defaults() {
    let list: serde_json::Value = serde_json::from_str(&succeeds(&["games", "--json"])).unwrap();
    let dragon = &list[0];
    assert_eq!((&dragon["id"], &dragon["players"]), (&"dragon".into(), &serde_json::json!([2, 3, 4, 5])));
    assert_eq!(dragon["options"][0]["values"], serde_json::json!(["off", "on"]));
    assert_eq!(dragon["options"][0]["default"], "off");
    assert!(succeeds(&["games"]).contains("In the Year of the Dragon"));
}

#[test]
fn a_game_can_be_played_from_a_pipe() {
    use std::io::Write;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tianxia"))
        .args(["play", "dragon", "--players", "2", "--bots", "random", "--seed", "4", "--lang", "it"])
        .args(["--record", file.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // Wrong input first; then always the first choice, which every decision has.
    let input = "0\nvolare\nu\n?\nr\np\nl\nb\n".to_owned() + &"1\n".repeat(400);
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success());
    assert!(text.contains("Vince "), "the game was played to its end: {text}");
    assert!(succeeds(&["verify", file.to_str().unwrap()]).contains("fair"));
}

/// What a game in the terminal says to these lines.
fn played(args: &[&str], input: &str) -> String {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_tianxia"))
        .arg("play")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn a_choice_can_be_typed_in_the_words_of_its_label() {
    let table = ["dragon", "--players", "2", "--bots", "random", "--seed", "4", "--seat", "0"];
    let italian = played(&[&table[..], &["--lang", "it"]].concat(), "GUERRIERO\nq\n");
    assert!(italian.contains("prende dalla riserva: guerriero giovane"), "{italian}");
    let english = played(&table, "young\nwarrior\nq\n");
    assert!(english.contains("Several choices fit"), "{english}");
    assert!(english.contains("takes from the stock: young warrior"), "{english}");
}

/// The numbers of the choices that a hint names, the best first, each with the points to expect.
fn advised(said: &str) -> Vec<(String, String)> {
    let rows = said.lines().filter(|line| line.contains(" % "));
    let read = |row: &str| {
        let row = row.trim_start_matches('→').trim_start();
        let (number, rest) = row.split_once(' ').expect("a number");
        let points = rest.split(", ").nth(1).and_then(|points| points.split(' ').next()).expect("points");
        (number.to_owned(), points.to_owned())
    };
    rows.map(read).collect()
}

#[test]
fn a_hint_in_the_terminal_names_the_best_choices_and_why() {
    for (game, lang, about, why, next, asked) in [
        ("dragon", "en", "if everybody goes on", "Better than the next by", "Then perhaps:", "Player 1: "),
        ("lotus", "it", "se tutti continuano", "Meglio della seconda per", "Poi forse:", "Giocatore 1: "),
    ] {
        let table = [game, "--plain", "--players", "3", "--bots", "random", "--seed", "2", "--seat", "0"];
        let table = [&table[..], &["--lang", lang]].concat();
        let said = played(&table, "h\nq\n");
        for part in [about, next, "\n→"] {
            assert!(said.contains(part), "{game}: `{part}` in {said}");
        }
        let named = advised(&said);
        assert!((2..=3).contains(&named.len()), "{game}: {said}");
        assert!(said.contains(why) || named[0].1 == named[1].1, "{game}: {said}");
        let best = named[0].0.clone();
        // The same question has the same answer, and the advice can be followed.
        let again = played(&table, &format!("h\n{best}\nq\n"));
        assert_eq!(advised(&again), named, "{game}: {again}");
        assert_eq!((said.matches(asked).count(), again.matches(asked).count()), (1, 2), "{game}: {again}");
    }
}

#[test]
fn rules_are_read_without_their_marks() {
    for (lang, words) in [("en", "The goal."), ("it", "Lo scopo.")] {
        let page = succeeds(&["rules", "dragon", "--lang", lang]);
        assert!(page.contains(words) && !page.contains("**") && !page.contains("|---"), "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80));
    }
    let rule = succeeds(&["rules", "dragon", "--rule", "R5.4"]);
    assert!(rule.starts_with("R5.4 "), "{rule}");
}
