//! "Find me a game".

use crate::browser::Browser;
use crate::stage::Stage;

/// A site, and three people who come from different places.
fn strangers() -> (Stage, [Browser; 3]) {
    let stage = Stage::open();
    let stranger = |last: u8| {
        let mut browser = Browser::from_address(&stage.server.address, Some([127, 0, 0, last].into()));
        assert_eq!(browser.get("/").status, 200);
        browser
    };
    let strangers = [2, 3, 4].map(stranger);
    (stage, strangers)
}

/// Where somebody is led who looks for this.
fn finds(browser: &mut Browser, wish: &str) -> String {
    let answer = browser.post("/find", wish);
    assert!([204, 303].contains(&answer.status), "{wish}: {}", answer.text);
    answer.headers["location"].to_str().expect("a path").to_owned()
}

#[test]
fn strangers_who_look_for_the_same_are_put_together() {
    let (_stage, [mut anna, mut bruno, mut carla]) = strangers();
    let (anna, bruno, carla) = (&mut anna, &mut bruno, &mut carla);
    // Nobody is led to a table that counts or is played otherwise than usual.
    anna.table(&["me", "open", "open"], "&public=yes&rated=yes");
    anna.table(&["me", "open", "open"], "&public=yes&option-hands=closed");
    let wish = "game=dragon&pace=live&players=3&name=Bruno";
    let table = finds(bruno, wish);
    assert_eq!(finds(bruno, wish), table, "who asks twice waits at one table");
    assert!(bruno.get(&table).text.contains("Bruno"));
    assert!(!bruno.get(&table).text.contains("Bots take"), "they come only to whom they are welcome");
    for other in
        ["game=dragon&pace=correspondence&players=3", "game=dragon&players=2", "game=china&players=3"]
    {
        assert_ne!(finds(carla, other), table, "{other}");
    }
    assert_eq!(finds(carla, "game=dragon&pace=live&players=3&bots=1&name=Carla"), table);
    assert_eq!(finds(anna, wish.replace("Bruno", "Anna").as_str()), table);
    let page = anna.get(&table).text;
    assert!(["Anna", "Bruno", "Carla"].iter().all(|name| page.contains(name)), "{page}");
    assert!(page.contains("id=\"board\""), "the game has begun");
}

#[test]
fn wishes_that_cannot_be_are_bent_or_refused() {
    let (_stage, [mut anna, mut bruno, mut carla]) = strangers();
    let (anna, bruno, carla) = (&mut anna, &mut bruno, &mut carla);
    let alone = finds(carla, "game=longwang&players=2&bots=3&name=Carla");
    let page = carla.get(&alone).text;
    assert!(page.contains("within 3 minutes"), "{page}");
    assert_eq!(page.matches("free seat").count().min(3), 3, "the game is for four: {page}");
    assert_ne!(finds(bruno, "game=longwang&players=4"), alone, "bots are not welcome to all");
    assert_eq!(carla.post("/find", "game=nothing").status, 404);
    assert_eq!(carla.post("/find", &format!("game={}", "x".repeat(65))).status, 422);
    // Nonsense is as usual; blocked people are not put together.
    let table = finds(carla, "game=dragon&players=x&pace=y&bots=-1");
    let whom = format!("table={}&seat=0", table.trim_start_matches("/t/"));
    assert_eq!(anna.post("/person/block", &whom).status, 303);
    assert_ne!(finds(anna, "game=dragon&players=4"), table);
    assert_eq!(finds(bruno, "game=dragon&players=4"), table);
}

#[test]
fn whoever_gets_up_leaves_a_seat_for_the_next() {
    let (_stage, [mut anna, mut bruno, mut carla]) = strangers();
    let (anna, bruno, carla) = (&mut anna, &mut bruno, &mut carla);
    let wish = "game=dragon&players=3";
    let table = finds(bruno, wish);
    assert_eq!(finds(carla, "game=dragon&players=3&name=Carla"), table);
    assert_eq!(finds(carla, wish), table, "she waits there already");
    assert!(carla.get(&table).text.contains("Get up"));
    let leave = format!("{table}/leave");
    assert_eq!(carla.post(&leave, "seat=0").status, 403);
    assert_eq!(carla.post(&leave, "seat=1").status, 204);
    assert!(!anna.get(&table).text.contains("Carla"), "no bot has her seat");
    // What the host says last about bots counts; then Anna does not want to sit there.
    assert!(!bruno.get(&table).text.contains("Bots take"));
    assert_eq!(finds(bruno, "game=dragon&players=3&bots=10"), table);
    assert!(bruno.get(&table).text.contains("within 10 minutes"));
    assert_ne!(finds(anna, wish), table);
    assert_eq!(finds(bruno, wish), table);
    assert_eq!(finds(carla, wish), table);
    // Without its host the table is another's, and without anybody it is closed.
    assert!(!carla.get(&table).text.contains("id=\"hosting\""));
    assert_eq!(bruno.post(&leave, "seat=0").status, 204);
    assert!(carla.get(&table).text.contains("id=\"hosting\""));
    assert_eq!(carla.post(&leave, "seat=1").status, 204);
    assert!(carla.get(&table).text.contains("closed"));
    assert_ne!(finds(bruno, wish), table);
}
