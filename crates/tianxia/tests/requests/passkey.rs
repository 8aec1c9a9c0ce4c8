//! Passkeys: what an honest authenticator can do, and a wicked one cannot.

use std::net::Ipv4Addr;

use serde_json::Value;
use tempfile::TempDir;

use crate::account::{PASSWORD, make};
use crate::authenticator::Authenticator;
use crate::browser::{Answer, Browser};
use crate::server::Server;
use crate::stage::finish;

const ORIGIN: &str = "https://club.example";

/// A site over TLS, as far as it knows, and browsers at different addresses, so that nobody is slowed down by others.
struct Club {
    server: Server,
    _folder: TempDir,
    browsers: u8,
}

impl Club {
    fn open() -> Club {
        let folder = TempDir::new().unwrap();
        let more = ["--writes-per-second", "10000", "--public-address", ORIGIN];
        let server = Server::start(&folder.path().join("tianxia.db"), &more);
        Club { server, _folder: folder, browsers: 0 }
    }

    fn browser(&mut self) -> Browser {
        self.browsers += 1;
        let from = Ipv4Addr::new(127, 0, 7, self.browsers);
        let mut browser = Browser::from_address(&self.server.address, Some(from.into()));
        assert_eq!(browser.get("/join").status, 200);
        browser
    }
}

fn ask(browser: &mut Browser, body: &str) -> Value {
    let answer = browser.post("/join/passkey", body);
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_str(&answer.text).expect("JSON")
}

/// Makes an account by a passkey.
fn becomes(browser: &mut Browser, number: u8, name: &str) -> Authenticator {
    let asked = ask(browser, &format!("what=make&name={name}"));
    let (authenticator, answer) = Authenticator::make(number, &asked, ORIGIN);
    let answer = browser.post("/join/passkey/make", &format!("name={name}&credential={answer}"));
    assert!(answer.status == 200 && answer.text.contains("class=\"recovery\""), "{}", answer.text);
    authenticator
}

/// Signs in by a passkey.
fn sign_in(browser: &mut Browser, authenticator: &mut Authenticator) -> Answer {
    let asked = ask(browser, "what=sign-in");
    let answer = authenticator.show(&asked);
    browser.post("/join/passkey/sign-in", &format!("credential={answer}"))
}

fn refused(answer: &Answer, why: &str) {
    assert!(answer.status == 422 && answer.text.contains(why), "{} {}", answer.status, answer.text);
}

#[test]
fn a_guest_becomes_an_account_by_a_passkey_which_leads_in_elsewhere_until_it_is_forgotten() {
    let mut club = Club::open();
    let (mut anna, mut phone) = (club.browser(), club.browser());
    let finished = anna.table(&["me", "me"], "");
    finish(&mut anna, &finished);
    let guest = anna.clone();
    let mut first = becomes(&mut anna, 1, "Anna");
    assert!(anna.get("/me").text.contains(&finished), "her games stay hers");
    assert!(!guest.clone().get("/me").text.contains(&finished), "a cookie of before is void");
    assert_eq!(anna.post("/join/sign-out", "").status, 303);
    assert!(!anna.get("/me").text.contains(&finished));

    let answer = sign_in(&mut phone, &mut first);
    assert_eq!(
        (answer.status, &answer.headers["location"]),
        (303, &"/me".parse().unwrap()),
        "{}",
        answer.text
    );
    assert!(phone.get("/me").text.contains(&finished));
    // The only way in stays; beside another one it can go.
    let page = phone.get("/join").text;
    assert!(page.contains("You have just shown a passkey") && page.contains("last used on"), "{page}");
    let id = "01".repeat(32);
    refused(&phone.post("/join/passkey/remove", &format!("id={id}")), "the only way into your account");
    let asked = ask(&mut phone, "what=add");
    let excluded = asked["publicKey"]["excludeCredentials"].as_array().unwrap();
    assert_eq!(excluded.len(), 1, "the authenticator that has one is not asked for another");
    let (mut second, answer) = Authenticator::make(2, &asked, ORIGIN);
    let answer = phone.post("/join/passkey/add", &format!("label=laptop&credential={answer}"));
    assert_eq!(answer.status, 303, "{}", answer.text);
    assert!(phone.get("/join").text.contains("laptop"));
    assert_eq!(phone.post("/join/passkey/remove", &format!("id={id}")).status, 303);
    let mut other = club.browser();
    refused(&sign_in(&mut other, &mut first), "does not know that passkey");
    assert_eq!(sign_in(&mut other, &mut second).status, 303);
    // A password can be set without one of before, and everything is told and forgotten.
    let data: Value = serde_json::from_str(&phone.get("/me/data.json").text).unwrap();
    assert_eq!(data["account"]["passkeys"].as_array().unwrap().len(), 1, "{data}");
    assert_eq!(data["account"]["passkeys"][0]["name"], "laptop");
    assert_eq!(phone.post("/join/renew", &format!("password={PASSWORD}")).status, 303);
    assert_eq!(other.post("/join/sign-in", &format!("name=Anna&password={PASSWORD}")).status, 303);
    assert_eq!(phone.post("/join/forget", "sure=yes").status, 200, "she has just shown a passkey");
    refused(&sign_in(&mut other, &mut second), "does not know that passkey");
}

