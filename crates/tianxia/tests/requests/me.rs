//! People without an account, and their games.

use std::path::Path;

use crate::browser::{Browser, between};
use crate::server::Server;
use crate::stage::{Stage, finish};

/// A browser with a cookie that the last version signed which knew no people.
fn of_old(server: &Server, cookie: &str) -> Browser {
    let mut browser = Browser::new(&server.address);
    browser.cookies.insert("tianxia".into(), cookie.into());
    browser
}

#[test]
fn cookies_and_seats_of_schema_5_go_on() {
    let folder = tempfile::TempDir::new().unwrap();
    let database = folder.path().join("tianxia.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/store/files/schema-5.db");
    std::fs::copy(old, &database).unwrap();
    let server = Server::start(&database, &[]);
    let mut anna =
        of_old(&server, "RoqKa1TtTwJ5K8wv5JOUhYZwOknWFWsbwVi+u8ceRcc%3D8ae12282c17f63810a36c09cddeb500c");
    let mut bruno =
        of_old(&server, "MEZoqhInMybqfTgX9IKycniF+ucv+P5dP7c4ntl5fr8%3Dcd36436a55bbfb82875e5a31c6f4e60d");
    let running = "/t/6da07080db31c862ec20";
    for browser in [&mut anna, &mut bruno] {
        let page = browser.get("/me").text;
        assert!(page.contains(&format!("href=\"{running}\"")), "{page}");
        assert_eq!(browser.cookies.len(), 1, "the cookie is still the right one");
    }
    assert!(anna.get("/me").text.contains("/t/c16635182cc095648e01#result"));
    let asked = [anna.choices(running), bruno.choices(running)];
    assert!(asked.iter().flatten().count() == 1, "one of them goes on playing");
}

#[test]
fn my_games_are_found_kept_and_searched() {
    let mut stage = Stage::open();
    let (running, finished) = (stage.running.clone(), stage.finished.clone());
    let page = stage.anna.get("/me").text;
    let lists = |page: &str, table: &str| page.contains(&format!("href=\"{table}\""));
    assert!(lists(&page, &running) && lists(&page, &stage.lobby) && lists(&page, &finished), "{page}");
    assert!(
        page.contains("You play as Anna.") && page.contains("waiting for players, for less than an hour"),
        "{page}"
    );
    let whose = [&stage.anna, &stage.bruno].map(|one| one.clone().get("/me").text);
    let mine = whose.iter().filter(|page| page.contains("<strong>Your turn</strong>")).count();
    let waits =
        whose.iter().filter(|page| page.contains("waiting for Anna,") || page.contains("waiting for Bruno,"));
    assert_eq!((mine, waits.count()), (1, 1), "{whose:?}");
    assert!(!lists(&stage.bruno.get("/me").text, &finished), "Bruno has not played there");
    let carla = stage.carla.get("/me").text;
    assert!(
        carla.contains("You have no game to continue.") && carla.contains("When a game of yours is over"),
        "{carla}"
    );

    let id = finished.trim_start_matches("/t/");
    assert!(!page.contains("id=\"kept\""));
    assert_eq!(stage.anna.post("/me/keep", &format!("table={id}&keep=yes")).status, 303);
    let page = stage.anna.get("/me").text;
    assert!(page.contains("id=\"kept\""));
    assert_eq!(page.matches(&format!("{finished}#result")).count(), 1, "it stands there once");
    // Nobody keeps what is not theirs, or not over, or not there.
    for (browser, table) in [(&mut stage.carla, id), (&mut stage.bruno, running.trim_start_matches("/t/"))] {
        browser.post("/me/keep", &format!("table={table}&keep=yes"));
        assert!(!browser.get("/me").text.contains("id=\"kept\""));
    }
    assert_eq!(stage.anna.post("/me/keep", "table=../x&keep=yes").status, 404);
    assert_eq!(stage.anna.post("/me/keep", &format!("table={id}")).status, 303);
    assert!(!stage.anna.get("/me").text.contains("id=\"kept\""));

    for (search, found) in [
        ("game=dragon", true),
        ("game=china", false),
        ("game=none", true),
        ("with=aNN", true),
        ("with=Zeno", false),
        ("until=2020-01-01", false),
        ("until=2999-12-31", true),
        ("until=yesterday", true),
        ("game=dragon&with=anna+2&until=9999-12-31", true),
    ] {
        let page = stage.anna.get(&format!("/me?{search}")).text;
        assert_eq!(page.contains(&format!("{finished}#result")), found, "{search}");
        assert_eq!(page.contains("No finished game of yours fits this search."), !found, "{search}");
    }
}

/// The list needs no cookie but the one that says who it is.
#[test]
fn a_result_has_places_and_points_and_a_name_stays_with_its_person() {
    let mut stage = Stage::open();
    let table = stage.carla.table(&["me", "me"], "&name=Carla");
    finish(&mut stage.carla, &table);
    stage.carla.cookies.retain(|name, _| name == "tianxia");
    let page = stage.carla.get("/me").text;
    let ranks = between(&page, "class=\"ranks\"", "</ol>").expect("a result");
    assert!(ranks.contains("class=\"own\"") && ranks.contains("Carla") && ranks.contains("(you)"), "{ranks}");
    assert!(ranks.contains("1.") && ranks.contains("2."), "{ranks}");
}
