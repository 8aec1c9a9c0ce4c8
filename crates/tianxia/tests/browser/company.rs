//! Several browsers at one table.

use serde_json::json;

use crate::browser::Browser;
use crate::house::House;

/// How long the others wait for a move at most, in milliseconds.
const AT_ONCE: u64 = 1000;

#[tokio::test]
async fn two_browsers_and_a_spectator_share_a_table() {
    let house = House::open().await;
    let anna = house.browser().await;
    let place = anna.make_table("Anna", &["me", "open"]).await;
    let bruno = invited(&house, &anna, "Bruno").await;
    let clara = house.browser().await;
    clara.go(&place).await;

    moves_are_seen_at_once(&anna, &bruno).await;
    a_spectator_sees_the_table_without_choices(&anna, &clara).await;
    chat_is_text(&anna, &bruno, &clara).await;
    for browser in [anna, bruno, clara] {
        browser.close().await;
    }
}

/// Somebody who has got the link of the first free seat sits down.
pub async fn invited(house: &House, host: &Browser, name: &str) -> Browser {
    let link: String = host.js("return document.querySelector('#waiting-room input.link').value").await;
    let guest = house.browser().await;
    guest.go(&link).await;
    guest.write("#waiting-room input[name=name]", name).await;
    guest.click("#waiting-room form button").await;
    guest.until("document.querySelector('#board')").await;
    host.until("document.querySelector('#board')").await;
    assert!(host.text("#people").await.contains(name), "the host sees who has come");
    guest
}

async fn moves_are_seen_at_once(anna: &Browser, bruno: &Browser) {
    let mut waits = Vec::new();
    for _ in 0..8 {
        let now = anna.status().await;
        bruno.until_status(&format!("it.version === {}", now.version)).await;
        let (actor, other) = if now.mine { (anna, bruno) } else { (bruno, anna) };
        actor.until_asked().await;
        other
            .js_with::<()>(
                "delete window.seenAt;
                const status = () => Number(document.querySelector('#status').dataset.version);
                const observer = new MutationObserver(() => {
                    if (status() <= arguments[0]) return;
                    window.seenAt = Date.now();
                    observer.disconnect();
                });
                observer.observe(document.querySelector('#table'), { subtree: true, childList: true, attributes: true });",
                vec![json!(now.version)],
            )
            .await;
        let note = "addEventListener('keydown', () => { window.pressedAt = Date.now(); }, { once: true, capture: true })";
        actor.js::<()>(note).await;
        actor.keys("1").await;
        actor.until_after(&now).await;
        other.until("window.seenAt").await;
        let pressed: u64 = actor.js("return window.pressedAt").await;
        let seen: u64 = other.js("return window.seenAt").await;
        waits.push(seen - pressed);
    }
    println!("from key to the other screen, in ms: {waits:?}");
    assert!(waits.iter().all(|&wait| wait <= AT_ONCE), "in ms: {waits:?}");
}

async fn a_spectator_sees_the_table_without_choices(anna: &Browser, clara: &Browser) {
    let now = anna.status().await;
    clara.until_status(&format!("it.version === {} && it.steps === {}", now.version, now.steps)).await;
    for css in ["[data-choices]", "#choices", "#undo", "#people form"] {
        assert!(!clara.has(css).await, "a spectator has no {css}");
    }
    assert!(clara.text("#people").await.contains("You are watching."));
    assert!(clara.count("#entries li").await > 4, "a spectator reads the log");
    assert_eq!(clara.text("#status .phase").await, anna.text("#status .phase").await);
}

async fn chat_is_text(anna: &Browser, bruno: &Browser, clara: &Browser) {
    let wicked = "<script>document.body.remove()</script><b>ciao</b> & \"grüße\" 龍";
    anna.write("#chat input", "half a sentence").await;
    bruno.write("#chat input", wicked).await;
    bruno.click("#chat button").await;
    for browser in [anna, clara, bruno] {
        browser.until("document.querySelector('#lines li')").await;
        assert_eq!(browser.text("#lines li > span:last-of-type").await, wicked);
        assert_eq!(browser.text("#lines li strong").await, "Bruno");
        assert!(!browser.has("#lines script, #lines b").await);
    }
    let typed: String = anna.js("return document.querySelector('#chat input').value").await;
    assert_eq!(typed, "half a sentence", "what Anna is typing stays");
    clara.write("#chat input", "well played").await;
    clara.click("#chat button").await;
    anna.until("document.querySelectorAll('#lines li').length === 2").await;
    clara.until("document.querySelector('#chat input').value === ''").await;
}
