//! Live streams: everybody sees the move, and only who is asked sees what they may do.

use crate::browser::choices;
use crate::stage::Stage;
pub use crate::stream::Stream;

#[test]
fn only_who_is_asked_gets_choices_and_all_see_the_move() {
    let mut stage = Stage::open();
    let table = stage.running.clone();
    let mut watching = Stream::open(&stage.carla, &table);
    assert!(choices(&watching.until("id=\"status\"")).is_none(), "a spectator cannot act");
    for _ in 0..6 {
        let (mut asked, choices_now, other) = stage.turn();
        let mut mine = Stream::open(&asked, &table);
        let mut theirs = Stream::open(&other, &table);
        assert_eq!(choices(&mine.until("id=\"status\"")), Some(choices_now.clone()));
        assert!(choices(&theirs.until("id=\"status\"")).is_none(), "the other waits");

        assert_eq!(asked.act(&table, &choices_now, &choices_now.actions[0]).status, 204);
        let next = choices_now.version.parse::<u64>().unwrap() + 1;
        let version = format!("data-version=\"{next}\"");
        let seen = watching.until(&version);
        for secret in ["id=\"choices\"", "name=\"action\"", "id=\"undo\"", "data-turn=\"mine\"", "token"] {
            assert!(!seen.contains(secret), "a spectator gets {secret}");
        }
        let (mine, theirs) = (mine.until(&version), theirs.until(&version));
        assert_eq!(choices(&mine).is_some() as u8 + choices(&theirs).is_some() as u8, 1);
    }
}

#[test]
fn the_links_to_seats_are_for_the_host_alone() {
    let mut stage = Stage::open();
    let token = stage.token(1);
    for browser in [&mut stage.bruno, &mut stage.carla] {
        assert!(!browser.get(&stage.waiting).text.contains(&token));
        assert!(!Stream::open(browser, &stage.waiting).until("id=\"waiting-room\"").contains(&token));
    }
    assert!(Stream::open(&stage.anna, &stage.waiting).until("id=\"waiting-room\"").contains(&token));
}