#[test]
fn an_answer_counts_once_where_it_was_asked_for_and_only_from_this_site() {
    let mut club = Club::open();
    let (mut anna, mut thief) = (club.browser(), club.browser());
    let mut authenticator = becomes(&mut anna, 1, "Anna");
    let show = |browser: &mut Browser, answer: &str| {
        browser.post("/join/passkey/sign-in", &format!("credential={answer}"))
    };
    // What Anna's browser was asked is no answer for another's, nor a second time.
    let asked = ask(&mut anna, "what=sign-in");
    let answer = authenticator.show(&asked);
    refused(&show(&mut thief, &answer), "took too long");
    ask(&mut thief, "what=sign-in");
    refused(&show(&mut thief, &answer), "could not be checked");
    assert_eq!(show(&mut anna, &answer).status, 303);
    refused(&show(&mut anna, &answer), "took too long");
    // A page of another site gets nowhere, whatever it shows.
    authenticator.origin = "https://c1ub.example".into();
    refused(&sign_in(&mut thief, &mut authenticator), "belong to another address");
    authenticator.origin = ORIGIN.into();
    // A copy whose counter lags behind is refused, and the true one goes on.
    let mut copy = authenticator.clone();
    copy.counter = 1;
    refused(&sign_in(&mut thief, &mut copy), "as if somebody had a copy");
    assert_eq!(sign_in(&mut anna, &mut authenticator).status, 303);
    // Somebody else's key does not fit Anna's passkey.
    let asked = ask(&mut thief, "what=make&name=Thief");
    let (mut own, made) = Authenticator::make(9, &asked, ORIGIN);
    refused(
        &thief.post("/join/passkey/make", &format!("name=anna&credential={made}")),
        "belongs to somebody else",
    );
    refused(&sign_in(&mut thief, &mut own), "does not know that passkey");
    for nonsense in ["", "%7b%7d", "null", &"9".repeat(20_000)] {
        ask(&mut club.browser(), "what=sign-in");
        assert_eq!(show(&mut thief, nonsense).status, 422, "{nonsense}");
    }
}

#[test]
fn a_stolen_cookie_adds_no_passkey() {
    let mut club = Club::open();
    let mut anna = club.browser();
    make(&mut anna, "Anna");
    let mut thief = anna.clone();
    for body in ["what=add", "what=add&current=guessed-wrong"] {
        refused(&thief.post("/join/passkey", body), "do not fit");
    }
    // Nor does the question of a new account help.
    let asked = ask(&mut thief, "what=make&name=Other");
    let (_, made) = Authenticator::make(3, &asked, ORIGIN);
    refused(&thief.post("/join/passkey/add", &format!("credential={made}")), "took too long");
    let asked = ask(&mut thief, "what=make&name=Other");
    let (_, made) = Authenticator::make(3, &asked, ORIGIN);
    assert_eq!(thief.post("/join/passkey/make", &format!("name=Other&credential={made}")).status, 422);
    // Her password does.
    let asked = ask(&mut anna, &format!("what=add&current={PASSWORD}"));
    let (mut authenticator, made) = Authenticator::make(4, &asked, ORIGIN);
    assert_eq!(anna.post("/join/passkey/add", &format!("credential={made}")).status, 303);
    assert_eq!(sign_in(&mut club.browser(), &mut authenticator).status, 303);
    // Without a passkey of hers shown there, being forgotten takes the password.
    refused(&thief.post("/join/forget", "sure=yes"), "do not fit");
    assert_eq!(
        club.browser().post("/join/passkey", "what=add").status,
        403,
        "guests have nothing to add it to"
    );
}

#[test]
fn asking_is_slowed_down_and_there_are_no_passkeys_in_the_clear() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
    let mut anna = Browser::new(&server.address);
    assert!(anna.get("/join").text.contains("Passkeys work only over HTTPS"));
    let answer = anna.post("/join/passkey", "what=sign-in");
    assert!(answer.status == 409 && answer.text.contains("only over HTTPS"), "{}", answer.text);
    // On one's own machine it works, for browsers trust that.
    let mut near = Browser::new(&server.address.replace("127.0.0.1", "localhost"));
    assert!(near.get("/join").text.contains("data-passkey=\"sign-in\""));
    let statuses: Vec<u16> = (0..12).map(|_| near.post("/join/passkey", "what=sign-in").status).collect();
    assert!(statuses.starts_with(&[200; 8]) && statuses.ends_with(&[429]), "{statuses:?}");
}
