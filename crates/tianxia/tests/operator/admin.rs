//! Tables and their chat in the hands of an operator.

use reqwest::Method;

use crate::browser::{Browser, between};
use crate::tool::{Place, browser_id, ends, id, play, succeeds, until, visitor};

/// Runs `tianxia admin` on the database, which succeeds.
pub fn admin(place: &Place, args: &[&str]) -> String {
    let database = place.database();
    succeeds(&[&["admin"], args, &["--database", &database]].concat())
}

/// Runs it, and it is refused with these words.
fn refused(place: &Place, args: &[&str], words: &[&str]) {
    let database = place.database();
    ends(&[&["admin"], args, &["--database", &database]].concat(), 2, words);
}

/// What it prints as JSON: a value per line.
pub fn lines(place: &Place, args: &[&str]) -> Vec<serde_json::Value> {
    let printed = admin(place, &[args, &["--json"]].concat());
    printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn tables_are_listed_and_shown_and_nothing_secret_is() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let running = anna.table(&["me", "open"], "&public=yes");
    let finished = anna.table(&["me", "me"], "");
    play(&mut anna, &finished, usize::MAX);
    assert_eq!(anna.post(&format!("{running}/chat"), "text=who comes?").status, 204);

    let states = |args: &[&str]| -> Vec<(String, String)> {
        let rows = lines(&place, args);
        rows.iter()
            .map(|row| (row["id"].as_str().unwrap().into(), row["state"].as_str().unwrap().into()))
            .collect()
    };
    let (running_row, finished_row) =
        ((id(&running).into(), "running".into()), (id(&finished).into(), "finished".into()));
    assert_eq!(states(&["tables", "--state", "running"]), [running_row]);
    assert_eq!(states(&["tables", "--state", "finished"]), [finished_row]);
    assert_eq!((states(&["tables"]).len(), states(&["tables", "--state", "deleted"]).len()), (2, 0));

    // A table is also found by its address.
    let address = format!("{}{running}?sit=1", server.address);
    let shown = &lines(&place, &["show", &address])[0];
    assert_eq!(
        (&shown["game"], &shown["public"], &shown["chat"]),
        (&"dragon".into(), &true.into(), &1.into())
    );
    assert_eq!((&shown["seats"][0]["name"], &shown["seats"][1]["name"]), (&"Anna".into(), &"".into()));
    assert_eq!(shown["seats"][0]["person"], shown["host"]);
    let said = &lines(&place, &["chat", id(&running)])[0];
    assert_eq!(
        (&said["text"], &said["line"], &said["person"]),
        (&"who comes?".into(), &1.into(), &shown["host"])
    );

    let mut printed = String::new();
    for args in [&["tables"][..], &["show", id(&running)], &["show", id(&finished)], &["chat", id(&running)]]
    {
        printed += &admin(&place, args);
        printed += &admin(&place, &[args, &["--json"]].concat());
    }
    assert!(printed.contains("Anna") && printed.contains("who comes?"), "{printed}");
    for secret in [browser_id(&anna), place.seed(id(&running)), place.seed(id(&finished))] {
        assert!(secret.len() >= 32 && !printed.contains(&secret), "{secret} is secret: {printed}");
    }
    refused(&place, &["show", "nowhere"], &["there is no table nowhere"]);
    refused(&place, &["show", "no table"], &["by its id or its address"]);
}

#[test]
fn a_deleted_table_is_gone_and_comes_back_as_it_was() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "&public=yes");
    play(&mut anna, &table, 5);
    let before = anna.get(&table).text;
    let watching = anna.ask(Method::GET, &format!("{table}/live")).send().unwrap();

    let printed = admin(&place, &["delete", id(&table), "--why", "asked for by its players"]);
    assert!(printed.contains(&format!("tianxia admin restore {}", id(&table))), "{printed}");
    // The stream ends by itself: its reader learns what has become of the table when it asks again.
    let streamed = watching.text().unwrap();
    assert!(streamed.contains("event: page"), "{streamed}");
    assert_eq!(anna.get(&table).status, 404);
    let deleted = &lines(&place, &["tables", "--state", "deleted"])[0];
    assert_eq!(deleted["deleted"]["why"], "asked for by its players");
    assert_eq!(lines(&place, &["show", id(&table)])[0]["state"], "deleted");
    refused(&place, &["delete", id(&table)], &["there is no table"]);

    admin(&place, &["restore", id(&table)]);
    assert_eq!(anna.get(&table).text, before);
    play(&mut anna, &table, 1);

    // The same with nobody there.
    assert!(server.stop().0.success());
    admin(&place, &["delete", id(&table)]);
    let server = place.serve();
    let mut anna = anna.moved(&server.address);
    assert_eq!(anna.get(&table).status, 404);
    assert!(server.stop().0.success());
    admin(&place, &["restore", id(&table)]);
    let server = place.serve();
    let mut anna = anna.moved(&server.address);
    play(&mut anna, &table, 1);
    succeeds(&["check", &place.database()]);
}

