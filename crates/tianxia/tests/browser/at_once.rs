//! Several browsers choose in secret at once. Until the last has chosen, nothing that is sent to any of them depends
//! on what another chose.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::company::seated;
use crate::gallery;
use crate::house::House;
use crate::player::Status;

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
    let house = House::open().await;
    let company = all_asked(&house, game, players).await;
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

/// A game until everybody is asked at once. Whoever plays blindly may come to the end before: then there is another.
async fn all_asked(house: &House, game: &str, players: usize) -> Vec<Browser> {
    for _ in 0..5 {
        let company = company(house, game, players).await;
        if are_asked_at_once(&company).await {
            return company;
        }
        for browser in company {
            browser.close().await;
        }
    }
    panic!("in five games of {game} they were never asked at once");
}

/// So many people at a table, each in a browser that keeps all that comes over its live line.
async fn company(house: &House, game: &str, players: usize) -> Vec<Browser> {
    let keep = "window.heard = [];
        window.EventSource = class extends EventSource {
            constructor(...all) {
                super(...all);
                for (const kind of ['page', 'parts']) this.addEventListener(kind, event => heard.push(event.data));
            }
        };";
    let mut company = vec![house.browser().await];
    let mut seats = vec!["open"; players];
    seats[0] = "me";
    company[0].make_table_of(game, "Anna", &seats).await;
    for name in &["Bruno", "Clara"][..players - 1] {
        company.push(seated(house, &company[0], name).await);
    }
    for browser in &company {
        browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": keep })).await;
        browser.reload().await;
        browser.until_there("#board").await;
    }
    company
}

/// Plays until everybody is asked at once; `false` if the game is over before.
async fn are_asked_at_once(company: &[Browser]) -> bool {
    let mut steps = 0;
    loop {
        // All may know of the same steps.
        let mut asked = Vec::new();
        for browser in company {
            let status = browser.until_status(&format!("it.steps >= {steps}")).await;
            if status.over {
                return false;
            }
            if status.mine {
                asked.push((browser, status));
            }
        }
        if asked.len() == company.len() {
            return true;
        }
        let Some((browser, status)) = asked.first() else { continue };
        play_on(browser, status).await;
        steps = browser.until_after(status).await.steps;
    }
}

/// Does something that leads to a contest: all it can on the map, and never passes.
async fn play_on(browser: &Browser, status: &Status) {
    let find = "const all = [...document.querySelectorAll('#choices button')];
        const some = all.filter(button => button.value !== 'pass');
        const most = some.filter(button => /^deploy \\d$/.test(button.value)).pop();
        return (most ?? some[arguments[0] * 7 % some.length] ?? all[0]).dataset.number";
    let number: String = browser.js_with(find, vec![json!(status.steps)]).await;
    browser.click(&format!("#choices button[data-number='{number}']")).await;
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

/// All that these browsers are sent while something is done: over the live line, and as a fresh page afterwards.
async fn sent_while(browsers: &[&Browser], done: impl AsyncFn()) -> Vec<Value> {
    for browser in browsers {
        browser.js::<()>("heard.length = 0").await;
    }
    done().await;
    let mut sent = Vec::new();
    for browser in browsers {
        // Whatever was sent before this page has come before it.
        let page: String = browser.js("return fetch(location).then(answer => answer.text())").await;
        let heard: Vec<String> = browser.js("return heard").await;
        sent.push(json!({ "heard": heard, "page": page }));
    }
    sent
}
