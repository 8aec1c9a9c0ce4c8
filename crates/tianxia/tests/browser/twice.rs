//! Slips: a double click, a touch that is asked about, a decision that bots have replied to.

use crate::browser::{Browser, Screen};
use crate::house::House;

/// Goes on until the next decision is taken after somebody else has acted.
async fn decide_until_others_have_acted(browser: &Browser) -> (usize, u64) {
    for _ in 0..30 {
        let asked = browser.until_asked().await;
        browser.keys("1").await;
        browser.until_after(&asked).await;
        let now = browser.until_asked().await;
        if browser.has("#digest li").await && browser.has("#undo button:enabled").await {
            return (asked.steps, now.version);
        }
    }
    panic!("bots never replied to a decision that may be taken back");
}

async fn goes_back_past_bots(game: &str, seats: &[&str]) {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table_of(game, "Anna", seats).await;
    let (steps, version) = decide_until_others_have_acted(&browser).await;
    browser.control('z').await;
    let back = browser.until_status(&format!("it.mine && it.version > {version}")).await;
    assert_eq!(back.steps, steps, "{game}: it is asked again what was asked before the bots replied");
    // And they reply again.
    browser.keys("1").await;
    browser.until_after(&back).await;
    browser.until_asked().await;
    browser.close().await;
}

#[tokio::test]
async fn a_decision_is_taken_back_after_bots_have_replied_in_dragon() {
    goes_back_past_bots("dragon", &["me", "apprentice", "apprentice"]).await;
}

#[tokio::test]
async fn a_decision_is_taken_back_after_bots_have_replied_in_lotus() {
    goes_back_past_bots("lotus", &["me", "apprentice", "apprentice"]).await;
}

/// A second press that comes before anybody can have seen the new choices.
async fn second_press_is_ignored(game: &str, seats: &[&str]) {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table_of(game, "Anna", seats).await;
    let before = browser.until_asked().await;
    browser.until_settled().await;
    // The second press comes in the moment in which the choices have changed.
    browser
        .js::<()>(
            "const first = document.querySelector('#choices').innerText;
            window.sent = [];
            const fetch = window.fetch;
            window.fetch = (address, how) => { if (how?.method === 'POST') window.sent.push(address); return fetch(address, how); };
            new MutationObserver((_, observer) => {
                const now = document.querySelector('#choices');
                if (!now || now.innerText === first) return;
                observer.disconnect();
                queueMicrotask(() => {
                    document.querySelector('#choices button')?.click();
                    document.querySelector('#undo button:enabled')?.click();
                    // Whatever they do is sent at once; what the page answers by itself comes later.
                    window.pressed = window.sent.slice();
                });
            }).observe(document.querySelector('#status'), { subtree: true, childList: true, characterData: true });
            document.querySelector('#choices button').click();",
        )
        .await;
    browser.until("window.pressed").await;
    browser.until_after(&before).await;
    browser.until_settled().await;
    let sent: Vec<String> = browser.js("return window.pressed").await;
    assert_eq!(sent.len(), 1, "{game}: {sent:?}");
    // Later it counts.
    let now = browser.until_asked().await;
    browser.keys("1").await;
    browser.until_after(&now).await;
    browser.close().await;
}

#[tokio::test]
async fn the_second_press_of_a_double_click_is_ignored_in_dragon() {
    second_press_is_ignored("dragon", &["me", "me"]).await;
}

#[tokio::test]
async fn the_second_press_of_a_double_click_is_ignored_in_ming() {
    second_press_is_ignored("ming", &["me", "apprentice"]).await;
}

