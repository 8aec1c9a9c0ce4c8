//! Accounts in the hands of an operator.

use crate::admin::{admin, lines};
use crate::browser::Browser;
use crate::server::Server;
use crate::tool::{Place, ends, id, until, visitor};

const PASSWORD: &str = "correct-horse-42";

/// Somebody with an account and a table that waits.
fn account(server: &Server, name: &str) -> (Browser, String) {
    let mut browser = visitor(server);
    let table = browser.table(&["me", "open"], &format!("&public=yes&name={name}"));
    let answer = browser.post("/join/account", &format!("name={name}&password={PASSWORD}"));
    assert_eq!(answer.status, 200, "{}", answer.text);
    (browser, table)
}

fn sign_in(server: &Server, name: &str, secret: &str) -> u16 {
    visitor(server).post("/join/sign-in", &format!("name={name}&password={secret}")).status
}

#[test]
fn a_lost_password_is_stood_in_for_once() {
    let place = Place::new();
    let server = place.serve();
    account(&server, "Anna");
    let printed = admin(&place, &["recover", "ANNA"]);
    let code = printed.lines().last().unwrap();
    assert_eq!((sign_in(&server, "Anna", code), sign_in(&server, "Anna", code)), (303, 422));
    let database = place.database();
    ends(&["admin", "recover", "Nobody", "--database", &database], 2, &["no account", "Nobody"]);
    let noted = &lines(&place, &["audit"])[0];
    assert!(noted["act"] == "recover" && !noted.to_string().contains(code), "{noted}");
}

#[test]
fn an_account_is_banned_on_all_devices_and_forgotten_for_good() {
    let place = Place::new();
    let server = place.serve();
    let (mut anna, table) = account(&server, "Anna");
    let mut phone = visitor(&server);
    assert_eq!(phone.post("/join/sign-in", &format!("name=Anna&password={PASSWORD}")).status, 303);
    admin(&place, &["ban", "account", "anna", "--for", "7d", "--why", "insults"]);
    let say = |browser: &mut Browser| browser.post(&format!("{table}/chat"), "text=hello").status;
    until("Anna is banned", || say(&mut anna) == 403 && say(&mut phone) == 403);
    admin(&place, &["unban", "account", "anna"]);
    until("Anna may write", || say(&mut anna) == 204 && say(&mut phone) == 204);

    let database = place.database();
    ends(&["admin", "forget", "account", "Anna", "--database", &database], 2, &["--for-good"]);
    // Somebody looks at the table, so that the site has it in memory.
    let mut bruno = visitor(&server);
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1&name=Bruno").status, 204);
    admin(&place, &["forget", "account", "Anna", "--for-good"]);
    until("the site has noticed", || !bruno.get(&table).text.contains("Anna"));
    assert!(bruno.get(&table).text.contains("Somebody"));
    assert_eq!((sign_in(&server, "Anna", PASSWORD), say(&mut anna)), (422, 204), "she is a spectator now");
    // A guest is found by their digits.
    let person = lines(&place, &["show", id(&table)])[0]["seats"][1]["person"].clone();
    admin(&place, &["forget", "person", person.as_str().unwrap(), "--for-good"]);
    let shown = &lines(&place, &["show", id(&table)])[0];
    assert_eq!((&shown["seats"][1]["name"], &shown["host"]), (&"Somebody".into(), &"forgotten".into()));
    assert!(shown["seats"][1]["person"].is_null() && shown["state"] == "closed");
}
