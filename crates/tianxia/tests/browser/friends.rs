//! Friends in real browsers: two who speak different languages meet, become friends, and play again by invitation.

use crate::browser::Browser;
use crate::company::invited;
use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn friends_greet_each_other_in_two_languages_and_play_by_invitation() {
    let house = House::open().await;
    let anna = house.browser().await;
    anna.make_table("Anna", &["me", "open"]).await;
    let bruno = invited(&house, &anna, "Bruno").await;
    bruno.until_there("#board").await;
    bruno.click("header button[lang=it]").await;
    bruno.until("document.documentElement.lang === 'it'").await;
    a_phrase_is_read_in_both_languages(&anna, &bruno).await;
    they_become_friends(&anna, &bruno).await;
    let table = anna.make_table("Anna", &["me", "open"]).await;
    anna_invites_bruno(&anna, &bruno).await;
    for browser in [&anna, &bruno] {
        browser.go(&table).await;
        browser.until_there("#board").await;
    }
    for _ in 0..2 {
        let now = anna.status().await;
        bruno.until_status(&format!("it.version >= {}", now.version)).await;
        let actor = if now.mine { &anna } else { &bruno };
        actor.until_asked().await;
        actor.keys("1").await;
        actor.until_after(&now).await;
    }
    for browser in [anna, bruno] {
        browser.close().await;
    }
}

async fn a_phrase_is_read_in_both_languages(anna: &Browser, bruno: &Browser) {
    for browser in [anna, bruno] {
        browser.click("label[for=tab-chat]").await;
        browser.until_there("#phrases button").await;
    }
    bruno.click("#phrases button").await;
    let reads = |words: &str| format!("document.querySelector('#lines').innerText.includes('{words}')");
    bruno.until(&reads("Ciao a tutti!")).await;
    anna.until(&reads("Hello, everybody!")).await;
    gallery::show(anna, "quick-phrases").await;
}

async fn they_become_friends(anna: &Browser, bruno: &Browser) {
    anna.go("/friends").await;
    gallery::show(anna, "friends-none").await;
    anna.click("[aria-labelledby=site-met] form button").await;
    anna.until_there("[aria-labelledby=site-friends-asked]").await;
    bruno.go("/me").await;
    bruno.click("main a[href='/friends']").await;
    bruno.until_there("[aria-labelledby=site-friends-asking]").await;
    gallery::show(bruno, "friends-asking-it").await;
    bruno.click("form[action='/friends/add'] button").await;
    bruno.until_there("[aria-labelledby=site-friends-mine] .dot.on").await;
    gallery::show(bruno, "friends-it").await;
    anna.go("/friends").await;
    anna.until_there("[aria-labelledby=site-friends-mine] .dot.on").await;
}

async fn anna_invites_bruno(anna: &Browser, bruno: &Browser) {
    // The game that they left may wait for him as well.
    let waiting: u32 = bruno.js("return fetch('/waiting').then(answer => answer.text()).then(Number)").await;
    anna.click("#waiting-room a[href$='/invite']").await;
    anna.until_there("[aria-labelledby=site-friends-mine] form").await;
    gallery::show(anna, "invite").await;
    anna.click("[aria-labelledby=site-friends-mine] form button").await;
    anna.until_there("[role=status]").await;
    // Every page says how many tables wait; it leads to where the invitation is.
    bruno.go("/rules/dragon").await;
    let one_more =
        format!("document.querySelector('#waiting:not([hidden])')?.innerText.startsWith('{}')", waiting + 1);
    bruno.until(&one_more).await;
    bruno.go("/").await;
    bruno.until_there(".invited form").await;
    gallery::show(bruno, "invited-it").await;
    bruno.click(".invited form button").await;
    bruno.until_there("#board").await;
}

#[tokio::test]
async fn a_name_that_is_refused_can_be_asked_for() {
    let house = House::open().await;
    let clara = house.browser_in("it").await;
    clara.go("/lobby").await;
    clara.forgive("422");
    clara.write("form.wish [name=name]", "Str0nz0").await;
    clara.click("form.wish button").await;
    clara.until_there("a[href='/appeal']").await;
    gallery::show(&clara, "name-refused-it").await;
    clara.click("a[href='/appeal']").await;
    clara.until_there("form[action='/appeal']").await;
    gallery::show(&clara, "appeal-it").await;
    clara.write("form[action='/appeal'] [name=name]", "Str0nz0").await;
    clara.write("form[action='/appeal'] [name=why]", "È il cognome di mia nonna.").await;
    clara.click("form[action='/appeal'] button").await;
    clara.until("document.querySelector('h1').innerText === 'Grazie'").await;
    clara.close().await;
}
