//! Around the table: the front page and what it remembers, inviting, names at one screen, leaving, the walk through a final
//! scoring, and a result that fits a phone.

use serde_json::json;

use crate::begun;
use crate::browser::{Browser, Screen};
use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn play_now_is_remembered_and_the_last_game_goes_on_with_one_click() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.go("/").await;
    assert!(!browser.has("#continue").await, "there is nothing to go on with yet");
    let form = "form[action='/play/china']";
    browser.choose(&format!("{form} [name=players]"), "3").await;
    browser.choose(&format!("{form} [name=strength]"), "apprentice").await;
    browser.click(&format!("{form} [name=practice]")).await;
    browser.click(&format!("{form} button")).await;
    browser.until_asked().await;
    assert_eq!(browser.count("#people li").await, 3);
    assert!(browser.has(".practice").await, "it is a practice table");
    let table = browser.place().await;

    browser.go("/game/china").await;
    let form: (String, String, bool) = browser
        .js("const form = document.querySelector('form.now').elements;
            return [form.players.value, form.strength.value, form.practice.checked]")
        .await;
    assert_eq!(form, ("3".into(), "apprentice".into(), true), "what was chosen last");
    for game in ["dragon", "china"] {
        browser.go(&format!("/game/{game}")).await;
        browser.until("[...document.images].every(one => one.complete && one.naturalWidth > 600)").await;
        gallery::show(&browser, &format!("title-{game}")).await;
    }
    browser.go("/").await;
    browser.click("#continue").await;
    browser.until_asked().await;
    assert_eq!(browser.place().await, table);
    browser.close().await;
}

#[tokio::test]
async fn a_link_is_copied_shared_and_followed() {
    let house = House::open().await;
    let anna = house.browser().await;
    // A browser that can share.
    let share = "navigator.share = async (what) => { window.shared = what; };";
    anna.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": share })).await;
    anna.cdp(
        "Browser.grantPermissions",
        json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
    )
    .await;
    anna.go("/new?game=dragon").await;
    let seats: Vec<String> =
        anna.js("return [...document.querySelectorAll('.seat select')].map(seat => seat.value)").await;
    assert_eq!(seats, ["me", "open", "open", "open", "open"], "a new table is for friends");
    anna.make_table("Anna", &["me", "open", "open"]).await;
    let link: String = anna.js("return document.querySelector('.whole .link').value").await;
    anna.click(".whole [data-copy]").await;
    anna.until_there("#toast.shown").await;
    let copied: String = anna.js("return navigator.clipboard.readText()").await;
    assert_eq!(copied, link);
    anna.click(".whole [data-share]").await;
    anna.until("window.shared").await;
    let shared: (String, String) = anna.js("return [shared.url, shared.text]").await;
    assert_eq!(shared.0, link);
    assert!(shared.1.starts_with("Anna invites you to In the Year of the Dragon"), "{}", shared.1);

    let guests = [house.browser().await, house.browser_in("it").await];
    for guest in &guests {
        guest.go(&link).await;
    }
    gallery::show(&guests[1], "invited").await;
    assert!(
        guests[1].text("#waiting-room h2").await.starts_with("Anna ti invita"),
        "in the guest's language"
    );
    for (guest, name) in guests.iter().zip(["Bruno", "Carla"]) {
        guest.write("#waiting-room input[name=name]", name).await;
        guest.click("#waiting-room form button").await;
        guest.until("!document.querySelector('#waiting-room form.sit')").await;
    }
    anna.until("document.querySelector('#board')").await;
    for guest in guests {
        guest.until("document.querySelector('#board')").await;
        guest.close().await;
    }
    anna.close().await;
}

#[tokio::test]
async fn everybody_at_one_screen_has_a_name_and_leaving_asks_once() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.go("/new?game=dragon").await;
    browser.choose("select[name=players]", "3").await;
    let shown = "[...document.querySelectorAll('.seat')].filter(seat => seat.checkVisibility()).length";
    browser.until(&format!("{shown} === 3")).await;
    browser.write("input[name=name]", "Anna").await;
    assert!(!browser.js::<bool>("return document.querySelector('[name=name-1]').checkVisibility()").await);
    browser.choose("select[name=seat-1]", "me").await;
    browser.write("input[name=name-1]", "Bruno").await;
    browser.choose("select[name=seat-2]", "apprentice").await;
    browser.click("form.stack button.primary").await;
    browser.until_asked().await;
    let people = browser.js::<String>("return document.querySelector('#people').textContent").await;
    assert!(people.contains("Anna") && people.contains("Bruno"), "{people}");

    let answer = |yes: bool| format!("window.asked = []; window.confirm = text => (asked.push(text), {yes})");
    browser.js::<()>(&answer(false)).await;
    browser.click("form[action$='/leave'] button").await;
    browser.until("asked.length === 1").await;
    browser.js::<()>(&answer(true)).await;
    assert!(!browser.has("form[action$='/return']").await, "whoever says no stays");
    browser.click("form[action$='/leave'] button").await;
    browser.until("document.querySelector(\"form[action$='/return']\")").await;
    let asked: Vec<String> = browser.js("return asked").await;
    assert!(matches!(&asked[..], [only] if only.contains("A bot plays on for you")), "{asked:?}");
    browser.close().await;
}

