//! Puzzles: the question, right and wrong answers, and what is remembered.

use shelf::{Game, Puzzle};
use tempfile::TempDir;

use crate::browser::{Browser, between};
use crate::server::Server;

fn address(game: &Game, puzzle: &Puzzle) -> String {
    format!("/puzzle/{}/{}", game.id, puzzle.name())
}

/// What is asked or answered beside the board.
fn panel(page: &str) -> &str {
    between(page, "id=\"lesson\"", "</section>").expect("the puzzle")
}

fn open() -> (TempDir, Server, Browser) {
    games::shelve();
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
    let mut anna = Browser::new(&server.address);
    assert_eq!(anna.get("/").status, 200);
    (folder, server, anna)
}

#[test]
fn the_puzzle_of_the_day_is_offered_and_remembered_once_solved() {
    let (folder, server, mut anna) = open();
    let front = anna.get("/").text;
    assert!(front.contains("Today's puzzle") && front.contains("href=\"/puzzle\""), "{front}");
    let answer = anna.get("/puzzle");
    assert_eq!(answer.status, 303);
    let today = answer.headers["location"].to_str().unwrap().to_owned();
    assert_eq!(
        Browser::new(&server.address).get("/puzzle").headers["location"],
        *today,
        "the same for everybody"
    );
    let (game, name) =
        today.strip_prefix("/puzzle/").and_then(|rest| rest.split_once('/')).expect("a puzzle");
    let game = shelf::game(game).unwrap();
    let puzzle = game.puzzles.iter().find(|puzzle| puzzle.name() == name).expect("a puzzle of ours");
    let page = anna.get(&today).text;
    assert!(panel(&page).contains("Which?") && panel(&page).contains("Today's puzzle"), "{}", panel(&page));

    // Without a script a form leads to the answer; with one the script is told where it is.
    anna.scripted = false;
    let wrong = &puzzle.choices()[1].play;
    let answer = anna.post(&format!("{today}/act"), &format!("seat=0&version=0&action={wrong}"));
    assert_eq!(answer.status, 303);
    assert_eq!(answer.headers["location"], *format!("{today}?tried=1"));
    anna.scripted = true;
    let page = anna.get(&format!("{today}?tried=1")).text;
    let said = panel(&page);
    assert!(said.contains("Not the best.") && said.contains("percentage points lower"), "{said}");
    assert!(said.contains("data-points=\"\""), "the best is not given away: {said}");
    assert!(page.contains("id=\"choices\""), "another can be tried");
    assert!(!anna.get("/").text.contains("Streak"));

    let answer = anna.post(&format!("{today}/act"), &format!("action={}", puzzle.best()));
    assert_eq!(answer.status, 204);
    assert_eq!(answer.headers["x-next"], *format!("{today}?tried=0"));
    let page = anna.get(&format!("{today}?tried=0")).text;
    let said = panel(&page);
    assert!(said.contains("Right!") && said.contains("% to win") && said.contains("Then perhaps:"), "{said}");
    assert!(said.contains("Streak: one day") && !page.contains("id=\"choices\""), "{said}");
    // It is the person's: after a restart it is still there, in what they are told about themselves, too.
    server.stop();
    let server = Server::start(&folder.path().join("tianxia.db"), &[]);
    let mut anna = anna.moved(&server.address);
    assert!(anna.get("/").text.contains("Streak: one day"));
    assert!(anna.get("/puzzle/all").text.contains("class=\"tick\""));
    assert!(anna.get("/me/data.json").text.contains(&format!("{}/{name}", game.id)));
    let mut carla = Browser::new(&server.address);
    assert!(!carla.get("/puzzle/all").text.contains("class=\"tick\""), "nobody else has solved it");
}

#[test]
fn every_puzzle_is_answered_in_both_languages_and_bad_input_with_a_sentence() {
    let (_folder, _server, mut anna) = open();
    for game in shelf::games() {
        let list = anna.get(&format!("/puzzle/{}", game.id)).text;
        for puzzle in &game.puzzles {
            let path = address(game, puzzle);
            assert!(list.contains(&format!("href=\"{path}\"")), "{path} is listed");
        }
        let Some(puzzle) = game.puzzles.first() else { continue };
        for (lang, said) in [("en", "Then perhaps:"), ("it", "Poi forse:")] {
            let goes_on = game.puzzles.iter().filter(|puzzle| {
                let ask = anna.ask(reqwest::Method::GET, &format!("{}?solution=yes", address(game, puzzle)));
                let page = anna.clone().send(ask.header("accept-language", lang)).unwrap();
                assert_eq!(page.status, 200);
                panel(&page.text).contains(said)
            });
            // A best choice may be the last that can be told; of a game's puzzles that is one at most.
            let (goes_on, all) = (goes_on.count(), game.puzzles.len());
            assert!(
                goes_on + 1 >= all,
                "{} in {lang}: {goes_on} of {all} answers tell what may follow",
                game.id
            );
        }
        let path = address(game, puzzle);
        let preview = anna.get(&format!("{path}/preview?seat={}&action={}", puzzle.seat(), puzzle.best()));
        assert_eq!(preview.status, 200, "{path}");
        for action in ["nonsense", "", &"x".repeat(500)] {
            let refused = anna.post(&format!("{path}/act"), &format!("action={action}"));
            assert!(refused.status == 422 && !refused.text.is_empty(), "{path}: {refused:?}");
        }
        for (bad, status) in [
            ("?tried=99", 404),
            ("?tried=101", 400),
            ("?tried=-1", 400),
            ("?solution=aaaaaaaaaaaaaaaaaaaa", 400),
        ] {
            assert_eq!(anna.get(&format!("{path}{bad}")).status, status, "{bad}");
        }
    }
    for nowhere in ["/puzzle/nonsense", "/puzzle/dragon/nonsense", "/puzzle/dragon/nonsense?tried=0"] {
        assert_eq!(anna.get(nowhere).status, 404, "{nowhere}");
    }
}

/// A puzzle is posed to somebody who knows their own hand: those of others are on no page of it.
#[test]
fn a_puzzle_shows_no_hand_of_others() {
    let (_folder, _server, mut anna) = open();
    let china = shelf::game("china").unwrap();
    for puzzle in &china.puzzles {
        for query in ["", "?tried=0", "?tried=1", "?solution=yes"] {
            let page = anna.get(&format!("{}{query}", address(china, puzzle))).text;
            for seat in 0..puzzle.players() {
                let is_own = seat == puzzle.seat().number();
                assert_eq!(page.contains(&format!("\"hand-{seat}-")), is_own, "seat {seat}{query}");
            }
        }
    }
}
