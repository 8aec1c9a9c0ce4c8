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
    assert!(lists(&page, &running) && lists(&page, &stage.waiting) && lists(&page, &finished), "{page}");
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

#[test]
fn older_games_are_a_page_further() {
    let mut stage = Stage::open();
    let database = cluster::instead_of(&stage.folder.path().join("tianxia.db"));
    let finished = stage.finished.trim_start_matches("/t/").to_owned();
    // Copies of her finished game, as if she had played it again and again.
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = store::Database::open_beside(&database).await.unwrap();
        let kept = store::Store::load(&store, &finished).await.unwrap();
        for number in 0..60 {
            let (id, mut head) = (format!("{number:020x}"), kept.record.clone());
            head.truncate(0);
            (head.seed, head.result) = (None, None);
            let setup = kept.setup.clone();
            let table = store::NewTable { id: id.clone(), head, seed: kept.seed, setup, at: number };
            store::Store::create(&store, table).await.unwrap();
            let steps = kept.record.actions.clone();
            let mut change = store::Change::append(&id, 0, "all", 0, steps, number);
            change.result = kept.record.result.clone();
            store::Store::change(&store, change).await.unwrap();
        }
        store::Store::close(&store).await.unwrap();
    });
    let pages: Vec<String> = (0..3).map(|page| stage.anna.get(&format!("/me?page={page}")).text).collect();
    let counts: Vec<usize> = pages.iter().map(|page| page.matches("#result").count()).collect();
    assert_eq!(counts, [50, 11, 0]);
    assert!(pages[0].contains("Older games") && !pages[0].contains("Newer games"));
    assert!(pages[1].contains("Newer games") && !pages[1].contains("Older games"));
    let found = stage.anna.get("/me?with=ann&page=1").text;
    assert!(found.matches("#result").count() == 11 && found.contains("with=ann"), "the search goes along");
    assert_eq!(stage.anna.get("/me?page=99999").status, 400);
    assert_eq!(stage.anna.get("/me?page=-1").status, 200);
}