/// On a phone the first touch of a spot shows what it would do, and the second does it.
async fn touches_twice(game: &str, seats: &[&str]) {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.look(Screen::Phone, false).await;
    browser.make_table_of(game, "Anna", seats).await;
    // As somebody has it who has chosen nothing.
    browser.js::<()>("localStorage.removeItem('confirm')").await;
    let coarse: bool = browser.js("return matchMedia('(pointer: coarse)').matches && asksTwice()").await;
    assert!(coarse, "it is the default where fingers choose");
    for _ in 0..20 {
        let asked = browser.until_asked().await;
        let single = "[...document.querySelectorAll('[data-choices]')]
            .find(spot => spot.checkVisibility() && !spot.dataset.choices.includes(' ')
                && !document.getElementById(`near-${spot.id}`))?.id ?? ''";
        let spot: String = browser.js(&format!("return {single}")).await;
        if spot.is_empty() {
            browser.js::<()>("decide(document.querySelector('#choices button'))").await;
            browser.until_after(&asked).await;
            continue;
        }
        let spot = format!("[id='{spot}']");
        // The board brings what can be chosen into view by itself; nobody touches what is still moving.
        browser.until_settled().await;
        let still = "(board => { const same = window.top0 === board.scrollTop; window.top0 = board.scrollTop; return same })";
        for _ in 0..3 {
            browser.until(&format!("{still}(document.querySelector('#board'))")).await;
        }
        browser.tap(&spot).await;
        browser.until_there(&format!("{spot}.armed")).await;
        browser
            .until("document.querySelector('#foresight').textContent.includes('Once more to confirm')")
            .await;
        assert_eq!(browser.status().await.version, asked.version, "{game}: nothing is done yet");
        browser.tap(&spot).await;
        browser.until_after(&asked).await;
        twice_in_a_menu(&browser, game).await;
        return browser.close().await;
    }
    panic!("{game}: no spot with one choice");
}

/// In the menu of a spot, too, the first touch shows and the second decides. Then nobody is asked twice any more: the box
/// for that stands beside the question.
async fn twice_in_a_menu(browser: &Browser, game: &str) {
    let asked = browser.until_asked().await;
    browser.until_settled().await;
    // Not every question has such a spot; the page does not care which it is.
    let spot = "return [...document.querySelectorAll('[data-choices]')]
        .filter(spot => spot.checkVisibility() && !document.getElementById(`near-${spot.id}`))
        .map(spot => { spot.dataset.choices = '0 1'; return spot.id; })[0]";
    let spot: String = browser.js(spot).await;
    browser.tap(&format!("[id='{spot}']")).await;
    browser.until_there("#menu").await;
    browser.tap("#menu button").await;
    browser.until_there("#menu button.armed").await;
    assert_eq!(browser.status().await.version, asked.version, "{game}: nothing is done yet");
    browser.tap("#menu button").await;
    let now = browser.until_after(&asked).await;
    browser.until_asked().await;
    browser.tap(".twice").await;
    browser
        .until("!asksTwice() && !document.querySelector('#preferences [data-setting=confirm]').checked")
        .await;
    browser.js::<()>("document.querySelector('#choices button').click()").await;
    browser.until_after(&now).await;
}

/// "Take back" never appears where a choice was a moment ago.
async fn keeps_its_place(game: &str, seats: &[&str], screen: Screen) {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.look(screen, false).await;
    browser.make_table_of(game, "Anna", seats).await;
    let mut appeared = 0;
    for _ in 0..25 {
        let asked = browser.until_asked().await;
        browser.until_settled().await;
        let press = "const bound = document.querySelector('#choices').getBoundingClientRect();
            window.places = [...document.querySelectorAll('#choices button')].map(one => one.getBoundingClientRect())
                .map(({ left, top, right, bottom }) => ({ left, top, right: Math.min(right, bound.right), bottom: Math.min(bottom, bound.bottom) }))
                .filter(box => box.left < box.right && box.top < box.bottom);
            document.querySelector('#choices button').click();";
        browser.js::<()>(press).await;
        browser.until_after(&asked).await;
        if browser.until_asked().await.over {
            break;
        }
        let over = "const undo = document.querySelector('#undo button:enabled')?.getBoundingClientRect();
            return undo ? places.some(box => box.left < undo.right && undo.left < box.right
                && box.top < undo.bottom && undo.top < box.bottom) : null";
        let over: Option<bool> = browser.js(over).await;
        assert_ne!(over, Some(true), "{game}: it is where a choice was");
        appeared += usize::from(over.is_some());
    }
    assert!(appeared > 2, "{game}: it appeared {appeared} times");
    browser.close().await;
}

#[tokio::test]
async fn take_back_keeps_its_place_in_dragon() {
    keeps_its_place("dragon", &["me", "me"], Screen::Desktop).await;
}

#[tokio::test]
async fn take_back_keeps_its_place_on_a_phone_in_longwang() {
    keeps_its_place("longwang", &["me", "apprentice", "apprentice", "apprentice"], Screen::Phone).await;
}

#[tokio::test]
async fn a_spot_is_touched_twice_on_a_phone_in_dragon() {
    touches_twice("dragon", &["me", "me"]).await;
}

#[tokio::test]
async fn a_spot_is_touched_twice_on_a_phone_in_china() {
    touches_twice("china", &["me", "apprentice", "apprentice"]).await;
}
