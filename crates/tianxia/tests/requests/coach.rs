//! Hints at a table, and the review of a finished game.

use std::time::Duration;

use tempfile::TempDir;

use crate::browser::{Browser, between};
use crate::server::Server;
use crate::stage::Stage;

/// Asks for a page until it holds this, and gives it.
fn until(browser: &mut Browser, path: &str, wanted: &str) -> String {
    loop {
        let page = browser.get(path).text;
        if page.contains(wanted) {
            return page;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn whoever_plays_alone_gets_a_hint_for_their_own_seat() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
    let [mut anna, mut carla] = [(); 2].map(|()| Browser::new(&server.address));
    for browser in [&mut anna, &mut carla] {
        assert_eq!(browser.get("/").status, 200);
    }
    let table = anna.table(&["me", "apprentice"], "");
    until(&mut anna, &table, "id=\"ask-hint\"");
    assert!(!carla.get(&table).text.contains("id=\"ask-hint\""), "nobody else is offered one");
    let path = format!("{table}/hint");
    assert_eq!(carla.post(&path, "seat=0").status, 403, "nor given one");
    assert_eq!(anna.post(&path, "seat=1").status, 403, "a bot's seat is not hers");
    assert_eq!(anna.post(&path, "seat=9").status, 422);
    assert_eq!(anna.post(&path, "seat=0").status, 204);
    let page = until(&mut anna, &table, "% to win");
    let hint = between(&page, "id=\"hint\"", "</section>").expect("the hint");
    assert!(hint.contains("data-points=\"") && hint.contains("Then perhaps:"), "{hint}");
    assert!(hint.matches("data-choices=").count() >= 2, "{hint}");
    assert!(!carla.get(&table).text.contains("% to win"), "it is hers alone");
    // Asked again, it is the same, at once.
    assert_eq!(anna.post(&path, "seat=0").status, 204);
    let again = anna.get(&table).text;
    assert_eq!(between(&again, "id=\"hint\"", "</section>"), Some(hint));
    let italian =
        anna.clone().send(anna.ask(reqwest::Method::GET, &table).header("accept-language", "it")).unwrap();
    assert!(italian.text.contains("% di vincere, "), "{}", italian.text);
    // When she has decided it is gone.
    let choices = anna.choices(&table).expect("she is asked");
    assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
    assert!(!anna.get(&table).text.contains("% to win"));
}

#[test]
fn among_people_there_are_hints_only_if_all_agreed_and_never_in_a_rated_game() {
    let mut stage = Stage::open();
    let (mut asked, choices, _) = stage.turn();
    assert!(!asked.get(&stage.running).text.contains("id=\"ask-hint\""));
    let path = format!("{}/hint", stage.running);
    assert_eq!(asked.post(&path, &format!("seat={}", choices.seat)).status, 403);
    let rated = stage.anna.table(&["me", "open"], "&public=yes&hints=yes&rated=yes");
    assert!(!stage.carla.get(&rated).text.contains("Hints allowed"));
    let agreed = stage.anna.table(&["me", "open"], "&public=yes&hints=yes");
    assert!(stage.carla.get(&agreed).text.contains("Hints allowed"), "it is said before anybody sits down");
    assert_eq!(stage.bruno.post(&format!("{agreed}/sit"), "seat=1&name=Bruno").status, 204);
    let pages = [&mut stage.anna, &mut stage.bruno].map(|browser| browser.get(&agreed).text);
    let offers = pages.iter().filter(|page| page.contains("id=\"ask-hint\"")).count();
    assert_eq!(offers, 1, "to whoever is asked");
}

#[test]
fn a_finished_game_is_reviewed_once_and_a_running_one_never() {
    let mut stage = Stage::open();
    let running = format!("{}/coach", stage.running);
    assert_eq!(stage.anna.get(&running).status, 409);
    assert_eq!(stage.anna.post(&running, "").status, 409);
    let path = format!("{}/coach", stage.finished);
    assert!(
        stage.anna.get(&stage.finished).text.contains(&format!("href=\"{path}\"")),
        "the result leads to it"
    );
    assert!(stage.anna.get("/me").text.contains(&format!("href=\"{path}\"")), "and so do my games");
    let before = stage.carla.get(&path).text;
    assert!(before.contains("Review this game") && !before.contains("<progress"), "a look begins nothing");
    assert_eq!(stage.anna.post(&path, "").status, 303);
    let page = until(&mut stage.carla, &path, "Luck and skill");
    assert!(page.contains("Try it from here") && page.contains("All decisions"), "{page}");
    // Whoever may see the game may see it, and everybody sees the same.
    let part = |page: &str| between(page, "id=\"coach\"", "<footer").map(str::to_owned);
    assert_eq!(part(&stage.anna.get(&path).text), part(&page));
    // From the worst moment somebody goes on at a table of their own.
    let form = between(&page, "/go-on\">", "<button").expect("a way to try it");
    let [at, seat] = ["at", "seat"].map(|field| between(form, &format!("name=\"{field}\" value=\""), "\""));
    let body = format!("at={}&seat={}", at.expect("a moment"), seat.expect("a seat"));
    let answer = stage.carla.post(&format!("{}/go-on", stage.finished), &body);
    assert_eq!(answer.status, 303, "{}", answer.text);
    let next = answer.headers["location"].to_str().unwrap().to_owned();
    assert_eq!(stage.carla.choices(&next).map(|choices| choices.seat).as_deref(), seat);
    // It is kept: after a restart it is there at once.
    let Stage { server, folder, carla, .. } = stage;
    server.stop();
    let server = Server::start(&folder.path().join("tianxia.db"), &[]);
    let again = carla.moved(&server.address).get(&path).text;
    assert_eq!(part(&again), part(&page));
}
