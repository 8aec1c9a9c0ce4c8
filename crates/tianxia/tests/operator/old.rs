//! Files that earlier versions have written.

use std::path::Path;

use crate::admin::{admin, lines};
use crate::tool::{Place, succeeds, visitor};

const FINISHED: &str = "3d8edfbd70f07a474a03";
const RUNNING: &str = "0098c36288496985c8fa";

#[test]
fn an_operator_can_look_after_a_database_of_schema_1() {
    let place = Place::new();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/store/files/schema-1.db");
    std::fs::copy(old, &place.database).unwrap();
    let before = std::fs::read(&place.database).unwrap();
    // What only looks leaves it as it is.
    let printed = succeeds(&["check", &place.database()]);
    assert!(printed.contains("2 tables (1 finished)"), "{printed}");
    let copy = place.file("copy");
    succeeds(&["backup", &copy, "--database", &place.database()]);
    succeeds(&["check", &copy]);
    assert_eq!(std::fs::read(&place.database).unwrap(), before);

    let rows = lines(&place, &["tables"]);
    let ids: Vec<&str> = rows.iter().map(|row| row["id"].as_str().unwrap()).collect();
    assert!(ids.len() == 2 && ids.contains(&FINISHED) && ids.contains(&RUNNING), "{rows:?}");
    let chat = lines(&place, &["chat", RUNNING]);
    assert_eq!((chat.len(), &chat[1]["text"], &chat[1]["person"]), (3, &"贵 🀄".into(), &().into()));
    admin(&place, &["remove-line", RUNNING, "2"]);
    admin(&place, &["free", RUNNING, "0"]);
    admin(&place, &["close", RUNNING]);
    admin(&place, &["delete", FINISHED]);
    admin(&place, &["rotate-key"]);
    let server = place.serve();
    let mut anna = visitor(&server);
    assert_eq!(
        (anna.get(&format!("/t/{RUNNING}")).status, anna.get(&format!("/t/{FINISHED}")).status),
        (200, 404)
    );
    admin(&place, &["restore", FINISHED]);
    assert_eq!(anna.get(&format!("/t/{FINISHED}")).status, 200);
    succeeds(&["check", &place.database()]);
}
