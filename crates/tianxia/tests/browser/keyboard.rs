//! Two people on one screen, without a mouse: from the front page to the result.

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde_json::json;
use thirtyfour::Key;

use crate::browser::Browser;
use crate::house::House;

#[tokio::test]
async fn two_people_play_a_whole_game_on_one_screen_by_keyboard_alone() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.go("/").await;
    tab_to(&browser, ".card a[href='/new?game=dragon']").await;
    browser.keys(Key::Enter).await;
    tab_to(&browser, "form.stack input[name=name]").await;
    browser.keys("Anna").await;
    tab_to(&browser, "select[name=players]").await;
    browser.keys("2").await;
    tab_to(&browser, "select[name=seat-1]").await;
    browser.keys("me").await;
    tab_to(&browser, "form.stack button.primary").await;
    browser.keys(Key::Enter).await;
    browser.until_asked().await;

    let asked = RefCell::new(BTreeSet::new());
    browser
        .play_to_the_end(async |status| {
            let wanted = browser.text("#status h1").await;
            asked.borrow_mut().insert(wanted.split(')').next().unwrap_or_default().to_owned());
            let choices = browser.count("#choices button").await.min(9);
            browser.keys((1 + status.steps * 7 % choices).to_string()).await;
        })
        .await;
    let asked: Vec<String> = asked.into_inner().into_iter().collect();
    assert_eq!(asked, ["You (Anna", "You (Anna 2"], "the screen asks both by name");
    assert_eq!(browser.count("#result thead th").await, 2);

    assert!(!browser.has("#keys[open]").await);
    browser.keys("?").await;
    browser.until_there("#keys[open] p").await;
    browser.close().await;
}

/// Presses Tab until an element has the focus.
pub async fn tab_to(browser: &Browser, css: &str) {
    browser.until_there(css).await;
    for _ in 0..60 {
        browser.keys(Key::Tab).await;
        if browser.js_with("return document.activeElement.matches(arguments[0])", vec![json!(css)]).await {
            return;
        }
    }
    panic!("{css} cannot be reached with Tab");
}

#[tokio::test]
async fn letters_choose_where_digits_end_and_keys_can_be_switched_off() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table_of("longwang", "Anna", &["me", "apprentice", "apprentice", "apprentice"]).await;
    let mut asked = browser.until_asked().await;
    while !browser.has("#choices button[data-key=b]").await {
        browser.press_ones(1).await;
        asked = browser.until_asked().await;
    }
    let count = "localStorage.setItem('no-keys', 'on');
        window.sent = 0;
        const fetch = window.fetch;
        window.fetch = (address, how) => { window.sent += how?.method === 'POST' ? 1 : 0; return fetch(address, how); };";
    browser.js::<()>(count).await;
    browser.keys("b").await;
    assert_eq!(browser.js::<usize>("return window.sent").await, 0, "keys are switched off");
    browser.js::<()>("localStorage.removeItem('no-keys')").await;
    browser.keys("b").await;
    browser.until_after(&asked).await;

    // How loud it is stays as it was set.
    let louder = "const field = document.querySelector('[data-value=volume]');
        field.value = 20; field.dispatchEvent(new Event('change', { bubbles: true }));";
    browser.js::<()>(louder).await;
    browser.reload().await;
    browser.until("document.querySelector('[data-value=volume]')?.value === '20'").await;
    lets_it_happen(&browser).await;
    browser.close().await;
}

/// Somebody who lets it happen for the game is not asked. Few are, for it takes a pair of cards; so any answer stands for it.
async fn lets_it_happen(browser: &Browser) {
    let asked = browser.until_asked().await;
    let choose = "const [box] = document.querySelectorAll('#preferences [data-waiver]');
        document.querySelector('#news').dataset.waive = document.querySelector('#choices button:last-child').value;
        box.value = arguments[0];
        box.dispatchEvent(new Event('change', { bubbles: true }));";
    browser.js_with::<()>(choose, vec![json!("round")]).await;
    let now = browser.until_after(&asked).await;
    browser.until_asked().await;
    browser.js_with::<()>(choose, vec![json!("game")]).await;
    browser.until_after(&now).await;
    // A page that is loaded again still knows.
    browser.reload().await;
    browser.until("document.querySelector('#preferences [data-waiver]')?.value === 'game'").await;
}

#[tokio::test]
async fn spots_and_their_menus_are_used_by_keyboard() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table("Anna", &["me", "apprentice"]).await;
    let status = browser.until_asked().await;
    tab_to(&browser, "#board [data-choices]").await;
    browser.keys(Key::Enter).await;
    browser.until_after(&status).await;

    // Few spots of this game have several choices; the page does not care which.
    let status =
        browser.until_status("it.mine && document.querySelectorAll('#choices button').length > 1").await;
    browser.js::<()>("document.querySelector('[data-choices]').dataset.choices = '0 1'").await;
    let spot = "[data-choices='0 1']";
    tab_to(&browser, spot).await;
    browser.keys(Key::Enter).await;
    browser.until("document.activeElement.matches('#menu button:first-child')").await;
    let label: String =
        browser.js("return document.querySelector('#choices button').lastChild.textContent").await;
    assert_eq!(browser.text("#menu button").await, label.trim(), "the menu says what the buttons say");
    assert_eq!(browser.count("#menu button").await, 2);
    browser.keys(Key::Escape).await;
    browser.until("!document.querySelector('#menu')").await;
    browser.until(&format!("document.activeElement.matches(\"{spot}\")")).await;
    assert_eq!(browser.status().await.version, status.version);
    browser.click(spot).await;
    browser.until_there("#menu").await;
    browser.keys(Key::Enter).await;
    browser.until_after(&status).await;
    browser.close().await;
}
