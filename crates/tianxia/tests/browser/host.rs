//! What a host does about others, by keyboard and by finger.

use serde_json::json;
use thirtyfour::Key;

use crate::browser::{Browser, Screen};
use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn a_host_removes_mutes_and_closes() {
    let house = House::open().await;
    let anna = house.browser().await;
    let place = anna.make_table("Anna", &["me", "open", "open"]).await;
    let bruno = house.browser().await;
    let link: String = anna.js("return document.querySelector('#waiting-room input.link').value").await;
    bruno.go(&link).await;
    bruno.write("#waiting-room input[name=name]", "Bruno").await;
    bruno.click("#waiting-room form button").await;
    anna.until("document.querySelector('#people').innerText.includes('Bruno')").await;
    let clara = house.browser().await;
    clara.go(&place).await;
    assert!(!bruno.has("#hosting").await && !clara.has("#hosting, .mute").await, "only the host has tools");

    a_spectator_is_muted_and_heard_again(&anna, &bruno, &clara).await;
    anna.click("#hosting summary").await;
    anna.until_there("#hosting form").await;
    gallery::show(&anna, "hosting").await;
    a_player_is_removed_by_keyboard(&anna, &bruno).await;
    the_table_is_closed_with_a_finger(&anna, &bruno, &clara).await;
    gallery::show(&bruno, "closed").await;
    for browser in [anna, bruno, clara] {
        browser.close().await;
    }
}

async fn say(browser: &Browser, text: &str) {
    browser.write("#chat input[name=text]", text).await;
    browser.click("#chat form.row button").await;
}

async fn a_spectator_is_muted_and_heard_again(anna: &Browser, bruno: &Browser, clara: &Browser) {
    say(clara, "I know better").await;
    say(bruno, "hello").await;
    anna.until("document.querySelectorAll('#lines li').length === 2").await;
    assert_eq!(anna.count("#lines .marker").await, 1, "a player has the mark of the seat");
    assert!(anna.text("#lines").await.contains("(watching)"));
    assert_eq!(anna.count("#lines .mute").await, 1, "players cannot be muted");
    anna.click("#lines .mute").await;
    for browser in [anna, bruno, clara] {
        browser.until("!document.querySelector('#lines').innerText.includes('I know better')").await;
    }
    clara.forgive("403");
    say(clara, "and again").await;
    clara.until("document.querySelector('#toast').innerText.includes('does not want you')").await;
    anna.click("#hosting summary").await;
    anna.click("#hosting form[action$='unmute'] button").await;
    bruno.until("document.querySelector('#lines').innerText.includes('I know better')").await;
    assert!(anna.has("#hosting[open]").await, "the tools stay open");
    anna.click("#hosting summary").await;
}

async fn a_player_is_removed_by_keyboard(anna: &Browser, bruno: &Browser) {
    anna.click("#people-title").await;
    for _ in 0..30 {
        anna.keys(Key::Tab).await;
        let css = json!("#hosting form[action$='free'] button");
        if anna.js_with("return document.activeElement.matches(arguments[0])", vec![css]).await {
            break;
        }
    }
    anna.keys(Key::Enter).await;
    anna.until("!document.querySelector('#people').innerText.includes('Bruno')").await;
    bruno.until("document.querySelector('#people').innerText.includes('You are watching')").await;
}

async fn the_table_is_closed_with_a_finger(anna: &Browser, bruno: &Browser, clara: &Browser) {
    anna.look(Screen::Phone, false).await;
    anna.tap("#hosting form[action$='close'] button").await;
    for browser in [anna, bruno, clara] {
        browser
            .until("document.querySelector('#status').innerText.includes('Anna, the host, has closed')")
            .await;
        assert!(!browser.has("#hosting, #waiting-room, #choices, #chat form, .mute").await);
    }
}
