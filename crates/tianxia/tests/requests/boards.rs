//! Boards that somebody sends, and boards that were kept long ago.

use std::collections::BTreeMap;

use kernel::fair::Seed;
use store::{Database, NewTable, Setup, Store};
use tempfile::TempDir;

use crate::browser::Browser;
use crate::server::Server;

/// The usual map of White Lotus.
const USUAL: &str = include_str!("../../../../games/lotus/boards/lotus.toml");

#[tokio::test]
async fn a_board_beyond_todays_limits_is_refused_at_the_door_and_read_from_the_store() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tianxia.db");
    let text = trial::large_board(USUAL);
    let options = BTreeMap::from([("board".to_owned(), text.clone())]);
    let seed = Seed::of_game(3, 3);
    games::shelve();
    let head = shelf::game("lotus").unwrap().record(&options, 3, &seed).unwrap();
    let place = |name: &str| format!(r#"{{"name":"{name}","owner":"{name}","bot":null}}"#);
    let places = ["Anna", "Bruno", "Carla"].map(place).join(",");
    let setup = format!(r#"{{"places":[{places}],"pace":"live","public":true,"host":"Anna"}}"#);
    let setup = Setup { text: setup, listed: true, closed: false };
    let path = database.clone();
    let address = tokio::task::spawn_blocking(move || cluster::instead_of(&path)).await.unwrap();
    let store = Database::open(&address).await.unwrap();
    store.create(NewTable { id: "old".into(), head, seed, setup, at: web_now() }).await.unwrap();
    store.close().await.unwrap();

    // The browser without a screen waits for its answers.
    tokio::task::spawn_blocking(move || {
        let server = Server::start(&database, &[]);
        let mut anna = Browser::new(&server.address);
        let page = anna.get("/t/old");
        assert_eq!(page.status, 200, "{}", page.text);
        assert!(page.text.contains("long long"), "the map is drawn with its long names");
        let refusal = anna.post("/new", &sent(&text));
        assert_eq!(refusal.status, 422, "{}", refusal.text);
        for limit in
            ["a name has 1 to 24 letters", "a title has 1 to 100 letters", "a canvas is 1 to 4000 wide"]
        {
            assert!(refusal.text.contains(limit), "{limit}: {}", refusal.text);
        }
        let usual = anna.post("/new", &sent(&USUAL.replacen("lotus", "own", 1)));
        assert_eq!(usual.status, 303, "{}", usual.text);
    })
    .await
    .unwrap();
}

/// The form of a new table on this map.
fn sent(text: &str) -> String {
    let text = text.replace('%', "%25").replace('+', "%2b").replace('&', "%26");
    format!("game=lotus&players=3&seat-0=me&seat-1=me&seat-2=me&text-board={text}")
}

/// Now, in the store's milliseconds.
fn web_now() -> i64 {
    std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64
}
