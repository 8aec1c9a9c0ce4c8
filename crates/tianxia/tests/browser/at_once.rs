//! Several browsers choose in secret at once. Until the last has chosen, nothing that is sent to any of them depends
//! on what another chose.

use kernel::Seat;
use serde_json::Value;

use crate::begun;
use crate::browser::Browser;
use crate::gallery;
use crate::heard;
use crate::house::House;

#[tokio::test]
async fn three_browsers_vote_at_once_in_white_lotus() {
    choose_at_once("lotus", 3).await;
}

#[tokio::test]
async fn two_browsers_lay_return_cards_at_once_in_ming_dynasty() {
    choose_at_once("ming", 2).await;
}

/// Which of its choices somebody takes.
#[derive(Copy, Clone)]
enum Way {
    First,
    Last,
}

async fn choose_at_once(game: &str, players: usize) {
    let house =
        House::open_on(async |database| begun::asked_at_once(database, game, players as u8).await).await;
    let company = company(&house, players).await;
    // All but the last choose, each in two ways; nobody else can tell the one from the other.
    for (place, chooser) in company.iter().enumerate().take(players - 1) {
        let others: Vec<&Browser> = company.iter().filter(|other| !std::ptr::eq(*other, chooser)).collect();
        let first = sent_while(&others, async || choose(chooser, Way::First).await).await;
        take_back(chooser).await;
        let last = sent_while(&others, async || choose(chooser, Way::Last).await).await;
        assert_eq!(first, last, "{game}: what the others are sent while the browser {place} chooses");
        for (waits, other) in company.iter().enumerate() {
            assert_eq!(other.status().await.mine, waits > place, "{game}: browser {waits} is asked");
        }
    }
    let last = &company[players - 1];
    let before = last.status().await;
    gallery::show(last, &format!("{game}-at-once")).await;
    choose(last, Way::First).await;
    for browser in &company {
        browser.until_status(&format!("it.steps > {}", before.steps)).await;
        browser.is_as_fresh().await;
    }
    gallery::show(last, &format!("{game}-revealed")).await;
    for browser in company {
        browser.close().await;
    }
}

/// This number of people at the table, each in a browser that keeps everything that its stream receives.
async fn company(house: &House, players: usize) -> Vec<Browser> {
    let mut company = Vec::new();
    for (seat, name) in Seat::all(players as u8).zip(["Anna", "Bruno", "Clara"]) {
        let browser = heard::listener(house).await;
        heard::sit(&browser, begun::TABLE, seat, name).await;
        company.push(browser);
    }
    for browser in &company {
        browser.until_asked().await;
        heard::until_there(browser).await;
    }
    company
}

/// Chooses as far as it goes without the others.
async fn choose(browser: &Browser, way: Way) {
    while browser.status().await.mine {
        let status = browser.status().await;
        match way {
            Way::First => browser.click("#choices button").await,
            Way::Last => browser.click("#choices button:last-of-type").await,
        }
        browser.until_after(&status).await;
    }
}

async fn take_back(browser: &Browser) {
    while browser.has("#undo button:enabled").await {
        let status = browser.status().await;
        browser.click("#undo button").await;
        browser.until_after(&status).await;
    }
    assert!(browser.status().await.mine);
}

/// All that these browsers are sent while something is done.
async fn sent_while(browsers: &[&Browser], done: impl AsyncFn()) -> Vec<Value> {
    for browser in browsers {
        heard::forget(browser).await;
    }
    done().await;
    let mut sent = Vec::new();
    for browser in browsers {
        sent.push(heard::sent(browser).await);
    }
    sent
}
