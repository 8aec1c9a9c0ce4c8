//! On a phone: fingers, 390 px, and 320 px.

use crate::browser::{Browser, Screen};
use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn a_game_is_played_with_a_finger() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.look(Screen::Phone, false).await;
    browser.go("/").await;
    assert!(browser.js::<bool>("return matchMedia('(pointer: coarse)').matches").await);
    fingers_hit(&browser, "front").await;
    for place in ["/new?game=dragon", "/rules/dragon"] {
        browser.go(place).await;
        fingers_hit(&browser, place).await;
    }
    browser.go("/").await;
    browser.tap("form[action='/play/dragon'] button").await;
    browser.until("document.querySelector('#status')").await;
    for _ in 0..14 {
        let status = browser.until_asked().await;
        fingers_hit(&browser, &format!("table after {} steps", status.steps)).await;
        browser.tap_a_spot(&status).await;
        browser.until_after(&status).await;
    }
    magnifies(&browser).await;
    browser.look(Screen::Narrow, false).await;
    browser.until_asked().await;
    fingers_hit(&browser, "a narrow table").await;
    browser.close().await;
}

/// Two fingers magnify the board alone; a button shows the whole of it again.
async fn magnifies(browser: &Browser) {
    browser.until_asked().await;
    let measure = "return [document.querySelector('#board .mat'), document.querySelector('#status')]
        .map(one => one.getBoundingClientRect()).map(box => [box.width, box.top]).flat()";
    let before: Vec<f64> = browser.js(measure).await;
    browser.pinch("#board").await;
    browser.until("document.body.classList.contains('magnified')").await;
    let after: Vec<f64> = browser.js(measure).await;
    assert!(after[0] > before[0] * 1.5, "the board grows: {before:?}, {after:?}");
    assert_eq!(after[2..], before[2..], "and the question stays");
    assert!(browser.js::<bool>("return visualViewport.scale === 1").await, "the page does not grow");
    browser.tap(".whole").await;
    browser.until("!document.body.classList.contains('magnified')").await;
    assert_eq!(browser.js::<Vec<f64>>(measure).await[0], before[0]);
}

/// Everything that can be tapped is at least 44 px high and wide, and nothing is scrolled sideways.
async fn fingers_hit(browser: &Browser, name: &str) {
    gallery::fits(browser, name).await;
    let small: Vec<String> = browser
        .js("const targets = 'button, .button, select, summary, nav a, [data-choices], input:not([type=hidden], [type=radio])';
            return [...document.querySelectorAll(targets)].filter(element => element.checkVisibility()).flatMap(element => {
                const { width, height } = element.getBoundingClientRect();
                const name = element.id || element.outerHTML.slice(0, 80);
                return Math.min(width, height) < 43.5 ? [`${Math.round(width)} × ${Math.round(height)}: ${name}`] : [];
            });")
        .await;
    assert!(small.is_empty(), "{name}: too small for a finger: {small:#?}");
}
