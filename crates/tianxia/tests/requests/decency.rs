//! Blocked people never meet, and whoever behaves badly can be reported.

use serde_json::Value;

use crate::browser::{Browser, between};
use crate::stage::Stage;

fn id(table: &str) -> &str {
    table.trim_start_matches("/t/")
}

/// Anna reads a line of Bruno's at their table and blocks him for it.
fn anna_blocks_bruno(stage: &mut Stage) {
    let Stage { anna, bruno, running, .. } = stage;
    assert_eq!(bruno.post(&format!("{running}/chat"), "text=so rude").status, 204);
    let link = format!("/person?table={}&line=1", id(running));
    assert!(anna.get(running).text.contains(&link.replace('&', "&amp;")), "her page leads there");
    let page = anna.get(&link).text;
    assert!(page.contains("Block Bruno") && page.contains("so rude"), "{page}");
    let answer = anna.post("/person/block", &format!("table={}&line=1", id(running)));
    assert_eq!((answer.status, &answer.headers["location"]), (303, &running.parse().unwrap()));
    assert!(anna.get(&link).text.contains("You have blocked Bruno"));
    stage.known_everywhere(&stage.anna, &stage.running, |page| !page.contains("so rude"));
}

/// The open table, as somebody finds it or not, and whether they can sit down there.
fn meets(browser: &mut Browser, table: &str) -> (bool, bool, u16) {
    let found = browser.get("/lobby").text.contains(table);
    let listed = browser.get("/").text.contains(table);
    (found, listed, browser.post(&format!("{table}/sit"), "seat=1&name=X").status)
}

#[test]
fn blocked_people_never_meet() {
    let mut stage = Stage::open();
    anna_blocks_bruno(&mut stage);
    let Stage { anna, bruno, carla, running, .. } = &mut stage;
    assert!(!anna.get(running).text.contains("so rude"), "she no longer reads it");
    assert!(carla.get(running).text.contains("so rude") && bruno.get(running).text.contains("so rude"));
    let (hers, his) =
        (anna.table(&["me", "open", "open"], "&public=yes"), bruno.table(&["me", "open"], "&public=yes"));
    assert_eq!(meets(bruno, &hers), (false, false, 403));
    assert_eq!(meets(anna, &his), (false, false, 403), "it holds for both");
    assert!(bruno.get(&hers).text.contains("You cannot sit at this table"));
    // Not even with a link.
    let page = anna.get(&hers).text;
    let token = between(&page, "?join=", "\"").expect("a link");
    let answer = bruno.post(&format!("{hers}/sit"), &format!("seat=1&name=Bruno&token={token}"));
    assert_eq!(answer.status, 403, "{}", answer.text);
    assert!(!answer.text.contains("block"), "he is not told why: {}", answer.text);
    assert_eq!(meets(carla, &hers), (true, true, 204), "others may");
    // It counts who sits there, not only who has made the table.
    let carlas = carla.table(&["me", "open", "open"], "&public=yes");
    assert_eq!(meets(anna, &carlas), (true, true, 204));
    assert_eq!(bruno.post(&format!("{carlas}/sit"), "seat=2").status, 403);

    let page = anna.get("/join").text;
    assert!(page.contains("No longer block Bruno"), "{page}");
    let fingerprint = between(&page, "name=\"person\" value=\"", "\"").expect("a button");
    for body in ["person=0123456789ab", &format!("person={fingerprint}")] {
        assert_eq!(anna.post("/person/unblock", body).status, 303);
    }
    let (anna, running) = (anna.clone(), running.clone());
    stage.known_everywhere(&anna, &running, |page| page.contains("so rude"));
    let answer = stage.bruno.post(&format!("{hers}/sit"), &format!("seat=2&name=Bruno&token={token}"));
    assert_eq!(answer.status, 204, "{}", answer.text);
}

#[test]
fn nobody_comes_along_into_a_rematch_with_somebody_they_have_blocked() {
    let mut stage = Stage::open();
    anna_blocks_bruno(&mut stage);
    let Stage { anna, bruno, running, .. } = &mut stage;
    while !anna.get(running).text.contains("The game is over") {
        for browser in [&mut *anna, &mut *bruno] {
            if let Some(choices) = browser.choices(running) {
                assert_eq!(browser.act(running, &choices, &choices.actions[0]).status, 204);
            }
        }
    }
    let answer = bruno.post(&format!("{running}/rematch"), "");
    assert_eq!(answer.status, 303, "{}", answer.text);
    let next = answer.headers["location"].to_str().expect("a path").to_owned();
    let page = bruno.get(&next).text;
    assert!(page.contains("Bruno") && !page.contains("Anna"), "her seat is free: {page}");
    assert_eq!(anna.post(&format!("{next}/sit"), "seat=0").status, 403);
}

