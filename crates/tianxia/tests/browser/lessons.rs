//! Lessons, from the first page to the last: with the mouse on a desk, with a finger on a phone, and by keyboard.

use std::collections::HashSet;

use serde_json::json;
use shelf::{Game, Lesson, LessonPage};
use thirtyfour::Key;
use words::Lang;

use crate::browser::{Browser, Screen};
use crate::gallery;
use crate::house::House;
use crate::keyboard::tab_to;

/// What a learner presses with.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// The lessons of a game, with each hand: tests of their own, so that they run side by side and say which game fails.
macro_rules! learnt {
    ($($game:ident),*) => { $(
        mod $game {
            use super::{Hand, learn_all};

            #[tokio::test]
            async fn is_learnt_with_the_mouse() {
                learn_all(stringify!($game), Hand::Mouse).await;
            }

            #[tokio::test]
            async fn is_learnt_with_a_finger() {
                learn_all(stringify!($game), Hand::Finger).await;
            }

            #[tokio::test]
            async fn is_learnt_by_keyboard() {
                learn_all(stringify!($game), Hand::Keys).await;
            }
        }
    )* };
}

games::each!(learnt);

/// Goes through all lessons of a game. Wrong answers and other moves are answered with a sentence.
async fn learn_all(game: &str, hand: Hand) {
    games::shelve();
    let (lang, screen) = match hand {
        Hand::Mouse => (Lang::En, Screen::Desktop),
        Hand::Finger => (Lang::It, Screen::Phone),
        Hand::Keys => (Lang::It, Screen::Desktop),
    };
    let house = House::open().await;
    let browser = house.browser_in(lang.code()).await;
    browser.hold_still().await;
    browser.look(screen, false).await;
    browser.forgive("422");
    let game = shelf::game(game).expect("a game of the shelf");
    let mut kinds = HashSet::new();
    for lesson in &game.lessons {
        learn(&browser, game, lesson, lang, hand, &mut kinds).await;
    }
    browser.close().await;
}

/// Goes through a lesson. Of each kind of page – to read, to play, to answer – axe-core looks at the first in a game: the rest is the
/// same again, and the same for every hand.
async fn learn(
    browser: &Browser,
    game: &Game,
    lesson: &Lesson,
    lang: Lang,
    hand: Hand,
    kinds: &mut HashSet<(bool, bool)>,
) {
    browser.go(&format!("/learn/{}/{}/1", game.id, lesson.name)).await;
    for (page, number) in lesson.pages.iter().zip(1..) {
        let address = format!("/learn/{}/{}/{number}", game.id, lesson.name);
        browser.until(&format!("document.querySelector('#lesson')?.dataset.page === '{address}'")).await;
        assert_eq!(browser.place().await, address);
        let said = shelf::words(lang).text(&lesson.page_key(game, page));
        assert_eq!(browser.text("#lesson .says").await, said, "{address}");
        assert_eq!(browser.count(".pointed").await, page.points.len(), "{address}");
        gallery::fits(browser, &address).await;
        let kind = (page.play.is_some(), page.answers.is_empty());
        if hand == Hand::Mouse && kinds.insert(kind) {
            gallery::in_order(browser, &address).await;
        }
        if let Some(play) = &page.play {
            press(browser, page, play, hand).await;
        } else if !page.answers.is_empty() {
            answer(browser, page, hand).await;
        } else if number < lesson.pages.len() {
            go_on(browser, hand).await;
        }
    }
    browser.until_there("#lesson form[action^='/play/'] button").await;
}

/// A wrong answer first, which changes nothing.
async fn answer(browser: &Browser, page: &LessonPage, hand: Hand) {
    let before = browser.place().await;
    let wrong = if page.right == 1 { 2 } else { 1 };
    press(browser, page, &format!("answer {wrong}"), hand).await;
    browser.until("document.querySelector('#toast').classList.contains('shown')").await;
    browser.until("!document.querySelector('form.sending')").await;
    assert_eq!(browser.place().await, before);
    browser.js::<()>("document.querySelector('#toast').classList.remove('shown')").await;
    press(browser, page, &format!("answer {}", page.right), hand).await;
}

async fn go_on(browser: &Browser, hand: Hand) {
    match hand {
        Hand::Mouse => browser.click("#lesson-next").await,
        Hand::Finger => browser.tap("#lesson-next").await,
        Hand::Keys => {
            let there = "return document.activeElement.id === 'lesson-next'";
            if !browser.js::<bool>(there).await {
                tab_to(browser, "#lesson-next").await;
            }
            browser.keys(Key::Enter).await;
        }
    }
}

