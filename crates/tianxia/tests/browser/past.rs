//! Looking back: arrow keys, the log, the slider, and back to now.

use thirtyfour::Key;

use crate::begun;
use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn the_past_can_be_walked_through() {
    let house = House::open().await;
    let browser = house.browser().await;
    let place = browser.make_table("Anna", &["me", "apprentice"]).await;
    browser.press_ones(8).await;
    let now = browser.until_asked().await;
    for back in 1..=3 {
        browser.keys(Key::Left).await;
        browser.until_status(&format!("it.steps === {} && !it.mine", now.steps - back)).await;
    }
    assert_eq!(browser.place().await, format!("{place}?at={}", now.steps - 3));
    assert!(!browser.has("[data-choices]").await, "nothing can be done in the past");
    browser.keys(Key::Right).await;
    browser.until_status(&format!("it.steps === {}", now.steps - 2)).await;

    let step: usize = browser
        .js("const entry = document.querySelector('#entries li:nth-child(4) a'); entry.scrollIntoView();
            return Number(new URL(entry.href).searchParams.get('at'))")
        .await;
    browser.click("#entries li:nth-child(4) a").await;
    browser.until_status(&format!("it.steps === {step}")).await;
    browser.js::<()>("history.back()").await;
    browser.until_status(&format!("it.steps === {}", now.steps - 2)).await;

    let slide = "const slider = document.querySelector('#history input'); slider.value = 3;
        slider.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.js::<()>(slide).await;
    browser.until_status("it.steps === 3").await;
    browser.keys(Key::Right).await;
    browser.until_status("it.steps === 4").await;
    let slider: String = browser.js("return document.querySelector('#history input').value").await;
    assert_eq!(slider, "4", "the slider goes with the keys");

    browser.click("#history a.button").await;
    let back = browser.until_status("it.mine").await;
    assert_eq!((back.steps, browser.place().await), (now.steps, place.clone()));
    let slider: String = browser.js("return document.querySelector('#history input').value").await;
    assert_eq!(slider, now.steps.to_string());
    browser.press_ones(1).await;

    browser.go(&format!("{place}?at=2")).await;
    assert_eq!(browser.status().await.steps, 2, "a moment has an address");
    browser.close().await;
}

#[tokio::test]
async fn a_key_that_is_held_down_loses_no_step() {
    let house = House::open().await;
    let browser = house.browser().await;
    let place = browser.make_table("Anna", &["me", "apprentice"]).await;
    browser.press_ones(8).await;
    let now = browser.until_asked().await;
    let hold = |key: &str, times: usize| {
        format!(
            "for (let time = 0; time < {times}; time += 1)
                document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))"
        )
    };
    browser.js::<()>(&hold("ArrowLeft", 12)).await;
    let goal = now.steps - 12;
    browser.until(&format!("location.search === '?at={goal}'")).await;
    browser.until_status(&format!("it.steps === {goal}")).await;
    // Forth and back at once: what counts is where the reader wants to be last.
    browser.js::<()>(&format!("{}; {}", hold("ArrowRight", 5), hold("ArrowLeft", 3))).await;
    browser.until(&format!("location.search === '?at={}'", goal + 2)).await;
    browser.until_status(&format!("it.steps === {}", goal + 2)).await;
    // One way back for each time the key was held down.
    browser.js::<()>("history.back()").await;
    browser.until_status(&format!("it.steps === {goal}")).await;
    // Beyond the end there is nothing but now, beyond the beginning nothing.
    browser.js::<()>(&hold("ArrowRight", 40)).await;
    browser.until_status(&format!("it.steps === {} && it.mine", now.steps)).await;
    assert_eq!(browser.place().await, place);
    browser.js::<()>(&hold("ArrowLeft", now.steps + 9)).await;
    browser.until_status("it.steps === 0").await;
    assert_eq!(browser.place().await, format!("{place}?at=0"));
    browser.close().await;
}

#[tokio::test]
async fn a_finished_game_is_looked_at_with_the_eyes_of_anybody() {
    let house = House::open_on(async |database| begun::over(database, "china", 3).await).await;
    let browser = house.browser().await;
    browser.go(&format!("/t/{}?at=60", begun::TABLE)).await;
    assert!(!browser.has("[id^='hand-1-']").await, "a spectator sees no hand");
    browser.click("#view-as a:nth-of-type(2)").await;
    browser.until_there("[id^='hand-1-']").await;
    assert_eq!(browser.count("#view-as [aria-current]").await, 1);
    // Going on keeps the same view.
    browser.keys(Key::Right).await;
    browser.until_status("it.steps === 61").await;
    assert_eq!(browser.place().await, format!("/t/{}?at=61&as=1", begun::TABLE));
    browser.click("#history a[rel=prev]").await;
    browser.until_status("it.steps === 60").await;
    browser.until_there("[id^='hand-1-']").await;
    gallery::show(&browser, "china-view-as").await;
    browser.click("#view-as a:last-of-type").await;
    browser.until("!document.querySelector(\"[id^='hand-1-']\")").await;
    // Played fast, it comes to its end by itself.
    browser
        .js::<()>(
            "const slider = document.querySelector('#history input'); slider.value = slider.max - 4;
        slider.dispatchEvent(new Event('input', { bubbles: true }))",
        )
        .await;
    browser
        .until("location.search.includes('as=open') && document.querySelector('#history input').value > 60")
        .await;
    browser.click("#history [data-play='200']").await;
    browser
        .until(
            "document.querySelector('#history input').value === document.querySelector('#history input').max",
        )
        .await;
    browser.close().await;
}
