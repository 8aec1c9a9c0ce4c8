//! Puzzles: with mouse, finger and keys, in both languages.

use serde_json::json;
use shelf::Puzzle;
use words::Lang;

use crate::browser::{Browser, Screen};
use crate::gallery;
use crate::house::House;

/// What a solver presses with.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// Makes a choice: on the board where it has a place of its own there, or in the list; or by its key.
async fn press(browser: &Browser, play: &str, hand: Hand) {
    if hand == Hand::Keys {
        let key = "return document.querySelector(`#choices button[value=\"${arguments[0]}\"]`).dataset.key";
        let key: String = browser.js_with(key, vec![json!(play)]).await;
        return browser.keys(key).await;
    }
    browser.until_at_rest().await;
    // A place on the board with this choice alone; none if it shares all its places.
    let find = "const number = [...document.querySelectorAll('#choices button')].findIndex(one => one.value === arguments[0]);
        return [...document.querySelectorAll('#board [data-choices]')]
            .find(one => one.id && one.checkVisibility() && one.dataset.choices === String(number))?.id ?? null;";
    let spot: Option<String> = browser.js_with(find, vec![json!(play)]).await;
    let target =
        spot.map_or_else(|| format!("#choices button[value='{play}']"), |id| format!("[id={}]", json!(id)));
    if !target.starts_with("[id")
        && !browser.js::<bool>("return document.querySelector('#choices button').checkVisibility()").await
    {
        browser.js::<()>("document.querySelector('#all').click()").await;
    }
    match hand {
        Hand::Finger => browser.tap(&target).await,
        _ => browser.click(&target).await,
    }
}

/// A wrong answer, then the right one.
async fn solve(game: &str, lang: Lang, hand: Hand) {
    games::shelve();
    let house = House::open().await;
    let browser = house.browser_in(lang.code()).await;
    browser.hold_still().await;
    let screen = if hand == Hand::Finger { Screen::Phone } else { Screen::Desktop };
    browser.look(screen, false).await;
    let game = shelf::game(game).expect("a game of the shelf");
    let puzzle: &Puzzle = game.puzzles.first().expect("a puzzle");
    let text = |key: &str| shelf::words(lang).text(key);
    let address = format!("/puzzle/{}/{}", game.id, puzzle.name());
    browser.go(&address).await;
    gallery::fits(&browser, &address).await;
    if hand == Hand::Mouse {
        gallery::show(&browser, &format!("puzzle-{}", game.id)).await;
    }
    press(&browser, &puzzle.choices()[1].play, hand).await;
    browser.until_there("#lesson .wrong").await;
    assert!(browser.text("#lesson").await.contains(&text("puzzle-again")));
    press(&browser, puzzle.best(), hand).await;
    browser.until_there("#lesson .right").await;
    assert_eq!(browser.place().await, format!("{address}?tried=0"));
    assert!(browser.has("#board .pointed").await, "the best choice is ringed");
    assert!(browser.text("#lesson").await.contains(&text("puzzle-solved")));
    gallery::show(&browser, &format!("puzzle-solved-{}-{}", game.id, lang.code())).await;
    browser.look(screen, false).await;
    browser.until_there("#lesson-next").await;
    match hand {
        Hand::Finger => browser.tap("#lesson-next").await,
        _ => browser.click("#lesson-next").await,
    }
    browser.until_there("#choices button").await;
    assert_ne!(browser.place().await, address);
    browser.close().await;
}

#[tokio::test]
async fn a_puzzle_of_dragon_is_solved_with_the_mouse() {
    solve("dragon", Lang::En, Hand::Mouse).await;
}

#[tokio::test]
async fn a_puzzle_of_china_is_solved_with_a_finger() {
    solve("china", Lang::It, Hand::Finger).await;
}

#[tokio::test]
async fn a_puzzle_of_dragon_is_solved_by_keyboard_and_offered_at_the_front() {
    solve("dragon", Lang::It, Hand::Keys).await;
    let house = House::open().await;
    let browser = house.browser().await;
    browser.go("/").await;
    browser.click(".today a[href='/puzzle']").await;
    browser.until_there("#lesson.puzzle").await;
    browser.click("#solution").await;
    browser.until_there("#board .pointed").await;
    browser.go("/puzzle/all").await;
    gallery::show(&browser, "puzzles").await;
    browser.close().await;
}
