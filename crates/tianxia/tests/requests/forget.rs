//! Taking one's data along, changing one's name, being forgotten.

use serde_json::Value;

use crate::account::{PASSWORD, make};
use crate::browser::Browser;
use crate::stage::Stage;

fn data(browser: &mut Browser) -> Value {
    let answer = browser.get("/me/data.json");
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!(answer.headers["cache-control"], "no-store");
    assert!(answer.headers["content-disposition"].to_str().unwrap().contains("tianxia.json"));
    serde_json::from_str(&answer.text).expect("JSON")
}

#[test]
fn everything_about_somebody_comes_in_one_file() {
    let mut stage = Stage::open();
    let nothing = data(&mut stage.carla);
    assert!(nothing["name"].is_null() && nothing["tables"].as_array().unwrap().is_empty());
    stage.anna.post(&format!("{}/chat", stage.running), "text=ciao+a+tutti");
    stage.bruno.post(&format!("{}/chat", stage.running), "text=not+hers");
    make(&mut stage.anna, "Anna");
    let finished = stage.finished.trim_start_matches("/t/").to_owned();
    stage.anna.post("/me/keep", &format!("table={finished}&keep=yes"));
    let all = data(&mut stage.anna);
    assert_eq!((&all["name"], &all["account"]["recovery_codes"]), (&"Anna".into(), &8.into()));
    assert_eq!((all["tables"].as_array().unwrap().len(), all["kept"][0]["table"] == *finished), (3, true));
    let over = all["tables"].as_array().unwrap().iter().find(|table| table["over"] == true).unwrap();
    assert_eq!((over["table"] == *finished, over["seats"].as_array().unwrap().len()), (true, 2));
    assert!(over["seats"][0]["place"].is_u64() && over["host"] == true);
    assert_eq!((all["chat"].as_array().unwrap().len(), &all["chat"][0]["text"]), (1, &"ciao a tutti".into()));
    let text = all.to_string();
    for secret in ["argon2", "not hers", "Bruno", PASSWORD] {
        assert!(!text.contains(secret), "{secret}");
    }
}

#[test]
fn the_forgotten_are_somebody_to_the_others_and_nobody_to_the_site() {
    let mut stage = Stage::open();
    stage.anna.post(&format!("{}/chat", stage.running), "text=ciao+a+tutti");
    stage.bruno.post(&format!("{}/chat", stage.running), "text=hello+Anna");
    let codes = make(&mut stage.anna, "Annabella");
    let id = data(&mut stage.anna)["id"].as_str().unwrap().to_owned();
    for (body, why) in [
        (format!("current={PASSWORD}"), "tick the box"),
        ("sure=yes&current=wrong-password".into(), "do not fit"),
        ("sure=yes".into(), "do not fit"),
    ] {
        let answer = stage.anna.post("/join/forget", &body);
        assert!(answer.status == 422 && answer.text.contains(why), "{}", answer.text);
    }
    assert!(stage.anna.get("/me").text.contains(&stage.finished), "nothing has happened yet");
    let before = stage.anna.clone();
    // A recovery code proves it as well.
    let code = codes[0].replace(' ', "+");
    let answer = stage.anna.post("/join/forget", &format!("sure=yes&current={code}"));
    assert!(answer.status == 200 && answer.text.contains("You are forgotten"), "{}", answer.text);

    // Bruno's game goes on, and a bot plays for somebody.
    let page = stage.bruno.get(&stage.running).text;
    assert!(
        page.contains("Somebody") && !page.contains("ciao a tutti") && page.contains("hello Anna"),
        "{page}"
    );
    assert_eq!(stage.carla.get(&stage.finished).status, 200);
    let page = stage.carla.get(&stage.finished).text;
    assert!(page.contains("Somebody") && !page.contains("Annabella"));
    // No cookie of before is worth anything, nor is the name.
    for mut browser in [before, stage.anna.clone()] {
        assert!(!browser.get("/me").text.contains(&stage.finished));
        assert_eq!(browser.post(&format!("{}/return", stage.running), "seat=0").status, 403);
    }
    assert_eq!(stage.bruno.post(&format!("{}/close", stage.running), "").status, 204, "he is the host now");
    assert_eq!(stage.carla.post("/join/sign-in", &format!("name=Annabella&password={PASSWORD}")).status, 422);
    make(&mut stage.bruno, "Annabella");

    // Nor is anything left in the database.
    let path = stage.folder.path().join("tianxia.db");
    assert!(stage.server.stop().0.success());
    let bytes = cluster::bytes_around(&path);
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("Bruno") && !holds(&id), "her number is in the database");
}

#[test]
fn a_guest_is_forgotten_as_well_and_leaves_free_seats_where_nothing_has_begun() {
    let mut stage = Stage::open();
    let alone = stage.anna.table(&["me", "adept"], "");
    assert_eq!(stage.anna.post("/join/forget", "sure=yes").status, 200);
    assert!(stage.carla.get(&alone).text.contains("closed"), "nobody plays there");
    let page = stage.carla.get(&stage.waiting).text;
    assert!(page.contains("Somebody, the host, has closed this table") && !page.contains("Anna"), "{page}");
    // Somebody who wanted to be forgotten does not play again.
    let answer = stage.bruno.post(&format!("{}/rematch", stage.finished), "");
    assert_eq!(answer.status, 403, "Bruno has not played there");
}

#[test]
fn an_account_changes_its_name_now_and_then() {
    let mut stage = Stage::open();
    make(&mut stage.anna, "Anna");
    make(&mut stage.bruno, "Bruno");
    for (name, why) in [("BRUNO", "belongs to somebody else"), ("x", "at least two"), ("Guest", "belongs to")]
    {
        let answer = stage.anna.post("/join/rename", &format!("name={name}"));
        assert!(answer.status == 422 && answer.text.contains(why), "{}", answer.text);
    }
    assert_eq!(stage.carla.post("/join/rename", "name=Carla").status, 403);
    assert_eq!(stage.anna.post("/join/rename", "name=Annetta").status, 303);
    let page = stage.anna.get("/join").text;
    assert!(
        page.contains("This is your account, Annetta") && page.contains("You were called Anna before"),
        "{page}"
    );
    assert!(stage.anna.get("/me").text.contains(&stage.finished));
    let answer = stage.anna.post("/join/rename", "name=Annina");
    assert!(answer.status == 422 && answer.text.contains("30 days"), "{}", answer.text);
    // For a while the old one is nobody else's, and still opens the door. From one address not all of this may be tried.
    stage.carla = Browser::from_address(&stage.server.address, Some("127.0.0.9".parse().unwrap()));
    stage.carla.get("/");
    assert_eq!(stage.carla.post("/join/account", &format!("name=Anna&password={PASSWORD}")).status, 422);
    for name in ["Anna", "Annetta"] {
        let answer = stage.carla.post("/join/sign-in", &format!("name={name}&password={PASSWORD}"));
        assert_eq!(answer.status, 303, "{name}");
    }
}
