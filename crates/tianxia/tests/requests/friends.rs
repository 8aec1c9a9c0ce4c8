//! Friends, people one has played with, invitations by name, and who is here.

use serde_json::Value;

use crate::browser::{Browser, between};
use crate::stage::{Stage, soon};
use crate::stream::Stream;

fn account(browser: &mut Browser, name: &str) {
    let answer = browser.post("/join/account", &format!("name={name}&password=correct-horse-42"));
    assert_eq!(answer.status, 200, "{}", answer.text);
}

fn data(browser: &mut Browser) -> Value {
    serde_json::from_str(&browser.get("/me/data.json").text).expect("JSON")
}

fn fingerprint(browser: &mut Browser) -> String {
    data(browser)["fingerprint"].as_str().expect("a fingerprint").to_owned()
}

/// What stands under a heading of the friends page.
fn under(browser: &mut Browser, heading: &str) -> String {
    let page = browser.get("/friends").text;
    between(&page, &format!("<h2 id=\"{heading}\""), "</section>").unwrap_or_default().to_owned()
}

/// Anna asks Bruno, with whom she has played, and he says yes.
fn friends(stage: &mut Stage) {
    let Stage { anna, bruno, .. } = stage;
    let (hers, his) = (fingerprint(anna), fingerprint(bruno));
    assert_eq!(anna.post("/friends/add", &format!("person={his}")).status, 303);
    assert_eq!(bruno.post("/friends/add", &format!("person={hers}")).status, 303);
    assert!(
        under(anna, "site-friends-mine").contains("Bruno")
            && under(bruno, "site-friends-mine").contains("Anna")
    );
}

#[test]
fn two_who_both_say_so_are_friends() {
    let mut stage = Stage::open();
    let Stage { anna, bruno, carla, running, .. } = &mut stage;
    let (hers, his) = (fingerprint(anna), fingerprint(bruno));
    let met = under(anna, "site-met");
    assert!(met.contains("Bruno") && met.contains("1 game"), "{met}");
    assert!(under(carla, "site-met").contains("Nobody yet"), "she has only looked");
    assert_eq!(carla.post("/friends/add", &format!("person={hers}")).status, 404, "she does not know her");
    assert_eq!(anna.post("/friends/add", &format!("person={his}")).status, 303);
    assert!(under(anna, "site-friends-asked").contains("Bruno"));
    let page = bruno.get("/friends").text;
    assert!(page.contains("They would like to be friends") && !page.contains("here now"), "not yet: {page}");
    assert_eq!(bruno.post("/friends/add", &format!("person={hers}")).status, 303);
    assert!(under(bruno, "site-friends-mine").contains("here now"));
    assert_eq!(data(anna)["friends"][0]["name"], "Bruno");

    // Whoever hides is seen by nobody.
    assert_eq!(anna.post("/friends/presence", "hidden=yes").status, 303);
    assert!(anna.get("/friends").text.contains("Nobody sees when you are here."));
    let mine = under(bruno, "site-friends-mine");
    assert!(mine.contains("not here for a while") && !mine.contains("here now"), "{mine}");
    assert_eq!(data(anna)["seen_by_nobody"], true);
    assert_eq!(anna.post("/friends/presence", "").status, 303);
    // Whoever has a table open at which they play is playing, for as long as it is open.
    let stream = Stream::open(anna, running);
    soon("that Anna plays", || under(bruno, "site-friends-mine").contains("playing now"));
    drop(stream);

    // One of them is enough to end it.
    assert_eq!(bruno.post("/friends/remove", &format!("person={hers}")).status, 303);
    for browser in [&mut *anna, &mut *bruno] {
        assert!(under(browser, "site-friends-mine").contains("You have no friends here yet"));
    }
    assert!(data(anna)["friends"].as_array().unwrap().is_empty());
    // By name, if they have an account; nobody is their own friend.
    account(carla, "Carla");
    assert_eq!(anna.post("/friends/add", "name=carla").status, 303);
    assert_eq!(carla.post("/friends/add", "name=Carla").status, 409);
    assert_eq!(anna.post("/friends/add", "name=Nobody").status, 404);
    assert!(under(carla, "site-friends-asking").contains("Anna"));
}

#[test]
fn blocked_people_are_not_shown_to_each_other_nor_asked_nor_invited() {
    let mut stage = Stage::open();
    friends(&mut stage);
    let Stage { anna, bruno, .. } = &mut stage;
    let (hers, his) = (fingerprint(anna), fingerprint(bruno));
    account(bruno, "Bruno");
    let table = anna.table(&["me", "open"], "");
    assert_eq!(anna.post(&format!("{table}/invite"), &format!("person={his}")).status, 303);
    assert!(bruno.get("/me").text.contains("Anna invites you"));
    assert_eq!(anna.post("/person/block", &format!("person={his}")).status, 303);
    for (browser, name) in [(&mut *anna, "Bruno"), (&mut *bruno, "Anna")] {
        let page = browser.get("/friends").text;
        assert!(!page.contains(name), "{page}");
    }
    assert!(!bruno.get("/me").text.contains("Anna invites you"), "not even one that waits");
    assert_eq!(bruno.post(&format!("{table}/accept"), "").status, 403);
    assert_eq!(bruno.post("/friends/add", &format!("person={hers}")).status, 409);
    let next = anna.table(&["me", "open"], "");
    let answer = anna.post(&format!("{next}/invite"), "name=Bruno");
    assert!(answer.status == 409 && !answer.text.contains("block"), "{}", answer.text);
    let his_table = bruno.table(&["me", "open"], "");
    assert_eq!(bruno.post(&format!("{his_table}/invite"), &format!("person={hers}")).status, 409);
}