/// Chooses something by its notation: on the board, at what the page points at, or by its key.
async fn press(browser: &Browser, page: &LessonPage, notation: &str, hand: Hand) {
    if hand == Hand::Keys {
        let key = "return document.querySelector(`#choices button[value=\"${arguments[0]}\"]`).dataset.key";
        let key: String = browser.js_with(key, vec![json!(notation)]).await;
        return browser.keys(key).await;
    }
    browser.until_at_rest().await;
    // The element, and the place of the choice in its menu if it has several.
    let find = "const [notation, ids] = arguments;
        const number = [...document.querySelectorAll('#choices button')].findIndex(one => one.value === notation);
        for (const id of ids) {
            const element = document.getElementById(id);
            const choices = (element.dataset.choices ?? '').split(' ');
            if (element.checkVisibility() && choices.includes(String(number))) return [id, choices.length > 1 ? choices.indexOf(String(number)) : -1];
        }";
    let ids: Vec<&String> = page.points.iter().chain(&page.answers).collect();
    let (spot, item): (String, i32) = browser.js_with(find, vec![json!(notation), json!(ids)]).await;
    let mut targets = vec![format!("[id={}]", json!(spot))];
    if item >= 0 {
        targets.push(format!("#menu button:nth-child({})", item + 1));
    }
    for target in targets {
        match hand {
            Hand::Finger => browser.tap(&target).await,
            _ => browser.click(&target).await,
        }
    }
}

/// The first lesson is offered at the front, beside the rules, and at the first table, until somebody knows the game.
#[tokio::test]
async fn a_lesson_is_offered_until_somebody_knows_the_game() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.go("/").await;
    assert!(browser.has(".card a[href='/learn/dragon']").await);
    browser.go("/rules/dragon").await;
    assert!(browser.has(".finder a[href='/learn/dragon']").await);

    browser.make_table_of("dragon", "Anna", &["me", "apprentice"]).await;
    browser.until_asked().await;
    let table = browser.place().await;
    assert!(browser.has("#news a[href='/learn/dragon']").await);
    gallery::show(&browser, "lesson-offered").await;
    browser.click("#news form[action='/learn/dragon/known'] button").await;
    browser.until("!document.querySelector('#news .offer')").await;
    assert_eq!(browser.place().await, table);

    // At a game they do not know, it is offered; whoever has been through the lesson knows it.
    browser.make_table_of("china", "Anna", &["me", "apprentice", "apprentice"]).await;
    browser.until_there("#news a[href='/learn/china']").await;
    let table = browser.place().await;
    let china = shelf::game("china").expect("a game");
    browser.go(&format!("/learn/china/first/{}", china.lessons[0].pages.len())).await;
    browser.go(&table).await;
    browser.until_asked().await;
    assert!(!browser.has("#news .offer").await);
    browser.close().await;
}

/// What is not asked for is answered: another move kindly, with what is wanted, and one that the rules forbid with their reason.
#[tokio::test]
async fn other_moves_are_answered_with_what_is_wanted() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.forgive("422");
    browser.go("/learn/china/first/4").await;
    browser.click("#region-wei").await;
    browser
        .until("document.querySelector('#toast').textContent.includes('Here, please do this: Yan (green)')")
        .await;
    assert_eq!(browser.place().await, "/learn/china/first/4");
    let refused: (u16, String) = browser
        .js("return fetch('/learn/china/first/4/act', { method: 'POST', headers: { 'x-live': '1' },
                body: new URLSearchParams({ action: 'palace yan-2' }) })
            .then(async answer => [answer.status, await answer.text()])")
        .await;
    assert_eq!(refused.0, 422);
    assert!(!refused.1.contains("please do this"), "the reason of the game: {}", refused.1);
    browser.close().await;
}

/// The first question of each game as people see it, on every screen.
#[tokio::test]
async fn lessons_are_in_order_on_every_screen() {
    let house = House::open().await;
    let browser = house.browser().await;
    games::shelve();
    for game in shelf::games() {
        let Some(lesson) = game.lessons.first() else { continue };
        let asks = lesson.pages.iter().position(|page| !page.answers.is_empty()).expect("a question");
        browser.go(&format!("/learn/{}/{}/{}", game.id, lesson.name, asks + 1)).await;
        gallery::show(&browser, &format!("lesson-{}", game.id)).await;
    }
    browser.close().await;
}