#[test]
fn only_others_are_blocked_and_reported() {
    let mut stage = Stage::open();
    let Stage { anna, bruno, carla, running, waiting, .. } = &mut stage;
    let (running, waiting) = (id(running).to_owned(), id(waiting).to_owned());
    let of_bots = anna.table(&["me", "apprentice"], "");
    for (whom, status) in [
        (format!("table={running}&seat=0"), 409),
        (format!("table={running}&seat=5"), 404),
        (format!("table={running}&line=1"), 404),
        (format!("table={running}"), 404),
        (format!("table={waiting}&seat=1"), 404),
        (format!("table={}&seat=1", id(&of_bots)), 404),
        ("table=nowhere&seat=0".into(), 404),
        ("name=Nobody".into(), 404),
        (format!("table={running}&seat=9"), 422),
        (format!("table={running}&line=-1"), 422),
    ] {
        let looked = anna.get(&format!("/person?{whom}")).status;
        assert!(looked == status || (status, looked) == (422, 400), "{whom}: {looked}");
        assert_eq!(anna.post("/person/block", &whom).status, status, "{whom}");
        assert_eq!(anna.post("/person/report", &format!("{whom}&why=x")).status, status, "{whom}");
    }
    // By a seat, and by a profile.
    assert!(anna.get(&format!("/person?table={running}&seat=1")).text.contains("Report Bruno"));
    let account = bruno.post("/join/account", "name=Bruno&password=correct-horse-42");
    assert_eq!(account.status, 200, "{}", account.text);
    assert!(carla.get("/u/bruno").text.contains("href=\"/person?name=Bruno\""));
    assert!(!bruno.get("/u/bruno").text.contains("/person?"), "not one's own");
    assert_eq!(carla.post("/person/block", "name=bruno").status, 303);
    assert_eq!(carla.post("/person/report", "name=bruno&why=").status, 422);
    let answer = carla.post("/person/report", &format!("name=bruno&why={}", "x".repeat(501)));
    assert_eq!(answer.status, 422);
    let answer = carla.post("/person/report", "name=bruno&why=insults");
    assert!(answer.status == 200 && answer.text.contains("Thank you"), "{}", answer.text);
    let data = |browser: &mut Browser| -> Value {
        serde_json::from_str(&browser.get("/me/data.json").text).expect("JSON")
    };
    let (hers, his) = (data(carla), data(bruno));
    assert_eq!(
        (&hers["blocked"][0]["name"], &hers["reports"][0]["why"]),
        (&"Bruno".into(), &"insults".into())
    );
    assert_eq!(his["blocked"].as_array().map(Vec::len), Some(0), "he is not told");
    assert!(his["reports"][0]["about"] == "you" && his["reports"][0]["why"].is_null(), "{his}");
    // Whoever is forgotten is blocked by nobody.
    assert_eq!(bruno.post("/join/forget", "sure=yes&current=correct-horse-42").status, 200);
    assert!(!carla.get("/join").text.contains("No longer block"));
    assert_eq!(data(carla)["reports"].as_array().map(Vec::len), Some(0));
}

#[test]
fn an_indecent_name_is_refused_with_a_sentence_and_a_way_to_the_operator() {
    let mut stage = Stage::open();
    let Stage { anna, bruno, carla, .. } = &mut stage;
    let open = anna.table(&["me", "open", "open"], "&public=yes");
    carla.scripted = false;
    for (path, body) in [
        (format!("{open}/sit"), "seat=1&name=Sh1t"),
        ("/find".into(), "game=dragon&name=Big Cazzo"),
        ("/new".into(), "game=dragon&players=2&seat-0=me&seat-1=open&name=f.u.c.k"),
        ("/new".into(), "game=dragon&players=2&seat-0=me&seat-1=me&name=Carla&name-1=stronzo"),
        ("/join/account".into(), "name=Str0nz0&password=correct-horse-42"),
    ] {
        let answer = carla.post(&path, body);
        assert_eq!(answer.status, 422, "{path}: {}", answer.text);
        assert!(
            answer.text.contains("cannot be used here") && answer.text.contains("href=\"/appeal\""),
            "{path}"
        );
    }
    assert_eq!(bruno.post(&format!("{open}/sit"), "seat=1&name=Cassandra Hancock").status, 204);
    // A name of before is not taken from a cookie either.
    carla.cookies.insert("name".into(), "73686974".into());
    assert_eq!(carla.post(&format!("{open}/chat"), "text=hello there").status, 303);
    let page = anna.get(&open).text;
    assert!(page.contains("hello there") && !page.contains(">shit<"), "{page}");
    assert!(carla.get("/appeal").text.contains("Ask for a name"));
    assert_eq!(carla.post("/appeal", "name=Carla&why=please").status, 409, "it needs no permission");
    assert_eq!(carla.post("/appeal", "name=Stronzo&why=").status, 422);
    let told = carla.post("/appeal", "name=Stronzo&why=my family is called so");
    assert!(told.status == 200 && told.text.contains("The operator will read it"), "{}", told.text);
    let data: Value = serde_json::from_str(&carla.get("/me/data.json").text).expect("JSON");
    assert_eq!(data["reports"][0]["why"], "my family is called so");
}