#[test]
fn whoever_is_invited_by_name_sits_down_or_declines() {
    let mut stage = Stage::open();
    let Stage { anna, bruno, carla, .. } = &mut stage;
    account(carla, "Carla");
    let his = fingerprint(bruno);
    let table = anna.table(&["me", "open", "open"], "");
    let invite = format!("{table}/invite");
    assert!(anna.get(&table).text.contains(&format!("href=\"{invite}\"")), "the waiting room leads there");
    assert!(anna.get(&invite).text.contains("Bruno"), "she has played with him");
    for (whom, status) in [
        (format!("person={his}"), 303),
        ("name=carla".into(), 303),
        ("name=Nobody".into(), 404),
        ("".into(), 404),
    ] {
        assert_eq!(anna.post(&invite, &whom).status, status, "{whom}");
    }
    let page = anna.get(&invite).text;
    assert!(page.contains("Bruno is invited") && page.contains("Carla is invited"), "{page}");
    // Wherever tables are listed that wait for them, and in the number on every page.
    for browser in [&mut *bruno, &mut *carla] {
        for path in ["/", "/me", "/lobby", "/friends"] {
            let page = browser.get(path).text;
            assert!(page.contains("Anna invites you: In the Year of the Dragon"), "{path}: {page}");
        }
    }
    assert_eq!(carla.get("/waiting").text, "1");
    assert_eq!(bruno.post(&invite, "name=carla").status, 403, "only the host");
    assert_eq!(bruno.get(&invite).status, 403);
    assert_eq!(data(carla)["invitations"][0]["to"], "you");
    assert_eq!(carla.post(&format!("{table}/decline"), "").status, 303);
    assert_eq!(carla.get("/waiting").text, "0");
    assert_eq!(carla.post(&format!("{table}/accept"), "").status, 404, "she has said no");
    assert_eq!(bruno.post(&format!("{table}/accept"), "").status, 204);
    assert!(bruno.get(&table).text.contains("Bruno") && !bruno.get("/me").text.contains("invites you"));
    assert_eq!(anna.post(&invite, &format!("person={his}")).status, 303, "he sits there: nothing to do");
    assert_eq!(anna.post(&invite, "name=carla").status, 303);
    assert_eq!(carla.post(&format!("{table}/accept"), "").status, 204);
    assert!(carla.get(&table).text.contains("id=\"board\""), "the game has begun");
    assert_eq!(anna.post(&invite, "name=carla").status, 409, "too late");
}

#[test]
fn a_muted_person_is_not_read_at_any_table_and_that_is_remembered() {
    let mut stage = Stage::open();
    let Stage { anna, bruno, running, .. } = &mut stage;
    let chat = format!("{running}/chat");
    assert_eq!(bruno.post(&chat, "text=first words").status, 204);
    let whom = format!("table={}&seat=1", running.trim_start_matches("/t/"));
    assert!(anna.get(&format!("/person?{whom}")).text.contains("Mute Bruno"));
    assert_eq!(anna.post("/person/mute", &whom).status, 303);
    assert_eq!(bruno.post(&chat, "text=second words").status, 204);
    let (hers, table) = (anna.clone(), running.clone());
    stage.known_everywhere(&hers, &table, |page| !page.contains("words"));
    let Stage { anna, bruno, carla, running, .. } = &mut stage;
    assert!(
        carla.get(running).text.contains("second words") && bruno.get(running).text.contains("first words")
    );
    let next = bruno.table(&["me", "open"], "&public=yes");
    assert_eq!(bruno.post(&format!("{next}/chat"), "text=other words").status, 204);
    assert!(!anna.get(&next).text.contains("other words"));
    assert_eq!(anna.post(&format!("{next}/sit"), "seat=1").status, 204, "they may still play");
    assert_eq!(data(anna)["muted_people"][0]["name"], "Bruno");
    let page = anna.get("/join").text;
    assert!(page.contains("Read Bruno again"), "{page}");
    let his = fingerprint(bruno);
    assert_eq!(anna.post("/person/unmute", &format!("person={his}")).status, 303);
    let (hers, table) = (anna.clone(), running.clone());
    stage.known_everywhere(&hers, &table, |page| page.contains("second words"));
}
