//! All that a browser is sent about a table: over its stream, and as a fresh page.

use kernel::Seat;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::house::House;

/// A browser that keeps everything that its streams receive.
pub async fn listener(house: &House) -> Browser {
    let keep = "window.heard = [];
        window.EventSource = class extends EventSource {
            constructor(...all) {
                super(...all);
                for (const kind of ['page', 'parts']) this.addEventListener(kind, event => heard.push(event.data));
            }
        };";
    let browser = house.browser().await;
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": keep })).await;
    browser
}

/// Sits down at a table that has begun. The page does not offer that, but the site allows it.
pub async fn sit(browser: &Browser, table: &str, seat: Seat, name: &str) {
    browser.go(&format!("/t/{table}")).await;
    let sit = "return fetch(location.pathname + '/sit', { method: 'POST', body: new URLSearchParams(arguments[0]) })
        .then(answer => answer.ok)";
    assert!(browser.js_with::<bool>(sit, vec![json!({ "seat": seat.number(), "name": name })]).await);
    browser.reload().await;
}

/// Waits until a browser has seen that all have come.
pub async fn until_there(browser: &Browser) {
    browser.until("document.querySelectorAll('#people .dot.on').length === document.querySelectorAll('#people .dot').length").await;
}

/// From now on it is kept what the browser is sent.
pub async fn forget(browser: &Browser) {
    browser.is_as_fresh().await;
    browser.js::<()>("heard.length = 0").await;
}

/// All that the browser has been sent since, as soon as there is anything, and the page as it is now.
pub async fn sent(browser: &Browser) -> Value {
    browser.until("heard.length > 0").await;
    browser.is_as_fresh().await;
    let page: String = browser.js("return fetch(location).then(answer => answer.text())").await;
    let heard: Vec<String> = browser.js("return heard").await;
    json!({ "heard": heard, "page": page })
}
