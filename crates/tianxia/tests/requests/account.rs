//! Accounts.

use std::path::Path;

use crate::browser::{Browser, between};
use crate::server::Server;
use crate::stage::Stage;

pub const PASSWORD: &str = "correct-horse-42";

/// Makes an account; gives its recovery codes.
pub fn make(browser: &mut Browser, name: &str) -> Vec<String> {
    let answer = browser.post("/join/account", &format!("name={name}&password={PASSWORD}"));
    assert_eq!(answer.status, 200, "{}", answer.text);
    let list = between(&answer.text, "class=\"recovery\"", "</ol>").expect("codes");
    list.split("<code>").skip(1).filter_map(|code| code.split('<').next()).map(str::to_owned).collect()
}

fn sign_in(browser: &mut Browser, name: &str, password: &str) -> u16 {
    browser.post("/join/sign-in", &format!("name={name}&password={}", password.replace(' ', "+"))).status
}

#[test]
fn a_guest_becomes_an_account_without_losing_anything_and_goes_on_elsewhere() {
    let mut stage = Stage::open();
    let planted = stage.anna.clone();
    let codes = make(&mut stage.anna, "Anna");
    assert_eq!(codes.len(), 8);
    assert!(stage.anna.get("/join").text.contains("This is your account, Anna"));
    assert!(stage.anna.get("/me").text.contains(&stage.finished), "her games stay hers");
    assert!(stage.anna.post(&format!("{}/leave", stage.running), "seat=0").status == 204, "and her seats");
    assert!(stage.anna.post(&format!("{}/return", stage.running), "seat=0").status == 204);
    // A cookie from before, which somebody may have planted or copied, is void.
    let mut thief = planted;
    assert_eq!(thief.post(&format!("{}/leave", stage.running), "seat=0").status, 403);
    assert!(!thief.get("/me").text.contains(&stage.finished));

    let mut phone = Browser::new(&stage.server.address);
    assert_eq!(sign_in(&mut phone, "Anna", "wrong-password"), 422);
    assert_eq!(sign_in(&mut phone, "Nobody", PASSWORD), 422);
    // However the name is written.
    assert_eq!(sign_in(&mut phone, "aNNA", PASSWORD), 303);
    assert!(phone.get("/me").text.contains(&stage.finished));
    // Six words do the same.
    let list = phone.post("/join/code", "").text;
    assert!(list.contains("class=\"code\""));
    // Signing out ends one for good, also for whoever has copied its cookie, and everywhere all.
    let mut thief = phone.clone();
    assert_eq!(phone.post("/join/rename", "name=Annabella").status, 303, "a new cookie of the same session");
    assert_eq!(phone.post("/join/rename", "name=Anna").status, 422, "not twice in a month");
    assert_eq!(phone.post("/join/sign-out", "").status, 303);
    assert!(!phone.get("/me").text.contains(&stage.finished));
    assert!(!thief.get("/me").text.contains(&stage.finished));
    assert_eq!(thief.post(&format!("{}/leave", stage.running), "seat=0").status, 403);
    assert!(stage.anna.get("/me").text.contains(&stage.finished));
    assert_eq!(sign_in(&mut phone, "Anna", PASSWORD), 303);
    assert_eq!(phone.post("/join/sign-out", "everywhere=yes").status, 303);
    for browser in [&mut phone, &mut stage.anna] {
        assert!(!browser.get("/me").text.contains(&stage.finished));
    }
}

#[test]
fn a_recovery_code_is_good_once_and_a_new_password_signs_all_others_out() {
    let mut stage = Stage::open();
    let codes = make(&mut stage.anna, "Anna");
    let mut phone = Browser::new(&stage.server.address);
    assert_eq!(sign_in(&mut phone, "Anna", &codes[0]), 303);
    let mut other = Browser::new(&stage.server.address);
    assert_eq!(sign_in(&mut other, "Anna", &codes[0]), 422, "it was used");
    let answer =
        phone.post("/join/renew", &format!("current={}&password=another-secret", codes[1].replace(' ', "")));
    assert_eq!(answer.status, 303, "{}", answer.text);
    assert!(phone.get("/me").text.contains(&stage.finished), "who changed it stays");
    assert!(!stage.anna.get("/me").text.contains(&stage.finished), "all others go");
    assert_eq!(
        (sign_in(&mut other, "Anna", PASSWORD), sign_in(&mut other, "Anna", "another-secret")),
        (422, 303)
    );
    // New codes replace the old ones.
    assert_eq!(other.post("/join/renew", "current=another-secret").status, 200);
    assert_eq!(sign_in(&mut stage.bruno, "Anna", &codes[2]), 422);
}

