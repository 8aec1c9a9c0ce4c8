//! What would happen: a choice under the pointer says what it would do, and shows the board as it would be.

use crate::browser::Browser;
use crate::house::House;

/// The first place on the board with one choice, as a selector, and the label of that choice.
const SPOT: &str = "return [...document.querySelectorAll('[data-choices]')]
    .filter(spot => spot.checkVisibility() && !spot.dataset.choices.includes(' '))
    .map(spot => [`[id='${spot.id}']`, document.querySelectorAll('#choices button')[spot.dataset.choices].lastChild.textContent.trim()])
    .slice(0, 4)";

/// Points at a place on the board, and gives the label of its choice, what is said about it, and how many pieces look as
/// they would be.
async fn look_at(browser: &Browser, spot: &str) -> (String, usize) {
    browser.hover(spot).await;
    browser.until_there("#foresight.shown").await;
    let pieces = browser.count("#board .foreseen, #board .ghostly").await;
    (browser.text("#foresight").await, pieces)
}

async fn is_foreseen(game: &str, seats: &[&str], wanted: &str) {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table_of(game, "Anna", seats).await;
    for _ in 0..30 {
        let asked = browser.until_asked().await;
        let spots: Vec<(String, String)> = browser.js(SPOT).await;
        let mut found = false;
        let all = browser.count("#board [data-choices]").await;
        for (spot, label) in spots {
            let (line, pieces) = look_at(&browser, &spot).await;
            // Looking takes no choice away, however much would change.
            let left = browser.count("#board [data-choices]").await;
            assert_eq!(left, all, "{game}: while {spot} is looked at");
            assert!(line.starts_with(&label), "{game}: {line}");
            found |= pieces > 0 && line.len() > label.len() && line.contains(wanted);
            if found {
                browser.picture(&format!("{game}-preview")).await;
                break;
            }
        }
        assert_eq!(browser.status().await.version, asked.version, "{game}: nothing is done by looking");
        // What was only shown is gone when the pointer is.
        browser.hover(".top .here").await;
        browser.until("!document.querySelector('.foreseen, .ghostly, #foresight.shown')").await;
        browser.is_as_fresh().await;
        if found {
            return browser.close().await;
        }
        browser.keys("1").await;
        browser.until_after(&asked).await;
    }
    panic!("{game}: no choice showed what it would do");
}

/// What is shown of a choice stands under the pointer, and does not keep it from what is below.
#[tokio::test]
async fn a_choice_that_is_shown_can_be_clicked_in_lotus() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table_of("lotus", "Anna", &["me", "apprentice", "apprentice"]).await;
    let asked = browser.until_asked().await;
    let spots: Vec<(String, String)> = browser.js(SPOT).await;
    let (spot, _) = spots.first().expect("a region for a cube");
    browser.hover(spot).await;
    browser.until_there("#board .ghostly").await;
    browser.click_there().await;
    browser.until_after(&asked).await;
    browser.close().await;
}

/// A press that takes its time counts: nothing changes under it, although the focus comes from elsewhere, and although
/// it is known meanwhile what the choice would lead to.
#[tokio::test]
async fn a_slow_press_is_not_lost() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.go("/learn/longwang/first/12").await;
    browser.js::<()>("document.querySelector('#lesson-back').focus()").await;
    // The heap of rice would be larger, so it would be drawn anew.
    browser.press_slowly("#tokens-0-rice", "foreseen.size > 0").await;
    browser.until("location.pathname === '/learn/longwang/first/13'").await;
    browser.close().await;
}

#[tokio::test]
async fn a_choice_shows_what_it_would_do_in_dragon() {
    is_foreseen("dragon", &["me", "me"], "").await;
}

#[tokio::test]
async fn a_choice_shows_what_it_would_do_in_longwang() {
    is_foreseen("longwang", &["me", "apprentice", "apprentice", "apprentice"], "").await;
}

#[tokio::test]
async fn a_choice_shows_who_would_lead_in_china() {
    is_foreseen("china", &["me", "apprentice", "apprentice"], "would lead").await;
}
