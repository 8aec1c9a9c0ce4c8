//! Players' words for the shuffle: everybody can give some before the game begins, and sees them with the proof.

use kernel::Record;

use crate::browser::between;
use crate::stage::Stage;

/// The game file when the game is over. Bots play as long as somebody looks.
fn played_by_bots(stage: &mut Stage, table: &str) -> Record {
    while !stage.anna.get(table).text.contains("The game is over") {
        std::thread::yield_now();
    }
    serde_json::from_str(&stage.anna.get(&format!("{table}/record.json")).text).expect("the game file")
}

#[test]
fn words_of_every_seat_go_into_the_record_and_are_shown_with_the_proof() {
    let mut stage = Stage::open();
    let table = stage.anna.table(&["me", "open", "adept"], "&words=jade");
    let token = {
        let page = stage.anna.get(&table).text;
        assert!(page.contains("value=\"jade\"") && page.contains("its fingerprint is"), "{page}");
        between(&page, "?sit=1&amp;token=", "\"").expect("a link").to_owned()
    };
    let words = format!("{table}/words");
    // Only the own seat, and not too long.
    let foreign = stage.bruno.post(&words, "seat=0&words=mine");
    assert_eq!(foreign.status, 403, "{}", foreign.text);
    let long = stage.anna.post(&words, &format!("seat=0&words={}", "x".repeat(300)));
    assert_eq!(long.status, 422, "{}", long.text);
    assert!(long.text.contains("too long"), "{}", long.text);
    // Changed while others are missing; and what cannot be seen is left out.
    assert_eq!(stage.anna.post(&words, "seat=0&words=green%E2%80%8B+jade").status, 204);
    assert!(stage.anna.get(&table).text.contains("value=\"green jade\""));
    assert!(!stage.carla.get(&table).text.contains("green jade"), "they are shown when the game is over");
    // The last to sit down brings theirs along, and the game begins.
    let sit = format!("seat=1&token={token}&name=Bruno&words=%E7%AB%B9");
    assert_eq!(stage.bruno.post(&format!("{table}/sit"), &sit).status, 204);
    let late = stage.anna.post(&words, "seat=0&words=late");
    assert_eq!(late.status, 422, "{}", late.text);
    assert!(late.text.contains("already been shuffled"), "{}", late.text);

    assert_eq!(stage.bruno.post(&format!("{table}/leave"), "seat=1").status, 204);
    assert_eq!(stage.anna.post(&format!("{table}/leave"), "seat=0").status, 204);
    let record = played_by_bots(&mut stage, &table);
    assert_eq!(record.contributions, ["green jade", "竹", ""]);
    let seed = record.seed.expect("the game is over").digits();
    let page = stage.carla.get(&table).text;
    for shown in ["Words of Anna", "green jade", "竹", &*seed, &*record.commitment.to_string()] {
        assert!(page.contains(shown), "{shown}");
    }
}

#[test]
fn words_go_with_whoever_gave_them() {
    let mut stage = Stage::open();
    let table = stage.anna.table(&["me", "open", "open"], "&public=yes");
    assert_eq!(stage.bruno.post(&format!("{table}/sit"), "seat=1&name=Bruno&words=tea").status, 204);
    assert!(stage.bruno.get(&table).text.contains("value=\"tea\""));
    assert_eq!(stage.anna.post(&format!("{table}/free"), "seat=1").status, 204);
    assert_eq!(stage.anna.post(&format!("{table}/fill"), "strength=apprentice").status, 204);
    assert_eq!(stage.anna.post(&format!("{table}/leave"), "seat=0").status, 204);
    assert_eq!(played_by_bots(&mut stage, &table).contributions, ["", "", ""]);
}

#[test]
fn words_that_do_not_fit_make_no_table() {
    let mut stage = Stage::open();
    let form = format!("game=dragon&players=2&seat-0=me&seat-1=adept&words={}", "y".repeat(201));
    let refused = stage.anna.post("/new", &form);
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert!(refused.text.contains("too long"), "{}", refused.text);
}
