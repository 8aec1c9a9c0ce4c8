//! Whatever is wrong in a database is found and named.

use crate::tool::{Place, ends, id, play, succeeds, visitor};

/// A database with a running and a finished game, and no site on it; gives their ids.
fn played() -> (Place, String, String) {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let running = anna.table(&["me", "me"], "");
    play(&mut anna, &running, 9);
    let finished = anna.table(&["me", "me"], "");
    play(&mut anna, &finished, usize::MAX);
    assert!(server.stop().0.success());
    (place, id(&running).to_owned(), id(&finished).to_owned())
}

/// The check finds exactly one fault, in this table, and says this of it.
fn finds(place: &Place, table: &str, words: &[&str]) -> serde_json::Value {
    let told = ends(&["check", &place.database()], 1, words);
    let lines: Vec<&str> = told.out.lines().filter(|line| line.starts_with("table ")).collect();
    assert_eq!(lines.len(), 1, "{told:?}");
    assert!(lines[0].starts_with(&format!("table {table}: ")), "{told:?}");
    assert!(told.err.contains("1 fault in "), "{told:?}");
    let json = ends(&["check", &place.database(), "--json"], 1, &[]).out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["faults"][0]["table"], table);
    json["faults"][0].clone()
}

#[test]
fn a_sound_database_is_said_to_be_so() {
    let (place, ..) = played();
    let printed = succeeds(&["check", &place.database()]);
    assert!(printed.contains("2 tables (1 finished)"), "{printed}");
    assert!(printed.contains("every shuffle follows from its commitment"), "{printed}");
    let json: serde_json::Value =
        serde_json::from_str(&succeeds(&["check", &place.database(), "--json"])).unwrap();
    assert_eq!(
        (&json["tables"], &json["finished"], &json["faults"]),
        (&2.into(), &1.into(), &serde_json::json!([]))
    );
}

#[test]
fn a_changed_choice_is_named() {
    let (place, running, _) = played();
    // The choice of version 3 is replaced by that of version 2: both may well be allowed at that moment.
    place.sql(&format!(
        "UPDATE changes SET steps = json_set(steps, '$[0][1]', 'no such thing')
         WHERE table_id = '{running}' AND version = 3"
    ));
    let told = ends(&["check", &place.database()], 1, &["was changed: seat", "`no such thing`"]);
    // The rules do not know it either.
    assert_eq!(told.out.matches(&format!("table {running}: step ")).count(), 2, "{told:?}");
}

#[test]
fn a_choice_that_would_have_been_allowed_is_named_too() {
    let (place, _, finished) = played();
    let last = format!("(SELECT max(version) FROM changes WHERE table_id = '{finished}')");
    place.sql(&format!(
        "UPDATE changes SET request = request || ' twice' WHERE table_id = '{finished}' AND version = {last}"
    ));
    let fault = finds(&place, &finished, &["was changed: seat", " twice`"]);
    assert!(fault["step"].as_u64().unwrap() > 100, "{fault}");
}

#[test]
fn a_changed_shuffle_is_named() {
    let (place, _, finished) = played();
    // The first step of all is Nature's. The next that is different is put in its place.
    let other = "(SELECT value ->> '$[1]' FROM json_each(steps)
        WHERE value ->> '$[1]' <> steps ->> '$[0][1]' ORDER BY key LIMIT 1)";
    place.sql(&format!(
        "UPDATE changes SET steps = json_set(steps, '$[0][1]', {other})
         WHERE table_id = '{finished}' AND version = 1"
    ));
    let fault = finds(&place, &finished, &["step 0 (Nature: `", "does not follow from the seed"]);
    assert_eq!(fault["step"], 0);
}

#[test]
fn another_seed_a_wrong_result_and_a_lost_version_are_named() {
    let (place, running, finished) = played();
    place.sql(&format!("UPDATE tables SET seed = replace(seed, '0', '1') WHERE id = '{running}'"));
    finds(&place, &running, &["not the one the server committed to"]);
    let (place, _, finished_too) = played();
    assert_ne!(finished, finished_too);
    place.sql(&format!(
        "UPDATE tables SET result = json_set(result, '$.points[0]', 999) WHERE id = '{finished_too}'"
    ));
    finds(&place, &finished_too, &["result is not what its steps lead to", "999"]);
    let (place, running, _) = played();
    place.sql(&format!("DELETE FROM changes WHERE table_id = '{running}' AND version = 4"));
    let told = ends(&["check", &place.database()], 1, &["version 4 is missing"]);
    assert!(told.out.contains(&format!("table {running}: version 4")), "{told:?}");
    let (place, running, _) = played();
    place.sql(&format!("UPDATE tables SET setup = '{{}}' WHERE id = '{running}'"));
    finds(&place, &running, &["the players of table", "cannot be read"]);
    let (place, running, _) = played();
    place.sql(&format!("UPDATE tables SET head = 'x' || head WHERE id = '{running}'"));
    finds(&place, &running, &["reading table"]);
}

#[test]
fn a_damaged_file_is_found_and_another_file_is_refused() {
    let (place, ..) = played();
    let mut bytes = std::fs::read(&place.database).unwrap();
    let (start, end) = (bytes.len() / 3, bytes.len() / 2);
    bytes[start..end].fill(0xa5);
    let damaged = place.file("damaged");
    std::fs::write(&damaged, &bytes).unwrap();
    let told = ends(&["check", &damaged], 1, &["the file: "]);
    assert!(told.err.contains("damaged"), "{told:?}");
    let cut = place.file("cut");
    std::fs::write(&cut, &bytes[..bytes.len() / 4]).unwrap();
    ends(&["check", &cut], 1, &["the file: "]);
    std::fs::write(&cut, "no database at all, but a text that is long enough to be read as one".repeat(20))
        .unwrap();
    ends(&["check", &cut], 2, &["opening the database", "cut"]);
    std::fs::write(&cut, "").unwrap();
    ends(&["check", &cut], 2, &["not one of this program"]);
    ends(&["check", &place.file("none")], 2, &["there is no database"]);
}
