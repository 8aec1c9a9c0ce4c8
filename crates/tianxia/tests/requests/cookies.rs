//! Cookies: what a browser brings is cleaned, and what we cannot verify is left alone.

use crate::browser::{Browser, between};
use crate::server::Server;
use crate::stage::Stage;

#[test]
fn a_site_started_once_with_another_database_finds_the_seats_again() {
    let folder = tempfile::TempDir::new().unwrap();
    let (right, wrong) = (folder.path().join("tianxia.db"), folder.path().join("wrong.db"));
    let server = Server::start(&right, &[]);
    let mut anna = Browser::new(&server.address);
    anna.get("/");
    let table = anna.table(&["me", "me"], "");
    let (page, ours) = (anna.get(&table).text, anna.cookies.clone());
    server.kill();

    let server = Server::start(&wrong, &[]);
    let mut anna = anna.moved(&server.address);
    for path in ["/", "/new", "/rules/dragon", &table, "/nowhere", "/waiting", "/assets/none.css"] {
        anna.get(path);
        assert_eq!(anna.cookies, ours, "{path} has changed a cookie");
    }
    // She even plays there.
    let other = anna.table(&["me", "me"], "");
    assert!(anna.choices(&other).is_some(), "she is known there, too");
    assert_eq!(anna.cookies["tianxia"], ours["tianxia"], "the cookie of the right site stays");
    server.kill();

    let server = Server::start(&right, &[]);
    let mut anna = anna.moved(&server.address);
    assert_eq!(anna.get(&table).text, page, "her seats are hers again");
    server.kill();
    let server = Server::start(&wrong, &[]);
    assert!(anna.moved(&server.address).choices(&other).is_some(), "and those at the other site as well");
}

#[test]
fn a_name_from_a_cookie_is_cut_and_cleaned() {
    let mut stage = Stage::open();
    // `é` 2,000 times, with marks that turn the line around.
    let long = format!("e280ae{}", "c3a9".repeat(2000));
    stage.carla.cookies.insert("name".into(), long);
    for path in ["/new", &stage.waiting.clone(), &stage.running.clone()] {
        let page = stage.carla.get(path).text;
        assert!(!page.contains(&"é".repeat(25)) && !page.contains('\u{202e}'), "{path}");
    }
    let table = format!("{}/chat", stage.running);
    assert_eq!(stage.carla.post(&table, "text=hello&request=1").status, 204);
    let page = stage.carla.get(&stage.running).text;
    assert!(page.contains(&"é".repeat(24)) && !page.contains(&"é".repeat(25)), "{page}");
    let answer = stage.carla.post("/play/dragon", "");
    let table = answer.headers["location"].to_str().unwrap().to_owned();
    assert!(!stage.carla.get(&table).text.contains(&"é".repeat(25)));
}

#[test]
fn names_of_several_seats_stay_short_and_apart() {
    let mut stage = Stage::open();
    let table = stage.carla.table(&["me", "me"], &format!("&name={}", "x".repeat(100)));
    let page = stage.carla.get(&table).text;
    assert!(between(&page, &"x".repeat(24), "<").is_some());
    assert!(page.contains(&format!("{} 2", "x".repeat(22))) && !page.contains(&"x".repeat(25)));
}
