//! Passkeys in real browsers, with the virtual authenticators of the DevTools protocol.

use serde_json::{Value, json};

use crate::account::{finds, finish};
use crate::browser::{Browser, Screen};
use crate::gallery;
use crate::house::House;

/// Gives a browser an authenticator, as a device with a fingerprint reader has one.
async fn authenticator(browser: &Browser) -> Value {
    browser.cdp("WebAuthn.enable", json!({})).await;
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    browser.cdp("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await["authenticatorId"]
        .clone()
}

/// Presses a button of the page that leads to its authenticator.
fn button(what: &str) -> String {
    format!("[data-passkey='{what}']:not([hidden])")
}

/// A sentence is said in place of what was wanted.
async fn is_told(browser: &Browser, words: &str) {
    browser
        .until(&format!(
            "[...document.querySelectorAll('.fault')].some(fault => fault.innerText.includes(\"{words}\"))"
        ))
        .await;
}

#[tokio::test]
async fn a_guest_becomes_an_account_by_a_passkey_and_goes_on_with_it_on_a_second_device() {
    let house = House::open().await;
    let anna = house.near("en").await;
    let finished = anna.make_table("Anna", &["me", "me"]).await;
    finish(&anna, &finished).await;
    let device = authenticator(&anna).await;
    anna.go("/join").await;
    anna.until_there(&button("make")).await;
    gallery::show(&anna, "passkey-none").await;
    // The finger that is not recognised, or whoever thinks better of it.
    let recognised = |yes: bool| json!({ "authenticatorId": device, "isUserVerified": yes });
    anna.cdp("WebAuthn.setUserVerified", recognised(false)).await;
    anna.click(&button("make")).await;
    is_told(&anna, "Nothing has happened").await;
    anna.cdp("WebAuthn.setUserVerified", recognised(true)).await;
    anna.click(&button("make")).await;
    anna.until_there(".recovery").await;
    assert_eq!(anna.count(".recovery li").await, 8);
    anna.go("/join").await;
    anna.until_there(".passkeys li").await;
    gallery::show(&anna, "passkey-account").await;
    // One device has one passkey. By keyboard alone.
    anna.js::<()>("document.querySelector('[name=label]').focus()").await;
    anna.keys("laptop\u{e004}\u{e007}").await;
    is_told(&anna, "already has a passkey").await;
    anna.click("form[action='/join/sign-out']:not(:has([name=everywhere])) button").await;
    anna.until_there("form[action='/join/sign-in']").await;

    // A phone that shares its passkeys with the laptop.
    let phone = house.near("it").await;
    let other = authenticator(&phone).await;
    let held = anna.cdp("WebAuthn.getCredentials", json!({ "authenticatorId": device })).await;
    let credential = held["credentials"][0].clone();
    assert_eq!(held["credentials"].as_array().map(Vec::len), Some(1));
    phone.look(Screen::Phone, true).await;
    phone.go("/join").await;
    phone.forgive("422");
    // Nothing is there yet, so it says so.
    phone.tap(&button("sign-in")).await;
    is_told(&phone, "Non è successo nulla").await;
    phone.cdp("WebAuthn.addCredential", json!({ "authenticatorId": other, "credential": credential })).await;
    phone.tap(&button("sign-in")).await;
    phone.until("location.pathname === '/me'").await;
    finds(&phone, &finished).await;
    phone.go("/join").await;
    phone.until_there(".passkeys li").await;
    gallery::show(&phone, "passkey-shown").await;
    phone.tap(".passkeys button").await;
    is_told(&phone, "è l'unico modo").await;

    // A browser without passkeys says so.
    let hide = json!({ "source": "delete window.PublicKeyCredential" });
    anna.cdp("Page.addScriptToEvaluateOnNewDocument", hide).await;
    anna.go("/join").await;
    assert!(!anna.has(&button("sign-in")).await);
    assert!(anna.text("[aria-labelledby=sign-in]").await.contains("This browser cannot use passkeys"));
    for browser in [anna, phone] {
        browser.close().await;
    }
}