#[test]
fn names_that_look_like_an_accounts_belong_to_nobody_else() {
    let mut stage = Stage::open();
    make(&mut stage.anna, "Billy");
    for name in ["Billy", "BILLY", "BiIIy", "B.illy", "Вilly"] {
        let answer = stage.bruno.post("/join/account", &format!("name={name}&password={PASSWORD}"));
        assert_eq!(answer.status, 422, "{name}");
        assert!(answer.text.contains("belongs to somebody else"), "{}", answer.text);
    }
    // Nor at a table.
    let table = stage.carla.table(&["me", "open"], "&name=BiIIy");
    let page = stage.carla.get(&table).text;
    assert!(page.contains("BiIIy 2"), "{page}");
    let own = stage.anna.table(&["me", "open"], "&name=Billy");
    assert!(!stage.anna.get(&own).text.contains("Billy 2"));
    for (body, why) in [
        ("name=gUEST&password=long-enough", "belongs to somebody else"),
        ("name=%2e&password=long-enough", "at least two"),
        ("name=Dora&password=short", "at least 8"),
    ] {
        let answer = stage.carla.post("/join/account", body);
        assert!(answer.status == 422 && answer.text.contains(why), "{}", answer.text);
    }
    assert_eq!(stage.carla.post("/join/renew", &format!("current={PASSWORD}")).status, 403);
}

#[test]
fn passwords_and_codes_are_neither_on_disk_nor_in_the_log() {
    let folder = tempfile::TempDir::new().unwrap();
    let (database, log) = (folder.path().join("tianxia.db"), folder.path().join("log"));
    let server = Server::logging(&database, &[], &log);
    let mut anna = Browser::new(&server.address);
    anna.get("/");
    let codes = make(&mut anna, "Anna");
    let mut phone = Browser::new(&server.address);
    assert_eq!(sign_in(&mut phone, "Anna", "guessed-wrong-77"), 422);
    assert_eq!(sign_in(&mut phone, "Anna", PASSWORD), 303);
    assert_eq!(phone.post("/join/sign-in", "name=Anna").status, 422, "a form without a password");
    drop(server);
    let all = cluster::bytes_around(&database);
    let holds = |text: &str| all.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("argon2id") && holds("somebody signed in"), "these are the right files");
    // Nor are the cookies of those who are signed in, or the names of their sessions.
    let cookie = phone.cookies["tianxia"].clone();
    let session = cookie.split('.').nth(2).unwrap().to_owned();
    assert_eq!(session.len(), 32);
    for secret in [
        PASSWORD.to_owned(),
        "guessed-wrong-77".into(),
        codes[0].clone(),
        codes[0].replace(' ', ""),
        cookie,
        session,
    ] {
        assert!(!holds(&secret), "{secret}");
    }
}

#[test]
fn an_account_is_there_after_a_restart_and_void_cookies_stay_void() {
    let folder = tempfile::TempDir::new().unwrap();
    let database = folder.path().join("tianxia.db");
    let server = Server::start(&database, &[]);
    let mut anna = Browser::new(&server.address);
    anna.get("/");
    let table = anna.table(&["me", "open"], "");
    let guest = anna.clone();
    make(&mut anna, "Anna");
    let mut phone = Browser::new(&server.address);
    assert_eq!(sign_in(&mut phone, "Anna", PASSWORD), 303);
    let copied = phone.clone();
    assert_eq!(phone.post("/join/sign-out", "").status, 303);
    server.kill();
    let server = Server::start(&database, &[]);
    assert!(anna.moved(&server.address).get("/me").text.contains(&table));
    for void in [guest, phone, copied] {
        assert!(!void.moved(&server.address).get("/me").text.contains(&table));
    }
    assert_eq!(sign_in(&mut Browser::new(&server.address), "Anna", PASSWORD), 303);
}

/// The file is of the version before sessions had names, and so is Anna's cookie.
#[test]
fn a_cookie_of_the_version_before_is_good_until_it_is_signed_out() {
    const COOKIE: &str =
        "NxVbd%2FlggZWiERUek0GBYGQ%2FYjjXimUXj6pijyu1t68%3D79e7cc7188c9bcfb6183ba822d9c1129.1";
    let folder = tempfile::TempDir::new().unwrap();
    let database = folder.path().join("tianxia.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/store/files/schema-12.db");
    std::fs::copy(old, &database).unwrap();
    let server = Server::start(&database, &[]);
    let mut anna = Browser::new(&server.address);
    anna.cookies.insert("tianxia".into(), COOKIE.into());
    let mut copied = anna.clone();
    assert!(anna.get("/join").text.contains("This is your account, Anna"));
    assert_eq!(anna.post("/join/sign-out", "").status, 303);
    for browser in [&mut anna, &mut copied] {
        assert!(!browser.get("/join").text.contains("This is your account"));
    }
}
