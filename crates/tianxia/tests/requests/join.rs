//! Going on at another device.

use crate::browser::{Browser, between};
use crate::stage::Stage;

/// The six words on a page with a code.
fn words(page: &str) -> String {
    let list = between(page, "class=\"code\"", "</ol>").expect("a code");
    let words: Vec<&str> = list.split("<li>").skip(1).filter_map(|word| word.split('<').next()).collect();
    assert_eq!(words.len(), 6, "{list}");
    words.join(" ")
}

fn code(browser: &mut Browser) -> String {
    let answer = browser.post("/join/code", "");
    assert_eq!(answer.status, 200, "{}", answer.text);
    words(&answer.text)
}

#[test]
fn six_words_carry_seats_and_games_to_another_device_once() {
    let mut stage = Stage::open();
    let mut phone = Browser::new(&stage.server.address);
    phone.get("/");
    let before = phone.cookies.clone();
    let code = code(&mut stage.anna);
    // A look says whose code it is, and changes nothing.
    let link = format!("/join?code={}", code.replace(' ', "-"));
    for _ in 0..2 {
        let page = phone.get(&link).text;
        assert!(page.contains("This is the code of Anna") && page.contains("Continue as Anna"), "{page}");
        assert_eq!(phone.cookies, before, "nobody becomes somebody else by following a link");
    }
    let answer = phone.post("/join", &format!("code={}", code.to_uppercase().replace(' ', "+")));
    assert_eq!((answer.status, &answer.headers["location"]), (303, &"/me".parse().unwrap()));
    assert_eq!(phone.cookies["tianxia"], stage.anna.cookies["tianxia"]);
    let page = phone.get("/me").text;
    assert!(
        page.contains(&stage.running) && page.contains(&stage.finished) && page.contains("You play as Anna.")
    );
    assert!(phone.get("/new").text.contains("value=\"Anna\""), "her name comes along");
    assert_eq!(phone.choices(&stage.running), stage.anna.choices(&stage.running));
    // It was good once.
    let mut thief = Browser::new(&stage.server.address);
    let answer = thief.post("/join", &format!("code={}", code.replace(' ', "+")));
    assert_eq!(answer.status, 422);
    assert!(answer.text.contains("This code is not valid."), "{}", answer.text);
    assert!(thief.cookies.get("tianxia") != stage.anna.cookies.get("tianxia"));
}

#[test]
fn a_new_code_replaces_the_old_and_newcomers_have_nothing_to_carry_over() {
    let mut stage = Stage::open();
    let (old, new) = (code(&mut stage.anna), code(&mut stage.anna));
    assert!(
        stage
            .carla
            .get(&format!("/join?code={}", old.replace(' ', "-")))
            .text
            .contains("This code is not valid.")
    );
    // Bruno has games here: he is told that they stay with Bruno.
    let page = stage.bruno.get(&format!("/join?code={}", new.replace(' ', "-"))).text;
    assert!(page.contains("Those games stay with Bruno"), "{page}");
    let own = stage.anna.get(&format!("/join?code={}", new.replace(' ', "-"))).text;
    assert!(own.contains("You are already the same person") && !own.contains("Continue as"), "{own}");
    let answer = stage.carla.post("/join/code", "");
    assert_eq!(answer.status, 409);
    assert!(answer.text.contains("nothing to carry over"), "{}", answer.text);
    // In the words of the reader's language, which both understand.
    stage.bruno.cookies.insert("lang".into(), "it".into());
    let italian = code(&mut stage.bruno);
    assert!(
        stage
            .carla
            .get(&format!("/join?code={}", italian.replace(' ', "-")))
            .text
            .contains("the code of Bruno")
    );
}

#[test]
fn only_a_hash_of_a_code_is_on_disk() {
    let mut stage = Stage::open();
    let code = code(&mut stage.anna);
    let bytes = cluster::bytes_around(&stage.folder.path().join("tianxia.db"));
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("codes"), "these are the right files");
    for text in [code.clone(), code.replace(' ', "-"), code.replace(' ', "")] {
        assert!(!holds(&text), "{text}");
    }
}