#[test]
fn a_reopened_table_goes_on_where_it_was() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "&public=yes");
    play(&mut anna, &table, 5);
    refused(&place, &["reopen", id(&table)], &["is not closed"]);
    let before = anna.get(&table).text;
    let printed = admin(&place, &["close", id(&table)]);
    assert!(printed.contains(&format!("tianxia admin reopen {}", id(&table))), "{printed}");
    until("it is closed", || anna.choices(&table).is_none());
    let choices = crate::browser::choices(&before).unwrap();
    assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 409);

    admin(&place, &["reopen", id(&table), "--why", "closed by mistake"]);
    until("it is open", || anna.get(&table).text == before);
    assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
    let entries = lines(&place, &["audit"]);
    let last = entries.last().unwrap();
    assert_eq!(
        (&last["act"], &last["table"], &last["detail"]),
        (&"reopen".into(), &id(&table).into(), &"closed by mistake".into())
    );
    // One that its host closed is listed again too.
    assert_eq!(anna.post(&format!("{table}/close"), "").status, 204);
    admin(&place, &["reopen", id(&table)]);
    until("it is in the list", || visitor(&server).get("/").text.contains(&table));
}

#[test]
fn the_environment_names_the_database_of_every_command() {
    let place = Place::new();
    let named = |args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_tianxia"));
        command.args(args).env("TIANXIA_DATABASE", &place.database);
        command
    };
    let server = crate::server::Server::of(&mut named(&["serve", "--listen", "127.0.0.1:0"]));
    let table = visitor(&server).table(&["me", "me"], "");
    let copy = place.file("copy");
    for (args, says) in
        [(&["admin", "tables"][..], id(&table)), (&["check"], "1 table"), (&["backup", &copy], &copy)]
    {
        let output = named(args).output().unwrap();
        let told = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && told.contains(says), "{args:?}: {told}");
    }
    // What is written out counts more.
    let other = named(&["admin", "tables", "--database", &copy]).output().unwrap();
    assert!(String::from_utf8(other.stdout).unwrap().contains(id(&table)));
    let nowhere = place.file("nowhere");
    assert!(!named(&["check", &nowhere]).output().unwrap().status.success());
}

#[test]
fn a_removed_line_disappears_and_the_others_stay() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "");
    for (number, text) in ["first", "an insult", "third"].into_iter().enumerate() {
        let said = anna.post(&format!("{table}/chat"), &format!("text={text}&request={number}"));
        assert_eq!(said.status, 204);
    }
    let chat = lines(&place, &["chat", id(&table)]);
    let insult = chat.iter().find(|line| line["text"] == "an insult").unwrap()["line"].to_string();
    admin(&place, &["remove-line", id(&table), &insult]);
    until("the line is gone", || !anna.get(&table).text.contains("an insult"));
    let page = anna.get(&table).text;
    assert!(page.contains("first") && page.contains("third"), "{page}");
    assert_eq!(lines(&place, &["chat", id(&table)]).len(), 2);
    refused(&place, &["remove-line", id(&table), "99"], &["99"]);
    refused(&place, &["remove-line", "nowhere", "1"], &["nowhere"]);
}

#[test]
fn a_closed_table_can_be_looked_at_and_nothing_else() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "&public=yes");
    let choices = anna.choices(&table).unwrap();
    let watching = anna.ask(Method::GET, &format!("{table}/live")).send().unwrap();
    admin(&place, &["close", id(&table), "--why", "nobody comes"]);
    // The stream ends, so that its reader comes back to what is there now.
    watching.text().unwrap();
    assert_eq!(anna.get(&table).status, 200);
    let answer = anna.act(&table, &choices, &choices.actions[0]);
    assert!(answer.status >= 400, "{answer:?}");
    assert_eq!(lines(&place, &["tables", "--state", "closed"])[0]["id"], id(&table));
    assert!(!visitor(&server).get("/").text.contains(&table), "it is no longer in the list");
    refused(&place, &["close", id(&table)], &["closed already"]);
}

