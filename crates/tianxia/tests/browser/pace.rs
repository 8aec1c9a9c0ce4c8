//! What others did: a digest, marks that stay until I choose, and their pace.

use thirtyfour::Key;

use crate::house::House;

async fn is_told_what_bots_did(game: &str, seats: &[&str]) {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table_of(game, "Anna", seats).await;
    for _ in 0..40 {
        let asked = browser.until_asked().await;
        if browser.has("#digest li").await && browser.has("#board .fresh").await {
            // Each rival once, by name, and every mark is where the server says that something changed.
            let told: Vec<String> = browser
                .js("return [...document.querySelectorAll('#digest b')].map(name => name.innerText)")
                .await;
            let mut names = told.clone();
            names.sort();
            names.dedup();
            assert!(
                names.len() == told.len() && !names.iter().any(|name| name == "Anna"),
                "{game}: {told:?}"
            );
            let marked: usize = browser.count("#board .fresh").await;
            browser.picture(&format!("{game}-digest")).await;
            // They stay as long as nothing is chosen, also for whoever loads the page again.
            browser.reload().await;
            browser.until_asked().await;
            browser.until(&format!("document.querySelectorAll('#board .fresh').length === {marked}")).await;
            return browser.close().await;
        }
        browser.keys("1").await;
        browser.until_after(&asked).await;
    }
    panic!("{game}: nobody was told anything");
}

#[tokio::test]
async fn a_digest_says_what_each_bot_did_in_dragon() {
    is_told_what_bots_did("dragon", &["me", "apprentice", "apprentice"]).await;
}

#[tokio::test]
async fn a_digest_says_what_each_bot_did_in_china() {
    is_told_what_bots_did("china", &["me", "apprentice", "apprentice"]).await;
}

/// Step by step: the others' moves wait for Space.
async fn waits_for_space(game: &str, seats: &[&str]) {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table_of(game, "Anna", seats).await;
    browser.until_asked().await;
    browser.js::<()>("localStorage.setItem('pace', 'step')").await;
    for _ in 0..40 {
        let asked = browser.until_asked().await;
        browser.keys("1").await;
        browser.until_after(&asked).await;
        browser.until("document.querySelector('#status').dataset.turn === 'mine' || !document.querySelector('#next').hidden").await;
        if !browser.has("#next:not([hidden])").await {
            continue;
        }
        let held = browser.status().await;
        let waiting: usize = browser.js("return queue.length").await;
        assert!(waiting > 0 && !held.mine, "{game}: what the bots did is here and not shown");
        browser.js::<()>("document.activeElement?.blur()").await;
        browser.keys(Key::Space).await;
        browser.until_after(&held).await;
        // The button does the same, as often as there is something.
        let rest = "(document.querySelector('#next:not([hidden])')?.click(), document.querySelector('#status').dataset.turn === 'mine')";
        browser.until(rest).await;
        return browser.close().await;
    }
    panic!("{game}: bots were never waited for");
}

#[tokio::test]
async fn bots_wait_for_space_in_dragon() {
    waits_for_space("dragon", &["me", "apprentice", "apprentice"]).await;
}

#[tokio::test]
async fn bots_wait_for_space_in_china() {
    waits_for_space("china", &["me", "apprentice", "apprentice"]).await;
}

#[tokio::test]
async fn whoever_comes_back_can_watch_what_happened() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table("Anna", &["me", "apprentice"]).await;
    browser.press_ones(6).await;
    let now = browser.until_asked().await;
    assert!(!browser.has("#since:not([hidden])").await, "nothing was missed");
    browser
        .js::<()>(&format!(
            "const id = document.querySelector('#table').dataset.table;
            addEventListener('pagehide', () => {{
                localStorage.setItem(`seen-${{id}}`, {});
                localStorage.setItem(`left-${{id}}`, Date.now() - 3600000);
            }});",
            now.steps - 2
        ))
        .await;
    browser.reload().await;
    browser.until_there("#since").await;
    browser.click("#since button").await;
    // The past looks like the past, and says that it is my turn.
    browser.until("document.querySelector('#past')?.innerText.includes('It is your turn.')").await;
    // The film ends now.
    browser.until(&format!("!document.querySelector('#past') && Number(document.querySelector('#status').dataset.steps) === {}", now.steps)).await;
    browser.close().await;
}