#[tokio::test]
async fn a_final_scoring_walks_over_the_board_once_and_can_be_skipped() {
    let house = House::open_on(async |database| begun::over(database, "china", 4).await).await;
    let browser = house.browser().await;
    let page = format!("/t/{}", begun::TABLE);
    browser.go(&page).await;
    assert!(
        browser.js::<bool>("return document.querySelector('#walk').hidden").await,
        "not for those who want all at once"
    );
    // Not on the table's page: a drawing that comes late would begin the walk there.
    browser.go("/").await;
    browser.js::<()>("localStorage.setItem('pace', 'normal')").await;
    // The walk goes on when the test says so.
    let clock = "const real = setInterval;
        window.setInterval = (step, time) => time === 1700 ? ((window.walkFurther = step), 1) : real(step, time);";
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": clock })).await;
    browser.go(&page).await;
    let sum =
        "[...document.querySelectorAll('#walk b')].reduce((sum, one) => sum + Number(one.textContent), 0)";
    browser.until(&format!("!document.querySelector('#walk').hidden && {sum} > 0")).await;
    let (name, first): (String, f64) =
        browser.js(&format!("return [document.querySelector('#walk strong').textContent, {sum}]")).await;
    let total: f64 = browser
        .js("return [...document.querySelectorAll('#result tfoot tr:first-child td')].reduce((sum, one) => sum + Number(one.innerText), 0)")
        .await;
    assert!(!name.is_empty() && first < total, "{name}: {first} of {total}");
    let in_view = "[...document.querySelectorAll('#board .walked')].some(one => {
        const box = one.getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight; })";
    assert!(
        browser.js::<bool>(&format!("return {in_view}")).await,
        "what gives points is marked on the board"
    );
    browser.picture("walk").await;
    // The next source adds to the first.
    browser.js::<()>("walkFurther()").await;
    browser.until(&format!("{sum} > {first}")).await;
    browser.keys(thirtyfour::Key::Escape).await;
    browser.until("document.querySelector('#walk').hidden").await;
    assert_eq!(browser.count(".walked").await, 0);
    browser.go(&page).await;
    assert!(browser.js::<bool>("return document.querySelector('#walk').hidden").await, "once is enough");
    // Whoever wants to see it again presses a button, and another to skip it.
    browser.click("[data-walk]").await;
    browser.until("document.querySelector('.walked')").await;
    browser.click("[data-skip]").await;
    browser.until("!document.querySelector('.walked')").await;
    browser.go("/").await;
    browser.js::<()>("localStorage.clear(); localStorage.setItem('pace', 'normal')").await;
    browser.hold_still().await;
    browser.go(&page).await;
    assert!(
        browser.js::<bool>("return document.querySelector('#walk').hidden").await,
        "some want nothing to move"
    );
    browser.close().await;
}

#[tokio::test]
async fn a_result_fits_a_phone_with_the_winner_in_view() {
    for (game, players) in [("dragon", 5), ("lotus", 6)] {
        let house = House::open_on(async |database| begun::over(database, game, players).await).await;
        let browser = house.browser_in("it").await;
        for screen in [Screen::Phone, Screen::Narrow] {
            browser.look(screen, false).await;
            browser.go(&format!("/t/{}", begun::TABLE)).await;
            gallery::fits(&browser, game).await;
            nothing_scrolls_inside(&browser, game).await;
            for css in [".podium .winner", "#result a[href$='?at=0']", "#result a[href^='/new']"] {
                let bottom: f64 = browser
                    .js_with(
                        "return document.querySelector(arguments[0]).getBoundingClientRect().bottom",
                        vec![json!(css)],
                    )
                    .await;
                assert!(bottom <= f64::from(screen.size().1), "{game}: {css} ends at {bottom} on {screen:?}");
            }
            let letters: f64 = browser
                .js("return Math.min(...[...document.querySelectorAll('.chart text')].map(text => text.getBoundingClientRect().height))")
                .await;
            assert!(letters >= 10.0, "{game}: letters of {letters} px in the chart on {screen:?}");
            browser.picture(&format!("{game}-result-{screen:?}")).await;
        }
        assert_eq!(browser.count(".chart .axis").await, 2, "both axes are named");
        assert!(browser.count(".chart .round").await >= 4, "and the rounds are numbered");
        browser.close().await;
    }
}

/// Nothing in the result is wider than its place.
async fn nothing_scrolls_inside(browser: &Browser, name: &str) {
    let wide: Vec<String> = browser
        .js("return [...document.querySelectorAll('#result, #result *')]
            .filter(one => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible'
                && !one.matches('.unseen, thead span'))
            .map(one => `${one.scrollWidth} in ${one.clientWidth}: ${one.outerHTML.slice(0, 90)}`)")
        .await;
    assert!(wide.is_empty(), "{name}: {wide:#?}");
}