#[test]
fn a_freed_seat_goes_to_whoever_has_the_fresh_link() {
    let place = Place::new();
    let server = place.serve();
    let (mut anna, mut bruno, mut carla) = (visitor(&server), visitor(&server), visitor(&server));
    let table = anna.table(&["me", "open"], "");
    let page = anna.get(&table).text;
    let old = between(&page, "?sit=1&amp;token=", "\"").unwrap().to_owned();
    let sit = |browser: &mut Browser, token: &str| {
        browser.post(&format!("{table}/sit"), &format!("seat=1&name=Bruno&token={token}")).status
    };
    assert_eq!(sit(&mut bruno, &old), 204);
    refused(&place, &["free", id(&table), "2"], &["has no seat 2", "0 to 1"]);
    let printed = admin(&place, &["free", id(&table), "1", "--site", "https://games.example/"]);
    let link = printed.lines().find(|line| line.starts_with("https://")).unwrap();
    assert!(link.starts_with(&format!("https://games.example{table}?sit=1&token=")), "{link}");
    let new = link.rsplit_once('=').unwrap().1.to_owned();
    assert_ne!(new, old);
    until("the site knows", || lines(&place, &["show", id(&table)])[0]["seats"][1]["person"].is_null());
    until("the old link leads nowhere", || sit(&mut carla, &old) == 403);
    assert_eq!(sit(&mut carla, &new), 204);
    assert_eq!(sit(&mut bruno, &new), 409, "the seat is taken");
    // With the site stopped it is the same.
    assert!(server.stop().0.success());
    let printed = admin(&place, &["free", id(&table), "1"]);
    let newer = printed.trim().rsplit_once('=').unwrap().1.to_owned();
    let server = place.serve();
    let mut bruno = bruno.moved(&server.address);
    assert_eq!((sit(&mut bruno, &new), sit(&mut bruno, &newer)), (403, 204));
}

#[test]
fn everything_that_was_changed_is_in_the_audit_log() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "");
    let table = id(&table);
    assert!(anna.post(&format!("/t/{table}/chat"), "text=hello").status == 204);
    assert!(admin(&place, &["audit"]).is_empty());
    for args in [
        &["remove-line", table, "1"][..],
        &["delete", table, "--why", "for a test"],
        &["restore", table],
        &["ban", "address", "203.0.113.7", "--for", "7d", "--why", "floods"],
        &["unban", "address", "203.0.113.7"],
        &["free", table, "1"],
        &["close", table],
        &["rotate-key"],
    ] {
        admin(&place, args);
    }
    // What only looks, and what was refused, is no act.
    admin(&place, &["show", table]);
    refused(&place, &["unban", "address", "203.0.113.7"], &["is not banned"]);
    let entries = lines(&place, &["audit"]);
    let acts: Vec<&str> = entries.iter().map(|entry| entry["act"].as_str().unwrap()).collect();
    assert_eq!(acts, ["remove-line", "delete", "restore", "ban", "unban", "free", "close", "rotate-key"]);
    for entry in &entries {
        assert!(!entry["actor"].as_str().unwrap().is_empty(), "{entry}");
        assert!(entry["at"].as_str().unwrap().ends_with('Z'), "{entry}");
    }
    assert_eq!((&entries[1]["table"], &entries[1]["detail"]), (&table.into(), &"for a test".into()));
    assert!(entries[3]["detail"].as_str().unwrap().contains("203.0.113.7"), "{}", entries[3]);
    let printed = admin(&place, &["audit"]);
    assert!(!printed.contains(&browser_id(&anna)), "{printed}");
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let place = Place::new();
    refused(&place, &["tables"], &["there is no database", "tianxia.db"]);
    assert!(!place.database.exists());
    refused(&place, &["ban", "address", "nobody", "--for", "7d", "--why", "x"], &["there is no database"]);
    let server = place.serve();
    refused(&place, &["ban", "address", "nobody", "--for", "7d", "--why", "x"], &["`nobody` is no address"]);
    refused(&place, &["ban", "address", "0.0.0.0/0", "--for", "7d", "--why", "x"], &["ban everybody"]);
    refused(&place, &["ban", "person", "7d1e", "--for", "7d", "--why", "x"], &["12 hex digits"]);
    refused(&place, &["ban", "person", "7d1e0c5b92af", "--for", "soon", "--why", "x"], &["12h, 7d"]);
    drop(server);
}
