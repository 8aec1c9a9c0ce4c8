//! Every page, light and dark, on a desk and on a phone: a picture of each, and what axe-core says of it.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::house::House;
use crate::machine;

/// The accessibility checker, which `cargo xtask test` installs from npm.
static AXE: LazyLock<String> = LazyLock::new(|| {
    let path = machine::target().join("axe/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask test` installs it", path.display()))
});

/// Writes four pictures of the page, for people to look at, so not in CI. axe-core looks at the page as two of them show it, which
/// have every colour and every layout between them.
pub async fn show(browser: &Browser, name: &str) {
    show_without(browser, name, Violation::is_grave).await;
}

/// The same, for a page without any violation like these.
async fn show_without(browser: &Browser, name: &str, bad: fn(&Violation) -> bool) {
    for (screen, size) in [(Screen::Desktop, "desktop"), (Screen::Phone, "phone")] {
        for (dark, scheme) in [(false, "light"), (true, "dark")] {
            browser.look(screen, dark).await;
            browser.until("document.getAnimations().every(one => one.playState !== 'running')").await;
            let exhibit = format!("{name}-{size}-{scheme}");
            if std::env::var_os("CI").is_none() {
                browser.picture(&exhibit).await;
            }
            if dark == (screen == Screen::Phone) {
                check(browser, &exhibit, bad).await;
            }
            fits(browser, &exhibit).await;
        }
    }
    browser.look(Screen::Narrow, false).await;
    fits(browser, name).await;
    browser.look(Screen::Desktop, false).await;
}

/// No grave violation on the page as it is.
pub async fn in_order(browser: &Browser, name: &str) {
    check(browser, name, Violation::is_grave).await;
}

/// Nothing must be scrolled sideways.
pub async fn fits(browser: &Browser, name: &str) {
    // Not `innerWidth`: a phone zooms out of a page that is too wide, and its window grows with it.
    let window = browser.screen().size().0;
    let page: u32 = browser.js("return document.documentElement.scrollWidth").await;
    let wide: Vec<String> = browser
        .js_with(
            "const cut = element => {
                for (let box = element.parentElement; box; box = box.parentElement)
                    if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true;
            };
            return [...document.body.querySelectorAll('*')]
                .filter(element => element.getBoundingClientRect().right > arguments[0] + 1 && !cut(element))
                .slice(0, 5).map(element => element.outerHTML.slice(0, 120));",
            vec![json!(window)],
        )
        .await;
    assert!(page <= window, "{name}: {page} px of page in {window} px of window: {wide:#?}");
}

/// What axe-core finds.
#[derive(Debug, Deserialize)]
struct Violation {
    id: String,
    impact: Option<String>,
    help: String,
    nodes: Vec<String>,
}

impl Violation {
    fn is_grave(&self) -> bool {
        matches!(self.impact.as_deref(), Some("serious" | "critical"))
    }
}

/// No violation of the accessibility guidelines like these.
async fn check(browser: &Browser, name: &str, bad: fn(&Violation) -> bool) {
    // What fades in has no contrast yet.
    browser
        .until("document.getAnimations().every(one => one.effect.getComputedTiming().endTime === Infinity)")
        .await;
    // Through the browser's own protocol, so that the site's policy against foreign scripts may stay; once for each page, because
    // it takes as long as a short look.
    let there = browser.cdp("Runtime.evaluate", json!({ "expression": "typeof axe" })).await;
    if there["result"]["value"] == "undefined" {
        browser.cdp("Runtime.evaluate", json!({ "expression": *AXE })).await;
    }
    let run = "axe.run({ resultTypes: ['violations'] }).then(found => found.violations.map(one => ({
        id: one.id, impact: one.impact, help: one.help,
        nodes: one.nodes.map(node => node.html.slice(0, 200) + ' — ' + node.failureSummary) })))";
    let answer = browser
        .cdp("Runtime.evaluate", json!({ "expression": run, "awaitPromise": true, "returnByValue": true }))
        .await;
    let found: Vec<Violation> = serde_json::from_value(answer["result"]["value"].clone())
        .unwrap_or_else(|error| panic!("{error}: {answer}"));
    let bad: Vec<_> = found.iter().filter(|one| bad(one)).collect();
    assert!(bad.is_empty(), "{name}: {bad:#?}");
    for one in found {
        println!("{name}: {} ({:?}): {} {:?}", one.id, one.impact, one.help, one.nodes);
    }
}

#[tokio::test]
async fn pages_are_in_order_on_every_screen() {
    let house = House::open().await;
    let browser = house.browser().await;
    for (name, place) in [("front", "/"), ("new", "/new?game=dragon")] {
        browser.go(place).await;
        show(&browser, name).await;
    }
    browser.forgive("404");
    browser.go("/nowhere").await;
    show(&browser, "error").await;

    browser.make_table("Anna", &["me", "open", "apprentice"]).await;
    browser.click("#waiting-room details summary").await;
    browser.until_there("#waiting-room .qr svg").await;
    show(&browser, "waiting-room").await;
    browser.close().await;
}

#[tokio::test]
async fn rules_with_their_pictures_are_in_order_on_every_screen() {
    let house = House::open().await;
    games::shelve();
    for lang in ["en", "it"] {
        let browser = house.browser_in(lang).await;
        // A game that has just been made has no example to show.
        for game in shelf::games().iter().filter(|game| game.example.is_some()).map(|game| game.id) {
            browser.go(&format!("/rules/{game}")).await;
            browser.until_there(".picture figcaption").await;
            assert_eq!(browser.js::<String>("return document.documentElement.lang").await, lang);
            show_without(&browser, &format!("rules-{game}-{lang}"), |_| true).await;
        }
        browser.close().await;
    }
}

#[tokio::test]
async fn a_table_of_dragon_is_in_order_on_every_screen() {
    table_in_order("dragon", 9).await;
}

#[tokio::test]
async fn a_table_of_china_is_in_order_on_every_screen() {
    table_in_order("china", 12).await;
}

#[tokio::test]
async fn a_table_of_ming_is_in_order_on_every_screen() {
    table_in_order("ming", 14).await;
}

#[tokio::test]
async fn a_table_of_lotus_is_in_order_on_every_screen() {
    table_in_order("lotus", 14).await;
}

#[tokio::test]
async fn a_table_of_longwang_is_in_order_on_every_screen() {
    table_in_order("longwang", 12).await;
}

/// Pictures after some decisions. At each of them axe-core looks, too: every question has other spots.
async fn table_in_order(game: &str, decisions: usize) {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table_of(game, "Anna", &["me", "apprentice", "apprentice", "apprentice"]).await;
    for number in 0..decisions {
        let status = browser.until_asked().await;
        check(&browser, &format!("{game}, decision {number}"), Violation::is_grave).await;
        browser.click_a_spot(&status).await;
        browser.until_after(&status).await;
    }
    browser.until_asked().await;
    show(&browser, &format!("{game}-table")).await;
    browser.click("button[name=lang][value=it]").await;
    browser.until("document.documentElement.lang === 'it'").await;
    browser.until_asked().await;
    show(&browser, &format!("{game}-table-it")).await;
    let place = browser.place().await;
    browser.go(&format!("{place}?at=5")).await;
    show(&browser, &format!("{game}-past")).await;
    browser.close().await;
}
